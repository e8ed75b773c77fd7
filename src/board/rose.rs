//! Where a compass rose fits on the sea.

use super::geometry::{Point, UNIT, View};
use super::model::{Harbour, Land};

/// The smallest and the largest radius of a rose, in board units.
const RADIUS: (f32, f32) = (60.0, 110.0);
/// The smallest radius on screen, in pixels: smaller is clutter.
const LEAST: f32 = 30.0;
/// Open water kept between a rose and the shoals.
const WATER: f32 = 34.0;
/// Pixels kept free along the border of the chart, and under its buttons at the left.
const BORDER: f32 = 30.0;

/// A free circle in a corner of the view: the right ones first, the bottom before the top. None where the sea is too narrow.
pub fn rose_spot(land: &Land, view: &View) -> Option<(Point, f32)> {
    let area = view.area().grow(-BORDER / view.scale);
    let at = |right: bool, low: bool, radius: f32| Point {
        x: if right { area.right() - radius } else { area.x + radius },
        // the letter above a rose needs a third of its radius
        y: if low { area.bottom() - radius } else { area.y + 1.3 * radius },
    };
    let room = |point: Point| {
        let hexes = land.tiles.iter().map(|tile| tile.at.distance(point) - UNIT);
        let plates = land.harbours.iter().map(|port| port.plate.distance(point) - Harbour::RADIUS);
        hexes.chain(plates).fold(f32::MAX, f32::min) - WATER
    };
    let radii = [RADIUS.1, 95.0, 80.0, 70.0, RADIUS.0];
    radii.into_iter().filter(|radius| radius * view.scale >= LEAST).find_map(|radius| {
        let corners = [at(true, true, radius), at(true, false, radius), at(false, false, radius)];
        let free = |point: &Point| area.width > 2.0 * radius && area.height > 2.3 * radius && room(*point) >= radius;
        corners.into_iter().find(free).map(|point| (point, radius))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::geometry::{Camera, Clear};
    use crate::board::model::{Terrain, Tile};

    fn land() -> Land {
        let tile = |q: i32, r: i32| {
            let at = Point { x: 173.205 * (q as f32 + r as f32 / 2.0), y: 150.0 * r as f32 };
            Tile { id: 0, at, terrain: Terrain::Fields, number: Some(4) }
        };
        let all = (-2i32..=2).flat_map(|q| (-2i32..=2).map(move |r| (q, r)));
        let tiles = all.filter(|(q, r)| (q + r).abs() <= 2).map(|(q, r)| tile(q, r)).collect();
        Land { tiles, ..Land::default() }
    }

    fn view(width: f32, height: f32) -> View {
        Camera::new(land().bounds(), Point { x: width, y: height }, Clear::default()).view
    }

    #[test]
    fn a_wide_sea_has_a_rose_at_its_lower_right() {
        let view = view(1100.0, 620.0);
        let (at, radius) = rose_spot(&land(), &view).expect("room for a rose");
        assert!(at.x > 500.0 && at.y > 200.0, "{at:?}");
        assert!(land().tiles.iter().all(|tile| tile.at.distance(at) > 100.0 + radius));
    }

    #[test]
    fn a_rose_too_small_to_read_is_left_out() {
        assert_eq!(rose_spot(&land(), &view(400.0, 200.0)), None);
    }

    #[test]
    fn a_sea_without_a_free_circle_of_60_units_has_none() {
        let land = land();
        let bounds = land.bounds();
        let tight = View { origin: Point { x: bounds.x, y: bounds.y }, scale: 0.4, size: Point { x: 344.0, y: 312.0 } };
        assert_eq!(rose_spot(&land, &tight), None);
    }
}
