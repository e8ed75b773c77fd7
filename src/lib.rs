//! The app: everything the player sees. What needs no browser is built and tested natively; the rest is for wasm alone.

pub mod ago;
pub mod angle;
pub mod ask;
pub mod board;
pub mod chronicle;
pub mod clock;
pub mod decimal;
pub mod desk;
pub mod flights;
pub mod hearing;
pub mod help;
pub mod hints;
pub mod kept;
pub mod lang;
mod letters;
pub mod logbook;
pub mod naming;
pub mod new_game;
pub mod prefs;
pub mod route;
pub mod session;
pub mod standing;
pub mod store;
pub mod telling;
pub mod topics;

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
mod fault;
#[cfg(target_arch = "wasm32")]
mod follow;
#[cfg(target_arch = "wasm32")]
pub mod keeper;
#[cfg(target_arch = "wasm32")]
mod layers;
#[cfg(target_arch = "wasm32")]
mod nav;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub mod parts;
#[cfg(target_arch = "wasm32")]
pub mod screens;
#[cfg(target_arch = "wasm32")]
mod web;
#[cfg(target_arch = "wasm32")]
pub mod words;
