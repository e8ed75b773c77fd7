//! A layout into text.

use super::cell::{Cell, sums_text};
use crate::board::Board;
use crate::ids::{Corner, Edge, Hex};
use crate::layout::*;
use crate::names::CORNERS;
use std::fmt::Write;

/// Where lists are broken.
const WIDTH: usize = 100;

/// The text of a layout.
pub fn layout(layout: &Layout) -> Result<String, LayoutError> {
    let board = Board::new(layout)?;
    let writer = Writer { layout, board: &board, text: String::from("farshore layout 1\n") };
    writer.write().ok_or_else(|| LayoutError::whole(Problem::Unknown(layout.id.clone())))
}

struct Writer<'a> {
    layout: &'a Layout,
    board: &'a Board,
    text: String,
}

impl Writer<'_> {
    /// The whole text; none if the layout refers to something it does not have.
    fn write(mut self) -> Option<String> {
        let layout = self.layout;
        self.line(&format!("id {}", layout.id), &[]);
        let players: Vec<String> = layout.players.iter().map(u8::to_string).collect();
        self.line("players", &[players.join(" ")]);
        self.pools();
        self.map()?;
        self.zones()?;
        self.edges_of_the_map()?;
        self.rules()?;
        self.places()?;
        Some(self.text)
    }

    /// A statement with a list, broken where it gets too long.
    fn line(&mut self, head: &str, items: &[String]) {
        self.text.push_str(head);
        let mut width = head.chars().count();
        for (i, item) in items.iter().enumerate() {
            let comma = if i + 1 < items.len() && item.contains(' ') { "," } else { "" };
            if width + 1 + item.len() + comma.len() > WIDTH {
                self.text.push_str("\n ");
                width = 1;
            }
            let _ = write!(self.text, " {item}{comma}");
            width += 1 + item.len() + comma.len();
        }
        self.text.push('\n');
    }

    fn pools(&mut self) {
        let layout = self.layout;
        self.gap(!layout.pools.is_empty() || !layout.letters.is_empty());
        for pool in &layout.pools {
            let (kind, items) = match &pool.items {
                Items::Terrain(list) => ("terrain", counts(list, |t| t.word())),
                Items::Tokens(list) => ("tokens", list.iter().map(|sums| sums_text(*sums)).collect()),
                Items::Harbours(list) => ("harbours", counts(list, |h| h.word())),
            };
            self.line(&format!("pool {} {}: {kind}", pool.letter, pool.name), &items);
        }
        if !layout.letters.is_empty() {
            let letters: Vec<String> = layout.letters.iter().map(|sums| sums_text(*sums)).collect();
            self.line("letters", &letters);
        }
    }

    fn map(&mut self) -> Option<()> {
        let cell = |hex: Hex| match self.layout.tiles.get(hex.at()) {
            Some(tile) => Cell::Tile(tile.ground, tile.token).text(&self.layout.pools),
            None => Cell::Frame.text(&self.layout.pools),
        };
        let cells: Option<Vec<String>> = (0..self.board.hexes()).map(|i| cell(Hex(i))).collect();
        let cells = cells?;
        let longest = cells.iter().map(String::len).max().unwrap_or(0);
        let pitch = 6.max((longest + 2) & !1);
        let first = self.board.coord(*self.board.rows.first()?.first()?);
        let note = if pitch == 6 { String::new() } else { format!(" pitch {pitch}") };
        self.gap(true);
        self.line(&format!("map {} {}{note}", first.0, first.1), &[]);
        self.rows(pitch, |hex| cells[hex.at()].clone());
        Some(())
    }

    fn zones(&mut self) -> Option<()> {
        let layout = self.layout;
        if !layout.zones.is_empty() {
            let zone = |hex: Hex| match layout.tiles.get(hex.at()) {
                Some(Tile { zone: Some(zone), .. }) => layout.zones.get(*zone as usize).map(|z| z.letter),
                Some(_) => Some('.'),
                None => Some('~'),
            };
            let letters: Option<Vec<char>> = (0..self.board.hexes()).map(|i| zone(Hex(i))).collect();
            let letters = letters?;
            let names: Vec<String> = layout.zones.iter().map(|z| format!("{} {}", z.letter, z.name)).collect();
            self.gap(true);
            self.line("zones", &names);
            self.rows(2, |hex| letters[hex.at()].to_string());
        }
        self.gap(!layout.regions.is_empty());
        for region in &layout.regions {
            let zones = self.zone_names(&region.zones)?;
            self.line(&format!("region {}:", region.name), &zones);
        }
        Some(())
    }

    /// Draws rows with neighbours `pitch` characters apart.
    fn rows(&mut self, pitch: usize, cell: impl Fn(Hex) -> String) {
        let board = self.board;
        let half = pitch / 2;
        let x = |hex: &Hex| {
            let (q, r) = board.coord(*hex);
            2 * q as i32 + r as i32
        };
        let west = board.rows.iter().flatten().map(x).min().unwrap_or(0);
        for (letter, row) in ('A'..).zip(&board.rows) {
            let mut line = String::from(letter);
            for hex in row {
                let column = 4 + half * (x(hex) - west) as usize;
                line.extend(std::iter::repeat_n(' ', column.saturating_sub(line.len())));
                line.push_str(&cell(*hex));
            }
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    fn edges_of_the_map(&mut self) -> Option<()> {
        let (layout, board) = (self.layout, self.board);
        self.gap(!(layout.harbours.is_empty() && layout.pieces.is_empty() && layout.plazas.is_empty()));
        if !layout.harbours.is_empty() {
            let mut sites = Vec::new();
            for site in &layout.harbours {
                let kind = match site.kind {
                    SiteKind::Fixed(kind) => kind.word().to_string(),
                    SiteKind::Dealt(pool) => format!("*{}", layout.pools.get(pool as usize)?.letter),
                };
                self.hex(site.hex)?;
                sites.push(format!("{} {kind}", board.side_name(site.hex, site.side)));
            }
            self.line("harbours", &sites);
        }
        for piece in &layout.pieces {
            let hexes: Option<Vec<String>> = piece.iter().map(|hex| self.hex(*hex)).collect();
            self.line("piece", &hexes?);
        }
        for plaza in &layout.plazas {
            let corners = (0..6).filter(|k| plaza.corners >> k & 1 != 0).map(|k: usize| CORNERS[k].to_string());
            self.line(&format!("plaza {}", board.hex_name(plaza.hex)), &corners.collect::<Vec<_>>());
        }
        Some(())
    }

    fn rules(&mut self) -> Option<()> {
        let layout = self.layout;
        self.gap(!layout.shuffles.is_empty() || layout.start != Start::default());
        for shuffle in &layout.shuffles {
            let zones = self.zone_names(&shuffle.zones)?;
            let head = if zones.is_empty() { String::new() } else { format!(" {}", zones.join(" ")) };
            let all = [(shuffle.terrain, "terrain"), (shuffle.tokens, "tokens"), (shuffle.harbours, "harbours")];
            let what: String = all.iter().filter(|(on, _)| *on).map(|(_, word)| format!(" {word}")).collect();
            let mut rules = Vec::new();
            for rule in &shuffle.rules {
                rules.push(match rule {
                    ShuffleRule::RedsApart => String::from("reds-apart"),
                    ShuffleRule::Keep(terrain) => format!("keep {}", terrain.word()),
                    ShuffleRule::NoRedOn(terrain) => format!("no-red {}", terrain.word()),
                    ShuffleRule::NotAt(sums, mark) => {
                        format!("bar {} {}", sums_text(*sums), layout.marks.get(*mark as usize)?.name)
                    }
                });
            }
            let colon = if rules.is_empty() { "" } else { ":" };
            self.line(&format!("shuffle{head}:{what}{colon}"), &rules);
        }
        if layout.start != Start::default() {
            let mut words = self.zone_names(&layout.start.zones)?;
            if !layout.start.except.is_empty() {
                words.push(String::from(": without"));
            }
            for mark in &layout.start.except {
                words.push(layout.marks.get(*mark as usize)?.name.clone());
            }
            self.line(&format!("start {}", words.join(" ")).replace(" :", ":"), &[]);
        }
        Some(())
    }

    fn zone_names(&self, zones: &[u8]) -> Option<Vec<String>> {
        zones.iter().map(|i| self.layout.zones.get(*i as usize).map(|z| z.name.clone())).collect()
    }

    fn places(&mut self) -> Option<()> {
        let layout = self.layout;
        let figures = layout.robber != RobberStart::Absent || layout.pirate.is_some();
        self.gap(figures || !(layout.presets.is_empty() && layout.marks.is_empty() && layout.facts.is_empty()));
        for preset in &layout.presets {
            let pieces: Option<Vec<String>> = preset.pieces.iter().map(|piece| self.piece(piece)).collect();
            self.line(&format!("preset {}:", preset.label), &pieces?);
        }
        match &layout.robber {
            RobberStart::Absent => {}
            RobberStart::Beside => self.line("robber beside", &[]),
            RobberStart::On(terrain) => self.line(&format!("robber on {}", terrain.word()), &[]),
            RobberStart::OnNumber(sums) => self.line(&format!("robber on {}", sums_text(*sums)), &[]),
            RobberStart::At(hexes) => {
                let hexes: Option<Vec<String>> = hexes.iter().map(|hex| self.hex(*hex)).collect();
                self.line("robber", &hexes?);
            }
        }
        if let Some(hex) = layout.pirate {
            let name = self.hex(hex)?;
            self.line(&format!("pirate {name}"), &[]);
        }
        for mark in &layout.marks {
            let (kind, places) = match &mark.places {
                Places::Hexes(list) => ("hexes", numbered(list, |hex| self.hex(hex))?),
                Places::Corners(list) => ("corners", numbered(list, |corner| self.corner(corner))?),
                Places::Edges(list) => ("edges", numbered(list, |edge| self.edge(edge))?),
            };
            self.line(&format!("{kind} {}:", mark.name), &places);
        }
        for (name, number) in &layout.facts {
            self.line(&format!("fact {name} {number}"), &[]);
        }
        Some(())
    }

    fn piece(&self, piece: &PresetPiece) -> Option<String> {
        Some(match *piece {
            PresetPiece::Settlement { at, yields } => {
                format!("settlement {}{}", self.corner(at)?, if yields { " yields" } else { "" })
            }
            PresetPiece::City(at) => format!("city {}", self.corner(at)?),
            PresetPiece::Road(at) => format!("road {}", self.edge(at)?),
            PresetPiece::Ship(at) => format!("ship {}", self.edge(at)?),
        })
    }

    fn hex(&self, hex: Hex) -> Option<String> {
        (hex.0 < self.board.hexes()).then(|| self.board.hex_name(hex))
    }
    fn corner(&self, corner: Corner) -> Option<String> {
        (corner.0 < self.board.corner_count()).then(|| self.board.corner_name(corner))
    }
    fn edge(&self, edge: Edge) -> Option<String> {
        (edge.0 < self.board.edge_count()).then(|| self.board.edge_name(edge))
    }

    fn gap(&mut self, needed: bool) {
        if needed {
            self.text.push('\n');
        }
    }
}

fn counts<T>(list: &[(T, u8)], word: fn(&T) -> &'static str) -> Vec<String> {
    list.iter().map(|(what, n)| format!("{n} {}", word(what))).collect()
}

fn numbered<P: Copy>(list: &[(P, Option<u8>)], name: impl Fn(P) -> Option<String>) -> Option<Vec<String>> {
    let text = |(place, number): &(P, Option<u8>)| {
        let name = name(*place)?;
        Some(number.map_or(name.clone(), |number| format!("{name}={number}")))
    };
    list.iter().map(text).collect()
}
