//! Values that follow from others.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::{self, Get, GetUntracked};

use super::of;

/// A value that follows from others, worked out again when they change, and told of only when it is another.
pub struct Memo<T> {
    kept: prelude::Memo<Kept>,
    of: PhantomData<fn() -> T>,
}

/// A value that many may look at.
pub(super) type Shared = Arc<dyn Any + Send + Sync>;

/// A value of any type that can be compared with another of its own.
#[derive(Clone)]
struct Kept {
    value: Shared,
    same: fn(&(dyn Any + Send + Sync), &(dyn Any + Send + Sync)) -> bool,
}

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        (self.same)(&*self.value, &*other.value)
    }
}

/// A value that is looked at.
pub struct Look<T> {
    value: Shared,
    of: PhantomData<fn() -> T>,
}

impl<T> Look<T> {
    pub(super) fn at(value: Shared) -> Look<T> {
        Look { value, of: PhantomData }
    }
}

impl<T: 'static> Deref for Look<T> {
    type Target = T;

    fn deref(&self) -> &T {
        of(&*self.value)
    }
}

fn same<T: PartialEq + 'static>(a: &(dyn Any + Send + Sync), b: &(dyn Any + Send + Sync)) -> bool {
    of::<T>(a) == of::<T>(b)
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// The value that `find` gives; it is handed nothing.
    pub fn new(find: impl Fn(()) -> T + Send + Sync + 'static) -> Memo<T> {
        Memo { kept: keep(Box::new(Found(find)), same::<T>), of: PhantomData }
    }
}

// A trait of our own: the language's for functions are compiled in three forms each.
trait Find: Send + Sync {
    fn find(&self) -> Shared;
}

struct Found<F>(F);

impl<T: Send + Sync + 'static, F: Fn(()) -> T + Send + Sync> Find for Found<F> {
    fn find(&self) -> Shared {
        Arc::new((self.0)(()))
    }
}

fn keep(
    find: Box<dyn Find>,
    same: fn(&(dyn Any + Send + Sync), &(dyn Any + Send + Sync)) -> bool,
) -> prelude::Memo<Kept> {
    prelude::Memo::new(move |_| Kept { value: find.find(), same })
}

impl<T: 'static> Memo<T> {
    /// Looks at the value, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.read())
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&*self.kept.get_untracked().value))
    }

    /// The value to look at, followed.
    pub fn read(self) -> Look<T> {
        Look::at(self.shared())
    }

    pub(super) fn shared(self) -> Shared {
        self.kept.get().value
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// The value, followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}
