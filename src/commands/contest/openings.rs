//! The openings of a match: a file with one on each line, as moves or as OBF.

use crate::formats::ggf::{Game, Played};
use crate::formats::{obf, transcript};
use crate::rules::{BoardSize, Goal, Move, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    start: Position,
    moves: Vec<Move>,
}

/// The openings in the order in which they are played; at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Openings(Vec<Opening>);

impl Openings {
    /// Only the standard start.
    pub fn standard() -> Openings {
        Openings(vec![Opening { start: Position::start(BoardSize::STANDARD), moves: Vec::new() }])
    }

    /// Reads a file; empty lines and comments (`%`, `#`) are skipped.
    ///
    /// # Errors
    /// With a sentence that names the line.
    pub fn read(text: &str) -> Result<Openings, String> {
        let openings = if text.contains(';') { read_boards(text)? } else { read_transcripts(text)? };
        if openings.is_empty() { Err("there are no openings in it".to_owned()) } else { Ok(Openings(openings)) }
    }

    /// In an order that follows from a seed.
    #[must_use]
    pub fn shuffled(mut self, seed: u64) -> Openings {
        self.0.shuffle(&mut SmallRng::seed_from_u64(seed));
        self
    }

    /// The opening of a pair of games; from the first again when there are no more.
    pub fn get(&self, pair: usize) -> &Opening {
        &self.0[pair % self.0.len()]
    }

    pub fn are_from_standard_start(&self) -> bool {
        self.0.iter().all(|opening| opening.start == Position::start(opening.start.size()))
    }
}

impl Opening {
    /// A game in which only the opening has been played.
    pub fn game(&self) -> Game {
        let moves = self.moves.iter().map(|&mv| Played::bare(mv)).collect();
        Game { moves, ..Game::new(self.start, Goal::MostDiscs) }
    }
}

fn read_boards(text: &str) -> Result<Vec<Opening>, String> {
    let problems = obf::read(text).map_err(|error| error.to_string())?;
    if problems.iter().any(|problem| problem.position.outcome().is_some()) {
        return Err("in one of the positions the game is over".to_owned());
    }
    Ok(problems.into_iter().map(|problem| Opening { start: problem.position, moves: Vec::new() }).collect())
}

fn read_transcripts(text: &str) -> Result<Vec<Opening>, String> {
    let start = Position::start(BoardSize::STANDARD);
    let lines =
        (1..).zip(text.lines()).map(|(number, line)| (number, line.split(['%', '#']).next().unwrap_or("").trim()));
    let read = |(number, line): (usize, &str)| {
        let record =
            transcript::read(line, &start, Goal::MostDiscs).map_err(|error| format!("line {number}: {error}"))?;
        match record.position().outcome() {
            None => Ok(Opening { start, moves: record.moves() }),
            Some(_) => Err(format!("line {number}: the game is over after these moves")),
        }
    };
    lines.filter(|(_, line)| !line.is_empty()).map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_boards_are_read() {
        let openings = Openings::read("# two\nf5d6c3\n\nf5f6 % diagonal\n").unwrap();
        assert_eq!((openings.get(0).moves.len(), openings.get(3).moves.len()), (3, 2));
        assert!(openings.are_from_standard_start());
        let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;";
        let openings = Openings::read(line).unwrap();
        assert!(!openings.are_from_standard_start());
        assert_eq!(openings.get(7).start.empties().len(), 14);
    }

    #[test]
    fn a_seed_gives_an_order() {
        let all = Openings::read("f5\nf5d6\nf5d6c3\nf5f6\nf5f4\nd3\nc4\ne6").unwrap();
        assert_eq!(all.clone().shuffled(3), all.clone().shuffled(3));
        assert_ne!(all.clone().shuffled(3), all);
    }

    #[test]
    fn bad_lines_are_named() {
        let check = |text: &str, expected: &str| assert_eq!(Openings::read(text).unwrap_err(), expected);
        check("f5\nf5f5", "line 2: move 2, \"f5\" at character 3: f5 already holds a disc");
        check("\n% none\n", "there are no openings in it");
        check("f5d6c5f6e7f4g5e6e3", "line 1: the game is over after these moves");
        check("X;", "line 1: 64 squares and the side to move are expected, then a semicolon");
    }
}
