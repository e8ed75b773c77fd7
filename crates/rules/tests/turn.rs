//! The chapter "Turn" of the base game: dice, production, sevens, the robber, the end of a turn.

mod common;

use common::{A, B, C, at, before_dice, main, not_in_hand};
use rules::action::Verb;
use rules::event::Event;
use rules::refusal::Refusal;

mod phases {
    use super::*;

    #[test]
    fn before_the_dice_there_is_only_the_roll_and_a_development_card() {
        let mut trial = before_dice(
            r#""A": { "settlements": "F2n", "roads": "F2ne", "hand": "3 brick 3 lumber 3 wool 5 grain 5 ore", "cards": "knight" }"#,
        );
        assert_eq!(trial.listed(A), ["roll", "knight"]);
        for line in ["A end", "A road E2e", "A city F2n", "A card", "A bank 4 ore for wool"] {
            trial.refuses(line, Refusal::RollFirst);
        }
        assert_eq!(trial.why_none(A, Verb::End), Some(Refusal::RollFirst));
        // the dice bring no answer to what nobody has asked
        for verb in [Verb::Robber, Verb::Give, Verb::Take, Verb::Accept, Verb::Counter, Verb::Decline] {
            assert_eq!(trial.why_none(A, verb), Some(Refusal::Phase), "{verb:?}");
        }
    }

