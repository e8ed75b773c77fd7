//! The second lister held against values worked out by hand, so that it may judge the engine.

mod oracle;

use oracle::{CARDS, Count, KINDS, Phase, Pos, actions, apply, count, longest_trail, map, outcomes, position};

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

/// A position of the base game for three, from its phase and its seats in JSON.
fn at(phase: &str, turn: &str, seats: &str) -> Pos {
    let text = format!(
        r#"{{"scenario": "base", "players": 3, "board": "beginner", "turn": "{turn}", "phase": "{phase}", "seats": {seats}}}"#
    );
    position(&text).expect("a position")
}

fn stored(name: &str) -> Pos {
    let path = format!("{}/tests/positions/{name}.json", env!("CARGO_MANIFEST_DIR"));
    position(&std::fs::read_to_string(path).expect("a stored position")).expect("a position")
}

fn listed(pos: &Pos, verb: &str) -> Vec<String> {
    actions(pos).into_iter().filter(|action| action.split(' ').next() == Some(verb)).collect()
}

fn chances(pos: &Pos, action: &str) -> Vec<String> {
    outcomes(pos, action).into_iter().map(|(words, _)| words).collect()
}

fn corner(name: &str) -> usize {
    map().corner(name).expect("a corner")
}

fn edges(names: &str) -> Vec<(usize, usize)> {
    names.split(' ').map(|name| map().edge_ends[map().edge(name).expect("an edge")]).collect()
}

fn sides_of(hexes: &[&str]) -> Vec<(usize, usize)> {
    let mut sides: Vec<usize> =
        hexes.iter().flat_map(|name| map().hex_edges[map().hex(name).expect("a hex")]).collect();
    sides.sort_unstable();
    sides.dedup();
    sides.into_iter().map(|edge| map().edge_ends[edge]).collect()
}

fn chain(length: usize) -> Vec<(usize, usize)> {
    (0..length).map(|v| (v, v + 1)).collect()
}

mod places {
    use super::*;

    #[test]
    fn the_island_has_19_hexes_54_corners_and_72_edges() {
        assert_eq!((map().hexes.len(), map().corners.len(), map().edges.len()), (19, 54, 72));
    }

    #[test]
    fn the_centre_is_d4_and_the_first_land_hex_b2() {
        assert_eq!((map().hexes[0].as_str(), map().hexes[9].as_str(), map().hexes[18].as_str()), ("B2", "D4", "F4"));
    }

    #[test]
    fn a_place_has_one_name_and_answers_to_all() {
        let north_east = corner("D4ne");
        assert_eq!(map().corners[north_east], "C4s");
        assert_eq!((corner("C4s"), corner("D5nw")), (north_east, north_east));
        assert_eq!(map().edge("D5w"), map().edge("D4e"));
        assert_eq!(map().edge("A1w"), None, "no edge without land");
        assert_eq!(map().corner("A1n"), None, "no corner without land");
    }

    #[test]
    fn a_corner_of_the_coast_has_two_edges_or_three() {
        let with = |edges| (0..54).filter(|&c| map().edges_at[c].len() == edges).count();
        assert_eq!((with(2), with(3)), (18, 36));
    }

    #[test]
    fn the_beginners_island_has_the_terrain_and_tokens_of_the_box() {
        let island = Pos::founding(3, A).island;
        let of = |kind| island.yields.iter().filter(|&&yields| yields == kind).count();
        assert_eq!([Some(0), Some(1), Some(2), Some(3), Some(4), None].map(of), [3, 4, 4, 4, 3, 1]);
        let tokens = |number| island.numbers.iter().filter(|&&token| token == number).count();
        assert_eq!((2..=12).map(tokens).collect::<Vec<_>>(), [1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1]);
        assert_eq!(island.harbours.iter().filter(|harbour| harbour.kind.is_none()).count(), 4);
    }

    #[test]
    fn seats_take_the_presets_b_c_d_a_with_the_cards_of_the_lettered_settlement() {
        let pos = Pos::beginner_start(4);
        let hands: Vec<_> = pos.seats.iter().map(|seat| seat.hand).collect();
        assert_eq!(hands, [[1, 1, 0, 0, 1], [0, 0, 0, 2, 1], [1, 1, 0, 1, 0], [0, 2, 0, 1, 0]]);
        assert_eq!(actions(&pos).into_iter().collect::<Vec<_>>(), ["roll"]);
    }
}

