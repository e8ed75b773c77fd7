//! Files given to the person, and taken from them.

use std::time::Duration;

use leptos::prelude::{document, set_timeout};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url};

/// How long the browser may take to begin with a file.
const PATIENCE: Duration = Duration::from_secs(10);

/// Gives a text to the person as a file. False where the browser makes none.
pub fn give(name: &str, text: &str) -> bool {
    let parts = js_sys::Array::of1(&text.into());
    let url = Blob::new_with_str_sequence(&parts).and_then(|blob| Url::create_object_url_with_blob(&blob));
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    let (Ok(url), Some(link)) = (url, link) else { return false };
    link.set_href(&url);
    link.set_download(name);
    link.click();
    set_timeout(move || drop(Url::revoke_object_url(&url)), PATIENCE);
    true
}

/// The text of the file that was chosen in a field, which is empty again for the next one.
pub async fn chosen(field: HtmlInputElement) -> Option<String> {
    let file = field.files()?.get(0)?;
    let text = JsFuture::from(file.text()).await.ok()?.as_string();
    field.set_value("");
    text
}
