//! Whole journeys through the built app in a real browser. `scripts/test` builds it and runs them.

#![cfg(not(target_arch = "wasm32"))]

mod fault;
mod game;
mod guidance;
mod harness;
mod help;
mod home;
mod keyboard;
mod layout;
mod measures;
mod motion;
mod new_game;
mod parts;
mod saves;
mod settings;
mod shots;
mod table;
mod touch;
mod trade;
mod ways;
