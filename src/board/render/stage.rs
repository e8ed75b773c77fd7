//! The view of a board on screen: moved at will, shown once a frame, and fitted when its place changes size.

use crate::page::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::board::geometry::{Camera, Clear, Point, Rect, View};
use crate::follow::effect;

/// The view of one board. Copied freely; all copies are the same view.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    bounds: StoredValue<Rect>,
    /// Where the camera is to be.
    wanted: StoredValue<Camera>,
    /// What is on screen.
    shown: RwSignal<Camera>,
    /// Whether a frame has been asked for.
    due: StoredValue<bool>,
}

impl Stage {
    /// A view of nothing yet.
    pub fn new() -> Stage {
        Stage {
            bounds: StoredValue::new(Rect::default()),
            wanted: StoredValue::new(Camera::default()),
            shown: RwSignal::new(Camera::default()),
            due: StoredValue::new(false),
        }
    }

    /// Takes the box that fitting shows whole.
    pub(super) fn show(self, bounds: Rect) {
        self.bounds.set_value(bounds);
        self.cut(Camera::new(bounds, self.wanted.with_value(|camera| camera.view.size), Clear::default()));
    }

    /// What is on screen. Tracked.
    pub fn view(self) -> View {
        self.shown.with(|camera| camera.view)
    }

    /// The view of the whole board on this screen. Tracked.
    pub fn whole(self) -> View {
        self.shown.with(Camera::whole)
    }

    /// What will be on screen with the next frame.
    pub fn coming(self) -> View {
        self.wanted.with_value(|camera| camera.view)
    }

    /// Changes the view; it is shown with the next frame.
    pub fn change(self, change: impl FnOnce(&mut Camera)) {
        self.wanted.update_value(change);
        if self.due.get_value() {
            return;
        }
        self.due.set_value(true);
        request_animation_frame(move || {
            // the board may be gone by now
            if let Some(camera) = self.wanted.try_get_value() {
                self.due.set_value(false);
                self.shown.set(camera);
            }
        });
    }

    fn cut(self, camera: Camera) {
        self.wanted.set_value(camera);
        self.shown.set(camera);
    }

    /// Fits the view to an element, now and whenever its size changes.
    pub(super) fn follow(self, chart: NodeRef<web_sys::HtmlElement>) {
        let watch = StoredValue::new(None::<SendWrapper<Watch>>);
        effect(move || {
            let Some(chart) = chart.get() else { return };
            self.measure(&chart);
            let measured = chart.clone();
            let notice = Closure::<dyn Fn()>::new(move || self.measure(&measured));
            let Ok(observer) = web_sys::ResizeObserver::new(notice.as_ref().unchecked_ref()) else { return };
            observer.observe(&chart);
            watch.set_value(Some(SendWrapper::new(Watch { observer, _notice: notice })));
        });
        on_cleanup(move || {
            if let Some(watch) = watch.try_update_value(Option::take).flatten() {
                watch.observer.disconnect();
            }
        });
    }

    fn measure(self, chart: &web_sys::Element) {
        let size = Point { x: chart.client_width() as f32, y: chart.client_height() as f32 };
        let Some(mut camera) = self.wanted.try_get_value() else { return };
        if size.x < 1.0 || size.y < 1.0 {
            return;
        }
        camera.resize(size, clear(chart));
        self.cut(camera);
    }
}

impl Default for Stage {
    fn default() -> Stage {
        Stage::new()
    }
}

/// An observer and what it calls, which must live as long.
struct Watch {
    observer: web_sys::ResizeObserver,
    _notice: Closure<dyn Fn()>,
}

/// What the style sheet wants left free along the sides.
fn clear(chart: &web_sys::Element) -> Clear {
    let style = window().get_computed_style(chart).ok().flatten();
    let pixels = |name: &str| {
        let value = style.as_ref()?.get_property_value(name).ok()?;
        Some(js_sys::parse_float(&value) as f32).filter(|pixels| pixels.is_finite())
    };
    let all = pixels("--clear").unwrap_or(Clear::default().sides);
    Clear { top: pixels("--clear-top").unwrap_or(all), sides: all, bottom: pixels("--clear-bottom").unwrap_or(all) }
}
