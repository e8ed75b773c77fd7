//! What a person means by touching the board.

use super::geometry::{Aim, Point, View, nearest, within};
use super::model::{Land, Place, Spot, Target, Targets};

/// What a person means by touching the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// A lit place, and another lit one that was nearly as near.
    Choose {
        /// The place meant.
        place: Place,
        /// The one that may have been meant.
        or: Option<Place>,
    },
    /// A place that is not lit: why not, or what may be done there.
    Point(Place),
    /// The open sea, or Escape: leave what is being done.
    Leave,
    /// The rule behind what a tag says.
    Explain,
    /// A place one wants to read about.
    Ask(Place),
    /// A place that arrow keys have come to: to be read out.
    At(Place),
}

/// The part of a hex, round a corner or edge, that means the corner or edge; and its bounds in pixels.
const SPOT_REACH: (f32, f32, f32) = (0.3, 14.0, 26.0);

/// What a tap means.
pub fn read_tap(land: &Land, targets: &Targets, view: &View, tap: Point) -> Intent {
    let aims: Vec<Aim> = targets.places.iter().map(|target| aim(target.place, target.at, target.angle, view)).collect();
    if let Some(hit) = nearest(&aims, tap) {
        let place = |index: usize| targets.places[index].place;
        return Intent::Choose { place: place(hit.first), or: hit.runner_up.map(place) };
    }
    let asked =
        |spot: &&Spot| targets.places.is_empty() || targets.places.iter().any(|lit| same_kind(lit.place, spot.place));
    place_at(land, view, tap, asked).map_or(Intent::Leave, Intent::Point)
}

/// The place one wants to read about by holding here: a corner or edge close by, or else the hex.
pub fn read_hold(land: &Land, targets: &Targets, view: &View, at: Point) -> Option<Place> {
    let aims: Vec<Aim> = targets.places.iter().map(|target| aim(target.place, target.at, target.angle, view)).collect();
    let lit = nearest(&aims, at).map(|hit| targets.places[hit.first].place);
    lit.or_else(|| place_at(land, view, at, |_| true))
}

fn place_at(land: &Land, view: &View, at: Point, wanted: impl Fn(&&Spot) -> bool) -> Option<Place> {
    let (part, least, most) = SPOT_REACH;
    let reach = within(part * view.hex(), least, most);
    let spots: Vec<&Spot> = land.spots.iter().filter(wanted).collect();
    let aims: Vec<Aim> = spots.iter().map(|spot| Aim { reach, ..aim(spot.place, spot.at, spot.angle, view) }).collect();
    let spot = nearest(&aims, at).map(|hit| spots[hit.first].place);
    spot.or_else(|| land.tile_at(view.to_board(at)).map(|tile| Place::Hex(tile.id)))
}

fn aim(place: Place, at: Point, angle: f32, view: &View) -> Aim {
    let at = view.to_screen(at);
    match place {
        Place::Hex(_) => Aim::hex(at, view.hex()),
        Place::Corner(_) => Aim::corner(at),
        Place::Edge(_) => Aim::edge(at, angle, view.scale),
    }
}

fn same_kind(a: Place, b: Place) -> bool {
    std::mem::discriminant(&a) == std::mem::discriminant(&b)
}

/// What arrow keys walk over: the lit places, or the hexes when none is lit.
pub fn walkable(land: &Land, targets: &Targets) -> Vec<(Place, Point)> {
    let lit = |target: &Target| (target.place, target.at);
    if targets.places.is_empty() {
        land.tiles.iter().map(|tile| (Place::Hex(tile.id), tile.at)).collect()
    } else {
        targets.places.iter().map(lit).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::model::{Terrain, Tile};
    use crate::board::outline::corners;

    /// One hex on screen at twice its size, its north corner at (200, 0).
    fn land() -> Land {
        let tile = Tile { id: 4, at: Point { x: 100.0, y: 100.0 }, terrain: Terrain::Hills, number: Some(6) };
        let ring = corners(tile.at);
        let corner = |(id, &at): (usize, &Point)| Spot { place: Place::Corner(id as u8), at, angle: 0.0 };
        let edge = Spot { place: Place::Edge(9), at: ring[1].middle(ring[2]), angle: 90.0 };
        let spots = ring.iter().enumerate().map(corner).chain([edge]).collect();
        Land { tiles: vec![tile], harbours: vec![], spots }
    }

    const VIEW: View = View { origin: Point { x: 0.0, y: 0.0 }, scale: 2.0, size: Point { x: 400.0, y: 400.0 } };

    fn at(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    fn lit(places: &[(Place, f32, f32)]) -> Targets {
        let target =
            |&(place, x, y): &(Place, f32, f32)| Target { place, at: at(x, y), angle: 0.0, name: String::new() };
        Targets { places: places.iter().map(target).collect(), chosen: None }
    }

    #[test]
    fn a_tap_near_a_lit_place_chooses_it_before_anything_else() {
        let targets = lit(&[(Place::Corner(0), 100.0, 0.0)]);
        let intent = read_tap(&land(), &targets, &VIEW, at(220.0, 20.0));
        assert_eq!(intent, Intent::Choose { place: Place::Corner(0), or: None });
    }

    #[test]
    fn a_tap_between_two_lit_places_names_both() {
        let targets = lit(&[(Place::Corner(0), 100.0, 0.0), (Place::Corner(1), 120.0, 0.0)]);
        let intent = read_tap(&land(), &targets, &VIEW, at(218.0, 0.0));
        assert_eq!(intent, Intent::Choose { place: Place::Corner(0), or: Some(Place::Corner(1)) });
    }

    #[test]
    fn a_tap_on_an_unlit_corner_while_corners_are_lit_asks_about_that_corner() {
        let targets = lit(&[(Place::Corner(0), 100.0, 0.0)]);
        let south = at(200.0, 395.0);
        assert_eq!(read_tap(&land(), &targets, &VIEW, south), Intent::Point(Place::Corner(3)));
    }

    #[test]
    fn while_corners_are_lit_an_edge_is_not_asked_about() {
        let targets = lit(&[(Place::Corner(0), 100.0, 0.0)]);
        let on_edge = at(2.0 * 186.6 - 4.0, 200.0);
        assert_eq!(read_tap(&land(), &targets, &VIEW, on_edge), Intent::Point(Place::Hex(4)));
        assert_eq!(read_tap(&land(), &Targets::default(), &VIEW, on_edge), Intent::Point(Place::Edge(9)));
    }

    #[test]
    fn a_tap_on_the_open_sea_leaves() {
        assert_eq!(read_tap(&land(), &Targets::default(), &VIEW, at(395.0, 20.0)), Intent::Leave);
    }

    #[test]
    fn holding_asks_about_the_hex_under_the_finger() {
        assert_eq!(read_hold(&land(), &Targets::default(), &VIEW, at(200.0, 200.0)), Some(Place::Hex(4)));
        assert_eq!(read_hold(&land(), &Targets::default(), &VIEW, at(395.0, 20.0)), None);
    }

    #[test]
    fn arrows_walk_lit_places_and_hexes_when_none_is_lit() {
        let places = |targets: &Targets| walkable(&land(), targets).iter().map(|walk| walk.0).collect::<Vec<_>>();
        assert_eq!(places(&lit(&[(Place::Corner(2), 0.0, 0.0)])), [Place::Corner(2)]);
        assert_eq!(places(&Targets::default()), [Place::Hex(4)]);
    }
}
