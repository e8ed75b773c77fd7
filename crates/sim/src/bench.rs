//! `sim bench`: how fast the rules are, on one core.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::draw;
use rules::chance::Streams;
use rules::choices::Choices;
use rules::game::{Game, Move};
use rules::rng::Rng;
use rules::routes;
use rules::rules::Rules;
use rules::setup::{OFFERS, Setup, SetupError};
use rules::table::{Ctx, State};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::game::any;

/// Measures random play of the base game by four players, on one core.
///
/// Each figure is the best of several rounds, so that other programs disturb it little. A step is: ask who decides,
/// list all that is legal, choose one of it at random, do it.
#[derive(clap::Args)]
pub struct Args {
    /// Seconds a round
    #[arg(long, value_name = "S", default_value_t = 0.25, value_parser = seconds)]
    round: f64,
    /// Rounds of each figure
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Print JSON
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
    seed: u64,
    game: Game,
    choices: Choices,
    games: u64,
    listed: u64,
}

impl Playout {
    fn new(rules: Arc<Rules>, way: Way) -> Playout {
        let game = Game::new(rules.clone(), Box::new(Streams::new(0)));
        let choices = Choices::new();
        Playout { rules, way, rng: Rng::new(0, 7), seed: 0, game, choices, games: 0, listed: 0 }
    }

    /// One step; the next game begins where one ended.
    #[inline(always)]
    fn step(&mut self) {
        let pending = self.game.pending();
        let Some(seat) = any(pending.seats, &mut self.rng) else { return self.restart() };
        self.game.choices(seat, &mut self.choices);
        self.listed += self.choices.listed.len() as u64;
        let Some(action) = draw(&self.choices, &mut self.rng) else { return self.restart() };
        match self.way {
            Way::Listed => {
                self.game.apply_listed(seat, action, None);
            }
            Way::Checked => {
                let done = self.game.apply(Move { serial: pending.serial, seat, action }, None);
                debug_assert!(done.is_ok());
            }
        }
    }

    #[cold]
    fn restart(&mut self) {
        self.games += 1;
        self.seed += 1;
        self.game = Game::new(self.rules.clone(), Box::new(Streams::new(self.seed)));
    }
}

/// Steps a clock reading covers.
const BATCH: u64 = 4096;

/// Nanoseconds of one call, the best of several rounds.
fn nanoseconds(args: &Args, mut call: impl FnMut(), batch: u64) -> f64 {
    let round = Duration::from_secs_f64(args.round);
    let mut best = f64::INFINITY;
    for _ in 0..args.rounds {
        let (mut calls, start) = (0, Instant::now());
        let mut spent = Duration::ZERO;
        while spent < round {
            (0..batch).for_each(|_| call());
            calls += batch;
            spent = start.elapsed();
        }
        best = best.min(spent.as_secs_f64() * 1e9 / calls as f64);
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

/// Positions as they come up in random play.
fn positions(rules: &Arc<Rules>) -> Vec<State> {
    let mut playout = Playout::new(rules.clone(), Way::Listed);
    let mut states = Vec::new();
    while states.len() < 2000 {
        (0..101).for_each(|_| playout.step());
        states.push(playout.game.state);
    }
    states
}

pub fn run(args: &Args) -> Result<String, Failure> {
    let mut figures = Vec::new();
    let mut per_second = |name, nanos: f64| figures.push((name, 1e9 / nanos, "steps/s"));

    let beginner = base("beginner", false)?;
    let balanced = base("balanced", false)?;
    let mut listed = Playout::new(beginner.clone(), Way::Listed);
    let mut steps = 0u64;
    let nanos = nanoseconds(args, || { steps += 1; listed.step() }, BATCH);
    per_second("listed", nanos);
    for (name, rules, way) in [
        ("listed, balanced board", balanced, Way::Listed),
        ("checked", beginner.clone(), Way::Checked),
        ("listed, with offers", base("beginner", true)?, Way::Listed),
    ] {
        let mut playout = Playout::new(rules, way);
        per_second(name, nanoseconds(args, || playout.step(), BATCH));
    }

    let states = positions(&beginner);
    let mut at = states.iter().cycle();
    let clone = nanoseconds(args, || { black_box(*black_box(at.next().unwrap_or(&states[0]))); }, BATCH);
    let mut at = states.iter().cycle();
    let route = nanoseconds(args, || {
        let state = at.next().unwrap_or(&states[0]);
        let c = Ctx { rules: &beginner, t: &state.table, hands: &state.hands };
        for seat in beginner.players.iter() {
            black_box(routes::longest(c, seat));
        }
    }, 64) / beginner.players.len() as f64;
    figures.push(("clone of a state", clone, "ns"));
    figures.push(("longest route from nothing", route, "ns"));
    figures.push(("size of a state", size_of::<State>() as f64, "bytes"));
    figures.push(("steps a game", steps as f64 / listed.games.max(1) as f64, ""));
    figures.push(("actions listed a step", listed.listed as f64 / steps as f64, ""));
    if args.json {
        let all: Vec<Value> = figures.iter().map(|(n, v, u)| json!([n, v, u])).collect();
        return Ok(format!("{:#}\n", Value::from(all)));
    }
    Ok(figures.iter().map(|(n, v, u)| format!("{n:30} {v:.1} {u}\n")).collect())
}
