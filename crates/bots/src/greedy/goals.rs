//! What to save for: each goal has a price, a worth and the action that comes first.

use rules::action::Action;
use rules::cards::Cards;
use rules::ids::{Corner, CornerSet, Edge, EdgeSet};
use rules::table::Piece;

use super::income::NEVER;
use super::mind::Mind;

/// Something to save for.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// The first thing to do for it.
    pub first: Action,
    /// What all of it costs.
    pub cost: Cards,
    /// What it is worth, in hundredths of a point.
    pub worth: u32,
}

/// Most roads that are built for one settlement.
const FAR: u8 = 3;
/// A point.
const POINT: u32 = 100;
/// A development card: its chance of a point, and what the other cards save.
const CARD: u32 = 45;

impl Goal {
    /// The worth for the time it takes with this hand.
    pub fn score(&self, mind: &Mind, hand: Cards) -> u32 {
        match mind.rolls(hand, self.cost) {
            NEVER => 0,
            rolls => self.worth * 100 / (rolls + 3),
        }
    }
}

/// All goals there are.
pub fn all(mind: &Mind) -> Vec<Goal> {
    let mut goals = Vec::new();
    settlements(mind, &mut goals);
    cities(mind, &mut goals);
    card(mind, &mut goals);
    longest_route(mind, &mut goals);
    goals
}

/// The best goal for a hand, and its score.
pub fn best<'a>(mind: &Mind, goals: &'a [Goal], hand: Cards) -> Option<(&'a Goal, u32)> {
    let scored = goals.iter().map(|goal| (goal, goal.score(mind, hand)));
    scored.fold(None, |best, new| if best.is_none_or(|(_, score)| new.1 > score) { Some(new) } else { best })
}

fn stock(mind: &Mind, piece: Piece) -> u8 {
    mind.table.stock_of(mind.seat, piece)
}

fn settlements(mind: &Mind, goals: &mut Vec<Goal>) {
    if stock(mind, Piece::Settlement) == 0 {
        return;
    }
    for Site { corner, roads, first } in sites(mind, stock(mind, Piece::Road).min(FAR)) {
        let worth = POINT + mind.pip_worth() * mind.corner_pips(corner, &mind.income);
        let way = (0..roads).fold(Cards::NONE, |cost, _| cost + mind.rules.costs.road);
        goals.push(Goal {
            first: first.map_or(Action::Settlement(corner), Action::Road),
            cost: way + mind.rules.costs.settlement,
            worth,
        });
    }
}

fn cities(mind: &Mind, goals: &mut Vec<Goal>) {
    if stock(mind, Piece::City) > 0 {
        for corner in mind.table.settlements[mind.seat.at()].iter() {
            let worth = POINT + mind.pip_worth() * mind.corner_pips(corner, &mind.income);
            goals.push(Goal { first: Action::City(corner), cost: mind.rules.costs.city, worth });
        }
    }
}

fn card(mind: &Mind, goals: &mut Vec<Goal>) {
    if mind.table.deck > 0 {
        goals.push(Goal { first: Action::Card, cost: mind.rules.costs.card, worth: CARD });
    }
}

/// The longest route, where a few roads take it.
fn longest_route(mind: &Mind, goals: &mut Vec<Goal>) {
    let table = mind.table;
    if table.longest_route == Some(mind.seat) {
        return;
    }
    let own = table.lengths[mind.seat.at()];
    let longest = mind.others().map(|seat| table.lengths[seat.at()]).max().unwrap_or(0);
    let roads = (longest + 1).max(mind.rules.route_min).saturating_sub(own);
    if roads == 0 || roads > FAR || roads > stock(mind, Piece::Road) {
        return;
    }
    let Some(edge) = longest_extension(mind) else { return };
    let cost = (0..roads).fold(Cards::NONE, |cost, _| cost + mind.rules.costs.road);
    let taken = if table.longest_route.is_some() { POINT / 2 } else { 0 };
    goals.push(Goal { first: Action::Road(edge), cost, worth: 2 * POINT + taken });
}

/// Free edges on which roads may lie.
fn free_edges(mind: &Mind) -> EdgeSet {
    let banned = mind.rules.bans.iter().filter(|ban| ban.roads).fold(EdgeSet::EMPTY, |all, ban| all | ban.edges);
    mind.table.land_edges.minus(mind.table.taken_edges).minus(banned)
}

/// The edge that makes the own longest route longer, if one does.
pub fn longest_extension(mind: &Mind) -> Option<Edge> {
    let own = mind.table.lengths[mind.seat.at()];
    let edges = mind.table.spots[mind.seat.at()] & free_edges(mind);
    edges.iter().find(|edge| mind.length_with(*edge) > own)
}

/// A corner for a settlement, and the way to it.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub corner: Corner,
    /// Roads that are missing.
    pub roads: u8,
    /// The first of them.
    pub first: Option<Edge>,
}

/// Corners for settlements that so many roads reach, the nearest first.
pub fn sites(mind: &Mind, most: u8) -> Vec<Site> {
    let (table, board) = (mind.table, &mind.rules.board);
    let free = free_edges(mind);
    let banned = mind.rules.bans.iter().filter(|b| b.settlements).fold(CornerSet::EMPTY, |all, ban| all | ban.corners);
    let open = table.land_corners.minus(table.taken_corners).minus(table.near).minus(banned);

    let start = table.reach[mind.seat.at()];
    let mut front: Vec<Site> = start.iter().map(|corner| Site { corner, roads: 0, first: None }).collect();
    let mut sites: Vec<Site> =
        front.iter().copied().filter(|site| table.touched[mind.seat.at()].has(site.corner)).collect();
    let mut seen = start;
    for roads in 1..=most {
        let mut next = Vec::new();
        for from in &front {
            for edge in board.edge_list(from.corner).iter().copied().filter(|edge| free.has(*edge)) {
                let corner = board.other_end(edge, from.corner);
                if !seen.has(corner) && !table.taken_corners.has(corner) {
                    seen.insert(corner);
                    next.push(Site { corner, roads, first: from.first.or(Some(edge)) });
                }
            }
        }
        sites.extend(&next);
        front = next;
    }
    sites.retain(|site| open.has(site.corner));
    sites
}
