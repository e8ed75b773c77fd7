//! Terrain: as drawn, dealt from pools, and shuffled within parts of the map.

use super::{BoardKind, DealError};
use crate::ids::{Hex, MAX_HEXES};
use crate::layout::{Ground, Items, Layout, Shuffle, ShuffleRule, Terrain};
use crate::rng::Rng;

/// The terrain of every hex. Hidden tiles are fog.
pub fn terrain(layout: &Layout, kind: BoardKind, rng: &mut Rng) -> Result<[Terrain; MAX_HEXES], DealError> {
    let mut terrain = [Terrain::Sea; MAX_HEXES];
    for (place, tile) in terrain.iter_mut().zip(&layout.tiles) {
        match tile.ground {
            Ground::Fixed(drawn) => *place = drawn,
            Ground::Hidden(_) => *place = Terrain::Fog,
            Ground::Dealt(_) => {}
        }
    }
    for (index, pool) in (0u8..).zip(&layout.pools) {
        let Items::Terrain(items) = &pool.items else { continue };
        let mut stack: Vec<Terrain> =
            items.iter().flat_map(|(terrain, n)| std::iter::repeat_n(*terrain, *n as usize)).collect();
        rng.shuffle(&mut stack);
        for (place, _) in terrain.iter_mut().zip(&layout.tiles).filter(|(_, t)| t.ground == Ground::Dealt(index)) {
            *place = stack.pop().ok_or(DealError::ShortPool)?;
        }
    }
    if kind != BoardKind::Beginner {
        for shuffle in layout.shuffles.iter().filter(|s| s.terrain) {
            let stays = |t: Terrain| shuffle.rules.contains(&ShuffleRule::Keep(t));
            let hexes: Vec<Hex> = drawn_in(layout, shuffle).filter(|hex| !stays(terrain[hex.at()])).collect();
            let mut tiles: Vec<Terrain> = hexes.iter().map(|hex| terrain[hex.at()]).collect();
            rng.shuffle(&mut tiles);
            hexes.iter().zip(tiles).for_each(|(hex, tile)| terrain[hex.at()] = tile);
        }
    }
    Ok(terrain)
}

/// The tiles of the zones of a shuffle whose terrain is drawn, not dealt or hidden.
pub fn drawn_in<'a>(layout: &'a Layout, shuffle: &'a Shuffle) -> impl Iterator<Item = Hex> + 'a {
    let within = |zone: Option<u8>| shuffle.zones.is_empty() || zone.is_some_and(|z| shuffle.zones.contains(&z));
    let tiles = (0u8..).map(Hex).zip(&layout.tiles);
    tiles.filter(move |(_, t)| within(t.zone) && matches!(t.ground, Ground::Fixed(_))).map(|(hex, _)| hex)
}
