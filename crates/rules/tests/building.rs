//! The chapter "Building" of the base game.

mod common;

use common::{A, at, main, pay};
use rules::action::Verb;
use rules::refusal::Refusal;
use rules::table::Piece;

mod roads {
    use super::*;

    #[test]
    fn a_road_goes_on_from_an_own_road_settlement_or_city() {
        let trial =
            main(r#""A": { "settlements": "F2n", "cities": "B4n", "roads": "D4ne", "hand": "1 brick 1 lumber" }"#);
        let mut around = ["E2se", "E2e", "F2ne", "A3se", "B4ne", "C3e", "C3se", "C4se", "D4e"];
        around.sort_unstable();
        let mut listed = trial.places(A, "road");
        listed.sort_unstable();
        assert_eq!(listed, around.map(|name| canonical(&trial, name)));
    }

    fn canonical(trial: &common::Trial, name: &str) -> String {
        let board = &trial.rules().board;
        board.edge_name(board.parse_edge(name).unwrap())
    }

    #[test]
    fn a_road_needs_a_free_edge_that_the_own_network_reaches() {
        let mut trial = main(
            r#""A": { "settlements": "F2n", "roads": "F2ne", "hand": "4 brick 4 lumber" }, "B": { "settlements": "B4n", "roads": "F2e" }"#,
        );
        trial.refuses("A road F2ne", Refusal::Occupied);
        trial.refuses("A road F2e", Refusal::Occupied);
        trial.refuses("A road B4ne", Refusal::NoRouteReaches);
        trial.refuses("A road D4ne", Refusal::NoRouteReaches);
        trial.plays(&["A road E2e", "A road D3se", "A road E2se"]);
        assert_eq!(trial.table().stock[A.at()][Piece::Road as usize], 11);
    }

    #[test]
    fn no_edge_without_land_has_a_name_on_this_island() {
        let trial = main(r#""A": {}"#);
        let board = &trial.rules().board;
        assert!((0..board.edge_count()).all(|edge| trial.table().land_edges.has(rules::ids::Edge(edge))));
        assert_eq!(board.parse_edge("A1w"), None);
    }

    #[test]
    fn a_road_along_the_coast_is_allowed() {
        let mut trial = main(r#""A": { "settlements": "B2n", "hand": "2 brick 2 lumber" }"#);
        trial.plays(&["A road B2nw", "A road B2ne"]);
    }

    #[test]
    fn r_21_a_foreign_building_on_the_shared_corner_stops_the_way_on() {
        let seats =
            r#""A": { "roads": "D2ne D3nw D3ne MORE", "hand": "1 brick 1 lumber" }, "B": { "settlements": "C3s" }"#;
        let mut trial = main(&seats.replace(" MORE", ""));
        trial.refuses("A road D4nw", Refusal::NoRouteReaches);
        trial.refuses("A road D3e", Refusal::NoRouteReaches);
        let mut trial = main(&seats.replace("MORE", "D4ne"));
        trial.refuses("A road D3e", Refusal::NoRouteReaches);
        trial.does("A road D4nw");
    }

    #[test]
    fn a_foreign_road_on_the_shared_corner_stops_nobody() {
        let mut trial = main(r#""A": { "roads": "D3ne", "hand": "1 brick 1 lumber" }, "B": { "roads": "D3e" }"#);
        trial.does("A road D4nw");
    }

    #[test]
    fn a_road_may_pass_an_own_building() {
        let mut trial = main(r#""A": { "roads": "D3ne", "settlements": "C3s", "hand": "1 brick 1 lumber" }"#);
        trial.does("A road D4nw");
    }

    #[test]
    fn the_sixteenth_road_is_not_in_the_box() {
        let roads = "D4ne D4e D4se D4sw D4w D4nw C4e C4se C4ne C4nw C4w D5ne D5e D5se D5sw";
        let mut trial = main(&format!(r#""A": {{ "roads": "{roads}", "hand": "1 brick 1 lumber" }}"#));
        trial.refuses("A road D3ne", Refusal::NoStock(Piece::Road));
        assert_eq!(trial.why_none(A, Verb::Road), Some(Refusal::NoStock(Piece::Road)));
    }
}

mod settlements {
    use super::*;

    const COST: &str = "1 brick 1 lumber 1 wool 1 grain";

    #[test]
    fn r_110_a_settlement_needs_an_own_road() {
        let mut trial = main(&format!(
            r#""A": {{ "settlements": "F2n", "roads": "D4ne", "hand": "{COST}" }}, "B": {{ "roads": "B2ne" }}"#
        ));
        let mut places = trial.places(A, "settlement");
        places.sort_unstable();
        assert_eq!(places, ["C4s", "D4n"]);
        trial.refuses("A settlement B2n", Refusal::NoRouteReaches);
        trial.refuses("A settlement E5s", Refusal::NoRouteReaches);
        trial.does("A settlement D4n");
    }

    #[test]
    fn the_three_neighbouring_corners_are_free_of_buildings_of_anyone() {
        for seats in [
            r#""A": { "settlements": "C4s", "roads": "D4ne", "hand": "COST" }"#,
            r#""A": { "roads": "D4ne", "hand": "COST" }, "B": { "cities": "C4s" }"#,
        ] {
            let mut trial = main(&seats.replace("COST", COST));
            trial.refuses("A settlement D4n", Refusal::TooNear);
            trial.refuses("A settlement C4s", Refusal::Occupied);
        }
        let seats = r#""A": { "roads": "D4ne", "hand": "COST" }, "B": { "settlements": "C4n D5n" }"#;
        main(&seats.replace("COST", COST)).does("A settlement D4n");
    }

    #[test]
    fn a_foreign_road_at_the_corner_does_not_matter() {
        let seats = r#""A": { "roads": "D4ne", "hand": "COST" }, "B": { "roads": "D4nw C3e" }"#;
        main(&seats.replace("COST", COST)).does("A settlement D4n");
    }

    #[test]
    fn the_own_road_may_end_at_the_corner_or_pass_it() {
        let seats = r#""A": { "roads": "D3ne D4nw D4ne", "hand": "COST" }"#;
        main(&seats.replace("COST", COST)).does("A settlement C3s");
        main(&seats.replace("COST", COST)).does("A settlement C4s");
    }

    #[test]
    fn with_five_settlements_out_a_city_comes_first() {
        let seats = r#""A": { "settlements": "B2n B3n B4n F2s F3s", "roads": "D4ne", "hand": "1 brick 1 lumber 1 wool 3 grain 3 ore" }"#;
        let mut trial = main(seats);
        trial.refuses("A settlement D4n", Refusal::NoStock(Piece::Settlement));
        trial.does("A city B2n");
        assert_eq!(trial.table().stock[A.at()], [14, 1, 3], "the settlement is back in stock");
        trial.does("A settlement D4n");
    }
}

mod cities {
    use super::*;

    #[test]
    fn a_city_takes_the_place_of_an_own_settlement() {
        let mut trial = main(
            r#""A": { "settlements": "F2n", "cities": "B2n", "roads": "F2ne D4ne", "hand": "4 grain 6 ore" }, "B": { "settlements": "F4n" }"#,
        );
        assert_eq!(trial.places(A, "city"), ["F2n"]);
        for line in ["A city B2n", "A city F4n", "A city D4n"] {
            trial.refuses(line, Refusal::NoSettlement);
        }
        trial.does("A city F2n");
        assert!(trial.table().settlements[A.at()].is_empty());
        assert_eq!(trial.table().cities[A.at()].len(), 2);
        assert_eq!(trial.table().stock[A.at()], [13, 5, 2]);
        trial.refuses("A city F2n", Refusal::NoSettlement);
        assert_eq!(trial.why_none(A, Verb::City), Some(Refusal::NoPlace(Verb::City)));
    }

    #[test]
    fn the_fifth_city_is_not_in_the_box() {
        let mut trial = main(r#""A": { "settlements": "F2n", "cities": "B2n B3n B4n F4s", "hand": "2 grain 3 ore" }"#);
        trial.refuses("A city F2n", Refusal::NoStock(Piece::City));
    }

    #[test]
    fn r_102_a_settlement_and_its_city_in_one_turn_are_legal() {
        let mut trial = main(r#""A": { "roads": "D4ne", "hand": "1 brick 1 lumber 1 wool 3 grain 3 ore" }"#);
        trial.plays(&["A settlement D4n", "A city D4n"]);
        assert_eq!(trial.points(), [2, 0, 0]);
    }

    #[test]
    fn a_city_produces_two_cards_at_once_from_the_next_roll_on() {
        let seats = r#""A": { "settlements": "F2s", "hand": "2 grain 3 ore" }"#;
        let mut trial = main(seats);
        trial.plays(&["A city F2s", "A end", "B roll = 2 3"]);
        assert_eq!(trial.hand(A), "2 brick");
    }
}

#[test]
fn several_pieces_are_built_in_one_turn_while_the_cards_last() {
    let mut trial = main(r#""A": { "settlements": "F2n", "hand": "3 brick 3 lumber 1 wool 1 grain" }"#);
    trial.plays(&["A road F2ne", "A road F2e", "A settlement G2n"]);
    trial.refuses("A road E2e", pay("1 brick 1 lumber"));
}

#[test]
fn nothing_is_built_outside_the_own_turn() {
    let seats = r#""A": { "settlements": "F2n", "roads": "F2ne", "hand": "3 brick 3 lumber 3 grain 3 ore" }"#;
    let mut trial = at(r#""turn": "B", "phase": "main""#, seats);
    for line in ["A road F2e", "A city F2n"] {
        trial.refuses(line, Refusal::NotYourDecision);
    }
}
