//! Handlers of events, for as long as what they belong to is shown.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::part::Handler;

/// Listens for as long as it is kept.
pub struct Listener {
    node: web_sys::Element,
    event: &'static str,
    capture: bool,
    handler: Rc<RefCell<Option<Handler>>>,
    call: Closure<dyn FnMut(web_sys::Event)>,
}

impl Listener {
    pub fn new(node: web_sys::Element, event: &'static str, capture: bool, handler: Handler) -> Listener {
        let handler = Rc::new(RefCell::new(Some(handler)));
        let called = Rc::clone(&handler);
        let call = Closure::<dyn FnMut(web_sys::Event)>::new(move |event| {
            // taken out while it runs: it may cause the same event again, or be replaced
            let Some(mut handler) = called.borrow_mut().take() else { return };
            handler.hear(event);
            called.borrow_mut().get_or_insert(handler);
        });
        // fails only for what is no function
        drop(node.add_event_listener_with_callback_and_bool(event, call.as_ref().unchecked_ref(), capture));
        Listener { node, event, capture, handler, call }
    }

    pub fn is(&self, event: &str, capture: bool) -> bool {
        self.event == event && self.capture == capture
    }

    /// Has another handler from now on.
    pub fn replace(&self, handler: Handler) {
        *self.handler.borrow_mut() = Some(handler);
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let call = self.call.as_ref().unchecked_ref();
        drop(self.node.remove_event_listener_with_callback_and_bool(self.event, call, self.capture));
    }
}
