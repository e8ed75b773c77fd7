//! The first screen: the game under way, or a new one; saved games, help, settings, language.

use super::saved::OpenFile;
use super::saved::told::{Who, board, state};
use crate::ago::{Ago, ago};
use crate::app::App;
use crate::board::render::BoardThumb;
use crate::lang::Lang;
use crate::page::*;
use crate::parts::{Button, Icon, Kind, Notice, Pick};
use crate::route::Screen;
use crate::store::{Meta, SaveId, StoreError};
use crate::web;
use crate::words::{Words, scenario, store_error, t_string, use_i18n};

#[component]
pub fn Home() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let game = app.store().to_go_on().ok().flatten();
    let newer = game.as_ref().and_then(|row| row.meta.clone().err());
    let under_way = game.and_then(|row| Some((row.id, row.meta.ok()?)));
    let drawn = under_way.as_ref().and_then(|(id, _)| board(&app.store().open(*id).ok()?.save));
    let item = if under_way.is_some() { "item" } else { "item primary" };

    view! {
        <main class="home" tabindex="-1">
            <section class="l">
                {under_way.is_some().then(|| view! { <Rose class="bg"/> })}
                <div class="word">
                    <svg class="logo" aria-hidden="true"><use href="#logo"></use></svg>
                    <h1>{move || t_string!(words, app.name)}</h1>
                </div>
                <p class="tagline">{move || t_string!(words, home.tag_line)}</p>
                <nav class="go" aria-label=move || t_string!(words, home.menu)>
                    <button type="button" class=item data-go="new" on:click=move |_| app.nav.go(Screen::NewGame)>
                        <Icon name="plus"/>
                        <span>{move || t_string!(words, home.new_game)}<small>{move || t_string!(words, home.new_game_hint)}</small></span>
                        <span class="end"><Icon name="right"/></span>
                    </button>
                    <div class="two">
                        <ToSaved/>
                        <OpenFile class="item" hint=true/>
                        <button type="button" class="item" data-go="learn" on:click=move |_| app.nav.go(Screen::Help(None))>
                            <Icon name="book"/>
                            <span>{move || t_string!(words, home.learn)}<small>{move || t_string!(words, home.learn_hint)}</small></span>
                        </button>
                        <button type="button" class="item" data-go="settings" on:click=move |_| app.settings.set(true)>
                            <Icon name="cog"/>
                            <span>{move || t_string!(words, home.settings)}<small>{move || t_string!(words, home.settings_hint)}</small></span>
                        </button>
                    </div>
                </nav>
                <Foot/>
            </section>
            <section class="chart">
                {match drawn {
                    Some((land, pieces)) => view! { <BoardThumb land pieces numbers=true/> },
                    None => view! { <Rose class="rose"/> },
                }}
                <div class="neat"></div>
                <div class="news">
                    {app.blocked().then(|| view! { <Notice>{move || store_error(words, StoreError::Blocked)}</Notice> })}
                    {newer.map(|error| view! { <Notice>{move || store_error(words, error)}</Notice> })}
                    {app.damaged().into_iter().map(|id| view! { <Damaged id/> }).collect_view()}
                </div>
                {match under_way {
                    Some((id, meta)) => view! { <Resume id meta/> },
                    None => view! { <div class="resume"><p>{move || t_string!(words, home.no_saves)}</p></div> },
                }}
            </section>
        </main>
    }
}

/// The way to the saved games, with how many there are.
#[component]
fn ToSaved() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let rows = app.store().list().unwrap_or_default();
    let finished = rows.iter().filter(|row| row.finished()).count();
    let under_way = rows.iter().filter(|row| row.under_way()).count();
    let hint = move || match (under_way, finished) {
        (0, 0) => t_string!(words, saved.none).to_owned(),
        _ => t_string!(words, saved.counts, under_way = under_way, finished = finished),
    };
    view! {
        <button type="button" class="item" data-go="saved" on:click=move |_| app.nav.go(Screen::Saved)>
            <Icon name="save"/>
            <span>{move || t_string!(words, saved.title)}<small>{hint}</small></span>
        </button>
    }
}

#[component]
fn Rose(class: &'static str) -> View {
    view! {
        <svg class=class viewBox="-120 -120 240 240" aria-hidden="true">
            <use href="#rose"></use>
        </svg>
    }
}

#[component]
fn Resume(id: SaveId, meta: Meta) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let since = ago(meta.when, web::now());
    let seats = meta.seats.clone();
    let meta = StoredValue::new(meta);
    view! {
        <section class="resume" aria-labelledby="left-off">
            <div>
                <div class="small muted">{move || left_off(words, since)}</div>
                <h2 id="left-off">{move || meta.with_value(|meta| scenario(words, &meta.scenario))}</h2>
                <div class="small">{move || meta.with_value(|meta| state(words, meta))}</div>
                <Who seats/>
            </div>
            <Button kind=Kind::Big after="next" on:click=move |_| app.go_on(words, id)>{move || t_string!(words, action.go_on)}</Button>
        </section>
    }
}

fn left_off(words: Words, since: Ago) -> String {
    match since {
        Ago::Now => t_string!(words, home.just_left).to_owned(),
        Ago::Minutes(n) => t_string!(words, home.minutes, count = n),
        Ago::Hours(n) => t_string!(words, home.hours, count = n),
        Ago::Days(n) => t_string!(words, home.days, count = n),
    }
}

/// A save that was set aside when the app opened, and what is left of its game.
#[component]
fn Damaged(id: SaveId) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let intact = app.store().open(id).ok().map(|opened| opened.save.meta.when);
    let text = move || match intact {
        Some(when) => t_string!(words, save.damaged_but, time = web::time_of_day(when, app.lang())),
        None => t_string!(words, save.damaged).to_owned(),
    };
    view! { <Notice>{text}</Notice> }
}

#[component]
fn Foot() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let languages = Lang::ALL.map(|lang| (lang, lang.name().to_owned())).to_vec();
    view! {
        <div class="foot">
            <span class="grow"></span>
            <Pick
                label=Signal::derive(move || t_string!(words, settings.language).to_owned())
                value=Signal::derive(move || app.lang())
                options=languages
                on_pick=move |lang| app.prefs.update(|prefs| prefs.lang = Some(lang))
            />
        </div>
    }
}
