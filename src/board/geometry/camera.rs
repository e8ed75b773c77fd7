//! Which part of the board is in view: fit, zoom, pan, and the way between board and screen.

use super::{Point, Rect, UNIT, within};
use crate::decimal::hundredths;

/// A view of the board: where its top left corner lies, and how many pixels a board unit takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// The board point at the top left of the screen area.
    pub origin: Point,
    /// Pixels for each board unit.
    pub scale: f32,
    /// Width and height of the screen area in pixels.
    pub size: Point,
}

impl Default for View {
    fn default() -> View {
        View { origin: Point::default(), scale: 1.0, size: Point { x: 1.0, y: 1.0 } }
    }
}

impl View {
    /// The `viewBox` of the picture.
    pub fn view_box(&self) -> String {
        let area = self.area();
        format!("{} {} {} {}", hundredths(area.x), hundredths(area.y), hundredths(area.width), hundredths(area.height))
    }

    /// The part of the board in view.
    pub fn area(&self) -> Rect {
        Rect { x: self.origin.x, y: self.origin.y, width: self.size.x / self.scale, height: self.size.y / self.scale }
    }

    /// Where a point of the board is on screen, in pixels from the top left.
    pub fn to_screen(&self, board: Point) -> Point {
        (board - self.origin) * self.scale
    }

    /// Which point of the board is at a point of the screen.
    pub fn to_board(&self, screen: Point) -> Point {
        self.origin + screen * (1.0 / self.scale)
    }

    /// The radius of a hex in pixels.
    pub fn hex(&self) -> f32 {
        UNIT * self.scale
    }

    /// Whether hexes are so small that what stands on them is drawn larger.
    pub fn is_compact(&self) -> bool {
        self.hex() < 36.0
    }
}

/// Pixels along the sides that a fitted board leaves free.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clear {
    /// At the top.
    pub top: f32,
    /// At the left and at the right.
    pub sides: f32,
    /// At the bottom.
    pub bottom: f32,
}

impl Default for Clear {
    fn default() -> Clear {
        Clear { top: 4.0, sides: 4.0, bottom: 4.0 }
    }
}

/// A view that may move within limits: from the whole board to a hex of 140 pixels, with a third of the board always in view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Camera {
    /// What is in view.
    pub view: View,
    /// The box that fitting shows whole.
    board: Rect,
    clear: Clear,
    /// Whether the whole board is shown and follows the size of the screen.
    fitted: bool,
}

impl Camera {
    /// Room round the board in a fitted view, in board units.
    const MARGIN: f32 = 40.0;
    /// The largest radius of a hex, in pixels.
    const LARGEST_HEX: f32 = 140.0;
    /// The part of the board that stays in view.
    const KEPT: f32 = 1.0 / 3.0;

    /// A camera that shows a whole board.
    pub fn new(bounds: Rect, size: Point, clear: Clear) -> Camera {
        let board = bounds.grow(Self::MARGIN);
        let mut camera = Camera { view: View::default(), board, clear, fitted: true };
        camera.view = camera.whole_at(size);
        camera
    }

    /// The view that shows the whole board in an area of this size.
    fn whole_at(&self, size: Point) -> View {
        let free = Rect {
            x: self.clear.sides,
            y: self.clear.top,
            width: (size.x - 2.0 * self.clear.sides).max(1.0),
            height: (size.y - self.clear.top - self.clear.bottom).max(1.0),
        };
        let scale = (free.width / self.board.width.max(1.0)).min(free.height / self.board.height.max(1.0));
        View { origin: self.board.centre() - free.centre() * (1.0 / scale), scale, size }
    }

    /// The view that shows the whole board.
    pub fn whole(&self) -> View {
        self.whole_at(self.view.size)
    }

    fn smallest_scale(&self) -> f32 {
        self.whole().scale
    }

    fn largest_scale(&self) -> f32 {
        (Self::LARGEST_HEX / UNIT).max(self.smallest_scale())
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        self.view = self.whole();
        self.fitted = true;
    }

    /// Whether the whole board is shown.
    pub fn is_fitted(&self) -> bool {
        self.fitted
    }

    /// Takes a new size of the screen area. A whole board stays whole; otherwise centre and zoom stay.
    pub fn resize(&mut self, size: Point, clear: Clear) {
        self.clear = clear;
        if self.fitted {
            self.view = self.whole_at(size);
            return;
        }
        let centre = self.view.area().centre();
        self.view.size = size;
        self.view.scale = within(self.view.scale, self.smallest_scale(), self.largest_scale());
        self.view.origin = centre - size * (0.5 / self.view.scale);
        self.hold();
    }

    /// Zooms by a factor so that the board point under `at` stays there.
    pub fn zoom(&mut self, at: Point, factor: f32) {
        let (least, most) = (self.smallest_scale(), self.largest_scale());
        let scale = within(self.view.scale * factor, least, most);
        if scale == self.view.scale {
            return;
        }
        if scale == least {
            self.fit();
            return;
        }
        let under = self.view.to_board(at);
        self.view.scale = scale;
        self.view.origin = under - at * (1.0 / scale);
        self.fitted = false;
        self.hold();
    }

