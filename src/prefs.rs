//! What the person at this device chose, kept between visits.

use crate::desk::Manners;
use crate::hints::Seen;
use crate::kept::{Json, Kept, kept_words};
use crate::lang::Lang;
use crate::new_game::{Dice, Options, Party};
use crate::store::{Shelf, ShelfError};

const KEY: &str = "farshore/prefs";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

kept_words!(Theme { System = "system", Light = "light", Dark = "dark" });

impl Theme {
    fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    #[default]
    System,
    Full,
    Less,
    None,
}

kept_words!(Motion { System = "system", Full = "full", Less = "less", None = "none" });

impl Motion {
    fn attribute(self) -> Option<&'static str> {
        match self {
            Motion::System => None,
            Motion::Full => Some("full"),
            Motion::Less => Some("less"),
            Motion::None => Some("none"),
        }
    }

    /// Whether things travel over the table; `less`: whether the system asks for less motion.
    pub fn travels(self, less: bool) -> bool {
        match self {
            Motion::System => !less,
            Motion::Full => true,
            Motion::Less | Motion::None => false,
        }
    }
}

/// How loud the table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sound {
    #[default]
    Off,
    Quiet,
    Full,
}

kept_words!(Sound { Off = "off", Quiet = "quiet", Full = "full" });

/// The sizes of text to choose from, in percent of the browser's own.
pub const TEXT_SIZES: [u8; 5] = [90, USUAL_TEXT, 110, 125, 150];
const USUAL_TEXT: u8 = 100;

/// The seconds of a turn that the clock may show; 0 is no clock.
pub const CLOCKS: [u8; 4] = [0, 60, 90, 120];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// None: as the browser says.
    pub lang: Option<Lang>,
    pub theme: Theme,
    /// One of `TEXT_SIZES`.
    pub text: u8,
    pub motion: Motion,
    /// More contrast than the system asks for.
    pub contrast: bool,
    /// Names under the pictures of cards and tiles.
    pub names: bool,
    pub left_handed: bool,
    /// The screen stays on while a game is shown.
    pub awake: bool,
    /// Keys that are a single letter.
    pub letters: bool,
    /// The hints that were shown.
    pub hints: Seen,
    pub sound: Sound,
    /// The people who played last.
    pub party: Option<Party>,
    pub points: Option<u8>,
    pub dice: Dice,
    pub options: Options,
    /// One of `CLOCKS`.
    pub clock: u8,
    /// How this table plays.
    pub manners: Manners,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs::of(&Json::Null)
    }
}

impl Prefs {
    /// Reads each preference by itself: one that makes no sense is as if never set, and takes no other with it.
    pub fn read(shelf: &dyn Shelf) -> Prefs {
        let text = shelf.get(KEY).ok().flatten().unwrap_or_default();
        Prefs::of(&Json::read(&text).unwrap_or(Json::Null))
    }

    fn of(all: &Json) -> Prefs {
        Prefs {
            lang: one(all, "lang"),
            theme: one(all, "theme").unwrap_or_default(),
            text: one(all, "text").filter(|size| TEXT_SIZES.contains(size)).unwrap_or(USUAL_TEXT),
            motion: one(all, "motion").unwrap_or_default(),
            contrast: one(all, "contrast").unwrap_or(false),
            names: one(all, "names").unwrap_or(true),
            left_handed: one(all, "left_handed").unwrap_or(false),
            awake: one(all, "awake").unwrap_or(false),
            letters: one(all, "letters").unwrap_or(true),
            hints: one(all, "hints").unwrap_or_default(),
            sound: one(all, "sound").unwrap_or_default(),
            party: one(all, "party").filter(Party::is_possible),
            points: one(all, "points"),
            dice: one(all, "dice").unwrap_or_default(),
            options: one(all, "options").unwrap_or_default(),
            clock: one(all, "clock").filter(|seconds| CLOCKS.contains(seconds)).unwrap_or(0),
            manners: one(all, "manners").unwrap_or_default(),
        }
    }

