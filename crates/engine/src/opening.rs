//! Random openings: drawn with a wanted value, or from a list of even ones.
//!
//! The list is for 8×8 and made as XOT's is (Matthias Berg, *Extended Othello*, 2010): positions after eight
//! random moves in which deep searches see neither side ahead. `outflank-lab openings` makes it.

use super::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Score;
use othello::rules::{BoardSize, Goal, Move, Position, Square, Symmetry};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use std::collections::HashSet;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// At most this many random lines are compared.
const LINES_MAX: usize = 32;
/// A line this close to the wanted values, in hundredths of a disc, ends the comparison.
const NEAR: i32 = 50;

/// The number of moves of each opening in the list.
pub const EVEN_PLIES: usize = 8;
/// The largest advantage in the short search with which a position goes on to the deep search.
const SCREENED_MAX: Score = Score::from_discs(3);
/// The largest advantage in the deep search with which a position enters the list.
const LISTED_MAX: Score = Score::from_discs(1);
/// The depth of the short search, in plies, and of the deep one.
const SCREENING_DEPTH: u8 = 8;
const LISTING_DEPTH: u8 = 16;

/// The even openings of 8×8 that the program carries, each of [`EVEN_PLIES`] moves; no two lead to the same
/// position or to images of one another.
pub fn even() -> &'static [Vec<Move>] {
    static LINES: OnceLock<Vec<Vec<Move>>> = OnceLock::new();
    LINES.get_or_init(|| {
        let text = include_str!("../assets/openings/even.txt");
        text.lines().filter(|line| !line.starts_with('#')).filter_map(read).collect()
    })
}

/// Writes openings in the form of the list, one a line, each as soon as it is found.
///
/// # Errors
/// When a line cannot be written.
pub fn write(openings: impl Iterator<Item = Vec<Move>>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "# Even openings of 8×8, made by `outflank-lab openings`: eight random moves, after which"
    )?;
    writeln!(out, "# a search of {LISTING_DEPTH} plies gives neither side more than {LISTED_MAX} discs.")?;
    for moves in openings {
        writeln!(out, "{}", Move::line(&moves, BoardSize::STANDARD))?;
        out.flush()?;
    }
    Ok(())
}

/// Reads moves like `f5d6`; `None` where one is no square.
fn read(line: &str) -> Option<Vec<Move>> {
    let squares = line.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).ok());
    squares.map(|name| Some(Move::Place(Square::parse(name?, BoardSize::STANDARD).ok()?))).collect()
}

/// Draws endless openings for the list, the same from the same seed: [`EVEN_PLIES`] moves, the first one
/// f5, after which a search of 16 plies sees neither side ahead by more than a disc. No two lead to the same
/// position or to images of one another, and none to a symmetric position.
pub fn draw_even(seed: u64) -> impl Iterator<Item = Vec<Move>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 64 });
    let mut known = HashSet::new();
    std::iter::from_fn(move || {
        loop {
            let (moves, position) = line(BoardSize::STANDARD, EVEN_PLIES as u8, &mut random);
            // Keeps the image that begins with f5. A symmetric position has equal images, so it is never new.
            let (symmetry, moves) = from_f5(&moves);
            let position = symmetry.position(&position);
            let images = Symmetry::all(position.size()).map(|symmetry| symmetry.position(&position));
            let is_new = images.into_iter().all(|image| known.insert(image));
            let mut is_within = |depth: u8, max: Score| {
                let value = search_value(&position, depth, &mut thinker);
                (-max..=max).contains(&value)
            };
            if is_new && is_within(SCREENING_DEPTH, SCREENED_MAX) && is_within(LISTING_DEPTH, LISTED_MAX) {
                return Some(moves);
            }
        }
    })
}

/// The symmetry whose image of a line from the start begins with f5, and that image.
fn from_f5(moves: &[Move]) -> (Symmetry, Vec<Move>) {
    let size = BoardSize::STANDARD;
    let f5 = Square::at(5, 4, size).expect("it is on the board");
    let begins_with_f5 = |symmetry: &Symmetry| symmetry.mv(moves[0], size) == Move::Place(f5);
    let symmetry = Symmetry::all(size).find(begins_with_f5).expect("every first move is an image of f5");
    (symmetry, moves.iter().map(|&mv| symmetry.mv(mv, size)).collect())
}

