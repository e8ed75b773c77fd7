//! The chapter "Longest road" of the base game. Chains run along the top of a row of hexes:
//! row D from D2n = v0 eastwards to D6n = v8, the bottom of row D from D2s, the top of row C from C2n.

mod common;
mod oracle;

use common::{A, B, C, Trial, at, main};
use rules::event::{Award, Event};
use rules::ids::{Corner, CornerSet};
use rules::refusal::Refusal;
use rules::rng::Rng;
use rules::routes::longest_trail;

/// v0–v1, v1–v2, …, v7–v8.
const CHAIN: [&str; 8] = ["D2ne", "D3nw", "D3ne", "D4nw", "D4ne", "D5nw", "D5ne", "D6nw"];
/// Along the bottom of row D.
const LOW: [&str; 7] = ["D2se", "D3sw", "D3se", "D4sw", "D4se", "D5sw", "D5se"];
/// Along the top of row C.
const HIGH: [&str; 7] = ["C2ne", "C3nw", "C3ne", "C4nw", "C4ne", "C5nw", "C5ne"];

const RING: &str = "D4ne D4e D4se D4sw D4w D4nw";

fn first(chain: &[&str], n: usize) -> String {
    chain[..n].join(" ")
}

fn length(roads: &str, foreign: &str) -> u8 {
    let trial = main(&format!(r#""A": {{ "roads": "{roads}" }}, "B": {{ "settlements": "{foreign}" }}"#));
    trial.lengths()[0]
}

/// B is on turn, can build a settlement, and has a road that leads to v2 and v3 (C2se is below v2, D3e above v3).
fn cut(a: usize, b: &str, c: &str) -> Trial {
    let seats = format!(
        r#""A": {{ "roads": "{}" }}, "B": {{ "roads": "C2e D3e {b}", "hand": "1 brick 1 lumber 1 wool 1 grain" }},
           "C": {{ "roads": "{c}" }}"#,
        first(&CHAIN, a)
    );
    at(r#""turn": "B", "phase": "main", "longest": "A""#, &seats)
}

mod lengths {
    use super::*;

    #[test]
    fn r_01_the_six_edges_of_a_hex_are_six() {
        assert_eq!(length(RING, ""), 6);
    }

    #[test]
    fn r_02_a_ring_with_a_tail_of_two_is_eight() {
        assert_eq!(length(&format!("{RING} C3e C3ne"), ""), 8);
    }

    #[test]
    fn r_04_a_ring_cut_on_two_corners_is_its_longer_part() {
        assert_eq!(length(RING, "D4n D4s"), 3);
        assert_eq!(length(RING, "D4n D4se"), 4);
    }

    #[test]
    fn a_ring_cut_on_one_corner_is_still_six() {
        assert_eq!(length(RING, "D4n"), 6);
    }

    #[test]
    fn r_06_two_rings_that_share_an_edge_are_eleven() {
        assert_eq!(length(&format!("{RING} D5ne D5e D5se D5sw D5nw"), ""), 11);
    }

    #[test]
    fn r_08_three_hexes_round_a_corner_are_fourteen_of_fifteen() {
        let roads = format!("{RING} D5ne D5e D5se D5sw D5nw C4w C4nw C4ne C4e");
        assert_eq!(roads.split(' ').count(), 15);
        assert_eq!(length(&roads, ""), 14);
        assert_eq!(length(&roads, "D4ne"), 13);
    }

    #[test]
    fn r_10_branches_do_not_add() {
        let arms = "C3e C3ne B3w D4nw D3ne C3w D4ne D5nw";
        assert_eq!(length(arms, ""), 6);
        assert_eq!(length(arms, "D4n"), 3);
    }

    #[test]
    fn r_11_a_foreign_building_on_an_end_takes_nothing_away() {
        let seats = format!(
            r#""A": {{ "roads": "{}", "hand": "3 brick 3 lumber" }}, "B": {{ "settlements": "D2n" }}"#,
            first(&CHAIN, 5)
        );
        let mut trial = main(&seats);
        for (edge, length) in CHAIN[5..].iter().zip([6, 7, 8]) {
            trial.does(&format!("A road {edge}"));
            assert_eq!(trial.lengths()[0], length);
        }
    }

    #[test]
    fn r_14_own_buildings_do_not_interrupt() {
        let seats = format!(r#""A": {{ "roads": "{}", "settlements": "D3n", "cities": "D4n" }}"#, first(&CHAIN, 7));
        assert_eq!(main(&seats).lengths()[0], 7);
    }

    #[test]
    fn a_foreign_city_interrupts_like_a_settlement_and_a_foreign_road_does_not() {
        let seats = format!(r#""A": {{ "roads": "{}" }}, "B": {{ "cities": "C3s" }}"#, first(&CHAIN, 7));
        assert_eq!(main(&seats).lengths()[0], 4);
        let seats = format!(r#""A": {{ "roads": "{}" }}, "B": {{ "roads": "D3e C3e" }}"#, first(&CHAIN, 7));
        assert_eq!(main(&seats).lengths()[0], 7);
    }

    #[test]
    fn roads_apart_do_not_add() {
        assert_eq!(length("D2ne D3nw D4ne D5nw D5ne", ""), 3);
    }

    #[test]
    fn every_random_network_has_the_length_of_the_brute_force() {
        let mut rng = Rng::new(5, 0);
        let board = main(r#""A": {}"#).rules().board.clone();
        for case in 0..1500 {
            let mut edges = vec![rules::ids::Edge(rng.below(board.edge_count().into()) as u8)];
            let size = 1 + rng.below(14) as usize;
            while edges.len() < size {
                // mostly where the network already is, so that rings and branches come about
                let next = if rng.below(10) > 0 {
                    let edge = edges[rng.below(edges.len() as u32) as usize];
                    let corner = board.ends(edge)[rng.below(2) as usize];
                    let around = board.edge_list(corner);
                    around[rng.below(around.len() as u32) as usize]
                } else {
                    rules::ids::Edge(rng.below(board.edge_count().into()) as u8)
                };
                if !edges.contains(&next) {
                    edges.push(next);
                }
            }
            let stops: CornerSet = (0..rng.below(5)).map(|_| Corner(rng.below(54) as u8)).collect();
            let ends: Vec<(u8, u8)> = edges.iter().map(|edge| board.ends(*edge)).map(|[a, b]| (a.0, b.0)).collect();
            let slow: Vec<(usize, usize)> = ends.iter().map(|(a, b)| (usize::from(*a), usize::from(*b))).collect();
            let blocked: Vec<usize> = stops.iter().map(|corner| corner.at()).collect();
            let expected = oracle::longest_trail(&slow, &blocked);
            assert_eq!(usize::from(longest_trail(&ends, stops)), expected, "case {case}: {ends:?} {stops:?}");
        }
    }

    #[test]
    fn corners_where_four_edges_meet_are_passed_twice() {
        let mut rng = Rng::new(6, 0);
        for case in 0..2000 {
            let corners = 5 + rng.below(4);
            let mut degree = [0; 9];
            let mut edges: Vec<(u8, u8)> = Vec::new();
            for _ in 0..40 {
                let (a, b) = (rng.below(corners) as usize, rng.below(corners) as usize);
                let edge = (a.min(b) as u8, a.max(b) as u8);
                if a != b && edges.len() < 12 && degree[a] < 4 && degree[b] < 4 && !edges.contains(&edge) {
                    edges.push(edge);
                    degree[a] += 1;
                    degree[b] += 1;
                }
            }
            let stops: CornerSet = (0..rng.below(2)).map(|_| Corner(rng.below(corners) as u8)).collect();
            let slow: Vec<(usize, usize)> = edges.iter().map(|(a, b)| (usize::from(*a), usize::from(*b))).collect();
            let blocked: Vec<usize> = stops.iter().map(|corner| corner.at()).collect();
            let expected = oracle::longest_trail(&slow, &blocked);
            assert_eq!(usize::from(longest_trail(&edges, stops)), expected, "case {case}: {edges:?} {stops:?}");
        }
    }
}

mod award {
    use super::*;

    #[test]
    fn the_first_route_of_five_takes_the_card() {
        let mut trial = main(&format!(r#""A": {{ "roads": "{}", "hand": "1 brick 1 lumber" }}"#, first(&CHAIN, 4)));
        assert_eq!((trial.table().longest_route, trial.points()[0]), (None, 0));
        trial.does("A road D4ne");
        assert_eq!((trial.table().longest_route, trial.points()[0]), (Some(A), 2));
        assert!(trial.events.contains(&Event::Award { award: Award::LongestRoute, from: None, to: Some(A) }));
    }

    #[test]
    fn r_15_a_tie_does_not_move_the_card_and_one_more_does() {
        let seats = format!(
            r#""A": {{ "roads": "{}" }}, "B": {{ "roads": "{}", "hand": "2 brick 2 lumber" }}"#,
            first(&CHAIN, 5),
            first(&LOW, 4)
        );
        let mut trial = at(r#""turn": "B", "phase": "main""#, &seats);
        trial.does("B road D4se");
        assert_eq!((trial.lengths(), trial.table().longest_route), (vec![5, 5, 0], Some(A)));
        trial.does("B road D5sw");
        assert_eq!((trial.lengths(), trial.table().longest_route), (vec![5, 6, 0], Some(B)));
        assert_eq!(trial.points(), [0, 2, 0]);
    }

    #[test]
    fn r_13_a_chain_of_seven_cut_at_v3_is_four_and_loses_the_card() {
        let mut trial = cut(7, "", "");
        assert_eq!(trial.table().longest_route, Some(A));
        trial.does("B settlement C3s");
        assert_eq!((trial.lengths()[0], trial.table().longest_route), (4, None));
        assert_eq!(trial.points(), [0, 1, 0]);
        assert!(trial.events.contains(&Event::Award { award: Award::LongestRoute, from: Some(A), to: None }));
    }

    #[test]
    fn r_13_a_holder_cut_to_five_or_more_and_still_alone_keeps_the_card() {
        let mut trial = cut(8, "", "");
        trial.does("B settlement C3s");
        assert_eq!((trial.lengths()[0], trial.table().longest_route), (5, Some(A)));
    }

    #[test]
    fn r_16_cut_below_two_others_that_tie_the_card_is_set_aside_until_one_leads_alone() {
        let (low, high) = (first(&LOW, 5), first(&HIGH, 5));
        let seats = format!(
            r#""A": {{ "roads": "{}" }}, "B": {{ "roads": "{low}", "hand": "1 brick 1 lumber" }}, "C": {{ "roads": "{high}" }},
               "D": {{ "roads": "D3e", "hand": "1 brick 1 lumber 1 wool 1 grain" }}"#,
            first(&CHAIN, 7)
        );
        let mut trial = at(r#""turn": "D", "phase": "main""#, &seats);
        trial.does("D settlement C3s");
        assert_eq!((trial.lengths(), trial.table().longest_route), (vec![4, 5, 5, 1], None));
        trial.plays(&["D end", "A roll = 1 1", "A end", "B roll = 1 1"]);
        assert_eq!(trial.table().longest_route, None);
        trial.does("B road D5sw");
        assert_eq!((trial.lengths()[1], trial.table().longest_route), (6, Some(B)));
    }

    #[test]
    fn r_17_a_holder_cut_to_a_tie_keeps_the_card() {
        let mut trial = cut(7, "", &first(&HIGH, 5));
        trial.does("B settlement D3n");
        assert_eq!((trial.lengths(), trial.table().longest_route), (vec![5, 1, 5], Some(A)));
    }

    #[test]
    fn r_19_the_only_one_left_with_five_gets_the_card_at_once() {
        let mut trial = cut(7, &first(&LOW[2..], 5), "");
        assert_eq!(trial.lengths()[1], 5);
        trial.does("B settlement C3s");
        assert_eq!((trial.lengths(), trial.table().longest_route), (vec![4, 5, 0], Some(B)));
        assert_eq!(trial.points(), [0, 3, 0]);
    }

    #[test]
    fn r_23_the_routes_of_all_are_judged_on_the_action_that_cuts_one() {
        let mut trial = cut(7, &first(&LOW[2..], 4), &first(&HIGH, 4));
        trial.does("B settlement C3s");
        assert_eq!(trial.lengths(), [4, 4, 4]);
        assert_eq!((trial.table().longest_route, trial.points()), (None, vec![0, 1, 0]));
    }

    #[test]
    fn the_card_passes_in_anybodys_turn() {
        let mut trial = cut(7, "", &first(&HIGH, 5));
        trial.does("B settlement C3s");
        assert_eq!((trial.table().longest_route, trial.points()), (Some(C), vec![0, 1, 2]));
    }
}

#[test]
fn r_21_beyond_a_foreign_settlement_the_route_is_not_continued() {
    let seats = format!(
        r#""A": {{ "roads": "{}", "hand": "1 brick 1 lumber" }}, "B": {{ "settlements": "C3s" }}"#,
        first(&CHAIN, 3)
    );
    let mut trial = main(&seats);
    trial.refuses("A road D4nw", Refusal::NoRouteReaches);
    let seats = seats.replace(CHAIN[2], "D3ne D4ne");
    main(&seats).does("A road D4nw");
}
