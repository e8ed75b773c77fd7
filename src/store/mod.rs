//! Saved games. Each has two slots that take turns, so that a write cut short leaves the one before it.

mod checksum;
mod file;
mod ids;
mod list;
mod save;
mod shelf;
mod slot;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::kept;
pub use file::{from_file, to_file};
pub use ids::{SaveId, TabId};
pub use list::{Listed, MOST, Removed};
pub use save::{Dice, Meta, Save, SeatMeta, Status};
pub use shelf::{MemoryShelf, Shelf, ShelfError};
pub use slot::Stamp;
use slot::{Slot, VERSION, seal, unseal};

/// All that the app keeps on a device together, in bytes. Browsers give a site about 5 MB, and a site may hold more than
/// this app. Asked only when a game begins: a game under way is never refused for it.
pub const BUDGET: usize = 4_000_000;

const ROOT: &str = "farshore/";
const CURRENT: &str = "farshore/current";
const NONE: &str = "none";
const SAVES: &str = "farshore/save/";
const ASIDE: &str = "farshore/aside/";
const SLOTS: [char; 2] = ['a', 'b'];

/// Why a save was not read or not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser lets this page keep nothing.
    Blocked,
    /// No room; the last write that succeeded is still there.
    Full,
    /// Another tab wrote, or deleted, this game since this tab last read or wrote it.
    OtherTab,
    /// Written by a newer version of the app; left as it is.
    Newer {
        version: u32,
    },
    /// Neither slot is intact. Both are set aside, nothing is deleted.
    Damaged,
    Missing,
}

impl From<ShelfError> for StoreError {
    fn from(error: ShelfError) -> Self {
        match error {
            ShelfError::Blocked => StoreError::Blocked,
            ShelfError::Full => StoreError::Full,
        }
    }
}

/// A game that this tab has open: what it must present to write on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub id: SaveId,
    seen: [Option<Stamp>; 2],
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub save: Save,
    pub held: Held,
    /// One slot was damaged: this is the last save that is intact.
    pub damaged: bool,
}

/// How a game that a tab has open stands on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// As this tab left it.
    Ours,
    /// Written, or deleted, by another tab.
    OtherTab,
    /// Everything of the app was cleared away under it: not this game in particular, so it is written again.
    Cleared,
}

/// The saves of this device, as one tab sees them.
#[derive(Clone)]
pub struct Store {
    shelf: Arc<dyn Shelf>,
    tab: TabId,
}

impl Store {
    pub fn new(shelf: Arc<dyn Shelf>, tab: TabId) -> Store {
        Store { shelf, tab }
    }

    /// Saves a new game and makes it the current one.
    pub fn begin(&self, id: SaveId, save: &Save) -> Result<Held, StoreError> {
        if self.used()? + 2 * body_of(save).len() > BUDGET {
            return Err(StoreError::Full);
        }
        let mut held = Held { id, seen: [None, None] };
        self.write(&mut held, save)?;
        self.set_current(Some(id))?;
        Ok(held)
    }

    /// Reads the newest intact slot. A damaged one is set aside first.
    pub fn open(&self, id: SaveId) -> Result<Opened, StoreError> {
        let mut slots = self.slots(id)?.map(readable);
        refuse_newer(&slots)?;
        let damaged = self.rescue(id, &mut slots)?;
        let seen = stamps(&slots);
        let save = newest(&slots).and_then(|body| save_of(body).ok());
        match save {
            Some(save) => Ok(Opened { save, held: Held { id, seen }, damaged }),
            None if damaged => Err(StoreError::Damaged),
            None => Err(StoreError::Missing),
        }
    }

    /// Writes the older of the two slots, unless another tab wrote meanwhile.
    pub fn write(&self, held: &mut Held, save: &Save) -> Result<(), StoreError> {
        let mut slots = self.slots(held.id)?;
        refuse_newer(&slots)?;
        self.set_aside(held.id, &mut slots)?;
        let found = stamps(&slots);
        let standing = self.standing_of(held, found)?;
        if standing == Standing::OtherTab {
            return Err(StoreError::OtherTab);
        }
        let counter = held.seen.iter().flatten().map(|stamp| stamp.counter).max().unwrap_or(0).saturating_add(1);
        let stamp = Stamp { counter, tab: self.tab };
        let older = usize::from(found[1] < found[0]);
        self.shelf.set(&slot_key(held.id, older), &seal(VERSION, stamp, &body_of(save)))?;
        held.seen = found;
        held.seen[older] = Some(stamp);
        if standing == Standing::Cleared {
            self.set_current(Some(held.id))?;
        }
        Ok(())
    }

    /// How a game stands that this tab has open.
    pub fn standing(&self, held: &Held) -> Result<Standing, StoreError> {
        self.standing_of(held, stamps(&self.slots(held.id)?))
    }

    fn standing_of(&self, held: &Held, found: [Option<Stamp>; 2]) -> Result<Standing, StoreError> {
        let unknown = found.iter().flatten().any(|stamp| !held.seen.contains(&Some(*stamp)));
        let gone = found == [None, None] && held.seen != [None, None];
        Ok(match (unknown, gone) {
            (true, _) => Standing::OtherTab,
            (_, false) => Standing::Ours,
            // whoever deletes one game leaves a word on what is current
            (_, true) if self.shelf.get(CURRENT)?.is_some() => Standing::OtherTab,
            (_, true) => Standing::Cleared,
        })
    }