mod routes {
    use super::*;

    #[test]
    fn rings_and_tails_count_every_edge_once() {
        let mut ring = sides_of(&["D4"]);
        assert_eq!(longest_trail(&ring, &[]), 6, "R-01");
        ring.extend(edges("D3ne C2e"));
        assert_eq!(longest_trail(&ring, &[]), 8, "R-02");
    }

    #[test]
    fn foreign_buildings_cut_a_ring() {
        let ring = sides_of(&["D4"]);
        assert_eq!(longest_trail(&ring, &[corner("D4n"), corner("D4s")]), 3, "R-04, opposite");
        assert_eq!(longest_trail(&ring, &[corner("D4n"), corner("D4se")]), 4, "R-04, two apart");
    }

    #[test]
    fn rings_together() {
        assert_eq!(longest_trail(&sides_of(&["D4", "D5"]), &[]), 11, "R-06");
        let three = sides_of(&["D4", "D5", "C4"]);
        assert_eq!(three.len(), 15);
        assert_eq!(longest_trail(&three, &[]), 14, "R-08");
        assert_eq!(longest_trail(&three, &[corner("C4s")]), 13, "R-08, middle corner foreign");
    }

    #[test]
    fn of_three_arms_two_count() {
        let arms = [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5), (5, 6), (0, 7), (7, 8)];
        assert_eq!(longest_trail(&arms, &[]), 6, "R-10");
        assert_eq!(longest_trail(&arms, &[0]), 3, "R-10, cut");
    }

    #[test]
    fn a_foreign_building_at_the_end_takes_nothing_away() {
        assert_eq!([6, 7, 8].map(|length| longest_trail(&chain(length), &[0])), [6, 7, 8], "R-11");
        assert_eq!(longest_trail(&chain(7), &[3]), 4, "R-13");
        assert_eq!(longest_trail(&[], &[]), 0);
    }

    const CUT: &str = r#"{
        "A": {"settlements": "D3n D5s", "roads": "D3ne D3e E3ne D4se E4ne D5se"},
        "B": {"settlements": "E4s", "roads": "F3ne E3e", "hand": "1 brick 1 lumber 1 wool 1 grain"},
        "C": {"settlements": "B4s A2s", "roads": "C_ROADS"}}"#;

    #[test]
    fn a_settlement_that_cuts_the_holder_hands_the_card_to_the_only_other_route_of_five() {
        let pos = at("main", "B", &CUT.replace("C_ROADS", "C4ne B3se C3ne B2e A2se"));
        assert_eq!(pos.longest_road, Some(A));
        let pos = apply(&pos, "settlement D4s", "");
        assert_eq!((pos.length_of_road(A), pos.longest_road), (3, Some(C)), "R-19");
    }

    #[test]
    fn a_settlement_that_cuts_the_holder_sets_the_card_aside_if_nobody_has_five() {
        let pos = at("main", "B", &CUT.replace("C_ROADS", "C4ne B3se C3ne B2e"));
        assert_eq!(apply(&pos, "settlement D4s", "").longest_road, None);
    }

    #[test]
    fn a_holder_keeps_the_card_in_a_tie_after_a_cut_and_several_others_get_nothing() {
        let mut pos = stored("road-cut");
        add_roads(&mut pos, A, "D5e D5ne");
        let tie = apply(&pos, "settlement D4s", "");
        assert_eq!((tie.length_of_road(A), tie.length_of_road(C), tie.longest_road), (5, 5, Some(A)), "R-17");

        let mut pos = stored("road-cut");
        add_roads(&mut pos, 3, "D2e D2se E1ne D1e");
        let cut = apply(&pos, "settlement D4s", "");
        assert_eq!((cut.length_of_road(C), cut.length_of_road(3), cut.longest_road), (5, 5, None), "R-16");
    }

    fn add_roads(pos: &mut Pos, seat: usize, names: &str) {
        pos.seats[seat].roads.extend(names.split(' ').map(|name| map().edge(name).expect("an edge")));
    }

    #[test]
    fn an_equal_route_does_not_take_the_card_and_a_longer_one_does() {
        let seats = r#"{"A": {"settlements": "D3n", "roads": "D3ne D3e E3ne D4se E4ne"},
            "B": {"settlements": "B4s", "roads": "C4ne B3se C3ne B2e", "hand": "2 brick 2 lumber"}}"#;
        let tie = apply(&at("main", "B", seats), "road A2se", "");
        assert_eq!((tie.length_of_road(B), tie.longest_road), (5, Some(A)), "R-15");
        assert_eq!(apply(&tie, "road B3ne", "").longest_road, Some(B));
    }

    #[test]
    fn a_road_does_not_go_on_through_a_foreign_building() {
        let seats = r#"{"A": {"settlements": "D3n", "roads": "D3ne C3se", "hand": "1 brick 1 lumber"},
            "B": {"settlements": "D4n", "roads": "C3e"}}"#;
        let pos = at("main", "A", seats);
        assert_eq!(listed(&pos, "road"), ["road C2e", "road C2se", "road D3e"], "R-21");
    }
}

