//! Where things stand: nothing lies over what is needed, whatever the size of window and text.

use std::sync::Arc;

use farshore::store::{Dice, MemoryShelf, Meta, Save, SaveId, SeatMeta, Status, Store, TabId};
use rules::cards::Kind;
use rules::position;
use serde_json::json;

use crate::game::lift;
use crate::harness::{DESKTOP, PHONE, PORTRAIT, Page, SIZES, Size, TABLET, Theme, journey};
use crate::parts::{give_card, open_trade};
use crate::saves::open_with;

const SMALL: Size = Size { name: "small", width: 320, height: 568 };

/// A turn with much to do, and names as long as can be.
const TURN: &str = r#"{ "scenario": "base", "names": ["Wilhelmina Maj", "Rui", "Bartholomew Jr"], "turn": "A", "number": 34,
    "phase": "main", "dice": [3, 5], "seats": {
    "A": { "settlements": "C3n", "cities": "E4s", "roads": "C3ne", "hand": "2 brick 2 lumber 1 wool 3 grain 4 ore", "cards": "knight, plenty, fresh monopoly, victory-point" },
    "B": { "settlements": "F2n", "roads": "F2ne", "hand": "2 wool" }, "C": { "settlements": "D5s", "roads": "D5se", "hand": "1 ore" } } }"#;

/// What the storage holds of a game at a position.
pub fn at(text: &str) -> Arc<MemoryShelf> {
    let (rules, state) = position::read(text).expect("a position");
    let names = rules.setup.names.iter().zip(1..);
    let meta = Meta {
        scenario: "base".into(),
        seats: names.map(|(name, style)| SeatMeta { name: name.clone(), style, points: 2 }).collect(),
        status: Status::UnderWay { turn: 34, seat: 0 },
        when: 1_700_000_000_000,
    };
    let position = position::write(&rules, &state);
    let dice = Dice { seed: 1, draws: [0; 5] };
    let save = Save { meta, record: String::new(), position, dice, taken_back: Vec::new(), looked: false };
    let shelf = Arc::new(MemoryShelf::default());
    Store::new(shelf.clone(), TabId(1)).begin(SaveId(0x5eed), &save).expect("room");
    shelf
}

async fn open_turn(page: &Page) {
    open_with(page, &at(TURN)).await;
    page.open("#/play").await;
    lift(page).await;
}

/// Text twice as large, as with a browser's own setting.
async fn double_text(page: &Page) {
    page.js("document.documentElement.style.fontSize = '200%'", vec![]).await;
}

/// What fits the first selector and is covered by something else in its middle, or out of the window.
async fn hidden(page: &Page, css: &str) -> serde_json::Value {
    let script = "return [...document.querySelectorAll(arguments[0])].filter(one => {
        const box = one.getBoundingClientRect();
        if (box.width == 0) return false;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !(top && (one.contains(top) || top.contains(one)));
    }).map(one => one.outerHTML.slice(0, 90))";
    page.js(script, vec![json!(css)]).await
}

#[test]
fn while_trading_the_desk_stays_in_sight() {
    journey(async |page| {
        open_turn(page).await;
        page.click_visible("[data-act=trade], .tabs .tab:nth-child(2)").await;
        page.find(".panel").await;
        for theme in Theme::ALL {
            page.system(theme).await;
            for size in [TABLET, PORTRAIT, DESKTOP, Size { name: "wide", width: 1280, height: 720 }] {
                page.size(size).await;
                page.settle().await;
                let covered = hidden(page, ".words, .hand .card, .tools .btn, .acts .act").await;
                assert_eq!(covered, json!([]), "{}", size.name);
                page.is_accessible().await;
            }
        }
        page.size(PHONE).await;
        assert_eq!(hidden(page, ".panel header .btn").await, json!([]));
        page.is_accessible().await;
    });
}

