//! One game among computer players.

use std::sync::Arc;

use bots::{Bot, Greedy, Uniform};
use rules::chance::Streams;
use rules::choices::Choices;
use rules::game::Game;
use rules::ids::{MAX_SEATS, Seat, SeatSet};
use rules::rng::Rng;
use rules::rules::Rules;

use crate::failure::Failure;
use crate::words;

/// How computer players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Policy {
    /// Uniformly at random
    Random,
    /// Plainly towards points
    Greedy,
}

/// A game and its players.
pub struct Match {
    game: Game,
    seed: u64,
    bots: Vec<Box<dyn Bot>>,
    policy: Policy,
    order: Rng,
    /// Whether to check every invariant after each step.
    pub check: bool,
}

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Actions done.
    pub steps: u64,
    /// Turns begun.
    pub turns: u16,
    /// Who has won; nobody if it was left unfinished.
    pub winners: SeatSet,
}

impl Match {
    /// A game of this seed, and a player of this policy on each seat.
    pub fn new(rules: &Arc<Rules>, policy: Policy, seed: u64) -> Match {
        let game = Game::new(rules.clone(), Box::new(Streams::new(seed)));
        let bot = |seat: u64| -> Box<dyn Bot> {
            let seed = seed.wrapping_mul(MAX_SEATS as u64).wrapping_add(seat);
            match policy {
                Policy::Random => Box::new(Uniform::new(seed)),
                Policy::Greedy => Box::new(Greedy::new(seed)),
            }
        };
        let bots = (0..MAX_SEATS as u64).map(bot).collect();
        Match { game, seed, bots, policy, order: Rng::new(seed, 99), check: false }
    }

    /// Plays to the end, or so many steps.
    ///
    /// # Errors
    /// A broken invariant, if they are checked.
    pub fn play(&mut self, most: u64) -> Result<Played, Failure> {
        let mut choices = Choices::new();
        let mut steps = 0;
        while steps < most {
            let Some(seat) = self.next() else { break };
            self.game.choices(seat, &mut choices);
            let view = self.game.view(Some(seat));
            let chosen = self.bots[seat.at()].choose(&self.game.rules, &view, &choices);
            let Some(action) = chosen else { return Err(Failure::No(words::nothing_to_choose(self.seed, steps))) };
            self.game.apply_listed(seat, action, None);
            steps += 1;
        }
        Ok(Played { steps, turns: self.game.state.table.turn, winners: self.game.over() })
    }

    /// Who acts now, of those that may: by policy anyone, or the player on turn last.
    fn next(&mut self) -> Option<Seat> {
        let seats = self.game.pending().seats;
        match self.policy {
            Policy::Random => seats.iter().nth(self.order.below(seats.len() as u32) as usize),
            Policy::Greedy => {
                let active = self.game.state.table.active;
                seats.iter_from(active).find(|seat| *seat != active).or_else(|| seats.first())
            }
        }
    }
}
