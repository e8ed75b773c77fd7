//! Which topic of "How to play" explains a refusal, and which the decision that is open. The topics are in `public/help/`.

use rules::action::Verb;
use rules::refusal::Refusal;

use crate::ask::Ask;

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

/// The id of the topic that explains what is asked now.
pub fn topic_of_ask(ask: &Ask) -> &'static str {
    match ask {
        Ask::StartSettlement { .. } | Ask::StartRoad { .. } => "set-up",
        Ask::BeforeDice { .. } | Ask::Main { .. } | Ask::ConfirmEnd { .. } => "turn",
        Ask::PlaceRoad { .. } | Ask::ConfirmRoad { .. } | Ask::PlaceCity { .. } | Ask::ConfirmCity { .. } => "building",
        Ask::PlaceSettlement { .. } | Ask::ConfirmSettlement { .. } => "distance",
        Ask::Robber { .. } | Ask::ConfirmRobber { .. } | Ask::Steal { .. } | Ask::Discard { .. } => "robber",
        Ask::Plenty { .. } | Ask::Monopoly { .. } | Ask::LiftedCard { .. } => "cards",
        Ask::TradeOffer { .. }
        | Ask::HowAnswered { .. }
        | Ask::TradeAnswer { .. }
        | Ask::TradeCounter { .. }
        | Ask::TradeWait { .. }
        | Ask::TradePick { .. } => "trade",
        Ask::Over { .. } => "winning",
    }
}
