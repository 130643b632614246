//! Writes games in each format, and says which games a format can hold. The ending of a file's name chooses
//! the format.

use super::loaded::ReadGame;
use super::{Defaults, Format, Lack, ggf, obf, text, transcript};
use crate::record::{GameLine, Record};
use crate::rules::{BoardSize, Goal, Position};

/// Writes a game, its main line, or the position shown.
pub(super) type GameWriter = fn(&Record) -> Result<String, WriteError>;

/// Why a game cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum WriteError {
    #[error("a format is named by the ending .sgf, .ggf, .pgn, .wtb, .obf, .txt or .outflank")]
    Ending,
    #[error("PGN holds games of 8×8 from a standard start, with most discs winning; write .sgf or .ggf")]
    Pgn,
    #[error("moves alone cannot say from which start, or that fewest discs win; write .sgf or .ggf")]
    Start,
    #[error("the game still begins by placing the central discs, which GGF does not know; write .sgf")]
    Placing,
    #[error("OBF holds positions of 8×8 on which most discs win; write .sgf or .ggf")]
    Board,
}

impl Format {
    /// The format that can be written to a file of this name, by its ending.
    ///
    /// # Errors
    /// When no format has this ending.
    pub fn of_name(name: &str) -> Result<Format, WriteError> {
        let (_, ending) = name.rsplit_once('.').ok_or(WriteError::Ending)?;
        let has_it = |format: &Format| format.ending.is_some_and(|own| own.eq_ignore_ascii_case(ending));
        Format::ALL.into_iter().find(has_it).ok_or(WriteError::Ending)
    }

    /// Whether the format cuts this game at the first correction of its board.
    pub fn cuts(&self, record: &Record) -> bool {
        self.lacks.contains(&Lack::Corrections) && record.is_corrected(&record.main_line())
    }

    /// Whether the format needs the discs of a result, but only its winner is known.
    pub fn needs_discs(&self, record: &Record) -> bool {
        self.lacks.contains(&Lack::WinnerAlone)
            && record.ending().is_some_and(|ending| ending.is_winner_alone())
    }

    /// Whether the format leaves out variations of this game.
    pub fn leaves_out_variations(&self, record: &Record) -> bool {
        self.lacks.contains(&Lack::Variations) && record.has_variations()
    }

    /// One game as a text.
    ///
    /// # Errors
    /// When the game does not fit the format, or the format can only be read.
    pub fn write(&self, record: &Record) -> Result<String, WriteError> {
        self.writer.map_or(Err(WriteError::Ending), |write| write(record))
    }
}

/// The main line with names and times, wherever the cursor is.
pub(super) fn ggf(record: &Record) -> Result<String, WriteError> {
    if record.start().is_placing() {
        return Err(WriteError::Placing);
    }
    Ok(ggf::write(&GameLine::of_nodes(record, &record.main_line())) + "\n")
}

/// The position shown, on 8×8.
pub(super) fn obf(record: &Record) -> Result<String, WriteError> {
    let position = *record.position();
    if position.size() != BoardSize::STANDARD || record.goal() != Goal::MostDiscs || position.is_placing() {
        return Err(WriteError::Board);
    }
    Ok(obf::write(&position, None))
}

