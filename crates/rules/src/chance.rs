//! Chance: asked through one method, kept beside the state.
//!
//! A cloned state or a view never holds the future. What is drawn is decided when it is drawn.

use crate::cards::Kind;
use crate::deck::Card;
use crate::ids::Seat;
use crate::rng::Rng;

/// What chance is asked. Each question belongs to one stream, so that one never shifts another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Query {
    /// Who begins: one entry a player, in seat order.
    Begin,
    /// Two dice: 36 ordered pairs, `6 · (first − 1) + second − 1`.
    Dice,
    /// A random card of a hand: one entry a kind of card, weighted by count.
    Theft,
    /// A development card: one entry a card of [`Card::ALL`], weighted by what is unseen.
    Card,
}

/// How many streams there are: dice, draws from hands, cards, land, the rest.
pub const STREAMS: usize = 5;

impl Query {
    /// The stream this question is drawn from.
    pub const fn stream(self) -> usize {
        match self {
            Query::Dice => 0,
            Query::Theft => 1,
            Query::Card => 2,
            Query::Begin => 4,
        }
    }
}

/// An answer of chance: the index picked among the weights of the question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// What was asked.
    pub query: Query,
    /// Which entry was picked.
    pub index: u8,
}

impl Outcome {
    /// Two dice that show these faces, 1 to 6 each.
    pub const fn dice(first: u8, second: u8) -> Outcome {
        Outcome { query: Query::Dice, index: (first - 1) * 6 + second - 1 }
    }
    /// A card of this kind drawn from a hand.
    pub const fn theft(kind: Kind) -> Outcome {
        Outcome { query: Query::Theft, index: kind as u8 }
    }
    /// This development card drawn.
    pub const fn card(card: Card) -> Outcome {
        Outcome { query: Query::Card, index: card as u8 }
    }
    /// This seat begins.
    pub const fn begin(seat: Seat) -> Outcome {
        Outcome { query: Query::Begin, index: seat.0 }
    }
}

/// A source of chance.
pub trait Chance: Send + Sync {
    /// Picks an entry with probability in proportion to its weight. At least one weight is positive;
    /// an entry of weight 0 is never picked.
    fn pick(&mut self, what: Query, weights: &[u8]) -> usize;
}

/// Pseudo-random chance of a game: one generator a stream, all from the game seed.
#[derive(Clone, Debug)]
pub struct Streams {
    seed: u64,
    rngs: [Rng; STREAMS],
}

impl Streams {
    /// The streams of a game seed, from their beginning.
    pub fn new(seed: u64) -> Streams {
        Streams::at(seed, [0; STREAMS])
    }

    /// The streams of a game seed after so many draws each, as a save keeps them.
    pub fn at(seed: u64, draws: [u64; STREAMS]) -> Streams {
        Streams { seed, rngs: std::array::from_fn(|i| Rng::at(seed, i as u64, draws[i])) }
    }

    /// The game seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The draws made so far, a stream each.
    pub fn draws(&self) -> [u64; STREAMS] {
        std::array::from_fn(|i| self.rngs[i].draws())
    }
}

impl Chance for Streams {
    fn pick(&mut self, what: Query, weights: &[u8]) -> usize {
        self.rngs[what.stream()].weighted(weights)
    }
}

/// Chance as a record tells it: answers in the order in which they will be asked.
#[derive(Clone, Debug, Default)]
pub struct Script {
    answers: std::collections::VecDeque<Outcome>,
    strayed: bool,
}

impl Script {
    /// Adds an answer at the end.
    pub fn push(&mut self, answer: Outcome) {
        self.answers.push_back(answer);
    }

    /// Whether every answer was asked for, none was missing and none was impossible. Resets the script.
    pub fn settle(&mut self) -> bool {
        let good = !self.strayed && self.answers.is_empty();
        self.answers.clear();
        self.strayed = false;
        good
    }
}

impl Chance for Script {
    fn pick(&mut self, what: Query, weights: &[u8]) -> usize {
        let possible = |i: usize| weights.get(i).is_some_and(|w| *w > 0);
        match self.answers.pop_front() {
            Some(Outcome { query, index }) if query == what && possible(index.into()) => index.into(),
            _ => {
                self.strayed = true;
                weights.iter().position(|w| *w > 0).unwrap_or(0)
            }
        }
    }
}

/// Chance that is walked: picks along a given path and notes what was possible at each question, so
/// that a caller can visit every outcome with its exact weight.
#[derive(Clone, Debug, Default)]
pub struct Branch {
    path: Vec<usize>,
    seen: Vec<Vec<u8>>,
}

impl Branch {
    /// The path of the next outcome not yet visited, if any. Begin with a default branch.
    pub fn next(mut self) -> Option<Branch> {
        while let Some(weights) = self.seen.pop() {
            let here = self.path.pop()?;
            if let Some(step) = weights[here + 1..].iter().position(|w| *w > 0) {
                self.path.push(here + 1 + step);
                return Some(Branch { path: self.path, seen: Vec::new() });
            }
        }
        None
    }

    /// Probability of the walked path, as weight and total of each question.
    pub fn odds(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.path.iter().zip(&self.seen).map(|(i, w)| (w[*i].into(), w.iter().map(|w| u32::from(*w)).sum()))
    }
}

impl Chance for Branch {
    fn pick(&mut self, _: Query, weights: &[u8]) -> usize {
        let depth = self.seen.len();
        if depth == self.path.len() {
            self.path.push(weights.iter().position(|w| *w > 0).unwrap_or(0));
        }
        self.seen.push(weights.to_vec());
        self.path[depth]
    }
}
