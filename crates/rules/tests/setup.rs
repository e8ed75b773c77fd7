//! The chapter "Components", "Costs" and "Set-up" of the base game. How islands are dealt is tested beside the dealing.

mod common;

use common::{A, B, C, D, Trial, before_dice, founding, main, new_game, not_in_hand, pay, script};
use rules::action::Verb;
use rules::chance::Outcome;
use rules::event::Event;
use rules::game::Game;
use rules::refusal::Refusal;
use rules::rules::Rules;
use rules::setup::Setup;
use rules::steps::founding as placing;

#[test]
fn each_player_has_15_roads_5_settlements_and_4_cities() {
    let trial = founding(4, "on");
    for seat in [A, B, C, D] {
        assert_eq!(trial.table().stock[seat.at()], [15, 5, 4]);
    }
}

#[test]
fn the_bank_has_19_cards_of_each_resource() {
    assert_eq!(founding(3, "on").bank(), "19 brick 19 lumber 19 wool 19 grain 19 ore");
}

#[test]
fn the_deck_has_14_knights_5_points_and_two_of_each_other_card() {
    let trial = founding(3, "on");
    assert_eq!(trial.table().deck, 25);
    let [knights, road_building, plenty, monopoly, points] = trial.rules().deck;
    assert_eq!((knights, points), (14, 5));
    assert_eq!((road_building, plenty, monopoly), (2, 2, 2));
}

