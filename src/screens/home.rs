//! The first screen: the game under way, or a new one; help, settings, language.

use leptos::prelude::*;

use crate::ago::{Ago, ago};
use crate::app::App;
use crate::lang::Lang;
use crate::parts::{Button, Flag, Icon, Kind, Notice, Pick};
use crate::route::Screen;
use crate::store::{Meta, SaveId, Status, StoreError};
use crate::web;
use crate::words::{Words, scenario, store_error, t_string, use_i18n};

#[component]
pub fn Home() -> impl IntoView {
    let app = App::get();
    let words: Words = use_i18n();
    let game = current(app);
    let under_way = game.clone().and_then(Result::ok);
    let newer = game.and_then(Result::err);
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
                    <button type="button" class=item on:click=move |_| app.nav.go(Screen::NewGame)>
                        <Icon name="plus"/>
                        <span>{move || t_string!(words, home.new_game)}<small>{move || t_string!(words, home.new_game_hint)}</small></span>
                        <span class="end"><Icon name="right"/></span>
                    </button>
                    <div class="two">
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
                {under_way.is_none().then(|| view! { <Rose class="rose"/> })}
                <div class="neat"></div>
                <div class="news">
                    {app.blocked().then(|| view! { <Notice>{move || store_error(words, StoreError::Blocked)}</Notice> })}
                    {newer.map(|error| view! { <Notice>{move || store_error(words, error)}</Notice> })}
                    {app.damaged().into_iter().map(|id| view! { <Damaged id/> }).collect_view()}
                </div>
                {match under_way {
                    Some(meta) => view! { <Resume meta/> }.into_any(),
                    None => view! { <div class="resume"><p>{move || t_string!(words, home.no_saves)}</p></div> }.into_any(),
                }}
            </section>
        </main>
    }
}

#[component]
fn Rose(class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="-120 -120 240 240" aria-hidden="true">
            <use href="#rose"></use>
        </svg>
    }
}

/// The game to continue, or why it cannot be.
fn current(app: App) -> Option<Result<Meta, StoreError>> {
    let store = app.store();
    let id = store.current().ok().flatten()?;
    let row = store.list().ok()?.into_iter().find(|row| row.id == id)?;
    match row.meta {
        Ok(Meta { status: Status::Finished { .. }, .. }) => None,
        meta => Some(meta),
    }
}

#[component]
fn Resume(meta: Meta) -> impl IntoView {
    let app = App::get();
    let words: Words = use_i18n();
    let Meta { scenario: id, seats, status, when } = meta;
    let since = ago(when, web::now());
    let name_of = |seat: usize| seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default();
    let state = match status {
        Status::UnderWay { turn, seat } => {
            let name = name_of(seat);
            Signal::derive(move || match turn {
                0 => t_string!(words, home.setting_up, name = name.clone()),
                _ => t_string!(words, home.under_way, turn = turn, name = name.clone()),
            })
        }
        Status::Finished { winner } => {
            let name = name_of(winner);
            Signal::derive(move || t_string!(words, home.finished, name = name.clone()))
        }
    };
    let who = seats.into_iter().map(|seat| {
        view! { <span><Flag style=seat.style/>{seat.name}<b>{seat.points}</b></span> }
    });

    view! {
        <section class="resume" aria-labelledby="left-off">
            <div>
                <div class="small muted">{move || left_off(words, since)}</div>
                <h2 id="left-off">{move || scenario(words, &id)}</h2>
                <div class="small">{state}</div>
                <div class="who-now">{who.collect_view()}</div>
            </div>
            <Button kind=Kind::Big after="next" on:click=move |_| app.nav.go(Screen::Play)>{move || t_string!(words, action.go_on)}</Button>
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
fn Damaged(id: SaveId) -> impl IntoView {
    let app = App::get();
    let words: Words = use_i18n();
    let intact = app.store().open(id).ok().map(|opened| opened.save.meta.when);
    let text = move || match intact {
        Some(when) => t_string!(words, save.damaged_but, time = web::time_of_day(when, app.lang())),
        None => t_string!(words, save.damaged).to_owned(),
    };
    view! { <Notice>{move || text()}</Notice> }
}

#[component]
fn Foot() -> impl IntoView {
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
