//! Why a command failed, and the exit code of it.

use std::fmt;
use std::process::ExitCode;

use rules::setup::SetupError;

use crate::words;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The game says no.
    No(String),
    /// The command line asks for something that does not exist.
    Usage(String),
    /// A file could not be read or written.
    File(String),
}

impl Failure {
    /// The exit code, as `--help` documents it.
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::No(_) => 1,
            Failure::Usage(_) => 2,
            Failure::File(_) => 3,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Failure::No(text) | Failure::Usage(text) | Failure::File(text)) = self;
        f.write_str(text)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Usage(words::setup_error(&error))
    }
}
