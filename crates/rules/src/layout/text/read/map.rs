//! The drawn rows of a map and of its zones.

use super::{Phrase, Result};
use crate::board::Board;
use crate::layout::text::cell::Cell;
use crate::layout::text::lines::{Statement, Word};
use crate::layout::{Coord, Layout, Problem, Tile};

/// Furthest a hex may lie from the middle, so that nothing overflows.
const FAR: i64 = 100;

/// Reads tiles and frame from the drawing, and makes their board as it is without plazas.
pub fn tiles(statement: &Statement, layout: &mut Layout) -> Result<Board> {
    let mut phrase = Phrase::of(statement);
    let corner: (i8, i8) = (phrase.number("the q of the first hex")?, phrase.number("the r of the first hex")?);
    let pitch = if phrase.take("pitch") { phrase.number::<u8>("an even number")? } else { 6 };
    if !(4..=40).contains(&pitch) || pitch % 2 != 0 {
        return Err(phrase.expected("an even pitch of 4 to 40"));
    }
    phrase.end()?;
    let Some(first) = statement.rows.first().and_then(|row| row.cells.first()) else {
        return Err(statement.keyword.expected("a first row with a hex"));
    };

    let grid = Grid { first: *first, q: corner.0 as i64, r: corner.1 as i64, pitch: pitch as i64 };
    let mut seen: Vec<(Coord, Word)> = Vec::new();
    for (i, row) in (0i64..).zip(&statement.rows) {
        for word in &row.cells {
            let at = grid.place(i, word)?;
            if seen.iter().any(|(taken, _)| *taken == at) {
                return Err(word.error(Problem::Overlap));
            }
            seen.push((at, *word));
            match Cell::parse(word.text, &layout.pools) {
                Some(Cell::Frame) => layout.frame.push(at),
                Some(Cell::Tile(ground, token)) => layout.tiles.push(Tile { at, ground, token, zone: None }),
                None => return Err(word.expected("a cell such as ~ fo11 *h8 or ?u?n")),
            }
        }
    }
    let there = |at: Coord| seen.iter().find(|(taken, _)| *taken == at);
    for tile in &layout.tiles {
        if (0..6).any(|side| there(tile.at.step(side)).is_none()) {
            let word = there(tile.at).map_or(statement.keyword, |(_, word)| *word);
            return Err(word.error(Problem::OpenFrame));
        }
    }
    Board::new(layout).map_err(|e| statement.keyword.error(e.what))
}

/// How columns of text and coordinates correspond.
struct Grid<'a> {
    first: Word<'a>,
    q: i64,
    r: i64,
    pitch: i64,
}

impl Grid<'_> {
    /// Where a cell of row `i` lies.
    fn place(&self, i: i64, word: &Word) -> Result<Coord> {
        // twice the text's columns, so that half a pitch is whole
        let shifted = 2 * (word.column as i64 - self.first.column as i64) - i * self.pitch;
        let steps = (shifted + self.pitch).div_euclid(2 * self.pitch);
        if (shifted + self.pitch).rem_euclid(2 * self.pitch) == 0 {
            return Err(word.error(Problem::Misplaced));
        }
        let (q, r) = (self.q + steps, self.r + i);
        if q.abs() > FAR || r.abs() > FAR {
            return Err(word.error(Problem::OutOfRange));
        }
        Ok(Coord { q: q as i8, r: r as i8 })
    }
}

/// Reads the zones of the tiles from the drawing.
pub fn zones(statement: &Statement, board: &Board, layout: &mut Layout) -> Result<()> {
    if statement.rows.len() != board.rows.len() {
        return Err(statement.keyword.expected("a row for each row of the map"));
    }
    for (row, hexes) in statement.rows.iter().zip(&board.rows) {
        if row.cells.len() != hexes.len() {
            return Err(row.letter.error(Problem::ZoneCells));
        }
        for (word, hex) in row.cells.iter().zip(hexes) {
            let Some(tile) = layout.tiles.get_mut(hex.at()) else {
                if word.text == "~" {
                    continue;
                }
                return Err(word.expected("~ for printed sea"));
            };
            if word.text != "." {
                let mut letters = word.text.chars();
                let letter = letters.next().filter(|_| letters.next().is_none());
                let zone = layout.zones.iter().position(|z| Some(z.letter) == letter);
                tile.zone = Some(zone.ok_or_else(|| word.unknown())? as u8);
            }
        }
    }
    Ok(())
}
