//! Fills the tables of a [`Board`].

use super::{Board, CORNER, NONE, Point, ROWS, centre};
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet, MAX_CORNERS, MAX_EDGES, MAX_HEXES};
use crate::layout::{Coord, Plaza, Problem};
use crate::sort;

/// North of everything first, then west: the order of ids.
fn reading_order((x, y): Point) -> (i16, i16) {
    (y, x)
}

/// The middle of an edge, doubled, in reading order; no two edges have the same.
fn middle((a, b): (Point, Point)) -> (i16, i16) {
    reading_order((a.0 + b.0, a.1 + b.1))
}

/// An edge by its two ends, in reading order.
fn segment(a: Point, b: Point) -> (Point, Point) {
    if reading_order(a) <= reading_order(b) { (a, b) } else { (b, a) }
}

fn corner_point(at: Coord, k: usize) -> Point {
    let ((x, y), (dx, dy)) = (centre(at), CORNER[k % 6]);
    (x + dx, y + dy)
}

impl Board {
    /// The board of tiles, printed sea and plazas, each in the order of the rows.
    pub(crate) fn of_hexes(tiles: &[Coord], frame: &[Coord], plazas: &[Plaza]) -> Result<Board, Problem> {
        let coords: Vec<Coord> = tiles.iter().chain(frame).copied().collect();
        check_hexes(tiles, frame, &coords)?;
        let mut board = Board::empty(coords);
        board.tiles = (0..tiles.len()).map(|i| Hex(i as u8)).collect();
        board.frame = (tiles.len()..board.coords.len()).map(|i| Hex(i as u8)).collect();
        board.fill_rows();

        let corners = points_of(tiles);
        let edges = segments_of(tiles);
        if corners.len() + plazas.len() > MAX_CORNERS {
            return Err(Problem::TooManyCorners);
        }
        let paths: u32 = plazas.iter().map(|plaza| (plaza.corners & 63).count_ones()).sum();
        if edges.len() + paths as usize > MAX_EDGES {
            return Err(Problem::TooManyEdges);
        }
        for point in &corners {
            board.add_corner(*point);
        }
        board.fill_hexes(&corners, &edges)?;
        if !plazas.is_sorted_by_key(|plaza| plaza.hex) {
            return Err(Problem::Unordered);
        }
        for plaza in plazas {
            board.add_plaza(*plaza)?;
        }
        Ok(board)
    }

    fn empty(coords: Vec<Coord>) -> Board {
        Board {
            tiles: HexSet::EMPTY,
            frame: HexSet::EMPTY,
            corners: CornerSet::EMPTY,
            edges: EdgeSet::EMPTY,
            plazas: CornerSet::EMPTY,
            inner: EdgeSet::EMPTY,
            hex_count: coords.len() as u8,
            corner_count: 0,
            edge_count: 0,
            hex_corners: [[NONE; 6]; ROWS],
            hex_edges: [[NONE; 6]; ROWS],
            hex_near: [[NONE; 6]; ROWS],
            hex_plaza: [NONE; ROWS],
            corners_of: [CornerSet::EMPTY; ROWS],
            edges_of: [EdgeSet::EMPTY; ROWS],
            edges_at: [EdgeSet::EMPTY; ROWS],
            near_at: [CornerSet::EMPTY; ROWS],
            edge_list: [[Edge(NONE); 4]; ROWS],
            degree: [0; ROWS],
            hexes_at: [[Hex(NONE); 3]; ROWS],
            hexes_at_count: [0; ROWS],
            ends: [[Corner(NONE); 2]; ROWS],
            sides: [[None; 2]; ROWS],
            coords,
            corner_points: Vec::new(),
            edge_points: Vec::new(),
            rows: Vec::new(),
            north: 0,
        }
    }

    fn fill_rows(&mut self) {
        let rows = || self.coords.iter().map(|at| at.r);
        let (north, south) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        self.north = north;
        self.rows = vec![Vec::new(); (south - north) as usize + 1];
        for (hex, at) in (0u8..).map(Hex).zip(&self.coords) {
            self.rows[(at.r - north) as usize].push(hex);
        }
        for row in &mut self.rows {
            sort::by_key(row, |hex| self.coords[hex.at()].q);
        }
    }

