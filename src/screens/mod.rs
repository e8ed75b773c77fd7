//! One file a screen.

mod help;
mod home;
mod new_game;
mod play;
mod saved;
mod settings;

pub use help::{Help, HelpSheet, Library};
pub use home::Home;
pub use new_game::{Chosen, NewGame};
pub use play::Play;
pub use saved::Saved;
pub use settings::SettingsSheet;
