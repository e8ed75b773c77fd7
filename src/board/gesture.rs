//! What fingers, pens, mice and wheels mean: a state machine over samples of pointers, with no browser in it.
//!
//! A tap moves less than 8 pixels and has one finger; a second finger ends it for good, and what follows is a pinch. A finger
//! that rests for half a second holds. Times are milliseconds, points are pixels from the top left of the board.

use super::geometry::{Point, within};

/// Pixels a pointer may stray in a tap.
const SLOP: f32 = 8.0;
/// Milliseconds after which a resting pointer holds.
pub const HOLD_AFTER: f64 = 500.0;
/// Milliseconds within which a second tap makes a double tap, and the pixels it may be off.
const DOUBLE: (f64, f32) = (320.0, 24.0);

/// One thing that happened to a pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sample {
    /// A finger or button went down.
    Down(i32, Point, f64),
    /// A pointer moved.
    Move(i32, Point),
    /// A finger or button came up.
    Up(i32, Point, f64),
    /// The system took the pointer away.
    Lost(i32),
    /// Time has passed; sent once a hold may be due.
    Tick(f64),
}

/// What it means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// A tap.
    Tap(Point),
    /// A second tap at the same place.
    DoubleTap(Point),
    /// A pointer has rested.
    Hold(Point),
    /// The board is dragged by so many pixels.
    Pan(Point),
    /// The board is pinched round a point: zoomed by a factor and dragged.
    Pinch {
        /// Between the two fingers.
        at: Point,
        /// Larger than 1 zooms in.
        factor: f32,
        /// How far the middle moved.
        by: Point,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Finger {
    id: i32,
    start: Point,
    now: Point,
}

/// What the pointers are doing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Mode {
    /// None is down.
    #[default]
    Idle,
    /// One is down and may yet tap or hold.
    Pressed(f64),
    /// They move the board; no tap can come of it until all are up.
    Moving,
    /// They have held, or lost their meaning; nothing can come of it until all are up.
    Spent,
}

/// Follows the pointers over the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gestures {
    fingers: Vec<Finger>,
    mode: Mode,
    last_tap: Option<(Point, f64)>,
}

impl Gestures {
    /// Takes a sample and says what it means, if anything.
    pub fn take(&mut self, sample: Sample) -> Option<Gesture> {
        match sample {
            Sample::Down(id, at, time) => self.down(id, at, time),
            Sample::Move(id, at) => self.moved(id, at),
            Sample::Up(id, at, time) => self.up(id, at, time),
            Sample::Lost(id) => {
                self.lift(id);
                None
            }
            Sample::Tick(time) => self.tick(time),
        }
    }

    /// Whether a hold may come due.
    pub fn is_pressed(&self) -> bool {
        matches!(self.mode, Mode::Pressed(_))
    }

    fn down(&mut self, id: i32, at: Point, time: f64) -> Option<Gesture> {
        self.fingers.retain(|finger| finger.id != id);
        self.fingers.push(Finger { id, start: at, now: at });
        self.mode = match (self.fingers.len(), self.mode) {
            (1, _) => Mode::Pressed(time),
            (_, Mode::Spent) => Mode::Spent,
            _ => Mode::Moving,
        };
        if self.fingers.len() > 1 {
            self.last_tap = None;
        }
        None
    }

    fn moved(&mut self, id: i32, at: Point) -> Option<Gesture> {
        let before = self.fingers.clone();
        let finger = self.fingers.iter_mut().find(|finger| finger.id == id)?;
        let was = finger.now;
        finger.now = at;
        match (self.mode, before.as_slice()) {
            (Mode::Pressed(_), _) if finger.start.distance(at) <= SLOP => None,
            (Mode::Pressed(_), _) => {
                self.mode = Mode::Moving;
                Some(Gesture::Pan(at - finger.start))
            }
            (Mode::Moving, [_]) => Some(Gesture::Pan(at - was)),
            (Mode::Moving, [a, b, ..]) => {
                let (c, d) = (self.fingers[0].now, self.fingers[1].now);
                let (old, new) = (a.now.distance(b.now), c.distance(d));
                let factor = if old > 1.0 { new.max(1.0) / old } else { 1.0 };
                let at = c.middle(d);
                Some(Gesture::Pinch { at, factor, by: at - a.now.middle(b.now) })
            }
            _ => None,
        }
    }

    fn up(&mut self, id: i32, at: Point, time: f64) -> Option<Gesture> {
        let pressed = self.is_pressed() && self.fingers.iter().any(|f| f.id == id && f.start.distance(at) <= SLOP);
        self.lift(id);
        if !pressed {
            return None;
        }
        match self.last_tap.take() {
            Some((place, then)) if time - then <= DOUBLE.0 && place.distance(at) <= DOUBLE.1 => {
                Some(Gesture::DoubleTap(at))
            }
            _ => {
                self.last_tap = Some((at, time));
                Some(Gesture::Tap(at))
            }
        }
    }

    fn lift(&mut self, id: i32) {
        self.fingers.retain(|finger| finger.id != id);
        if self.fingers.is_empty() {
            self.mode = Mode::Idle;
        }
    }

    fn tick(&mut self, time: f64) -> Option<Gesture> {
        match (self.mode, self.fingers.as_slice()) {
            (Mode::Pressed(since), [finger]) if time - since >= HOLD_AFTER => {
                let at = finger.now;
                self.mode = Mode::Spent;
                Some(Gesture::Hold(at))
            }
            _ => None,
        }
    }
}

