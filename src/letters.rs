//! Small and capital letters. In the browser its own tables are asked: those that a program brings along are 28 KB.

/// A text in small letters, to compare it.
#[cfg(target_arch = "wasm32")]
pub fn small(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// A text in capital letters.
#[cfg(target_arch = "wasm32")]
pub fn capital(text: &str) -> String {
    js_sys::JsString::from(text).to_upper_case().into()
}

/// A text in small letters, to compare it.
#[cfg(not(target_arch = "wasm32"))]
pub fn small(text: &str) -> String {
    text.to_lowercase()
}
