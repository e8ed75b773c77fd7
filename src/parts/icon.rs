//! Drawings from `style/symbols.svg`, by reference.

use crate::page::*;

/// A line icon; says nothing by itself.
#[component]
pub fn Icon(name: &'static str) -> View {
    view! {
        <svg class="i" aria-hidden="true">
            <use href=format!("#i-{name}")></use>
        </svg>
    }
}

/// The flag of a seat: colour and mark, 1 to 6. The name stands beside it.
#[component]
pub fn Flag(#[prop(into)] style: Signal<u8>) -> View {
    view! {
        <svg class=move || format!("flag pl{}", style.get()) viewBox="0 0 40 30" aria-hidden="true">
            <use href=move || format!("#flag-{}", style.get())></use>
        </svg>
    }
}
