//! Random play: every invariant after every step, on every board and option.

mod common;
mod random_actions;

use random_actions::any_action;
use rules::action::{Action, Verb};
use rules::audit::audit;
use rules::chance::Streams;
use rules::choices::Choices;
use rules::digest::digest;
use rules::event::Event;
use rules::game::{Game, Move};
use rules::ids::Seat;
use rules::position;
use rules::record::Record;
use rules::refusal::Refusal;
use rules::rng::Rng;
use rules::rules::Rules;
use rules::setup::Setup;
use rules::table::State;
use rules::view::View;

/// A game played at random, with its record.
struct Walk {
    game: Game,
    record: Record,
    rng: Rng,
    choices: Choices,
    /// Before which lines an award changed hands, and the state then.
    awards: Vec<(usize, State)>,
}

impl Walk {
    fn new(setup: &Setup, seed: u64) -> Walk {
        let rules = Rules::new(setup).unwrap();
        let game = Game::new(rules, Box::new(Streams::new(seed)));
        let record = Record::new(&game);
        Walk { game, record, rng: Rng::new(seed, 9), choices: Choices::new(), awards: Vec::new() }
    }

    fn over(&self) -> bool {
        !self.game.over().is_empty()
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n as u32) as usize
    }

    /// One of those who may act, and one of what they may do: from the list, or one entry for the space.
    fn pick(&mut self) -> (Seat, Action) {
        let deciders: Vec<Seat> = self.game.pending().seats.iter().collect();
        loop {
            let seat = deciders[self.below(deciders.len())];
            self.game.choices(seat, &mut self.choices);
            let listed = self.choices.listed.len();
            let entry = self.below(listed + usize::from(self.choices.space.is_some()));
            if entry < listed {
                return (seat, self.choices.listed[entry]);
            }
            let rng = &mut self.rng;
            if let Some(action) = self.choices.space.and_then(|space| space.sample(|n| rng.below(n))) {
                return (seat, action);
            }
        }
    }

    fn step(&mut self) {
        let (seat, action) = self.pick();
        let before = self.game.state;
        let mut events = Vec::new();
        let serial = self.game.pending().serial;
        let done = self.game.apply(Move { serial, seat, action }, Some(&mut events));
        assert!(done.is_ok(), "{seat} {action:?}: listed, and yet {done:?}");
        if events.iter().any(|event| matches!(event, Event::Award { .. })) {
            self.awards.push((self.record.lines.len(), before));
        }
        self.record.push(seat, action, &self.game);
    }

    fn here(&self) -> String {
        position::write(&self.game.rules, &self.game.state)
    }

    fn audit(&self) {
        audit(&self.game.rules, &self.game.state).unwrap_or_else(|broken| panic!("{broken:?} in {}", self.here()));
    }

    /// What is not among the choices is refused and changes nothing; each verb has a reason if and only if it is off.
    fn refuse_the_rest(&mut self, tries: usize) {
        let players: Vec<Seat> = self.game.rules.players.iter().collect();
        for seat in players {
            self.game.choices(seat, &mut self.choices);
            let decides = self.game.pending().seats.has(seat);
            assert_eq!(self.choices.is_empty(), !decides, "{seat} in {}", self.here());
            for verb in Verb::ALL {
                let listed = self.choices.listed.iter().any(|action| action.verb() == *verb);
                let space = self.choices.space.is_some_and(|space| space.verb() == *verb && !space.is_empty());
                let why = self.game.why_none(seat, *verb);
                assert_eq!(why.is_none(), listed || space, "{seat} {verb:?}: {why:?} in {}", self.here());
            }
            for _ in 0..tries {
                let action = any_action(&mut self.rng);
                let why = self.game.why_not(seat, &action);
                assert_eq!(why.is_none(), self.choices.contains(&action), "{action:?}: {why:?} in {}", self.here());
                if let Some(refusal) = why {
                    let before = self.game.state;
                    let serial = self.game.pending().serial;
                    let refused = if self.over() { Refusal::Over } else { refusal };
                    assert_eq!(self.game.apply(Move { serial, seat, action }, None), Err(refused));
                    assert!(self.game.state == before, "{action:?}: refused, and yet something changed");
                }
            }
        }
    }

    /// With the others' cards dealt anew, one sees the same, and the game is as sound.
    fn permute_the_hidden(&mut self) {
        let players: Vec<Seat> = self.game.rules.players.iter().collect();
        for eyes in players.into_iter().map(Some).chain([None]) {
            let view = self.game.view(eyes);
            let rng = &mut self.rng;
            let guess = view.guess(&self.game.rules, |n| rng.below(n));
            assert!(View::of(&guess, eyes) == view, "{eyes:?} sees something hidden in {}", self.here());
            let text = || position::write(&self.game.rules, &guess);
            audit(&self.game.rules, &guess).unwrap_or_else(|broken| panic!("{broken:?} in the guess {}", text()));
        }
    }

    fn replay(&self) {
        let rules = &self.game.rules;
        let text = self.record.write(rules);
        let again = Record::read(&text).unwrap_or_else(|e| panic!("{e:?} in {text}"));
        assert!(again == self.record, "{text}");
        let game = again.replay(None, |_, _, _| {}).unwrap_or_else(|e| panic!("{e:?} in {text}"));
        assert!(game.state == self.game.state);
        assert_eq!(digest(rules, &game.state), digest(rules, &self.game.state));
    }
}

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["beginner", "spiral", "random", "balanced"] {
        for players in [3, 4] {
            for harbours in ["fixed", "shuffled"] {
                for trade in ["on", "off"] {
                    for first in ["dice", "seat"] {
                        let mut setup = Setup::new("base", players).unwrap();
                        let options = [("board", board), ("harbours", harbours), ("trade", trade), ("first", first)];
                        options.iter().for_each(|(name, value)| setup.set(name, value).unwrap());
                        setup.offers = (trade == "on").then_some(rules::setup::OFFERS);
                        setup.board_seed = setups.len() as u64;
                        setups.push(setup);
                    }
                }
            }
        }
    }
    setups
}

