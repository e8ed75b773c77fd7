//! Vetoes and bans: where something may stand, and which rule comes first.

use super::*;
use crate::action::Verb;
use crate::switchboard::{self, Ground, Junctions};

#[test]
fn an_edge_is_refused_by_the_core_then_by_the_map_then_by_modules() {
    let mut trial = Trial::new();
    trial.does("A roll = 1 1");
    let barred = trial.edges("F2ne E2se E2e");
    trial.does("A end");
    trial.tune(|probe| probe.barred_edges = barred);
    for line in ["B roll = 1 1", "B end", "C roll = 1 1", "C end", "A roll = 1 1"] {
        trial.does(line);
    }
    trial.refuses("A road F2ne", Refusal::Occupied);
    trial.refuses("A road E2se", Refusal::Banned(0));
    trial.refuses("A road E2e", Refusal::Probe(1));
    trial.does("A road F2e");
}

#[test]
fn where_every_edge_is_barred_no_road_is_built_nor_a_card_for_roads_played() {
    let mut trial = Trial::new();
    trial.deal_card(A, Card::RoadBuilding);
    trial.does("A roll = 1 1");
    assert_eq!(trial.game.why_none(A, Verb::Road), None);
    let all = trial.game.rules.board.edges;
    trial.tune(|probe| probe.barred_edges = all);
    assert_eq!(trial.game.why_none(A, Verb::Road), Some(Refusal::NoPlace(Verb::Road)));
    trial.refuses("A road-building", Refusal::NoPlace(Verb::Road));
}

#[test]
fn a_corner_is_refused_with_the_reason_of_its_use() {
    let mut trial = Trial::founding();
    let barred = trial.corners("F2n");
    trial.tune(|probe| probe.barred_corners = barred);
    trial.refuses("A settlement D4n", Refusal::Banned(0));
    trial.refuses("A settlement F2n", Refusal::Probe(2));
    assert!(!trial.listed(A).contains(&"settlement F2n".to_string()));

    let mut trial = Trial::new();
    let barred = trial.corners("F2n") | trial.corners("G2n");
    trial.deal(A, "2 brick 2 lumber 1 wool 3 grain 3 ore");
    trial.does("A roll = 1 1");
    trial.does("A road F2e");
    trial.tune(|probe| probe.barred_corners = barred);
    trial.refuses("A settlement G2n", Refusal::Probe(3));
    trial.refuses("A city F2n", Refusal::Probe(4));
    trial.does("A city F4n");
    trial.tune(|probe| probe.barred_corners = CornerSet::EMPTY);
    trial.does("A settlement G2n");
}

#[test]
fn a_figure_is_refused_by_the_map_and_by_modules_and_goes_home_where_nothing_is_left() {
    let mut trial = Trial::new();
    let barred = trial.hexes("E2");
    trial.tune(|probe| probe.barred_hexes = barred);
    trial.does("A roll = 3 4");
    trial.refuses("A robber D4", Refusal::RobberStays);
    trial.refuses("A robber B2", Refusal::Banned(0));
    trial.refuses("A robber E2", Refusal::Probe(5));
    trial.does("A robber F3 = grain");
    trial.does("A end");

    let all = trial.game.rules.hexes;
    trial.tune(|probe| probe.barred_hexes = all);
    trial.does("B roll = 3 4");
    assert_eq!(trial.table().robber, Some(trial.hex("D4")), "its home");
    assert_eq!(trial.deciders(), [B]);
    trial.does("B end");
}

#[test]
fn routes_end_where_a_module_stops_them() {
    let mut trial = Trial::new();
    let stops = trial.corners("D4s");
    trial.pave(B, "D4ne D4e D4se E3ne D3e");
    assert_eq!(trial.table().lengths[B.at()], 5);
    assert_eq!(trial.table().longest_route, Some(B));
    trial.tune(|probe| probe.stops = stops);
    assert_eq!(trial.table().lengths[B.at()], 3);
    assert_eq!(trial.table().longest_route, None);
    let mut junctions = Junctions::default();
    switchboard::junctions(trial.game.ctx(), A, &mut junctions);
    assert_eq!(junctions, Junctions { stops: CornerSet::EMPTY, anchors: stops });
}

#[test]
fn dead_edges_link_nothing_and_double_edges_count_two() {
    let mut trial = Trial::new();
    let (first, last) = (trial.edges("D4ne"), trial.edges("D3e"));
    trial.pave(B, "D4ne D4e D4se E3ne D3e");
    trial.tune(|probe| probe.double = first);
    assert_eq!(trial.table().lengths[B.at()], 6);
    trial.tune(|probe| probe.dead = last);
    assert_eq!(trial.table().lengths[B.at()], 5);
    for line in ["A roll = 1 1", "A end", "B roll = 1 1"] {
        trial.does(line);
    }
    trial.deal(B, "2 brick 2 lumber");
    trial.refuses("B road D3ne", Refusal::NoRouteReaches);
    trial.does("B road D3se");
    trial.refuses("B road D3ne", Refusal::NoRouteReaches);
    trial.tune(|probe| probe.dead = EdgeSet::EMPTY);
    trial.does("B road D3ne");
}

#[test]
fn the_ground_of_knights_comes_from_modules() {
    let mut trial = Trial::new();
    let (barred, void, stops) = (trial.corners("D4n"), trial.corners("F2n"), trial.corners("D4s"));
    trial.tune(|probe| {
        probe.barred_corners = barred;
        probe.void = void;
        probe.stops = stops;
    });
    let mut ground = Ground::default();
    switchboard::knight_ground(trial.game.ctx(), A, &mut ground);
    assert!(ground.recruit.has(trial.corner("F2n")) && !ground.recruit.has(trial.corner("D4n")));
    assert_eq!((ground.walk.len(), ground.end.len()), (54, 53));
    assert_eq!((ground.off_duty, ground.never_rests, ground.untouchable), (void, stops, barred));
}
