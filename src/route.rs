//! Which screen an address names. The part after `#` never leaves the device.

use std::borrow::Cow;

/// A screen of the app.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    #[default]
    Home,
    NewGame,
    Saved,
    Play,
    /// "How to play", at a topic if one is named.
    Help(Option<String>),
}

impl Screen {
    /// The screen of a fragment; anything else is home.
    pub fn of(fragment: &str) -> Screen {
        match fragment {
            "#/new" => Screen::NewGame,
            "#/saved" => Screen::Saved,
            "#/play" => Screen::Play,
            "#/help" => Screen::Help(None),
            _ => match fragment.strip_prefix("#/help/") {
                Some(topic) if is_id(topic) => Screen::Help(Some(topic.to_owned())),
                _ => Screen::Home,
            },
        }
    }

    pub fn fragment(&self) -> Cow<'static, str> {
        match self {
            Screen::Home => "#/".into(),
            Screen::NewGame => "#/new".into(),
            Screen::Saved => "#/saved".into(),
            Screen::Play => "#/play".into(),
            Screen::Help(None) => "#/help".into(),
            Screen::Help(Some(topic)) => format!("#/help/{topic}").into(),
        }
    }

    /// The screen without what changes within it.
    pub fn whole(self) -> Screen {
        match self {
            Screen::Help(_) => Screen::Help(None),
            other => other,
        }
    }
}

/// Whether a text could be the id of a topic.
fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_an_address_that_leads_to_it() {
        let topic = Screen::Help(Some("longest-road".to_owned()));
        for screen in [Screen::Home, Screen::NewGame, Screen::Saved, Screen::Play, Screen::Help(None), topic] {
            assert_eq!(Screen::of(&screen.fragment()), screen);
        }
    }

    #[test]
    fn an_address_that_names_no_screen_leads_home() {
        for fragment in ["", "#", "#/nowhere", "#/new/", "#/help/", "#/help/<b>", "#s=1.abc", "#g=1.abc"] {
            assert_eq!(Screen::of(fragment), Screen::Home, "{fragment}");
        }
    }
}
