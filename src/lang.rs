//! The languages of the app, and which one a reader gets.

use crate::kept::kept_words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    En,
    Pt,
}

kept_words!(Lang { En = "en", Pt = "pt" });

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pt];

    /// For the page's `lang` attribute: Portuguese is as written in Brazil.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pt => "pt-BR",
        }
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Pt => "Português",
        }
    }

    /// The first of the reader's languages that we have, English if none.
    pub fn best<T: AsRef<str>>(wanted: impl IntoIterator<Item = T>) -> Lang {
        wanted.into_iter().find_map(|tag| Lang::of(tag.as_ref())).unwrap_or(Lang::En)
    }

    fn of(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next()?;
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().split('-').next().is_some_and(|ours| primary.eq_ignore_ascii_case(ours)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_gets_the_first_language_that_we_have() {
        assert_eq!(Lang::best(["pt-PT", "en"]), Lang::Pt);
        assert_eq!(Lang::best(["ca", "PT_br", "en"]), Lang::Pt);
        assert_eq!(Lang::best(["en-GB", "pt"]), Lang::En);
    }

    #[test]
    fn a_reader_whose_languages_we_lack_gets_english() {
        assert_eq!(Lang::best(["eu", "ptx", ""]), Lang::En);
        assert_eq!(Lang::best(Vec::<String>::new()), Lang::En);
    }
}