mod founding {
    use super::*;

    #[test]
    fn seats_place_once_round_and_back_and_the_first_one_rolls() {
        let mut pos = Pos::founding(3, B);
        let mut order = Vec::new();
        while pos.phase != Phase::BeforeDice {
            order.push(pos.actor().expect("a seat"));
            let action = actions(&pos).pop_first().expect("an action");
            pos = apply(&pos, &action, "");
        }
        assert_eq!(order, [B, B, C, C, A, A, A, A, C, C, B, B]);
        assert_eq!(pos.turn, B);
    }

    #[test]
    fn only_the_second_settlement_yields_and_the_desert_nothing() {
        let mut pos = Pos::founding(3, A);
        for action in [
            "settlement D2s",
            "road E1ne",
            "settlement F4n",
            "road F4ne",
            "settlement B3n",
            "road B3ne",
            "settlement B4s",
            "road C4ne",
        ] {
            pos = apply(&pos, action, "");
        }
        pos = apply(&pos, "settlement F3n", "");
        assert_eq!(
            (pos.seats[A].hand, pos.seats[B].hand, pos.seats[C].hand),
            ([0; 5], [0, 0, 0, 2, 1], [1, 1, 1, 0, 0])
        );
        assert_eq!(listed(&pos, "road"), ["road E3e", "road E3se", "road F3ne"], "R-105");
        pos = apply(&pos, "road E3e", "");
        assert!(!listed(&pos, "settlement").contains(&"settlement D4s".into()), "the distance rule");
        pos = apply(&pos, "settlement E3n", "");
        assert_eq!(pos.seats[A].hand, [0, 1, 0, 0, 1], "R-104: a lumber, an ore, and the desert");
    }

    #[test]
    fn the_first_steps_from_the_empty_board_are_counted_by_hand() {
        let pos = Pos::founding(4, A);
        assert_eq!(count(&pos, 1), Count { actions: 54, positions: 54 });
        assert_eq!(count(&pos, 2), Count { actions: 18 * 2 + 36 * 3, positions: 144 });
        let third = 18 * 2 * (54 - 3) + 36 * 3 * (54 - 4);
        assert_eq!(count(&pos, 3), Count { actions: third, positions: third });
    }
}

mod counts {
    use super::*;

    #[test]
    fn an_empty_turn_has_one_end_36_dice_and_18_hexes_after_a_seven() {
        let pos = at("main", "A", "{}");
        assert_eq!(count(&pos, 1), Count { actions: 1, positions: 1 });
        assert_eq!(count(&pos, 2), Count { actions: 1, positions: 36 });
        assert_eq!(count(&pos, 3), Count { actions: 30 + 6 * 18, positions: 1 + 6 * 18 });
    }

    #[test]
    fn two_roads_in_either_order_are_two_ways_to_one_position() {
        let seats = r#"{"A": {"settlements": "D4n", "roads": "D4ne", "hand": "2 brick 2 lumber"}}"#;
        let pos = at("main", "A", seats);
        assert_eq!(count(&pos, 1), Count { actions: 5, positions: 5 }, "C3e, C3se, C4se, D4e and the end");
        let second = 1 + 4 * (3 + 2 + 1);
        let pairs = 4 * 3 / 2;
        let new_edges = 4 * 2;
        assert_eq!(count(&pos, 2), Count { actions: second, positions: 36 + 4 + pairs + new_edges });
    }

