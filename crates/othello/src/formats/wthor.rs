//! WTHOR, the database of tournament games of the Fédération Française d'Othello: a `.wtb` file for each
//! year, with the names of players and tournaments in a `.jou` and a `.trn` file beside it. Boards are 8×8 or
//! 10×10.
//!
//! A file has a header of 16 bytes and a record of equal length for each game: the numbers of its tournament
//! and players, Black's score, and one byte for each move. Passes are not stored. Numbers are little-endian.
//! The format is described in <https://www.ffothello.org/wthor/Format_WThor.pdf>.
//!
//! The reader checks every game, which takes less than a microsecond a move, and makes records on demand. A
//! file whose length does not fit its header still yields the games it holds.

mod write;

pub use write::{Files, Writer, WthorWriteError};

use super::{At, Encoding, Expected, Fault, Loaded, Mistake, Overruled, ReadError, Rejected};
use crate::evaluation::{Evaluation, Score};
use crate::record::{Date, Header, NodeId, Record};
use crate::rules::{BoardSize, ByColor, Goal, Move, Position, Square};

/// The games of a file, each known to be legal. A method panics if its index is not below [`Base::len`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    /// Width and height of the board of all its games, 8×8 or 10×10.
    pub size: BoardSize,
    /// The year of the games.
    pub year: u16,
    /// How many empty squares the positions with a theoretical score have.
    pub depth: u8,
    /// The games, one after the other. A score that does not fit its board is replaced by the counted one.
    bytes: Vec<u8>,
}

/// The names of players and tournaments, by their numbers in games; empty where a file is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// By the numbers of the file of players.
    pub players: Vec<String>,
    /// By the numbers of the file of tournaments.
    pub tournaments: Vec<String>,
    /// What is wrong with the files of names.
    pub wrong: Vec<WthorError>,
}

/// Facts about a game besides its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Its number in [`Names::tournaments`].
    pub tournament: u16,
    /// Their numbers in [`Names::players`].
    pub players: ByColor<u16>,
    /// Black's discs at the end, with the empty squares if Black won; 225 if the result is unknown.
    pub score: u8,
    /// Black's discs after best play from [`Base::depth`] empties on; 0 also where unknown.
    pub theoretical: u8,
}

/// Why bytes are not a file of games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum WthorError {
    #[error("the file has {0} bytes; a WTHOR file begins with 16 about itself")]
    NoHeader(usize),
    #[error(
        "the file has {found} bytes where {expected} are expected: its number of games is {n_games} on {size}"
    )]
    Length { found: usize, expected: u64, n_games: u32, size: BoardSize },
    #[error("the board has {0} squares a side; WTHOR has games on 8 and 10")]
    Size(u8),
    #[error("these are positions to be solved, not games")]
    Solitaire,
    #[error("these are the names of players or tournaments; the games are in the files that end in .wtb")]
    Names,
    #[error("the file of names has {found} bytes, which {n_names} names of {length} do not take")]
    NamesLength { found: usize, n_names: u16, length: usize },
}

/// The header of a file, without the day on which the file was made.
#[derive(Clone, Copy, Debug, Default)]
struct Head {
    n_games: u32,
    n_names: u16,
    /// The year of the games.
    year: u16,
    side: u8,
    kind: u8,
    /// How many empty squares the positions with a theoretical score have; 0 for [`DEPTH_OLD`].
    depth: u8,
}

impl Head {
    fn read(bytes: &[u8]) -> Option<Head> {
        let &[_, _, _, _, a, b, c, d, names, more_names, year, century, side, kind, depth, _] =
            bytes.first_chunk::<HEADER>()?;
        let [n_names, year] = [[names, more_names], [year, century]].map(u16::from_le_bytes);
        Some(Head { n_games: u32::from_le_bytes([a, b, c, d]), n_names, year, side, kind, depth })
    }