/// Draws an opening of `plies` moves, passes included, whose value for Black lies in `wanted` (in discs) or
/// near it: the nearest of up to 32 random lines by a search of a few plies. The same seed gives the same
/// opening. It never ends the game; it is shorter than `plies` if no line drawn is that long.
pub fn random(size: BoardSize, plies: u8, wanted: RangeInclusive<i8>, seed: u64) -> Vec<Move> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
    let mut best: Option<(Vec<Move>, (usize, i32))> = None;
    for _ in 0..LINES_MAX {
        let (moves, position) = line(size, plies, &mut random);
        let missing = usize::from(plies) - moves.len();
        let value = value(&position, &mut thinker).hundredths();
        let [low, high] = [*wanted.start(), *wanted.end()].map(|discs| 100 * i32::from(discs));
        let off_by = (low - value).max(value - high).max(0);
        if best.as_ref().is_none_or(|(_, least)| (missing, off_by) < *least) {
            best = Some((moves, (missing, off_by)));
        }
        if (missing, off_by) <= (0, NEAR) {
            break;
        }
    }
    best.map(|(moves, _)| moves).unwrap_or_default()
}

/// Random moves, and where they lead; none of them ends the game.
fn line(size: BoardSize, plies: u8, random: &mut SmallRng) -> (Vec<Move>, Position) {
    let mut position = Position::start(size);
    let mut moves = Vec::new();
    while moves.len() < usize::from(plies) {
        let squares: Vec<_> = position.legal_moves().iter().collect();
        let mv = squares.choose(random).map_or(Move::Pass, |&square| Move::Place(square));
        match position.play(mv) {
            Ok(next) if next.outcome().is_none() => {
                position = next;
                moves.push(mv);
            }
            _ => break,
        }
    }
    (moves, position)
}

/// The value of a position for Black, by a search of a few plies.
fn value(position: &Position, thinker: &mut Thinker) -> Score {
    let depth = if position.size().area() <= 64 { 4 } else { 2 };
    search_value(position, depth, thinker).of(position.turn())
}

/// The value of a position for the side to move, by a search of `depth` plies.
fn search_value(position: &Position, depth: u8, thinker: &mut Thinker) -> Score {
    let request = Request::new(*position, Goal::MostDiscs, Method::Search(Limits::Depth(depth))).seed(0);
    let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
    report.evaluation().map_or(Score::ZERO, |evaluation| evaluation.score)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{follow, thinker};

    fn after(size: BoardSize, moves: &[Move]) -> Position {
        follow(Position::start(size), moves)
    }

    #[test]
    fn random_openings_have_the_wanted_length_and_never_end_the_game() {
        for size in BoardSize::all().filter(|size| size.width() <= size.height()) {
            for plies in [1, 20] {
                let moves = random(size, plies, 0..=0, 3);
                assert!(after(size, &moves).outcome().is_none());
                let n_moves = moves.len();
                assert!(n_moves == usize::from(plies) || size.area() <= 24, "{size} {plies} {n_moves}");
            }
        }
    }

    #[test]
    fn openings_have_the_wanted_value_and_follow_from_the_seed() {
        let mut thinker = thinker();
        let (size, mut mean) = (BoardSize::STANDARD, 0);
        for seed in 0..5 {
            let moves = random(size, 8, 0..=0, seed);
            assert_eq!(moves, random(size, 8, 0..=0, seed));
            let even = value(&after(size, &moves), &mut thinker);
            assert!(even.hundredths().abs() < 200, "{even}");
            mean += value(&after(size, &random(size, 8, 4..=8, seed)), &mut thinker).hundredths() / 5;
        }
        assert!((300..900).contains(&mean), "{mean}");
        let openings: HashSet<_> = (0..20).map(|seed| random(size, 8, 0..=0, seed)).collect();
        assert!(openings.len() > 17);
    }

    #[test]
    fn the_list_has_thousands_of_openings_that_differ_and_are_even() {
        let lines = even();
        assert!(lines.len() >= 3_000, "{}", lines.len());
        let mut known = HashSet::new();
        for moves in lines {
            assert_eq!(moves.len(), EVEN_PLIES);
            let position = after(BoardSize::STANDARD, moves);
            assert!(known.insert(position));
            known.extend(Symmetry::all(position.size()).map(|symmetry| symmetry.position(&position)));
        }
        let mut thinker = thinker();
        for moves in lines.iter().step_by(lines.len() / 20) {
            let value = search_value(&after(BoardSize::STANDARD, moves), SCREENING_DEPTH, &mut thinker);
            assert!((-SCREENED_MAX..=SCREENED_MAX).contains(&value), "{value}");
        }
    }

    #[test]
    fn openings_for_the_list_are_drawn_by_the_seed_and_begin_with_f5() {
        let (moves, position) = line(BoardSize::STANDARD, 8, &mut SmallRng::seed_from_u64(5));
        let (symmetry, turned) = from_f5(&moves);
        assert_eq!(after(BoardSize::STANDARD, &turned), symmetry.position(&position));
        assert_eq!(turned[0], read("f5").unwrap()[0]);
        assert_eq!(read("f5x9"), None);
    }
}
