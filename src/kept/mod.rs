//! What outlives the page, as JSON: games, preferences, and the books of help.

use std::collections::BTreeMap;

pub use rules::json::{Json, gathered};

/// Something that can be kept and read back.
pub trait Kept: Sized {
    fn to_json(&self) -> Json;

    /// None if it does not say what it should.
    fn from_json(json: &Json) -> Option<Self>;

    /// What stands for it where nothing was kept.
    fn absent() -> Option<Self> {
        None
    }
}

/// What a map has under a name.
pub fn entry<T: Kept>(json: &Json, name: &str) -> Option<T> {
    json.get(name).map_or_else(T::absent, T::from_json)
}

/// Whether a map has no other names than these: help is written by hand, and what is misspelt there is not passed over.
pub fn only(json: &Json, names: &[&str]) -> bool {
    match json {
        Json::Map(entries) => entries.keys().all(|name| names.contains(&name.as_str())),
        _ => false,
    }
}

/// The text of something that is kept.
pub fn write<T: Kept>(value: &T) -> String {
    value.to_json().write()
}

/// Reads a text; none if it is not JSON, or does not say what it should.
pub fn read<T: Kept>(text: &str) -> Option<T> {
    T::from_json(&Json::read(text).ok()?)
}

impl Kept for bool {
    fn to_json(&self) -> Json {
        Json::Bool(*self)
    }

    fn from_json(json: &Json) -> Option<bool> {
        match json {
            Json::Bool(is) => Some(*is),
            _ => None,
        }
    }
}

impl Kept for u64 {
    fn to_json(&self) -> Json {
        Json::Number(*self)
    }

    fn from_json(json: &Json) -> Option<u64> {
        match json {
            Json::Number(n) => Some(*n),
            _ => None,
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Kept for $number {
            fn to_json(&self) -> Json {
                Json::Number(*self as u64)
            }

            fn from_json(json: &Json) -> Option<$number> {
                u64::from_json(json)?.try_into().ok()
            }
        }
    )*};
}

numbers!(u8, u32, usize);

impl Kept for String {
    fn to_json(&self) -> Json {
        Json::Text(self.clone())
    }

    fn from_json(json: &Json) -> Option<String> {
        match json {
            Json::Text(words) => Some(words.clone()),
            _ => None,
        }
    }
}

impl<T: Kept> Kept for Option<T> {
    fn to_json(&self) -> Json {
        self.as_ref().map_or(Json::Null, T::to_json)
    }

    fn from_json(json: &Json) -> Option<Option<T>> {
        match json {
            Json::Null => Some(None),
            json => T::from_json(json).map(Some),
        }
    }

    fn absent() -> Option<Option<T>> {
        Some(None)
    }
}

impl<T: Kept> Kept for Vec<T> {
    fn to_json(&self) -> Json {
        Json::List(self.iter().map(T::to_json).collect())
    }

    fn from_json(json: &Json) -> Option<Vec<T>> {
        match json {
            Json::List(all) => all.iter().map(T::from_json).collect(),
            _ => None,
        }
    }
}

impl<T: Kept, const N: usize> Kept for [T; N] {
    fn to_json(&self) -> Json {
        Json::List(self.iter().map(T::to_json).collect())
    }

    fn from_json(json: &Json) -> Option<[T; N]> {
        Vec::from_json(json)?.try_into().ok()
    }
}

impl<A: Kept, B: Kept> Kept for (A, B) {
    fn to_json(&self) -> Json {
        Json::List(vec![self.0.to_json(), self.1.to_json()])
    }

    fn from_json(json: &Json) -> Option<(A, B)> {
        match json {
            Json::List(all) => match all.as_slice() {
                [a, b] => Some((A::from_json(a)?, B::from_json(b)?)),
                _ => None,
            },
            _ => None,
        }
    }
}

impl<T: Kept> Kept for BTreeMap<String, T> {
    fn to_json(&self) -> Json {
        Json::map(self.iter().map(|(name, value)| (name.clone(), value.to_json())).collect())
    }

    fn from_json(json: &Json) -> Option<BTreeMap<String, T>> {
        match json {
            Json::Map(entries) => {
                let read = |(name, value): (&String, &Json)| Some((name.clone(), T::from_json(value)?));
                entries.iter().map(read).collect::<Option<_>>().map(gathered)
            }
            _ => None,
        }
    }
}

/// Keeps a struct as a map of its fields; `field or value` says what stands for one that was not kept.
macro_rules! kept_fields {
    ($type:ident { $($field:ident $(or $other:expr)?),* $(,)? }) => {
        impl $crate::kept::Kept for $type {
            fn to_json(&self) -> $crate::kept::Json {
                $crate::kept::Json::map(vec![$((stringify!($field).to_owned(), self.$field.to_json())),*])
            }

            fn from_json(json: &$crate::kept::Json) -> Option<$type> {
                Some($type { $($field: $crate::kept::kept_fields!(@ json, $field $(, $other)?)),* })
            }
        }
    };
    (@ $json:ident, $field:ident) => { $crate::kept::entry($json, stringify!($field))? };
    (@ $json:ident, $field:ident, $other:expr) => {
        $crate::kept::entry::<Option<_>>($json, stringify!($field))?.unwrap_or_else(|| $other)
    };
}

/// Keeps an enum as a word for each of its values.
macro_rules! kept_words {
    ($type:ident { $($value:ident = $word:literal),* $(,)? }) => {
        impl $crate::kept::Kept for $type {
            fn to_json(&self) -> $crate::kept::Json {
                $crate::kept::Json::Text(match self { $($type::$value => $word),* }.to_owned())
            }

            fn from_json(json: &$crate::kept::Json) -> Option<$type> {
                match json {
                    $crate::kept::Json::Text(word) => match word.as_str() {
                        $($word => Some($type::$value),)*
                        _ => None,
                    },
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use {kept_fields, kept_words};
