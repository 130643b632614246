//! A second opinion: the values of the moves on the board by another program's engine, beside our own
//! analysis.

use super::running::{Running, newest};
use engine::Stop;
use engine::players::external::{External, Failure, Program, ProgramValue};
use othello::evaluation::{Evaluation, Score};
use othello::record::GameLine;
use othello::rules::{Goal, Move, Position};
use std::collections::HashMap;
use std::time::Duration;
use system::worker::WorkerHandle;
use texts::words;

/// The time for a program to answer that it is ready.
const READY: Duration = Duration::from_secs(10);
/// The most positions whose opinions are kept: more than a user visits.
const POSITIONS_MAX: usize = 2_000;
/// Values this far apart are marked, in hundredths of a disc.
const APART: i32 = 200;

/// The opinions of the second engine, and the thread that talks to it.
#[derive(Default)]
pub struct SecondEngine {
    running: Option<Running<Box<GameLine>, OpinionNews>>,
    /// The position that it is asked about.
    pending: Option<OpinionKey>,
    opinions: HashMap<OpinionKey, Vec<Opinion>>,
}

type OpinionKey = (Position, Goal);

/// The second engine's value of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The move.
    pub mv: Move,
    /// For the side that plays it.
    pub score: Score,
    /// The depth of the search, in the engine's own words.
    pub depth: String,
}

/// An opinion of a position, or why the engine failed.
type OpinionNews = Result<(Box<OpinionKey>, Opinion), String>;

impl Opinion {
    /// Whether it contradicts our own: another side wins, or by much more or less.
    pub fn differs_from(&self, own: &Evaluation) -> bool {
        let (theirs, ours) = (self.score.hundredths(), own.score.hundredths());
        (theirs - ours).abs() >= APART || theirs.signum() * ours.signum() < 0
    }
}

impl SecondEngine {
    /// Has the engine analyse a position, or stops it.
    pub(super) fn follow(&mut self, wake: impl Fn() + Send + 'static, wanted: Option<(Program, GameLine)>) {
        let Some((program, game)) = wanted else {
            self.pending = None;
            self.rest();
            return;
        };
        let key = (game.position(), game.goal);
        if self.running.as_ref().is_some_and(|running| running.program != program) {
            (self.running, self.pending) = (None, None);
            self.opinions.clear();
        }
        if self.pending == Some(key) {
            return;
        }
        self.rest();
        self.pending = Some(key);
        let start = || Running::start("second engine", wake, program, work);
        self.running.get_or_insert_with(start).ask(Box::new(game));
    }

    /// Stops the engine.
    pub(super) fn rest(&self) {
        self.running.iter().for_each(Running::stop);
    }

    /// Stores the opinions that arrived. Returns a sentence if the engine failed.
    pub(super) fn poll(&mut self) -> Option<String> {
        let mut failed = None;
        for news in self.running.as_ref()?.news() {
            match news {
                Err(reason) => failed = Some(reason),
                Ok((key, opinion)) => {
                    if self.opinions.len() >= POSITIONS_MAX {
                        self.opinions.clear();
                    }
                    let known = self.opinions.entry(*key).or_default();
                    known.retain(|other| other.mv != opinion.mv);
                    known.push(opinion);
                }
            }
        }
        failed
    }

    /// Its opinions of the moves of a position.
    pub(super) fn opinions(&self, position: &Position, goal: Goal) -> &[Opinion] {
        self.opinions.get(&(*position, goal)).map_or(&[], Vec::as_slice)
    }
}

fn work(handle: WorkerHandle<(Box<GameLine>, Stop), OpinionNews>, program: &Program) {
    let mut running: Option<External> = None;
    while let Some((game, stop)) = newest(&handle.jobs) {
        let Err(failure) = analyse(&mut running, program, &game, stop, &handle);
        let is_ready = failure == Failure::Stopped
            && running.as_mut().is_some_and(|external| external.end_analysis(READY).is_ok());
        if !is_ready {
            running = None;
        }
        if failure != Failure::Stopped {
            (handle.tell)(Err(words::failure_words(&failure)));
        }
    }
}

fn analyse(
    running: &mut Option<External>,
    program: &Program,
    game: &GameLine,
    stop: Stop,
    handle: &WorkerHandle<(Box<GameLine>, Stop), OpinionNews>,
) -> Result<std::convert::Infallible, Failure> {
    let external = match running {
        Some(external) => external,
        None => running.insert(External::start(program, READY)?),
    };
    external.stop_with(stop);
    let position = game.position();
    let n_moves = position.legal_moves().len().min(usize::from(u8::MAX)) as u8;
    external.analyse(game, n_moves, READY, |ProgramValue { mv, discs, depth }| {
        // A program may answer with an illegal move or an absurd value.
        if position.play(mv).is_ok() && discs.abs() <= position.size().area() as f64 {
            let score = Score::from_hundredths((100.0 * discs).round() as i32);
            let depth = words::said(&depth);
            let key = Box::new((position, game.goal));
            (handle.tell)(Ok((key, Opinion { mv, score, depth })));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opinion_differs_where_another_side_wins_or_by_much_more() {
        let differs = |here: i32, there: i32| {
            let opinion =
                Opinion { mv: Move::Pass, score: Score::from_hundredths(here), depth: String::new() };
            opinion.differs_from(&Evaluation::estimate(Score::from_hundredths(there), 8, 73))
        };
        assert!(differs(100, -50) && differs(400, 200) && differs(-600, -100));
        assert!(!differs(100, 250) && !differs(0, 150) && !differs(-300, -250));
    }
}
