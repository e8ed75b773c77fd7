//! What is seen on its way over the table after a step: which cards and ribbons, from where to where. No browser here.

use rules::cards::{Cards, Kind};
use rules::deck::Card;
use rules::event::{Award, Event, How, Place};
use rules::ids::{Hex, Seat};
use rules::rules::Rules;
use rules::table::Table;

/// Most things on their way at once; more of the same are one with a number.
const MOST: usize = 8;
/// Milliseconds from one to the next.
const APART: u16 = 40;
/// Milliseconds that the dice have for themselves first.
const DICE: u16 = 300;

/// Where a flight begins or ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A hex of the board.
    Hex(Hex),
    /// The edge of the board behind which the bank is.
    Bank,
    /// Somebody's place among the players.
    Seat(Seat),
    /// The stack of a kind in the hand that lies open.
    Hand(Kind),
    /// The stack of a development card in the hand that lies open.
    Held(Card),
}

/// What flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cargo {
    /// A card; face down for those who may not know its kind.
    Card(Option<Kind>),
    /// A development card; face down for those who may not know it.
    Development(Option<Card>),
    /// An award.
    Ribbon(Award),
}

/// One thing on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    pub cargo: Cargo,
    pub from: Spot,
    pub to: Spot,
    /// How many it stands for.
    pub n: u8,
    /// Milliseconds before it leaves.
    pub after: u16,
}

/// The flights of a step, from its events as `eyes` see them and the table after it.
pub fn flights(rules: &Rules, table: &Table, eyes: Option<Seat>, events: &[Event]) -> Vec<Flight> {
    let mut sky = Sky { rules, table, eyes, paying: Vec::new(), flights: Vec::new() };
    for event in events {
        sky.see(event);
    }
    let rolled = events.iter().any(|event| matches!(event, Event::Rolled { .. }));
    let mut flights = sky.flights;
    if flights.len() > MOST {
        flights = bundled(&flights);
        flights.truncate(MOST);
    }
    for (flight, at) in flights.iter_mut().zip(0..) {
        flight.after = at * APART + if rolled { DICE } else { 0 };
    }
    flights
}

/// Where counts of cards change, and by how much: what is shown where things should not move.
pub fn changes(flights: &[Flight]) -> Vec<(Spot, i16)> {
    let mut changes: Vec<(Spot, i16)> = Vec::new();
    for flight in flights.iter().filter(|flight| matches!(flight.cargo, Cargo::Card(_))) {
        for (spot, by) in [(flight.from, -i16::from(flight.n)), (flight.to, i16::from(flight.n))] {
            if !matches!(spot, Spot::Seat(_) | Spot::Hand(_)) {
                continue;
            }
            match changes.iter_mut().find(|(at, _)| *at == spot) {
                Some((_, sum)) => *sum += by,
                None => changes.push((spot, by)),
            }
        }
    }
    changes.retain(|(_, by)| *by != 0);
    changes
}

/// What is alike, as one.
fn bundled(flights: &[Flight]) -> Vec<Flight> {
    let mut bundles: Vec<Flight> = Vec::new();
    for flight in flights {
        let same = |one: &&mut Flight| (one.cargo, one.from, one.to) == (flight.cargo, flight.from, flight.to);
        match bundles.iter_mut().find(same) {
            Some(bundle) => bundle.n += flight.n,
            None => bundles.push(*flight),
        }
    }
    bundles
}

struct Sky<'a> {
    rules: &'a Rules,
    table: &'a Table,
    eyes: Option<Seat>,
    /// The hexes that gave what the next events tell of.
    paying: Vec<Hex>,
    flights: Vec<Flight>,
}

