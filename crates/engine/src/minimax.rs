//! Textbook minimax with alpha-beta pruning to a fixed depth; it evaluates discs, corners and edges.
//!
//! A test compares the value with that of plain minimax at the same depth. The search uses no table, cuts
//! nothing selectively and extends no line. A pass is a ply like a move. A finished game is evaluated
//! like any other position. When fewest discs win, every evaluation is negated.
//!
//! With a clock it repeats the search, each time one ply deeper, until the move's time is over.
//!
//! Among moves of the same best value one is drawn by the seed. Alpha-beta alone cannot tell an equal move
//! from a worse one, so the root asks for values from one point below the best: an equal move then shows its
//! true value.

use super::clock::Budget;
use super::kernel::{Board, Kernel};
use super::report::Reporter;
use super::{Answer, Report, Request, Stop};
use othello::evaluation::Evaluation;
use othello::rules::{Bits, Goal, Grid, Move};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use std::time::{Duration, Instant};

/// More than any evaluation: a full 16×16 board has 256 + 3·4 + 2·56 points.
const INFINITY: i32 = 1_000;

/// Chooses a move by looking `depth` plies ahead (at least one) and reports after each move of the root.
pub(super) fn search(request: &Request, depth: u8, stop: &Stop, progress: &dyn Fn(Report)) -> Answer {
    let size = request.position.size();
    if size.area() <= u64::CAPACITY {
        Minimax::new(Grid::<u64>::new(size), request, stop).search(depth.max(1), progress)
    } else {
        Minimax::new(Grid::of(size).clone(), request, stop).search(depth.max(1), progress)
    }
}

fn points(line: &Evaluation) -> i32 {
    line.score.hundredths() / 100
}

/// The running search on one board.
struct Minimax<'a, S> {
    request: &'a Request,
    stop: &'a Stop,
    started: Instant,
    grid: Grid<S>,
    corners: S,
    edges: S,
    /// −1 when fewest discs win.
    sign: i32,
    /// The time limit of all iterations but the first, which always ends.
    time_max: Option<Duration>,
    nodes: u64,
    stopped: bool,
}

/// A move and the board it leads to.
struct Child<S> {
    mv: Move,
    board: Board<S>,
}