    #[test]
    fn a_card_can_be_any_kind_not_yet_drawn() {
        let seats =
            r#"{"A": {"hand": "1 wool 1 grain 1 ore", "cards": "2 monopoly"}, "B": {"cards": "5 victory-point"}}"#;
        let pos = at("main", "A", seats);
        assert_eq!(chances(&pos, "card"), ["knight", "road-building", "plenty"]);
        assert_eq!(count(&pos, 1), Count { actions: 2 + 5, positions: 3 + 1 + 1 }, "no monopoly finds any");
    }

    #[test]
    fn the_stored_counts_are_what_is_counted() {
        for line in include_str!("counts.txt").lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [name, depth, actions, positions] = words[..] else { panic!("{line}") };
            let number = |word: &str| word.parse::<u64>().expect("a number");
            let expected = Count { actions: number(actions), positions: number(positions) };
            assert_eq!(count(&stored(name), depth.parse().expect("a depth")), expected, "{name} {depth}");
        }
    }
}

mod dice {
    use super::*;

    #[test]
    fn a_settlement_yields_one_and_a_city_two_and_the_robber_nothing() {
        let seats = r#"{"A": {"settlements": "D6n", "roads": "D6ne"}, "B": {"cities": "B4s", "roads": "C4ne"}}"#;
        let near = at("before-dice", "A", seats);
        let ten = apply(&near, "roll", "4 6");
        assert_eq!((ten.seats[A].hand, ten.seats[B].hand, ten.bank[0]), ([1, 0, 0, 0, 0], [2, 0, 0, 0, 0], 16));
        let mut blocked = near;
        blocked.robber = map().hex("C5").expect("a hex");
        assert_eq!(apply(&blocked, "roll", "6 4").bank, [19; 5]);
    }

    #[test]
    fn a_short_bank_serves_one_claimant_with_what_is_left_and_several_not_at_all() {
        let seats = r#"{"A": {"cities": "D6n", "roads": "D6ne", "hand": "18 ore"}, "C": {"hand": "1 brick"}}"#;
        let alone = apply(&at("before-dice", "A", seats), "roll", "2 6");
        assert_eq!((alone.seats[A].hand[4], alone.bank[4]), (19, 0));

        let seats = seats
            .replace("18 ore", "17 ore")
            .replace(r#""hand": "1 brick""#, r#""settlements": "D6s", "roads": "D6se""#);
        let both = apply(&at("before-dice", "A", &seats), "roll", "3 5");
        assert_eq!((both.seats[A].hand[4], both.seats[C].hand[4], both.bank[4]), (17, 0, 2), "R-90");
    }

    #[test]
    fn a_seven_costs_half_of_more_than_seven_cards_in_seat_order_the_roller_too() {
        let seats = r#"{"A": {"hand": "9 wool"}, "B": {"hand": "7 brick"}, "C": {"hand": "8 lumber 7 ore"}}"#;
        let seven = apply(&at("before-dice", "C", seats), "roll", "3 4");
        assert_eq!(seven.phase, Phase::Discard { owed: vec![(A, 4), (C, 7)] }, "R-70");
        assert_eq!(actions(&seven).into_iter().collect::<Vec<_>>(), ["give 4 wool"]);
        let next = apply(&seven, "give 4 wool", "");
        assert_eq!((next.actor(), listed(&next, "give").len()), (Some(C), 8), "0 to 7 of the lumber");
        let last = apply(&next, "give 3 lumber 4 ore", "");
        assert_eq!((last.phase.clone(), last.actor()), (Phase::Robber, Some(C)));
        assert_eq!((last.seats[C].hand, last.bank), ([0, 5, 0, 0, 3], [12, 14, 14, 19, 16]));
    }

    #[test]
    fn the_robber_goes_to_any_other_hex_and_robs_one_neighbour_with_cards() {
        let seats = r#"{"A": {"settlements": "C4s", "roads": "C4se", "hand": "1 ore"},
            "B": {"settlements": "C5s B3s", "roads": "D5ne C3ne", "hand": "1 wool 2 grain"},
            "C": {"settlements": "D6s", "roads": "D6se", "hand": "1 brick"}}"#;
        let seven = apply(&at("before-dice", "A", seats), "roll", "1 6");
        assert_eq!(listed(&seven, "robber").len(), 18);
        assert!(!listed(&seven, "robber").contains(&"robber D4".into()), "R-75");
        assert_eq!(chances(&seven, "robber C4"), ["wool", "grain"], "R-77: B alone, not oneself");
        assert_eq!(chances(&seven, "robber B2"), [""], "R-76");
        let choice = apply(&seven, "robber D6", "");
        assert_eq!(actions(&choice).into_iter().collect::<Vec<_>>(), ["steal B", "steal C"], "R-78");
        let after = apply(&choice, "steal B", "grain");
        assert_eq!((after.seats[A].hand, after.seats[B].hand), ([0, 0, 0, 1, 1], [0, 0, 1, 1, 0]));
        assert_eq!(after.phase, Phase::Main);
    }
}

