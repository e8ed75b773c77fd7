//! Elements, and how one that is shown becomes another.

use leptos::prelude::{RenderEffect, document};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Node;

use super::listener::Listener;
use super::live;
use super::part::{Hole, Part, Place};
use super::shown::{Shown, put};
use super::template::{Next, Reader, Template};
use super::value::Value;

/// An element with all that is inside it, and what fills its holes.
pub struct Element {
    pub template: Template,
    pub holes: Vec<Hole>,
    /// What more is set on it where it is used.
    pub more: Vec<(Part, Hole)>,
}

/// An element that is shown.
pub struct ShownElement {
    pub node: web_sys::Element,
    place: u32,
    holes: Vec<Filled>,
}

/// What a hole was filled with.
enum Filled {
    Set(web_sys::Element, Place, Value),
    Live(web_sys::Element, Place, RenderEffect<Value>),
    On(Listener),
    Reference(web_sys::Element),
    View(Shown),
}

impl Element {
    pub fn draw(self) -> ShownElement {
        let Element { template, holes, more } = self;
        let mut filled = Vec::with_capacity(holes.len() + more.len());
        let node = draw(template, holes.into_iter(), &mut filled);
        filled.extend(more.into_iter().map(|(part, hole)| Filled::new(&node, part, hole)));
        ShownElement { node, place: template.place, holes: filled }
    }
}

/// Draws a template, and fills its holes in their order.
fn draw(template: Template, mut holes: std::vec::IntoIter<Hole>, filled: &mut Vec<Filled>) -> web_sys::Element {
    // the elements begun, each inside the one before
    let mut begun: Vec<web_sys::Element> = Vec::new();
    for next in Reader(template.made) {
        let within = begun.last();
        match (next, within) {
            (Next::Element(tag), _) => begun.push(begin(document().create_element(tag), within)),
            (Next::Drawing(tag), _) => begun.push(begin(document().create_element_ns(Some(SVG), tag), within)),
            // fails only for names that are none
            (Next::Attribute(name, value), Some(node)) => drop(node.set_attribute(name, value)),
            (Next::Part(part), Some(node)) => {
                if let Some(hole) = holes.next() {
                    filled.push(Filled::new(node, part, hole));
                }
            }
            (Next::Text(text), Some(node)) => put(node, &words(text), None),
            (Next::Hole, Some(node)) => {
                if let Some(Hole::View(view)) = holes.next() {
                    let shown = view.draw();
                    shown.insert(node, None);
                    filled.push(Filled::View(shown));
                }
            }
            (Next::End, Some(_)) if begun.len() > 1 => drop(begun.pop()),
            _ => {}
        }
    }
    begun.swap_remove(0)
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// Puts a new element into the one it is in.
fn begin(node: Result<web_sys::Element, JsValue>, within: Option<&web_sys::Element>) -> web_sys::Element {
    let node = node.expect("the names of elements are written out in the source");
    if let Some(within) = within {
        put(within, &node, None);
    }
    node
}

impl ShownElement {
    /// Whether it can become the other: both are from one place in the source, with the same set on them there.
    pub fn fits(&self, element: &Element) -> bool {
        let own = element.holes.len();
        self.place == element.template.place
            && self.holes.len() == own + element.more.len()
            && self.holes[own..].iter().zip(&element.more).all(|(filled, (part, _))| filled.is(part))
    }

    /// Becomes the other, which it fits.
    pub fn become_(&mut self, element: Element) {
        let holes = element.holes.into_iter().chain(element.more.into_iter().map(|(_, hole)| hole));
        for (filled, hole) in self.holes.iter_mut().zip(holes) {
            filled.become_(hole);
        }
    }

    /// Nothing in it follows anything any more.
    pub fn stop(self) {
        for hole in self.holes {
            if let Filled::View(shown) = hole {
                shown.stop();
            }
        }
    }
}

impl Filled {
    fn new(node: &web_sys::Element, part: Part, hole: Hole) -> Filled {
        match (part, hole) {
            (Part::Set(place), Hole::Value(value)) => Filled::set(node.clone(), place, value),
            (Part::On { event, capture }, Hole::Handler(handler)) => {
                Filled::On(Listener::new(node.clone(), event, capture, handler))
            }
            (_, Hole::Reference(tell)) => {
                tell.tell(node);
                Filled::Reference(node.clone())
            }
            (_, Hole::View(view)) => Filled::View(view.draw()),
            (_, Hole::Value(_) | Hole::Handler(_)) => Filled::Reference(node.clone()),
        }
    }

    fn set(node: web_sys::Element, place: Place, value: Value) -> Filled {
        match value {
            Value::Live(find) => {
                let effect = live::value(place, find, None, node.clone());
                Filled::Live(node, place, effect)
            }
            value => {
                // what was never there need not be taken away
                if value != Value::Is(false) {
                    place.put(&value, &node);
                }
                Filled::Set(node, place, value)
            }
        }
    }

    fn is(&self, part: &Part) -> bool {
        match (self, part) {
            (Filled::Set(_, a, _) | Filled::Live(_, a, _), Part::Set(b)) => a == b,
            (Filled::On(listener), Part::On { event, capture }) => listener.is(event, *capture),
            _ => false,
        }
    }

    fn become_(&mut self, hole: Hole) {
        match (&mut *self, hole) {
            (Filled::Live(node, place, effect), Hole::Value(Value::Live(find))) => {
                let before = effect.take_value();
                *effect = live::value(*place, find, before, node.clone());
            }
            (Filled::Set(_, _, before), Hole::Value(value)) if *before == value => {}
            (Filled::Set(node, place, before), Hole::Value(value)) if !matches!(value, Value::Live(_)) => {
                place.put(&value, node);
                *before = value;
            }
            (Filled::Set(node, place, _) | Filled::Live(node, place, _), Hole::Value(value)) => {
                let (node, place) = (node.clone(), *place);
                place.put(&Value::Is(false), &node);
                *self = Filled::set(node, place, value);
            }
            (Filled::On(listener), Hole::Handler(handler)) => listener.replace(handler),
            (Filled::Reference(node), Hole::Reference(tell)) => tell.tell(node),
            (Filled::View(shown), Hole::View(view)) => shown.become_(view),
            _ => {}
        }
    }
}

/// Text as a node.
pub fn words(text: &str) -> Node {
    document().create_text_node(text).unchecked_into()
}
