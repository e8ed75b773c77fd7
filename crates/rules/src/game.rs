//! A game: who decides what, what may be done, and the loop that does it.

use std::mem::discriminant;
use std::sync::Arc;

use crate::action::{Action, Verb};
use crate::agenda::Task;
use crate::chance::{Chance, Outcome};
use crate::choices::Choices;
use crate::event::Event;
use crate::ids::{MAX_SEATS, Seat, SeatSet};
use crate::lister::{Asked, Question};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::settle;
use crate::steps;
use crate::table::{Ctx, State};
use crate::view::View;

/// Who may act now, and on what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The serial of the decision: an action names it, so that one meant for an earlier decision is refused.
    pub serial: u32,
    /// Who may act. Empty when the game is over.
    pub seats: SeatSet,
    /// What is decided.
    pub task: Task,
}

/// An action by a seat, for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The serial of the decision it answers.
    pub serial: u32,
    /// Who acts.
    pub seat: Seat,
    /// What is done.
    pub action: Action,
}

/// What an action led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Whether it can't be taken back: chance was asked, hidden facts were shown, or someone else than the
    /// player on turn acted (reference/base.md, "Decisions": Undo barrier).
    pub barrier: bool,
    /// Who has won.
    pub over: Option<SeatSet>,
}

/// A game under way.
///
/// ```
/// use rules::{action::Action, chance::Streams, choices::Choices, game::{Game, Move}, rules::Rules, setup::Setup};
///
/// let rules = Rules::new(&Setup::new("base", 3)?)?;
/// let mut game = Game::new(rules, Box::new(Streams::new(7)));
/// let pending = game.pending();
/// let seat = pending.seats.first().unwrap();
/// let mut choices = Choices::new();
/// game.choices(seat, &mut choices);
/// assert!(choices.contains(&Action::Roll));
/// let done = game.apply(Move { serial: pending.serial, seat, action: Action::Roll }, None).unwrap();
/// assert!(done.barrier, "dice can't be taken back");
/// # Ok::<(), rules::setup::SetupError>(())
/// ```
pub struct Game {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The state.
    pub state: State,
    chance: Box<dyn Chance>,
    drawn: Vec<Outcome>,
    barrier: bool,
}

impl Game {
    /// A new game, up to its first decision.
    pub fn new(rules: Arc<Rules>, chance: Box<dyn Chance>) -> Game {
        Game::begin(rules, chance, None)
    }

    /// A new game, up to its first decision, telling what happened until then.
    pub fn begin(rules: Arc<Rules>, chance: Box<dyn Chance>, events: Option<&mut Vec<Event>>) -> Game {
        let state = State::start(&rules);
        Game::at(rules, state, chance, events)
    }

    /// A game that goes on from a state, up to its next decision.
    pub fn resume(rules: Arc<Rules>, state: State, chance: Box<dyn Chance>) -> Game {
        Game::at(rules, state, chance, None)
    }

    fn at(rules: Arc<Rules>, state: State, chance: Box<dyn Chance>, events: Option<&mut Vec<Event>>) -> Game {
        // room for what any action asks of chance, so that none takes memory
        let drawn = Vec::with_capacity(8);
        let mut game = Game { rules, state, chance, drawn, barrier: false };
        let mut play = game.play(events);
        advance(&mut play);
        game.barrier = play.barrier;
        game
    }

    /// The answers of chance that the last action needed, in the order asked.
    pub fn drawn(&self) -> &[Outcome] {
        &self.drawn
    }

    /// Whether the last action can't be taken back, as its [`Done`] said.
    pub fn barrier(&self) -> bool {
        self.barrier
    }

    /// Where chance comes from, to be replaced: a replay ends, play goes on.
    pub fn set_chance(&mut self, chance: Box<dyn Chance>) {
        self.chance = chance;
    }

