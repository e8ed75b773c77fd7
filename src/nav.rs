//! Going from screen to screen, with the browser's Back.

use crate::page::*;
use leptos::ev;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::route::Screen;

/// What the browser remembers with each entry of its history.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Entry {
    /// How many entries before it are ours.
    depth: u32,
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
        if let (Ok(history), Ok(state)) = (window().history(), entry(depth() + 1)) {
            // a browser that keeps no history still shows the screen
            let _ = history.push_state_with_url(&state, "", Some(&screen.fragment()));
        }
        self.0.set(screen);
    }

    /// To a screen instead of this one: Back does not come back here.
    pub fn turn_to(self, screen: Screen) {
        if let (Ok(history), Ok(state)) = (window().history(), entry(depth())) {
            let _ = history.replace_state_with_url(&state, "", Some(&screen.fragment()));
        }
        self.0.set(screen);
    }

    /// What Back does; home if the app was opened on this screen.
    pub fn back(self) {
        if depth() == 0 {
            self.turn_to(Screen::Home);
        } else if let Ok(history) = window().history() {
            let _ = history.back();
        }
    }
}

fn entry(depth: u32) -> Result<JsValue, serde_wasm_bindgen::Error> {
    serde_wasm_bindgen::to_value(&Entry { depth })
}

fn here() -> Screen {
    Screen::of(&window().location().hash().unwrap_or_default())
}

fn depth() -> u32 {
    let state = window().history().and_then(|history| history.state()).unwrap_or_default();
    serde_wasm_bindgen::from_value::<Entry>(state).unwrap_or_default().depth
}
