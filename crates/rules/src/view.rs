//! What a player sees: the table and the own hand. There is no field for what its owner may not know.

use crate::agenda::Task;
use crate::cards::{Cards, Kind};
use crate::deck::{Card, Deck};
use crate::ids::{MAX_SEATS, Seat};
use crate::rules::Rules;
use crate::settle;
use crate::table::{Ctx, Hand, Sealed, State, Table};

/// The game as one seat, or someone at the table, sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// All that is public.
    pub table: Table,
    /// The own seat, hand and answer not yet shown.
    pub me: Option<(Seat, Hand, Sealed)>,
}

impl View {
    /// What these eyes see of a state.
    pub fn of(state: &State, eyes: Option<Seat>) -> View {
        View { table: state.table, me: eyes.map(|s| (s, state.hands[s.at()], state.sealed[s.at()])) }
    }

    /// A state that fits everything seen, the unseen drawn at random: cards are dealt to the hands that hold them.
    /// `below(n)` is a uniform number below `n`.
    pub fn guess(&self, rules: &Rules, mut below: impl FnMut(u32) -> u32) -> State {
        let mut state = State { table: self.table, hands: Default::default(), sealed: Default::default() };
        let mut cards = Cards(rules.bank.0 - self.table.bank.0);
        let mut deck = rules.deck;
        for played in &self.table.played {
            subtract(&mut deck, played);
        }
        let mut others: Vec<Seat> = rules.players.iter().collect();
        if let Some((seat, hand, sealed)) = self.me {
            state.hands[seat.at()] = hand;
            state.sealed[seat.at()] = sealed;
            cards -= hand.cards;
            subtract(&mut deck, &hand.ready);
            subtract(&mut deck, &hand.fresh);
            others.retain(|s| *s != seat);
        }
        // the player on turn first: who has not won can't hold all the point cards
        crate::sort::by_key(&mut others, |seat| *seat != self.table.active);
        for seat in others {
            for _ in 0..self.table.hand_sizes[seat.at()] {
                if let Some(kind) = cards.nth(below(cards.total().max(1).into()) as u8) {
                    cards -= kind.into();
                    state.hands[seat.at()].cards += kind.into();
                }
            }
            for _ in 0..self.table.held[seat.at()] {
                let mut may_be = deck;
                if self.would_win(rules, &state, seat) {
                    may_be[Card::VictoryPoint as usize] = 0;
                }
                if let Some(card) = draw(&may_be, &mut below) {
                    deck[card as usize] -= 1;
                    state.hands[seat.at()].ready[card as usize] += 1;
                }
            }
        }
        self.reseal(&mut state, rules);
        state
    }

    /// Whether one more point card in this hand would have ended the game already.
    fn would_win(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        let goes_on = self.table.turn > 0 && !matches!(self.table.agenda.top(), Task::Over(_));
        let mut hands = state.hands;
        hands[seat.at()].ready[Card::VictoryPoint as usize] += 1;
        goes_on && seat == self.table.active && settle::wins(Ctx { rules, t: &self.table, hands: &hands }, seat)
    }

    /// Others' answers not yet shown are guessed as the first cards of their guessed hands.
    fn reseal(&self, state: &mut State, rules: &Rules) {
        let Task::Give { due, waiting, .. } = self.table.agenda.top() else { return };
        for seat in rules.players.minus(waiting).iter() {
            if due[seat.at()] > 0 && self.me.is_none_or(|(me, ..)| me != seat) {
                let hand = state.hands[seat.at()].cards;
                let given: Cards = (0..due[seat.at()]).filter_map(|n| hand.nth(n)).collect();
                state.sealed[seat.at()] = Sealed::Cards(given);
            }
        }
    }
}

/// A card of the deck at random, if there is one.
fn draw(deck: &Deck, below: &mut impl FnMut(u32) -> u32) -> Option<Card> {
    let left: u8 = deck.iter().sum();
    let mut at = below(left.max(1).into()) as u8;
    Card::ALL.into_iter().find(|card| {
        let n = deck[*card as usize];
        let here = at < n;
        at = at.saturating_sub(n);
        here
    })
}

fn subtract(deck: &mut Deck, cards: &Deck) {
    for (left, n) in deck.iter_mut().zip(cards) {
        *left = left.saturating_sub(*n);
    }
}

/// Development cards nobody has seen but their holders: what is left to buy, by kind
/// (specification less played less held).
pub fn unseen_cards(c: Ctx) -> Deck {
    let mut deck = c.rules.deck;
    for seat in 0..MAX_SEATS {
        subtract(&mut deck, &c.t.played[seat]);
        subtract(&mut deck, &c.hands[seat].ready);
        subtract(&mut deck, &c.hands[seat].fresh);
    }
    deck
}

/// How many of a kind there are in hands other than the bank's.
pub fn in_hands(c: Ctx, kind: Kind) -> u8 {
    c.rules.bank.get(kind) - c.t.bank.get(kind)
}
