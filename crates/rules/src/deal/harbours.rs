//! Harbours: as drawn, dealt from pools, or with the pieces of the frame in another order.

use super::{DealError, Harbour, HarbourSetup};
use crate::board::Board;
use crate::ids::Hex;
use crate::layout::{HarbourKind, HarbourSite, Items, Layout, SiteKind};
use crate::rng::Rng;

/// The harbours of a layout, by edge.
pub fn harbours(layout: &Layout, board: &Board, setup: HarbourSetup, rng: &mut Rng) -> Result<Vec<Harbour>, DealError> {
    let mut kinds = kinds(layout, rng)?;
    let mut order: Vec<usize> = (0..layout.pieces.len()).collect();
    if setup == HarbourSetup::Shuffled && layout.pieces.is_empty() {
        rng.shuffle(&mut kinds);
    } else if setup == HarbourSetup::Shuffled {
        rng.shuffle(&mut order);
    }
    let mut harbours = Vec::new();
    for (site, kind) in layout.harbours.iter().zip(kinds) {
        let moved = if order.is_sorted() { Some((site.hex, site.side)) } else { moved(layout, board, site, &order) };
        let edge = moved.and_then(|(hex, side)| board.edge_of(hex, side)).ok_or(DealError::NoPieces)?;
        harbours.push(Harbour { edge, kind });
    }
    crate::sort::by_key(&mut harbours, |harbour| harbour.edge);
    Ok(harbours)
}

/// The kinds of the harbours in the order of their sites.
fn kinds(layout: &Layout, rng: &mut Rng) -> Result<Vec<HarbourKind>, DealError> {
    let mut stacks: Vec<Vec<HarbourKind>> = Vec::new();
    for pool in &layout.pools {
        let Items::Harbours(items) = &pool.items else {
            stacks.push(Vec::new());
            continue;
        };
        let mut stack: Vec<HarbourKind> =
            items.iter().flat_map(|(kind, n)| std::iter::repeat_n(*kind, *n as usize)).collect();
        rng.shuffle(&mut stack);
        stacks.push(stack);
    }
    let kind = |site: &HarbourSite| match site.kind {
        SiteKind::Fixed(kind) => Ok(kind),
        SiteKind::Dealt(pool) => stacks.get_mut(pool as usize).and_then(Vec::pop).ok_or(DealError::ShortPool),
    };
    layout.harbours.iter().map(kind).collect()
}

/// Where a harbour lies, as a sea hex and its side, when the frame's place `i` holds its piece `order[i]`. Each place
/// is the one before it turned clockwise by a sixth.
fn moved(layout: &Layout, board: &Board, site: &HarbourSite, order: &[usize]) -> Option<(Hex, u8)> {
    if order.len() != 6 {
        return None;
    }
    let sea = board.neighbour(site.hex, site.side)?;
    let piece = layout.pieces.iter().position(|piece| piece.contains(&sea))?;
    let along = layout.pieces[piece].iter().position(|hex| *hex == sea)?;
    let place = order.iter().position(|p| *p == piece)?;
    let turned = (site.side as usize + 3 + place + 6 - piece) % 6;
    Some((*layout.pieces[place].get(along)?, turned as u8))
}
