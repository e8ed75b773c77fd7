//! The chapter "Trade" of the base game.

mod common;

use common::{A, B, C, D, at, main, not_in_hand, pay};
use rules::action::Verb;
use rules::cards::Kind;
use rules::event::{Answer, Event};
use rules::refusal::Refusal;

mod maritime {
    use super::*;

    #[test]
    fn four_cards_of_a_kind_buy_one_of_another() {
        let mut trial = main(r#""A": { "hand": "5 wool 3 ore" }"#);
        assert_eq!(
            trial.places(A, "bank"),
            ["4 wool for brick", "4 wool for lumber", "4 wool for grain", "4 wool for ore"]
        );
        trial.refuses("A bank 4 ore for brick", pay("1 ore"));
        trial.refuses("A bank 3 wool for brick", Refusal::Rate { kind: Kind::Wool, rate: 4 });
        trial.does("A bank 4 wool for brick");
        assert_eq!(trial.hand(A), "1 brick 1 wool 3 ore");
        assert_eq!(trial.bank(), "18 brick 19 lumber 18 wool 19 grain 16 ore");
        assert_eq!(trial.why_none(A, Verb::Bank), Some(pay("1 ore")), "the kind that is nearest to its rate");
    }

    #[test]
    fn a_generic_harbour_makes_it_three_of_any_kind() {
        let mut trial = main(r#""A": { "settlements": "B2n", "hand": "3 wool 3 ore" }"#);
        trial.refuses("A bank 4 wool for brick", Refusal::Rate { kind: Kind::Wool, rate: 3 });
        trial.plays(&["A bank 3 wool for brick", "A bank 3 ore for brick"]);
        assert_eq!(trial.hand(A), "2 brick");
    }

    #[test]
    fn a_special_harbour_makes_it_two_of_its_kind_only() {
        let mut trial = main(r#""A": { "cities": "C5n", "hand": "4 ore 3 wool" }"#);
        trial.refuses("A bank 3 wool for brick", Refusal::Rate { kind: Kind::Wool, rate: 4 });
        trial.refuses("A bank 4 wool for brick", pay("1 wool"));
        trial.plays(&["A bank 2 ore for brick", "A bank 2 ore for lumber"]);
        assert_eq!(trial.hand(A), "1 brick 1 lumber 3 wool");
    }

    #[test]
    fn of_two_harbours_the_better_counts_for_each_kind() {
        let trial = main(r#""A": { "settlements": "B2n C5n" }"#);
        assert_eq!(trial.table().rates[A.at()][..5], [3, 3, 3, 3, 2]);
    }

    #[test]
    fn a_harbour_of_another_player_does_not_serve() {
        let mut trial = main(r#""A": { "hand": "3 wool" }, "B": { "settlements": "B2n" }"#);
        trial.refuses("A bank 3 wool for brick", Refusal::Rate { kind: Kind::Wool, rate: 4 });
    }

    #[test]
    fn r_99_a_harbour_may_be_used_in_the_turn_its_settlement_was_built() {
        let mut trial = main(r#""A": { "roads": "B2ne", "hand": "1 brick 1 lumber 1 wool 1 grain 3 ore" }"#);
        trial.refuses("A bank 3 ore for wool", Refusal::Rate { kind: Kind::Ore, rate: 4 });
        trial.plays(&["A settlement B2n", "A bank 3 ore for wool"]);
    }

    #[test]
    fn r_93_the_bank_must_hold_the_card_asked_for() {
        let mut trial = main(r#""A": { "hand": "4 wool" }, "B": { "hand": "19 brick" }"#);
        assert_eq!(trial.places(A, "bank"), ["4 wool for lumber", "4 wool for grain", "4 wool for ore"]);
        trial.refuses("A bank 4 wool for brick", Refusal::BankLacks(Kind::Brick));
    }

    #[test]
    fn r_94_no_kind_is_traded_for_itself_with_the_bank() {
        let mut trial = main(r#""A": { "settlements": "B2n E5s", "hand": "3 ore 2 wool" }"#);
        assert_eq!(trial.table().rates[A.at()][..5], [3, 3, 2, 3, 3]);
        trial.refuses("A bank 3 ore for ore", Refusal::SameKind(Kind::Ore));
        trial.refuses("A bank 2 wool for wool", Refusal::SameKind(Kind::Wool));
    }

    #[test]
    fn r_97_a_second_tap_makes_no_second_trade() {
        let mut trial = main(r#""A": { "hand": "8 wool" }"#);
        let serial = trial.game.pending().serial;
        assert!(trial.try_at(serial, "A bank 4 wool for ore").is_ok());
        assert_eq!(trial.try_at(serial, "A bank 4 wool for ore"), Err(Refusal::Stale));
        assert_eq!(trial.hand(A), "4 wool 1 ore");
    }
}

mod domestic {
    use super::*;

    const HANDS: &str = r#""A": { "hand": "2 wool 1 brick" }, "B": { "hand": "1 ore 1 grain" },
        "C": { "hand": "2 ore" }, "D": {}"#;

    #[test]
    fn an_offer_to_one_is_done_when_it_is_accepted() {
        let mut trial = main(HANDS);
        trial.does("A offer B: 2 wool for 1 ore");
        assert_eq!(trial.deciders(), "AB", "A may withdraw, B answers");
        trial.does("B accept");
        assert_eq!((trial.hand(A), trial.hand(B)), ("1 brick 1 ore".into(), "2 wool 1 grain".into()));
        assert!(trial.events.iter().any(|e| matches!(e, Event::Traded { seat: A, with: B, .. })));
        assert_eq!(trial.deciders(), "A");
        trial.does("A end");
    }

    #[test]
    fn r_116_an_offer_to_several_is_accepted_by_some_and_closed_with_one() {
        let mut trial = main(HANDS);
        trial.does("A offer B C D: 1 wool for 1 ore");
        let serial = trial.game.pending().serial;
        trial.does("C accept");
        assert_eq!(trial.game.pending().serial, serial, "an answer makes those of the others no staler");
        assert!(trial.try_at(serial, "B accept").is_ok());
        trial.refuses("B accept", Refusal::NotYourDecision);
        trial.refuses("A close D", Refusal::NotAgreed(D));
        trial.refuses("A offer B: 1 brick for 1 grain", Refusal::Phase);
        trial.refuses("A end", Refusal::Phase);
        trial.does("A close C");
        assert_eq!(
            (trial.hand(A), trial.hand(B), trial.hand(C)),
            ("1 brick 1 wool 1 ore".into(), "1 grain 1 ore".into(), "1 wool 1 ore".into())
        );
        trial.refuses("A close B", Refusal::Phase);
    }

    #[test]
    fn an_offer_is_withdrawn_at_any_time() {
        let mut trial = main(HANDS);
        trial.plays(&["A offer B C: 1 wool for 1 ore", "B accept", "A withdraw"]);
        assert_eq!(trial.deciders(), "A");
        assert!(trial.events.contains(&Event::Shut(A)));
        trial.refuses("C accept", Refusal::NotYourDecision);
        trial.does("A end");
    }

    #[test]
    fn an_offer_that_all_decline_is_over() {
        let mut trial = main(HANDS);
        trial.plays(&["A offer B C: 1 wool for 1 ore", "B decline"]);
        assert_eq!(trial.deciders(), "AC");
        trial.does("C decline");
        assert_eq!(trial.deciders(), "A");
        assert_eq!(trial.table().trade, Default::default());
        trial.does("A end");
    }

    #[test]
    fn an_offer_may_be_answered_by_another_deal_that_the_player_on_turn_may_take() {
        let mut trial = main(HANDS);
        trial.plays(&[
            "A offer B C: 1 wool for 1 ore",
            "B counter 2 wool for 1 ore",
            "C counter 1 brick 1 wool for 2 ore",
        ]);
        assert_eq!(trial.deciders(), "A");
        trial.does("A close C");
        assert_eq!((trial.hand(A), trial.hand(C)), ("1 wool 2 ore".into(), "1 brick 1 wool".into()));
    }

    #[test]
    fn a_counter_offer_that_the_player_on_turn_cannot_pay_is_not_closed() {
        let mut trial = main(HANDS);
        trial.plays(&["A offer B: 1 wool for 1 ore", "B counter 3 wool for 1 ore"]);
        trial.refuses("A close B", not_in_hand("1 wool"));
        trial.does("A withdraw");
    }

    #[test]
    fn nobody_agrees_to_what_is_not_in_hand() {
        let mut trial = main(HANDS);
        trial.does("A offer B D: 1 wool for 2 ore");
        trial.refuses("B accept", not_in_hand("1 ore"));
        trial.refuses("B counter 1 wool for 2 grain", not_in_hand("1 grain"));
        trial.refuses("D counter 1 wool for 1 ore", Refusal::EmptySide);
        assert_eq!(trial.listed(D), ["decline"]);
        trial.refuses("A offer C: 3 wool for 1 ore", Refusal::Phase);
        trial.does("A withdraw");
        trial.refuses("A offer C: 3 wool for 1 ore", not_in_hand("1 wool"));
    }

    #[test]
    fn r_95_both_sides_give_and_no_kind_is_on_both() {
        let mut trial = main(HANDS);
        trial.refuses("A offer B: nothing for nothing", Refusal::EmptySide);
        trial.refuses("A offer B: 2 wool for 1 wool", Refusal::SameKind(Kind::Wool));
        trial.refuses("A offer B: 1 wool 1 brick for 1 ore 1 brick", Refusal::SameKind(Kind::Brick));
        trial.does("A offer B: 1 wool for 1 ore");
        trial.refuses("B counter nothing for 1 ore", Refusal::EmptySide);
        trial.refuses("B counter 1 wool for nothing", Refusal::EmptySide);
        trial.refuses("B counter 2 ore for 1 ore", Refusal::SameKind(Kind::Ore));
        trial.does("B decline");
    }

    #[test]
    fn a_call_with_one_side_empty_is_answered_by_a_counter_offer_and_never_accepted() {
        for call in ["A offer B C: nothing for 1 ore", "A offer B C: 1 wool for nothing"] {
            let mut trial = main(HANDS);
            trial.does(call);
            trial.refuses("B accept", Refusal::OnlyCounter);
            trial.does("C decline");
            trial.does("B counter 1 wool for 1 ore");
            trial.does("A close B");
            assert_eq!(trial.hand(A), "1 brick 1 wool 1 ore");
        }
    }

    #[test]
    fn r_96_nothing_else_happens_while_an_offer_is_open_so_it_never_goes_stale() {
        let mut trial = main(r#""A": { "hand": "4 wool" }, "B": { "hand": "1 ore" }"#);
        trial.does("A offer B: 1 wool for 1 ore");
        trial.refuses("A bank 4 wool for brick", Refusal::Phase);
        trial.does("A withdraw");
        trial.does("A bank 4 wool for brick");
        trial.refuses("B accept", Refusal::NotYourDecision);
        trial.refuses("A offer B: 1 wool for 1 ore", not_in_hand("1 wool"));
    }

    #[test]
    fn r_100_only_the_player_on_turn_trades_with_others() {
        let mut trial = main(HANDS);
        trial.refuses("B offer C: 1 grain for 1 ore", Refusal::NotYourDecision);
        trial.refuses("A offer A: 1 wool for 1 ore", Refusal::NotAddressed);
        trial.does("A offer B C: 1 wool for 1 ore");
        trial.refuses("C offer B: 1 ore for 1 grain", Refusal::Phase);
        trial.refuses("B close C", Refusal::Phase);
        trial.refuses("B withdraw", Refusal::Phase);
        trial.refuses("D accept", Refusal::NotYourDecision);
        trial.does("B counter 1 wool for 1 grain");
        trial.does("C accept");
        trial.refuses("C close B", Refusal::NotYourDecision);
        trial.does("A close B");
        assert_eq!(trial.hand(A), "1 brick 1 wool 1 grain", "the counter-offer was to A");
    }

    #[test]
    fn an_offer_names_somebody_at_the_table() {
        let mut trial = main(r#""A": { "hand": "2 wool" }, "B": {}, "C": {}"#);
        trial.refuses("A offer : 1 wool for 1 ore", Refusal::NotAddressed);
        let text = "A offer D: 1 wool for 1 ore";
        assert_eq!(trial.try_at(trial.game.pending().serial, text), Err(Refusal::NotAddressed));
    }

    #[test]
    fn an_offer_may_ask_for_what_nobody_has_since_hands_are_hidden() {
        let mut trial = main(HANDS);
        trial.does("A offer D: 1 wool for 5 brick");
        assert_eq!(trial.listed(D), ["decline"]);
    }

    #[test]
    fn where_players_do_not_trade_with_each_other_only_the_bank_is_left() {
        let fields = r#""phase": "main", "options": { "trade": "off" }"#;
        let mut trial = at(fields, r#""A": { "hand": "4 wool" }, "B": { "hand": "1 ore" }"#);
        trial.refuses("A offer B: 1 wool for 1 ore", Refusal::NoTrade);
        assert_eq!(trial.choices(A).space, None);
        trial.does("A bank 4 wool for ore");
    }

    #[test]
    fn a_limit_of_offers_counts_by_the_turn() {
        let fields = r#""phase": "main", "options": { "offers": "2" }"#;
        let mut trial = at(fields, r#""A": { "hand": "4 wool" }, "B": { "hand": "1 ore" }"#);
        for _ in 0..2 {
            trial.plays(&["A offer B: 1 wool for 1 ore", "B decline"]);
        }
        trial.refuses("A offer B: 1 wool for 1 ore", Refusal::Limit);
        assert_eq!(trial.why_none(A, Verb::Offer), Some(Refusal::Limit));
        trial.plays(&["A end", "B roll = 1 1", "B offer A: 1 ore for 1 wool"]);
    }

    #[test]
    fn people_have_no_limit_of_offers() {
        let mut trial = main(r#""A": { "hand": "4 wool" }, "B": { "hand": "1 ore" }"#);
        for _ in 0..300 {
            trial.plays(&["A offer B: 1 wool for 1 ore", "B decline"]);
        }
        trial.does("A offer B: 1 wool for 1 ore");
    }

    #[test]
    fn an_offer_and_its_answers_are_public_and_no_listing_shows_a_hand_of_others() {
        let seats = |b: &str| HANDS.replace("1 ore 1 grain", b);
        let views = [seats("1 ore 1 grain"), seats("1 ore 1 lumber")].map(|seats| {
            let mut trial = main(&seats);
            trial.plays(&["A offer B C: 1 wool for 1 ore", "B accept"]);
            assert_eq!(trial.table().trade.answers[B.at()], Answer::Yes);
            (trial.game.view(Some(A)), trial.listed(A))
        });
        assert_eq!(views[0].1, ["close B", "withdraw"]);
        assert_eq!(views[0].1, views[1].1);
        let others = [0, 1].map(|i| (views[i].0.table.hand_sizes, views[i].0.me));
        assert_eq!(others[0], others[1]);
    }

    #[test]
    fn how_many_cards_another_holds_is_public_and_which_is_not() {
        let a = main(r#""A": {}, "B": { "hand": "2 ore 1 wool" }, "C": { "hand": "1 ore 2 wool" }"#);
        let b = main(r#""A": {}, "B": { "hand": "1 ore 2 wool" }, "C": { "hand": "2 ore 1 wool" }"#);
        assert_eq!(a.table().hand_sizes[..3], [0, 3, 3]);
        assert!(a.game.view(Some(A)) == b.game.view(Some(A)));
        assert!(a.game.view(None) == b.game.view(None));
        assert!(a.game.view(Some(C)) != b.game.view(Some(C)));
    }
}
