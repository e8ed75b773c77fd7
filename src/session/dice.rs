//! The chance of a game, shared between the engine, which asks it, and the session, which saves how far it has come.

use std::sync::{Arc, Mutex, PoisonError};

use rules::chance::{Chance, Query, STREAMS, Streams};

#[derive(Clone)]
pub struct Shared(Arc<Mutex<Streams>>);

impl Shared {
    pub fn new(streams: Streams) -> Shared {
        Shared(Arc::new(Mutex::new(streams)))
    }

    /// The same chance, for a game to ask.
    pub fn chance(&self) -> Box<dyn Chance> {
        Box::new(self.clone())
    }

    pub fn seed(&self) -> u64 {
        self.with(|streams| streams.seed())
    }

    pub fn draws(&self) -> [u64; STREAMS] {
        self.with(|streams| streams.draws())
    }

    fn with<T>(&self, f: impl FnOnce(&mut Streams) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Chance for Shared {
    fn pick(&mut self, what: Query, weights: &[u8]) -> usize {
        self.with(|streams| streams.pick(what, weights))
    }
}
