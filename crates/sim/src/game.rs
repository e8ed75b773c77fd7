//! One game among computer players.

use std::sync::Arc;

use bots::{Bot, Greedy, draw};
use rules::action::Action;
use rules::audit::audit;
use rules::chance::Streams;
use rules::choices::Choices;
use rules::game::Game;
use rules::ids::{MAX_SEATS, Seat, SeatSet};
use rules::record::Record;
use rules::rng::Rng;
use rules::rules::Rules;

use crate::words;

/// How computer players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Policy {
    /// Uniformly at random
    Random,
    /// Plainly towards points
    Greedy,
}

/// The players of a game.
enum Players {
    /// Any seat that may act, any action: no player needs a view for that.
    Random(Rng),
    /// A bot on each seat.
    Bots(Vec<Box<dyn Bot>>),
}

/// The stream of a seed from which random play draws: none that a game's chance uses.
const STREAM: u64 = 200;

impl Players {
    fn new(policy: Policy, seed: u64) -> Players {
        match policy {
            Policy::Random => Players::Random(Rng::new(seed, STREAM)),
            Policy::Greedy => {
                let own = |seat: u64| seed.wrapping_mul(MAX_SEATS as u64).wrapping_add(seat);
                Players::Bots(
                    (0..MAX_SEATS as u64).map(|s| -> Box<dyn Bot> { Box::new(Greedy::new(own(s))) }).collect(),
                )
            }
        }
    }

    /// Who of those that may act does. Bots answer before the player on turn goes on.
    fn who(&mut self, game: &Game) -> Option<Seat> {
        let seats = game.pending().seats;
        match self {
            Players::Random(rng) => any(seats, rng),
            Players::Bots(_) => {
                let active = game.state.table.active;
                seats.iter_from(active).find(|seat| *seat != active).or_else(|| seats.first())
            }
        }
    }

    fn choose(&mut self, game: &Game, seat: Seat, choices: &Choices) -> Option<Action> {
        match self {
            Players::Random(rng) => draw(choices, rng),
            Players::Bots(bots) => bots[seat.at()].choose(&game.rules, &game.view(Some(seat)), choices),
        }
    }
}

/// One of these seats, each as likely.
#[inline]
pub fn any(seats: SeatSet, rng: &mut Rng) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first(),
        n => seats.iter().nth(rng.below(n as u32) as usize),
    }
}

/// What is watched in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watch {
    /// Check every invariant after each step.
    pub check: bool,
    /// Keep the record.
    pub record: bool,
}

/// What a game came to.
pub struct Played {
    /// Actions done.
    pub steps: u64,
    /// Turns begun.
    pub turns: u16,
    /// Who has won; nobody if it was left unfinished.
    pub winners: SeatSet,
    /// The record, if it was kept.
    pub record: Option<Record>,
    /// What went wrong, if something did.
    pub wrong: Option<String>,
}

/// Plays one game to its end, or so many steps.
pub fn play(rules: &Arc<Rules>, policy: Policy, seed: u64, watch: Watch, most: u64) -> Played {
    let mut game = Game::new(rules.clone(), Box::new(Streams::new(seed)));
    let mut players = Players::new(policy, seed);
    let mut record = watch.record.then(|| Record::new(&game));
    let mut choices = Choices::new();
    let (mut steps, mut wrong) = (0, None);
    while steps < most && wrong.is_none() {
        let Some(seat) = players.who(&game) else { break };
        game.choices(seat, &mut choices);
        let Some(action) = players.choose(&game, seat, &choices) else {
            wrong = Some(words::nothing_to_choose(seed, steps));
            break;
        };
        game.apply_listed(seat, action, None);
        steps += 1;
        if let Some(record) = &mut record {
            record.push(seat, action, &game);
        }
        if watch.check {
            wrong = audit(rules, &game.state).err().map(|broken| words::broken_at(seed, steps, &broken));
        }
    }
    Played { steps, turns: game.state.table.turn, winners: game.over(), record, wrong }
}
