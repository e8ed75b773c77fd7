//! The shipped layouts against the component tables of `reference/`: `base.md`, Components; `seafarers.md` §1 and the
//! rulebook's tables in `seafarers-layouts-check.py`; `traders-and-barbarians.md`; `treasures-dragons-explorers.md` §5.

use rules::board::Board;
use rules::cards::Kind;
use rules::ids::Hex;
use rules::layout::{
    Ground, HarbourKind, Items, Layout, Places, PresetPiece, RobberStart, SiteKind, Sums, Terrain, Tile, Token, layout,
};
use std::collections::BTreeMap;

fn open(id: &str) -> (&'static Layout, Board) {
    let layout = layout(id).unwrap();
    (layout, Board::new(layout).unwrap())
}

/// Order of the terrain tables: sea, desert, gold, fields, hills, mountains, pasture, forest.
const COLUMNS: [Terrain; 8] = [
    Terrain::Sea,
    Terrain::Desert,
    Terrain::Gold,
    Terrain::Fields,
    Terrain::Hills,
    Terrain::Mountains,
    Terrain::Pasture,
    Terrain::Forest,
];
/// Order of the tables of numbers.
const NUMBERS: [u16; 10] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

fn terrain_of<'a>(tiles: impl Iterator<Item = &'a Tile>) -> [usize; 8] {
    let mut counts = [0; 8];
    for tile in tiles {
        if let Ground::Fixed(terrain) = tile.ground {
            counts[COLUMNS.iter().position(|t| *t == terrain).unwrap()] += 1;
        }
    }
    counts
}

fn numbers_of<'a>(tiles: impl Iterator<Item = &'a Tile>) -> [usize; 10] {
    numbers(tiles.filter_map(|tile| match tile.token {
        Token::Fixed(sums) => Some(sums),
        _ => None,
    }))
}

fn numbers(tokens: impl Iterator<Item = Sums>) -> [usize; 10] {
    let mut counts = [0; 10];
    for token in tokens {
        counts[NUMBERS.iter().position(|n| 1 << n == token).unwrap()] += 1;
    }
    counts
}

fn pool(layout: &Layout, name: &str) -> ([usize; 8], [usize; 10]) {
    match &layout.pool(name).unwrap().items {
        Items::Terrain(items) => {
            let count = |t: &Terrain| items.iter().filter(|(i, _)| i == t).map(|(_, n)| *n as usize).sum();
            (COLUMNS.each_ref().map(count), [0; 10])
        }
        Items::Tokens(tokens) => ([0; 8], numbers(tokens.iter().copied())),
        Items::Harbours(_) => panic!("{name} holds harbours"),
    }
}

fn zone_sizes(layout: &Layout) -> BTreeMap<&str, usize> {
    layout.zones.iter().map(|zone| (zone.name.as_str(), layout.zone(&zone.name).len())).collect()
}

/// The one or two terrain tables of a scenario: the hexes of some zones, and the rest.
fn split<'a>(layout: &'a Layout, zones: &'a [&str]) -> (Vec<&'a Tile>, Vec<&'a Tile>) {
    let name = |tile: &Tile| tile.zone.map_or("", |z| layout.zones[z as usize].name.as_str());
    layout.tiles.iter().partition(|tile| zones.contains(&name(tile)))
}

/// Special and generic harbours; every special kind is there once at most.
fn harbours(layout: &Layout) -> (usize, usize) {
    let kinds = layout.harbours.iter().map(|site| match site.kind {
        SiteKind::Fixed(kind) => kind,
        SiteKind::Dealt(_) => panic!("dealt"),
    });
    let (generic, mut special): (Vec<_>, Vec<_>) = kinds.partition(|kind| *kind == HarbourKind::Generic);
    special.sort();
    special.dedup();
    (special.len(), generic.len())
}

/// What holds on every map: harbours lie between land and sea and share no corner.
fn harbours_are_coasts(layout: &Layout, board: &Board) {
    let sea = |hex: Hex| layout.tiles.get(hex.at()).is_none_or(|t| t.ground == Ground::Fixed(Terrain::Sea));
    let mut corners = Vec::new();
    for site in &layout.harbours {
        assert!(!sea(site.hex) && sea(board.neighbour(site.hex, site.side).unwrap()), "{}", layout.id);
        corners.extend(board.ends(board.edge_of(site.hex, site.side).unwrap()));
    }
    corners.sort();
    let all = corners.len();
    corners.dedup();
    assert_eq!(corners.len(), all, "{}", layout.id);
}

fn sizes(board: &Board) -> [usize; 4] {
    [board.tiles.len(), board.frame.len(), board.corners.len(), board.edges.len()]
}

