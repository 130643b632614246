//! `outflank-engine label`: a value for each of many positions, on one machine or many.

use crate::arguments::{n_threads, read_level};
use crate::input::{is_pipe, read_weights};
use crate::labeller::{Labeller, Question, Searching};
use crate::lines::{Done, ItemLines};
use crate::records::{self, Header, Record};
use crate::shard::Shard;
use crate::source::{Given, Source, Take};
use crate::terminal::{Results, complain, leave_out};
use clap::Args;
use engine::eight::Window;
use engine::{Level, Limits, Resources, Stop};
use std::cell::Cell;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;
use train::batch::Batch;

#[derive(Args, Debug)]
pub(super) struct Label {
    /// Positions: OBF, JSON lines of `positions` or `label`, or games, which stand for their last position;
    /// - for standard input
    input: String,
    #[command(flatten)]
    query: Query,
    /// With --alpha: print scores from this one on as a bound
    #[arg(long, requires = "alpha", allow_hyphen_values = true)]
    #[arg(value_parser = clap::value_parser!(i8).range(-64..=65))]
    beta: Option<i8>,
    /// Number of best moves with a value each, or all
    #[arg(long, value_name = "N|all", default_value = "1", value_parser = read_moves)]
    moves: u8,
    /// Begin each position with an empty table and tell no times: the same lines, byte for byte, from every
    /// machine with the same set of instructions
    #[arg(long)]
    repeatable: bool,
    /// Weights of 8×8 [default: the built-in ones]
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    part: Part,
    /// Write the lines of the input that hold no position to this file
    #[arg(long, value_name = "FILE")]
    rejected: Option<PathBuf>,
    /// Positions searched at the same time, one thread each [default: all processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Megabytes of memory for each thread
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=16384))]
    hash_mb: u32,
}

/// What is asked of each position.
#[derive(Args, Clone, Copy, Debug)]
#[group(required = true, multiple = false)]
struct Query {
    /// Search at this level, 1 to 30
    #[arg(long, value_parser = read_level)]
    level: Option<Level>,
    /// Search this many plies
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
    /// Find the exact score
    #[arg(long)]
    exact: bool,
    /// Find out who wins
    #[arg(long)]
    wld: bool,
    /// Find the score where it lies between --alpha and --beta; print scores up to --alpha as a bound
    #[arg(long, requires = "beta", allow_hyphen_values = true)]
    #[arg(value_parser = clap::value_parser!(i8).range(-65..=64))]
    alpha: Option<i8>,
}

/// Which part of the work is done, and where its lines go.
#[derive(Args, Debug)]
pub(super) struct Part {
    /// Only part K of N; auto/N takes K from Slurm, Kubernetes, HyperQueue or GNU parallel
    #[arg(long, value_name = "K/N", value_parser = Shard::read)]
    pub(super) shard: Option<Shard>,
    /// File for the lines [default: standard output]
    #[arg(long, value_name = "FILE.jsonl")]
    pub(super) out: Option<PathBuf>,
    /// Continue the file of --out where it was stopped
    #[arg(long, requires = "out")]
    pub(super) resume: bool,
}

impl Part {
    /// Begins or resumes the file, or writes the header to standard output. Returns its items and the writer.
    pub(super) fn open(&self, header: &Header) -> Result<(Done, ItemLines), String> {
        match self.out.as_deref().filter(|path| !is_pipe(path)) {
            Some(path) => ItemLines::of_file(path, header, self.resume),
            None => Ok((Done::default(), ItemLines::of_output(header)?)),
        }
    }
}

fn read_moves(text: &str) -> Result<u8, String> {
    let number = if text == "all" { Some(u8::MAX) } else { text.parse().ok().filter(|&number| number > 0) };
    number.ok_or_else(|| "expected a number of moves, or all".to_owned())
}

impl Label {
    fn question(&self) -> Question {
        let Query { level, depth, wld, alpha, .. } = self.query;
        let level = level.map(|level| Question::Value(Limits::Level(level)));
        let depth = depth.map(|depth| Question::Value(Limits::Depth(depth)));
        let window =
            alpha.zip(self.beta).map(|(alpha, beta)| Window { alpha: alpha.into(), beta: beta.into() });
        let window = if wld { Window::WIN_DRAW_LOSS } else { window.unwrap_or(Window::FULL) };
        level.or(depth).unwrap_or(Question::Score(window))
    }

    /// The arguments that the lines depend on.
    fn options(&self) -> String {
        let mut text = match self.question() {
            Question::Value(Limits::Level(level)) => format!("--level {}", level.number()),
            Question::Value(Limits::Depth(depth)) => format!("--depth {depth}"),
            Question::Score(Window::FULL) | Question::Value(_) => "--exact".to_owned(),
            Question::Score(Window::WIN_DRAW_LOSS) => "--wld".to_owned(),
            Question::Score(Window { alpha, beta }) => format!("--alpha {alpha} --beta {beta}"),
        };
        match self.moves {
            1 => {}
            u8::MAX => text += " --moves all",
            n => _ = write!(text, " --moves {n}"),
        }
        if self.repeatable {
            _ = write!(text, " --repeatable --hash-mb {}", self.hash_mb);
        }
        text
    }
}

/// Searches the positions of the input and writes a line for each.
pub(super) fn run(arguments: &Label, results: &mut Results) -> Result<(), String> {
    let question = arguments.question();
    if matches!(question, Question::Score(Window { alpha, beta }) if alpha >= beta) {
        return Err("--alpha has to be less than --beta.".to_owned());
    }
    let weights = read_weights(arguments.weights.as_deref())?;
    let header = Header::new("label", Some(weights.checksum()), arguments.options());
    let source = Source::open(std::slice::from_ref(&arguments.input), Take::Last)?;
    let source = source.of_shard(arguments.part.shard).rejecting_to(arguments.rejected.as_deref())?;
    let (done, mut lines) = arguments.part.open(&header)?;
    let searching = Searching {
        question,
        n_lines: arguments.moves,
        repeatable: arguments.repeatable,
        weights: arguments.weights.as_ref().map(|_| weights),
        resources: Resources { n_threads: 1, table_mb: arguments.hash_mb as usize },
    };
    let other_input = Cell::new(None);
    // Skips items that the file already has; one with another position there ends the work with an error.
    let open = source.map_while(|given| match done.has(given.item, || given.record().board) {
        Ok(is_done) => Some((!is_done).then_some(given)),
        Err(sentence) => {
            other_input.set(Some(sentence));
            None
        }
    });
    let worker = || {
        let mut labeller = Labeller::new(searching.clone());
        move |given: Given| {
            let labelled = labeller.label(&given, &Stop::never(), &|_| {});
            (given.item, labelled, labeller.take_warning())
        }
    };
    let (begin, mut n_done) = (Instant::now(), 0u64);
    let batch = Batch { n_threads: n_threads(arguments.threads), in_order: lines.path.is_none() };
    batch.run(open.flatten(), worker, |(item, labelled, warning)| {
        warning.iter().for_each(|warning| complain(warning));
        match labelled {
            Ok(Some(evaluated)) => lines.put(item, &records::line(&Record::Evaluation(evaluated)))?,
            Ok(None) => {}
            Err(sentence) => leave_out(&format!("position {item}: {sentence}")),
        }
        n_done += 1;
        results.progress_often(|| {
            let speed = n_done as f64 / begin.elapsed().as_secs_f64();
            format!("{n_done} positions, {speed:.1} a second")
        });
        Ok::<_, String>(())
    })?;
    results.progress("");
    match other_input.take() {
        Some(sentence) => Err(sentence),
        None => lines.finish(),
    }
}
