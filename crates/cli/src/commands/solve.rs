//! `outflank-engine solve`: exact scores of the problems of an OBF file, checked against those the file
//! gives.

use super::{About, Output, rounded};
use engine::eight::{self, Solution, TranspositionTable, Window};
use engine::kernel::{Eight, Kernel};
use othello::formats::obf::Problem;
use othello::rules::{BoardSize, Move};
use serde_json::json;
use std::io::{self, Write};
use std::time::Instant;

/// How problems are solved.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Threads to search with.
    pub n_threads: usize,
    /// Only who wins.
    pub win_draw_loss: bool,
    /// How results are written.
    pub output: Output,
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Problems whose score is that of the file.
    pub n_correct: u32,
    /// Problems whose score is another.
    pub n_wrong: u32,
    /// Problems whose score the file does not tell.
    pub n_unknown: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Solves problems, each with its number, and writes a line for each and one of totals at the end. `progress`
/// is told after each problem how far things are.
///
/// # Errors
/// When a line cannot be written.
pub fn solve(
    problems: &[(usize, Problem)],
    options: Options,
    table: &mut TranspositionTable,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(&str),
) -> io::Result<Tally> {
    let window = if options.win_draw_loss { Window::WIN_DRAW_LOSS } else { Window::FULL };
    // Each empty square more takes about twice as long.
    let work = |problem: &Problem| 2f64.powi(problem.position.empties().len() as i32);
    let all_work: f64 = problems.iter().map(|(_, problem)| work(problem)).sum();
    let (mut tally, mut work_done) = (Tally::default(), 0.0);
    let start = Instant::now();
    for (n_done, (number, problem)) in problems.iter().enumerate() {
        let kernel = Eight::STANDARD;
        let before = Instant::now();
        let solution =
            eight::solve(kernel, kernel.board(&problem.position), window, options.n_threads, table, &|| {
                false
            })
            .expect("nobody stops it");
        let seconds = before.elapsed().as_secs_f64();
        let checked = Checked::of(&solution, problem, options.win_draw_loss);
        match checked {
            Checked::Correct => tally.n_correct += 1,
            Checked::Wrong => tally.n_wrong += 1,
            Checked::Unknown => tally.n_unknown += 1,
        }
        tally.nodes += solution.nodes;
        write_solution(*number, problem, &solution, seconds, checked, options.output, out)?;
        work_done += work(problem);
        let left = start.elapsed().as_secs_f64() * (all_work - work_done) / work_done;
        progress(&format!("{} of {} solved, about {} left", n_done + 1, problems.len(), About(left)));
    }
    write_tally(&tally, start.elapsed().as_secs_f64(), options.output, out)?;
    Ok(tally)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Checked {
    Correct,
    Wrong,
    Unknown,
}

impl Checked {
    fn of(solution: &Solution, problem: &Problem, win_draw_loss: bool) -> Checked {
        let is_right = |score: i32| match win_draw_loss {
            true => score.signum() == solution.score.signum(),
            false => score == solution.score,
        };
        match problem.score.map(is_right) {
            Some(true) => Checked::Correct,
            Some(false) => Checked::Wrong,
            None => Checked::Unknown,
        }
    }
}

fn write_solution(
    number: usize,
    problem: &Problem,
    solution: &Solution,
    seconds: f64,
    checked: Checked,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Solution { score, line, nodes } = solution;
    let n_empties = problem.position.empties().len();
    let names: Vec<String> = line.iter().map(|mv: &Move| mv.name(BoardSize::STANDARD)).collect();
    let best = names.first().map_or("-", String::as_str);
    match output {
        Output::Text => {
            let note = match (checked, problem.score) {
                (Checked::Wrong, Some(expected)) => format!("  wrong: {expected:+} is expected"),
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
                "line": names, "nodes": nodes, "seconds": rounded(seconds, 3),
            });
            writeln!(out, "{object}")?;
        }
    }
    out.flush()
}

fn write_tally(tally: &Tally, seconds: f64, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let Tally { n_correct, n_wrong, n_unknown, nodes } = *tally;
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

    fn run(win_draw_loss: bool, output: Output) -> (Tally, String) {
        let problems: Vec<_> = (1..).zip(obf::read(PROBLEMS).unwrap()).collect();
        let (mut out, mut reports) = (Vec::new(), Vec::new());
        let options = Options { n_threads: 1, win_draw_loss, output };
        let mut table = TranspositionTable::new(1).unwrap();
        let tally =
            solve(&problems, options, &mut table, &mut out, &mut |text| reports.push(text.to_owned()))
                .unwrap();
        assert!(
            reports[0].starts_with("1 of 2 solved, about ") && reports[1] == "2 of 2 solved, about 0 s left"
        );
        (tally, String::from_utf8(out).unwrap())
    }

    #[test]
    fn wrong_scores_are_counted_and_named() {
        let (tally, text) = run(false, Output::Text);
        assert_eq!((tally.n_correct, tally.n_wrong, tally.n_unknown), (1, 1, 0));
        let lines: Vec<_> = text.lines().collect();
        assert!(lines[0].starts_with("   1  14  +18   g8 "), "{text}");
        assert!(lines[1].ends_with("wrong: +12 is expected"), "{text}");
        assert_eq!(lines[3], "1 correct, 1 wrong");
    }

    #[test]
    fn who_wins_is_right_in_both() {
        let (tally, text) = run(true, Output::Json);
        assert_eq!((tally.n_correct, tally.n_wrong), (2, 0));
        for line in text.lines() {
            serde_json::from_str::<serde_json::Value>(line).expect("each line is an object");
        }
    }
}
