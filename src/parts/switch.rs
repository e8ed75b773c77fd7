//! On or off, at once.

use crate::page::*;

#[component]
pub fn Switch(value: RwSignal<bool>, #[prop(into)] label: Signal<String>) -> View {
    view! {
        <button
            type="button"
            class="sw"
            role="switch"
            aria-checked=move || value.get().to_string()
            aria-label=label
            on:click=move |_| value.update(|on| *on = !*on)
        ></button>
    }
}
