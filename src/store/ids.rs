//! Random names for games and tabs.

use std::fmt;
use std::str::FromStr;

macro_rules! random_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                let id = u64::from_str_radix(text, 16).map($name).map_err(|_| ())?;
                (id.to_string() == text).then_some(id).ok_or(())
            }
        }
    };
}

random_id! {
    /// One saved game.
    SaveId
}
random_id! {
    /// One tab of one browser, from its opening to its closing.
    TabId
}
