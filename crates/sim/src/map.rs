//! `sim map`.

mod describe;
mod picture;

use std::borrow::Cow;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::board::Board;
use rules::catalog;
use rules::deal::{self, BoardKind, HarbourSetup, Island};
use rules::layout::{self, Ground, Layout, SiteKind, Token};
use rules::terrain::{HarbourKind, Terrain};

use crate::failure::Failure;
use crate::words;

/// Draws a map in text, with counts.
///
/// Without --seed and --board the map is as drawn; what is dealt before a game is left open. With either, it is dealt.
#[derive(clap::Args)]
pub struct Args {
    /// A scenario, or a map, such as `base` or `new-shores`
    #[arg(value_name = "ID")]
    id: String,
    /// For how many players
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// The seed of the island, a number
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How the island is made
    #[arg(long, value_name = "KIND", value_parser = boards())]
    board: Option<BoardKind>,
    /// How the harbours lie, where the island is dealt
    #[arg(long, value_name = "HOW", default_value = HarbourSetup::Fixed.word(), value_parser = harbour_setups())]
    harbours: HarbourSetup,
    /// Print JSON: id, players, hexes (q, r, terrain, number, zone), harbours (q, r, side, kind), robber, pirate,
    /// markers, frame, pools, regions, facts, counts. Terrain and number are null where they are dealt, the number is a
    /// list where a hex has several
    #[arg(long)]
    json: bool,
}

/// The words of the kinds of boards.
fn boards() -> impl TypedValueParser<Value = BoardKind> {
    let words = PossibleValuesParser::new(BoardKind::ALL.map(BoardKind::word));
    words.try_map(|word| BoardKind::from_word(&word).ok_or(word))
}

/// The words of the ways to lay harbours.
fn harbour_setups() -> impl TypedValueParser<Value = HarbourSetup> {
    let words = PossibleValuesParser::new(HarbourSetup::ALL.map(HarbourSetup::word));
    words.try_map(|word| HarbourSetup::from_word(&word).ok_or(word))
}

/// A map, as far as it is known.
pub struct Map {
    pub layout: &'static Layout,
    pub board: Board,
    island: Option<Island>,
}

impl Map {
    /// The terrain of a tile; `None` where it is dealt or drawn later.
    pub fn terrain(&self, tile: usize) -> Option<Terrain> {
        match (self.layout.tiles[tile].ground, &self.island) {
            (Ground::Hidden(_), _) | (Ground::Dealt(_), None) => None,
            (_, Some(island)) => Some(island.terrain[tile]),
            (Ground::Fixed(terrain), None) => Some(terrain),
        }
    }

    /// The sums of a tile, as bits; `None` where they are dealt or drawn later, 0 where there are none.
    pub fn sums(&self, tile: usize) -> Option<u16> {
        match (self.layout.tiles[tile].token, &self.island) {
            (Token::Drawn(_), _) | (Token::Dealt(_), None) => None,
            (Token::FaceDown(sums), _) => Some(sums),
            (_, Some(island)) => Some(island.numbers[tile]),
            (Token::Fixed(sums), None) => Some(sums),
            (Token::None, None) => Some(0),
        }
    }

    /// The harbours as hex, side and kind; no kind where it is dealt.
    pub fn harbours(&self) -> Vec<(rules::ids::Hex, u8, Option<HarbourKind>)> {
        let Some(island) = &self.island else {
            let kind = |kind| if let SiteKind::Fixed(kind) = kind { Some(kind) } else { None };
            return self.layout.harbours.iter().map(|h| (h.hex, h.side, kind(h.kind))).collect();
        };
        let site = |harbour: &deal::Harbour| {
            let sides = self.board.sides(harbour.edge).into_iter().flatten();
            let land = sides.filter(|hex| self.board.tiles.has(*hex) && island.terrain[hex.at()].is_land());
            let (hex, side) = land
                .flat_map(|hex| (0..6).map(move |side| (hex, side)))
                .find(|(hex, side)| self.board.edge_of(*hex, *side) == Some(harbour.edge))?;
            Some((hex, side, Some(harbour.kind)))
        };
        island.harbours.iter().filter_map(site).collect()
    }

    /// Where the robber begins, as far as it is known.
    pub fn robber(&self) -> Vec<rules::ids::Hex> {
        use rules::ids::Hex;
        use rules::layout::RobberStart;
        let tiles = 0..self.layout.tiles.len();
        let where_ =
            |holds: &dyn Fn(usize) -> bool| tiles.filter(|t| holds(*t)).map(|t| Hex(t as u8)).take(1).collect();
        match &self.layout.robber {
            RobberStart::Absent | RobberStart::Beside => Vec::new(),
            RobberStart::At(hexes) => hexes.clone(),
            RobberStart::On(terrain) => where_(&|tile| self.terrain(tile) == Some(*terrain)),
            RobberStart::OnNumber(sums) => where_(&|tile| self.sums(tile).is_some_and(|own| own & sums != 0)),
        }
    }
}

/// The map of an id: a scenario, a map, or a map without its number of players.
fn find(id: &str, players: Option<u8>) -> Result<&'static Layout, Failure> {
    let fits = |layout: &&Layout| players.is_none_or(|n| layout.players.contains(&n));
    let with_players: Vec<String> = match players {
        Some(n) => vec![format!("{id}-{n}")],
        None => (2..=6).map(|n| format!("{id}-{n}")).collect(),
    };
    let of_scenario = catalog::scenario(id)
        .and_then(|scenario| catalog::layout(scenario, players.unwrap_or(*scenario.players.start())));
    let ids = std::iter::once(id).chain(with_players.iter().map(String::as_str));
    let found = of_scenario.or_else(|| ids.filter_map(layout::layout).find(fits));
    found.ok_or_else(|| {
        let all: Vec<Cow<str>> = layout::layouts().iter().map(|l| l.id.as_str().into()).collect();
        Failure::Usage(words::no_map(id, &all.join(", ")))
    })
}

pub fn run(args: &Args) -> Result<String, Failure> {
    let layout = find(&args.id, args.players)?;
    let board = Board::new(layout).map_err(|error| Failure::No(error.to_string()))?;
    let island = if args.seed.is_some() || args.board.is_some() {
        let kind = args.board.unwrap_or(BoardKind::Beginner);
        let dealt = deal::deal(layout, &board, kind, args.harbours, args.seed.unwrap_or(0));
        Some(dealt.map_err(|error| Failure::No(format!("{}: {error}", layout.id)))?)
    } else {
        None
    };
    let map = Map { layout, board, island };
    Ok(if args.json { format!("{:#}\n", describe::json(&map)) } else { picture::text(&map) })
}
