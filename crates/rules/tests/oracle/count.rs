//! How much lies ahead of a position.

use super::act::outcomes;
use super::list::actions;
use super::pos::Pos;
use std::collections::HashMap;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// Legal actions, summed over every way to come to a last but one step.
    pub actions: u64,
    /// Different positions after the last step.
    pub positions: u64,
}

/// Counts the ways ahead at a depth of 1 or more.
///
/// A *way* of n steps is a sequence of n pairs (legal action, what chance said): the dice have 36 outcomes, a theft one
/// for each kind in the victim's hand, a bought card one for each kind not yet drawn, everything else one. `actions`
/// at depth d is the sum, over all ways of d - 1 steps, of the legal actions at their end (domestic trade left out):
/// at depth 1 simply the number of legal actions. `positions` is the number of different positions at the end of all
/// ways of d steps; everything of [`Pos`] counts, hidden cards, dice of the turn and tasks included.
pub fn count(pos: &Pos, depth: usize) -> Count {
    let mut ways: HashMap<Pos, u64> = HashMap::from([(pos.clone(), 1)]);
    let mut result = Count { actions: 0, positions: 1 };
    for _ in 0..depth {
        let mut next = HashMap::new();
        result.actions = 0;
        for (pos, ways) in &ways {
            for action in actions(pos) {
                result.actions += ways;
                for (_, after) in outcomes(pos, &action) {
                    *next.entry(after).or_insert(0) += ways;
                }
            }
        }
        ways = next;
        result.positions = ways.len() as u64;
    }
    result
}
