//! `sim replay`.

use std::path::PathBuf;

use rules::record::{Record, RecordError};
use serde_json::json;

use crate::failure::Failure;
use crate::{files, report, words};

/// Plays a record again and says how it ends.
///
/// Every line is checked against the rules; an end written in the record must be the end reached.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print JSON: lines, turns, winners, digest, seats
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<String, Failure> {
    let text = files::read(&args.file)?;
    let refused = |line: usize, error: &RecordError| {
        let place = if line == 0 { String::new() } else { format!(", line {line}") };
        Failure::No(format!("{}{place}: {}", args.file.display(), words::record_problem(&error.what)))
    };
    let record = Record::read(&text).map_err(|error| refused(error.line, &error))?;
    let game = record.replay(None, |_, _, _| {}).map_err(|error| refused(line_in(&text, error.line), &error))?;
    let winners = game.over();
    if args.json {
        let all = json!({
            "lines": record.lines.len(),
            "turns": game.state.table.turn,
            "winners": winners.iter().map(|s| s.to_string()).collect::<Vec<_>>(),
            "digest": report::digest_word(&game),
            "seats": report::standings_json(&game),
        });
        return Ok(format!("{all:#}\n"));
    }
    let end = match winners.is_empty() {
        true => "not ended".to_string(),
        false => format!("{} won", words::names(&game.rules, winners)),
    };
    Ok(format!(
        "{} lines, {} turns, {end}, digest {}\n\n{}",
        record.lines.len(),
        game.state.table.turn,
        report::digest_word(&game),
        report::standings(&game)
    ))
}

/// The line of the text at which the `nth` line of a record stands; the header is none. 0 for the whole.
fn line_in(text: &str, nth: usize) -> usize {
    let told = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.trim().starts_with('#');
    if nth == 0 { 0 } else { (1..).zip(text.lines()).filter(told).nth(nth).map_or(0, |(at, _)| at) }
}
