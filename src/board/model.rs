//! What to draw, as plain data: the land, which never changes in a game, and what stands on it.

use super::geometry::{Point, Rect, UNIT};

/// A place on the board, by the engine's id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A hex, anchored at its centre.
    Hex(u8),
    /// A corner where hexes meet.
    Corner(u8),
    /// An edge between two corners, anchored at its middle.
    Edge(u8),
}

impl Place {
    /// A name for use in the page: `h7`, `c12`, `e3`.
    pub fn key(self) -> String {
        match self {
            Place::Hex(id) => format!("h{id}"),
            Place::Corner(id) => format!("c{id}"),
            Place::Edge(id) => format!("e{id}"),
        }
    }
}

/// What a hex is made of, with a wash and an engraving of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Gives lumber.
    Forest,
    /// Gives wool.
    Pasture,
    /// Gives grain.
    Fields,
    /// Gives brick.
    Hills,
    /// Gives ore.
    Mountains,
    /// Gives nothing.
    Desert,
}

impl Terrain {
    /// Its name in the drawings: `tile-forest`, `w-forest`.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Forest => "forest",
            Terrain::Pasture => "pasture",
            Terrain::Fields => "fields",
            Terrain::Hills => "hills",
            Terrain::Mountains => "mountains",
            Terrain::Desert => "desert",
        }
    }
}

/// A hex of land.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tile {
    /// The engine's id of the hex.
    pub id: u8,
    /// Its centre.
    pub at: Point,
    /// What it is made of.
    pub terrain: Terrain,
    /// The number on it, 2 to 12 but 7; none on the desert.
    pub number: Option<u8>,
}

/// What a harbour trades.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Port {
    /// Any three of a kind.
    Any,
    /// Two lumber.
    Lumber,
    /// Two brick.
    Brick,
    /// Two wool.
    Wool,
    /// Two grain.
    Grain,
    /// Two ore.
    Ore,
}

impl Port {
    /// The drawing of its plate.
    pub const fn symbol(self) -> &'static str {
        match self {
            Port::Any => "#port-any",
            Port::Lumber => "#port-lumber",
            Port::Brick => "#port-brick",
            Port::Wool => "#port-wool",
            Port::Grain => "#port-grain",
            Port::Ore => "#port-ore",
        }
    }
}

/// A harbour: a plate off the coast, with a jetty to each of the two corners that use it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Harbour {
    /// What it trades.
    pub port: Port,
    /// The corners that use it.
    pub ends: [Point; 2],
    /// Where its plate stands.
    pub plate: Point,
}

impl Harbour {
    /// How far off the coast a plate stands.
    const OFFSHORE: f32 = 62.0;
    /// The radius of a plate.
    pub const RADIUS: f32 = 34.0;

    /// A harbour on the side between two corners of the hex whose centre is `land`.
    pub fn new(port: Port, land: Point, ends: [Point; 2]) -> Harbour {
        let middle = ends[0].middle(ends[1]);
        let out = (middle - land).unit();
        Harbour { port, ends, plate: middle + out * Self::OFFSHORE }
    }
}

/// A corner or an edge as a place one can point at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Which one.
    pub place: Place,
    /// Its anchor point.
    pub at: Point,
    /// The slope of an edge in degrees, clockwise from the east; 0 for corners.
    pub angle: f32,
}

/// All that stays the same in a game, drawn once.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Land {
    /// The hexes of land.
    pub tiles: Vec<Tile>,
    /// The harbours.
    pub harbours: Vec<Harbour>,
    /// Every corner and edge one may point at.
    pub spots: Vec<Spot>,
}

impl Land {
    /// The box round land and harbours.
    pub fn bounds(&self) -> Rect {
        let half = UNIT * 3f32.sqrt() / 2.0;
        let hexes = self.tiles.iter().map(|tile| Rect::round(tile.at, half, UNIT));
        let plates = self.harbours.iter().map(|port| Rect::round(port.plate, Harbour::RADIUS, Harbour::RADIUS));
        hexes.chain(plates).reduce(Rect::union).unwrap_or_default()
    }

    /// Where numbers and plates are, for a tag to keep clear of them.
    pub fn anchors(&self) -> Vec<Point> {
        let numbers = self.tiles.iter().filter(|tile| tile.number.is_some()).map(|tile| number_at(tile.at));
        numbers.chain(self.harbours.iter().map(|port| port.plate)).collect()
    }

    /// Where a place is, and the slope of an edge in degrees.
    pub fn stand(&self, place: Place) -> Option<(Point, f32)> {
        let tile = || self.tiles.iter().find(|tile| Place::Hex(tile.id) == place).map(|tile| (tile.at, 0.0));
        let spot = self.spots.iter().find(|spot| spot.place == place).map(|spot| (spot.at, spot.angle));
        spot.or_else(tile)
    }

    /// The tile that a point lies on.
    pub fn tile_at(&self, point: Point) -> Option<&Tile> {
        let near = |tile: &&Tile| tile.at.distance(point);
        let tile = self.tiles.iter().min_by(|a, b| near(a).total_cmp(&near(b)))?;
        in_hex(point - tile.at).then_some(tile)
    }
}

/// Whether a point, seen from a hex's centre, lies in the hex.
fn in_hex(offset: Point) -> bool {
    let (x, y) = (offset.x.abs(), offset.y.abs());
    let half = UNIT * 3f32.sqrt() / 2.0;
    x <= half && y <= UNIT - x / 3f32.sqrt()
}

/// A road on an edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Road {
    /// Which edge.
    pub edge: u8,
    /// Its middle.
    pub at: Point,
    /// Its slope in degrees.
    pub angle: f32,
    /// The colour of its owner, 1 to 6.
    pub colour: u8,
}

