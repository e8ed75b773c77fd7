//! What the person at this device chose, kept between visits.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::lang::Lang;
use crate::desk::Manners;
use crate::new_game::{Dice, Options, Party};
use crate::store::{Shelf, ShelfError};

const KEY: &str = "farshore/prefs";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    /// The value of `data-theme` on the page, none to follow the system.
    pub fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prefs {
    /// None: as the browser says.
    pub lang: Option<Lang>,
    pub theme: Theme,
    /// The people who played last.
    pub party: Option<Party>,
    pub points: Option<u8>,
    pub dice: Dice,
    pub options: Options,
    /// How this table plays.
    pub manners: Manners,
}

impl Prefs {
    /// Reads each preference by itself: one that makes no sense is as if never set, and takes no other with it.
    pub fn read(shelf: &dyn Shelf) -> Prefs {
        let text = shelf.get(KEY).ok().flatten().unwrap_or_default();
        let all: Value = serde_json::from_str(&text).unwrap_or_default();
        Prefs {
            lang: one(&all, "lang"),
            theme: one(&all, "theme").unwrap_or_default(),
            party: one(&all, "party").filter(Party::is_possible),
            points: one(&all, "points"),
            dice: one(&all, "dice").unwrap_or_default(),
            options: one(&all, "options").unwrap_or_default(),
            manners: one(&all, "manners").unwrap_or_default(),
        }
    }

    pub fn keep(&self, shelf: &dyn Shelf) -> Result<(), ShelfError> {
        shelf.set(KEY, &serde_json::to_string(self).expect("plain values always serialise"))
    }
}

fn one<T: for<'a> Deserialize<'a>>(all: &Value, name: &str) -> Option<T> {
    T::deserialize(all.get(name)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryShelf;

    fn read(text: &str) -> Prefs {
        let shelf = MemoryShelf::default();
        shelf.set(KEY, text).unwrap();
        Prefs::read(&shelf)
    }

    #[test]
    fn what_was_kept_is_read_back() {
        let shelf = MemoryShelf::default();
        let prefs = Prefs {
            lang: Some(Lang::Pt),
            theme: Theme::Dark,
            party: Some(Party::default()),
            points: Some(12),
            dice: Dice { same: true, seed: 77 },
            options: Options { trade: false, ..Options::default() },
            manners: Manners { open_hands: true, ..Manners::default() },
        };
        prefs.keep(&shelf).unwrap();
        assert_eq!(Prefs::read(&shelf), prefs);
    }

    #[test]
    fn nothing_kept_or_nonsense_is_the_default() {
        assert_eq!(Prefs::read(&MemoryShelf::default()), Prefs::default());
        for text in ["", "{", "7", "[]", "null", r#"{"theme":"mauve","lang":3,"party":{"seats":[]}}"#] {
            assert_eq!(read(text), Prefs::default(), "{text}");
        }
    }

    #[test]
    fn one_preference_that_makes_no_sense_leaves_the_others() {
        let prefs = read(r#"{"lang":"pt","theme":"mauve","points":9,"of a later version":true}"#);
        assert_eq!(prefs, Prefs { lang: Some(Lang::Pt), points: Some(9), ..Prefs::default() });
    }
}
