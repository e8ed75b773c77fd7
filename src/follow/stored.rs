//! Values that nobody follows.

use std::marker::PhantomData;

use leptos::prelude::{self, ReadValue, WriteValue};

use super::{Own, of, of_mut};

/// A value kept for as long as its owner lives.
pub struct StoredValue<T> {
    kept: prelude::StoredValue<Own>,
    of: PhantomData<fn() -> T>,
}

impl<T: Send + Sync + 'static> StoredValue<T> {
    pub fn new(value: T) -> StoredValue<T> {
        StoredValue { kept: make(Box::new(value)), of: PhantomData }
    }

    /// Looks at the value.
    pub fn with_value<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&**self.kept.read_value()))
    }

    /// The same; none if its owner is gone.
    pub fn try_with_value<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        Some(look(of(&**self.kept.try_read_value()?)))
    }

    /// Changes the value; nothing if its owner is gone.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// The same, with what the change gives; none if its owner is gone.
    pub fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let mut guard = self.kept.try_write_value()?;
        Some(change(of_mut(&mut **guard)))
    }

    /// Another value; nothing if its owner is gone.
    pub fn set_value(self, value: T) {
        set(self.kept, Box::new(value));
    }
}

impl<T: Clone + Send + Sync + 'static> StoredValue<T> {
    pub fn get_value(self) -> T {
        self.with_value(T::clone)
    }

    /// The same; none if its owner is gone.
    pub fn try_get_value(self) -> Option<T> {
        self.try_with_value(T::clone)
    }
}

fn make(value: Own) -> prelude::StoredValue<Own> {
    prelude::StoredValue::new(value)
}

fn set(kept: prelude::StoredValue<Own>, value: Own) {
    if let Some(mut guard) = kept.try_write_value() {
        *guard = value;
    }
}

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> StoredValue<T> {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T> std::fmt::Debug for StoredValue<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StoredValue")
    }
}

impl<T> PartialEq for StoredValue<T> {
    fn eq(&self, other: &StoredValue<T>) -> bool {
        self.kept == other.kept
    }
}
