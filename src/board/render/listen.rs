//! Pointers and wheel over the board.

use crate::page::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};

use super::Stage;
use crate::board::geometry::Point;
use crate::board::gesture::{Gesture, Gestures, HOLD_AFTER, Sample, wheel_factor};
use crate::board::intents::{Intent, read_hold, read_tap};
use crate::board::model::{Land, Targets};

/// Turns what pointers do into moves of the view and intents.
#[derive(Clone, Copy)]
pub(super) struct Listener {
    stage: Stage,
    land: StoredValue<Land>,
    targets: Signal<Targets>,
    on_intent: Callback<Intent>,
    gestures: StoredValue<Gestures>,
    /// The timer that a resting pointer waits for.
    resting: StoredValue<Option<TimeoutHandle>>,
}

pub(super) fn listen(
    stage: Stage,
    land: StoredValue<Land>,
    targets: Signal<Targets>,
    on_intent: Callback<Intent>,
) -> Listener {
    let gestures = StoredValue::new(Gestures::default());
    Listener { stage, land, targets, on_intent, gestures, resting: StoredValue::new(None) }
}

impl Listener {
    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        // so that a drag goes on outside the board; a pointer that is gone already cannot be captured
        let _ = board(event).map(|board| board.set_pointer_capture(event.pointer_id()));
        self.take(Sample::Down(event.pointer_id(), at(event), event.time_stamp()));
        self.wait(event.time_stamp());
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        self.take(Sample::Move(event.pointer_id(), at(event)));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        self.take(Sample::Up(event.pointer_id(), at(event), event.time_stamp()));
    }

    pub(super) fn lost(self, event: &PointerEvent) {
        self.take(Sample::Lost(event.pointer_id()));
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let lines = if event.delta_mode() == WheelEvent::DOM_DELTA_LINE { 32.0 } else { 1.0 };
        let factor = wheel_factor(event.delta_y() as f32 * lines, event.ctrl_key());
        let at = at(event);
        self.stage.change(|camera| camera.zoom(at, factor));
    }

    /// Comes back when a hold may be due.
    fn wait(self, since: f64) {
        if let Some(timer) = self.resting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if !self.gestures.with_value(Gestures::is_pressed) {
            return;
        }
        let due = move || {
            if self.gestures.try_with_value(Gestures::is_pressed) == Some(true) {
                self.take(Sample::Tick(since + HOLD_AFTER));
            }
        };
        let timer = set_timeout_with_handle(due, Duration::from_millis(HOLD_AFTER as u64));
        self.resting.set_value(timer.ok());
    }

    fn take(self, sample: Sample) {
        let Some(gesture) = self.gestures.try_update_value(|gestures| gestures.take(sample)).flatten() else { return };
        match gesture {
            Gesture::Tap(tap) => self.on_intent.run(self.read(tap)),
            // a second tap on a place that can be meant is one more tap there
            Gesture::DoubleTap(tap) => match self.read(tap) {
                intent @ Intent::Choose { .. } => self.on_intent.run(intent),
                _ => self.stage.change(|camera| camera.fit()),
            },
            Gesture::Hold(at) => {
                let view = self.stage.coming();
                let place =
                    self.targets.with_untracked(|lit| self.land.with_value(|land| read_hold(land, lit, &view, at)));
                if let Some(place) = place {
                    self.on_intent.run(Intent::Ask(place));
                }
            }
            Gesture::Pan(by) => self.stage.change(|camera| camera.pan(by)),
            Gesture::Pinch { at, factor, by } => self.stage.change(|camera| {
                camera.pan(by);
                camera.zoom(at, factor);
            }),
        }
    }

    fn read(self, tap: Point) -> Intent {
        let view = self.stage.coming();
        self.targets.with_untracked(|lit| self.land.with_value(|land| read_tap(land, lit, &view, tap)))
    }
}

/// The board an event came to: the whole picture, whatever part of it was hit.
fn board(event: &MouseEvent) -> Option<Element> {
    event.current_target().and_then(|target| target.dyn_into().ok())
}

/// Where an event happened, in pixels from the top left of the board.
fn at(event: &MouseEvent) -> Point {
    let corner = board(event).map(|board| board.get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |area| (area.left(), area.top()));
    Point { x: event.client_x() as f32 - left as f32, y: event.client_y() as f32 - top as f32 }
}
