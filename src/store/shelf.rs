//! Where texts are kept under a key: the browser's storage, or memory when there is none.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Why a shelf did not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfError {
    /// The browser lets this page keep nothing.
    Blocked,
    /// There is no room; what was there before is still there.
    Full,
}

/// Keeps texts by key. Nothing here panics, whatever the browser forbids.
pub trait Shelf: Send + Sync {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError>;
    fn set(&self, key: &str, text: &str) -> Result<(), ShelfError>;
    fn remove(&self, key: &str) -> Result<(), ShelfError>;
    fn keys(&self) -> Result<Vec<String>, ShelfError>;
}

/// Lasts as long as the page: stands in for a blocked storage, and for the browser in tests.
#[derive(Debug, Default)]
pub struct MemoryShelf(Mutex<BTreeMap<String, String>>);

impl MemoryShelf {
    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for MemoryShelf {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        Ok(self.texts().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        self.texts().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), ShelfError> {
        self.texts().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, ShelfError> {
        Ok(self.texts().keys().cloned().collect())
    }
}
