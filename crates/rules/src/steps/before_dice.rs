//! Before the dice: roll, or play a development card (reference/base.md, "Turn" 1).

use crate::action::{Action, Verb};
use crate::ids::Seat;
use crate::lister::Lister;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::Hook;
use crate::switchboard::{self, Phase};
use crate::table::Ctx;
use crate::tasks::development;

/// What the turn brings after the dice.
const LATER: [Verb; 7] = [Verb::Road, Verb::Settlement, Verb::City, Verb::Card, Verb::Bank, Verb::Offer, Verb::End];

#[inline(always)]
pub(crate) fn choices(c: Ctx, seat: Seat, out: &mut impl Lister) {
    out.offer(Action::Roll, || Ok(()));
    development::choices(c, seat, out);
    if c.rules.on(Hook::Actions) {
        switchboard::actions(c, seat, Phase::BeforeDice, out);
    }
    LATER.into_iter().for_each(|verb| out.refuse(verb, Refusal::RollFirst));
}

#[inline(always)]
pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::Roll => p.pop(),
        Action::Knight | Action::RoadBuilding | Action::Plenty(_) | Action::Monopoly(_) => {
            development::perform(p, seat, action);
        }
        other => switchboard::perform(p, seat, other),
    }
}
