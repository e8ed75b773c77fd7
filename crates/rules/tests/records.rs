//! Golden records: whole games, one for each way to end, played again line by line.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rules::action::Action;
use rules::chance::{Outcome, Streams};
use rules::choices::Choices;
use rules::deck::Card;
use rules::event::{Award, Event};
use rules::game::Game;
use rules::ids::Seat;
use rules::record::{Line, Record};
use rules::rng::Rng;
use rules::rules::Rules;
use rules::setup::Setup;

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Way {
    Settlement,
    City,
    KnightForTheArmy,
    PointCard,
    StartOfTurn,
    RoadTakenFromAnother,
}

const WAYS: [(Way, &str); 6] = [
    (Way::Settlement, "settlement"),
    (Way::City, "city"),
    (Way::KnightForTheArmy, "army"),
    (Way::PointCard, "point-card"),
    (Way::StartOfTurn, "start-of-turn"),
    (Way::RoadTakenFromAnother, "longest-road"),
];

/// The way the last line ended the game, if it is one of those looked for.
fn way(line: &Line, events: &[Event], winner: Seat) -> Option<Way> {
    let (seat, action) = line.act?;
    let took = |which: Award| {
        events.iter().find_map(|event| match event {
            Event::Award { award, from, to } if *award == which && *to == Some(winner) => Some(*from),
            _ => None,
        })
    };
    match action {
        Action::End if seat != winner => Some(Way::StartOfTurn),
        Action::Settlement(_) => Some(Way::Settlement),
        Action::City(_) => Some(Way::City),
        Action::Knight if took(Award::LargestArmy).is_some() => Some(Way::KnightForTheArmy),
        Action::Card if line.outcomes == [Outcome::card(Card::VictoryPoint)] => Some(Way::PointCard),
        Action::Road(_) if took(Award::LongestRoute).flatten().is_some() => Some(Way::RoadTakenFromAnother),
        _ => None,
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn golden_records_play_again_to_the_same_winner_and_digest() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::read(&text).unwrap_or_else(|e| panic!("{e:?} in {}", path.display()));
        assert!(record.end.is_some(), "{} ends", path.display());
        let game = record.replay(None, |_, _, _| {}).unwrap_or_else(|e| panic!("{e:?} in {}", path.display()));
        assert_eq!(record.write(&game.rules), text, "{} is written as it was", path.display());
    }
}

#[test]
fn every_way_to_end_has_its_golden_record() {
    let mut seen = BTreeSet::new();
    for (expected, name) in WAYS {
        let text = std::fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
        let record = Record::read(&text).unwrap();
        let mut last = Vec::new();
        let game = record.replay(None, |_, _, events| last = events.to_vec()).unwrap();
        let winner = game.over().first().unwrap();
        assert_eq!(way(record.lines.last().unwrap(), &last, winner), Some(expected), "{name}");
        seen.insert(expected);
    }
    assert_eq!(seen.len(), WAYS.len());
}

/// How much a plain player wants an action, before some whim is added.
fn wish(action: &Action) -> u32 {
    match action {
        Action::City(_) => 110,
        Action::Settlement(_) => 100,
        Action::Knight | Action::Close(_) => 70,
        Action::Card => 65,
        Action::RoadBuilding | Action::Plenty(_) | Action::Monopoly(_) => 50,
        Action::Road(_) => 45,
        Action::End | Action::Decline => 35,
        Action::Accept => 30,
        Action::Bank(_) => 12,
        _ => 0,
    }
}

fn played(setup: &Setup, seed: u64) -> Option<(Way, Record)> {
    let mut game = Game::new(Rules::new(setup).unwrap(), Box::new(Streams::new(seed)));
    let mut record = Record::new(&game);
    let mut rng = Rng::new(seed, 8);
    let (mut choices, mut events) = (Choices::new(), Vec::new());
    while game.over().is_empty() && record.lines.len() < 500 {
        let seats: Vec<Seat> = game.pending().seats.iter().collect();
        let seat = seats[rng.below(seats.len() as u32) as usize];
        game.choices(seat, &mut choices);
        let mut best = None;
        for action in &choices.listed {
            let wish = wish(action) + rng.below(40);
            if best.is_none_or(|(most, _)| wish > most) {
                best = Some((wish, *action));
            }
        }
        let space = choices.space.filter(|_| choices.listed.is_empty() || rng.below(12) == 0);
        if let Some(action) = space.and_then(|space| space.sample(|n| rng.below(n))) {
            best = Some((0, action));
        }
        events.clear();
        let (_, action) = best?;
        game.apply_listed(seat, action, Some(&mut events));
        record.push(seat, action, &game);
    }
    let winner = game.over().first()?;
    Some((way(record.lines.last()?, &events, winner)?, record))
}

/// Looks for a short game of each way to end and writes it down. Run it when the rules or the records' form change:
/// `cargo test --release -p rules --test records -- --ignored`.
#[test]
#[ignore = "writes the golden records anew"]
fn write_golden_records() {
    for (at, (wanted, name)) in WAYS.into_iter().enumerate() {
        let mut setup = Setup::new("base", 3 + at as u8 % 2).unwrap();
        let board = ["random", "spiral", "balanced", "beginner"][at % 4];
        let first = ["dice", "seat"][at % 2];
        let harbours = ["shuffled", "fixed"][at / 2 % 2];
        let options = [("board", board), ("harbours", harbours), ("first", first)];
        options.iter().for_each(|(name, value)| setup.set(name, value).unwrap());
        setup.board_seed = 1 + at as u64;
        let names = ["Ana", "Bruno", "Clara", "Davi"];
        setup.names = names[..setup.names.len()].iter().map(|name| name.to_string()).collect();
        let mut shortest: Option<Record> = None;
        for seed in 0.. {
            if seed > 3000 && shortest.is_some() {
                break;
            }
            if let Some((way, record)) = played(&setup, seed)
                && way == wanted
                && shortest.as_ref().is_none_or(|short| record.lines.len() < short.lines.len())
            {
                shortest = Some(record);
            }
        }
        let (record, rules) = (shortest.unwrap(), Rules::new(&setup).unwrap());
        std::fs::write(folder().join(format!("{name}.txt")), record.write(&rules)).unwrap();
    }
}
