//! Adjacency and names: which hexes, corners and edges there are and what touches what. No terrain.
//!
//! A corner or edge exists if it touches at least one tile; what lies between printed sea only does not. Every tile
//! is surrounded by tiles and printed sea, so each side of an edge and each third of a corner has a hex. A *plaza* is
//! a corner in the middle of a hex, an *inner path* an edge from there to one of the hex's own corners.

mod build;

use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet};
use crate::layout::{Coord, Layout, LayoutError};

/// Tables have a row for every byte, so that an id finds its row without a check.
const ROWS: usize = 256;
const NONE: u8 = 255;

/// Adjacency and names of one layout.
#[derive(Clone)]
pub struct Board {
    /// The hexes that take a tile.
    pub tiles: HexSet,
    /// The sea hexes printed on the frame.
    pub frame: HexSet,
    /// All corners, plazas included.
    pub corners: CornerSet,
    /// All edges, inner paths included.
    pub edges: EdgeSet,
    /// The corners in the middle of a hex.
    pub plazas: CornerSet,
    /// The edges inside a hex.
    pub inner: EdgeSet,

    hex_count: u8,
    corner_count: u8,
    edge_count: u8,
    hex_corners: [[u8; 6]; ROWS],
    hex_edges: [[u8; 6]; ROWS],
    hex_near: [[u8; 6]; ROWS],
    hex_plaza: [u8; ROWS],
    corners_of: [CornerSet; ROWS],
    edges_of: [EdgeSet; ROWS],
    edges_at: [EdgeSet; ROWS],
    near_at: [CornerSet; ROWS],
    edge_list: [[Edge; 4]; ROWS],
    degree: [u8; ROWS],
    hexes_at: [[Hex; 3]; ROWS],
    hexes_at_count: [u8; ROWS],
    ends: [[Corner; 2]; ROWS],
    sides: [[Option<Hex>; 2]; ROWS],

    coords: Vec<Coord>,
    /// Where corners and edges lie, in units of half a hex's width and a quarter of its height.
    corner_points: Vec<Point>,
    edge_points: Vec<(Point, Point)>,
    /// The hexes of each row from north to south, each from west to east.
    pub(crate) rows: Vec<Vec<Hex>>,
    north: i8,
}

/// A point of the grid on which all hex centres and corners lie: x in halves of a hex's width, y in quarters of its
/// height.
type Point = (i16, i16);

