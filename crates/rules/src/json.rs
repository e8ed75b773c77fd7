//! JSON, as much of it as positions, games and preferences are made of: numbers are whole and not negative.
//!
//! A library for all of JSON, with the code it makes for each type and its tables for fractions, was a tenth of what the
//! browser downloads.

use std::collections::BTreeMap;
use std::fmt::Write;

/// How deep lists and maps may lie in each other: far more than anything of ours does.
const DEPTH: usize = 32;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// Nothing.
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// Words.
    Text(String),
    /// Values in order.
    List(Vec<Json>),
    /// Of two entries of one name the last counts.
    Map(BTreeMap<String, Json>),
}

/// Where a text stops being JSON, or has a number that is not whole, negative or too large, or lies too deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
}

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// [`Broken`] says where it is not JSON as it is known here.
    pub fn read(text: &str) -> Result<Json, Broken> {
        let mut reader = Reader { rest: text.as_bytes(), text };
        let json = reader.value(DEPTH);
        reader.space();
        json.filter(|_| reader.rest.is_empty()).ok_or_else(|| reader.here())
    }

    /// A map of these entries.
    pub fn map(entries: Vec<(String, Json)>) -> Json {
        Json::Map(gathered(entries))
    }

    /// The number, if it is one.
    pub fn number(&self) -> Option<u64> {
        match self {
            Json::Number(n) => Some(*n),
            _ => None,
        }
    }

    /// The words, if it is a text.
    pub fn words(&self) -> Option<&str> {
        match self {
            Json::Text(words) => Some(words),
            _ => None,
        }
    }

    /// The values, if it is a list.
    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(all) => all,
            _ => &[],
        }
    }

    /// What a map has under a name.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Map(entries) => entries.get(name),
            _ => None,
        }
    }

    /// The text, without spaces.
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.write_to(&mut text);
        text
    }

    fn write_to(&self, text: &mut String) {
        match self {
            Json::Null => text.push_str("null"),
            Json::Bool(is) => text.push_str(if *is { "true" } else { "false" }),
            Json::Number(n) => text.push_str(&n.to_string()),
            Json::Text(words) => quote(words, text),
            Json::List(all) => {
                text.push('[');
                for (index, one) in all.iter().enumerate() {
                    if index > 0 {
                        text.push(',');
                    }
                    one.write_to(text);
                }
                text.push(']');
            }
            Json::Map(entries) => {
                text.push('{');
                for (index, (name, value)) in entries.iter().enumerate() {
                    if index > 0 {
                        text.push(',');
                    }
                    quote(name, text);
                    text.push(':');
                    value.write_to(text);
                }
                text.push('}');
            }
        }
    }
}

impl From<bool> for Json {
    fn from(is: bool) -> Json {
        Json::Bool(is)
    }
}

impl From<&str> for Json {
    fn from(words: &str) -> Json {
        Json::Text(words.to_owned())
    }
}

