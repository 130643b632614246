//! Repairs a sheet: undoes any one or two slips of the kinds that people make, and keeps what is then a legal
//! game.
//!
//! The first slip is at or before the first square that cannot be played, so the search tries every edit up
//! to there; if only the count is wrong, every edit of the sheet. If the game then breaks off later, it tries
//! cheap second edits between the two places. The order of the repairs depends on how common the slips are,
//! on the count on the sheet, and on how sensible the moves look: a wrong repair makes them nonsense.

use super::Entry;
use super::game::Game;
use crate::rules::{Bits, ByColor, Square};
use std::collections::HashMap;

/// Undoes a slip. Its numbers are indices into the entries as the edits before it leave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// Two squares were written in each other's place.
    Swap(usize, usize),
    /// Another square was meant.
    Change(usize, Square),
    /// A square was forgotten here, or the move before did not flip a disc on the board.
    Insert(usize, Entry),
    /// A square was written that was not played.
    Remove(usize),
}

/// Edits that make a sheet a legal game.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    /// One or two, the earlier place first.
    pub edits: Vec<Edit>,
    /// The sheet, repaired.
    pub entries: Vec<Entry>,
    /// Whether the game ends with the count on the sheet, or the sheet has no count.
    pub fits: bool,
    /// A likelier repair costs less.
    cost: f64,
}

/// The most that each edit of a pair may cost.
const PAIR_COST_MAX: f64 = 1.6;
/// The cost of a final count that differs from the sheet.
const WRONG_COUNT: f64 = 6.0;
/// The cost of a game that is not over, where the sheet has a final count.
const NOT_OVER: f64 = 8.0;
/// The cost of the moves of a game for each unit of [`oddness`].
const ODDNESS_COST: f64 = 0.6;
/// The cost of a disc that was not flipped.
const UNFLIPPED: f64 = 2.6;
/// The cost of a second edit in addition to its own.
const SECOND: f64 = 2.0;

