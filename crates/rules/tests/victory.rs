//! The chapter "Victory" of the base game, and what follows the end.

mod common;

use common::{A, B, C, at, before_dice, main};
use rules::agenda::Task;
use rules::event::Event;
use rules::refusal::Refusal;
use rules::settle::sources;

/// Four cities and a settlement: nine points.
const NINE: &str = r#""cities": "B2n B4n F2s F4s", "settlements": "D4s""#;

#[test]
fn points_are_one_a_settlement_two_a_city_two_an_award_and_one_a_hidden_card() {
    let trial = main(
        r#""A": { "settlements": "D4s F2s", "cities": "B2n", "roads": "D2ne D3nw D3ne D4nw D4ne", "knights": 3, "cards": "victory-point" },
           "B": { "settlements": "B4n" }, "C": {}"#,
    );
    assert_eq!(trial.points(), [8, 1, 0]);
    assert_eq!(trial.state().hands[A.at()].points(), 1);
    assert_eq!(sources(trial.game.ctx(), A), [2, 2, 2, 2], "settlements, cities, longest road, largest army");
    assert_eq!(sources(trial.game.ctx(), B), [1, 0, 0, 0]);
}

#[test]
fn ten_points_in_the_own_turn_win_at_once() {
    let mut trial = main(&format!(r#""A": {{ {NINE}, "roads": "C3e", "hand": "1 brick 1 lumber 1 wool 1 grain" }}"#));
    let done = trial.does("A settlement D4n");
    assert_eq!(trial.winners(), "A");
    assert!(done.over.is_some() && done.barrier);
    assert!(trial.events.iter().any(|e| matches!(e, Event::Over(_))));
    assert_eq!(trial.deciders(), "");
}

#[test]
fn more_than_ten_points_win_as_well() {
    let mut trial = main(&format!(r#""A": {{ {NINE}, "roads": "D2ne D3nw D3ne D4nw", "hand": "1 brick 1 lumber" }}"#));
    trial.does("A road D4ne");
    assert_eq!((trial.winners().as_str(), trial.points()[0]), ("A", 11));
}

#[test]
fn the_target_may_be_another() {
    let seats = format!(r#""A": {{ {NINE}, "roads": "C3e", "hand": "1 brick 1 lumber 1 wool 1 grain" }}"#);
    let mut trial = at(r#""phase": "main", "target": 11"#, &seats);
    trial.does("A settlement D4n");
    assert_eq!(trial.winners(), "");
    assert_eq!(at(r#""phase": "main", "target": 9"#, &seats).winners(), "A");
}

#[test]
fn r_112_after_the_end_every_action_is_refused() {
    let mut trial = main(&format!(
        r#""A": {{ {NINE}, "roads": "C3e", "hand": "9 brick 9 lumber 9 wool 9 grain", "cards": "knight" }}, "B": {{ "hand": "1 ore" }}"#
    ));
    trial.does("A settlement D4n");
    for line in ["A end", "A roll", "A knight", "A road C3e", "B roll", "B accept", "A bank 4 wool for ore"] {
        trial.refuses(line, Refusal::Over);
    }
    for seat in [A, B, C] {
        assert!(trial.choices(seat).is_empty());
    }
}

#[test]
fn a_victory_point_card_wins_in_the_turn_it_was_bought() {
    let mut trial = main(&format!(r#""A": {{ {NINE}, "hand": "1 wool 1 grain 1 ore" }}"#));
    trial.does("A card = victory-point");
    assert_eq!((trial.winners().as_str(), trial.points()[0]), ("A", 9));
    assert!(trial.events.contains(&Event::Revealed { seat: A, points: 1 }));
}

#[test]
fn another_card_bought_does_not_win() {
    let mut trial = main(&format!(r#""A": {{ {NINE}, "hand": "1 wool 1 grain 1 ore" }}"#));
    trial.does("A card = knight");
    assert_eq!(trial.winners(), "");
    trial.does("A end");
}

#[test]
fn r_48_point_cards_are_shown_all_at_once_on_winning() {
    let mut trial = main(
        r#""A": { "cities": "B2n B4n F2s", "settlements": "D4s", "roads": "C3e", "cards": "2 victory-point",
                  "hand": "1 brick 1 lumber 1 wool 1 grain" }, "B": { "cards": "victory-point" }"#,
    );
    trial.does("A settlement D4n");
    assert_eq!(trial.winners(), "A");
    let shown: Vec<&Event> = trial.events.iter().filter(|e| matches!(e, Event::Revealed { .. })).collect();
    assert_eq!(shown, [&Event::Revealed { seat: A, points: 2 }]);
}

#[test]
fn r_44_a_knight_before_the_roll_that_gives_the_army_and_the_tenth_point_ends_the_game() {
    let mut trial = before_dice(
        r#""A": { "cities": "B2n B4n F2s F4s", "cards": "knight", "knights": 2 }, "B": { "settlements": "E3n", "hand": "1 ore" }"#,
    );
    trial.does("A knight");
    assert_eq!(trial.winners(), "A");
    assert_eq!(trial.table().dice, None, "no roll");
    trial.refuses("A robber E3", Refusal::Over);
    trial.refuses("A roll", Refusal::Over);
    assert!(matches!(trial.game.pending().task, Task::Over(_)));
}

#[test]
fn r_45_a_player_who_starts_the_turn_with_ten_points_wins_there() {
    let seats = format!(r#""A": {{}}, "B": {{ {NINE}, "cards": "victory-point" }}"#);
    let mut trial = main(&seats);
    assert_eq!(trial.winners(), "", "not in another's turn");
    trial.does("A end");
    assert_eq!(trial.winners(), "B");
    assert_eq!(trial.table().dice, None);
}

#[test]
fn r_20_points_reached_in_anothers_turn_count_when_the_own_turn_comes() {
    let seats = r#""A": { "roads": "D2ne D3nw D3ne D4nw D4ne D5nw D5ne" },
        "B": { "roads": "D3e", "hand": "1 brick 1 lumber 1 wool 1 grain" },
        "C": { "cities": "F2s F3s F4s B4n", "roads": "C2ne C3nw C3ne C4nw C4ne" }"#;
    let mut trial = at(r#""turn": "B", "phase": "main""#, seats);
    assert_eq!(trial.table().longest_route, Some(A));
    trial.does("B settlement C3s");
    assert_eq!(trial.table().longest_route, Some(C));
    assert_eq!(trial.points()[2], 10);
    assert_eq!(trial.winners(), "", "C does not win now");
    assert_eq!(trial.deciders(), "B");
    trial.does("B end");
    assert_eq!(trial.winners(), "C");
}

#[test]
fn r_20_points_lost_again_before_the_own_turn_do_not_win() {
    let seats = r#""A": { "roads": "D2ne D3nw D3ne D4nw D4ne D5nw D5ne" },
        "B": { "roads": "D3e D3se D2se D3sw D4sw", "hand": "2 brick 2 lumber 1 wool 1 grain" },
        "C": { "cities": "F2s F3s F4s B4n", "roads": "C2ne C3nw C3ne C4nw C4ne" }"#;
    let mut trial = at(r#""turn": "B", "phase": "main""#, seats);
    trial.does("B settlement C3s");
    assert_eq!((trial.table().longest_route, trial.points()[2]), (Some(C), 10));
    trial.does("B road D4se");
    assert_eq!(trial.lengths(), [4, 5, 5]);
    trial.does("B end");
    assert_eq!(trial.winners(), "C", "a tie leaves the card with C");

    let seats = seats.replace("2 brick 2 lumber", "3 brick 3 lumber");
    let mut trial = at(r#""turn": "B", "phase": "main""#, &seats);
    trial.plays(&["B settlement C3s", "B road D4se", "B road D5sw"]);
    assert_eq!((trial.table().longest_route, trial.points()[2]), (Some(B), 8));
    trial.does("B end");
    assert_eq!(trial.winners(), "");
    trial.does("C roll = 1 1");
}

#[test]
fn an_award_may_win_for_the_player_on_turn_in_the_middle_of_a_card() {
    let mut trial =
        main(r#""A": { "cities": "B2n B4n F2s F4s", "roads": "D2ne D3nw D3ne D4nw", "cards": "road-building" }"#);
    trial.plays(&["A road-building", "A road D4ne"]);
    assert_eq!(trial.winners(), "A");
    trial.refuses("A road D5nw", Refusal::Over);
}
