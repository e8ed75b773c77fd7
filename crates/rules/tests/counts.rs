//! Legal actions and positions at some depth, and whole games step by step, against the second lister.

mod common;
mod oracle;

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use common::Trial;
use oracle::{Phase, Pos};
use rules::agenda::Task;
use rules::chance::{Branch, Streams};
use rules::choices::Choices;
use rules::deck::Card;
use rules::game::{self, Game};
use rules::ids::Seat;
use rules::notation::write_outcome;
use rules::play::Play;
use rules::rng::Rng;
use rules::rules::Rules;
use rules::table::{Ctx, State};

/// Who acts first by the second lister: it has people give cards one at a time, in seat order.
fn actor(rules: &Rules, state: &State) -> Option<Seat> {
    let c = Ctx { rules, t: &state.table, hands: &state.hands };
    match state.table.agenda.top() {
        Task::Give { waiting, .. } => waiting.first(),
        _ => rules.players.iter().find(|seat| {
            let mut choices = Choices::new();
            game::list(c, *seat, &mut choices);
            !choices.is_empty()
        }),
    }
}

/// Every action of a state, offers left out.
fn actions(rules: &Rules, state: &State) -> Vec<(Seat, rules::action::Action)> {
    let Some(seat) = actor(rules, state) else { return Vec::new() };
    let mut choices = Choices::new();
    game::list(Ctx { rules, t: &state.table, hands: &state.hands }, seat, &mut choices);
    let space = choices.space.into_iter().flat_map(|space| space.iter());
    choices.listed.into_iter().chain(space).map(|action| (seat, action)).collect()
}

/// Every state an action can lead to.
fn outcomes(rules: &Rules, state: &State, seat: Seat, action: rules::action::Action) -> Vec<State> {
    let mut all = Vec::new();
    let mut next = Some(Branch::default());
    while let Some(mut branch) = next {
        let mut after = *state;
        game::perform(&mut Play::new(rules, &mut after, &mut branch), seat, action);
        all.push(after);
        next = branch.next();
    }
    all
}

/// What the second lister does not tell apart: a point card is never new, other cards only until the turn ends; whose
/// a spent card was; which tasks a game that is over leaves.
fn position_of(state: &State) -> State {
    let mut state = *state;
    let active = state.table.active;
    for (at, hand) in state.hands.iter_mut().enumerate() {
        for card in Card::ALL.map(|card| card as usize) {
            if at != active.at() || card == Card::VictoryPoint as usize {
                hand.ready[card] += std::mem::take(&mut hand.fresh[card]);
            }
        }
    }
    for card in 1..Card::ALL.len() {
        let spent = state.table.played.iter_mut().map(|played| std::mem::take(&mut played[card])).sum();
        state.table.played[0][card] = spent;
    }
    if let Task::Over(_) = state.table.agenda.top() {
        state.table.agenda = rules::agenda::Agenda::of(&[state.table.agenda.top()]);
        state.table.grants = Default::default();
    }
    state
}

