//! The thread that solves puzzles, explains what is wrong with a move, finds puzzles in games and plays
//! endings, so that the window never waits for it.

use crate::puzzles::own::OwnPosition;
use crate::puzzles::{Puzzle, Solution, Solver, Truth};
use analysis::explain::Explanation;
use engine::human::Model;
use othello::rules::{Position, Square};
use system::worker::{Worker, WorkerHandle};

/// A job for the thread.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PuzzleJob {
    /// Find the solution of a puzzle.
    Solve(Puzzle),
    /// Say why a move of a puzzle's position is wrong.
    Explain { position: Position, wrong: Square },
    /// Find the first puzzle among positions of the player's games.
    FindOwn(Vec<OwnPosition>),
    /// Solve a position of an ending that is played out.
    Judge(Position),
}

/// The result of a job. The thread sends none for a position that the solver refuses.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PuzzleNews {
    Solved(Solution),
    Explained {
        position: Position,
        wrong: Square,
        why: Box<Explanation>,
    },
    Own(OwnPuzzle),
    /// None of the positions of the player's games is a puzzle.
    NoneOwn,
    Judged(Truth),
    /// The program's own tables cannot be read, or there is no memory.
    Failed,
}

/// A puzzle in one of the player's games, with its solution, so that the player does not wait for it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OwnPuzzle {
    pub(super) puzzle: Puzzle,
    pub(super) solution: Solution,
    /// Where it comes from.
    pub(super) own: OwnPosition,
    /// The positions that were not looked at.
    pub(super) rest: Vec<OwnPosition>,
}

/// The window's side of the thread: sends it jobs and reads its news.
pub(super) type PuzzleMaker = Worker<PuzzleJob, PuzzleNews>;

pub(super) fn work(handle: WorkerHandle<PuzzleJob, PuzzleNews>) {
    // Unpacking the model and the solver's tables takes a while, so it waits for the first job.
    let Ok(first) = handle.jobs.recv() else { return };
    let (Ok(model), Some(mut solver)) = (Model::embedded(), Solver::new()) else {
        (handle.tell)(PuzzleNews::Failed);
        return;
    };
    let mut next = Some(first);
    while let Some(job) = next.take().or_else(|| handle.jobs.recv().ok()) {
        if let Some(news) = carry_out(job, model, &mut solver) {
            (handle.tell)(news);
        }
    }
}

fn carry_out(job: PuzzleJob, model: &Model, solver: &mut Solver) -> Option<PuzzleNews> {
    match job {
        PuzzleJob::Solve(puzzle) => {
            let solution = Solution::find(solver.truth_of(&puzzle)?, model, solver)?;
            Some(PuzzleNews::Solved(solution))
        }
        PuzzleJob::Explain { position, wrong } => {
            let truth = solver.solve(&position)?;
            let why = Box::new(solver.why(&truth, wrong)?);
            Some(PuzzleNews::Explained { position, wrong, why })
        }
        PuzzleJob::FindOwn(positions) => {
            Some(find_own(positions, model, solver).map_or(PuzzleNews::NoneOwn, PuzzleNews::Own))
        }
        PuzzleJob::Judge(position) => Some(PuzzleNews::Judged(solver.solve(&position)?)),
    }
}

/// The first of the positions that is a puzzle.
fn find_own(positions: Vec<OwnPosition>, model: &Model, solver: &mut Solver) -> Option<OwnPuzzle> {
    let mut rest = positions.into_iter();
    let (own, puzzle) = rest.find_map(|own| {
        let truth = solver.solve(&own.position)?;
        let puzzle = Puzzle::of(truth, model, solver)?;
        Some((own, puzzle))
    })?;
    let solution = Solution::find(solver.truth_of(&puzzle)?, model, solver)?;
    Some(OwnPuzzle { puzzle, solution, own, rest: rest.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::file;

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
        assert_eq!(found.puzzle.position, puzzle);
        assert_eq!((&found.own, &found.rest[..]), (&positions[1], &positions[2..]));
        assert_eq!(find_own(found.rest, model, &mut solver), None);
    }
}
