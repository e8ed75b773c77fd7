//! The way from a reason or a question to the rule behind it, and back.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::table::Table;
use crate::app::App;
use crate::page::*;
use crate::parts::Icon;
use crate::words::t_string;

/// Opens a topic of "How to play" over the game; closing it leads back here.
#[component]
pub fn RuleLink(#[prop(into)] topic: Signal<&'static str>) -> View {
    let app = App::get();
    let words = Table::get().words;
    let open = move |event: web_sys::MouseEvent| {
        // not every browser gives the focus to a button that was clicked, and it is to come back here
        if let Some(link) = event.current_target().and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
            let _ = link.focus();
        }
        app.help.set(Some(topic.get_untracked().to_owned()));
    };
    view! {
        <button type="button" class="rule" aria-label=move || t_string!(words, help.rule_about) title=move || t_string!(words, help.rule_about) on:click=open>
            <Icon name="help"/><span>{move || t_string!(words, help.rule)}</span>
        </button>
    }
}
