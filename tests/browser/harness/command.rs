//! What WebDriver lacks and Chromium's driver adds.

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

#[derive(Debug)]
struct Post {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

/// A command of the Chrome DevTools protocol.
pub async fn cdp(client: &Client, command: &str, parameters: Value) -> Value {
    let body = json!({ "cmd": command, "params": parameters });
    client.issue_cmd(Post { path: "goog/cdp/execute", body }).await.unwrap_or_else(|error| panic!("{command}: {error}"))
}

/// What the console said since last asked, at the level of an error.
pub async fn console_errors(client: &Client) -> Vec<String> {
    let body = json!({ "type": "browser" });
    let log = client.issue_cmd(Post { path: "se/log", body }).await.expect("the console log");
    let entries = log.as_array().cloned().unwrap_or_default();
    entries.iter().filter(|entry| entry["level"] == "SEVERE").map(|entry| entry["message"].to_string()).collect()
}
