//! The game that was begun or is continued.

use leptos::prelude::*;

use crate::app::App;
use crate::parts::{Button, Kind, Notice};
use crate::route::Screen;
use crate::store::{Opened, StoreError};
use crate::words::{Words, scenario, store_error, t, use_i18n};

#[component]
pub fn Play() -> impl IntoView {
    match open(App::get()) {
        Ok(opened) => view! { <Game opened/> }.into_any(),
        Err(error) => view! { <Closed error/> }.into_any(),
    }
}

fn open(app: App) -> Result<Opened, StoreError> {
    let store = app.store();
    let id = store.current()?.ok_or(StoreError::Missing)?;
    store.open(id)
}

#[component]
fn Game(opened: Opened) -> impl IntoView {
    let words: Words = use_i18n();
    let id = opened.save.meta.scenario;
    view! {
        <main class="game" tabindex="-1">
            <h1>{move || scenario(words, &id)}</h1>
        </main>
    }
}

/// Instead of the game: why it cannot be opened.
#[component]
fn Closed(error: StoreError) -> impl IntoView {
    let app = App::get();
    let words: Words = use_i18n();
    view! {
        <main class="sheet-page" tabindex="-1">
            <header class="bar"><h1>{t!(words, play.title)}</h1></header>
            <div class="body stack">
                <Notice>{move || store_error(words, error)}</Notice>
                <Button kind=Kind::Primary on:click=move |_| app.nav.turn_to(Screen::Home)>{t!(words, action.back)}</Button>
            </div>
        </main>
    }
}
