//! Elements of the page that a component made.

use std::marker::PhantomData;

use leptos::prelude::{self, Get, Set};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;

/// An element, once it is drawn. `E` is what it is to the browser.
pub struct NodeRef<E> {
    kept: prelude::RwSignal<Option<SendWrapper<web_sys::Element>>>,
    of: PhantomData<fn() -> E>,
}

impl<E> NodeRef<E> {
    pub fn new() -> NodeRef<E> {
        NodeRef { kept: prelude::RwSignal::new(None), of: PhantomData }
    }

    /// The element is drawn.
    pub fn load(self, element: &web_sys::Element) {
        self.kept.set(Some(SendWrapper::new(element.clone())));
    }
}

impl<E: JsCast> NodeRef<E> {
    /// The element, followed.
    pub fn get(self) -> Option<E> {
        self.kept.get().map(|element| element.take().unchecked_into())
    }
}

impl<E> Clone for NodeRef<E> {
    fn clone(&self) -> NodeRef<E> {
        *self
    }
}

impl<E> Copy for NodeRef<E> {}
