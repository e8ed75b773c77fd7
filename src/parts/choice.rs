//! One of a few, all in sight.

use leptos::prelude::*;

/// `options`: a value with its words. Radio buttons underneath, so arrows move within it.
#[component]
pub fn Choice<T>(
    value: RwSignal<T>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let group = format!("choice-{:x}", crate::web::random());
    let option = move |(this, words): (T, String)| {
        let chosen = move || value.get() == this;
        view! {
            <label>
                <input type="radio" name=group.clone() prop:checked=chosen on:change=move |_| value.set(this)/>
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <span class="seg" role="radiogroup" aria-label=label>
            {move || options.get().into_iter().map(option.clone()).collect_view()}
        </span>
    }
}
