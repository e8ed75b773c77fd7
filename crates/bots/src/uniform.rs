//! Random play.

use rules::action::Action;
use rules::choices::Choices;
use rules::rng::Rng;
use rules::rules::Rules;
use rules::view::View;

use crate::Bot;

/// The stream of a seed from which bots draw: none that a game's chance uses.
pub(crate) const STREAM: u64 = 100;

/// Draws uniformly from the list plus one entry for the space, then from the space. `None` only where there is
/// nothing to choose.
#[inline]
pub fn draw(choices: &Choices, rng: &mut Rng) -> Option<Action> {
    let listed = choices.listed.len() as u32;
    let at = rng.below(listed + u32::from(choices.space.is_some()));
    if let Some(action) = choices.listed.get(at as usize) {
        return Some(*action);
    }
    let sampled = choices.space.and_then(|space| space.sample(|n| rng.below(n)));
    // a space may hold deals of more cards than its samples have
    sampled.or_else(|| choices.listed.get(rng.below(listed) as usize).copied())
}

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Uniform {
    rng: Rng,
}

impl Uniform {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Uniform {
        Uniform { rng: Rng::new(seed, STREAM) }
    }
}

impl Bot for Uniform {
    fn choose(&mut self, _: &Rules, _: &View, choices: &Choices) -> Option<Action> {
        draw(choices, &mut self.rng)
    }
}
