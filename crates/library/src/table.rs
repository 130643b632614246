//! Built-in statistics of tournament games, so that the explorer has answers without any games: for each
//! position that was reached often enough, the number of times each move was played, and the results. They
//! contain no games and no names. `docs/explorer.md` describes how they were made.
//!
//! The file lists positions breadth-first from the usual start, but stores only their moves. A flag of each
//! move tells whether the position after it is in the table; a position that was met before is not listed
//! again. Numbers are written seven bits a byte, a sign as the lowest bit, and the whole is deflated.

use super::explorer::{ExplorerAnswer, Folded, Tally};
use super::game::Margin;
use super::keys::{Keys, PositionKey, Walk};
use super::{Library, Variant};
use othello::rules::{BoardSize, Goal, Move, Position, Square};
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::convert::Infallible;
use std::sync::LazyLock;

/// The flag beside a move's square: the position after the move is in the table.
const GOES_ON: u8 = 0x80;
const DISCS_AT_START: usize = 4;
/// The most bytes of an inflated table; real ones stay far below.
const BYTES_MAX: usize = 64 << 20;

/// The table of statistics.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// How many games the table was made from.
    pub n_games: usize,
    /// How many games a position needs to be in it.
    pub n_games_min: usize,
    /// By the key of a position: its moves, as squares of its least image.
    positions: HashMap<u64, Vec<(u8, Tally)>>,
}

/// Why bytes are not a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum TableError {
    #[error("this is no table of statistics")]
    NoTable,
    #[error("the table is damaged")]
    Damaged,
    #[error("{0} is played in the table where it is not legal")]
    Illegal(String),
}

impl Table {
    /// What its file begins with.
    pub const HEADING: &[u8] = b"Outflank statistics 1\n";

    /// The built-in table, read on first use.
    ///
    /// # Panics
    /// When it is not a table of this version of the program, which a test rules out.
    pub fn embedded() -> &'static Table {
        static EMBEDDED: LazyLock<Table> = LazyLock::new(|| {
            Table::read(include_bytes!("../assets/explorer/tournaments.table")).expect("its test has read it")
        });
        &EMBEDDED
    }

    /// The moves played in a position, and their results.
    pub fn explore(&self, position: &Position, goal: Goal) -> ExplorerAnswer {
        let usual = position.size() == BoardSize::STANDARD && goal == Goal::MostDiscs;
        let key = usual.then(|| Keys::of(position.size()).key(position)).flatten();
        let Some(moves) = key.and_then(|key| self.positions.get(&key.position())) else {
            return ExplorerAnswer::default();
        };
        let (mut total, mut folded) = (Tally::default(), Folded::new(position));
        for (on_least, tally) in moves {
            total.join(tally);
            folded.tally(*on_least).join(tally);
        }
        ExplorerAnswer::new(total, position.after_forced_pass().turn(), folded.moves(), Vec::new())
    }

    /// How many positions it has.
    pub fn n_positions(&self) -> usize {
        self.positions.len()
    }
}

/// A game while it is counted: the walk so far, and the squares of the moves still to play.
struct CountedGame<'a> {
    walk: Walk<'a, u64>,
    squares: &'a [u8],
    /// A table has no count of margins, so a winner without discs counts as no result.
    margin: Option<Margin>,
}

impl CountedGame<'_> {
    /// Goes on until this many discs are on the board; `false` where the game ends before.
    fn go_to(&mut self, n_discs: usize) -> bool {
        while self.walk.n_discs() < n_discs {
            if self.place().is_none() {
                return false;
            }
        }
        true
    }

    fn place(&mut self) -> Option<u8> {
        let (&square, rest) = self.squares.split_first()?;
        let is_legal = self.walk.place(square.into());
        self.squares = if is_legal { rest } else { &[] };
        is_legal.then_some(square)
    }
}