#[test]
fn base_has_the_tiles_tokens_and_harbours_of_the_box() {
    let (layout, board) = open("base");
    assert_eq!(sizes(&board), [19, 18, 54, 72]);
    assert_eq!(layout.players, [3, 4]);
    assert_eq!(terrain_of(layout.tiles.iter()), [0, 1, 0, 4, 3, 3, 4, 4]);
    assert_eq!(numbers_of(layout.tiles.iter()), [1, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
    assert_eq!(layout.letters, [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11].map(|n: u16| 1 << n));
    assert_eq!(harbours(layout), (5, 4));
    harbours_are_coasts(layout, &board);
    assert_eq!(layout.start_corners(&board), board.corners);
    assert_eq!(layout.robber, RobberStart::On(Terrain::Desert));
    assert_eq!(layout.pirate, None);
}

#[test]
fn the_base_frame_has_six_pieces_of_three_sea_hexes_in_a_ring() {
    let (layout, board) = open("base");
    assert_eq!(layout.pieces.iter().map(Vec::len).collect::<Vec<_>>(), [3; 6]);
    let ring: Vec<Hex> = layout.pieces.concat();
    for (i, hex) in ring.iter().enumerate() {
        assert!(board.frame.has(*hex));
        assert!(board.neighbours(*hex).any(|near| near == ring[(i + 1) % 18]), "clockwise, one next to the other");
    }
    assert_eq!(board.coord(ring[0]), (0, -3));
    assert_eq!(board.coord(ring[3]), (3, -3));
}

#[test]
fn beginner_presets_stand_where_the_reference_says_and_yield_from_the_lettered_settlement() {
    // letter, lettered settlement and road, other settlement and road, as (q, r, corner or side)
    type Place = (i8, i8, u8);
    let presets: [(&str, Place, Place, Place, Place); 4] = [
        ("A", (-1, 0, 4), (-1, 0, 3), (0, -1, 0), (1, -2, 3)),
        ("B", (-2, 1, 2), (-2, 2, 0), (0, 1, 2), (0, 1, 1)),
        ("C", (0, 1, 4), (0, 1, 3), (1, -1, 1), (1, -1, 0)),
        ("D", (-1, 0, 0), (-1, 0, 5), (1, 0, 2), (1, 0, 1)),
    ];
    let (layout, board) = open("base");
    assert_eq!(layout.presets.len(), 4);
    let corner = |(q, r, k): Place| board.corner_of(board.hex_at(q, r).unwrap(), k).unwrap();
    let edge = |(q, r, side): Place| board.edge_of(board.hex_at(q, r).unwrap(), side).unwrap();
    for (letter, settlement, road, other, other_road) in presets {
        let pieces = &layout.preset(letter).unwrap().pieces;
        let expected = [
            PresetPiece::Settlement { at: corner(settlement), yields: true },
            PresetPiece::Road(edge(road)),
            PresetPiece::Settlement { at: corner(other), yields: false },
            PresetPiece::Road(edge(other_road)),
        ];
        assert_eq!(pieces[..], expected, "{letter}");
        for (settlement, road) in [(settlement, road), (other, other_road)] {
            assert!(board.edges_at(corner(settlement)).has(edge(road)), "{letter}");
        }
    }
    // what the guide to the base game says blue, preset B, receives: lumber, ore and brick
    let blue: Vec<Option<Kind>> = board
        .hexes_at(corner(presets[1].1))
        .iter()
        .map(|hex| match layout.tiles[hex.at()].ground {
            Ground::Fixed(terrain) => terrain.product(),
            _ => None,
        })
        .collect();
    assert!([Kind::Lumber, Kind::Ore, Kind::Brick].iter().all(|kind| blue.contains(&Some(*kind))), "{blue:?}");
}

#[test]
fn new_shores_for_four_matches_the_rulebooks_table() {
    let (layout, board) = open("new-shores-4");
    assert_eq!(sizes(&board), [42, 26, 108, 149]);
    let islets = ["islet-nw", "islet-ne", "islet-se", "islet-area"];
    let (far, main) = split(layout, &islets);
    assert_eq!(terrain_of(main.iter().copied()), [10, 1, 0, 4, 3, 3, 4, 4]);
    assert_eq!(numbers_of(main.into_iter()), [1, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
    assert_eq!(terrain_of(far.iter().copied()), [4, 0, 2, 1, 2, 2, 1, 1]);
    assert_eq!(numbers_of(far.into_iter()), [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
    let zones = [("main", 19), ("islet-nw", 2), ("islet-ne", 5), ("islet-se", 2), ("islet-area", 4)];
    assert_eq!(zone_sizes(layout), BTreeMap::from(zones));
    assert_eq!(layout.regions.len(), 3);
    assert!(["islet-nw", "islet-ne", "islet-se"].iter().all(|islet| layout.region(islet) == layout.zone(islet)));
    assert_eq!(harbours(layout), (5, 4));
    harbours_are_coasts(layout, &board);
    assert_eq!(layout.start_corners(&board).len(), 54);
    assert_eq!(layout.robber, RobberStart::On(Terrain::Desert));
    assert_eq!(layout.pirate, board.hex_at(3, 0), "on the frame's east notch");
    assert!(layout.pirate.is_some_and(|hex| board.frame.has(hex)));
    assert_eq!(
        (layout.fact("points"), layout.fact("chips"), layout.fact("region-points")),
        (Some(14), Some(24), Some(2))
    );
}

#[test]
fn oceania_for_four_matches_the_rulebooks_table() {
    let (layout, board) = open("oceania-4");
    assert_eq!(sizes(&board), [42, 26, 108, 149]);
    let (hidden, open) = split(layout, &["unexplored"]);
    assert_eq!(terrain_of(open.iter().copied()), [13, 0, 0, 3, 3, 3, 4, 4]);
    assert_eq!(numbers_of(open.into_iter()), [1, 2, 2, 2, 2, 2, 2, 2, 1, 1]);
    assert_eq!(hidden.len(), 12);
    assert!(hidden.iter().all(|t| matches!((t.ground, t.token), (Ground::Hidden(_), Token::Drawn(_)))));
    assert_eq!(pool(layout, "unexplored-land").0, [2, 0, 2, 2, 2, 2, 1, 1]);
    assert_eq!(pool(layout, "unexplored-numbers").1, [0, 1, 1, 1, 1, 1, 1, 1, 2, 1]);
    assert_eq!(zone_sizes(layout), BTreeMap::from([("home-ne", 10), ("home-sw", 7), ("unexplored", 12)]));
    assert_eq!(harbours(layout), (5, 4));
    harbours_are_coasts(layout, &board);
    assert_eq!(layout.start_corners(&board).len(), 60);
    assert_eq!(layout.robber, RobberStart::OnNumber(1 << 12));
    assert_eq!(layout.pirate, board.hex_at(-1, 4));
    assert_eq!((layout.fact("points"), layout.fact("chips")), (Some(12), Some(0)));
}

#[test]
fn traders_and_barbarians_has_three_plazas_with_four_paths_each() {
    let (layout, board) = open("traders-and-barbarians");
    assert_eq!(sizes(&board), [19, 18, 57, 84]);
    assert_eq!(layout.plazas.len(), 3);
    let places = [(Terrain::Castle, (-2, 0)), (Terrain::Quarry, (2, -2)), (Terrain::Glassworks, (0, 2))];
    let sea_only: Vec<_> = match &layout.mark("sea-only").unwrap().places {
        Places::Corners(list) => list.iter().map(|(corner, _)| *corner).collect(),
        _ => panic!("corners"),
    };
    let sea_sides: Vec<_> = match &layout.mark("sea-sides").unwrap().places {
        Places::Edges(list) => list.iter().map(|(edge, _)| *edge).collect(),
        _ => panic!("edges"),
    };
    assert_eq!((sea_only.len(), sea_sides.len()), (6, 9));
    for (terrain, (q, r)) in places {
        let hex = board.hex_at(q, r).unwrap();
        assert_eq!(layout.tiles[hex.at()].ground, Ground::Fixed(terrain));
        let plaza = board.plaza_of(hex).unwrap();
        assert_eq!(board.edge_list(plaza).len(), 4);
        // paths lead to the corners that touch other land; the sides to the sea carry no road
        for corner in board.corners_of(hex).iter() {
            let land = board.hexes_at(corner).iter().filter(|h| board.tiles.has(**h)).count() > 1;
            assert_eq!(board.near_at(plaza).has(corner), land);
            assert_eq!(sea_only.contains(&corner), !land);
        }
        for edge in board.edges_of(hex).iter() {
            let coast = board.sides(edge).into_iter().flatten().any(|side| board.frame.has(side));
            assert_eq!(sea_sides.contains(&edge), coast);
        }
    }
    assert_eq!(layout.tiles.iter().filter(|t| matches!(t.ground, Ground::Dealt(_))).count(), 16);
    assert_eq!(pool(layout, "land").0, [0, 0, 0, 3, 3, 3, 3, 4]);
    assert_eq!(pool(layout, "numbers").1, [0, 2, 2, 2, 2, 2, 2, 2, 2, 0], "B and H, 2 and 12, stay in the box");
    assert_eq!(layout.letters.len(), 16);
    assert_eq!(harbours(layout), (5, 4));
    harbours_are_coasts(layout, &board);
    assert_eq!(layout.start_corners(&board).len(), 48);
    let barbarians = [(1, -2, 2), (-1, 0, 3), (0, 1, 1)];
    let barbarians = barbarians.map(|(q, r, side)| (board.edge_of(board.hex_at(q, r).unwrap(), side).unwrap(), None));
    assert_eq!(layout.mark("path-barbarians").unwrap().places, Places::Edges(barbarians.to_vec()));
    assert_eq!((layout.fact("points"), layout.fact("start-gold")), (Some(13), Some(5)));
    let goods = ["castle-tools", "castle-sand", "quarry-marble", "quarry-sand", "glassworks-glass", "glassworks-tools"];
    assert_eq!(goods.map(|name| layout.fact(name)), [Some(6); 6], "36 commodity tokens");
    assert_eq!(layout.robber, RobberStart::Absent);
}

#[test]
fn into_the_unknown_for_four_matches_the_published_table() {
    let (layout, board) = open("into-the-unknown-4");
    assert_eq!(sizes(&board), [63, 32, 156, 218]);
    assert_eq!(board.hexes(), 95);
    assert_eq!(zone_sizes(layout), BTreeMap::from([("main-island", 16), ("unknown-sea", 32)]));
    let (unknown, home) = split(layout, &["unknown-sea"]);
    assert_eq!(unknown.iter().filter(|t| matches!(t.ground, Ground::Hidden(_))).count(), 27);
    assert_eq!(terrain_of(unknown.iter().copied()), [0, 3, 2, 0, 0, 0, 0, 0]);
    assert_eq!(numbers_of(unknown.into_iter()), [0, 0, 0, 0, 1, 1, 0, 0, 0, 0], "gold 6 and 8");
    assert_eq!(terrain_of(home.iter().copied()), [15, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(home.iter().filter(|t| matches!(t.ground, Ground::Dealt(_))).count(), 16);
    assert_eq!(numbers_of(home.into_iter()), [1, 1, 2, 2, 3, 2, 2, 2, 1, 0]);
    assert_eq!(pool(layout, "home-land").0, [0, 0, 0, 2, 3, 3, 4, 4]);
    assert_eq!(pool(layout, "unknown-land").0, [9, 0, 0, 4, 4, 4, 3, 3]);
    assert_eq!(pool(layout, "unknown-numbers").1, [1, 3, 2, 3, 0, 0, 3, 2, 3, 1]);
    assert_eq!(harbours(layout), (0, 5), "the five special ones are beside the board");
    harbours_are_coasts(layout, &board);
    let aside = &layout.pool("special-harbours").unwrap().items;
    let special = Kind::RESOURCES.map(|kind| (HarbourKind::Special(kind), 1u8));
    assert!(matches!(aside, Items::Harbours(list) if list[..] == special));
    assert!(matches!(&layout.mark("treasures").unwrap().places, Places::Corners(list) if list.len() == 20));
    assert_eq!(layout.robber, RobberStart::At(vec![board.hex_at(7, 3).unwrap()]));
    assert_eq!(layout.pirate, None);
    assert_eq!((layout.fact("points"), layout.fact("points-with-cities-and-knights")), (Some(12), Some(14)));
}

#[test]
fn treasures_lie_at_twenty_different_corners_of_the_unknown_sea_two_ships_from_home() {
    let (layout, board) = open("into-the-unknown-4");
    let Places::Corners(treasures) = &layout.mark("treasures").unwrap().places else { panic!("corners") };
    let home = layout.start_corners(&board);
    let mut seen = Vec::new();
    for (corner, _) in treasures {
        assert!(!seen.contains(corner));
        seen.push(*corner);
        assert!(!home.has(*corner) && (board.near_at(*corner) & home).is_empty());
    }
}

#[test]
fn a_layouts_texts_and_places_make_a_whole_board() {
    for id in ["base", "new-shores-4", "oceania-4", "traders-and-barbarians", "into-the-unknown-4"] {
        let (layout, board) = open(id);
        assert_eq!(layout.id, id);
        assert_eq!(board.hexes() as usize, layout.tiles.len() + layout.frame.len());
        for (at, hex) in layout.coords().zip((0..).map(Hex)) {
            assert_eq!(board.coord(hex), (at.q, at.r));
        }
    }
    assert!(rules::layout::layout("atlantis").is_none());
}
