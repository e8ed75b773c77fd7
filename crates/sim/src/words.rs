//! Every sentence of `sim`: the engine gives codes, the words are here.

use rules::setup::SetupError;

/// Why a setup can't be played.
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::Scenario(id) => format!("there is no scenario \"{id}\"; `sim list` names them"),
        SetupError::Players(n) => format!("not for {n} players"),
        SetupError::Target { asked, min, max } => format!("{asked} points: choose from {min} to {max}"),
        SetupError::Option(option) => {
            format!("there is no option \"{option}\"; there are board, harbours, target, first, trade, offers, seed")
        }
        SetupError::Value { option, value } => format!("option {option} can't be \"{value}\""),
        SetupError::Name(name) => format!("\"{name}\" can't be a name"),
        SetupError::Layout(error) => format!("the map is broken: {error}"),
        SetupError::Deal(_) => "the island could not be dealt under these conditions".to_string(),
        SetupError::NoPreset => "this map has no starts for beginners".to_string(),
    }
}

/// A variant that does not exist.
pub fn no_variant(variant: &str) -> String {
    format!("there is no variant \"{variant}\"; `sim list` names what there is")
}

/// An option without its value.
pub fn no_value(option: &str) -> String {
    format!("option \"{option}\" needs a value: NAME=VALUE")
}

/// A player who must act has no action.
pub fn nothing_to_choose(seed: u64, step: u64) -> String {
    format!("seed {seed}, step {step}: somebody must act and nothing is listed")
}
