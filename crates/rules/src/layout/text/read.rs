//! Statements into a layout.

mod map;
mod phrases;

use super::cell::{self, PoolKind};
use super::lines::{Statement, Word};
use crate::board::Board;
use crate::layout::*;
use crate::names::CORNERS;
use phrases::Phrase;

const KEYWORDS: [&str; 19] = [
    "id", "players", "map", "zones", "region", "pool", "letters", "harbours", "piece", "plaza", "shuffle", "start",
    "preset", "robber", "pirate", "hexes", "corners", "edges", "fact",
];

/// Statements that may be there several times.
const SEVERAL: [&str; 10] =
    ["region", "pool", "piece", "plaza", "shuffle", "preset", "hexes", "corners", "edges", "fact"];

type Result<T> = std::result::Result<T, LayoutError>;

/// The layout of a file's statements. Each part needs only those read before it.
pub fn layout(statements: &[Statement]) -> Result<Layout> {
    check_keywords(statements)?;
    let mut reader = Reader { statements, layout: Layout::default() };
    reader.heading()?;
    reader.pools()?;
    let map = reader.required("map")?;
    let bare = map::tiles(map, &mut reader.layout)?;
    reader.plazas(&bare)?;
    let board = Board::new(&reader.layout).map_err(|e| map.keyword.error(e.what))?;
    reader.zones(&board)?;
    reader.marks(&board)?;
    reader.harbours(&board)?;
    reader.pieces(&board)?;
    reader.shuffles()?;
    reader.start()?;
    reader.presets(&board)?;
    reader.figures(&board)?;
    reader.facts()?;
    Ok(reader.layout)
}

fn check_keywords(statements: &[Statement]) -> Result<()> {
    for (i, statement) in statements.iter().enumerate() {
        let word = statement.keyword;
        if !KEYWORDS.contains(&word.text) {
            return Err(word.error(Problem::UnknownKeyword(word.text.into())));
        }
        let before = statements[..i].iter().any(|s| s.keyword.text == word.text);
        if before && !SEVERAL.contains(&word.text) {
            return Err(word.error(Problem::Twice(word.text.into())));
        }
    }
    Ok(())
}

struct Reader<'a> {
    statements: &'a [Statement<'a>],
    layout: Layout,
}

