//! Puzzles as a file: versioned, compressed and checked.
//!
//! After the head ([`FileKind`]) comes a *deflate* stream (RFC 1951): the number of puzzles, four
//! bytes; then one column after another for all puzzles: the empty squares and the discs of the side to move
//! (a bit for each square; the lowest bytes of all puzzles first), the themes with the highest bit set if
//! White is to move (4 bytes), and the rating in tens of points (1 byte). Puzzles are sorted by rating. At
//! the end come the scores of those with too many empties to be solved in a moment, a signed byte for each
//! legal move.

use super::{Puzzle, Solver, Themes};
use engine::{BrokenFile, ChecksumKind, Fault, FileKind};
use miniz_oxide::{deflate, inflate};
use othello::rules::{BoardSize, ByColor, Color, Setup, Squares};
use std::sync::OnceLock;
use texts::text;

static PUZZLES: FileKind = FileKind {
    name: "file of puzzles",
    heading: "Outflank puzzles",
    version: Some(2),
    fingerprint: None,
    checksum: ChecksumKind::Crc,
};
/// The strongest level of `miniz_oxide`.
const COMPRESSION: u8 = 10;
/// The most bytes of an unpacked file.
const LENGTH_MAX: usize = 32 << 20;
const PUZZLE_LENGTH: usize = 21;
const WHITE: u32 = 1 << 31;

/// Why puzzles cannot be read, in the language of the window.
pub fn words(error: &BrokenFile) -> String {
    match error.fault {
        Fault::Foreign => text!("puzzles-file-foreign"),
        Fault::Version(version) => {
            text!("puzzles-file-version", version = version, known = PUZZLES.version.unwrap_or_default())
        }
        Fault::Length { found, expected } => {
            text!("puzzles-file-length", found = found, expected = expected)
        }
        Fault::Checksum => text!("puzzles-file-checksum"),
        Fault::Contents | Fault::Fingerprint => text!("puzzles-file-contents"),
    }
}

/// The puzzles that the program carries with it, sorted by rating. They are unpacked at the first use, in
/// some milliseconds.
///
/// # Errors
/// When the file is broken.
pub fn embedded() -> Result<&'static [Puzzle], BrokenFile> {
    static EMBEDDED: OnceLock<Result<Vec<Puzzle>, BrokenFile>> = OnceLock::new();
    let read = || read(include_bytes!("../../assets/puzzles/8x8.puzzles"));
    EMBEDDED.get_or_init(read).as_deref().map_err(|error| *error)
}

/// The bytes of a file with these puzzles, sorted by rating.
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> Vec<u8> {
    let mut puzzles: Vec<&Puzzle> = puzzles.iter().collect();
    puzzles.sort_by_key(|puzzle| puzzle.rating);
    let sets = |puzzle: &&Puzzle| {
        let position = puzzle.position;
        [position.empties(), position.discs()[position.turn()]].map(|squares| squares.words()[0])
    };
    let mut bytes = (puzzles.len() as u32).to_le_bytes().to_vec();
    for which in 0..2 {
        // Bytes of the same place come together, because that compresses better.
        let all: Vec<[u8; 8]> = puzzles.iter().map(|puzzle| sets(puzzle)[which].to_le_bytes()).collect();
        (0..8).for_each(|place| bytes.extend(all.iter().map(|word| word[place])));
    }
    for puzzle in &puzzles {
        let white = if puzzle.position.turn() == Color::White { WHITE } else { 0 };
        bytes.extend((u32::from(puzzle.themes.bits()) | white).to_le_bytes());
    }
    bytes.extend(puzzles.iter().map(|puzzle| (puzzle.rating / 10) as u8));
    bytes.extend(puzzles.iter().flat_map(|puzzle| &puzzle.scores).map(|score| *score as u8));
    PUZZLES.seal(&deflate::compress_to_vec(&bytes, COMPRESSION))
}

/// Reads a file's bytes.
///
/// # Errors
/// When they are not what [`fn@write`] makes.
pub fn read(bytes: &[u8]) -> Result<Vec<Puzzle>, BrokenFile> {
    let rest = PUZZLES.open(bytes)?;
    let contents = inflate::decompress_to_vec_with_limit(rest, LENGTH_MAX).ok();
    contents.and_then(|bytes| puzzles(&bytes)).ok_or(PUZZLES.broken(Fault::Contents))
}

