//! The words of records and positions: places, seats, cards and deals, written and read back.
//! The grammar is in `engine.md` §9; [`crate::record`] shows whole lines.

use crate::action::{Deal, Exchange, Offer, Pair};
use crate::board::Board;
use crate::cards::{Cards, Kind};
use crate::chance::{Outcome, Query};
use crate::deck::Card;
use crate::ids::{Corner, Edge, Hex, MAX_SEATS, Seat, SeatSet};

/// Why words could not be read. Each names the word found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The words end too early.
    Short,
    /// Not a verb.
    Verb(String),
    /// Not a hex, corner or edge of this board.
    Place(String),
    /// Not a seat of this game.
    Seat(String),
    /// Not a kind of card.
    Kind(String),
    /// Not a number in range.
    Number(String),
    /// Another word was needed.
    Expected(&'static str, String),
    /// Not an answer of chance.
    Outcome(String),
    /// Words are left over.
    Extra(String),
}

/// A line of words, read one at a time. Colons and commas stand as words of their own.
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub fn new(text: &'a str) -> Words<'a> {
        Words { rest: text.trim() }
    }

    /// The next word, left where it is; empty at the end.
    pub fn peek(&self) -> &'a str {
        match self.rest.chars().next() {
            Some(c @ (',' | ':')) => &self.rest[..c.len_utf8()],
            _ => self.rest.split(|c: char| c.is_whitespace() || c == ',' || c == ':').next().unwrap_or(""),
        }
    }

    /// The next word.
    ///
    /// # Errors
    /// [`ReadError::Short`] where there is none.
    #[allow(clippy::should_implement_trait)] // an error at the end, not `None`
    pub fn next(&mut self) -> Result<&'a str, ReadError> {
        let word = self.peek();
        if word.is_empty() {
            return Err(ReadError::Short);
        }
        self.rest = self.rest[word.len()..].trim_start();
        Ok(word)
    }

    /// Takes this word if it is next.
    pub fn take(&mut self, word: &str) -> bool {
        let here = self.peek() == word;
        if here {
            self.rest = self.rest[word.len()..].trim_start();
        }
        here
    }

    /// Takes this word.
    ///
    /// # Errors
    /// [`ReadError::Expected`] where another word stands.
    pub fn expect(&mut self, word: &'static str) -> Result<(), ReadError> {
        if self.take(word) { Ok(()) } else { Err(ReadError::Expected(word, self.peek().to_string())) }
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// That nothing is left.
    ///
    /// # Errors
    /// [`ReadError::Extra`] with the first word left over.
    pub fn end(&self) -> Result<(), ReadError> {
        if self.is_empty() { Ok(()) } else { Err(ReadError::Extra(self.peek().to_string())) }
    }

    /// Reads a small number.
    ///
    /// # Errors
    /// [`ReadError::Number`] where the next word is none, or over `max`.
    pub fn number(&mut self, max: u8) -> Result<u8, ReadError> {
        let word = self.next()?;
        word.parse().ok().filter(|n| *n <= max).ok_or_else(|| ReadError::Number(word.to_string()))
    }
}

/// The argument of an action, as records write it.
pub trait Argument: Sized {
    /// Appends the argument.
    fn write(&self, board: &Board, out: &mut String);
    /// Reads it back.
    ///
    /// # Errors
    /// [`ReadError`] names the word that can't be read.
    fn read(words: &mut Words, board: &Board) -> Result<Self, ReadError>;
    /// Whether there is such a thing at all: an action put together by hand may name what no board or hand has.
    fn exists(&self, board: &Board) -> bool;
}

macro_rules! place_argument {
    ($type:ty, $name:ident, $parse:ident, $count:ident) => {
        impl Argument for $type {
            fn write(&self, board: &Board, out: &mut String) {
                out.push_str(&board.$name(*self));
            }
            fn read(words: &mut Words, board: &Board) -> Result<Self, ReadError> {
                let word = words.next()?;
                board.$parse(word).ok_or_else(|| ReadError::Place(word.to_string()))
            }
            fn exists(&self, board: &Board) -> bool {
                self.0 < board.$count()
            }
        }
    };
}
place_argument!(Hex, hex_name, parse_hex, hexes);
place_argument!(Corner, corner_name, parse_corner, corner_count);
place_argument!(Edge, edge_name, parse_edge, edge_count);

impl Argument for Seat {
    fn write(&self, _: &Board, out: &mut String) {
        out.push(self.letter());
    }
    fn read(words: &mut Words, _: &Board) -> Result<Seat, ReadError> {
        read_seat(words.next()?)
    }
    fn exists(&self, _: &Board) -> bool {
        self.at() < MAX_SEATS
    }
}

/// The seat of a letter.
///
/// # Errors
/// [`ReadError::Seat`] for anything but one letter `A` to `F`.
pub fn read_seat(word: &str) -> Result<Seat, ReadError> {
    let mut letters = word.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(ReadError::Seat(word.to_string())),
    }
}

