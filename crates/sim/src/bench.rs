//! `sim bench`: how fast the rules are, on one core.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use bots::draw;
use cpu_time::ThreadTime;
use rules::chance::Streams;
use rules::choices::Choices;
use rules::game::{self, Game, Move};
use rules::ids::Seat;
use rules::rng::Rng;
use rules::routes;
use rules::rules::Rules;
use rules::setup::{OFFERS, Setup, SetupError};
use rules::table::{Ctx, State};
use serde_json::{Map, json};

use crate::failure::Failure;
use crate::game::any;
use crate::table::Table;

/// Measures random play of the base game by four players, on one core.
///
/// A step is: ask who decides, list all that is legal, choose one of it at random, do it; no offers, no events, new games
/// included. Times are processor times of the one thread, each the best of several rounds, so that other programs
/// disturb them little.
#[derive(clap::Args)]
pub struct Args {
    /// Seconds a round
    #[arg(long, value_name = "S", default_value_t = 0.1, value_parser = seconds)]
    round: f64,
    /// Rounds of each figure
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Print JSON: steps_per_second, steps_per_second_balanced, steps_per_second_checked, steps_per_second_offers,
    /// clone_ns, list_ns, longest_route_ns, state_bytes, steps_per_game, actions_listed
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let fits = |s: &f64| (0.001..=60.0).contains(s);
    text.parse().ok().filter(fits).ok_or_else(|| "from 0.001 to 60".to_string())
}

/// How an action is done.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// As one that was listed.
    Listed,
    /// Checked against the choices once more.
    Checked,
}

/// Random games one after another, without end.
struct Playout {
    rules: Arc<Rules>,
    way: Way,
    rng: Rng,
    game: Game,
    choices: Choices,
    games: u64,
    steps: u64,
    listed: u64,
}

impl Playout {
    fn new(rules: Arc<Rules>, way: Way) -> Playout {
        let game = Game::new(rules.clone(), Box::new(Streams::new(0)));
        Playout { rules, way, rng: Rng::new(0, 0), game, choices: Choices::new(), games: 0, steps: 0, listed: 0 }
    }

    /// One step; where a game has ended, the next begins.
    #[inline(always)]
    fn step(&mut self) {
        let pending = self.game.pending();
        let Some(seat) = any(pending.seats, &mut self.rng) else { return self.restart() };
        self.game.choices(seat, &mut self.choices);
        let Some(action) = draw(&self.choices, &mut self.rng) else { return self.restart() };
        self.steps += 1;
        self.listed += self.choices.listed.len() as u64;
        if self.way == Way::Listed {
            self.game.apply_listed(seat, action, None);
        } else {
            let done = self.game.apply(Move { serial: pending.serial, seat, action }, None);
            debug_assert!(done.is_ok(), "{done:?}");
        }
    }

    #[cold]
    fn restart(&mut self) {
        self.games += 1;
        self.game = Game::new(self.rules.clone(), Box::new(Streams::new(self.games)));
    }
}

/// Nanoseconds of one call, the best of several rounds; the clock is read once a batch.
fn nanoseconds(args: &Args, batch: u32, mut call: impl FnMut()) -> f64 {
    let round = Duration::from_secs_f64(args.round);
    let mut best = f64::INFINITY;
    for _ in 0..args.rounds {
        let (mut calls, start) = (0.0, ThreadTime::now());
        loop {
            (0..batch).for_each(|_| call());
            calls += f64::from(batch);
            let spent = start.elapsed();
            if spent >= round {
                best = best.min(spent.as_secs_f64() * 1e9 / calls);
                break;
            }
        }
    }
    best
}

fn base(board: &str, trade: bool) -> Result<Arc<Rules>, SetupError> {
    let mut setup = Setup::new("base", 4)?;
    setup.set("board", board)?;
    setup.trade = trade;
    setup.offers = Some(OFFERS);
    Rules::new(&setup)
}

/// A position, and a seat that may act there.
type Sample = (State, Seat);

/// Positions as they come up in random play, few enough to stay in the cache.
fn samples(rules: &Arc<Rules>) -> Vec<Sample> {
    let mut playout = Playout::new(rules.clone(), Way::Listed);
    let mut next = || {
        (0..997).for_each(|_| playout.step());
        Some((playout.game.state, playout.game.pending().seats.first()?))
    };
    (0..80).filter_map(|_| next()).collect()
}

/// Nanoseconds of what is done with a position, averaged over positions.
fn over(args: &Args, samples: &[Sample], mut each: impl FnMut(&State, Seat)) -> f64 {
    nanoseconds(args, 1, || samples.iter().for_each(|(state, seat)| each(black_box(state), *seat)))
        / samples.len() as f64
}

fn context<'a>(rules: &'a Rules, state: &'a State) -> Ctx<'a> {
    Ctx { rules, t: &state.table, hands: &state.hands }
}

pub fn run(args: &Args) -> Result<String, Failure> {
    let mut figures: Vec<(&str, &str, f64, &str)> = Vec::new();
    let beginner = base("beginner", false)?;
    let mut playout = Playout::new(beginner.clone(), Way::Listed);
    let plain = nanoseconds(args, 2048, || playout.step());
    figures.push(("steps_per_second", "steps, listed, without offers", 1e9 / plain, "a second"));
    for (key, name, rules, way) in [
        ("steps_per_second_balanced", "the same, balanced islands", base("balanced", false)?, Way::Listed),
        ("steps_per_second_checked", "the same, each checked again", beginner.clone(), Way::Checked),
        ("steps_per_second_offers", "steps, listed, with offers", base("beginner", true)?, Way::Listed),
    ] {
        let mut playout = Playout::new(rules, way);
        figures.push((key, name, 1e9 / nanoseconds(args, 2048, || playout.step()), "a second"));
    }

    let samples = samples(&beginner);
    let clone = over(args, &samples, |state, _| {
        black_box(*state);
    });
    figures.push(("clone_ns", "clone of a state", clone, "ns"));
    let mut choices = Choices::new();
    let list = over(args, &samples, |state, seat| game::list(context(&beginner, state), seat, &mut choices));
    figures.push(("list_ns", "listing of what is legal", list, "ns"));
    let seats = beginner.players.len() as f64;
    let route = over(args, &samples, |state, _| {
        beginner.players.iter().for_each(|seat| {
            black_box(routes::longest(context(&beginner, state), seat));
        });
    });
    figures.push(("longest_route_ns", "longest route from nothing", route / seats, "ns"));
    figures.push(("state_bytes", "size of a state", size_of::<State>() as f64, "bytes"));
    let (games, steps) = (playout.games.max(1) as f64, playout.steps as f64);
    figures.push(("steps_per_game", "steps of a game", steps / games, ""));
    figures.push(("actions_listed", "actions listed a step", playout.listed as f64 / steps, ""));

    if args.json {
        let all: Map<_, _> = figures.iter().map(|(key, _, value, _)| (key.to_string(), json!(value))).collect();
        return Ok(format!("{:#}\n", json!(all)));
    }
    let mut table = Table::plain();
    for (_, name, value, unit) in figures {
        let value = if value >= 1e6 { format!("{:.2} million", value / 1e6) } else { format!("{value:.1}") };
        table.row([name.to_string(), format!("{value} {unit}")]);
    }
    Ok(table.print())
}
