//! Writes games as WTHOR: the games of a year, and the names of players and tournaments that they need.
//!
//! Names that a file already has keep their numbers, and new ones are appended. WTHOR holds less than a
//! record does: the main line without variations and comments, names of up to 19 letters of Latin-1, the
//! result in discs, and the year.

use std::collections::HashMap;

use super::{FACTS, HEADER, Names, PLAYER, TOURNAMENT};
use crate::formats::write::has_winner_alone;
use crate::record::{GameLine, NodeId, Record};
use crate::rules::{BoardSize, Color, Goal, Move, Position, Square};

/// The day on which files are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// Such as 2026.
    pub year: u16,
    /// From 1.
    pub month: u8,
    /// From 1.
    pub day: u8,
}

/// The three files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// The `.wtb` file.
    pub games: Vec<u8>,
    /// The `.jou` file.
    pub players: Vec<u8>,
    /// The `.trn` file.
    pub tournaments: Vec<u8>,
    /// Names that were shortened, or that have letters which Latin-1 lacks.
    pub changed_names: Vec<String>,
}

/// Why games are no WTHOR file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum WthorWriteError {
    #[error("game {0}: WTHOR holds games of 8×8 or 10×10 from the standard start, with most discs winning")]
    Start(usize),
    #[error("game {0} is on another board than the first; WTHOR has a file for each size")]
    Size(usize),
    #[error("game {game} is of {year}, the first of {first}; WTHOR has a file for each year")]
    Year { game: usize, year: u16, first: u16 },
    /// The ending of the file of names that is full.
    #[error("{0}: WTHOR holds at most 65,535 names, and there are more")]
    Names(&'static str),
    /// The game's number from 1.
    #[error("game {0} has no result, and WTHOR has no sign for that")]
    NoResult(usize),
}

/// Writes games one after the other.
pub struct Writer {
    day: Day,
    tables: Tables,
    /// The board of the first game.
    size: Option<BoardSize>,
    /// The year of the first game that says one.
    year: Option<u16>,
    n_games: usize,
    /// The empty squares of the positions that have a theoretical score, once a game has one.
    depth: Option<usize>,
    bytes: Vec<u8>,
}

impl Writer {
    /// `names` are those of files that exist already.
    pub fn new(names: &Names, day: Day) -> Writer {
        let bytes = vec![0; HEADER];
        Writer { day, tables: Tables::new(names), size: None, year: None, n_games: 0, depth: None, bytes }
    }

    /// Adds a game, whose number counts from 1 in errors.
    ///
    /// # Errors
    /// When it does not fit, is of another year or board than those before it, or has no result.
    pub fn add(&mut self, game: &Record) -> Result<(), WthorWriteError> {
        self.n_games += 1;
        check(self.n_games, game, *self.size.get_or_insert(game.start().size()))?;
        if let Some(own) = year_of(&game.header.date) {
            let first = *self.year.get_or_insert(own);
            if own != first {
                return Err(WthorWriteError::Year { game: self.n_games, year: own, first });
            }
        }
        if needs_result(game) {
            return Err(WthorWriteError::NoResult(self.n_games));
        }
        game_bytes(game, &mut self.tables, &mut self.depth, &mut self.bytes)
    }

    /// The files of all games.
    pub fn finish(self) -> Files {
        let Writer { day, tables, size, year, depth, mut bytes, .. } = self;
        let length = FACTS + size.unwrap_or(BoardSize::STANDARD).area() - 4;
        let n_games = (bytes.len() - HEADER) / length;
        let mut header = header(day, n_games as u32, 0, year.unwrap_or(day.year));
        header[12] = if size.is_none_or(|size| size == BoardSize::STANDARD) { 8 } else { 10 };
        header[14] = depth.unwrap_or(DEPTH) as u8;
        bytes[..HEADER].copy_from_slice(&header);
        let Tables { players, tournaments, changed } = tables;
        Files {
            games: bytes,
            players: names_bytes(&players.names, PLAYER, day),
            tournaments: names_bytes(&tournaments.names, TOURNAMENT, day),
            changed_names: changed,
        }
    }
}

/// Whether the file has discs where only the winner of the game is known.
pub fn needs_discs(game: &Record) -> bool {
    has_winner_alone(game)
}

/// Whether the file has discs where no result of the game is known.
pub fn needs_result(game: &Record) -> bool {
    GameLine::of_record(&game.whole_game()).ending.is_none()
}

