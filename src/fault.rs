//! What is shown when the app itself breaks. Plain page building: the framework may be what broke.

use std::cell::Cell;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, ErrorEvent, HtmlElement};

use crate::lang::Lang;
use crate::words::td_string;

/// Dispatching this event on the window breaks the app on purpose: the way to see that screen.
const ON_PURPOSE: &str = "farshore:panic";

thread_local! {
    static STARTED: Cell<bool> = const { Cell::new(false) };
}

/// Must come before anything that can fail.
pub fn install() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
        show(&panic.to_string());
    }));
    listen("error", |event| {
        if let Some(event) = event.dyn_ref::<ErrorEvent>()
            && (is_ours(&event.error()) || !STARTED.get())
        {
            show(&event.message());
        }
    });
    listen(ON_PURPOSE, |_| panic!("{ON_PURPOSE}"));
}

/// From here on, an error that does not come from the app's own code is somebody else's: an extension's, say.
pub fn started() {
    STARTED.set(true);
}

/// Memory or stack used up end the app without a panic.
fn is_ours(error: &JsValue) -> bool {
    let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    matches!(name.as_deref(), Some("RuntimeError" | "RangeError"))
}

fn listen(name: &str, heard: impl Fn(web_sys::Event) + 'static) {
    let heard = Closure::<dyn Fn(web_sys::Event)>::new(heard);
    if let Some(window) = web_sys::window() {
        // without a listener the app works all the same
        let _ = window.add_event_listener_with_callback(name, heard.as_ref().unchecked_ref());
        heard.forget();
    }
}

/// Replaces the page. What cannot be built is left out; there is nobody to tell.
fn show(details: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let body = document.body()?;
    if document.get_element_by_id("fault").is_some() {
        return None;
    }
    let lang = document.document_element().and_then(|root| root.get_attribute("lang"));
    let lang = Lang::best(lang);

    let screen = element(&document, "main", "fault")?;
    screen.set_id("fault");
    let title = text(&document, "h1", "", td_string!(lang, fault.title))?;
    title.set_attribute("tabindex", "-1").ok()?;
    let safe = text(&document, "p", "", td_string!(lang, fault.safe))?;
    let button = text(&document, "button", "btn primary big", td_string!(lang, fault.reload))?;
    button.add_event_listener_with_callback("click", &reload()?).ok()?;
    let more = element(&document, "details", "")?;
    let summary = text(&document, "summary", "", td_string!(lang, fault.details))?;
    let said = text(&document, "pre", "", details)?;
    more.append_with_node_2(&summary, &said).ok()?;
    screen.append_with_node_4(&title, &safe, &button, &more).ok()?;

    body.set_text_content(None);
    body.append_child(&screen).ok()?;
    title.dyn_ref::<HtmlElement>()?.focus().ok()
}

fn element(document: &Document, tag: &str, class: &str) -> Option<Element> {
    let element = document.create_element(tag).ok()?;
    element.set_class_name(class);
    Some(element)
}

fn text(document: &Document, tag: &str, class: &str, words: &str) -> Option<Element> {
    let element = element(document, tag, class)?;
    element.set_text_content(Some(words));
    Some(element)
}

/// The browser's own function, so that the button calls nothing of the broken app.
fn reload() -> Option<js_sys::Function> {
    let location = web_sys::window()?.location();
    let reload = js_sys::Reflect::get(&location, &"reload".into()).ok()?;
    Some(reload.dyn_into::<js_sys::Function>().ok()?.bind0(&location))
}
