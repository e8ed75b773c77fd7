//! Reading and writing files, with the reason where it fails.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::words;

pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::File(words::file_error(path, &error)))
}

pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::File(words::file_error(path, &error)))
}