#[test]
fn with_text_twice_as_large_the_board_keeps_its_part_and_everything_can_be_reached() {
    journey(async |page| {
        open_turn(page).await;
        double_text(page).await;
        for size in SIZES {
            page.size(size).await;
            page.settle().await;
            let share = page.js("return document.querySelector('.chart').offsetHeight / innerHeight", vec![]).await;
            assert!(share.as_f64().unwrap_or_default() > 0.395, "{}: {share}", size.name);
            page.until("document.scrollingElement.scrollWidth <= innerWidth").await;
            let wide = "return [...document.querySelectorAll('.desk, .rail, .topbar, .seats')].filter(one =>
                one.scrollWidth > one.clientWidth + 1).map(one => one.className)";
            assert_eq!(page.js(wide, vec![]).await, json!([]), "{}", size.name);
            page.is_accessible().await;
        }
        page.size(SMALL).await;
        page.until("document.scrollingElement.scrollWidth <= innerWidth").await;
        page.is_accessible().await;
    });
}

#[test]
fn the_title_of_the_game_is_whole_at_every_size() {
    journey(async |page| {
        open_turn(page).await;
        for size in SIZES {
            page.size(size).await;
            page.until("(title => title.scrollWidth <= title.clientWidth)(document.querySelector('.topbar h1'))").await;
        }
    });
}

#[test]
fn news_keeps_to_the_top_edge_of_the_board() {
    journey(async |page| {
        open_turn(page).await;
        page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", vec![])
            .await;
        page.click(".acts [data-act=card]").await;
        page.find(".toast").await;
        for size in SIZES {
            page.size(size).await;
            page.settle().await;
            let inside = "(() => {
                const board = document.querySelector('.chart').getBoundingClientRect();
                const toast = document.querySelector('.toast').getBoundingClientRect();
                return toast.left >= board.left && toast.right <= board.right && toast.top >= board.top
                    && toast.bottom <= board.top + board.height / 2;
            })()";
            page.until(inside).await;
            assert_eq!(hidden(page, ".toast .btn, .topbar .btn, .logbar").await, json!([]), "{}", size.name);
            page.is_accessible().await;
        }
    });
}

/// The first settlement of a set-up stands; its road is chosen.
#[test]
fn a_road_that_is_considered_leaves_the_settlement_at_its_end_in_sight() {
    journey(async |page| {
        let board =
            r#"{ "scenario": "base", "players": 3, "board": "random", "seed": "1", "phase": "founding", "seats": {} }"#;
        open_with(page, &at(board)).await;
        page.open("#/play").await;
        lift(page).await;
        page.tap("[id^=board-c]").await;
        page.click("[data-act=go]").await;
        page.tap("[id^=board-e]").await;
        page.find("[data-act=go]").await;
        page.settle().await;
        let apart = "(() => {
            const ring = document.querySelector('.preview use').getBoundingClientRect();
            const house = document.querySelector('.houses use').getBoundingClientRect();
            const middle = [house.x + house.width / 2, house.y + house.height / 2];
            return middle[0] < ring.left || middle[0] > ring.right || middle[1] < ring.top || middle[1] > ring.bottom;
        })()";
        page.until(apart).await;
    });
}

