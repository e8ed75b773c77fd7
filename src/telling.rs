//! Which events are told, and which of many are read out.

use rules::event::{Answer, Event};
use rules::ids::Seat;
use rules::sort;

/// Most sentences read out at once.
const MOST: usize = 3;

/// Whether the log has a line for the event.
pub fn is_told(event: &Event) -> bool {
    match event {
        Event::StartCards { cards, .. } | Event::Produced { cards, .. } | Event::Took { cards, .. } => {
            !cards.is_empty()
        }
        Event::Answered { answer, .. } => !matches!(answer, Answer::NotAsked | Answer::Waiting),
        Event::Award { from, to, .. } => from != to,
        _ => true,
    }
}

/// At most three events: those that matter most, the dice first, the others in their order.
pub fn headlines(events: &[Event]) -> Vec<Event> {
    let mut told: Vec<(usize, Event)> = events.iter().copied().filter(is_told).enumerate().collect();
    sort::by_key(&mut told, |(at, event)| (weight(event), *at));
    told.truncate(MOST);
    sort::by_key(&mut told, |(at, event)| (!matches!(event, Event::Rolled { .. }), *at));
    told.into_iter().map(|(_, event)| event).collect()
}

/// What the last step brought that its doer would like to be told in words: what came to the own hand, and who begins.
/// The events are as
/// the reader may see them. What Monopoly brought is a sum, which is no event.
pub fn news(events: &[Event], eyes: Option<Seat>) -> Vec<Event> {
    let own = |seat: Seat| Some(seat) == eyes;
    let tells = |event: &Event| match *event {
        Event::Begins(_) | Event::Stole { .. } | Event::Traded { .. } => true,
        Event::Produced { seat, .. } | Event::Took { seat, .. } => own(seat),
        Event::Bought { card, .. } => card.is_some(),
        _ => false,
    };
    events.iter().copied().filter(|event| is_told(event) && tells(event)).collect()
}

/// Less is more.
fn weight(event: &Event) -> u8 {
    match event {
        Event::Over(_) => 0,
        Event::Rolled { .. } => 1,
        Event::Award { .. } => 2,
        Event::Revealed { .. } => 4,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use rules::cards::{Cards, Kind};
    use rules::event::Award;
    use rules::ids::SeatSet;

    use super::*;

    fn produced(seat: u8) -> Event {
        Event::Produced { seat: Seat(seat), cards: Cards::from(Kind::Ore) }
    }

    #[test]
    fn the_dice_are_read_first_and_three_sentences_at_most() {
        let rolled = Event::Rolled { seat: Seat(0), dice: [2, 3] };
        let turn = Event::Turn { seat: Seat(0), number: 4 };
        assert_eq!(
            headlines(&[turn, rolled, produced(0), produced(1)]),
            [rolled, turn, produced(0)],
            "the dice first, the rest in order"
        );
    }

    #[test]
    fn the_end_of_the_game_and_awards_are_never_crowded_out() {
        let award = Event::Award { award: Award::LongestRoute, from: None, to: Some(Seat(1)) };
        let over = Event::Over(SeatSet(2));
        let shown = Event::Revealed { seat: Seat(1), points: 1 };
        assert_eq!(headlines(&[produced(0), produced(2), award, shown, over]), [produced(0), award, over]);
    }

    #[test]
    fn what_nobody_did_is_not_told() {
        let nothing = Event::StartCards { seat: Seat(0), cards: Cards::NONE };
        let waiting = Event::Answered { seat: Seat(1), answer: Answer::Waiting };
        assert!(headlines(&[nothing, waiting]).is_empty());
    }

    #[test]
    fn news_are_what_came_to_the_own_hand_and_what_all_may_know() {
        let (own, other) = (produced(0), produced(1));
        let stole = Event::Stole { seat: Seat(0), from: Seat(1), kind: Some(Kind::Wool) };
        let unseen = Event::Bought { seat: Seat(0), card: None };
        let turn = Event::Turn { seat: Seat(0), number: 2 };
        assert_eq!(news(&[turn, own, other, unseen, stole], Some(Seat(0))), [own, stole]);
        assert_eq!(news(&[own, Event::Begins(Seat(2))], None), [Event::Begins(Seat(2))]);
    }
}
