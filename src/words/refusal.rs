//! Why something can't be done.

use rules::action::Verb;
use rules::cards::Cards;
use rules::event::Place;
use rules::ids::{Corner, Seat};
use rules::refusal::Refusal;
use rules::table::Piece;

use super::scene::Scene;
use super::t_string;

impl Scene<'_> {
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let words = self.words;
        match *refusal {
            Refusal::Pay { missing } => {
                return t_string!(words, refusal.pay, count = missing.total(), cards = self.cards(missing));
            }
            Refusal::NotInHand { missing } => {
                return t_string!(words, refusal.not_in_hand, count = missing.total(), cards = self.cards(missing));
            }
            Refusal::Count { due } => return t_string!(words, refusal.exactly, count = due),
            Refusal::NoCard(card) => return t_string!(words, refusal.no_card, card = self.card(card)),
            Refusal::Fresh(card) => return t_string!(words, refusal.fresh, card = self.card(card)),
            Refusal::BankLacks(kind) => return t_string!(words, refusal.bank_lacks, kind = self.kind(kind)),
            Refusal::SameKind(kind) => return t_string!(words, refusal.same_kind, kind = self.kind(kind)),
            Refusal::Rate { kind, rate } => {
                return t_string!(words, refusal.rate, cards = self.cards(Cards::of(kind, rate)));
            }
            Refusal::TheyLack(seat) => return t_string!(words, refusal.they_lack, player = self.player(seat)),
            Refusal::NotAgreed(seat) => return t_string!(words, refusal.not_agreed, player = self.player(seat)),
            Refusal::NoVictim(seat) => return t_string!(words, refusal.no_victim, player = self.player(seat)),
            Refusal::Over => t_string!(words, refusal.over),
            Refusal::Stale => t_string!(words, refusal.stale),
            Refusal::NotYourDecision => t_string!(words, refusal.not_your_decision),
            Refusal::Phase => t_string!(words, refusal.phase),
            Refusal::RollFirst => t_string!(words, refusal.roll_first),
            Refusal::NoStock(Piece::Road) => t_string!(words, refusal.no_roads),
            Refusal::NoStock(Piece::Settlement) => t_string!(words, refusal.no_settlements),
            Refusal::NoStock(Piece::City) => t_string!(words, refusal.no_cities),
            Refusal::Occupied => t_string!(words, refusal.occupied),
            Refusal::NoLand => t_string!(words, refusal.no_land),
            Refusal::NoRouteReaches => t_string!(words, refusal.no_route),
            Refusal::TooNear => t_string!(words, refusal.too_near),
            Refusal::NotAtStart => t_string!(words, refusal.not_at_start),
            Refusal::NoSettlement => t_string!(words, refusal.no_settlement),
            Refusal::Banned(_) => t_string!(words, refusal.banned),
            Refusal::NoPlace(Verb::Road) => t_string!(words, refusal.no_place_road),
            Refusal::NoPlace(Verb::Settlement) => t_string!(words, refusal.no_place_settlement),
            Refusal::NoPlace(Verb::City) => t_string!(words, refusal.no_place_city),
            Refusal::NoPlace(_) => t_string!(words, refusal.no_place),
            Refusal::RobberStays => t_string!(words, refusal.robber_stays),
            Refusal::CardPlayed => t_string!(words, refusal.card_played),
            Refusal::DeckEmpty => t_string!(words, refusal.deck_empty),
            Refusal::BankEmpty => t_string!(words, refusal.bank_empty),
            Refusal::EmptySide => t_string!(words, refusal.empty_side),
            Refusal::NotAddressed => t_string!(words, refusal.not_addressed),
            Refusal::OnlyCounter => t_string!(words, refusal.only_counter),
            Refusal::NoTrade => t_string!(words, refusal.no_trade),
            Refusal::Limit => t_string!(words, refusal.limit),
            Refusal::FirstPiece => t_string!(words, refusal.first_piece),
            Refusal::NotListed => t_string!(words, refusal.not_listed),
        }
        .to_owned()
    }

    /// Why `seat` can't do something at this place: names whose piece is in the way.
    pub fn refusal_at(&self, refusal: &Refusal, place: Place, seat: Seat) -> String {
        let words = self.words;
        let general = || self.refusal(refusal);
        match (*refusal, place) {
            (Refusal::Occupied, Place::Corner(corner)) => self.stands_at(corner).unwrap_or_else(general),
            (Refusal::Occupied, Place::Edge(edge)) => match self.table.edge_owner(edge) {
                Some(owner) => t_string!(words, refusal.occupied_by_road, player = self.player(owner)),
                None => general(),
            },
            (Refusal::TooNear, Place::Corner(corner)) => self.too_near(corner).unwrap_or_else(general),
            (Refusal::NoRouteReaches, _) => t_string!(words, refusal.no_route_of, player = self.player(seat)),
            (Refusal::NoSettlement, Place::Corner(corner)) => match self.table.building(corner) {
                Some((owner, Piece::City)) if owner == seat => t_string!(words, refusal.city_already).to_owned(),
                Some((owner, _)) if owner != seat => self.stands_at(corner).unwrap_or_else(general),
                _ => t_string!(words, refusal.no_settlement_of, player = self.player(seat)),
            },
            (Refusal::RobberStays, _) => t_string!(words, refusal.robber_here).to_owned(),
            _ => general(),
        }
    }

    fn stands_at(&self, corner: Corner) -> Option<String> {
        let words = self.words;
        let (owner, piece) = self.table.building(corner)?;
        let player = self.player(owner);
        Some(match piece {
            Piece::City => t_string!(words, refusal.occupied_by_city, player),
            _ => t_string!(words, refusal.occupied_by_settlement, player),
        })
    }

    fn too_near(&self, corner: Corner) -> Option<String> {
        let words = self.words;
        let near = self.rules.board.near_at(corner).iter().find_map(|corner| self.table.building(corner))?;
        let player = self.player(near.0);
        Some(match near.1 {
            Piece::City => t_string!(words, refusal.too_near_city, player),
            _ => t_string!(words, refusal.too_near_settlement, player),
        })
    }
}
