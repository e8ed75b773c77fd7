//! The board, in four parts: [`model`] says what to draw, [`geometry`] where things are on screen, [`gesture`] and [`intents`]
//! what fingers, mice and keys mean, and, in the browser, `render` draws it as SVG. No rules and no words here: the app
//! brings both.
//!
//! Board units: a hex is 100 from centre to corner, pointy-top, x to the east, y to the south, axial (0, 0) at the origin.

pub mod build;
pub mod geometry;
pub mod gesture;
pub mod intents;
pub mod model;
pub mod outline;
pub mod plate;
pub mod rose;

#[cfg(target_arch = "wasm32")]
pub mod render;
