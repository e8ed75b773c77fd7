//! What is set on an element: attributes and the like, and what listens to its events.

use std::borrow::Cow;

use leptos::ev::EventDescriptor;
use leptos::html::ElementType;
use leptos::prelude::NodeRef;
use leptos::reactive::owner::Owner;
use leptos::tachys::html::node_ref::NodeRefContainer;
use wasm_bindgen::{JsCast, JsValue};

use super::value::{IntoValue, Value};

/// Something that is set on an element.
pub enum Part {
    Set(Place, Value),
    On(When, Handler),
    /// Is told of the element once it is there.
    Reference(Box<dyn FnOnce(&web_sys::Element)>),
}

/// Which events a handler is for.
#[derive(Clone, PartialEq)]
pub struct When {
    pub event: Cow<'static, str>,
    /// Before what is inside the element hears of it.
    pub capture: bool,
}

/// What runs when something happens to an element.
pub type Handler = Box<dyn FnMut(web_sys::Event)>;

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

/// Sets a value at a place of an element.
pub fn set(place: Place, value: impl IntoValue) -> Part {
    Part::Set(place, value.into_value())
}

/// Listens to what happens to an element; what the handler asks for it finds where the element was made.
pub fn on<E>(event: E, mut handler: impl FnMut(E::EventType) + 'static) -> Part
where
    E: EventDescriptor,
    E::EventType: JsCast,
{
    listen(event.name(), false, Box::new(move |event| handler(event.unchecked_into())))
}

/// The same, before what is inside the element hears of it.
pub fn on_capture<E>(event: E, mut handler: impl FnMut(E::EventType) + 'static) -> Part
where
    E: EventDescriptor,
    E::EventType: JsCast,
{
    listen(event.name(), true, Box::new(move |event| handler(event.unchecked_into())))
}

fn listen(event: Cow<'static, str>, capture: bool, mut handler: Handler) -> Part {
    let owner = Owner::current();
    let owned: Handler = match owner {
        Some(owner) => Box::new(move |event| owner.with(|| handler(event))),
        None => handler,
    };
    Part::On(When { event, capture }, owned)
}

/// Keeps a reference to the element.
pub fn reference<E>(reference: NodeRef<E>) -> Part
where
    E: ElementType + 'static,
    E::Output: JsCast + 'static,
{
    Part::Reference(Box::new(move |element| reference.load(element)))
}
