//! The words of the app in every language, made from `locales/*.json`, and what picks among them.

#[allow(dead_code, unused_imports, clippy::all)]
mod made {
    include!(concat!(env!("OUT_DIR"), "/i18n/mod.rs"));
}

mod event;
mod moves;
mod place;
mod prompt;
mod refusal;
mod scene;

pub use made::i18n::{Locale, t_string, td_string, use_i18n};
pub use scene::Scene;

use crate::lang::Lang;
use crate::new_game::Problem;
use crate::store::StoreError;

pub type Words = leptos_i18n::I18nContext<Locale>;

/// Lets everything below the owner at hand speak.
pub fn provide_words() {
    leptos::prelude::provide_context::<Words>(leptos_i18n::context::init_i18n_context());
}

pub fn locale(lang: Lang) -> Locale {
    match lang {
        Lang::En => Locale::en,
        Lang::Pt => Locale::pt,
    }
}

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
