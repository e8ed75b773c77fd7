//! What the app asks of the browser, apart from drawing.

pub mod awake;
pub mod fetch;
pub mod file;
mod shelf;
pub mod sound;

use leptos::prelude::{document, request_animation_frame, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::board::geometry::Rect;
use crate::lang::Lang;
use crate::prefs::Prefs;
pub use shelf::WebShelf;

/// The languages of the reader, the best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The time of day of a moment, as the reader's language writes it.
pub fn time_of_day(when: u64, lang: Lang) -> String {
    let options = js_sys::Object::new();
    // setting a property of a fresh object cannot fail
    let _ = js_sys::Reflect::set(&options, &"timeStyle".into(), &"short".into());
    let date = js_sys::Date::new(&JsValue::from_f64(when as f64));
    date.to_locale_time_string_with_options(lang.tag(), &options).into()
}

/// A moment as part of a name of a file: `2026-11-30-1405`, by the clock of the world.
pub fn stamp(when: u64) -> String {
    let iso: String = js_sys::Date::new(&JsValue::from_f64(when as f64)).to_iso_string().into();
    iso.chars()
        .take(16)
        .filter(|letter| *letter != ':')
        .map(|letter| if letter == 'T' { '-' } else { letter })
        .collect()
}

/// Unpredictable bits; weaker ones if the browser has no good source.
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits() ^ js_sys::Math::random().to_bits())
}

/// Tells the page, for readers aloud and for hyphenation, which language it is in.
pub fn speak(lang: Lang) {
    mark("lang", Some(lang.tag()));
}

/// Sets an attribute of the whole page, or takes it away. One that is so already is left alone: browsers would work out the
/// look of everything anew.
fn mark(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    if root.get_attribute(name).as_deref() == value {
        return;
    }
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Gives the page the look that was chosen; what the browser draws round it follows.
pub fn dress(prefs: &Prefs) {
    for (name, value) in prefs.attributes() {
        mark(name, value.as_deref());
    }
}

/// Whether the app may fill the whole screen here.
pub fn can_fill() -> bool {
    document().fullscreen_enabled()
}

pub fn is_full() -> bool {
    document().fullscreen_element().is_some()
}

/// Fills the whole screen, or leaves it.
pub fn fill(full: bool) {
    match document().document_element() {
        // refused where the person did not ask for it just now
        Some(root) if full => drop(root.request_fullscreen()),
        _ => document().exit_fullscreen(),
    }
}

/// Loads the app anew, at home.
pub fn restart(home: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(home));
    }
    let _ = window().location().reload();
}

/// Scrolls no farther than needed for the first element that fits to be in sight.
pub fn reveal(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        options.set_inline(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Whether the device or the person's system is like this: a media query.
pub fn has(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Where on the screen the first element that fits is, if it can be seen.
pub fn area(selector: &str) -> Option<Rect> {
    let area = document().query_selector(selector).ok().flatten()?.get_bounding_client_rect();
    let [x, y, width, height] = [area.x(), area.y(), area.width(), area.height()].map(|n| n as f32);
    (width > 0.0).then_some(Rect { x, y, width, height })
}

/// Whether the focus is on an element that fits.
pub fn has_focus(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Moves the focus to what the page shows once it is drawn anew.
pub fn focus_next(selector: impl Into<String>) {
    let selector = selector.into();
    request_animation_frame(move || focus(&selector));
}

/// Moves the focus to the first element that fits.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found {
        // the board is SVG, which has this too
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Presses the first element that fits; false if there is none.
pub fn press(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    found.map(|element| element.unchecked_into::<HtmlElement>().click()).is_some()
}

/// Whether the first element that fits hides a part of the other.
pub fn lies_over(upper: &str, lower: &str) -> bool {
    let area =
        |selector| document().query_selector(selector).ok().flatten().map(|found| found.get_bounding_client_rect());
    let (Some(a), Some(b)) = (area(upper), area(lower)) else { return false };
    a.left() < b.right() && b.left() < a.right() && a.top() < b.bottom() && b.top() < a.bottom()
}
