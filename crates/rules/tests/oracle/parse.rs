//! Reads a position written in JSON: `scenario`, `players`, `board`, `turn`, `phase`, `dice`, `robber`, `seats`.

use super::island::{CARDS, CARDS_OF_A_KIND, CITIES, DECK, ROADS, SETTLEMENTS, VICTORY_POINT, kind_called};
use super::map::map;
use super::pos::{Phase, Pos, Seat};
use serde_json::{Map as Object, Value};
use std::collections::BTreeSet;

/// A position from its JSON text. The phase is `before-dice`, `main` or `founding`, the last an empty board on which
/// the seat on turn begins. What is missing is empty; bank, deck and awards follow from the rest.
pub fn position(text: &str) -> Result<Pos, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let object = value.as_object().ok_or("a position is an object")?;
    only_keys(object, &["scenario", "players", "board", "turn", "phase", "dice", "robber", "seats"])?;
    if word(object, "scenario")? != Some("base") || word(object, "board")? != Some("beginner") {
        return Err("only the base game on the beginner's island".into());
    }
    let players = match object.get("players").and_then(Value::as_u64) {
        Some(3) => 3,
        Some(4) => 4,
        _ => return Err("players are 3 or 4".into()),
    };
    let turn = seat_called(word(object, "turn")?.unwrap_or("A"), players)?;
    let mut pos = Pos::founding(players, turn);
    match word(object, "phase")? {
        Some("founding") => {
            let more = ["dice", "robber", "seats"].into_iter().find(|key| object.contains_key(*key));
            return more.map_or(Ok(pos), |key| Err(format!("no {key} before the founding")));
        }
        Some("before-dice") => pos.phase = Phase::BeforeDice,
        Some("main") => pos.phase = Phase::Main,
        other => return Err(format!("phase {other:?}")),
    }
    pos.rolled = pos.phase == Phase::Main;
    pos.dice = dice(object.get("dice"))?;
    if pos.dice.is_some() && !pos.rolled {
        return Err("dice before the dice".into());
    }
    if let Some(name) = word(object, "robber")? {
        pos.robber = map().hex(name).ok_or(format!("no land hex {name}"))?;
    }
    if let Some(seats) = object.get("seats") {
        for (letter, value) in seats.as_object().ok_or("seats is an object")? {
            let number = seat_called(letter, players)?;
            pos.seats[number] = seat(value.as_object().ok_or("a seat is an object")?)?;
        }
    }
    check_places(&pos)?;
    what_follows(&mut pos)?;
    Ok(pos)
}

fn only_keys(object: &Object<String, Value>, known: &[&str]) -> Result<(), String> {
    let unknown = object.keys().find(|key| !known.contains(&key.as_str()));
    unknown.map_or(Ok(()), |key| Err(format!("unknown key {key}")))
}

fn word<'a>(object: &'a Object<String, Value>, key: &str) -> Result<Option<&'a str>, String> {
    match object.get(key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => Err(format!("{key} is not a text: {other}")),
    }
}

fn seat_called(letter: &str, players: usize) -> Result<usize, String> {
    let letters = &["A", "B", "C", "D"][..players];
    letters.iter().position(|seat| *seat == letter).ok_or(format!("no seat {letter}"))
}

fn dice(value: Option<&Value>) -> Result<Option<(u8, u8)>, String> {
    let Some(value) = value else { return Ok(None) };
    let faces: Vec<u8> = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    match faces[..] {
        [one @ 1..=6, other @ 1..=6] => Ok(Some((one, other))),
        _ => Err(format!("dice {value}")),
    }
}

fn seat(object: &Object<String, Value>) -> Result<Seat, String> {
    only_keys(object, &["settlements", "cities", "roads", "hand", "cards", "knights"])?;
    let mut seat = Seat {
        settlements: places(object, "settlements", |name| map().corner(name))?,
        cities: places(object, "cities", |name| map().corner(name))?,
        roads: places(object, "roads", |name| map().edge(name))?,
        ..Seat::default()
    };
    let hand: Vec<&str> = word(object, "hand")?.unwrap_or("").split_whitespace().collect();
    for pair in hand.chunks(2) {
        let [number, kind] = pair else { return Err(format!("hand {hand:?}")) };
        let kind = kind_called(kind).ok_or(format!("no kind {kind}"))?;
        seat.hand[kind] += number.parse::<u8>().map_err(|_| format!("no number {number}"))?;
    }
    for entry in word(object, "cards")?.unwrap_or("").split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split_whitespace().collect();
        let (number, words) = match words[0].parse::<u8>() {
            Ok(number) => (number, &words[1..]),
            Err(_) => (1, &words[..]),
        };
        let (fresh, name) = match words {
            ["fresh", name] => (true, name),
            [name] => (false, name),
            _ => return Err(format!("cards {entry}")),
        };
        let card = CARDS.iter().position(|card| card == name).ok_or(format!("no card {name}"))?;
        if fresh && card != VICTORY_POINT {
            seat.fresh[card] += number;
        } else {
            seat.ready[card] += number;
        }
    }
    if let Some(knights) = object.get("knights") {
        seat.knights = knights.as_u64().and_then(|number| u8::try_from(number).ok()).ok_or("knights")?;
    }
    Ok(seat)
}

