//! What everyone at the table may know of a seat.

use rules::board::Board;
use rules::deal::Harbour;
use rules::deck::Card;
use rules::ids::Seat;
use rules::settle;
use rules::table::{Ctx, Piece, Rates, Table};

/// What everyone at the table may know of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Points from settlements, cities, the longest road, the largest army.
    pub sources: [u8; 4],
    /// Cards in hand.
    pub cards: u8,
    /// Development cards in hand.
    pub held: u8,
    /// Development cards played, by kind.
    pub played: Vec<(Card, u8)>,
    /// Segments of the longest own road.
    pub route: u8,
    /// Pieces left.
    pub left: [(Piece, u8); 3],
    /// Harbours it has a building at.
    pub harbours: Vec<Harbour>,
    /// What the bank wants of each kind.
    pub rates: Rates,
}

impl Standing {
    /// The standing of a seat.
    pub fn of(c: Ctx, seat: Seat) -> Standing {
        let t = c.t;
        let played = Card::ALL.into_iter().map(|card| (card, t.played[seat.at()][card as usize]));
        Standing {
            sources: settle::sources(c, seat),
            cards: t.hand_sizes[seat.at()],
            held: t.held[seat.at()],
            played: played.filter(|(_, n)| *n > 0).collect(),
            route: t.lengths[seat.at()],
            left: Piece::ALL.map(|piece| (piece, t.stock_of(seat, piece))),
            harbours: harbours(&c.rules.board, t)
                .filter(|(_, users)| users.contains(&seat))
                .map(|(at, _)| at)
                .collect(),
            rates: t.rates[seat.at()],
        }
    }

    /// All points that everyone sees.
    pub fn points(&self) -> u8 {
        self.sources.iter().sum()
    }
}

/// The harbours of the island, each with those who have a building at it.
pub fn harbours<'a>(board: &'a Board, table: &'a Table) -> impl Iterator<Item = (Harbour, Vec<Seat>)> + 'a {
    table.harbours.iter().flatten().map(|harbour| {
        let mut users: Vec<Seat> =
            board.ends(harbour.edge).into_iter().filter_map(|corner| Some(table.building(corner)?.0)).collect();
        users.dedup();
        (*harbour, users)
    })
}

#[cfg(test)]
mod tests {
    use rules::cards::Kind;
    use rules::game::Game;
    use rules::position;
    use rules::table::Hand;
    use rules::terrain::HarbourKind;

    use super::*;

    const POSITION: &str = r#"{ "scenario": "base", "players": 3, "turn": "A", "phase": "main", "dice": [3, 5], "seats": {
        "A": { "settlements": "D4s", "cities": "C2sw", "roads": "D2ne D3nw D3ne D4nw D4ne", "knights": 3, "cards": "monopoly, victory-point", "hand": "2 ore" },
        "B": { "settlements": "B2n", "hand": "1 wool" }, "C": {} } }"#;

    fn game() -> Game {
        let (rules, state) = position::read(POSITION).unwrap();
        Game::resume(rules, state, Box::new(rules::chance::Streams::new(1)))
    }

    #[test]
    fn what_lies_open_is_told() {
        let game = game();
        let a = Standing::of(game.ctx(), Seat(0));
        assert_eq!((a.sources, a.points()), ([1, 2, 2, 2], 7));
        assert_eq!((a.cards, a.held, a.route), (2, 2, 5));
        assert_eq!(a.played, [(Card::Knight, 3)]);
        assert_eq!(a.left, [(Piece::Road, 10), (Piece::Settlement, 4), (Piece::City, 3)]);
        let kinds: Vec<HarbourKind> = a.harbours.iter().map(|harbour| harbour.kind).collect();
        assert_eq!(kinds, [HarbourKind::Special(Kind::Lumber)]);
        assert_eq!((a.rates[Kind::Lumber as usize], a.rates[Kind::Ore as usize]), (2, 4));
        let b = Standing::of(game.ctx(), Seat(1));
        assert_eq!(b.harbours.iter().map(|harbour| harbour.kind).collect::<Vec<_>>(), [HarbourKind::Generic]);
        assert_eq!(b.rates[Kind::Brick as usize], 3);
    }

    #[test]
    fn what_a_hand_holds_changes_nothing() {
        let game = game();
        let empty = [Hand::default(); rules::ids::MAX_SEATS];
        for seat in [Seat(0), Seat(1), Seat(2)] {
            let blind = Standing::of(Ctx { hands: &empty, ..game.ctx() }, seat);
            assert_eq!(blind, Standing::of(game.ctx(), seat));
        }
    }

    #[test]
    fn a_harbour_is_of_those_who_live_at_it() {
        let game = game();
        let used: Vec<Vec<Seat>> = harbours(&game.rules.board, &game.state.table).map(|(_, users)| users).collect();
        assert_eq!(used.len(), 9);
        assert_eq!(used.concat().len(), 2);
    }
}
