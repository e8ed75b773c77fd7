//! A game at the table: the engine's game, its record, what can be taken back, and what a save keeps. No browser here.

mod dice;
mod load;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use rules::action::Action;
use rules::agenda::Task;
use rules::chance::{STREAMS, Streams};
use rules::event::Event;
use rules::game::{Game, Move};
use rules::ids::{Seat, SeatSet};
use rules::position;
use rules::record::{Line, Record};
use rules::refusal::Refusal;
use rules::rules::Rules;
use rules::setup::{Setup, SetupError};
use rules::table::State;
use rules::view::View;

use crate::ask::Block;
use crate::store::{Dice, Meta, Save, SeatMeta, Status};
use dice::Shared;

/// What happened in one line of the record.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who did what; `None` for what happened before the first decision.
    pub act: Option<(Seat, Action)>,
    /// What then happened.
    pub events: Vec<Event>,
    /// The state after it.
    pub after: State,
    /// Whether it can't be taken back.
    pub barrier: bool,
}

/// A game at the table.
pub struct Session {
    game: Game,
    dice: Shared,
    record: Record,
    steps: Vec<Step>,
    /// The state before the first step that can be taken back.
    origin: State,
    /// Whether steps before `origin` are text only, since the rules have changed.
    lost: bool,
    /// A record of a form no longer read, kept as it was.
    earlier: String,
    styles: Vec<u8>,
    looked: bool,
    trusting: bool,
    taken_back: Vec<TakenBack>,
}

/// A step that a trusting table took back although it stood: everyone is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// How many steps there were then without it, or are left of those.
    pub after: usize,
    /// Whose step.
    pub seat: Seat,
    /// What it was.
    pub action: Action,
}

/// What the log tells, in its order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Happening<'a> {
    /// Something happened in the game.
    Event(&'a Event),
    /// A step was taken back although it stood.
    TakenBack(TakenBack),
}

impl Session {
    /// Begins a game. `styles` are colours and marks by seat, 1 to 6; `seed` is that of the dice.
    ///
    /// # Errors
    /// If the setup does not fit.
    pub fn begin(setup: &Setup, styles: Vec<u8>, seed: u64) -> Result<Session, SetupError> {
        let rules = Rules::new(setup)?;
        let dice = Shared::new(Streams::new(seed));
        let mut events = Vec::new();
        let origin = State::start(&rules);
        let game = Game::begin(rules, dice.chance(), Some(&mut events));
        let record = Record::new(&game);
        let first = Step { act: None, events, after: game.state, barrier: true };
        Ok(Session {
            game,
            dice,
            record,
            steps: vec![first],
            origin,
            lost: false,
            earlier: String::new(),
            styles,
            looked: false,
            trusting: false,
            taken_back: Vec::new(),
        })
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.game.rules
    }

    /// The game, to be asked what is legal and why not.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Colour and mark of a seat, 1 to 6.
    pub fn style(&self, seat: Seat) -> u8 {
        self.styles.get(seat.at()).copied().unwrap_or(1)
    }

    /// Colours and marks by seat.
    pub fn styles(&self) -> &[u8] {
        &self.styles
    }

    /// What these eyes see.
    pub fn view(&self, eyes: Option<Seat>) -> View {
        self.game.view(eyes)
    }

    /// Everything that happened, a step a line of the record.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The record so far, as text.
    pub fn record_text(&self) -> String {
        let earlier: String = self.earlier.lines().map(|line| format!("# {line}\n")).collect();
        earlier + &self.record.write(&self.game.rules)
    }

    /// Does what a seat chose and says what happened.
    ///
    /// # Errors
    /// The first rule that forbids it; nothing has changed then.
    pub fn act(&mut self, m: Move) -> Result<&[Event], Refusal> {
        let mut events = Vec::new();
        let done = self.game.apply(m, Some(&mut events))?;
        self.record.push(m.seat, m.action, &self.game);
        let step = Step { act: Some((m.seat, m.action)), events, after: self.game.state, barrier: done.barrier };
        self.steps.push(step);
        self.looked = false;
        Ok(self.steps.last().map_or(&[], |step| &step.events))
    }

    /// The action that undo would take back.
    ///
    /// # Errors
    /// Why there is none.
    pub fn undoable(&self) -> Result<Action, Block> {
        let Some(Step { act: Some((_, action)), barrier, events, .. }) = self.steps.last() else {
            return Err(if self.lost { Block::Loaded } else { Block::Nothing });
        };
        match () {
            () if self.trusting => Ok(*action),
            () if *barrier => Err(block(action, events)),
            () if self.looked => Err(Block::Looked),
            () => Ok(*action),
        }
    }

    /// Whether any step may be taken back, even one that stands.
    pub fn trust(&mut self, trusting: bool) {
        self.trusting = trusting;
    }

