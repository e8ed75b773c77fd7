//! A state as JSON: what has its default is left out.

use serde_json::{Value, json};

use super::{Object, agenda};
use crate::agenda::Task;
use crate::awards::leaders;
use crate::board::Board;
use crate::deck::{Card, Deck};
use crate::event::Answer;
use crate::ids::{Corner, Edge, Hex, MAX_SEATS, Seat, SeatSet};
use crate::notation::Argument;
use crate::rules::Rules;
use crate::setup::seed_word;
use crate::table::{Hand, Sealed, State, Table};

/// The keys of the setup.
pub(super) fn setup(rules: &Rules) -> Object {
    let setup = &rules.setup;
    let mut map = Object::new();
    map.insert("scenario".into(), json!(setup.scenario));
    map.insert("names".into(), json!(setup.names));
    map.insert("board".into(), json!(setup.board.word()));
    map.insert("seed".into(), json!(seed_word(setup.board_seed)));
    map.insert("target".into(), json!(setup.target));
    let options: Object = setup
        .options()
        .into_iter()
        .filter(|(name, _)| *name != "board")
        .map(|(n, v)| (n.to_string(), json!(v)))
        .collect();
    if !options.is_empty() {
        map.insert("options".into(), Value::Object(options));
    }
    map
}

/// The keys of the state.
pub(super) fn state(rules: &Rules, state: &State) -> Object {
    let (t, board) = (&state.table, &rules.board);
    let mut map = Object::new();
    map.insert("island".into(), island(board, t));
    map.insert("robber".into(), json!(t.robber.map_or("none".to_string(), |h| board.hex_name(h))));
    map.insert("first".into(), seat_word(t.first));
    map.insert("turn".into(), seat_word(t.active));
    map.insert("number".into(), json!(t.turn));
    map.insert("phase".into(), json!(agenda::phase(&t.agenda)));
    if t.agenda != agenda::of_phase(rules, agenda::phase(&t.agenda)) {
        let words: Vec<Value> = t.agenda.tasks().map(|task| json!(agenda::words(rules, task))).collect();
        map.insert("agenda".into(), Value::Array(words));
    }
    if let Some(dice) = t.dice {
        map.insert("dice".into(), json!(dice));
    }
    if t.card_played {
        map.insert("card-played".into(), json!(true));
    }
    if t.offers > 0 {
        map.insert("offers".into(), json!(t.offers));
    }
    if let Some(start) = t.start {
        map.insert("start".into(), json!(board.corner_name(start)));
    }
    if t.due != [0; MAX_SEATS] {
        map.insert("due".into(), by_seat(|s| (t.due[s.at()] > 0).then(|| json!(t.due[s.at()]))));
    }
    let grants: Vec<Value> = t.grants.iter().map(|g| json!([g.left, g.placed])).collect();
    if !grants.is_empty() {
        map.insert("grants".into(), Value::Array(grants));
    }
    if t.agenda.tasks().any(|task| task == Task::Trade) {
        map.insert("trade".into(), trade(board, t));
    }
    if state.sealed.iter().any(|s| *s != Sealed::Nothing) {
        let sealed = |s: Seat| match state.sealed[s.at()] {
            Sealed::Nothing => None,
            Sealed::Cards(cards) => Some(json!(cards.to_string())),
        };
        map.insert("sealed".into(), by_seat(sealed));
    }
    let armies: [u8; MAX_SEATS] = std::array::from_fn(|i| t.army(Seat(i as u8)));
    for (key, holder, values, min) in
        [("longest", t.longest_route, t.lengths, rules.route_min), ("army", t.largest_army, armies, rules.army_min)]
    {
        if leaders(&values, rules.owners, min).len() > 1 {
            map.insert(key.into(), holder.map_or(json!("none"), seat_word));
        }
    }
    let seats: Object =
        rules.owners.iter().map(|s| (s.to_string(), Value::Object(seat(board, t, &state.hands[s.at()], s)))).collect();
    map.insert("seats".into(), Value::Object(seats));
    map
}

fn seat_word(seat: Seat) -> Value {
    json!(seat.to_string())
}

fn by_seat(value: impl Fn(Seat) -> Option<Value>) -> Value {
    let seats = (0..MAX_SEATS as u8).map(Seat);
    Value::Object(seats.filter_map(|s| value(s).map(|v| (s.to_string(), v))).collect())
}

fn island(board: &Board, t: &Table) -> Value {
    let hexes: Vec<String> = board
        .tiles
        .iter()
        .map(|hex: Hex| {
            let sums = (2..=12).filter(|sum| t.numbers[hex.at()] >> sum & 1 != 0).map(|sum| format!(" {sum}"));
            format!("{} {}{}", board.hex_name(hex), t.terrain[hex.at()].word(), sums.collect::<String>())
        })
        .collect();
    let harbours = t.harbours.iter().flatten().map(|h| format!("{} {}", board.edge_name(h.edge), h.kind.word()));
    json!({ "hexes": hexes.join(", "), "harbours": harbours.collect::<Vec<_>>().join(", ") })
}

fn seat(board: &Board, t: &Table, hand: &Hand, seat: Seat) -> Object {
    let mut map = Object::new();
    let mut put = |key: &str, text: String| {
        if !text.is_empty() {
            map.insert(key.into(), json!(text));
        }
    };
    let corners =
        |set: crate::ids::CornerSet| set.iter().map(|k: Corner| board.corner_name(k)).collect::<Vec<_>>().join(" ");
    put("settlements", corners(t.settlements[seat.at()]));
    put("cities", corners(t.cities[seat.at()]));
    put("roads", t.roads[seat.at()].iter().map(|e: Edge| board.edge_name(e)).collect::<Vec<_>>().join(" "));
    if !hand.cards.is_empty() {
        put("hand", hand.cards.to_string());
    }
    let held = [cards("", &hand.ready), cards("fresh ", &hand.fresh)].concat();
    put("cards", held.join(", "));
    let mut spent = t.played[seat.at()];
    let knights = std::mem::take(&mut spent[Card::Knight as usize]);
    put("spent", cards("", &spent).join(", "));
    if knights > 0 {
        map.insert("knights".into(), json!(knights));
    }
    map
}

fn cards(prefix: &str, deck: &Deck) -> Vec<String> {
    let held = Card::ALL.into_iter().map(|card| (card, deck[card as usize])).filter(|(_, n)| *n > 0);
    held.map(|(card, n)| format!("{prefix}{}{}", if n > 1 { format!("{n} ") } else { String::new() }, card.word()))
        .collect()
}

fn trade(board: &Board, t: &Table) -> Value {
    let mut offer = String::new();
    t.trade.offer.write(board, &mut offer);
    let answer = |seat: Seat| match t.trade.answers[seat.at()] {
        Answer::NotAsked | Answer::Waiting => None,
        Answer::Yes => Some(json!("yes")),
        Answer::No => Some(json!("no")),
        Answer::Counter(deal) => {
            let mut text = String::from("counter ");
            deal.write(board, &mut text);
            Some(json!(text))
        }
    };
    json!({ "offer": offer, "answers": by_seat(answer) })
}

/// Seats as letters with spaces between.
pub(super) fn letters(seats: SeatSet) -> String {
    seats.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(" ")
}
