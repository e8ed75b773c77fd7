//! The chapter "Development cards" of the base game.

mod common;

use common::{A, B, C, at, before_dice, main, pay};
use rules::action::Verb;
use rules::cards::Kind;
use rules::deck::Card;
use rules::event::{Award, Event};
use rules::refusal::Refusal;
use rules::table::Piece;

const PRICE: &str = "1 wool 1 grain 1 ore";

mod buying {
    use super::*;

    #[test]
    fn a_card_is_drawn_from_what_nobody_has_seen() {
        let seats = r#""A": { "hand": "PRICE", "cards": "knight, 2 plenty" }, "B": { "cards": "monopoly", "knights": 2, "spent": "monopoly" }"#;
        let mut trial = main(&seats.replace("PRICE", PRICE));
        assert_eq!(trial.table().deck, 25 - 3 - 1 - 2 - 1);
        assert_eq!(rules::view::unseen_cards(trial.game.ctx()), [11, 2, 0, 0, 5]);
        trial.does("A card = road-building");
        assert_eq!((trial.table().held[A.at()], trial.table().deck), (4, 17));
        assert_eq!(rules::view::unseen_cards(trial.game.ctx()), [11, 1, 0, 0, 5]);
    }

    #[test]
    fn several_cards_may_be_bought_in_a_turn() {
        let mut trial = main(r#""A": { "hand": "3 wool 2 grain 2 ore" }"#);
        trial.plays(&["A card = knight", "A card = victory-point"]);
        trial.refuses("A card", pay("1 grain 1 ore"));
    }

    #[test]
    fn r_58_an_empty_deck_sells_nothing() {
        let seats = r#""A": { "hand": "PRICE" }, "B": { "cards": "4 knight, 2 road-building, 2 plenty, 2 monopoly, 5 victory-point" },
            "C": { "knights": LOST }"#;
        let with = |lost: &str| main(&seats.replace("PRICE", PRICE).replace("LOST", lost));
        let mut trial = with("10");
        assert_eq!(trial.table().deck, 0);
        trial.refuses("A card", Refusal::DeckEmpty);
        assert_eq!(trial.why_none(A, Verb::Card), Some(Refusal::DeckEmpty));
        with("9").does("A card = knight");
    }

    #[test]
    fn r_60_others_see_how_many_cards_one_holds_and_never_which() {
        let views = ["knight", "monopoly", "victory-point"].map(|card| {
            let mut trial = main(&r#""A": { "hand": "PRICE" }"#.replace("PRICE", PRICE));
            trial.does(&format!("A card = {card}"));
            let bought = *trial.events.iter().find(|e| matches!(e, Event::Bought { .. })).unwrap();
            assert_eq!(bought.seen_by(Some(B)), Event::Bought { seat: A, card: None });
            assert_eq!(bought.seen_by(None), Event::Bought { seat: A, card: None });
            assert_eq!(bought.seen_by(Some(A)), Event::Bought { seat: A, card: Card::from_word(card) });
            [Some(A), Some(B), None].map(|eyes| trial.game.view(eyes))
        });
        for eyes in [1, 2] {
            assert!(views[0][eyes] == views[1][eyes] && views[1][eyes] == views[2][eyes]);
        }
        assert!(views[0][0] != views[1][0]);
        assert_eq!(views[0][1].table.held[A.at()], 1);
        assert_eq!(views[0][1].table.points[A.at()], 0, "hidden points are not in the public ones");
    }
}

mod playing {
    use super::*;

    #[test]
    fn r_40_a_card_is_not_played_in_the_turn_it_was_bought() {
        for (card, line) in [
            ("knight", "A knight"),
            ("road-building", "A road-building"),
            ("plenty", "A plenty ore ore"),
            ("monopoly", "A monopoly ore"),
        ] {
            let seats = r#""A": { "settlements": "F2n", "hand": "PRICE" }"#.replace("PRICE", PRICE);
            let mut trial = main(&seats);
            let name = Card::from_word(card).unwrap();
            trial.refuses(line, Refusal::NoCard(name));
            trial.does(&format!("A card = {card}"));
            trial.refuses(line, Refusal::Fresh(name));
            trial.plays(&["A end", "B roll = 1 1", "B end", "C roll = 1 1", "C end"]);
            trial.does(line);
        }
    }

    #[test]
    fn r_41_of_a_knight_from_before_and_one_bought_now_exactly_one_is_playable() {
        let mut trial = main(r#""A": { "cards": "knight, fresh knight" }"#);
        trial.does("A knight");
        assert_eq!(trial.state().hands[A.at()].ready, [0; 5]);
        assert_eq!(trial.state().hands[A.at()].fresh, [1, 0, 0, 0, 0]);
        trial.does("A robber E3");
        trial.refuses("A knight", Refusal::Fresh(Card::Knight));
        trial.plays(&["A end", "B roll = 1 1", "B end", "C roll = 1 1", "C end", "A knight"]);
    }

    #[test]
    fn r_42_one_card_a_turn_before_the_dice_or_after() {
        let mut trial =
            before_dice(r#""A": { "settlements": "F2n", "cards": "2 knight, road-building, plenty, monopoly" }"#);
        assert_eq!(trial.places(A, "plenty").len(), 15);
        trial.plays(&["A knight", "A robber E3"]);
        let others = ["A knight", "A road-building", "A plenty ore ore", "A monopoly ore"];
        others.iter().for_each(|line| trial.refuses(line, Refusal::CardPlayed));
        trial.does("A roll = 1 1");
        others.iter().for_each(|line| trial.refuses(line, Refusal::CardPlayed));
        assert_eq!(trial.why_none(A, Verb::Monopoly), Some(Refusal::CardPlayed));
        trial.plays(&["A end", "B roll = 1 1", "B end", "C roll = 1 1", "C end", "A monopoly ore"]);
    }

    #[test]
    fn a_card_is_played_in_the_own_turn_only() {
        let mut trial = at(r#""turn": "B", "phase": "main""#, r#""A": { "cards": "knight" }"#);
        trial.refuses("A knight", Refusal::NotYourDecision);
    }

    #[test]
    fn any_card_may_be_played_before_the_dice() {
        let seats = r#""A": { "settlements": "F2n", "cards": "knight, road-building, plenty, monopoly" }"#;
        for (line, then) in [
            ("A road-building", &["A road F2ne", "A road F2e"][..]),
            ("A plenty brick ore", &[]),
            ("A monopoly ore", &[]),
            ("A knight", &["A robber E3"]),
        ] {
            let mut trial = before_dice(seats);
            trial.does(line);
            trial.plays(then);
            assert_eq!(trial.deciders(), "A");
            trial.does("A roll = 1 1");
        }
    }

    #[test]
    fn played_cards_do_not_come_back() {
        let mut trial = main(r#""A": { "cards": "monopoly" }"#);
        trial.does("A monopoly ore");
        assert_eq!(trial.table().deck, 24);
        assert_eq!(trial.table().held[A.at()], 0);
        assert_eq!(rules::view::unseen_cards(trial.game.ctx())[Card::Monopoly as usize], 1);
    }

    #[test]
    fn r_48_victory_point_cards_are_never_played_and_use_no_right_to_play() {
        let mut trial = main(r#""A": { "cards": "2 victory-point, fresh victory-point, knight" }"#);
        assert_eq!(trial.places(A, "steal").len(), 0);
        assert!(!trial.listed(A).iter().any(|words| words.contains("victory")));
        trial.plays(&["A knight", "A robber E3"]);
        assert_eq!(trial.points(), [0, 0, 0]);
        assert_eq!(trial.state().hands[A.at()].points(), 3);
    }
}

mod knight {
    use super::*;

    #[test]
    fn a_knight_moves_the_robber_and_steals_with_no_discarding() {
        let mut trial =
            main(r#""A": { "hand": "9 brick", "cards": "knight" }, "B": { "settlements": "E3n", "hand": "9 ore" }"#);
        trial.does("A knight");
        trial.refuses("A robber D4", Refusal::RobberStays);
        trial.does("A robber E3 = ore");
        assert_eq!((trial.hand(A), trial.hand(B)), ("9 brick 1 ore".into(), "8 ore".into()));
        assert_eq!(trial.table().army(A), 1, "it lies open");
        assert_eq!(trial.deciders(), "A");
        trial.does("A end");
    }

    #[test]
    fn r_46_once_a_knight_is_played_the_robber_has_to_move_and_the_roll_comes_once() {
        let mut trial = before_dice(r#""A": { "cards": "knight" }"#);
        let done = trial.does("A knight");
        assert!(!done.barrier, "until the robber moves it can be taken back whole: card, army and award");
        for line in ["A roll", "A stop", "A end", "A knight"] {
            trial.refuses(line, Refusal::Phase);
        }
        trial.plays(&["A robber E3", "A roll = 1 1"]);
        trial.refuses("A roll", Refusal::Phase);
    }
}

mod road_building {
    use super::*;

    #[test]
    fn r_50_the_second_road_may_extend_the_first() {
        let mut trial = main(r#""A": { "settlements": "F2n", "cards": "road-building" }"#);
        trial.does("A road-building");
        assert_eq!(trial.places(A, "road"), ["E2e", "E2se", "F2ne"]);
        trial.refuses("A road F2e", Refusal::NoRouteReaches);
        trial.does("A road F2ne");
        assert_eq!(trial.hand(A), "nothing", "free of charge");
        trial.does("A road F2e");
        assert_eq!(trial.table().roads[A.at()].len(), 2);
        trial.does("A end");
    }

    #[test]
    fn r_51_where_no_place_is_left_for_the_second_road_the_card_ends_and_the_turn_goes_on() {
        // all edges at F2s and G2n but the one between them are B's
        let seats = r#""A": { "settlements": "F2s", "cards": "road-building" }, "B": { "roads": "F2sw F2e F3sw" }"#;
        let mut trial = main(seats);
        trial.does("A road-building");
        assert_eq!(trial.listed(A).len(), 1);
        let only = trial.listed(A).swap_remove(0);
        trial.does(&format!("A {only}"));
        assert!(trial.events.contains(&Event::Stopped(A)));
        assert_eq!(trial.deciders(), "A");
        trial.does("A end");
    }

    #[test]
    fn without_any_place_the_card_is_not_played() {
        let seats = r#""A": { "settlements": "F2s", "cards": "road-building" }, "B": { "roads": "F2sw F2se" }"#;
        let mut trial = main(seats);
        trial.refuses("A road-building", Refusal::NoPlace(Verb::Road));
    }

    #[test]
    fn without_a_road_in_stock_the_card_is_not_played_and_with_one_it_gives_one() {
        let roads = "D4ne D4e D4se D4sw D4w D4nw C4e C4se C4ne C4nw C4w D5ne D5e D5se";
        let seats = |more: &str| format!(r#""A": {{ "roads": "{roads}{more}", "cards": "road-building" }}"#);
        let mut trial = main(&seats(" D5sw"));
        trial.refuses("A road-building", Refusal::NoStock(Piece::Road));
        let mut trial = main(&seats(""));
        trial.plays(&["A road-building", "A road D5sw"]);
        assert!(trial.events.contains(&Event::Stopped(A)));
        trial.does("A end");
    }

    #[test]
    fn r_52_free_roads_follow_the_rules_of_roads() {
        let mut trial = main(r#""A": { "settlements": "F2n", "cards": "road-building" }, "B": { "roads": "E2e" }"#);
        trial.does("A road-building");
        trial.refuses("A road E2e", Refusal::Occupied);
        trial.refuses("A road B2ne", Refusal::NoRouteReaches);
        trial.does("A road F2ne");
        trial.refuses("A road F2ne", Refusal::Occupied);
        trial.refuses("A road B2ne", Refusal::NoRouteReaches);
        trial.refuses("A settlement G2n", Refusal::Phase);
        trial.refuses("A end", Refusal::Phase);
    }

    #[test]
    fn r_53_before_the_first_road_the_card_can_be_taken_back_and_is_not_lost_by_skipping() {
        let mut trial = main(r#""A": { "settlements": "F2n", "cards": "road-building" }"#);
        let before = *trial.state();
        let done = trial.does("A road-building");
        assert!(!done.barrier, "an undo puts it back into the hand");
        trial.refuses("A stop", Refusal::FirstPiece);
        assert_eq!(before.hands[A.at()].ready[Card::RoadBuilding as usize], 1);
        trial.does("A road F2ne");
        trial.does("A stop");
        assert_eq!(trial.table().roads[A.at()].len(), 1);
        trial.does("A end");
    }

    #[test]
    fn r_24_the_award_is_judged_after_each_of_the_two_roads() {
        for (roads, first, second) in [("D2ne D3nw D3ne D4nw", true, false), ("D2ne D3nw D3ne", false, true)] {
            let mut trial = main(&format!(r#""A": {{ "roads": "{roads}", "cards": "road-building" }}"#));
            trial.does("A road-building");
            let award = Event::Award { award: Award::LongestRoute, from: None, to: Some(A) };
            let (one, two) = if first { ("D4ne", "D5nw") } else { ("D4nw", "D4ne") };
            trial.does(&format!("A road {one}"));
            assert_eq!(trial.events.contains(&award), first);
            trial.does(&format!("A road {two}"));
            assert_eq!(trial.events.contains(&award), second);
            assert_eq!(trial.points(), [2, 0, 0]);
        }
    }
}

mod year_of_plenty {
    use super::*;

    #[test]
    fn two_cards_of_the_bank_equal_or_different_are_usable_at_once() {
        for (line, hand) in [("A plenty brick lumber", "1 brick 1 lumber"), ("A plenty ore ore", "2 ore")] {
            let mut trial = main(r#""A": { "settlements": "F2n", "cards": "plenty" }"#);
            trial.does(line);
            assert_eq!(trial.hand(A), hand);
            if hand.contains("brick") {
                trial.does("A road F2ne");
            }
        }
    }

    #[test]
    fn r_55_a_kind_the_bank_lacks_is_not_offered() {
        let mut trial = main(r#""A": { "cards": "plenty" }, "B": { "hand": "19 ore 18 wool" }"#);
        let listed = trial.places(A, "plenty");
        assert!(listed.iter().all(|pair| !pair.contains("ore")));
        assert!(listed.contains(&"wool grain".to_string()) && !listed.contains(&"wool wool".to_string()));
        assert_eq!(listed.len(), 9);
        trial.refuses("A plenty brick ore", Refusal::BankLacks(Kind::Ore));
        trial.refuses("A plenty wool wool", Refusal::BankLacks(Kind::Wool));
        trial.refuses("A plenty brick", Refusal::Count { due: 2 });
    }

    #[test]
    fn of_a_bank_with_one_card_that_one_is_taken() {
        let seats = r#""A": { "cards": "plenty" }, "B": { "hand": "19 brick 19 lumber" }, "C": { "hand": "19 wool 19 grain 18 ore" }"#;
        let mut trial = main(seats);
        assert_eq!(trial.places(A, "plenty"), ["ore"]);
        trial.refuses("A plenty ore ore", Refusal::BankLacks(Kind::Ore));
        trial.refuses("A plenty wool", Refusal::BankLacks(Kind::Wool));
        trial.does("A plenty ore");
        assert_eq!(trial.hand(A), "1 ore");
    }

    #[test]
    fn an_empty_bank_makes_the_card_unplayable() {
        let seats = r#""A": { "cards": "plenty" }, "B": { "hand": "19 brick 19 lumber" }, "C": { "hand": "19 wool 19 grain 19 ore" }"#;
        let mut trial = main(seats);
        trial.refuses("A plenty ore ore", Refusal::BankEmpty);
        assert_eq!(trial.why_none(A, Verb::Plenty), Some(Refusal::BankEmpty));
    }
}

mod monopoly {
    use super::*;

    #[test]
    fn every_other_player_hands_over_all_cards_of_the_kind() {
        let mut trial = main(
            r#""A": { "hand": "1 ore", "cards": "monopoly" }, "B": { "hand": "2 ore 3 wool" }, "C": { "hand": "5 ore" }, "D": { "hand": "1 wool" }"#,
        );
        assert_eq!(trial.places(A, "monopoly"), ["brick", "lumber", "wool", "grain", "ore"]);
        let done = trial.does("A monopoly ore");
        assert!(done.barrier, "hidden facts were shown");
        assert_eq!(trial.hand(A), "8 ore");
        assert_eq!((trial.hand(B), trial.hand(C)), ("3 wool".into(), "nothing".into()));
        assert_eq!(trial.hand(common::D), "1 wool");
        assert_eq!(trial.bank(), "19 brick 19 lumber 15 wool 19 grain 11 ore");
    }

    #[test]
    fn r_56_a_kind_nobody_has_takes_nothing_and_the_card_is_spent() {
        let mut trial = main(r#""A": { "cards": "monopoly" }, "B": { "hand": "1 wool" }"#);
        trial.does("A monopoly ore");
        assert_eq!(trial.hand(A), "nothing");
        assert_eq!(trial.table().held[A.at()], 0);
        assert_eq!(trial.table().played[A.at()][Card::Monopoly as usize], 1);
    }
}

#[test]
fn development_cards_are_neither_traded_nor_stolen() {
    let mut trial = before_dice(r#""A": {}, "B": { "settlements": "E3n", "cards": "knight" }"#);
    trial.plays(&["A roll = 3 4", "A robber E3"]);
    assert_eq!((trial.table().held[A.at()], trial.table().held[B.at()]), (0, 1));
    let mut trial = main(r#""A": { "cards": "monopoly" }, "B": { "cards": "knight" }, "C": {}"#);
    trial.does("A monopoly wool");
    assert_eq!((trial.table().held[B.at()], trial.table().held[C.at()]), (1, 0));
}
