//! What must be dealt with before anything else. The browser's own dialog: it keeps the focus inside, gives it back to
//! whoever opened it, hides the page behind from readers aloud, and closes on Escape.

use super::{IconButton, When};
use crate::follow::effect;
use crate::page::*;
use crate::words::{t_string, use_i18n};

/// In the middle of a wide screen, a sheet from the bottom of a narrow one. Builds its children only while open.
#[component]
pub fn Dialog(open: RwSignal<bool>, #[prop(into)] title: Signal<String>, children: ChildrenFn) -> View {
    let words = use_i18n();
    let dialog = NodeRef::<web_sys::HtmlDialogElement>::new();
    let label = StoredValue::new(format!("dialog-{:x}", crate::web::random()));
    let children = StoredValue::new(children);
    let close = Signal::derive(move || t_string!(words, action.close).to_owned());
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            true if !dialog.open() => drop(dialog.show_modal()),
            false if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog node_ref=dialog class="over" aria-modal="true" aria-labelledby=label.get_value() on:close=move |_| open.set(false)>
            <When is=move || open.get()>
                <header>
                    <h2 id=label.get_value()>{title}</h2>
                    <IconButton icon="close" label=close on:click=move |_| open.set(false)/>
                </header>
                <div class="body">{children.with_value(|children| children())}</div>
            </When>
        </dialog>
    }
}