    /// The reading side.
    #[inline(always)]
    pub fn ctx(&self) -> Ctx<'_> {
        ctx(&self.rules, &self.state)
    }

    /// Who decides what now.
    #[inline(always)]
    pub fn pending(&self) -> Pending {
        let task = self.state.table.agenda.now();
        Pending { serial: self.state.table.serial.0, seats: task.waits(self.ctx()), task: *task }
    }

    /// What `seat` may do now; nothing if it does not decide.
    #[inline(always)]
    pub fn choices(&self, seat: Seat, out: &mut Choices) {
        list(self.ctx(), seat, out);
    }

    /// Does an action, after checking it against exactly what [`Game::choices`] gives.
    ///
    /// # Errors
    /// The first rule that forbids it. Nothing has changed then.
    pub fn apply(&mut self, m: Move, events: Option<&mut Vec<Event>>) -> Result<Done, Refusal> {
        if !self.over().is_empty() {
            return Err(Refusal::Over);
        }
        if m.serial != self.state.table.serial.0 {
            return Err(Refusal::Stale);
        }
        match self.why_not(m.seat, &m.action) {
            Some(refusal) => Err(refusal),
            None => Ok(self.apply_listed(m.seat, m.action, events)),
        }
    }

    /// Does an action that was listed for this decision. Anything else is a fault of the caller.
    #[inline(always)]
    pub fn apply_listed(&mut self, seat: Seat, action: Action, events: Option<&mut Vec<Event>>) -> Done {
        debug_assert_eq!(self.why_not(seat, &action), None, "{seat} {action:?}");
        let mut play = self.play(events);
        perform(&mut play, seat, action);
        self.barrier = play.barrier;
        Done { barrier: self.barrier, over: Some(self.over()).filter(|w| !w.is_empty()) }
    }

    #[inline(always)]
    fn play<'a>(&'a mut self, events: Option<&'a mut Vec<Event>>) -> Play<'a> {
        self.drawn.clear();
        Play {
            rules: &self.rules,
            s: &mut self.state,
            chance: &mut *self.chance,
            events,
            drawn: Some(&mut self.drawn),
            barrier: false,
        }
    }

    /// The first rule that forbids an action, or `None` if it is legal now.
    pub fn why_not(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        why_not(self.ctx(), seat, action)
    }

    /// Why no action of a verb is legal for `seat` now, or `None` if one is.
    pub fn why_none(&self, seat: Seat, verb: Verb) -> Option<Refusal> {
        why_none(self.ctx(), seat, verb)
    }

    /// Who has won; empty while the game goes on.
    pub fn over(&self) -> SeatSet {
        match *self.state.table.agenda.now() {
            Task::Over(winners) => winners,
            _ => SeatSet::EMPTY,
        }
    }

    /// What these eyes see: a seat, or `None` for someone who looks at the table only.
    pub fn view(&self, eyes: Option<Seat>) -> View {
        View::of(&self.state, eyes)
    }
}

#[inline(always)]
fn ctx<'a>(rules: &'a Rules, state: &'a State) -> Ctx<'a> {
    Ctx { rules, t: &state.table, hands: &state.hands }
}

/// Lists what `seat` may do now.
#[inline(always)]
pub fn list(c: Ctx, seat: Seat, out: &mut Choices) {
    let task = c.t.agenda.now();
    let waits = task.waits(c);
    out.clear();
    if asked(waits, seat) {
        task.choices(c, seat, out);
    }
}

/// Whether a seat, of whatever number, is one of those waited for.
#[inline(always)]
fn asked(waits: SeatSet, seat: Seat) -> bool {
    seat.at() < MAX_SEATS && waits.has(seat)
}

/// The first rule that forbids an action, or `None` if it is legal now.
pub fn why_not(c: Ctx, seat: Seat, action: &Action) -> Option<Refusal> {
    // the code that lists looks up what is asked about, and may count on finding it
    if !action.exists(&c.rules.board) {
        return Some(Refusal::NotListed);
    }
    explain(c, seat, Asked::Action(*action))
}

/// Why no action of a verb is legal for `seat` now, or `None` if one is.
pub fn why_none(c: Ctx, seat: Seat, verb: Verb) -> Option<Refusal> {
    explain(c, seat, Asked::Verb(verb))
}

#[inline(always)]
fn explain(c: Ctx, seat: Seat, about: Asked) -> Option<Refusal> {
    let task = c.t.agenda.now();
    if let Task::Over(_) = task {
        return Some(Refusal::Over);
    }
    if !asked(task.waits(c), seat) {
        return Some(Refusal::NotYourDecision);
    }
    let mut question = Question::new(about);
    task.choices(c, seat, &mut question);
    question.why()
}

/// Does a listed action and everything that follows by itself.
#[inline(always)]
pub fn perform(p: &mut Play, seat: Seat, action: Action) {
    let agenda = &p.s.table.agenda;
    let (kind, shared, depth) = (discriminant(agenda.now()), agenda.now().is_shared(), agenda.len());
    p.barrier |= p.s.table.turn > 0 && seat != p.s.table.active;
    Task::perform(p, seat, action);
    advance(p);
    let agenda = &p.s.table.agenda;
    let same = shared && agenda.len() == depth && discriminant(agenda.now()) == kind;
    if !same {
        let serial = &mut p.s.table.serial.0;
        *serial = serial.wrapping_add(1);
    }
}

/// Settles and runs tasks until one waits for somebody, or the game is over.
#[inline(always)]
fn advance(p: &mut Play) {
    loop {
        settle::run(p);
        let task = p.s.table.agenda.now();
        if let Task::Plan(plan, step) = *task {
            steps::run(p, plan, step);
            continue;
        }
        if matches!(task, Task::Over(_)) || !task.waits(p.ctx()).is_empty() {
            return;
        }
        Task::finish(p);
    }
}
