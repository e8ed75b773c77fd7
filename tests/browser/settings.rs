//! The settings: kept, and in effect at once.

use serde_json::{Value, json};

use crate::harness::{Page, SIZES, Theme, journey};
use crate::saves::{open_with, shelf};

async fn attribute(page: &Page, name: &str) -> Value {
    page.js("return document.documentElement.getAttribute(arguments[0])", vec![json!(name)]).await
}

/// Chooses one of few by its words.
async fn choose(page: &Page, words: &str) {
    let script = "const label = [...document.querySelectorAll('dialog[open] .seg label')]
        .find(label => label.textContent.trim() == arguments[0]); label.querySelector('input').click()";
    page.js(script, vec![json!(words)]).await;
}

async fn switch(page: &Page, label: &str) {
    page.click(&format!("dialog[open] [role=switch][aria-label='{label}']")).await;
}

#[test]
fn the_look_changes_at_once_and_is_kept() {
    journey(async |page| {
        page.languages("en").await;
        page.open("").await;
        page.click("[data-go=settings]").await;
        page.find("dialog[open] .settings").await;
        for (words, name, value) in
            [("Dark", "data-theme", "dark"), ("125 %", "data-text", "125"), ("Less", "data-motion", "less")]
        {
            choose(page, words).await;
            page.until(&format!("document.documentElement.getAttribute('{name}') == '{value}'")).await;
        }
        switch(page, "More contrast").await;
        switch(page, "Left-handed").await;
        page.reload().await;
        for (name, value) in [
            ("data-theme", "dark"),
            ("data-text", "125"),
            ("data-motion", "less"),
            ("data-contrast", "more"),
            ("data-hand", "left"),
        ] {
            assert_eq!(attribute(page, name).await, value, "{name}");
        }
        page.click("[data-go=settings]").await;
        choose(page, "100 %").await;
        page.until("!('text' in document.documentElement.dataset)").await;
    });
}

#[test]
fn the_sheet_is_accessible_in_every_size_and_theme() {
    journey(async |page| {
        page.languages("en").await;
        page.open("").await;
        page.click("[data-go=settings]").await;
        page.click("[data-act=erase]").await;
        for theme in Theme::ALL {
            page.system(theme).await;
            for size in SIZES {
                page.size(size).await;
                page.settle().await;
                page.is_accessible().await;
                page.until("document.querySelector('dialog[open] .body').scrollWidth <= innerWidth").await;
            }
        }
    });
}

#[test]
fn in_a_game_open_hands_lift_the_curtain_and_hold_asks_to_be_held() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.click(".resume .btn").await;
        page.click("#lift").await;
        page.click(".topbar .btn").await;
        page.click("dialog[open] [data-go=settings]").await;
        choose(page, "Hold to lift").await;
        page.press("\u{e00c}").await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.click(".topbar .btn").await;
        page.click("dialog[open] .btn:has(use[href='#i-eyeoff'])").await;
        page.find("#lift.hold").await;
        page.is_accessible().await;
        page.click("#lift").await;
        assert_eq!(page.count("#lift").await, 1, "a tap is too short");
        let at = "const box = document.querySelector('#lift').getBoundingClientRect(); return [box.x + 9, box.y + 9]";
        let at = page.js(at, vec![]).await;
        let press = json!({ "type": "mousePressed", "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
        page.cdp("Input.dispatchMouseEvent", press).await;
        page.until("!document.querySelector('#lift')").await;
    });
}

#[test]
fn everything_is_erased_only_after_the_word_is_typed() {
    journey(async |page| {
        open_with(page, &shelf()).await;
        page.js("localStorage.setItem('of another app', 'kept')", vec![]).await;
        page.click("[data-go=settings]").await;
        page.click("[data-act=erase]").await;
        assert_eq!(page.count("[data-act=erase-all][disabled]").await, 1);
        page.type_into("#erase-word", "erase").await;
        page.click("[data-act=erase-all]:not([disabled])").await;
        page.until("document.querySelector('.resume:not(:has(.btn))')").await;
        let left = page.js("return Object.keys(localStorage).sort()", vec![]).await;
        assert_eq!(left, json!(["of another app"]));
    });
}