/// The turn of [`TURN`] with another agenda.
fn asked(agenda: &str) -> Arc<MemoryShelf> {
    at(&TURN.replace(r#""phase": "main""#, &format!(r#""phase": "main", "agenda": {agenda}"#)))
}

/// Top and bottom of the board once the page is at rest, and how many pixels of its foot lie under the desk.
async fn board(page: &Page) -> [f64; 3] {
    page.settle().await;
    let place = "const [chart, desk] = ['.chart', '.game > .desk'].map(css => document.querySelector(css).getBoundingClientRect());
        return [chart.top, chart.bottom, chart.bottom - desk.top]";
    let place = page.js(place, vec![]).await;
    [0, 1, 2].map(|at| place[at].as_f64().expect("a number"))
}

/// What of an offer's panel reaches out of it, at the right or the left.
async fn beside_the_panel(page: &Page) -> serde_json::Value {
    page.settle().await;
    let script = "const panel = document.querySelector('.panel').getBoundingClientRect();
        return [...document.querySelectorAll('.panel *')].filter(one => {
            const box = one.getBoundingClientRect();
            return box.width && !one.closest('.recent') && (box.right > panel.right + 0.6 || box.left < panel.left - 0.6);
        }).map(one => one.outerHTML.slice(0, 90))";
    page.js(script, vec![]).await
}

#[test]
fn the_longest_names_break_no_row_of_an_offer() {
    let turn = TURN.replace("Wilhelmina Maj", "WWWWWWWWWWWWWW").replace("\"Rui\"", "\"MMMMMMMMMMMMMM\"");
    const SHORT: Size = Size { name: "short", width: 844, height: 390 };
    journey(async |page| {
        for size in [SMALL, SHORT].into_iter().chain(SIZES) {
            page.size(size).await;
            open_with(page, &at(&turn)).await;
            page.open("#/play").await;
            lift(page).await;
            let inside = async |when: &str| {
                assert_eq!(beside_the_panel(page).await, json!([]), "{}, {when}", size.name);
            };
            open_trade(page).await;
            give_card(page, Kind::Ore).await;
            page.click(".panel [data-side=get][data-kind=wool]").await;
            inside("an offer").await;
            page.click("[data-act=offer]:enabled").await;
            page.click("[data-act=answers-apart]").await;
            lift(page).await;
            inside("an answer").await;
            page.click("[data-act=counter]").await;
            page.click(".panel [data-side=give][data-kind=ore]").await;
            inside("a counter").await;
            page.click("[data-act=send-counter]:enabled").await;
            lift(page).await;
            inside("a second answer").await;
            page.click("[data-act=decline]").await;
            lift(page).await;
            inside("the choice").await;
            page.find("[data-close]").await;
            page.js("localStorage.clear()", vec![]).await;
        }
    });
}

#[test]
fn the_board_keeps_its_place_whatever_is_asked() {
    // and how many pixels of the board's foot the desk may cover
    const LOW: Size = Size { name: "low", width: 375, height: 667 };
    const NARROW: Size = Size { name: "narrow", width: 360, height: 640 };
    const MOST: [(Size, f64); 6] =
        [(TABLET, 0.0), (PORTRAIT, 48.0), (PHONE, 34.0), (LOW, 88.0), (NARROW, 88.0), (SMALL, 88.0)];
    journey(async |page| {
        for (size, most) in MOST {
            page.size(size).await;
            open_turn(page).await;
            let [top, bottom, _] = board(page).await;
            let same = async |when: &str| {
                let now = board(page).await;
                assert!((now[0] - top).abs() + (now[1] - bottom).abs() < 0.6, "{}, {when}: {now:?}", size.name);
                assert!(now[2] <= most + 0.6, "{}, {when}: {now:?}", size.name);
                assert_eq!(
                    hidden(
                        page,
                        ".words, .hand .card:first-child, .desk .btn, .back button, .tabs .tab, .acts .act, .seat"
                    )
                    .await,
                    json!([]),
                    "{}, {when}",
                    size.name
                );
            };
            same("nothing is begun").await;
            page.press("r").await;
            page.tap("[id^=board-e]").await;
            page.find("[data-act=go]").await;
            same("a road is considered").await;
            page.press("\u{e00c}\u{e00c}").await;
            for card in ["knight", "plenty"] {
                page.click(&format!(".card.dev[data-card={card}]")).await;
                page.find("[data-act=go]").await;
                same(card).await;
                if card == "plenty" {
                    for kind in ["ore", "wool"] {
                        page.click(&format!(".pick-kinds [data-pick={kind}]")).await;
                        same("a kind is picked").await;
                    }
                    page.find("[data-act=go]:enabled").await;
                }
                page.press("\u{e00c}").await;
            }
            for agenda in [
                r#"["turn roll", "before-dice"]"#,
                r#"["turn next", "main", "robber A"]"#,
                r#"["turn next", "main", "steal A from B C"]"#,
                r#"["turn next", "main", "robber A", "give A 6 to bank waiting A"]"#,
            ] {
                page.js("localStorage.clear()", vec![]).await;
                open_with(page, &asked(agenda)).await;
                page.open("#/play").await;
                lift(page).await;
                same(agenda).await;
            }
            page.js("localStorage.clear()", vec![]).await;
        }
    });
}
