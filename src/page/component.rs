//! What is handed to components to be shown inside them.

use std::sync::Arc;

use super::view::{IntoView, View};

/// Shown once.
pub type Children = Box<dyn FnOnce() -> View + Send>;

/// Shown again and again.
pub type ChildrenFn = Arc<dyn Fn() -> View + Send + Sync>;

/// Makes what stands between the tags of a component into what it takes.
pub fn children<C: FromChildren<F>, F>(show: F) -> C {
    C::from_children(show)
}

/// A kind of children.
pub trait FromChildren<F> {
    fn from_children(show: F) -> Self;
}

impl<F: FnOnce() -> View + Send + 'static> FromChildren<F> for Children {
    fn from_children(show: F) -> Children {
        Box::new(show)
    }
}

impl<F: Fn() -> View + Send + Sync + 'static> FromChildren<F> for ChildrenFn {
    fn from_children(show: F) -> ChildrenFn {
        Arc::new(show)
    }
}

/// Something that can be shown again and again; nothing if it is left out.
#[derive(Clone)]
pub struct ViewFn(ChildrenFn);

impl ViewFn {
    pub fn run(&self) -> View {
        (self.0)()
    }
}

impl Default for ViewFn {
    fn default() -> ViewFn {
        ViewFn(Arc::new(|| View::Nothing))
    }
}

impl<F, T> From<F> for ViewFn
where
    F: Fn() -> T + Send + Sync + 'static,
    T: IntoView,
{
    fn from(show: F) -> ViewFn {
        ViewFn(Arc::new(move || show().into_view()))
    }
}
