//! A step takes no memory: not to list, not to draw from list or space, not to act, chance and settling included.

mod common;

use allocation_counter::measure;
use rules::action::Action;
use rules::chance::Streams;
use rules::choices::Choices;
use rules::game::Game;
use rules::rng::Rng;

/// Plays whole games at random and gives the number of allocations and of steps.
fn played(trade: &str, games: u64) -> (u64, u64) {
    let (mut allocations, mut steps) = (0, 0);
    let mut choices = Choices::new();
    for seed in 0..games {
        let mut game = common::new_game(4, &["board balanced", trade]).game;
        game.set_chance(Box::new(Streams::new(seed)));
        let mut rng = Rng::new(seed, 9);
        let info = measure(|| {
            while let Some(action) = step(&mut game, &mut choices, &mut rng) {
                steps += 1;
                std::hint::black_box(action);
            }
        });
        allocations += info.count_total;
    }
    (allocations, steps)
}

/// One step of random play; `None` when the game is over.
fn step(game: &mut Game, choices: &mut Choices, rng: &mut Rng) -> Option<Action> {
    let seats = game.pending().seats;
    let seat = seats.iter().nth(rng.below(seats.len() as u32) as usize)?;
    game.choices(seat, choices);
    let at = rng.below(choices.listed.len() as u32 + u32::from(choices.space.is_some())) as usize;
    let action = choices.listed.get(at).copied();
    let action = action.or_else(|| choices.space?.sample(|n| rng.below(n))).or(choices.listed.first().copied())?;
    game.apply_listed(seat, action, None);
    Some(action)
}

#[test]
fn whole_games_without_trade_take_no_memory() {
    let (allocations, steps) = played("trade off", 8);
    assert!(steps > 4000, "{steps}");
    assert_eq!(allocations, 0, "in {steps} steps");
}

#[test]
fn whole_games_with_offers_and_answers_take_no_memory() {
    let (allocations, steps) = played("trade on", 4);
    assert!(steps > 4000, "{steps}");
    assert_eq!(allocations, 0, "in {steps} steps");
}
