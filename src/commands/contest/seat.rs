//! A player at the board: one of ours, or a program that is started and, after a failure, started again.

use super::contestant::{Contestant, Pace, Who};
use crate::engine::pattern::Weights;
use crate::engine::{Method, Request, Resources, Stop, Thinker, Value};
use crate::formats::ggf::{Game, Played};
use crate::players::external::{External, Failure, Program, own_cpu_time};
use std::sync::Arc;
use std::time::Duration;

/// A player that is ready to play.
pub struct Seat {
    sitter: Sitter,
    pace: Pace,
    /// How long a program may be silent, if it is not the pace that says.
    patience: Option<Duration>,
    /// Processor time used in the game, as far as it is known.
    cpu: Option<Duration>,
    /// What the system refused it, if that is news.
    complaint: Option<String>,
}

enum Sitter {
    Ours {
        thinker: Box<Thinker>,
        resources: Resources,
        weights: Option<Arc<Weights>>,
        /// `None` is the Outflank engine at the match's pace.
        method: Option<Method>,
    },
    Program {
        program: Program,
        /// `None` after a failure.
        running: Option<External>,
        /// What it had used when the game began.
        cpu_before: Option<Duration>,
    },
}

/// For a program to greet us.
const GREETING: Duration = Duration::from_secs(30);

impl Seat {
    /// # Errors
    /// When a program cannot be started.
    pub fn new(
        contestant: &Contestant,
        resources: Resources,
        pace: Pace,
        patience: Option<Duration>,
    ) -> Result<Seat, Failure> {
        let ours = |weights, method| {
            let thinker = Box::new(Thinker::new(resources));
            Sitter::Ours { thinker, resources, weights, method }
        };
        let sitter = match &contestant.player {
            Who::Outflank => ours(Weights::embedded(), None),
            Who::Weights(weights) => ours(weights.clone(), None),
            Who::Own(method) => ours(Weights::embedded(), Some(*method)),
            Who::Program(program) => {
                let running = External::start(program, patience.unwrap_or(GREETING))?;
                Sitter::Program { program: program.clone(), running: Some(running), cpu_before: None }
            }
        };
        Ok(Seat { sitter, pace, patience, cpu: None, complaint: None })
    }

    /// Processor time used since the game began; `None` where the system does not tell.
    pub fn cpu_time(&self) -> Option<Duration> {
        self.cpu
    }

    /// A sentence when the system granted less memory than was asked for, and it was not taken yet.
    pub fn take_complaint(&mut self) -> Option<String> {
        self.complaint.take()
    }

    /// Before each game. A program that failed in the last one is started again.
    ///
    /// # Errors
    /// When a program cannot play.
    pub fn begin(&mut self, game: &Game) -> Result<(), Failure> {
        let patience = self.patience.unwrap_or(GREETING);
        match &mut self.sitter {
            Sitter::Ours { thinker, resources, weights, .. } => {
                // What it found out in a game from the same opening would help it in this one.
                **thinker = Thinker::new(*resources).with_weights(weights.clone());
                self.cpu = own_cpu_time().map(|_| Duration::ZERO);
            }
            Sitter::Program { program, running, cpu_before } => {
                // Out of its place until all is well.
                let mut external = match running.take() {
                    Some(external) => external,
                    None => External::start(program, patience)?,
                };
                (*cpu_before, self.cpu) = (external.cpu_time(), external.cpu_time().map(|_| Duration::ZERO));
                external.new_game(game, self.pace.for_programs(), patience)?;
                *running = Some(external);
            }
        }
        Ok(())
    }

    /// Chooses a move for the side to move, which may turn out to be illegal.
    ///
    /// # Errors
    /// When a program gives none.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Played, Failure> {
        let position = game.position();
        let left = game.time_left()[position.turn()];
        match &mut self.sitter {
            Sitter::Ours { thinker, method, .. } => {
                let before = own_cpu_time();
                let method = method.unwrap_or_else(|| Method::Search(self.pace.limits(left)));
                let request = Request::new(position, game.goal, method).seed(seed);
                let (best, report) = thinker.think(&request, &Stop::never(), &|_| {});
                self.complaint = thinker.take_complaint().or(self.complaint.take());
                let eval = report.lines.first().and_then(|line| discs(line.value));
                let used = own_cpu_time().zip(before).map(|(after, before)| after - before);
                self.cpu = self.cpu.zip(used).map(|(sum, used)| sum + used);
                Ok(Played { eval, ..Played::bare(best.expect("the game is not over")) })
            }
            Sitter::Program { running, cpu_before, .. } => {
                let patience = self.patience.unwrap_or_else(|| self.pace.patience(left));
                let external = running.as_mut().ok_or(Failure::Ended)?;
                let chosen = external.choose(game, self.pace.for_programs(), patience);
                if let Some((now, before)) = external.cpu_time().zip(*cpu_before) {
                    self.cpu = Some(now.saturating_sub(before));
                }
                chosen.inspect_err(|_| *running = None)
            }
        }
    }

    /// A program that played something illegal is not to be trusted: it is started again.
    pub fn distrust(&mut self) {
        if let Sitter::Program { running, .. } = &mut self.sitter {
            *running = None;
        }
    }
}

/// A value in discs, unless it is in something else.
fn discs(value: Value) -> Option<f64> {
    match value {
        Value::Exact(discs) | Value::Book(discs) => Some(f64::from(discs)),
        Value::Estimate(hundredths) => Some(f64::from(hundredths) / 100.0),
        Value::Outcome(_) | Value::Points(_) => None,
    }
}
