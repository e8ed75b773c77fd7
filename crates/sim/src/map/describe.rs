//! A map as JSON, and its counts.

use rules::board::Board;
use rules::ids::{Corner, Edge, Hex};
use rules::layout::{Items, Places, PresetPiece, RobberStart, Sums, Token};
use rules::terrain::Terrain;
use serde_json::{Map as Object, Value, json};

use super::Map;

/// The dice sums of a mask.
pub fn sums(mask: Sums) -> Vec<u32> {
    (2..=12).filter(|sum| mask >> sum & 1 != 0).collect()
}

/// One sum as a number, several as a list, none as null.
fn number(mask: Option<Sums>) -> Value {
    match mask.map(sums).unwrap_or_default().as_slice() {
        [] => Value::Null,
        [one] => json!(one),
        several => json!(several),
    }
}

/// The map as JSON.
pub fn json(map: &Map) -> Value {
    let (layout, board) = (map.layout, &map.board);
    let place = |hex: Hex| {
        let (q, r) = board.coord(hex);
        json!({ "q": q, "r": r, "name": board.hex_name(hex) })
    };
    let tile = |at: usize| {
        let tile = &layout.tiles[at];
        let mut hex = place(Hex(at as u8));
        hex["terrain"] = json!(map.terrain(at).map(|terrain| terrain.word()));
        hex["number"] = number(map.sums(at));
        hex["face_down"] = json!(matches!(tile.token, Token::FaceDown(_)));
        hex["zone"] = json!(tile.zone.and_then(|zone| layout.zones.get(usize::from(zone))).map(|zone| &zone.name));
        hex
    };
    let harbours: Vec<Value> = map
        .harbours()
        .into_iter()
        .map(|(hex, side, kind)| {
            let (q, r) = board.coord(hex);
            json!({ "q": q, "r": r, "side": side, "kind": kind.map(|kind| kind.word()),
                    "edge": board.edge_of(hex, side).map(|edge| board.edge_name(edge)) })
        })
        .collect();
    let robber: Vec<Value> = map.robber().into_iter().map(place).collect();
    let pools = layout.pools.iter().map(|pool| (pool.name.clone(), json!(items(&pool.items))));
    let regions = layout.regions.iter().map(|region| {
        let hexes: Vec<Value> = layout.region(&region.name).iter().map(place).collect();
        (region.name.clone(), json!(hexes))
    });
    let presets = layout.presets.iter().map(|preset| {
        (preset.label.clone(), preset.pieces.iter().map(|piece| preset_piece(board, piece)).collect::<Vec<_>>().into())
    });
    json!({
        "id": layout.id,
        "players": layout.players,
        "hexes": (0..layout.tiles.len()).map(tile).collect::<Vec<_>>(),
        "frame": (layout.tiles.len()..board.hexes().into()).map(|at| place(Hex(at as u8))).collect::<Vec<_>>(),
        "harbours": harbours,
        "robber": match robber.as_slice() { [] => Value::Null, [one] => one.clone(), several => json!(several) },
        "robber_beside": layout.robber == RobberStart::Beside,
        "pirate": layout.pirate.map(place),
        "markers": layout.marks.iter().map(|mark| marker(board, &mark.name, &mark.places)).collect::<Vec<_>>(),
        "plazas": layout.plazas.iter().map(|plaza| place(plaza.hex)).collect::<Vec<_>>(),
        "pools": Object::from_iter(pools),
        "regions": Object::from_iter(regions),
        "presets": Object::from_iter(presets),
        "facts": layout.facts.iter().map(|(name, value)| (name.clone(), json!(value))).collect::<Object<_, _>>(),
        "counts": counts(map),
    })
}

fn preset_piece(board: &Board, piece: &PresetPiece) -> Value {
    match *piece {
        PresetPiece::Settlement { at, yields } => json!({ "settlement": board.corner_name(at), "yields": yields }),
        PresetPiece::City(at) => json!({ "city": board.corner_name(at) }),
        PresetPiece::Road(at) => json!({ "road": board.edge_name(at) }),
        PresetPiece::Ship(at) => json!({ "ship": board.edge_name(at) }),
    }
}

