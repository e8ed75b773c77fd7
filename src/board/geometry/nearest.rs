//! Nearest wins: which of the lit places a tap means.

use super::Point;
use crate::angle;

/// Pixels within which a tap finds a lit place.
const REACH: f32 = 32.0;
/// Two places whose distances differ by less, in pixels, are told apart by asking.
const CLOSE: f32 = 8.0;

/// A place as something to hit, on screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aim {
    /// Its anchor in pixels.
    pub at: Point,
    /// Half the length of the stretch along which an edge can be hit; 0 for a corner or hex.
    pub half: f32,
    /// The slope of that stretch in degrees.
    pub angle: f32,
    /// Pixels within which it can be hit, when more than the usual reach: the size of a hex.
    pub reach: f32,
}

impl Aim {
    /// A corner.
    pub fn corner(at: Point) -> Aim {
        Aim { at, half: 0.0, angle: 0.0, reach: REACH }
    }

    /// An edge, to be hit along its middle part: all but 15 units at either end.
    pub fn edge(at: Point, angle: f32, scale: f32) -> Aim {
        Aim { at, half: 35.0 * scale, angle, reach: REACH }
    }

    /// A hex, to be hit anywhere in it.
    pub fn hex(at: Point, radius: f32) -> Aim {
        Aim { at, half: 0.0, angle: 0.0, reach: radius.max(REACH) }
    }

    /// Pixels from a tap to it.
    fn distance(&self, tap: Point) -> f32 {
        let (sin, cos) = angle::sin_cos(self.angle);
        let offset = tap - self.at;
        let along = offset.x * cos + offset.y * sin;
        let across = offset.y * cos - offset.x * sin;
        (along.abs() - self.half).max(0.0).hypot(across)
    }
}

/// What a tap found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The index of the nearest place.
    pub first: usize,
    /// The index of another that is nearly as near.
    pub runner_up: Option<usize>,
}

/// The nearest place within reach of a tap.
pub fn nearest(aims: &[Aim], tap: Point) -> Option<Hit> {
    let mut within: Vec<(f32, usize)> = aims
        .iter()
        .enumerate()
        .map(|(index, aim)| (aim.distance(tap), aim.reach, index))
        .filter(|(distance, reach, _)| distance <= reach)
        .map(|(distance, _, index)| (distance, index))
        .collect();
    rules::sort::by_key(&mut within, |one| one.0);
    let &(best, first) = within.first()?;
    let runner_up = within.get(1).filter(|second| second.0 - best < CLOSE).map(|second| second.1);
    Some(Hit { first, runner_up })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    #[test]
    fn the_nearest_lit_place_within_32_pixels_wins() {
        let aims = [Aim::corner(at(0.0, 0.0)), Aim::corner(at(50.0, 0.0))];
        assert_eq!(nearest(&aims, at(32.0, 0.0)), Some(Hit { first: 1, runner_up: None }));
        assert_eq!(nearest(&aims, at(-32.0, 0.0)), Some(Hit { first: 0, runner_up: None }));
    }

    #[test]
    fn a_tap_farther_than_32_pixels_finds_nothing() {
        assert_eq!(nearest(&[Aim::corner(at(0.0, 0.0))], at(32.5, 0.0)), None);
        assert_eq!(nearest(&[], at(0.0, 0.0)), None);
    }

    #[test]
    fn two_places_nearly_as_near_are_both_named() {
        let aims = [Aim::corner(at(0.0, 0.0)), Aim::corner(at(40.0, 0.0))];
        assert_eq!(nearest(&aims, at(17.0, 0.0)), Some(Hit { first: 0, runner_up: Some(1) }));
        assert_eq!(nearest(&aims, at(16.0, 0.0)), Some(Hit { first: 0, runner_up: None }));
        assert_eq!(nearest(&aims, at(24.0, 0.0)), Some(Hit { first: 1, runner_up: None }));
    }

    #[test]
    fn an_edge_is_hit_along_its_length() {
        let upright = [Aim::edge(at(0.0, 0.0), 90.0, 1.0)];
        assert!(nearest(&upright, at(0.0, 60.0)).is_some());
        assert!(nearest(&upright, at(30.0, 30.0)).is_some());
        assert!(nearest(&upright, at(60.0, 0.0)).is_none());
    }

    #[test]
    fn a_hex_is_hit_anywhere_in_it_and_asks_only_at_its_border() {
        let aims = [Aim::hex(at(0.0, 0.0), 60.0), Aim::hex(at(104.0, 0.0), 60.0)];
        assert_eq!(nearest(&aims, at(45.0, 20.0)), Some(Hit { first: 0, runner_up: None }));
        assert_eq!(nearest(&aims, at(50.0, 0.0)), Some(Hit { first: 0, runner_up: Some(1) }));
    }
}
