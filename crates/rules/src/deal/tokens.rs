//! Number tokens at random, under conditions: placed one by one, best first, taking back what leads nowhere.

use super::land::drawn_in;
use super::{BoardKind, pips};
use crate::board::Board;
use crate::ids::{Hex, HexSet, MAX_HEXES};
use crate::layout::{Items, Layout, Places, ShuffleRule, Sums, Terrain, Token};
use crate::rng::Rng;

/// The sums printed red.
const RED: Sums = 1 << 6 | 1 << 8;
const TWO: Sums = 1 << 2;
const TWELVE: Sums = 1 << 12;
/// Most pips round a corner of a balanced island.
const CORNER_PIPS: u32 = 11;
/// How many places are looked at before land is shuffled anew.
const LOOKS: u32 = 3000;

/// Tokens for some hexes, and their conditions.
struct Group {
    hexes: Vec<Hex>,
    tokens: Vec<Sums>,
    rules: Vec<ShuffleRule>,
}

/// The numbers of every hex; none if no arrangement was found for this land.
pub fn numbers(
    layout: &Layout,
    board: &Board,
    kind: BoardKind,
    terrain: &[Terrain; MAX_HEXES],
    rng: &mut Rng,
) -> Option<[Sums; MAX_HEXES]> {
    let mut numbers = [0; MAX_HEXES];
    for (number, tile) in numbers.iter_mut().zip(&layout.tiles) {
        if let Token::Fixed(sums) = tile.token {
            *number = sums;
        }
    }
    let mut groups = from_pools(layout, terrain);
    if kind != BoardKind::Beginner {
        groups.extend(shuffled(layout, terrain, &mut numbers));
    }
    for group in &mut groups {
        rng.shuffle(&mut group.tokens);
        group.tokens.truncate(group.hexes.len());
        crate::sort::by_key(&mut group.tokens, |sums| std::cmp::Reverse(pips(*sums)));
    }
    let even = (kind == BoardKind::Balanced).then(|| Even::of(terrain, &numbers, &groups));
    let mut table = Table { layout, board, terrain, numbers, even, looks: LOOKS };
    let done = groups.iter().all(|group| table.place(group, &group.tokens, rng)) && table.is_even();
    done.then_some(table.numbers)
}

/// What pools deal at the set-up; reds apart, as everywhere where nothing else is said.
fn from_pools(layout: &Layout, terrain: &[Terrain; MAX_HEXES]) -> Vec<Group> {
    let mut groups = Vec::new();
    for (index, pool) in (0u8..).zip(&layout.pools) {
        let Items::Tokens(tokens) = &pool.items else { continue };
        let tiles = (0u8..).map(Hex).zip(&layout.tiles).filter(|(_, t)| t.token == Token::Dealt(index));
        let hexes = tiles.map(|(hex, _)| hex).filter(|hex| terrain[hex.at()].takes_token()).collect();
        groups.push(Group { hexes, tokens: tokens.clone(), rules: vec![ShuffleRule::RedsApart] });
    }
    groups
}

/// What a variable set-up shuffles; takes it off the board.
fn shuffled(layout: &Layout, terrain: &[Terrain; MAX_HEXES], numbers: &mut [Sums; MAX_HEXES]) -> Vec<Group> {
    let mut groups = Vec::new();
    for shuffle in layout.shuffles.iter().filter(|s| s.tokens) {
        let drawn = drawn_in(layout, shuffle).map(|hex| std::mem::take(&mut numbers[hex.at()]));
        let tokens = drawn.filter(|sums| *sums != 0).collect();
        let hexes = drawn_in(layout, shuffle).filter(|hex| terrain[hex.at()].takes_token()).collect();
        groups.push(Group { hexes, tokens, rules: shuffle.rules.clone() });
    }
    groups
}

/// What makes an island even: sums of pips against the island's mean, without fractions.
struct Even {
    /// Pips of all tokens.
    pips: u32,
    /// Hexes that take a token.
    hexes: u32,
    /// The same by terrain.
    by_terrain: [u32; Terrain::ALL.len()],
}

impl Even {
    fn of(terrain: &[Terrain; MAX_HEXES], numbers: &[Sums; MAX_HEXES], groups: &[Group]) -> Even {
        let mut by_terrain = [0; Terrain::ALL.len()];
        terrain.iter().filter(|t| t.takes_token()).for_each(|t| by_terrain[*t as usize] += 1);
        let tokens = groups.iter().flat_map(|group| &group.tokens).chain(numbers);
        Even { pips: tokens.map(|sums| pips(*sums)).sum(), hexes: by_terrain.iter().sum(), by_terrain }
    }

