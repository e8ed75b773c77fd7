//! What is shown, as a plain value.

use std::borrow::Cow;

use super::each::Item;
use super::element::Element;
use super::live::Find;
use super::part::{Hole, Part};
use super::template::Template;
use crate::follow::{Memo, RwSignal, Signal};

/// Something to show.
pub enum View {
    Nothing,
    Text(Cow<'static, str>),
    Element(Box<Element>),
    Many(Vec<View>),
    /// Follows what it reads.
    Live(Box<dyn Find<View>>),
    /// A list that follows what it reads, and keeps what it shows of an item for as long as the item is in it.
    Each(Box<dyn Find<Vec<Item>>>),
}

impl View {
    /// An element. What `view!` makes.
    pub fn element<const N: usize>(template: Template, holes: [Hole; N]) -> View {
        View::Element(Box::new(Element { template, holes: Vec::from(holes), more: Vec::new() }))
    }

    /// Something that follows what it reads.
    pub fn live<T: IntoView>(find: impl FnMut() -> T + 'static) -> View {
        struct Seen<F>(F);

        impl<T: IntoView, F: FnMut() -> T> Find<View> for Seen<F> {
            fn find(&mut self) -> View {
                (self.0)().into_view()
            }
        }

        View::Live(Box::new(Seen(find)))
    }

    /// The same with more set on its element: what is handed to a component is set on what it shows.
    pub fn with(mut self, more: Vec<(Part, Hole)>) -> View {
        match &mut self {
            View::Element(element) => element.more.extend(more),
            View::Many(views) if views.len() == 1 => return views.remove(0).with(more),
            _ => debug_assert!(false, "only a component that shows one element can be handed attributes"),
        }
        self
    }
}

/// What can be shown.
pub trait IntoView {
    fn into_view(self) -> View;
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for () {
    fn into_view(self) -> View {
        View::Nothing
    }
}

impl IntoView for &'static str {
    fn into_view(self) -> View {
        View::Text(Cow::Borrowed(self))
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(Cow::Owned(self))
    }
}

impl<T: IntoView> IntoView for Option<T> {
    fn into_view(self) -> View {
        self.map_or(View::Nothing, T::into_view)
    }
}

impl<T: IntoView> IntoView for Vec<T> {
    fn into_view(self) -> View {
        View::Many(self.into_iter().map(T::into_view).collect())
    }
}

impl<F, T> IntoView for F
where
    F: FnMut() -> T + 'static,
    T: IntoView,
{
    fn into_view(self) -> View {
        View::live(self)
    }
}

impl<T: IntoView + Clone + Send + Sync + 'static> IntoView for Signal<T> {
    fn into_view(self) -> View {
        View::live(move || self.get())
    }
}

impl<T: IntoView + Clone + Send + Sync + 'static> IntoView for RwSignal<T> {
    fn into_view(self) -> View {
        View::live(move || self.get())
    }
}

impl<T: IntoView + Clone + Send + Sync + 'static> IntoView for Memo<T> {
    fn into_view(self) -> View {
        View::live(move || self.get())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl IntoView for $number {
            fn into_view(self) -> View {
                View::Text(Cow::Owned(self.to_string()))
            }
        }
    )*};
}

numbers!(u8, u16, u32, i16, i32, usize);

/// Several things as one view.
pub trait CollectView {
    fn collect_view(self) -> View;
}

impl<I> CollectView for I
where
    I: IntoIterator,
    I::Item: IntoView,
{
    fn collect_view(self) -> View {
        View::Many(self.into_iter().map(IntoView::into_view).collect())
    }
}
