//! Writing: a state under way, with its chance and its listeners, and the small moves all rules share.

use crate::agenda::Task;
use crate::cards::{Cards, Kind};
use crate::chance::{Chance, Outcome, Query};
use crate::event::Event;
use crate::ids::{MAX_SEATS, Seat};
use crate::rules::Rules;
use crate::table::{Ctx, State};

/// A state being changed. [`crate::game::Game`] makes one for each action; a search makes its own.
pub struct Play<'a> {
    /// The rules of this game.
    pub rules: &'a Rules,
    /// The state.
    pub s: &'a mut State,
    /// Where chance comes from.
    pub chance: &'a mut dyn Chance,
    /// Who listens.
    pub events: Option<&'a mut Vec<Event>>,
    /// The answers of chance, in the order asked; emptied by the caller.
    pub drawn: Option<&'a mut Vec<Outcome>>,
    pub(crate) barrier: bool,
}

impl<'a> Play<'a> {
    /// A play of this state with nobody listening.
    pub fn new(rules: &'a Rules, s: &'a mut State, chance: &'a mut dyn Chance) -> Play<'a> {
        Play { rules, s, chance, events: None, drawn: None, barrier: false }
    }

    /// The reading side.
    #[inline(always)]
    pub fn ctx(&self) -> Ctx<'_> {
        Ctx { rules: self.rules, t: &self.s.table, hands: &self.s.hands }
    }

    /// Tells the listeners, if there are any.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = self.events.as_deref_mut() {
            events.push(event());
        }
    }

    /// Asks chance. What it answers can't be taken back.
    pub(crate) fn ask(&mut self, query: Query, weights: &[u8]) -> usize {
        let index = self.chance.pick(query, weights);
        self.barrier = true;
        if let Some(drawn) = self.drawn.as_deref_mut() {
            drawn.push(Outcome { query, index: index as u8 });
        }
        index
    }

    /// Something hidden was shown: it can't be taken back.
    #[inline(always)]
    pub(crate) fn reveal(&mut self) {
        self.barrier = true;
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        self.s.table.agenda.push(task);
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.s.table.agenda.pop();
    }

    /// Cards from a hand to the bank.
    #[inline(always)]
    pub(crate) fn pay(&mut self, seat: Seat, cards: Cards) {
        self.s.hands[seat.at()].cards -= cards;
        self.s.table.bank += cards;
        self.s.table.hand_sizes[seat.at()] -= cards.total();
    }

    /// Cards from the bank to a hand.
    #[inline(always)]
    pub(crate) fn gain(&mut self, seat: Seat, cards: Cards) {
        self.s.table.bank -= cards;
        self.s.hands[seat.at()].cards += cards;
        self.s.table.hand_sizes[seat.at()] += cards.total();
    }

    /// Cards from the bank to the hands of all, by seat: none are handed over like some, without a look.
    #[inline(always)]
    pub(crate) fn hand_out(&mut self, got: &[Cards; MAX_SEATS]) {
        let t = &mut self.s.table;
        for ((hand, size), cards) in self.s.hands.iter_mut().zip(&mut t.hand_sizes).zip(got) {
            t.bank -= *cards;
            hand.cards += *cards;
            *size += cards.total();
        }
    }

    /// Cards from one hand to another.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, cards: Cards) {
        self.s.hands[from.at()].cards -= cards;
        self.s.hands[to.at()].cards += cards;
        let n = cards.total();
        self.s.table.hand_sizes[from.at()] -= n;
        self.s.table.hand_sizes[to.at()] += n;
    }

    /// A random card from one hand to another (reference/base.md, "Turn" 3).
    pub(crate) fn rob(&mut self, by: Seat, from: Seat) {
        let weights = self.s.hands[from.at()].cards.0.to_le_bytes();
        let kind = Kind::ALL[self.ask(Query::Theft, &weights)];
        self.hand_over(from, by, kind.into());
        self.emit(|| Event::Stole { seat: by, from, kind: Some(kind) });
    }
}
