//! Actions put together by hand may name anything at all: they are refused, nothing changes, nothing panics.

mod common;

use std::collections::BTreeMap;

use rules::action::{Action, Deal, Exchange, Offer, Pair, Verb};
use rules::audit::audit;
use rules::cards::{Cards, Kind};
use rules::chance::Streams;
use rules::choices::Choices;
use rules::digest::digest;
use rules::game::{Game, Move};
use rules::ids::{Corner, Edge, Hex, Seat, SeatSet};
use rules::refusal::Refusal;
use rules::rng::Rng;

/// Any byte, but half of the time one that may be on the board.
fn byte(rng: &mut Rng) -> u8 {
    let most = [6, 60, 256, 256][rng.below(4) as usize];
    rng.below(most) as u8
}

fn kind(rng: &mut Rng) -> Kind {
    Kind::ALL[rng.below(8) as usize]
}

/// Lanes of which now and then one holds what none may.
fn cards(rng: &mut Rng) -> Cards {
    let lane = |rng: &mut Rng| match rng.below(12) {
        0 => byte(rng),
        1..5 => rng.below(5) as u8,
        _ => 0,
    };
    Cards::new(std::array::from_fn(|_| lane(rng)))
}

fn deal(rng: &mut Rng) -> Deal {
    Deal { give: cards(rng), get: cards(rng) }
}

fn wild(verb: Verb, rng: &mut Rng) -> Action {
    match verb {
        Verb::Roll => Action::Roll,
        Verb::End => Action::End,
        Verb::Road => Action::Road(Edge(byte(rng))),
        Verb::Settlement => Action::Settlement(Corner(byte(rng))),
        Verb::City => Action::City(Corner(byte(rng))),
        Verb::Card => Action::Card,
        Verb::Bank => Action::Bank(Exchange { n: byte(rng), give: kind(rng), get: kind(rng) }),
        Verb::Offer => Action::Offer(Offer { deal: deal(rng), to: SeatSet(byte(rng)) }),
        Verb::Accept => Action::Accept,
        Verb::Decline => Action::Decline,
        Verb::Counter => Action::Counter(deal(rng)),
        Verb::Close => Action::Close(Seat(byte(rng))),
        Verb::Withdraw => Action::Withdraw,
        Verb::Knight => Action::Knight,
        Verb::RoadBuilding => Action::RoadBuilding,
        Verb::Plenty => Action::Plenty(Pair(kind(rng), (rng.below(4) > 0).then(|| kind(rng)))),
        Verb::Monopoly => Action::Monopoly(kind(rng)),
        Verb::Robber => Action::Robber(Hex(byte(rng))),
        Verb::Steal => Action::Steal(Seat(byte(rng))),
        Verb::Give => Action::Give(cards(rng)),
        Verb::Take => Action::Take(cards(rng)),
        Verb::Stop => Action::Stop,
    }
}

/// A game of four with trade and a set-up of its own, and what is drawn to play it.
struct Walk {
    game: Game,
    rng: Rng,
    choices: Choices,
}

impl Walk {
    fn new(seed: u64) -> Walk {
        let mut game = common::new_game(4, &["board balanced", "trade on", "first seat"]).game;
        game.set_chance(Box::new(Streams::new(seed)));
        Walk { game, rng: Rng::new(seed, 9), choices: Choices::new() }
    }

    /// The word of the decision that is open.
    fn decision(&self) -> String {
        let task = format!("{:?}", self.game.pending().task);
        task.split(|c: char| !c.is_alphanumeric()).next().unwrap().to_string()
    }

    fn step(&mut self) {
        let (rng, seats) = (&mut self.rng, self.game.pending().seats);
        let seat = seats.iter().nth(rng.below(seats.len() as u32) as usize).unwrap();
        self.game.choices(seat, &mut self.choices);
        let listed = &self.choices.listed;
        let sample = |rng: &mut Rng| self.choices.space?.sample(|n| rng.below(n));
        let at = rng.below(listed.len() as u32 + u32::from(self.choices.space.is_some()));
        let action = listed.get(at as usize).copied().or_else(|| sample(rng));
        if let Some(action) = action.or(listed.first().copied()) {
            self.game.apply_listed(seat, action, None);
        }
    }

