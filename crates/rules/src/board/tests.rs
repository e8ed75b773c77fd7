//! Counts of `engine.md` §3 and the geometry that everything rests on.

use super::*;
use crate::layout::Plaza;
use crate::layout::Problem;

/// Rows of tiles by length, the first beginning at `(q, r)`; each row is centred under the first.
fn rows(q: i8, r: i8, lengths: &[i8]) -> Vec<Coord> {
    let west = 2 * q + r;
    let mut tiles = Vec::new();
    for (r, length) in (r..).zip(lengths) {
        let first = (west - (length - lengths[0]) - r) / 2;
        tiles.extend((first..first + length).map(|q| Coord { q, r }));
    }
    tiles
}

fn ring(tiles: &[Coord]) -> Vec<Coord> {
    let mut ring: Vec<Coord> = tiles.iter().flat_map(|at| (0..6).map(|side| at.step(side))).collect();
    ring.retain(|at| !tiles.contains(at));
    ring.sort_by_key(|at| (at.r, at.q));
    ring.dedup();
    ring
}

fn board(lengths: &[i8]) -> Board {
    let tiles = rows(0, -2, lengths);
    Board::of_hexes(&tiles, &ring(&tiles), &[]).unwrap()
}

fn base() -> Board {
    board(&[3, 4, 5, 4, 3])
}

fn counts(board: &Board) -> [usize; 4] {
    [board.tiles.len(), board.frame.len(), board.corners.len(), board.edges.len()]
}

#[test]
fn every_published_frame_has_its_hexes_corners_and_edges() {
    assert_eq!(counts(&base()), [19, 18, 54, 72]);
    assert_eq!(counts(&board(&[3, 4, 5, 6, 5, 4, 3])), [30, 22, 80, 109]);
    assert_eq!(counts(&board(&[4, 5, 6, 5, 6, 5, 4])), [35, 24, 92, 126]);
    assert_eq!(counts(&board(&[5, 6, 7, 6, 7, 6, 5])), [42, 26, 108, 149]);
    assert_eq!(counts(&board(&[6, 7, 8, 7, 8, 7, 6])), [49, 28, 124, 172]);
    assert_eq!(counts(&board(&[7, 8, 9, 8, 9, 8, 7])), [56, 30, 140, 195]);
    assert_eq!(counts(&board(&[8, 9, 10, 9, 10, 9, 8])), [63, 32, 156, 218]);
}

#[test]
fn a_frames_two_notches_have_three_neighbours_inside() {
    for lengths in [[4, 5, 6, 5, 6, 5, 4], [8, 9, 10, 9, 10, 9, 8]] {
        let board = board(&lengths);
        let tiles_near = |hex| board.neighbours(hex).filter(|near| board.tiles.has(*near)).count();
        let notches: Vec<Hex> = board.frame.iter().filter(|hex| tiles_near(*hex) == 3).collect();
        let middle_row = &board.rows[4];
        assert_eq!(notches, [middle_row[0], middle_row[middle_row.len() - 1]]);
    }
}

#[test]
fn places_inside_hexes_come_last_and_may_make_a_corner_of_four_edges() {
    let tiles = rows(0, -2, &[3, 4, 5, 4, 3]);
    // north, north-east, south-east and south have paths
    let plazas = [Hex(2), Hex(7), Hex(18)].map(|hex| Plaza { hex, corners: 0b1111 });
    let board = Board::of_hexes(&tiles, &ring(&tiles), &plazas).unwrap();
    assert_eq!(counts(&board), [19, 18, 57, 84]);
    assert_eq!((board.plazas.len(), board.inner.len()), (3, 12));
    let plaza = board.plaza_of(Hex(7)).unwrap();
    assert_eq!(plaza, Corner(55));
    assert_eq!(board.hexes_at(plaza), [Hex(7)]);
    assert_eq!(board.edge_list(plaza).len(), 4);
    let inland = board.corner_of(Hex(7), 1).unwrap();
    assert_eq!(board.edge_list(inland).len(), 4);
    for path in board.inner.iter() {
        assert!(path.0 >= 72);
        let [a, b] = board.sides(path);
        assert!(a.is_some() && a == b);
    }
    assert_eq!(board.corner_xy(plaza), board.hex_xy(Hex(7)));
}

#[test]
fn ids_run_row_by_row_with_tiles_before_frame() {
    let board = base();
    assert_eq!(board.coord(Hex(0)), (0, -2));
    assert_eq!(board.coord(Hex(9)), (0, 0));
    assert_eq!(board.coord(Hex(18)), (0, 2));
    assert_eq!(board.coord(Hex(19)), (0, -3));
    assert_eq!(board.coord(Hex(36)), (0, 3));
    for hex in (0..board.hexes()).map(Hex) {
        let (q, r) = board.coord(hex);
        assert_eq!(board.hex_at(q, r), Some(hex));
    }
    assert_eq!(board.hex_at(4, 0), None);
    assert_eq!(board.hex_at(0, 127), None);
    let ys: Vec<f32> = board.corners.iter().map(|c| board.corner_xy(c).1).collect();
    assert!(ys.is_sorted());
}