impl<'a> Reader<'a> {
    fn all(&self, keyword: &'static str) -> impl Iterator<Item = &'a Statement<'a>> + use<'a> {
        let statements = self.statements;
        statements.iter().filter(move |s| s.keyword.text == keyword)
    }

    fn required(&self, keyword: &'static str) -> Result<&'a Statement<'a>> {
        self.all(keyword).next().ok_or_else(|| LayoutError::whole(Problem::Missing(keyword)))
    }

    fn heading(&mut self) -> Result<()> {
        let mut phrase = Phrase::of(self.required("id")?);
        self.layout.id = phrase.name()?;
        phrase.end()?;
        let mut phrase = Phrase::of(self.required("players")?);
        while let Some(word) = phrase.more() {
            let fresh = |n: &u8| (2..=6).contains(n) && !self.layout.players.contains(n);
            let count = word.text.parse().ok().filter(fresh).ok_or_else(|| word.expected("a number from 2 to 6"))?;
            self.layout.players.push(count);
        }
        if self.layout.players.is_empty() { Err(phrase.expected("a number of players")) } else { Ok(()) }
    }

    fn pools(&mut self) -> Result<()> {
        for statement in self.all("pool") {
            let mut phrase = Phrase::of(statement);
            let letter = phrase.letter()?;
            let name = phrase.name_not_in(self.layout.pools.iter().map(|p| p.name.as_str()))?;
            if self.layout.pools.iter().any(|p| p.letter == letter) {
                return Err(statement.keyword.error(Problem::Twice(letter.into())));
            }
            phrase.colon()?;
            let kind = phrase.word("terrain, tokens or harbours")?;
            let items = match kind.text {
                "terrain" => Items::Terrain(phrase.counts("a terrain", Terrain::from_word)?),
                "tokens" => Items::Tokens(tokens(&mut phrase)?),
                "harbours" => Items::Harbours(phrase.counts("a kind of harbour", HarbourKind::from_word)?),
                _ => return Err(kind.expected("terrain, tokens or harbours")),
            };
            self.layout.pools.push(Pool { letter, name, items });
        }
        for statement in self.all("letters") {
            self.layout.letters = tokens(&mut Phrase::of(statement))?;
        }
        Ok(())
    }

    fn plazas(&mut self, bare: &Board) -> Result<()> {
        for statement in self.all("plaza") {
            let mut phrase = Phrase::of(statement);
            let word = phrase.word("a hex")?;
            let hex = bare.parse_hex(word.text).ok_or_else(|| no_place(&word))?;
            let mut corners = 0;
            while let Some(word) = phrase.more() {
                let k = CORNERS.iter().position(|c| *c == word.text).filter(|k| corners >> k & 1 == 0);
                corners |= 1 << k.ok_or_else(|| word.expected("n ne se s sw or nw, each once"))?;
            }
            // the board says what else may be wrong, but not with which plaza
            if corners == 0 || !bare.tiles.has(hex) || self.layout.plazas.iter().any(|p| p.hex == hex) {
                return Err(word.error(Problem::BadPlaza));
            }
            self.layout.plazas.push(Plaza { hex, corners });
        }
        crate::sort::by_key(&mut self.layout.plazas, |plaza| plaza.hex);
        Ok(())
    }

    fn zones(&mut self, board: &Board) -> Result<()> {
        for statement in self.all("zones") {
            let mut phrase = Phrase::of(statement);
            while !phrase.is_empty() {
                let letter = phrase.letter()?;
                if self.layout.zones.iter().any(|z| z.letter == letter) {
                    return Err(statement.keyword.error(Problem::Twice(letter.into())));
                }
                let name = phrase.name_not_in(self.layout.zones.iter().map(|z| z.name.as_str()))?;
                self.layout.zones.push(Zone { letter, name });
            }
            map::zones(statement, board, &mut self.layout)?;
        }
        for statement in self.all("region") {
            let mut phrase = Phrase::of(statement);
            let name = phrase.name_not_in(self.layout.regions.iter().map(|r| r.name.as_str()))?;
            phrase.colon()?;
            let zones = self.zone_list(&mut phrase)?;
            phrase.end()?;
            self.layout.regions.push(Region { name, zones });
        }
        Ok(())
    }

    /// Names of zones up to a colon or the end.
    fn zone_list(&self, phrase: &mut Phrase) -> Result<Vec<u8>> {
        phrase.list(|word| position(&word, self.layout.zones.iter().map(|z| z.name.as_str())))
    }

    fn marks(&mut self, board: &Board) -> Result<()> {
        let statements = self.statements;
        for statement in statements.iter().filter(|s| matches!(s.keyword.text, "hexes" | "corners" | "edges")) {
            let mut phrase = Phrase::of(statement);
            let name = phrase.name_not_in(self.layout.marks.iter().map(|m| m.name.as_str()))?;
            phrase.colon()?;
            let places = match statement.keyword.text {
                "hexes" => Places::Hexes(phrase.numbered(|name| board.parse_hex(name))?),
                "corners" => Places::Corners(phrase.numbered(|name| board.parse_corner(name))?),
                _ => Places::Edges(phrase.numbered(|name| board.parse_edge(name))?),
            };
            if self.layout.marks.len() > u8::MAX as usize {
                return Err(statement.keyword.error(Problem::Surplus(name)));
            }
            self.layout.marks.push(Mark { name, places });
        }
        Ok(())
    }

    fn harbours(&mut self, board: &Board) -> Result<()> {
        for statement in self.all("harbours") {
            let mut phrase = Phrase::of(statement);
            while let Some(word) = phrase.more() {
                let (hex, side) = board.parse_side(word.text).ok_or_else(|| no_place(&word))?;
                let edge = board.edge_of(hex, side).filter(|_| board.tiles.has(hex));
                let taken = |site: &HarbourSite| board.edge_of(site.hex, site.side) == edge;
                if edge.is_none() || self.layout.harbours.iter().any(taken) {
                    return Err(word.error(Problem::BadPlace(word.text.into())));
                }
                let kind = phrase.word("a kind of harbour or the letter of a pool")?;
                let kind = match kind.text.strip_prefix('*') {
                    Some(letter) => SiteKind::Dealt(self.harbour_pool(letter).ok_or_else(|| kind.unknown())?),
                    None => {
                        let fixed = HarbourKind::from_word(kind.text);
                        SiteKind::Fixed(fixed.ok_or_else(|| kind.expected("a kind of harbour"))?)
                    }
                };
                self.layout.harbours.push(HarbourSite { hex, side, kind });
            }
        }
        Ok(())
    }

    fn harbour_pool(&self, letter: &str) -> Option<u8> {
        let mut letters = letter.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        PoolKind::Harbours.find(&self.layout.pools, letter)
    }

    fn pieces(&mut self, board: &Board) -> Result<()> {
        for statement in self.all("piece") {
            let piece = Phrase::of(statement).list(|word| {
                let hex = board.parse_hex(word.text).ok_or_else(|| no_place(&word))?;
                let taken = self.layout.pieces.iter().flatten().any(|other| *other == hex);
                let free = board.frame.has(hex) && !taken;
                if free { Ok(hex) } else { Err(word.error(Problem::BadPlace(word.text.into()))) }
            })?;
            self.layout.pieces.push(piece);
        }
        Ok(())
    }

    fn shuffles(&mut self) -> Result<()> {
        for statement in self.all("shuffle") {
            let mut phrase = Phrase::of(statement);
            let zones = self.zone_list(&mut phrase)?;
            phrase.colon()?;
            let mut shuffle = Shuffle { zones, terrain: false, tokens: false, harbours: false, rules: Vec::new() };
            while let Some(word) = phrase.next_in_part() {
                let what = match word.text {
                    "terrain" => &mut shuffle.terrain,
                    "tokens" => &mut shuffle.tokens,
                    "harbours" => &mut shuffle.harbours,
                    _ => return Err(word.expected("terrain, tokens or harbours")),
                };
                *what = true;
            }
            if !phrase.is_empty() {
                phrase.colon()?;
            }
            while let Some(word) = phrase.more() {
                shuffle.rules.push(match word.text {
                    "reds-apart" => ShuffleRule::RedsApart,
                    "keep" => ShuffleRule::Keep(phrase.terrain()?),
                    "no-red" => ShuffleRule::NoRedOn(phrase.terrain()?),
                    "bar" => {
                        let sums = phrase.word("dice sums")?;
                        let sums = cell::sums(sums.text).ok_or_else(|| sums.expected("dice sums such as 6+8"))?;
                        ShuffleRule::NotAt(sums, self.mark(&phrase.word("a mark on hexes")?, "hexes")?)
                    }
                    _ => return Err(word.expected("reds-apart, keep, no-red or bar")),
                });
            }
            self.layout.shuffles.push(shuffle);
        }
        Ok(())
    }

    /// The index of a mark of a kind of place.
    fn mark(&self, word: &Word, kind: &str) -> Result<u8> {
        let index = position(word, self.layout.marks.iter().map(|m| m.name.as_str()))?;
        let fits = match self.layout.marks[index as usize].places {
            Places::Hexes(_) => kind == "hexes",
            Places::Corners(_) => kind == "corners",
            Places::Edges(_) => kind == "edges",
        };
        if fits { Ok(index) } else { Err(word.unknown()) }
    }

    fn start(&mut self) -> Result<()> {
        for statement in self.all("start") {
            let mut phrase = Phrase::of(statement);
            let zones = self.zone_list(&mut phrase)?;
            let mut except = Vec::new();
            if !phrase.is_empty() {
                phrase.colon()?;
                phrase.exactly("without")?;
                except = phrase.list(|word| self.mark(&word, "corners"))?;
                phrase.end()?;
            }
            self.layout.start = Start { zones, except };
        }
        Ok(())
    }

    fn presets(&mut self, board: &Board) -> Result<()> {
        for statement in self.all("preset") {
            let mut phrase = Phrase::of(statement);
            let label = phrase.label()?;
            if self.layout.preset(&label).is_some() {
                return Err(statement.keyword.error(Problem::Twice(label)));
            }
            phrase.colon()?;
            let mut pieces = Vec::new();
            while let Some(word) = phrase.more() {
                let at = phrase.word("a place")?;
                let corner = || board.parse_corner(at.text).ok_or_else(|| no_place(&at));
                let edge = || board.parse_edge(at.text).ok_or_else(|| no_place(&at));
                pieces.push(match word.text {
                    "settlement" => PresetPiece::Settlement { at: corner()?, yields: phrase.take("yields") },
                    "city" => PresetPiece::City(corner()?),
                    "road" => PresetPiece::Road(edge()?),
                    "ship" => PresetPiece::Ship(edge()?),
                    _ => return Err(word.expected("settlement, city, road or ship")),
                });
            }
            self.layout.presets.push(Preset { label, pieces });
        }
        Ok(())
    }

    fn figures(&mut self, board: &Board) -> Result<()> {
        let hex = |word: Word| board.parse_hex(word.text).ok_or_else(|| no_place(&word));
        for statement in self.all("robber") {
            let mut phrase = Phrase::of(statement);
            self.layout.robber = if phrase.take("beside") {
                RobberStart::Beside
            } else if phrase.take("on") {
                let word = phrase.word("a terrain or a number")?;
                let terrain = Terrain::from_word(word.text).map(RobberStart::On);
                let start = terrain.or_else(|| cell::sums(word.text).map(RobberStart::OnNumber));
                start.ok_or_else(|| word.expected("a terrain or a number"))?
            } else if phrase.is_empty() {
                return Err(phrase.expected("a hex, on or beside"));
            } else {
                RobberStart::At(phrase.list(hex)?)
            };
            phrase.end()?;
        }
        for statement in self.all("pirate") {
            let mut phrase = Phrase::of(statement);
            self.layout.pirate = Some(hex(phrase.word("a hex")?)?);
            phrase.end()?;
        }
        Ok(())
    }

    fn facts(&mut self) -> Result<()> {
        for statement in self.all("fact") {
            let mut phrase = Phrase::of(statement);
            let name = phrase.name_not_in(self.layout.facts.iter().map(|(name, _)| name.as_str()))?;
            let number = phrase.number("a number")?;
            phrase.end()?;
            self.layout.facts.push((name, number));
        }
        Ok(())
    }
}

fn no_place(word: &Word) -> LayoutError {
    word.error(Problem::NoPlace(word.text.into()))
}

/// The index of a name in a list of at most 256.
fn position<'a>(word: &Word, mut names: impl Iterator<Item = &'a str>) -> Result<u8> {
    names.position(|name| name == word.text).map(|i| i as u8).ok_or_else(|| word.unknown())
}

fn tokens(phrase: &mut Phrase) -> Result<Vec<Sums>> {
    phrase.list(|word| cell::sums(word.text).ok_or_else(|| word.expected("a dice sum, 2 to 12 but 7")))
}
