//! Puts slips that people make into games, and checks that the repairs find them.

use super::*;
use crate::rules::{Bits, BoardSize};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};

/// 80 games of the program's model of human play.
const GAMES: &str = include_str!("../../tests/data/human-games.txt");

fn games() -> Vec<Vec<Entry>> {
    let square = |name: &[u8]| {
        let name = std::str::from_utf8(name).unwrap();
        Entry::Move(Square::parse(name, BoardSize::STANDARD).unwrap())
    };
    GAMES.lines().map(|line| line.as_bytes().chunks(2).map(square).collect()).collect()
}

/// If a game has one or two slips that show, the true game is mostly among the first three repairs.
#[test]
fn slips_are_undone() {
    const N_CASES: usize = 2_000;
    let (games, mut rng) = (games(), SmallRng::seed_from_u64(7));
    let (mut n_cases, mut n_found) = (0, 0);
    while n_cases < N_CASES {
        let game = games.choose(&mut rng).unwrap();
        let whole = read(game);
        assert!(whole.is_over && whole.n_played == game.len());
        let mut sheet = game.clone();
        (0..rng.random_range(1..=2)).for_each(|_| slip(&mut sheet, &mut rng));
        let reading = read(&sheet);
        if reading.n_played == sheet.len() && (reading.is_over, reading.count) == (true, whole.count) {
            // The slips made another legal game with the same count, so there is nothing to find.
            continue;
        }
        n_cases += 1;
        let found = repairs(&sheet, Some(whole.count), 3);
        n_found += usize::from(found.iter().any(|repair| repair.entries == *game));
        for repair in found {
            let mut again = sheet.clone();
            repair.edits.iter().for_each(|edit| edit.apply(&mut again));
            assert_eq!(again, repair.entries);
            assert_eq!(read(&again).n_played, again.len());
        }
    }
    assert!(10 * n_found >= 9 * N_CASES, "{n_found} of {N_CASES}");
}

/// Makes a slip: two moves in each other's place, a square beside the one that was meant, or one forgotten.
fn slip(sheet: &mut Vec<Entry>, rng: &mut SmallRng) {
    let size = BoardSize::STANDARD;
    let at = rng.random_range(0..sheet.len());
    match rng.random_range(0..3) {
        0 => {
            let other = (at + 1).min(sheet.len() - 1);
            sheet.swap(at, other);
        }
        1 => {
            let meant = sheet[at].square();
            let (column, row) = (meant.column(size), meant.row(size));
            let is_beside = |square: &Square| {
                let (c, r) = (square.column(size), square.row(size));
                *square != meant && c.abs_diff(column) <= 1 && r.abs_diff(row) <= 1
            };
            sheet[at] = Entry::Move(Square::all(size).filter(is_beside).choose(rng).unwrap());
        }
        _ => _ = sheet.remove(at),
    }
}

/// A disc that the players forgot to flip: they play on to the end, and a later move breaks the rules.
#[test]
fn a_disc_that_was_not_flipped_is_found() {
    let mut rng = SmallRng::seed_from_u64(11);
    let (mut n_cases, mut n_found) = (0, 0);
    for _ in 0..300 {
        // A game by the rules, but for one disc.
        let mut game = Game::start();
        let (mut sheet, at) = (Vec::new(), rng.random_range(4..40));
        let mut slip = None;
        while !game.is_over() {
            game.pass_before(None);
            let before = game;
            let looks = game
                .legal()
                .indices()
                .map(|square| (square, game.looks(square) + rng.random_range(0.0..1.0)));
            let (square, _) = looks.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
            game.play(square);
            sheet.push(Entry::Move(Square::from_index(square as u8)));
            if sheet.len() == at {
                let flipped = game.flipped_since(&before);
                let unflipped = Entry::Corrected(flipped.to_squares().iter().choose(&mut rng).unwrap());
                slip = Some(Edit::Insert(at, unflipped));
                game.take(unflipped);
            }
        }
        let Some(slip) = slip.filter(|_| read(&sheet).n_played < sheet.len()) else { continue };
        n_cases += 1;
        let repairs = repairs(&sheet, Some(game.count()), 3);
        n_found += usize::from(repairs.iter().any(|repair| repair.edits == [slip]));
    }
    assert!(n_cases > 50 && 10 * n_found >= 7 * n_cases, "{n_found} of {n_cases}");
}
