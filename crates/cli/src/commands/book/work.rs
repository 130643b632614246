//! Long work on a book, round by round: its kinds, its progress, and saving the book meanwhile.

use super::Until;
use crate::terminal::{Results, RoughSeconds};
use engine::book::{Book, Grower, Round};
use othello::rules::Position;
use std::time::{Duration, Instant};

/// A kind of work on a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work<'a> {
    /// Add positions.
    Extend,
    /// Add the moves of these positions.
    OpenFrequent(&'a [Position]),
    /// Search the leaves again that were searched with other weights or less deeply.
    Refresh,
    /// Search until the values of these positions look as far ahead as the grower's depth.
    DeepenFrequent(&'a [Position]),
}

/// A leaf has about ten moves.
const MOVES_OF_LEAF: usize = 10;
/// The default of `--positions`; its help names it, too.
const POSITIONS: usize = 100_000;

impl Work<'_> {
    /// The number of positions at which the work ends.
    fn n_positions_max(self, until: Until) -> usize {
        let default = if self == Work::Extend { POSITIONS } else { usize::MAX };
        until.positions.filter(|_| self.adds()).unwrap_or(default)
    }

    /// Whether the work adds positions, so that it can begin a book.
    pub fn adds(self) -> bool {
        matches!(self, Work::Extend | Work::OpenFrequent(_))
    }

    fn round(self, grower: &mut Grower, book: &mut Book) -> Round {
        match self {
            Work::Extend => grower.extend(book),
            Work::OpenFrequent(positions) => grower.open_frequent(book, positions),
            Work::Refresh => grower.refresh(book),
            Work::DeepenFrequent(positions) => grower.deepen_frequent(book, positions),
        }
    }

    /// About how many searches are left.
    fn n_left(self, grower: &Grower, book: &Book, until: Until) -> usize {
        match self {
            Work::Extend => self.n_positions_max(until).saturating_sub(book.n_positions()),
            Work::OpenFrequent(positions) => MOVES_OF_LEAF * grower.n_unopened(book, positions),
            Work::Refresh => grower.n_stale(book),
            Work::DeepenFrequent(positions) => grower.n_shallow(book, positions),
        }
    }
}

/// The time after which the book is saved again.
const SAVE_AFTER: Duration = Duration::from_secs(60);

/// Improves books: searches positions, saves the book and reports.
pub struct Worker<'a> {
    /// Searches the positions.
    pub grower: &'a mut Grower,
    /// Saves the book.
    pub save: &'a mut dyn FnMut(&Book) -> Result<(), String>,
    /// Receives results and progress.
    pub results: &'a mut Results,
}

impl Worker<'_> {
    /// Works on a book round by round. Saves it every minute and at the end, so that the same command can
    /// continue after the program was stopped, and shows progress after each round.
    pub fn work(&mut self, book: &mut Book, work: Work, until: Until) -> Result<(), String> {
        let Worker { grower, save, results } = self;
        let begin = Instant::now();
        let (mut saved, mut n_searched, n_before) = (begin, 0, book.n_positions());
        let mut half_discs = None;
        let time = until.minutes;
        while time.is_none_or(|time| begin.elapsed() < time)
            && book.n_positions() < work.n_positions_max(until)
        {
            let round = work.round(grower, book);
            if round.n_leaves == 0 {
                break;
            }
            (half_discs, n_searched) = (round.cost, n_searched + round.n_searched);
            if saved.elapsed() >= SAVE_AFTER {
                save(book)?;
                saved = Instant::now();
            }
            let speed = n_searched as f64 / begin.elapsed().as_secs_f64();
            let n_left = work.n_left(grower, book, until);
            let by_number = n_left as f64 / speed;
            let by_time =
                time.map_or(f64::INFINITY, |time| time.saturating_sub(begin.elapsed()).as_secs_f64());
            let left = RoughSeconds(by_number.min(by_time));
            let n = book.n_positions();
            results.progress(&format!("{n} positions, {speed:.0} searched a second, about {left} left"));
        }
        save(book)?;
        results.progress("");
        let n_new = book.n_positions() - n_before;
        let seconds = begin.elapsed().as_secs_f64();
        let cost = half_discs.map_or(String::new(), |half_discs| {
            format!(", the last at a cost of {:.1} discs", f64::from(half_discs) / 2.0)
        });
        let n = book.n_positions();
        results.line(format_args!(
            "{n} positions, {n_new} of them new; {n_searched} searched in {seconds:.0} s{cost}"
        ))
    }
}
