//! The audit finds whatever differs from what follows from island and pieces.

mod common;

use rules::audit::{Broken, audit};
use rules::ids::{Corner, Edge, Hex};
use rules::table::Table;

/// What the audit says of a sound position after something was changed in it.
fn with(tamper: impl FnOnce(&mut Table)) -> Broken {
    let trial = common::main(
        r#""A": { "settlements": "F2n C3n", "cities": "D5s", "roads": "F2ne F2e", "hand": "1 wool" }, "B": { "settlements": "B4n" }"#,
    );
    let mut state = *trial.state();
    assert_eq!(audit(trial.rules(), &state), Ok(()));
    tamper(&mut state.table);
    audit(trial.rules(), &state).unwrap_err()
}

#[test]
fn a_rate_that_no_harbour_gives_is_found() {
    assert_eq!(with(|t| t.rates[0][1] = 1), Broken::Cache("rates"));
    assert_eq!(with(|t| t.rates[2][7] = 3), Broken::Cache("rates"));
    assert_eq!(with(|t| t.rates[5][0] = 4), Broken::Cache("rates"), "of a seat where nobody sits");
}

#[test]
fn points_and_lengths_that_do_not_follow_are_found() {
    assert_eq!(with(|t| t.points[1] += 1), Broken::Points(common::B));
    assert_eq!(with(|t| t.points[5] += 1), Broken::Points(rules::ids::Seat(5)));
    assert_eq!(with(|t| t.lengths[0] -= 1), Broken::Length(common::A));
    assert_eq!(with(|t| t.lengths[4] += 1), Broken::Length(rules::ids::Seat(4)));
}

#[test]
fn land_and_numbers_that_do_not_follow_are_found() {
    assert_eq!(with(|t| t.land.remove(Hex(0))), Broken::Cache("land"));
    assert_eq!(with(|t| t.land_edges.remove(Edge(7))), Broken::Cache("land_edges"));
    assert_eq!(with(|t| t.land_corners.remove(Corner(7))), Broken::Cache("land_corners"));
    assert_eq!(with(|t| t.by_number[0].insert(Hex(0))), Broken::Cache("by_number"));
    assert_eq!(with(|t| t.by_number.swap(6, 8)), Broken::Cache("by_number"));
}

#[test]
fn sets_of_places_that_do_not_follow_are_found() {
    assert_eq!(with(|t| t.taken_edges.insert(Edge(0))), Broken::Cache("taken"));
    assert_eq!(with(|t| t.taken_corners.insert(Corner(0))), Broken::Cache("taken"));
    assert_eq!(with(|t| t.near.insert(Corner(0))), Broken::Cache("near"));
    assert_eq!(with(|t| t.touched[1].insert(Corner(0))), Broken::Cache("touched"));
    assert_eq!(with(|t| t.reach[1].insert(Corner(0))), Broken::Cache("reach"));
    assert_eq!(with(|t| t.spots[1].insert(Edge(0))), Broken::Cache("spots"));
}