/// The positions that enough games on 8×8 reached, by their keys, with the moves played there, as squares of
/// the least image. All games advance together, so that only positions with one number of discs are counted
/// at a time, and the work ends where none of these has enough games.
fn counted(library: &Library, keys: &Keys, n_games_min: usize) -> HashMap<u64, BTreeMap<u8, Tally>> {
    let game = |entry| {
        let walk = keys.walk(&library.start_of(entry))?;
        Some(CountedGame {
            walk,
            squares: library.squares_of(entry),
            margin: entry.margin().filter(|margin| margin.discs().is_some()),
        })
    };
    let usual = library.entries.iter().filter(|entry| entry.is_usual());
    let mut games: Vec<CountedGame> = usual.filter_map(game).collect();
    let mut all = HashMap::new();
    for n_discs in DISCS_AT_START..=BoardSize::STANDARD.area() {
        games.retain_mut(|game| game.go_to(n_discs));
        let mut n_games: HashMap<u64, usize> = HashMap::new();
        let here = |game: &CountedGame| game.walk.n_discs() == n_discs;
        for game in games.iter().filter(|game| here(game)) {
            *n_games.entry(game.walk.key().position()).or_default() += 1;
        }
        // The start is in every table.
        n_games.retain(|_, n_games| *n_games >= n_games_min || n_discs == DISCS_AT_START);
        if n_games.is_empty() {
            break;
        }
        for game in games.iter_mut().filter(|game| here(game)) {
            let key = game.walk.key();
            if !n_games.contains_key(&key.position()) {
                continue;
            }
            let moves: &mut BTreeMap<u8, Tally> = all.entry(key.position()).or_default();
            if let Some(square) = game.place() {
                moves.entry(keys.square_on_least(key, square)).or_default().add(game.margin);
            }
        }
    }
    all
}

/// Makes the file of a table from a library's games on 8×8: the positions that at least `n_games_min`
/// games reached, with the moves that were played more than once.
pub fn make(library: &Library, n_games_min: usize) -> Vec<u8> {
    let keys = Keys::of(BoardSize::STANDARD);
    let counted = counted(library, keys, n_games_min);
    let is_counted =
        |position: &Position| keys.key(position).is_some_and(|key| counted.contains_key(&key.position()));
    let mut body = Vec::new();
    let Ok(()) = breadth_first::<Infallible>(|position, key| {
        let mut folded = Folded::new(position);
        for (&on_least, tally) in counted.get(&key.position()).into_iter().flatten() {
            folded.tally(on_least).join(tally);
        }
        let mut moves = folded.moves();
        moves.retain(|(_, tally)| tally.n_games > 1);
        put(moves.len() as u64, &mut body);
        let mut following = Vec::new();
        for (square, tally) in moves {
            let after = after(position, square).expect("only legal moves were played");
            // A position at the end of the game needs no entry.
            let goes_on = after.outcome().is_none() && is_counted(&after);
            body.push(square.index() as u8 | if goes_on { GOES_ON } else { 0 });
            let Tally { n_games, black, draws, white, discs, .. } = tally;
            [n_games, black, draws, white].into_iter().for_each(|number| put(number as u64, &mut body));
            put((discs << 1 ^ discs >> 63) as u64, &mut body);
            following.extend(goes_on.then_some(after));
        }
        Ok(following)
    });
    let mut file = Table::HEADING.to_vec();
    let usual = library.counts().variants.iter().find(|(variant, _)| *variant == Variant::USUAL);
    put(usual.map_or(0, |(_, n_games)| *n_games as u64), &mut file);
    put(n_games_min as u64, &mut file);
    file.extend(miniz_oxide::deflate::compress_to_vec_zlib(&body, 9));
    file
}