fn check(number: usize, game: &Record, size: BoardSize) -> Result<(), WthorWriteError> {
    let own = game.start().size();
    let sizes = [8, 10].map(|side| BoardSize::new(side, side).expect("both are sides of boards"));
    let is_usual = *game.start() == Position::start(own) && game.goal() == Goal::MostDiscs;
    if !sizes.contains(&own) || !is_usual {
        return Err(WthorWriteError::Start(number));
    }
    if own == size { Ok(()) } else { Err(WthorWriteError::Size(number)) }
}

/// The year at the start of a date such as `2026-11-25`, or at its end as in `25.11.2026`.
fn year_of(date: &str) -> Option<u16> {
    let mut parts = date.split(|c: char| !c.is_ascii_digit());
    parts.find(|part| part.len() == 4)?.parse().ok()
}

/// The files of names while games are written.
struct Tables {
    players: List,
    tournaments: List,
    changed: Vec<String>,
}

impl Tables {
    fn new(names: &Names) -> Tables {
        let Names { players, tournaments, .. } = names;
        Tables {
            players: List::new(players, PLAYER),
            tournaments: List::new(tournaments, TOURNAMENT),
            changed: Vec::new(),
        }
    }
}

/// The names of one file with their numbers.
struct List {
    names: Vec<String>,
    numbers: HashMap<String, usize>,
    /// The bytes of each, with the zero at its end.
    length: usize,
}

impl List {
    fn new(names: &[String], length: usize) -> List {
        let names = if names.is_empty() { vec![UNKNOWN.to_owned()] } else { names.to_vec() };
        // Of a name that is there twice, the first number counts.
        let numbers = names.iter().cloned().enumerate().rev().map(|(number, name)| (name, number)).collect();
        List { names, numbers, length }
    }

    /// The number of a name, which is appended if it is new. A name that must be changed goes to `changed`.
    fn number(&mut self, name: &str, changed: &mut Vec<String>) -> Result<u16, WthorWriteError> {
        let fitted = fitted(if name.is_empty() { UNKNOWN } else { name }, self.length);
        if fitted != name && !name.is_empty() && !changed.iter().any(|other| other == name) {
            changed.push(name.to_owned());
        }
        let number = *self.numbers.entry(fitted).or_insert_with_key(|fitted| {
            self.names.push(fitted.clone());
            self.names.len() - 1
        });
        let file = if self.length == PLAYER { ".jou" } else { ".trn" };
        // The file counts its names in 16 bits.
        u16::try_from(number).ok().filter(|number| *number < u16::MAX).ok_or(WthorWriteError::Names(file))
    }
}

/// Stands for a player or a tournament that is not known.
const UNKNOWN: &str = "???";

/// A name in Latin-1 that leaves room for the zero at its end.
fn fitted(name: &str, length: usize) -> String {
    let latin = |c: char| if u32::from(c) < 256 && c != '\0' { c } else { '?' };
    name.chars().take(length - 1).map(latin).collect()
}

fn game_bytes(
    game: &Record,
    tables: &mut Tables,
    depth: &mut Option<usize>,
    bytes: &mut Vec<u8>,
) -> Result<(), WthorWriteError> {
    let whole = game.whole_game();
    let header = &whole.header;
    let Tables { players, tournaments, changed } = tables;
    bytes.extend(tournaments.number(&header.event, changed)?.to_le_bytes());
    for color in Color::BOTH {
        bytes.extend(players.number(&header.players[color], changed)?.to_le_bytes());
    }
    let size = whole.start().size();
    let area = size.area();
    let ending = GameLine::of_record(&whole).ending;
    let black = ending.map_or(0, |ending| ending.discs(size).black);
    bytes.extend([black as u8, theoretical(&whole, depth)]);
    let begin = bytes.len();
    let squares = whole.moves().into_iter().filter_map(Move::square);
    bytes.extend(squares.map(|square| byte(square, size)));
    bytes.resize(begin + area - 4, 0);
    debug_assert_eq!((bytes.len() - HEADER) % (FACTS + area - 4), 0);
    Ok(())
}

/// The depth that the federation's files have, and the most that a value is looked for at.
const DEPTH: usize = 24;
const DEPTH_MAX: usize = 40;