impl Argument for Kind {
    fn write(&self, _: &Board, out: &mut String) {
        out.push_str(self.word());
    }
    fn read(words: &mut Words, _: &Board) -> Result<Kind, ReadError> {
        let word = words.next()?;
        Kind::from_word(word).ok_or_else(|| ReadError::Kind(word.to_string()))
    }
    fn exists(&self, _: &Board) -> bool {
        true
    }
}

/// `2 lumber 1 wool`, or `nothing`. Read as well without the number: `ore` is one ore.
impl Argument for Cards {
    fn write(&self, _: &Board, out: &mut String) {
        out.push_str(&self.to_string());
    }
    fn read(words: &mut Words, board: &Board) -> Result<Cards, ReadError> {
        if words.take("nothing") {
            return Ok(Cards::NONE);
        }
        let mut cards = Cards::NONE;
        loop {
            let counted = words.peek().starts_with(|c: char| c.is_ascii_digit());
            let n = if counted { words.number(99)? } else { 1 };
            let kind = Kind::read(words, board)?;
            let sum = cards.get(kind) + n;
            if sum > 99 {
                return Err(ReadError::Number(sum.to_string()));
            }
            cards += Cards::of(kind, n);
            let next = words.peek();
            if !next.starts_with(|c: char| c.is_ascii_digit()) && Kind::from_word(next).is_none() {
                return Ok(cards);
            }
        }
    }
    fn exists(&self, _: &Board) -> bool {
        self.is_sound()
    }
}

impl Argument for Deal {
    fn write(&self, board: &Board, out: &mut String) {
        self.give.write(board, out);
        out.push_str(" for ");
        self.get.write(board, out);
    }
    fn read(words: &mut Words, board: &Board) -> Result<Deal, ReadError> {
        let give = Cards::read(words, board)?;
        words.expect("for")?;
        Ok(Deal { give, get: Cards::read(words, board)? })
    }
    fn exists(&self, board: &Board) -> bool {
        self.give.exists(board) && self.get.exists(board)
    }
}

impl Argument for Offer {
    fn write(&self, board: &Board, out: &mut String) {
        for seat in self.to.iter() {
            out.push(seat.letter());
            out.push(' ');
        }
        out.truncate(out.trim_end().len());
        out.push_str(": ");
        self.deal.write(board, out);
    }
    fn read(words: &mut Words, board: &Board) -> Result<Offer, ReadError> {
        let mut to = SeatSet::EMPTY;
        while !words.take(":") {
            to.insert(Seat::read(words, board)?);
        }
        Ok(Offer { deal: Deal::read(words, board)?, to })
    }
    fn exists(&self, board: &Board) -> bool {
        self.deal.exists(board)
    }
}

impl Argument for Exchange {
    fn write(&self, _: &Board, out: &mut String) {
        out.push_str(&format!("{} {} for {}", self.n, self.give.word(), self.get.word()));
    }
    fn read(words: &mut Words, board: &Board) -> Result<Exchange, ReadError> {
        let (n, give) = (words.number(99)?, Kind::read(words, board)?);
        words.expect("for")?;
        Ok(Exchange { n, give, get: Kind::read(words, board)? })
    }
    fn exists(&self, _: &Board) -> bool {
        true
    }
}

impl Argument for Pair {
    fn write(&self, _: &Board, out: &mut String) {
        out.push_str(self.0.word());
        if let Some(second) = self.1 {
            out.push(' ');
            out.push_str(second.word());
        }
    }
    fn read(words: &mut Words, board: &Board) -> Result<Pair, ReadError> {
        let first = Kind::read(words, board)?;
        let second = if words.is_empty() { None } else { Some(Kind::read(words, board)?) };
        Ok(match second {
            Some(second) if second < first => Pair(second, Some(first)),
            _ => Pair(first, second),
        })
    }
    fn exists(&self, _: &Board) -> bool {
        true
    }
}

/// Appends an answer of chance: `3 5`, `wool`, `monopoly`, `B`.
pub fn write_outcome(outcome: Outcome, out: &mut String) {
    let at = usize::from(outcome.index);
    match outcome.query {
        Query::Begin => out.push(Seat(outcome.index).letter()),
        Query::Dice => out.push_str(&format!("{} {}", at / 6 + 1, at % 6 + 1)),
        Query::Theft => out.push_str(Kind::ALL[at].word()),
        Query::Card => out.push_str(Card::ALL[at].word()),
    }
}

/// Reads an answer of chance. What was asked follows from the word.
///
/// # Errors
/// [`ReadError::Outcome`] for a word that answers no question, [`ReadError::Number`] for a face that no die has.
pub fn read_outcome(words: &mut Words) -> Result<Outcome, ReadError> {
    if words.peek().starts_with(|c: char| c.is_ascii_digit()) {
        let mut face = || match words.number(6)? {
            0 => Err(ReadError::Number("0".to_string())),
            n => Ok(n),
        };
        return Ok(Outcome::dice(face()?, face()?));
    }
    let word = words.next()?;
    if let Some(kind) = Kind::from_word(word) {
        Ok(Outcome::theft(kind))
    } else if let Some(card) = Card::from_word(word) {
        Ok(Outcome::card(card))
    } else if let Ok(seat) = read_seat(word) {
        Ok(Outcome::begin(seat))
    } else {
        Err(ReadError::Outcome(word.to_string()))
    }
}