#[test]
fn every_invariant_holds_after_every_step_on_every_board_and_option() {
    for (seed, setup) in setups().iter().enumerate() {
        let mut walk = Walk::new(setup, seed as u64);
        for step in 0..150 {
            walk.audit();
            if step % 7 == 0 {
                walk.refuse_the_rest(10);
            }
            if step % 25 == 0 {
                walk.permute_the_hidden();
            }
            if walk.over() {
                break;
            }
            walk.step();
        }
        walk.replay();
    }
}

/// Whole games of both numbers of players, trade between players on and off.
fn whole_games() -> Vec<Walk> {
    let mut walks = Vec::new();
    for (seed, (players, trade)) in [(3, "on"), (4, "on"), (3, "off"), (4, "off")].into_iter().enumerate() {
        let mut setup = Setup::new("base", players).unwrap();
        setup.set("trade", trade).unwrap();
        setup.offers = Some(rules::setup::OFFERS);
        walks.push(Walk::new(&setup, 100 + seed as u64));
    }
    walks
}

#[test]
fn whole_games_come_to_an_end_with_every_invariant_kept() {
    for mut walk in whole_games() {
        let mut steps = 0;
        while !walk.over() {
            walk.step();
            steps += 1;
            if steps % 5 == 0 {
                walk.audit();
            }
            if steps % 97 == 0 {
                walk.refuse_the_rest(20);
                walk.permute_the_hidden();
            }
            assert!(steps < 20_000, "{}", walk.here());
        }
        walk.audit();
        walk.refuse_the_rest(100);
        walk.replay();
        let winner = walk.game.over().first().unwrap();
        assert_eq!(winner, walk.game.state.table.active);
        let points = walk.record.end.unwrap().points;
        assert!((10..=13).contains(&points), "{points}");
    }
}

#[test]
fn r_26_a_record_played_without_its_last_line_gives_the_state_before_it_awards_included() {
    let mut checked = 0;
    for mut walk in whole_games() {
        while !walk.over() {
            walk.step();
        }
        let text = walk.record.write(&walk.game.rules);
        let record = Record::read(&text).unwrap();
        for (at, before) in &walk.awards {
            let game = record.replay(Some(*at), |_, _, _| {}).unwrap();
            assert!(game.state == *before, "line {at} of {text}");
            checked += 1;
        }
    }
    assert!(checked > 4, "{checked} awards");
}

#[test]
fn a_position_in_the_middle_of_a_game_plays_on_like_the_game_itself() {
    let mut walk = whole_games().swap_remove(1);
    for _ in 0..600 {
        walk.step();
    }
    let (rules, state) = position::read(&walk.here()).unwrap();
    let mut again = Game::resume(rules, state, Box::new(Streams::new(3)));
    walk.game.set_chance(Box::new(Streams::new(3)));
    for _ in 0..400 {
        if walk.over() {
            break;
        }
        let (seat, action) = walk.pick();
        again.apply_listed(seat, action, None);
        walk.game.apply_listed(seat, action, None);
        assert!(again.state == walk.game.state);
    }
}

#[test]
fn a_record_seen_by_others_hides_what_was_drawn_and_stolen() {
    let mut walk = whole_games().swap_remove(0);
    while !walk.over() {
        walk.step();
    }
    let count = |text: &str| text.matches('?').count();
    let all = walk.record.write(&walk.game.rules);
    let [table, own] = [None, Some(Seat(0))].map(|eyes| walk.record.seen_by(eyes).unwrap());
    let hidden = all.lines().filter(|line| {
        let said = line.split_once(" = ").map_or("", |(_, said)| said);
        said.split(", ").any(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
    });
    assert_eq!((count(&all), count(&table)), (0, hidden.count()), "{table}");
    assert!(count(&own) < count(&table));
}

#[test]
fn a_guess_never_gives_the_player_on_turn_the_points_that_would_have_won() {
    let nine = r#""A": { "cities": "B2n B4n F2s F4s", "settlements": "D4s", "cards": "2 knight" }, "B": { "cards": "knight" }"#;
    let trial = common::main(nine);
    let mut rng = Rng::new(1, 0);
    let mut point_cards = 0;
    for _ in 0..200 {
        let guess = trial.game.view(Some(common::C)).guess(trial.rules(), |n| rng.below(n));
        assert_eq!(guess.hands[0].points(), 0);
        assert_eq!((guess.table.held[0], guess.hands[0].ready.iter().sum()), (2, 2u8));
        point_cards += guess.hands[1].points();
    }
    assert!((20..80).contains(&point_cards), "of 25 cards 5 are points: {point_cards} of 200");
}
