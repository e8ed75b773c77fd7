//! The agenda: what the game does next, or waits for. A stack of small tasks above plans.

use crate::action::Action;
use crate::ids::{MAX_SEATS, Seat, SeatSet};
use crate::lister::Lister;
use crate::play::Play;
use crate::steps::{before_dice, founding, main};
use crate::switchboard::PlanId;
use crate::table::Ctx;
use crate::tasks::{figure, free_build, give, steal, take, trade};

/// To whom cards go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GiveTo {
    /// To the bank.
    Bank,
    /// Each to the next player clockwise.
    Left,
    /// To one player.
    Seat(Seat),
}

/// One thing the game does or waits for. It runs by itself, or waits for seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// A plan, at a step.
    Plan(PlanId, u8),
    /// The set-up: line of the founding, place within its round.
    Found(u8, u8),
    /// Before the dice: roll, or play a card.
    BeforeDice,
    /// Trade and build.
    Main,
    /// Each of `waiting` chooses cards of its own hand, sealed until the last has chosen.
    Give {
        /// How many, by seat.
        due: [u8; MAX_SEATS],
        /// To whom.
        to: GiveTo,
        /// Who has not chosen yet.
        waiting: SeatSet,
    },
    /// Each in turn order chooses cards of the bank.
    Take {
        /// How many, by seat.
        due: [u8; MAX_SEATS],
    },
    /// Move the robber.
    Figure {
        /// Who moves it.
        by: Seat,
    },
    /// Steal a card.
    Steal {
        /// Who steals.
        by: Seat,
        /// From one of these.
        from: SeatSet,
    },
    /// Place free pieces, one at a time.
    FreeBuild(Seat),
    /// Answer an offer; close it.
    Trade,
    /// The game is over and these have won.
    Over(SeatSet),
    /// A task of the probe.
    #[cfg(test)]
    Probe(crate::modules::probe::Task),
}

impl Task {
    /// Who decides now; nobody means that the task runs by itself.
    #[inline(always)]
    pub(crate) fn waits(&self, c: Ctx) -> SeatSet {
        // most decisions are of these two: no need to look through them all
        if let Task::BeforeDice | Task::Main = *self { SeatSet::EMPTY.with(c.t.active) } else { self.who(c) }
    }

    fn who(&self, c: Ctx) -> SeatSet {
        match *self {
            Task::Plan(..) | Task::Over(_) => SeatSet::EMPTY,
            Task::BeforeDice | Task::Main => SeatSet::EMPTY.with(c.t.active),
            Task::Found(line, at) => founding::waits(c, line, at),
            Task::Give { waiting, .. } => waiting,
            Task::Take { due } => take::waits(c, due),
            Task::Figure { by } => figure::waits(c, by),
            Task::Steal { by, from } => steal::waits(by, from),
            Task::FreeBuild(seat) => free_build::waits(c, seat),
            Task::Trade => trade::waits(c),
            #[cfg(test)]
            Task::Probe(task) => task.waits(c),
        }
    }

    /// Lists what `seat`, one of those waited for, may do.
    #[inline(always)]
    pub(crate) fn choices(&self, c: Ctx, seat: Seat, out: &mut impl Lister) {
        match *self {
            Task::Plan(..) | Task::Over(_) => {}
            Task::BeforeDice => before_dice::choices(c, seat, out),
            Task::Main => main::choices(c, seat, out),
            Task::Found(line, at) => founding::choices(c, line, at, seat, out),
            Task::Give { due, .. } => give::choices(c, due, seat, out),
            Task::Take { due } => take::choices(c, due, seat, out),
            Task::Figure { .. } => figure::choices(c, seat, out),
            Task::Steal { by, from } => steal::choices(c, by, from, out),
            Task::FreeBuild(_) => free_build::choices(c, seat, out),
            Task::Trade => trade::choices(c, seat, out),
            #[cfg(test)]
            Task::Probe(task) => task.choices(c, seat, out),
        }
    }

