//! `sim position`.

use std::path::PathBuf;

use rules::chance::{Chance, Script, Streams};
use rules::game::{Game, Move};
use rules::position;
use rules::record::Line;
use serde_json::Value;

use crate::failure::Failure;
use crate::{files, report, words};

/// Loads a position, applies lines, and prints the decision, what is legal and how everyone stands.
///
/// A line is a seat and an action as in records, such as `A road D4ne`, `B bank 4 grain for ore` or
/// `A roll = 3 5`. What follows `=` is what chance says; where a line does not say it, it is drawn from the seed.
#[derive(clap::Args)]
pub struct Args {
    /// The position, as JSON
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// A line to apply; may be repeated. A refused line prints why and ends with exit code 1
    #[arg(long, value_name = "LINE")]
    apply: Vec<String>,
    /// The seed of what chance says where lines do not
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print JSON: decision, legal, spaces, over, turn, bank, cards_left, robber, seats, digest, position
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<String, Failure> {
    let text = files::read(&args.file)?;
    let refused = |error| Failure::No(format!("{}: {}", args.file.display(), words::position_error(&error)));
    let (rules, state) = position::read(&text).map_err(refused)?;
    let mut game = Game::resume(rules, state, Box::new(Streams::new(args.seed)));
    let mut applied = Vec::new();
    for (seed, line) in (args.seed..).zip(&args.apply) {
        let refused = |why: String| Failure::No(format!("{line}: {why}"));
        applied.push(apply(&mut game, line, seed).map_err(refused)?);
    }
    if args.json {
        let mut all = report::decision_json(&game);
        all["applied"] = applied.into();
        all["position"] = serde_json::from_str(&position::write(&game.rules, &game.state)).unwrap_or(Value::Null);
        return Ok(format!("{all:#}\n"));
    }
    let applied: String = applied.iter().map(|line| format!("{line}\n")).collect();
    let gap = if applied.is_empty() { "" } else { "\n" };
    Ok(format!("{applied}{gap}{}", report::decision(&game)))
}

/// Does a line and gives it back with what chance said.
fn apply(game: &mut Game, text: &str, seed: u64) -> Result<String, String> {
    let mut line = Line::read(&game.rules, text).map_err(|error| words::read_error(&error))?;
    let Some((seat, action)) = line.act else { return Err(words::no_action().to_string()) };
    let told = !line.outcomes.is_empty();
    let chance: Box<dyn Chance> = if told {
        let mut script = Script::default();
        line.outcomes.iter().for_each(|outcome| script.push(*outcome));
        Box::new(script)
    } else {
        Box::new(Streams::new(seed))
    };
    game.set_chance(chance);
    let serial = game.pending().serial;
    game.apply(Move { serial, seat, action }, None).map_err(|why| words::refusal(&why))?;
    if told && game.drawn() != line.outcomes {
        return Err(words::chance().to_string());
    }
    line.outcomes = game.drawn().to_vec();
    Ok(line.write(&game.rules))
}