/// The moves of the main line alone, a game a line.
pub(super) fn transcript(record: &Record) -> Result<String, WriteError> {
    let is_standard = *record.start() == Position::start(record.start().size());
    if !is_standard || record.goal() != Goal::MostDiscs {
        return Err(WriteError::Start);
    }
    let text = transcript::write(record, record.before_correction(&record.main_line())) + "\n";
    // On 8×8 one move is enough for a reader; on other boards the text must read back as the same game.
    let is_usual = record.start().size() == BoardSize::STANDARD;
    let is_same = |again: &Record| {
        again.start() == record.start() && transcript::write(again, &again.line()) == text.trim_end()
    };
    let is_again = |game: &ReadGame| game.is_whole() && is_same(&game.record);
    let again = || matches!(&text::read(&text, &Defaults::default())[..], [game] if is_again(game));
    if is_usual && text.trim_end().len() > 1 || again() { Ok(text) } else { Err(WriteError::Start) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::wthor::{Names, Writer, WthorWriteError};
    use crate::formats::{self, Defaults, Loaded};
    use crate::record::Date;

    fn format(ending: &str) -> Format {
        Format::of_name(&format!("games.{ending}")).unwrap()
    }

    fn load(text: &str) -> Loaded {
        formats::read(text.as_bytes(), &Defaults::default()).unwrap()
    }

    #[test]
    fn each_format_has_the_result_in_its_own_form() {
        let with_result = |result: &str| {
            let mut record = load("f5d6").record(0);
            record.header.result = result.to_owned();
            record
        };
        let writer = || Writer::new(&Names::default(), Date::default());
        for (result, pgn, ggf, wthor) in [
            ("1-0", "1-0", "+2", "33-31"),
            ("0-1", "0-1", "-2", "31-33"),
            ("B+", "1-0", "+2", "33-31"),
            ("W+", "0-1", "-2", "31-33"),
            ("1/2-1/2", "1/2-1/2 32-32", "+0", "32-32"),
            ("Draw", "1/2-1/2 32-32", "+0", "32-32"),
            ("33-30", "1-0 B+3", "+3", "34-30"),
            ("34–30", "1-0 34-30", "+4", "34-30"),
            ("W+0.5", "0-1 W+0.5", "-0.5", "31-33"),
            ("B+2.5 (agreed)", "1-0 B+2.5 agreed", "+2.5:s", "33-31"),
            ("W+12 (resigned)", "0-1 26-38 resigned", "-12:r", "26-38"),
            ("B+R", "1-0 resigned", "+64:r", "33-31"),
            ("W+Time", "0-1 time forfeit", "-64:t", "31-33"),
            ("W+64 (time)", "0-1 time forfeit", "-64:t", "31-33"),
        ] {
            let record = with_result(result);
            let end = |record: &Record| {
                record.ending().map(|ending| (ending.difference(BoardSize::STANDARD), ending.reason))
            };
            let text = format("pgn").write(&record).unwrap();
            let lines = text.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix("\"]"));
            let tags = lines.filter_map(|line| line.split_once(" \""));
            let said = tags.filter(|(tag, _)| ["Result", "Discs", "Termination"].contains(tag));
            assert_eq!(said.map(|(_, value)| value).collect::<Vec<_>>().join(" "), pgn, "{text}");
            assert!(text.ends_with(&format!(" {}\n\n", pgn.split(' ').next().unwrap())), "{text}");
            assert_eq!(end(&load(&text).record(0)), end(&record), "{text}");
            let text = format("ggf").write(&record).unwrap();
            assert!(text.contains(&format!("RE[{ggf}]")), "{text}");
            assert_eq!(end(&load(&text).record(0)).unwrap().1, end(&record).unwrap().1, "{text}");
            assert_eq!(format("ggf").needs_discs(&record), matches!(result, "1-0" | "0-1" | "B+" | "W+"));
            assert!(!format("pgn").needs_discs(&record));
            let mut writer = writer();
            writer.add(&record).unwrap();
            let again = formats::read(&writer.finish().games, &Defaults::default()).unwrap();
            assert_eq!(again.record(0).header.result, wthor, "{result}");
        }
        let mut writer = writer();
        for unknown in ["", "?", "Void", "B+x", "99-1", "33-40", "B+66", "-4", "-127.000"] {
            let record = with_result(unknown);
            assert!(format("pgn").write(&record).unwrap().contains("[Result \"*\"]"), "{unknown}");
            assert!(!format("ggf").write(&record).unwrap().contains("RE["), "{unknown}");
            assert!(matches!(writer.add(&record), Err(WthorWriteError::NoResult(_))), "{unknown}");
        }
        assert!(formats::read(&writer.finish().games, &Defaults::default()).is_err());
        let over = load("(;GM[2]RE[1-0];B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])").record(0);
        assert!(format("pgn").write(&over).unwrap().contains("64-0") && !format("ggf").needs_discs(&over));
    }

    #[test]
    fn the_whole_game_is_written_wherever_the_cursor_is() {
        let mut record = load("(;GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[c4]))").record(0);
        record.go_to(record.nodes().last().unwrap());
        record.go_to(record.line()[0]);
        let check = |ending: &str, expected: &str| {
            let text = format(ending).write(&record).unwrap();
            assert!(text.contains(expected), "{text}");
        };
        check("txt", "f5d6c3d3\n");
        check("ggf", "B[F5]W[D6]B[C3]W[D3];)");
        check("pgn", "1. f5 d6 2. c3 (2. c4) 2... d3 *");
    }

    #[test]
    fn formats_without_corrections_cut_a_game_at_its_first_one() {
        let record = load("(;GM[2];B[f5];W[d6];AE[d4](;B[c5];W[d4])(;B[c6]))").record(0);
        for (ending, cuts) in
            [("sgf", false), ("ggf", false), ("outflank", false), ("pgn", true), ("txt", true)]
        {
            assert_eq!(format(ending).cuts(&record), cuts, "{ending}");
            assert!(!format(ending).cuts(&load("f5d6").record(0)), "{ending}");
        }
    }

    #[test]
    fn the_ending_of_a_name_chooses_the_format() {
        let of_name = |name: &str| Format::of_name(name).map(|format| format.name);
        assert_eq!(of_name("a.b/games.SGF"), Ok("SGF"));
        assert_eq!([of_name("games.doc"), of_name("games")], [Err(WriteError::Ending); 2]);
        let table = Format::ALL.into_iter().find(|format| format.name == "a table").unwrap();
        assert_eq!(table.write(&load("f5").record(0)), Err(WriteError::Ending));
    }
}