/// Black's discs after best play, where the exact value of a position of the depth is known; 0 elsewhere. The
/// first game with such a value says the depth of all.
fn theoretical(game: &Record, depth: &mut Option<usize>) -> u8 {
    let exact = |node: &NodeId| {
        let evaluation = game.annotations(*node)?.evaluation.as_ref().filter(|value| value.is_exact())?;
        let n_empties = game.position_at(*node).empties().len();
        let is_it = depth.map_or(n_empties <= DEPTH_MAX, |depth| depth == n_empties);
        is_it.then(|| (n_empties, evaluation.score.of(game.turn_at(*node)).hundredths()))
    };
    let Some((n_empties, score)) = game.main_line().iter().find_map(exact) else { return 0 };
    *depth = Some(n_empties);
    ((score / 100 + game.start().size().area() as i32) / 2).clamp(0, 255) as u8
}

/// Rows in tens on 8×8, and on 10×10 in twelves, from 1.
fn byte(square: Square, size: BoardSize) -> u8 {
    let row_step = if size == BoardSize::STANDARD { 10 } else { 12 };
    ((square.row(size) + 1) * row_step + square.column(size) + 1) as u8
}

fn header(Day { year, month, day }: Day, n_games: u32, n_names: u16, year_of_games: u16) -> Vec<u8> {
    let mut bytes = vec![(year / 100) as u8, (year % 100) as u8, month, day];
    bytes.extend(n_games.to_le_bytes());
    bytes.extend(n_names.to_le_bytes());
    bytes.extend(year_of_games.to_le_bytes());
    bytes.resize(HEADER, 0);
    bytes
}

