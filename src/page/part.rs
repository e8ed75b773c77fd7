//! What is set on an element: attributes and the like, and what listens to its events.

use leptos::ev::EventDescriptor;
use leptos::reactive::owner::Owner;
use wasm_bindgen::{JsCast, JsValue};

use super::value::{IntoValue, Value};
use super::view::{IntoView, View};
use crate::follow::NodeRef;

/// A hole in an element that something is set by.
pub enum Part {
    Set(Place),
    On {
        event: &'static str,
        /// Before what is inside the element hears of it.
        capture: bool,
    },
    Reference,
}

/// Where a value is set.
#[derive(Clone, Copy, PartialEq)]
pub enum Place {
    Attribute(&'static str),
    Class(&'static str),
    Style(&'static str),
    Property(&'static str),
    /// The markup inside.
    Inside,
}

/// What a hole is filled with.
pub enum Hole {
    Value(Value),
    Handler(Handler),
    Reference(Box<dyn Tell>),
    View(View),
}

/// What runs when something happens to an element.
pub type Handler = Box<dyn Hear>;

// Traits of our own instead of the language's for functions: those are compiled in three forms each.

pub trait Hear {
    fn hear(&mut self, event: web_sys::Event);
}

/// Is told of the element once it is there.
pub trait Tell {
    fn tell(self: Box<Self>, element: &web_sys::Element);
}

impl Part {
    /// As `view!` writes it: a letter and a name.
    pub fn of(written: &'static str) -> Part {
        let (letter, name) = written.split_at(written.len().min(1));
        match letter {
            "a" => Part::Set(Place::Attribute(name)),
            "c" => Part::Set(Place::Class(name)),
            "s" => Part::Set(Place::Style(name)),
            "p" => Part::Set(Place::Property(name)),
            "i" => Part::Set(Place::Inside),
            "o" => Part::On { event: name, capture: false },
            "f" => Part::On { event: name, capture: true },
            _ => Part::Reference,
        }
    }
}

impl Place {
    /// Sets a value that is not live.
    pub fn put(self, value: &Value, element: &web_sys::Element) {
        let text = match value {
            Value::Text(text) => Some(&**text),
            Value::Is(true) => Some(""),
            _ => None,
        };
        // none of these fails for names and values of ours
        match self {
            Place::Attribute(name) => drop(match text {
                Some(text) => element.set_attribute(name, text),
                None => element.remove_attribute(name),
            }),
            Place::Class(name) => drop(element.class_list().toggle_with_force(name, text.is_some())),
            Place::Style(name) => {
                // drawings have a style too
                let style = element.unchecked_ref::<web_sys::HtmlElement>().style();
                drop(match text {
                    Some(text) => style.set_property(name, text),
                    None => style.remove_property(name).map(drop),
                })
            }
            Place::Property(name) => {
                let value = match value {
                    Value::Text(text) => JsValue::from_str(text),
                    Value::Is(is) => JsValue::from_bool(*is),
                    Value::Live(_) => JsValue::UNDEFINED,
                };
                drop(js_sys::Reflect::set(element, &JsValue::from_str(name), &value));
            }
            Place::Inside => element.set_inner_html(text.unwrap_or_default()),
        }
    }
}

/// A value to be set.
pub fn value(value: impl IntoValue) -> Hole {
    Hole::Value(value.into_value())
}

/// A view inside an element.
pub fn inner(view: impl IntoView) -> Hole {
    Hole::View(view.into_view())
}

/// Listens to what happens to an element; what the handler asks for it finds where the element was made.
pub fn on<E>(_: E, handler: impl FnMut(E::EventType) + 'static) -> Hole
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    struct Typed<E, F>(F, std::marker::PhantomData<E>);

    impl<E, F> Hear for Typed<E, F>
    where
        E: EventDescriptor,
        E::EventType: JsCast,
        F: FnMut(E::EventType),
    {
        fn hear(&mut self, event: web_sys::Event) {
            (self.0)(event.unchecked_into());
        }
    }

    owned(Box::new(Typed::<E, _>(handler, std::marker::PhantomData)))
}

fn owned(handler: Handler) -> Hole {
    struct Owned(Owner, Handler);

    impl Hear for Owned {
        fn hear(&mut self, event: web_sys::Event) {
            let Owned(owner, handler) = self;
            owner.with(|| handler.hear(event));
        }
    }

    Hole::Handler(match Owner::current() {
        Some(owner) => Box::new(Owned(owner, handler)),
        None => handler,
    })
}

impl<E: 'static> Tell for NodeRef<E> {
    fn tell(self: Box<Self>, element: &web_sys::Element) {
        (*self).load(element);
    }
}

/// Keeps a reference to the element.
pub fn reference<E: 'static>(reference: NodeRef<E>) -> Hole {
    Hole::Reference(Box::new(reference))
}
