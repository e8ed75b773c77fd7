//! A turn begins and passes on (reference/base.md, "Turn").

use crate::event::Event;
use crate::play::Play;
use crate::rules::Hook;
use crate::switchboard;
use crate::table::Dirty;

/// A turn begins: cards bought before become ready, and points held win.
pub(crate) fn start(p: &mut Play) {
    let t = &mut p.s.table;
    let seat = t.active;
    t.dice = None;
    t.card_played = false;
    t.offers = 0;
    t.dirty.add(Dirty::GOAL);
    if p.rules.on(Hook::NewTurn) {
        switchboard::new_turn(p.rules, t);
    }
    let hand = &mut p.s.hands[seat.at()];
    for (ready, fresh) in hand.ready.iter_mut().zip(&mut hand.fresh) {
        *ready += std::mem::take(fresh);
    }
    let number = p.s.table.turn;
    p.emit(|| Event::Turn { seat, number });
}

/// The next player is on turn.
pub(crate) fn next(p: &mut Play) {
    let t = &mut p.s.table;
    t.active = p.rules.next(t.active);
    t.turn = t.turn.saturating_add(1);
}
