//! What is kept on this device, and the way to be rid of it.

use crate::app::App;
use crate::page::*;
use crate::parts::{Button, Notice, When};
use crate::route::Screen;
use crate::store::StoreError;
use crate::web;
use crate::words::{Words, store_error, t_string, use_i18n};

#[component]
pub fn Data() -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let asking = RwSignal::new(false);
    let kilobytes = app.store().used().unwrap_or(0).div_ceil(1024);
    let used = move || match app.blocked() {
        true => store_error(words, StoreError::Blocked).to_owned(),
        false => t_string!(words, settings.used, n = kilobytes),
    };
    view! {
        <h3>{move || t_string!(words, settings.data)}</h3>
        <div class="opt">
            <span>{move || t_string!(words, settings.kept)}<small>{used}</small></span>
            <When is=move || !asking.get()>
                <Button icon="trash" attr:data-act="erase" on:click=move |_| asking.set(true)>{move || t_string!(words, settings.erase)}</Button>
            </When>
        </div>
        <When is=move || asking.get()><Erase asking/></When>
    }
}

/// Typing a word is slow enough to think twice.
#[component]
fn Erase(asking: RwSignal<bool>) -> View {
    let app = App::get();
    let words: Words = use_i18n();
    let typed = RwSignal::new(String::new());
    let failed = RwSignal::new(None::<StoreError>);
    let meant = move || typed.with(|typed| typed.trim().to_ascii_lowercase() == t_string!(words, settings.erase_word));
    let erase = move |_| match app.store().erase() {
        Ok(()) => web::restart(&Screen::Home.fragment()),
        Err(error) => failed.set(Some(error)),
    };
    view! {
        <div class="erase">
            <label for="erase-word">{move || t_string!(words, settings.erase_ask, word = t_string!(words, settings.erase_word))}</label>
            <input id="erase-word" class="field" autocomplete="off" autocapitalize="none" spellcheck="false"
                prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
            {move || failed.get().map(|error| view! { <Notice>{store_error(words, error)}</Notice> })}
            <div class="row">
                <Button on:click=move |_| asking.set(false)>{move || t_string!(words, desk.cancel)}</Button>
                <button type="button" class="btn danger" data-act="erase-all" disabled=move || !meant() on:click=erase>
                    {move || t_string!(words, settings.erase_all)}
                </button>
            </div>
        </div>
    }
}
