//! What hexes give (reference/base.md, "Turn" 2).

use crate::agenda::Task;
use crate::cards::{Cards, Kind};
use crate::event::Event;
use crate::ids::{HexSet, MAX_SEATS};
use crate::play::Play;
use crate::rules::Hook;
use crate::steps::dice;
use crate::switchboard;
use crate::table::Piece;

pub(crate) fn run(p: &mut Play) {
    let sum = dice::sum(p);
    if sum == 7 {
        return;
    }
    let mut hexes = p.s.table.by_number[usize::from(sum)];
    let mut silent = HexSet::EMPTY;
    if let Some(robber) = p.s.table.robber {
        silent.insert(robber);
    }
    if p.rules.on(Hook::Silent) {
        switchboard::silent(p.ctx(), &mut silent);
    }
    hexes = hexes.minus(silent) & p.s.table.land;
    let mut got = [Cards::NONE; MAX_SEATS];
    let mut total = Cards::NONE;
    for hex in hexes.iter() {
        let yields = &p.rules.yields[p.s.table.terrain[hex.at()] as usize];
        for corner in (p.rules.board.corners_of(hex) & p.s.table.taken_corners).iter() {
            if let Some((seat, piece)) = p.s.table.building(corner)
                && p.rules.players.has(seat)
            {
                let part = yields[usize::from(piece == Piece::City)];
                got[seat.at()] += part.cards;
                total += part.cards;
                if part.choice > 0 {
                    p.s.table.due[seat.at()] += part.choice;
                }
            }
        }
    }
    if total.is_empty() {
        return;
    }
    if !p.s.table.bank.covers(total) {
        ration(p, &mut got, total);
    }
    p.hand_out(&got);
    if p.events.is_some() {
        for seat in p.rules.players.iter_from(p.s.table.active).filter(|seat| !got[seat.at()].is_empty()) {
            p.emit(|| Event::Produced { seat, cards: got[seat.at()] });
        }
    }
}

/// A kind of which the bank holds too little: if several are due it, nobody gets any; one alone gets what is left.
fn ration(p: &mut Play, got: &mut [Cards; MAX_SEATS], total: Cards) {
    for (kind, due) in total.iter() {
        let left = p.s.table.bank.get(kind);
        if due <= left {
            continue;
        }
        let alone = got.iter().filter(|cards| cards.get(kind) > 0).count() == 1;
        for cards in got.iter_mut().filter(|cards| cards.get(kind) > 0) {
            *cards -= Cards::of(kind, cards.get(kind));
            if alone {
                *cards += Cards::of(kind, left);
            }
        }
        p.emit(|| Event::Short(kind));
    }
}

/// Cards of free choice that the roll brought: each in turn order.
pub(crate) fn take_due(p: &mut Play) {
    let due = std::mem::take(&mut p.s.table.due);
    if due != [0; MAX_SEATS] {
        p.push(Task::Take { due });
    }
}

/// One card of each producing hex at a corner, at the set-up (reference/base.md, "Set-up": Placement).
pub(crate) fn start_cards(p: &mut Play, seat: crate::ids::Seat, corner: crate::ids::Corner) {
    let mut cards = Cards::NONE;
    for hex in p.rules.board.hexes_at(corner) {
        let part = p.rules.yields[p.s.table.terrain[hex.at()] as usize][0];
        let here: Cards = part.cards.kinds().iter().filter(|k: &Kind| p.s.table.bank.get(*k) > cards.get(*k)).collect();
        cards += here;
        p.s.table.due[seat.at()] += part.choice;
    }
    p.gain(seat, cards);
    p.emit(|| Event::StartCards { seat, cards });
    take_due(p);
}
