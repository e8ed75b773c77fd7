//! Actions of every kind without rhyme or reason, to be refused.

use rules::action::{Action, Deal, Exchange, Offer, Pair};
use rules::cards::{Cards, Kind};
use rules::ids::{Corner, Edge, Hex, MAX_CORNERS, MAX_EDGES, MAX_HEXES, MAX_SEATS, Seat, SeatSet};
use rules::rng::Rng;

fn number(rng: &mut Rng, most: usize) -> u8 {
    rng.below(most as u32) as u8
}

/// Mostly a small number, so that what is on the board comes often.
fn id(rng: &mut Rng, often: usize, most: usize) -> u8 {
    let most = if rng.below(8) == 0 { most } else { often };
    number(rng, most)
}

fn kind(rng: &mut Rng) -> Kind {
    let kinds = if rng.below(8) == 0 { 8 } else { 5 };
    Kind::ALL[usize::from(number(rng, kinds))]
}

fn cards(rng: &mut Rng) -> Cards {
    (0..rng.below(5)).map(|_| kind(rng)).collect()
}

fn deal(rng: &mut Rng) -> Deal {
    Deal { give: cards(rng), get: cards(rng) }
}

/// Any action, legal or not.
pub fn any_action(rng: &mut Rng) -> Action {
    match rng.below(22) {
        0 => Action::Roll,
        1 => Action::End,
        2 => Action::Road(Edge(id(rng, 72, MAX_EDGES))),
        3 => Action::Settlement(Corner(id(rng, 54, MAX_CORNERS))),
        4 => Action::City(Corner(id(rng, 54, MAX_CORNERS))),
        5 => Action::Card,
        6 => Action::Bank(Exchange { n: number(rng, 6), give: kind(rng), get: kind(rng) }),
        7 => Action::Offer(Offer { deal: deal(rng), to: SeatSet(number(rng, 64)) }),
        8 => Action::Accept,
        9 => Action::Decline,
        10 => Action::Counter(deal(rng)),
        11 => Action::Close(Seat(id(rng, 4, MAX_SEATS))),
        12 => Action::Withdraw,
        13 => Action::Knight,
        14 => Action::RoadBuilding,
        15 => {
            let (one, other) = (kind(rng), kind(rng));
            Action::Plenty(Pair(one.min(other), (rng.below(6) > 0).then(|| one.max(other))))
        }
        16 => Action::Monopoly(kind(rng)),
        17 => Action::Robber(Hex(id(rng, 19, MAX_HEXES))),
        18 => Action::Steal(Seat(id(rng, 4, MAX_SEATS))),
        19 => Action::Give(cards(rng)),
        20 => Action::Take(cards(rng)),
        _ => Action::Stop,
    }
}
