//! Short news at the board's top edge, or the screen's where there is no board: one at a time, gone after a while unless
//! someone reads it with the pointer or the focus on it. News that offers something stays until it is closed.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;

use super::IconButton;
use crate::follow::effect;
use crate::page::*;
use crate::words::{t_string, use_i18n};

const SHOWN: Duration = Duration::from_secs(4);

/// What is told, and what can be done about it.
#[derive(Clone)]
struct News {
    words: String,
    offer: Option<(String, Deed)>,
    /// None: until it is closed.
    shown: Option<Duration>,
}

/// Not a callback of the part that tells the news: that may be gone when the button is pressed.
type Deed = Arc<dyn Fn() + Send + Sync>;

/// The news still to be told. Copied freely.
#[derive(Clone, Copy)]
pub struct Toasts {
    queue: RwSignal<VecDeque<News>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    at_board: RwSignal<bool>,
}

impl Default for Toasts {
    fn default() -> Toasts {
        Toasts { queue: RwSignal::default(), timer: StoredValue::new(None), at_board: RwSignal::new(false) }
    }
}

impl Toasts {
    /// Told after what is already waiting; the same news twice in a row is told once.
    pub fn say(self, words: impl Into<String>) {
        self.tell(News { words: words.into(), offer: None, shown: Some(SHOWN) });
    }

    /// The same, with a button for what can be done about it.
    pub fn offer(self, words: impl Into<String>, label: impl Into<String>, deed: impl Fn() + Send + Sync + 'static) {
        self.tell(News { words: words.into(), offer: Some((label.into(), Arc::new(deed))), shown: None });
    }

    /// The same, only for a while.
    pub fn offer_for(
        self,
        shown: Duration,
        words: impl Into<String>,
        label: impl Into<String>,
        deed: impl Fn() + Send + Sync + 'static,
    ) {
        let offer = Some((label.into(), Arc::new(deed) as Deed));
        self.tell(News { words: words.into(), offer, shown: Some(shown) });
    }

    /// While the caller lasts, news is shown by a region of the board and not by that of the screen, unless the board is
    /// out of reach.
    pub fn move_to_board(self, shut: impl Fn() -> bool + 'static) {
        effect(move || self.at_board.set(!shut()));
        on_cleanup(move || self.at_board.set(false));
    }

    fn tell(self, news: News) {
        if self.queue.with_untracked(|queue| queue.back().is_some_and(|last| last.words == news.words)) {
            // what is shown is news again, for as long as news is
            if self.queue.with_untracked(|queue| queue.len() == 1) {
                self.wait();
            }
            return;
        }
        self.queue.update(|queue| queue.push_back(news));
        if self.queue.with_untracked(|queue| queue.len() == 1) {
            self.wait();
        }
    }

    fn next(self) {
        self.hold();
        self.queue.update(|queue| drop(queue.pop_front()));
        self.wait();
    }

    fn wait(self) {
        self.hold();
        if let Some(shown) = self.queue.with_untracked(|queue| queue.front().and_then(|news| news.shown)) {
            self.timer.set_value(set_timeout_with_handle(move || self.next(), shown).ok());
        }
    }

    fn hold(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }
}

/// Where the news is shown and read aloud: one of the screen, and one of the board, which goes first.
#[component]
pub fn ToastRegion(toasts: Toasts, #[prop(optional)] board: bool) -> View {
    let words = use_i18n();
    let shown = move |News { words: news, offer, .. }: News| {
        let offer = offer.map(|(label, deed)| {
            let press = move |_| {
                deed();
                toasts.next();
            };
            view! { <button type="button" class="btn" data-act="offer-taken" on:click=press>{label}</button> }
        });
        view! {
            <div
                class="toast"
                on:pointerenter=move |_| toasts.hold()
                on:pointerleave=move |_| toasts.wait()
                on:focusin=move |_| toasts.hold()
                on:focusout=move |_| toasts.wait()
            >
                <span>{news}</span>
                {offer}
                <IconButton icon="close" label=Signal::derive(move || t_string!(words, action.close).to_owned()) on:click=move |_| toasts.next()/>
            </div>
        }
    };
    let here = move || toasts.at_board.get() == board;
    view! {
        <div class="toasts" role="status">
            {move || toasts.queue.with(|queue| queue.front().filter(|_| here()).cloned()).map(shown)}
        </div>
    }
}
