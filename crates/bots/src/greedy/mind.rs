//! What the player knows and weighs at one decision.

use rules::action::Action;
use rules::cards::{Cards, Kind};
use rules::ids::{Corner, Edge, MAX_SEATS, Seat};
use rules::routes;
use rules::rules::Rules;
use rules::table::{Ctx, Hand, Table};
use rules::terrain::HarbourKind;
use rules::view::View;

use super::income::{self, Income};

/// One decision of one seat.
pub struct Mind<'a> {
    pub rules: &'a Rules,
    pub table: &'a Table,
    pub seat: Seat,
    pub hand: Hand,
    pub income: Income,
}

impl<'a> Mind<'a> {
    /// `None` for eyes without a seat.
    pub fn new(rules: &'a Rules, view: &'a View) -> Option<Mind<'a>> {
        let (seat, hand, _) = view.me?;
        Some(Mind { rules, table: &view.table, seat, hand, income: income::of_seat(rules, &view.table, seat) })
    }

    /// Points of the best of the others, as far as they lie open.
    pub fn lead(&self) -> u8 {
        self.others().map(|seat| self.table.points[seat.at()]).max().unwrap_or(0)
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.rules.players.iter().filter(|seat| *seat != self.seat)
    }

    pub fn own_points(&self) -> u8 {
        self.table.points[self.seat.at()] + self.hand.points()
    }

    /// How much a card in 36 rolls is worth, in hundredths of a point: the later in the game, the less.
    pub fn pip_worth(&self) -> u32 {
        let target = u32::from(self.rules.target);
        let lead = u32::from(self.lead().max(self.own_points()));
        30 * target.saturating_sub(lead) / target.max(1)
    }

    /// What a building on a corner would bring, in pips; kinds that are scarce count more, a harbour a little.
    pub fn corner_pips(&self, corner: Corner, income: &Income) -> u32 {
        let brings = income::of_corner(self.rules, self.table, corner);
        let weigh = |kind: &Kind| {
            let scarce = match income[*kind as usize] {
                0 => 6,
                1..=3 => 5,
                _ => 4,
            };
            brings[*kind as usize] * scarce
        };
        Kind::ALL.iter().map(weigh).sum::<u32>() / 4 + self.harbour_pips(corner, income)
    }

    fn harbour_pips(&self, corner: Corner, income: &Income) -> u32 {
        let here = |edge: Edge| self.rules.board.ends(edge).contains(&corner);
        match self.table.harbours.iter().flatten().find(|harbour| here(harbour.edge)).map(|h| h.kind) {
            None => 0,
            Some(HarbourKind::Generic) => 1,
            Some(HarbourKind::Special(kind)) => 1 + income[kind as usize] / 4,
        }
    }

    /// Rolls until a hand can pay a cost.
    pub fn rolls(&self, hand: Cards, cost: Cards) -> u32 {
        income::rolls(hand, cost, &self.income, &self.table.rates[self.seat.at()])
    }

    /// The length of the own longest route with one more road.
    pub fn length_with(&self, edge: Edge) -> u8 {
        let mut table = *self.table;
        table.roads[self.seat.at()].insert(edge);
        let hands = [Hand::default(); MAX_SEATS];
        routes::longest(Ctx { rules: self.rules, t: &table, hands: &hands }, self.seat)
    }

    /// The price of an action.
    pub fn price(&self, action: &Action) -> Cards {
        match action {
            Action::Road(_) => self.rules.costs.road,
            Action::Settlement(_) => self.rules.costs.settlement,
            Action::City(_) => self.rules.costs.city,
            Action::Card => self.rules.costs.card,
            _ => Cards::NONE,
        }
    }
}
