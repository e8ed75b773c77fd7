//! The lists: founding, turn, roll, settling; tasks of a module; what begins anew each turn; a neutral owner.

use super::super::Task;
use super::*;
use crate::action::Verb;
use crate::cards::Kind;
use crate::ids::SeatSet;
use crate::switchboard::{PlanId, ROLL, SETTLE, TURN, steps};

#[test]
fn a_game_keeps_the_lines_of_its_modules_only() {
    let core = ModuleSet::default().with(Module::Core);
    let both = core.with(Module::Probe);
    assert_eq!(steps(PlanId::Turn, both).len(), TURN.len());
    assert_eq!(steps(PlanId::Turn, core).len(), TURN.len() - 1);
    assert_eq!(steps(PlanId::Roll, both).len(), ROLL.len());
    assert_eq!(steps(PlanId::Roll, core).len(), ROLL.len() - 1);
    assert_eq!(SETTLE.iter().filter(|(_, _, module)| *module == Module::Probe).count(), 1);
    let rules = Rules::new(&Setup::new("base", 3).unwrap()).unwrap();
    let game = Game::new(rules, Box::new(Script::default()));
    assert_eq!(game.state.table.probe, None);
    assert_eq!(game.why_not(A, &Action::Probe(B)), Some(Refusal::Phase), "nobody brings this action");
}

#[test]
fn a_step_of_the_turn_comes_before_the_dice_and_its_cards_are_given_all_at_once() {
    let mut trial = Trial::new();
    trial.tune(|probe| probe.gifts = true);
    assert_eq!((trial.hand(A), trial.hand(B)), ("1 brick 1 lumber 1 ore".into(), "2 grain 1 ore".into()));
    assert_eq!(trial.hand(C), "1 brick 1 lumber 1 grain");
    trial.does("A roll = 1 1");
    trial.does("A end");
    assert_eq!(trial.deciders(), [A, B, C], "before B rolls");
    trial.refuses("B roll", Refusal::Phase);
    trial.does("A give 1 brick");
    assert_eq!(trial.deciders(), [B, C]);
    assert_eq!(trial.hand(A), "1 brick 1 lumber 1 ore", "nothing moves before the last has chosen");
    trial.refuses("A give 1 ore", Refusal::NotYourDecision);
    let missing = Cards::of(Kind::Brick, 1);
    trial.refuses("B give 1 brick", Refusal::NotInHand { missing });
    trial.refuses("C give 1 brick 1 grain", Refusal::Count { due: 1 });
    trial.does("C give 1 lumber");
    trial.does("B give 1 ore");
    assert_eq!((trial.hand(A), trial.hand(B)), ("2 lumber 1 ore".into(), "1 brick 2 grain".into()));
    assert_eq!(trial.hand(C), "1 brick 1 grain 1 ore", "a received card is not passed on");
    assert_eq!(trial.deciders(), [B]);
    trial.does("B roll = 1 1");
}

#[test]
fn an_answer_not_yet_shown_is_seen_by_its_owner_only() {
    let mut views = Vec::new();
    for given in ["brick", "ore"] {
        let mut trial = Trial::new();
        trial.tune(|probe| probe.gifts = true);
        trial.does("A roll = 1 1");
        trial.does("A end");
        trial.does(&format!("A give 1 {given}"));
        views.push([Some(A), Some(B), None].map(|eyes| trial.game.view(eyes)));
    }
    assert_ne!(views[0][0], views[1][0]);
    assert_eq!(views[0][1..], views[1][1..]);
}

