//! The module that tests the switchboard: it uses every hook and every list once. What a hook does is read from
//! [`State`], which the tests fill in.

mod tests;

use crate::action::Action;
use crate::agenda::{GiveTo, Queue, Task as Any};
use crate::cards::Kind;
use crate::event::How;
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet, MAX_SEATS, Seat, SeatSet};
use crate::lister::Lister;
use crate::notation::{ReadError, Words, read_seat};
use crate::places::Places;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{Ban, Founding, Hook, Module, Preset, Rules};
use crate::switchboard::{CornerUse, EdgeUse, Goal, Ground, HexUse, Junctions, Phase, RouteEdges};
use crate::table::{Ctx, Rates, Sealed, Table};
use crate::terrain::Terrain;

/// The seat that owns pieces and never decides.
pub const NEUTRAL: Seat = Seat(3);

/// What the hooks answer, and what the probe noted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct State {
    /// Each turn begins with one card of each hand to the left.
    pub gifts: bool,
    /// Cards of free choice that each roll brings, by seat.
    pub wishes: [u8; MAX_SEATS],
    /// Edges no road may take.
    pub barred_edges: EdgeSet,
    /// Corners no building may take.
    pub barred_corners: CornerSet,
    /// Hexes no figure may go to.
    pub barred_hexes: HexSet,
    /// Corners where every route of others than seat A ends.
    pub stops: CornerSet,
    /// Edges that link nothing.
    pub dead: EdgeSet,
    /// Edges that count twice.
    pub double: EdgeSet,
    /// Hexes that produce nothing.
    pub silent: HexSet,
    /// Buildings that count for nothing.
    pub void: CornerSet,
    /// A rate of seat A for every kind, 0 for none.
    pub rate: u8,
    /// Cards a hand may hold beyond the limit.
    pub limit: u8,
    /// Public points by seat, to be taken away where negative.
    pub points: [i8; MAX_SEATS],
    /// Points needed beyond the target.
    pub more: u8,
    /// Winning is barred.
    pub barred: bool,
    /// Winning needs nothing else.
    pub enough: bool,
    /// The hex that the next own task floods.
    pub flood: Option<Hex>,
    /// Land hexes, as the line of settling found them.
    pub land: u8,
    /// What ran, oldest first.
    pub notes: [u8; 32],
    /// How many notes there are.
    pub noted: u8,
    /// What begins anew each turn.
    pub turn: Turn,
}

/// The probe's part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Turn {
    /// Whether the own action was done.
    pub asked: bool,
}

impl State {
    fn note(&mut self, note: u8) {
        self.notes[usize::from(self.noted)] = note;
        self.noted += 1;
    }

    /// What ran since this was asked last.
    fn take_notes(&mut self) -> Vec<u8> {
        self.notes[..usize::from(std::mem::take(&mut self.noted))].to_vec()
    }
}

/// The tasks of the probe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Notes a number.
    Note(u8),
    /// A seat names a kind, which stays hidden until the roll.
    Wish(Seat),
    /// A hex turns into sea.
    Flood,
}

impl Task {
    /// The task in the words of a position.
    pub fn words(self) -> String {
        match self {
            Task::Note(note) => format!("probe note {note}"),
            Task::Wish(seat) => format!("probe wish {seat}"),
            Task::Flood => "probe flood".to_string(),
        }
    }

    /// Reads the words after `probe`.
    pub fn read(words: &mut Words) -> Result<Task, ReadError> {
        match words.next()? {
            "note" => Ok(Task::Note(words.number(u8::MAX)?)),
            "wish" => Ok(Task::Wish(read_seat(words.next()?)?)),
            "flood" => Ok(Task::Flood),
            other => Err(ReadError::Expected("a task of the probe", other.to_string())),
        }
    }

    /// Who names a kind.
    pub fn waits(self, _: Ctx) -> SeatSet {
        match self {
            Task::Wish(seat) => SeatSet::EMPTY.with(seat),
            Task::Note(_) | Task::Flood => SeatSet::EMPTY,
        }
    }

    /// The kinds, or none.
    pub fn choices(self, c: Ctx, _: Seat, out: &mut impl Lister) {
        for kind in Kind::RESOURCES {
            out.offer(Action::Take(kind.into()), || match c.t.bank.get(kind) {
                0 => Err(Refusal::BankLacks(kind)),
                _ => Ok(()),
            });
        }
    }

