//! Whole games of computer players.

use std::sync::Arc;

use bots::{Bot, Greedy, Uniform};
use rules::action::Action;
use rules::chance::Streams;
use rules::choices::Choices;
use rules::game::{Game, Move};
use rules::ids::{Seat, SeatSet};
use rules::rules::Rules;
use rules::setup::{OFFERS, Setup};

fn rules(players: u8, board: &str, seed: u64) -> Arc<Rules> {
    let mut setup = Setup::new("base", players).unwrap();
    setup.set("board", board).unwrap();
    setup.board_seed = seed;
    setup.offers = Some(OFFERS);
    Rules::new(&setup).unwrap()
}

struct Played {
    winners: SeatSet,
    actions: Vec<(Seat, Action)>,
}

/// Plays until somebody has won or so many actions are done. Every choice is checked against the rules.
fn play(rules: &Arc<Rules>, seed: u64, bots: &mut [Box<dyn Bot>], most: usize) -> Played {
    let mut game = Game::new(rules.clone(), Box::new(Streams::new(seed)));
    let mut choices = Choices::new();
    let mut actions = Vec::new();
    while actions.len() < most {
        let pending = game.pending();
        // those asked answer before the player on turn goes on
        let active = game.state.table.active;
        let Some(seat) = pending.seats.iter().find(|s| *s != active).or(pending.seats.first()) else { break };
        game.choices(seat, &mut choices);
        let action = bots[seat.at()].choose(rules, &game.view(Some(seat)), &choices).expect("there is a choice");
        game.apply(Move { serial: pending.serial, seat, action }, None).expect("a bot plays by the rules");
        actions.push((seat, action));
    }
    Played { winners: game.over(), actions }
}

fn greedy(seed: u64) -> Box<dyn Bot> {
    Box::new(Greedy::new(seed))
}

fn uniform(seed: u64) -> Box<dyn Bot> {
    Box::new(Uniform::new(seed))
}

#[test]
fn greedy_games_of_three_on_the_beginner_island_end_within_400_actions() {
    let rules = rules(3, "beginner", 0);
    let lengths: Vec<usize> = (0..100)
        .map(|seed| {
            let played = play(&rules, seed, &mut [greedy(0), greedy(1), greedy(2)], 2000);
            assert!(!played.winners.is_empty(), "seed {seed}");
            played.actions.len()
        })
        .collect();
    let within = lengths.iter().filter(|n| **n <= 400).count();
    assert!(within >= 95, "{within} of 100");
    assert!(lengths.iter().sum::<usize>() / 100 < 300);
}

#[test]
fn greedy_games_of_four_end_on_every_kind_of_island() {
    for board in ["beginner", "spiral", "random", "balanced"] {
        for seed in 0..5 {
            let rules = rules(4, board, seed);
            let played = play(&rules, seed, &mut [greedy(0), greedy(1), greedy(2), greedy(3)], 3000);
            assert!(!played.winners.is_empty(), "{board}, seed {seed}");
        }
    }
}

#[test]
fn greedy_beats_random_players_nearly_always() {
    let mut wins = 0;
    for seed in 0..60 {
        let rules = rules(3, "balanced", seed);
        let own = (seed % 3) as usize;
        let mut bots: Vec<Box<dyn Bot>> = (0..3).map(|s| uniform(3 * seed + s)).collect();
        bots[own] = greedy(seed);
        let played = play(&rules, seed, &mut bots, 20_000);
        wins += u32::from(played.winners.has(Seat(own as u8)));
    }
    assert!(wins >= 57, "{wins} of 60");
}

#[test]
fn the_same_seeds_play_the_same_game() {
    let rules = rules(3, "spiral", 4);
    let once = play(&rules, 9, &mut [greedy(0), uniform(1), greedy(2)], 20_000);
    let again = play(&rules, 9, &mut [greedy(0), uniform(1), greedy(2)], 20_000);
    assert_eq!(once.actions, again.actions);
    let other = play(&rules, 9, &mut [greedy(0), uniform(5), greedy(2)], 20_000);
    assert_ne!(once.actions, other.actions);
}

#[test]
fn greedy_makes_no_offers_and_answers_those_it_gets() {
    let rules = rules(3, "beginner", 0);
    let mut answers = [0, 0];
    for seed in 0..20 {
        let played = play(&rules, seed, &mut [uniform(seed), greedy(1), greedy(2)], 20_000);
        for (seat, action) in played.actions {
            match action {
                Action::Offer(_) | Action::Counter(_) => assert_eq!(seat, Seat(0)),
                Action::Accept => answers[0] += u32::from(seat != Seat(0)),
                Action::Decline => answers[1] += u32::from(seat != Seat(0)),
                _ => {}
            }
        }
    }
    assert!(answers[0] > 0 && answers[1] > answers[0], "accepted and declined: {answers:?}");
}

#[test]
fn a_uniform_draw_takes_each_of_the_list_and_the_space_as_often() {
    let rules = rules(3, "beginner", 0);
    let mut game = Game::new(rules.clone(), Box::new(Streams::new(1)));
    let mut choices = Choices::new();
    game.apply_listed(Seat(0), Action::Roll, None);
    game.choices(Seat(0), &mut choices);
    assert!(choices.space.is_some(), "offers can be made");
    let entries = choices.listed.len() + 1;
    let mut times = vec![0u32; entries];
    let mut bot = Uniform::new(3);
    for _ in 0..1000 * entries {
        let action = bot.choose(&rules, &game.view(Some(Seat(0))), &choices).unwrap();
        assert!(choices.contains(&action));
        times[choices.listed.iter().position(|a| *a == action).unwrap_or(entries - 1)] += 1;
    }
    assert!(times.iter().all(|n| (850..1150).contains(n)), "{times:?}");
}
