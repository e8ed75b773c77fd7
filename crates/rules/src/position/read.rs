//! JSON as a state: everything that follows is worked out, everything that can't be is a named error.

use std::sync::Arc;

use super::fields::{Fields, Read, bad};
use super::{Object, agenda};
use crate::action::Offer;
use crate::agenda::{Agenda, Task};
use crate::awards::leaders;
use crate::board::Board;
use crate::cards::{Cards, Kind};
use crate::chance::Script;
use crate::deal::{BoardKind, Harbour};
use crate::deck::{Card, Deck};
use crate::event::{Answer, Award};
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, HexSet, MAX_SEATS, Seat};
use crate::json::{Broken, Json};
use crate::notation::{Argument, ReadError, Words, read_seat};
use crate::play::Play;
use crate::rules::Rules;
use crate::settle;
use crate::setup::{Setup, SetupError, read_seed};
use crate::table::{Ctx, Dirty, Grant, MAX_HARBOURS, Piece, Sealed, State, Trade};
use crate::tasks::build;
use crate::terrain::{HarbourKind, Terrain};
use crate::view;

/// What is wrong with a position, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionError {
    /// The field, as a path: `seats.A.roads`.
    pub at: String,
    /// What is wrong with it.
    pub what: Problem,
}

/// What is wrong with a field of a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// Not JSON: where it breaks.
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The value should be something else.
    Type(&'static str),
    /// No such field here.
    Unknown,
    /// The field is needed.
    Missing,
    /// The words can't be read.
    Words(ReadError),
    /// The setup does not fit.
    Setup(SetupError),
    /// No terrain or harbour of this word.
    Terrain(String),
    /// Two pieces on one place.
    Overlap(String),
    /// No land there.
    NoLand(String),
    /// Two buildings on neighbouring corners.
    TooNear(String),
    /// More pieces than there are.
    Stock(Piece),
    /// More cards of a kind than there are.
    Cards(Kind),
    /// More development cards of a kind than there are.
    Deck(Card),
    /// Several could hold the card: the field must say who.
    Ambiguous(Award),
    /// The one named can't hold the card.
    NotHolder(Award),
    /// The agenda is empty, too long, or its tasks do not stand on each other.
    Agenda,
    /// The answers do not fit what is asked.
    Answers,
}

impl PositionError {
    pub(super) fn json(Broken { line, column }: Broken) -> PositionError {
        PositionError { at: String::new(), what: Problem::Json { line, column } }
    }
}

const KEYS: &[&str] = &[
    "scenario",
    "players",
    "names",
    "board",
    "seed",
    "target",
    "options",
    "island",
    "robber",
    "first",
    "turn",
    "number",
    "phase",
    "dice",
    "card-played",
    "offers",
    "seats",
    "longest",
    "army",
    "agenda",
    "start",
    "due",
    "grants",
    "trade",
    "sealed",
];

pub(super) fn position(map: &Object) -> Read<(Arc<Rules>, State)> {
    let top = Fields { map, path: String::new() };
    top.only(KEYS)?;
    let setup = setup(&top)?;
    let mut rules = Rules::new(&setup).or_else(|e| bad("", Problem::Setup(e)))?;
    if let Some(fields) = top.object("island")? {
        let mut own = (*rules).clone();
        island(&fields, &mut own)?;
        rules = Arc::new(own);
    }
    let mut state = State::start(&rules);
    turn(&top, &rules, &mut state)?;
    top.by_seat("seats", &rules, |who, at, value| match value {
        Json::Map(map) => seat(&Fields { map, path: at.to_string() }, &rules, &mut state, who),
        _ => bad(at, Problem::Type("an object")),
    })?;
    pieces(&rules, &mut state)?;
    supplies(&rules, &mut state)?;
    middle(&top, &rules, &mut state)?;
    follow(&rules, &mut state);
    awards(&top, &rules, &mut state)?;
    finish(&rules, &mut state);
    Ok((rules, state))
}

