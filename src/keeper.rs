//! The game of this tab, kept after every move.

use leptos::ev;

use crate::app::App;
use crate::page::*;
use crate::parts::{Button, Notice};
use crate::store::{Held, Opened, Save, Standing, Store, StoreError};
use crate::words::{Words, store_error, t_string, use_i18n};

/// Writes one game, and knows whether this tab still may. Copied freely.
#[derive(Clone, Copy)]
pub struct Keeper {
    app: App,
    words: Words,
    held: StoredValue<Held>,
    /// The game as it was kept last, or should have been.
    last: StoredValue<Save>,
    trouble: RwSignal<Option<StoreError>>,
}

impl Keeper {
    /// For a game just begun or opened. Hears at once when another tab writes it, or the storage is cleared.
    pub fn new(held: Held, save: Save) -> Keeper {
        let keeper = Keeper {
            app: App::get(),
            words: use_i18n(),
            held: StoredValue::new(held),
            last: StoredValue::new(save),
            trouble: RwSignal::new(None),
        };
        let heard = window_event_listener(ev::storage, move |event| match event.key() {
            Some(key) if Store::owns(&key) => keeper.look(),
            Some(_) => {}
            // no key: everything was cleared away, and not by this app
            None if keeper.may_play() => keeper.keep(keeper.last.get_value()),
            None => {}
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

    /// Looks whether another tab has written the game.
    fn look(self) {
        let standing = self.held.with_value(|held| self.app.store().standing(held));
        if standing == Ok(Standing::OtherTab) {
            self.trouble.set(Some(StoreError::OtherTab));
        }
    }

    /// Saves the game as it is now. Where that fails the game goes on, and it is said once.
    pub fn keep(self, save: Save) {
        let written = self.held.try_update_value(|held| self.app.store().write(held, &save));
        let trouble = written.and_then(Result::err);
        let news = trouble.filter(|_| trouble != self.trouble.get_untracked());
        self.last.set_value(save);
        if let Some(error @ (StoreError::Blocked | StoreError::Full)) = news {
            let file = t_string!(self.words, save.as_file);
            self.app.toasts.offer(store_error(self.words, error), file, move || self.give());
        }
        self.trouble.set(trouble);
    }

    /// Gives the game to the person as a file.
    pub fn give(self) {
        self.last.with_value(|save| self.app.give(self.words, save));
    }

    /// Makes this the tab that plays, from where the other one left off.
    pub fn take_over(self) -> Result<Save, StoreError> {
        let (store, id) = (self.app.store(), self.held.with_value(|held| held.id));
        let taken = match store.take_over(id) {
            // deleted there: what this tab shows is all there is
            Err(StoreError::Missing) => {
                let save = self.last.get_value();
                store.begin(id, &save).map(|held| Opened { save, held, damaged: false })
            }
            taken => taken,
        };
        self.trouble.set(taken.as_ref().err().copied());
        let taken = taken?;
        self.held.set_value(taken.held);
        self.last.set_value(taken.save.clone());
        Ok(taken.save)
    }
}

/// Says that another tab plays this game, and offers to play on here.
#[component]
pub fn OtherTab(keeper: Keeper, on_taken: impl Fn(Save) + Copy + Send + Sync + 'static) -> View {
    let words: Words = use_i18n();
    let take = move |_| {
        if let Ok(save) = keeper.take_over() {
            on_taken(save);
        }
    };
    View::live(move || {
        let error = keeper.trouble().filter(|_| !keeper.may_play())?;
        Some(view! {
            <Notice>
                <p>{move || store_error(words, error)}</p>
                {(error == StoreError::OtherTab).then(|| view! { <Button on:click=take>{move || t_string!(words, save.play_here)}</Button> })}
            </Notice>
        })
    })
}
