//! A game goes on from a save: by its record where the rules still agree, else from its position.

use rules::chance::Streams;
use rules::game::Game;
use rules::position::{self, PositionError};
use rules::record::{Line, Record};

use super::{Session, Shared, Step, TakenBack};
use crate::store::Save;

impl Session {
    /// Opens a save.
    ///
    /// # Errors
    /// If its position can't be read.
    pub fn load(save: &Save) -> Result<Session, PositionError> {
        let styles: Vec<u8> = save.meta.seats.iter().map(|seat| seat.style).collect();
        let dice = Shared::new(Streams::at(save.dice.seed, save.dice.draws));
        let (rules, state) = position::read(&save.position)?;
        let record = Record::read(&save.record);
        if let Ok(record) = &record
            && let Some(mut session) = replayed(record, styles.clone(), dice.clone())
            && session.game.state == state
        {
            session.game.set_chance(dice.chance());
            session.taken_back = taken_back(save, &session);
            session.looked = save.looked;
            return Ok(session);
        }
        // a rule or the words of records were mended since: what was played is text, play goes on from where it stood
        let game = Game::resume(rules, state, dice.chance());
        let (record, earlier) = match record {
            Ok(record) => (record, remarks(&save.record)),
            Err(_) => (Record::new(&game), save.record.clone()),
        };
        let lost = true;
        Ok(Session {
            game,
            dice,
            record,
            earlier,
            steps: Vec::new(),
            origin: state,
            lost,
            styles,
            looked: false,
            trusting: false,
            taken_back: Vec::new(),
        })
    }
}

/// A record of an older form, kept as remarks of the one that goes on.
fn remarks(record: &str) -> String {
    record.lines().filter_map(|line| line.strip_prefix("# ")).flat_map(|line| [line, "\n"]).collect()
}

fn replayed(record: &Record, styles: Vec<u8>, dice: Shared) -> Option<Session> {
    let mut steps = Vec::new();
    let game = record
        .replay(None, |game, at, events| {
            let act = record.lines[at].act;
            let barrier = act.is_none() || game.barrier();
            steps.push(Step { act, events: events.to_vec(), after: game.state, barrier });
        })
        .ok()?;
    let begun = Session::begin(&record.setup, Vec::new(), 0).ok()?;
    let origin = begun.origin;
    if record.lines.first().is_none_or(|line| line.act.is_some()) {
        // what the set-up did by itself is no line of the record
        let first = begun.steps.into_iter().next()?;
        steps.insert(0, first);
    }
    Some(Session {
        game,
        dice,
        record: record.clone(),
        earlier: String::new(),
        steps,
        origin,
        lost: false,
        styles,
        looked: false,
        trusting: false,
        taken_back: Vec::new(),
    })
}

/// What was taken back, as far as it can be read.
fn taken_back(save: &Save, session: &Session) -> Vec<TakenBack> {
    let read = |(after, line): &(usize, String)| {
        let (seat, action) = Line::read(session.rules(), line).ok()?.act?;
        Some(TakenBack { after: (*after).min(session.steps.len()), seat, action })
    };
    save.taken_back.iter().filter_map(read).collect()
}
