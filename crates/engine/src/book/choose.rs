//! Chooses a move from a book, and reports on it.
//!
//! The book answers where it looks at least as far ahead as the search that it replaces, so that no level
//! plays worse with it than without. A level that makes mistakes on purpose makes them here as well, and
//! knows the book for a few moves only; the lower the level, the fewer.

use super::{Book, BookMove};
use crate::{Answer, BookUse, Level, Limits, Report, Request};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

impl Book {
    /// The book's move and its evaluation, or `None` if the request needs a search.
    pub(crate) fn answer(&self, request: &Request, limits: Limits) -> Option<Answer> {
        let BookUse::Within { loss } = request.book else { return None };
        let moves = self.moves(&request.position);
        let best = moves.first()?;
        // Passes are not counted.
        let n_plies = 60 - request.position.empties().len();
        if !can_answer(limits, n_plies, best.evaluation.depth) {
            return None;
        }
        let noise = if let Limits::Level(level) = limits { level.parameters().noise } else { 0 };
        let chosen = choose(&moves, loss, noise, &mut SmallRng::seed_from_u64(request.seed))?;
        let line =
            |found: &BookMove| found.evaluation.clone().with_line(self.line(&request.position, found.mv));
        // The chosen move comes first, even if others are better.
        let others = moves.iter().filter(|found| found.mv != chosen.mv);
        let lines =
            std::iter::once(chosen).chain(others).take(usize::from(request.lines).max(1)).map(line).collect();
        let (depth, selectivity) = (chosen.evaluation.depth, chosen.evaluation.selectivity);
        let report = Report { lines, depth, selectivity, ..Report::default() };
        Some((Some(chosen.mv), report))
    }
}

/// Whether the book answers in place of a search, after `n_plies` of the game and with a value of `depth`.
fn can_answer(limits: Limits, n_plies: usize, depth: u8) -> bool {
    match limits {
        Limits::Level(level) => n_plies < plies_known(level) && depth >= level.parameters().depth,
        Limits::Depth(wanted) | Limits::Selective { depth: wanted, .. } => depth >= wanted,
        // A search of seconds and a leaf of the book see about equally far; the book takes no time.
        Limits::Time(_) | Limits::Clock { .. } | Limits::Nodes(_) => true,
        Limits::Solve => false,
    }
}

/// How far into the game a level knows the openings: 4 plies at level 1 and four more for every three levels,
/// so that beginners' levels stay beginners. From level 22 on it is as far as the book goes.
fn plies_known(level: Level) -> usize {
    3 + 4 * usize::from(level.number()) / 3
}

