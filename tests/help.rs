//! "How to play" says the same in every language, and its pictures show what their captions claim.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use farshore::ask::Ask;
use farshore::help::{Help, Picture, Pictures, place};
use farshore::kept;
use farshore::lang::Lang;
use farshore::topics::{topic_of, topic_of_ask};
use rules::board::Board;
use rules::cards::{Cards, Kind};
use rules::deck::Card;
use rules::event::Place;
use rules::ids::{Corner, CornerSet, Edge, Seat};
use rules::layout::layout;
use rules::refusal::Refusal;
use rules::routes::longest_trail;
use rules::table::Piece;

fn read(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("public/help").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn help(lang: Lang) -> Help {
    let tag = lang.tag().split('-').next().unwrap();
    kept::read(&read(&format!("base.{tag}.json"))).unwrap()
}

fn pictures() -> Pictures {
    kept::read(&read("base.pictures.json")).unwrap()
}

fn board() -> Board {
    Board::new(layout("base").unwrap()).unwrap()
}

fn corners(board: &Board, names: &[String]) -> Vec<Corner> {
    let corner = |name: &String| match place(board, name) {
        Some(Place::Corner(corner)) => corner,
        other => panic!("{name} is no corner: {other:?}"),
    };
    names.iter().map(corner).collect()
}

fn edges(board: &Board, names: &[String]) -> Vec<Edge> {
    let edge = |name: &String| match place(board, name) {
        Some(Place::Edge(edge)) => edge,
        other => panic!("{name} is no edge: {other:?}"),
    };
    names.iter().map(edge).collect()
}

#[test]
fn every_language_has_the_same_topics_pictures_and_remarks() {
    let english = help(Lang::En);
    let ids = |help: &Help| {
        let topics = help.topics.iter().map(|topic| {
            let picture = topic.picture.as_ref().map(|picture| picture.id.clone());
            let keys: Vec<String> = topic.keys.iter().map(|(key, _)| key.clone()).collect();
            (topic.id.clone(), picture, topic.paragraphs.len(), keys)
        });
        let remarks = help.easy_to_miss.iter().map(|remark| remark.topic.clone());
        (topics.collect::<Vec<_>>(), remarks.collect::<Vec<_>>())
    };
    for lang in Lang::ALL {
        assert_eq!(ids(&help(lang)), ids(&english), "{lang:?}");
    }
}

#[test]
fn every_remark_and_picture_is_found() {
    let pictures = pictures();
    for lang in Lang::ALL {
        let help = help(lang);
        let ids: BTreeSet<&str> = help.topics.iter().map(|topic| topic.id.as_str()).collect();
        assert_eq!(ids.len(), help.topics.len(), "an id twice");
        assert!(help.easy_to_miss.iter().all(|remark| ids.contains(remark.topic.as_str())));
        let shown: BTreeSet<&str> =
            help.topics.iter().filter_map(|topic| topic.picture.as_ref()).map(|picture| picture.id.as_str()).collect();
        let drawn: BTreeSet<&str> = pictures.keys().map(String::as_str).chain(["costs"]).collect();
        assert_eq!(shown, drawn);
    }
}

#[test]
fn every_refusal_has_a_topic_that_exists() {
    let refusals = [
        Refusal::Over,
        Refusal::Stale,
        Refusal::NotYourDecision,
        Refusal::Phase,
        Refusal::RollFirst,
        Refusal::Pay { missing: Cards::from(Kind::Ore) },
        Refusal::NoStock(Piece::Road),
        Refusal::Occupied,
        Refusal::TooNear,
        Refusal::NotAtStart,
        Refusal::NoPlace(rules::action::Verb::Robber),
        Refusal::RobberStays,
        Refusal::Fresh(Card::Knight),
        Refusal::BankEmpty,
        Refusal::NoVictim(Seat(1)),
        Refusal::Limit,
    ];
    let help = help(Lang::En);
    for refusal in refusals {
        let id = topic_of(&refusal);
        assert!(help.topics.iter().any(|topic| topic.id == id), "{refusal:?} leads to {id}");
    }
    assert_eq!(topic_of(&Refusal::TooNear), "distance");
}

#[test]
fn every_question_leads_to_a_topic() {
    let seat = Seat(0);
    let deal = rules::action::Deal::default();
    let asks = [
        Ask::StartRoad { seat },
        Ask::Main { seat, idle: false },
        Ask::PlaceCity { seat, places: 1 },
        Ask::ConfirmSettlement { seat },
        Ask::Steal { seat },
        Ask::Monopoly { seat },
        Ask::TradeAnswer { seat, by: seat, deal, call: false },
        Ask::Over { winner: seat, points: 10 },
    ];
    let help = help(Lang::En);
    for ask in asks {
        let id = topic_of_ask(&ask);
        assert!(help.topics.iter().any(|topic| topic.id == id), "{ask:?} leads to {id}");
    }
    assert_eq!(topic_of_ask(&Ask::Robber { seat }), "robber");
}

#[test]
fn every_place_of_a_picture_is_on_the_island() {
    let board = board();
    for (id, picture) in pictures() {
        let Picture { hexes, roads, settlements, cities, robber, good, bad } = &picture;
        for name in hexes.iter().chain(robber) {
            assert!(matches!(place(&board, name), Some(Place::Hex(hex)) if board.tiles.has(hex)), "{id}: {name}");
        }
        roads.values().for_each(|names| drop(edges(&board, names)));
        settlements.values().chain(cities.values()).for_each(|names| drop(corners(&board, names)));
        for name in good.iter().chain(bad) {
            assert!(place(&board, name).is_some(), "{id}: {name}");
        }
        let stand: Vec<Corner> =
            settlements.values().chain(cities.values()).flat_map(|names| corners(&board, names)).collect();
        for corner in &stand {
            assert!(stand.iter().all(|other| !board.near_at(*corner).has(*other)), "{id}: the distance rule");
        }
    }
}

#[test]
fn the_picture_of_the_distance_rule_shows_all_corners_too_close() {
    let board = board();
    let picture = &pictures()["distance"];
    let [stands] = corners(&board, &picture.settlements["A"])[..] else { panic!("one settlement") };
    let bad: CornerSet = corners(&board, &picture.bad).into_iter().collect();
    assert_eq!(bad, board.near_at(stands));
    for good in corners(&board, &picture.good) {
        assert!(good != stands && !bad.has(good) && !(board.near_at(good) & bad).is_empty(), "two edges away");
    }
}

#[test]
fn the_picture_of_the_longest_road_shows_six_that_count_and_a_branch_that_does_not() {
    let board = board();
    let picture = &pictures()["longest-road"];
    let trail = |names: &[String]| {
        let ends: Vec<(u8, u8)> =
            edges(&board, names).into_iter().map(|edge| board.ends(edge)).map(|[a, b]| (a.0, b.0)).collect();
        longest_trail(&ends, CornerSet::EMPTY)
    };
    let roads = &picture.roads["A"];
    assert_eq!((roads.len(), trail(roads)), (7, 6));
    assert_eq!((picture.good.len(), trail(&picture.good)), (6, 6));
    let marked: BTreeSet<&String> = picture.good.iter().chain(&picture.bad).collect();
    assert_eq!(marked, roads.iter().collect());
}

#[test]
fn the_picture_of_the_harbour_shows_a_corner_of_a_generic_one() {
    let board = board();
    let base = layout("base").unwrap();
    let island =
        rules::deal::deal(base, &board, rules::deal::BoardKind::Beginner, rules::deal::HarbourSetup::Fixed, 0).unwrap();
    let picture = &pictures()["harbour"];
    let corner = corners(&board, &picture.settlements["A"])[0];
    let kinds: Vec<_> =
        island.harbours.iter().filter(|h| board.ends(h.edge).contains(&corner)).map(|h| h.kind).collect();
    assert_eq!(kinds, [rules::terrain::HarbourKind::Generic]);
}
