//! `sim play`.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use rules::deal::{BoardKind, HarbourSetup};
use rules::ids::MAX_SEATS;
use rules::rules::Rules;
use rules::setup::{OFFERS, Setup};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::game::{self, Played, Policy, Watch};
use crate::{files, words};

/// Plays whole games among computer players.
///
/// Game number i of a run has the seed S + i, for its dice and for its island. The same command plays the same games.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Who plays: uniformly at random, or plainly towards points
    #[arg(long, value_enum, default_value_t = Policy::Greedy)]
    policy: Policy,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Check every invariant after each step; a broken one ends with exit code 1
    #[arg(long)]
    check: bool,
    /// Leave a game unfinished after so many steps
    #[arg(long, value_name = "M", default_value_t = 100_000)]
    max_steps: u64,
    /// Write the record of the first game to this file; of the broken one, if a check fails
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print JSON: games, finished, steps, seconds, steps_per_second, turns (mean), wins (by seat)
    #[arg(long)]
    json: bool,
}

/// The game that is chosen.
#[derive(clap::Args)]
pub struct Choice {
    /// The scenario, by its id
    #[arg(long, value_name = "ID")]
    scenario: String,
    /// How many play
    #[arg(long, value_name = "N")]
    players: u8,
    /// A variant to add, by its name; may be repeated
    #[arg(long, value_name = "V")]
    variant: Vec<String>,
    /// An option of the set-up; may be repeated: board=beginner|spiral|random|balanced, harbours=fixed|shuffled,
    /// target=POINTS, first=seat|dice, trade=on|off, offers=NUMBER|any a turn (8 unless said otherwise),
    /// seed=SEED of the island for every game (digits and letters)
    #[arg(long, value_name = "K=V")]
    option: Vec<String>,
}

impl Choice {
    /// The setup, and whether its island is the same in every game.
    fn setup(&self) -> Result<(Setup, bool), Failure> {
        let mut setup = Setup::new(&self.scenario, self.players)?;
        if let Some(variant) = self.variant.first() {
            return Err(Failure::Usage(words::no_variant(variant)));
        }
        setup.offers = Some(OFFERS);
        let mut fixed = false;
        for option in &self.option {
            let (name, value) = option.split_once('=').ok_or_else(|| Failure::Usage(words::no_value(option)))?;
            setup.set(name, value)?;
            fixed |= name == "seed";
        }
        fixed |= setup.board == BoardKind::Beginner && setup.harbours == HarbourSetup::Fixed;
        Ok((setup, fixed))
    }
}

/// What all games came to.
#[derive(Default)]
struct Sum {
    games: u64,
    finished: u64,
    steps: u64,
    seconds: f64,
    turns: u64,
    wins: [u64; MAX_SEATS],
}

impl Sum {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.steps += played.steps;
        self.turns += u64::from(played.turns);
        self.finished += u64::from(!played.winners.is_empty());
        for seat in played.winners.iter() {
            self.wins[seat.at()] += 1;
        }
    }

    fn mean(&self, n: u64) -> f64 {
        n as f64 / self.games.max(1) as f64
    }
}

pub fn run(args: &Args) -> Result<String, Failure> {
    let (mut setup, fixed) = args.choice.setup()?;
    let mut rules = Rules::new(&setup)?;
    let mut sum = Sum::default();
    let start = Instant::now();
    for seed in (0..args.games).map(|i| args.seed.wrapping_add(i)) {
        if !fixed {
            setup.board_seed = seed;
            rules = Rules::new(&setup)?;
        }
        let first = sum.games == 0;
        let watch = Watch { check: args.check, record: args.record.is_some() && (first || args.check) };
        let played = game::play(&rules, args.policy, seed, watch, args.max_steps);
        sum.add(&played);
        if let (Some(path), Some(record)) = (&args.record, &played.record)
            && (first || played.wrong.is_some())
        {
            files::write(path, &record.write(&rules))?;
        }
        if let Some(wrong) = played.wrong {
            return Err(Failure::No(wrong));
        }
    }
    sum.seconds = start.elapsed().as_secs_f64();
    Ok(if args.json { to_json(&sum, &rules) } else { to_text(&sum, &rules) })
}

fn wins<'a>(sum: &'a Sum, rules: &'a Arc<Rules>) -> impl Iterator<Item = (String, u64)> + 'a {
    rules.players.iter().map(|seat| (seat.to_string(), sum.wins[seat.at()]))
}

fn to_json(sum: &Sum, rules: &Arc<Rules>) -> String {
    let wins: Value = wins(sum, rules).map(|(seat, n)| (seat, json!(n))).collect::<serde_json::Map<_, _>>().into();
    let all = json!({
        "games": sum.games,
        "finished": sum.finished,
        "steps": sum.steps,
        "seconds": sum.seconds,
        "steps_per_second": sum.steps as f64 / sum.seconds,
        "turns": sum.mean(sum.turns),
        "wins": wins,
    });
    format!("{all:#}\n")
}

fn to_text(sum: &Sum, rules: &Arc<Rules>) -> String {
    let wins: Vec<String> = wins(sum, rules).map(|(seat, n)| format!("{seat} {n}")).collect();
    format!(
        "games             {}\nfinished          {}\nsteps             {} ({:.1} a game)\nseconds           {:.3}\n\
         steps a second    {:.0}\nturns a game      {:.1}\nwins              {}\n",
        sum.games,
        sum.finished,
        sum.steps,
        sum.mean(sum.steps),
        sum.seconds,
        sum.steps as f64 / sum.seconds,
        sum.mean(sum.turns),
        wins.join(", "),
    )
}
