//! The set-ups of `base.md`, each property over many seeds.

use super::*;
use crate::cards::Kind;
use crate::layout::{Ground, Items, Pool, Token, layout};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

const SEEDS: u64 = 2500;
const RED: Sums = 1 << 6 | 1 << 8;

fn base() -> (&'static Layout, Board) {
    let layout = layout("base").unwrap();
    (layout, Board::new(layout).unwrap())
}

fn island(kind: BoardKind, harbours: HarbourSetup, seed: u64) -> Island {
    let (layout, board) = base();
    deal(layout, &board, kind, harbours, seed).unwrap()
}

/// Islands of a kind, one for each seed, dealt once for all tests.
fn islands(kind: BoardKind) -> &'static [Island] {
    static ISLANDS: [OnceLock<Vec<Island>>; 4] = [const { OnceLock::new() }; 4];
    ISLANDS[kind as usize].get_or_init(|| {
        let (layout, board) = base();
        (0..SEEDS).map(|seed| deal(layout, &board, kind, HarbourSetup::Fixed, seed).unwrap()).collect()
    })
}

fn at(board: &Board, q: i8, r: i8) -> usize {
    board.hex_at(q, r).unwrap().at()
}

#[test]
fn the_beginner_island_is_as_drawn() {
    let (_, board) = base();
    let island = island(BoardKind::Beginner, HarbourSetup::Fixed, 77);
    // `traders-and-barbarians-layouts.json`, base_game.beginner, row by row
    use Terrain::*;
    let drawn = [
        [(Mountains, 10), (Pasture, 2), (Forest, 9)].to_vec(),
        [(Fields, 12), (Hills, 6), (Pasture, 4), (Hills, 10)].to_vec(),
        [(Fields, 9), (Forest, 11), (Desert, 0), (Forest, 3), (Mountains, 8)].to_vec(),
        [(Forest, 8), (Mountains, 3), (Fields, 4), (Pasture, 5)].to_vec(),
        [(Hills, 5), (Fields, 6), (Pasture, 11)].to_vec(),
    ];
    for (i, (terrain, number)) in drawn.concat().into_iter().enumerate() {
        assert_eq!(island.terrain[i], terrain);
        assert_eq!(island.numbers[i], if number == 0 { 0 } else { 1 << number });
    }
    assert_eq!(island.robber, board.parse_hex("D4"));
    assert_eq!(island.pirate, None);
    assert_eq!(island, self::island(BoardKind::Beginner, HarbourSetup::Fixed, 78));
}

fn count<T: Ord>(items: impl Iterator<Item = T>) -> BTreeMap<T, usize> {
    items.fold(BTreeMap::new(), |mut counts, item| {
        *counts.entry(item).or_default() += 1;
        counts
    })
}

#[test]
fn every_set_up_has_the_tiles_and_tokens_of_the_box() {
    use Terrain::*;
    let tiles = BTreeMap::from([(Forest, 4), (Pasture, 4), (Fields, 4), (Hills, 3), (Mountains, 3), (Desert, 1)]);
    let tokens: BTreeMap<Sums, usize> =
        (2..=12).filter(|n| *n != 7).map(|n| (1 << n, if n == 2 || n == 12 { 1 } else { 2 })).collect();
    for kind in BoardKind::ALL {
        for island in islands(kind) {
            assert_eq!(count(island.terrain[..19].iter().copied()), tiles);
            assert_eq!(count(island.numbers.iter().copied().filter(|sums| *sums != 0)), tokens);
            assert!(island.terrain[19..].iter().all(|t| *t == Sea));
            let desert = island.terrain.iter().position(|t| *t == Desert).unwrap();
            assert_eq!(island.numbers[desert], 0);
            assert_eq!(island.robber, Some(Hex(desert as u8)), "the robber starts on the desert");
        }
    }
}

#[test]
fn different_seeds_give_different_islands_and_the_same_seed_the_same() {
    for kind in [BoardKind::Spiral, BoardKind::Random, BoardKind::Balanced] {
        let all: BTreeSet<Vec<(u8, Sums)>> = islands(kind)
            .iter()
            .map(|island| island.terrain.iter().map(|t| *t as u8).zip(island.numbers.iter().copied()).collect())
            .collect();
        assert_eq!(all.len() as u64, SEEDS);
        assert_eq!(island(kind, HarbourSetup::Shuffled, 5), island(kind, HarbourSetup::Shuffled, 5));
    }
}

