//! What exists and what combines: nothing else decides it.

use std::ops::RangeInclusive;

use crate::layout::{self, Layout};

/// A scenario: a map, modules and the range of its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The word of it in records, links and positions.
    pub id: &'static str,
    /// How many may play.
    pub players: RangeInclusive<u8>,
    /// Points to win, by the book.
    pub target: u8,
    /// Points to win that may be chosen instead.
    pub targets: RangeInclusive<u8>,
    /// The modules it is made of beside the core, by name.
    pub modules: &'static [&'static str],
    layout: &'static str,
}

/// Every scenario.
pub const SCENARIOS: &[Scenario] =
    &[Scenario { id: "base", players: 3..=4, target: 10, targets: 8..=15, modules: &[], layout: "base" }];

/// The scenario of an id.
pub fn scenario(id: &str) -> Option<&'static Scenario> {
    SCENARIOS.iter().find(|s| s.id == id)
}

/// The map of a scenario for so many players.
pub fn layout(scenario: &Scenario, players: u8) -> Option<&'static Layout> {
    if !scenario.players.contains(&players) {
        return None;
    }
    layout::layout(scenario.layout)
}
