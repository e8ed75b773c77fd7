//! What screens are made of: the framework's signals and components, and views of our own.
//!
//! Screens say what is shown with `view!`, which makes a [`View`]: a plain value of one type. It is drawn, and changed in
//! place when what it follows changes, by the code in this folder, compiled once, where the framework's own views are
//! compiled anew for every element and closure (its download was half as large again). Everything else is the framework's.

mod component;
mod each;
mod element;
mod listener;
mod live;
mod part;
mod shown;
mod template;
mod value;
mod view;

pub use leptos::prelude::*;

pub use crate::follow::{NodeRef, RwSignal, Signal, StoredValue};

pub use self::component::{Children, ChildrenFn, ViewFn, children};
pub use self::each::For;
pub use self::part::{Hole, Part, inner, on, reference, value};
pub use self::template::Template;
pub use self::view::{CollectView, IntoView, View};
pub use ::view::view;

use shown::Shown;

/// Shows a view in the page's body for as long as the page lives.
pub fn mount(root: fn() -> View) {
    // fails only where the page has one already
    _ = any_spawner::Executor::init_wasm_bindgen();
    let owner = Owner::new();
    let shown: Shown = owner.with(|| root().draw());
    shown.insert(&document().body().expect("a page has a body"), None);
    std::mem::forget((owner, shown));
}