    /// Whether a terrain's mean with `sum` pips is at most 1 above the island's.
    fn not_above(&self, terrain: Terrain, sum: u32) -> bool {
        let n = self.by_terrain[terrain as usize];
        sum * self.hexes <= (self.pips + self.hexes) * n
    }

    /// Whether a terrain's mean with `sum` pips is at most 1 below the island's.
    fn not_below(&self, terrain: Terrain, sum: u32) -> bool {
        let n = self.by_terrain[terrain as usize];
        sum * self.hexes + n * self.hexes >= self.pips * n
    }
}

struct Table<'a> {
    layout: &'a Layout,
    board: &'a Board,
    terrain: &'a [Terrain; MAX_HEXES],
    numbers: [Sums; MAX_HEXES],
    even: Option<Even>,
    looks: u32,
}

impl Table<'_> {
    /// Places the tokens of a group; whether that was possible.
    fn place(&mut self, group: &Group, tokens: &[Sums], rng: &mut Rng) -> bool {
        let Some((token, rest)) = tokens.split_first() else { return true };
        let mut hexes: Vec<Hex> = group.hexes.iter().copied().filter(|hex| self.numbers[hex.at()] == 0).collect();
        rng.shuffle(&mut hexes);
        for hex in hexes {
            if self.looks == 0 {
                return false;
            }
            self.looks -= 1;
            if self.fits(group, hex, *token) {
                self.numbers[hex.at()] = *token;
                if self.place(group, rest, rng) {
                    return true;
                }
                self.numbers[hex.at()] = 0;
            }
        }
        false
    }

    fn fits(&self, group: &Group, hex: Hex, token: Sums) -> bool {
        let red_near = || self.board.neighbours(hex).any(|near| self.numbers[near.at()] & RED != 0);
        let red = token & RED != 0;
        let rules = group.rules.iter().all(|rule| match rule {
            ShuffleRule::RedsApart => !red || !red_near(),
            ShuffleRule::Keep(_) => true,
            ShuffleRule::NoRedOn(terrain) => !red || self.terrain[hex.at()] != *terrain,
            ShuffleRule::NotAt(sums, mark) => token & sums == 0 || !self.marked(*mark).has(hex),
        });
        rules && self.even.as_ref().is_none_or(|even| !(red && red_near()) && self.fits_evenly(even, hex, token))
    }

    fn marked(&self, mark: u8) -> HexSet {
        match self.layout.marks.get(mark as usize).map(|m| &m.places) {
            Some(Places::Hexes(list)) => list.iter().map(|(hex, _)| *hex).collect(),
            _ => HexSet::EMPTY,
        }
    }

    fn fits_evenly(&self, even: &Even, hex: Hex, token: Sums) -> bool {
        let terrain = self.terrain[hex.at()];
        let equal_near = self.board.neighbours(hex).any(|near| self.numbers[near.at()] & token != 0);
        let opposite = (token & TWO) << 10 | (token & TWELVE) >> 10;
        let same_ground = || self.board.tiles.iter().filter(|other| self.terrain[other.at()] == terrain);
        let opposite_there = opposite != 0 && same_ground().any(|other| self.numbers[other.at()] & opposite != 0);
        let around = |hexes: &[Hex]| hexes.iter().map(|h| pips(self.numbers[h.at()])).sum::<u32>();
        let corners = self.board.corners_of(hex);
        let crowded = corners.iter().any(|c| around(self.board.hexes_at(c)) + pips(token) > CORNER_PIPS);
        let sum = same_ground().map(|other| pips(self.numbers[other.at()])).sum::<u32>() + pips(token);
        !equal_near && !opposite_there && !crowded && even.not_above(terrain, sum)
    }

    /// Whether no terrain has too little, once all tokens lie.
    fn is_even(&self) -> bool {
        let sum = |t: Terrain| {
            let hexes = self.board.tiles.iter().filter(|hex| self.terrain[hex.at()] == t);
            hexes.map(|hex| pips(self.numbers[hex.at()])).sum()
        };
        self.even.as_ref().is_none_or(|even| Terrain::ALL.into_iter().all(|t| even.not_below(t, sum(t))))
    }
}
