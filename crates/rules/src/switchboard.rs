//! The switchboard: every point where modules take part, and in which order. Nothing else.
//!
//! The order of lines is the order in which the rules apply. A module adds a line here for each thing it does.
//! Where no module listens, a hook costs one test of a bit.
#![cfg_attr(not(test), allow(unused_variables, unused_imports))] // what only the hooks of modules use

use crate::action::Action;
use crate::agenda::Queue;
use crate::event::How;
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, HexSet, Seat};
use crate::lister::Lister;
#[cfg(test)]
use crate::modules::probe;
use crate::places::Places;
use crate::play::Play;
use crate::rules::{Hook, Module, ModuleSet, Rules};
use crate::settle;
use crate::steps::Step;
use crate::table::{Ctx, Dirty, Rates, Table};

/// A list of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum PlanId {
    /// A turn; begins anew when it ends.
    Turn,
    /// A roll of the dice and what it brings.
    Roll,
}

/// The steps of a turn, each with the module that brings it.
pub(crate) const TURN: &[(Step, Module)] = &[
    (Step::Start, Module::Core),
    #[cfg(test)]
    (Step::ProbeTurn, Module::Probe),
    (Step::BeforeDice, Module::Core),
    (Step::Roll, Module::Core),
    (Step::Main, Module::Core),
    (Step::Next, Module::Core),
];

/// The steps of a roll.
pub(crate) const ROLL: &[(Step, Module)] = &[
    (Step::Dice, Module::Core),
    #[cfg(test)]
    (Step::ProbeRoll, Module::Probe),
    (Step::Seven, Module::Core),
    (Step::Produce, Module::Core),
    (Step::TakeDue, Module::Core),
];

/// Something that is settled.
pub(crate) type Settler = fn(&mut Play);

/// What is settled after every task, in this order, each when what it looks at may have changed.
pub(crate) const SETTLE: &[(Settler, Dirty, Module)] = &[
    (settle::geography, Dirty::GEOGRAPHY, Module::Core),
    #[cfg(test)]
    (probe::settle, Dirty::ALL, Module::Probe),
    (settle::rates, Dirty::RATES, Module::Core),
    (settle::lengths, Dirty::ROUTES.or(Dirty::LENGTHS), Module::Core),
    (settle::army, Dirty::ARMY, Module::Core),
    (settle::points, Dirty::POINTS, Module::Core),
    (settle::goal, Dirty::POINTS.or(Dirty::GOAL), Module::Core),
];

/// The lines of a plan whose module is on.
pub(crate) fn steps(plan: PlanId, modules: ModuleSet) -> Vec<Step> {
    let master = match plan {
        PlanId::Turn => TURN,
        PlanId::Roll => ROLL,
    };
    master.iter().filter(|(_, module)| modules.has(*module)).map(|(step, _)| *step).collect()
}

/// Has each module edit the rules, in the order of the rulebooks' chapters.
pub(crate) fn install(rules: &mut Rules) {
    #[cfg(test)]
    if rules.modules.has(Module::Probe) {
        probe::install(rules);
    }
}

/// What an edge is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EdgeUse {
    /// To build a road.
    Road,
}

/// What a corner is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CornerUse {
    /// A settlement of the set-up.
    Start,
    /// A settlement.
    Settlement,
    /// A city.
    City,
}

/// What a hex is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HexUse {
    /// The robber.
    Robber,
}

/// A moment at which modules bring actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the dice.
    BeforeDice,
    /// Trade and build.
    Main,
}

/// Corners at which routes end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Junctions {
    /// Routes of others end here.
    pub stops: CornerSet,
    /// A ship line that ends here is closed.
    pub anchors: CornerSet,
}

/// Edges that count otherwise in a route.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RouteEdges {
    /// They link nothing.
    pub dead: EdgeSet,
    /// They count twice.
    pub double: EdgeSet,
}

/// Where the knights of a seat may stand and walk.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ground {
    /// A knight may be placed here.
    pub recruit: CornerSet,
    /// A move may end here.
    pub end: CornerSet,
    /// A move may pass here.
    pub walk: CornerSet,
    /// Knights here do not count.
    pub off_duty: CornerSet,
    /// Knights here stay awake.
    pub never_rests: CornerSet,
    /// Knights here can't be displaced.
    pub untouchable: CornerSet,
}

/// What winning needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Points needed beyond the target.
    pub more: u8,
    /// Whether all that is needed beside points is there.
    pub also: bool,
    /// Whether something wins by itself.
    pub enough: bool,
}