/// Adds noise of up to `noise` hundredths of a disc to the values, then draws one of the moves that lose at
/// most `loss` discs; each disc lost halves the probability.
fn choose<'m>(moves: &'m [BookMove], loss: u8, noise: u16, random: &mut SmallRng) -> Option<&'m BookMove> {
    let noise = i32::from(noise);
    let mut disturbed =
        |found: &BookMove| found.evaluation.score.hundredths() + random.random_range(-noise..=noise);
    let values: Vec<i32> = moves.iter().map(&mut disturbed).collect();
    let best = *values.iter().max()?;
    let chance = |value: &i32| {
        let lost = best - value;
        if lost <= 100 * i32::from(loss) { 0.5f64.powf(f64::from(lost) / 100.0) } else { 0.0 }
    };
    let chances: Vec<f64> = values.iter().map(chance).collect();
    let mut at = random.random_range(0.0..chances.iter().sum());
    let hit = chances.iter().position(|chance| {
        at -= chance;
        at < 0.0
    });
    // Rounding may leave a small remainder at the end; the best move is always there.
    hit.and_then(|hit| moves.get(hit)).or_else(|| moves.first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Origin;
    use crate::book::grow::tests::small_book;
    use crate::testing::{after, thinker};
    use crate::{Method, Stop};
    use othello::evaluation::{Evaluation, Score, Source};
    use othello::rules::{BoardSize, Goal, Move, Position, Square};
    use std::sync::Arc;

    /// How often each of the moves with these values in discs is chosen in a thousand draws.
    fn chosen(values: &[i8], loss: u8, noise: u16) -> Vec<usize> {
        let found = |(at, value): (usize, &i8)| {
            let evaluation = Evaluation::estimate(Score::from_discs((*value).into()), 10, 73);
            let square = Square::all(BoardSize::STANDARD).nth(at).unwrap();
            BookMove { mv: Move::Place(square), evaluation, is_open: false, origin: Origin::Shipped }
        };
        let moves: Vec<BookMove> = values.iter().enumerate().map(found).collect();
        let mut random = SmallRng::seed_from_u64(1);
        let mut counts = vec![0; values.len()];
        for _ in 0..1000 {
            let mv = choose(&moves, loss, noise, &mut random).unwrap().mv;
            counts[moves.iter().position(|found| found.mv == mv).unwrap()] += 1;
        }
        counts
    }

    #[test]
    fn no_more_is_given_away_than_allowed() {
        assert_eq!(chosen(&[3, 2, 1, -5], 0, 0), [1000, 0, 0, 0]);
        let [best, second, third, bad] = chosen(&[3, 2, 1, -5], 2, 0)[..] else { panic!() };
        assert!(best > second && second > third && third > 50 && bad == 0);
        let [one, other, worse] = chosen(&[3, 3, 2], 0, 0)[..] else { panic!() };
        assert!(one > 400 && other > 400 && worse == 0);
    }

    #[test]
    fn mistakes_are_made_in_the_book_too() {
        let counts = chosen(&[3, 2, 1, -5, -40], 0, 1200);
        assert!(counts[..4].iter().all(|count| *count > 20) && counts[4] == 0, "{counts:?}");
    }

    fn request(moves: &str, limits: Limits, book: BookUse) -> Request {
        let method = Method::Search(limits);
        Request::new(after(moves), Goal::MostDiscs, method).lines(2).book(book)
    }

    fn is_book(request: &Request) -> bool {
        let mut thinker = thinker();
        thinker.open_book(Some(Arc::new(small_book())));
        let (best, report) = thinker.think(request, &Stop::never(), &|_| {});
        assert_eq!(best, Some(report.lines[0].line[0]));
        assert_eq!(report.lines.len(), 2);
        report.lines[0].source == Source::Book
    }

    #[test]
    fn the_book_answers_where_it_is_asked_and_knows_as_much_as_a_search() {
        let depth = |plies| Limits::Depth(plies);
        let known = small_book().evaluation(&after("f5")).unwrap().depth;
        assert!(is_book(&request("f5", depth(known), BookUse::BEST)));
        assert!(!is_book(&request("f5", depth(known + 1), BookUse::BEST)));
        assert!(!is_book(&request("f5", depth(known), BookUse::Never)));
        let fewest = Request { goal: Goal::FewestDiscs, ..request("f5", depth(1), BookUse::BEST) };
        assert!(!is_book(&fewest));
        let small = Position::start(BoardSize::new(6, 6).unwrap());
        assert!(!is_book(&Request { position: small, ..request("f5", depth(1), BookUse::BEST) }));
    }

    #[test]
    fn beginners_know_the_first_moves_only() {
        let beginner = Limits::Level(Level::MIN);
        assert!(is_book(&request("f5d6", beginner, BookUse::BEST)));
        assert!(!is_book(&request("f5d6c3d3", beginner, BookUse::BEST)));
        let book = small_book();
        let plays: std::collections::HashSet<Move> = (0..200)
            .filter_map(|seed| {
                book.answer(&Request { seed, ..request("f5d6", beginner, BookUse::BEST) }, beginner)?.0
            })
            .collect();
        assert!(plays.len() > 3, "{plays:?}");
    }
}