impl<'a, S: Bits> Minimax<'a, S> {
    fn new(grid: Grid<S>, request: &'a Request, stop: &'a Stop) -> Minimax<'a, S> {
        let (corners, edges, started) = (grid.corners(), grid.edges(), Instant::now());
        let sign = if request.goal == Goal::FewestDiscs { -1 } else { 1 };
        Minimax {
            request,
            stop,
            started,
            grid,
            corners,
            edges,
            sign,
            time_max: None,
            nodes: 0,
            stopped: false,
        }
    }

    /// Searches to a depth; with a clock, to the depth that is reached in its time, at least one.
    fn search(mut self, depth_max: u8, progress: &dyn Fn(Report)) -> Answer {
        let Some(clock) = self.request.clock else { return self.search_to(depth_max, progress) };
        let mut answer = self.search_to(1, progress);
        self.time_max = Some(Budget::on_clock(clock, self.request.position.empties().len()).hard);
        for depth in 2..=depth_max {
            let deeper = self.search_to(depth, progress);
            if self.stopped {
                break;
            }
            answer = deeper;
        }
        answer
    }

    fn search_to(&mut self, depth: u8, progress: &dyn Fn(Report)) -> Answer {
        let mut reporter = Reporter::new(self.started, progress);
        let n_lines = usize::from(self.request.lines.max(1));
        let report = |best: &[Evaluation], nodes, elapsed| {
            let lines = best.iter().take(n_lines).cloned().collect();
            Report { lines, depth, selectivity: 100, nodes, elapsed }
        };
        let board = self.grid.board(&self.request.position);
        let mut best: Vec<Evaluation> = Vec::new();
        for child in self.children(board, depth) {
            // Only a move that equals the last wanted line, or beats it, needs its exact value.
            let alpha = best.get(n_lines - 1).map_or(-INFINITY, |line| points(line) - 1);
            let mut moves = Vec::new();
            let value = -self.alpha_beta(child.board, depth - 1, (-INFINITY, -alpha), &mut moves);
            if self.stopped {
                break;
            }
            if value > alpha {
                moves.push(child.mv);
                moves.reverse();
                let place = best.partition_point(|line| points(line) >= value);
                best.insert(place, Evaluation::points(value, depth).with_line(moves));
            }
            reporter.progress(|elapsed| report(&best, self.nodes, elapsed));
        }
        let n_equal = best.iter().take_while(|line| points(line) == points(&best[0])).count();
        best[..n_equal].sort_by_key(|line| line.line[0].square());
        let mut random = SmallRng::seed_from_u64(self.request.seed);
        if let Some(&chosen) = (0..n_equal).collect::<Vec<_>>().choose(&mut random) {
            best[..=chosen].rotate_right(1);
        }
        (best.first().map(|line| line.line[0]), report(&best, self.nodes, reporter.elapsed()))
    }

    /// f1 + 3·f2 + 2·f3 for the side to move: the differences in discs, in corners, and in discs on the edges
    /// without the corners.
    fn evaluate(&self, Board { own, other }: Board<S>) -> i32 {
        let difference = |squares: S| (own & squares).len() as i32 - (other & squares).len() as i32;
        self.sign * (difference(self.grid.all) + 3 * difference(self.corners) + 2 * difference(self.edges))
    }

    /// The positions after each move, or after the forced pass; none when the game is over. If more plies
    /// follow, moves with good evaluations come first, since they cause cutoffs.
    fn children(&self, board: Board<S>, depth: u8) -> Vec<Child<S>> {
        let moves = self.grid.legal_moves(board);
        if moves.is_empty() {
            let passed = board.pass();
            let goes_on = !self.grid.legal_moves(passed).is_empty();
            return goes_on.then_some(Child { mv: Move::Pass, board: passed }).into_iter().collect();
        }
        let child = |index: usize| Child {
            mv: Move::Place(self.grid.square(index)),
            board: self.grid.play(board, index),
        };
        let mut children: Vec<_> = moves.indices().map(child).collect();
        if depth > 1 {
            children.sort_by_cached_key(|child| self.evaluate(child.board));
        }
        children
    }

    /// The value within the window, or a bound beyond it; `line` receives the best moves, last one first.
    fn alpha_beta(&mut self, board: Board<S>, depth: u8, window: (i32, i32), line: &mut Vec<Move>) -> i32 {
        let (mut alpha, beta) = window;
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) {
            let is_late = self.time_max.is_some_and(|time| self.started.elapsed() >= time);
            self.stopped |= self.stop.requested() || is_late;
        }
        if depth == 0 || self.stopped {
            return self.evaluate(board);
        }
        let children = self.children(board, depth);
        if children.is_empty() {
            return self.evaluate(board);
        }
        let mut best = -INFINITY;
        for child in children {
            let mut moves = Vec::new();
            let value = -self.alpha_beta(child.board, depth - 1, (-beta, -alpha), &mut moves);
            if value > best {
                best = value;
                moves.push(child.mv);
                *line = moves;
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Method;
    use crate::testing::{follow, random_positions};
    use othello::rules::{BoardSize, Position, Square, Squares};

    /// Minimax without pruning, on `Position` instead of bitboards: the search above must agree with it.
    fn plain(position: &Position, goal: Goal, depth: u8) -> i32 {
        let grid = Grid::<Squares>::of(position.size());
        let own = position.discs()[position.turn()];
        let other = position.discs()[!position.turn()];
        let count = |squares: Squares| (own & squares).len() as i32 - (other & squares).len() as i32;
        let points = count(grid.all) + 3 * count(grid.corners()) + 2 * count(grid.edges());
        let evaluation = if goal == Goal::FewestDiscs { -points } else { points };
        if depth == 0 || position.outcome().is_some() {
            return evaluation;
        }
        let after = |mv| -plain(&position.play(mv).expect("only legal moves are tried"), goal, depth - 1);
        position.moves().into_iter().map(after).max().expect("the game goes on")
    }

    fn best(position: &Position, goal: Goal, depth: u8, lines: u8, seed: u64) -> Answer {
        let request = Request::new(*position, goal, Method::Minimax { depth }).lines(lines).seed(seed);
        search(&request, depth, &Stop::never(), &|_| {})
    }

    #[test]
    fn alpha_beta_has_exactly_the_value_of_plain_minimax() {
        for (size, depth_max) in
            [("4x4", 7), ("4x6", 5), ("6x6", 4), ("8x8", 4), ("10x4", 4), ("10x8", 3), ("16x16", 2)]
        {
            for (i, position) in random_positions(size.parse().unwrap(), 12).into_iter().enumerate() {
                for goal in [Goal::MostDiscs, Goal::FewestDiscs] {
                    let depth = 1 + i as u8 % depth_max;
                    let (mv, report) = best(&position, goal, depth, 1, i as u64);
                    let expected = plain(&position, goal, depth);
                    assert_eq!(points(&report.lines[0]), expected, "depth {depth}, {goal:?}\n{position}");
                    let after = position.play(mv.unwrap()).unwrap();
                    let found = -plain(&after, goal, depth - 1);
                    assert_eq!(found, expected, "{mv:?} is not a best move of\n{position}");
                }
            }
        }
    }

    #[test]
    fn every_line_asked_for_has_its_true_value_and_can_be_played() {
        for position in random_positions(BoardSize::new(6, 6).unwrap(), 20) {
            let moves: Vec<Square> = position.legal_moves().iter().collect();
            let value = |s: &Square| -plain(&position.play(Move::Place(*s)).unwrap(), Goal::MostDiscs, 2);
            let mut expected: Vec<i32> = moves.iter().map(value).collect();
            expected.sort_unstable_by(|a, b| b.cmp(a));
            let (_, report) = best(&position, Goal::MostDiscs, 3, 3, 5);
            let found: Vec<i32> = report.lines.iter().map(points).collect();
            if !moves.is_empty() {
                assert_eq!(found, expected.into_iter().take(3).collect::<Vec<_>>(), "{position}");
            }
            for line in &report.lines {
                follow(position, &line.line);
            }
        }
    }

    #[test]
    fn equal_moves_are_drawn_by_the_seed() {
        let start = Position::start(BoardSize::STANDARD);
        let drawn = |seed| best(&start, Goal::MostDiscs, 3, 1, seed).0;
        assert!((0..20).all(|seed| drawn(seed) == drawn(seed)));
        let moves: std::collections::HashSet<_> = (0..40).map(drawn).collect();
        assert_eq!(moves.len(), 4, "the four first moves are equal by symmetry");
    }
}
