//! The browser's storage as a shelf.

use gloo_storage::{LocalStorage, Storage};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use crate::store::{Shelf, ShelfError};

/// `localStorage`. It may be forbidden at any moment, so every call asks anew.
pub struct WebShelf;

impl WebShelf {
    /// Fails where nothing can be kept, as with storage switched off.
    pub fn open() -> Result<WebShelf, ShelfError> {
        const PROBE: &str = "farshore/probe";
        match WebShelf.set(PROBE, "1") {
            Ok(()) => WebShelf.remove(PROBE)?,
            // what is there can still be read
            Err(ShelfError::Full) => {}
            Err(ShelfError::Blocked) => return Err(ShelfError::Blocked),
        }
        Ok(WebShelf)
    }
}

/// The library panics where storage is blocked; the browser's own interface says so.
fn storage() -> Result<web_sys::Storage, ShelfError> {
    match leptos::prelude::window().local_storage() {
        Ok(Some(_)) => Ok(LocalStorage::raw()),
        _ => Err(ShelfError::Blocked),
    }
}

impl Shelf for WebShelf {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        storage()?.get_item(key).map_err(why)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        storage()?.set_item(key, text).map_err(why)
    }

    fn remove(&self, key: &str) -> Result<(), ShelfError> {
        storage()?.remove_item(key).map_err(why)
    }

    fn keys(&self) -> Result<Vec<String>, ShelfError> {
        let storage = storage()?;
        let mut keys = Vec::new();
        for index in 0..storage.length().map_err(why)? {
            keys.extend(storage.key(index).map_err(why)?);
        }
        Ok(keys)
    }
}

fn why(error: JsValue) -> ShelfError {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => ShelfError::Full,
        _ => ShelfError::Blocked,
    }
}
