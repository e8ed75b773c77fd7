//! Values to be followed, wherever they come from.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{self, Get, GetUntracked};
use rules::cards::Cards;

use super::memo::{Look, Shared};
use super::{Memo, RwSignal, of};
use crate::board::model::Land;

/// A value to be followed.
pub struct Signal<T> {
    kept: prelude::Signal<Shared>,
    of: PhantomData<fn() -> T>,
}

// A trait of our own: the language's for functions are compiled in three forms each.
trait Find: Send + Sync {
    fn find(&self) -> Shared;
}

struct Found<F>(F);

impl<T: Send + Sync + 'static, F: Fn() -> T + Send + Sync> Find for Found<F> {
    fn find(&self) -> Shared {
        Arc::new((self.0)())
    }
}

impl<T: 'static> Find for Memo<T> {
    fn find(&self) -> Shared {
        self.shared()
    }
}

fn keep(find: Box<dyn Find>) -> prelude::Signal<Shared> {
    prelude::Signal::derive(move || find.find())
}

impl<T: Send + Sync + 'static> Signal<T> {
    /// What `find` gives, worked out whenever it is asked for.
    pub fn derive(find: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
        Signal { kept: keep(Box::new(Found(find))), of: PhantomData }
    }

    /// Looks at the value, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.read())
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&*self.kept.get_untracked()))
    }

    /// The value to look at, followed.
    pub fn read(self) -> Look<T> {
        Look::at(self.kept.get())
    }
}

impl<T: Clone + Send + Sync + 'static> Signal<T> {
    /// The value, followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Signal<T> {
        *self
    }
}

impl<T> Copy for Signal<T> {}

/// What nobody gave.
impl<T: Default + Clone + Send + Sync + 'static> Default for Signal<T> {
    fn default() -> Signal<T> {
        Signal::derive(T::default)
    }
}

impl<F, T> From<F> for Signal<T>
where
    F: Fn() -> T + Send + Sync + 'static,
    T: Send + Sync + 'static,
{
    fn from(find: F) -> Signal<T> {
        Signal::derive(find)
    }
}

impl<T: Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal { kept: keep(Box::new(memo)), of: PhantomData }
    }
}

impl<T: Clone + Send + Sync + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Signal<T> {
        Signal::derive(move || signal.get())
    }
}

impl From<&str> for Signal<String> {
    fn from(text: &str) -> Signal<String> {
        let text = text.to_owned();
        Signal::derive(move || text.clone())
    }
}

impl<T: Clone + Send + Sync + 'static> From<Vec<T>> for Signal<Vec<T>> {
    fn from(all: Vec<T>) -> Signal<Vec<T>> {
        Signal::derive(move || all.clone())
    }
}

macro_rules! plain {
    ($($value:ty),*) => {$(
        impl From<$value> for Signal<$value> {
            fn from(value: $value) -> Signal<$value> {
                Signal::derive(move || value.clone())
            }
        }
    )*};
}

plain!(bool, u8, f64, String, &'static str, Cards, Land);
