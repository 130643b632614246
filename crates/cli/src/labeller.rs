//! Searches one position after the other, for `label`, `solve`, `serve` and `positions --value`.

use crate::records::{Effort, Evaluated, Line, Reply, Value, names, rounded};
use crate::source::Given;
use engine::eight::{self, TranspositionTable, Window};
use engine::kernel::{Eight, Kernel};
use engine::pattern::Weights;
use engine::{Limits, Method, Report, Request, Resources, Stop, Thinker};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::rules::{Goal, Move, Position};
use std::sync::Arc;
use std::time::Instant;

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Question {
    /// The value of a search.
    Value(Limits),
    /// The score within a window, else a bound; a narrow window needs a board up to 8×8 where most discs win.
    Score(Window),
}

/// How positions are searched.
#[derive(Clone)]
pub struct Searching {
    /// What is asked.
    pub question: Question,
    /// How many of the best moves get a line.
    pub n_lines: u8,
    /// Whether results are the same everywhere: each search begins with an empty table and reports no time.
    pub repeatable: bool,
    /// Weights other than the built-in ones.
    pub weights: Option<Arc<Weights>>,
    /// Threads of one search, and memory.
    pub resources: Resources,
}

impl Searching {
    /// Searches that need not be repeatable, by the built-in weights, for one line.
    pub fn new(question: Question, resources: Resources) -> Searching {
        Searching { question, n_lines: 1, repeatable: false, weights: None, resources }
    }
}

/// Searches positions.
pub struct Labeller {
    searching: Searching,
    thinker: Thinker,
    /// The table for scores, created when it is first needed.
    table: Option<TranspositionTable>,
}

impl Labeller {
    /// A labeller that has searched nothing yet.
    pub fn new(searching: Searching) -> Labeller {
        let mut thinker = Thinker::new(searching.resources);
        thinker.is_forgetful = searching.repeatable;
        if let Some(weights) = &searching.weights {
            thinker = thinker.with_weights(Some(weights.clone()));
        }
        Labeller { searching, thinker, table: None }
    }

    /// Changes the question from the next position on.
    pub fn ask(&mut self, question: Question, n_lines: u8) {
        (self.searching.question, self.searching.n_lines) = (question, n_lines);
    }

    /// A sentence when the system granted less memory than asked for, once.
    pub fn take_warning(&mut self) -> Option<String> {
        self.thinker.take_warning().map(|warning| warning.to_string())
    }

    /// Searches a position; `None` if it was stopped. `progress` sees the iterations of a search for a value.
    /// Fails when the question can't be asked of the position, or memory is missing.
    pub fn label(
        &mut self,
        given: &Given,
        stop: &Stop,
        progress: &dyn Fn(Report),
    ) -> Result<Option<Evaluated>, String> {
        let begin = Instant::now();
        let Given { position, goal, .. } = given;
        let found = match position.outcome() {
            Some(outcome) => {
                let score = Score::of_outcome(&outcome, *goal, position.turn());
                let lines = vec![Evaluation::proven(score.discs())];
                Some(Report { lines, selectivity: 100, nodes: 1, ..Report::default() })
            }
            None => self.search(position, *goal, stop, progress)?,
        };
        let Some(Report { lines, depth, selectivity, nodes, .. }) = found.filter(|_| !stop.requested())
        else {
            return Ok(None);
        };
        let seconds = (!self.searching.repeatable).then(|| begin.elapsed().as_secs_f64());
        let seconds = seconds.map(|seconds| rounded(seconds, 6));
        let size = position.size();
        let best = lines.first();
        let moves = best.map(|best| names(&best.line, size)).unwrap_or_default();
        Ok(Some(Evaluated {
            reply: Reply::default(),
            position: given.numbered(),
            value: best.map(Value::from).unwrap_or_default(),
            best: moves.first().cloned(),
            moves,
            effort: Effort { depth, selectivity, nodes, seconds },
            lines: Line::several(&lines, self.searching.n_lines, size),
            expected: None,
        }))
    }

    fn search(
        &mut self,
        position: &Position,
        goal: Goal,
        stop: &Stop,
        progress: &dyn Fn(Report),
    ) -> Result<Option<Report>, String> {
        let Searching { question, n_lines, .. } = self.searching;
        let kernel =
            Eight::new(position.size()).filter(|_| goal == Goal::MostDiscs && !position.is_placing());
        let limits = match (question, kernel) {
            (Question::Value(limits), _) => limits,
            // A search for several lines finds out which moves need a score.
            (Question::Score(Window::FULL), _) if n_lines > 1 => Limits::Solve,
            (Question::Score(window), Some(kernel)) => return self.prove(kernel, position, window, stop),
            (Question::Score(Window::FULL), None) => Limits::Solve,
            (Question::Score(_), None) => {
                return Err("Only boards of at most 8×8 on which most discs win have windows.".to_owned());
            }
        };
        let request = Request::new(*position, goal, Method::Search(limits)).lines(n_lines);
        let (_, report) = self.thinker.think(&request, stop, progress);
        Ok(Some(report))
    }

    /// The score of a position, or of each of its moves; a bound if it lies outside the window.
    fn prove(
        &mut self,
        kernel: Eight,
        position: &Position,
        window: Window,
        stop: &Stop,
    ) -> Result<Option<Report>, String> {
        let Searching { n_lines, repeatable, resources, .. } = self.searching;
        let table = match &mut self.table {
            Some(table) => table,
            None => {
                let table = TranspositionTable::new(resources.table_mb)
                    .ok_or_else(|| format!("{} MB of memory are not available.", resources.table_mb))?;
                self.table.insert(table)
            }
        };
        let mut nodes = 0;
        let mut solve = |position: &Position, window: Window| {
            if repeatable {
                table.forget();
            }
            let (board, give_up) = (kernel.board(position), &|| stop.requested());
            let solution = eight::solve(kernel, board, window, resources.n_threads, table, give_up)?;
            nodes += solution.nodes;
            let score = solution.score as i16;
            let bounds = match solution.score {
                found if found <= window.alpha => Bounds { high: score, ..Bounds::UNKNOWN },
                found if found >= window.beta => Bounds { low: score, ..Bounds::UNKNOWN },
                _ => Bounds::exactly(score),
            };
            Some(Evaluation::unknown().within(bounds).with_line(solution.line))
        };
        let lines = if n_lines == 1 {
            solve(position, window).map(|found| vec![found])
        } else {
            let after = |mv: Move| Some(solve(&position.play(mv).ok()?, window.turned())?.before(mv));
            position.moves().into_iter().map(after).collect::<Option<Vec<_>>>().map(|mut lines| {
                lines.sort_by_key(|line| std::cmp::Reverse((line.bounds.low, line.bounds.high)));
                lines.truncate(usize::from(n_lines));
                lines
            })
        };
        let depth = position.empties().len() as u8;
        Ok(lines.map(|lines| Report { lines, depth, selectivity: 100, nodes, ..Report::default() }))
    }
}
