//! What follows what it reads.

use leptos::prelude::RenderEffect;

use super::part::Place;
use super::shown::Shown;
use super::value::Value;
use super::view::View;

/// Works something out from what it reads.
pub trait Find<T> {
    fn find(&mut self) -> T;
}

/// Sets a value now and whenever what it reads has changed. `before` is what is set already.
pub fn value(
    place: Place,
    mut find: Box<dyn Find<Value>>,
    before: Option<Value>,
    node: web_sys::Element,
) -> RenderEffect<Value> {
    let run = move |before: Option<Value>| {
        let value = find.find().now();
        // what was never there need not be taken away
        if before.unwrap_or(Value::Is(false)) != value {
            place.put(&value, &node);
        }
        value
    };
    RenderEffect::new_with_value(run, before)
}

/// Shows a view now, and what it has become whenever what it reads has changed. `before` is what is shown already.
pub fn view(mut find: Box<dyn Find<View>>, before: Option<Shown>) -> RenderEffect<Shown> {
    let run = move |before: Option<Shown>| {
        let view = find.find();
        match before {
            Some(mut shown) => {
                shown.become_(view);
                shown
            }
            None => view.draw(),
        }
    };
    RenderEffect::new_with_value(run, before)
}
