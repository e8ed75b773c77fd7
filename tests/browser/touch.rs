//! Fingers on the board, as the browser itself makes them.

use std::time::Duration;

use serde_json::{Value, json};

use crate::game::{begin, lift, record, step};
use crate::harness::{PORTRAIT, Page, TABLET, journey};

/// A finger at a point of the screen.
type Finger = (f64, f64);

#[test]
fn t_03_t_15_two_taps_of_a_finger_place_and_one_does_not() {
    at_the_first_road(async |page| {
        let key = lit(page).await;
        let at = middle(page, &key).await;
        tap(page, at).await;
        page.until("document.querySelector('.preview > *')").await;
        assert_eq!(roads(page).await, 2, "a tap only shows");
        // as quick as two taps are made on purpose
        tokio::time::sleep(Duration::from_millis(180)).await;
        tap(page, at).await;
        page.until("!document.querySelector('.preview > *')").await;
        assert_eq!(roads(page).await, 3);
    });
}

#[test]
fn t_02_a_drag_of_nine_pixels_is_no_tap_and_one_of_six_is() {
    at_the_first_road(async |page| {
        let key = lit(page).await;
        let (x, y) = middle(page, &key).await;
        drag(page, (x, y), (x + 9.0, y)).await;
        settled(page).await;
        assert_eq!(page.count(".preview > *").await, 0, "it moved the map");
        let (x, y) = middle(page, &key).await;
        drag(page, (x, y), (x + 6.0, y)).await;
        page.until("document.querySelector('.preview > *')").await;
    });
}

#[test]
fn t_04_a_pinch_zooms_and_places_nothing() {
    at_the_first_road(async |page| {
        let key = lit(page).await;
        let (x, y) = middle(page, &key).await;
        let before = view_width(page).await;
        // one finger on a lit place, a second one, apart, both up
        fingers(page, "touchStart", &[(x, y)]).await;
        fingers(page, "touchStart", &[(x, y), (x + 60.0, y)]).await;
        for step in 1..=6 {
            let way = f64::from(step) * 10.0;
            fingers(page, "touchMove", &[(x - way, y), (x + 60.0 + way, y)]).await;
        }
        fingers(page, "touchEnd", &[(x - 60.0, y)]).await;
        fingers(page, "touchEnd", &[]).await;
        settled(page).await;
        assert!(view_width(page).await < before, "it zooms");
        assert_eq!(page.count(".preview > *").await, 0, "a second finger cancels the tap");
        assert_eq!(roads(page).await, 2);
        // and the next tap of one finger means what it says
        tap(page, middle(page, &key).await).await;
        page.until("document.querySelector('.preview > *')").await;
    });
}

#[test]
fn t_06_a_finger_that_rests_reads_the_card_of_the_place() {
    at_the_first_road(async |page| {
        let at = middle(page, ".tokens > :nth-child(5)").await;
        fingers(page, "touchStart", &[at]).await;
        page.find(".tag").await;
        fingers(page, "touchEnd", &[]).await;
        assert_eq!(roads(page).await, 2);
    });
}

#[test]
fn turning_the_tablet_in_mid_preview_keeps_it() {
    at_the_first_road(async |page| {
        let key = lit(page).await;
        tap(page, middle(page, &key).await).await;
        page.until("document.querySelector('.preview > *')").await;
        let shown = chosen(page).await;
        let prompt = page.text("#say").await;
        for size in [PORTRAIT, TABLET, PORTRAIT] {
            page.size(size).await;
            settled(page).await;
            assert_eq!(chosen(page).await, shown);
            assert_eq!(page.text("#say").await, prompt);
            let script = "const [a, b] = ['.preview > *', '.chart'].map(css => document.querySelector(css).getBoundingClientRect());
                return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom";
            assert_eq!(page.js(script, vec![]).await, json!(true), "and in sight");
        }
        tap(page, middle(page, ".preview > *").await).await;
        page.until("!document.querySelector('.preview > *')").await;
        assert_eq!(roads(page).await, 3);
    });
}

/// A game at the road of its second line, with three roads of a beginner's island to come: its places are lit.
fn at_the_first_road(walk: impl AsyncFnOnce(&Page)) {
    journey(async |page| {
        page.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        let record = record();
        begin(page, &record).await;
        step(page, &record, 0).await;
        lift(page).await;
        page.click(".acts [data-act=road]").await;
        page.until("document.querySelector('.targets > *')").await;
        settled(page).await;
        walk(page).await;
    });
}

/// The selector of a lit place that nothing is near.
async fn lit(page: &Page) -> String {
    let id = page.js("return document.querySelector('.targets > *').id", vec![]).await;
    format!("#{}", id.as_str().expect("an id"))
}

async fn chosen(page: &Page) -> Value {
    page.js("return document.querySelector('.preview > *').id", vec![]).await
}

/// How many roads player A has.
async fn roads(page: &Page) -> usize {
    page.count(".pieces.roads > .pl1").await
}

async fn view_width(page: &Page) -> f64 {
    page.js("return document.querySelector('svg.board').viewBox.baseVal.width", vec![]).await.as_f64().expect("a width")
}

/// Waits until the view has come to rest: two pictures one after the other are the same.
async fn settled(page: &Page) {
    page.settle().await;
    let look = "document.querySelector('svg.board').getAttribute('viewBox')";
    page.until(&format!(
        "(() => {{ const now = {look}; const same = window.lastView == now; window.lastView = now; return same }})()"
    ))
    .await;
}

async fn middle(page: &Page, css: &str) -> Finger {
    page.find(css).await;
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]";
    let at = page.js(script, vec![json!(css)]).await;
    (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"))
}

/// The fingers that are down, as they are now.
async fn fingers(page: &Page, kind: &str, down: &[Finger]) {
    let points: Vec<Value> = down.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
    page.cdp("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

async fn tap(page: &Page, at: Finger) {
    fingers(page, "touchStart", &[at]).await;
    fingers(page, "touchEnd", &[]).await;
}

async fn drag(page: &Page, from: Finger, to: Finger) {
    fingers(page, "touchStart", &[from]).await;
    for step in 1..=3 {
        let part = f64::from(step) / 3.0;
        let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        fingers(page, "touchMove", &[at]).await;
    }
    fingers(page, "touchEnd", &[]).await;
}
