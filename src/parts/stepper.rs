//! A number between two bounds.

use super::Icon;
use crate::page::*;

#[component]
pub fn Stepper(
    value: RwSignal<u8>,
    min: u8,
    max: u8,
    /// What is counted.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into)] fewer: Signal<String>,
    #[prop(into)] more: Signal<String>,
) -> View {
    let step = move |up: bool| {
        value.update(|n| *n = if up { n.saturating_add(1) } else { n.saturating_sub(1) }.clamp(min, max));
    };
    view! {
        <span class="step" role="group" aria-label=label>
            <button type="button" aria-label=fewer disabled={move || value.get() <= min} on:click=move |_| step(false)>
                <Icon name="minus"/>
            </button>
            <b><output class="num">{value}</output></b>
            <button type="button" aria-label=more disabled={move || value.get() >= max} on:click=move |_| step(true)>
                <Icon name="plus"/>
            </button>
        </span>
    }
}
