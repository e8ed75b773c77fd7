//! Kinds of cards: the orders they are shown in, and their pictures.

use crate::page::*;
use rules::cards::Kind;

/// The kinds in the order of a hand.
pub const HAND_ORDER: [Kind; 5] = [Kind::Lumber, Kind::Brick, Kind::Wool, Kind::Grain, Kind::Ore];

/// The kinds in the order of a price: "3 ore, 2 grain".
pub const COST_ORDER: [Kind; 5] = [Kind::Brick, Kind::Lumber, Kind::Ore, Kind::Wool, Kind::Grain];

/// The picture of a kind.
#[component]
pub fn KindIcon(kind: Kind) -> View {
    view! { <svg class="r" aria-hidden="true"><use href=format!("#r-{}", kind.word())></use></svg> }
}
