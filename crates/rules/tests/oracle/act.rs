//! What an action leads to.

use super::island::{
    CARD_PRICE, CARDS, CITY_PRICE, KINDS, KNIGHT, MONOPOLY, PLENTY, ROAD_BUILDING, ROAD_PRICE, ROADS, SETTLEMENT_PRICE,
    VICTORY_POINT, kind_called,
};
use super::list::{actions, roads};
use super::map::map;
use super::pos::{Phase, Pos};

/// Every outcome of a legal action: the words chance would say (none if it is not asked), and the position after it.
///
/// Dice say two faces in order (36 outcomes); a theft or a bought card says a kind, each kind that is there once.
/// Whether the action is legal is not asked again.
pub fn outcomes(pos: &Pos, action: &str) -> Vec<(String, Pos)> {
    let words: Vec<&str> = action.split(' ').collect();
    let mut after = match (&pos.phase, &words[..]) {
        (_, ["roll"]) => roll(pos),
        (_, ["card"]) => buy(pos),
        (_, ["robber", hex]) => robber(pos, hex),
        (_, ["steal", seat]) => theft(pos, ["A", "B", "C", "D"].iter().position(|s| s == seat).expect("a seat")),
        (Phase::FoundSettlement { first, step }, ["settlement", corner]) => sure(found(pos, *first, *step, corner)),
        (Phase::FoundRoad { first, step, .. }, ["road", edge]) => sure(found_road(pos, *first, *step, edge)),
        (Phase::FreeRoads { left, .. }, ["road", edge]) => sure(free_road(pos, *left, edge)),
        (Phase::Discard { owed }, ["give", cards @ ..]) => sure(give(pos, owed, cards)),
        (_, words) => sure(plain(pos, words)),
    };
    let in_set_up = matches!(pos.phase, Phase::FoundSettlement { .. } | Phase::FoundRoad { .. });
    if !in_set_up {
        after.iter_mut().for_each(|(_, pos)| pos.settle());
    }
    after
}

/// The position after an action for which chance says `chance` (empty if it is not asked); panics if that cannot be.
pub fn apply(pos: &Pos, action: &str, chance: &str) -> Pos {
    assert!(actions(pos).contains(action), "{action} is not legal in {pos:?}");
    let after = outcomes(pos, action).into_iter().find(|(words, _)| words == chance);
    after.unwrap_or_else(|| panic!("{action} = {chance} cannot be in {pos:?}")).1
}

fn sure(pos: Pos) -> Vec<(String, Pos)> {
    vec![(String::new(), pos)]
}

fn corner(name: &str) -> usize {
    map().corner(name).expect("a corner")
}

fn edge(name: &str) -> usize {
    map().edge(name).expect("an edge")
}

fn kind(name: &str) -> usize {
    kind_called(name).expect("a kind")
}

fn pay(pos: &mut Pos, price: [u8; 5]) {
    for (kind, cards) in price.into_iter().enumerate() {
        pos.seats[pos.turn].hand[kind] -= cards;
        pos.bank[kind] += cards;
    }
}

fn take(pos: &mut Pos, kind: usize) {
    pos.bank[kind] -= 1;
    pos.seats[pos.turn].hand[kind] += 1;
}

fn spend_card(pos: &mut Pos, card: usize) {
    pos.seats[pos.turn].ready[card] -= 1;
    pos.card_played = true;
}

/// Actions that ask nothing of chance and end no task.
fn plain(pos: &Pos, words: &[&str]) -> Pos {
    let mut pos = pos.clone();
    let seat = pos.turn;
    match words {
        ["road", name] => {
            pay(&mut pos, ROAD_PRICE);
            pos.seats[seat].roads.insert(edge(name));
        }
        ["settlement", name] => {
            pay(&mut pos, SETTLEMENT_PRICE);
            pos.seats[seat].settlements.insert(corner(name));
        }
        ["city", name] => {
            pay(&mut pos, CITY_PRICE);
            pos.seats[seat].settlements.remove(&corner(name));
            pos.seats[seat].cities.insert(corner(name));
        }
        ["bank", number, give, "for", get] => {
            let number: u8 = number.parse().expect("a number");
            pos.seats[seat].hand[kind(give)] -= number;
            pos.bank[kind(give)] += number;
            take(&mut pos, kind(get));
        }
        ["knight"] => {
            spend_card(&mut pos, KNIGHT);
            pos.seats[seat].knights += 1;
            pos.phase = Phase::Robber;
        }
        ["road-building"] => {
            spend_card(&mut pos, ROAD_BUILDING);
            let left = (ROADS - pos.seats[seat].roads.len()).min(2);
            pos.phase = Phase::FreeRoads { left, first: true };
        }
        ["plenty", kinds @ ..] => {
            spend_card(&mut pos, PLENTY);
            kinds.iter().for_each(|name| take(&mut pos, kind(name)));
        }
        ["monopoly", name] => {
            spend_card(&mut pos, MONOPOLY);
            let kind = kind(name);
            let taken = pos.seats.iter_mut().map(|seat| std::mem::take(&mut seat.hand[kind])).sum();
            pos.seats[seat].hand[kind] = taken;
        }
        ["stop"] => pos.resume(),
        ["end"] => {
            for card in 0..CARDS.len() {
                pos.seats[seat].ready[card] += std::mem::take(&mut pos.seats[seat].fresh[card]);
            }
            pos.turn = (seat + 1) % pos.seats.len();
            pos.rolled = false;
            pos.dice = None;
            pos.card_played = false;
            pos.phase = Phase::BeforeDice;
        }
        _ => unreachable!("{words:?}"),
    }
    pos
}

