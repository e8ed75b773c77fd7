//! What is written is read again, and whatever is wrong is said with its place.

use super::*;
use crate::board::Board;
use crate::ids::Hex;
use crate::layout::{
    Coord, Ground, HarbourKind, HarbourSite, Items, Places, PresetPiece, Problem, RobberStart, SHIPPED, ShuffleRule,
    SiteKind, Terrain, Tile, Token, layouts,
};
use crate::rng::Rng;

/// Uses every statement and every kind of cell.
const ALL: &str = "farshore layout 1
id all-there-is
players 3 4

pool h home: terrain 2 forest, 1 gold
pool u unknown: terrain 1 sea, 3 ore-less
pool n numbers: tokens 3 2+12 11
pool k harbours: harbours 1 generic, 1 ore
letters 5 2 6

map 0 -1 pitch 8
A              ~       ~       ~       ~
B          ~       *h8     *h*n    ?u?n    ~
C      ~       fi(6)   la2+3   *h?n    mo10    ~
D          ~       se      ca      fg      ~
E              ~       ~       ~       ~

zones m main, I islet
A       ~ ~ ~ ~
B     ~ m m m ~
C   ~ m . I m ~
D     ~ m m I ~
E       ~ ~ ~ ~

region all: main islet

harbours B2nw *k, C2w ore
piece A1 A2
piece A3 A4
plaza D3 n se

shuffle main: terrain tokens: reds-apart, keep desert, no-red gold, bar 6+8 far
shuffle: harbours
start main: without cursed

preset A: settlement C2n yields, road C2ne, city C4n, ship C4ne
preset neutral: settlement C3s
robber C2 C3
pirate E1
corners cursed: D3n D3m
hexes far: B2 B3=255
edges gifts: C2ne=8 D3mn
fact points -3
";

fn all() -> String {
    ALL.replace("ore-less", "hills")
}

#[test]
fn every_statement_is_read() {
    let layout = parse(&all()).unwrap();
    let board = Board::new(&layout).unwrap();
    assert_eq!((layout.id.as_str(), layout.players.as_slice()), ("all-there-is", &[3, 4][..]));
    assert_eq!((layout.tiles.len(), layout.frame.len()), (10, 14));
    let tile = |name: &str| layout.tiles[board.parse_hex(name).unwrap().at()];
    let at = |q, r| Coord { q, r };
    assert_eq!(tile("B2"), Tile { at: at(0, 0), ground: Ground::Dealt(0), token: Token::Fixed(1 << 8), zone: Some(0) });
    assert_eq!(tile("B3").token, Token::Dealt(2));
    assert_eq!((tile("B4").ground, tile("B4").token), (Ground::Hidden(1), Token::Drawn(2)));
    assert_eq!((tile("C2").ground, tile("C2").token), (Ground::Fixed(Terrain::Fields), Token::FaceDown(1 << 6)));
    assert_eq!((tile("C3").token, tile("C3").zone), (Token::Fixed(0b1100), None));
    assert_eq!((tile("C4").token, tile("C4").zone), (Token::Drawn(2), Some(1)));
    assert_eq!(tile("D4").ground, Ground::Fixed(Terrain::Fog));
    assert_eq!(tile("C5").at, at(2, 1));

    assert_eq!(layout.pools[1].items, Items::Terrain(vec![(Terrain::Sea, 1), (Terrain::Hills, 3)]));
    assert_eq!(layout.pools[2].items, Items::Tokens(vec![1 << 3, 1 << 2 | 1 << 12, 1 << 11]));
    assert_eq!(layout.letters, [1 << 5, 1 << 2, 1 << 6]);
    assert_eq!(layout.region("all"), board.tiles.minus(board.parse_hex("C3").into_iter().collect()));
    assert_eq!(layout.zone("islet").len(), 2);
    assert_eq!(layout.zone("nowhere").len(), 0);

    let ore = HarbourKind::from_word("ore").unwrap();
    let site = |hex: &str, side, kind| HarbourSite { hex: board.parse_hex(hex).unwrap(), side, kind };
    assert_eq!(layout.harbours, [site("B2", 5, SiteKind::Dealt(3)), site("C2", 4, SiteKind::Fixed(ore))]);
    assert_eq!(layout.plazas[0].corners, 0b101);
    assert_eq!(layout.pieces.len(), 2);
    let rules = &layout.shuffles[0].rules;
    assert_eq!(rules[1..3], [ShuffleRule::Keep(Terrain::Desert), ShuffleRule::NoRedOn(Terrain::Gold)]);
    assert_eq!(rules[3], ShuffleRule::NotAt(1 << 6 | 1 << 8, 1));
    assert!(layout.shuffles[1].harbours && !layout.shuffles[1].terrain && layout.shuffles[1].zones.is_empty());

    let start = layout.start_corners(&board);
    assert!(!start.has(board.parse_corner("D3n").unwrap()) && start.has(board.parse_corner("D3s").unwrap()));
    let c2n = board.parse_corner("C2n").unwrap();
    assert_eq!(layout.preset("A").unwrap().pieces[0], PresetPiece::Settlement { at: c2n, yields: true });
    assert_eq!(layout.preset("neutral").unwrap().pieces.len(), 1);
    assert_eq!(layout.robber, RobberStart::At(["C2", "C3"].map(|h| board.parse_hex(h).unwrap()).to_vec()));
    assert_eq!(layout.pirate, board.parse_hex("E1"));
    let b3 = (board.parse_hex("B3").unwrap(), Some(255));
    assert!(matches!(&layout.mark("far").unwrap().places, Places::Hexes(list) if list[1] == b3));
    assert_eq!((layout.fact("points"), layout.fact("chips")), (Some(-3), None));
}

