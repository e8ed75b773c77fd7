//! Places in words: by what they touch, clockwise from the top.

use rules::action::Action;
use rules::deal::{Harbour, pips};
use rules::event::Place;
use rules::ids::{Corner, Edge, Hex, SeatSet};
use rules::table::Piece;
use rules::terrain::{HarbourKind, Terrain};

use super::scene::{Scene, capital};
use super::t_string;
use crate::naming::{self, Apart, CornerName, EdgeName, HexName};

impl Scene<'_> {
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Hex(hex) => self.hex(hex),
            Place::Corner(corner) => self.corner(corner),
            Place::Edge(edge) => self.edge(edge),
        }
    }

    /// "wool 9", "the desert".
    pub fn hex(&self, hex: Hex) -> String {
        self.hex_in_words(naming::hex(&self.rules.board, self.table, hex))
    }

    /// "Wool 9: 4 in 36 rolls. The robber is here."
    pub fn hex_facts(&self, hex: Hex) -> String {
        let words = self.words;
        let name = capital(self.hex(hex));
        let facts = match pips(self.table.numbers[hex.at()]) {
            0 => name,
            n => t_string!(words, board.hex_odds, place = name, n),
        };
        if self.table.robber == Some(hex) { t_string!(words, island.blocked, hex = facts) } else { facts }
    }

    /// "2:1, wool: the north-east coast of wool 4".
    pub fn harbour(&self, harbour: Harbour) -> String {
        let words = self.words;
        let place = self.edge(harbour.edge);
        match harbour.kind {
            HarbourKind::Generic => t_string!(words, island.any_harbour, place),
            HarbourKind::Special(kind) => t_string!(words, island.kind_harbour, kind = self.kind(kind), place),
        }
    }

    /// "wool 9, grain 11, lumber 5", "ore 10, by the wool harbour", "ore 10, north-west tip".
    pub fn corner(&self, corner: Corner) -> String {
        let words = self.words;
        let (hexes, harbour, tip) = match naming::corner(&self.rules.board, self.table, corner) {
            CornerName::Land { hexes, harbour, tip } => (hexes, harbour, tip),
            CornerName::Map(name) => return t_string!(words, place.map_corner, name),
        };
        let hexes = self.listed(hexes.into_iter().map(|hex| self.hex_in_words(hex)).collect());
        let corner = match tip {
            None => hexes,
            Some(0) => t_string!(words, place.tip_n, hexes),
            Some(1) => t_string!(words, place.tip_ne, hexes),
            Some(2) => t_string!(words, place.tip_se, hexes),
            Some(3) => t_string!(words, place.tip_s, hexes),
            Some(4) => t_string!(words, place.tip_sw, hexes),
            Some(_) => t_string!(words, place.tip_nw, hexes),
        };
        match harbour {
            None => corner,
            Some(HarbourKind::Generic) => t_string!(words, place.by_generic, corner),
            Some(HarbourKind::Special(kind)) => t_string!(words, place.by_special, corner, kind = self.kind(kind)),
        }
    }

    /// "the edge between brick 6 and ore 3", "the north-east coast of wool 4".
    pub fn edge(&self, edge: Edge) -> String {
        let words = self.words;
        let (hex, side) = match naming::edge(&self.rules.board, self.table, edge) {
            EdgeName::Between(first, last) => {
                let (first, last) = (self.hex_in_words(first), self.hex_in_words(last));
                return t_string!(words, place.between, first, last);
            }
            EdgeName::Coast { hex, side } => (self.hex_in_words(hex), side),
            EdgeName::Map(name) => return t_string!(words, place.map_edge, name),
        };
        match side {
            0 => t_string!(words, place.coast_ne, hex),
            1 => t_string!(words, place.coast_e, hex),
            2 => t_string!(words, place.coast_se, hex),
            3 => t_string!(words, place.coast_sw, hex),
            4 => t_string!(words, place.coast_w, hex),
            _ => t_string!(words, place.coast_nw, hex),
        }
    }

    /// The place an action is about, for readers of the screen. `free`: the action may be done there; otherwise
    /// only what stands there is said. Empty for actions that are about no place.
    pub fn target(&self, action: &Action, free: bool) -> String {
        match *action {
            Action::Road(edge) => self.edge_target(edge, free),
            Action::Settlement(corner) | Action::City(corner) => self.corner_target(corner, free),
            Action::Robber(hex) => self.hex_target(hex, free),
            _ => String::new(),
        }
    }

    fn edge_target(&self, at: Edge, free: bool) -> String {
        let words = self.words;
        let edge = capital(self.edge(at));
        match self.table.edge_owner(at) {
            Some(owner) => t_string!(words, place.edge_road, edge, player = self.player(owner)),
            None if free => t_string!(words, place.lit_edge, edge),
            None => t_string!(words, place.edge_empty, edge),
        }
    }

    fn corner_target(&self, at: Corner, free: bool) -> String {
        let words = self.words;
        let corner = self.corner(at);
        let building = self.table.building(at).map(|(owner, piece)| (self.player(owner), piece));
        match (building, free) {
            (None, true) => t_string!(words, place.lit_corner, corner),
            (None, false) => t_string!(words, place.corner_empty, corner),
            (Some((player, Piece::City)), _) => t_string!(words, place.corner_city, corner, player),
            (Some((player, _)), true) => t_string!(words, place.lit_city, corner, player),
            (Some((player, _)), false) => t_string!(words, place.corner_settlement, corner, player),
        }
    }

    fn hex_target(&self, at: Hex, free: bool) -> String {
        let words = self.words;
        let hex = capital(self.hex(at));
        let corners = self.rules.board.corners_of(at).iter();
        let near: SeatSet = corners.filter_map(|corner| self.table.building(corner)).map(|(owner, _)| owner).collect();
        match (near.is_empty(), free) {
            (true, true) => t_string!(words, place.lit_hex, hex),
            (true, false) => t_string!(words, place.hex_empty, hex),
            (false, true) => t_string!(words, place.lit_hex_near, hex, people = self.people(near)),
            (false, false) => t_string!(words, place.hex_near, hex, people = self.people(near)),
        }
    }

    fn hex_in_words(&self, hex: HexName) -> String {
        let words = self.words;
        let number = (2..=12u8)
            .filter(|n| hex.numbers >> n & 1 != 0)
            .map(|n| n.to_string())
            .reduce(|first, last| t_string!(words, place.or_number, first, last));
        let numbered = |name: String| match number.clone() {
            Some(number) => t_string!(words, place.numbered, name, number),
            None => name,
        };
        let name = || match hex.terrain.product() {
            Some(kind) => numbered(self.kind(kind)),
            None => numbered(self.terrain(hex.terrain)),
        };
        match hex.apart {
            Some(Apart::North) => t_string!(words, place.northern, name = name()),
            Some(Apart::South) => t_string!(words, place.southern, name = name()),
            Some(Apart::West) => t_string!(words, place.western, name = name()),
            Some(Apart::East) => t_string!(words, place.eastern, name = name()),
            Some(Apart::Nth(n)) => t_string!(words, place.nth, name = name(), n),
            None => match self.the_only(hex.terrain) {
                Some(named) => numbered(named),
                None => name(),
            },
        }
    }

    /// Terrain that gives nothing, with its article: "the desert".
    fn the_only(&self, terrain: Terrain) -> Option<String> {
        let words = self.words;
        let named = match terrain {
            Terrain::Sea => t_string!(words, terrain.the_sea),
            Terrain::Desert => t_string!(words, terrain.the_desert),
            Terrain::Fog => t_string!(words, terrain.the_fog),
            Terrain::Lake => t_string!(words, terrain.the_lake),
            Terrain::Swamp => t_string!(words, terrain.the_swamp),
            Terrain::Oasis => t_string!(words, terrain.the_oasis),
            Terrain::Castle => t_string!(words, terrain.the_castle),
            Terrain::Quarry => t_string!(words, terrain.the_quarry),
            Terrain::Glassworks => t_string!(words, terrain.the_glassworks),
            Terrain::Forest
            | Terrain::Pasture
            | Terrain::Fields
            | Terrain::Hills
            | Terrain::Mountains
            | Terrain::Gold => return None,
        };
        Some(named.to_owned())
    }
}
