//! Lettered tokens along a spiral: counter-clockwise from a corner hex round the island to its middle.

use super::DealError;
use crate::board::Board;
use crate::ids::{Hex, HexSet, MAX_HEXES};
use crate::layout::{Layout, Sums, Terrain};
use crate::rng::Rng;

/// The numbers of every hex, from a corner hex that chance picks.
pub fn numbers(
    layout: &Layout,
    board: &Board,
    terrain: &[Terrain; MAX_HEXES],
    rng: &mut Rng,
) -> Result<[Sums; MAX_HEXES], DealError> {
    let land: HexSet = board.tiles.iter().filter(|hex| terrain[hex.at()].is_land()).collect();
    let corners = corner_hexes(board, land);
    let start = corners.get(rng.below(corners.len() as u32) as usize).ok_or(DealError::NoSpiral)?;
    let mut path = spiral(board, land, *start);
    path.retain(|hex| terrain[hex.at()].takes_token());
    if path.len() != layout.letters.len() || path.is_empty() {
        return Err(DealError::NoSpiral);
    }
    let mut numbers = [0; MAX_HEXES];
    path.iter().zip(&layout.letters).for_each(|(hex, sums)| numbers[hex.at()] = *sums);
    Ok(numbers)
}

/// The hexes at the corners of an island: those with the fewest land hexes around.
pub fn corner_hexes(board: &Board, land: HexSet) -> Vec<Hex> {
    let around = |hex: &Hex| board.neighbours(*hex).filter(|near| land.has(*near)).count();
    let fewest = land.iter().map(|hex| around(&hex)).min();
    land.iter().filter(|hex| Some(around(hex)) == fewest).collect()
}

/// The way from a hex on the coast, always as far right as land not yet walked on allows: round the island
/// counter-clockwise, then round what is left. It ends where no way is left.
pub fn spiral(board: &Board, land: HexSet, start: Hex) -> Vec<Hex> {
    let next = |hex: Hex, side: u8, left: HexSet| board.neighbour(hex, side % 6).filter(|near| left.has(*near));
    let mut left = land;
    left.remove(start);
    let mut path = vec![start];
    // heading such that the first look goes out to sea and turns left from there
    let sea = |side: &u8| next(start, *side, land).is_none() && next(start, *side + 5, land).is_some();
    let mut heading = (0..6).find(sea).map_or(0, |side| side + 4);
    let mut here = start;
    // sides are numbered clockwise: two to the right of the heading first, then turning left
    while let Some(side) = (0..5).map(|turn| (heading + 8 - turn) % 6).find(|side| next(here, *side, left).is_some()) {
        let Some(hex) = next(here, side, left) else { break };
        left.remove(hex);
        path.push(hex);
        (here, heading) = (hex, side);
    }
    path
}