/// The six corners seen from the centre, clockwise from north.
const CORNER: [Point; 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

fn centre(at: Coord) -> Point {
    (2 * at.q as i16 + at.r as i16, 3 * at.r as i16)
}

/// Half the width of a hex whose corners are 100 from its centre.
const HALF_WIDTH: f32 = 86.602_54;
const QUARTER_HEIGHT: f32 = 50.0;

fn xy((x, y): Point) -> (f32, f32) {
    (x as f32 * HALF_WIDTH, y as f32 * QUARTER_HEIGHT)
}

impl Board {
    /// The board of a layout.
    ///
    /// # Errors
    /// Caps of [`crate::ids`] exceeded, a tile without a neighbour on some side, hexes out of order or twice, plazas
    /// that are none. The error's line is 0.
    pub fn new(layout: &Layout) -> Result<Board, LayoutError> {
        let tiles: Vec<Coord> = layout.tiles.iter().map(|t| t.at).collect();
        Board::of_hexes(&tiles, &layout.frame, &layout.plazas).map_err(LayoutError::whole)
    }

    /// How many hexes there are, printed sea included.
    pub fn hexes(&self) -> u8 {
        self.hex_count
    }
    /// How many corners there are, plazas included.
    pub fn corner_count(&self) -> u8 {
        self.corner_count
    }
    /// How many edges there are, inner paths included.
    pub fn edge_count(&self) -> u8 {
        self.edge_count
    }

    /// The axial coordinates `(q, r)` of a hex.
    pub fn coord(&self, hex: Hex) -> (i8, i8) {
        let at = self.coords[hex.at()];
        (at.q, at.r)
    }

    /// The hex at axial coordinates.
    pub fn hex_at(&self, q: i8, r: i8) -> Option<Hex> {
        let row = self.rows.get(usize::try_from(r as i16 - self.north as i16).ok()?)?;
        let place = row.binary_search_by_key(&q, |hex| self.coords[hex.at()].q).ok()?;
        Some(row[place])
    }

    /// Corner `k` of a hex, 0 north, clockwise to 5 north-west.
    #[inline(always)]
    pub fn corner_of(&self, hex: Hex, k: u8) -> Option<Corner> {
        some(self.hex_corners[hex.at()][k as usize % 6]).map(Corner)
    }
    /// The edge at a side of a hex, 0 north-east, clockwise to 5 north-west.
    #[inline(always)]
    pub fn edge_of(&self, hex: Hex, side: u8) -> Option<Edge> {
        some(self.hex_edges[hex.at()][side as usize % 6]).map(Edge)
    }
    /// The next hex over a side, 0 north-east, clockwise to 5 north-west.
    #[inline(always)]
    pub fn neighbour(&self, hex: Hex, side: u8) -> Option<Hex> {
        some(self.hex_near[hex.at()][side as usize % 6]).map(Hex)
    }
    /// The hexes next to a hex, clockwise from north-east.
    #[inline(always)]
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        self.hex_near[hex.at()].into_iter().filter_map(some).map(Hex)
    }
    /// The corners round a hex, without its plaza.
    #[inline(always)]
    pub fn corners_of(&self, hex: Hex) -> CornerSet {
        self.corners_of[hex.at()]
    }
    /// The edges round a hex, without its inner paths.
    #[inline(always)]
    pub fn edges_of(&self, hex: Hex) -> EdgeSet {
        self.edges_of[hex.at()]
    }
    /// The corner in the middle of a hex.
    #[inline(always)]
    pub fn plaza_of(&self, hex: Hex) -> Option<Corner> {
        some(self.hex_plaza[hex.at()]).map(Corner)
    }

    /// The edges that meet at a corner, as a set.
    #[inline(always)]
    pub fn edges_at(&self, corner: Corner) -> EdgeSet {
        self.edges_at[corner.at()]
    }
    /// The edges that meet at a corner: at most four.
    #[inline(always)]
    pub fn edge_list(&self, corner: Corner) -> &[Edge] {
        let (list, n) = (&self.edge_list[corner.at()], self.degree[corner.at()] as usize);
        list.get(..n).unwrap_or(list)
    }
    /// The corners one edge away.
    #[inline(always)]
    pub fn near_at(&self, corner: Corner) -> CornerSet {
        self.near_at[corner.at()]
    }
    /// The hexes that touch a corner, printed sea included: three, or the one round a plaza.
    #[inline(always)]
    pub fn hexes_at(&self, corner: Corner) -> &[Hex] {
        let (list, n) = (&self.hexes_at[corner.at()], self.hexes_at_count[corner.at()] as usize);
        list.get(..n).unwrap_or(list)
    }

    /// The two corners of an edge, the lower id first.
    #[inline(always)]
    pub fn ends(&self, edge: Edge) -> [Corner; 2] {
        self.ends[edge.at()]
    }
    /// The hexes on the two sides of an edge, printed sea included. An inner path has its hex on both.
    #[inline(always)]
    pub fn sides(&self, edge: Edge) -> [Option<Hex>; 2] {
        self.sides[edge.at()]
    }
    /// The end of an edge that is not `corner`.
    #[inline(always)]
    pub fn other_end(&self, edge: Edge, corner: Corner) -> Corner {
        let [a, b] = self.ends[edge.at()];
        if a == corner { b } else { a }
    }
    /// The edge that joins two corners.
    pub fn edge_between(&self, a: Corner, b: Corner) -> Option<Edge> {
        self.edge_list(a).iter().copied().find(|edge| self.other_end(*edge, a) == b)
    }

    /// The centre of a hex for drawing: x to the east, y to the south, the centre of hex (0, 0) at the origin, 100
    /// from a centre to its corners.
    pub fn hex_xy(&self, hex: Hex) -> (f32, f32) {
        xy(centre(self.coords[hex.at()]))
    }
    /// The place of a corner for drawing, in the units of [`Board::hex_xy`].
    pub fn corner_xy(&self, corner: Corner) -> (f32, f32) {
        xy(self.corner_points[corner.at()])
    }
    /// The middle of an edge for drawing, in the units of [`Board::hex_xy`].
    pub fn edge_xy(&self, edge: Edge) -> (f32, f32) {
        let (a, b) = self.edge_points[edge.at()];
        let ((ax, ay), (bx, by)) = (xy(a), xy(b));
        ((ax + bx) / 2.0, (ay + by) / 2.0)
    }
}

#[inline(always)]
fn some(id: u8) -> Option<u8> {
    (id != NONE).then_some(id)
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Board({} hexes, {} corners, {} edges)", self.hex_count, self.corner_count, self.edge_count)
    }
}

#[cfg(test)]
mod tests;
