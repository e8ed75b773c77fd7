//! The chapter "Decisions where the texts are silent" of the base game, as far as the other chapters' tests leave it.

mod common;

use common::{A, B, C, at, before_dice, main};
use rules::event::Event;
use rules::refusal::Refusal;

#[test]
fn trade_and_building_are_one_phase() {
    let mut trial = main(
        r#""A": { "settlements": "F2n", "roads": "F2ne", "hand": "5 brick 1 lumber 1 ore" }, "B": { "hand": "1 lumber" }"#,
    );
    trial.plays(&["A road F2e", "A offer B: 1 ore for 1 lumber", "B accept", "A road E2e"]);
    trial.refuses("A bank 3 brick for ore", Refusal::Rate { kind: rules::cards::Kind::Brick, rate: 4 });
}

#[test]
fn bank_counts_are_public() {
    let trial = main(r#""A": {}, "B": { "hand": "2 ore" }"#);
    assert_eq!(trial.game.view(None).table.bank.to_string(), "19 brick 19 lumber 19 wool 19 grain 17 ore");
}

#[test]
fn the_kinds_discarded_are_public_once_all_have_answered() {
    let mut trial = before_dice(r#""A": { "hand": "8 ore" }, "B": { "hand": "8 wool" }"#);
    trial.plays(&["A roll = 3 4", "A give 4 ore"]);
    assert!(trial.events.is_empty(), "not before");
    trial.does("B give 4 wool");
    for (seat, text) in [(A, "4 ore"), (B, "4 wool")] {
        let event = Event::GaveBack { seat, cards: common::cards(text) };
        assert!(trial.events.contains(&event));
        assert_eq!(event.seen_by(Some(C)), event);
    }
}

#[test]
fn discards_are_resolved_in_seat_order_from_the_player_on_turn() {
    let seats = r#""A": { "hand": "8 ore" }, "B": { "hand": "8 wool" }, "C": { "hand": "8 grain" }"#;
    let mut trial = at(r#""turn": "B", "phase": "before-dice""#, seats);
    trial.plays(&["B roll = 3 4", "A give 4 ore", "C give 4 grain", "B give 4 wool"]);
    let order: Vec<_> = trial
        .events
        .iter()
        .filter_map(|e| if let Event::GaveBack { seat, .. } = e { Some(*seat) } else { None })
        .collect();
    assert_eq!(order, [B, C, A]);
}

mod barriers {
    use super::*;

    #[test]
    fn dice_draws_and_thefts_cannot_be_taken_back() {
        let mut trial = before_dice(
            r#""A": { "hand": "1 wool 1 grain 1 ore" }, "B": { "settlements": "E3n", "hand": "1 ore" }, "C": { "settlements": "F2n", "hand": "1 ore" }"#,
        );
        assert!(trial.does("A roll = 3 4").barrier);
        assert!(!trial.does("A robber E3").barrier, "whom to rob is still open");
        assert!(trial.does("A steal B = ore").barrier);
        assert!(trial.does("A card = knight").barrier);
    }

    #[test]
    fn a_robber_that_steals_from_the_only_victim_cannot_be_taken_back() {
        let mut trial = main(r#""A": { "cards": "knight" }, "B": { "settlements": "E3n", "hand": "1 ore" }"#);
        assert!(!trial.does("A knight").barrier);
        assert!(trial.does("A robber E3 = ore").barrier);
    }

    #[test]
    fn a_robber_that_steals_nothing_may_be_taken_back() {
        let mut trial = main(r#""A": { "cards": "knight" }"#);
        assert!(!trial.does("A knight").barrier);
        assert!(!trial.does("A robber E3").barrier);
    }

    #[test]
    fn what_shows_nothing_hidden_may_be_taken_back() {
        let mut trial = main(
            r#""A": { "settlements": "F2n F4s", "roads": "F2ne F2e", "hand": "6 brick 2 lumber 1 wool 3 grain 3 ore", "cards": "road-building" }"#,
        );
        for line in [
            "A road E2e",
            "A settlement G2n",
            "A city F4s",
            "A bank 4 brick for ore",
            "A road-building",
            "A road E2se",
            "A road D3se",
            "A end",
        ] {
            assert!(!trial.does(line).barrier, "{line}");
        }
        let mut trial = main(r#""A": { "cards": "plenty" }"#);
        assert!(!trial.does("A plenty ore ore").barrier);
    }

    #[test]
    fn what_another_player_did_cannot_be_taken_back() {
        let mut trial = main(r#""A": { "hand": "1 wool" }, "B": { "hand": "1 ore" }, "C": { "hand": "1 ore" }"#);
        assert!(!trial.does("A offer B C: 1 wool for 1 ore").barrier);
        for line in ["B decline", "C accept"] {
            assert!(trial.does(line).barrier, "{line}");
        }
    }

    #[test]
    fn sealed_answers_cannot_be_taken_back() {
        let mut trial = before_dice(r#""A": { "hand": "8 ore" }, "B": { "hand": "8 ore" }"#);
        trial.does("A roll = 3 4");
        assert!(trial.does("A give 4 ore").barrier);
        assert!(trial.does("B give 4 ore").barrier);
    }
}

#[test]
fn nothing_limits_a_hand_until_the_next_seven() {
    let mut trial = main(r#""A": { "hand": "7 wool", "cards": "monopoly" }, "B": { "hand": "7 ore" }"#);
    trial.plays(&["A monopoly ore", "A end", "B roll = 1 1", "B end", "C roll = 1 1", "C end"]);
    assert_eq!(trial.table().hand_sizes[0], 14);
    trial.does("A roll = 3 4");
    assert_eq!(trial.deciders(), "A");
    trial.does("A give 7 wool");
}

#[test]
fn r_92_cards_are_kept_in_every_cost_discard_and_trade() {
    let mut trial = before_dice(
        r#""A": { "settlements": "F2n", "hand": "9 wool 1 brick 1 lumber" }, "B": { "settlements": "F4s", "hand": "8 ore" }"#,
    );
    // the audit after each line adds up bank and hands
    trial.plays(&[
        "A roll = 3 4",
        "A give 5 wool",
        "B give 4 ore",
        "A robber F4 = ore",
        "A bank 4 wool for grain",
        "A road F2ne",
        "A offer B: 1 grain for 1 ore",
        "B accept",
        "A end",
    ]);
    let all: u8 = trial.state().hands.iter().map(|hand| hand.cards.total()).sum();
    assert_eq!(all + trial.table().bank.total(), 95);
}
