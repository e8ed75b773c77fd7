//! Production, rates, limits, points and the goal.

use super::*;

#[test]
fn a_silent_hex_produces_nothing() {
    let mut trial = Trial::new();
    let silent = trial.hexes("D6");
    trial.does("A roll = 4 4");
    assert_eq!(
        (trial.hand(A), trial.hand(C)),
        ("1 brick 2 lumber 1 ore".into(), "1 brick 1 lumber 1 grain 1 ore".into())
    );
    trial.does("A end");
    trial.tune(|probe| probe.silent = silent);
    trial.does("B roll = 4 4");
    assert_eq!(
        (trial.hand(A), trial.hand(C)),
        ("1 brick 3 lumber 1 ore".into(), "1 brick 1 lumber 1 grain 1 ore".into())
    );
}

#[test]
fn a_void_building_counts_no_points_and_gives_no_harbour() {
    let mut trial = Trial::new();
    let place = trial.corners("F2s");
    trial.change(|_, table| table.settlements[A.at()] |= place);
    assert_eq!((trial.table().points[A.at()], trial.table().rates[A.at()][0]), (3, 3));
    trial.tune(|probe| probe.void = place);
    assert_eq!((trial.table().points[A.at()], trial.table().rates[A.at()][0]), (2, 4));
}

#[test]
fn a_module_gives_rates_of_its_own() {
    let mut trial = Trial::new();
    trial.deal(A, "1 ore");
    trial.tune(|probe| probe.rate = 2);
    assert_eq!((trial.table().rates[A.at()], trial.table().rates[B.at()]), ([2; 8], [4; 8]));
    trial.does("A roll = 1 1");
    trial.does("A bank 2 ore for wool");
}

#[test]
fn a_module_raises_the_limit_of_hands_on_a_seven() {
    for (limit, owing) in [(0, vec![B, C]), (1, vec![C]), (2, vec![])] {
        let mut trial = Trial::new();
        trial.deal(B, "5 ore");
        trial.deal(C, "6 wool");
        trial.tune(|probe| probe.limit = limit);
        trial.does("A roll = 3 4");
        assert_eq!(trial.deciders(), if owing.is_empty() { vec![A] } else { owing });
    }
}

#[test]
fn a_module_adds_and_takes_public_points() {
    let mut trial = Trial::new();
    trial.tune(|probe| probe.points = [-1, 3, -5, 1, 0, 0]);
    assert_eq!(trial.table().points, [1, 5, 0, 3, 0, 0]);
}

#[test]
fn points_of_a_module_win_for_the_player_on_turn_only() {
    let mut trial = Trial::new();
    trial.tune(|probe| probe.points[B.at()] = 8);
    assert!(trial.game.over().is_empty());
    trial.does("A roll = 1 1");
    let done = trial.does("A end");
    assert_eq!(done.over.map(|winners| winners.first()), Some(Some(B)));
}

#[test]
fn winning_may_need_more_points_or_something_else_or_nothing_else() {
    let over = |tune: fn(&mut State)| {
        let mut trial = Trial::new();
        trial.tune(tune);
        !trial.game.over().is_empty()
    };
    assert!(over(|probe| probe.points[0] = 8));
    assert!(!over(|probe| (probe.points[0], probe.more) = (8, 1)));
    assert!(over(|probe| (probe.points[0], probe.more) = (9, 1)));
    assert!(!over(|probe| (probe.points[0], probe.barred) = (20, true)));
    assert!(over(|probe| probe.enough = true));
    assert!(over(|probe| (probe.enough, probe.barred) = (true, true)));
}