impl Sky<'_> {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::Rolled { dice: [a, b], .. } => {
                let hexes = self.table.by_number[usize::from(a + b)];
                self.paying = hexes.iter().filter(|hex| self.table.robber != Some(*hex)).collect();
            }
            Event::Produced { seat, cards } | Event::StartCards { seat, cards } => self.give_out(seat, cards),
            Event::Built { seat, piece, at, how } => {
                if let Place::Corner(corner) = at {
                    self.paying = self.rules.board.hexes_at(corner).to_vec();
                }
                if how == How::Paid {
                    self.pay(seat, self.rules.cost(piece));
                }
            }
            Event::Bought { seat, card } => {
                self.pay(seat, self.rules.costs.card);
                let to = card.filter(|_| self.eyes == Some(seat)).map_or(Spot::Seat(seat), Spot::Held);
                self.send(Cargo::Development(card), Spot::Bank, to);
            }
            Event::GaveBack { seat, cards } => self.pay(seat, cards),
            Event::Took { seat, cards } => self.take(seat, cards),
            Event::Banked { seat, give, get } => {
                self.pay(seat, give);
                self.take(seat, get.into());
            }
            Event::Monopolised { seat, from, kind, n } => self.pass(from, seat, Some(kind), n),
            Event::Stole { seat, from, kind } => self.pass(from, seat, kind, 1),
            Event::Gave { seat, to, n, cards: None } => self.pass(seat, to, None, n),
            Event::Gave { seat, to, cards: Some(cards), .. } => self.hand_over(seat, to, cards),
            Event::Traded { seat, with, deal } => {
                self.hand_over(seat, with, deal.give);
                self.hand_over(with, seat, deal.get);
            }
            Event::Award { award, from, to } if from != to => {
                let spot = |seat: Option<Seat>| seat.map_or(Spot::Bank, Spot::Seat);
                self.send(Cargo::Ribbon(award), spot(from), spot(to));
            }
            _ => {}
        }
    }

    fn send(&mut self, cargo: Cargo, from: Spot, to: Spot) {
        self.flights.push(Flight { cargo, from, to, n: 1, after: 0 });
    }

    /// Where a card of this kind lies at a seat.
    fn at(&self, seat: Seat, kind: Option<Kind>) -> Spot {
        match kind {
            Some(kind) if self.eyes == Some(seat) => Spot::Hand(kind),
            _ => Spot::Seat(seat),
        }
    }

    /// From the hexes that paid, each in its turn.
    fn give_out(&mut self, seat: Seat, cards: Cards) {
        for (kind, n) in cards.iter() {
            let gives = |hex: &Hex| {
                let corners = self.rules.board.corners_of(*hex);
                let lives = corners.iter().any(|at| self.table.building(at).is_some_and(|(owner, _)| owner == seat));
                lives && self.table.terrain[hex.at()].product() == Some(kind)
            };
            let from: Vec<Hex> = self.paying.iter().copied().filter(gives).collect();
            let to = self.at(seat, Some(kind));
            for at in 0..usize::from(n) {
                let hex = from.get(at % from.len().max(1));
                self.send(Cargo::Card(Some(kind)), hex.map_or(Spot::Bank, |hex| Spot::Hex(*hex)), to);
            }
        }
    }

    fn pay(&mut self, seat: Seat, cards: Cards) {
        for kind in each(cards) {
            self.send(Cargo::Card(Some(kind)), self.at(seat, Some(kind)), Spot::Bank);
        }
    }

    fn take(&mut self, seat: Seat, cards: Cards) {
        for kind in each(cards) {
            self.send(Cargo::Card(Some(kind)), Spot::Bank, self.at(seat, Some(kind)));
        }
    }

    /// From seat to seat.
    fn pass(&mut self, from: Seat, to: Seat, kind: Option<Kind>, n: u8) {
        for _ in 0..n {
            self.send(Cargo::Card(kind), self.at(from, kind), self.at(to, kind));
        }
    }

    /// From seat to seat, face down for those who are neither.
    fn hand_over(&mut self, from: Seat, to: Seat, cards: Cards) {
        let sees = self.eyes == Some(from) || self.eyes == Some(to);
        for kind in each(cards) {
            self.pass(from, to, Some(kind).filter(|_| sees), 1);
        }
    }
}

/// Each card by itself.
fn each(cards: Cards) -> impl Iterator<Item = Kind> {
    (0..cards.total()).filter_map(move |n| cards.nth(n))
}

