//! The screen stays on while someone plays, where the browser can do that. It lets go by itself when the page is hidden.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::{document, window};
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    static LOCK: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Whether the browser can keep the screen on.
pub fn is_possible() -> bool {
    locks().is_some()
}

/// Keeps the screen on from now on, or lets go.
pub fn keep(wanted: bool) {
    WANTED.set(wanted);
    if wanted {
        again();
    } else if let Some(lock) = LOCK.take() {
        drop(call(&lock, "release", None));
    }
}

/// Asks anew if it was wanted: to be called when the page is shown again.
pub fn again() {
    if !WANTED.get() || document().hidden() {
        return;
    }
    let Some(asked) = locks().and_then(|locks| call(&locks, "request", Some("screen"))) else { return };
    spawn_local(async move {
        // refused when the battery is low: then the screen goes off as ever
        let Ok(lock) = JsFuture::from(asked).await else { return };
        if let Some(earlier) = LOCK.replace(Some(lock)) {
            drop(call(&earlier, "release", None));
        }
        if !WANTED.get() {
            keep(false);
        }
    });
}

fn locks() -> Option<JsValue> {
    Reflect::get(&window().navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object)
}

fn call(on: &JsValue, name: &str, argument: Option<&str>) -> Option<Promise> {
    let function = Reflect::get(on, &name.into()).ok()?.dyn_into::<Function>().ok()?;
    let promised = match argument {
        Some(argument) => function.call1(on, &argument.into()),
        None => function.call0(on),
    };
    promised.ok()?.dyn_into().ok()
}
