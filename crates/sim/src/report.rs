//! A position for people and programs: who decides what, what is legal, how everyone stands.

use rules::choices::{Choices, Space};
use rules::deck::{Card, Deck};
use rules::digest::digest;
use rules::event::Award;
use rules::game::Game;
use rules::ids::Seat;
use rules::table::{Piece, State};
use serde_json::{Map, Value, json};

use crate::table::Table;
use crate::words;

fn points(state: &State, seat: Seat) -> u8 {
    state.table.points[seat.at()] + state.hands[seat.at()].points()
}

fn awards(state: &State, seat: Seat) -> Vec<&'static str> {
    let held = [(Award::LongestRoute, state.table.longest_route), (Award::LargestArmy, state.table.largest_army)];
    held.iter().filter(|(_, holder)| *holder == Some(seat)).map(|(award, _)| words::award_word(*award)).collect()
}

/// Development cards in words: `2 knight`, `fresh monopoly`.
fn cards(prefix: &str, deck: &Deck) -> Vec<String> {
    let held = Card::ALL.into_iter().map(|card| (deck[card as usize], card.word())).filter(|(n, _)| *n > 0);
    held.map(|(n, word)| if n == 1 { format!("{prefix}{word}") } else { format!("{prefix}{n} {word}") }).collect()
}

fn held(state: &State, seat: Seat) -> Vec<String> {
    let hand = &state.hands[seat.at()];
    [cards("", &hand.ready), cards("fresh ", &hand.fresh)].concat()
}

/// How everyone stands, as JSON by seat.
pub fn standings_json(game: &Game) -> Value {
    let t = &game.state.table;
    let seat = |seat: Seat| {
        let stock = Piece::ALL.map(|piece| (words::piece_word(piece).to_string(), json!(t.stock_of(seat, piece))));
        json!({
            "name": game.rules.setup.names.get(seat.at()),
            "points": points(&game.state, seat),
            "public_points": t.points[seat.at()],
            "longest_route": t.lengths[seat.at()],
            "knights": t.army(seat),
            "hand": game.state.hands[seat.at()].cards.to_string(),
            "hand_size": t.hand_sizes[seat.at()],
            "cards": held(&game.state, seat),
            "pieces_left": Map::from_iter(stock),
            "awards": awards(&game.state, seat),
        })
    };
    game.rules.owners.iter().map(|s| (s.to_string(), seat(s))).collect::<Map<_, _>>().into()
}

/// How everyone stands, in columns.
pub fn standings(game: &Game) -> String {
    let t = &game.state.table;
    let mut table = Table::new(&["seat", "points", "route", "knights", "left r/s/c", "awards", "hand", "cards"]);
    let or_dash = |list: Vec<String>| if list.is_empty() { "-".to_string() } else { list.join(", ") };
    for seat in game.rules.owners.iter() {
        let stock = Piece::ALL.map(|piece| t.stock_of(seat, piece).to_string());
        table.row([
            words::name(&game.rules, seat),
            points(&game.state, seat).to_string(),
            t.lengths[seat.at()].to_string(),
            t.army(seat).to_string(),
            stock.join("/"),
            or_dash(awards(&game.state, seat).into_iter().map(str::to_string).collect()),
            game.state.hands[seat.at()].cards.to_string(),
            or_dash(held(&game.state, seat)),
        ]);
    }
    table.print()
}

/// The legal actions of a seat as lines of a record, and its space in words.
fn legal(game: &Game, seat: Seat) -> (Vec<String>, Option<String>) {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    let board = &game.rules.board;
    let lines = choices.listed.iter().map(|action| format!("{seat} {}", action.words(board))).collect();
    (lines, choices.space.map(|space| format!("{seat} {}", space_words(&space))))
}

fn space_words(space: &Space) -> String {
    let (verb, ways) = (space.verb().word(), space.len());
    match space {
        Space::Cards { from, n, .. } => format!("{verb} {n} of {from} ({ways} ways)"),
        Space::Deals { give, get, to, .. } => {
            format!("{verb} {}: up to {give} for up to {get} ({ways} ways)", words::seats(*to))
        }
    }
}

/// The decision and all legal actions, as JSON.
pub fn decision_json(game: &Game) -> Value {
    let pending = game.pending();
    let mut listed = Map::new();
    let mut spaces = Map::new();
    for seat in pending.seats.iter() {
        let (lines, space) = legal(game, seat);
        listed.insert(seat.to_string(), json!(lines));
        if let Some(space) = space {
            spaces.insert(seat.to_string(), json!(space));
        }
    }
    let t = &game.state.table;
    json!({
        "decision": {
            "seats": pending.seats.iter().map(|s| s.to_string()).collect::<Vec<_>>(),
            "what": words::decision(&game.rules, pending.task),
        },
        "legal": listed,
        "spaces": spaces,
        "over": game.over().iter().map(|s| s.to_string()).collect::<Vec<_>>(),
        "turn": { "seat": t.active.to_string(), "number": t.turn, "dice": t.dice },
        "bank": t.bank.to_string(),
        "cards_left": t.deck,
        "robber": t.robber.map(|hex| game.rules.board.hex_name(hex)),
        "seats": standings_json(game),
        "digest": digest_word(game),
    })
}

/// The digest as records write it.
pub fn digest_word(game: &Game) -> String {
    format!("{:016x}", digest(&game.rules, &game.state))
}

/// The decision, all legal actions and how everyone stands.
pub fn decision(game: &Game) -> String {
    let pending = game.pending();
    let t = &game.state.table;
    let mut out = String::new();
    let dice = t.dice.map_or(String::new(), |[a, b]| format!(", dice {a} {b}"));
    let robber = t.robber.map_or("off the board".to_string(), |hex| game.rules.board.hex_name(hex));
    out.push_str(&format!("turn {} of {}{dice}\n", t.turn, words::name(&game.rules, t.active)));
    out.push_str(&format!("robber {robber}, {} development cards left, bank {}\n\n", t.deck, t.bank));
    out.push_str(&standings(game));
    out.push('\n');
    let who = words::names(&game.rules, pending.seats);
    let what = words::decision(&game.rules, pending.task);
    out.push_str(&if who.is_empty() { format!("{what}\n") } else { format!("{who}: {what}\n") });
    for seat in pending.seats.iter() {
        let (lines, space) = legal(game, seat);
        for line in lines.into_iter().chain(space) {
            out.push_str(&format!("  {line}\n"));
        }
    }
    out
}
