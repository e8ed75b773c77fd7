//! One page of one browser, and what a person does with it.

use std::cell::RefCell;
use std::fs;
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::command::{cdp, console_errors};
use super::root;

/// Width and height in CSS pixels, with a name for pictures.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
}

pub const TABLET: Size = Size { name: "tablet", width: 1180, height: 820 };
pub const PORTRAIT: Size = Size { name: "portrait", width: 820, height: 1180 };
pub const PHONE: Size = Size { name: "phone", width: 390, height: 844 };
pub const DESKTOP: Size = Size { name: "desktop", width: 1440, height: 900 };
pub const SIZES: [Size; 4] = [TABLET, PORTRAIT, PHONE, DESKTOP];

/// What the system asks pages for.
#[derive(Clone, Copy, Debug)]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    pub fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

pub struct Page {
    client: Client,
    address: String,
    expected: RefCell<Vec<String>>,
}

const PATIENCE: Duration = Duration::from_secs(10);

impl Page {
    pub async fn new(client: Client, address: String) -> Page {
        let page = Page { client, address, expected: RefCell::default() };
        page.size(TABLET).await;
        page.system(Theme::Light).await;
        page
    }

    pub async fn close(self) {
        // the browser may have gone already
        let _ = self.client.close().await;
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Opens the app at a fragment such as `#/new`, and waits until it is there.
    pub async fn open(&self, fragment: &str) {
        self.client.goto(&format!("{}{fragment}", self.address)).await.expect("the page");
        self.find(".app main").await;
    }

    pub async fn reload(&self) {
        self.client.refresh().await.expect("a reload");
        self.find(".app main").await;
    }

    pub async fn back(&self) {
        self.client.back().await.expect("a page before this one");
    }

    pub async fn size(&self, size: Size) {
        let Size { width, height, .. } = size;
        let device = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.cdp("Emulation.setDeviceMetricsOverride", device).await;
    }

    /// Motion is always reduced, so that nothing is asked or pictured half-way.
    pub async fn system(&self, theme: Theme) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme.name() },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// The languages the browser asks pages for, from the next page on.
    pub async fn languages(&self, languages: &str) {
        let agent = self.js("return navigator.userAgent", vec![]).await;
        self.cdp("Emulation.setUserAgentOverride", json!({ "userAgent": agent, "acceptLanguage": languages })).await;
    }

    /// Makes the processor so many times slower.
    pub async fn slow_down(&self, rate: u32) {
        self.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
    }

    /// Makes everything that moves so many times slower, or 0 for standing still; 1 is as usual.
    pub async fn motion_rate(&self, rate: f64) {
        self.cdp("Animation.enable", json!({})).await;
        self.cdp("Animation.setPlaybackRate", json!({ "playbackRate": rate })).await;
    }

