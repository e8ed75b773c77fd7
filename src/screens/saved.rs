//! The games kept on this device: to go on with, to look back on, to save as files, to delete.

mod row;
pub mod told;

use leptos::task::spawn_local;

use crate::app::App;
use crate::follow::Memo;
use crate::page::*;
use crate::parts::{Button, Icon, IconButton, Kind, Notice, When};
use crate::route::Screen;
use crate::store::{Listed, MOST};
use crate::web;
use crate::words::{Words, store_error, t_string, use_i18n};
use row::Row;

#[component]
pub fn Saved() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let listed = app.store().list();
    let trouble = listed.as_ref().err().copied();
    let rows = RwSignal::new(listed.unwrap_or_default());
    let ids = Memo::new(move |_| rows.with(|rows| rows.iter().map(|row| row.id).collect::<Vec<_>>()));
    let row = move |id| {
        let row = rows.with_untracked(|rows| rows.iter().find(|row| row.id == id).cloned());
        row.map(|row: Listed| view! { <Row row rows/> })
    };
    let back = Signal::derive(move || t_string!(words, action.back).to_owned());
    view! {
        <main class="sheet-page" tabindex="-1">
            <header class="bar">
                <IconButton icon="left" label=back on:click=move |_| app.nav.back()/>
                <h1 class="grow">{move || t_string!(words, saved.title)}</h1>
                <OpenFile class="btn"/>
            </header>
            <div class="body stack">
                {trouble.map(|error| view! { <Notice>{move || store_error(words, error)}</Notice> })}
                <ul class="saves"><For each=move || ids.get() key=|id| *id children=row/></ul>
                <When
                    is=move || !ids.with(Vec::is_empty)
                    otherwise=move || view! {
                        <p>{move || t_string!(words, home.no_saves)}</p>
                        <Button kind=Kind::Primary icon="plus" attr:data-go="new" on:click=move |_| app.nav.go(Screen::NewGame)>{move || t_string!(words, home.new_game)}</Button>
                    }
                >
                    <p class="small muted">{move || t_string!(words, saved.limit, n = MOST)}</p>
                </When>
            </div>
        </main>
    }
}

/// Chooses a file and opens the game in it.
#[component]
pub fn OpenFile(
    class: &'static str,
    /// A second line.
    #[prop(optional)]
    hint: bool,
) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let chosen = move |event| {
        let field = event_target(&event);
        spawn_local(async move {
            if let Some(text) = web::file::chosen(field).await {
                app.open_file(words, &text);
            }
        });
    };
    view! {
        <label class=class class:file=true data-go="open">
            <Icon name="file"/>
            {if hint {
                view! { <span>{move || t_string!(words, saved.open)}<small>{move || t_string!(words, saved.open_hint)}</small></span> }
            } else {
                view! { <span>{move || t_string!(words, saved.open_file)}</span> }
            }}
            <input type="file" class="vh" accept=".txt,text/plain" on:change=chosen/>
        </label>
    }
}