#[test]
fn what_is_written_is_read_again() {
    let odd = parse(&all()).unwrap();
    for layout in layouts().iter().chain([&odd]) {
        let text = print(layout).unwrap();
        assert_eq!(&parse(&text).unwrap(), layout, "{text}");
    }
}

#[test]
fn files_are_as_the_printer_writes_them_but_for_their_remarks() {
    assert_eq!(layouts().len(), SHIPPED.len());
    for (layout, (id, text)) in layouts().iter().zip(SHIPPED) {
        let plain: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let printed = print(layout).unwrap();
        assert_eq!(printed.lines().collect::<Vec<_>>(), plain);
        assert_eq!(layout.id, id);
    }
}

#[test]
fn the_documented_example_is_a_layout() {
    let lines = include_str!("../text.rs").lines().skip_while(|line| *line != "//! ```text").skip(1);
    let lines = lines.take_while(|line| *line != "//! ```").map(|line| line.trim_start_matches("//!"));
    let example: String = lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect();
    let layout = parse(&example).unwrap();
    assert_eq!((layout.id.as_str(), layout.tiles.len()), ("little-isle", 4));
    assert_eq!(print(&layout).unwrap(), example);
}

#[test]
fn line_endings_tabs_and_spaces_at_the_end_change_nothing() {
    let layout = parse(&all()).unwrap();
    assert_eq!(parse(&all().replace('\n', "\r\n")).as_ref(), Ok(&layout));
    assert_eq!(parse(&all().replace('\n', "  \n")).as_ref(), Ok(&layout));
    assert_eq!(parse(&all().replace(", ", "\t,\t")).as_ref(), Ok(&layout));
    assert_eq!(parse(&format!("\u{feff}\n# remark\n{}", all())).as_ref(), Ok(&layout));
    assert_eq!(parse(&all().replace("players 3 4", "players 3 # three\n  4 # and four")).as_ref(), Ok(&layout));
    let sloppy = all().replace("*h8     *h*n", " *h8  *h*n ");
    assert_eq!(parse(&sloppy).as_ref(), Ok(&layout), "cells find the nearest place");
}

/// The error of [`ALL`] with one part replaced.
fn error(from: &str, to: &str) -> LayoutError {
    let text = all();
    assert!(text.contains(from), "{from}");
    parse(&text.replacen(from, to, 1)).expect_err(to)
}

#[test]
fn errors_name_line_and_column() {
    let at = |e: LayoutError| (e.line, e.column, e.what);
    assert_eq!(at(parse("").unwrap_err()), (1, 1, Problem::NoHeader));
    assert_eq!(at(parse("\n\n  \n").unwrap_err()), (1, 1, Problem::NoHeader));
    assert_eq!(at(parse("hello").unwrap_err()), (1, 1, Problem::NoHeader));
    assert_eq!(at(parse("farshore layout 2").unwrap_err()), (1, 17, Problem::Version("2".into())));
    assert_eq!(at(parse("farshore layout 1\n  x").unwrap_err()).0, 2);
    assert_eq!(at(parse("farshore layout 1").unwrap_err()), (0, 0, Problem::Missing("id")));
    assert_eq!(at(error("id all", "name all")), (2, 1, Problem::UnknownKeyword("name".into())));
    assert_eq!(at(error("players 3 4", "players 3 7")), (3, 11, Problem::Expected("a number from 2 to 6")));
    assert_eq!(at(error("players 3 4", "players")), (3, 8, Problem::Expected("a number of players")));
    assert_eq!(at(error("pirate E1", "robber C2")), (39, 1, Problem::Twice("robber".into())));
    assert_eq!(at(error("pirate E1", "pirate E1 E2")), (39, 11, Problem::Surplus("E2".into())));
    assert_eq!(at(error("pirate E1", "pirate E6")), (39, 8, Problem::NoPlace("E6".into())));
    assert_eq!(at(error("la2+3 ", "la2+7 ")).0, 14);
    assert_eq!(at(error("    mo10", "    xx10")).1, 40);
    assert_eq!(at(error("*h*n ", "*n*h ")).0, 13);
    assert_eq!(at(error("tokens 3 2+12", "tokens 3 2+2")).1, 26);
    assert_eq!(at(error("\nC      ~", "\nD      ~")), (14, 1, Problem::RowLetter('C')));
    assert_eq!(at(error("\nC      ~", "\n C     ~")), (14, 2, Problem::RowLetter('C')));
    assert_eq!(at(error("C      ~", "C\t     ~")), (14, 2, Problem::Tab));
    assert_eq!(at(error("B          ~       *h8 ", "B      ~           *h8 ")).2, Problem::Misplaced);
    assert_eq!(at(error("\nE              ~", "\nE               ")), (15, 20, Problem::OpenFrame));
    assert_eq!(at(error("B     ~ m m m ~", "B     ~ m m ~")), (20, 1, Problem::ZoneCells));
    assert_eq!(at(error("B     ~ m m m ~", "B     ~ m x m ~")), (20, 11, Problem::Unknown("x".into())));
    assert_eq!(at(error("\nid", "\nA ~\nid")), (2, 1, Problem::StrayRow));
    assert_eq!(at(error("region all: main", "region all: mine")), (25, 13, Problem::Unknown("mine".into())));
    assert_eq!(at(error("C2w ore", "C1e ore")), (27, 19, Problem::BadPlace("C1e".into())));
    assert_eq!(at(error("C2w ore", "B2nw ore")).2, Problem::BadPlace("B2nw".into()));
    assert_eq!(at(error("piece A1", "piece B2")).2, Problem::BadPlace("B2".into()));
    assert_eq!(at(error("plaza D3 n", "plaza A1 n")), (30, 7, Problem::BadPlaza));
    assert_eq!(at(error("without cursed", "without far")).2, Problem::Unknown("far".into()));
    assert_eq!(at(error("fact points", "fact Points")).1, 6);
    assert_eq!(error("fact points", "fact Points").to_string(), {
        "line 43, column 6: expected a name of small letters, digits and -"
    });
}