impl Table {
    /// Reads the file of a table.
    pub fn read(bytes: &[u8]) -> Result<Table, TableError> {
        let mut rest = bytes.strip_prefix(Table::HEADING).ok_or(TableError::NoTable)?;
        let mut number = || take(&mut rest).ok_or(TableError::Damaged);
        let (n_games, n_games_min) = (number()? as usize, number()? as usize);
        let body = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(rest, BYTES_MAX);
        let body = body.map_err(|_| TableError::Damaged)?;
        let mut table = Table { n_games, n_games_min, positions: HashMap::new() };
        let (keys, mut rest) = (Keys::of(BoardSize::STANDARD), &body[..]);
        breadth_first(|position, key| {
            let n_moves = take(&mut rest).filter(|&n| n <= 64).ok_or(TableError::Damaged)?;
            let (mut moves, mut following) = (Vec::new(), Vec::new());
            for _ in 0..n_moves {
                let (&mark, after_mark) = rest.split_first().ok_or(TableError::Damaged)?;
                rest = after_mark;
                let square = Square::from_index(mark & !GOES_ON);
                let mut number =
                    || take(&mut rest).filter(|&n| n <= u32::MAX.into()).ok_or(TableError::Damaged);
                let [n_games, black, draws, white] =
                    [number()?, number()?, number()?, number()?].map(|n| n as usize);
                let discs = number()? as i64;
                let (n_margins, discs) = (black + draws + white, discs >> 1 ^ -(discs & 1));
                let tally = Tally { n_games, black, draws, white, n_margins, discs };
                let illegal = || TableError::Illegal(square.name(position.size()));
                if square.index() >= position.size().area() {
                    return Err(TableError::Damaged);
                }
                let after = after(position, square).ok_or_else(illegal)?;
                moves.push((keys.square_on_least(key, square.index() as u8), tally));
                following.extend((mark & GOES_ON != 0).then_some(after));
            }
            table.positions.insert(key.position(), moves);
            Ok(following)
        })?;
        if rest.is_empty() { Ok(table) } else { Err(TableError::Damaged) }
    }
}

/// Visits positions breadth-first from the usual start, each once, whatever its orientation; `visit` returns
/// those that follow it.
pub(super) fn breadth_first<E>(
    mut visit: impl FnMut(&Position, PositionKey) -> Result<Vec<Position>, E>,
) -> Result<(), E> {
    let start = Position::start(BoardSize::STANDARD);
    let (keys, mut seen, mut waiting) = (Keys::of(start.size()), HashSet::new(), VecDeque::from([start]));
    while let Some(position) = waiting.pop_front() {
        let key = keys.key(&position).expect("the central discs are placed");
        if seen.insert(key.position()) {
            waiting.extend(visit(&position, key)?);
        }
    }
    Ok(())
}

/// The position after a disc was placed, and after the pass that it forces.
pub(super) fn after(position: &Position, square: Square) -> Option<Position> {
    position.play(Move::Place(square)).ok().map(Position::after_forced_pass)
}

/// Writes a number, its lowest seven bits first; the highest bit of a byte tells that more follow.
fn put(number: u64, out: &mut Vec<u8>) {
    let mut rest = number;
    while rest > 0x7F {
        out.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    out.push(rest as u8);
}

fn take(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..63).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u64::from(byte & 0x7F) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explorer::Filter;
    use crate::testing::{game, library};

    #[test]
    fn a_table_agrees_with_the_library_on_moves_played_often() {
        let games = ["f5d6c3d3c4", "f5d6c3d3c4", "f5d6c3d3", "f5f6e6", "d3c5f6", "c4e3f6"];
        let library = library(games.map(game));
        let bytes = make(&library, 2);
        let table = Table::read(&bytes).unwrap();
        assert_eq!((table.n_games, table.n_games_min), (6, 2));
        let mut position = Position::start(BoardSize::STANDARD);
        for name in ["f5", "d6", "c3"] {
            let own = table.explore(&position, Goal::MostDiscs);
            let of_games = library.explore(&position, Goal::MostDiscs, &Filter::default(), 0);
            let often = |answer: &ExplorerAnswer| {
                answer.moves.iter().filter(|p| p.tally.n_games > 1).copied().collect::<Vec<_>>()
            };
            assert_eq!(often(&own), often(&of_games), "{position}");
            position = position.play(Move::Place(Square::parse(name, position.size()).unwrap())).unwrap();
        }
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(table.explore(&start, Goal::FewestDiscs), ExplorerAnswer::default());
        for end in 0..bytes.len() {
            assert!(Table::read(&bytes[..end]).is_err());
        }
    }

    #[test]
    fn the_built_in_table_is_valid_and_small() {
        let bytes = include_bytes!("../assets/explorer/tournaments.table");
        assert!(bytes.len() < 300_000);
        let table = Table::read(bytes).unwrap_or_else(|error| panic!("{error}"));
        let answer = table.explore(&Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        assert!(answer.moves.len() == 1 && answer.total.n_games > 100_000, "{answer:?}");
        assert!(table.n_positions() > 1_000);
    }
}