    fn to_json(&self) -> Json {
        let all = [
            ("lang", self.lang.to_json()),
            ("theme", self.theme.to_json()),
            ("text", self.text.to_json()),
            ("motion", self.motion.to_json()),
            ("contrast", self.contrast.to_json()),
            ("names", self.names.to_json()),
            ("left_handed", self.left_handed.to_json()),
            ("awake", self.awake.to_json()),
            ("letters", self.letters.to_json()),
            ("hints", self.hints.to_json()),
            ("sound", self.sound.to_json()),
            ("party", self.party.to_json()),
            ("points", self.points.to_json()),
            ("dice", self.dice.to_json()),
            ("options", self.options.to_json()),
            ("clock", self.clock.to_json()),
            ("manners", self.manners.to_json()),
        ];
        Json::map(all.map(|(name, value)| (name.to_owned(), value)).into())
    }

    /// The attributes of the page that the look depends on; those without a value are not there.
    pub fn attributes(&self) -> [(&'static str, Option<String>); 6] {
        [
            ("data-theme", self.theme.attribute().map(str::to_owned)),
            ("data-text", (self.text != USUAL_TEXT).then(|| self.text.to_string())),
            ("data-motion", self.motion.attribute().map(str::to_owned)),
            ("data-contrast", self.contrast.then(|| "more".to_owned())),
            ("data-names", (!self.names).then(|| "none".to_owned())),
            ("data-hand", self.left_handed.then(|| "left".to_owned())),
        ]
    }

    pub fn keep(&self, shelf: &dyn Shelf) -> Result<(), ShelfError> {
        shelf.set(KEY, &self.to_json().write())
    }
}

/// One preference, none if it makes no sense.
fn one<T: Kept>(all: &Json, name: &str) -> Option<T> {
    T::from_json(all.get(name)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hints::Hint;
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
            text: 125,
            motion: Motion::Less,
            contrast: true,
            names: false,
            left_handed: true,
            awake: true,
            letters: false,
            hints: Seen::default().with(Hint::Moves),
            sound: Sound::Quiet,
            party: Some(Party::default()),
            points: Some(12),
            dice: Dice { same: true, seed: 77 },
            options: Options { trade: false, ..Options::default() },
            clock: 90,
            manners: Manners { open_hands: true, ..Manners::default() },
        };
        prefs.keep(&shelf).unwrap();
        assert_eq!(Prefs::read(&shelf), prefs);
    }

    #[test]
    fn nothing_kept_or_nonsense_is_the_default() {
        assert_eq!(Prefs::read(&MemoryShelf::default()), Prefs::default());
        for text in
            ["", "{", "7", "[]", "null", r#"{"theme":"mauve","lang":3,"party":{"seats":[]},"text":101,"clock":61}"#]
        {
            assert_eq!(read(text), Prefs::default(), "{text}");
        }
    }

    #[test]
    fn one_preference_that_makes_no_sense_leaves_the_others() {
        let prefs = read(r#"{"lang":"pt","theme":"mauve","points":9,"of a later version":true}"#);
        assert_eq!(prefs, Prefs { lang: Some(Lang::Pt), points: Some(9), ..Prefs::default() });
    }

    #[test]
    fn things_travel_unless_the_system_or_the_setting_asks_for_less() {
        let travels = |less: bool| [Motion::System, Motion::Full, Motion::Less, Motion::None].map(|m| m.travels(less));
        assert_eq!(travels(false), [true, true, false, false]);
        assert_eq!(travels(true), [false, true, false, false]);
    }

    #[test]
    fn what_is_as_the_system_wants_it_leaves_the_page_alone() {
        assert!(Prefs::default().attributes().iter().all(|(_, value)| value.is_none()));
        let chosen =
            read(r#"{"theme":"dark","text":150,"motion":"none","contrast":true,"names":false,"left_handed":true}"#);
        let values = chosen.attributes().map(|(_, value)| value.unwrap());
        assert_eq!(values, ["dark", "150", "none", "more", "none", "left"]);
    }
}
