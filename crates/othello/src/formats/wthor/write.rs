//! Writes games as WTHOR: the games of a year, and the names of players and tournaments that they need.
//!
//! Names that a file already has keep their numbers, and new ones are appended. WTHOR holds less than a
//! record does: the main line without variations and comments, names of up to 19 letters of Latin-1, the
//! result in discs, and the year.

use super::{FACTS, HEADER, Head, Names, PLAYER, TOURNAMENT, row_step};
use crate::record::{Date, Record};
use crate::rules::{BoardSize, ByColor, Goal, Move, Position, Square};
use std::collections::{BTreeMap, HashMap};

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

/// Why games cannot be written as WTHOR.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum WthorWriteError {
    #[error("game {0}: WTHOR holds games of 8×8 or 10×10 from the standard start, with most discs winning")]
    Start(usize),
    #[error("game {0} is on another board than the first; WTHOR has a file for each size")]
    Size(usize),
    #[error("game {game} is of {year}, the first of {first}; WTHOR has a file for each year")]
    Year { game: usize, year: u16, first: u16 },
    /// The extension of the file of names that is full.
    #[error("{0}: WTHOR holds at most 65,535 names, and there are more")]
    Names(&'static str),
    /// The game's number from 1.
    #[error("game {0} has no result, and WTHOR has no sign for that")]
    NoResult(usize),
}

/// Writes games one after the other.
#[derive(Default)]
pub struct Writer {
    /// The day on which the files are made, as their heads say it.
    day: Date,
    players: List,
    tournaments: List,
    changed_names: Vec<String>,
    /// The board of the first game.
    size: Option<BoardSize>,
    /// The year of the first game that says one; the head has 0 where no game does.
    year: Option<u16>,
    n_games: usize,
    /// The exact scores by the number of empty squares, each with the index of the byte that may hold it.
    exact: BTreeMap<u8, Vec<(usize, u8)>>,
    /// The games that are over: the number of empty squares, the index of that byte and Black's discs.
    over: Vec<(u8, (usize, u8))>,
    bytes: Vec<u8>,
}

impl Writer {
    /// A writer whose files are dated `day` and continue `names`, those of existing files.
    pub fn new(names: &Names, day: Date) -> Writer {
        let [players, tournaments] =
            [List::new(&names.players, ".jou", PLAYER), List::new(&names.tournaments, ".trn", TOURNAMENT)];
        Writer { day, players, tournaments, bytes: vec![0; HEADER], ..Writer::default() }
    }

    /// Adds a game, whose number counts from 1 in errors.
    ///
    /// # Errors
    /// When it does not fit, is of another year or board than those before it, or has no result.
    pub fn add(&mut self, game: &Record) -> Result<(), WthorWriteError> {
        self.n_games += 1;
        let size = game.start().size();
        let is_usual = *game.start() == Position::start(size) && game.goal() == Goal::MostDiscs;
        if !is_usual || !size.is_square() || !matches!(size.width(), 8 | 10) {
            return Err(WthorWriteError::Start(self.n_games));
        }
        let ending = game.ending().ok_or(WthorWriteError::NoResult(self.n_games))?;
        if size != *self.size.get_or_insert(size) {
            return Err(WthorWriteError::Size(self.n_games));
        }
        if let Some(year) = year_of(&game.header.date) {
            let first = *self.year.get_or_insert(year);
            if year != first {
                return Err(WthorWriteError::Year { game: self.n_games, year, first });
            }
        }
        let whole = game.whole_game();
        let ByColor { black, white } = &game.header.players;
        let tournament = self.tournaments.number(&game.header.event, &mut self.changed_names)?;
        let black = self.players.number(black, &mut self.changed_names)?;
        let white = self.players.number(white, &mut self.changed_names)?;
        self.bytes.extend([tournament, black, white].map(u16::to_le_bytes).as_flattened());
        self.bytes.extend([ending.discs(size).black as u8, 0]);
        self.keep_exact(&whole);
        let last = whole.position();
        let over = last.outcome().map(|outcome| outcome.official(Goal::MostDiscs).black as u8);
        let n_empties = last.empties().len() as u8;
        self.over.extend(over.map(|discs| (n_empties, (self.bytes.len() - 1, discs))));
        let end = self.bytes.len() + size.area() - 4;
        let squares = whole.moves().into_iter().filter_map(Move::square);
        self.bytes.extend(squares.map(|square| byte(square, size)));
        self.bytes.resize(end, 0);
        Ok(())
    }