    /// Tries an action of each verb, by a seat that plays or by any.
    fn tries(&mut self) {
        for verb in Verb::ALL {
            let action = wild(*verb, &mut self.rng);
            let seat = Seat(if self.rng.below(8) == 0 { byte(&mut self.rng) } else { self.rng.below(4) as u8 });
            self.game.choices(seat, &mut self.choices);
            let legal = action.exists(&self.game.rules.board) && self.choices.contains(&action);
            match self.game.why_not(seat, &action) {
                None => assert!(legal, "{seat:?} {verb:?}: neither refused nor listed"),
                Some(refusal) => {
                    assert!(!legal, "{seat:?} {verb:?}: listed, and yet {refusal:?}");
                    self.refused(seat, action, refusal);
                }
            }
            if legal {
                self.accepted(seat, action);
            }
        }
    }

    fn refused(&mut self, seat: Seat, action: Action, refusal: Refusal) {
        let (before, serial) = (self.game.state, self.game.pending().serial);
        let refusal = if self.game.over().is_empty() { refusal } else { Refusal::Over };
        assert_eq!(self.game.apply(Move { serial, seat, action }, None), Err(refusal));
        assert!(self.game.state == before && self.game.pending().serial == serial);
    }

    /// What is legal is done, in a game of its own.
    fn accepted(&self, seat: Seat, action: Action) {
        let mut game = Game::resume(self.game.rules.clone(), self.game.state, Box::new(Streams::new(1)));
        let serial = game.pending().serial;
        assert!(game.apply(Move { serial, seat, action }, None).is_ok(), "{seat} {action:?}");
        audit(&game.rules, &game.state).unwrap_or_else(|broken| panic!("{seat} {action:?}: {broken:?}"));
    }
}

#[test]
fn an_action_that_names_anything_at_all_is_listed_or_refused_and_a_refused_one_changes_nothing() {
    let mut seen = BTreeMap::<String, u32>::new();
    for seed in 0..12 {
        let mut walk = Walk::new(seed);
        loop {
            // often enough at every kind of decision, the rare ones too
            let times = seen.entry(walk.decision()).or_default();
            if *times < 40 || walk.rng.below(64) == 0 {
                *times += 1;
                let before = digest(&walk.game.rules, &walk.game.state);
                (0..10).for_each(|_| walk.tries());
                assert_eq!(digest(&walk.game.rules, &walk.game.state), before);
            }
            if !walk.game.over().is_empty() {
                break;
            }
            walk.step();
        }
    }
    for decision in ["Found", "BeforeDice", "Main", "Give", "Figure", "Steal", "FreeBuild", "Trade", "Over"] {
        assert!(seen.get(decision).is_some_and(|times| *times >= 12), "{decision}: {seen:?}");
    }
}

#[test]
fn what_no_board_or_hand_has_is_refused_for_that() {
    let mut trial = common::main(r#""A": { "settlements": "F2n", "roads": "F2ne", "hand": "4 brick 4 lumber" }"#);
    let serial = trial.game.pending().serial;
    let overflowing = Cards::new([255, 5, 0, 0, 0, 0, 0, 0]);
    for action in [
        Action::Road(Edge(255)),
        Action::Settlement(Corner(192)),
        Action::City(Corner(54)),
        Action::Robber(Hex(128)),
        Action::Steal(Seat(8)),
        Action::Close(Seat(6)),
        Action::Give(overflowing),
        Action::Take(overflowing),
        Action::Counter(Deal { give: overflowing, get: Cards::NONE }),
        Action::Offer(Offer { deal: Deal { give: Cards::NONE, get: overflowing }, to: SeatSet(2) }),
    ] {
        let done = trial.game.apply(Move { serial, seat: common::A, action }, None);
        assert_eq!(done, Err(Refusal::NotListed), "{:?}", action.verb());
    }
    for seat in [3, 6, 8, 255].map(Seat) {
        assert_eq!(trial.game.why_not(seat, &Action::End), Some(Refusal::NotYourDecision));
        assert!(trial.choices(seat).is_empty());
    }
}
