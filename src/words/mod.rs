//! The words of the app in every language, made from `locales/*.json`, and what picks among them.

mod event;
mod moves;
mod place;
mod prompt;
mod refusal;
mod said;
mod scene;

pub use said::{Words, keys, text, use_i18n};
pub(crate) use said::{t_string, td_string};
pub use scene::Scene;

use crate::new_game::Problem;
use crate::store::StoreError;

/// The name of a scenario; its id where this version does not know it.
pub fn scenario(words: Words, id: &str) -> String {
    match id {
        "base" => t_string!(words, scenario.base).to_owned(),
        _ => id.to_owned(),
    }
}

/// Colour and mark of a seat.
pub fn style(words: Words, style: u8) -> &'static str {
    match style {
        1 => t_string!(words, style.vermilion),
        2 => t_string!(words, style.cobalt),
        3 => t_string!(words, style.amber),
        4 => t_string!(words, style.ivory),
        5 => t_string!(words, style.jade),
        _ => t_string!(words, style.sable),
    }
}

/// Why a save was not read or written, and what to do.
pub fn store_error(words: Words, error: StoreError) -> &'static str {
    match error {
        StoreError::Blocked => t_string!(words, save.blocked),
        StoreError::Full => t_string!(words, save.full),
        StoreError::OtherTab => t_string!(words, save.other_tab),
        StoreError::Newer { .. } => t_string!(words, save.newer),
        StoreError::Damaged => t_string!(words, save.damaged),
        StoreError::Missing => t_string!(words, save.missing),
    }
}

/// Why a game cannot begin with these players.
pub fn party_problem(words: Words, problem: Problem, names: &[String]) -> String {
    match problem {
        Problem::SameName(first, _) => t_string!(words, new_game.same_name, name = names[first].clone()),
    }
}
