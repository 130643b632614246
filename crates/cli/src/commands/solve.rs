//! `outflank-engine solve`: exact scores of the problems of an OBF file, checked against those the file
//! gives.

use super::arguments::n_threads;
use super::terminal::{cannot_write, on_terminal, out};
use super::{About, Output, Report, rounded};
use crate::input::read_problems;
use clap::Args;
use engine::eight::{self, Solution, TranspositionTable, Window};
use engine::kernel::{Eight, Kernel};
use othello::formats::obf::Problem;
use othello::rules::{BoardSize, Move};
use serde_json::json;
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
    first: usize,
    /// Number of the last position to solve
    #[arg(long)]
    last: Option<usize>,
    /// Only find out who wins
    #[arg(long)]
    wld: bool,
}

/// The problems counted by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolveTally {
    /// Problems with the score of the file.
    pub n_correct: u32,
    /// Problems with another score.
    pub n_wrong: u32,
    /// Problems without a score in the file.
    pub n_unknown: u32,
    /// Positions searched.
    pub nodes: u64,
}

/// Solves the problems of a file. The exit code is a failure if a score of the file is wrong.
///
/// # Errors
/// With a sentence, when the file cannot be read, memory is missing or a line cannot be written.
pub fn run(arguments: &Solve, output: Output) -> Result<ExitCode, String> {
    let problems = read_problems(&arguments.file)?;
    let mut table = TranspositionTable::new(arguments.hash_mb as usize)
        .ok_or_else(|| format!("{} MB of memory are not available.", arguments.hash_mb))?;
    let report = Report { output, out: &mut out(), progress: &mut on_terminal() };
    let tally = solve(&problems, arguments, &mut table, report).map_err(cannot_write)?;
    Ok(if tally.n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Solves the chosen problems and writes a line for each, then one of totals. Shows progress after each
/// problem.
///
/// # Errors
/// When a line cannot be written.
pub fn solve(
    problems: &[Problem],
    arguments: &Solve,
    table: &mut TranspositionTable,
    report: Report,
) -> io::Result<SolveTally> {
    let Report { output, out, progress } = report;
    let chosen = arguments.first..=arguments.last.unwrap_or(usize::MAX);
    let problems: Vec<(usize, &Problem)> =
        (1..).zip(problems).filter(|(number, _)| chosen.contains(number)).collect();
    let n_threads = n_threads(arguments.threads);
    let window = if arguments.wld { Window::WIN_DRAW_LOSS } else { Window::FULL };
    // Each empty square more takes about twice as long.
    let work = |problem: &Problem| 2f64.powi(problem.position.empties().len() as i32);
    let all_work: f64 = problems.iter().map(|(_, problem)| work(problem)).sum();
    let (mut tally, mut work_done) = (SolveTally::default(), 0.0);
    let start = Instant::now();
    for (n_done, (number, problem)) in problems.iter().enumerate() {
        let kernel = Eight::STANDARD;
        let before = Instant::now();
        let solution =
            eight::solve(kernel, kernel.board(&problem.position), window, n_threads, table, &|| false)
                .expect("it is never stopped");
        let seconds = before.elapsed().as_secs_f64();
        let agreement = Agreement::of(&solution, problem, arguments.wld);
        match agreement {
            Agreement::Correct => tally.n_correct += 1,
            Agreement::Wrong => tally.n_wrong += 1,
            Agreement::Unknown => tally.n_unknown += 1,
        }
        tally.nodes += solution.nodes;
        Solved { number: *number, problem, solution, seconds, agreement }.write(output, out)?;
        work_done += work(problem);
        let left = start.elapsed().as_secs_f64() * (all_work - work_done) / work_done;
        progress(&format!("{} of {} solved, about {} left", n_done + 1, problems.len(), About(left)));
    }
    write_tally(&tally, start.elapsed().as_secs_f64(), output, out)?;
    Ok(tally)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Agreement {
    Correct,
    Wrong,
    Unknown,
}

impl Agreement {
    fn of(solution: &Solution, problem: &Problem, win_draw_loss: bool) -> Agreement {
        let is_right = |score: i32| match win_draw_loss {
            true => score.signum() == solution.score.signum(),
            false => score == solution.score,
        };
        match problem.score.map(is_right) {
            Some(true) => Agreement::Correct,
            Some(false) => Agreement::Wrong,
            None => Agreement::Unknown,
        }
    }
}

/// A problem with its solution.
struct Solved<'a> {
    /// The number in the file, from 1.
    number: usize,
    problem: &'a Problem,
    solution: Solution,
    seconds: f64,
    agreement: Agreement,
}

impl Solved<'_> {
    fn write(&self, output: Output, out: &mut dyn Write) -> io::Result<()> {
        let Solved { number, problem, solution, seconds, agreement } = self;
        let Solution { score, line, nodes } = solution;
        let n_empties = problem.position.empties().len();
        let names: Vec<String> = line.iter().map(|mv: &Move| mv.name(BoardSize::STANDARD)).collect();
        let best = names.first().map_or("-", String::as_str);
        match output {
            Output::Text => {
                let note = match (agreement, problem.score) {
                    (Agreement::Wrong, Some(expected)) => format!("  wrong: {expected:+} is expected"),
                    _ => String::new(),
                };
                let names = names.join(" ");
                writeln!(
                    out,
                    "{number:4} {n_empties:3} {score:+4} {best:>4} {nodes:14} {seconds:9.3} s  {names}{note}"
                )?;
            }
            Output::Json => {
                let object = json!({
                    "number": number, "empties": n_empties, "score": score, "expected": problem.score,
                    "best": best,
                    "line": names, "nodes": nodes, "seconds": rounded(*seconds, 3),
                });
                writeln!(out, "{object}")?;
            }
        }
        out.flush()
    }
}

fn write_tally(tally: &SolveTally, seconds: f64, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let SolveTally { n_correct, n_wrong, n_unknown, nodes } = *tally;
    let speed = nodes as f64 / seconds.max(1e-9);
    match output {
        Output::Text => {
            let unknown =
                if n_unknown > 0 { format!(", {n_unknown} without a known score") } else { String::new() };
            writeln!(out, "{nodes} nodes, {seconds:.3} s, {:.1} M nodes/s", speed / 1e6)?;
            writeln!(out, "{n_correct} correct, {n_wrong} wrong{unknown}")
        }
        Output::Json => {
            let object = json!({
                "correct": n_correct, "wrong": n_wrong, "unknown": n_unknown, "nodes": nodes,
                "seconds": rounded(seconds, 3),
            });
            writeln!(out, "{object}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::formats::obf;

    const PROBLEMS: &str = "% two of FFO, one with a wrong score\n\
        --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;\n\
        -XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+12;\n";

    fn solved(wld: bool, output: Output) -> (SolveTally, String) {
        let problems = obf::read(PROBLEMS).unwrap();
        let (mut out, mut reports) = (Vec::new(), Vec::new());
        let arguments =
            Solve { file: PathBuf::new(), threads: Some(1), hash_mb: 1, first: 1, last: None, wld };
        let mut table = TranspositionTable::new(1).unwrap();
        let progress = &mut |text: &str| reports.push(text.to_owned());
        let report = Report { output, out: &mut out, progress };
        let tally = solve(&problems, &arguments, &mut table, report).unwrap();
        assert!(
            reports[0].starts_with("1 of 2 solved, about ") && reports[1] == "2 of 2 solved, about 0 s left"
        );
        (tally, String::from_utf8(out).unwrap())
    }

    #[test]
    fn wrong_scores_are_counted_and_named() {
        let (tally, text) = solved(false, Output::Text);
        assert_eq!((tally.n_correct, tally.n_wrong, tally.n_unknown), (1, 1, 0));
        let lines: Vec<_> = text.lines().collect();
        assert!(lines[0].starts_with("   1  14  +18   g8 "), "{text}");
        assert!(lines[1].ends_with("wrong: +12 is expected"), "{text}");
        assert_eq!(lines[3], "1 correct, 1 wrong");
    }

    #[test]
    fn who_wins_is_right_in_both() {
        let (tally, text) = solved(true, Output::Json);
        assert_eq!((tally.n_correct, tally.n_wrong), (2, 0));
        for line in text.lines() {
            serde_json::from_str::<serde_json::Value>(line).expect("each line is an object");
        }
    }
}