    /// Does what `seat` chose of the task on top; it was listed.
    #[inline(always)]
    pub(crate) fn perform(p: &mut Play, seat: Seat, action: Action) {
        match *p.s.table.agenda.now() {
            Task::Plan(..) | Task::Over(_) => {}
            Task::BeforeDice => before_dice::perform(p, seat, action),
            Task::Main => main::perform(p, seat, action),
            Task::Found(line, at) => founding::perform(p, line, at, seat, action),
            Task::Give { .. } => give::perform(p, seat, action),
            Task::Take { .. } => take::perform(p, seat, action),
            Task::Figure { by } => figure::perform(p, by, action),
            Task::Steal { by, .. } => steal::perform(p, by, action),
            Task::FreeBuild(_) => free_build::perform(p, seat, action),
            Task::Trade => trade::perform(p, seat, action),
            #[cfg(test)]
            Task::Probe(task) => task.perform(p, seat, action),
        }
    }

    /// Runs the task on top: it waits for nobody.
    #[inline(always)]
    pub(crate) fn finish(p: &mut Play) {
        match *p.s.table.agenda.now() {
            Task::Plan(..) | Task::Over(_) => {}
            Task::BeforeDice | Task::Main => {
                p.s.table.agenda.pop();
            }
            Task::Found(line, at) => founding::finish(p, line, at),
            Task::Give { due, to, .. } => give::finish(p, due, to),
            Task::Take { .. } => take::finish(p),
            Task::Figure { by } => figure::finish(p, by),
            Task::Steal { by, from } => steal::finish(p, by, from),
            Task::FreeBuild(seat) => free_build::finish(p, seat),
            Task::Trade => trade::finish(p),
            #[cfg(test)]
            Task::Probe(task) => task.finish(p),
        }
    }

    /// Whether several seats answer this one decision, so that one answer does not make the others stale.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(*self, Task::Give { .. } | Task::Trade)
    }
}

/// The stack of tasks. What is popped leaves no trace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agenda {
    /// Apart from the others, where it is found without looking how many there are.
    top: Task,
    /// A blank, then the tasks below the top, lowest first, then blanks.
    below: [Task; Agenda::MOST],
    len: u8,
}

const BLANK: Task = Task::Main;

impl Agenda {
    /// Most tasks at once.
    pub const MOST: usize = 24;

    /// The agenda of a new game.
    pub(crate) fn founding() -> Agenda {
        Agenda::of(&[Task::Found(0, 0)])
    }

    /// An agenda of these tasks, lowest first; those beyond [`Agenda::MOST`] are left out.
    pub fn of(tasks: &[Task]) -> Agenda {
        let mut agenda = Agenda { top: BLANK, below: [BLANK; Agenda::MOST], len: 0 };
        tasks.iter().take(Agenda::MOST).for_each(|task| agenda.push(*task));
        agenda
    }

    /// The task on top.
    #[inline(always)]
    pub fn top(&self) -> Task {
        self.top
    }

    /// The task on top, where it lies: a task is written field by field, and to read it back whole at once would have
    /// the processor wait for the writes.
    #[inline(always)]
    pub(crate) fn now(&self) -> &Task {
        &self.top
    }

    /// All tasks, lowest first.
    pub fn tasks(&self) -> impl Iterator<Item = Task> {
        self.below[..self.len.into()].iter().skip(1).chain((self.len > 0).then_some(&self.top)).copied()
    }

    /// How many tasks there are.
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there is none, which no running game has.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        self.below[usize::from(self.len)] = self.top;
        self.top = task;
        self.len += 1;
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.top = std::mem::replace(&mut self.below[usize::from(self.len)], BLANK);
    }

    #[inline(always)]
    pub(crate) fn replace(&mut self, task: Task) {
        self.top = task;
    }

    /// Pushes a block so that its first task is on top.
    pub(crate) fn push_block(&mut self, block: &Queue) {
        for at in (0..block.len).rev() {
            self.push(block.tasks[at]);
        }
    }
}

/// Tasks in the order in which they will run, pushed as one block.
#[derive(Clone, Copy, Debug)]
pub struct Queue {
    tasks: [Task; Queue::MOST],
    len: usize,
}

impl Default for Queue {
    fn default() -> Queue {
        Queue { tasks: [BLANK; Queue::MOST], len: 0 }
    }
}

impl Queue {
    /// Most tasks of a block.
    pub const MOST: usize = 8;

    /// Adds a task at the end.
    pub fn push(&mut self, task: Task) {
        self.tasks[self.len] = task;
        self.len += 1;
    }
}