fn places(
    object: &Object<String, Value>,
    key: &str,
    find: impl Fn(&str) -> Option<usize>,
) -> Result<BTreeSet<usize>, String> {
    let mut found = BTreeSet::new();
    for name in word(object, key)?.unwrap_or("").split_whitespace() {
        if !found.insert(find(name).ok_or(format!("no place {name}"))?) {
            return Err(format!("{name} twice"));
        }
    }
    Ok(found)
}

/// The distance rule, one road an edge, no more pieces than there are, and roads that hang on a road or building.
fn check_places(pos: &Pos) -> Result<(), String> {
    let buildings: Vec<usize> =
        pos.seats.iter().flat_map(|seat| seat.settlements.iter().chain(&seat.cities)).copied().collect();
    for (place, corner) in buildings.iter().enumerate() {
        if buildings[..place].iter().any(|other| other == corner || map().corners_next_to[*corner].contains(other)) {
            return Err(format!("{} is too near", map().corners[*corner]));
        }
    }
    let roads: Vec<usize> = pos.seats.iter().flat_map(|seat| &seat.roads).copied().collect();
    if roads.iter().collect::<BTreeSet<_>>().len() < roads.len() {
        return Err("two roads on one edge".into());
    }
    for (number, seat) in pos.seats.iter().enumerate() {
        if seat.roads.len() > ROADS || seat.settlements.len() > SETTLEMENTS || seat.cities.len() > CITIES {
            return Err("more pieces than there are".into());
        }
        let mut joined: BTreeSet<usize> = seat.settlements.union(&seat.cities).copied().collect();
        for _ in &seat.roads {
            for &(one, other) in seat.roads.iter().map(|&road| &map().edge_ends[road]) {
                if joined.contains(&one) || joined.contains(&other) {
                    joined.extend([one, other]);
                }
            }
        }
        if let Some(&loose) = seat.roads.iter().find(|&&road| !joined.contains(&map().edge_ends[road].0)) {
            return Err(format!("loose road {}", map().edges[loose]));
        }
        let lonely = seat.settlements.union(&seat.cities).find(|&&corner| !pos.has_road_at(number, corner));
        if let Some(&corner) = lonely {
            return Err(format!("{} without a road", map().corners[corner]));
        }
    }
    Ok(())
}

/// Bank, deck and awards; an award two seats could hold is refused.
fn what_follows(pos: &mut Pos) -> Result<(), String> {
    for kind in 0..5 {
        let held = pos.seats.iter().map(|seat| seat.hand[kind]).sum();
        pos.bank[kind] = CARDS_OF_A_KIND.checked_sub(held).ok_or("more resource cards than there are")?;
    }
    for card in 0..CARDS.len() {
        let drawn = |seat: &Seat| seat.ready[card] + seat.fresh[card] + if card == 0 { seat.knights } else { 0 };
        let drawn = pos.seats.iter().map(drawn).sum();
        pos.deck[card] = DECK[card].checked_sub(drawn).ok_or("more development cards than there are")?;
    }
    let lengths = (0..pos.seats.len()).map(|seat| pos.length_of_road(seat)).collect::<Vec<_>>();
    let armies = pos.seats.iter().map(|seat| usize::from(seat.knights)).collect::<Vec<_>>();
    for (what, values, least) in [("longest road", lengths, 5), ("largest army", armies, 3)] {
        let most = values.iter().max().copied().unwrap_or(0);
        if most >= least && values.iter().filter(|&&value| value == most).count() > 1 {
            return Err(format!("who holds the {what}?"));
        }
    }
    pos.settle();
    Ok(())
}