fn setup(top: &Fields) -> Read<Setup> {
    let Some(scenario) = top.text("scenario")? else { return bad("scenario", Problem::Missing) };
    let mut names = Vec::new();
    for name in top.list("names")?.unwrap_or_default() {
        match name {
            Json::Text(name) => names.push(name.clone()),
            _ => return bad("names", Problem::Type("a list of texts")),
        }
    }
    let players = match top.number("players", 6)? {
        Some(n) if !names.is_empty() && n as usize != names.len() => {
            return bad("players", Problem::Type("the number of names"));
        }
        Some(n) => n as u8,
        None if names.is_empty() => return bad("players", Problem::Missing),
        None => names.len().min(7) as u8,
    };
    let mut setup = Setup::new(scenario, players).or_else(|e| bad("players", Problem::Setup(e)))?;
    if !names.is_empty() {
        setup.names = names;
    }
    if let Some(word) = top.text("board")? {
        setup.board = match BoardKind::from_word(word) {
            Some(board) => board,
            None => return bad("board", Problem::Type("a way to make the island")),
        };
    }
    if let Some(word) = top.text("seed")? {
        setup.board_seed = match read_seed(word) {
            Some(seed) => seed,
            None => return bad("seed", Problem::Type("a seed")),
        };
    }
    if let Some(target) = top.number("target", 99)? {
        setup.target = target as u8;
    }
    if let Some(options) = top.object("options")? {
        for option in options.map.keys() {
            let value = options.text(option)?.unwrap_or_default();
            setup.set(option, value).or_else(|e| bad(&options.path(option), Problem::Setup(e)))?;
        }
    }
    setup.check().or_else(|e| bad("", Problem::Setup(e)))?;
    Ok(setup)
}

/// The island as written instead of as dealt.
fn island(fields: &Fields, rules: &mut Rules) -> Read<()> {
    fields.only(&["hexes", "harbours"])?;
    if let Some(text) = fields.text("hexes")? {
        let at = fields.path("hexes");
        let mut seen = HexSet::EMPTY;
        let mut words = Words::new(text);
        while !words.is_empty() {
            let word = words.next().or_else(|e| bad(&at, Problem::Words(e)))?;
            let Some(hex) = rules.board.parse_hex(word).filter(|h| rules.board.tiles.has(*h)) else {
                return bad(&at, Problem::Words(ReadError::Place(word.to_string())));
            };
            let terrain = words.next().or_else(|e| bad(&at, Problem::Words(e)))?;
            let Some(terrain) = Terrain::from_word(terrain) else {
                return bad(&at, Problem::Terrain(terrain.to_string()));
            };
            let mut sums = 0u16;
            while !words.is_empty() && !words.take(",") {
                let sum = words.number(12).or_else(|e| bad(&at, Problem::Words(e)))?;
                if !(2..=12).contains(&sum) || sum == 7 {
                    return bad(&at, Problem::Words(ReadError::Number(sum.to_string())));
                }
                sums |= 1 << sum;
            }
            if seen.has(hex) {
                return bad(&at, Problem::Overlap(rules.board.hex_name(hex)));
            }
            seen.insert(hex);
            (rules.island.terrain[hex.at()], rules.island.numbers[hex.at()]) = (terrain, sums);
        }
    }
    if let Some(text) = fields.text("harbours")? {
        let at = fields.path("harbours");
        rules.island.harbours.clear();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (place, kind) = part.split_once(' ').unwrap_or((part, ""));
            let Some(edge) = rules.board.parse_edge(place) else {
                return bad(&at, Problem::Words(ReadError::Place(place.to_string())));
            };
            let Some(kind) = HarbourKind::from_word(kind.trim()) else {
                return bad(&at, Problem::Terrain(kind.to_string()));
            };
            if rules.island.harbours.len() == MAX_HARBOURS || rules.island.harbours.iter().any(|h| h.edge == edge) {
                return bad(&at, Problem::Overlap(place.to_string()));
            }
            rules.island.harbours.push(Harbour { edge, kind });
        }
    }
    Ok(())
}

fn turn(top: &Fields, rules: &Rules, state: &mut State) -> Read<()> {
    let t = &mut state.table;
    match top.text("robber")? {
        None => {}
        Some("none") => t.robber = None,
        Some(name) => match rules.board.parse_hex(name).filter(|h| t.terrain[h.at()].is_land()) {
            Some(hex) => t.robber = Some(hex),
            None => return bad("robber", Problem::Words(ReadError::Place(name.to_string()))),
        },
    }
    t.first = top.seat("first", rules)?.unwrap_or(Seat(0));
    t.active = top.seat("turn", rules)?.unwrap_or(t.first);
    let phase = top.text("phase")?.unwrap_or("main");
    if !["founding", "before-dice", "main", "over"].contains(&phase) {
        return bad("phase", Problem::Type("founding, before-dice, main or over"));
    }
    let first_turn = u64::from(phase != "founding");
    t.turn = top.number("number", u16::MAX.into())?.unwrap_or(first_turn) as u16;
    t.card_played = top.flag("card-played")?;
    t.offers = top.number("offers", u8::MAX.into())?.unwrap_or(0) as u8;
    if let Some(dice) = top.list("dice")? {
        let face = |value: &Json| value.number().filter(|n| (1..=6).contains(n)).map(|n| n as u8);
        match dice {
            [a, b] if face(a).is_some() && face(b).is_some() => t.dice = face(a).zip(face(b)).map(|(a, b)| [a, b]),
            _ => return bad("dice", Problem::Type("two faces of 1 to 6")),
        }
    }
    t.agenda = match top.list("agenda")? {
        None => agenda::of_phase(rules, phase),
        Some(list) => {
            let mut tasks = Vec::new();
            for value in list {
                let Json::Text(text) = value else { return bad("agenda", Problem::Type("a list of texts")) };
                tasks.push(agenda::read(rules, text).or_else(|e| bad("agenda", Problem::Words(e)))?);
            }
            Agenda::of(&tasks)
        }
    };
    check_agenda(&t.agenda)
}

