//! A player of a match: one of ours, or a program that is started and, after a failure, started again.

use super::player_spec::{PlayerSpec, SpecKind};
use super::time_control::TimeControl;
use crate::human::Ghost;
use crate::pattern::Weights;
use crate::players::external::{External, Failure, Program, own_cpu_time};
use crate::{Method, Request, Resources, Stop, Thinker};
use othello::record::{GameLine, PlayedMove};
use std::sync::Arc;
use std::time::Duration;

pub(super) struct MatchPlayer {
    kind: Backend,
    time_control: TimeControl,
    /// How long a program may be silent; `None` leaves this to the time control.
    patience: Option<Duration>,
    /// The processor time used since the game began; `None` where the system does not tell.
    pub cpu: Option<Duration>,
    /// The pending warning about memory, if any.
    pub warning: Option<String>,
}

enum Backend {
    Ours {
        thinker: Box<Thinker>,
        resources: Resources,
        weights: Option<Arc<Weights>>,
        /// `None` is a search of the Outflank engine, within the limits of the time control.
        method: Option<Method>,
        ghost: Option<Arc<Ghost>>,
    },
    Program {
        program: Program,
        /// `None` after a failure.
        running: Option<Box<External>>,
        /// The processor time used before the game.
        cpu_before: Option<Duration>,
    },
}

/// How long a program may take to start, unless the match sets its patience.
const START_PATIENCE: Duration = Duration::from_secs(30);

impl MatchPlayer {
    /// Makes the player of `spec`, and starts a program: an error says that it is missing or does not answer.
    pub(super) fn new(
        spec: &PlayerSpec,
        resources: Resources,
        time_control: TimeControl,
        patience: Option<Duration>,
    ) -> Result<MatchPlayer, Failure> {
        let ours = |weights, method| {
            let thinker = Box::new(Thinker::new(resources));
            Backend::Ours { thinker, resources, weights, method, ghost: spec.ghost.clone() }
        };
        let kind = match &spec.player {
            SpecKind::Outflank(weights) => ours(weights.clone(), None),
            SpecKind::Own(method) => ours(Weights::embedded(), Some(*method)),
            SpecKind::Program(program) => {
                let external = External::start(program, patience.unwrap_or(START_PATIENCE))?;
                let running = Some(Box::new(external));
                Backend::Program { program: program.clone(), running, cpu_before: None }
            }
        };
        let time_control = spec.time_control.unwrap_or(time_control);
        Ok(MatchPlayer { kind, time_control, patience, cpu: None, warning: None })
    }

    /// Prepares a game. A program that failed in the last one is started again.
    ///
    /// # Errors
    /// When a program cannot play.
    pub(super) fn begin(&mut self, game: &GameLine) -> Result<(), Failure> {
        let patience = self.patience.unwrap_or(START_PATIENCE);
        match &mut self.kind {
            Backend::Ours { thinker, resources, weights, .. } => {
                // A fresh thinker, since the results of an earlier game with this opening would help it.
                **thinker = Thinker::new(*resources).with_weights(weights.clone());
                self.cpu = own_cpu_time().map(|_| Duration::ZERO);
            }
            Backend::Program { program, running, cpu_before } => {
                // `running` gets the program back only after success.
                let mut external = match running.take() {
                    Some(external) => external,
                    None => Box::new(External::start(program, patience)?),
                };
                (*cpu_before, self.cpu) = (external.cpu_time(), external.cpu_time().map(|_| Duration::ZERO));
                let (time, _) = self.time_control.for_programs(Duration::ZERO);
                external.new_game(game, time, patience)?;
                *running = Some(external);
            }
        }
        Ok(())
    }

    /// Chooses a move for the side to move, which may turn out to be illegal.
    ///
    /// # Errors
    /// When a program gives none, or the search was stopped before it had one.
    pub(super) fn choose(&mut self, game: &GameLine, seed: u64, stop: &Stop) -> Result<PlayedMove, Failure> {
        let position = game.position();
        let left = game.time_left()[position.turn()];
        match &mut self.kind {
            Backend::Ours { thinker, method, ghost, .. } => {
                let before = own_cpu_time();
                let method = method.unwrap_or_else(|| Method::Search(self.time_control.limits(left)));
                let last = game.moves.iter().rev().find_map(|played| played.mv.square());
                let request = Request::new(position, game.goal, method).seed(seed);
                let request = Request { ghost: ghost.clone(), last, ..request };
                let (best, report) = thinker.think(&request, stop, &|_| {});
                let warning = thinker.take_warning().map(|warning| warning.to_string());
                self.warning = warning.or(self.warning.take());
                let eval = report.evaluation().map(|best| best.score.in_discs());
                let used = own_cpu_time().zip(before).map(|(after, before)| after - before);
                self.cpu = self.cpu.zip(used).map(|(sum, used)| sum + used);
                // A stopped search may have no move.
                Ok(PlayedMove { eval, ..PlayedMove::new(best.ok_or(Failure::Stopped)?) })
            }
            Backend::Program { running, cpu_before, .. } => {
                let (time, usual) = self.time_control.for_programs(left);
                let patience = self.patience.unwrap_or(usual);
                let external = running.as_mut().ok_or(Failure::Ended)?;
                external.stop_with(stop.clone());
                let chosen = external.choose(game, time, patience);
                if let Some((now, before)) = external.cpu_time().zip(*cpu_before) {
                    self.cpu = Some(now.saturating_sub(before));
                }
                chosen.inspect_err(|_| *running = None)
            }
        }
    }

    /// Drops a program whose state an illegal move or a stop made doubtful; the next game restarts it.
    pub(super) fn distrust(&mut self) {
        if let Backend::Program { running, .. } = &mut self.kind {
            *running = None;
        }
    }
}