/// The likeliest repairs, at most `n_max`; none for a sheet that is a legal game with its count. If the sheet
/// has no count, the game need not be over.
///
/// ```
/// use othello::rules::{BoardSize, Square};
/// use othello::sheet::{Edit, Entry, repairs};
///
/// let names = ["f5", "d6", "c3", "d3", "c4", "e3", "f4", "b4"];
/// let entries = names.map(|name| Entry::Move(Square::parse(name, BoardSize::STANDARD).unwrap()));
/// assert_eq!(repairs(&entries, None, 3)[0].edits, [Edit::Swap(5, 6)]);
/// ```
pub fn repairs(entries: &[Entry], count: Option<ByColor<u16>>, n_max: usize) -> Vec<Repair> {
    let sheet = SheetLine::new(Game::start(), entries.to_vec(), 0);
    let mut search = Search { count, found: HashMap::new() };
    if sheet.breaks_at.is_none() && search.misfit(&sheet) == 0.0 {
        return Vec::new();
    }
    let mut firsts = Vec::new();
    sheet.edits(0, |edit, cost| {
        let line = sheet.edited(edit);
        match line.breaks_at {
            None => search.keep_cheaper(&[edit], &line, cost),
            Some(at) if cost <= PAIR_COST_MAX && at > edit.first() => firsts.push((edit, line, cost)),
            Some(_) => {}
        }
    });
    for (first, line, first_cost) in firsts {
        line.edits(first.first() + 1, |second, cost| {
            if cost <= PAIR_COST_MAX {
                let both = line.edited(second);
                if both.breaks_at.is_none() {
                    search.keep_cheaper(&[first, second], &both, first_cost + cost + SECOND);
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
    pub fn apply(self, entries: &mut Vec<Entry>) {
        match self {
            Edit::Swap(a, b) => entries.swap(a, b),
            Edit::Change(at, square) => entries[at] = Entry::Move(square),
            Edit::Insert(at, entry) => entries.insert(at, entry),
            Edit::Remove(at) => _ = entries.remove(at),
        }
    }
}

/// Entries, played as far as that is possible.
struct SheetLine {
    entries: Vec<Entry>,
    /// The game before each entry from `from` on that can be reached, with forced passes.
    games: Vec<Game>,
    from: usize,
    /// The first entry that cannot be played.
    breaks_at: Option<usize>,
}

impl SheetLine {
    /// Plays the entries from number `from` on; `game` is the game before that entry.
    fn new(game: Game, entries: Vec<Entry>, from: usize) -> SheetLine {
        let mut game = game;
        game.pass_before(entries.get(from).copied());
        let mut games = vec![game];
        let mut breaks_at = None;
        for (at, &entry) in entries.iter().enumerate().skip(from) {
            if !game.take(entry) {
                breaks_at = Some(at);
                break;
            }
            game.pass_before(entries.get(at + 1).copied());
            games.push(game);
        }
        SheetLine { entries, games, from, breaks_at }
    }

    /// The game before an entry, or after the last one.
    fn before(&self, at: usize) -> &Game {
        &self.games[at - self.from]
    }

    fn edited(&self, edit: Edit) -> SheetLine {
        let mut entries = Vec::with_capacity(self.entries.len() + 1);
        entries.extend(&self.entries);
        edit.apply(&mut entries);
        SheetLine::new(*self.before(edit.first()), entries, edit.first())
    }

    /// Calls `each` with each edit that begins between `from` and the break of the line, and with its cost.
    fn edits(&self, from: usize, mut each: impl FnMut(Edit, f64)) {
        let n = self.entries.len();
        let last = self.breaks_at.unwrap_or(n);
        let on_sheet = self.entries.iter().fold(0u64, |squares, entry| squares | 1 << entry.square().index());
        for at in from..=last {
            let legal = self.before(at).legal();
            let own = self.entries.get(at).copied();
            for square in legal.to_squares().iter() {
                let is_there = on_sheet.has(square.index());
                // A square that stands elsewhere was misplaced, not forgotten.
                each(Edit::Insert(at, Entry::Move(square)), if is_there { 2.2 } else { 1.0 });
                if let Some(Entry::Move(written)) = own.filter(|&own| own != Entry::Move(square)) {
                    let there = if is_there { 0.6 } else { 0.0 };
                    each(Edit::Change(at, square), distance_cost(written, square) + there);
                }
            }
            if at > from && matches!(self.entries[at - 1], Entry::Move(_)) {
                let flipped = self.before(at).flipped_since(self.before(at - 1));
                for disc in flipped.to_squares().iter() {
                    each(Edit::Insert(at, Entry::Corrected(disc)), UNFLIPPED);
                }
            }
            let Some(own @ Entry::Move(_)) = own else { continue };
            for other in at + 1..n {
                let entry = self.entries[other];
                let is_move = matches!(entry, Entry::Move(_)) && entry != own;
                if is_move && legal.has(entry.square().index()) {
                    let cost = match other - at {
                        1 => 1.0,
                        2 => 1.3,
                        _ => 2.8,
                    };
                    each(Edit::Swap(at, other), cost);
                }
            }
            let is_twice = self.entries.iter().filter(|&&entry| entry == own).count() > 1;
            each(Edit::Remove(at), if is_twice { 1.2 } else { 2.5 });
        }
    }
}

/// The cost of writing one square for another: people miss by a row or a column, or exchange the two.
fn distance_cost(written: Square, meant: Square) -> f64 {
    let place = |square: Square| (square.index() as i32 % 8, square.index() as i32 / 8);
    let ((column, row), (meant_column, meant_row)) = (place(written), place(meant));
    match ((column - meant_column).abs(), (row - meant_row).abs()) {
        (0, 1) | (1, 0) => 1.0,
        (1, 1) => 1.2,
        _ if (column, row) == (meant_row, meant_column) => 1.3,
        (0, _) | (_, 0) => 1.6,
        _ => 2.8,
    }
}

/// The repairs found so far, by their entries.
struct Search {
    count: Option<ByColor<u16>>,
    found: HashMap<Vec<Entry>, Repair>,
}

impl Search {
    /// What a legal line costs more for not ending with the count on the sheet; 0 if it does.
    fn misfit(&self, line: &SheetLine) -> f64 {
        let end = line.games.last().expect("a line has the game before its first square");
        match self.count {
            None => 0.0,
            Some(_) if !end.is_over() => NOT_OVER,
            Some(count) if end.count() != count => WRONG_COUNT,
            Some(_) => 0.0,
        }
    }

    fn keep_cheaper(&mut self, edits: &[Edit], line: &SheetLine, cost: f64) {
        let misfit = self.misfit(line);
        let cost = cost + misfit;
        if self.found.get(&line.entries).is_none_or(|best| cost < best.cost) {
            let entries = line.entries.clone();
            let repair =
                Repair { edits: edits.to_vec(), entries: entries.clone(), fits: misfit == 0.0, cost };
            self.found.insert(entries, repair);
        }
    }

    /// Adds to each repair's cost how odd its moves look, and returns the cheapest repairs.
    fn best(self, n_max: usize) -> Vec<Repair> {
        let mut repairs: Vec<Repair> = self.found.into_values().collect();
        repairs.iter_mut().for_each(|repair| repair.cost += ODDNESS_COST * oddness(&repair.entries));
        repairs.sort_by(|a, b| a.cost.total_cmp(&b.cost).then_with(|| a.entries.cmp(&b.entries)));
        repairs.truncate(n_max);
        repairs
    }
}

/// How odd the moves of a game look: the sum of −ln p of each move, p by a softmax over [`Game::looks`].
fn oddness(entries: &[Entry]) -> f64 {
    let (mut game, mut odd) = (Game::start(), 0.0);
    for &entry in entries {
        game.pass_before(Some(entry));
        if let Entry::Move(square) = entry {
            let all: f64 = game.legal().indices().map(|square| game.looks(square).exp()).sum();
            odd += all.ln() - game.looks(square.index());
        }
        game.take(entry);
    }
    odd
}
