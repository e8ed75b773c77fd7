//! Where a tag stands beside its place, and which lit places lie out of view.

use super::{Point, Rect, View};

/// A side of a place or of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// To the right.
    #[default]
    Right,
    /// To the left.
    Left,
    /// Over it.
    Above,
    /// Under it.
    Below,
}

impl Side {
    const ALL: [Side; 4] = [Side::Right, Side::Left, Side::Above, Side::Below];
}

/// The top left of a tag of this size on a side of a place, a gap away from it.
pub fn tag_corner(at: Point, size: Point, gap: f32, side: Side) -> Point {
    match side {
        Side::Right => Point { x: at.x + gap, y: at.y - size.y / 2.0 },
        Side::Left => Point { x: at.x - gap - size.x, y: at.y - size.y / 2.0 },
        Side::Above => Point { x: at.x - size.x / 2.0, y: at.y - gap - size.y },
        Side::Below => Point { x: at.x - size.x / 2.0, y: at.y + gap },
    }
}

/// How near a tag comes to the edge of the screen, in pixels.
const MARGIN: f32 = 6.0;

/// The side of a place where a tag hides the fewest pieces and stays on the screen, and its top left there. It slides
/// along its side to stay on the screen, never over its place unless there is room on no side. All in pixels.
pub fn tag_side(at: Point, size: Point, gap: f32, pieces: &[Point], screen: Point) -> (Side, Point) {
    let stand = |side: Side| {
        let corner = tag_corner(at, size, gap, side);
        let kept = Point { x: keep(corner.x, size.x, screen.x), y: keep(corner.y, size.y, screen.y) };
        let pushed = match side {
            Side::Right | Side::Left => (kept.x - corner.x).abs(),
            Side::Above | Side::Below => (kept.y - corner.y).abs(),
        };
        let tag = Rect { x: kept.x, y: kept.y, width: size.x, height: size.y };
        let hidden = pieces.iter().filter(|&&piece| tag.grow(10.0).contains(piece)).count();
        ((pushed > MARGIN, hidden, pushed as i32), (side, kept))
    };
    let stands = Side::ALL.map(stand);
    stands.into_iter().min_by_key(|(cost, _)| *cost).map(|(_, stand)| stand).unwrap_or_default()
}

/// Where a length begins so that the whole of it is on the screen, where that can be.
fn keep(start: f32, length: f32, whole: f32) -> f32 {
    start.min(whole - length - MARGIN).max(MARGIN)
}

/// How far from a lit place a tag keeps that is to cover none, in pixels.
const LIT: f32 = 24.0;

/// Where a tag may not be, and where it better is not. All in pixels.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Crowd {
    /// Lit places: never covered.
    pub lit: Vec<Point>,
    /// Another tag: never covered.
    pub tag: Option<Rect>,
    /// Numbers and the like.
    pub marks: Vec<Point>,
    /// Width and height of the screen area, which a tag does not leave.
    pub screen: Point,
}

impl Crowd {
    /// Whether a tag covers nothing that it may not.
    pub fn leaves(&self, tag: Rect) -> bool {
        let screen = Rect { x: 0.0, y: 0.0, width: self.screen.x, height: self.screen.y };
        let inside = [tag.x, tag.right()].iter().all(|x| (0.0..=screen.width).contains(x))
            && [tag.y, tag.bottom()].iter().all(|y| (0.0..=screen.height).contains(y));
        let apart = |other: &Rect| {
            tag.right() < other.x || other.right() < tag.x || tag.bottom() < other.y || other.bottom() < tag.y
        };
        inside && self.tag.iter().all(apart) && !self.lit.iter().any(|&place| tag.grow(LIT).contains(place))
    }

    /// A tag of this size beside one of these places, a gap away, that covers nothing it may not and few marks: the place,
    /// the side, the top left of the tag. There may be none.
    pub fn free_tag(&self, places: &[Point], size: Point, gap: f32) -> Option<(Point, Side, Point)> {
        let all = places.iter().flat_map(|&at| Side::ALL.map(|side| (at, side, tag_corner(at, size, gap, side))));
        let tag = |corner: Point| Rect { x: corner.x, y: corner.y, width: size.x, height: size.y };
        let free = all.filter(|&(_, _, corner)| self.leaves(tag(corner)));
        free.min_by_key(|&(_, _, corner)| {
            self.marks.iter().filter(|&&mark| tag(corner).grow(20.0).contains(mark)).count()
        })
    }
}

/// Lit places out of view on one side of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beyond {
    /// Which side.
    pub side: Side,
    /// How many.
    pub count: usize,
    /// The one nearest to the view, on the board.
    pub nearest: Point,
}

/// The lit places out of view, side by side of the screen.
pub fn beyond(places: &[Point], view: &View) -> Vec<Beyond> {
    let mut found: Vec<(Beyond, f32)> = vec![];
    for &place in places {
        let Some((side, over)) = overshoot(view.to_screen(place), view.size) else { continue };
        match found.iter_mut().find(|(beyond, _)| beyond.side == side) {
            Some((beyond, least)) => {
                beyond.count += 1;
                if over < *least {
                    (beyond.nearest, *least) = (place, over);
                }
            }
            None => found.push((Beyond { side, count: 1, nearest: place }, over)),
        }
    }
    found.into_iter().map(|(beyond, _)| beyond).collect()
}