#[test]
fn a_step_of_the_roll_brings_cards_of_free_choice_taken_in_turn_order() {
    let mut trial = Trial::new();
    trial.does("A roll = 1 1");
    trial.does("A end");
    trial.tune(|probe| probe.wishes = [1, 2, 1, 0, 0, 0]);
    trial.change(|_, table| table.bank = Cards::of(Kind::Ore, 3) + Kind::Wool.into());
    trial.does("B roll = 1 1");
    assert_eq!(trial.deciders(), [B], "the player on turn first");
    trial.refuses("C take 1 ore", Refusal::NotYourDecision);
    trial.refuses("B take 1 ore", Refusal::Count { due: 2 });
    trial.refuses("B take 2 wool", Refusal::BankLacks(Kind::Wool));
    assert_eq!(trial.listed(B), ["take 1 wool 1 ore", "take 2 ore"]);
    trial.does("B take 2 ore");
    assert_eq!(trial.deciders(), [C]);
    trial.does("C take 1 wool");
    trial.does("A take 1 ore");
    assert_eq!(trial.deciders(), [B]);
    assert!(trial.table().bank.is_empty());
    trial.does("B end");
    trial.does("C roll = 1 1");
    assert_eq!(trial.deciders(), [C], "an empty bank gives nothing, and holds up nobody");
    trial.does("C end");
}

#[test]
fn a_module_brings_actions_before_the_dice_and_after_once_a_turn() {
    let mut trial = Trial::new();
    assert_eq!(trial.listed(A), ["roll", "probe B", "probe C"]);
    trial.does("A probe B");
    assert_eq!(trial.deciders(), [B], "its task waits for someone else");
    trial.refuses("A roll", Refusal::NotYourDecision);
    let done = trial.does("B take 1 wool");
    assert!(done.barrier, "another player acted");
    trial.refuses("A probe C", Refusal::Limit);
    trial.does("A roll = 1 1");
    trial.refuses("A probe C", Refusal::Limit);
    assert_eq!(trial.game.why_none(A, Verb::Probe), Some(Refusal::Limit));
    trial.does("A end");
    trial.does("B roll = 1 1");
    assert_eq!(trial.game.why_none(B, Verb::Probe), None, "a new turn");
    trial.does("B probe A");
    trial.does("A take 1 ore");
    trial.does("B end");
}

#[test]
fn tasks_pushed_together_run_in_the_order_given() {
    let mut trial = Trial::new();
    trial.does("A probe B");
    assert_eq!(trial.notes(), [1], "the first has run, the second waits");
    trial.does("B take 1 wool");
    assert_eq!(trial.notes(), [2]);
}

#[test]
fn a_secret_of_a_module_is_in_no_other_view_until_it_is_shown() {
    let (mut wool, mut ore) = (Trial::new(), Trial::new());
    for (trial, kind) in [(&mut wool, "wool"), (&mut ore, "ore")] {
        trial.does("A probe B");
        trial.does(&format!("B take 1 {kind}"));
    }
    assert_ne!(wool.game.state, ore.game.state);
    assert_ne!(wool.game.view(Some(B)), ore.game.view(Some(B)));
    for eyes in [None, Some(A), Some(C)] {
        assert_eq!(wool.game.view(eyes), ore.game.view(eyes));
    }
    assert_eq!(wool.hand(B), "2 grain 1 ore");
    wool.does("A roll = 1 1");
    assert_eq!(wool.hand(B), "1 wool 2 grain 1 ore", "shown in the roll");
}

#[test]
fn every_piece_runs_the_lists_with_how_it_came() {
    let mut trial = Trial::founding();
    assert_eq!(trial.notes(), [10, 2, 10, 1, 10, 2, 10, 1], "two settlements and two roads of the neutral owner");
    trial.does("A settlement F2n");
    assert_eq!(trial.notes(), [10, 2]);
    trial.does("A road F2ne");
    assert_eq!(trial.notes(), [10, 1]);

    let mut trial = Trial::new();
    trial.deal(A, "3 brick 3 lumber 1 wool 3 grain 3 ore");
    trial.deal_card(A, Card::RoadBuilding);
    trial.does("A roll = 1 1");
    trial.does("A road F2e");
    assert_eq!(trial.notes(), [20, 1]);
    trial.does("A settlement G2n");
    assert_eq!(trial.notes(), [20, 2]);
    trial.does("A city G2n");
    assert_eq!(trial.notes(), [20, 2]);
    trial.does("A road-building");
    trial.does("A road E2e");
    assert_eq!(trial.notes(), [30, 1], "before the second road is placed");
    trial.does("A road D3se");
    assert_eq!(trial.notes(), [30, 1]);
    assert_eq!(trial.deciders(), [A]);
    trial.does("A end");
}

