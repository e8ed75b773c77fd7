//! Tasks in words, and the agenda of a phase.

use super::write::letters;
use crate::agenda::{Agenda, GiveTo, Task};
use crate::ids::{MAX_SEATS, Seat, SeatSet};
use crate::notation::{ReadError, Words, read_seat};
use crate::rules::Rules;
use crate::steps::Step;
use crate::switchboard::PlanId;

/// The word of the phase an agenda is in.
pub(super) fn phase(agenda: &Agenda) -> &'static str {
    if let Task::Over(_) = agenda.top() {
        "over"
    } else if agenda.tasks().any(|t| matches!(t, Task::Found(..))) {
        "founding"
    } else if agenda.tasks().any(|t| t == Task::BeforeDice) {
        "before-dice"
    } else {
        "main"
    }
}

/// The agenda at the beginning of a phase. `over` needs its winner, so it is never the one meant.
pub(super) fn of_phase(rules: &Rules, phase: &str) -> Agenda {
    let after = |step: Step| {
        let at = rules.plans[PlanId::Turn as usize].iter().position(|s| *s == step).unwrap_or(0);
        Task::Plan(PlanId::Turn, at as u8 + 1)
    };
    match phase {
        "founding" => Agenda::of(&[Task::Found(0, 0)]),
        "before-dice" => Agenda::of(&[after(Step::BeforeDice), Task::BeforeDice]),
        "main" => Agenda::of(&[after(Step::Main), Task::Main]),
        _ => Agenda::of(&[]),
    }
}

fn plan_word(plan: PlanId) -> &'static str {
    match plan {
        PlanId::Turn => "turn",
        PlanId::Roll => "roll",
    }
}

/// A task in words; [`read`] reads them.
pub(super) fn words(rules: &Rules, task: Task) -> String {
    let counts = |due: [u8; MAX_SEATS]| -> String {
        let seats = (0..MAX_SEATS as u8).map(Seat).filter(|s| due[s.at()] > 0);
        seats.map(|s| format!(" {s} {}", due[s.at()])).collect()
    };
    match task {
        Task::Plan(plan, at) => {
            let step = rules.plans[plan as usize].get(usize::from(at)).map_or("", |s| s.word());
            format!("{} {step}", plan_word(plan))
        }
        Task::Found(line, at) => format!("founding {line} {at}"),
        Task::BeforeDice => "before-dice".to_string(),
        Task::Main => "main".to_string(),
        Task::Give { due, to, waiting } => {
            let to = match to {
                GiveTo::Bank => "bank".to_string(),
                GiveTo::Left => "left".to_string(),
                GiveTo::Seat(seat) => seat.to_string(),
            };
            format!("give{} to {to} waiting {}", counts(due), letters(waiting)).trim_end().to_string()
        }
        Task::Take { due } => format!("take{}", counts(due)),
        Task::Figure { by } => format!("robber {by}"),
        Task::Steal { by, from } => format!("steal {by} from {}", letters(from)).trim_end().to_string(),
        Task::FreeBuild(seat) => format!("free-build {seat}"),
        Task::Trade => "trade".to_string(),
        Task::Over(seats) => format!("over {}", letters(seats)),
        #[cfg(test)]
        Task::Probe(task) => task.words(),
    }
}

/// Reads a task.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Task, ReadError> {
    let mut words = Words::new(text);
    let word = words.next()?;
    let task = match word {
        "turn" | "roll" => {
            let plan = if word == "turn" { PlanId::Turn } else { PlanId::Roll };
            let step = words.next()?;
            let at = rules.plans[plan as usize].iter().position(|s| s.word() == step);
            Task::Plan(plan, at.ok_or_else(|| ReadError::Expected("a step", step.to_string()))? as u8)
        }
        "founding" => {
            let line = words.number(rules.founding.len() as u8 - 1)?;
            Task::Found(line, words.number(2 * rules.players.len() as u8)?)
        }
        "before-dice" => Task::BeforeDice,
        "main" => Task::Main,
        "give" => {
            let due = counts(rules, &mut words)?;
            words.expect("to")?;
            let to = match words.next()? {
                "bank" => GiveTo::Bank,
                "left" => GiveTo::Left,
                seat => GiveTo::Seat(player(rules, seat)?),
            };
            words.expect("waiting")?;
            let waiting = seats(rules, &mut words)?;
            if let Some(idle) = waiting.iter().find(|s| due[s.at()] == 0) {
                return Err(ReadError::Seat(idle.to_string()));
            }
            Task::Give { due, to, waiting }
        }
        "take" => Task::Take { due: counts(rules, &mut words)? },
        "robber" => Task::Figure { by: player(rules, words.next()?)? },
        "steal" => {
            let by = player(rules, words.next()?)?;
            words.expect("from")?;
            Task::Steal { by, from: seats(rules, &mut words)? }
        }
        "free-build" => Task::FreeBuild(player(rules, words.next()?)?),
        "trade" => Task::Trade,
        "over" => Task::Over(seats(rules, &mut words)?),
        #[cfg(test)]
        "probe" => Task::Probe(crate::modules::probe::Task::read(&mut words)?),
        _ => return Err(ReadError::Expected("a task", word.to_string())),
    };
    words.end()?;
    Ok(task)
}

fn player(rules: &Rules, word: &str) -> Result<Seat, ReadError> {
    read_seat(word).and_then(|s| if rules.players.has(s) { Ok(s) } else { Err(ReadError::Seat(word.to_string())) })
}

fn seats(rules: &Rules, words: &mut Words) -> Result<SeatSet, ReadError> {
    let mut seats = SeatSet::EMPTY;
    while !words.is_empty() {
        seats.insert(player(rules, words.next()?)?);
    }
    Ok(seats)
}

fn counts(rules: &Rules, words: &mut Words) -> Result<[u8; MAX_SEATS], ReadError> {
    let mut due = [0; MAX_SEATS];
    while read_seat(words.peek()).is_ok() {
        let seat = player(rules, words.next()?)?;
        due[seat.at()] = words.number(99)?;
    }
    Ok(due)
}
