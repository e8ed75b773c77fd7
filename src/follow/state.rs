//! Values that change.

use std::marker::PhantomData;
use std::ops::Deref;

use leptos::prelude::guards::{Plain, ReadGuard};
use leptos::prelude::{self, Read, ReadUntracked, Track, Write};

use super::{Own, of, of_mut};

/// A value that changes, and tells who follows it.
pub struct RwSignal<T> {
    kept: prelude::RwSignal<Own>,
    of: PhantomData<fn() -> T>,
}

type Guard = ReadGuard<Own, Plain<Own>>;

/// The value, while it is looked at: it must not change meanwhile.
pub struct Reading<T> {
    guard: Guard,
    of: PhantomData<fn() -> T>,
}

impl<T: 'static> Deref for Reading<T> {
    type Target = T;

    fn deref(&self) -> &T {
        of(&**self.guard)
    }
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal { kept: make(Box::new(value)), of: PhantomData }
    }

    /// Another value; nothing if its owner is gone.
    pub fn set(self, value: T) {
        set(self.kept, Box::new(value));
    }

    /// The value, followed, to look at.
    pub fn read(self) -> Reading<T> {
        Reading { guard: read(self.kept), of: PhantomData }
    }

    /// Looks at the value, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&**read(self.kept)))
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&**read_untracked(self.kept)))
    }

    /// The same; none if its owner is gone.
    pub fn try_with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        Some(look(of(&**self.kept.try_read_untracked()?)))
    }

    /// Changes the value; nothing if its owner is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// The same, with what the change gives; none if its owner is gone.
    pub fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let mut guard = self.kept.try_write()?;
        Some(change(of_mut(&mut **guard)))
    }

    /// Follows the value without looking at it.
    pub fn track(self) {
        self.kept.track();
    }
}

impl<T: Clone + Send + Sync + 'static> RwSignal<T> {
    /// The value, followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// The same; none if its owner is gone.
    pub fn try_get_untracked(self) -> Option<T> {
        self.try_with_untracked(T::clone)
    }
}

fn make(value: Own) -> prelude::RwSignal<Own> {
    prelude::RwSignal::new(value)
}

fn set(kept: prelude::RwSignal<Own>, value: Own) {
    if let Some(mut guard) = kept.try_write() {
        *guard = value;
    }
}

fn read(kept: prelude::RwSignal<Own>) -> Guard {
    kept.read()
}

fn read_untracked(kept: prelude::RwSignal<Own>) -> Guard {
    kept.read_untracked()
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> RwSignal<T> {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> std::fmt::Debug for RwSignal<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RwSignal")
    }
}

impl<T: Default + Send + Sync + 'static> Default for RwSignal<T> {
    fn default() -> RwSignal<T> {
        RwSignal::new(T::default())
    }
}