    #[test]
    fn r_101_no_trade_before_the_roll() {
        let mut trial = before_dice(r#""A": { "hand": "4 wool" }, "B": { "hand": "1 ore" }"#);
        trial.refuses("A offer B: 1 wool for 1 ore", Refusal::RollFirst);
        trial.refuses("A bank 4 wool for ore", Refusal::RollFirst);
    }

    #[test]
    fn the_dice_are_rolled_once_a_turn_by_the_player_on_turn() {
        let mut trial = before_dice(r#""A": {}"#);
        trial.refuses("B roll", Refusal::NotYourDecision);
        trial.does("A roll = 1 1");
        assert_eq!(trial.table().dice, Some([1, 1]));
        trial.refuses("A roll", Refusal::Phase);
    }

    #[test]
    fn trade_and_building_follow_in_any_order_and_any_number_of_times() {
        let mut trial = before_dice(
            r#""A": { "settlements": "F2n", "roads": "F2ne F2e", "hand": "8 brick 8 lumber 1 wool 1 grain" }"#,
        );
        trial.plays(&[
            "A roll = 1 1",
            "A road E2e",
            "A bank 4 brick for ore",
            "A road D3se",
            "A settlement G2n",
            "A bank 4 lumber for wool",
            "A road E2se",
        ]);
    }

    #[test]
    fn the_turn_passes_clockwise_when_it_is_ended() {
        let mut trial = before_dice(r#""A": {}"#);
        for (seat, next) in [("A", "B"), ("B", "C"), ("C", "A")] {
            trial.does(&format!("{seat} roll = 1 1"));
            assert_eq!(trial.deciders(), seat);
            trial.does(&format!("{seat} end"));
            assert_eq!(trial.deciders(), next);
            assert_eq!(trial.table().dice, None);
        }
        assert_eq!(trial.table().turn, 4);
    }

    #[test]
    fn the_others_decide_nothing_in_a_turn_unless_asked() {
        let mut trial =
            main(r#""A": {}, "B": { "settlements": "F3n", "hand": "5 brick 5 lumber", "cards": "knight" }"#);
        for line in ["B road F3ne", "B end", "B knight", "B bank 4 brick for ore"] {
            trial.refuses(line, Refusal::NotYourDecision);
        }
    }
}

mod production {
    use super::*;

    #[test]
    fn each_settlement_at_a_hex_of_the_number_gets_one_card_and_each_city_two() {
        let mut trial = before_dice(
            r#""A": { "settlements": "F2s" }, "B": { "cities": "F2n" }, "C": { "settlements": "E5s D2n" }"#,
        );
        trial.does("A roll = 2 3");
        assert_eq!((trial.hand(A), trial.hand(B)), ("1 brick".into(), "2 brick".into()));
        assert_eq!(trial.hand(C), "1 wool", "from E5; D2 has another number");
    }

    #[test]
    fn everybody_gets_cards_in_anybodys_turn() {
        let mut trial = at(r#""turn": "C", "phase": "before-dice""#, r#""A": { "settlements": "F2s" }"#);
        trial.does("C roll = 4 1");
        assert_eq!(trial.hand(A), "1 brick");
    }

    #[test]
    fn a_building_at_two_hexes_of_the_number_gets_cards_of_both() {
        let mut trial = before_dice(r#""A": { "settlements": "E2n", "cities": "E3s" }"#);
        trial.does("A roll = 4 4");
        assert_eq!(trial.hand(A), "1 lumber", "E2 has 8");
        trial.does("A end");
        trial.does("B roll = 1 2");
        assert_eq!(trial.hand(A), "1 lumber 2 ore", "E3 has 3");
    }

    #[test]
    fn the_hex_with_the_robber_produces_nothing() {
        let fields = r#""phase": "before-dice", "robber": "F2""#;
        let mut trial =
            at(fields, r#""A": { "settlements": "F2s" }, "B": { "cities": "F2n" }, "C": { "settlements": "E5s" }"#);
        trial.does("A roll = 2 3");
        assert_eq!((trial.hand(A), trial.hand(B)), ("nothing".into(), "nothing".into()));
        assert_eq!(trial.hand(C), "1 wool", "the other hex of the number does");
    }

    #[test]
    fn the_desert_produces_nothing() {
        let fields = r#""phase": "before-dice", "robber": "F2""#;
        for dice in ["1 1", "1 2", "1 3", "1 4", "1 5", "2 6", "3 6", "4 6", "5 6", "6 6"] {
            let mut trial = at(fields, r#""A": { "settlements": "D4n" }"#);
            trial.does(&format!("A roll = {dice}"));
            let got = match dice {
                "1 3" => "1 wool",
                "1 5" => "1 brick",
                _ => "nothing",
            };
            assert_eq!(trial.hand(A), got, "{dice}: C3 has 6, C4 has 4, D4 is the desert");
        }
    }

    const CITY_AND_SETTLEMENT: &str = r#""A": { "cities": "D6n" }, "B": { "settlements": "D6s" },
        "C": { "settlements": "E2s", "hand": "HELD ore" }"#;

    fn eight_with(held: u8) -> common::Trial {
        let mut trial = before_dice(&CITY_AND_SETTLEMENT.replace("HELD", &held.to_string()));
        trial.does("A roll = 4 4");
        trial
    }

    #[test]
    fn r_90_a_kind_due_to_several_that_the_bank_cannot_pay_is_paid_to_nobody() {
        let trial = eight_with(17);
        assert_eq!((trial.hand(A), trial.hand(B)), ("nothing".into(), "nothing".into()));
        assert_eq!(trial.hand(C), "1 lumber 17 ore", "other kinds are paid as usual");
        assert!(trial.events.contains(&Event::Short(rules::cards::Kind::Ore)));
    }

    #[test]
    fn a_kind_of_which_the_bank_holds_just_enough_is_paid() {
        let trial = eight_with(16);
        assert_eq!((trial.hand(A), trial.hand(B)), ("2 ore".into(), "1 ore".into()));
        assert_eq!(trial.table().bank.get(rules::cards::Kind::Ore), 0);
    }

    #[test]
    fn a_kind_due_to_one_player_only_is_paid_as_far_as_it_goes() {
        for (held, got) in [(17, "2 ore"), (18, "1 ore"), (19, "nothing")] {
            let seats = r#""A": { "cities": "D6n", "settlements": "D6s" }, "C": { "hand": "HELD ore" }"#;
            let mut trial = before_dice(&seats.replace("HELD", &held.to_string()));
            trial.does("A roll = 4 4");
            assert_eq!(trial.hand(A), got, "three are due, {} are left", 19 - held);
        }
    }

    #[test]
    fn the_robber_leaves_the_bank_to_those_who_are_due() {
        let fields = r#""phase": "before-dice", "robber": "D6""#;
        let seats = r#""A": { "settlements": "E3n" }, "B": { "settlements": "D6s" }, "C": { "hand": "18 ore" }"#;
        let mut trial = at(fields, seats);
        trial.does("A roll = 1 2");
        assert_eq!(trial.hand(A), "1 ore");
        trial.does("A end");
        trial.does("B roll = 4 4");
        assert_eq!(trial.hand(B), "nothing");
    }
}

mod sevens {
    use super::*;

    #[test]
    fn nobody_gets_cards_on_a_seven() {
        let mut trial = before_dice(r#""A": { "settlements": "F2s" }, "B": { "cities": "E5s" }"#);
        trial.does("A roll = 3 4");
        assert_eq!((trial.hand(A), trial.hand(B)), ("nothing".into(), "nothing".into()));
        assert_eq!(trial.deciders(), "A");
        assert_eq!(trial.why_none(A, Verb::Robber), None);
    }

    #[test]
    fn r_70_hands_of_7_8_9_and_15_lose_0_4_4_and_7() {
        let mut trial = before_dice(
            r#""A": { "hand": "7 brick" }, "B": { "hand": "8 lumber" }, "C": { "hand": "9 wool" }, "D": { "hand": "15 ore" }"#,
        );
        trial.does("A roll = 3 4");
        assert_eq!(trial.deciders(), "BCD");
        trial.plays(&["B give 4 lumber", "C give 4 wool", "D give 7 ore"]);
        assert_eq!(trial.table().hand_sizes[..4], [7, 4, 5, 8]);
        assert_eq!(trial.deciders(), "A");
    }

    #[test]
    fn r_72_all_over_the_limit_discard_the_roller_too_before_the_robber_moves() {
        let seats = r#""A": { "hand": "4 ore 4 wool" }, "B": { "hand": "10 brick" }, "C": { "hand": "3 grain" }"#;
        let orders = [["A give 2 wool 2 ore", "B give 5 brick"], ["B give 5 brick", "A give 2 wool 2 ore"]];
        let states = orders.map(|order| {
            let mut trial = before_dice(seats);
            trial.does("A roll = 6 1");
            assert_eq!(trial.deciders(), "AB");
            trial.refuses("A robber E3", Refusal::Phase);
            trial.plays(&order);
            assert_eq!(trial.deciders(), "A");
            trial.does("A robber E3");
            *trial.state()
        });
        assert!(states[0] == states[1], "the order makes no difference");
    }

    #[test]
    fn r_73_the_last_to_discard_goes_on_to_the_robber_in_any_order() {
        let orders = ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"];
        for order in orders {
            let mut trial =
                before_dice(r#""A": { "hand": "8 ore" }, "B": { "hand": "8 wool" }, "C": { "hand": "8 grain" }"#);
            trial.does("A roll = 3 4");
            for seat in order.chars() {
                let kind = match seat {
                    'A' => "ore",
                    'B' => "wool",
                    _ => "grain",
                };
                trial.does(&format!("{seat} give 4 {kind}"));
            }
            assert_eq!(trial.deciders(), "A", "{order}");
            assert_eq!(trial.table().hand_sizes[..3], [4, 4, 4]);
        }
    }

    #[test]
    fn r_74_exactly_half_is_given_back_no_more_and_no_fewer() {
        let mut trial = before_dice(r#""B": { "hand": "5 ore 4 wool" }, "A": {}"#);
        trial.does("A roll = 3 4");
        let due = Refusal::Count { due: 4 };
        trial.refuses("B give 3 ore", due);
        trial.refuses("B give 5 ore", due);
        trial.refuses("B give nothing", due);
        trial.refuses("B give 4 brick", not_in_hand("4 brick"));
        trial.refuses("C give 1 ore", Refusal::NotYourDecision);
        let space = trial.choices(B).space.unwrap();
        assert_eq!(space.len(), 5, "0 to 4 of the wool");
        trial.does("B give 1 ore 3 wool");
        assert_eq!(trial.hand(B), "1 wool 4 ore");
        assert_eq!(trial.bank(), "19 brick 19 lumber 18 wool 19 grain 15 ore");
    }

    #[test]
    fn nobody_discards_twice() {
        let mut trial =
            before_dice(r#""B": { "hand": "20 ore" }, "A": { "hand": "8 wool" }"#.replace("20", "19").as_str());
        trial.does("A roll = 3 4");
        trial.does("B give 9 ore");
        trial.refuses("B give 5 ore", Refusal::NotYourDecision);
    }

    #[test]
    fn what_is_discarded_shows_when_all_have_chosen() {
        let seats = r#""A": { "hand": "4 ore 4 wool" }, "B": { "hand": "8 brick" }"#;
        let views = ["A give 4 ore", "A give 4 wool"].map(|line| {
            let mut trial = before_dice(seats);
            trial.does("A roll = 3 4");
            trial.does(line);
            assert!(trial.events.is_empty());
            (trial.game.view(Some(B)), trial.bank())
        });
        assert!(views[0] == views[1]);
        assert_eq!(views[0].1, "11 brick 19 lumber 15 wool 19 grain 15 ore");
    }
}

mod robber {
    use super::*;

    #[test]
    fn r_75_the_robber_leaves_its_hex_and_the_desert_is_a_goal() {
        let mut trial = at(r#""phase": "before-dice", "robber": "E3""#, r#""A": {}"#);
        trial.does("A roll = 3 4");
        trial.refuses("A robber E3", Refusal::RobberStays);
        trial.refuses("A end", Refusal::Phase);
        trial.does("A robber D4");
        assert_eq!(trial.table().robber, Some(trial.hex("D4")));
    }

    #[test]
    fn r_82_the_robber_moves_to_any_other_land_hex() {
        let mut trial = before_dice(r#""A": {}"#);
        trial.does("A roll = 3 4");
        assert_eq!(trial.places(A, "robber").len(), 18);
        trial.refuses("A robber A1", Refusal::NoLand);
        trial.refuses("A robber G4", Refusal::NoLand);
        trial.does("A robber F4");
    }

    #[test]
    fn r_76_a_hex_without_victims_or_with_victims_without_cards_brings_no_theft() {
        for seats in [r#""A": {}, "B": { "hand": "1 ore" }"#, r#""A": {}, "B": { "settlements": "E3n" }"#] {
            let mut trial = before_dice(seats);
            trial.plays(&["A roll = 3 4", "A robber E3"]);
            assert_eq!(trial.deciders(), "A");
            trial.does("A end");
        }
    }

    #[test]
    fn r_77_the_only_victim_is_robbed_without_a_question_and_never_oneself() {
        let mut trial = before_dice(
            r#""A": { "settlements": "E3n", "hand": "1 ore" }, "B": { "cities": "F2n", "hand": "2 wool" }, "C": { "hand": "1 grain" }"#,
        );
        trial.plays(&["A roll = 3 4", "A robber E3 = wool"]);
        assert_eq!(
            (trial.hand(A), trial.hand(B), trial.hand(C)),
            ("1 wool 1 ore".into(), "1 wool".into(), "1 grain".into())
        );
        trial.does("A end");
    }

    #[test]
    fn r_78_of_several_victims_the_mover_chooses() {
        let mut trial = before_dice(
            r#""A": {}, "B": { "settlements": "E3n", "hand": "1 ore" }, "C": { "settlements": "F2n", "hand": "1 wool" },
               "D": { "settlements": "D5n", "hand": "1 grain" }"#,
        );
        trial.plays(&["A roll = 3 4", "A robber E3"]);
        assert_eq!(trial.listed(A), ["steal B", "steal C"]);
        trial.refuses("A steal D", Refusal::NoVictim(common::D));
        trial.refuses("A end", Refusal::Phase);
        trial.does("A steal C = wool");
        assert_eq!((trial.hand(A), trial.hand(C)), ("1 wool".into(), "nothing".into()));
    }

    #[test]
    fn a_victim_without_cards_is_none_to_choose() {
        let mut trial =
            before_dice(r#""A": {}, "B": { "settlements": "E3n" }, "C": { "settlements": "F2n", "hand": "1 wool" }"#);
        trial.plays(&["A roll = 3 4", "A robber E3 = wool"]);
        assert_eq!(trial.hand(A), "1 wool");
    }

    #[test]
    fn r_80_a_victim_with_two_buildings_at_the_hex_loses_one_card() {
        let mut trial = before_dice(r#""A": {}, "B": { "settlements": "E3n", "cities": "F2n", "hand": "3 ore" }"#);
        trial.plays(&["A roll = 3 4", "A robber E3 = ore"]);
        assert_eq!((trial.hand(A), trial.hand(B)), ("1 ore".into(), "2 ore".into()));
    }

    #[test]
    fn r_83_the_robber_may_go_to_a_hex_with_ones_own_building() {
        let mut trial = before_dice(r#""A": { "settlements": "E3n", "hand": "1 wool" }"#);
        trial.plays(&["A roll = 3 4", "A robber E3"]);
        assert_eq!(trial.hand(A), "1 wool");
    }

    #[test]
    fn the_card_stolen_is_drawn_by_what_the_victim_holds() {
        use rules::chance::{Branch, Chance, Query};
        struct Watch(Vec<u8>);
        impl Chance for Watch {
            fn pick(&mut self, what: Query, weights: &[u8]) -> usize {
                assert_eq!(what, Query::Theft);
                self.0 = weights.to_vec();
                Branch::default().pick(what, weights)
            }
        }
        let mut trial = before_dice(r#""A": {}, "B": { "settlements": "E3n", "hand": "1 brick 3 ore" }"#);
        trial.does("A roll = 3 4");
        let (rules, mut state) = (trial.rules().clone(), *trial.state());
        let mut watch = Watch(Vec::new());
        let mut play = rules::play::Play::new(&rules, &mut state, &mut watch);
        rules::game::perform(&mut play, A, trial.action("robber E3"));
        assert_eq!(watch.0, [1, 0, 0, 0, 3, 0, 0, 0]);
    }

    #[test]
    fn a_theft_is_known_to_the_two_it_concerns() {
        let mut trial = before_dice(r#""A": {}, "B": { "settlements": "E3n", "hand": "1 ore" }"#);
        trial.plays(&["A roll = 3 4", "A robber E3 = ore"]);
        let stolen = trial.events.iter().find(|e| matches!(e, Event::Stole { .. })).unwrap();
        let ore = Some(rules::cards::Kind::Ore);
        let seen = |eyes| match stolen.seen_by(eyes) {
            Event::Stole { kind, .. } => kind,
            _ => None,
        };
        assert_eq!([seen(Some(A)), seen(Some(B)), seen(Some(C)), seen(None)], [ore, ore, None, None]);
    }
}
