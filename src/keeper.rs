//! The game of this tab, kept after every move.

use leptos::ev;
use leptos::prelude::*;

use crate::app::App;
use crate::parts::{Button, Notice};
use crate::store::{Held, Save, Store, StoreError};
use crate::words::{Words, store_error, t_string, use_i18n};

/// Writes one game, and knows whether this tab still may. Copied freely.
#[derive(Clone, Copy)]
pub struct Keeper {
    app: App,
    words: Words,
    held: StoredValue<Held>,
    trouble: RwSignal<Option<StoreError>>,
}

impl Keeper {
    /// For a game just begun or opened. Hears at once when another tab writes it.
    pub fn new(held: Held) -> Keeper {
        let id = held.id;
        let keeper =
            Keeper { app: App::get(), words: use_i18n(), held: StoredValue::new(held), trouble: RwSignal::new(None) };
        let heard = window_event_listener(ev::storage, move |event| {
            // no key: everything was erased
            if event.key().is_none_or(|key| Store::concerns(&key, id)) {
                keeper.trouble.set(Some(StoreError::OtherTab));
            }
        });
        on_cleanup(move || heard.remove());
        keeper
    }

    /// What stands between this game and its next save, if anything does.
    pub fn trouble(self) -> Option<StoreError> {
        self.trouble.get()
    }

    /// Whether this tab may play: not while another one does.
    pub fn may_play(self) -> bool {
        !matches!(self.trouble.get(), Some(StoreError::OtherTab | StoreError::Newer { .. }))
    }

    /// Saves the game as it is now. Where that fails the game goes on, and it is said once.
    pub fn keep(self, save: &Save) {
        let written = self.held.try_update_value(|held| self.app.store().write(held, save));
        let trouble = written.and_then(Result::err);
        let news = trouble.filter(|_| trouble != self.trouble.get_untracked());
        if let Some(error @ (StoreError::Blocked | StoreError::Full)) = news {
            self.app.toasts.say(store_error(self.words, error));
        }
        self.trouble.set(trouble);
    }

    /// Makes this the tab that plays, from where the other one left off.
    pub fn take_over(self) -> Result<Save, StoreError> {
        let taken = self.app.store().take_over(self.held.with_value(|held| held.id));
        self.trouble.set(taken.as_ref().err().copied());
        let taken = taken?;
        self.held.set_value(taken.held);
        Ok(taken.save)
    }
}

/// Says that another tab plays this game, and offers to play on here.
#[component]
pub fn OtherTab(keeper: Keeper, on_taken: impl Fn(Save) + Copy + Send + Sync + 'static) -> impl IntoView {
    let words: Words = use_i18n();
    let take = move |_| {
        if let Ok(save) = keeper.take_over() {
            on_taken(save);
        }
    };
    move || {
        let error = keeper.trouble().filter(|_| !keeper.may_play())?;
        Some(view! {
            <Notice>
                <p>{move || store_error(words, error)}</p>
                {(error == StoreError::OtherTab).then(|| view! { <Button on:click=take>{move || t_string!(words, save.play_here)}</Button> })}
            </Notice>
        })
    }
}
