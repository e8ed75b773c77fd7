//! A second, slow and independent reading of the base game, to hold the engine against.
//!
//! Nothing here uses the crate under test. Everything is recomputed from nothing, places are looked up by name, and
//! actions are the words of the record. Domestic trade is left out: no offers are listed.
//!
//! - [`actions`]: every legal action of the seat whose decision it is ([`Pos::actor`]).
//! - [`outcomes`]: every position an action can lead to, each with the words chance would say.
//! - [`count`]: how many actions and positions lie how many steps ahead.
//! - [`longest_trail`]: the longest route over any graph.
//!
//! Where the rules leave the engine a choice of form, this is the form taken here:
//! - People who owe cards after a seven give them one after the other, in seat order from seat A.
//! - A single possible victim is robbed by the `robber` action itself; `steal` arises only with two or three.
//! - A knight counts from the moment it is played, before the robber moves, so it may end the game on its own.
//! - `stop` gives up the second free road; before the first one there is nothing to give up.
//! - Ten points end the game in the middle of anything the seat on turn is doing; nothing is legal afterwards.
//! - The dice are part of a position until the turn ends; a position before the dice has none.
//! - A new victory-point card is at once like an old one; other new cards are *fresh* until the turn ends.
#![allow(dead_code, unused_imports, reason = "each test that takes this tree in uses its own part of it")]
#![allow(clippy::needless_range_loop, reason = "kinds and cards are numbers that index several lists at once")]

mod act;
mod count;
mod island;
mod list;
mod map;
mod parse;
mod pos;
mod trail;

pub use act::{apply, outcomes};
pub use count::{Count, count};
pub use island::{CARDS, Harbour, Island, KINDS};
pub use list::actions;
pub use map::{Map, map};
pub use parse::position;
pub use pos::{Phase, Pos, Seat};
pub use trail::longest_trail;
