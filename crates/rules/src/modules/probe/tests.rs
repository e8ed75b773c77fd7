//! What each hook and each list of the switchboard does, seen through the probe.

mod lists;
mod places;
mod values;

use std::sync::Arc;

use super::{NEUTRAL, State, state};
use crate::action::Action;
use crate::cards::Cards;
use crate::chance::Script;
use crate::choices::Choices;
use crate::deal::BoardKind;
use crate::deck::Card;
use crate::game::{Done, Game, Move};
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet, Seat};
use crate::notation::{Argument, Words, read_outcome, read_seat};
use crate::refusal::Refusal;
use crate::rules::{Module, ModuleSet, Rules};
use crate::setup::Setup;
use crate::table::{Dirty, Table};
use crate::tasks::build;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A game of three and a neutral owner, told in lines of a record.
struct Trial {
    game: Game,
}

impl Trial {
    /// The beginner's island; A is about to roll.
    fn new() -> Trial {
        let mut trial = Trial::on(BoardKind::Beginner);
        trial.notes();
        trial
    }

    /// The start of the set-up.
    fn founding() -> Trial {
        Trial::on(BoardKind::Spiral)
    }

    fn on(board: BoardKind) -> Trial {
        let mut setup = Setup::new("base", 3).expect("a setup");
        setup.board = board;
        let modules = ModuleSet::default().with(Module::Core).with(Module::Probe);
        let scenario = setup.check().expect("a scenario");
        let rules = Rules::assemble(&setup, scenario, modules).expect("rules");
        Trial { game: Game::new(Arc::new(rules), Box::new(Script::default())) }
    }

    /// Changes the table, and settles everything anew.
    fn change(&mut self, change: impl FnOnce(&Rules, &mut Table)) {
        let rules = self.game.rules.clone();
        let mut table = self.game.state.table;
        change(&rules, &mut table);
        build::recompute(&rules, &mut table, EdgeSet::EMPTY);
        table.dirty = Dirty::ALL;
        let state = crate::table::State { table, ..self.game.state };
        self.game = Game::resume(rules, state, Box::new(Script::default()));
    }

    /// Changes what the hooks answer.
    fn tune(&mut self, tune: impl FnOnce(&mut State)) {
        self.change(|_, table| tune(state(table)));
    }

    /// Cards of the bank for a hand.
    fn deal(&mut self, seat: Seat, cards: &str) {
        let cards = Cards::read(&mut Words::new(cards), &self.game.rules.board).expect("cards");
        let table = &mut self.game.state.table;
        table.bank -= cards;
        table.hand_sizes[seat.at()] += cards.total();
        self.game.state.hands[seat.at()].cards += cards;
    }

    /// A development card that may be played.
    fn deal_card(&mut self, seat: Seat, card: Card) {
        self.game.state.table.deck -= 1;
        self.game.state.table.held[seat.at()] += 1;
        self.game.state.hands[seat.at()].ready[card as usize] += 1;
    }

    /// Roads of an owner beside those that lie there.
    fn pave(&mut self, seat: Seat, edges: &str) {
        let edges = self.edges(edges);
        self.change(|_, table| {
            table.roads[seat.at()] |= edges;
            table.stock[seat.at()][0] -= edges.len() as u8;
        });
    }

    fn edges(&self, names: &str) -> EdgeSet {
        names.split(' ').map(|name| self.edge(name)).collect()
    }

    fn edge(&self, name: &str) -> Edge {
        self.game.rules.board.parse_edge(name).expect("an edge")
    }

    fn corner(&self, name: &str) -> Corner {
        self.game.rules.board.parse_corner(name).expect("a corner")
    }

    fn hex(&self, name: &str) -> Hex {
        self.game.rules.board.parse_hex(name).expect("a hex")
    }

    fn corners(&self, name: &str) -> CornerSet {
        CornerSet::EMPTY.with(self.corner(name))
    }

    fn hexes(&self, name: &str) -> HexSet {
        HexSet::EMPTY.with(self.hex(name))
    }

    fn table(&self) -> &Table {
        &self.game.state.table
    }

    fn try_line(&mut self, line: &str) -> Result<Done, Refusal> {
        let mut words = Words::new(line);
        let seat = read_seat(words.next().expect("a seat")).expect("a seat");
        let action = Action::read(&mut words, &self.game.rules.board).expect("an action");
        let mut script = Script::default();
        while words.take("=") || words.take(",") {
            script.push(read_outcome(&mut words).expect("an outcome"));
        }
        words.end().expect("the end of the line");
        self.game.set_chance(Box::new(script));
        self.game.apply(Move { serial: self.game.pending().serial, seat, action }, None)
    }

    fn does(&mut self, line: &str) -> Done {
        self.try_line(line).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"))
    }

    fn refuses(&mut self, line: &str, refusal: Refusal) {
        let before = self.game.state;
        assert_eq!(self.try_line(line), Err(refusal), "{line}");
        assert_eq!(self.game.state, before, "{line}: refused, and yet something changed");
    }

    /// What a seat may do, in words.
    fn listed(&self, seat: Seat) -> Vec<String> {
        let mut choices = Choices::new();
        self.game.choices(seat, &mut choices);
        choices.listed.iter().map(|action| action.words(&self.game.rules.board)).collect()
    }

    fn hand(&self, seat: Seat) -> String {
        self.game.state.hands[seat.at()].cards.to_string()
    }

    /// What the probe noted since the last time.
    fn notes(&mut self) -> Vec<u8> {
        state(&mut self.game.state.table).take_notes()
    }

    fn deciders(&self) -> Vec<Seat> {
        self.game.pending().seats.iter().collect()
    }
}
