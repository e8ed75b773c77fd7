//! One file a screen.

mod home;
mod new_game;
mod play;

pub use home::Home;
pub use new_game::{Chosen, NewGame};
pub use play::Play;
