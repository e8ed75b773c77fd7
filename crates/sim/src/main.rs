//! `sim`: games from the command line: simulate, replay, inspect, measure.

mod bench;
mod failure;
mod files;
mod game;
mod list;
mod map;
mod play;
mod position;
mod replay;
mod report;
mod table;
mod words;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Plays, replays, inspects and measures games without a screen.
#[derive(Parser)]
#[command(name = "sim", version, about, arg_required_else_help = true, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  the game says no: a broken invariant, a refused line, a record that does not replay
  2  the command line says something that does not exist: an option, a scenario, a number out of range
  3  a file could not be read or written

Results go to standard output, everything else to standard error.";

#[derive(Subcommand)]
enum Command {
    /// Scenarios, with players, modules and points
    List(list::Args),
    /// A map as a picture in text, with counts
    Map(map::Args),
    /// Whole games, played by computer players
    Play(play::Args),
    /// A record, played again
    Replay(replay::Args),
    /// A position: who decides, what is legal, how everyone stands
    Position(position::Args),
    /// How fast the rules are
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::List(args) => Ok(list::run(&args)),
        Command::Map(args) => map::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match done {
        Ok(text) => {
            // a reader that stops reading, such as `head`, is no error
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("sim: {failure}");
            failure.code()
        }
    }
}
