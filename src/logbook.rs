//! The log: what happened, turn by turn with the newest first, as these eyes may know it, and where it was.

use rules::event::Event;
use rules::ids::Seat;

use crate::board::model::Place;
use crate::session::{Happening, Session, TakenBack};
use crate::telling::is_told;

/// One line of the log.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told {
    /// Something happened in the game.
    Event(Event),
    /// A step was taken back although it stood.
    TakenBack(TakenBack),
}

impl Told {
    /// The place it is about.
    pub fn place(&self) -> Option<Place> {
        match *self {
            Told::Event(Event::Built { at, .. }) => Some(at.into()),
            Told::Event(Event::Robber { to, .. }) => Some(Place::Hex(to.0)),
            _ => None,
        }
    }

    /// Whether it stands out: a roll, or the end.
    pub fn stands_out(&self) -> bool {
        matches!(self, Told::Event(Event::Rolled { .. } | Event::Over(_)))
    }
}

/// The lines of a turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Turn {
    /// Whose turn it is and its number; `None` for the set-up.
    pub of: Option<(Seat, u16)>,
    /// The newest first.
    pub lines: Vec<Told>,
}

/// The newest turns first, until there are `most` lines.
pub fn turns(session: &Session, eyes: Option<Seat>, most: usize) -> Vec<Turn> {
    let (mut turns, mut turn, mut lines) = (Vec::new(), Turn::default(), 0);
    for told in newest_first(session, eyes) {
        if let Told::Event(Event::Turn { seat, number }) = told {
            turns.push(Turn { of: Some((seat, number)), ..std::mem::take(&mut turn) });
            if lines >= most {
                return turns;
            }
        } else {
            turn.lines.push(told);
            lines += 1;
        }
    }
    if !turn.lines.is_empty() {
        turns.push(turn);
    }
    turns
}

/// The newest line, which may be that a turn began.
pub fn newest(session: &Session, eyes: Option<Seat>) -> Option<Told> {
    newest_first(session, eyes).next()
}

fn newest_first(session: &Session, eyes: Option<Seat>) -> impl Iterator<Item = Told> + '_ {
    session.happenings().rev().filter_map(move |happening| match happening {
        Happening::Event(event) => is_told(event).then(|| Told::Event(event.seen_by(eyes))),
        Happening::TakenBack(taken) => Some(Told::TakenBack(taken)),
    })
}

#[cfg(test)]
mod tests {
    use rules::event::How;

    use super::*;
    use crate::chronicle::tests::played;

    #[test]
    fn turns_come_newest_first_with_their_lines_and_the_set_up_last() {
        let session = played();
        let turns = turns(&session, None, usize::MAX);
        let numbers: Vec<Option<u16>> = turns.iter().map(|turn| turn.of.map(|(_, number)| number)).collect();
        let last = session.game().state.table.turn;
        let expected: Vec<Option<u16>> = (1..=last).rev().map(Some).chain([None]).collect();
        assert_eq!(numbers, expected);
        let setting_up = turns.last().unwrap();
        assert!(setting_up.lines.iter().all(|told| match told {
            Told::Event(Event::Built { how, .. }) => *how == How::Start,
            Told::Event(event) => matches!(event, Event::Begins(_) | Event::StartCards { .. }),
            Told::TakenBack(_) => false,
        }));
        assert!(matches!(turns[0].lines[0], Told::Event(Event::Over(_))));
        assert_eq!(newest(&session, None), Some(turns[0].lines[0]));
    }

    #[test]
    fn a_turn_is_told_whole_where_the_lines_run_out() {
        let session = played();
        let (few, all) = (turns(&session, None, 12), turns(&session, None, usize::MAX));
        assert!(few.iter().map(|turn| turn.lines.len()).sum::<usize>() >= 12);
        assert_eq!(few, all[..few.len()]);
        assert!(few.iter().all(|turn| turn.of.is_some()));
    }

    #[test]
    fn building_and_the_robber_have_a_place_and_rolls_stand_out() {
        let session = played();
        let lines: Vec<Told> = turns(&session, None, usize::MAX).into_iter().flat_map(|turn| turn.lines).collect();
        for told in lines {
            let Told::Event(event) = told else { continue };
            let placed = matches!(event, Event::Built { .. } | Event::Robber { .. });
            assert_eq!(told.place().is_some(), placed, "{event:?}");
            assert_eq!(told.stands_out(), matches!(event, Event::Rolled { .. } | Event::Over(_)), "{event:?}");
        }
    }

    #[test]
    fn what_was_bought_or_stolen_is_for_those_who_know() {
        let session = played();
        let secrets = |eyes| {
            let lines = turns(&session, eyes, usize::MAX).into_iter().flat_map(|turn| turn.lines);
            let known = |told: &Told| match *told {
                Told::Event(Event::Bought { seat, card: Some(_) }) => Some(vec![seat]),
                Told::Event(Event::Stole { seat, from, kind: Some(_) }) => Some(vec![seat, from]),
                _ => None,
            };
            lines.filter_map(|told| known(&told)).collect::<Vec<_>>()
        };
        assert!(secrets(None).is_empty());
        let own = secrets(Some(Seat(1)));
        assert!(!own.is_empty() && own.iter().all(|knowing| knowing.contains(&Seat(1))));
    }
}
