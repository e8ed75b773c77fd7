//! Points, boxes and what follows from them: the view, the nearest place, walking by arrows, the place of a tag.

mod camera;
mod nearest;
mod placement;
mod walk;

pub use camera::{Camera, Clear, View};
pub use nearest::{Aim, Hit, nearest};
pub use placement::{Beyond, Crowd, Side, beyond, tag_corner, tag_side};
pub use walk::{Heading, first, last, step};

use std::ops::{Add, Mul, Sub};

/// Corner to centre of a hex, in board units.
pub const UNIT: f32 = 100.0;

/// A point, on the board or on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the east.
    pub x: f32,
    /// To the south.
    pub y: f32,
}

impl Point {
    /// The length of the way from here to there.
    pub fn distance(self, to: Point) -> f32 {
        (to - self).length()
    }

    /// The distance from the origin.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The point half way.
    pub fn middle(self, to: Point) -> Point {
        (self + to) * 0.5
    }

    /// The same direction with length 1; the origin stays.
    pub fn unit(self) -> Point {
        match self.length() {
            0.0 => self,
            length => self * (1.0 / length),
        }
    }
}

/// The number, brought between two others. Unlike `clamp` it has nothing to panic about.
pub fn within(number: f32, least: f32, most: f32) -> f32 {
    number.max(least).min(most)
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point { x: self.x * by, y: self.y * by }
    }
}

/// A box.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Its western side.
    pub x: f32,
    /// Its northern side.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

impl Rect {
    /// A box round a point, by half its width and height.
    pub fn round(at: Point, half_width: f32, half_height: f32) -> Rect {
        Rect { x: at.x - half_width, y: at.y - half_height, width: 2.0 * half_width, height: 2.0 * half_height }
    }

    /// Its eastern side.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Its southern side.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Whether a point lies in it.
    pub fn contains(self, point: Point) -> bool {
        (self.x..=self.right()).contains(&point.x) && (self.y..=self.bottom()).contains(&point.y)
    }

    /// The box that holds both.
    pub fn union(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect { x, y, width: right - x, height: bottom - y }
    }

    /// The same box with more room on each side.
    pub fn grow(self, by: f32) -> Rect {
        Rect { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }
}
