//! A game as text: a header, a line an action with what chance said, and how it ended.
//!
//! ```text
//! farshore 1 rules 1 | base, 3 players | target 12 | board balanced 5kq0z7 | first dice | A Ana, B Bruno, C Clara
//! begin = B
//! B settlement D4n
//! B road D4ne
//! A roll = 3 5
//! A bank 4 grain for ore
//! A offer B C: 1 wool for 1 ore
//! A card = monopoly
//! end B 10, digest 5c0e91d2a77b0364
//! ```
//!
//! What the header leaves out has its default. Empty lines and lines that begin with `#` are skipped. Replaying needs no
//! seed; a header that ends in `dice SEED` shares the dice to come as well.

use std::sync::Arc;

use crate::action::Action;
use crate::chance::{Outcome, Query, Script};
use crate::deal::BoardKind;
use crate::digest::digest;
use crate::event::Event;
use crate::game::{Game, Move};
use crate::ids::{Seat, SeatSet};
use crate::notation::{ReadError, Words, read_outcome, read_seat, write_outcome};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError, read_seed, seed_word};

/// The version of this text format.
pub const FORMAT: u32 = 1;
/// The version of the rules, raised when a mended rule changes games already played.
pub const RULES: u32 = 1;

/// One action, or what chance said before the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who did what; `None` for what happened before the first decision.
    pub act: Option<(Seat, Action)>,
    /// What chance said, in the order asked.
    pub outcomes: Vec<Outcome>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Who won.
    pub winners: SeatSet,
    /// With how many points, hidden ones included.
    pub points: u8,
    /// The digest of the last state.
    pub digest: u64,
}

/// A game as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What was chosen before the game.
    pub setup: Setup,
    /// The game seed, only if it is shared on purpose.
    pub dice: Option<u64>,
    /// What happened.
    pub lines: Vec<Line>,
    /// How it ended, if it did.
    pub end: Option<End>,
}

/// Why a record can't be read or replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordError {
    /// The line of the text, from 1; 0 for the record as a whole.
    pub line: usize,
    /// What is wrong.
    pub what: Problem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// Not a record.
    Header,
    /// Written by a newer version.
    Newer,
    /// The setup does not fit.
    Setup(SetupError),
    /// The words can't be read.
    Words(ReadError),
    /// The rules forbid the action.
    Refused(Refusal),
    /// Chance said too little, too much, or what can't be.
    Chance,
    /// The game ends otherwise than the record says.
    End,
    /// The last state is another than the record says.
    Digest {
        /// The digest of the state reached.
        found: u64,
    },
}

impl From<ReadError> for Problem {
    fn from(e: ReadError) -> Problem {
        Problem::Words(e)
    }
}
impl From<SetupError> for Problem {
    fn from(e: SetupError) -> Problem {
        Problem::Setup(e)
    }
}

impl Record {
    /// The record of a new game: the line of what chance said before the first decision, if it was asked.
    pub fn new(game: &Game) -> Record {
        let mut record = Record { setup: game.rules.setup.clone(), dice: None, lines: Vec::new(), end: None };
        if !game.drawn().is_empty() {
            record.lines.push(Line { act: None, outcomes: game.drawn().to_vec() });
        }
        record
    }

    /// Adds the action just done.
    pub fn push(&mut self, seat: Seat, action: Action, game: &Game) {
        self.lines.push(Line { act: Some((seat, action)), outcomes: game.drawn().to_vec() });
        self.end = End::of(game);
    }

    /// The record as text.
    pub fn write(&self, rules: &Rules) -> String {
        let mut text = self.header();
        for line in &self.lines {
            text.push('\n');
            text.push_str(&line.write(rules));
        }
        text.push('\n');
        if let Some(end) = self.end {
            let winners: Vec<String> = end.winners.iter().map(|s| s.to_string()).collect();
            text.push_str(&format!("end {} {}, digest {:016x}\n", winners.join(" "), end.points, end.digest));
        }
        text
    }

    fn header(&self) -> String {
        let setup = &self.setup;
        let mut parts = vec![
            format!("farshore {FORMAT} rules {RULES}"),
            format!("{}, {} players", setup.scenario, setup.players()),
            format!("target {}", setup.target),
            format!("board {} {}", setup.board.word(), seed_word(setup.board_seed)),
        ];
        let others = setup.options().into_iter().filter(|(name, _)| *name != "board");
        parts.extend(others.map(|(name, value)| format!("{name} {value}")));
        parts.extend(self.dice.map(|seed| format!("dice {}", seed_word(seed))));
        let names = setup.names.iter().enumerate().map(|(i, name)| format!("{} {name}", Seat(i as u8)));
        parts.push(names.collect::<Vec<_>>().join(", "));
        parts.join(" | ")
    }

