//! What changes, and what follows from it, compiled once for all types and closures.
//!
//! The framework's own signals are compiled anew for every type, its memos and effects for every closure as well: some three
//! kilobytes of download each time. These stand before them, with the same names and the same use. They keep their values
//! as `dyn Any`.

mod memo;
mod node;
mod signal;
mod state;
mod stored;

use std::any::Any;

use leptos::prelude;

pub use memo::Memo;
pub use node::NodeRef;
pub use signal::Signal;
pub use state::RwSignal;
pub use stored::StoredValue;

/// A value that may be changed in place.
type Own = Box<dyn Any + Send + Sync>;

/// A value as what it is. It is kept beside its type, so it is one.
fn of<T: 'static>(kept: &(dyn Any + Send + Sync)) -> &T {
    kept.downcast_ref().expect("a value is kept with its own type")
}

fn of_mut<T: 'static>(kept: &mut (dyn Any + Send + Sync)) -> &mut T {
    kept.downcast_mut().expect("a value is kept with its own type")
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
