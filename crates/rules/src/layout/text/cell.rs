//! One cell of a drawn map, and the tokens and terrains it is made of.

use crate::layout::{Ground, Items, Pool, Sums, Terrain, Token};
use std::fmt::Write;

/// What a cell says.
pub enum Cell {
    Frame,
    Tile(Ground, Token),
}

/// Which pools a cell's letter may stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PoolKind {
    Terrain,
    Tokens,
    Harbours,
}

impl PoolKind {
    /// The pool of a letter, if it holds this kind.
    pub fn find(self, pools: &[Pool], letter: char) -> Option<u8> {
        let holds = |items: &Items| match items {
            Items::Terrain(_) => PoolKind::Terrain,
            Items::Tokens(_) => PoolKind::Tokens,
            Items::Harbours(_) => PoolKind::Harbours,
        };
        pools.iter().position(|p| p.letter == letter && holds(&p.items) == self).map(|i| i as u8)
    }
}

/// The two letters of a terrain in the drawing.
pub fn code(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Fog => "fg",
        other => &other.word()[..2],
    }
}

/// The sums of `6` or `2+12`: 2 to 12 but 7, none twice.
pub fn sums(text: &str) -> Option<Sums> {
    text.split('+').try_fold(0, |mask, part| {
        let sum: u16 = part.parse().ok().filter(|_| part.bytes().all(|b| b.is_ascii_digit()))?;
        let fresh = (2..=12).contains(&sum) && sum != 7 && mask >> sum & 1 == 0;
        fresh.then(|| mask | 1 << sum)
    })
}

/// The inverse of [`sums`].
pub fn sums_text(sums: Sums) -> String {
    let parts: Vec<String> = (0..16).filter(|n| sums >> n & 1 != 0).map(|n: u16| n.to_string()).collect();
    parts.join("+")
}

/// A sign before a pool's letter, such as `*h`, and what follows it.
fn pool<'a>(text: &'a str, sign: char, kind: PoolKind, pools: &[Pool]) -> Option<(u8, &'a str)> {
    let mut rest = text.strip_prefix(sign)?.chars();
    let letter = rest.next()?;
    Some((kind.find(pools, letter)?, rest.as_str()))
}

impl Cell {
    /// The cell of a text. A letter that stands for no pool of the right kind makes it none.
    pub fn parse(text: &str, pools: &[Pool]) -> Option<Cell> {
        if text == "~" {
            return Some(Cell::Frame);
        }
        let (ground, rest) = if let Some((i, rest)) = pool(text, '*', PoolKind::Terrain, pools) {
            (Ground::Dealt(i), rest)
        } else if let Some((i, rest)) = pool(text, '?', PoolKind::Terrain, pools) {
            (Ground::Hidden(i), rest)
        } else {
            let terrain = Terrain::ALL.into_iter().find(|t| text.starts_with(code(*t)))?;
            (Ground::Fixed(terrain), &text[2..])
        };
        let token = if rest.is_empty() {
            Token::None
        } else if let Some((i, "")) = pool(rest, '*', PoolKind::Tokens, pools) {
            Token::Dealt(i)
        } else if let Some((i, "")) = pool(rest, '?', PoolKind::Tokens, pools) {
            Token::Drawn(i)
        } else if let Some(inside) = rest.strip_prefix('(').and_then(|r| r.strip_suffix(')')) {
            Token::FaceDown(sums(inside)?)
        } else {
            Token::Fixed(sums(rest)?)
        };
        Some(Cell::Tile(ground, token))
    }

    /// The inverse of [`Cell::parse`]; none if a pool is missing.
    pub fn text(&self, pools: &[Pool]) -> Option<String> {
        let Cell::Tile(ground, token) = self else { return Some(String::from("~")) };
        let letter = |i: &u8| pools.get(*i as usize).map(|p| p.letter);
        let mut text = match ground {
            Ground::Fixed(terrain) => code(*terrain).to_string(),
            Ground::Dealt(i) => format!("*{}", letter(i)?),
            Ground::Hidden(i) => format!("?{}", letter(i)?),
        };
        let written = match token {
            Token::None => Ok(()),
            Token::Fixed(sums) => write!(text, "{}", sums_text(*sums)),
            Token::FaceDown(sums) => write!(text, "({})", sums_text(*sums)),
            Token::Dealt(i) => write!(text, "*{}", letter(i)?),
            Token::Drawn(i) => write!(text, "?{}", letter(i)?),
        };
        written.ok().map(|()| text)
    }
}
