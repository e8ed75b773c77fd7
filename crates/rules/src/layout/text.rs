//! Layouts as text files that one can read, draw and write by hand.
//!
//! ```text
//! farshore layout 1
//! id little-isle
//! players 3 4
//!
//! pool h home-land: terrain 1 forest, 1 hills
//!
//! map 0 -1
//! A         ~     ~     ~
//! B      ~     *h6   fo11  ~
//! C   ~     se    de    ~
//! D      ~     ~     ~
//!
//! zones m main
//! A     ~ ~ ~
//! B    ~ m m ~
//! C   ~ . m ~
//! D    ~ ~ ~
//!
//! harbours B2nw grain, B3e generic
//!
//! robber on desert
//! corners village: B2n=8
//! ```
//!
//! The first line is as above. Every other statement is a keyword with words behind it; a line that begins with a
//! space goes on with the statement before, commas and empty lines mean nothing, `#` at the margin or after a space
//! begins a remark. Places have their names of [`crate::names`]; names are of small letters, digits and `-`.
//! Statements may come in any order, and only `id`, `players` and `map` must be there.
//!
//! | statement | meaning |
//! | --- | --- |
//! | `id NAME` | the layout's name |
//! | `players 3 4` | for how many |
//! | `map Q R [pitch N]` | rows follow, drawn; the first hex of row A has the axial coordinates Q, R |
//! | `zones m main n islet …` | rows follow with one letter a hex: a zone's, `.` for none, `~` for printed sea |
//! | `region NAME: ZONE…` | a named group of zones |
//! | `pool L NAME: terrain 4 forest …` | a pool of tiles, with the letter that stands for it |
//! | `pool L NAME: tokens 2 3 2+12 …` | of number tokens |
//! | `pool L NAME: harbours 4 generic 1 ore …` | of harbours |
//! | `letters 5 2 6 …` | number tokens in the order of their letters |
//! | `harbours D2nw ore, D3e *L …` | sides of land hexes, with a kind or a pool |
//! | `piece A1 A2 A3` | a piece of the frame that can be shuffled; several, clockwise |
//! | `plaza D2 n ne se s` | a place inside a hex, with the corners that paths lead to |
//! | `shuffle ZONE…: terrain tokens harbours: CONDITION…` | what a variable set-up shuffles; no zone: all |
//! | `start ZONE…: without MARK…` | where first settlements stand, without the corners marked |
//! | `preset A: settlement D4n yields, road D4ne, city …, ship …` | pieces placed at the start |
//! | `robber D4 …`, `robber on desert`, `robber on 12`, `robber beside` | where it starts; without this line there is none |
//! | `pirate D7` | where it starts |
//! | `hexes NAME: D4 D5=3 …`, `corners …`, `edges …` | marked places, some with a number |
//! | `fact NAME 10` | a named number |
//!
//! Conditions of a shuffle are `reds-apart`, `keep TERRAIN`, `no-red TERRAIN` and `bar 6+8 MARK`.
//!
//! *The map.* A row begins at the margin with its letter. Each cell stands where its hex lies: neighbours in a row are
//! six characters apart (or `pitch`), and each row is shifted by half of that against the row above. A cell up to two
//! characters off finds its place. `~` is sea printed on the frame; any other cell is a tile: first its terrain, as
//! the first two letters of its word (`fg` for fog) or from a pool, then its number token if it has one.
//!
//! | cell | meaning |
//! | --- | --- |
//! | `mo10` `de` `se` | mountains with a 10, desert, sea |
//! | `sw2+12` | a swamp with two numbers |
//! | `fi(6)` | fields with a 6 face down |
//! | `*h8` | terrain dealt from pool `h`, an 8 |
//! | `*h*n` | terrain and token dealt from pools |
//! | `?u?n` | hidden: terrain and token drawn when it is discovered |
//! | `*h?n` | terrain dealt, token drawn when it is reached |

mod cell;
mod lines;
mod read;
mod write;

use super::{Layout, LayoutError};

/// Reads a layout.
///
/// # Errors
/// The first problem found, with line and column.
pub fn parse(text: &str) -> Result<Layout, LayoutError> {
    read::layout(&lines::statements(text)?)
}

/// Writes a layout, so that [`parse`] gives the same one.
///
/// # Errors
/// If the layout's hexes make no board, or it refers to something it does not have.
pub fn print(layout: &Layout) -> Result<String, LayoutError> {
    write::layout(layout)
}

#[cfg(test)]
mod tests;
