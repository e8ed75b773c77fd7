//! What is heard of what happened.

use rules::event::Event;

/// A short sound. None of them says anything that the screen does not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Dice rattle.
    Roll,
    /// A low bell: a seven.
    Seven,
    /// A piece is put down.
    Place,
    /// Cards change hands.
    Card,
    /// Somebody's turn begins.
    Turn,
    /// The game is won.
    Win,
}

/// The cues of one step, each once, in the order of what happened.
pub fn cues(events: &[Event]) -> Vec<Cue> {
    let mut heard = Vec::new();
    for cue in events.iter().flat_map(of) {
        if !heard.contains(&cue) {
            heard.push(cue);
        }
    }
    if heard.contains(&Cue::Win) {
        heard.retain(|cue| *cue != Cue::Turn);
    }
    heard
}

fn of(event: &Event) -> Vec<Cue> {
    match event {
        Event::Rolled { dice: [first, second], .. } if first + second == 7 => vec![Cue::Roll, Cue::Seven],
        Event::Rolled { .. } => vec![Cue::Roll],
        Event::Built { .. } | Event::Robber { .. } => vec![Cue::Place],
        Event::Produced { cards, .. } | Event::StartCards { cards, .. } | Event::Took { cards, .. }
            if cards.is_empty() =>
        {
            vec![]
        }
        Event::Produced { .. }
        | Event::StartCards { .. }
        | Event::Took { .. }
        | Event::Bought { .. }
        | Event::Played { .. }
        | Event::Monopolised { .. }
        | Event::Stole { .. }
        | Event::GaveBack { .. }
        | Event::Gave { .. }
        | Event::Banked { .. }
        | Event::Traded { .. } => vec![Cue::Card],
        Event::Turn { .. } => vec![Cue::Turn],
        Event::Over(_) => vec![Cue::Win],
        Event::Begins(_)
        | Event::Short(_)
        | Event::Offered { .. }
        | Event::Answered { .. }
        | Event::Shut(_)
        | Event::Stopped(_)
        | Event::Award { .. }
        | Event::Revealed { .. } => vec![],
    }
}

#[cfg(test)]
mod tests {
    use rules::cards::{Cards, Kind};
    use rules::ids::{Seat, SeatSet};

    use super::*;

    #[test]
    fn a_roll_that_gives_cards_rattles_and_rustles_once_however_many_get_some() {
        let got = |seat| Event::Produced { seat: Seat(seat), cards: Cards::from(Kind::Ore) };
        let rolled = Event::Rolled { seat: Seat(0), dice: [2, 3] };
        assert_eq!(cues(&[rolled, got(0), got(1), got(2)]), [Cue::Roll, Cue::Card]);
    }

    #[test]
    fn a_seven_is_told_by_its_bell() {
        assert_eq!(cues(&[Event::Rolled { seat: Seat(0), dice: [6, 1] }]), [Cue::Roll, Cue::Seven]);
    }

    #[test]
    fn the_end_of_the_game_is_heard_and_no_next_turn() {
        let turn = Event::Turn { seat: Seat(1), number: 40 };
        assert_eq!(cues(&[turn, Event::Over(SeatSet(2))]), [Cue::Win]);
    }

    #[test]
    fn what_gives_nothing_is_not_heard() {
        assert!(cues(&[Event::Took { seat: Seat(0), cards: Cards::NONE }, Event::Short(Kind::Ore)]).is_empty());
    }
}
