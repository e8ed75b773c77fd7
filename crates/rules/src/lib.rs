//! The rules engine: the hex-island trading game and its expansions as pure, deterministic functions.
//! No clock, no input or output, no web.
#![warn(missing_docs)]

pub mod cards;
pub mod ids;