    /// Reads a record. Whether its actions are legal shows when it is replayed.
    ///
    /// # Errors
    /// [`RecordError`] names the line and what is wrong with it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, l)| !l.trim().is_empty() && !l.trim().starts_with('#'));
        let (at, first) = lines.next().ok_or(RecordError { line: 0, what: Problem::Header })?;
        let (setup, dice) = read_header(first).map_err(|what| RecordError { line: at, what })?;
        let rules = Rules::new(&setup).map_err(|e| RecordError { line: at, what: e.into() })?;
        let mut record = Record { setup, dice, lines: Vec::new(), end: None };
        for (at, text) in lines {
            let wrong = |what| RecordError { line: at, what };
            if record.end.is_some() {
                return Err(wrong(Problem::End));
            }
            if text.trim().starts_with("end ") {
                record.end = Some(End::read(&rules, text).map_err(|e| wrong(e.into()))?);
            } else {
                record.lines.push(Line::read(&rules, text).map_err(|e| wrong(e.into()))?);
            }
        }
        Ok(record)
    }

    /// Plays the first `upto` lines, or all, telling `each` the events of every line.
    ///
    /// # Errors
    /// [`RecordError`] with the number of the first line (from 1, the header not counted) that the rules or chance
    /// forbid, and, when all is played, an end or a digest other than the record's.
    pub fn replay(
        &self,
        upto: Option<usize>,
        mut each: impl FnMut(&Game, usize, &[Event]),
    ) -> Result<Game, RecordError> {
        let rules = Rules::new(&self.setup).map_err(|e| RecordError { line: 0, what: e.into() })?;
        let mut events = Vec::new();
        let mut lines = self.lines.iter().take(upto.unwrap_or(usize::MAX)).enumerate().peekable();
        let before: &[Outcome] = match lines.peek() {
            Some((_, Line { act: None, outcomes })) => outcomes,
            _ => &[],
        };
        let mut game = Game::begin(Arc::clone(&rules), Box::new(script(before)), Some(&mut events));
        if game.drawn() != before {
            return Err(RecordError { line: 1, what: Problem::Chance });
        }
        if lines.next_if(|(_, line)| line.act.is_none()).is_some() {
            each(&game, 0, &events);
        }
        for (at, line) in lines {
            let wrong = |what| RecordError { line: at + 1, what };
            let Some((seat, action)) = line.act else { return Err(wrong(Problem::Chance)) };
            events.clear();
            game.set_chance(Box::new(script(&line.outcomes)));
            let serial = game.pending().serial;
            game.apply(Move { serial, seat, action }, Some(&mut events)).map_err(|r| wrong(Problem::Refused(r)))?;
            if game.drawn() != line.outcomes {
                return Err(wrong(Problem::Chance));
            }
            each(&game, at, &events);
        }
        if upto.is_none_or(|n| n >= self.lines.len())
            && let Some(end) = self.end
        {
            self.check_end(&game, end)?;
        }
        Ok(game)
    }

    fn check_end(&self, game: &Game, end: End) -> Result<(), RecordError> {
        let what = match End::of(game) {
            Some(found) if found == end => return Ok(()),
            Some(found) if (found.winners, found.points) == (end.winners, end.points) => {
                Problem::Digest { found: found.digest }
            }
            _ => Problem::End,
        };
        Err(RecordError { line: self.lines.len() + 1, what })
    }

    /// The record as these eyes may see it, `?` in place of what is hidden from them.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn seen_by(&self, eyes: Option<Seat>) -> Result<String, RecordError> {
        let rules = Rules::new(&self.setup).map_err(|e| RecordError { line: 0, what: e.into() })?;
        let mut text = self.header();
        self.replay(None, |_, at, events| {
            let line = &self.lines[at];
            let mut stolen = events.iter().filter_map(|e| match e.seen_by(eyes) {
                Event::Stole { kind, .. } => Some(kind.is_some()),
                _ => None,
            });
            let mut bought = events.iter().filter_map(|e| match e.seen_by(eyes) {
                Event::Bought { card, .. } => Some(card.is_some()),
                _ => None,
            });
            let shown = |outcome: &Outcome| match outcome.query {
                Query::Theft => stolen.next().unwrap_or(false),
                Query::Card => bought.next().unwrap_or(false),
                Query::Dice | Query::Begin => true,
            };
            text.push('\n');
            text.push_str(&line.write_shown(&rules, shown));
        })?;
        text.push('\n');
        Ok(text)
    }
}

fn script(outcomes: &[Outcome]) -> Script {
    let mut script = Script::default();
    outcomes.iter().for_each(|o| script.push(*o));
    script
}

