//! Walking over places by arrow keys.

use super::Point;

/// Where an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Heading {
    /// How far a step goes ahead, and how far aside.
    fn measure(self, step: Point) -> (f32, f32) {
        match self {
            Heading::North => (-step.y, step.x.abs()),
            Heading::East => (step.x, step.y.abs()),
            Heading::South => (step.y, step.x.abs()),
            Heading::West => (-step.x, step.y.abs()),
        }
    }
}

/// The place to go to from a point by one arrow: the nearest ahead, where aside counts double. None at the rim.
pub fn step(places: &[Point], from: Point, heading: Heading) -> Option<usize> {
    let cost = |to: Point| {
        let (ahead, aside) = heading.measure(to - from);
        (ahead > 1.0).then_some(ahead + 2.0 * aside)
    };
    places
        .iter()
        .enumerate()
        .filter_map(|(index, &to)| Some((cost(to)?, index)))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, index)| index)
}

/// The first place in the order of reading: north to south, west to east.
pub fn first(places: &[Point]) -> Option<usize> {
    (0..places.len()).min_by(|&a, &b| reading(places[a], places[b]))
}

/// The last place in the order of reading.
pub fn last(places: &[Point]) -> Option<usize> {
    (0..places.len()).max_by(|&a, &b| reading(places[a], places[b]))
}

fn reading(a: Point, b: Point) -> std::cmp::Ordering {
    a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    /// The corners of an island of nineteen hexes.
    fn corners() -> Vec<Point> {
        let mut corners: Vec<Point> = vec![];
        for q in -2i32..=2 {
            for r in -2i32..=2 {
                if (q + r).abs() > 2 {
                    continue;
                }
                let centre = Point { x: 173.205 * (q as f32 + r as f32 / 2.0), y: 150.0 * r as f32 };
                for k in 0..6 {
                    let (sin, cos) = (60.0 * k as f32).to_radians().sin_cos();
                    let corner = centre + Point { x: 100.0 * sin, y: -100.0 * cos };
                    if corners.iter().all(|other| other.distance(corner) > 1.0) {
                        corners.push(corner);
                    }
                }
            }
        }
        corners
    }

    #[test]
    fn an_arrow_goes_to_the_nearest_place_ahead() {
        let row = [Point { x: 0.0, y: 0.0 }, Point { x: 100.0, y: 0.0 }, Point { x: 200.0, y: 0.0 }];
        assert_eq!(step(&row, row[0], Heading::East), Some(1));
        assert_eq!(step(&row, row[2], Heading::West), Some(1));
        assert_eq!(step(&row, row[0], Heading::West), None);
    }

    #[test]
    fn straight_ahead_beats_a_little_nearer_but_aside() {
        let places = [Point { x: 0.0, y: 0.0 }, Point { x: 60.0, y: 50.0 }, Point { x: 120.0, y: 0.0 }];
        assert_eq!(step(&places, places[0], Heading::East), Some(2));
    }

    #[test]
    fn every_corner_of_an_island_can_be_walked_to_from_every_other() {
        let corners = corners();
        assert_eq!(corners.len(), 54);
        for start in 0..corners.len() {
            let (mut seen, mut todo) = (vec![false; corners.len()], vec![start]);
            seen[start] = true;
            while let Some(here) = todo.pop() {
                for next in ALL.into_iter().filter_map(|heading| step(&corners, corners[here], heading)) {
                    if !std::mem::replace(&mut seen[next], true) {
                        todo.push(next);
                    }
                }
            }
            assert!(seen.iter().all(|&seen| seen), "from corner {start}");
        }
    }

    #[test]
    fn home_and_end_are_first_and_last_in_the_order_of_reading() {
        let places =
            [Point { x: 9.0, y: 5.0 }, Point { x: 8.0, y: 1.0 }, Point { x: 2.0, y: 1.0 }, Point { x: 1.0, y: 5.0 }];
        assert_eq!((first(&places), last(&places)), (Some(2), Some(0)));
        assert_eq!((first(&[]), last(&[])), (None, None));
    }
}