#[test]
fn every_hex_may_get_every_terrain_and_off_the_spiral_every_number() {
    for kind in [BoardKind::Spiral, BoardKind::Random, BoardKind::Balanced] {
        let seen = |what: fn(&Island, usize) -> u16| {
            let all = islands(kind).iter().flat_map(|island| (0..19).map(move |i| (i, what(island, i))));
            all.collect::<BTreeSet<_>>().len()
        };
        assert_eq!(seen(|island, i| island.terrain[i] as u16), 19 * 6, "{kind:?}");
        if kind != BoardKind::Spiral {
            assert_eq!(seen(|island, i| island.numbers[i]), 19 * 11, "{kind:?}");
        }
    }
}

#[test]
fn the_spiral_runs_counter_clockwise_from_each_corner_hex_to_the_middle() {
    // `traders-and-barbarians-layouts.json`, base_game.spiral.by_start
    let outer =
        [(2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0), (2, -1)];
    let inner = [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0)];
    let (_, board) = base();
    let corners = spiral::corner_hexes(&board, board.tiles);
    assert_eq!(corners.len(), 6);
    for start in corners {
        let first = outer.iter().position(|(q, r)| at(&board, *q, *r) == start.at()).unwrap();
        assert_eq!(first % 2, 0, "a corner hex");
        let ring = (0..12).map(|i| outer[(first + i) % 12]).chain((0..6).map(|i| inner[(first / 2 + i) % 6]));
        let expected: Vec<usize> = ring.chain([(0, 0)]).map(|(q, r)| at(&board, q, r)).collect();
        let path: Vec<usize> = spiral::spiral(&board, board.tiles, start).iter().map(|hex| hex.at()).collect();
        assert_eq!(path, expected);
    }
}

#[test]
fn spiral_tokens_lie_in_the_order_of_their_letters_and_skip_the_desert() {
    let (_, board) = base();
    let letters = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11].map(|n| 1u16 << n);
    let mut starts = BTreeSet::new();
    for island in islands(BoardKind::Spiral) {
        let along = |start: Hex| {
            let path = spiral::spiral(&board, board.tiles, start);
            path.into_iter().map(|hex| island.numbers[hex.at()]).filter(|sums| *sums != 0).collect::<Vec<_>>()
        };
        let fits: Vec<Hex> =
            spiral::corner_hexes(&board, board.tiles).into_iter().filter(|start| along(*start) == letters).collect();
        assert_eq!(fits.len(), 1);
        starts.insert(fits[0]);
    }
    assert_eq!(starts.len(), 6, "each of the six corners begins a spiral");
}

#[test]
fn red_numbers_are_never_adjacent_on_random_and_balanced_islands() {
    let (_, board) = base();
    for kind in [BoardKind::Random, BoardKind::Balanced] {
        for island in islands(kind) {
            for hex in board.tiles.iter().filter(|hex| island.numbers[hex.at()] & RED != 0) {
                assert!(board.neighbours(hex).all(|near| island.numbers[near.at()] & RED == 0));
            }
        }
    }
}

#[test]
fn balanced_islands_keep_every_rule_of_balance() {
    let (_, board) = base();
    // pips as printed on the tokens 2 to 12
    let printed = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];
    for (seed, island) in islands(BoardKind::Balanced).iter().enumerate() {
        let number = |hex: Hex| match island.numbers[hex.at()] {
            0 => 0,
            sums => sums.trailing_zeros() as usize,
        };
        let pips = |hex: Hex| printed[number(hex)];
        for hex in board.tiles.iter().filter(|hex| number(*hex) != 0) {
            assert!(board.neighbours(hex).all(|near| number(near) != number(hex)), "equal numbers, seed {seed}");
        }
        for corner in board.corners.iter() {
            let sum: u32 = board.hexes_at(corner).iter().map(|hex| pips(*hex)).sum();
            assert!(sum <= 11, "{sum} pips at a corner, seed {seed}");
        }
        let ground = |n: usize| board.tiles.iter().find(|hex| number(*hex) == n).map(|hex| island.terrain[hex.at()]);
        assert_ne!(ground(2), ground(12), "2 and 12 on one terrain, seed {seed}");
        let mean = 58.0 / 18.0;
        for terrain in Terrain::PLAIN {
            let of: Vec<u32> = board.tiles.iter().filter(|hex| island.terrain[hex.at()] == terrain).map(pips).collect();
            let off = of.iter().sum::<u32>() as f64 / of.len() as f64 - mean;
            assert!(off.abs() <= 1.0, "{terrain:?} is off by {off}, seed {seed}");
        }
    }
}

