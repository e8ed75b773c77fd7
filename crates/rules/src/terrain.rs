//! What a hex is made of.

use crate::cards::Kind;

/// The terrain of a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// Open water, as a tile or printed on the frame.
    Sea,
    /// Gives lumber.
    Forest,
    /// Gives wool.
    Pasture,
    /// Gives grain.
    Fields,
    /// Gives brick.
    Hills,
    /// Gives ore.
    Mountains,
    /// Gives nothing.
    Desert,
    /// Gives a resource of its owner's choice.
    Gold,
    /// Not yet explored: neither land nor sea until it is turned.
    Fog,
    /// A lake inside the land: fishing ground, no water for ships.
    Lake,
    /// Where a river ends in a marsh. Gives nothing.
    Swamp,
    /// Where the caravans start. Gives nothing.
    Oasis,
    /// A castle. Gives nothing.
    Castle,
    /// A quarry. Gives nothing.
    Quarry,
    /// A glassworks. Gives nothing.
    Glassworks,
}

impl Terrain {
    /// Every terrain, in the order of their numbers.
    pub const ALL: [Terrain; 15] = [
        Terrain::Sea,
        Terrain::Forest,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Hills,
        Terrain::Mountains,
        Terrain::Desert,
        Terrain::Gold,
        Terrain::Fog,
        Terrain::Lake,
        Terrain::Swamp,
        Terrain::Oasis,
        Terrain::Castle,
        Terrain::Quarry,
        Terrain::Glassworks,
    ];
    /// The five terrains that give a resource of one kind.
    pub const PLAIN: [Terrain; 5] =
        [Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Hills, Terrain::Mountains];

    const WORDS: [&str; 15] = [
        "sea",
        "forest",
        "pasture",
        "fields",
        "hills",
        "mountains",
        "desert",
        "gold",
        "fog",
        "lake",
        "swamp",
        "oasis",
        "castle",
        "quarry",
        "glassworks",
    ];

    /// The word of this terrain in records, positions and layouts.
    pub const fn word(self) -> &'static str {
        Terrain::WORDS[self as usize]
    }

    /// The terrain of a word.
    pub fn from_word(word: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.word() == word)
    }

    /// The resource this terrain gives, for the five plain ones (`base.md`, Components).
    #[inline(always)]
    pub const fn product(self) -> Option<Kind> {
        match self {
            Terrain::Forest => Some(Kind::Lumber),
            Terrain::Pasture => Some(Kind::Wool),
            Terrain::Fields => Some(Kind::Grain),
            Terrain::Hills => Some(Kind::Brick),
            Terrain::Mountains => Some(Kind::Ore),
            _ => None,
        }
    }

    /// Whether it is known to be land. Fog is neither land nor sea.
    #[inline(always)]
    pub const fn is_land(self) -> bool {
        !matches!(self, Terrain::Sea | Terrain::Fog)
    }

    /// Whether a number token may lie on it when tokens are dealt: the five plain terrains and gold.
    #[inline(always)]
    pub const fn takes_token(self) -> bool {
        matches!(self, Terrain::Gold) || self.product().is_some()
    }
}

/// The kind of a harbour, which says at what rate it trades.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HarbourKind {
    /// Three equal cards for one.
    Generic,
    /// Two cards of this resource for one.
    Special(Kind),
}

impl HarbourKind {
    /// The word of this kind in records and layouts: `generic` or the resource.
    pub const fn word(self) -> &'static str {
        match self {
            HarbourKind::Generic => "generic",
            HarbourKind::Special(kind) => kind.word(),
        }
    }

    /// The kind of a word.
    pub fn from_word(word: &str) -> Option<HarbourKind> {
        if word == "generic" {
            return Some(HarbourKind::Generic);
        }
        Kind::RESOURCES.into_iter().find(|k| k.word() == word).map(HarbourKind::Special)
    }
}