    fn bytes(self, Date { year, month, day }: Date) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[..4].copy_from_slice(&[(year / 100) as u8, (year % 100) as u8, month, day]);
        bytes[4..8].copy_from_slice(&self.n_games.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.n_names.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12..15].copy_from_slice(&[self.side, self.kind, self.depth]);
        bytes
    }
}

const HEADER: usize = 16;
/// The depth of theoretical scores in files that do not say it.
const DEPTH_OLD: u8 = 22;
/// Bytes about a game before its moves, and which of them is the score.
const FACTS: usize = 8;
const SCORE: usize = 6;
/// The score that Edax writes for an unfinished game.
const UNFINISHED: u8 = 225;
/// Bytes of a game on 8×8.
const GAME_EIGHT: usize = FACTS + 60;
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;

/// Whether bytes begin as WTHOR's files do: with the day on which they were made.
pub fn looks_like(bytes: &[u8]) -> bool {
    match bytes.first_chunk() {
        // Some programs leave the day out; then the length decides.
        Some([0, 0, 0, 0]) => bytes.len() > HEADER && (bytes.len() - HEADER).is_multiple_of(GAME_EIGHT),
        Some([19 | 20, ..=99, 1..=12, 1..=31]) => true,
        _ => false,
    }
}

/// Reads a file and skips illegal games. Reports each of them, and a wrong file length at the number of the
/// first game that is missing or surplus.
///
/// # Errors
/// When the file holds no sound game.
pub(super) fn load(bytes: &[u8]) -> Result<Loaded, ReadError> {
    let found = bytes.len();
    let Head { n_games, n_names, year, side, kind, depth } =
        Head::read(bytes).ok_or(WthorError::NoHeader(found))?;
    let size = match side {
        _ if kind == 1 => return Err(WthorError::Solitaire.into()),
        _ if n_games == 0 && n_names > 0 && [PLAYER, TOURNAMENT].iter().any(|n| holds(bytes, *n)) => {
            return Err(WthorError::Names.into());
        }
        0 | 8 => BoardSize::STANDARD,
        10 => BoardSize::new(10, 10).expect("it is the side of a board"),
        other => return Err(WthorError::Size(other).into()),
    };
    let depth = if depth == 0 { DEPTH_OLD } else { depth };
    let mut base = Base { size, year, depth, bytes: Vec::new() };
    let (mut rejected, mut overruled) = (Vec::new(), Vec::new());
    let games = bytes[HEADER..].chunks_exact(base.game_length());
    let n_whole = games.len();
    for (game, number) in games.zip(1..) {
        let end = match check(&game[FACTS..], size) {
            Err(mistake) => {
                rejected.push(Rejected { number, error: mistake.into() });
                continue;
            }
            Ok(end) => end,
        };
        let (score, outcome) = (game[SCORE], end.outcome());
        let counted = match &outcome {
            Some(outcome) => outcome.official(Goal::MostDiscs).black as u8,
            None if usize::from(score) > size.area() => UNFINISHED,
            None => score,
        };
        // Some programs leave the empty squares out.
        if score != counted && outcome.is_none_or(|outcome| outcome.discs.black != u16::from(score)) {
            overruled.extend(Overruled::judge(number, &base.result(score), &end, Goal::MostDiscs));
        }
        base.bytes.extend([&game[..SCORE], &[counted], &game[SCORE + 1..]].concat());
    }
    let expected = HEADER as u64 + u64::from(n_games) * base.game_length() as u64;
    if found as u64 != expected {
        let number = n_whole.min(n_games as usize) + 1;
        let error = WthorError::Length { found, expected, n_games, size }.into();
        rejected.push(Rejected { number, error });
    }
    if base.is_empty() {
        return Err(rejected.into_iter().next().map_or(ReadError::NoGames, |first| first.error));
    }
    let wthor = Some(Box::new((base, Names::default())));
    Ok(Loaded { format: "WTHOR", rejected, overruled, wthor, ..Loaded::default() })
}