impl Default for Goal {
    fn default() -> Goal {
        Goal { more: 0, also: true, enough: false }
    }
}

macro_rules! hear {
    ($rules:expr, $hook:ident $(, $(#[$cfg:meta])? $module:ident => $call:expr)* $(,)?) => {
        $($(#[$cfg])? if $rules.hears(Hook::$hook, Module::$module) { $call; })*
    };
}

/// Where routes may not go.
pub fn veto_edge(c: Ctx, seat: Seat, as_: EdgeUse, m: &mut Places<EdgeSet>) {
    hear!(c.rules, VetoEdge, #[cfg(test)] Probe => probe::veto_edge(c, seat, as_, m));
}

/// Where buildings may not stand.
pub fn veto_corner(c: Ctx, seat: Seat, as_: CornerUse, m: &mut Places<CornerSet>) {
    hear!(c.rules, VetoCorner, #[cfg(test)] Probe => probe::veto_corner(c, seat, as_, m));
}

/// Where figures may not go.
pub fn veto_hex(c: Ctx, seat: Seat, as_: HexUse, m: &mut Places<HexSet>) {
    hear!(c.rules, VetoHex, #[cfg(test)] Probe => probe::veto_hex(c, seat, as_, m));
}

/// Where the routes of `seat` end or are closed, beside foreign buildings.
pub fn junctions(c: Ctx, seat: Seat, j: &mut Junctions) {
    hear!(c.rules, Junctions, #[cfg(test)] Probe => probe::junctions(c, seat, j));
}

/// Edges that link nothing or count twice.
pub fn route_edges(c: Ctx, r: &mut RouteEdges) {
    hear!(c.rules, RouteEdges, #[cfg(test)] Probe => probe::route_edges(c, r));
}

/// Where the knights of `seat` may stand and walk.
pub fn knight_ground(c: Ctx, seat: Seat, g: &mut Ground) {
    hear!(c.rules, KnightGround, #[cfg(test)] Probe => probe::knight_ground(c, seat, g));
}

/// Hexes that produce nothing now, beside the robber's.
pub fn silent(c: Ctx, hexes: &mut HexSet) {
    hear!(c.rules, Silent, #[cfg(test)] Probe => probe::silent(c, hexes));
}

/// Buildings that count for nothing.
pub fn void(c: Ctx, corners: &mut CornerSet) {
    hear!(c.rules, Void, #[cfg(test)] Probe => probe::void(c, corners));
}

/// Rates with the bank beside those of harbours.
pub fn rates(c: Ctx, seat: Seat, r: &mut Rates) {
    hear!(c.rules, Rates, #[cfg(test)] Probe => probe::rates(c, seat, r));
}

/// Cards a hand may hold on a 7 beyond the limit of the rules.
pub fn hand_limit(c: Ctx, seat: Seat, more: &mut u8) {
    hear!(c.rules, HandLimit, #[cfg(test)] Probe => probe::hand_limit(c, seat, more));
}

/// Public points beside pieces and awards.
pub fn points(c: Ctx, seat: Seat, points: &mut i8) {
    hear!(c.rules, Points, #[cfg(test)] Probe => probe::points(c, seat, points));
}

/// What winning needs beside the target.
pub fn goal(c: Ctx, seat: Seat, g: &mut Goal) {
    hear!(c.rules, Goal, #[cfg(test)] Probe => probe::goal(c, seat, g));
}

/// Further actions at a moment of the turn.
pub fn actions(c: Ctx, seat: Seat, when: Phase, out: &mut impl Lister) {
    hear!(c.rules, Actions, #[cfg(test)] Probe => probe::actions(c, seat, when, out));
}

/// Does an action that a module brought.
pub fn perform(p: &mut Play, seat: Seat, action: Action) {
    #[cfg(test)]
    if let Action::Probe(other) = action {
        probe::perform(p, seat, other);
    }
}

/// After a piece came to an edge.
pub fn on_edge(p: &mut Play, seat: Seat, edge: Edge, how: How, q: &mut Queue) {
    hear!(p.rules, OnEdge, #[cfg(test)] Probe => probe::on_edge(p, seat, edge, how, q));
}

/// After a building came to a corner.
pub fn on_building(p: &mut Play, seat: Seat, corner: Corner, how: How, q: &mut Queue) {
    hear!(p.rules, OnBuilding, #[cfg(test)] Probe => probe::on_building(p, seat, corner, how, q));
}

/// Each module's part of a turn begins anew.
pub fn new_turn(rules: &Rules, t: &mut Table) {
    hear!(rules, NewTurn, #[cfg(test)] Probe => probe::new_turn(t));
}
