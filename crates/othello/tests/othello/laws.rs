//! Laws that hold on every board and from every start, and truths about particular games.

use crate::random_game;
use othello::formats::transcript;
use othello::record::Record;
use othello::rules::{
    Bits, BoardSize, ByColor, Color, Goal, Grid, IllegalMove, Move, Position, Setup, Square, Squares, Start,
    Symmetry, canonical, flips, legal_moves, plain_flips,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Every named start, with every number of corners for either side.
fn starts() -> impl Iterator<Item = Start> {
    let corners = (1..=4).flat_map(|corners| Color::BOTH.map(|to| Start::Corners { corners, to }));
    [Start::Standard, Start::Mirrored, Start::Parallel, Start::Reversi].into_iter().chain(corners)
}

/// Runs a check on every position of random games on all 49 boards.
fn on_random_games(seed: u64, check: impl Fn(&Position, Move, &mut SmallRng)) {
    let mut rng = SmallRng::seed_from_u64(seed);
    for size in BoardSize::all() {
        for start in starts() {
            let record = random_game(start.position(size), usize::MAX, &mut rng);
            for (mv, position) in record.moves().into_iter().zip(record.positions()) {
                check(&position, mv, &mut rng);
            }
        }
    }
}

#[test]
fn fast_flips_are_plain_flips_and_legal_moves_are_where_something_flips() {
    on_random_games(1, |position, _, rng| {
        // On large boards only a sixth of the positions is checked, so that this takes two seconds.
        let is_small = position.size().area() <= BoardSize::STANDARD.area();
        if position.is_placing() || !(is_small || rng.random_ratio(1, 6)) {
            return;
        }
        let size = position.size();
        for color in Color::BOTH {
            let (own, other) = (position.discs()[color], position.discs()[!color]);
            let mut legal = Squares::EMPTY;
            for square in position.empties().iter() {
                let plain = plain_flips(size, own, other, square);
                let fast = flips(Grid::of(size), own, other, square.index());
                assert_eq!(fast, plain, "{}\n{position}", square.name(size));
                if !plain.is_empty() {
                    legal.insert(square);
                }
            }
            assert_eq!(position.legal_moves_of(color), legal, "{color}\n{position}");
        }
    });
}

#[test]
fn the_64_bit_kernel_agrees_with_the_256_bit_kernel() {
    let narrow: Vec<Option<Grid<u64>>> =
        BoardSize::all().map(|size| (size.area() <= 64).then(|| Grid::new(size))).collect();
    assert_eq!(narrow.iter().flatten().count(), 19, "4×4 to 4×16, 6×6 to 6×10, 8×8, and the same turned");
    on_random_games(2, |position, _, _| {
        let grid = narrow.iter().flatten().find(|grid| grid.size == position.size());
        let Some(grid) = grid.filter(|_| !position.is_placing()) else { return };
        for color in Color::BOTH {
            let (own, other) = (position.discs()[color], position.discs()[!color]);
            let (own64, other64) = (u64::from_squares(own), u64::from_squares(other));
            let legal = legal_moves(grid, own64, other64);
            assert_eq!(legal.to_squares(), position.legal_moves_of(color), "{position}");
            for index in legal.indices() {
                let wide = flips(Grid::of(position.size()), own, other, index);
                assert_eq!(flips(grid, own64, other64, index).to_squares(), wide, "{position}");
            }
        }
    });
}

#[test]
fn symmetries_commute_with_play() {
    on_random_games(3, |position, mv, rng| {
        // Only a third of the positions is checked, so that this takes less than a second.
        if position.is_placing() || rng.random_ratio(2, 3) {
            return;
        }
        let size = position.size();
        let after = position.play(mv).unwrap();
        for symmetry in Symmetry::all(size) {
            let there = symmetry.position(position);
            let image = there.play(symmetry.mv(mv, size));
            assert_eq!(image, Ok(symmetry.position(&after)), "{symmetry:?}\n{position}");
            assert_eq!(there.legal_moves(), symmetry.squares(position.legal_moves(), size));
            assert_eq!(there.counts(), position.counts());
        }
    });
}

#[test]
fn all_images_of_a_position_have_one_canonical_position() {
    on_random_games(7, |position, _, rng| {
        // Only some positions are checked, so that this takes less than a second.
        if rng.random_ratio(5, 6) {
            return;
        }
        let (least, symmetry) = position.canonical();
        if position.is_placing() {
            assert_eq!((least, symmetry), (*position, Symmetry::IDENTITY));
            return;
        }
        assert_eq!(symmetry.position(position), least);
        let size = position.size();
        let image = Symmetry::all(size).nth(rng.random_range(0..4)).unwrap().position(position);
        assert_eq!(image.canonical().0, least, "{position}");
        if size == BoardSize::STANDARD {
            // On 8×8 the bitboards have the same canonical position.
            let word = |squares: Squares| squares.words()[0];
            let sets = |of: &Position| (word(of.discs().black), word(of.discs().white));
            let (black, white) = sets(position);
            assert_eq!(canonical(black, white), sets(&least), "{position}");
        }
    });
}

#[test]
fn a_board_has_eight_symmetries_and_a_rectangle_four() {
    for size in BoardSize::all() {
        let images: std::collections::HashSet<Vec<Square>> = Symmetry::all(size)
            .map(|s| Square::all(size).map(|square| s.square(square, size)).collect())
            .collect();
        assert_eq!(images.len(), if size.is_square() { 8 } else { 4 }, "{size}");
    }
}

#[test]
fn discs_add_up_and_turns_alternate() {
    on_random_games(4, |position, mv, _| {
        let after = position.play(mv).unwrap();
        let (before, now) = (position.discs(), after.discs());
        assert!(!now.black.intersects(now.white) && after.turn() == !position.turn(), "{after}");
        assert_eq!(now.black.len() + now.white.len() + after.empties().len(), position.size().area());
        match mv {
            Move::Pass => assert_eq!(now, before),
            Move::Place(square) => {
                let flipped = position.flips(square);
                let (own, other) = (position.turn(), after.turn());
                assert_eq!(now[own], before[own] | flipped | square.into(), "{position}{after}");
                assert_eq!(now[other], before[other] & !flipped);
                assert!(flipped.is_subset_of(before[other]) && flipped.is_empty() == position.is_placing());
            }
        }
    });
}

#[test]
fn every_position_is_rebuilt_from_its_drawing() {
    on_random_games(5, |position, _, _| assert_eq!(format!("{position:?}").parse(), Ok(*position)));
}

fn n_games(position: &Position) -> u64 {
    let position = position.after_forced_pass();
    let moves = position.legal_moves();
    let after = |square| n_games(&position.play(Move::Place(square)).unwrap());
    if moves.is_empty() { 1 } else { moves.iter().map(after).sum() }
}

#[test]
fn the_4x4_board_has_exactly_60_060_games() {
    assert_eq!(n_games(&Position::start(BoardSize::new(4, 4).unwrap())), 60_060);
}

/// How the games that begin with f5 stand after a number of moves; passes do not count.
#[derive(Debug, Default, PartialEq)]
struct Endings {
    /// Games in which a side must pass before the next move.
    passes: u32,
    /// Games that are over without a white disc; then those without a black one, and those with both colours.
    white_gone: u32,
    black_gone: u32,
    both_left: u32,
}

fn count_endings(grid: &Grid<u64>, own: u64, other: u64, turn: Color, n_moves: usize, table: &mut [Endings]) {
    let moves = legal_moves(grid, own, other);
    let endings = &mut table[0];
    if moves == 0 {
        if legal_moves(grid, other, own) != 0 {
            endings.passes += 1;
            return count_endings(grid, other, own, !turn, n_moves, table);
        }
        let (black, white) = if turn == Color::Black { (own, other) } else { (other, own) };
        match (black, white) {
            (_, 0) => endings.white_gone += 1,
            (0, _) => endings.black_gone += 1,
            _ => endings.both_left += 1,
        }
    } else if n_moves > 0 {
        for index in moves.indices() {
            let flipped = flips(grid, own, other, index);
            let (own, other) = (other & !flipped, own | flipped | 1 << index);
            count_endings(grid, own, other, !turn, n_moves - 1, &mut table[1..]);
        }
    }
}

#[test]
fn the_shortest_games_are_as_many_as_is_known() {
    // The four first moves are images of each other, so there are four times as many games in all: 228 end
    // after nine moves, 356 after ten, and 6,968 after at most eleven, four of them with both colours left.
    let n_moves = if cfg!(debug_assertions) { 10 } else { 11 };
    let start = Position::start(BoardSize::STANDARD);
    let f5 = start.play(Move::Place(Square::parse("f5", start.size()).unwrap())).unwrap();
    let [own, other] = [Color::White, Color::Black].map(|color| u64::from_squares(f5.discs()[color]));
    let mut table: Vec<Endings> = (1..=n_moves).map(|_| Endings::default()).collect();
    count_endings(&Grid::new(start.size()), own, other, Color::White, n_moves - 1, &mut table);
    let mut endings = (1..).zip(&table);
    assert!(endings.by_ref().take(7).all(|(_, endings)| *endings == Endings::default()), "{table:?}");
    assert_eq!(table[8 - 1], Endings { passes: 24 / 4, ..Endings::default() });
    let Endings { white_gone, black_gone, both_left, .. } = table[9 - 1];
    assert_eq!((white_gone, black_gone, both_left), (228 / 4, 0, 0));
    assert_eq!(table[10 - 1], Endings { passes: 576 / 4, black_gone: 356 / 4, ..Endings::default() });
    if let Some(eleven) = table.get(11 - 1) {
        assert_eq!((eleven.both_left, eleven.white_gone + eleven.black_gone), (4 / 4, (6_968 - 584 - 4) / 4));
    }
}

fn replay(text: &str) -> Record {
    let start = Position::start(BoardSize::STANDARD);
    transcript::read(text, &start, Goal::MostDiscs).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn check_end(text: &str, n_placed: usize, n_passes: usize, black: u16, white: u16) {
    let record = replay(text);
    let passes = record.moves().iter().filter(|&&mv| mv == Move::Pass).count();
    assert_eq!((record.n_moves() - passes, passes), (n_placed, n_passes), "{text}");
    let outcome = record.position().outcome().unwrap_or_else(|| panic!("{text} is not over"));
    assert_eq!(outcome.discs, ByColor::new(black, white), "{text}");
    assert_eq!(record.position().play(Move::Pass), Err(IllegalMove::GameOver), "{text}");
}

#[test]
fn games_with_many_passes_wipeouts_and_full_boards_end_as_is_known() {
    check_end(
        "F5D6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6F7f1\
         g2H2e3F4b1g1c1e1g8g7f3h1h3h4h6",
        55,
        23,
        0,
        59,
    );
    let wthor = replay(
        "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6g7\
         c6c5b6a5b5c4h2f2e2g2h1g1f1c1e1d1c2a3",
    );
    assert_eq!(wthor.moves().iter().filter(|&&mv| mv == Move::Pass).count(), 15);
    check_end("f5d6c5f6e7f4g5e6e3", 9, 0, 13, 0);
    check_end("e6f4e3f6g5d6e7f5c5", 9, 0, 13, 0);
    check_end("d3c3b3e3f5a3c4e6f4g4", 10, 0, 0, 14);
    check_end("d3e3f6c4b3c2e2a4a2d2d1", 11, 0, 14, 1);
    check_end("f5f4c3e6f7g6g4e8g8g5h5", 11, 0, 14, 1);
    // The game with perfect play of "Othello is Solved" (Takizawa 2023, https://arxiv.org/abs/2310.19387).
    check_end(
        "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2\
         G1B1F8G8B3H3B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6",
        60,
        0,
        32,
        32,
    );
}

#[test]
fn the_shortest_draws_are_draws() {
    let text = include_str!("../data/shortest_draws_20moves.txt");
    assert_eq!(text.lines().count(), 185);
    for line in text.lines() {
        let record = replay(line);
        let outcome = record.position().outcome().unwrap_or_else(|| panic!("{line} is not over"));
        assert_eq!(outcome.winner(Goal::MostDiscs), None);
        assert_eq!(outcome.official(Goal::MostDiscs), ByColor::new(32, 32));
        assert_eq!(record.moves().iter().filter(|mv| mv.square().is_some()).count(), 20, "{line}");
    }
}

#[test]
fn a_position_can_have_34_legal_moves() {
    let text = "-------X-O-O-O---OXOOOO--OXXXX---O-OXXO--XX--OX--OOXXOO---------";
    let position = Setup::parse(text, BoardSize::STANDARD, Color::Black).unwrap().playable().unwrap();
    assert_eq!(position.legal_moves().len(), 34, "{position}");
}
