//! The words of a statement, taken one after the other.

use super::{Result, no_place};
use crate::layout::text::lines::{Statement, Word};
use crate::layout::{LayoutError, Problem, Terrain};

/// The words of a statement that are still to be read.
pub struct Phrase<'a> {
    rest: &'a [Word<'a>],
    /// Where to point to when a word is missing.
    last: Word<'a>,
}

impl<'a> Phrase<'a> {
    pub fn of(statement: &'a Statement<'a>) -> Phrase<'a> {
        Phrase { rest: &statement.words, last: statement.keyword }
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next word, if any.
    pub fn more(&mut self) -> Option<Word<'a>> {
        let (first, rest) = self.rest.split_first()?;
        (self.rest, self.last) = (rest, *first);
        Some(*first)
    }

    /// The next word, if any before a colon.
    pub fn next_in_part(&mut self) -> Option<Word<'a>> {
        self.rest.first().filter(|word| word.text != ":")?;
        self.more()
    }

    /// The error that something is missing at the end.
    pub fn expected(&self, what: &'static str) -> LayoutError {
        let end = self.last.text.chars().count() as u32;
        LayoutError { line: self.last.line, column: self.last.column + end, what: Problem::Expected(what) }
    }

    pub fn word(&mut self, what: &'static str) -> Result<Word<'a>> {
        self.more().ok_or_else(|| self.expected(what))
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, text: &str) -> bool {
        let here = self.rest.first().is_some_and(|word| word.text == text);
        here && self.more().is_some()
    }

    pub fn exactly(&mut self, text: &'static str) -> Result<()> {
        let word = self.word(text)?;
        if word.text == text { Ok(()) } else { Err(word.expected(text)) }
    }

    pub fn colon(&mut self) -> Result<()> {
        let word = self.word("a colon")?;
        if word.text == ":" { Ok(()) } else { Err(word.expected("a colon")) }
    }

    pub fn end(&mut self) -> Result<()> {
        self.more().map_or(Ok(()), |word| Err(word.error(Problem::Surplus(word.text.into()))))
    }

    /// What each word says, up to a colon or the end.
    pub fn list<T>(&mut self, mut read: impl FnMut(Word<'a>) -> Result<T>) -> Result<Vec<T>> {
        let mut list = Vec::new();
        while let Some(word) = self.next_in_part() {
            list.push(read(word)?);
        }
        Ok(list)
    }

    /// A name: small letters, digits and `-`, a letter first.
    pub fn name(&mut self) -> Result<String> {
        let word = self.word("a name")?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let named = word.text.starts_with(|c: char| c.is_ascii_lowercase()) && word.text.chars().all(fits);
        if named { Ok(word.text.into()) } else { Err(word.expected("a name of small letters, digits and -")) }
    }

    /// A name that is not among `others`.
    pub fn name_not_in<'b>(&mut self, mut others: impl Iterator<Item = &'b str>) -> Result<String> {
        let name = self.name()?;
        if others.any(|other| other == name) { Err(self.last.error(Problem::Twice(name))) } else { Ok(name) }
    }

    /// A capital letter or a name.
    pub fn label(&mut self) -> Result<String> {
        match self.rest.first() {
            Some(word) if matches!(word.text.as_bytes(), [b'A'..=b'Z']) => {
                self.more();
                Ok(word.text.into())
            }
            _ => self.name(),
        }
    }

    /// One letter, small or capital.
    pub fn letter(&mut self) -> Result<char> {
        let word = self.word("a letter")?;
        let mut letters = word.text.chars();
        let letter = letters.next().filter(|c| c.is_ascii_alphabetic() && letters.next().is_none());
        letter.ok_or_else(|| word.expected("a letter"))
    }

    pub fn number<N: std::str::FromStr>(&mut self, what: &'static str) -> Result<N> {
        let word = self.word(what)?;
        word.text.parse().map_err(|_| word.expected(what))
    }

    pub fn terrain(&mut self) -> Result<Terrain> {
        let word = self.word("a terrain")?;
        Terrain::from_word(word.text).ok_or_else(|| word.expected("a terrain"))
    }

    /// Pairs of a number and a thing, to the end.
    pub fn counts<T>(&mut self, what: &'static str, of: fn(&str) -> Option<T>) -> Result<Vec<(T, u8)>> {
        let mut counts = Vec::new();
        while !self.is_empty() {
            let n = self.number("how many")?;
            let word = self.word(what)?;
            counts.push((of(word.text).ok_or_else(|| word.expected(what))?, n));
        }
        Ok(counts)
    }

    /// Places to the end, each perhaps with `=` and a number.
    pub fn numbered<P>(&mut self, place: impl Fn(&str) -> Option<P>) -> Result<Vec<(P, Option<u8>)>> {
        let mut places = Vec::new();
        while let Some(word) = self.more() {
            let (name, number) = match word.text.split_once('=') {
                Some((name, number)) => {
                    (name, Some(number.parse().map_err(|_| word.expected("a number from 0 to 255 after ="))?))
                }
                None => (word.text, None),
            };
            places.push((place(name).ok_or_else(|| no_place(&word))?, number));
        }
        Ok(places)
    }
}
