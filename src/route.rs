//! Which screen an address names. The part after `#` never leaves the device.

/// A screen of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    #[default]
    Home,
    NewGame,
    Play,
}

impl Screen {
    /// The screen of a fragment; anything else is home.
    pub fn of(fragment: &str) -> Screen {
        match fragment {
            "#/new" => Screen::NewGame,
            "#/play" => Screen::Play,
            _ => Screen::Home,
        }
    }

    pub fn fragment(self) -> &'static str {
        match self {
            Screen::Home => "#/",
            Screen::NewGame => "#/new",
            Screen::Play => "#/play",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_an_address_that_leads_to_it() {
        for screen in [Screen::Home, Screen::NewGame, Screen::Play] {
            assert_eq!(Screen::of(screen.fragment()), screen);
        }
    }

    #[test]
    fn an_address_that_names_no_screen_leads_home() {
        for fragment in ["", "#", "#/nowhere", "#/new/", "#s=1.abc", "#g=1.abc"] {
            assert_eq!(Screen::of(fragment), Screen::Home, "{fragment}");
        }
    }
}
