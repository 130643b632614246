//! `outflank-engine convert`: games from any format that can be read into one that can be written.

use crate::formats::obf::Problem;
use crate::formats::{Loaded, ggf, obf, saved_game, sgf, transcript};
use crate::record::Record;
use crate::rules::{BoardSize, Goal, Position};

/// A format that can be written, by how its files' names end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Everything a record holds but the times of its moves.
    Sgf,
    /// The line shown, with names and times.
    Ggf,
    /// The last position of each game, on 8×8.
    Obf,
    /// The moves alone, a game a line.
    Transcript,
    /// One game with everything a record holds.
    Own,
}

/// Why games cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConvertError {
    #[error("a format is named by the ending .sgf, .ggf, .obf, .txt or .outflank")]
    Ending,
    #[error(
        "game {0}: moves alone cannot say from which start, or that fewest discs win; write .sgf or .ggf"
    )]
    Start(usize),
    #[error(
        "game {0}: a game still begins by placing the central discs, which GGF does not know; write .sgf"
    )]
    Placing(usize),
    #[error("game {0}: OBF holds positions of 8×8 on which most discs win; write .sgf or .ggf")]
    Board(usize),
    #[error("a file of Outflank's own holds one game, not {0}; write .sgf")]
    One(usize),
}

impl Target {
    /// The endings, each with its format.
    pub const ALL: [(&'static str, Target); 5] = [
        ("sgf", Target::Sgf),
        ("ggf", Target::Ggf),
        ("obf", Target::Obf),
        ("txt", Target::Transcript),
        ("outflank", Target::Own),
    ];

    /// By the ending of a file's name.
    ///
    /// # Errors
    /// When no format has this ending.
    pub fn of_name(name: &str) -> Result<Target, ConvertError> {
        let (_, ending) = name.rsplit_once('.').ok_or(ConvertError::Ending)?;
        let found = Target::ALL.into_iter().find(|(own, _)| own.eq_ignore_ascii_case(ending));
        found.map(|(_, target)| target).ok_or(ConvertError::Ending)
    }
}

/// The text of all games.
///
/// # Errors
/// When a game does not fit the format, with its number, or when there are too many.
pub fn convert(loaded: &Loaded, target: Target) -> Result<String, ConvertError> {
    if target == Target::Own && loaded.len() != 1 {
        return Err(ConvertError::One(loaded.len()));
    }
    (0..loaded.len()).map(|index| write(&loaded.record(index), target, index + 1)).collect()
}

/// One game in a format; `number` is its own, for errors.
///
/// # Errors
/// When the game does not fit the format.
pub fn write(record: &Record, target: Target, number: usize) -> Result<String, ConvertError> {
    let size = record.start().size();
    match target {
        Target::Sgf => Ok(sgf::write(record)),
        Target::Ggf if record.start().is_placing() => Err(ConvertError::Placing(number)),
        Target::Ggf => Ok(ggf::write(&ggf::Game::of_record(record)) + "\n"),
        Target::Obf if size != BoardSize::STANDARD || record.goal() != Goal::MostDiscs => {
            Err(ConvertError::Board(number))
        }
        Target::Obf if record.position().is_placing() => Err(ConvertError::Board(number)),
        Target::Obf => {
            let position = *record.position();
            Ok(obf::write(&Problem { position, score: None, moves: Vec::new() }))
        }
        Target::Transcript
            if *record.start() != Position::start(size) || record.goal() != Goal::MostDiscs =>
        {
            Err(ConvertError::Start(number))
        }
        Target::Transcript => Ok(transcript::write(record, &record.line()) + "\n"),
        Target::Own => Ok(saved_game::write_record(record) + "\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats;

    fn current() -> Record {
        Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs)
    }

    fn check(from: &str, target: Target, expected: Result<&str, &str>) {
        let loaded = formats::read_file(from.as_bytes(), &current()).unwrap();
        let found = convert(&loaded, target).map_err(|error| error.to_string());
        assert_eq!(found.as_deref().map_err(String::as_str), expected, "{from}");
    }

    #[test]
    fn games_go_from_format_to_format() {
        let two = "(;GM[2]PB[Anna];B[f5];W[d6](;B[c3])(;B[c4]))(;GM[2];B[f5];W[f6])";
        check(two, Target::Transcript, Ok("f5d6c3\nf5f6\n"));
        check("f5d6", Target::Obf, Ok(&format!("{BOARD} X;\n")));
        let again = formats::read_file(two.as_bytes(), &current()).unwrap();
        let ggf = convert(&again, Target::Ggf).unwrap();
        let read = formats::read_file(ggf.as_bytes(), &current()).unwrap();
        assert_eq!(
            (read.len(), read.format, read.record(0).header.players.black.as_str()),
            (2, "GGF", "Anna")
        );
        assert_eq!(convert(&again, Target::Own), Err(ConvertError::One(2)));
        let sgf = convert(&again, Target::Sgf).unwrap();
        assert_eq!(formats::read_file(sgf.as_bytes(), &current()).unwrap().record(0).n_moves(), 4);
    }

    #[test]
    fn our_own_file_keeps_the_whole_tree_and_the_times() {
        let timed = ggf::read(
            "(;GM[Othello]PB[Anna]BO[8 ---------------------------O*------*O--------------------------- *]\
            B[f5//8.4]W[d6//0.52];)",
        );
        let mut record = timed.unwrap()[0].record();
        record.go_to(record.line()[0]);
        record
            .play(crate::rules::Move::Place(crate::rules::Square::parse("f6", BoardSize::STANDARD).unwrap()))
            .unwrap();
        record.notes_mut(record.cursor()).comment = "instead".to_owned();
        let text = write(&record, Target::Own, 1).unwrap();
        let read = formats::read_file(text.as_bytes(), &current()).unwrap();
        assert_eq!((read.format, read.record(0)), ("Outflank's own", record));
    }

    /// After f5 d6.
    const BOARD: &str = "---------------------------OX------OXX-----O--------------------";

    #[test]
    fn what_does_not_fit_is_refused() {
        let mirrored = "(;GM[2]AB[d4][e5]AW[d5][e4];B[c5])";
        let start =
            "game 1: moves alone cannot say from which start, or that fewest discs win; write .sgf or .ggf";
        check(mirrored, Target::Transcript, Err(start));
        check("(;GM[2]RU[anti];B[f5])", Target::Transcript, Err(start));
        let board = "game 1: OBF holds positions of 8×8 on which most discs win; write .sgf or .ggf";
        check("(;GM[2]SZ[6];B[e4])", Target::Obf, Err(board));
        assert_eq!(Target::of_name("a.b/games.SGF"), Ok(Target::Sgf));
        assert_eq!(Target::of_name("games.doc"), Err(ConvertError::Ending));
        assert_eq!(Target::of_name("games"), Err(ConvertError::Ending));
    }
}
