//! Elements, and how one that is shown becomes another.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{RenderEffect, document};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::live;
use super::part::{Handler, Part, Place, When};
use super::shown::Shown;
use super::value::Value;
use super::view::View;

/// An element to show.
pub struct Element {
    pub made: &'static Made,
    pub parts: Vec<Part>,
    pub children: Vec<View>,
}

/// What never changes of an element that is written in the source.
pub struct Made {
    pub tag: &'static str,
    /// Part of a drawing.
    pub drawn: bool,
    /// Another for every place in the source.
    pub place: u32,
    /// Attributes and their values.
    pub still: &'static [(&'static str, &'static str)],
}

/// An element that is shown.
pub struct ShownElement {
    pub node: web_sys::Element,
    place: u32,
    parts: Vec<ShownPart>,
    children: Vec<Shown>,
}

enum ShownPart {
    Set(Place, Value),
    Live(Place, RenderEffect<Value>),
    On(Listener),
    Reference,
}

impl Element {
    pub fn draw(self) -> ShownElement {
        let Element { made, parts, children } = self;
        let node = fresh(made);
        let parts = parts.into_iter().map(|part| ShownPart::new(part, &node)).collect();
        let children = children.into_iter().map(View::draw).collect::<Vec<_>>();
        for child in &children {
            child.insert(&node, None);
        }
        ShownElement { node, place: made.place, parts, children }
    }
}

/// An element with what never changes of it.
fn fresh(made: &Made) -> web_sys::Element {
    let document = document();
    let node = if made.drawn {
        document.create_element_ns(Some("http://www.w3.org/2000/svg"), made.tag)
    } else {
        document.create_element(made.tag)
    };
    let node = node.expect("the names of elements are written out in the source");
    for (name, value) in made.still {
        // fails only for names that are none
        drop(node.set_attribute(name, value));
    }
    node
}

impl ShownElement {
    /// Whether it can become the other: both are from one place in the source, with the same parts.
    pub fn fits(&self, element: &Element) -> bool {
        self.place == element.made.place
            && self.children.len() == element.children.len()
            && self.parts.len() == element.parts.len()
            && self.parts.iter().zip(&element.parts).all(|(shown, part)| shown.fits(part))
    }

    /// Nothing in it follows anything any more.
    pub fn stop(self) {
        self.children.into_iter().for_each(Shown::stop);
    }

    /// Becomes the other, which it fits.
    pub fn become_(&mut self, element: Element) {
        for (shown, part) in self.parts.iter_mut().zip(element.parts) {
            shown.become_(part, &self.node);
        }
        for (shown, view) in self.children.iter_mut().zip(element.children) {
            shown.become_(view);
        }
    }
}

impl ShownPart {
    fn new(part: Part, node: &web_sys::Element) -> ShownPart {
        match part {
            Part::Set(place, Value::Live(find)) => ShownPart::Live(place, live::value(place, find, None, node)),
            Part::Set(place, value) => {
                if value != Value::Is(false) {
                    place.put(&value, node);
                }
                ShownPart::Set(place, value)
            }
            Part::On(when, handler) => ShownPart::On(Listener::new(node, when, handler)),
            Part::Reference(tell) => {
                tell(node);
                ShownPart::Reference
            }
        }
    }

    fn fits(&self, part: &Part) -> bool {
        match (self, part) {
            (ShownPart::Set(a, _) | ShownPart::Live(a, _), Part::Set(b, _)) => a == b,
            (ShownPart::On(listener), Part::On(when, _)) => listener.when == *when,
            (ShownPart::Reference, Part::Reference(_)) => true,
            _ => false,
        }
    }

    fn become_(&mut self, part: Part, node: &web_sys::Element) {
        match (self, part) {
            (ShownPart::Live(place, effect), Part::Set(_, Value::Live(find))) => {
                let before = effect.take_value();
                *effect = live::value(*place, find, before, node);
            }
            (ShownPart::Set(place, before), Part::Set(_, value)) if !matches!(value, Value::Live(_)) => {
                if *before != value {
                    place.put(&value, node);
                    *before = value;
                }
            }
            (ShownPart::On(listener), Part::On(_, handler)) => *listener.handler.borrow_mut() = Some(handler),
            (_, Part::Reference(tell)) => tell(node),
            (shown, part) => *shown = ShownPart::new(part, node),
        }
    }
}

/// Runs a handler for as long as it is kept.
struct Listener {
    node: web_sys::Element,
    when: When,
    handler: Rc<RefCell<Option<Handler>>>,
    call: Closure<dyn FnMut(web_sys::Event)>,
}

impl Listener {
    fn new(node: &web_sys::Element, when: When, handler: Handler) -> Listener {
        let handler = Rc::new(RefCell::new(Some(handler)));
        let called = Rc::clone(&handler);
        let call = Closure::wrap(Box::new(move |event| {
            // taken out while it runs: it may cause the same event again, or be replaced
            let Some(mut handler) = called.borrow_mut().take() else { return };
            handler(event);
            called.borrow_mut().get_or_insert(handler);
        }) as Handler);
        // fails only for what is no function
        drop(node.add_event_listener_with_callback_and_bool(&when.event, call.as_ref().unchecked_ref(), when.capture));
        Listener { node: node.clone(), when, handler, call }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let (When { event, capture }, call) = (&self.when, self.call.as_ref().unchecked_ref());
        drop(self.node.remove_event_listener_with_callback_and_bool(event, call, *capture));
    }
}