#[test]
fn things_cost_what_the_box_says() {
    let mut trial = main(r#""A": { "settlements": "F2n F4n", "roads": "F2ne F2e", "hand": "" }"#);
    trial.refuses("A road E2e", pay("1 brick 1 lumber"));
    trial.refuses("A settlement G2n", pay("1 brick 1 lumber 1 wool 1 grain"));
    trial.refuses("A city F2n", pay("2 grain 3 ore"));
    trial.refuses("A card", pay("1 wool 1 grain 1 ore"));
    assert_eq!(trial.why_none(A, Verb::Road), Some(pay("1 brick 1 lumber")));
    for (hand, line) in [
        ("1 brick 1 lumber", "A road E2e"),
        ("1 brick 1 lumber 1 wool 1 grain", "A settlement G2n"),
        ("2 grain 3 ore", "A city F2n"),
        ("1 wool 1 grain 1 ore", "A card = knight"),
    ] {
        let seats = r#""A": { "settlements": "F2n F4n", "roads": "F2ne F2e", "hand": "HAND" }"#;
        let mut trial = main(&seats.replace("HAND", hand));
        trial.does(line);
        assert_eq!(trial.hand(A), "nothing", "{line}");
        assert_eq!(trial.bank(), "19 brick 19 lumber 19 wool 19 grain 19 ore", "{line}: paid to the bank");
    }
}

#[test]
fn beginners_take_the_presets_b_c_d_and_then_a_in_seat_order() {
    let trial = new_game(4, &[]);
    let stands = |seat: rules::ids::Seat, settlements: [&str; 2], roads: [&str; 2]| {
        let table = trial.table();
        let settlements = settlements.map(|name| trial.corner(name)).into_iter().collect();
        let roads = roads.map(|name| trial.rules().board.parse_edge(name).unwrap()).into_iter().collect();
        assert_eq!((table.settlements[seat.at()], table.roads[seat.at()]), (settlements, roads), "{seat}");
    };
    stands(A, ["F2n", "F4n"], ["F2ne", "E4e"]);
    stands(B, ["F3n", "B4s"], ["F3ne", "C4ne"]);
    stands(C, ["D3n", "E5n"], ["C2se", "D5e"]);
    stands(D, ["E2n", "C3n"], ["E2ne", "C3ne"]);
    assert_eq!(trial.deciders(), "A");
    let three = new_game(3, &[]);
    assert_eq!(three.table().settlements[..3], trial.table().settlements[..3]);
    assert!(three.table().settlements[3].is_empty());
}

#[test]
fn beginners_begin_with_the_cards_of_their_lettered_settlement() {
    let trial = new_game(4, &[]);
    assert_eq!(trial.hand(A), "1 brick 1 lumber 1 ore");
    assert_eq!(trial.hand(B), "2 grain 1 ore");
    assert_eq!(trial.hand(C), "1 brick 1 lumber 1 grain");
    assert_eq!(trial.hand(D), "2 lumber 1 grain");
}

#[test]
fn the_robber_starts_on_the_desert() {
    for options in [&["board beginner"][..], &["board spiral", "seed 3"], &["board random", "seed 5"]] {
        let trial = new_game(3, options);
        let robber = trial.table().robber.unwrap();
        assert_eq!(trial.table().terrain[robber.at()], rules::terrain::Terrain::Desert, "{options:?}");
    }
}

#[test]
fn settlements_and_roads_are_placed_in_turn_order_and_then_in_reverse() {
    let mut trial = founding(3, "on");
    for (seat, settlement, road) in [
        (A, "F2n", "F2ne"),
        (B, "F3n", "F3ne"),
        (C, "D3n", "D3ne"),
        (C, "E5n", "D5e"),
        (B, "B4s", "C4ne"),
        (A, "F4n", "E4e"),
    ] {
        assert_eq!(trial.deciders(), seat.to_string());
        trial.does(&format!("{seat} settlement {settlement}"));
        assert_eq!(trial.deciders(), seat.to_string(), "the same player's road");
        trial.does(&format!("{seat} road {road}"));
    }
    assert_eq!(trial.deciders(), "A");
    assert_eq!(trial.listed(A), ["roll"], "the first player rolls");
    assert_eq!(trial.table().stock[A.at()], [13, 3, 4]);
}

#[test]
fn whoever_is_drawn_begins_and_the_seats_stay_clockwise() {
    let mut setup = Setup::new("base", 3).unwrap();
    setup.set("board", "spiral").unwrap();
    setup.set("first", "dice").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let mut events = Vec::new();
    let game = Game::begin(rules, script(&[Outcome::begin(B)]), Some(&mut events));
    assert_eq!(game.drawn(), [Outcome::begin(B)]);
    assert_eq!(events, [Event::Begins(B)], "no roll that statistics would count");
    let mut trial = Trial::of(game);
    let mut order = String::new();
    while trial.table().turn == 0 {
        let seat = trial.game.pending().seats.first().unwrap();
        let first = trial.listed(seat).swap_remove(0);
        if first.starts_with("settlement") {
            order.push(seat.letter());
        }
        trial.does(&format!("{seat} {first}"));
    }
    assert_eq!(order, "BCAACB");
    assert_eq!(trial.deciders(), "B");
    trial.plays(&["B roll = 1 1", "B end"]);
    assert_eq!(trial.deciders(), "C");
}

#[test]
fn with_first_seat_nothing_is_drawn() {
    let trial = new_game(3, &["board spiral", "first seat"]);
    assert_eq!((trial.deciders().as_str(), trial.game.drawn().len()), ("A", 0));
}

#[test]
fn a_first_settlement_may_stand_on_any_of_the_54_corners_with_land() {
    let mut trial = founding(3, "on");
    assert_eq!(trial.places(A, "settlement").len(), 54);
    assert_eq!(trial.rules().board.parse_corner("A1n"), None, "no corner without land has a name");
    trial.refuses("A city F2n", Refusal::Phase);
    trial.refuses("A road F2ne", Refusal::Phase);
    trial.refuses("A roll", Refusal::Phase);
    trial.refuses("B settlement F2n", Refusal::NotYourDecision);
}

#[test]
fn the_order_of_placing_is_told_with_how_many_are_done() {
    let mut trial = founding(3, "on");
    let told = |trial: &Trial| placing::order(trial.game.ctx());
    let order = vec![A, B, C, C, B, A];
    assert_eq!(told(&trial), (order.clone(), 0));
    trial.does("A settlement F2n");
    assert_eq!(told(&trial).1, 0, "the road belongs to it");
    trial.plays(&["A road F2ne", "B settlement F3n", "B road F3ne", "C settlement D3n", "C road D3ne"]);
    assert_eq!(told(&trial), (order, 3));
    trial.plays(&[
        "C settlement E5n",
        "C road D5e",
        "B settlement B4s",
        "B road C4ne",
        "A settlement F4n",
        "A road E4e",
    ]);
    assert_eq!(told(&trial), (vec![], 0), "the first turn");
    assert_eq!(told(&new_game(4, &[])).0, vec![], "nobody places where the map does");
}

#[test]
fn the_distance_rule_holds_in_the_set_up() {
    let mut trial = founding(3, "on");
    trial.plays(&["A settlement D4n", "A road D4ne"]);
    trial.refuses("B settlement D4n", Refusal::Occupied);
    for next in ["C3s", "C4s", "B3s"] {
        trial.refuses(&format!("B settlement {next}"), Refusal::TooNear);
    }
    trial.does("B settlement D5n");
}

#[test]
fn r_104_the_second_settlement_yields_a_card_of_each_producing_hex_and_the_first_nothing() {
    let mut trial = founding(3, "on");
    trial.plays(&[
        "A settlement F2n",
        "A road F2ne",
        "B settlement F4n",
        "B road E4e",
        "C settlement D3n",
        "C road D3ne",
    ]);
    for seat in [A, B, C] {
        assert_eq!(trial.hand(seat), "nothing");
    }
    trial.does("C settlement D4s");
    assert_eq!(trial.hand(C), "1 grain 1 ore", "of fields and mountains; the desert gives nothing");
    trial.plays(&["C road D4se", "B settlement B2n"]);
    assert_eq!(trial.hand(B), "1 ore", "of the only land hex at this corner");
    trial.plays(&["B road B2ne", "A settlement E5n"]);
    assert_eq!(trial.hand(A), "1 lumber 1 wool 1 ore");
}

#[test]
fn r_105_a_road_of_the_set_up_touches_the_settlement_placed_just_now() {
    let mut trial = founding(3, "on");
    trial.does("A settlement F2n");
    assert_eq!(trial.places(A, "road"), ["E2e", "E2se", "F2ne"]);
    trial.refuses("A road D4ne", Refusal::NotAtStart);
    trial.does("A road F2ne");
    trial.plays(&[
        "B settlement F4n",
        "B road E4e",
        "C settlement D3n",
        "C road D3ne",
        "C settlement D4s",
        "C road D4se",
    ]);
    trial.plays(&["B settlement B2n", "B road B2ne", "A settlement E5n"]);
    trial.refuses("A road E2e", Refusal::NotAtStart);
    trial.refuses("A road F2e", Refusal::NotAtStart);
    trial.does("A road D5e");
}

#[test]
fn a_road_of_the_set_up_needs_a_free_edge() {
    let mut trial = founding(3, "on");
    trial.plays(&["A settlement D4n", "A road D4ne", "B settlement D5n", "B road D5nw"]);
    trial.does("C settlement F2n");
    trial.refuses("C road D4ne", Refusal::Occupied);
}

#[test]
fn r_106_a_second_tap_places_no_second_road() {
    let mut trial = founding(3, "on");
    trial.does("A settlement F2n");
    let serial = trial.game.pending().serial;
    assert!(trial.try_at(serial, "A road F2ne").is_ok());
    assert_eq!(trial.try_at(serial, "A road E2e"), Err(Refusal::Stale));
    trial.refuses("A road E2e", Refusal::NotYourDecision);
    assert_eq!(trial.table().roads[A.at()].len(), 1);
}

#[test]
fn r_107_every_settlement_of_the_set_up_has_a_free_edge() {
    let mut rng = rules::rng::Rng::new(107, 0);
    for _ in 0..40 {
        let mut trial = founding(4, "on");
        while trial.table().turn == 0 {
            let seat = trial.game.pending().seats.first().unwrap();
            let listed = trial.listed(seat);
            assert!(!listed.is_empty());
            let pick = &listed[rng.below(listed.len() as u32) as usize];
            trial.does(&format!("{seat} {pick}"));
        }
    }
}

#[test]
fn r_109_red_numbers_never_lie_side_by_side_on_random_and_balanced_islands() {
    for seed in 0..60 {
        for board in ["random", "balanced"] {
            let trial = new_game(3, &[&format!("board {board}"), &format!("seed {seed}")]);
            let (table, board) = (trial.table(), &trial.rules().board);
            let red = table.by_number[6] | table.by_number[8];
            assert_eq!(red.len(), 4);
            for hex in red.iter() {
                assert!(board.neighbours(hex).all(|next| !red.has(next)), "seed {seed}");
            }
        }
    }
}

#[test]
fn r_115_every_land_edge_takes_a_road() {
    let trial = founding(3, "on");
    let (board, table) = (trial.rules().board.clone(), *trial.table());
    assert_eq!(table.land_edges.len(), 72);
    for edge in table.land_edges.iter() {
        let corner = board.corner_name(board.ends(edge)[0]);
        let seats = format!(r#""A": {{ "settlements": "{corner}", "hand": "1 brick 1 lumber" }}"#);
        let mut trial = main(&seats);
        trial.does(&format!("A road {}", board.edge_name(edge)));
    }
}

#[test]
fn a_harbour_serves_both_corners_of_its_edge_and_no_other() {
    for (corner, rate) in [("B2n", 3), ("B2nw", 3), ("B2s", 4)] {
        let trial = before_dice(&format!(r#""A": {{ "settlements": "{corner}" }}"#));
        assert_eq!(trial.table().rates[A.at()], [rate; 8], "{corner}");
        assert_eq!(trial.table().rates[B.at()], [4; 8]);
    }
}

#[test]
fn a_hand_can_only_give_what_it_holds() {
    let mut trial = main(r#""A": { "hand": "1 wool" }, "B": { "hand": "1 ore" }"#);
    trial.refuses("A offer B: 2 wool for 1 ore", not_in_hand("1 wool"));
}
