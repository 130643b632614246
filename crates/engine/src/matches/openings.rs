//! The openings of a match, on a board of any size: from a file with one on each line, as moves or, on 8×8,
//! as OBF; the even ones that the program carries; or random ones that a search finds about even.

use othello::formats::{obf, transcript};
use othello::record::{GameLine, PlayedMove};
use othello::rules::{BoardSize, Goal, Move, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

/// The openings in the order in which they are played, each a game that has just begun; at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Openings(Vec<GameLine>);

impl Openings {
    /// One opening without moves: the standard start.
    pub fn standard(size: BoardSize) -> Openings {
        Openings(vec![opening(Position::start(size), &[])])
    }

    /// The even openings of 8×8 that the program carries.
    pub fn even() -> Openings {
        let start = Position::start(BoardSize::STANDARD);
        Openings(crate::opening::even().iter().map(|moves| opening(start, moves)).collect())
    }

    /// `n` openings of `plies` moves, about even, each drawn independently: a longer list with the same seed
    /// begins with a shorter one.
    pub fn drawn(size: BoardSize, plies: u8, n: usize, seed: u64) -> Openings {
        let seeds = (0..n.max(1) as u64).map(|number| super::game_seed(seed, number));
        let moves = seeds.map(|seed| crate::opening::random(size, plies, 0..=0, seed));
        Openings(moves.map(|moves| opening(Position::start(size), &moves)).collect())
    }

    /// Reads a file; empty lines and comments (`%`, `#`) are skipped. Also returns why lines were left out.
    ///
    /// # Errors
    /// When no line is an opening, with a sentence about the first line that was left out.
    pub fn read(text: &str, size: BoardSize) -> Result<(Openings, Vec<String>), String> {
        let is_obf = text.lines().any(|line| without_comment(line).contains(';'));
        if is_obf && size != BoardSize::STANDARD {
            return Err(format!("OBF is for 8×8; on {size} openings have to be moves"));
        }
        let (mut openings, mut left_out) = (Vec::new(), Vec::new());
        for (number, line) in (1..).zip(text.lines()) {
            match if is_obf { read_board(line) } else { read_moves(line, size) } {
                None => {}
                Some(Ok(opening)) => openings.push(opening),
                Some(Err(reason)) => left_out.push(format!("line {number}: {reason}")),
            }
        }
        match left_out.first() {
            _ if !openings.is_empty() => Ok((Openings(openings), left_out)),
            Some(first) => Err(first.clone()),
            None => Err("there are no openings in it".to_owned()),
        }
    }

    /// The openings in an order that follows from a seed.
    #[must_use]
    pub fn shuffled(mut self, seed: u64) -> Openings {
        self.0.shuffle(&mut SmallRng::seed_from_u64(seed));
        self
    }

    /// The opening of a pair of games, by the pair's number from 0; after the last comes the first again.
    pub fn get(&self, pair: usize) -> &GameLine {
        &self.0[pair % self.0.len()]
    }

    /// Whether all begin with the usual four discs.
    pub(super) fn are_from_standard_start(&self) -> bool {
        self.0.iter().all(|opening| opening.start == Position::start(opening.start.size()))
    }

    pub(super) fn are_on_a_square_board(&self) -> bool {
        self.0.iter().all(|opening| opening.start.size().is_square())
    }
}

/// A game in which only the opening has been played.
fn opening(start: Position, moves: &[Move]) -> GameLine {
    let moves = moves.iter().map(|&mv| PlayedMove::new(mv)).collect();
    GameLine { moves, ..GameLine::new(start, Goal::MostDiscs) }
}

fn without_comment(line: &str) -> &str {
    line.split(['%', '#']).next().unwrap_or_default().trim()
}

fn read_board(line: &str) -> Option<Result<GameLine, String>> {
    let problem = obf::read_each(line).next()?.map_err(|mistake| mistake.fault.to_string());
    Some(problem.and_then(|problem| match problem.position.outcome() {
        None => Ok(opening(problem.position, &[])),
        Some(_) => Err("the game is over in this position".to_owned()),
    }))
}

fn read_moves(line: &str, size: BoardSize) -> Option<Result<GameLine, String>> {
    let line = Some(without_comment(line)).filter(|line| !line.is_empty())?;
    let start = Position::start(size);
    let record = transcript::read(line, &start, Goal::MostDiscs).map_err(|error| error.to_string());
    Some(record.and_then(|record| match record.position().outcome() {
        None => Ok(opening(start, &record.moves())),
        Some(_) => Err("the game is over after these moves".to_owned()),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Openings, String> {
        let (openings, left_out) = Openings::read(text, BoardSize::STANDARD)?;
        assert_eq!(left_out, [""; 0], "{text}");
        Ok(openings)
    }

    #[test]
    fn moves_and_boards_are_read() {
        let openings = read("# XOT; two\nf5d6c3\n\nf5f6 % diagonal\n").unwrap();
        assert_eq!((openings.get(0).moves.len(), openings.get(3).moves.len()), (3, 2));
        assert!(openings.are_from_standard_start());
        let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;";
        let openings = read(line).unwrap();
        assert!(!openings.are_from_standard_start());
        assert_eq!(openings.get(7).start.empties().len(), 14);
    }

    #[test]
    fn a_seed_gives_an_order() {
        let all = read("f5\nf5d6\nf5d6c3\nf5f6\nf5f4\nd3\nc4\ne6").unwrap();
        assert_eq!(all.clone().shuffled(3), all.clone().shuffled(3));
        assert_ne!(all.clone().shuffled(3), all);
    }

    #[test]
    fn openings_are_on_any_board() {
        let size = BoardSize::new(10, 6).unwrap();
        let (openings, _) = Openings::read("f5e5 % two moves\ng4", size).unwrap();
        assert_eq!((openings.get(0).start.size(), openings.get(0).moves.len()), (size, 2));
        assert!(!openings.are_on_a_square_board());
        assert_eq!(
            Openings::read("f5d6", size).unwrap_err(),
            "line 1: move 2, \"d6\" at character 3: a disc on d6 would flip nothing"
        );
        let error = Openings::read("X;", size).unwrap_err();
        assert_eq!(error, "OBF is for 8×8; on 10×6 openings have to be moves");
    }

    #[test]
    fn drawn_openings_follow_from_the_seed() {
        let size = BoardSize::new(6, 6).unwrap();
        let openings = Openings::drawn(size, 6, 5, 1);
        assert!(openings.0.iter().all(|opening| opening.start.size() == size && opening.moves.len() == 6));
        assert!(openings.0.iter().any(|opening| *opening != openings.0[0]));
        assert_eq!(Openings::drawn(size, 6, 7, 1).0[..5], openings.0);
        assert_ne!(Openings::drawn(size, 6, 5, 2), openings);
    }

    #[test]
    fn bad_lines_are_named() {
        let check = |text: &str, expected: &str| assert_eq!(read(text).unwrap_err(), expected);
        check("f5f5", "line 1: move 2, \"f5\" at character 3: f5 already holds a disc");
        check("\n% none\n", "there are no openings in it");
        check("f5d6c5f6e7f4g5e6e3", "line 1: the game is over after these moves");
        check("X;", "line 1: \"X;\" stands where a board of 64 squares and the side to move was expected");
        check(&format!("% over\n{} X;", "X".repeat(64)), "line 2: the game is over in this position");
    }

    #[test]
    fn bad_lines_are_left_out() {
        let check = |text: &str, n_openings: usize, reasons: &[&str]| {
            let (openings, left_out) = Openings::read(text, BoardSize::STANDARD).unwrap();
            assert_eq!(openings.0.len(), n_openings, "{text}");
            assert_eq!(left_out, reasons, "{text}");
        };
        check("f5\nf5f5\n# x\nf5d6", 2, &["line 2: move 2, \"f5\" at character 3: f5 already holds a disc"]);
        let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;";
        let short = "line 3: \"X;\" stands where a board of 64 squares and the side to move was expected";
        check(&format!("{board}\n\nX;\n{board}"), 2, &[short]);
    }
}