    /// Seals the kind named.
    pub fn perform(self, p: &mut Play, seat: Seat, action: Action) {
        if let Action::Take(cards) = action {
            p.s.sealed[seat.at()] = Sealed::Cards(cards);
        }
        p.pop();
    }

    /// Notes, or floods.
    pub fn finish(self, p: &mut Play) {
        p.pop();
        match self {
            Task::Note(note) => state(&mut p.s.table).note(note),
            Task::Flood => flood(p),
            Task::Wish(_) => {}
        }
    }
}

fn flood(p: &mut Play) {
    if let Some(hex) = state(&mut p.s.table).flood.take() {
        p.s.table.terrain[hex.at()] = Terrain::Sea;
        p.s.table.numbers[hex.at()] = 0;
        p.s.table.dirty.add(crate::table::Dirty::GEOGRAPHY);
    }
}

fn state(t: &mut Table) -> &mut State {
    t.probe.as_mut().expect("the probe is on")
}

fn of(c: Ctx<'_>) -> &State {
    c.t.probe.as_ref().expect("the probe is on")
}

/// A neutral owner with two settlements, a ban, and an ear at every hook.
pub fn install(rules: &mut Rules) {
    let board = &rules.board;
    let corner = |name| board.parse_corner(name).expect("a corner");
    let edge = |name| board.parse_edge(name).expect("an edge");
    let starts = [("E2n", "E2ne"), ("C3n", "C3ne")];
    let preset = |(at, road)| Preset { seat: NEUTRAL, corner: corner(at), edge: Some(edge(road)), yields: false };
    let ban = Ban {
        name: "probe",
        edges: EdgeSet::EMPTY.with(edge("E2se")),
        corners: CornerSet::EMPTY.with(corner("D4n")),
        hexes: HexSet::EMPTY.with(board.parse_hex("B2").expect("a hex")),
        roads: true,
        starts: true,
        settlements: true,
        cities: true,
        robber: true,
    };
    rules.founding.insert(1, Founding::Preset(starts.map(preset).to_vec()));
    rules.bans.push(ban);
    rules.owners = rules.owners.with(NEUTRAL);
    let hooks = [
        Hook::VetoEdge,
        Hook::VetoCorner,
        Hook::VetoHex,
        Hook::Junctions,
        Hook::RouteEdges,
        Hook::KnightGround,
        Hook::Silent,
        Hook::Void,
        Hook::Rates,
        Hook::HandLimit,
        Hook::Points,
        Hook::Goal,
        Hook::Actions,
        Hook::OnEdge,
        Hook::OnBuilding,
        Hook::NewTurn,
    ];
    rules.listen(Module::Probe, &hooks);
}

/// In a turn: one card of each hand to the left, chosen by all at once.
pub fn turn_step(p: &mut Play) {
    if !of(p.ctx()).gifts {
        return;
    }
    let waiting: SeatSet = p.rules.players.iter().filter(|s| p.s.table.hand_sizes[s.at()] > 0).collect();
    let mut due = [0; MAX_SEATS];
    waiting.iter().for_each(|seat| due[seat.at()] = 1);
    p.push(Any::Give { due, to: GiveTo::Left, waiting });
}

/// In a roll: hidden wishes come true, and cards of free choice are due.
pub fn roll_step(p: &mut Play) {
    let wishes = of(p.ctx()).wishes;
    for seat in p.rules.players.iter() {
        if let Sealed::Cards(cards) = std::mem::take(&mut p.s.sealed[seat.at()]) {
            p.gain(seat, cards);
        }
        p.s.table.due[seat.at()] += wishes[seat.at()];
    }
}

/// After the geography, before the rates.
pub fn settle(p: &mut Play) {
    let t = &mut p.s.table;
    let land = t.land.len() as u8;
    state(t).land = land;
}

/// Barred edges, whatever they are wanted for.
pub fn veto_edge(c: Ctx, _: Seat, as_: EdgeUse, m: &mut Places<EdgeSet>) {
    let EdgeUse::Road = as_;
    m.drop(of(c).barred_edges, Refusal::Probe(1));
}

