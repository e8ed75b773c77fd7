//! The controls that every screen is made of, each with its keyboard and its words for readers aloud.

mod button;
mod choice;
mod dialog;
mod hold;
mod icon;
mod kinds;
mod notice;
mod pick;
mod stepper;
mod switch;
mod toast;
mod when;

pub use button::{Button, IconButton, Kind};
pub use choice::Choice;
pub use dialog::Dialog;
pub use hold::HoldButton;
pub use icon::{Flag, Icon};
pub use kinds::{COST_ORDER, HAND_ORDER, KindIcon};
pub use notice::Notice;
pub use pick::Pick;
pub use stepper::Stepper;
pub use switch::Switch;
pub use toast::{ToastRegion, Toasts};
pub use when::When;