#[test]
fn adjacency_is_the_same_from_both_ends() {
    let board = board(&[8, 9, 10, 9, 10, 9, 8]);
    for edge in board.edges.iter() {
        let [a, b] = board.ends(edge);
        assert!(a < b);
        assert_eq!((board.other_end(edge, a), board.other_end(edge, b)), (b, a));
        assert_eq!(board.edge_between(a, b), Some(edge));
        assert!(board.edges_at(a).has(edge) && board.edges_at(b).has(edge));
        assert!(board.near_at(a).has(b) && board.near_at(b).has(a));
        let [left, right] = board.sides(edge).map(Option::unwrap);
        assert!(left != right && board.edges_of(left).has(edge) && board.edges_of(right).has(edge));
        assert!(board.tiles.has(left) || board.tiles.has(right));
    }
    for corner in board.corners.iter() {
        assert_eq!(board.hexes_at(corner).len(), 3);
        assert_eq!(board.edge_list(corner).iter().copied().collect::<EdgeSet>(), board.edges_at(corner));
        assert_eq!(board.near_at(corner).len(), board.edge_list(corner).len());
        assert!((2..=3).contains(&board.edge_list(corner).len()));
    }
    for hex in board.tiles.iter() {
        for k in 0..6 {
            let edge = board.edge_of(hex, k).unwrap();
            let ends = [board.corner_of(hex, k).unwrap(), board.corner_of(hex, (k + 1) % 6).unwrap()];
            assert!(ends.iter().all(|c| board.ends(edge).contains(c)));
            let near = board.neighbour(hex, k).unwrap();
            assert_eq!(board.edge_of(near, (k + 3) % 6), Some(edge));
            assert_eq!(board.neighbour(near, (k + 3) % 6), Some(hex));
            assert_eq!(board.corner_of(near, (k + 4) % 6), Some(ends[0]));
            assert_eq!(board.corner_of(near, (k + 3) % 6), Some(ends[1]));
        }
        assert_eq!((board.corners_of(hex).len(), board.edges_of(hex).len()), (6, 6));
    }
}

#[test]
fn a_corner_is_100_from_its_centre_and_an_edge_lies_between_its_ends() {
    let board = base();
    let centre = board.hex_at(0, 0).unwrap();
    assert_eq!(board.hex_xy(centre), (0.0, 0.0));
    assert_eq!(board.corner_xy(board.corner_of(centre, 0).unwrap()), (0.0, -100.0));
    for k in 0..6 {
        let (x, y) = board.corner_xy(board.corner_of(centre, k).unwrap());
        assert!((x.hypot(y) - 100.0).abs() < 0.01);
    }
    let (x, y) = board.edge_xy(board.edge_of(centre, 1).unwrap());
    assert!((x - 86.6025).abs() < 0.01 && y == 0.0);
}

#[test]
fn maps_beyond_the_caps_or_without_a_closed_frame_are_refused() {
    let of = |tiles: &[Coord]| Board::of_hexes(tiles, &ring(tiles), &[]).unwrap_err();
    assert_eq!(of(&[]), Problem::NoTiles);
    assert_eq!(of(&rows(0, 0, &[9, 10, 11, 10, 11, 10, 9])), Problem::TooManyHexes);
    let scattered: Vec<Coord> = (0..13).map(|i| Coord { q: 3 * i - 50, r: 0 }).collect();
    assert_eq!(counts(&Board::of_hexes(&scattered, &ring(&scattered), &[]).unwrap())[0], 13);
    let tall: Vec<Coord> = (0..26).map(|r| Coord { q: 0, r }).collect();
    assert_eq!(of(&tall), Problem::TooManyRows);
    assert_eq!(of(&[Coord { q: 101, r: 0 }]), Problem::OutOfRange);
    assert_eq!(of(&[Coord { q: 1, r: 0 }, Coord { q: 0, r: 0 }]), Problem::Unordered);
    let one = [Coord { q: 0, r: 0 }];
    assert_eq!(Board::of_hexes(&one, &ring(&one)[1..], &[]).unwrap_err(), Problem::OpenFrame);
    assert_eq!(Board::of_hexes(&one, &[one[0]], &[]).unwrap_err(), Problem::Overlap);
    let plaza = |hex, corners| Board::of_hexes(&one, &ring(&one), &[Plaza { hex, corners }]).unwrap_err();
    assert_eq!(plaza(Hex(3), 1), Problem::BadPlaza);
    assert_eq!(plaza(Hex(0), 0), Problem::BadPlaza);
    assert_eq!(plaza(Hex(0), 63), Problem::CrowdedCorner);
}
