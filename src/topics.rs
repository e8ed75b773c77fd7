//! Which topic of "How to play" explains a refusal. The topics are in `public/help/`.

use rules::action::Verb;
use rules::refusal::Refusal;

/// The id of the topic that explains why something can't be done.
pub fn topic_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "winning",
        Refusal::Stale | Refusal::NotYourDecision => "app",
        Refusal::Phase | Refusal::RollFirst | Refusal::NotListed => "turn",
        Refusal::NotAtStart => "set-up",
        Refusal::Pay { .. }
        | Refusal::NoStock(_)
        | Refusal::Occupied
        | Refusal::NoLand
        | Refusal::NoRouteReaches
        | Refusal::NoSettlement
        | Refusal::Banned(_) => "building",
        Refusal::TooNear => "distance",
        Refusal::NoPlace(verb) => match verb {
            Verb::Robber | Verb::Steal | Verb::Knight => "robber",
            _ => "building",
        },
        Refusal::RobberStays | Refusal::NoVictim(_) | Refusal::Count { .. } => "robber",
        Refusal::NoCard(_) | Refusal::Fresh(_) | Refusal::CardPlayed | Refusal::DeckEmpty | Refusal::FirstPiece => {
            "cards"
        }
        Refusal::BankLacks(_)
        | Refusal::BankEmpty
        | Refusal::SameKind(_)
        | Refusal::Rate { .. }
        | Refusal::EmptySide
        | Refusal::NotAddressed
        | Refusal::NotInHand { .. }
        | Refusal::TheyLack(_)
        | Refusal::NotAgreed(_)
        | Refusal::OnlyCounter
        | Refusal::NoTrade
        | Refusal::Limit => "trade",
    }
}
