//! The coast: the line round all land, as loops of corners.

use crate::decimal::tenths;

use super::geometry::{Point, UNIT};
use super::model::Tile;
use crate::angle;

/// The six corners of a hex, clockwise from the north.
pub fn corners(centre: Point) -> [Point; 6] {
    std::array::from_fn(|k| {
        let (sin, cos) = angle::sin_cos(60.0 * k as f32);
        centre + Point { x: UNIT * sin, y: -UNIT * cos }
    })
}

/// The line round the land: one loop for each island, and one for each inland sea.
pub fn outline(tiles: &[Tile]) -> Vec<Vec<Point>> {
    let sides: Vec<(Point, Point)> = tiles
        .iter()
        .flat_map(|tile| {
            let ring = corners(tile.at);
            (0..6).map(move |k| (ring[k], ring[(k + 1) % 6]))
        })
        .collect();
    // a side between two tiles is walked both ways; only sides walked once are coast
    let coast = |side: &&(Point, Point)| !sides.iter().any(|other| same(other.0, side.1) && same(other.1, side.0));
    let mut rest: Vec<(Point, Point)> = sides.iter().filter(coast).copied().collect();
    let mut loops = vec![];
    while let Some((start, mut end)) = rest.pop() {
        let mut ring = vec![start];
        while !same(end, start) {
            let Some(next) = rest.iter().position(|side| same(side.0, end)) else { break };
            ring.push(end);
            end = rest.swap_remove(next).1;
        }
        loops.push(ring);
    }
    loops
}

fn same(a: Point, b: Point) -> bool {
    a.distance(b) < 1.0
}

/// Loops as the data of a path.
pub fn path(loops: &[Vec<Point>]) -> String {
    let mut data = String::new();
    for ring in loops {
        for (index, point) in ring.iter().enumerate() {
            data += &format!("{}{},{}", if index == 0 { "M" } else { " " }, tenths(point.x), tenths(point.y));
        }
        data += "Z";
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::model::Terrain;

    fn tiles(axial: &[(i32, i32)]) -> Vec<Tile> {
        let tile = |(id, &(q, r)): (usize, &(i32, i32))| {
            let at = Point { x: 173.205 * (q as f32 + r as f32 / 2.0), y: 150.0 * r as f32 };
            Tile { id: id as u8, at, terrain: Terrain::Forest, number: None }
        };
        axial.iter().enumerate().map(tile).collect()
    }

    fn disc(radius: i32) -> Vec<(i32, i32)> {
        let all = (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| (q, r)));
        all.filter(|(q, r)| (q + r).abs() <= radius).collect()
    }

    #[test]
    fn the_coast_of_an_island_of_nineteen_hexes_has_thirty_sides() {
        let loops = outline(&tiles(&disc(2)));
        assert_eq!(loops.iter().map(Vec::len).collect::<Vec<_>>(), [30]);
    }

    #[test]
    fn two_islands_are_two_loops() {
        let mut loops: Vec<usize> = outline(&tiles(&[(0, 0), (3, 0), (4, 0)])).iter().map(Vec::len).collect();
        loops.sort();
        assert_eq!(loops, [6, 10]);
    }

    #[test]
    fn an_inland_sea_is_a_loop_of_its_own() {
        let ring: Vec<_> = disc(1).into_iter().filter(|&hex| hex != (0, 0)).collect();
        let mut loops: Vec<usize> = outline(&tiles(&ring)).iter().map(Vec::len).collect();
        loops.sort();
        assert_eq!(loops, [6, 18]);
    }

    #[test]
    fn a_path_closes_every_loop() {
        let path = path(&outline(&tiles(&[(0, 0)])));
        assert!(path.starts_with('M') && path.ends_with('Z') && path.matches(' ').count() == 5, "{path}");
    }
}
