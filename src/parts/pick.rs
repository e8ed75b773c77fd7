//! One of a list, in the browser's own way.

use super::Icon;
use crate::page::*;

/// `options`: a value with its words.
#[component]
pub fn Pick<T>(
    #[prop(into)] value: Signal<T>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    on_pick: impl Fn(T) + Send + Sync + 'static,
) -> View
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let picked = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        if let Some((picked, _)) = index.and_then(|index| options.get_untracked().into_iter().nth(index)) {
            on_pick(picked);
        }
    };
    let list = move || {
        let options = options.get().into_iter().enumerate();
        options
            .map(|(index, (this, words))| view! { <option value=index selected=move || value.get() == this>{words}</option> })
            .collect_view()
    };
    view! {
        <span class="pick">
            <select aria-label=label on:change=picked>{list}</select>
            <Icon name="down"/>
        </span>
    }
}