    /// Corners and edges are in the order of their ids.
    fn fill_hexes(&mut self, corners: &[Point], edges: &[(Point, Point)]) -> Result<(), Problem> {
        let corner_at = |point: Point| {
            let found = corners.binary_search_by_key(&reading_order(point), |p| reading_order(*p));
            found.ok().map(|id| Corner(id as u8))
        };
        let edge_at = |segment: (Point, Point)| {
            let found = edges.binary_search_by_key(&middle(segment), |s| middle(*s));
            found.ok().map(|id| Edge(id as u8))
        };
        for (a, b) in edges {
            self.add_edge([*a, *b].map(|end| corner_at(end).expect("the ends of an edge are corners")))?;
        }
        let coords = self.coords.clone();
        for (hex, at) in (0u8..).map(Hex).zip(coords.iter().copied()) {
            for k in 0..6 {
                self.hex_near[hex.at()][k] = hex_at(&coords, at.step(k as u8)).map_or(NONE, |near| near.0);
                let point = corner_point(at, k);
                if let Some(corner) = corner_at(point) {
                    self.hex_corners[hex.at()][k] = corner.0;
                    self.corners_of[hex.at()].insert(corner);
                    self.touch(corner, hex);
                }
                if let Some(edge) = edge_at(segment(point, corner_point(at, k + 1))) {
                    self.hex_edges[hex.at()][k] = edge.0;
                    self.edges_of[hex.at()].insert(edge);
                    let sides = &mut self.sides[edge.at()];
                    sides[usize::from(sides[0].is_some())] = Some(hex);
                }
            }
        }
        Ok(())
    }

    fn touch(&mut self, corner: Corner, hex: Hex) {
        let n = &mut self.hexes_at_count[corner.at()];
        self.hexes_at[corner.at()][*n as usize] = hex;
        *n += 1;
    }

    fn add_corner(&mut self, point: Point) -> Corner {
        let corner = Corner(self.corner_count);
        self.corner_count += 1;
        self.corners.insert(corner);
        self.corner_points.push(point);
        corner
    }

    fn add_edge(&mut self, ends: [Corner; 2]) -> Result<Edge, Problem> {
        let edge = Edge(self.edge_count);
        self.edge_count += 1;
        self.edges.insert(edge);
        self.ends[edge.at()] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
        self.edge_points.push((self.corner_points[ends[0].at()], self.corner_points[ends[1].at()]));
        for (here, there) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            let n = &mut self.degree[here.at()];
            let slot = self.edge_list[here.at()].get_mut(*n as usize).ok_or(Problem::CrowdedCorner)?;
            *slot = edge;
            *n += 1;
            self.edges_at[here.at()].insert(edge);
            self.near_at[here.at()].insert(there);
        }
        Ok(edge)
    }

    fn add_plaza(&mut self, plaza: Plaza) -> Result<(), Problem> {
        let hex = plaza.hex;
        if hex.0 >= self.hex_count
            || !self.tiles.has(hex)
            || self.hex_plaza[hex.at()] != NONE
            || plaza.corners & 63 == 0
        {
            return Err(Problem::BadPlaza);
        }
        let middle = self.add_corner(centre(self.coords[hex.at()]));
        self.hex_plaza[hex.at()] = middle.0;
        self.plazas.insert(middle);
        self.touch(middle, hex);
        for k in (0..6).filter(|k| plaza.corners >> k & 1 != 0) {
            let end = Corner(self.hex_corners[hex.at()][k]);
            let path = self.add_edge([middle, end])?;
            self.inner.insert(path);
            self.sides[path.at()] = [Some(hex); 2];
        }
        Ok(())
    }
}

/// The hex that lies there.
fn hex_at(coords: &[Coord], at: Coord) -> Option<Hex> {
    coords.iter().position(|coord| *coord == at).map(|id| Hex(id as u8))
}

/// Checks order, range and closure of the hexes.
fn check_hexes(tiles: &[Coord], frame: &[Coord], coords: &[Coord]) -> Result<(), Problem> {
    if tiles.is_empty() {
        return Err(Problem::NoTiles);
    }
    if coords.len() > MAX_HEXES {
        return Err(Problem::TooManyHexes);
    }
    if coords.iter().any(|at| at.q.unsigned_abs() > 100 || at.r.unsigned_abs() > 100) {
        return Err(Problem::OutOfRange);
    }
    let rows = || coords.iter().map(|at| at.r as i16);
    if rows().max().unwrap_or(0) - rows().min().unwrap_or(0) >= 26 {
        return Err(Problem::TooManyRows);
    }
    if (0..coords.len()).any(|id| coords[..id].contains(&coords[id])) {
        return Err(Problem::Overlap);
    }
    if [tiles, frame].iter().any(|list| !list.is_sorted_by_key(|at| (at.r, at.q))) {
        return Err(Problem::Unordered);
    }
    if tiles.iter().any(|at| (0..6).any(|side| !coords.contains(&at.step(side)))) {
        return Err(Problem::OpenFrame);
    }
    Ok(())
}

fn points_of(tiles: &[Coord]) -> Vec<Point> {
    let mut points: Vec<Point> = tiles.iter().flat_map(|at| (0..6).map(|k| corner_point(*at, k))).collect();
    sort::by_key(&mut points, |p| reading_order(*p));
    points.dedup();
    points
}

fn segments_of(tiles: &[Coord]) -> Vec<(Point, Point)> {
    let sides = |at: &Coord| {
        let at = *at;
        (0..6).map(move |k| segment(corner_point(at, k), corner_point(at, k + 1)))
    };
    let mut segments: Vec<(Point, Point)> = tiles.iter().flat_map(sides).collect();
    sort::by_key(&mut segments, |segment| middle(*segment));
    segments.dedup();
    segments
}
