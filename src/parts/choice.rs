//! One of a few, all in sight.

use crate::page::*;

/// `options`: a value with its words. Radio buttons underneath, so arrows move within it.
#[component]
pub fn Choice<T>(
    value: RwSignal<T>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
) -> View
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let words = Signal::derive(move || options.get().into_iter().map(|(_, words)| words).collect());
    let chosen = Signal::derive(move || options.get().iter().position(|(this, _)| *this == value.get()));
    let choose = Callback::new(move |index: usize| {
        if let Some((this, _)) = options.get_untracked().get(index) {
            value.set(*this);
        }
    });
    view! { <Radios words chosen choose label/> }
}

/// The same without the values.
#[component]
fn Radios(
    words: Signal<Vec<String>>,
    chosen: Signal<Option<usize>>,
    choose: Callback<usize>,
    label: Signal<String>,
) -> View {
    let group = format!("choice-{:x}", crate::web::random());
    let option = move |(index, words): (usize, String)| {
        view! {
            <label class:on=move || chosen.get() == Some(index)>
                <input type="radio" name=group.clone() prop:checked=move || chosen.get() == Some(index) on:change=move |_| choose.run(index)/>
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <span class="seg" class:four=move || words.with(|words| words.len() >= 4) role="radiogroup" aria-label=label>
            {move || words.get().into_iter().enumerate().map(option.clone()).collect_view()}
        </span>
    }
}
