//! "How to play": a screen of its own, and a sheet over any other screen that leaves it as it is.

mod costs;
mod guide;
mod library;

use leptos::ev;

use crate::app::App;
use crate::follow::{Memo, effect};
use crate::page::*;
use crate::parts::{Button, IconButton, When};
use crate::route::Screen;
use crate::words::{Words, t_string, use_i18n};
use guide::Guide;
pub use library::Library;

#[component]
pub fn Help() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let topic = Memo::new(move |_| match app.nav.screen() {
        Screen::Help(topic) => topic,
        _ => None,
    });
    let back = Signal::derive(move || t_string!(words, action.back).to_owned());
    let pressed = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && document().query_selector("dialog[open]").ok().flatten().is_none() {
            app.nav.back();
        }
    });
    on_cleanup(move || pressed.remove());
    view! {
        <main class="help" tabindex="-1">
            <header class="bar">
                <IconButton icon="left" label=back on:click=move |_| app.nav.back()/>
                <h1>{move || t_string!(words, help.title)}</h1>
            </header>
            <Guide topic=topic.into() on_topic=Callback::new(move |id| app.nav.turn_to(Screen::Help(Some(id))))/>
        </main>
    }
}

/// Shown while `topic` is some; an id that names no topic shows the first.
#[component]
pub fn HelpSheet(topic: RwSignal<Option<String>>) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let dialog = NodeRef::<web_sys::HtmlDialogElement>::new();
    let open = Memo::new(move |_| topic.read().is_some());
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            true if !dialog.open() => drop(dialog.show_modal()),
            false if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    let over_game = Memo::new(move |_| app.nav.screen() == Screen::Play);
    let back =
        move || if over_game.get() { t_string!(words, help.back_to_game) } else { t_string!(words, action.close) };
    view! {
        <dialog node_ref=dialog class="help" aria-labelledby="help-title" on:close=move |_| topic.set(None)>
            <When is=move || open.get()>
                <header class="bar">
                    <h1 id="help-title">{move || t_string!(words, help.title)}</h1>
                    <span class="grow"></span>
                    <Button on:click=move |_| topic.set(None)>{back}</Button>
                </header>
                <Guide topic=topic.into() on_topic=Callback::new(move |id| topic.set(Some(id)))/>
            </When>
        </dialog>
    }
}
