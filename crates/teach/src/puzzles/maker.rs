//! The thread that solves puzzles, explains what is wrong with a move, makes new puzzles and plays endings,
//! so that the window never waits for it.

use crate::choice::PuzzleMode;
use crate::puzzles::own::OwnPosition;
use crate::puzzles::{Puzzle, Solution, Solver, Truth, draw};
use analysis::explain::Explanation;
use engine::human::{Model, Rating};
use othello::rules::{Position, Square};
use system::worker::{Worker, WorkerHandle};

/// What the thread is to do.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PuzzleJob {
    /// Find the solution of a puzzle.
    Solve(Puzzle),
    /// Say why a move of a puzzle's position is wrong.
    Explain { position: Position, wrong: Square },
    /// Make a puzzle near a rating out of a game that was never played.
    Make { rating: u16, seed: u64 },
    /// Find the first puzzle among positions of the player's games.
    FindOwn(Vec<OwnPosition>),
    /// Solve a position of an ending that is played out.
    Judge(Position),
}

/// What it has found.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PuzzleNews {
    Solved {
        position: Position,
        solution: Solution,
    },
    Explained {
        position: Position,
        wrong: Square,
        why: Box<Explanation>,
    },
    Made(MadePuzzle),
    /// Among the positions of the player's games is no puzzle.
    NoneOwn,
    Judged {
        truth: Truth,
    },
    /// The program's own tables cannot be read, or there is no memory.
    Failed,
}

/// A puzzle that was made or found, with its solution, so that the player does not wait for it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MadePuzzle {
    pub(super) puzzle: Puzzle,
    pub(super) solution: Solution,
    /// Where it comes from, and the positions that were not looked at, where it is from the player's games.
    pub(super) own: Option<(OwnPosition, Vec<OwnPosition>)>,
}

impl MadePuzzle {
    /// The way to solve puzzles for which it was made.
    pub(super) fn mode(&self) -> PuzzleMode {
        if self.own.is_some() { PuzzleMode::Own } else { PuzzleMode::Endless }
    }
}

/// Games of which a puzzle is made, at most: one in two gives one.
const GAMES_MAX: u64 = 40;
/// Squares that are empty in a new puzzle: it is there at once.
const EMPTIES: std::ops::RangeInclusive<usize> = 6..=11;
/// Positions of a game that are tried.
const TRIES: usize = 4;
/// A new puzzle so near the rating that was wanted is taken at once, in points.
const NEAR: u16 = 250;

/// The window's end of the thread.
pub(super) struct PuzzleMaker(Worker<PuzzleJob, PuzzleNews>);

impl PuzzleMaker {
    pub(super) fn start(wake: impl Fn() + Send + 'static) -> PuzzleMaker {
        PuzzleMaker(Worker::start("puzzles", wake, work))
    }

    pub(super) fn send(&self, job: PuzzleJob) {
        self.0.send(job);
    }

    /// What was found since the last time.
    pub(super) fn news(&self) -> Vec<PuzzleNews> {
        self.0.news()
    }
}

fn work(desk: WorkerHandle<PuzzleJob, PuzzleNews>) {
    // Nothing is unpacked before the first puzzle.
    let Ok(first) = desk.jobs.recv() else { return };
    let (Ok(model), Some(mut solver)) = (Model::embedded(), Solver::new()) else {
        (desk.tell)(PuzzleNews::Failed);
        return;
    };
    let mut next = Some(first);
    while let Some(job) = next.take().or_else(|| desk.jobs.recv().ok()) {
        if let Some(news) = carry_out(job, model, &mut solver) {
            (desk.tell)(news);
        }
    }
}

fn carry_out(job: PuzzleJob, model: &Model, solver: &mut Solver) -> Option<PuzzleNews> {
    match job {
        PuzzleJob::Solve(Puzzle { position, .. }) => {
            let solution = solution(&position, model, solver)?;
            Some(PuzzleNews::Solved { position, solution })
        }
        PuzzleJob::Explain { position, wrong } => {
            let truth = solver.solve(&position)?;
            let why = Box::new(solver.why(&truth, wrong)?);
            Some(PuzzleNews::Explained { position, wrong, why })
        }
        PuzzleJob::Make { rating, seed } => {
            let (puzzle, solution) = make(rating, seed, model, solver)?;
            Some(PuzzleNews::Made(MadePuzzle { puzzle, solution, own: None }))
        }
        PuzzleJob::FindOwn(positions) => {
            Some(find_own(positions, model, solver).map_or(PuzzleNews::NoneOwn, PuzzleNews::Made))
        }
        PuzzleJob::Judge(position) => Some(PuzzleNews::Judged { truth: solver.solve(&position)? }),
    }
}

