//! A map of JSON whose fields are taken one by one, with the path to each for errors.

use super::Object;
use super::read::{PositionError, Problem};
use crate::ids::Seat;
use crate::json::Json;
use crate::notation::{ReadError, Words, read_seat};
use crate::rules::Rules;

pub(super) type Read<T> = Result<T, PositionError>;

pub(super) fn bad<T>(at: &str, what: Problem) -> Read<T> {
    Err(PositionError { at: at.to_string(), what })
}

/// A map whose fields are taken one by one, with the path to it.
pub(super) struct Fields<'a> {
    pub(super) map: &'a Object,
    pub(super) path: String,
}

impl<'a> Fields<'a> {
    pub(super) fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_string() } else { format!("{}.{key}", self.path) }
    }

    pub(super) fn only(&self, known: &[&str]) -> Read<()> {
        match self.map.keys().find(|k| !known.contains(&k.as_str())) {
            Some(key) => bad(&self.path(key), Problem::Unknown),
            None => Ok(()),
        }
    }

    pub(super) fn text(&self, key: &str) -> Read<Option<&'a str>> {
        match self.map.get(key) {
            None => Ok(None),
            Some(Json::Text(text)) => Ok(Some(text)),
            Some(_) => bad(&self.path(key), Problem::Type("a text")),
        }
    }

    pub(super) fn number(&self, key: &str, max: u64) -> Read<Option<u64>> {
        match self.map.get(key) {
            None => Ok(None),
            Some(value) => match value.number().filter(|n| *n <= max) {
                Some(n) => Ok(Some(n)),
                None => bad(&self.path(key), Problem::Type("a whole number in range")),
            },
        }
    }

    pub(super) fn flag(&self, key: &str) -> Read<bool> {
        match self.map.get(key) {
            None => Ok(false),
            Some(Json::Bool(flag)) => Ok(*flag),
            Some(_) => bad(&self.path(key), Problem::Type("true or false")),
        }
    }

    pub(super) fn list(&self, key: &str) -> Read<Option<&'a [Json]>> {
        match self.map.get(key) {
            None => Ok(None),
            Some(Json::List(list)) => Ok(Some(list)),
            Some(_) => bad(&self.path(key), Problem::Type("a list")),
        }
    }

    pub(super) fn object(&self, key: &str) -> Read<Option<Fields<'a>>> {
        match self.map.get(key) {
            None => Ok(None),
            Some(Json::Map(map)) => Ok(Some(Fields { map, path: self.path(key) })),
            Some(_) => bad(&self.path(key), Problem::Type("an object")),
        }
    }

    /// Reads a text of words to its end.
    pub(super) fn words<T>(&self, key: &str, read: impl FnOnce(&mut Words) -> Result<T, ReadError>) -> Read<Option<T>> {
        let Some(text) = self.text(key)? else { return Ok(None) };
        let mut words = Words::new(text);
        let value = read(&mut words).and_then(|v| words.end().map(|()| v));
        value.map(Some).or_else(|e| bad(&self.path(key), Problem::Words(e)))
    }

    pub(super) fn seat(&self, key: &str, rules: &Rules) -> Read<Option<Seat>> {
        self.words(key, |w| w.next().and_then(read_seat)).and_then(|seat| match seat {
            Some(seat) if !rules.owners.has(seat) => {
                bad(&self.path(key), Problem::Words(ReadError::Seat(seat.to_string())))
            }
            seat => Ok(seat),
        })
    }

    /// Reads a map by seat.
    pub(super) fn by_seat(
        &self,
        key: &str,
        rules: &Rules,
        mut each: impl FnMut(Seat, &str, &'a Json) -> Read<()>,
    ) -> Read<()> {
        let Some(fields) = self.object(key)? else { return Ok(()) };
        for (letter, value) in fields.map {
            let at = fields.path(letter);
            match read_seat(letter) {
                Ok(seat) if rules.owners.has(seat) => each(seat, &at, value)?,
                _ => return bad(&at, Problem::Words(ReadError::Seat(letter.clone()))),
            }
        }
        Ok(())
    }
}