/// A map of one row of tiles within printed sea.
fn strip(tiles: usize) -> String {
    let sea = "~     ".repeat(tiles + 1);
    let row = "fo    ".repeat(tiles);
    format!("farshore layout 1\nid strip\nplayers 3\nmap 0 0\nA    {sea}\nB ~     {row}~\nC    {sea}\n")
}

#[test]
fn maps_beyond_the_caps_are_refused_by_name() {
    let largest = parse(&strip(30)).unwrap();
    assert_eq!((largest.tiles.len(), largest.frame.len()), (30, 64));
    assert_eq!(parse(&strip(31)).unwrap_err().what, Problem::TooManyHexes);
    assert_eq!(parse(&strip(31)).unwrap_err().line, 4);
    assert_eq!(parse(&strip(20_000)).unwrap_err().what, Problem::OutOfRange);
    let tall: String = (0..40).map(|i| format!("{}  ~\n", (b'A' + i.min(25)) as char)).collect();
    let tall = format!("farshore layout 1\nid tall\nplayers 3\nmap 0 0\n{tall}");
    assert!(parse(&tall).is_err());
    assert_eq!(parse(&all().replace("map 0 -1", "map 99 -1")).unwrap_err().what, Problem::OutOfRange);
    assert!(parse(&all().replace("map 0 -1", "map 128 -1")).is_err());
    assert!(parse(&all().replace("all-there-is", &"a".repeat(100_000))).is_ok());
}

#[test]
fn garbage_is_refused_without_a_panic() {
    let sources: Vec<String> = SHIPPED.iter().map(|(_, text)| text.to_string()).chain([all()]).collect();
    let spice: Vec<char> = " \n\r\t~*?()=+:,#ABZabmnou0129-é\u{feff}\0".chars().collect();
    let mut rng = Rng::new(2024, 0);
    let mut read = 0;
    for round in 0..4000 {
        let mut text: Vec<char> = sources[round % sources.len()].chars().collect();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(text.len() as u32) as usize;
            let other = rng.below(text.len() as u32) as usize;
            match rng.below(5) {
                0 => text[at] = spice[rng.below(spice.len() as u32) as usize],
                1 => text.insert(at, spice[rng.below(spice.len() as u32) as usize]),
                2 => drop(text.drain(at.min(other)..at.min(other) + at.abs_diff(other).min(40))),
                3 => text.swap(at, other),
                _ => {
                    let part: Vec<char> = text[at..(at + 40).min(text.len())].to_vec();
                    text.splice(other..other, part);
                }
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(layout) = parse(&text) {
            read += 1;
            assert_eq!(parse(&print(&layout).unwrap()), Ok(layout), "{text}");
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn a_layout_that_points_nowhere_is_not_written() {
    let mut layout = parse(&all()).unwrap();
    layout.tiles[0].ground = Ground::Dealt(9);
    assert!(print(&layout).is_err());
    let mut layout = parse(&all()).unwrap();
    layout.plazas[0].hex = Hex(200);
    assert!(print(&layout).is_err());
    let mut layout = parse(&all()).unwrap();
    layout.pirate = Some(Hex(24));
    assert!(print(&layout).is_err());
}
