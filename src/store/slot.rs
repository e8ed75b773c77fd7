//! The text of one slot: a header that will never change its form, then a body in the form its version says.
//!
//! `farshore <version> <counter> <tab> <length of the body> <checksum>`, a line feed, the body. The checksum covers all
//! of it. Plain text, because the browser stores text, a file saved from it can be read, and a slot is intact exactly
//! when it is what we would have written.

use super::{TabId, checksum::checksum};

/// The version of the body that this build writes and reads.
pub const VERSION: u32 = 1;

/// Who wrote a slot, and after how many writes: what tells two tabs with one game apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp {
    pub counter: u64,
    pub tab: TabId,
}

/// What was found in a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    Empty,
    Good {
        stamp: Stamp,
        body: String,
    },
    /// Intact, but of a version that this build does not know.
    Newer {
        version: u32,
    },
    Damaged {
        raw: String,
    },
}

pub fn seal(version: u32, stamp: Stamp, body: &str) -> String {
    let head = format!("{version} {} {} {}", stamp.counter, stamp.tab, body.len());
    let sum = checksum(&[&head, "\n", body]);
    format!("farshore {head} {sum:016x}\n{body}")
}

pub fn unseal(raw: Option<String>) -> Slot {
    let Some(raw) = raw else { return Slot::Empty };
    match intact(&raw) {
        Some((version, _, _)) if version > VERSION => Slot::Newer { version },
        Some((_, stamp, body)) => Slot::Good { stamp, body: body.to_owned() },
        None => Slot::Damaged { raw },
    }
}

fn intact(raw: &str) -> Option<(u32, Stamp, &str)> {
    let (header, body) = raw.split_once('\n')?;
    let mut words = header.split(' ').skip(1);
    let version = words.next()?.parse().ok()?;
    let stamp = Stamp { counter: words.next()?.parse().ok()?, tab: words.next()?.parse().ok()? };
    (seal(version, stamp, body) == raw).then_some((version, stamp, body))
}
