//! The rule modules beside the core, a folder each. What they share is in [`crate::switchboard`].

#[cfg(test)]
pub(crate) mod probe;
