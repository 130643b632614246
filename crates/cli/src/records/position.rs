//! Records of positions and searches.

use super::{Reply, rounded};
use crate::arguments::read_size;
use engine::Report;
use othello::evaluation::{Bounds, Evaluation, Source, outcome_key};
use othello::rules::{BoardSize, Goal, Move, Position, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Not;

/// How the following lines were made. `merge` only joins files with the same header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Header {
    /// The command: `label`, `positions` or `review`.
    pub command: String,
    /// The program and its version.
    pub program: String,
    /// The checksum of the weights, in hexadecimal digits; left out where nothing is searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<String>,
    /// The arguments that the lines depend on, in a fixed order.
    pub options: String,
}

impl Header {
    /// The header of a command of this program, with the checksum of the weights.
    pub fn new(command: &str, weights: Option<u64>, options: String) -> Header {
        let program = concat!("outflank-engine ", env!("CARGO_PKG_VERSION")).to_owned();
        let weights = weights.map(|checksum| format!("{checksum:016x}"));
        Header { command: command.to_owned(), program, weights, options }
    }
}

/// Where a position or game comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Origin {
    /// The number of the position or game in the input, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<u64>,
    /// The file with the game; left out if the game was given as an argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The number of the game in its file, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PositionRecord {
    /// The game it is from.
    #[serde(flatten)]
    pub origin: Origin,
    /// The squares from a1 to the right and down: `X` Black, `O` White, `-` empty; then a blank and the side
    /// to move, `X` or `O`.
    pub board: String,
    /// Width and height of the board; left out for `8x8`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<String>,
    /// Whether the fewest discs win; left out where most do.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub fewest: bool,
    /// The number of empty squares.
    #[serde(default)]
    pub empties: usize,
    /// The number of moves and passes before it in its game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
}

/// A position that `positions` has chosen.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chosen {
    /// The position.
    #[serde(flatten)]
    pub position: PositionRecord,
    /// Its value for the side to move, where it is known.
    #[serde(flatten)]
    pub known: Option<Value>,
}

impl PositionRecord {
    /// The record of a position.
    pub fn of(position: &Position, goal: Goal, origin: Origin, ply: Option<usize>) -> PositionRecord {
        let size = position.size();
        let is_standard = size == BoardSize::STANDARD;
        PositionRecord {
            board: Setup::from(position).line(),
            size: (!is_standard).then(|| size_name(size)),
            fewest: goal == Goal::FewestDiscs,
            empties: position.empties().len(),
            origin,
            ply,
        }
    }

    /// The position, and which discs win.
    ///
    /// # Errors
    /// When `size` or `board` is invalid, with a sentence that says so.
    pub fn position(&self) -> Result<(Position, Goal), String> {
        let size = self.size.as_deref().map_or(Ok(BoardSize::STANDARD), read_size)?;
        let wrong = || format!("\"board\" has to hold the {} squares and the side to move", size.area());
        let position = Setup::parse_line(&self.board, size).and_then(|setup| setup.position().ok());
        let goal = if self.fewest { Goal::FewestDiscs } else { Goal::MostDiscs };
        Ok((position.ok_or_else(wrong)?, goal))
    }
}

/// How reliable a value is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Proven.
    Exact,
    /// A value of the opening book.
    Book,
    /// The value of a search.
    #[default]
    Estimate,
    /// Only the winner is known.
    Outcome,
    /// Only `least` or `most` is known: the score lies outside the window asked about.
    Bound,
    /// Points of the teaching evaluation instead of discs.
    Points,
}

/// A value, for the side to move unless the record says otherwise.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Value {
    /// How reliable it is.
    #[serde(default)]
    pub kind: Kind,
    /// In discs, or points; `null` if only the winner or a bound is known.
    #[serde(default)]
    pub value: Option<f64>,
    /// `win`, `draw` or `loss`; only if nothing else is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
    /// The least possible score in discs; left out if none is proven, or if the exact score is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i16>,
    /// The greatest possible score in discs; left out if none is proven, or if the exact score is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i16>,
}

impl Value {
    /// An exact score.
    pub fn exact(score: i32) -> Value {
        Value { kind: Kind::Exact, value: Some(f64::from(score)), ..Value::default() }
    }
}

impl From<&Evaluation> for Value {
    fn from(evaluation: &Evaluation) -> Value {
        let discs = evaluation.in_discs().map(|score| f64::from(score.hundredths()) / 100.0);
        let points = f64::from(evaluation.score.hundredths() / 100);
        let outcome = evaluation.outcome();
        let is_bound = evaluation.depth == 0 && evaluation.bounds != Bounds::UNKNOWN;
        let (kind, value) = match (discs, outcome) {
            (Some(_), None) if is_bound => (Kind::Bound, None),
            (Some(discs), _) if evaluation.is_exact() => (Kind::Exact, Some(discs)),
            (Some(discs), _) if evaluation.source == Source::Book => (Kind::Book, Some(discs)),
            (Some(discs), _) => (Kind::Estimate, Some(discs)),
            (None, Some(_)) => (Kind::Outcome, None),
            (None, None) => (Kind::Points, Some(points)),
        };
        let Bounds { low, high } = evaluation.bounds;
        let is_open = kind != Kind::Exact;
        Value {
            kind,
            value,
            outcome: outcome.filter(|_| kind == Kind::Outcome).map(|outcome| outcome_key(outcome).to_owned()),
            least: (is_open && low > Bounds::UNKNOWN.low).then_some(low),
            most: (is_open && high < Bounds::UNKNOWN.high).then_some(high),
        }
    }
}

/// A line of play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Line {
    /// Its value for the side to move at its beginning.
    #[serde(flatten)]
    pub value: Value,
    /// Its moves, such as `f5` or `pass`.
    pub moves: Vec<String>,
}