fn stored(name: &str) -> (Arc<Rules>, State) {
    if name == "founding" {
        let trial = common::founding(3, "off");
        return (trial.rules().clone(), *trial.state());
    }
    let path = format!("{}/tests/positions/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let without_trade = text.replacen('{', r#"{ "options": { "trade": "off" },"#, 1);
    let trial = Trial::read(&without_trade);
    (trial.rules().clone(), *trial.state())
}

#[test]
fn actions_and_positions_ahead_are_as_many_as_the_second_lister_counts() {
    let text = include_str!("counts.txt");
    let mut expected: HashMap<&str, Vec<(u64, u64)>> = HashMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let counts = (words[2].parse().unwrap(), words[3].parse().unwrap());
        expected.entry(words[0]).or_default().push(counts);
        assert_eq!(words[1], expected[words[0]].len().to_string(), "depths in order");
    }
    assert_eq!(expected.len(), 4);
    for (name, counts) in expected {
        let (rules, state) = stored(name);
        let mut ways: HashMap<State, (State, u64)> = HashMap::from([(position_of(&state), (state, 1))]);
        for (depth, counts) in counts.into_iter().enumerate() {
            let mut next: HashMap<State, (State, u64)> = HashMap::new();
            let mut listed = 0;
            for (state, ways) in ways.values() {
                for (seat, action) in actions(&rules, state) {
                    listed += ways;
                    for after in outcomes(&rules, state, seat, action) {
                        next.entry(position_of(&after)).or_insert((after, 0)).1 += ways;
                    }
                }
            }
            ways = next;
            assert_eq!((listed, ways.len() as u64), counts, "{name} at depth {}", depth + 1);
        }
    }
}

/// At one moment of a game for both: the words of the actions must be the same, and what follows from the position.
fn agree(game: &Game, pos: &Pos) {
    let state = &game.state;
    let board = &game.rules.board;
    let here = || format!("{pos:?}\n{}", rules::position::write(&game.rules, state));
    let engine: BTreeSet<String> = actions(&game.rules, state).iter().map(|(_, action)| action.words(board)).collect();
    assert_eq!(engine, oracle::actions(pos), "{}", here());
    assert_eq!(actor(&game.rules, state).map(Seat::at), pos.actor(), "{}", here());
    assert_eq!(game.over().first().map(Seat::at), over(pos), "{}", here());
    assert_eq!((state.table.longest_route, state.table.largest_army), (seat(pos.longest_road), seat(pos.largest_army)));
    for (at, theirs) in pos.seats.iter().enumerate() {
        let ours = Seat(at as u8);
        let hand = &state.hands[at];
        let given = match state.sealed[at] {
            rules::table::Sealed::Cards(cards) => cards,
            rules::table::Sealed::Nothing => rules::cards::Cards::NONE,
        };
        let left = (hand.cards - given).0.to_le_bytes();
        assert_eq!(left[..5], theirs.hand, "the hand of {ours}: {}", here());
        assert_eq!(usize::from(state.table.points[at] + hand.points()), pos.points(at), "points: {}", here());
        assert_eq!(usize::from(state.table.lengths[at]), pos.length_of_road(at), "length: {}", here());
        assert_eq!(state.table.army(ours), theirs.knights);
    }
}

fn seat(at: Option<usize>) -> Option<Seat> {
    at.map(|at| Seat(at as u8))
}

fn over(pos: &Pos) -> Option<usize> {
    if let Phase::Over { winner } = pos.phase { Some(winner) } else { None }
}

fn lockstep(mut game: Game, mut pos: Pos, rng: &mut Rng, most: usize) -> usize {
    for step in 0..most {
        agree(&game, &pos);
        let all = actions(&game.rules, &game.state);
        if all.is_empty() {
            return step;
        }
        let (seat, action) = all[rng.below(all.len() as u32) as usize];
        let words = action.words(&game.rules.board);
        game.apply_listed(seat, action, None);
        let mut chance = String::new();
        game.drawn().iter().for_each(|outcome| write_outcome(*outcome, &mut chance));
        pos = oracle::apply(&pos, &words, &chance);
    }
    most
}

fn whole_games_agree(players: u8) {
    let mut rng = Rng::new(players.into(), 0);
    let mut ended = 0;
    for seed in 0..15 {
        let (start, pos) = if seed % 2 == 0 {
            (common::new_game(players, &["trade off"]), Pos::beginner_start(players.into()))
        } else {
            (common::founding(players, "off"), Pos::founding(players.into(), 0))
        };
        let game = Game::resume(start.game.rules.clone(), start.game.state, Box::new(Streams::new(seed)));
        ended += usize::from(lockstep(game, pos, &mut rng, 3000) < 3000);
    }
    assert!(ended > 12, "{ended} of 15 came to an end");
}

#[test]
fn whole_games_of_three_agree_with_the_second_lister_at_every_step() {
    whole_games_agree(3);
}

#[test]
fn whole_games_of_four_agree_with_the_second_lister_at_every_step() {
    whole_games_agree(4);
}