    /// Runs a script before any of the page's own, on every page from the next on.
    pub async fn before_load(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    pub async fn cdp(&self, command: &str, parameters: Value) -> Value {
        cdp(&self.client, command, parameters).await
    }

    pub async fn js(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script in a second tab of the same browser, and comes back.
    pub async fn in_another_tab(&self, script: &str, arguments: Vec<Value>) {
        let here = self.client.window().await.expect("a tab");
        let there = self.client.new_window(true).await.expect("a second tab").handle;
        self.client.switch_to_window(there).await.expect("the second tab");
        self.open("").await;
        self.js(script, arguments).await;
        self.client.close_window().await.expect("a tab to close");
        self.client.switch_to_window(here).await.expect("the first tab");
    }

    /// The first element that fits, once there is one.
    pub async fn find(&self, css: &str) -> Element {
        let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        found.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.expect("a list of elements").len()
    }

    pub async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.expect("the text of an element")
    }

    pub async fn click(&self, css: &str) {
        let found = self.find(css).await;
        // to the middle: at an edge a bar may lie over it
        self.js("document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })", vec![json!(css)]).await;
        found.click().await.unwrap_or_else(|error| panic!("click on {css}: {error}"));
    }

    /// A click of the mouse in the middle of what fits, on whatever lies on top there, as a person taps the board.
    pub async fn tap(&self, css: &str) {
        self.find(css).await;
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]";
        let at = self.js(script, vec![json!(css)]).await;
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
            self.cdp("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Clicks the first that fits and can be seen.
    pub async fn click_visible(&self, css: &str) {
        self.find(css).await;
        let found = self.client.find_all(Locator::Css(css)).await.expect("a list of elements");
        for element in found {
            if element.is_displayed().await.unwrap_or(false) {
                return element.click().await.unwrap_or_else(|error| panic!("click on {css}: {error}"));
            }
        }
        panic!("nothing to be seen fits {css}");
    }

    /// Whether the first that fits takes up room on the screen.
    pub async fn is_visible(&self, css: &str) -> bool {
        let script = "return (document.querySelector(arguments[0])?.getClientRects().length ?? 0) > 0";
        self.js(script, vec![json!(css)]).await == json!(true)
    }

    /// Fails unless what fits is on the screen as a whole, and nothing lies over its middle.
    pub async fn in_sight(&self, css: &str) {
        self.find(css).await;
        self.settle().await;
        let script =
            "const element = [...document.querySelectorAll(arguments[0])].find(each => each.getClientRects().length);
            if (!element) return 'it takes up no room';
            const box = element.getBoundingClientRect();
            if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
                return `it is off the screen: ${JSON.stringify(box)} of ${innerWidth} by ${innerHeight}`;
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (!element.contains(top) && !top?.contains(element)) return `under ${top?.outerHTML.slice(0, 120)}`;
            return null";
        let hidden = self.js(script, vec![json!(css)]).await;
        assert!(hidden.is_null(), "{css}: {hidden}");
    }

    pub async fn type_into(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.expect("a field that can be emptied");
        field.send_keys(text).await.expect("a field that takes keys");
    }

    pub async fn choose(&self, css: &str, words: &str) {
        self.find(css).await.select_by_label(words).await.unwrap_or_else(|error| panic!("{words} in {css}: {error}"));
    }

    /// Sends keys to whatever has the focus.
    pub async fn press(&self, keys: &str) {
        let focused = self.client.active_element().await.expect("something has the focus");
        focused.send_keys(keys).await.expect("an element that takes keys");
    }

    /// Waits until a JavaScript expression is true.
    pub async fn until(&self, expression: &str) {
        let deadline = std::time::Instant::now() + PATIENCE;
        while self.js(&format!("return Boolean({expression})"), vec![]).await != json!(true) {
            assert!(std::time::Instant::now() < deadline, "never true: {expression}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until nothing moves.
    pub async fn settle(&self) {
        self.until("document.getAnimations().every(each => each.playState == 'finished')").await;
    }

    /// From here on an error on the console is fine if it contains this text.
    pub fn expect_error(&self, text: &str) {
        self.expected.borrow_mut().push(text.to_owned());
    }

    pub async fn no_console_error(&self) {
        let mut errors = console_errors(&self.client).await;
        errors.retain(|error| !self.expected.borrow().iter().any(|text| error.contains(text)));
        assert!(errors.is_empty(), "errors on the console: {errors:#?}");
    }

    /// Asks axe-core about the page as it is now.
    pub async fn is_accessible(&self) {
        let path = root().join(".tools/node_modules/axe-core/axe.min.js");
        let axe = fs::read_to_string(&path).expect("axe-core in .tools: scripts/setup installs it");
        self.js(&format!("{axe};"), vec![]).await;
        let ask = "const done = arguments[0]; axe.run().then(found => done(found.violations.map(rule =>
            `${rule.id}: ${rule.help}\\n` + rule.nodes.map(node => `    ${node.target} ${node.failureSummary}`).join('\\n'))),
            error => done([String(error)]))";
        let violations = self.client.execute_async(ask, vec![]).await.expect("axe-core answers");
        let violations: Vec<&str> = violations.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert!(violations.is_empty(), "axe-core:\n{}", violations.join("\n"));
    }

    /// A picture of the page in `target/shots`.
    pub async fn shot(&self, name: &str) {
        let folder = root().join("target/shots");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        if let Ok(png) = self.client.screenshot().await {
            fs::write(folder.join(format!("{name}.png")), png).expect("room for a picture");
        }
    }
}
