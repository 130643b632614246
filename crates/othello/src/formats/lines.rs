//! Several transcripts in a text, one a line.
//!
//! One game may take several lines too. Whether the lines are games of their own shows where they begin: no
//! game has two discs on one square, so lines that begin on the same square are different games, and so is a
//! line after a game that is over.

use super::loaded::Reading;
use super::place::Place;
use super::transcript::{self, TranscriptError};
use super::{GAMES_MAX, ReadError};
use crate::record::Record;
use crate::rules::{Goal, Position};

/// Reads the lines as games, each from the first of `starts` that fits it; `None` where they are parts of one
/// game, or nothing at all.
pub(super) fn read(text: &str, starts: &[Position], goal: Goal) -> Option<Result<Reading, ReadError>> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| line.chars().any(char::is_alphanumeric));
    let games: Vec<Result<Record, TranscriptError>> =
        lines.take(GAMES_MAX + 1).map(|(number, line)| read_line(line, number, starts, goal)).collect();
    are_several(&games).then(|| Reading::of(games))
}

fn read_line(line: &str, number: usize, starts: &[Position], goal: Goal) -> Result<Record, TranscriptError> {
    let mut from = starts.iter().map(|start| transcript::read(line, start, goal));
    let first = from.next().unwrap_or(Err(TranscriptError::Empty));
    let game = first.or_else(|error| from.find_map(Result::ok).ok_or(error));
    game.map_err(|error| error.shifted(Place { line: number, character: 1 }, 0))
}

/// Whether the first two lines are games, or two lines cannot belong to one game.
fn are_several(games: &[Result<Record, TranscriptError>]) -> bool {
    let mut begins = Vec::new();
    let mut begins_again = |record: &Record| {
        let begin = (*record.start(), record.moves().into_iter().next());
        let is_again = begins.contains(&begin);
        begins.push(begin);
        is_again
    };
    let is_over = |record: &Record| record.position().outcome().is_some();
    matches!(games, [Ok(_), Ok(_), ..])
        || games.len() > 1 && games.iter().flatten().any(|record| is_over(record) || begins_again(record))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;

    const OVER: &str = "f5d6c5f6e7f4g5e6e3";

    /// The moves of each game, then the reasons of the others; `None` for one game.
    fn lines(text: &str) -> Option<(Vec<String>, Vec<String>)> {
        let standard = Position::start(BoardSize::STANDARD);
        let Reading { records, rejected } = read(text, &[standard], Goal::MostDiscs)?.unwrap();
        let write = |record: &Record| transcript::write(record, &record.line());
        Some((records.iter().map(write).collect(), rejected.iter().map(ToString::to_string).collect()))
    }

    fn check(text: &str, games: &[&str], reasons: &[&str]) {
        let own = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        assert_eq!(lines(text), Some((own(games), own(reasons))), "{text}");
    }

    #[test]
    fn several_games_stand_one_a_line() {
        check("f5d6c3\n\n1. F5 F6\r\n\u{FEFF}d3c5\n", &["f5d6c3", "f5f6", "d3c5"], &[]);
        for one_game in
            ["f5d6c3", "f5\nd6\nc3", "f5d6\nc3d3", "hello\nf5d6", "", "\n", "f5\nd9\nc3\nd3\nc4", OVER]
        {
            assert_eq!(lines(one_game), None, "{one_game}");
        }
    }

    #[test]
    fn lines_that_are_no_games_are_told() {
        let taken = "game 3: move 2, \"f5\" at line 3, character 3: f5 already holds a disc";
        check("f5d6\nf5f6\nf5f5", &["f5d6", "f5f6"], &[taken]);
        let flips_nothing = |game, line| {
            format!(
                "game {game}: move 1, \"a1\" at line {line}, character 1: a disc on a1 would flip nothing"
            )
        };
        check("\na1\nf5d6\n\nf5f6", &["f5d6", "f5f6"], &[&flips_nothing(1, 2)]);
        check("f5d6\na1b2\nf5f6", &["f5d6", "f5f6"], &[&flips_nothing(2, 2)]);
        // After a game that is over, the next line is another one.
        check(&format!("{OVER}\na1"), &[OVER], &[&flips_nothing(2, 2)]);
    }
}
