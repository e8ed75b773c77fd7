//! The words of the app in every language, made from `locales/*.json` by `build.rs`.
//!
//! A text may have slots, `{{ name }}`, and forms for how many of something it tells of. `tests/words.rs` reads the files
//! and the sources: every language has every text, and every use fills exactly the slots of its text.

use std::fmt::{Display, Write};
use std::sync::OnceLock;

use crate::lang::Lang;
use crate::page::*;

/// The keys, in a module for each group.
#[allow(non_upper_case_globals, unused_imports)]
pub mod keys {
    use super::{Counted, Form, Key};

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// A text.
#[derive(Clone, Copy)]
pub struct Key(u16);

/// A text that has a form for how many it tells of: its slot `count`.
#[derive(Clone, Copy)]
pub struct Counted {
    first: u16,
    forms: &'static [Form],
}

/// The forms that languages have.
#[allow(non_camel_case_types, dead_code)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    zero,
    one,
    two,
    few,
    many,
    other,
}

/// What stands in a slot.
pub type Slot<'a> = (&'static str, &'a dyn Display);

/// The form a language has for a number of things.
fn form(lang: Lang, count: u64) -> Form {
    match (lang, count) {
        (Lang::En, 1) | (Lang::Pt, 0 | 1) => Form::one,
        _ => Form::other,
    }
}

/// All texts of a language in the order of the keys.
fn texts(lang: Lang) -> &'static [&'static str] {
    static EN: OnceLock<Vec<&str>> = OnceLock::new();
    static PT: OnceLock<Vec<&str>> = OnceLock::new();
    let (texts, all) = match lang {
        Lang::En => (&EN, include_str!(concat!(env!("OUT_DIR"), "/en.txt"))),
        Lang::Pt => (&PT, include_str!(concat!(env!("OUT_DIR"), "/pt.txt"))),
    };
    texts.get_or_init(|| all.split('\n').collect())
}

/// A text in a language.
pub fn text(lang: Lang, Key(index): Key) -> &'static str {
    texts(lang).get(usize::from(index)).copied().unwrap_or_default()
}

/// What can be said with slots.
pub trait Say {
    fn text(self, lang: Lang, slots: &[Slot]) -> &'static str;
}

impl Say for Key {
    fn text(self, lang: Lang, _: &[Slot]) -> &'static str {
        text(lang, self)
    }
}

impl Say for Counted {
    fn text(self, lang: Lang, slots: &[Slot]) -> &'static str {
        let count = slots.iter().find(|(name, _)| *name == "count").map(|(_, count)| count.to_string());
        let form = form(lang, count.and_then(|count| count.parse().ok()).unwrap_or(0));
        let at = self.forms.iter().position(|known| *known == form).unwrap_or(self.forms.len() - 1);
        text(lang, Key(self.first + at as u16))
    }
}

/// A text with its slots filled.
fn filled(text: &str, slots: &[Slot]) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        said.push_str(before);
        if let Some((_, what)) = slots.iter().find(|(slot, _)| *slot == name.trim()) {
            // never fails on a string
            let _ = write!(said, "{what}");
        }
        rest = after;
    }
    said.push_str(rest);
    said
}

/// The words of the language that the app speaks, followed. Copied freely.
#[derive(Clone, Copy)]
pub struct Words(RwSignal<Lang>);

impl Words {
    pub fn new(lang: Lang) -> Words {
        Words(RwSignal::new(lang))
    }

    /// Another language from now on.
    pub fn speak(self, lang: Lang) {
        if self.0.get_untracked() != lang {
            self.0.set(lang);
        }
    }

    /// What `t_string!` says without slots.
    pub fn text(self, key: Key) -> &'static str {
        text(self.0.get(), key)
    }

    /// What `t_string!` says with slots.
    pub fn filled(self, what: impl Say, slots: &[Slot]) -> String {
        filled(what.text(self.0.get(), slots), slots)
    }
}

/// The words that whoever is above lets speak.
pub fn use_i18n() -> Words {
    expect_context()
}

/// Says something: `t_string!(words, group.key)` is a `&'static str`, with slots, `t_string!(words, group.key, name = value)`,
/// a `String`; a slot alone stands for the variable of its name.
macro_rules! t_string {
    (@ $slot:ident = $value:expr) => { &$value };
    (@ $slot:ident) => { &$slot };
    ($words:expr, $group:ident . $key:ident) => {
        $words.text($crate::words::keys::$group::$key)
    };
    ($words:expr, $group:ident . $key:ident, $($slot:ident $(= $value:expr)?),+ $(,)?) => {
        $words.filled(
            $crate::words::keys::$group::$key,
            &[$((stringify!($slot), $crate::words::t_string!(@ $slot $(= $value)?) as &dyn ::std::fmt::Display)),+],
        )
    };
}
pub(crate) use t_string;

/// Says something without slots in a language, where no component is.
macro_rules! td_string {
    ($lang:expr, $group:ident . $key:ident) => {
        $crate::words::text($lang, $crate::words::keys::$group::$key)
    };
}
pub(crate) use td_string;
