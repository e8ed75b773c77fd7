//! The model of the board, built from the game: what to draw, and nothing of how.

use rules::action::Action;
use rules::board::Board;
use rules::cards::Kind;
use rules::event;
use rules::ids::{Corner, Edge, Hex};
use rules::rules::Rules;
use rules::table::{Piece, Table};
use rules::terrain::{HarbourKind, Terrain as Ground};

use super::geometry::Point;
use super::model::{Building, Ghost, Harbour, House, Land, Pieces, Place, Port, Preview, Road, Spot, Terrain, Tile};
use crate::angle;

fn point((x, y): (f32, f32)) -> Point {
    Point { x, y }
}

impl From<event::Place> for Place {
    fn from(place: event::Place) -> Place {
        match place {
            event::Place::Hex(hex) => Place::Hex(hex.0),
            event::Place::Corner(corner) => Place::Corner(corner.0),
            event::Place::Edge(edge) => Place::Edge(edge.0),
        }
    }
}

/// The place an action is played on.
pub fn place_of(action: &Action) -> Option<Place> {
    match action {
        Action::Road(edge) => Some(Place::Edge(edge.0)),
        Action::Settlement(corner) | Action::City(corner) => Some(Place::Corner(corner.0)),
        Action::Robber(hex) => Some(Place::Hex(hex.0)),
        _ => None,
    }
}

/// Where a place is anchored, and the slope of an edge in degrees.
pub fn anchor(board: &Board, place: Place) -> (Point, f32) {
    match place {
        Place::Hex(id) => (point(board.hex_xy(Hex(id))), 0.0),
        Place::Corner(id) => (point(board.corner_xy(Corner(id))), 0.0),
        Place::Edge(id) => {
            let mut ends = board.ends(Edge(id)).map(|corner| board.corner_xy(corner));
            rules::sort::by_key(&mut ends, |end| *end);
            let [(ax, ay), (bx, by)] = ends;
            (point(board.edge_xy(Edge(id))), angle::of(bx - ax, by - ay))
        }
    }
}

fn terrain(ground: Ground) -> Option<Terrain> {
    Some(match ground {
        Ground::Forest => Terrain::Forest,
        Ground::Pasture => Terrain::Pasture,
        Ground::Fields => Terrain::Fields,
        Ground::Hills => Terrain::Hills,
        Ground::Mountains => Terrain::Mountains,
        Ground::Desert => Terrain::Desert,
        _ => return None,
    })
}

fn port(kind: HarbourKind) -> Port {
    match kind {
        HarbourKind::Special(Kind::Brick) => Port::Brick,
        HarbourKind::Special(Kind::Lumber) => Port::Lumber,
        HarbourKind::Special(Kind::Wool) => Port::Wool,
        HarbourKind::Special(Kind::Grain) => Port::Grain,
        HarbourKind::Special(Kind::Ore) => Port::Ore,
        _ => Port::Any,
    }
}

/// The land of a game: what stays the same.
pub fn land(rules: &Rules, table: &Table) -> Land {
    let board = &rules.board;
    let tiles = board.tiles.iter().filter_map(|hex| {
        let number = (2..=12).find(|sum| table.numbers[hex.at()] >> sum & 1 != 0);
        let terrain = terrain(table.terrain[hex.at()])?;
        Some(Tile { id: hex.0, at: point(board.hex_xy(hex)), terrain, number })
    });
    let harbours = table.harbours.iter().flatten().filter_map(|harbour| {
        let land = board.sides(harbour.edge).into_iter().flatten().find(|hex| table.land.has(*hex))?;
        let ends = board.ends(harbour.edge).map(|corner| point(board.corner_xy(corner)));
        Some(Harbour::new(port(harbour.kind), point(board.hex_xy(land)), ends))
    });
    let corners = table.land_corners.iter().map(|corner| Place::Corner(corner.0));
    let edges = table.land_edges.iter().map(|edge| Place::Edge(edge.0));
    let spots = corners.chain(edges).map(|place| {
        let (at, angle) = anchor(board, place);
        Spot { place, at, angle }
    });
    Land { tiles: tiles.collect(), harbours: harbours.collect(), spots: spots.collect() }
}

/// The pieces on the board. `styles` are colours and marks by seat.
pub fn pieces(rules: &Rules, table: &Table, styles: &[u8]) -> Pieces {
    let board = &rules.board;
    let mut pieces = Pieces::default();
    for seat in rules.owners.iter() {
        let colour = styles.get(seat.at()).copied().unwrap_or(1);
        for edge in table.roads[seat.at()].iter() {
            let (at, angle) = anchor(board, Place::Edge(edge.0));
            pieces.roads.push(Road { edge: edge.0, at, angle, colour });
        }
        for corner in table.buildings_of(seat).iter() {
            let house = match table.building(corner) {
                Some((_, Piece::City)) => House::City,
                _ => House::Settlement,
            };
            pieces.buildings.push(Building { corner: corner.0, at: point(board.corner_xy(corner)), house, colour });
        }
    }
    pieces.robber = table.robber.map(|hex| (hex.0, point(board.hex_xy(hex))));
    pieces
}

/// What an action would put on the board.
pub fn preview(rules: &Rules, action: &Action, colour: u8) -> Option<Preview> {
    let place = place_of(action)?;
    let (at, angle) = anchor(&rules.board, place);
    let ghost = match action {
        Action::Road(_) => Ghost::Road(colour),
        Action::Settlement(_) => Ghost::House(House::Settlement, colour),
        Action::City(_) => Ghost::House(House::City, colour),
        _ => Ghost::Robber,
    };
    Some(Preview { place, at, angle, ghost })
}

#[cfg(test)]
mod tests {
    use rules::setup::Setup;
    use rules::table::State;

    use super::*;

    #[test]
    fn the_first_island_has_19_tiles_9_harbours_off_the_land_and_every_corner_and_edge() {
        let rules = Rules::new(&Setup::new("base", 4).unwrap()).unwrap();
        let game = rules::game::Game::new(rules.clone(), Box::new(rules::chance::Streams::new(1)));
        let land = land(&rules, &game.state.table);
        assert_eq!((land.tiles.len(), land.harbours.len(), land.spots.len()), (19, 9, 54 + 72));
        assert_eq!(land.tiles.iter().filter(|tile| tile.number.is_none()).count(), 1);
        assert!(land.harbours.iter().all(|harbour| land.tile_at(harbour.plate).is_none()));
    }

    #[test]
    fn pieces_stand_where_the_game_has_them_in_the_colour_of_their_seat() {
        let rules = Rules::new(&Setup::new("base", 3).unwrap()).unwrap();
        let game = rules::game::Game::new(rules.clone(), Box::new(rules::chance::Streams::new(1)));
        let pieces = pieces(&rules, &game.state.table, &[6, 2, 4]);
        assert_eq!((pieces.roads.len(), pieces.buildings.len()), (6, 6));
        for colour in [6, 2, 4] {
            assert_eq!(pieces.buildings.iter().filter(|b| b.colour == colour).count(), 2);
        }
        let bare = State::start(&rules);
        assert_eq!(
            super::pieces(&rules, &bare.table, &[1]).robber.map(|(hex, _)| hex),
            game.state.table.robber.map(|h| h.0)
        );
    }
}
