//! Positions written short, and lines of a record done or refused.
#![allow(dead_code, reason = "each test that takes this in uses its own part of it")]

use std::sync::Arc;

use rules::action::{Action, Verb};
use rules::audit::audit;
use rules::cards::Cards;
use rules::chance::{Outcome, Script};
use rules::choices::Choices;
use rules::event::Event;
use rules::game::{Done, Game, Move};
use rules::ids::Seat;
use rules::notation::{Argument, Words};
use rules::position;
use rules::record::Line;
use rules::refusal::Refusal;
use rules::rules::Rules;
use rules::setup::Setup;
use rules::table::{State, Table};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A game under way, told in lines of a record.
pub struct Trial {
    pub game: Game,
    /// What the last line led to.
    pub events: Vec<Event>,
}

/// A position of the beginner's island in the middle of A's turn: the seats in JSON, four of them if there is a `D`.
pub fn main(seats: &str) -> Trial {
    at(r#""phase": "main""#, seats)
}

/// As [`main`], before A's dice.
pub fn before_dice(seats: &str) -> Trial {
    at(r#""phase": "before-dice""#, seats)
}

/// A position of the beginner's island: further fields and the seats, in JSON.
pub fn at(fields: &str, seats: &str) -> Trial {
    let players = if seats.contains(r#""D""#) { 4 } else { 3 };
    let text = format!(
        r#"{{ "scenario": "base", "board": "beginner", "players": {players}, {fields}, "seats": {{ {seats} }} }}"#
    );
    Trial::read(&text)
}

/// A new game of the base scenario with these options, such as `board spiral`.
pub fn new_game(players: u8, options: &[&str]) -> Trial {
    let mut setup = Setup::new("base", players).unwrap();
    for option in options {
        let (name, value) = option.split_once(' ').unwrap();
        setup.set(name, value).unwrap();
    }
    Trial::of(Game::new(Rules::new(&setup).unwrap(), Box::new(Script::default())))
}

/// The set-up of the variable game on the island of the beginners, seat A first; trade between players `on` or `off`.
pub fn founding(players: u8, trade: &str) -> Trial {
    let island = new_game(players, &[]);
    let text = position::write(&island.game.rules, &island.game.state);
    let island: serde_json::Value = serde_json::from_str(&text).unwrap();
    let position = serde_json::json!({
        "scenario": "base", "board": "spiral", "players": players, "phase": "founding", "island": island["island"],
        "robber": island["robber"], "options": { "trade": trade },
    });
    Trial::read(&position.to_string())
}

/// The script of these answers: `3 5` or `wool, 3 5`, nothing for none.
pub fn script(outcomes: &[Outcome]) -> Box<Script> {
    let mut script = Script::default();
    outcomes.iter().for_each(|outcome| script.push(*outcome));
    Box::new(script)
}

impl Trial {
    pub fn of(game: Game) -> Trial {
        Trial { game, events: Vec::new() }
    }

    /// A position in JSON.
    pub fn read(text: &str) -> Trial {
        let (rules, state) = position::read(text).unwrap_or_else(|e| panic!("{e:?} in {text}"));
        Trial::of(Game::resume(rules, state, Box::new(Script::default())))
    }

    fn line(&self, line: &str) -> Line {
        Line::read(&self.game.rules, line).unwrap_or_else(|e| panic!("{line}: {e:?}"))
    }

    /// Tries a line with the serial of an earlier decision.
    pub fn try_at(&mut self, serial: u32, text: &str) -> Result<Done, Refusal> {
        let line = self.line(text);
        let (seat, action) = line.act.expect("an action");
        self.events.clear();
        self.game.set_chance(script(&line.outcomes));
        let done = self.game.apply(Move { serial, seat, action }, Some(&mut self.events))?;
        assert_eq!(self.game.drawn(), line.outcomes, "{text}: what chance was asked");
        audit(&self.game.rules, &self.game.state).unwrap_or_else(|broken| panic!("{text}: {broken:?}"));
        Ok(done)
    }

    /// Does a line.
    pub fn does(&mut self, line: &str) -> Done {
        self.try_at(self.game.pending().serial, line).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"))
    }

    /// Does several lines.
    pub fn plays(&mut self, lines: &[&str]) {
        lines.iter().for_each(|line| {
            self.does(line);
        });
    }

    /// Refuses a line, for this reason and with nothing changed; it is not listed either.
    pub fn refuses(&mut self, text: &str, refusal: Refusal) {
        let before = self.game.state;
        let line = self.line(text);
        let (seat, action) = line.act.expect("an action");
        assert_eq!(self.try_at(self.game.pending().serial, text), Err(refusal), "{text}");
        assert!(self.game.state == before, "{text}: refused, and yet something changed");
        assert!(!self.choices(seat).contains(&action), "{text}: refused, and yet listed");
    }

    pub fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        self.game.choices(seat, &mut choices);
        choices
    }

    /// What a seat may do, in words, but for what is in a space.
    pub fn listed(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).listed.iter().map(|action| action.words(&self.game.rules.board)).collect()
    }

    /// What a seat may do with this verb, without the verb.
    pub fn places(&self, seat: Seat, verb: &str) -> Vec<String> {
        let listed = self.listed(seat).into_iter();
        listed.filter_map(|words| words.strip_prefix(verb)?.strip_prefix(' ').map(str::to_string)).collect()
    }

    pub fn why_none(&self, seat: Seat, verb: Verb) -> Option<Refusal> {
        self.game.why_none(seat, verb)
    }

    pub fn action(&self, words: &str) -> Action {
        Action::read(&mut Words::new(words), &self.game.rules.board).unwrap()
    }

    pub fn table(&self) -> &Table {
        &self.game.state.table
    }

    pub fn state(&self) -> &State {
        &self.game.state
    }

    pub fn rules(&self) -> &Arc<Rules> {
        &self.game.rules
    }

    pub fn hand(&self, seat: Seat) -> String {
        self.state().hands[seat.at()].cards.to_string()
    }

    pub fn bank(&self) -> String {
        self.table().bank.to_string()
    }

    /// Who decides now, as letters.
    pub fn deciders(&self) -> String {
        self.game.pending().seats.iter().map(|seat| seat.letter()).collect()
    }

    /// Public points by seat.
    pub fn points(&self) -> Vec<u8> {
        self.table().points[..self.rules().players.len()].to_vec()
    }

    /// Longest routes by seat.
    pub fn lengths(&self) -> Vec<u8> {
        self.table().lengths[..self.rules().players.len()].to_vec()
    }

    /// The winners, as letters; empty while the game goes on.
    pub fn winners(&self) -> String {
        self.game.over().iter().map(|seat| seat.letter()).collect()
    }

    pub fn hex(&self, name: &str) -> rules::ids::Hex {
        self.rules().board.parse_hex(name).unwrap()
    }

    pub fn corner(&self, name: &str) -> rules::ids::Corner {
        self.rules().board.parse_corner(name).unwrap()
    }
}

/// Cards in the words of a record.
pub fn cards(text: &str) -> Cards {
    let rules = Rules::new(&Setup::new("base", 3).unwrap()).unwrap();
    Cards::read(&mut Words::new(text), &rules.board).unwrap()
}

/// The refusal for cards that are missing to pay.
pub fn pay(missing: &str) -> Refusal {
    Refusal::Pay { missing: cards(missing) }
}

/// The refusal for cards that are not in the hand.
pub fn not_in_hand(missing: &str) -> Refusal {
    Refusal::NotInHand { missing: cards(missing) }
}