impl From<String> for Json {
    fn from(words: String) -> Json {
        Json::Text(words)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(all: Vec<T>) -> Json {
        Json::List(all.into_iter().map(T::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Json {
            fn from(n: $number) -> Json {
                Json::Number(n.into())
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64);

/// One by one: to make a map of them all at once, the library sorts them first, with a sort compiled for their type.
pub fn gathered<T>(entries: Vec<(String, T)>) -> BTreeMap<String, T> {
    let mut map = BTreeMap::new();
    for (name, value) in entries {
        map.insert(name, value);
    }
    map
}

fn quote(words: &str, text: &mut String) {
    text.push('"');
    for letter in words.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\u{8}' => text.push_str("\\b"),
            '\u{c}' => text.push_str("\\f"),
            // never fails on a string
            letter if letter < ' ' => drop(write!(text, "\\u{:04x}", letter as u32)),
            letter => text.push(letter),
        }
    }
    text.push('"');
}

struct Reader<'a> {
    rest: &'a [u8],
    text: &'a str,
}

impl<'a> Reader<'a> {
    fn here(&self) -> Broken {
        let read = String::from_utf8_lossy(&self.text.as_bytes()[..self.text.len() - self.rest.len()]).into_owned();
        let line = read.rsplit('\n').next().unwrap_or_default();
        Broken { line: read.matches('\n').count() + 1, column: line.chars().count() + 1 }
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_ascii_start();
    }

    /// Reads one byte if it is this one, after spaces.
    fn eat(&mut self, byte: u8) -> Option<()> {
        self.space();
        self.rest = self.rest.strip_prefix(&[byte])?;
        Some(())
    }

    fn word(&mut self, word: &str, json: Json) -> Option<Json> {
        self.rest = self.rest.strip_prefix(word.as_bytes())?;
        Some(json)
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.space();
        match self.rest.first()? {
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'"' => self.string().map(Json::Text),
            b'[' => self.all(depth, b'[', b']', |reader, depth| reader.value(depth)).map(Json::List),
            b'{' => self.all(depth, b'{', b'}', Reader::entry).map(Json::map),
            _ => self.number(),
        }
    }

    /// Everything between brackets.
    fn all<T>(
        &mut self,
        depth: usize,
        open: u8,
        close: u8,
        one: fn(&mut Reader<'a>, usize) -> Option<T>,
    ) -> Option<Vec<T>> {
        let depth = depth.checked_sub(1)?;
        self.eat(open)?;
        let mut all = Vec::new();
        if self.eat(close).is_some() {
            return Some(all);
        }
        loop {
            all.push(one(self, depth)?);
            if self.eat(close).is_some() {
                return Some(all);
            }
            self.eat(b',')?;
        }
    }

    fn entry(&mut self, depth: usize) -> Option<(String, Json)> {
        self.space();
        let name = self.string()?;
        self.eat(b':')?;
        Some((name, self.value(depth)?))
    }

    fn number(&mut self) -> Option<Json> {
        let digits = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (number, rest) = self.rest.split_at(digits);
        // a number of JSON does not begin with a nought
        if digits > 1 && number[0] == b'0' || matches!(rest.first(), Some(b'.' | b'e' | b'E')) {
            return None;
        }
        self.rest = rest;
        std::str::from_utf8(number).ok()?.parse().ok().map(Json::Number)
    }

    fn string(&mut self) -> Option<String> {
        self.rest = self.rest.strip_prefix(b"\"")?;
        let mut words = String::new();
        loop {
            let plain = self.rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | 0..b' '))?;
            let start = self.text.len() - self.rest.len();
            words.push_str(self.text.get(start..start + plain)?);
            let found = self.rest[plain];
            self.rest = &self.rest[plain + 1..];
            match found {
                b'"' => return Some(words),
                b'\\' => words.push(self.escaped()?),
                _ => return None,
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let (letter, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(match letter {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => self.code()?,
            _ => return None,
        })
    }

    /// A letter by its number; beyond the first 65,536 it is written as two.
    fn code(&mut self) -> Option<char> {
        let first = self.hex()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        self.rest = self.rest.strip_prefix(b"\\u")?;
        let second = self.hex()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
        char::from_u32(0x10000 + ((first - 0xd800) << 10) + second)
    }

    fn hex(&mut self) -> Option<u32> {
        let (digits, rest) = self.rest.split_at_checked(4)?;
        self.rest = rest;
        let digits = std::str::from_utf8(digits).ok().filter(|digits| digits.bytes().all(|d| d.is_ascii_hexdigit()))?;
        u32::from_str_radix(digits, 16).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What another reader makes of a text, numbers as far as they are ours.
    fn other(text: &str) -> Option<Json> {
        fn ours(value: &serde_json::Value) -> Option<Json> {
            Some(match value {
                serde_json::Value::Null => Json::Null,
                serde_json::Value::Bool(is) => Json::Bool(*is),
                serde_json::Value::Number(n) => Json::Number(n.as_u64()?),
                serde_json::Value::String(words) => Json::Text(words.clone()),
                serde_json::Value::Array(all) => Json::List(all.iter().map(ours).collect::<Option<_>>()?),
                serde_json::Value::Object(all) => Json::Map(
                    all.iter().map(|(name, value)| Some((name.clone(), ours(value)?))).collect::<Option<_>>()?,
                ),
            })
        }
        ours(&serde_json::from_str(text).ok()?)
    }

    #[test]
    fn texts_are_read_as_others_read_them() {
        for text in [
            "null",
            " true ",
            "[]",
            "{}",
            "[ 1 , 2,3 ]",
            r#"{"a":{"b":[false,18446744073709551615]},"c":""}"#,
            r#""quote \" slash \\ \/ line \n tab \t \b\f\r é \u00e9 \ud83c\udfb2 🎲""#,
            "",
            "nul",
            "nulls",
            "[1,]",
            "[1 2]",
            "{\"a\"}",
            "{\"a\":1,}",
            "{a:1}",
            "01",
            "1.5",
            "1e3",
            "-1",
            "18446744073709551616",
            "\"",
            "\"\\\"",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\ud800\"",
            "\"\\ud800\\u0041\"",
            "\"a\nb\"",
            "[",
            "]",
            "{\"a\":",
            "1 1",
            "\u{feff}1",
            "+1",
            "\"\\u+123\"",
        ] {
            assert_eq!(Json::read(text).ok(), other(text), "{text}");
        }
    }

    #[test]
    fn an_error_says_where() {
        assert_eq!(Json::read("{\n  \"é\": nought\n}"), Err(Broken { line: 2, column: 8 }));
        assert_eq!(Json::read(""), Err(Broken { line: 1, column: 1 }));
        assert_eq!(Json::read("[1.5]"), Err(Broken { line: 1, column: 2 }));
    }

    #[test]
    fn texts_are_written_as_others_write_them() {
        let words = "a\"b\\c\n\r\t\u{8}\u{c}\u{1}\u{1f} é 🎲/";
        let json = Json::map(Vec::from([
            ("n".to_owned(), Json::Number(u64::MAX)),
            (words.to_owned(), Json::List(vec![Json::Null, Json::Bool(true), Json::Text(words.to_owned())])),
        ]));
        assert_eq!(json.write(), serde_json::json!({ "n": u64::MAX, words: [null, true, words] }).to_string());
        assert_eq!(Json::read(&json.write()), Ok(json));
    }

    #[test]
    fn what_lies_too_deep_is_refused_and_not_followed() {
        let deep = |n: usize| "[".repeat(n) + &"]".repeat(n);
        assert!(Json::read(&deep(DEPTH)).is_ok());
        assert!(Json::read(&deep(DEPTH + 1)).is_err());
        assert!(Json::read(&"[".repeat(1_000_000)).is_err());
    }

    #[test]
    fn any_prefix_and_any_changed_byte_is_read_or_refused() {
        let text = r#"{"a":[1,"é\u00e9🎲",{"b":null}],"c":true}"#;
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(Json::read(&text[..end]).is_err());
        }
        for at in 0..text.len() {
            for byte in [b'"', b'\\', b'[', b'}', b' ', b'0', 7] {
                let mut bytes = text.as_bytes().to_vec();
                bytes[at] = byte;
                if let Ok(text) = std::str::from_utf8(&bytes) {
                    let (ours, others) = (Json::read(text).ok(), other(text));
                    assert_eq!(ours.is_some(), others.is_some(), "{text}");
                }
            }
        }
    }
}