impl Line {
    /// The line of an evaluation.
    pub fn of(evaluation: &Evaluation, size: BoardSize) -> Line {
        Line { value: evaluation.into(), moves: names(&evaluation.line, size) }
    }

    /// The lines, of which `n` were asked for; none if `n` is one, since the record has that line itself.
    pub fn several(lines: &[Evaluation], n: u8, size: BoardSize) -> Vec<Line> {
        if n == 1 { Vec::new() } else { lines.iter().map(|line| Line::of(line, size)).collect() }
    }
}

/// A board's width and height, such as `8x8`.
pub fn size_name(size: BoardSize) -> String {
    format!("{}x{}", size.width(), size.height())
}

/// The names of moves.
pub fn names(moves: &[Move], size: BoardSize) -> Vec<String> {
    moves.iter().map(|mv| mv.name(size)).collect()
}

/// The depth and cost of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Effort {
    /// Plies searched; the number of empty squares if the game was searched to its end.
    pub depth: u8,
    /// How much of the tree was searched, in percent; 100 if no move was skipped.
    pub selectivity: u8,
    /// Positions visited.
    pub nodes: u64,
    /// Seconds; left out with `--repeatable`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

impl From<&Report> for Effort {
    fn from(report: &Report) -> Effort {
        let Report { depth, selectivity, nodes, elapsed, .. } = *report;
        Effort { depth, selectivity, nodes, seconds: Some(rounded(elapsed.as_secs_f64(), 6)) }
    }
}

/// A position and what a search found.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Evaluated {
    /// The request that it answers.
    #[serde(flatten)]
    pub reply: Reply,
    /// The position.
    #[serde(flatten)]
    pub position: PositionRecord,
    /// Its value for the side to move.
    #[serde(flatten)]
    pub value: Value,
    /// The best move, such as `f5` or `pass`; `null` where the game is over.
    pub best: Option<String>,
    /// The line of best play, as far as it is known.
    pub moves: Vec<String>,
    /// The search.
    #[serde(flatten)]
    pub effort: Effort,
    /// Several moves with their values, the best first; only where they are asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// Only from `solve`: the score in the input, in discs for the side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<i32>,
}

/// A search of a position to one depth, deeper than the iteration before.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Iteration {
    /// The request that it answers.
    #[serde(flatten)]
    pub reply: Reply,
    /// Where the game whose last position is searched comes from.
    #[serde(flatten)]
    pub origin: Origin,
    /// The search so far.
    #[serde(flatten)]
    pub effort: Effort,
    /// The best moves with their lines, the best first.
    pub lines: Vec<Line>,
}

/// The end of `solve`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SolveTotal {
    /// Positions with the score of the file.
    pub correct: u32,
    /// Positions with another score.
    pub wrong: u32,
    /// Positions without a score in the file.
    pub unknown: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Seconds.
    pub seconds: f64,
}

/// The end of `merge`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Merged {
    /// Items written; an item is one line, or all lines of a reviewed game.
    pub lines: u64,
    /// Copies of items dropped as duplicates.
    pub doubles: u64,
    /// Copies of items dropped because they contradict the first copy.
    pub contradictions: u64,
    /// Items before the last that have no line: lines of the input without a position, or lines of a missing
    /// shard.
    pub missing: u64,
}

/// The side to move, legal moves and score of a position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Rules {
    /// The request that it answers.
    #[serde(flatten)]
    pub reply: Reply,
    /// The position.
    #[serde(flatten)]
    pub position: PositionRecord,
    /// The side to move: `Black` or `White`.
    pub turn: String,
    /// The legal moves; `["pass"]` where the side to move has no other, none where the game is over.
    pub legal: Vec<String>,
    /// The final score in discs, Black's minus White's, the empty squares given to the winner; `null` while
    /// the game goes on.
    pub score: Option<i16>,
}

/// A depth of `perft`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Perft {
    /// Depth in plies.
    pub depth: u32,
    /// Leaves at that depth.
    pub leaves: u64,
    /// Seconds.
    pub seconds: f64,
}

/// A position of `bench`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BenchCase {
    /// Width and height of the board.
    pub size: String,
    /// The number of empty squares.
    pub empties: usize,
    /// The value for the side to move.
    #[serde(flatten)]
    pub value: Value,
    /// The search.
    #[serde(flatten)]
    pub effort: Effort,
}

/// The end of `bench`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct BenchTotal {
    /// Positions visited: the signature of the search.
    pub nodes: u64,
    /// Seconds.
    pub seconds: f64,
    /// Positions visited a second.
    pub nodes_per_second: u64,
    /// The instructions that the search uses: plain, avx2 or avx512.
    pub instructions: &'static str,
}

/// How the grades of a level compare with those of the reference.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct GradesTotal {
    /// Games so far.
    pub games: usize,
    /// The level.
    pub level: u8,
    /// The grades.
    #[serde(flatten)]
    pub tally: GradeTally,
    /// Seconds a game.
    pub seconds: f64,
    /// The level of the reference.
    pub reference: u8,
    /// Seconds a game for the reference.
    pub reference_seconds: f64,
}

/// Grades counted.
#[derive(Clone, Copy, Debug, Default, Serialize, JsonSchema)]
pub struct GradeTally {
    /// Inaccuracies and worse.
    pub graded: u32,
    /// Those that are inaccuracies or worse in the reference.
    pub standing: u32,
    /// Those that have the same grade there.
    pub alike: u32,
    /// Inaccuracies and worse of the reference.
    pub of_reference: u32,
    /// Those that this level grades better than an inaccuracy.
    pub missed: u32,
}
