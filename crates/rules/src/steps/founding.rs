//! Before the first turn (reference/base.md, "Set-up").

use std::cmp::Ordering;

use crate::action::Action;
use crate::agenda::Task;
use crate::chance::Query;
use crate::event::{Event, How};
use crate::ids::{Seat, SeatSet};
use crate::lister::Lister;
use crate::places;
use crate::play::Play;
use crate::rules::{Founding, Order, Preset};
use crate::setup::First;
use crate::steps::produce;
use crate::switchboard::PlanId;
use crate::table::Ctx;
use crate::tasks::build;

/// The seat that places as number `nth` of a round.
fn placer(c: Ctx, order: Order, nth: u8) -> Seat {
    let n = c.rules.players.len() as u8;
    let steps = match order {
        Order::Forward => nth,
        Order::Reverse => n - 1 - nth,
    };
    Seat((c.t.first.0 + steps) % n)
}

/// Who places a building with its road, in order, and how many have done so. Nobody once the first turn has begun.
pub fn order(c: Ctx) -> (Vec<Seat>, usize) {
    let (mut seats, mut placed) = (Vec::new(), 0);
    let Task::Found(now, at) = c.t.agenda.top() else { return (seats, placed) };
    for (line, founding) in c.rules.founding.iter().enumerate() {
        let Founding::Round { order, .. } = *founding else { continue };
        let n = c.rules.players.len();
        seats.extend((0..n as u8).map(|nth| placer(c, order, nth)));
        placed += match line.cmp(&usize::from(now)) {
            Ordering::Less => n,
            Ordering::Equal => usize::from(at / 2).min(n),
            Ordering::Greater => 0,
        };
    }
    (seats, placed)
}

/// Even places of a round, and of presets, are buildings, odd ones their roads.
pub(crate) fn waits(c: Ctx, line: u8, at: u8) -> SeatSet {
    match c.rules.founding[usize::from(line)] {
        Founding::Round { order, .. } if usize::from(at) < 2 * c.rules.players.len() => {
            SeatSet::EMPTY.with(placer(c, order, at / 2))
        }
        _ => SeatSet::EMPTY,
    }
}

pub(crate) fn choices(c: Ctx, _: u8, _: u8, seat: Seat, out: &mut impl Lister) {
    match c.t.start {
        None => out.corners(Action::Settlement, |asked| places::start_settlements(c, seat, asked)),
        Some(start) => out.edges(Action::Road, |asked| places::start_roads(c, seat, start, asked)),
    }
}

pub(crate) fn perform(p: &mut Play, line: u8, at: u8, seat: Seat, action: Action) {
    p.s.table.agenda.replace(Task::Found(line, at + 1));
    match action {
        Action::Settlement(corner) => {
            p.s.table.start = Some(corner);
            build::settlement(p, seat, corner, How::Start);
            if let Founding::Round { yields: true, .. } = p.rules.founding[usize::from(line)] {
                produce::start_cards(p, seat, corner);
            }
        }
        Action::Road(edge) => {
            p.s.table.start = None;
            build::road(p, seat, edge, How::Start);
        }
        _ => {}
    }
}

pub(crate) fn finish(p: &mut Play, line: u8, at: u8) {
    p.s.table.agenda.replace(Task::Found(line + 1, 0));
    let rules = p.rules;
    match &rules.founding[usize::from(line)] {
        Founding::Begin(how) => begin(p, *how),
        Founding::Preset(presets) => {
            // a piece at a time: what it leads to is done before the next is put down
            if let Some(preset) = presets.get(usize::from(at / 2)) {
                p.s.table.agenda.replace(Task::Found(line, at + 1));
                place(p, preset, at.is_multiple_of(2));
            }
        }
        Founding::Round { .. } => {}
        Founding::Open => {
            p.s.table.agenda.replace(Task::Plan(PlanId::Turn, 0));
            p.s.table.turn = 1;
        }
    }
}

fn begin(p: &mut Play, how: First) {
    if how == First::Dice {
        let weights = [1; crate::ids::MAX_SEATS];
        let seat = Seat(p.ask(Query::Begin, &weights[..p.rules.players.len()]) as u8);
        p.s.table.first = seat;
        p.s.table.active = seat;
        p.emit(|| Event::Begins(seat));
    }
}

fn place(p: &mut Play, preset: &Preset, building: bool) {
    if building {
        build::settlement(p, preset.seat, preset.corner, How::Start);
        if preset.yields {
            produce::start_cards(p, preset.seat, preset.corner);
        }
    } else if let Some(edge) = preset.edge {
        build::road(p, preset.seat, edge, How::Start);
    }
}
