//! Trade with the bank at the best rate one has (reference/base.md, "Trade": Maritime).

use crate::action::{Action, Exchange, Verb};
use crate::cards::{Cards, Kind};
use crate::event::Event;
use crate::ids::Seat;
use crate::lister::Lister;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::table::Ctx;

#[inline(always)]
pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    let hand = c.hands[seat.at()].cards;
    if !out.pass(Verb::Bank, || Ok(())) {
        return;
    }
    if !out.listing() {
        explain(c, seat, out);
    }
    for give in hand.reaching(Cards::new(c.t.rates[seat.at()])).iter() {
        let n = c.t.rate(seat, give);
        for get in c.t.bank.kinds().and(c.rules.kinds).without(give).iter() {
            out.offer(Action::Bank(Exchange { n, give, get }), || Ok(()));
        }
    }
}

/// The first rule against the exchange asked about.
fn explain(c: Ctx, seat: Seat, out: &mut impl Lister) {
    let hand = c.hands[seat.at()].cards;
    match out.asked() {
        Some(Action::Bank(Exchange { n, give, get })) => {
            let rate = c.t.rate(seat, give);
            let missing = hand.missing(Cards::of(give, rate));
            if give == get {
                out.refuse(Verb::Bank, Refusal::SameKind(give));
            } else if c.t.bank.get(get) == 0 {
                out.refuse(Verb::Bank, Refusal::BankLacks(get));
            } else if n != rate {
                out.refuse(Verb::Bank, Refusal::Rate { kind: give, rate });
            } else if !missing.is_empty() {
                out.refuse(Verb::Bank, Refusal::Pay { missing });
            }
        }
        _ => {
            // of the kinds held, the one that is nearest to its rate
            let short = |kind: &Kind| c.t.rate(seat, *kind).saturating_sub(hand.get(*kind));
            if let Some(kind) = c.rules.kinds.iter().min_by_key(short) {
                match short(&kind) {
                    0 => out.refuse(Verb::Bank, Refusal::BankEmpty),
                    n => out.refuse(Verb::Bank, Refusal::Pay { missing: Cards::of(kind, n) }),
                }
            }
        }
    }
}

#[inline(always)]
pub(crate) fn perform(p: &mut Play, seat: Seat, Exchange { n, give, get }: Exchange) {
    let cards = Cards::of(give, n);
    p.pay(seat, cards);
    p.gain(seat, get.into());
    p.emit(|| Event::Banked { seat, give: cards, get });
}
