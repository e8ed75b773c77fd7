//! Two dice (reference/base.md, "Turn" 2).

use crate::chance::Query;
use crate::event::Event;
use crate::play::Play;

const PAIRS: [u8; 36] = [1; 36];

pub(crate) fn roll(p: &mut Play) {
    let pair = p.ask(Query::Dice, &PAIRS) as u8;
    let dice = [pair / 6 + 1, pair % 6 + 1];
    p.s.table.dice = Some(dice);
    let seat = p.s.table.active;
    p.emit(|| Event::Rolled { seat, dice });
}

/// The sum of the last roll; 0 before it.
#[inline(always)]
pub(crate) fn sum(p: &Play) -> u8 {
    p.s.table.dice.map_or(0, |[a, b]| a + b)
}