impl Names {
    /// Reads the names of a `.jou` file and of a `.trn` file; either may be missing. If a file's length does
    /// not fit, reads what it holds.
    pub fn read<'a>(mut players: Option<&'a [u8]>, mut tournaments: Option<&'a [u8]>) -> Names {
        // The files may be swapped. Only an exact length shows that, since a file may end in zeros.
        let holds = |bytes: Option<&[u8]>, length| bytes.is_some_and(|bytes| holds(bytes, length));
        if holds(players, TOURNAMENT) && holds(tournaments, PLAYER) {
            std::mem::swap(&mut players, &mut tournaments);
        }
        let mut wrong = Vec::new();
        let mut list = |bytes: Option<&[u8]>, length| {
            let Some(bytes) = bytes else { return Vec::new() };
            // Zeros or an end-of-file character may follow the names.
            let fits = |rest: &[u8]| rest.len() < length && rest.iter().all(|byte| matches!(byte, 0 | 0x1A));
            if !after_names(bytes, length).is_some_and(fits) {
                let n_names = Head::read(bytes).map_or(0, |head| head.n_names);
                wrong.push(WthorError::NamesLength { found: bytes.len(), n_names, length });
            }
            read_names(bytes.get(HEADER..).unwrap_or_default(), length)
        };
        let (players, tournaments) = (list(players, PLAYER), list(tournaments, TOURNAMENT));
        Names { players, tournaments, wrong }
    }
}

/// Whether a file ends right after the names that its header counts, each of `length` bytes.
fn holds(bytes: &[u8], length: usize) -> bool {
    after_names(bytes, length).is_some_and(<[u8]>::is_empty)
}

/// What follows the names that a file's header counts; `None` if the file is too short for them.
fn after_names(bytes: &[u8], length: usize) -> Option<&[u8]> {
    bytes.get(HEADER + usize::from(Head::read(bytes)?.n_names) * length..)
}

/// The names of a file, without one that was cut off.
fn read_names(bytes: &[u8], length: usize) -> Vec<String> {
    let end = |name: &[u8]| name.iter().position(|&byte| byte == 0);
    let whole = |name: &&[u8]| name.len() == length || end(name).is_some();
    let names = bytes.chunks(length).filter(whole).map(|name| &name[..end(name).unwrap_or(length)]);
    let names: Vec<&[u8]> = names.collect();
    let is_control = |byte: &u8| (0x80..0xA0).contains(byte);
    let all = names.join(&b'\n');
    // Names are Latin-1, unless they are valid UTF-8 or have bytes that Latin-1 does not use for letters.
    let is_other = std::str::from_utf8(&all).is_ok() || all.iter().any(is_control);
    let encoding = is_other.then(|| Encoding::decode(&all).1);
    let latin_1 = |name: &[u8]| name.iter().map(|&byte| char::from(byte)).collect();
    let read = |name: &[u8]| encoding.map_or_else(|| latin_1(name), |encoding| encoding.read(name).into());
    names.into_iter().map(read).collect()
}

impl Base {
    /// The number of games.
    pub fn len(&self) -> usize {
        self.bytes.len() / self.game_length()
    }