fn names_bytes(names: &[String], length: usize, day: Day) -> Vec<u8> {
    let mut bytes = header(day, 0, names.len().min(usize::from(u16::MAX)) as u16, 0);
    for name in names.iter().take(usize::from(u16::MAX)) {
        let begin = bytes.len();
        bytes.extend(fitted(name, length).chars().map(|c| u32::from(c) as u8));
        bytes.resize(begin + length, 0);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::formats::{sgf, transcript};

    fn write(games: &[Record], names: &Names, day: Day) -> Result<Files, WthorWriteError> {
        let mut writer = Writer::new(names, day);
        for game in games {
            let mut game = game.clone();
            if game.header.result.is_empty() {
                game.header.result = "33-31".to_owned();
            }
            writer.add(&game)?;
        }
        Ok(writer.finish())
    }

    const DAY: Day = Day { year: 2026, month: 11, day: 25 };

    fn of_sgf(text: &str) -> Record {
        sgf::read(text).unwrap().remove(0)
    }

    #[test]
    fn what_is_written_reads_back_with_its_names() {
        let games = [
            of_sgf("(;GM[2]PB[Anna]PW[René]EV[Grand Prix]DT[2019-05-12]RE[B+4];B[f5];W[d6];B[c3])"),
            of_sgf("(;GM[2]PB[Ben]PW[Anna]EV[Grand Prix]DT[2019];B[f5];W[f6])"),
        ];
        let known = Names { players: vec!["???".into(), "Anna".into()], ..Names::default() };
        let files = write(&games, &known, DAY).unwrap();
        let names = Names::read(Some(&files.players), Some(&files.tournaments)).unwrap();
        assert_eq!(names.players, ["???", "Anna", "René", "Ben"]);
        assert_eq!(names.tournaments, ["???", "Grand Prix"]);
        let base = read(&files.games).unwrap();
        assert_eq!((base.len(), base.year), (2, 2019));
        for (index, game) in games.iter().enumerate() {
            let record = base.record(index, &names);
            assert_eq!(record.moves(), game.moves());
            assert_eq!(record.header.players, game.header.players);
            assert_eq!(record.header.event, "Grand Prix");
        }
        assert_eq!(base.record(0, &names).header.result, "34-30");
        assert!(files.changed_names.is_empty());
    }

    #[test]
    fn a_win_stays_a_win_and_a_game_without_a_result_is_refused() {
        let result = |result: &str, moves: &str| {
            let game = of_sgf(&format!("(;GM[2]RE[{result}]{moves})"));
            let files = write(&[game], &Names::default(), DAY).unwrap();
            read(&files.games).unwrap().header(0, &Names::default()).result
        };
        let even = ";B[f5];W[d6]";
        for (written, expected) in [
            ("1-0", "33-31"),
            ("0-1", "31-33"),
            ("1/2-1/2", "32-32"),
            ("B+", "33-31"),
            ("33-30", "34-30"),
            ("W+0.5", "31-33"),
        ] {
            assert_eq!(result(written, even), expected, "{written}");
        }
        let mut writer = Writer::new(&Names::default(), DAY);
        for unknown in ["", "?", "99-1", "Void", "-127.000"] {
            let game = of_sgf(&format!("(;GM[2]RE[{unknown}];B[f5];W[d6])"));
            assert!(matches!(writer.add(&game), Err(WthorWriteError::NoResult(_))), "{unknown}");
        }
        assert!(read(&writer.finish().games).unwrap().is_empty());
    }

    #[test]
    fn theoretical_scores_survive_with_their_depth() {
        let moves = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8\
            g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
        let start = Position::start(BoardSize::STANDARD);
        let record = transcript::read(moves, &start, Goal::MostDiscs).unwrap();
        let mut bytes = write(&[record], &Names::default(), DAY).unwrap().games;
        for (depth, theoretical) in [(24, 40), (20, 30), (22, 64)] {
            bytes[14] = if depth == 22 { 0 } else { depth };
            bytes[HEADER + 7] = theoretical;
            let record = read(&bytes).unwrap().record(0, &Names::default());
            let again = write(&[record], &Names::default(), DAY).unwrap().games;
            let base = read(&again).unwrap();
            assert_eq!((base.depth(), base.facts(0).theoretical), (depth, theoretical));
        }
    }

    #[test]
    fn variations_and_passes_leave_the_main_line() {
        let with_pass = "d3c3b3b2f5a3a1c1";
        let start = Position::start(BoardSize::STANDARD);
        let mut record = transcript::read(with_pass, &start, Goal::MostDiscs).unwrap();
        record.play(Move::Pass).unwrap();
        let white = record.position().legal_moves().first().unwrap();
        record.play(Move::Place(white)).unwrap();
        record.go_to(record.line()[0]);
        let other = Square::parse("e3", BoardSize::STANDARD).unwrap();
        record.play(Move::Place(other)).unwrap();
        let base =
            read(&write(std::slice::from_ref(&record), &Names::default(), DAY).unwrap().games).unwrap();
        assert_eq!(base.record(0, &Names::default()).moves(), record.whole_game().moves());
    }

    #[test]
    fn ten_by_ten_is_written() {
        let start = Position::start(BoardSize::new(10, 10).unwrap());
        let record = transcript::read("g6e7d4e4d5", &start, Goal::MostDiscs).unwrap();
        let base =
            read(&write(std::slice::from_ref(&record), &Names::default(), DAY).unwrap().games).unwrap();
        assert_eq!(base.record(0, &Names::default()).moves(), record.moves());
    }

    #[test]
    fn names_that_do_not_fit_are_told() {
        let game = of_sgf("(;GM[2]PB[Tamenori Hideshi the Great]PW[為則英司];B[f5])");
        let files = write(&[game], &Names::default(), DAY).unwrap();
        let names = Names::read(Some(&files.players), None).unwrap();
        assert_eq!(names.players, ["???", "Tamenori Hideshi th", "????"]);
        assert_eq!(files.changed_names, ["Tamenori Hideshi the Great", "為則英司"]);
    }

    #[test]
    fn a_file_of_names_that_is_full_is_named() {
        let game = of_sgf("(;GM[2]PB[Anna]EV[Cup];B[f5])");
        let full = |names: u32| (0..names).map(|number| format!("{number}")).collect::<Vec<_>>();
        for (players, tournaments, file) in [(65_535, 0, ".jou"), (0, 65_535, ".trn")] {
            let names = Names { players: full(players), tournaments: full(tournaments), ..Names::default() };
            let error = write(std::slice::from_ref(&game), &names, DAY).unwrap_err();
            assert_eq!(error, WthorWriteError::Names(file));
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let check = |games: &[&str], expected: &str| {
            let games: Vec<Record> = games.iter().map(|game| of_sgf(game)).collect();
            assert_eq!(write(&games, &Names::default(), DAY).unwrap_err().to_string(), expected);
        };
        let start = "WTHOR holds games of 8×8 or 10×10 from the standard start, with most discs winning";
        check(&["(;GM[2]SZ[6];B[e4])"], &format!("game 1: {start}"));
        check(&["(;GM[2];B[f5])", "(;GM[2]RU[anti];B[f5])"], &format!("game 2: {start}"));
        check(
            &["(;GM[2]DT[2019-01-01];B[f5])", "(;GM[2]DT[2020];B[f5])"],
            "game 2 is of 2020, the first of 2019; WTHOR has a file for each year",
        );
        check(
            &["(;GM[2];B[f5])", "(;GM[2]SZ[10];B[g6])"],
            "game 2 is on another board than the first; WTHOR has a file for each size",
        );
    }
}