fn found(pos: &Pos, first: usize, step: usize, name: &str) -> Pos {
    let mut pos = pos.clone();
    let seat = pos.turn;
    let corner = corner(name);
    pos.seats[seat].settlements.insert(corner);
    let is_second = step >= pos.seats.len();
    if is_second {
        pos.give_start_cards(seat, corner);
    }
    pos.phase = Phase::FoundRoad { first, step, corner };
    pos
}

fn found_road(pos: &Pos, first: usize, step: usize, name: &str) -> Pos {
    let mut pos = pos.clone();
    pos.seats[pos.turn].roads.insert(edge(name));
    if step + 1 < 2 * pos.seats.len() {
        pos.turn = pos.founder(first, step + 1);
        pos.phase = Phase::FoundSettlement { first, step: step + 1 };
    } else {
        pos.turn = first;
        pos.phase = Phase::BeforeDice;
    }
    pos
}

fn free_road(pos: &Pos, left: usize, name: &str) -> Pos {
    let mut pos = pos.clone();
    pos.seats[pos.turn].roads.insert(edge(name));
    if left > 1 && !roads(&pos).is_empty() {
        pos.phase = Phase::FreeRoads { left: left - 1, first: false };
    } else {
        pos.resume();
    }
    pos
}

fn give(pos: &Pos, owed: &[(usize, u8)], cards: &[&str]) -> Pos {
    let mut pos = pos.clone();
    for pair in cards.chunks(2) {
        let (number, kind): (u8, usize) = (pair[0].parse().expect("a number"), kind(pair[1]));
        pos.seats[owed[0].0].hand[kind] -= number;
        pos.bank[kind] += number;
    }
    pos.phase = if owed.len() > 1 { Phase::Discard { owed: owed[1..].to_vec() } } else { Phase::Robber };
    pos
}

fn robber(pos: &Pos, name: &str) -> Vec<(String, Pos)> {
    let mut pos = pos.clone();
    pos.robber = map().hex(name).expect("a hex");
    let corners = map().hex_corners[pos.robber];
    let victims: Vec<usize> = (0..pos.seats.len())
        .filter(|&seat| seat != pos.turn && pos.cards_in_hand(seat) > 0)
        .filter(|&seat| corners.iter().any(|&corner| pos.has_building(seat, corner)))
        .collect();
    match victims[..] {
        [] => {
            pos.resume();
            sure(pos)
        }
        [victim] => theft(&pos, victim),
        _ => {
            pos.phase = Phase::Steal { victims };
            sure(pos)
        }
    }
}

fn theft(pos: &Pos, victim: usize) -> Vec<(String, Pos)> {
    let stolen = |kind: usize| {
        let mut pos = pos.clone();
        pos.seats[victim].hand[kind] -= 1;
        pos.seats[pos.turn].hand[kind] += 1;
        pos.resume();
        (KINDS[kind].to_string(), pos)
    };
    (0..5).filter(|&kind| pos.seats[victim].hand[kind] > 0).map(stolen).collect()
}

fn buy(pos: &Pos) -> Vec<(String, Pos)> {
    let drawn = |card: usize| {
        let mut pos = pos.clone();
        pay(&mut pos, CARD_PRICE);
        pos.deck[card] -= 1;
        let own = &mut pos.seats[pos.turn];
        if card == VICTORY_POINT {
            own.ready[card] += 1;
        } else {
            own.fresh[card] += 1;
        }
        (CARDS[card].to_string(), pos)
    };
    (0..CARDS.len()).filter(|&card| pos.deck[card] > 0).map(drawn).collect()
}

fn roll(pos: &Pos) -> Vec<(String, Pos)> {
    let mut all = Vec::new();
    for one in 1..=6 {
        for other in 1..=6 {
            let mut after = pos.clone();
            after.rolled = true;
            after.dice = Some((one, other));
            if one + other == 7 {
                seven(&mut after);
            } else {
                produce(&mut after, one + other);
                after.phase = Phase::Main;
            }
            all.push((format!("{one} {other}"), after));
        }
    }
    all
}

fn seven(pos: &mut Pos) {
    let owed: Vec<(usize, u8)> = (0..pos.seats.len())
        .filter(|&seat| pos.cards_in_hand(seat) > 7)
        .map(|seat| (seat, pos.cards_in_hand(seat) / 2))
        .collect();
    pos.phase = if owed.is_empty() { Phase::Robber } else { Phase::Discard { owed } };
}

fn produce(pos: &mut Pos, number: u8) {
    for kind in 0..5 {
        let mut due = vec![0; pos.seats.len()];
        for hex in 0..19 {
            if pos.island.numbers[hex] != number || pos.island.yields[hex] != Some(kind) || hex == pos.robber {
                continue;
            }
            for corner in map().hex_corners[hex] {
                for (seat, due) in pos.seats.iter().zip(&mut due) {
                    *due += u8::from(seat.settlements.contains(&corner)) + 2 * u8::from(seat.cities.contains(&corner));
                }
            }
        }
        let claimants = due.iter().filter(|&&cards| cards > 0).count();
        let short = due.iter().sum::<u8>() > pos.bank[kind];
        for (seat, due) in pos.seats.iter_mut().zip(due) {
            let paid = match (short, claimants) {
                (false, _) => due,
                (true, 1) => due.min(pos.bank[kind]),
                (true, _) => 0,
            };
            seat.hand[kind] += paid;
            pos.bank[kind] -= paid;
        }
    }
}
