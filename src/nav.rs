//! Going from screen to screen, with the browser's Back.

use crate::page::*;
use leptos::ev;
use wasm_bindgen::JsValue;

use crate::route::Screen;

/// What the browser remembers with each entry of its history: how many entries before it are ours, and whether it only
/// stands for what lies over the screen.
#[derive(Clone, Copy, Default)]
struct Entry {
    depth: u32,
    covered: bool,
}

impl Entry {
    fn now() -> Entry {
        let state = window().history().and_then(|history| history.state()).unwrap_or_default();
        let number = state.as_f64().unwrap_or_default() as i64;
        Entry { depth: number.unsigned_abs() as u32, covered: number < 0 }
    }

    /// As a number: negative where something lies over the screen.
    fn state(self) -> JsValue {
        let depth = f64::from(self.depth);
        JsValue::from_f64(if self.covered { -depth } else { depth })
    }

    fn push(self, address: Option<&str>) {
        if let Ok(history) = window().history() {
            // a browser that keeps no history still shows the screen
            let _ = history.push_state_with_url(&self.state(), "", address);
        }
    }

    fn replace(self, address: &str) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&self.state(), "", Some(address));
        }
    }
}

/// The screen shown: the one the address names, whoever changes it.
#[derive(Clone, Copy)]
pub struct Nav(RwSignal<Screen>);

impl Nav {
    pub fn new() -> Nav {
        let screen = RwSignal::new(here());
        let moved = window_event_listener(ev::popstate, move |_| screen.set(here()));
        on_cleanup(move || moved.remove());
        Nav(screen)
    }

    pub fn screen(self) -> Screen {
        self.0.get()
    }

    /// The same, without following it.
    pub fn screen_untracked(self) -> Screen {
        self.0.get_untracked()
    }

    /// To a screen further in: Back comes back here.
    pub fn go(self, screen: Screen) {
        let Entry { depth, covered } = Entry::now();
        match covered {
            // instead of what lay over this screen
            true => Entry { depth, covered: false }.replace(&screen.fragment()),
            false => Entry { depth: depth + 1, covered }.push(Some(&screen.fragment())),
        }
        self.0.set(screen);
    }

    /// To a screen instead of this one: Back does not come back here.
    pub fn turn_to(self, screen: Screen) {
        Entry { covered: false, ..Entry::now() }.replace(&screen.fragment());
        self.0.set(screen);
    }

    /// What Back does; home if the app was opened on this screen.
    pub fn back(self) {
        if Entry::now().depth == 0 {
            self.turn_to(Screen::Home);
        } else if let Ok(history) = window().history() {
            let _ = history.back();
        }
    }
}

/// Gives what lies over the screen an entry of its own, with the same address.
pub fn cover() {
    let Entry { depth, covered } = Entry::now();
    if !covered {
        Entry { depth: depth + 1, covered: true }.push(None);
    }
}

/// Takes that entry away.
pub fn uncover() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}

/// Whether the entry is one for what lies over the screen.
pub fn is_covered() -> bool {
    Entry::now().covered
}

fn here() -> Screen {
    Screen::of(&window().location().hash().unwrap_or_default())
}
