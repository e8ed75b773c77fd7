//! The robber: on the hex that costs those ahead most, and from whom to steal.

use rules::deal;
use rules::ids::{Hex, Seat};

use super::mind::Mind;

/// How bad the robber on a hex is for others, less what it costs oneself. Above 0 even where it is bad.
pub fn harm(mind: &Mind, hex: Hex) -> u32 {
    let (table, board) = (mind.table, &mind.rules.board);
    let pips = deal::pips(table.numbers[hex.at()]);
    let mut harm = 1000;
    for corner in (board.corners_of(hex) & table.taken_corners).iter() {
        let Some((owner, piece)) = table.building(corner) else { continue };
        let cards = pips * if piece == rules::table::Piece::City { 2 } else { 1 };
        if owner == mind.seat {
            harm -= 12 * cards;
        } else {
            harm += cards * threat(mind, owner);
            harm += if table.hand_sizes[owner.at()] > 0 { 4 } else { 0 };
        }
    }
    harm
}

/// How much there is to fear of a player: points, then cards in hand.
pub fn threat(mind: &Mind, seat: Seat) -> u32 {
    u32::from(mind.table.points[seat.at()])
}

/// The victim to prefer: the one ahead who has cards.
pub fn prey(mind: &Mind, seat: Seat) -> u32 {
    10 * threat(mind, seat) + u32::from(mind.table.hand_sizes[seat.at()])
}

/// Whether the robber costs the own buildings cards.
pub fn hurts(mind: &Mind) -> bool {
    let own = mind.table.buildings_of(mind.seat);
    mind.table.robber.is_some_and(|hex| !(mind.rules.board.corners_of(hex) & own).is_empty())
}
