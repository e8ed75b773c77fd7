//! A picture of "How to play": a piece of the beginners' island with what its caption speaks of.

use std::sync::Arc;

use rules::event;
use rules::ids::Seat;
use rules::rules::Rules;
use rules::setup::Setup;
use rules::table::{State, Table};

use super::build::{anchor, land, pieces};
use super::geometry::{Point, Rect, UNIT};
use super::model::{Building, House, Land, Pieces, Place, Road, Tile};
use crate::help::{Picture, place};

/// How far off a hex's centre its own harbour can be.
const OWN_HARBOUR: f32 = 1.6 * UNIT;
/// The sea left round what is shown.
const MARGIN: f32 = 40.0;

/// The island that pictures are drawn on.
#[derive(Clone)]
pub struct Island {
    pub rules: Arc<Rules>,
    pub table: Table,
}

impl Island {
    /// The beginners' island before anything stands on it; none if this build has no such scenario.
    pub fn of(scenario: &str) -> Option<Island> {
        let rules = Rules::new(&Setup::new(scenario, 4).ok()?).ok()?;
        let mut table = State::start(&rules).table;
        table.land = rules.board.tiles;
        Some(Island { rules, table })
    }
}

/// A place pointed out as right or wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    pub place: Place,
    pub at: Point,
    /// The slope of an edge in degrees; 0 otherwise.
    pub angle: f32,
    pub good: bool,
}

/// What to draw.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plate {
    pub land: Land,
    pub pieces: Pieces,
    pub marks: Vec<Mark>,
    /// Centres of the hexes that are only surroundings.
    pub faded: Vec<Point>,
    /// What must be in sight.
    pub frame: Rect,
}

/// The picture on the island. A name that is no place of it is left out.
pub fn plate(island: &Island, picture: &Picture) -> Plate {
    let board = &island.rules.board;
    let found = |name: &String| place(board, name).map(of_board);
    let land = land(&island.rules, &island.table);
    let hexes: Vec<Place> = picture.hexes.iter().filter_map(found).collect();
    let is_shown = |id: u8| hexes.is_empty() || hexes.contains(&Place::Hex(id));

    let robber = pieces(&island.rules, &island.table, &[]).robber.filter(|_| hexes.is_empty());
    let mut pieces = Pieces { robber, ..Pieces::default() };
    for (letter, names) in &picture.roads {
        for at in names.iter().filter_map(found) {
            if let (Place::Edge(edge), Some(colour)) = (at, colour(letter)) {
                let (at, angle) = anchor(board, at);
                pieces.roads.push(Road { edge, at, angle, colour });
            }
        }
    }
    for (house, owners) in [(House::Settlement, &picture.settlements), (House::City, &picture.cities)] {
        for (letter, names) in owners {
            for at in names.iter().filter_map(found) {
                if let (Place::Corner(corner), Some(colour)) = (at, colour(letter)) {
                    pieces.buildings.push(Building { corner, at: anchor(board, at).0, house, colour });
                }
            }
        }
    }
    if let Some(at @ Place::Hex(hex)) = picture.robber.as_ref().and_then(found) {
        pieces.robber = Some((hex, anchor(board, at).0));
    }

    let marked = |names: &[String], good: bool| -> Vec<Mark> {
        let places = names.iter().filter_map(found);
        let mark = |place: Place| {
            let (at, angle) = anchor(board, place);
            Mark { place, at, angle, good }
        };
        places.map(mark).collect()
    };
    let marks = [marked(&picture.good, true), marked(&picture.bad, false)].concat();
    let (shown, faded): (Vec<&Tile>, Vec<&Tile>) = land.tiles.iter().partition(|tile| is_shown(tile.id));
    let near = |plate: Point| shown.iter().any(|tile| tile.at.distance(plate) < OWN_HARBOUR);
    let harbours = land.harbours.iter().filter(|port| near(port.plate)).copied().collect();
    let part = Land { tiles: shown.iter().map(|tile| **tile).collect(), harbours, spots: Vec::new() };
    let frame = part.bounds().grow(MARGIN);
    let faded = faded.into_iter().map(|tile| tile.at).collect();
    Plate { land, pieces, marks, faded, frame }
}

fn of_board(place: event::Place) -> Place {
    match place {
        event::Place::Hex(hex) => Place::Hex(hex.0),
        event::Place::Corner(corner) => Place::Corner(corner.0),
        event::Place::Edge(edge) => Place::Edge(edge.0),
    }
}

/// Seats have the colours in their order.
fn colour(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    Seat::from_letter(letter).map(|seat| seat.0 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept;

    fn picture(text: &str) -> Plate {
        plate(&Island::of("base").unwrap(), &kept::read(text).unwrap())
    }

    #[test]
    fn a_picture_that_names_no_hexes_shows_the_whole_island_with_the_robber_on_the_desert() {
        let whole = picture("{}");
        assert_eq!((whole.land.tiles.len(), whole.land.harbours.len(), whole.faded.len()), (19, 9, 0));
        let (hex, _) = whole.pieces.robber.unwrap();
        assert!(whole.land.tiles.iter().any(|tile| tile.id == hex && tile.number.is_none()));
        assert_eq!(whole.frame, whole.land.bounds().grow(MARGIN));
    }

    #[test]
    fn the_hexes_named_fill_the_picture_and_the_others_fade() {
        let part = picture(r#"{"hexes": ["D3", "D4"]}"#);
        assert_eq!(part.faded.len(), 17);
        assert_eq!(part.pieces.robber, None, "it would stand in the way");
        assert!((part.frame.height - (2.0 * UNIT + 2.0 * MARGIN)).abs() < 0.01, "{:?}", part.frame);
    }

    #[test]
    fn a_harbour_of_a_hex_shown_is_in_sight() {
        let part = picture(r#"{"hexes": ["B2", "B3", "C2", "C3"], "good": ["B2n"]}"#);
        let corner = part.marks[0].at;
        let port =
            part.land.harbours.iter().find(|port| port.ends.iter().any(|end| end.distance(corner) < 1.0)).unwrap();
        assert!(port.plate.x > part.frame.x && port.plate.y > part.frame.y);
    }

    #[test]
    fn pieces_have_the_colour_of_their_seat_and_marks_say_right_or_wrong() {
        let shown = picture(
            r#"{"roads": {"B": ["D4ne"]}, "cities": {"C": ["D4n"]}, "robber": "C5", "good": ["E3n"], "bad": ["C5"]}"#,
        );
        assert_eq!(shown.pieces.roads[0].colour, 2);
        assert_eq!((shown.pieces.buildings[0].colour, shown.pieces.buildings[0].house), (3, House::City));
        assert_eq!(shown.marks.iter().map(|mark| mark.good).collect::<Vec<_>>(), [true, false]);
        assert_eq!(Some(shown.marks[1].place), shown.pieces.robber.map(|(hex, _)| Place::Hex(hex)));
    }
}
