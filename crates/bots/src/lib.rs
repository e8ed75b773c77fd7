//! Computer players. They see a game only through a player's view, and choose among what the engine lists.
#![warn(missing_docs)]

mod greedy;
mod uniform;

pub use greedy::Greedy;
pub use uniform::{Uniform, draw};

use rules::action::Action;
use rules::choices::Choices;
use rules::rules::Rules;
use rules::view::View;

/// A computer player.
pub trait Bot {
    /// The action chosen among `choices`, which are those of the seat that the view belongs to; `None` only where
    /// there is nothing to choose.
    fn choose(&mut self, rules: &Rules, view: &View, choices: &Choices) -> Option<Action>;
}
