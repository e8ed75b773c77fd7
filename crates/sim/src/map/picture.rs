//! A map in text: a cell a hex, its terrain above its numbers.

use rules::ids::Hex;
use rules::layout::Token;
use rules::terrain::Terrain;

use super::Map;
use super::describe;
use crate::table::Table;

/// Characters of half a hex.
const HALF: usize = 5;

/// The picture, its marks and its counts.
pub fn text(map: &Map) -> String {
    let mut out = format!("{}: for {} players\n\n", map.layout.id, players(map));
    out.push_str(&drawing(map));
    out.push('\n');
    out.push_str(&notes(map).print());
    out
}

fn players(map: &Map) -> String {
    map.layout.players.iter().map(u8::to_string).collect::<Vec<_>>().join(" or ")
}

fn drawing(map: &Map) -> String {
    let board = &map.board;
    let hexes = || (0..board.hexes()).map(Hex);
    let left = |hex: Hex| {
        let (q, r) = board.coord(hex);
        2 * i32::from(q) + i32::from(r)
    };
    let west = hexes().map(left).min().unwrap_or(0);
    let mut rows: Vec<i8> = hexes().map(|hex| board.coord(hex).1).collect();
    rows.sort_unstable();
    rows.dedup();
    let mut out = String::new();
    for row in rows {
        let mut lines = [String::new(), String::new()];
        let mut here: Vec<Hex> = hexes().filter(|hex| board.coord(*hex).1 == row).collect();
        here.sort_by_key(|hex| left(*hex));
        for (at, line) in lines.iter_mut().enumerate() {
            for hex in &here {
                let cell = cell(map, *hex);
                let column = 3 + (left(*hex) - west) as usize * HALF;
                *line = format!("{line:column$}{}", cell[at]);
            }
        }
        let name = here.first().map_or(String::new(), |hex| board.hex_name(*hex));
        lines[0].replace_range(..1, name.get(..1).unwrap_or(" "));
        for line in lines {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

/// The two lines of a hex.
fn cell(map: &Map, hex: Hex) -> [String; 2] {
    let figures = [(map.robber().contains(&hex), "robber"), (map.layout.pirate == Some(hex), "pirate")];
    let figure = figures.iter().find(|(here, _)| *here).map_or("", |(_, word)| word);
    let Some(tile) = map.layout.tiles.get(hex.at()) else { return ["~".to_string(), figure.to_string()] };
    let terrain = match map.terrain(hex.at()) {
        None => "?".to_string(),
        Some(Terrain::Mountains) => "mountain".to_string(),
        Some(Terrain::Glassworks) => "glasswks".to_string(),
        Some(terrain) => terrain.word().to_string(),
    };
    let numbers = match map.sums(hex.at()) {
        None => "?".to_string(),
        Some(sums) => describe::sums(sums).iter().map(u32::to_string).collect::<Vec<_>>().join("+"),
    };
    let turned = if matches!(tile.token, Token::FaceDown(_)) { "(down)" } else { "" };
    [terrain, format!("{numbers}{turned} {figure}").trim().to_string()]
}

/// What the picture does not show.
fn notes(map: &Map) -> Table {
    let mut table = Table::plain();
    let mut note = |name: &str, what: String| {
        if !what.is_empty() {
            table.row([name.to_string(), what]);
        }
    };
    let count = |list: Vec<(String, usize)>| {
        list.into_iter().map(|(word, n)| format!("{n} {word}")).collect::<Vec<_>>().join(", ")
    };
    let (tiles, frame) = (map.layout.tiles.len(), map.layout.frame.len());
    let board = &map.board;
    note("hexes", format!("{tiles} tiles, {frame} printed sea"));
    note("places", format!("{} corners, {} edges", board.corner_count(), board.edge_count()));
    note("terrain", count(describe::terrain_counts(map)));
    let numbers = describe::number_counts(map).into_iter();
    note("numbers", numbers.map(|(sum, n)| format!("{sum}: {n}")).collect::<Vec<_>>().join(", "));
    note("harbours", count(describe::harbour_counts(map)));
    let sites = map.harbours().into_iter();
    let sites = sites
        .map(|(hex, side, kind)| format!("{} {}", board.side_name(hex, side), kind.map_or("?", |kind| kind.word())));
    note("", sites.collect::<Vec<_>>().join(", "));
    for pool in &map.layout.pools {
        note("pool", format!("{}: {}", pool.name, describe::items(&pool.items).join(", ")));
    }
    for region in &map.layout.regions {
        let hexes = map.layout.region(&region.name).iter().map(|hex| board.hex_name(hex));
        note("region", format!("{}: {}", region.name, hexes.collect::<Vec<_>>().join(" ")));
    }
    for mark in &map.layout.marks {
        note("marked", format!("{}: {}", mark.name, describe::places(board, &mark.places).join(" ")));
    }
    for (name, value) in &map.layout.facts {
        note("fact", format!("{name} {value}"));
    }
    table
}