/// A plan or the founding lies lowest and nowhere else but a roll above a turn; something that ends lies on top.
fn check_agenda(agenda: &Agenda) -> Read<()> {
    let tasks: Vec<Task> = agenda.tasks().collect();
    let over = |t: &Task| matches!(t, Task::Over(_));
    let base = |t: &Task| matches!(t, Task::Plan(..) | Task::Found(..));
    let sound = match &tasks[..] {
        [lowest, rest @ ..] => {
            (base(lowest) || over(lowest))
                && tasks.len() <= 20
                && rest.iter().all(|t| !matches!(t, Task::Found(..)))
                && tasks[..tasks.len() - 1].iter().all(|t| !over(t))
        }
        [] => false,
    };
    if sound { Ok(()) } else { bad("agenda", Problem::Agenda) }
}

fn seat(fields: &Fields, rules: &Rules, state: &mut State, seat: Seat) -> Read<()> {
    fields.only(&["settlements", "cities", "roads", "hand", "cards", "knights", "spent"])?;
    let (t, board) = (&mut state.table, &rules.board);
    let corners = |key: &str| -> Read<CornerSet> {
        Ok(fields.words(key, |w| places(w, board, CornerSet::EMPTY, |s, k: Corner| s.insert(k)))?.unwrap_or_default())
    };
    t.settlements[seat.at()] = corners("settlements")?;
    t.cities[seat.at()] = corners("cities")?;
    t.roads[seat.at()] =
        fields.words("roads", |w| places(w, board, EdgeSet::EMPTY, |s, e: Edge| s.insert(e)))?.unwrap_or_default();
    let hand = &mut state.hands[seat.at()];
    hand.cards = fields.words("hand", |w| cards(w, board))?.unwrap_or(Cards::NONE);
    (hand.ready, hand.fresh) = fields.words("cards", deck)?.unwrap_or_default();
    let (spent, fresh) = fields.words("spent", deck)?.unwrap_or_default();
    if fresh != Deck::default() || spent[Card::VictoryPoint as usize] > 0 {
        return bad(&fields.path("spent"), Problem::Type("cards that were played"));
    }
    t.played[seat.at()] = spent;
    t.played[seat.at()][Card::Knight as usize] += fields.number("knights", 99)?.unwrap_or(0) as u8;
    Ok(())
}

fn places<S, P: Argument>(words: &mut Words, board: &Board, mut set: S, insert: fn(&mut S, P)) -> Result<S, ReadError> {
    while !words.is_empty() {
        words.take(",");
        insert(&mut set, P::read(words, board)?);
    }
    Ok(set)
}

fn cards(words: &mut Words, board: &Board) -> Result<Cards, ReadError> {
    if words.is_empty() { Ok(Cards::NONE) } else { Cards::read(words, board) }
}

/// `knight, fresh monopoly, 2 victory-point`: ready and fresh cards.
fn deck(words: &mut Words) -> Result<(Deck, Deck), ReadError> {
    let (mut ready, mut fresh) = (Deck::default(), Deck::default());
    while !words.is_empty() {
        words.take(",");
        let is_fresh = words.take("fresh");
        let n = if words.peek().starts_with(|c: char| c.is_ascii_digit()) { words.number(25)? } else { 1 };
        let word = words.next()?;
        let card = Card::from_word(word).ok_or_else(|| ReadError::Kind(word.to_string()))?;
        let count = if is_fresh { &mut fresh[card as usize] } else { &mut ready[card as usize] };
        *count = count.saturating_add(n);
    }
    Ok((ready, fresh))
}

