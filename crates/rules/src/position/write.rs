//! A state as JSON: what has its default is left out.

use super::{Object, agenda};
use crate::agenda::Task;
use crate::awards::leaders;
use crate::board::Board;
use crate::deck::{Card, Deck};
use crate::event::Answer;
use crate::ids::{Corner, Edge, Hex, MAX_SEATS, Seat, SeatSet};
use crate::json::Json;
use crate::notation::Argument;
use crate::rules::Rules;
use crate::setup::seed_word;
use crate::table::{Hand, Sealed, State, Table};

/// The keys of the setup.
pub(super) fn setup(rules: &Rules) -> Object {
    let setup = &rules.setup;
    let mut map = Object::new();
    map.insert("scenario".into(), Json::from(setup.scenario.as_str()));
    map.insert("names".into(), Json::from(setup.names.clone()));
    map.insert("board".into(), Json::from(setup.board.word()));
    map.insert("seed".into(), Json::from(seed_word(setup.board_seed)));
    map.insert("target".into(), Json::from(setup.target));
    let options = setup
        .options()
        .into_iter()
        .filter(|(name, _)| *name != "board")
        .map(|(n, v)| (n.to_string(), Json::from(v)))
        .collect::<Vec<_>>();
    if !options.is_empty() {
        map.insert("options".into(), Json::map(options));
    }
    map
}

/// The keys of the state.
pub(super) fn state(rules: &Rules, state: &State) -> Object {
    let (t, board) = (&state.table, &rules.board);
    let mut map = Object::new();
    map.insert("island".into(), island(board, t));
    map.insert("robber".into(), Json::from(t.robber.map_or("none".to_string(), |h| board.hex_name(h))));
    map.insert("first".into(), seat_word(t.first));
    map.insert("turn".into(), seat_word(t.active));
    map.insert("number".into(), Json::from(t.turn));
    map.insert("phase".into(), Json::from(agenda::phase(&t.agenda)));
    if t.agenda != agenda::of_phase(rules, agenda::phase(&t.agenda)) {
        let words: Vec<Json> = t.agenda.tasks().map(|task| Json::from(agenda::words(rules, task))).collect();
        map.insert("agenda".into(), Json::List(words));
    }
    if let Some(dice) = t.dice {
        map.insert("dice".into(), Json::from(dice.to_vec()));
    }
    if t.card_played {
        map.insert("card-played".into(), Json::from(true));
    }
    if t.offers > 0 {
        map.insert("offers".into(), Json::from(t.offers));
    }
    if let Some(start) = t.start {
        map.insert("start".into(), Json::from(board.corner_name(start)));
    }
    if t.due != [0; MAX_SEATS] {
        map.insert("due".into(), by_seat(|s| (t.due[s.at()] > 0).then(|| Json::from(t.due[s.at()]))));
    }
    let grants: Vec<Json> = t.grants.iter().map(|g| vec![g.left, g.placed].into()).collect();
    if !grants.is_empty() {
        map.insert("grants".into(), Json::List(grants));
    }
    if t.agenda.tasks().any(|task| task == Task::Trade) {
        map.insert("trade".into(), trade(board, t));
    }
    if state.sealed.iter().any(|s| *s != Sealed::Nothing) {
        let sealed = |s: Seat| match state.sealed[s.at()] {
            Sealed::Nothing => None,
            Sealed::Cards(cards) => Some(Json::from(cards.to_string())),
        };
        map.insert("sealed".into(), by_seat(sealed));
    }
    let armies: [u8; MAX_SEATS] = std::array::from_fn(|i| t.army(Seat(i as u8)));
    for (key, holder, values, min) in
        [("longest", t.longest_route, t.lengths, rules.route_min), ("army", t.largest_army, armies, rules.army_min)]
    {
        if leaders(&values, rules.owners, min).len() > 1 {
            map.insert(key.into(), holder.map_or(Json::from("none"), seat_word));
        }
    }
    let seats =
        rules.owners.iter().map(|s| (s.to_string(), Json::Map(seat(board, t, &state.hands[s.at()], s)))).collect();
    map.insert("seats".into(), Json::map(seats));
    map
}

fn seat_word(seat: Seat) -> Json {
    Json::from(seat.to_string())
}

fn by_seat(value: impl Fn(Seat) -> Option<Json>) -> Json {
    let seats = (0..MAX_SEATS as u8).map(Seat);
    Json::map(seats.filter_map(|s| value(s).map(|v| (s.to_string(), v))).collect())
}

fn island(board: &Board, t: &Table) -> Json {
    let hexes: Vec<String> = board
        .tiles
        .iter()
        .map(|hex: Hex| {
            let sums = (2..=12).filter(|sum| t.numbers[hex.at()] >> sum & 1 != 0).map(|sum| format!(" {sum}"));
            format!("{} {}{}", board.hex_name(hex), t.terrain[hex.at()].word(), sums.collect::<String>())
        })
        .collect();
    let harbours = t.harbours.iter().flatten().map(|h| format!("{} {}", board.edge_name(h.edge), h.kind.word()));
    let harbours = harbours.collect::<Vec<_>>();
    Json::map(vec![("hexes".into(), hexes.join(", ").into()), ("harbours".into(), harbours.join(", ").into())])
}

fn seat(board: &Board, t: &Table, hand: &Hand, seat: Seat) -> Object {
    let mut map = Object::new();
    let mut put = |key: &str, text: String| {
        if !text.is_empty() {
            map.insert(key.into(), Json::from(text));
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
        map.insert("knights".into(), Json::from(knights));
    }
    map
}

fn cards(prefix: &str, deck: &Deck) -> Vec<String> {
    let held = Card::ALL.into_iter().map(|card| (card, deck[card as usize])).filter(|(_, n)| *n > 0);
    held.map(|(card, n)| format!("{prefix}{}{}", if n > 1 { format!("{n} ") } else { String::new() }, card.word()))
        .collect()
}

fn trade(board: &Board, t: &Table) -> Json {
    let mut offer = String::new();
    t.trade.offer.write(board, &mut offer);
    let answer = |seat: Seat| match t.trade.answers[seat.at()] {
        Answer::NotAsked | Answer::Waiting => None,
        Answer::Yes => Some(Json::from("yes")),
        Answer::No => Some(Json::from("no")),
        Answer::Counter(deal) => {
            let mut text = String::from("counter ");
            deal.write(board, &mut text);
            Some(Json::from(text))
        }
    };
    Json::map(vec![("offer".into(), offer.into()), ("answers".into(), by_seat(answer))])
}

/// Seats as letters with spaces between.
pub(super) fn letters(seats: SeatSet) -> String {
    seats.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(" ")
}
