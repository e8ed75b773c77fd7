//! Figures for people to read: `scripts/measure`.

use serde_json::Value;

use crate::game::{begin, record, step};
use crate::harness::{Page, journey};

/// How much slower than this machine's processor a tablet's is taken to be.
const SLOWER: u32 = 4;
/// How many actions of the recorded game are timed.
const ACTIONS: usize = 70;

#[test]
#[ignore = "prints figures, checks nothing"]
fn time_to_the_first_screen_from_a_warm_cache_on_a_slow_tablet() {
    journey(async |page| {
        page.open("").await;
        page.slow_down(SLOWER).await;
        let mut times = Vec::new();
        for _ in 0..7 {
            page.reload().await;
            let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
            page.until("performance.getEntriesByName('first-contentful-paint').length").await;
            times.push(page.js(painted, vec![]).await.as_f64().expect("a time"));
        }
        println!("first screen, {SLOWER} times slower: {}", spread(&mut times));
    });
}

#[test]
#[ignore = "prints figures, checks nothing"]
fn time_from_an_action_to_its_picture_nodes_of_the_board_and_shifts_of_the_page() {
    journey(async |page| {
        page.before_load(WATCH).await;
        let record = record();
        begin(page, &record).await;
        page.slow_down(SLOWER).await;

        for at in 0..ACTIONS {
            step(page, &record, at).await;
            // a person looks before the next tap, and the tap's picture is counted as its own
            page.settle().await;
        }
        let nodes = page.js("return document.querySelectorAll('svg.board, svg.board *').length", vec![]).await;
        let mut taps = numbers(page, "watched.taps").await;
        let mut work = numbers(page, "watched.work").await;
        let shifts = page.js("return watched.shifts", vec![]).await;
        println!("{ACTIONS} actions of a game, {SLOWER} times slower");
        println!("  from a tap or key to the next picture: {}", spread(&mut taps));
        println!("  of that, in the app's own code: {}", spread(&mut work));
        println!("  nodes of the board's picture after them: {nodes}");
        println!("  shifts of the page: {shifts}");
    });
}

/// Watches taps, keys and shifts from before the app starts. What took less than 16 ms is not told of by browsers.
const WATCH: &str = "window.watched = { taps: [], work: [], shifts: {} };
    new PerformanceObserver(list => list.getEntries().filter(entry => entry.interactionId).forEach(entry => {
        watched.taps.push(entry.duration);
        watched.work.push(entry.processingEnd - entry.processingStart);
    })).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver(list => list.getEntries().filter(entry => !entry.hadRecentInput).forEach(entry => entry.sources.forEach(({ node }) => {
        const name = node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? 'gone';
        watched.shifts[name] = (watched.shifts[name] ?? 0) + 1;
    }))).observe({ type: 'layout-shift', buffered: true });";

async fn numbers(page: &Page, list: &str) -> Vec<f64> {
    let found = page.js(&format!("return {list}"), vec![]).await;
    found.as_array().expect("a list").iter().filter_map(Value::as_f64).collect()
}

fn spread(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    let at =
        |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or(0.0);
    format!("median of {} is {:.0} ms, 95 % up to {:.0} ms, slowest {:.0} ms", times.len(), at(50), at(95), at(100))
}