mod trade_and_build {
    use super::*;

    #[test]
    fn the_best_rate_of_the_own_harbours_holds_and_the_bank_must_have_the_card() {
        let seats = r#"{"A": {"settlements": "B5s C6s", "roads": "C5e D6ne", "hand": "2 ore 3 wool 4 brick"},
            "B": {"hand": "19 grain"}}"#;
        let pos = at("main", "A", seats);
        assert_eq!(
            listed(&pos, "bank"),
            [
                "bank 2 ore for brick",
                "bank 2 ore for lumber",
                "bank 2 ore for wool",
                "bank 3 brick for lumber",
                "bank 3 brick for ore",
                "bank 3 brick for wool",
                "bank 3 wool for brick",
                "bank 3 wool for lumber",
                "bank 3 wool for ore",
            ]
        );
    }

    #[test]
    fn nothing_is_built_or_traded_before_the_dice() {
        let seats =
            r#"{"A": {"settlements": "D4n", "roads": "D4ne", "hand": "9 brick 9 lumber 9 wool 9 grain 9 ore"}}"#;
        assert_eq!(actions(&at("before-dice", "A", seats)).into_iter().collect::<Vec<_>>(), ["roll"], "R-101");
    }

    #[test]
    fn a_settlement_needs_an_own_road_a_free_corner_and_free_neighbours() {
        let seats = r#"{"A": {"settlements": "D4n", "roads": "D4ne D4e D4se", "hand": "1 brick 1 lumber 1 wool 1 grain"},
            "B": {"settlements": "D5s", "roads": "D5se"}}"#;
        assert_eq!(listed(&at("main", "A", seats), "settlement"), ["settlement D4s"]);
    }

    #[test]
    fn without_a_piece_in_stock_nothing_of_it_is_built() {
        let seats = r#"{"A": {"settlements": "D4n D4s B2n F2s F4s", "roads": "D4ne D4e D4se E3ne D3e D3ne C2e B2ne F2se F4se",
            "hand": "5 brick 5 lumber 5 wool 5 grain 5 ore"}}"#;
        let pos = at("main", "A", seats);
        assert_eq!(listed(&pos, "settlement"), [""; 0]);
        let after = apply(&pos, "city B2n", "");
        assert_eq!(
            listed(&after, "settlement"),
            ["settlement B2s", "settlement D3n"],
            "the settlement went back to the stock"
        );
    }
}

mod cards {
    use super::*;