/// Pieces on the board: on land, one a place, the distance rule, no more than there are.
fn pieces(rules: &Rules, state: &mut State) -> Read<()> {
    // land is needed first: geography only looks at terrain and numbers
    let mut chance = Script::default();
    settle::geography(&mut Play::new(rules, state, &mut chance));
    let (t, board) = (&mut state.table, &rules.board);
    let (mut edges, mut corners) = (EdgeSet::EMPTY, CornerSet::EMPTY);
    for seat in rules.owners.iter() {
        let at = |key: &str| format!("seats.{seat}.{key}");
        for edge in t.roads[seat.at()].iter() {
            if edges.has(edge) {
                return bad(&at("roads"), Problem::Overlap(board.edge_name(edge)));
            }
            if !t.land_edges.has(edge) {
                return bad(&at("roads"), Problem::NoLand(board.edge_name(edge)));
            }
            edges.insert(edge);
        }
        for (key, set) in [("settlements", t.settlements[seat.at()]), ("cities", t.cities[seat.at()])] {
            for corner in set.iter() {
                let name = || board.corner_name(corner);
                if corners.has(corner) {
                    return bad(&at(key), Problem::Overlap(name()));
                }
                if !t.land_corners.has(corner) {
                    return bad(&at(key), Problem::NoLand(name()));
                }
                if !(corners & board.near_at(corner)).is_empty() {
                    return bad(&at(key), Problem::TooNear(name()));
                }
                corners.insert(corner);
            }
        }
        let used = [t.roads[seat.at()].len(), t.settlements[seat.at()].len(), t.cities[seat.at()].len()];
        for (piece, used) in Piece::ALL.into_iter().zip(used) {
            match rules.stock[piece as usize].checked_sub(used as u8) {
                Some(left) => t.stock[seat.at()][piece as usize] = left,
                None => return bad(&format!("seats.{seat}"), Problem::Stock(piece)),
            }
        }
    }
    Ok(())
}

/// Bank and deck: what is not in hands.
fn supplies(rules: &Rules, state: &mut State) -> Read<()> {
    for seat in rules.owners.iter() {
        let hand = state.hands[seat.at()].cards;
        match state.table.bank.checked_sub(hand) {
            Some(bank) => state.table.bank = bank,
            None => {
                let short = state.table.bank.missing(hand).kinds().iter().next().unwrap_or(Kind::Brick);
                return bad(&format!("seats.{seat}.hand"), Problem::Cards(short));
            }
        }
        state.table.hand_sizes[seat.at()] = hand.total();
        let hand = &state.hands[seat.at()];
        state.table.held[seat.at()] = hand.ready.iter().chain(&hand.fresh).sum();
    }
    for card in Card::ALL {
        let used: u32 = (0..MAX_SEATS)
            .map(|s| u32::from(state.hands[s].count(card)) + u32::from(state.table.played[s][card as usize]))
            .sum();
        if used > rules.deck[card as usize].into() {
            return bad("seats", Problem::Deck(card));
        }
    }
    let unseen = view::unseen_cards(Ctx { rules, t: &state.table, hands: &state.hands });
    state.table.deck = unseen.iter().sum();
    Ok(())
}

/// What is in the middle of happening.
fn middle(top: &Fields, rules: &Rules, state: &mut State) -> Read<()> {
    let board = &rules.board;
    if let Some(start) = top.words("start", |w| Corner::read(w, board))? {
        state.table.start = Some(start);
    }
    top.by_seat("due", rules, |seat, at, value| match value.number().filter(|n| *n < 100) {
        Some(n) => {
            state.table.due[seat.at()] = n as u8;
            Ok(())
        }
        None => bad(at, Problem::Type("a whole number in range")),
    })?;
    for grant in top.list("grants")?.unwrap_or_default() {
        let part = |i: usize| grant.list().get(i).and_then(Json::number).filter(|n| *n < 100).map(|n| n as u8);
        match part(0).zip(part(1)) {
            Some((left, placed)) => state.table.grants.push(Grant { left, placed }),
            None => return bad("grants", Problem::Type("pairs of pieces left and placed")),
        }
    }
    if let Some(fields) = top.object("trade")? {
        fields.only(&["offer", "answers"])?;
        let Some(offer) = fields.words("offer", |w| Offer::read(w, board))? else {
            return bad("trade.offer", Problem::Missing);
        };
        if offer.to.is_empty() || !offer.to.minus(rules.players).is_empty() || offer.to.has(state.table.active) {
            return bad("trade.offer", Problem::Answers);
        }
        let mut trade = Trade { offer, ..Trade::default() };
        offer.to.iter().for_each(|s| trade.answers[s.at()] = Answer::Waiting);
        fields.by_seat("answers", rules, |seat, at, value| {
            let text = value.words().filter(|_| offer.to.has(seat)).unwrap_or_default();
            trade.answers[seat.at()] = match text {
                "yes" => Answer::Yes,
                "no" => Answer::No,
                _ => match text.strip_prefix("counter ") {
                    Some(deal) => Answer::Counter(
                        crate::action::Deal::read(&mut Words::new(deal), board)
                            .or_else(|e| bad(at, Problem::Words(e)))?,
                    ),
                    None => return bad(at, Problem::Answers),
                },
            };
            Ok(())
        })?;
        state.table.trade = trade;
    }
    top.by_seat("sealed", rules, |seat, at, value| {
        let text = value.words().unwrap_or_default();
        let cards = Cards::read(&mut Words::new(text), board).or_else(|e| bad(at, Problem::Words(e)))?;
        state.sealed[seat.at()] = Sealed::Cards(cards);
        Ok(())
    })?;
    check_middle(rules, state)
}

