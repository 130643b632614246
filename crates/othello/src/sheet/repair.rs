//! Repairs of a sheet: every one or two slips that people make are undone wherever that leads to a legal
//! game.
//!
//! The first slip stands at or before the first square that cannot be played, or that makes the count wrong.
//! So each edit there is tried, and where the game then breaks off later, each edit in between. Repairs are
//! ordered by how often people slip so, by the count on the sheet, and, among many that fit, by how sensible
//! the moves of the game look: people play moves, and a wrong repair plays nonsense from its place on.

use super::game::Game;
use crate::rules::{BoardSize, ByColor, Position, Square};
use std::collections::HashMap;

/// A slip, undone. Numbers count the squares of the sheet from 0, after the edits before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// Two squares were written in each other's place.
    Swap(usize, usize),
    /// Another square was meant.
    Change(usize, Square),
    /// A square was forgotten here.
    Insert(usize, Square),
    /// A square was written that was not played.
    Remove(usize),
}

/// Edits that make a sheet a legal game.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    /// One or two, the earlier place first.
    pub edits: Vec<Edit>,
    /// The squares of the game.
    pub squares: Vec<Square>,
    /// Whether it is over with the count on the sheet; also where the sheet has none.
    pub fits: bool,
    /// The less, the likelier.
    cost: f64,
}

/// Slips that are rarer than this are not tried in pairs.
const PAIR_COST_MAX: f64 = 1.6;
/// The cost of a final count that differs from the sheet.
const WRONG_COUNT: f64 = 6.0;
/// The cost of a game that is not over, where the sheet has a final count.
const NOT_OVER: f64 = 8.0;
/// How much bad moves cost.
const LOOKS: f64 = 0.6;
/// A second slip is this much less likely.
const SECOND: f64 = 2.0;

/// The likeliest repairs, at most `n_max`; none for a sheet that is a legal game with its count. A sheet
/// without a count may still go on.
///
/// ```
/// use othello::rules::{BoardSize, Position, Square};
/// use othello::sheet::{Edit, repairs};
///
/// let names = ["f5", "d6", "c3", "d3", "c4", "e3", "f4", "b4"];
/// let squares = names.map(|name| Square::parse(name, BoardSize::STANDARD).unwrap());
/// let best = &repairs(&Position::start(BoardSize::STANDARD), &squares, None, 3)[0];
/// assert_eq!(best.edits, [Edit::Swap(5, 6)]);
/// ```
///
/// # Panics
/// When the position is not of 8×8.
pub fn repairs(
    start: &Position,
    squares: &[Square],
    count: Option<ByColor<u16>>,
    n_max: usize,
) -> Vec<Repair> {
    assert_eq!(start.size(), BoardSize::STANDARD, "score sheets are of 8×8");
    let sheet = SheetLine::new(Game::of(start), squares.to_vec(), 0);
    let mut search = Search { count, found: HashMap::new(), start: Game::of(start) };
    if sheet.breaks_at.is_none() && search.misfit(&sheet) == 0.0 {
        return Vec::new();
    }
    let mut firsts = Vec::new();
    sheet.edits(0, |edit, cost| {
        let line = sheet.edited(edit);
        match line.breaks_at {
            None => search.take(&[edit], &line, cost),
            Some(at) if cost <= PAIR_COST_MAX && at > edit.first() => firsts.push((edit, line, cost)),
            Some(_) => {}
        }
    });
    for (first, line, first_cost) in firsts {
        line.edits(first.first() + 1, |second, cost| {
            if cost <= PAIR_COST_MAX {
                let both = line.edited(second);
                if both.breaks_at.is_none() {
                    search.take(&[first, second], &both, first_cost + cost + SECOND);
                }
            }
        });
    }
    search.best(n_max)
}

impl Edit {
    /// The first place that changes.
    fn first(self) -> usize {
        match self {
            Edit::Swap(at, _) | Edit::Change(at, _) | Edit::Insert(at, _) | Edit::Remove(at) => at,
        }
    }

    /// Makes the edit.
    ///
    /// # Panics
    /// When there is no such place.
    pub fn apply(self, squares: &mut Vec<Square>) {
        match self {
            Edit::Swap(a, b) => squares.swap(a, b),
            Edit::Change(at, square) => squares[at] = square,
            Edit::Insert(at, square) => squares.insert(at, square),
            Edit::Remove(at) => _ = squares.remove(at),
        }
    }
}

/// Squares, played as far as that is possible.
struct SheetLine {
    squares: Vec<Square>,
    /// The games before the squares from `from` on, as far as they can be played, with forced passes.
    games: Vec<Game>,
    from: usize,
    /// The first square that cannot be played.
    breaks_at: Option<usize>,
}

impl SheetLine {
    /// Plays squares, the first of which is number `from` of the sheet, which is played from `game`.
    fn new(game: Game, squares: Vec<Square>, from: usize) -> SheetLine {
        let mut game = game;
        game.pass_if_forced();
        let mut games = vec![game];
        let mut breaks_at = None;
        for (at, &square) in squares.iter().enumerate().skip(from) {
            if !game.play(square.index()) {
                breaks_at = Some(at);
                break;
            }
            game.pass_if_forced();
            games.push(game);
        }
        SheetLine { squares, games, from, breaks_at }
    }