fn puzzles(bytes: &[u8]) -> Option<Vec<Puzzle>> {
    let (n, bytes) = bytes.split_first_chunk()?;
    let n = u32::from_le_bytes(*n) as usize;
    let (bytes, scores) = bytes.split_at_checked(n.checked_mul(PUZZLE_LENGTH)?)?;
    let (words, rest) = bytes.split_at(16 * n);
    let (themes, ratings) = rest.split_at(4 * n);
    let themes = themes.as_chunks::<4>().0;
    let mut scores = scores.iter().map(|byte| *byte as i8);
    let word = |which: usize, at: usize| {
        let byte = |place: usize| words[(8 * which + place) * n + at];
        u64::from_le_bytes(std::array::from_fn(byte))
    };
    let mut puzzle = |at: usize| {
        let bits = u32::from_le_bytes(themes[at]);
        let turn = if bits & WHITE == 0 { Color::Black } else { Color::White };
        let (empties, own) = (word(0, at), word(1, at));
        let squares = |set: u64| Squares::from_words([set, 0, 0, 0]);
        let discs = ByColor::from_fn(|color| squares(if color == turn { own } else { !own & !empties }));
        let overlaps = own & empties != 0;
        let position =
            Setup { size: BoardSize::STANDARD, discs, turn }.position().ok().filter(|_| !overlaps)?;
        let is_deep = position.empties().len() > Solver::EMPTIES_MAX;
        let n_scores = if is_deep { position.legal_moves().len() } else { 0 };
        let scores: Vec<i8> = scores.by_ref().take(n_scores).collect();
        let are_scores = scores.len() == n_scores && scores.iter().all(|score| score.unsigned_abs() <= 64);
        let (themes, rating) = (Themes::from_bits(bits as u16), u16::from(ratings[at]) * 10);
        are_scores.then_some(Puzzle { position, themes, rating, scores })
    };
    let puzzles = (0..n).map(&mut puzzle).collect::<Option<Vec<Puzzle>>>()?;
    scores.next().is_none().then_some(puzzles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solution, Solver, Themes};
    use crate::puzzles::{draw, rating};
    use engine::human::Model;
    use std::collections::HashSet;

    fn some() -> Vec<Puzzle> {
        embedded().unwrap().iter().step_by(997).cloned().collect()
    }

    #[test]
    fn puzzles_read_back_as_they_were_written() {
        assert!(some().len() > 20);
        assert_eq!(read(&write(&some())), Ok(some()));
        assert_eq!(read(&write(&[])), Ok(Vec::new()));
    }

    #[test]
    fn a_changed_bit_is_found() {
        let mut changed = write(&some());
        *changed.last_mut().unwrap() ^= 1;
        assert_eq!(read(&changed), Err(PUZZLES.broken(Fault::Checksum)));
    }

    #[test]
    fn deep_puzzles_carry_one_score_for_each_move() {
        let deep = embedded().unwrap().iter().find(|puzzle| puzzle.is_deep()).unwrap();
        let broken = |change: &dyn Fn(&mut Vec<i8>)| {
            let mut puzzle = deep.clone();
            change(&mut puzzle.scores);
            assert_eq!(read(&write(&[puzzle])), Err(PUZZLES.broken(Fault::Contents)));
        };
        broken(&|scores| _ = scores.pop());
        broken(&|scores| scores.push(0));
        broken(&|scores| scores[0] = 65);
        assert_eq!(
            read(&write(&[Puzzle { scores: vec![4], ..some()[0].clone() }])),
            Err(PUZZLES.broken(Fault::Contents))
        );
    }

    #[test]
    fn deep_puzzles_have_one_clearly_best_move_and_are_not_lost_for_beginners() {
        let model = Model::embedded().unwrap();
        let mut solver = Solver::new().unwrap();
        let deep = embedded().unwrap().iter().filter(|puzzle| puzzle.is_deep());
        for (number, puzzle) in deep.enumerate() {
            let n_empties = puzzle.position.empties().len();
            assert!((Solver::EMPTIES_MAX + 1..=40).contains(&n_empties), "{}", puzzle.position);
            let truth = solver.truth_of(puzzle).unwrap();
            let second = truth.second().unwrap();
            assert!(truth.only_best().is_some() && truth.score() - second >= 4, "{}", puzzle.position);
            assert!(truth.score() >= 0 || puzzle.rating >= 1200, "{}", puzzle.position);
            if number % 50 == 0 {
                assert_eq!(solver.solve(&puzzle.position), Some(truth.clone()), "by its position alone");
                assert_eq!(Puzzle::of(truth, model, &mut solver).as_ref(), Some(puzzle));
            }
        }
    }

    #[test]
    fn the_embedded_puzzles_are_many_and_distinct_and_take_little_room() {
        let puzzles = embedded().unwrap();
        assert!(puzzles.len() >= 20_000);
        assert!(include_bytes!("../../assets/puzzles/8x8.puzzles").len() <= 1_500_000);
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
        let positions: HashSet<_> = puzzles.iter().map(|puzzle| draw::canonical(&puzzle.position)).collect();
        assert_eq!(positions.len(), puzzles.len());
        assert!(puzzles.iter().filter(|puzzle| puzzle.is_deep()).count() >= 250);
    }

    /// `outflank-lab puzzles check --all` checks all puzzles, also those with more empties.
    #[test]
    fn two_thousand_puzzles_have_one_best_move_and_the_themes_in_the_file() {
        let puzzles = embedded().unwrap();
        let model = Model::embedded().unwrap();
        let mut solver = Solver::new().unwrap();
        let few_empties = puzzles.iter().filter(|puzzle| puzzle.position.empties().len() <= 12);
        let sample: Vec<&Puzzle> = few_empties.step_by(9).take(2_000).collect();
        assert_eq!(sample.len(), 2_000);
        for (number, puzzle) in sample.into_iter().enumerate() {
            let truth = solver.solve(&puzzle.position).unwrap();
            assert!(truth.only_best().is_some(), "{}", puzzle.position);
            assert!(truth.score() - truth.second().unwrap() >= 2);
            assert!(truth.score() >= 0 || puzzle.rating >= 1200, "{}", puzzle.position);
            assert_eq!(Themes::of(&truth, model, &mut solver), puzzle.themes, "{}", puzzle.position);
            if number % 100 == 0 {
                let solution = Solution::find(truth, model, &mut solver).unwrap();
                assert_eq!(rating::of_solution(&solution, model), puzzle.rating, "{}", puzzle.position);
                assert!((1..=5).contains(&solution.steps.len()));
            }
        }
    }
}
