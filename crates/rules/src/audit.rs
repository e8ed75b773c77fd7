//! Every invariant of a state, checked from nothing. For tests and `sim --check`.

use crate::cards::{Cards, Kind};
use crate::deck::Card;
use crate::event::Award;
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, MAX_SEATS, Seat, SeatSet};
use crate::position::{self, PositionError};
use crate::routes;
use crate::rules::Rules;
use crate::settle;
use crate::table::{Ctx, Piece, Sealed, State, Table};

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Debug)]
pub enum Broken {
    /// Bank and hands do not add up.
    Cards(Kind),
    /// The hand of a seat is not as large as the table says.
    HandSize(Seat),
    /// Development cards do not add up.
    Deck(Card),
    /// A seat holds another number of development cards than the table says.
    Held(Seat),
    /// Stock and board do not add up.
    Stock(Seat, Piece),
    /// Two pieces on an edge.
    Edge(Edge),
    /// Two buildings on a corner, or on neighbouring ones.
    Corner(Corner),
    /// A piece where there is no land.
    NoLand(Seat),
    /// The robber is not on land.
    Robber(Hex),
    /// A kept set differs from what follows from the pieces.
    Cache(&'static str),
    /// A kept length differs.
    Length(Seat),
    /// Kept points differ.
    Points(Seat),
    /// An award is with someone who can't hold it.
    Award(Award),
    /// The agenda is too long, or empty.
    Agenda(usize),
    /// Nobody can act, though the game goes on.
    Nobody,
    /// A sealed answer where none is asked.
    Sealed(Seat),
    /// Something is left to settle.
    Dirty,
    /// The written position can't be read back.
    Position(PositionError),
    /// The written position reads back as another state.
    RoundTrip,
}

/// Checks every invariant.
///
/// # Errors
/// The first one that does not hold.
pub fn audit(rules: &Rules, state: &State) -> Result<(), Broken> {
    cards(rules, state)?;
    pieces(rules, &state.table)?;
    caches(rules, state)?;
    awards(rules, &state.table)?;
    agenda(rules, state)?;
    let text = position::write(rules, state);
    let (_, again) = position::read(&text).map_err(Broken::Position)?;
    if again == *state { Ok(()) } else { Err(Broken::RoundTrip) }
}

fn check(holds: bool, broken: Broken) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(broken) }
}

fn cards(rules: &Rules, state: &State) -> Result<(), Broken> {
    let t = &state.table;
    for kind in Kind::ALL {
        let hands: u32 = state.hands.iter().map(|h| u32::from(h.cards.get(kind))).sum();
        check(hands + u32::from(t.bank.get(kind)) == u32::from(rules.bank.get(kind)), Broken::Cards(kind))?;
    }
    for card in Card::ALL {
        let seen: u32 = (0..state.hands.len())
            .map(|s| u32::from(state.hands[s].count(card)) + u32::from(t.played[s][card as usize]))
            .sum();
        check(seen <= u32::from(rules.deck[card as usize]), Broken::Deck(card))?;
    }
    let all: u32 = rules.deck.iter().map(|n| u32::from(*n)).sum();
    let out: u32 = t.played.iter().flatten().chain(&t.held).map(|n| u32::from(*n)).sum();
    check(all == out + u32::from(t.deck), Broken::Deck(Card::Knight))?;
    for seat in (0..state.hands.len() as u8).map(Seat) {
        let hand = &state.hands[seat.at()];
        check(hand.cards.total() == t.hand_sizes[seat.at()], Broken::HandSize(seat))?;
        let held: u8 = hand.ready.iter().chain(&hand.fresh).sum();
        check(held == t.held[seat.at()], Broken::Held(seat))?;
        let idle = !rules.players.has(seat) && (hand.cards != Cards::NONE || held > 0);
        check(!idle, Broken::HandSize(seat))?;
    }
    Ok(())
}

