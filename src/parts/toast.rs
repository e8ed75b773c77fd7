//! Short news at the top edge: one at a time, gone after a while unless someone reads it with the pointer or the focus on it.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::IconButton;
use crate::words::{t_string, use_i18n};

const SHOWN: Duration = Duration::from_secs(4);

/// The news still to be told. Copied freely.
#[derive(Clone, Copy)]
pub struct Toasts {
    queue: RwSignal<VecDeque<String>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Default for Toasts {
    fn default() -> Toasts {
        Toasts { queue: RwSignal::default(), timer: StoredValue::new(None) }
    }
}

impl Toasts {
    /// Told after what is already waiting; the same news twice in a row is told once.
    pub fn say(self, words: impl Into<String>) {
        let words = words.into();
        if self.queue.with_untracked(|queue| queue.back() == Some(&words)) {
            return;
        }
        self.queue.update(|queue| queue.push_back(words));
        if self.queue.with_untracked(|queue| queue.len() == 1) {
            self.wait();
        }
    }

    fn next(self) {
        self.hold();
        self.queue.update(|queue| drop(queue.pop_front()));
        if self.queue.with_untracked(|queue| !queue.is_empty()) {
            self.wait();
        }
    }

    fn wait(self) {
        self.hold();
        self.timer.set_value(set_timeout_with_handle(move || self.next(), SHOWN).ok());
    }

    fn hold(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }
}

/// Where the news is shown and read aloud.
#[component]
pub fn ToastRegion(toasts: Toasts) -> impl IntoView {
    let words = use_i18n();
    let shown = move |news: String| {
        view! {
            <div
                class="toast"
                on:pointerenter=move |_| toasts.hold()
                on:pointerleave=move |_| toasts.wait()
                on:focusin=move |_| toasts.hold()
                on:focusout=move |_| toasts.wait()
            >
                <span>{news}</span>
                <IconButton icon="close" label=Signal::derive(move || t_string!(words, action.close).to_owned()) on:click=move |_| toasts.next()/>
            </div>
        }
    };
    view! {
        <div class="toasts" role="status">
            {move || toasts.queue.with(|queue| queue.front().cloned()).map(shown)}
        </div>
    }
}