#[cfg(test)]
mod tests {
    use rules::action::Deal;
    use rules::position;
    use rules::table::{Piece, State};

    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    const GAME: &str = r#"{ "scenario": "base", "players": 3, "turn": "A", "phase": "main", "dice": [3, 6], "seats": {
        "A": { "settlements": "C3n", "roads": "C3ne", "hand": "2 brick" }, "B": { "settlements": "F2n", "roads": "F2ne" },
        "C": { "settlements": "D5s", "roads": "D5se" } } }"#;

    fn game() -> (std::sync::Arc<Rules>, State) {
        position::read(GAME).unwrap()
    }

    fn seen(eyes: Option<Seat>, events: &[Event]) -> Vec<Flight> {
        let (rules, state) = game();
        let events: Vec<Event> = events.iter().map(|event| event.seen_by(eyes)).collect();
        flights(&rules, &state.table, eyes, &events)
    }

    fn ends(flights: &[Flight]) -> Vec<(Cargo, Spot, Spot)> {
        flights.iter().map(|flight| (flight.cargo, flight.from, flight.to)).collect()
    }

    /// A hex at which somebody lives, with its number and kind.
    fn paying(state: &State, rules: &Rules, seat: Seat) -> (Hex, u8, Kind) {
        let corner = state.table.buildings_of(seat).first().unwrap();
        let hexes = rules.board.hexes_at(corner).iter();
        let mut found = hexes.filter_map(|hex| {
            let number = (2..=12).find(|sum| state.table.by_number[usize::from(*sum)].has(*hex))?;
            Some((*hex, number, state.table.terrain[hex.at()].product()?))
        });
        found.next().unwrap()
    }

    fn dice(sum: u8) -> [u8; 2] {
        [sum / 2, sum - sum / 2]
    }

    #[test]
    fn cards_fly_from_the_hex_that_paid_to_the_hand_or_to_the_seat() {
        let (rules, state) = game();
        let (hex, sum, kind) = paying(&state, &rules, A);
        let events =
            [Event::Rolled { seat: A, dice: dice(sum) }, Event::Produced { seat: A, cards: Cards::of(kind, 2) }];
        let card = Cargo::Card(Some(kind));
        let own = seen(Some(A), &events);
        assert_eq!(ends(&own), [(card, Spot::Hex(hex), Spot::Hand(kind)); 2]);
        assert_eq!((own[0].after, own[1].after), (DICE, DICE + APART));
        assert_eq!(ends(&seen(Some(B), &events)), [(card, Spot::Hex(hex), Spot::Seat(A)); 2]);
        assert_eq!(ends(&seen(None, &events)), [(card, Spot::Hex(hex), Spot::Seat(A)); 2]);
    }

    #[test]
    fn the_first_cards_come_from_the_hexes_of_the_settlement_just_placed() {
        let (rules, state) = game();
        let corner = state.table.buildings_of(A).first().unwrap();
        let (hex, _, kind) = paying(&state, &rules, A);
        let built = Event::Built { seat: A, piece: Piece::Settlement, at: Place::Corner(corner), how: How::Start };
        let got = Event::StartCards { seat: A, cards: kind.into() };
        assert_eq!(ends(&seen(None, &[built, got])), [(Cargo::Card(Some(kind)), Spot::Hex(hex), Spot::Seat(A))]);
    }

    #[test]
    fn what_is_built_is_paid_to_the_bank_and_what_is_free_is_not() {
        let built = |how| Event::Built { seat: A, piece: Piece::Road, at: Place::Edge(rules::ids::Edge(3)), how };
        let to: Vec<Spot> = seen(Some(A), &[built(How::Paid)]).iter().map(|flight| flight.to).collect();
        assert_eq!(to, [Spot::Bank, Spot::Bank]);
        assert!(seen(Some(A), &[built(How::Free)]).is_empty());
    }

    #[test]
    fn a_stolen_card_is_face_up_for_the_two_and_face_down_for_the_others() {
        let stole = Event::Stole { seat: A, from: B, kind: Some(Kind::Ore) };
        let up = Cargo::Card(Some(Kind::Ore));
        assert_eq!(ends(&seen(Some(A), &[stole])), [(up, Spot::Seat(B), Spot::Hand(Kind::Ore))]);
        assert_eq!(ends(&seen(Some(B), &[stole])), [(up, Spot::Hand(Kind::Ore), Spot::Seat(A))]);
        for third in [Some(C), None] {
            assert_eq!(ends(&seen(third, &[stole])), [(Cargo::Card(None), Spot::Seat(B), Spot::Seat(A))]);
        }
    }

    #[test]
    fn a_bought_card_is_face_up_for_its_buyer_alone() {
        let bought = Event::Bought { seat: A, card: Some(Card::Knight) };
        let last = |eyes| ends(&seen(eyes, &[bought])).pop().unwrap();
        assert_eq!(last(Some(A)), (Cargo::Development(Some(Card::Knight)), Spot::Bank, Spot::Held(Card::Knight)));
        assert_eq!(last(Some(B)), (Cargo::Development(None), Spot::Bank, Spot::Seat(A)));
    }

    #[test]
    fn a_trade_crosses_and_thirds_see_backs() {
        let deal = Deal { give: Kind::Ore.into(), get: Kind::Wool.into() };
        let traded = Event::Traded { seat: A, with: B, deal };
        assert_eq!(
            ends(&seen(Some(A), &[traded])),
            [
                (Cargo::Card(Some(Kind::Ore)), Spot::Hand(Kind::Ore), Spot::Seat(B)),
                (Cargo::Card(Some(Kind::Wool)), Spot::Seat(B), Spot::Hand(Kind::Wool)),
            ]
        );
        assert!(seen(Some(C), &[traded]).iter().all(|flight| flight.cargo == Cargo::Card(None)));
        let own = changes(&seen(Some(A), &[traded]));
        assert_eq!(own, [(Spot::Hand(Kind::Ore), -1), (Spot::Hand(Kind::Wool), 1)], "B has as many as before");
    }

    #[test]
    fn at_most_eight_fly_and_more_of_the_same_are_one_with_a_number() {
        let taken = |from, n| Event::Monopolised { seat: A, from, kind: Kind::Wool, n };
        let few = seen(Some(A), &[taken(B, 5), taken(C, 3)]);
        assert_eq!((few.len(), few.iter().all(|flight| flight.n == 1)), (8, true));
        let many = seen(Some(A), &[taken(B, 5), taken(C, 4)]);
        assert_eq!(many.iter().map(|flight| flight.n).collect::<Vec<_>>(), [5, 4]);
        assert_eq!(changes(&many), [(Spot::Seat(B), -5), (Spot::Hand(Kind::Wool), 9), (Spot::Seat(C), -4)]);
    }

    #[test]
    fn a_ribbon_goes_from_seat_to_seat_and_changes_no_count() {
        let award = Event::Award { award: Award::LargestArmy, from: Some(B), to: Some(A) };
        let moved = seen(None, &[award]);
        assert_eq!(ends(&moved), [(Cargo::Ribbon(Award::LargestArmy), Spot::Seat(B), Spot::Seat(A))]);
        assert!(changes(&moved).is_empty());
    }
}