    /// Keeps what the byte written last may become: for each exact value, Black's discs after best play.
    fn keep_exact(&mut self, game: &Record) {
        let place = self.bytes.len() - 1;
        for node in game.main_line() {
            let evaluation = game.annotations(node).and_then(|notes| notes.evaluation.as_ref());
            let n_empties = game.position_at(node).empties().len();
            let Some(exact) = evaluation.filter(|exact| exact.is_exact() && n_empties <= DEPTH_MAX) else {
                continue;
            };
            let lead = exact.score.of(game.turn_at(node)).hundredths() / 100;
            let discs = ((lead + game.start().size().area() as i32) / 2).clamp(0, 255) as u8;
            let games = self.exact.entry(n_empties as u8).or_default();
            // Before and after a pass the same squares are empty.
            games.pop_if(|(known, _)| *known == place);
            games.push((place, discs));
        }
    }

    /// The files of all games. Theoretical scores are those of one depth (number of empty squares): the one
    /// at which most games have an exact value, or the greatest of several such depths.
    pub fn finish(self) -> Files {
        let Writer { day, size, mut bytes, exact, .. } = self;
        let (depth, exact) =
            exact.into_iter().max_by_key(|(_, games)| games.len()).unwrap_or((DEPTH, Vec::new()));
        // A game that was over by then has its result.
        let over = self.over.into_iter().filter(|(n_empties, _)| *n_empties >= depth).map(|(_, game)| game);
        exact.into_iter().chain(over).for_each(|(place, discs)| bytes[place] = discs);
        let size = size.unwrap_or(BoardSize::STANDARD);
        let head = Head {
            n_games: ((bytes.len() - HEADER) / (FACTS + size.area() - 4)) as u32,
            year: self.year.unwrap_or(0),
            side: size.width(),
            depth,
            ..Head::default()
        };
        bytes[..HEADER].copy_from_slice(&head.bytes(day));
        let [players, tournaments] = [self.players, self.tournaments].map(|list| list.bytes(day));
        Files { games: bytes, players, tournaments, changed_names: self.changed_names }
    }
}

/// The year at the start of a date such as `2026-11-25`, or at its end as in `25.11.2026`.
fn year_of(date: &str) -> Option<u16> {
    let mut parts = date.split(|c: char| !c.is_ascii_digit());
    parts.find(|part| part.len() == 4)?.parse().ok()
}

/// The names of one file with their numbers.
#[derive(Default)]
struct List {
    names: Vec<String>,
    numbers: HashMap<String, usize>,
    /// The extension of the file.
    ending: &'static str,
    /// The bytes of each, with the zero at its end.
    length: usize,
}

impl List {
    fn new(names: &[String], ending: &'static str, length: usize) -> List {
        let names = if names.is_empty() { vec![UNKNOWN.to_owned()] } else { names.to_vec() };
        // If a name occurs twice, its first number is used.
        let numbers = names.iter().cloned().enumerate().rev().map(|(number, name)| (name, number)).collect();
        List { names, numbers, ending, length }
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
        // The file counts its names in 16 bits.
        let number = u16::try_from(number).ok().filter(|number| *number < u16::MAX);
        number.ok_or(WthorWriteError::Names(self.ending))
    }

    fn bytes(&self, day: Date) -> Vec<u8> {
        let names = &self.names[..self.names.len().min(usize::from(u16::MAX))];
        let mut bytes = Head { n_names: names.len() as u16, ..Head::default() }.bytes(day).to_vec();
        for name in names {
            let end = bytes.len() + self.length;
            bytes.extend(fitted(name, self.length).chars().map(|c| u32::from(c) as u8));
            bytes.resize(end, 0);
        }
        bytes
    }
}

/// The name of an unknown player or tournament.
const UNKNOWN: &str = "???";

/// A name in Latin-1 that leaves room for the zero at its end.
fn fitted(name: &str, length: usize) -> String {
    let latin = |c: char| if u32::from(c) < 256 && c != '\0' { c } else { '?' };
    name.chars().take(length - 1).map(latin).collect()
}

/// The depth of the federation's files, and the greatest depth at which a value is used.
const DEPTH: u8 = 24;
const DEPTH_MAX: usize = 40;

fn byte(square: Square, size: BoardSize) -> u8 {
    (square.row(size) + 1) as u8 * row_step(size) + square.column(size) as u8 + 1
}
