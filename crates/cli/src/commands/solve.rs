//! `outflank-engine solve`: exact scores of the problems of an OBF file, checked against those the file
//! gives.

use crate::arguments::Threads;
use crate::labeller::{Labeller, Question, Searching};
use crate::records::{Evaluated, Record, SolveTotal, Value, rounded};
use crate::source::{Source, Take};
use crate::terminal::Results;
use clap::Args;
use engine::eight::Window;
use engine::{Resources, Stop};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

#[derive(Args, Clone, Debug)]
pub(super) struct Solve {
    /// Positions of 8×8 with their scores, in OBF
    file: PathBuf,
    #[command(flatten)]
    threads: Threads,
    /// Size of the transposition table in megabytes
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=16384))]
    hash_mb: u32,
    /// Number of the first position to solve, from 1
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// Number of the last position to solve
    #[arg(long)]
    last: Option<u64>,
    /// Only find out who wins
    #[arg(long)]
    wld: bool,
    /// Write the lines that hold no position to this file
    #[arg(long, value_name = "FILE")]
    rejected: Option<PathBuf>,
}

/// Solves the chosen problems of a file and writes a line for each, then one of totals. The exit code is a
/// failure if a score of the file is wrong.
pub(super) fn run(arguments: &Solve, results: &mut Results) -> Result<ExitCode, String> {
    let file = arguments.file.to_string_lossy().into_owned();
    let source = Source::open(&[file], Take::Listed)?.rejecting_to(arguments.rejected.as_deref())?;
    let chosen = arguments.first..=arguments.last.unwrap_or(u64::MAX);
    let window = if arguments.wld { Window::WIN_DRAW_LOSS } else { Window::FULL };
    let (n_threads, table_mb) = (arguments.threads.number(), arguments.hash_mb as usize);
    let resources = Resources { n_threads, table_mb };
    let mut labeller = Labeller::new(Searching::new(Question::Score(window), resources));
    let (mut total, start) = (SolveTotal::default(), Instant::now());
    let problems = source.skip_while(|given| given.item < *chosen.start());
    for given in problems.take_while(|given| chosen.contains(&given.item)) {
        let solved = labeller.label(&given, &Stop::never(), &|_| {})?.expect("it is never stopped");
        let is_right = given.expected.map(|expected| match solved.value {
            Value { value: Some(value), .. } => value == f64::from(expected),
            // Only the winner is known.
            Value { least, most, .. } => expected > 0 && least.is_some() || expected < 0 && most.is_some(),
        });
        match is_right {
            Some(true) => total.correct += 1,
            Some(false) => total.wrong += 1,
            None => total.unknown += 1,
        }
        total.nodes += solved.effort.nodes;
        let solved = Evaluated { expected: given.expected, ..solved };
        let text = words(&solved, is_right == Some(false));
        results.put(Record::Evaluation(solved), text)?;
        results.progress(&format!("{} solved", total.correct + total.wrong + total.unknown));
    }
    results.progress("");
    let seconds = start.elapsed().as_secs_f64();
    total.seconds = rounded(seconds, 3);
    let SolveTotal { correct, wrong, unknown, nodes, .. } = total;
    let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
    let unknown = if unknown > 0 { format!(", {unknown} without a known score") } else { String::new() };
    let text = format!(
        "{nodes} nodes, {seconds:.3} s, {speed:.1} M nodes/s\n{correct} correct, {wrong} wrong{unknown}"
    );
    results.put(Record::SolveTotal(total), text)?;
    Ok(if total.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn words(solved: &Evaluated, is_wrong: bool) -> String {
    let Evaluated { value: Value { value, least, most, .. }, effort, expected, .. } = solved;
    let score = value.map(|value| value as i16).or(*least).or(*most).unwrap_or_default();
    let note = match expected {
        Some(expected) if is_wrong => format!("  wrong: {expected:+} is expected"),
        _ => String::new(),
    };
    let (item, n_empties) = (solved.position.origin.item.unwrap_or_default(), solved.position.empties);
    let (best, line) = (solved.best.as_deref().unwrap_or("-"), solved.moves.join(" "));
    let (nodes, seconds) = (effort.nodes, effort.seconds.unwrap_or_default());
    format!("{item:4} {n_empties:3} {score:+4} {best:>4} {nodes:14} {seconds:9.3} s  {line}{note}")
}