#[test]
fn fixed_harbours_are_as_drawn() {
    let (_, board) = base();
    let kind = |name: &str| HarbourKind::from_word(name).unwrap();
    // `traders-and-barbarians-layouts.json`, base_game.harbours
    let drawn = [
        (0, -2, 5, "generic"),
        (1, -2, 0, "grain"),
        (2, -1, 0, "ore"),
        (2, 0, 1, "generic"),
        (1, 1, 2, "wool"),
        (-1, 2, 2, "generic"),
        (-2, 2, 3, "generic"),
        (-2, 1, 4, "brick"),
        (-1, -1, 4, "lumber"),
    ];
    let mut drawn = drawn.map(|(q, r, side, name)| Harbour {
        edge: board.edge_of(board.hex_at(q, r).unwrap(), side).unwrap(),
        kind: kind(name),
    });
    drawn.sort_by_key(|harbour| harbour.edge);
    for kind in BoardKind::ALL {
        assert_eq!(island(kind, HarbourSetup::Fixed, 3).harbours, drawn);
    }
}

#[test]
fn shuffled_frame_pieces_keep_their_harbours_and_take_every_place() {
    let (layout, board) = base();
    let mut orders = BTreeSet::new();
    for seed in 0..SEEDS {
        let harbours = deal(layout, &board, BoardKind::Beginner, HarbourSetup::Shuffled, seed).unwrap().harbours;
        assert_eq!(harbours.len(), 9);
        let on_piece = |piece: &Vec<Hex>| -> Vec<Option<HarbourKind>> {
            let kind = |sea: &Hex| {
                harbours.iter().find(|h| board.sides(h.edge).contains(&Some(*sea))).map(|harbour| harbour.kind)
            };
            piece.iter().map(kind).collect()
        };
        let generic = Some(HarbourKind::Generic);
        let special = |kind| Some(HarbourKind::Special(kind));
        let pieces = [
            vec![generic, None, special(Kind::Grain)],
            vec![None, special(Kind::Ore), None],
            vec![generic, None, special(Kind::Wool)],
            vec![None, generic, None],
            vec![generic, None, special(Kind::Brick)],
            vec![None, special(Kind::Lumber), None],
        ];
        let order: Vec<usize> = layout
            .pieces
            .iter()
            .map(|place| pieces.iter().position(|piece| *piece == on_piece(place)).expect("a piece of the box"))
            .collect();
        assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), 6);
        // no corner has two harbours
        let corners: BTreeSet<_> = harbours.iter().flat_map(|h| board.ends(h.edge)).collect();
        assert_eq!(corners.len(), 18);
        orders.insert(order);
    }
    assert!(orders.len() > 650, "{} of 720 orders", orders.len());
}

#[test]
fn harbours_do_not_shift_the_land() {
    for kind in BoardKind::ALL {
        let (fixed, shuffled) = (island(kind, HarbourSetup::Fixed, 9), island(kind, HarbourSetup::Shuffled, 9));
        assert_eq!((fixed.terrain, fixed.numbers), (shuffled.terrain, shuffled.numbers));
        assert_ne!(fixed.harbours, shuffled.harbours);
    }
}

#[test]
fn words_of_set_ups_are_read_back() {
    assert!(BoardKind::ALL.iter().all(|kind| BoardKind::from_word(kind.word()) == Some(*kind)));
    assert!(HarbourSetup::ALL.iter().all(|setup| HarbourSetup::from_word(setup.word()) == Some(*setup)));
    assert_eq!(BoardKind::from_word("chess"), None);
}

fn deal_of(id: &str, kind: BoardKind, seed: u64) -> (Island, Board) {
    let layout = layout(id).unwrap();
    let board = Board::new(layout).unwrap();
    (deal(layout, &board, kind, HarbourSetup::Shuffled, seed).unwrap(), board)
}

#[test]
fn pools_are_dealt_whole_and_hidden_tiles_are_fog() {
    use Terrain::*;
    let land = |island: &Island| count(island.terrain.iter().copied().filter(|t| *t != Sea));
    for seed in 0..50 {
        let (island, board) = deal_of("into-the-unknown-4", BoardKind::Random, seed);
        let home =
            [(Forest, 4), (Pasture, 4), (Fields, 2), (Hills, 3), (Mountains, 3), (Desert, 3), (Gold, 2), (Fog, 27)];
        assert_eq!(land(&island), BTreeMap::from(home));
        assert_eq!(island.numbers[board.parse_hex("B2").unwrap().at()], 1 << 11, "numbers stay where they are drawn");
        assert_eq!(island.robber, board.parse_hex("E10"));

        for kind in [BoardKind::Beginner, BoardKind::Spiral, BoardKind::Random] {
            let (island, board) = deal_of("traders-and-barbarians", kind, seed);
            let shuffled = [(Forest, 4), (Pasture, 3), (Fields, 3), (Hills, 3), (Mountains, 3)];
            let all = shuffled.into_iter().chain([(Castle, 1), (Quarry, 1), (Glassworks, 1)]);
            assert_eq!(land(&island), all.collect());
            assert_eq!(island.numbers.iter().filter(|sums| **sums != 0).count(), 16);
            let castle = board.parse_hex("D2").unwrap().at();
            assert_eq!((island.terrain[castle], island.numbers[castle], island.robber), (Castle, 0, None));
        }
    }
}