impl End {
    /// How a game ended, if it did.
    pub fn of(game: &Game) -> Option<End> {
        let winners = game.over();
        let seat = winners.first()?;
        let points = game.state.table.points[seat.at()] + game.state.hands[seat.at()].points();
        Some(End { winners, points, digest: digest(&game.rules, &game.state) })
    }

    fn read(rules: &Rules, text: &str) -> Result<End, ReadError> {
        let mut words = Words::new(text);
        words.expect("end")?;
        let mut winners = SeatSet::EMPTY;
        while let Ok(seat) = read_seat(words.peek()) {
            words.next()?;
            if !rules.players.has(seat) {
                return Err(ReadError::Seat(seat.to_string()));
            }
            winners.insert(seat);
        }
        let points = words.number(99)?;
        words.expect(",")?;
        words.expect("digest")?;
        let word = words.next()?;
        let digest = u64::from_str_radix(word, 16).map_err(|_| ReadError::Number(word.to_string()))?;
        words.end()?;
        Ok(End { winners, points, digest })
    }
}

impl Line {
    /// The line as text.
    pub fn write(&self, rules: &Rules) -> String {
        self.write_shown(rules, |_| true)
    }

    fn write_shown(&self, rules: &Rules, mut shown: impl FnMut(&Outcome) -> bool) -> String {
        let mut text = match &self.act {
            Some((seat, action)) => format!("{seat} {}", action.words(&rules.board)),
            None => "begin".to_string(),
        };
        for (i, outcome) in self.outcomes.iter().enumerate() {
            text.push_str(if i == 0 { " = " } else { ", " });
            if shown(outcome) {
                write_outcome(*outcome, &mut text);
            } else {
                text.push('?');
            }
        }
        text
    }

    /// Reads a line.
    ///
    /// # Errors
    /// [`ReadError`] names the word that can't be read.
    pub fn read(rules: &Rules, text: &str) -> Result<Line, ReadError> {
        let (act, said) = match text.split_once('=') {
            Some((act, said)) => (act.trim(), Some(said)),
            None => (text.trim(), None),
        };
        let mut words = Words::new(act);
        let act = if words.take("begin") {
            None
        } else {
            let seat = read_seat(words.next()?)?;
            if !rules.players.has(seat) {
                return Err(ReadError::Seat(seat.to_string()));
            }
            Some((seat, Action::read(&mut words, &rules.board)?))
        };
        words.end()?;
        let mut outcomes = Vec::new();
        if let Some(said) = said {
            let mut words = Words::new(said);
            outcomes.push(read_outcome(&mut words)?);
            while words.take(",") {
                outcomes.push(read_outcome(&mut words)?);
            }
            words.end()?;
        }
        Ok(Line { act, outcomes })
    }
}

fn read_header(text: &str) -> Result<(Setup, Option<u64>), Problem> {
    let mut parts = text.split('|').map(str::trim);
    let mut words = Words::new(parts.next().unwrap_or_default());
    if !words.take("farshore") {
        return Err(Problem::Header);
    }
    let format: u32 = words.next()?.parse().map_err(|_| Problem::Header)?;
    words.expect("rules").map_err(|_| Problem::Header)?;
    let rules: u32 = words.next()?.parse().map_err(|_| Problem::Header)?;
    if format > FORMAT || rules > RULES {
        return Err(Problem::Newer);
    }
    let mut words = Words::new(parts.next().ok_or(Problem::Header)?);
    let scenario = words.next()?;
    words.expect(",")?;
    let mut setup = Setup::new(scenario, words.number(6)?)?;
    words.expect("players")?;
    words.end()?;
    let rest: Vec<&str> = parts.collect();
    let Some((names, options)) = rest.split_last() else { return Err(Problem::Header) };
    let mut dice = None;
    for option in options {
        let (name, value) = option.split_once(' ').unwrap_or((option, ""));
        let wrong = || SetupError::Value { option: name.to_string(), value: value.to_string() };
        match name {
            "dice" => dice = Some(read_seed(value).ok_or_else(wrong)?),
            "board" => {
                let (board, seed) = value.split_once(' ').unwrap_or((value, "0"));
                setup.board = BoardKind::from_word(board).ok_or_else(wrong)?;
                setup.board_seed = read_seed(seed).ok_or_else(wrong)?;
            }
            _ => setup.set(name, value)?,
        }
    }
    setup.names = names
        .split(',')
        .enumerate()
        .map(|(i, part)| match part.trim().split_once(' ') {
            Some((letter, name)) if letter == Seat(i as u8).to_string() => Ok(name.trim().to_string()),
            _ => Err(Problem::Words(ReadError::Seat(part.trim().to_string()))),
        })
        .collect::<Result<_, _>>()?;
    setup.check()?;
    Ok((setup, dice))
}
