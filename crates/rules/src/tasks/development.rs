//! Development cards are played: one a turn, not in the turn they were bought
//! (reference/base.md, "Development cards").

use crate::action::{Action, Pair, Verb};
use crate::agenda::Task;
use crate::cards::Kind;
use crate::deck::Card;
use crate::event::Event;
use crate::ids::Seat;
use crate::lister::Lister;
use crate::places;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::{Ctx, Dirty, Grant, Piece};

#[inline(always)]
pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    if out.listing() && (c.t.card_played || c.t.held[seat.at()] == 0) {
        return;
    }
    let hand = &c.hands[seat.at()];
    let playable = |card: Card| {
        if hand.count(card) == 0 {
            Err(Refusal::NoCard(card))
        } else if hand.ready[card as usize] == 0 {
            Err(Refusal::Fresh(card))
        } else if c.t.card_played {
            Err(Refusal::CardPlayed)
        } else {
            Ok(())
        }
    };
    out.offer(Action::Knight, || playable(Card::Knight));
    out.offer(Action::RoadBuilding, || playable(Card::RoadBuilding).and_then(|()| free_roads(c, seat)));
    if out.pass(Verb::Plenty, || playable(Card::Plenty)) {
        plenty(c, out);
    }
    if out.pass(Verb::Monopoly, || playable(Card::Monopoly)) {
        c.rules.kinds.iter().for_each(|kind| out.offer(Action::Monopoly(kind), || Ok(())));
    }
}

/// Road Building needs a road in stock and a place for it (reference/base.md, "Decisions").
fn free_roads(c: Ctx, seat: Seat) -> Result<(), Refusal> {
    if c.t.stock_of(seat, Piece::Road) == 0 {
        Err(Refusal::NoStock(Piece::Road))
    } else if places::roads(c, seat, None).set.is_empty() {
        Err(Refusal::NoPlace(Verb::Road))
    } else {
        Ok(())
    }
}

/// Any two cards the bank holds; the last one alone (reference/base.md, "Decisions").
fn plenty(c: Ctx, out: &mut impl Lister) {
    let bank = c.t.bank;
    let lacking = |pair: Pair| match pair.cards().iter().find(|(kind, n)| bank.get(*kind) < *n) {
        Some((kind, _)) => Err(Refusal::BankLacks(kind)),
        None => Ok(()),
    };
    let due = bank.total().min(2);
    if let Some(Action::Plenty(pair)) = out.asked().filter(|_| due > 0) {
        match lacking(pair) {
            Err(refusal) => out.refuse(Verb::Plenty, refusal),
            Ok(()) if pair.cards().total() != due => out.refuse(Verb::Plenty, Refusal::Count { due }),
            Ok(()) => {}
        }
    }
    match due {
        0 => out.refuse(Verb::Plenty, Refusal::BankEmpty),
        1 => bank.kinds().iter().for_each(|kind| out.offer(Action::Plenty(Pair(kind, None)), || Ok(()))),
        _ => {
            for (at, first) in Kind::RESOURCES.into_iter().enumerate() {
                for second in &Kind::RESOURCES[at..] {
                    let pair = Pair(first, Some(*second));
                    out.offer(Action::Plenty(pair), || lacking(pair));
                }
            }
        }
    }
}

pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::Knight => {
            play(p, seat, Card::Knight);
            p.push(Task::Figure { by: seat });
        }
        Action::RoadBuilding => {
            play(p, seat, Card::RoadBuilding);
            p.s.table.grants.push(Grant { left: 2, placed: 0 });
            p.push(Task::FreeBuild(seat));
        }
        Action::Plenty(pair) => {
            play(p, seat, Card::Plenty);
            p.gain(seat, pair.cards());
            p.emit(|| Event::Took { seat, cards: pair.cards() });
        }
        Action::Monopoly(kind) => {
            play(p, seat, Card::Monopoly);
            monopoly(p, seat, kind);
        }
        _ => {}
    }
}

fn play(p: &mut Play, seat: Seat, card: Card) {
    p.s.hands[seat.at()].ready[card as usize] -= 1;
    let t = &mut p.s.table;
    t.held[seat.at()] -= 1;
    t.played[seat.at()][card as usize] += 1;
    t.card_played = true;
    if card == Card::Knight {
        t.dirty.add(Dirty::ARMY);
    }
    p.emit(|| Event::Played { seat, card });
}

fn monopoly(p: &mut Play, seat: Seat, kind: Kind) {
    p.reveal();
    for from in p.rules.players.iter_from(seat).filter(|s| *s != seat) {
        let n = p.s.hands[from.at()].cards.get(kind);
        if n > 0 {
            p.hand_over(from, seat, crate::cards::Cards::of(kind, n));
            p.emit(|| Event::Monopolised { seat, from, kind, n });
        }
    }
}
