//! Real games with the slips that people make, and whether they are found again.

use super::*;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};

fn start() -> Position {
    Position::start(BoardSize::STANDARD)
}

/// 80 games of the program's model of human play.
const GAMES: &str = include_str!("../../tests/data/human-games.txt");

fn games() -> Vec<Vec<Square>> {
    let square = |name: &[u8]| {
        let name = std::str::from_utf8(name).unwrap();
        Square::parse(name, BoardSize::STANDARD).unwrap()
    };
    GAMES.lines().map(|line| line.as_bytes().chunks(2).map(square).collect()).collect()
}

/// Of games with one or two slips that show, the true game is mostly among the first three repairs.
#[test]
fn slips_are_undone() {
    const N_CASES: usize = 2_000;
    let (games, mut rng) = (games(), SmallRng::seed_from_u64(7));
    let (mut n_cases, mut n_found) = (0, 0);
    while n_cases < N_CASES {
        let game = games.choose(&mut rng).unwrap();
        let whole = read(&start(), game);
        assert!(whole.is_over && whole.n_played == game.len());
        let mut sheet = game.clone();
        (0..rng.random_range(1..=2)).for_each(|_| slip(&mut sheet, &mut rng));
        let reading = read(&start(), &sheet);
        if reading.n_played == sheet.len() && (reading.is_over, reading.count) == (true, whole.count) {
            // It is another game, as good as the first.
            continue;
        }
        n_cases += 1;
        let found = repairs(&start(), &sheet, Some(whole.count), 3);
        n_found += usize::from(found.iter().any(|repair| repair.squares == *game));
        for repair in found {
            let mut again = sheet.clone();
            repair.edits.iter().for_each(|edit| edit.apply(&mut again));
            assert_eq!(again, repair.squares);
            assert_eq!(read(&start(), &again).n_played, again.len());
        }
    }
    assert!(10 * n_found >= 9 * N_CASES, "{n_found} of {N_CASES}");
}

/// Makes a slip: two moves in each other's place, a square beside the one that was meant, or one forgotten.
fn slip(sheet: &mut Vec<Square>, rng: &mut SmallRng) {
    let size = BoardSize::STANDARD;
    let at = rng.random_range(0..sheet.len());
    match rng.random_range(0..3) {
        0 => {
            let other = (at + 1).min(sheet.len() - 1);
            sheet.swap(at, other);
        }
        1 => {
            let (column, row) = (sheet[at].column(size), sheet[at].row(size));
            let is_beside = |square: &Square| {
                let (c, r) = (square.column(size), square.row(size));
                *square != sheet[at] && c.abs_diff(column) <= 1 && r.abs_diff(row) <= 1
            };
            sheet[at] = Square::all(size).filter(is_beside).choose(rng).unwrap();
        }
        _ => _ = sheet.remove(at),
    }
}