/// Barred corners, with another reason for each use.
pub fn veto_corner(c: Ctx, _: Seat, as_: CornerUse, m: &mut Places<CornerSet>) {
    let reason = match as_ {
        CornerUse::Start => 2,
        CornerUse::Settlement => 3,
        CornerUse::City => 4,
    };
    m.drop(of(c).barred_corners, Refusal::Probe(reason));
}

/// Barred hexes.
pub fn veto_hex(c: Ctx, _: Seat, as_: HexUse, m: &mut Places<HexSet>) {
    let HexUse::Robber = as_;
    m.drop(of(c).barred_hexes, Refusal::Probe(5));
}

/// Routes of all but seat A end at the stops; a line of ships would be closed there.
pub fn junctions(c: Ctx, seat: Seat, j: &mut Junctions) {
    if seat != Seat(0) {
        j.stops |= of(c).stops;
    }
    j.anchors |= of(c).stops;
}

/// Dead and double edges.
pub fn route_edges(c: Ctx, r: &mut RouteEdges) {
    r.dead |= of(c).dead;
    r.double |= of(c).double;
}

/// A knight may be placed at the own network, and walk and stand where nothing is barred.
pub fn knight_ground(c: Ctx, seat: Seat, g: &mut Ground) {
    g.recruit |= c.t.reach[seat.at()];
    g.walk |= c.t.land_corners;
    g.end |= c.t.land_corners.minus(of(c).barred_corners);
    g.off_duty |= of(c).void;
    g.never_rests |= of(c).stops;
    g.untouchable |= of(c).barred_corners;
}

/// Hexes that produce nothing.
pub fn silent(c: Ctx, hexes: &mut HexSet) {
    *hexes |= of(c).silent;
}

/// Buildings that count for nothing.
pub fn void(c: Ctx, corners: &mut CornerSet) {
    *corners |= of(c).void;
}

/// Seat A's rate.
pub fn rates(c: Ctx, seat: Seat, r: &mut Rates) {
    if seat == Seat(0) && of(c).rate > 0 {
        *r = r.map(|rate| rate.min(of(c).rate));
    }
}

/// A higher limit for all.
pub fn hand_limit(c: Ctx, _: Seat, more: &mut u8) {
    *more += of(c).limit;
}

/// Points by seat.
pub fn points(c: Ctx, seat: Seat, points: &mut i8) {
    *points += of(c).points[seat.at()];
}

/// A goal further away, barred, or reached.
pub fn goal(c: Ctx, _: Seat, g: &mut Goal) {
    g.more += of(c).more;
    g.also &= !of(c).barred;
    g.enough |= of(c).enough;
}

/// Once a turn, before the dice or after: another player makes a hidden wish.
pub fn actions(c: Ctx, seat: Seat, _: Phase, out: &mut impl Lister) {
    for other in c.rules.players.iter().filter(|s| *s != seat) {
        out.offer(Action::Probe(other), || if of(c).turn.asked { Err(Refusal::Limit) } else { Ok(()) });
    }
}

/// Does the own action: a note, the wish, a flood and a note, in this order.
pub fn perform(p: &mut Play, seat: Seat, other: Seat) {
    debug_assert_ne!(seat, other);
    state(&mut p.s.table).turn.asked = true;
    let mut queue = Queue::default();
    for task in [Task::Note(1), Task::Wish(other), Task::Flood, Task::Note(2)] {
        queue.push(Any::Probe(task));
    }
    p.s.table.agenda.push_block(&queue);
}

fn how_note(how: How) -> u8 {
    match how {
        How::Start => 10,
        How::Paid => 20,
        How::Free => 30,
    }
}

/// Two notes after a road, the first with how it came.
pub fn on_edge(_: &mut Play, _: Seat, _: Edge, how: How, q: &mut Queue) {
    q.push(Any::Probe(Task::Note(how_note(how))));
    q.push(Any::Probe(Task::Note(1)));
}

/// Two notes after a building.
pub fn on_building(_: &mut Play, _: Seat, _: Corner, how: How, q: &mut Queue) {
    q.push(Any::Probe(Task::Note(how_note(how))));
    q.push(Any::Probe(Task::Note(2)));
}

/// A new turn.
pub fn new_turn(t: &mut Table) {
    state(t).turn = Turn::default();
}
