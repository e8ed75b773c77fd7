//! The set-up: many pips of many kinds, and a road towards the next place.

use rules::action::Action;
use rules::cards::{Cards, Kind};
use rules::choices::Choices;
use rules::ids::{Corner, Edge};

use super::income::{self, Income};
use super::mind::Mind;

/// The best of the places listed.
pub fn choose(mind: &Mind, choices: &Choices) -> Option<Action> {
    let worth = |action: &Action| match *action {
        Action::Settlement(corner) => settlement(mind, corner),
        Action::Road(edge) => road(mind, edge),
        _ => 0,
    };
    super::first_best(choices.listed.iter().copied(), worth)
}

fn settlement(mind: &Mind, corner: Corner) -> u32 {
    let brings = income::of_corner(mind.rules, mind.table, corner);
    let all: Income = std::array::from_fn(|i| brings[i] + mind.income[i]);
    let kinds = all.iter().filter(|n| **n > 0).count() as u32;
    let costs = [mind.rules.costs.settlement, mind.rules.costs.city, mind.rules.costs.road];
    let builds = costs.iter().filter(|cost| brought(**cost, &all)).count() as u32;
    4 * mind.corner_pips(corner, &mind.income) + 5 * kinds + 3 * builds
}

fn brought(cost: Cards, income: &Income) -> bool {
    cost.iter().all(|(kind, _): (Kind, u8)| income[kind as usize] > 0)
}

/// The best corner two steps away on this edge's side.
fn road(mind: &Mind, edge: Edge) -> u32 {
    let (table, board) = (mind.table, &mind.rules.board);
    let Some(start) = table.start else { return 0 };
    let end = board.other_end(edge, start);
    let open = table.land_corners.minus(table.taken_corners).minus(table.near);
    let beyond = board.near_at(end).minus(board.near_at(start)) & open;
    beyond.iter().map(|corner| mind.corner_pips(corner, &mind.income)).max().unwrap_or(0)
}