#[test]
fn variable_set_ups_shuffle_within_their_zones() {
    for seed in 0..50 {
        for id in ["new-shores-4", "oceania-4"] {
            let (drawn, board) = deal_of(id, BoardKind::Beginner, seed);
            let (island, _) = deal_of(id, BoardKind::Random, seed);
            assert_ne!(island.terrain, drawn.terrain);
            for shuffle in &layout(id).unwrap().shuffles {
                let hexes: Vec<Hex> = land::drawn_in(layout(id).unwrap(), shuffle).collect();
                let tiles = |island: &Island| count(hexes.iter().map(|hex| island.terrain[hex.at()]));
                let tokens = |island: &Island| count(hexes.iter().map(|hex| island.numbers[hex.at()]));
                assert_eq!((tiles(&island), tokens(&island)), (tiles(&drawn), tokens(&drawn)));
            }
            for hex in board.tiles.iter().filter(|hex| island.numbers[hex.at()] & RED != 0) {
                let apart = board.neighbours(hex).all(|near| island.numbers[near.at()] & RED == 0);
                assert!(apart || id == "oceania-4", "oceania says nothing of red numbers");
            }
            assert!(board.tiles.iter().all(|hex| {
                let bare = !island.terrain[hex.at()].takes_token();
                bare == (island.numbers[hex.at()] == 0)
            }));
            let at = island.robber.unwrap().at();
            match id {
                "oceania-4" => assert_eq!(island.numbers[at], 1 << 12),
                _ => assert_eq!(island.terrain[at], Terrain::Desert),
            }
            assert_eq!(count(island.harbours.iter().map(|h| h.kind)), count(drawn.harbours.iter().map(|h| h.kind)));
        }
    }
}

#[test]
fn conditions_of_a_shuffle_hold() {
    let text = "farshore layout 1\nid tight\nplayers 3\nmap 0 0
A      ~     ~     ~     ~     ~
B   ~     go5   de    hi6   fo8   ~
C      ~     ~     ~     ~     ~
shuffle: terrain tokens: reds-apart, keep desert, no-red gold, bar 5 west
hexes west: B2";
    let layout = crate::layout::text::parse(text).unwrap();
    let board = Board::new(&layout).unwrap();
    for seed in 0..200 {
        let island = deal(&layout, &board, BoardKind::Random, HarbourSetup::Fixed, seed).unwrap();
        assert_eq!(island.terrain[1], Terrain::Desert);
        assert!(island.numbers[0] & RED != 0, "no 5 in the west, so a red one lies there");
        assert_ne!(island.terrain[0], Terrain::Gold);
        assert!(island.numbers[2] & RED == 0 || island.numbers[3] & RED == 0);
    }
}

#[test]
fn what_a_layout_lacks_is_an_error() {
    let (base, board) = base();
    let fails = |change: fn(&mut Layout), kind, harbours| {
        let mut layout = base.clone();
        change(&mut layout);
        deal(&layout, &board, kind, harbours, 1).unwrap_err()
    };
    let (fixed, shuffled) = (HarbourSetup::Fixed, HarbourSetup::Shuffled);
    assert_eq!(fails(|l| l.letters.truncate(17), BoardKind::Spiral, fixed), DealError::NoSpiral);
    assert_eq!(fails(|l| l.pieces.truncate(5), BoardKind::Random, shuffled), DealError::NoPieces);
    let sixes = |l: &mut Layout| l.tiles.iter_mut().for_each(|tile| tile.token = Token::Fixed(1 << 6));
    assert_eq!(fails(sixes, BoardKind::Random, fixed), DealError::NoArrangement);
    let empty = |l: &mut Layout| {
        l.pools.push(Pool { letter: 'x', name: "x".into(), items: Items::Terrain(Vec::new()) });
        l.tiles[0].ground = Ground::Dealt(0);
    };
    assert_eq!(fails(empty, BoardKind::Beginner, fixed), DealError::ShortPool);
}
