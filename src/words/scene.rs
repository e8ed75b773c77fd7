//! Names of what is in a game: players, cards, pieces, terrain.

use crate::letters;
use rules::cards::{Cards, Kind};
use rules::deck::Card;
use rules::ids::{Seat, SeatSet};
use rules::rules::Rules;
use rules::table::{Piece, Table};
use rules::terrain::Terrain;

use super::{Words, style, t_string};

/// What sentences need to know of the game. Cheap to make.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub words: Words,
    pub rules: &'a Rules,
    pub table: &'a Table,
}

/// The order in which kinds lie in a hand, and in which equal counts are told.
const HAND_ORDER: [Kind; 8] =
    [Kind::Lumber, Kind::Brick, Kind::Wool, Kind::Grain, Kind::Ore, Kind::Paper, Kind::Cloth, Kind::Coin];

impl Scene<'_> {
    pub fn player(&self, seat: Seat) -> String {
        self.rules.setup.names.get(seat.at()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Several players, in the order of their seats: "Rui, Tom and Ines".
    pub fn people(&self, seats: SeatSet) -> String {
        self.all_of(seats.iter().map(|seat| self.player(seat)).collect())
    }

    pub fn kind(&self, kind: Kind) -> String {
        let words = self.words;
        match kind {
            Kind::Brick => t_string!(words, kind.brick),
            Kind::Lumber => t_string!(words, kind.lumber),
            Kind::Wool => t_string!(words, kind.wool),
            Kind::Grain => t_string!(words, kind.grain),
            Kind::Ore => t_string!(words, kind.ore),
            Kind::Paper => t_string!(words, kind.paper),
            Kind::Cloth => t_string!(words, kind.cloth),
            Kind::Coin => t_string!(words, kind.coin),
        }
        .to_owned()
    }

    /// Cards by kind, the most first: "2 wool and 1 lumber".
    pub fn cards(&self, cards: Cards) -> String {
        let mut kinds: Vec<(Kind, u8)> = HAND_ORDER.into_iter().map(|kind| (kind, cards.get(kind))).collect();
        kinds.retain(|(_, n)| *n > 0);
        rules::sort::by_key(&mut kinds, |(_, n)| std::cmp::Reverse(*n));
        if kinds.is_empty() {
            return t_string!(self.words, kind.nothing).to_owned();
        }
        self.all_of(kinds.into_iter().map(|(kind, n)| self.counted(kind, n)).collect())
    }

    fn counted(&self, kind: Kind, n: u8) -> String {
        let words = self.words;
        match kind {
            Kind::Brick => t_string!(words, kind.n_brick, count = n),
            Kind::Lumber => t_string!(words, kind.n_lumber, count = n),
            Kind::Wool => t_string!(words, kind.n_wool, count = n),
            Kind::Grain => t_string!(words, kind.n_grain, count = n),
            Kind::Ore => t_string!(words, kind.n_ore, count = n),
            Kind::Paper => t_string!(words, kind.n_paper, count = n),
            Kind::Cloth => t_string!(words, kind.n_cloth, count = n),
            Kind::Coin => t_string!(words, kind.n_coin, count = n),
        }
    }

    pub fn card(&self, card: Card) -> String {
        let words = self.words;
        match card {
            Card::Knight => t_string!(words, card.knight),
            Card::RoadBuilding => t_string!(words, card.road_building),
            Card::Plenty => t_string!(words, card.plenty),
            Card::Monopoly => t_string!(words, card.monopoly),
            Card::VictoryPoint => t_string!(words, card.victory_point),
        }
        .to_owned()
    }

    /// One line of what the card does.
    pub fn card_text(&self, card: Card) -> String {
        let words = self.words;
        match card {
            Card::Knight => t_string!(words, card.knight_text),
            Card::RoadBuilding => t_string!(words, card.road_building_text),
            Card::Plenty => t_string!(words, card.plenty_text),
            Card::Monopoly => t_string!(words, card.monopoly_text),
            Card::VictoryPoint => t_string!(words, card.victory_point_text),
        }
        .to_owned()
    }

    pub fn piece(&self, piece: Piece) -> String {
        let words = self.words;
        match piece {
            Piece::Road => t_string!(words, piece.road),
            Piece::Settlement => t_string!(words, piece.settlement),
            Piece::City => t_string!(words, piece.city),
        }
        .to_owned()
    }

    pub fn terrain(&self, terrain: Terrain) -> String {
        let words = self.words;
        match terrain {
            Terrain::Sea => t_string!(words, terrain.sea),
            Terrain::Forest => t_string!(words, terrain.forest),
            Terrain::Pasture => t_string!(words, terrain.pasture),
            Terrain::Fields => t_string!(words, terrain.fields),
            Terrain::Hills => t_string!(words, terrain.hills),
            Terrain::Mountains => t_string!(words, terrain.mountains),
            Terrain::Desert => t_string!(words, terrain.desert),
            Terrain::Gold => t_string!(words, terrain.gold),
            Terrain::Fog => t_string!(words, terrain.fog),
            Terrain::Lake => t_string!(words, terrain.lake),
            Terrain::Swamp => t_string!(words, terrain.swamp),
            Terrain::Oasis => t_string!(words, terrain.oasis),
            Terrain::Castle => t_string!(words, terrain.castle),
            Terrain::Quarry => t_string!(words, terrain.quarry),
            Terrain::Glassworks => t_string!(words, terrain.glassworks),
        }
        .to_owned()
    }

    /// A seat with everything public, for readers of the screen: "Rui, cobalt diamond, 8 points, 6 cards, …".
    pub fn seat_name(&self, seat: Seat, style_of_seat: u8) -> String {
        let (words, t) = (self.words, self.table);
        let mut parts = vec![
            self.player(seat),
            style(words, style_of_seat).to_owned(),
            t_string!(words, seat.points, count = t.points[seat.at()]),
            t_string!(words, seat.cards, count = t.hand_sizes[seat.at()]),
        ];
        if t.held[seat.at()] > 0 {
            parts.push(t_string!(words, seat.development, count = t.held[seat.at()]));
        }
        if t.army(seat) > 0 {
            parts.push(t_string!(words, seat.knights, count = t.army(seat)));
        }
        if t.lengths[seat.at()] > 0 {
            parts.push(t_string!(words, seat.route, length = t.lengths[seat.at()]));
        }
        if t.longest_route == Some(seat) {
            parts.push(t_string!(words, seat.longest_road).to_owned());
        }
        if t.largest_army == Some(seat) {
            parts.push(t_string!(words, seat.largest_army).to_owned());
        }
        self.listed(parts)
    }

    /// "a, b, c"
    pub(super) fn listed(&self, items: Vec<String>) -> String {
        let joined = items.into_iter().reduce(|first, last| t_string!(self.words, kind.comma, first, last));
        joined.unwrap_or_default()
    }

    /// "a, b and c"
    pub(super) fn all_of(&self, mut items: Vec<String>) -> String {
        match (items.pop(), items.is_empty()) {
            (Some(last), false) => t_string!(self.words, kind.and, first = self.listed(items), last),
            (only, _) => only.unwrap_or_default(),
        }
    }
}

/// The text with a capital first letter, to begin a sentence.
pub(super) fn capital(text: String) -> String {
    let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    letters::capital(first) + rest
}
