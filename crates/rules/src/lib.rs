//! The rules engine: the hex-island trading game and its expansions as pure, deterministic functions.
//! No clock, no input or output, no web.
#![warn(missing_docs)]

pub mod board;
pub mod cards;
pub mod deal;
pub mod ids;
pub mod layout;
pub mod names;
pub mod rng;
pub mod terrain;
