//! A game as a file: the text of a slot, which says by itself whether it is whole.

use super::slot::{Slot, Stamp, VERSION, seal, unseal};
use super::{Save, StoreError, TabId, body_of, save_of};

/// Of no tab: a file is nobody's yet.
const NOBODY: Stamp = Stamp { counter: 0, tab: TabId(0) };

/// The text of a file that holds the game.
pub fn to_file(save: &Save) -> String {
    seal(VERSION, NOBODY, &body_of(save))
}

/// The game that a file holds.
///
/// # Errors
/// If it holds none, is damaged, or comes from a newer version.
pub fn from_file(text: &str) -> Result<Save, StoreError> {
    // programs that pass files on may have changed how lines end, or added an end of line
    let text = text.replace("\r\n", "\n");
    match unseal(Some(text.trim_end_matches('\n').to_owned())) {
        Slot::Good { body, .. } => save_of(&body),
        Slot::Newer { version } => Err(StoreError::Newer { version }),
        Slot::Empty | Slot::Damaged { .. } => Err(StoreError::Damaged),
    }
}
