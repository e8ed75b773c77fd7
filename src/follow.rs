//! What follows from what changes: kept values and effects, compiled once for all types and closures.
//!
//! The framework's own are compiled anew for every type and closure, some three kilobytes of download each time. These
//! stand before them: same names, same use.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{self, Get, GetUntracked, Signal};

/// A value that follows from others, worked out again when they change, and told of only when it is another.
pub struct Memo<T> {
    kept: prelude::Memo<Kept>,
    of: PhantomData<fn() -> T>,
}

/// A value of any type that can be compared with another of its own.
#[derive(Clone)]
struct Kept {
    value: Arc<dyn Any + Send + Sync>,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        (self.same)(&*self.value, &*other.value)
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// The value that `find` gives; it is handed nothing.
    pub fn new(find: impl Fn(()) -> T + Send + Sync + 'static) -> Memo<T> {
        let same = |a: &dyn Any, b: &dyn Any| a.downcast_ref::<T>() == b.downcast_ref::<T>();
        let find = Box::new(move || Kept { value: Arc::new(find(())), same });
        Memo { kept: keep(find), of: PhantomData }
    }
}

fn keep(find: Box<dyn Fn() -> Kept + Send + Sync>) -> prelude::Memo<Kept> {
    prelude::Memo::new(move |_| find())
}

impl<T: 'static> Memo<T> {
    /// Looks at the value, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&self.kept.get()))
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(of(&self.kept.get_untracked()))
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

fn of<T: 'static>(kept: &Kept) -> &T {
    kept.value.downcast_ref().expect("a memo keeps values of its own type")
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: Clone + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}

/// Runs once the page is drawn, and again when what it reads has changed.
pub fn effect(run: impl FnMut() + 'static) {
    let run: Box<dyn FnMut()> = Box::new(run);
    prelude::Effect::new(run);
}

/// The same; it is told whether it runs for the first time.
pub fn watch(mut run: impl FnMut(bool) + 'static) {
    let mut first = true;
    effect(move || run(std::mem::take(&mut first)));
}