    #[test]
    fn one_card_a_turn_and_none_bought_in_it() {
        let pos = at("main", "A", r#"{"A": {"cards": "knight, fresh knight, fresh monopoly, 2 victory-point"}}"#);
        assert_eq!(actions(&pos).into_iter().collect::<Vec<_>>(), ["end", "knight"], "R-40, R-41, R-48");
        let after = apply(&apply(&pos, "knight", ""), "robber B2", "");
        assert_eq!(actions(&after).into_iter().collect::<Vec<_>>(), ["end"], "R-42");
    }

    #[test]
    fn a_new_card_is_playable_in_the_next_own_turn() {
        let mut pos = at("main", "A", r#"{"A": {"cards": "fresh monopoly"}}"#);
        for (action, chance) in [("end", ""), ("roll", "1 1"), ("end", ""), ("roll", "1 1"), ("end", "")] {
            pos = apply(&pos, action, chance);
        }
        assert_eq!((pos.turn, listed(&pos, "monopoly").len()), (A, 5));
    }

    #[test]
    fn a_knight_before_the_dice_leaves_the_dice_to_roll() {
        let pos = apply(&at("before-dice", "A", r#"{"A": {"cards": "2 knight"}}"#), "knight", "");
        let pos = apply(&pos, "robber B2", "");
        assert_eq!(actions(&pos).into_iter().collect::<Vec<_>>(), ["roll"]);
    }

    #[test]
    fn free_roads_follow_the_rules_and_may_stop_after_the_first() {
        let seats = r#"{"A": {"settlements": "D4n", "roads": "D4ne", "cards": "road-building"}}"#;
        let pos = apply(&at("before-dice", "A", seats), "road-building", "");
        assert_eq!(actions(&pos).into_iter().collect::<Vec<_>>(), ["road C3e", "road C3se", "road C4se", "road D4e"]);
        let one = apply(&pos, "road D4e", "");
        assert!(actions(&one).contains("road D4se"), "R-50: the second may go on from the first");
        assert_eq!(apply(&one, "stop", "").phase, Phase::BeforeDice);
        assert_eq!(apply(&one, "road D4se", "").phase, Phase::BeforeDice);
        assert_eq!(apply(&one, "road D4se", "").bank, [19; 5]);
    }

    #[test]
    fn road_building_needs_a_road_in_stock_and_the_last_road_ends_it() {
        let all = "D4ne D4e D4se E3ne D3e C3se D5ne D5e D5se E4ne C4se C4e C4ne B3se";
        let seats = format!(r#"{{"A": {{"settlements": "D4n", "roads": "{all}", "cards": "road-building"}}}}"#);
        let pos = apply(&at("main", "A", &seats), "road-building", "");
        assert_eq!(apply(&pos, "road C3e", "").phase, Phase::Main, "R-51: the fifteenth road");
        let seats = seats.replace("B3se", "B3se C3e");
        assert_eq!(actions(&at("main", "A", &seats)).into_iter().collect::<Vec<_>>(), ["end"]);
    }

    #[test]
    fn plenty_takes_what_the_bank_holds() {
        let full = at("main", "A", r#"{"A": {"cards": "plenty"}}"#);
        assert_eq!(listed(&full, "plenty").len(), 15);
        assert_eq!(apply(&full, "plenty brick ore", "").seats[A].hand, [1, 0, 0, 0, 1]);
        let mut pos = full.clone();
        pos.bank = [0, 1, 0, 2, 0];
        assert_eq!(listed(&pos, "plenty"), ["plenty grain grain", "plenty lumber grain"], "R-55");
        pos.bank = [0, 1, 0, 0, 0];
        assert_eq!(listed(&pos, "plenty"), ["plenty lumber"]);
        pos.bank = [0; 5];
        assert_eq!(listed(&pos, "plenty"), [""; 0]);
    }

    #[test]
    fn monopoly_takes_all_of_a_kind_and_may_find_nothing() {
        let seats =
            r#"{"A": {"hand": "1 ore", "cards": "monopoly"}, "B": {"hand": "3 ore 1 wool"}, "C": {"hand": "2 ore"}}"#;
        let pos = at("before-dice", "A", seats);
        let ore = apply(&pos, "monopoly ore", "");
        assert_eq!((ore.seats[A].hand, ore.seats[B].hand), ([0, 0, 0, 0, 6], [0, 0, 1, 0, 0]));
        let nothing = apply(&pos, "monopoly brick", "");
        assert_eq!((nothing.seats[A].hand, listed(&nothing, "monopoly").len()), ([0, 0, 0, 0, 1], 0), "R-56");
    }

    #[test]
    fn the_largest_army_passes_only_to_more_knights() {
        let seats = r#"{"A": {"knights": 3}, "B": {"knights": 2, "cards": "2 knight"}}"#;
        let pos = at("main", "B", seats);
        assert_eq!(pos.largest_army, Some(A));
        let mut pos = apply(&apply(&pos, "knight", ""), "robber B2", "");
        assert_eq!(pos.largest_army, Some(A), "R-47: a tie");
        pos.card_played = false;
        assert_eq!(apply(&pos, "knight", "").largest_army, Some(B));
    }

    #[test]
    fn an_empty_deck_sells_nothing() {
        let mut pos = at("main", "A", r#"{"A": {"hand": "1 wool 1 grain 1 ore"}}"#);
        assert_eq!(listed(&pos, "card"), ["card"]);
        pos.deck = [0; 5];
        assert_eq!(listed(&pos, "card"), [""; 0], "R-58");
    }
}

mod the_end {
    use super::*;

    #[test]
    fn ten_points_in_the_own_turn_end_the_game_at_once() {
        let pos = apply(&stored("road-cut"), "settlement D4s", "");
        assert_eq!(pos.points(B), 9);
        let pos = apply(&pos, "city E4s", "");
        assert_eq!(
            (pos.phase.clone(), actions(&pos).len(), pos.actor()),
            (Phase::Over { winner: B }, 0, None),
            "R-112"
        );
    }

    #[test]
    fn a_knight_before_the_roll_may_win() {
        let seats = r#"{"A": {"cities": "D4n F3n B2n", "roads": "D4ne F3ne B2ne", "cards": "knight, 2 victory-point",
            "knights": 2}}"#;
        let pos = at("before-dice", "A", seats);
        assert_eq!(apply(&pos, "knight", "").phase, Phase::Over { winner: A }, "R-44");
    }

    #[test]
    fn points_reached_in_anothers_turn_count_when_the_own_turn_comes() {
        let mut pos = stored("road-cut");
        let seat = &mut pos.seats[C];
        seat.cities = std::mem::take(&mut seat.settlements);
        seat.settlements.insert(corner("E2n"));
        seat.roads.insert(map().edge("E2ne").expect("an edge"));
        seat.ready[CARDS.iter().position(|card| *card == "victory-point").expect("a card")] = 3;
        let cut = apply(&pos, "settlement D4s", "");
        assert_eq!((cut.points(C), cut.phase.clone()), (10, Phase::Main), "R-20");
        assert_eq!(apply(&cut, "end", "").phase, Phase::Over { winner: C }, "R-45");
    }

    #[test]
    fn whole_games_by_chance_keep_every_card_and_piece() {
        let mut dice = 1u64;
        let mut any = |below: usize| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) as usize % below
        };
        for players in [3, 4] {
            let mut pos = Pos::founding(players, C);
            for _ in 0..600 {
                let all: Vec<String> = actions(&pos).into_iter().collect();
                if all.is_empty() {
                    break;
                }
                let mut after = outcomes(&pos, &all[any(all.len())]);
                pos = after.swap_remove(any(after.len())).1;
                for kind in 0..KINDS.len() {
                    let held: u8 = pos.seats.iter().map(|seat| seat.hand[kind]).sum();
                    assert_eq!(held + pos.bank[kind], 19, "R-92");
                }
                for seat in &pos.seats {
                    assert!(seat.roads.len() <= 15 && seat.settlements.len() <= 5 && seat.cities.len() <= 4);
                }
                assert!(pos.actor().is_none_or(|seat| seat < players));
            }
        }
    }
}

mod parsing {
    use super::*;

    #[test]
    fn a_position_says_what_is_wrong_with_it() {
        let faults = [
            (r#"{"A": {"settlements": "D4n C4s", "roads": "D4ne"}}"#, "C4s is too near"),
            (r#"{"A": {"settlements": "D4n", "roads": "D4ne F3ne"}}"#, "loose road F3ne"),
            (r#"{"A": {"settlements": "D4n", "roads": "D4ne F9ne"}}"#, "no place F9ne"),
            (r#"{"A": {"hand": "20 ore"}}"#, "more resource cards than there are"),
            (r#"{"A": {"cards": "3 plenty"}}"#, "more development cards than there are"),
            (r#"{"A": {"knights": 3}, "B": {"knights": 3}}"#, "who holds the largest army?"),
            (r#"{"D": {}}"#, "no seat D"),
        ];
        for (seats, fault) in faults {
            let text = r#"{"scenario": "base", "players": 3, "board": "beginner", "phase": "main", "seats": SEATS}"#;
            assert_eq!(position(&text.replace("SEATS", seats)), Err(fault.into()));
        }
    }
}