    /// What happened, and what was taken back although it stood.
    pub fn happenings(&self) -> impl DoubleEndedIterator<Item = Happening<'_>> {
        let after = |n: usize| {
            let taken = self.taken_back.iter().filter(move |taken| taken.after == n);
            taken.map(|taken| Happening::TakenBack(*taken))
        };
        let steps = self.steps.iter().enumerate();
        steps.flat_map(move |(at, step)| step.events.iter().map(Happening::Event).chain(after(at + 1)))
    }

    /// Takes back the last action. Dice already drawn are not drawn again.
    ///
    /// # Errors
    /// Why it can't be taken back.
    pub fn undo(&mut self) -> Result<Action, Block> {
        let action = self.undoable()?;
        let stood = self.looked || self.steps.last().is_some_and(|step| step.barrier);
        let undone = self.steps.pop();
        let after = self.steps.len();
        self.taken_back.iter_mut().for_each(|earlier| earlier.after = earlier.after.min(after));
        if let (true, Some((seat, action))) = (stood, undone.and_then(|step| step.act)) {
            self.taken_back.push(TakenBack { after, seat, action });
        }
        self.record.lines.pop();
        self.record.end = None;
        let serial = self.game.state.table.serial;
        self.game.state = self.steps.last().map_or(self.origin, |step| step.after);
        self.game.state.table.serial.0 = serial.0.wrapping_add(1);
        Ok(action)
    }

    /// The next player has lifted the curtain: what the one before did stands.
    pub fn look(&mut self) {
        self.looked = true;
    }

    /// Who has won; empty while the game goes on.
    pub fn over(&self) -> SeatSet {
        self.game.over()
    }

    /// Who is asked now: of several, the first in turn order from the player on turn.
    pub fn decider(&self) -> Option<Seat> {
        let pending = self.game.pending();
        let active = self.game.state.table.active;
        match pending.task {
            // the others answer before the one who made the offer chooses
            Task::Trade => {
                let waiting = self.game.state.table.trade.waiting();
                waiting.iter_from(active).next().or(Some(active))
            }
            _ => pending.seats.iter_from(active).next(),
        }
    }

    /// Whether the decision now open needs a look at the decider's own hand.
    pub fn needs_hand(&self) -> bool {
        match self.game.state.table.agenda.top() {
            Task::BeforeDice | Task::Main | Task::Give { .. } | Task::Trade => true,
            Task::Plan(..) | Task::Found(..) | Task::Take { .. } | Task::Figure { .. } | Task::Steal { .. } => false,
            Task::FreeBuild(_) | Task::Over(_) => false,
        }
    }

    /// The points that everyone sees: when the game is over, those of hidden cards as well.
    pub fn points(&self, seat: Seat) -> u8 {
        let state = &self.game.state;
        let hidden = if self.over().is_empty() { 0 } else { state.hands[seat.at()].points() };
        state.table.points[seat.at()] + hidden
    }

    /// The save of this moment; `when` in milliseconds since 1970.
    pub fn save(&self, when: u64) -> Save {
        let t = &self.game.state.table;
        let rules = &self.game.rules;
        let seats = rules.players.iter().map(|seat| SeatMeta {
            name: rules.setup.names[seat.at()].clone(),
            style: self.style(seat),
            points: self.points(seat),
        });
        let status = match self.over().first() {
            Some(winner) => Status::Finished { winner: winner.at() },
            // whoever is only asked something is not on turn
            None => {
                let founder = self.decider().filter(|_| t.turn == 0);
                Status::UnderWay { turn: t.turn.into(), seat: founder.unwrap_or(t.active).at() }
            }
        };
        let meta = Meta { scenario: rules.setup.scenario.clone(), seats: seats.collect(), status, when };
        Save {
            meta,
            record: self.record_text(),
            position: position::write(rules, &self.game.state),
            dice: Dice { seed: self.dice.seed(), draws: self.dice.draws() },
            taken_back: self.taken_back.iter().map(|taken| (taken.after, self.line(*taken))).collect(),
            looked: self.looked,
        }
    }

    /// A step taken back, as a record would have it.
    fn line(&self, TakenBack { seat, action, .. }: TakenBack) -> String {
        Line { act: Some((seat, action)), outcomes: Vec::new() }.write(&self.game.rules)
    }

    /// The draws of chance made so far, by stream.
    pub fn draws(&self) -> [u64; STREAMS] {
        self.dice.draws()
    }
}

/// Why an action can't be taken back, from what it brought.
fn block(action: &Action, events: &[Event]) -> Block {
    match action {
        Action::Roll => Block::Dice,
        Action::Card => Block::Drawn,
        Action::Monopoly(_) => Block::Monopoly,
        Action::Give(_) => Block::Discards,
        Action::Accept | Action::Decline | Action::Counter(_) => Block::Answered,
        _ if events.iter().any(|e| matches!(e, Event::Stole { .. })) => Block::Stolen,
        _ => Block::Answered,
    }
}
