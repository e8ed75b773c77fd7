//! Trade and build, in any order and any number of times (reference/base.md, "Turn" 4, "Building").

use crate::action::{Action, Verb};
use crate::cards::Cards;
use crate::chance::Query;
use crate::deck::Card;
use crate::event::{Event, How};
use crate::ids::Seat;
use crate::lister::Lister;
use crate::places;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::Hook;
use crate::switchboard::{self, Phase};
use crate::table::{Ctx, Dirty, Piece};
use crate::tasks::{bank, build, development, trade};
use crate::view::unseen_cards;

#[inline(always)]
pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    let affordable = |cost: Cards| {
        let hand = c.hands[seat.at()].cards;
        if hand.covers(cost) { Ok(()) } else { Err(Refusal::Pay { missing: hand.missing(cost) }) }
    };
    let piece = |piece: Piece| match c.t.stock_of(seat, piece) {
        0 => Err(Refusal::NoStock(piece)),
        _ => affordable(c.rules.cost(piece)),
    };
    if out.pass(Verb::Road, || piece(Piece::Road)) {
        out.edges(Action::Road, |asked| places::roads(c, seat, asked));
    }
    if out.pass(Verb::Settlement, || piece(Piece::Settlement)) {
        out.corners(Action::Settlement, |asked| places::settlements(c, seat, asked));
    }
    if out.pass(Verb::City, || piece(Piece::City)) {
        out.corners(Action::City, |asked| places::cities(c, seat, asked));
    }
    out.offer(Action::Card, || if c.t.deck == 0 { Err(Refusal::DeckEmpty) } else { affordable(c.rules.costs.card) });
    bank::choices(c, seat, out);
    trade::offers(c, seat, out);
    development::choices(c, seat, out);
    if c.rules.on(Hook::Actions) {
        switchboard::actions(c, seat, Phase::Main, out);
    }
    out.offer(Action::End, || Ok(()));
}

#[inline(always)]
pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::End => p.pop(),
        Action::Road(edge) => {
            p.pay(seat, p.rules.costs.road);
            build::road(p, seat, edge, How::Paid);
        }
        Action::Settlement(corner) => {
            p.pay(seat, p.rules.costs.settlement);
            build::settlement(p, seat, corner, How::Paid);
        }
        Action::City(corner) => {
            p.pay(seat, p.rules.costs.city);
            build::city(p, seat, corner, How::Paid);
        }
        Action::Card => buy(p, seat),
        Action::Bank(exchange) => bank::perform(p, seat, exchange),
        Action::Offer(offer) => trade::open(p, seat, offer),
        Action::Knight | Action::RoadBuilding | Action::Plenty(_) | Action::Monopoly(_) => {
            development::perform(p, seat, action);
        }
        other => switchboard::perform(p, seat, other),
    }
}

/// Draws a development card: fresh until the own next turn (reference/base.md, "Development cards").
fn buy(p: &mut Play, seat: Seat) {
    p.pay(seat, p.rules.costs.card);
    let weights = unseen_cards(p.ctx());
    let card = Card::ALL[p.ask(Query::Card, &weights)];
    p.s.table.deck -= 1;
    p.s.table.held[seat.at()] += 1;
    p.s.hands[seat.at()].fresh[card as usize] += 1;
    if card == Card::VictoryPoint {
        p.s.table.dirty.add(Dirty::GOAL);
    }
    p.emit(|| Event::Bought { seat, card: Some(card) });
}