    /// Whether it holds no game at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn game_length(&self) -> usize {
        FACTS + self.size.area() - 4
    }

    fn game(&self, index: usize) -> &[u8] {
        &self.bytes[index * self.game_length()..][..self.game_length()]
    }

    /// Facts about a game.
    pub fn facts(&self, index: usize) -> Facts {
        let game = self.game(index);
        let [tournament, black, white] = [0, 2, 4].map(|at| u16::from_le_bytes([game[at], game[at + 1]]));
        let players = ByColor::new(black, white);
        Facts { tournament, players, score: game[SCORE], theoretical: game[SCORE + 1] }
    }

    /// The squares played in a game; passes are left out.
    pub fn squares(&self, index: usize) -> impl Iterator<Item = Square> {
        let moves = &self.game(index)[FACTS..];
        let n = n_moves(moves, self.size);
        moves[..n].iter().map(|&byte| square(byte, self.size).expect("every game was checked"))
    }

    /// The players, tournament, year and result of a game.
    pub fn header(&self, index: usize, names: &Names) -> Header {
        let facts = self.facts(index);
        // Number 0 of the federation's players, "???", is unknown.
        let find = |names: &[String], number: u16| {
            let known = names.get(usize::from(number)).filter(|name| name.contains(char::is_alphanumeric));
            known.cloned().unwrap_or_default()
        };
        Header {
            players: facts.players.map(|player| find(&names.players, player)),
            event: find(&names.tournaments, facts.tournament),
            date: if self.year == 0 { String::new() } else { self.year.to_string() },
            result: self.result(facts.score),
            ..Header::default()
        }
    }

    /// The result that a score states.
    fn result(&self, score: u8) -> String {
        match score {
            UNFINISHED => String::new(),
            _ => format!("{score}-{}", self.size.area().saturating_sub(score.into())),
        }
    }

    /// A game as a record with its cursor at the end.
    pub fn record(&self, index: usize, names: &Names) -> Record {
        let mut record = Record::new(Position::start(self.size), Goal::MostDiscs);
        for square in self.squares(index) {
            record.pass_if_forced();
            record.play(Move::Place(square)).expect("every game was checked");
        }
        self.keep_theoretical(index, &mut record);
        record.header = self.header(index, names);
        record
    }

    /// Stores a game's theoretical score as the exact value of its position. Skips 0, which may mean unknown,
    /// and scores above the number of squares, which some programs write for unknown.
    fn keep_theoretical(&self, index: usize, record: &mut Record) {
        let (area, theoretical) = (self.size.area() as i16, i16::from(self.facts(index).theoretical));
        if !(1..=area).contains(&theoretical) {
            return;
        }
        let n_empties = usize::from(self.depth);
        let has_depth = |node: &NodeId| record.position_at(*node).empties().len() == n_empties;
        let Some(node) = record.main_line().into_iter().rev().find(has_depth) else { return };
        let score = Score::from_discs(2 * theoretical - area).of(record.turn_at(node));
        record.annotations_mut(node).evaluation = Some(Evaluation::saved(score, None));
    }
}

/// Plays the moves of a game and returns the position at its end.
fn check(moves: &[u8], size: BoardSize) -> Result<Position, Mistake> {
    let length = n_moves(moves, size);
    let filler = moves.get(length).copied().unwrap_or_default();
    let mut position = Position::start(size);
    for (number, &byte) in (1..).zip(moves) {
        let square = square(byte, size);
        let played = match square {
            _ if number > length && byte == filler => continue,
            _ if number > length => Err(Fault::expected(Expected::MoveBefore, "")),
            None => Err(Fault::NoSquare(size)),
            Some(square) => position.after_forced_pass().play(Move::Place(square)).map_err(Fault::from),
        };
        position = played.map_err(|fault| {
            let found = square.map_or(byte.to_string(), |square| square.name(size));
            Mistake { at: At::Move { number, found, place: None }, fault }
        })?;
    }
    Ok(position)
}

/// How many bytes of a game are moves. The rest is filled with 0, or with another number that is no square
/// (Edax writes 92).
fn n_moves(moves: &[u8], size: BoardSize) -> usize {
    let is_filler = |at: &usize| moves[*at..].iter().all(|byte| *byte == moves[*at]);
    let ends = |at: &usize| moves[*at] == 0 || square(moves[*at], size).is_none() && is_filler(at);
    (0..moves.len()).find(ends).unwrap_or(moves.len())
}

/// The difference between the bytes of a square and of the square below it.
fn row_step(size: BoardSize) -> u8 {
    if size == BoardSize::STANDARD { 10 } else { 12 }
}

/// The square of a byte; rows and columns count from 1.
fn square(byte: u8, size: BoardSize) -> Option<Square> {
    let (row, column) = (usize::from(byte / row_step(size)), usize::from(byte % row_step(size)));
    Square::at(column.checked_sub(1)?, row.checked_sub(1)?, size)
}

#[cfg(test)]
mod tests;
