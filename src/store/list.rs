//! The list of saves: what is there, what leaves it, and what comes back.

use std::cmp::Reverse;

use super::{BUDGET, Meta, Save, SaveId, Status, Store, StoreError, body_of, id_in, slot_key};

/// How many games are kept. Only finished ones make room for others: a game under way goes by hand alone.
pub const MOST: usize = 30;

/// One row of the list of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: SaveId,
    pub meta: Result<Meta, StoreError>,
}

impl Listed {
    /// Whether the game can go on.
    pub fn under_way(&self) -> bool {
        self.meta.as_ref().is_ok_and(|meta| matches!(meta.status, Status::UnderWay { .. }))
    }

    /// Whether the game has come to its end.
    pub fn finished(&self) -> bool {
        self.meta.as_ref().is_ok_and(|meta| matches!(meta.status, Status::Finished { .. }))
    }

    fn when(&self) -> u64 {
        self.meta.as_ref().map_or(0, |meta| meta.when)
    }
}

/// A game that was removed, and can be put back as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    pub id: SaveId,
    slots: [Option<String>; 2],
    current: bool,
}

impl Store {
    /// Every saved game, the newest first; those that cannot be read last. Changes nothing.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let mut ids: Vec<SaveId> = self.shelf.keys()?.iter().filter_map(|key| id_in(key)).collect();
        rules::sort::by_key(&mut ids, |id| *id);
        ids.dedup();
        let mut rows = Vec::new();
        for id in ids {
            rows.push(Listed { id, meta: self.look(id)? });
        }
        rules::sort::by_key(&mut rows, |row| (Reverse(row.when()), row.id));
        Ok(rows)
    }

    /// The game that home offers to go on with: the current one, or else the one played last.
    pub fn to_go_on(&self) -> Result<Option<Listed>, StoreError> {
        let current = self.current()?;
        let rows = self.list()?;
        let wanted = |row: &&Listed| current == Some(row.id) && !row.finished();
        Ok(rows.iter().find(wanted).or_else(|| rows.iter().find(|row| row.under_way())).cloned())
    }

    /// Makes room for one more game: the finished ones go, the oldest first. Says how many went.
    pub fn make_room(&self, save: &Save) -> Result<usize, StoreError> {
        let needed = 2 * body_of(save).len();
        let rows = self.list()?;
        let mut kept = rows.len();
        let mut removed = 0;
        for row in rows.iter().rev().filter(|row| row.finished()) {
            if kept < MOST && self.used()? + needed <= BUDGET {
                break;
            }
            self.delete(row.id)?;
            kept -= 1;
            removed += 1;
        }
        Ok(removed)
    }

    /// Removes a game, but not what was set aside of it. What is given back brings it back.
    pub fn delete(&self, id: SaveId) -> Result<Removed, StoreError> {
        let current = self.current()? == Some(id);
        let slots = [self.shelf.get(&slot_key(id, 0))?, self.shelf.get(&slot_key(id, 1))?];
        for slot in 0..2 {
            self.shelf.remove(&slot_key(id, slot))?;
        }
        if current {
            self.set_current(None)?;
        }
        Ok(Removed { id, slots, current })
    }

    /// Brings back what was removed, unless it is there again by now.
    pub fn put_back(&self, removed: &Removed) -> Result<(), StoreError> {
        let Removed { id, slots, current } = removed;
        for (slot, text) in slots.iter().enumerate() {
            let key = slot_key(*id, slot);
            if let (Some(text), None) = (text, self.shelf.get(&key)?) {
                self.shelf.set(&key, text)?;
            }
        }
        if *current && self.current()?.is_none() {
            self.set_current(Some(*id))?;
        }
        Ok(())
    }
}
