//! Trade between players: offered, answered, closed with one or withdrawn. Nothing else can happen meanwhile, so
//! nothing goes stale (reference/base.md, "Trade": Domestic; cases ).

use crate::action::{Action, Deal, Offer, Verb};
use crate::agenda::Task;
use crate::cards::Cards;
use crate::choices::Space;
use crate::event::{Answer, Event};
use crate::ids::{Seat, SeatSet};
use crate::lister::Lister;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::{Ctx, Trade};

/// Offers of the player on turn.
#[inline(always)]
pub(crate) fn offers(c: Ctx, seat: Seat, out: &mut impl Lister) {
    let verdict = || {
        if !c.rules.setup.trade {
            Err(Refusal::NoTrade)
        } else if c.rules.setup.offers.is_some_and(|most| c.t.offers >= most) {
            Err(Refusal::Limit)
        } else {
            Ok(())
        }
    };
    if out.pass(Verb::Offer, verdict) {
        let to = c.rules.players.minus(SeatSet::EMPTY.with(seat));
        out.open(Space::Deals { verb: Verb::Offer, give: c.hands[seat.at()].cards, get: c.rules.bank, to });
    }
}

pub(crate) fn open(p: &mut Play, seat: Seat, offer: Offer) {
    let t = &mut p.s.table;
    t.offers = t.offers.saturating_add(1);
    t.trade = Trade { offer, ..Trade::default() };
    for asked in offer.to.iter() {
        t.trade.answers[asked.at()] = Answer::Waiting;
    }
    p.push(Task::Trade);
    p.emit(|| Event::Offered { seat, offer });
}

/// The player on turn may close or withdraw at any time; the others answer in any order.
pub(crate) fn waits(c: Ctx) -> SeatSet {
    let answers = &c.t.trade.answers;
    let open = answers.iter().any(|a| !matches!(a, Answer::NotAsked | Answer::No));
    if open { c.t.trade.waiting().with(c.t.active) } else { SeatSet::EMPTY }
}

pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    if seat == c.t.active {
        for other in c.t.trade.offer.to.iter() {
            out.offer(Action::Close(other), || closable(c, other));
        }
        out.offer(Action::Withdraw, || Ok(()));
        return;
    }
    out.offer(Action::Accept, || {
        let deal = c.t.trade.offer.deal;
        if deal.give.is_empty() || deal.get.is_empty() {
            return Err(Refusal::OnlyCounter);
        }
        has(c, seat, deal.get)
    });
    out.offer(Action::Decline, || Ok(()));
    if out.pass(Verb::Counter, || if c.t.hand_sizes[seat.at()] > 0 { Ok(()) } else { Err(Refusal::EmptySide) }) {
        let to = SeatSet::EMPTY.with(c.t.active);
        out.open(Space::Deals { verb: Verb::Counter, give: c.rules.bank, get: c.hands[seat.at()].cards, to });
    }
}

fn has(c: Ctx, seat: Seat, cards: Cards) -> Result<(), Refusal> {
    let hand = c.hands[seat.at()].cards;
    if hand.covers(cards) { Ok(()) } else { Err(Refusal::NotInHand { missing: hand.missing(cards) }) }
}

/// The deal that closing with `other` would do.
fn agreed(c: Ctx, other: Seat) -> Option<Deal> {
    match c.t.trade.answers[other.at()] {
        Answer::Yes => Some(c.t.trade.offer.deal),
        Answer::Counter(deal) => Some(deal),
        _ => None,
    }
}

/// Both can pay now. What the other promised was in hand when it was promised, and nothing has happened since.
fn closable(c: Ctx, other: Seat) -> Result<(), Refusal> {
    let deal = agreed(c, other).ok_or(Refusal::NotAgreed(other))?;
    has(c, c.t.active, deal.give)?;
    has(c, other, deal.get).map_err(|_| Refusal::TheyLack(other))
}

pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    let answer = match action {
        Action::Accept => Answer::Yes,
        Action::Decline => Answer::No,
        Action::Counter(deal) => Answer::Counter(deal),
        Action::Close(with) => return close(p, with),
        _ => return shut(p),
    };
    p.s.table.trade.answers[seat.at()] = answer;
    p.emit(|| Event::Answered { seat, answer });
    if answer == Answer::Yes && p.s.table.trade.offer.to.len() == 1 {
        close(p, seat);
    }
}

fn close(p: &mut Play, with: Seat) {
    let Some(deal) = agreed(p.ctx(), with) else { return };
    let seat = p.s.table.active;
    p.hand_over(seat, with, deal.give);
    p.hand_over(with, seat, deal.get);
    p.emit(|| Event::Traded { seat, with, deal });
    end(p);
}

/// Everyone said no.
pub(crate) fn finish(p: &mut Play) {
    shut(p);
}

fn shut(p: &mut Play) {
    let seat = p.s.table.active;
    p.emit(|| Event::Shut(seat));
    end(p);
}

fn end(p: &mut Play) {
    p.s.table.trade = Trade::default();
    p.pop();
}
