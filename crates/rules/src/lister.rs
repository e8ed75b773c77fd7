//! Whom the code that lists tells what it finds.
//!
//! That code is the only place that knows what is legal. It can be run in three ways: to list, to look for one action
//! and note the first rule that forbids it, or to explain why a verb is off.

use crate::action::{Action, Verb};
use crate::choices::{Choices, Space};
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet, PlaceSet};
use crate::places::Places;
use crate::refusal::Refusal;

/// Either [`Choices`], which are filled, or a [`Question`].
pub trait Lister {
    /// Whether this is a listing, not a question.
    fn listing(&self) -> bool;

    /// The action asked about.
    fn asked(&self) -> Option<Action>;

    /// Guards a group of actions of one verb: cost, stock, phase, limit. Whether to go on with the group.
    fn pass(&mut self, verb: Verb, verdict: impl FnOnce() -> Result<(), Refusal>) -> bool;

    /// Notes why the verb asked about is off, where nothing else explains it.
    fn refuse(&mut self, verb: Verb, refusal: Refusal);

    /// Lists one action, if the verdict allows it.
    fn offer(&mut self, action: Action, verdict: impl FnOnce() -> Result<(), Refusal>);

    /// Opens the space of this decision.
    fn open(&mut self, space: Space);

    /// Lists an action for each place; `place` is the one an action of these names.
    fn places<S: PlaceSet, I: Iterator<Item = S::Place>>(
        &mut self,
        action: fn(S::Place) -> Action,
        places: impl FnOnce(Option<S::Place>) -> Places<S>,
        place: fn(&Action) -> Option<S::Place>,
        iter: fn(S) -> I,
    );

    /// Lists an action for each free edge.
    #[inline(always)]
    fn edges(&mut self, action: fn(Edge) -> Action, places: impl FnOnce(Option<Edge>) -> Places<EdgeSet>) {
        self.places(action, places, |a| if let Action::Road(e) = a { Some(*e) } else { None }, |s| s.iter())
    }

    /// Lists an action for each free corner.
    #[inline(always)]
    fn corners(&mut self, action: fn(Corner) -> Action, places: impl FnOnce(Option<Corner>) -> Places<CornerSet>) {
        let place = |a: &Action| match a {
            Action::Settlement(k) | Action::City(k) => Some(*k),
            _ => None,
        };
        self.places(action, places, place, |s| s.iter())
    }

    /// Lists an action for each hex.
    #[inline(always)]
    fn hexes(&mut self, action: fn(Hex) -> Action, places: impl FnOnce(Option<Hex>) -> Places<HexSet>) {
        self.places(action, places, |a| if let Action::Robber(h) = a { Some(*h) } else { None }, |s| s.iter())
    }
}

impl Lister for Choices {
    #[inline(always)]
    fn listing(&self) -> bool {
        true
    }

    #[inline(always)]
    fn asked(&self) -> Option<Action> {
        None
    }

    #[inline(always)]
    fn pass(&mut self, _: Verb, verdict: impl FnOnce() -> Result<(), Refusal>) -> bool {
        verdict().is_ok()
    }

    #[inline(always)]
    fn refuse(&mut self, _: Verb, _: Refusal) {}

    #[inline(always)]
    fn offer(&mut self, action: Action, verdict: impl FnOnce() -> Result<(), Refusal>) {
        if verdict().is_ok() {
            self.listed.push(action);
        }
    }

    #[inline(always)]
    fn open(&mut self, space: Space) {
        self.space = Some(space);
    }

    #[inline(always)]
    fn places<S: PlaceSet, I: Iterator<Item = S::Place>>(
        &mut self,
        action: fn(S::Place) -> Action,
        places: impl FnOnce(Option<S::Place>) -> Places<S>,
        _: fn(&Action) -> Option<S::Place>,
        iter: fn(S) -> I,
    ) {
        self.listed.extend(iter(places(None).set).map(action));
    }
}

/// What is asked about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Asked {
    Action(Action),
    Verb(Verb),
}

/// A question: is this among the choices, and if not, why?
pub struct Question {
    asked: Asked,
    found: bool,
    why: Option<Refusal>,
}

impl Question {
    pub(crate) fn new(asked: Asked) -> Question {
        Question { asked, found: false, why: None }
    }

    /// The first rule that forbids it.
    pub(crate) fn why(&self) -> Option<Refusal> {
        if self.found { None } else { Some(self.why.unwrap_or(Refusal::Phase)) }
    }

    fn wants(&self, verb: Verb) -> bool {
        match self.asked {
            Asked::Action(action) => action.verb() == verb,
            Asked::Verb(asked) => asked == verb,
        }
    }

    fn note(&mut self, refusal: Refusal) {
        self.why.get_or_insert(refusal);
    }

    fn answer(&mut self, verdict: Result<(), Refusal>) {
        match verdict {
            Ok(()) => self.found = true,
            Err(refusal) => self.note(refusal),
        }
    }
}

impl Lister for Question {
    fn listing(&self) -> bool {
        false
    }

    fn asked(&self) -> Option<Action> {
        if let Asked::Action(action) = self.asked { Some(action) } else { None }
    }

    fn pass(&mut self, verb: Verb, verdict: impl FnOnce() -> Result<(), Refusal>) -> bool {
        self.wants(verb) && verdict().map_err(|refusal| self.note(refusal)).is_ok()
    }

    fn refuse(&mut self, verb: Verb, refusal: Refusal) {
        if self.wants(verb) {
            self.note(refusal);
        }
    }

    fn offer(&mut self, action: Action, verdict: impl FnOnce() -> Result<(), Refusal>) {
        let asked = match self.asked {
            Asked::Action(asked) => asked == action,
            Asked::Verb(asked) => asked == action.verb(),
        };
        if asked {
            self.answer(verdict());
        }
    }

    fn open(&mut self, space: Space) {
        match self.asked {
            Asked::Action(asked) if asked.verb() == space.verb() => self.answer(space.contains(&asked)),
            Asked::Verb(asked) if asked == space.verb() => self.found = true,
            _ => {}
        }
    }

    fn places<S: PlaceSet, I: Iterator<Item = S::Place>>(
        &mut self,
        action: fn(S::Place) -> Action,
        places: impl FnOnce(Option<S::Place>) -> Places<S>,
        place: fn(&Action) -> Option<S::Place>,
        iter: fn(S) -> I,
    ) {
        match self.asked {
            Asked::Action(asked) => {
                let Some(at) = place(&asked).filter(|at| action(*at) == asked) else { return };
                let m = places(Some(at));
                self.answer(if m.set.has(at) { Ok(()) } else { Err(m.why().unwrap_or(Refusal::NotListed)) });
            }
            Asked::Verb(asked) => {
                if let Some(at) = iter(places(None).set).next() {
                    self.found |= action(at).verb() == asked;
                } else {
                    self.note(Refusal::NoPlace(asked));
                }
            }
        }
    }
}
