//! `outflank-engine solve`: exact scores of the problems of an OBF file, checked against those the file
//! gives.

use super::arguments::n_threads;
use super::terminal::{cannot_write, on_terminal, out};
use super::{Output, Report, rounded};
use crate::labeller::{Labeller, Question, Searching};
use crate::records::{self, Evaluated, Record, SolveTotal, Value};
use crate::source::{Given, Source, Take};
use clap::Args;
use engine::eight::Window;
use engine::{Resources, Stop};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Arguments of `solve`.
#[derive(Args, Clone, Debug)]
pub struct Solve {
    /// Positions of 8×8 with their scores, in OBF
    file: PathBuf,
    /// Search threads [default: all processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
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

/// Solves the problems of a file. The exit code is a failure if a score of the file is wrong.
///
/// # Errors
/// With a sentence, when the file cannot be read, memory is missing or a line cannot be written.
pub fn run(arguments: &Solve, output: Output) -> Result<ExitCode, String> {
    let file = arguments.file.to_string_lossy().into_owned();
    let source = Source::open(&[file], Take::Listed)?.rejecting_to(arguments.rejected.as_deref())?;
    let report = Report { output, out: &mut out(), progress: &mut on_terminal() };
    let total = solve(source, arguments, report)?;
    Ok(if total.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Solves the chosen problems and writes a line for each, then one of totals. Shows progress after each
/// problem.
///
/// # Errors
/// With a sentence, when memory is missing or a line cannot be written.
pub fn solve(
    problems: impl Iterator<Item = Given>,
    arguments: &Solve,
    report: Report,
) -> Result<SolveTotal, String> {
    let Report { output, out, progress } = report;
    let chosen = arguments.first..=arguments.last.unwrap_or(u64::MAX);
    let window = if arguments.wld { Window::WIN_DRAW_LOSS } else { Window::FULL };
    let mut labeller = Labeller::new(Searching {
        question: Question::Score(window),
        n_lines: 1,
        repeatable: false,
        weights: None,
        resources: Resources {
            n_threads: n_threads(arguments.threads),
            table_mb: arguments.hash_mb as usize,
        },
    });
    let (mut total, start) = (SolveTotal::default(), Instant::now());
    let problems = problems.skip_while(|given| given.item < *chosen.start());
    for given in problems.take_while(|given| chosen.contains(&given.item)) {
        let solved = labeller.label(&given, &Stop::never(), &|_| {})?.expect("it is never stopped");
        let is_right = given.expected.map(|expected| agrees(&solved, expected));
        match is_right {
            Some(true) => total.correct += 1,
            Some(false) => total.wrong += 1,
            None => total.unknown += 1,
        }
        total.nodes += solved.effort.nodes;
        total.seconds = rounded(start.elapsed().as_secs_f64(), 3);
        let solved = Evaluated { expected: given.expected, ..solved };
        match output {
            Output::Text => write_text(&solved, is_right == Some(false), out),
            Output::Json => records::write(out, &Record::Evaluation(solved)),
        }
        .and_then(|()| out.flush())
        .map_err(cannot_write)?;
        progress(&format!("{} solved", total.correct + total.wrong + total.unknown));
    }
    progress("");
    match output {
        Output::Text => write_total(&total, start.elapsed().as_secs_f64(), out),
        Output::Json => records::write(out, &Record::SolveTotal(total)),
    }
    .map_err(cannot_write)?;
    Ok(total)
}

/// Whether the result agrees with the score in the file.
fn agrees(solved: &Evaluated, expected: i32) -> bool {
    let Value { value, least, most, .. } = &solved.value;
    match value {
        Some(value) => *value == f64::from(expected),
        // Only the winner is known.
        None => least.is_some_and(|_| expected > 0) || most.is_some_and(|_| expected < 0),
    }
}

fn write_text(solved: &Evaluated, is_wrong: bool, out: &mut dyn Write) -> io::Result<()> {
    let Evaluated { value: Value { value, least, most, .. }, effort, expected, .. } = solved;
    let score = value.map(|value| value as i16).or(*least).or(*most).unwrap_or_default();
    let note = match expected {
        Some(expected) if is_wrong => format!("  wrong: {expected:+} is expected"),
        _ => String::new(),
    };
    let (item, n_empties) = (solved.position.origin.item.unwrap_or_default(), solved.position.empties);
    let (best, line) = (solved.best.as_deref().unwrap_or("-"), solved.moves.join(" "));
    let (nodes, seconds) = (effort.nodes, effort.seconds.unwrap_or_default());
    writeln!(out, "{item:4} {n_empties:3} {score:+4} {best:>4} {nodes:14} {seconds:9.3} s  {line}{note}")
}

fn write_total(total: &SolveTotal, seconds: f64, out: &mut dyn Write) -> io::Result<()> {
    let SolveTotal { correct, wrong, unknown, nodes, .. } = *total;
    let speed = nodes as f64 / seconds.max(1e-9);
    let unknown = if unknown > 0 { format!(", {unknown} without a known score") } else { String::new() };
    writeln!(out, "{nodes} nodes, {seconds:.3} s, {:.1} M nodes/s", speed / 1e6)?;
    writeln!(out, "{correct} correct, {wrong} wrong{unknown}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROBLEMS: &str = "% two of FFO, one with a wrong score\n\
        --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;\n\
        -XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+12;\n";

    fn solved(wld: bool, output: Output) -> (SolveTotal, String) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("two.obf");
        std::fs::write(&file, PROBLEMS).unwrap();
        let source = Source::open(&[file.to_str().unwrap().to_owned()], Take::Listed).unwrap();
        let (threads, rejected) = (Some(1), None);
        let arguments = Solve { file, threads, hash_mb: 1, first: 1, last: None, wld, rejected };
        let (mut out, mut reports) = (Vec::new(), Vec::new());
        let progress = &mut |text: &str| reports.push(text.to_owned());
        let total = solve(source, &arguments, Report { output, out: &mut out, progress }).unwrap();
        assert_eq!(reports, ["1 solved", "2 solved", ""]);
        (total, String::from_utf8(out).unwrap())
    }

    #[test]
    fn wrong_scores_are_counted_and_named() {
        let (total, text) = solved(false, Output::Text);
        assert_eq!((total.correct, total.wrong, total.unknown), (1, 1, 0));
        let lines: Vec<_> = text.lines().collect();
        assert!(lines[0].starts_with("   1  14  +18   g8 "), "{text}");
        assert!(lines[1].ends_with("wrong: +12 is expected"), "{text}");
        assert_eq!(lines[3], "1 correct, 1 wrong");
    }

    #[test]
    fn who_wins_is_right_in_both() {
        let (total, text) = solved(true, Output::Json);
        assert_eq!((total.correct, total.wrong), (2, 0));
        for line in text.lines() {
            serde_json::from_str::<serde_json::Value>(line).expect("each line is an object");
        }
    }
}
