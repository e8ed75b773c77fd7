//! A stretch of a game by the keyboard alone: nothing is ever clicked.

use rules::action::Action;
use rules::rules::Rules;
use serde_json::json;

use crate::game::{begin, record};
use crate::harness::{Page, journey};

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const HOME: &str = "\u{E011}";
const LEFT: &str = "\u{E012}";
const UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";

/// In the order of the hand, whose keys are 1 to 5.
const KINDS: [&str; 5] = ["lumber", "brick", "wool", "grain", "ore"];

#[test]
fn twenty_turns_are_played_by_the_keyboard_alone() {
    journey(async |page| {
        let record = record();
        let rules = Rules::new(&record.setup).expect("its rules");
        begin(page, &record).await;
        let (mut turns, mut walked) = (0, 0);
        for (at, line) in record.lines.iter().enumerate() {
            let Some((seat, action)) = line.act else { continue };
            lift(page).await;
            let now = page.js("return document.querySelector('.seat.now').dataset.seat", vec![]).await;
            assert_eq!(now, json!(seat.to_string()), "line {}: {}", at + 1, line.write(&rules));
            walked += usize::from(play(page, &rules, &action).await);
            turns += usize::from(action == Action::End);
            if turns == 20 {
                break;
            }
        }
        assert_eq!(turns, 20);
        assert!(walked >= 5, "only {walked} places were reached by the arrows");
    });
}

#[test]
fn escape_leaves_and_focus_goes_back_to_what_opened_a_dialog() {
    journey(async |page| {
        let record = record();
        begin(page, &record).await;
        lift(page).await;
        tab_to(page, "[data-act=moves]").await;
        page.press(ENTER).await;
        page.find("dialog[open]").await;
        page.until("document.querySelector('dialog[open]').contains(document.activeElement)").await;
        page.press(ESCAPE).await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.until("document.activeElement.matches('[data-act=moves]')").await;
    });
}

/// The curtain has the focus: one key lifts it.
async fn lift(page: &Page) {
    if page.count("#lift").await > 0 {
        page.until("document.activeElement.id == 'lift'").await;
        page.press(ENTER).await;
        page.until("!document.querySelector('#lift')").await;
    }
}

/// Does an action; whether its place was reached by the arrows.
async fn play(page: &Page, rules: &Rules, action: &Action) -> bool {
    let placed = match action {
        Action::Road(edge) => Some(("r", format!("board-e{}", edge.0))),
        Action::Settlement(corner) => Some(("e", format!("board-c{}", corner.0))),
        Action::City(corner) => Some(("c", format!("board-c{}", corner.0))),
        Action::Robber(hex) => Some(("", format!("board-h{}", hex.0))),
        _ => None,
    };
    if let Some((key, id)) = placed {
        if page.count(&format!("#{id}")).await == 0 {
            page.press(key).await;
        }
        if walk_to(page, &id).await {
            // once to consider it, once to build it
            page.press(ENTER).await;
            go(page).await;
            return true;
        }
        page.press(ESCAPE).await;
    }
    match action {
        Action::End => {
            page.press("n").await;
            page.until("document.activeElement.matches('[data-act=go]')").await;
            page.press(ENTER).await;
        }
        Action::Card => page.press("d").await,
        Action::Roll => go(page).await,
        Action::Steal(seat) => {
            tab_to(page, &format!("[data-steal={seat}]")).await;
            page.press(ENTER).await;
        }
        Action::Give(cards) => {
            for (kind, n) in cards.iter() {
                let key = KINDS.iter().position(|word| *word == kind.word()).expect("a kind of the hand") + 1;
                for _ in 0..n {
                    page.press(&key.to_string()).await;
                }
            }
            go(page).await;
        }
        _ => {
            page.press("m").await;
            tab_to(page, &format!("dialog[open] [data-move='{}']", action.words(&rules.board))).await;
            page.press(ENTER).await;
        }
    }
    false
}

/// To the primary button, and on it.
async fn go(page: &Page) {
    page.until("document.querySelector('[data-act=go]')").await;
    tab_to(page, "[data-act=go]").await;
    page.press(ENTER).await;
}

/// Goes on with Tab until the focus is on what fits.
async fn tab_to(page: &Page, css: &str) {
    page.find(css).await;
    let mut seen = Vec::new();
    for _ in 0..120 {
        let at = page
            .js(
                "return [document.activeElement.matches(arguments[0]), document.activeElement.outerHTML.slice(0, 60)]",
                vec![json!(css)],
            )
            .await;
        if at[0] == json!(true) {
            return;
        }
        seen.push(at[1].to_string());
        page.press(TAB).await;
    }
    panic!("Tab never comes to {css}, only to {seen:#?}");
}

/// Walks over the lit places with the arrows, nearer with every step; whether it came to the place.
async fn walk_to(page: &Page, id: &str) -> bool {
    page.press("b").await;
    page.until("document.activeElement.matches('.board')").await;
    page.press(HOME).await;
    for _ in 0..20 {
        // how far the cursor is from there, right and down
        let script = "const at = id => { const box = document.getElementById(id).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] };
            const here = document.activeElement.getAttribute('aria-activedescendant');
            if (here == arguments[0]) return null;
            const [from, to] = [at(here), at(arguments[0])];
            return [to[0] - from[0], to[1] - from[1]]";
        let way = page.js(script, vec![json!(id)]).await;
        let (Some(x), Some(y)) = (way[0].as_f64(), way[1].as_f64()) else { return true };
        let key = match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
            (true, true, _) => RIGHT,
            (true, false, _) => LEFT,
            (false, _, true) => DOWN,
            (false, _, false) => UP,
        };
        page.press(key).await;
    }
    false
}
