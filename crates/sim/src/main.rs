//! `sim`: the native command line.

fn main() {}