    /// The game before a square, or after the last one.
    fn before(&self, at: usize) -> &Game {
        &self.games[at - self.from]
    }

    fn edited(&self, edit: Edit) -> SheetLine {
        let mut squares = Vec::with_capacity(self.squares.len() + 1);
        squares.extend(&self.squares);
        edit.apply(&mut squares);
        SheetLine::new(*self.before(edit.first()), squares, edit.first())
    }

    /// Every edit whose first place is between `from` and where the line breaks off, with what it costs.
    fn edits(&self, from: usize, mut each: impl FnMut(Edit, f64)) {
        let n = self.squares.len();
        let last = self.breaks_at.unwrap_or(n);
        let places = self.squares.iter().fold(0u64, |squares, square| squares | 1 << square.index());
        for at in from..=last {
            let legal = self.before(at).legal();
            for index in (0..64u8).filter(|index| legal & (1 << index) != 0) {
                let square = Square::from_index(index);
                let is_there = places & (1 << index) != 0;
                // A square that stands elsewhere was misplaced, not forgotten.
                each(Edit::Insert(at, square), if is_there { 2.2 } else { 1.0 });
                if at < n && square != self.squares[at] {
                    let there = if is_there { 0.6 } else { 0.0 };
                    each(Edit::Change(at, square), distance_cost(self.squares[at], square) + there);
                }
            }
            if at >= n {
                continue;
            }
            for other in at + 1..n {
                if legal & (1 << self.squares[other].index()) != 0 && self.squares[other] != self.squares[at]
                {
                    let cost = match other - at {
                        1 => 1.0,
                        2 => 1.3,
                        _ => 2.8,
                    };
                    each(Edit::Swap(at, other), cost);
                }
            }
            let is_twice = self.squares.iter().filter(|&&square| square == self.squares[at]).count() > 1;
            each(Edit::Remove(at), if is_twice { 1.2 } else { 2.5 });
        }
    }
}

/// What it costs that one square was written for another: people miss by a row or a column, or exchange them.
fn distance_cost(written: Square, meant: Square) -> f64 {
    let place = |square: Square| (square.index() as i32 % 8, square.index() as i32 / 8);
    let ((column, row), (own_column, own_row)) = (place(written), place(meant));
    match ((column - own_column).abs(), (row - own_row).abs()) {
        (0, 1) | (1, 0) => 1.0,
        (1, 1) => 1.2,
        _ if (column, row) == (own_row, own_column) => 1.3,
        (0, _) | (_, 0) => 1.6,
        _ => 2.8,
    }
}

/// The repairs found so far, by their squares.
struct Search {
    count: Option<ByColor<u16>>,
    found: HashMap<Vec<Square>, (Vec<Edit>, f64, bool)>,
    start: Game,
}

impl Search {
    /// What it costs that a legal line ends otherwise than the sheet says.
    fn misfit(&self, line: &SheetLine) -> f64 {
        let end = line.games.last().expect("a line has the game before its first square");
        match self.count {
            None => 0.0,
            Some(_) if !end.is_over() => NOT_OVER,
            Some(count) => {
                if end.count() == count {
                    0.0
                } else {
                    WRONG_COUNT
                }
            }
        }
    }

    fn take(&mut self, edits: &[Edit], line: &SheetLine, cost: f64) {
        let misfit = self.misfit(line);
        let cost = cost + misfit;
        let entry = self.found.entry(line.squares.clone());
        let best = entry.or_insert_with(|| (edits.to_vec(), cost, misfit == 0.0));
        if cost < best.1 {
            *best = (edits.to_vec(), cost, misfit == 0.0);
        }
    }

    /// The cheapest, after a look at the moves of the games.
    fn best(self, n_max: usize) -> Vec<Repair> {
        let Search { found, start, .. } = self;
        let repair = |(squares, (edits, cost, fits)): (Vec<Square>, (Vec<Edit>, f64, bool))| {
            let cost: f64 = cost + LOOKS * oddness(start, &squares);
            Repair { edits, squares, fits, cost }
        };
        let mut repairs: Vec<Repair> = found.into_iter().map(repair).collect();
        repairs.sort_by(|a, b| a.cost.total_cmp(&b.cost).then_with(|| a.squares.cmp(&b.squares)));
        repairs.truncate(n_max);
        repairs
    }
}

/// How odd the moves of a game look: for each move what makes it less likely than another, as a logarithm.
fn oddness(start: Game, squares: &[Square]) -> f64 {
    let mut game = start;
    let mut odd = 0.0;
    for &square in squares {
        game.pass_if_forced();
        let legal = game.legal();
        let looks = |square: usize| game.looks(square);
        let all: f64 =
            (0..64).filter(|square| legal & (1 << square) != 0).map(|square| looks(square).exp()).sum();
        odd += all.ln() - looks(square.index());
        game.play(square.index());
    }
    odd
}