#[test]
fn a_hex_that_turns_changes_land_coast_and_numbers() {
    let mut trial = Trial::new();
    let hex = trial.hex("F2");
    assert_eq!(trial.table().land.len(), 19);
    assert!(trial.table().by_number[5].has(hex));
    trial.tune(|probe| probe.flood = Some(hex));
    trial.does("A probe B");
    trial.does("B take 1 grain");
    let table = trial.table();
    assert_eq!(table.probe.unwrap().land, 18, "its line of settling comes after the geography");
    assert!(!table.land.has(hex) && !table.by_number[5].has(hex));
    assert!(!table.land_edges.has(trial.edge("F2sw")) && table.land_edges.has(trial.edge("F2e")));
    assert!(!table.land_corners.has(trial.corner("F2s")) && table.land_corners.has(trial.corner("F2n")));
    trial.does("A roll = 2 3");
    assert_eq!(trial.hand(A), "1 brick 1 lumber 1 wool 1 ore", "wool of E5, no brick of F2");
    trial.refuses("A road F2sw", Refusal::NoLand);
}

#[test]
fn a_neutral_owner_has_pieces_and_points_and_never_decides() {
    let mut trial = Trial::new();
    let rules = trial.game.rules.clone();
    assert_eq!(rules.players, SeatSet::first_n(3));
    assert_eq!(rules.owners, SeatSet::first_n(4));
    assert_eq!(trial.table().stock[NEUTRAL.at()], [13, 3, 4]);
    assert_eq!(trial.table().points[NEUTRAL.at()], 2);
    for seat in ["A", "B", "C"] {
        trial.does(&format!("{seat} roll = 1 1"));
        assert_eq!(trial.deciders().len(), 1);
        trial.does(&format!("{seat} end"));
    }
    assert_eq!(trial.deciders(), [A], "the turn passes over it");
    trial.refuses("D roll", Refusal::NotYourDecision);
}

#[test]
fn a_neutral_owner_gets_no_cards_and_is_not_robbed() {
    let mut trial = Trial::new();
    trial.does("A roll = 4 5");
    assert_eq!(trial.table().hand_sizes, [3, 4, 3, 0, 0, 0], "B has the forest of 9, the fields of 9 give nothing");
    assert_eq!(trial.table().bank.total(), 85);
    trial.does("A end");
    trial.does("B roll = 3 4");
    trial.does("B robber D2");
    assert_eq!(trial.deciders(), [B], "no theft");
    trial.does("B end");
}

#[test]
fn a_neutral_owner_keeps_others_away_and_may_hold_the_longest_road() {
    let mut trial = Trial::new();
    trial.deal(C, "2 brick 2 lumber 2 wool 2 grain");
    trial.pave(C, "D3nw");
    trial.does("A roll = 1 1");
    trial.does("A end");
    trial.does("B roll = 1 1");
    trial.does("B end");
    trial.does("C roll = 1 1");
    trial.refuses("C settlement E2n", Refusal::Occupied);
    trial.pave(C, "D3w");
    trial.refuses("C settlement E2n", Refusal::Occupied);
    trial.refuses("C road E2nw", Refusal::NoRouteReaches);
    trial.pave(NEUTRAL, "E2nw E2w E2sw F2nw");
    assert_eq!(trial.table().lengths[NEUTRAL.at()], 5);
    assert_eq!(trial.table().longest_route, Some(NEUTRAL));
    assert_eq!(trial.table().points[NEUTRAL.at()], 4);
}

#[test]
fn a_task_of_a_module_is_written_in_words_and_read_back() {
    for task in [Task::Note(3), Task::Wish(B), Task::Flood] {
        let text = task.words();
        let mut words = Words::new(&text);
        words.expect("probe").unwrap();
        assert_eq!(Task::read(&mut words), Ok(task));
        assert!(words.is_empty());
    }
}