/// The side past which a point lies, and by how many pixels.
fn overshoot(at: Point, screen: Point) -> Option<(Side, f32)> {
    let sides =
        [(Side::Left, -at.x), (Side::Right, at.x - screen.x), (Side::Above, -at.y), (Side::Below, at.y - screen.y)];
    sides.into_iter().filter(|(_, over)| *over > 0.0).max_by(|a, b| a.1.total_cmp(&b.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Point = Point { x: 900.0, y: 600.0 };
    const SIZE: Point = Point { x: 150.0, y: 40.0 };
    const MIDDLE: Point = Point { x: 450.0, y: 300.0 };

    #[test]
    fn a_tag_stands_right_of_its_place_when_nothing_is_in_the_way() {
        assert_eq!(tag_side(MIDDLE, SIZE, 40.0, &[], SCREEN), (Side::Right, Point { x: 490.0, y: 280.0 }));
    }

    #[test]
    fn a_tag_takes_the_side_with_the_fewest_pieces() {
        let right = Point { x: 560.0, y: 300.0 };
        let left = Point { x: 350.0, y: 290.0 };
        let above = Point { x: 450.0, y: 240.0 };
        assert_eq!(tag_side(MIDDLE, SIZE, 40.0, &[right], SCREEN).0, Side::Left);
        assert_eq!(tag_side(MIDDLE, SIZE, 40.0, &[right, left], SCREEN).0, Side::Above);
        assert_eq!(tag_side(MIDDLE, SIZE, 40.0, &[right, left, above], SCREEN).0, Side::Below);
    }

    #[test]
    fn a_tag_stays_on_the_screen_even_over_a_piece() {
        let rim = Point { x: 850.0, y: 300.0 };
        let left = Point { x: 750.0, y: 300.0 };
        let [above, below] = [240.0, 360.0].map(|y| Point { x: 840.0, y });
        assert_eq!(tag_side(rim, SIZE, 40.0, &[left, above, below], SCREEN).0, Side::Left);
        assert_eq!(tag_side(rim, SIZE, 40.0, &[left], SCREEN).0, Side::Above);
        assert_eq!(tag_side(Point { x: 100.0, y: 20.0 }, SIZE, 40.0, &[], SCREEN).0, Side::Right);
    }

    #[test]
    fn a_tag_too_wide_for_either_side_slides_along_and_keeps_off_its_place() {
        let phone = Point { x: 390.0, y: 420.0 };
        let (at, size) = (Point { x: 90.0, y: 200.0 }, Point { x: 270.0, y: 60.0 });
        let (side, corner) = tag_side(at, size, 40.0, &[], phone);
        assert_eq!((side, corner), (Side::Above, Point { x: 6.0, y: 100.0 }));
        let (side, corner) = tag_side(Point { x: 300.0, y: 50.0 }, size, 40.0, &[], phone);
        assert_eq!((side, corner), (Side::Below, Point { x: 114.0, y: 90.0 }));
    }

    #[test]
    fn a_free_tag_covers_no_lit_place_and_stays_on_the_screen() {
        let near = Point { x: 560.0, y: 300.0 };
        let crowd = Crowd { lit: vec![MIDDLE, near], screen: SCREEN, ..Crowd::default() };
        let found = crowd.free_tag(&[MIDDLE], SIZE, 30.0);
        assert_eq!(found, Some((MIDDLE, Side::Left, Point { x: 270.0, y: 280.0 })), "the other place is on its right");
        let rim = Point { x: 880.0, y: 300.0 };
        let crowd = Crowd { lit: vec![rim], screen: SCREEN, ..Crowd::default() };
        assert_eq!(crowd.free_tag(&[rim], SIZE, 30.0).map(|found| found.1), Some(Side::Left));
        let grid = (0..12).flat_map(|x| (0..9).map(move |y| Point { x: 80.0 * x as f32, y: 80.0 * y as f32 }));
        let crowd = Crowd { lit: grid.collect(), screen: SCREEN, ..Crowd::default() };
        assert_eq!(crowd.free_tag(&crowd.lit, SIZE, 30.0), None);
    }

    #[test]
    fn a_free_tag_keeps_off_another_tag_and_off_marks_where_it_can() {
        let other = Rect { x: 480.0, y: 280.0, width: 100.0, height: 40.0 };
        let crowd = Crowd { tag: Some(other), screen: SCREEN, ..Crowd::default() };
        assert_eq!(crowd.free_tag(&[MIDDLE], SIZE, 40.0).map(|found| found.1), Some(Side::Left));
        let marks = vec![Point { x: 360.0, y: 300.0 }];
        let crowd = Crowd { marks, ..crowd };
        assert_eq!(crowd.free_tag(&[MIDDLE], SIZE, 40.0).map(|found| found.1), Some(Side::Above));
    }

    #[test]
    fn places_out_of_view_are_counted_by_side_with_the_nearest_named() {
        let view = View { origin: Point::default(), scale: 1.0, size: SCREEN };
        let (near, far) = (Point { x: 950.0, y: 100.0 }, Point { x: 1200.0, y: 100.0 });
        let north = Point { x: 100.0, y: -70.0 };
        let found = beyond(&[far, near, north, MIDDLE], &view);
        let east = Beyond { side: Side::Right, count: 2, nearest: near };
        assert_eq!(found, [east, Beyond { side: Side::Above, count: 1, nearest: north }]);
    }
}