/// A mark: its places, each on a hex (q, r), with the corner or side of it, and a value where it has one.
fn marker(board: &Board, name: &str, places: &Places) -> Value {
    let on = |hex: Hex, value: Option<u8>, word: String| {
        let (q, r) = board.coord(hex);
        json!({ "q": q, "r": r, "name": word, "value": value })
    };
    let of_corner = |(corner, value): &(Corner, Option<u8>)| {
        let hex = board.hexes_at(*corner).first().copied()?;
        let mut place = on(hex, *value, board.corner_name(*corner));
        place["corner"] = json!((0..6).find(|k| board.corner_of(hex, *k) == Some(*corner)));
        Some(place)
    };
    let of_edge = |(edge, value): &(Edge, Option<u8>)| {
        let hex = board.sides(*edge).into_iter().flatten().next()?;
        let mut place = on(hex, *value, board.edge_name(*edge));
        place["side"] = json!((0..6).find(|side| board.edge_of(hex, *side) == Some(*edge)));
        Some(place)
    };
    let (kind, places): (_, Vec<Value>) = match places {
        Places::Hexes(list) => ("hex", list.iter().map(|(hex, n)| on(*hex, *n, board.hex_name(*hex))).collect()),
        Places::Corners(list) => ("corner", list.iter().filter_map(of_corner).collect()),
        Places::Edges(list) => ("edge", list.iter().filter_map(of_edge).collect()),
    };
    json!({ "name": name, "kind": kind, "places": places })
}

/// The places of a mark in words, with their values.
pub fn places(board: &Board, places: &Places) -> Vec<String> {
    let word = |name: String, value: &Option<u8>| match value {
        Some(n) => format!("{name}={n}"),
        None => name,
    };
    match places {
        Places::Hexes(list) => list.iter().map(|(hex, n)| word(board.hex_name(*hex), n)).collect(),
        Places::Corners(list) => list.iter().map(|(corner, n)| word(board.corner_name(*corner), n)).collect(),
        Places::Edges(list) => list.iter().map(|(edge, n)| word(board.edge_name(*edge), n)).collect(),
    }
}

/// What a pool holds, in words.
pub fn items(items: &Items) -> Vec<String> {
    match items {
        Items::Terrain(list) => list.iter().map(|(terrain, n)| format!("{n} {}", terrain.word())).collect(),
        Items::Harbours(list) => list.iter().map(|(kind, n)| format!("{n} {}", kind.word())).collect(),
        Items::Tokens(list) => {
            let token = |mask: &Sums| sums(*mask).iter().map(u32::to_string).collect::<Vec<_>>().join("+");
            list.iter().map(token).collect()
        }
    }
}

/// How often each word comes, in the order in which they first come.
fn tally(words: impl Iterator<Item = String>) -> Vec<(String, usize)> {
    words.fold(Vec::new(), |mut all, word| {
        match all.iter_mut().find(|(known, _)| *known == word) {
            Some((_, n)) => *n += 1,
            None => all.push((word, 1)),
        }
        all
    })
}

/// Tiles by terrain, in the order of the terrains; those not known last.
pub fn terrain_counts(map: &Map) -> Vec<(String, usize)> {
    let tiles = || (0..map.layout.tiles.len()).map(|at| map.terrain(at));
    let known = Terrain::ALL.into_iter().flat_map(|terrain| tiles().filter(move |t| *t == Some(terrain)).flatten());
    let unknown = tiles().filter(Option::is_none).map(|_| "unknown".to_string());
    tally(known.map(|terrain| terrain.word().to_string()).chain(unknown))
}

/// Hexes by sum; one with several sums counts for each.
pub fn number_counts(map: &Map) -> Vec<(String, usize)> {
    let tiles = || (0..map.layout.tiles.len()).map(|at| map.sums(at));
    let known = (2..=12).flat_map(|sum| tiles().flatten().filter(move |mask| mask >> sum & 1 != 0).map(move |_| sum));
    let unknown = tiles().filter(Option::is_none).map(|_| "unknown".to_string());
    tally(known.map(|sum: u32| sum.to_string()).chain(unknown))
}

/// Harbours by kind.
pub fn harbour_counts(map: &Map) -> Vec<(String, usize)> {
    tally(map.harbours().into_iter().map(|(_, _, kind)| kind.map_or("unknown", |kind| kind.word()).to_string()))
}

fn counts(map: &Map) -> Value {
    let object = |list: Vec<(String, usize)>| Value::Object(list.into_iter().map(|(w, n)| (w, json!(n))).collect());
    json!({
        "tiles": map.layout.tiles.len(),
        "frame": map.layout.frame.len(),
        "corners": map.board.corner_count(),
        "edges": map.board.edge_count(),
        "terrain": object(terrain_counts(map)),
        "numbers": object(number_counts(map)),
        "harbours": object(harbour_counts(map)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sum_is_a_number_several_are_a_list_and_none_is_null() {
        assert_eq!(number(Some(1 << 8)), json!(8));
        assert_eq!(number(Some(1 << 2 | 1 << 3 | 1 << 11 | 1 << 12)), json!([2, 3, 11, 12]));
        assert_eq!((number(Some(0)), number(None)), (Value::Null, Value::Null));
    }
}