fn pieces(rules: &Rules, t: &Table) -> Result<(), Broken> {
    let (mut edges, mut corners) = (EdgeSet::EMPTY, CornerSet::EMPTY);
    for seat in rules.owners.iter() {
        let used = [t.roads[seat.at()].len(), t.settlements[seat.at()].len(), t.cities[seat.at()].len()];
        for (piece, used) in Piece::ALL.into_iter().zip(used) {
            let sum = used + usize::from(t.stock_of(seat, piece));
            check(sum == usize::from(rules.stock[piece as usize]), Broken::Stock(seat, piece))?;
        }
        for edge in t.roads[seat.at()].iter() {
            check(!edges.has(edge), Broken::Edge(edge))?;
            edges.insert(edge);
        }
        check((t.settlements[seat.at()] & t.cities[seat.at()]).is_empty(), Broken::Stock(seat, Piece::City))?;
        for corner in t.buildings_of(seat).iter() {
            check(!corners.has(corner), Broken::Corner(corner))?;
            check((corners & rules.board.near_at(corner)).is_empty(), Broken::Corner(corner))?;
            corners.insert(corner);
        }
        let dry =
            t.roads[seat.at()].minus(t.land_edges).is_empty() && t.buildings_of(seat).minus(t.land_corners).is_empty();
        check(dry, Broken::NoLand(seat))?;
    }
    match t.robber.filter(|hex| !t.land.has(*hex)) {
        Some(hex) => Err(Broken::Robber(hex)),
        None => Ok(()),
    }
}

fn caches(rules: &Rules, state: &State) -> Result<(), Broken> {
    let t = &state.table;
    let c = Ctx { rules, t, hands: &state.hands };
    let fresh = settle::anew(rules, state);
    for (name, same) in [
        ("taken", fresh.taken_edges == t.taken_edges && fresh.taken_corners == t.taken_corners),
        ("near", fresh.near == t.near),
        ("buildings", fresh.buildings == t.buildings),
        ("touched", fresh.touched == t.touched),
        ("reach", fresh.reach == t.reach),
        ("spots", fresh.spots == t.spots),
        ("land", fresh.land == t.land),
        ("land_edges", fresh.land_edges == t.land_edges),
        ("land_corners", fresh.land_corners == t.land_corners),
        ("by_number", fresh.by_number == t.by_number),
        ("rates", fresh.rates == t.rates),
    ] {
        check(same, Broken::Cache(name))?;
    }
    check(t.dirty == Default::default(), Broken::Dirty)?;
    for seat in (0..MAX_SEATS as u8).map(Seat) {
        let length = if rules.owners.has(seat) { routes::longest(c, seat) } else { 0 };
        check(length == t.lengths[seat.at()], Broken::Length(seat))?;
        check(fresh.points[seat.at()] == t.points[seat.at()], Broken::Points(seat))?;
    }
    Ok(())
}

fn awards(rules: &Rules, t: &Table) -> Result<(), Broken> {
    let armies = std::array::from_fn(|i| t.army(Seat(i as u8)));
    for (award, holder, values, min) in [
        (Award::LongestRoute, t.longest_route, t.lengths, rules.route_min),
        (Award::LargestArmy, t.largest_army, armies, rules.army_min),
    ] {
        let leaders = crate::awards::leaders(&values, rules.owners, min);
        let sound = match holder {
            Some(holder) => leaders.has(holder),
            None => leaders.len() != 1,
        };
        check(sound, Broken::Award(award))?;
    }
    Ok(())
}

fn agenda(rules: &Rules, state: &State) -> Result<(), Broken> {
    let tasks = state.table.agenda.len();
    check((1..=20).contains(&tasks), Broken::Agenda(tasks))?;
    let c = Ctx { rules, t: &state.table, hands: &state.hands };
    let top = state.table.agenda.top();
    let over = matches!(top, crate::agenda::Task::Over(_));
    let waits = top.waits(c);
    check(over || !waits.is_empty(), Broken::Nobody)?;
    check(waits.minus(rules.players).is_empty(), Broken::Nobody)?;
    let mut out = crate::choices::Choices::default();
    for seat in waits.iter() {
        crate::game::list(c, seat, &mut out);
        check(!out.is_empty(), Broken::Nobody)?;
    }
    let answered = match top {
        crate::agenda::Task::Give { due, waiting, .. } => {
            rules.players.iter().filter(|s| due[s.at()] > 0 && !waiting.has(*s)).collect()
        }
        _ => SeatSet::EMPTY,
    };
    for seat in (0..state.sealed.len() as u8).map(Seat) {
        let sealed = state.sealed[seat.at()] != Sealed::Nothing;
        check(sealed == answered.has(seat), Broken::Sealed(seat))?;
    }
    Ok(())
}