fn solution(position: &Position, model: &Model, solver: &mut Solver) -> Option<Solution> {
    let truth = solver.solve(position)?;
    Solution::find(truth, model, &mut |position| solver.solve(position))
}

/// The first puzzle near the rating, else the nearest that was found.
fn make(rating: u16, seed: u64, model: &Model, solver: &mut Solver) -> Option<(Puzzle, Solution)> {
    let mut nearest: Option<Puzzle> = None;
    for number in 0..GAMES_MAX {
        let seed = seed.wrapping_add(number << 32);
        let game = crate::game(model, Rating::new(rating), seed);
        let positions = game.into_iter().map(|scene| scene.position).collect();
        for position in draw::candidates(positions, EMPTIES, seed).into_iter().take(TRIES) {
            let Some(truth) = solver.solve(&position) else { continue };
            let found = Puzzle::of(truth, model, &mut |position| solver.solve(position));
            let distance = |puzzle: &Puzzle| puzzle.rating.abs_diff(rating);
            if let Some(puzzle) = found
                && nearest.as_ref().is_none_or(|nearest| distance(&puzzle) < distance(nearest))
            {
                nearest = Some(puzzle);
            }
        }
        if nearest.is_some_and(|puzzle| puzzle.rating.abs_diff(rating) <= NEAR) {
            break;
        }
    }
    let puzzle = nearest?;
    Some((puzzle, solution(&puzzle.position, model, solver)?))
}

/// The first of the positions that is a puzzle.
fn find_own(positions: Vec<OwnPosition>, model: &Model, solver: &mut Solver) -> Option<MadePuzzle> {
    let mut rest = positions.into_iter();
    let (own, puzzle) = rest.find_map(|own| {
        let truth = solver.solve(&own.position)?;
        let puzzle = Puzzle::of(truth, model, &mut |position| solver.solve(position))?;
        Some((own, puzzle))
    })?;
    let solution = solution(&puzzle.position, model, solver)?;
    Some(MadePuzzle { puzzle, solution, own: Some((own, rest.collect())) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::file;

    #[test]
    fn new_puzzles_have_one_best_move_and_follow_from_the_seed() {
        let (model, mut solver) = (Model::embedded().unwrap(), Solver::new().unwrap());
        let (puzzle, solution) = make(1200, 7, model, &mut solver).unwrap();
        assert_eq!(make(1200, 7, model, &mut solver).unwrap(), (puzzle, solution.clone()));
        assert_eq!(*solution.steps[0].truth.position(), puzzle.position);
        assert!(solution.steps[0].truth.only_best().is_some());
    }

    #[test]
    fn among_the_players_own_positions_the_puzzles_are_found() {
        let (model, mut solver) = (Model::embedded().unwrap(), Solver::new().unwrap());
        let own = |position: Position| {
            let played = position.legal_moves().first().unwrap();
            OwnPosition { position, played, opponent: None, date: None }
        };
        let puzzle = file::embedded().unwrap()[500].position;
        let no_puzzle = puzzle.legal_moves().iter().find_map(|square| {
            let after = puzzle.play(othello::rules::Move::Place(square)).ok()?;
            let truth = (!after.legal_moves().is_empty()).then(|| solver.solve(&after))??;
            (!super::super::is_puzzle(&truth, model)).then_some(after)
        });
        let positions = [no_puzzle.unwrap(), puzzle, no_puzzle.unwrap()].map(own);
        let found = find_own(positions.to_vec(), model, &mut solver).unwrap();
        assert_eq!((found.puzzle.position, found.mode()), (puzzle, PuzzleMode::Own));
        let (own, rest) = found.own.unwrap();
        assert_eq!((&own, &rest[..]), (&positions[1], &positions[2..]));
        assert_eq!(find_own(rest, model, &mut solver), None);
    }
}