    /// Moves the board by pixels.
    pub fn pan(&mut self, by: Point) {
        self.view.origin = self.view.origin - by * (1.0 / self.view.scale);
        self.fitted = false;
        self.hold();
    }

    /// Brings a point of the board into the middle, unless it is well in view.
    pub fn reveal(&mut self, point: Point) {
        let area = self.view.area();
        if area.grow(-0.12 * area.width.min(area.height)).contains(point) {
            return;
        }
        self.pan(self.view.size * 0.5 - self.view.to_screen(point));
    }

    /// Keeps enough of the board in view.
    fn hold(&mut self) {
        let area = self.view.area();
        let hold = |start: f32, length: f32, board: f32, board_length: f32| {
            let kept = length.min(board_length) * Self::KEPT;
            within(start, board + kept - length, board + board_length - kept)
        };
        self.view.origin = Point {
            x: hold(area.x, area.width, self.board.x, self.board.width),
            y: hold(area.y, area.height, self.board.y, self.board.height),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ISLAND: Rect = Rect { x: -500.0, y: -450.0, width: 1000.0, height: 900.0 };
    const TABLET: Point = Point { x: 924.0, y: 648.0 };

    fn camera() -> Camera {
        Camera::new(ISLAND, TABLET, Clear::default())
    }

    fn close(a: Point, b: Point) -> bool {
        a.distance(b) < 0.05
    }

    #[test]
    fn fitting_shows_the_whole_board_in_the_middle_of_the_free_area() {
        let camera = Camera::new(ISLAND, TABLET, Clear { top: 66.0, sides: 20.0, bottom: 20.0 });
        assert!((camera.view.scale - (648.0 - 86.0) / 980.0).abs() < 1e-4);
        let north = camera.view.to_screen(Point { x: 0.0, y: -490.0 });
        assert!(close(north, Point { x: 462.0, y: 66.0 }), "{north:?}");
    }

    #[test]
    fn board_and_screen_convert_back_and_forth() {
        let view = camera().view;
        let point = Point { x: 123.0, y: -77.0 };
        assert!(close(view.to_board(view.to_screen(point)), point));
        assert_eq!(view.to_screen(view.origin), Point::default());
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let mut camera = camera();
        let at = Point { x: 300.0, y: 200.0 };
        let under = camera.view.to_board(at);
        camera.zoom(at, 1.6);
        assert!(close(camera.view.to_board(at), under));
        assert!(!camera.is_fitted());
    }

    #[test]
    fn zoom_ends_at_a_hex_of_140_pixels_and_at_the_whole_board() {
        let mut camera = camera();
        let whole = camera.view;
        camera.zoom(Point { x: 10.0, y: 10.0 }, 100.0);
        assert!((camera.view.hex() - 140.0).abs() < 0.01);
        camera.zoom(Point { x: 900.0, y: 10.0 }, 0.001);
        assert_eq!(camera.view, whole);
        assert!(camera.is_fitted());
    }

    #[test]
    fn a_third_of_the_board_stays_in_view_however_far_one_pans() {
        let mut camera = camera();
        let board = ISLAND.grow(Camera::MARGIN);
        camera.pan(Point { x: 9000.0, y: -9000.0 });
        let area = camera.view.area();
        assert!((area.right() - (board.x + board.width / 3.0)).abs() < 0.1, "{area:?}");
        assert!((area.y - (board.bottom() - board.height / 3.0)).abs() < 0.1, "{area:?}");
    }

    #[test]
    fn a_whole_board_stays_whole_when_the_screen_turns() {
        let mut camera = camera();
        let turned = Point { x: 648.0, y: 924.0 };
        camera.resize(turned, Clear::default());
        assert_eq!(camera, Camera::new(ISLAND, turned, Clear::default()));
    }

    #[test]
    fn zoom_and_centre_stay_when_the_screen_turns() {
        let mut camera = camera();
        camera.zoom(Point { x: 462.0, y: 324.0 }, 1.8);
        let (scale, centre) = (camera.view.scale, camera.view.area().centre());
        camera.resize(Point { x: 648.0, y: 924.0 }, Clear::default());
        assert_eq!(camera.view.scale, scale);
        assert!(close(camera.view.area().centre(), centre));
    }

    #[test]
    fn a_place_out_of_view_is_brought_in_and_one_in_view_moves_nothing() {
        let mut camera = camera();
        camera.zoom(Point { x: 462.0, y: 324.0 }, 2.2);
        let before = camera.view;
        camera.reveal(Point { x: 20.0, y: 10.0 });
        assert_eq!(camera.view, before);
        let far = Point { x: 420.0, y: 0.0 };
        camera.reveal(far);
        assert!(camera.view.area().contains(far));
    }

    #[test]
    fn hexes_below_36_pixels_are_compact() {
        assert!(!camera().view.is_compact());
        assert!(Camera::new(ISLAND, Point { x: 340.0, y: 380.0 }, Clear::default()).view.is_compact());
    }

    #[test]
    fn an_area_without_size_does_no_harm() {
        let mut camera = Camera::new(Rect::default(), Point::default(), Clear::default());
        camera.pan(Point { x: 5.0, y: 5.0 });
        camera.zoom(Point::default(), 2.0);
        assert!(camera.view.scale.is_finite() && camera.view.origin.x.is_finite());
    }
}
