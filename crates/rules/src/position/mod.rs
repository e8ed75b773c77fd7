//! Positions: a complete state as JSON that people can write by hand.
//!
//! ```json
//! { "scenario": "base", "players": 3, "board": "beginner", "turn": "A", "phase": "main", "dice": [3, 5], "robber": "D4",
//!   "seats": { "A": { "settlements": "C3n E4s", "cities": "D5s", "roads": "C3ne C3e", "hand": "2 brick 1 ore",
//!                     "cards": "knight, fresh monopoly", "knights": 2 },
//!              "B": { "settlements": "F2n", "roads": "F2ne", "hand": "8 wool" }, "C": {} } }
//! ```
//!
//! | key | what it says | when it is missing |
//! | --- | --- | --- |
//! | `scenario`, `players` or `names` | which game | needed |
//! | `board`, `seed`, `target`, `options` | the rest of the [`Setup`]; `options` is a map of [`Setup::set`] words | defaults |
//! | `island` | `hexes` (`"B2 mountains 10, D4 desert"`) and `harbours` (`"B2nw generic"`) instead of those dealt | as dealt |
//! | `robber` | a hex, or `"none"` | where it starts |
//! | `first`, `turn`, `number` | who began, whose turn, its number | A, A, 1 |
//! | `phase` | `founding`, `before-dice`, `main` or `over` | `main` |
//! | `dice`, `card-played`, `offers` | what happened this turn | nothing |
//! | `seats` | by letter: `settlements cities roads hand cards knights spent` | nothing |
//! | `longest`, `army` | who holds the card, or `"none"`; needed where several could | follows |
//! | `agenda`, `start`, `due`, `grants`, `trade`, `sealed` | the middle of something | that of the phase |
//!
//! Bank, stock, deck, lengths, points and all else follow.

mod agenda;
mod fields;
mod read;
mod write;

pub use read::{PositionError, Problem};

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::json::Json;
use crate::rules::Rules;
#[cfg(doc)]
use crate::setup::Setup;
use crate::table::State;

/// The position as one line of JSON, complete: reading it gives back an equal state.
pub fn write(rules: &Rules, state: &State) -> String {
    let mut map = write::setup(rules);
    map.extend(write::state(rules, state));
    Json::Map(map).write()
}

/// The part of the position that is the state, without names and options.
pub(crate) fn state_text(rules: &Rules, state: &State) -> String {
    Json::Map(write::state(rules, state)).write()
}

/// Reads a position.
///
/// # Errors
/// [`PositionError`] names the field and what is wrong with it.
///
/// ```
/// use rules::position;
///
/// let (rules, state) = position::read(r#"{ "scenario": "base", "players": 3,
///     "seats": { "A": { "settlements": "C3n", "roads": "C3ne", "hand": "1 brick 1 lumber" } } }"#)?;
/// assert_eq!(state.table.bank.to_string(), "18 brick 18 lumber 19 wool 19 grain 19 ore");
/// assert_eq!(position::read(&position::write(&rules, &state))?.1, state);
/// # Ok::<(), position::PositionError>(())
/// ```
pub fn read(text: &str) -> Result<(Arc<Rules>, State), PositionError> {
    match Json::read(text).map_err(PositionError::json)? {
        Json::Map(map) => read::position(&map),
        _ => Err(PositionError { at: String::new(), what: Problem::Type("an object") }),
    }
}

type Object = BTreeMap<String, Json>;