/// What can stand on a corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum House {
    /// A settlement.
    Settlement,
    /// A city.
    City,
}

/// A settlement or city on a corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Building {
    /// Which corner.
    pub corner: u8,
    /// Where that is.
    pub at: Point,
    /// What it is.
    pub house: House,
    /// The colour of its owner, 1 to 6.
    pub colour: u8,
}

/// All that players put on the board and move about.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pieces {
    /// Roads, in any order.
    pub roads: Vec<Road>,
    /// Settlements and cities, in any order.
    pub buildings: Vec<Building>,
    /// The hex of the robber and its centre.
    pub robber: Option<(u8, Point)>,
}

impl Pieces {
    /// Buildings from north to south, so that the nearer one covers the farther.
    pub fn houses(&self) -> Vec<Building> {
        let mut houses = self.buildings.clone();
        rules::sort::by_key(&mut houses, |house| (house.at.y, house.at.x));
        houses
    }

    /// Where pieces are, for a tag to keep clear of them.
    pub fn anchors(&self) -> Vec<Point> {
        let robber = self.robber.map(|(_, centre)| robber_at(centre));
        self.roads.iter().map(|road| road.at).chain(self.buildings.iter().map(|house| house.at)).chain(robber).collect()
    }
}

/// Where the robber stands on a hex: above its number.
pub fn robber_at(centre: Point) -> Point {
    centre + Point { x: -1.0, y: -53.0 }
}

/// Where the number stands on a hex.
pub fn number_at(centre: Point) -> Point {
    centre + Point { x: 0.0, y: 14.0 }
}

/// A place one may play on now.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Which one.
    pub place: Place,
    /// Its anchor point.
    pub at: Point,
    /// The slope of an edge in degrees; 0 otherwise.
    pub angle: f32,
    /// Its name, as the log would say it.
    pub name: String,
}

/// The places one may play on now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Targets {
    /// Each lit place.
    pub places: Vec<Target>,
    /// The one whose outcome is shown, if any.
    pub chosen: Option<Place>,
}

impl Targets {
    /// The lit place with this id.
    pub fn get(&self, place: Place) -> Option<&Target> {
        self.places.iter().find(|target| target.place == place)
    }
}

/// A piece shown where it would stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ghost {
    /// A road in a colour.
    Road(u8),
    /// A settlement or city in a colour.
    House(House, u8),
    /// The robber; the real one fades meanwhile.
    Robber,
}

/// What playing on a place would look like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Preview {
    /// The place.
    pub place: Place,
    /// Its anchor point.
    pub at: Point,
    /// The slope of an edge in degrees; 0 otherwise.
    pub angle: f32,
    /// What would stand there.
    pub ghost: Ghost,
}

/// One thing a tag says: a drawing, words, or both.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TagItem {
    /// The drawing, by its id in the symbols: `#r-wool`.
    pub icon: Option<&'static str>,
    /// The words or number after it.
    pub words: String,
}

/// A small dark label beside a place: what it brings, or why not.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tag {
    /// The place it points at.
    pub at: Point,
    /// What it says.
    pub items: Vec<TagItem>,
    /// The place meant instead, and the words of the button that goes there.
    pub instead: Option<(Place, String)>,
    /// The words of the button that leads to the rule behind it.
    pub rule: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(x: f32, y: f32) -> Tile {
        Tile { id: 0, at: Point { x, y }, terrain: Terrain::Hills, number: Some(8) }
    }

    #[test]
    fn a_harbour_stands_off_the_middle_of_its_side_away_from_the_land() {
        let half = 50.0 * 3f32.sqrt();
        let ends = [Point { x: half, y: -50.0 }, Point { x: half, y: 50.0 }];
        let plate = Harbour::new(Port::Any, Point::default(), ends).plate;
        assert!((plate.x - (half + 62.0)).abs() < 0.01 && plate.y.abs() < 0.01, "{plate:?}");
    }

    #[test]
    fn bounds_hold_land_and_harbour_plates() {
        let half = 50.0 * 3f32.sqrt();
        let ends = [Point { x: half, y: -50.0 }, Point { x: half, y: 50.0 }];
        let harbours = vec![Harbour::new(Port::Ore, Point::default(), ends)];
        let bounds = Land { tiles: vec![tile(0.0, 0.0)], harbours, spots: vec![] }.bounds();
        assert!((bounds.x + half).abs() < 0.01 && (bounds.right() - (half + 96.0)).abs() < 0.01, "{bounds:?}");
        assert!((bounds.y + 100.0).abs() < 0.01 && (bounds.bottom() - 100.0).abs() < 0.01, "{bounds:?}");
    }

    #[test]
    fn a_point_past_the_slanting_side_is_not_on_the_tile() {
        let land = Land { tiles: vec![tile(0.0, 0.0)], ..Land::default() };
        assert!(land.tile_at(Point { x: 0.0, y: -98.0 }).is_some());
        assert!(land.tile_at(Point { x: 80.0, y: -48.0 }).is_some());
        assert!(land.tile_at(Point { x: 60.0, y: -80.0 }).is_none());
    }

    #[test]
    fn nearer_buildings_come_after_farther_ones() {
        let house = |corner, y| Building { corner, at: Point { x: 0.0, y }, house: House::City, colour: 1 };
        let pieces = Pieces { buildings: vec![house(1, 50.0), house(2, -50.0), house(3, 0.0)], ..Pieces::default() };
        let order: Vec<u8> = pieces.houses().iter().map(|house| house.corner).collect();
        assert_eq!(order, [2, 3, 1]);
    }
}
