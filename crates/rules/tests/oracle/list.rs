//! Every legal action, in the words of the record.

use super::island::{
    CARD_PRICE, CITIES, CITY_PRICE, KINDS, KNIGHT, MONOPOLY, PLENTY, ROAD_BUILDING, ROAD_PRICE, ROADS,
    SETTLEMENT_PRICE, SETTLEMENTS,
};
use super::map::map;
use super::pos::{Phase, Pos};
use std::collections::BTreeSet;

/// What the seat whose decision it is may do; empty when the game is over.
pub fn actions(pos: &Pos) -> BTreeSet<String> {
    match &pos.phase {
        Phase::FoundSettlement { .. } => {
            (0..54).filter(|&c| pos.keeps_distance(c)).map(|c| format!("settlement {}", map().corners[c])).collect()
        }
        Phase::FoundRoad { corner, .. } => {
            map().edges_at[*corner].iter().copied().filter(|&e| pos.is_free_edge(e)).map(road).collect()
        }
        Phase::BeforeDice => {
            let mut all = card_plays(pos);
            all.insert("roll".into());
            all
        }
        Phase::Main => {
            let mut all = card_plays(pos);
            all.extend(purchases(pos));
            all.extend(bank_trades(pos));
            all.insert("end".into());
            all
        }
        Phase::Discard { owed } => {
            let (seat, size) = owed[0];
            gifts(&pos.seats[seat].hand, size).iter().map(|cards| format!("give {}", counted(cards))).collect()
        }
        Phase::Robber => {
            (0..19).filter(|&hex| hex != pos.robber).map(|hex| format!("robber {}", map().hexes[hex])).collect()
        }
        Phase::Steal { victims } => victims.iter().map(|&seat| format!("steal {}", letter(seat))).collect(),
        Phase::FreeRoads { first, .. } => {
            let mut all = roads(pos);
            if !first {
                all.insert("stop".into());
            }
            all
        }
        Phase::Over { .. } => BTreeSet::new(),
    }
}

fn road(edge: usize) -> String {
    format!("road {}", map().edges[edge])
}

fn letter(seat: usize) -> &'static str {
    ["A", "B", "C", "D"][seat]
}

/// Roads the seat on turn could place, the price aside.
pub fn roads(pos: &Pos) -> BTreeSet<String> {
    if pos.seats[pos.turn].roads.len() >= ROADS {
        return BTreeSet::new();
    }
    (0..72).filter(|&edge| pos.can_reach_edge(pos.turn, edge)).map(road).collect()
}

fn purchases(pos: &Pos) -> BTreeSet<String> {
    let seat = pos.turn;
    let own = &pos.seats[seat];
    let mut all = BTreeSet::new();
    if pos.can_pay(seat, ROAD_PRICE) {
        all.extend(roads(pos));
    }
    if pos.can_pay(seat, SETTLEMENT_PRICE) && own.settlements.len() < SETTLEMENTS {
        for corner in 0..54 {
            if pos.keeps_distance(corner) && pos.has_road_at(seat, corner) {
                all.insert(format!("settlement {}", map().corners[corner]));
            }
        }
    }
    if pos.can_pay(seat, CITY_PRICE) && own.cities.len() < CITIES {
        all.extend(own.settlements.iter().map(|&corner| format!("city {}", map().corners[corner])));
    }
    if pos.can_pay(seat, CARD_PRICE) && pos.deck.iter().any(|&left| left > 0) {
        all.insert("card".into());
    }
    all
}

fn bank_trades(pos: &Pos) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for give in 0..5 {
        let rate = pos.rate(pos.turn, give);
        for get in 0..5 {
            if give != get && pos.seats[pos.turn].hand[give] >= rate && pos.bank[get] > 0 {
                all.insert(format!("bank {rate} {} for {}", KINDS[give], KINDS[get]));
            }
        }
    }
    all
}

fn card_plays(pos: &Pos) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    if pos.may_play(KNIGHT) {
        all.insert("knight".into());
    }
    if pos.may_play(ROAD_BUILDING) && !roads(pos).is_empty() {
        all.insert("road-building".into());
    }
    if pos.may_play(PLENTY) {
        all.extend(wishes(&pos.bank));
    }
    if pos.may_play(MONOPOLY) {
        all.extend(KINDS.iter().map(|kind| format!("monopoly {kind}")));
    }
    all
}

/// Two cards of the bank, or the only one.
fn wishes(bank: &[u8; 5]) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    if bank.iter().sum::<u8>() == 1 {
        let kind = bank.iter().position(|&left| left == 1).expect("the last card");
        all.insert(format!("plenty {}", KINDS[kind]));
    }
    for one in 0..5 {
        for other in one..5 {
            let held = if one == other { bank[one] >= 2 } else { bank[one] >= 1 && bank[other] >= 1 };
            if held {
                all.insert(format!("plenty {} {}", KINDS[one], KINDS[other]));
            }
        }
    }
    all
}

/// Every choice of `size` cards from a hand.
fn gifts(hand: &[u8; 5], size: u8) -> Vec<[u8; 5]> {
    let mut all = Vec::new();
    for brick in 0..=hand[0] {
        for lumber in 0..=hand[1] {
            for wool in 0..=hand[2] {
                for grain in 0..=hand[3] {
                    for ore in 0..=hand[4] {
                        if brick + lumber + wool + grain + ore == size {
                            all.push([brick, lumber, wool, grain, ore]);
                        }
                    }
                }
            }
        }
    }
    all
}

fn counted(cards: &[u8; 5]) -> String {
    let words: Vec<String> =
        (0..5).filter(|&kind| cards[kind] > 0).map(|kind| format!("{} {}", cards[kind], KINDS[kind])).collect();
    words.join(" ")
}
