//! The chapter "Largest army" of the base game.

mod common;

use common::{A, B, C, at, main};
use rules::event::{Award, Event};

#[test]
fn the_first_with_three_knights_takes_the_card_and_two_points() {
    let mut trial = main(r#""A": { "cards": "knight", "knights": 2 }, "B": { "knights": 2 }"#);
    assert_eq!(trial.table().largest_army, None);
    trial.does("A knight");
    assert_eq!(trial.table().largest_army, Some(A));
    assert!(trial.events.contains(&Event::Award { award: Award::LargestArmy, from: None, to: Some(A) }));
    assert_eq!(trial.points(), [2, 0, 0]);
}

#[test]
fn two_knights_are_no_army() {
    let mut trial = main(r#""A": { "cards": "knight", "knights": 1 }"#);
    trial.does("A knight");
    assert_eq!((trial.table().largest_army, trial.points()), (None, vec![0, 0, 0]));
}

#[test]
fn r_47_a_third_knight_ties_and_leaves_the_card_and_a_fourth_takes_it() {
    let mut trial = main(r#""A": { "cards": "2 knight", "knights": 2 }, "B": { "knights": 3 }"#);
    assert_eq!((trial.table().largest_army, trial.points()), (Some(B), vec![0, 2, 0]));
    trial.plays(&["A knight", "A robber E3"]);
    assert_eq!(trial.table().largest_army, Some(B));
    trial.plays(&["A end", "B roll = 1 1", "B end", "C roll = 1 1", "C end", "A knight"]);
    assert_eq!((trial.table().largest_army, trial.points()), (Some(A), vec![2, 0, 0]));
    assert!(trial.events.contains(&Event::Award { award: Award::LargestArmy, from: Some(B), to: Some(A) }));
}

#[test]
fn cards_in_hand_do_not_count() {
    let trial = main(r#""A": { "cards": "5 knight", "knights": 2 }"#);
    assert_eq!(trial.table().largest_army, None);
}

#[test]
fn the_card_stays_with_its_holder_until_someone_has_more() {
    let trial = at(r#""phase": "main", "army": "C""#, r#""A": { "knights": 4 }, "C": { "knights": 4 }"#);
    assert_eq!(trial.table().largest_army, Some(C));
}