    /// Reads the game and at once writes it on as this tab's: any other tab that has it open can only look from now on.
    pub fn take_over(&self, id: SaveId) -> Result<Opened, StoreError> {
        let mut opened = self.open(id)?;
        self.write(&mut opened.held, &opened.save)?;
        Ok(opened)
    }

    /// Sets every damaged slot aside, and says which games had one.
    pub fn tidy(&self) -> Result<Vec<SaveId>, StoreError> {
        let mut damaged = Vec::new();
        for Listed { id, .. } in self.list()? {
            if self.rescue(id, &mut self.slots(id)?.map(readable))? {
                damaged.push(id);
            }
        }
        Ok(damaged)
    }

    /// The game that Continue continues.
    pub fn current(&self) -> Result<Option<SaveId>, StoreError> {
        Ok(self.shelf.get(CURRENT)?.and_then(|text| text.parse().ok()))
    }

    /// Chooses the game that Continue continues; with none, that too is written down.
    pub fn set_current(&self, id: Option<SaveId>) -> Result<(), StoreError> {
        let text = id.map_or_else(|| NONE.to_owned(), |id| id.to_string());
        Ok(self.shelf.set(CURRENT, &text)?)
    }

    /// Bytes the app keeps on this device.
    pub fn used(&self) -> Result<usize, StoreError> {
        let mut bytes = 0;
        for key in self.shelf.keys()?.iter().filter(|key| key.starts_with(ROOT)) {
            bytes += key.len() + self.shelf.get(key)?.map_or(0, |text| text.len());
        }
        Ok(bytes)
    }

    /// Removes everything the app keeps on this device, for good.
    pub fn erase(&self) -> Result<(), StoreError> {
        for key in self.shelf.keys()?.iter().filter(|key| key.starts_with(ROOT)) {
            self.shelf.remove(key)?;
        }
        Ok(())
    }

    /// Whether a key is the app's own.
    pub fn owns(key: &str) -> bool {
        key.starts_with(ROOT)
    }

    fn look(&self, id: SaveId) -> Result<Result<Meta, StoreError>, StoreError> {
        let slots = self.slots(id)?.map(readable);
        Ok(refuse_newer(&slots).and_then(|()| {
            let body = newest(&slots).ok_or(StoreError::Damaged)?;
            save_of(body).map(|save| save.meta)
        }))
    }

    fn slots(&self, id: SaveId) -> Result<[Slot; 2], StoreError> {
        Ok([unseal(self.shelf.get(&slot_key(id, 0))?), unseal(self.shelf.get(&slot_key(id, 1))?)])
    }

    /// Sets damaged slots aside if there is room, else leaves them where they are. True if there were any.
    fn rescue(&self, id: SaveId, slots: &mut [Slot; 2]) -> Result<bool, StoreError> {
        let damaged = slots.iter().any(|slot| matches!(slot, Slot::Damaged { .. }));
        match self.set_aside(id, slots) {
            Ok(()) | Err(StoreError::Full) => Ok(damaged),
            Err(error) => Err(error),
        }
    }

    fn set_aside(&self, id: SaveId, slots: &mut [Slot; 2]) -> Result<(), StoreError> {
        for (index, slot) in slots.iter_mut().enumerate() {
            if let Slot::Damaged { raw } = slot {
                let key = format!("{ASIDE}{id}/{}/{:016x}", SLOTS[index], checksum::checksum(&[raw]));
                self.shelf.set(&key, raw)?;
                self.shelf.remove(&slot_key(id, index))?;
                *slot = Slot::Empty;
            }
        }
        Ok(())
    }
}

fn slot_key(id: SaveId, slot: usize) -> String {
    format!("{SAVES}{id}/{}", SLOTS[slot])
}

fn id_in(key: &str) -> Option<SaveId> {
    let (id, slot) = key.strip_prefix(SAVES)?.split_once('/')?;
    if SLOTS.iter().any(|name| slot == name.to_string()) { id.parse().ok() } else { None }
}

/// A slot whose text is intact but does not say what a save says is damaged too.
fn readable(slot: Slot) -> Slot {
    match slot {
        Slot::Good { stamp, body } if save_of(&body).is_err() => Slot::Damaged { raw: seal(VERSION, stamp, &body) },
        slot => slot,
    }
}

fn refuse_newer(slots: &[Slot; 2]) -> Result<(), StoreError> {
    slots.iter().try_for_each(|slot| match slot {
        Slot::Newer { version } => Err(StoreError::Newer { version: *version }),
        _ => Ok(()),
    })
}

fn stamps(slots: &[Slot; 2]) -> [Option<Stamp>; 2] {
    [0, 1].map(|index| match &slots[index] {
        Slot::Good { stamp, .. } => Some(*stamp),
        _ => None,
    })
}

fn newest(slots: &[Slot; 2]) -> Option<&str> {
    let good = slots.iter().filter_map(|slot| match slot {
        Slot::Good { stamp, body } => Some((*stamp, body.as_str())),
        _ => None,
    });
    good.max_by_key(|(stamp, _)| *stamp).map(|(_, body)| body)
}

fn body_of(save: &Save) -> String {
    kept::write(save)
}

fn save_of(body: &str) -> Result<Save, StoreError> {
    kept::read(body).ok_or(StoreError::Damaged)
}