/// The factor by which a turn of the wheel zooms. `pinched`: the browser reports a pinch on a touchpad this way.
pub fn wheel_factor(pixels: f32, pinched: bool) -> f32 {
    let pace = if pinched { 0.01 } else { 0.0016 };
    (-within(pixels, -400.0, 400.0) * pace).exp()
}

#[cfg(test)]
mod tests {
    use super::Gesture::*;
    use super::Sample::*;
    use super::*;

    fn at(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    fn play(samples: &[Sample]) -> Vec<Gesture> {
        let mut gestures = Gestures::default();
        samples.iter().filter_map(|&sample| gestures.take(sample)).collect()
    }

    #[test]
    fn a_press_that_strays_eight_pixels_is_a_tap() {
        let seen = play(&[Down(1, at(0.0, 0.0), 0.0), Move(1, at(8.0, 0.0)), Up(1, at(8.0, 0.0), 90.0)]);
        assert_eq!(seen, [Tap(at(8.0, 0.0))]);
    }

    #[test]
    fn a_drag_of_nine_pixels_is_no_tap() {
        let seen = play(&[Down(1, at(0.0, 0.0), 0.0), Move(1, at(9.0, 0.0)), Up(1, at(9.0, 0.0), 90.0)]);
        assert_eq!(seen, [Pan(at(9.0, 0.0))]);
    }

    #[test]
    fn a_drag_that_comes_back_is_no_tap() {
        let there_and_back =
            [Down(1, at(0.0, 0.0), 0.0), Move(1, at(40.0, 0.0)), Move(1, at(0.0, 0.0)), Up(1, at(0.0, 0.0), 200.0)];
        assert_eq!(play(&there_and_back), [Pan(at(40.0, 0.0)), Pan(at(-40.0, 0.0))]);
    }

    #[test]
    fn a_second_finger_ends_the_tap_and_pinches() {
        let seen = play(&[
            Down(1, at(100.0, 100.0), 0.0),
            Down(2, at(200.0, 100.0), 40.0),
            Move(2, at(300.0, 100.0)),
            Up(2, at(300.0, 100.0), 200.0),
            Up(1, at(100.0, 100.0), 220.0),
        ]);
        assert_eq!(seen, [Pinch { at: at(200.0, 100.0), factor: 2.0, by: at(50.0, 0.0) }]);
    }

    #[test]
    fn two_fingers_that_only_touch_place_nothing() {
        let touch = [
            Down(1, at(0.0, 0.0), 0.0),
            Down(2, at(60.0, 0.0), 10.0),
            Up(1, at(0.0, 0.0), 60.0),
            Up(2, at(60.0, 0.0), 70.0),
        ];
        assert_eq!(play(&touch), []);
    }

    #[test]
    fn the_finger_that_stays_after_a_pinch_drags() {
        let seen = play(&[
            Down(1, at(0.0, 0.0), 0.0),
            Down(2, at(100.0, 0.0), 10.0),
            Up(2, at(100.0, 0.0), 60.0),
            Move(1, at(3.0, 0.0)),
            Up(1, at(3.0, 0.0), 90.0),
        ]);
        assert_eq!(seen, [Pan(at(3.0, 0.0))]);
    }

    #[test]
    fn a_finger_that_rests_half_a_second_holds_and_does_not_tap() {
        let seen = play(&[Down(1, at(5.0, 5.0), 0.0), Tick(499.0), Tick(500.0), Up(1, at(5.0, 5.0), 620.0)]);
        assert_eq!(seen, [Hold(at(5.0, 5.0))]);
    }

    #[test]
    fn a_finger_that_drags_never_holds() {
        let seen = play(&[Down(1, at(0.0, 0.0), 0.0), Move(1, at(20.0, 0.0)), Tick(700.0)]);
        assert_eq!(seen, [Pan(at(20.0, 0.0))]);
    }

    #[test]
    fn a_second_tap_at_the_same_place_is_a_double_tap_and_a_third_is_not() {
        let tap = |time: f64| [Down(1, at(5.0, 5.0), time), Up(1, at(5.0, 5.0), time + 50.0)];
        let seen = play(&[tap(0.0), tap(200.0), tap(400.0)].concat());
        assert_eq!(seen, [Tap(at(5.0, 5.0)), DoubleTap(at(5.0, 5.0)), Tap(at(5.0, 5.0))]);
    }

    #[test]
    fn a_second_tap_elsewhere_or_later_is_a_tap() {
        let tap = |x: f32, time: f64| [Down(1, at(x, 5.0), time), Up(1, at(x, 5.0), time + 50.0)];
        let seen = play(&[tap(5.0, 0.0), tap(60.0, 150.0), tap(60.0, 900.0)].concat());
        assert_eq!(seen, [Tap(at(5.0, 5.0)), Tap(at(60.0, 5.0)), Tap(at(60.0, 5.0))]);
    }

    #[test]
    fn a_pointer_the_system_takes_away_taps_nothing() {
        assert_eq!(play(&[Down(1, at(0.0, 0.0), 0.0), Lost(1), Up(1, at(0.0, 0.0), 50.0)]), []);
    }

    #[test]
    fn wheel_towards_oneself_zooms_out_by_a_bounded_step() {
        assert!(wheel_factor(100.0, false) < 1.0 && wheel_factor(-100.0, false) > 1.0);
        assert_eq!(wheel_factor(1e9, false), wheel_factor(400.0, false));
        assert!(wheel_factor(-10.0, true) > wheel_factor(-10.0, false));
    }
}