/// The tasks on the agenda have what they need, and nothing lies there that no task needs.
fn check_middle(rules: &Rules, state: &State) -> Read<()> {
    let t = &state.table;
    let tasks: Vec<Task> = t.agenda.tasks().collect();
    if tasks.contains(&Task::Trade) == t.trade.offer.to.is_empty() {
        return bad("trade", Problem::Answers);
    }
    if t.start.is_some() && !tasks.iter().any(|task| matches!(task, Task::Found(..))) {
        return bad("start", Problem::Answers);
    }
    if t.start.is_some_and(|start| t.settlements.iter().all(|set| !set.has(start))) {
        return bad("start", Problem::Answers);
    }
    if t.grants.head().is_some() != tasks.iter().any(|task| matches!(task, Task::FreeBuild(_))) {
        return bad("grants", Problem::Answers);
    }
    for seat in rules.owners.iter() {
        let asked = tasks.iter().find_map(|task| match task {
            Task::Give { due, waiting, .. } if due[seat.at()] > 0 => Some((due[seat.at()], waiting.has(seat))),
            _ => None,
        });
        let hand = state.hands[seat.at()].cards;
        let fits = match (asked, state.sealed[seat.at()]) {
            (None, Sealed::Nothing) => true,
            (Some((due, true)), Sealed::Nothing) => hand.total() >= due,
            (Some((due, false)), Sealed::Cards(cards)) => cards.total() == due && hand.covers(cards),
            _ => false,
        };
        if !fits {
            return bad("sealed", Problem::Answers);
        }
    }
    Ok(())
}

/// Everything that follows from the pieces.
fn follow(rules: &Rules, state: &mut State) {
    let dead = settle::dead_edges(Ctx { rules, t: &state.table, hands: &state.hands });
    build::recompute(rules, &mut state.table, dead);
    let mut chance = Script::default();
    let mut play = Play::new(rules, state, &mut chance);
    settle::rates(&mut play);
    for seat in rules.owners.iter() {
        let length = crate::routes::longest(play.ctx(), seat);
        play.s.table.lengths[seat.at()] = length;
    }
}

fn awards(top: &Fields, rules: &Rules, state: &mut State) -> Read<()> {
    let armies: [u8; MAX_SEATS] = std::array::from_fn(|i| state.table.army(Seat(i as u8)));
    let lengths = state.table.lengths;
    let holder = |key: &str, award: Award, values: &[u8; MAX_SEATS], min: u8| -> Read<Option<Seat>> {
        let leaders = leaders(values, rules.owners, min);
        match top.text(key)? {
            Some("none") if leaders.len() != 1 => Ok(None),
            Some(_) => match top.words(key, |w| w.next().and_then(read_seat))? {
                Some(seat) if leaders.has(seat) => Ok(Some(seat)),
                _ => bad(key, Problem::NotHolder(award)),
            },
            None if leaders.len() > 1 => bad(key, Problem::Ambiguous(award)),
            None => Ok(leaders.first()),
        }
    };
    state.table.longest_route = holder("longest", Award::LongestRoute, &lengths, rules.route_min)?;
    state.table.largest_army = holder("army", Award::LargestArmy, &armies, rules.army_min)?;
    Ok(())
}

/// Points, and the end if the player on turn has them.
fn finish(rules: &Rules, state: &mut State) {
    let mut chance = Script::default();
    let mut play = Play::new(rules, state, &mut chance);
    settle::points(&mut play);
    if !matches!(play.s.table.agenda.top(), Task::Over(_)) {
        settle::goal(&mut play);
    }
    state.table.dirty = Dirty::default();
}
