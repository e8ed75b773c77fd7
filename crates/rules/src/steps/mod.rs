//! The steps that plans are made of, one idea a file.

pub mod before_dice;
pub mod dice;
pub mod founding;
pub mod main;
pub mod produce;
pub mod seven;
pub mod turn;

use crate::agenda::Task;
use crate::play::Play;
use crate::switchboard::PlanId;
use crate::table::Dirty;

/// A step of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A turn begins: fresh cards become ready.
    Start,
    /// Before the dice.
    BeforeDice,
    /// The roll.
    Roll,
    /// Trade and build.
    Main,
    /// The next player.
    Next,
    /// Two dice.
    Dice,
    /// What a 7 brings.
    Seven,
    /// What any other sum brings.
    Produce,
    /// Cards of free choice.
    TakeDue,
    /// A step of the probe in a turn.
    #[cfg(test)]
    ProbeTurn,
    /// A step of the probe in a roll.
    #[cfg(test)]
    ProbeRoll,
}

impl Step {
    /// The word of this step in positions.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Step::Start => "start",
            Step::BeforeDice => "before-dice",
            Step::Roll => "roll",
            Step::Main => "main",
            Step::Next => "next",
            Step::Dice => "dice",
            Step::Seven => "seven",
            Step::Produce => "produce",
            Step::TakeDue => "take",
            #[cfg(test)]
            Step::ProbeTurn => "probe-turn",
            #[cfg(test)]
            Step::ProbeRoll => "probe-roll",
        }
    }
}

/// Runs the steps of a plan from the one that is due on, until a task comes up or something is to be settled.
#[inline(always)]
pub(crate) fn run(p: &mut Play, mut plan: PlanId, mut at: u8) {
    loop {
        step(p, plan, at);
        match *p.s.table.agenda.now() {
            Task::Plan(next, step) if p.s.table.dirty == Dirty::default() => (plan, at) = (next, step),
            _ => return,
        }
    }
}

/// Runs one step, after putting the plan on to its next.
#[inline(always)]
fn step(p: &mut Play, plan: PlanId, at: u8) {
    let steps = &p.rules.plans[plan as usize];
    let step = steps[usize::from(at)];
    if usize::from(at) + 1 < steps.len() {
        p.s.table.agenda.replace(Task::Plan(plan, at + 1));
    } else if plan == PlanId::Turn {
        p.s.table.agenda.replace(Task::Plan(plan, 0));
    } else {
        p.pop();
    }
    match step {
        Step::Start => turn::start(p),
        Step::BeforeDice => p.push(Task::BeforeDice),
        Step::Roll => p.push(Task::Plan(PlanId::Roll, 0)),
        Step::Main => p.push(Task::Main),
        Step::Next => turn::next(p),
        Step::Dice => dice::roll(p),
        Step::Seven => seven::run(p),
        Step::Produce => produce::run(p),
        Step::TakeDue => produce::take_due(p),
        #[cfg(test)]
        Step::ProbeTurn => crate::modules::probe::turn_step(p),
        #[cfg(test)]
        Step::ProbeRoll => crate::modules::probe::roll_step(p),
    }
}
