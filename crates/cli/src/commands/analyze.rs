//! `outflank-engine analyze`: the best moves of a position, iteration after iteration.

mod why;

use super::terminal::{cannot_write, complain, out};
use super::{Effort, Machine, Output, book, joined, rounded};
use crate::input::{Chosen, read_position};
use analysis::knowledge::Knowledge;
use analysis::reviewing::learn_book;
use clap::Args;
use engine::{Method, Report, Request, Resources, Stop, Thinker};
use othello::evaluation::{Evaluation, Score, Source, outcome_key};
use othello::rules::BoardSize;
use serde_json::json;
use std::cell::RefCell;
use std::io::{self, Write};

/// Arguments of `analyze`.
#[derive(Args, Debug)]
pub struct Analyze {
    /// Moves such as f5d6c3, a board as text, or a file with either; a game is analysed at its end
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    chosen: Chosen,
    #[command(flatten)]
    effort: Effort,
    /// Number of best moves to show
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    lines: u8,
    /// Opening book whose values count for the best move, as in the window: a file, or none [default: the
    /// built-in one]
    #[arg(long, value_name = "FILE")]
    book: Option<String>,
    /// Also say why this move is worse than the best: every reason found, with its weights
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    #[command(flatten)]
    machine: Machine,
}

/// Analyses the position of the arguments.
///
/// # Errors
/// With a sentence, when the position cannot be read, the game is over or a line cannot be written.
pub fn run(arguments: &Analyze, output: Output) -> Result<(), String> {
    let record = read_position(&arguments.position, &arguments.chosen)?;
    if record.position().outcome().is_some() {
        return Err("There is nothing to analyse: the game is over.".to_owned());
    }
    let method = Method::Search(arguments.effort.limits());
    let request = Request::new(*record.position(), record.goal(), method).lines(arguments.lines);
    let mut knowledge = Knowledge::default();
    learn_book(&record, book::named(arguments.book.as_deref())?, &mut knowledge);
    let complaint = analyze(&request, knowledge, arguments.machine.resources(), output, &mut out());
    complaint.map_err(cannot_write)?.iter().for_each(|complaint| complain(complaint));
    match &arguments.why {
        Some(played) => why::write(&request, played, arguments.machine.resources(), output, &mut out()),
        None => Ok(()),
    }
}

/// Writes the best lines after each iteration, as far as they follow each other slowly enough to be read, and
/// the best move at the end, by the search and by what is known of the moves already. Returns a sentence when
/// the system granted less memory than requested.
///
/// # Errors
/// When a line cannot be written.
pub fn analyze(
    request: &Request,
    mut knowledge: Knowledge,
    resources: Resources,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<Option<String>> {
    let size = request.position.size();
    let written = RefCell::new((out, None, Ok(())));
    let write = |report: &Report| {
        let (out, last, result) = &mut *written.borrow_mut();
        let now = Some((report.depth, report.selectivity, report.lines.clone()));
        if result.is_ok() && *last != now && report.depth > 0 {
            *result = write_report(report, size, output, *out);
        }
        *last = now;
    };
    let is_new = |report: &Report| {
        let (_, last, _) = &*written.borrow();
        last.as_ref().is_none_or(|(depth, selectivity, _)| {
            (*depth, *selectivity) != (report.depth, report.selectivity)
        })
    };
    let progress = |report: Report| {
        if is_new(&report) {
            write(&report)
        }
    };
    let mut thinker = Thinker::new(resources);
    let (best, report) = thinker.think(request, &Stop::never(), &progress);
    write(&report);
    let (out, _, result) = written.into_inner();
    result?;
    let (position, goal) = (&request.position, request.goal);
    for line in &report.lines {
        knowledge.learn_move(position, goal, line.clone());
    }
    // What has no discs, such as a teaching evaluation's points, is not known.
    let known = knowledge.moves(position, goal).into_iter().next();
    let value = known.as_ref().or(report.lines.first());
    let best = value.and_then(|value| value.line.first().copied()).or(best);
    let best = best.map_or("-".to_owned(), |mv| mv.name(size));
    match output {
        Output::Text => match value {
            Some(value) if value.source == Source::Book => {
                writeln!(out, "best: {best}, {} (book)", value.plain())?;
            }
            Some(value) => writeln!(out, "best: {best}, {}", value.plain())?,
            None => writeln!(out, "best: {best}")?,
        },
        Output::Json => {
            let value = value.map(json_value).into_iter();
            let object =
                joined([json!({ "best": best })].into_iter().chain(value).chain([json_effort(&report)]));
            writeln!(out, "{object}")?;
        }
    }
    out.flush()?;
    Ok(thinker.take_warning().map(|complaint| complaint.to_string()))
}

fn write_report(report: &Report, size: BoardSize, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let names = |line: &Evaluation| line.line.iter().map(|mv| mv.name(size)).collect::<Vec<_>>();
    match output {
        Output::Text => {
            let selectivity =
                if report.selectivity == 100 { String::new() } else { format!("@{}%", report.selectivity) };
            let depth = format!("{}{selectivity}", report.depth);
            let (nodes, seconds) = (report.nodes, report.elapsed.as_secs_f64());
            for line in &report.lines {
                let (value, names) = (line.plain(), names(line).join(" "));
                writeln!(out, "{depth:>7} {value:>6} {nodes:14} {seconds:9.3} s  {names}")?;
            }
        }
        Output::Json => {
            let line = |line: &Evaluation| joined([json_value(line), json!({ "moves": names(line) })]);
            let lines: Vec<serde_json::Value> = report.lines.iter().map(line).collect();
            writeln!(out, "{}", joined([json_effort(report), json!({ "lines": lines })]))?;
        }
    }
    out.flush()
}

/// `{ "kind": "estimate", "value": 1.25 }`: discs, or the teaching evaluation's points; who wins where only
/// that is proven.
pub(super) fn json_value(evaluation: &Evaluation) -> serde_json::Value {
    let discs = |score: Score| f64::from(score.hundredths()) / 100.0;
    match (evaluation.in_discs(), evaluation.outcome()) {
        (Some(score), _) if evaluation.is_exact() => json!({ "kind": "exact", "value": score.discs() }),
        (Some(score), _) if evaluation.source == Source::Book => {
            json!({ "kind": "book", "value": score.discs() })
        }
        (Some(score), _) => json!({ "kind": "estimate", "value": discs(score) }),
        (None, Some(outcome)) => json!({ "kind": "outcome", "value": outcome_key(outcome) }),
        (None, None) => json!({ "kind": "points", "value": evaluation.score.hundredths() / 100 }),
    }
}

fn json_effort(report: &Report) -> serde_json::Value {
    let Report { depth, selectivity, nodes, elapsed, .. } = report;
    let seconds = rounded(elapsed.as_secs_f64(), 3);
    json!({ "depth": depth, "selectivity": selectivity, "nodes": nodes, "seconds": seconds })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Limits;
    use othello::rules::{Goal, Position};

    fn analyzed(size: &str, limits: Limits, lines: u8, output: Output) -> String {
        let position = Position::start(size.parse().unwrap());
        let method = Method::Search(limits);
        let request = Request::new(position, Goal::MostDiscs, method).lines(lines);
        let mut out = Vec::new();
        let resources = Resources { n_threads: 1, table_mb: 1 };
        analyze(&request, Knowledge::default(), resources, output, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_last_line_is_the_best_move() {
        let text = analyzed("4x4", Limits::Solve, 1, Output::Text);
        let lines: Vec<&str> = text.lines().collect();
        let [.., last, best] = lines.as_slice() else { panic!("{text}") };
        assert!(last.trim_start().starts_with("12    -10 "), "{text}");
        let first_move = last.split(" s  ").nth(1).unwrap().split(' ').next().unwrap();
        assert_eq!(*best, format!("best: {first_move}, -10"));
    }

    #[test]
    fn each_iteration_is_an_object_with_the_lines_asked_for() {
        let text = analyzed("8x8", Limits::Depth(8), 3, Output::Json);
        let objects: Vec<serde_json::Value> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (best, iterations) = objects.split_last().unwrap();
        assert_eq!(iterations.last().unwrap()["lines"].as_array().unwrap().len(), 3);
        assert_eq!(best["best"], iterations.last().unwrap()["lines"][0]["moves"][0]);
        let depths: Vec<u64> = iterations.iter().map(|object| object["depth"].as_u64().unwrap()).collect();
        assert!(depths.is_sorted() && depths.last() == Some(&8), "{depths:?}");
        assert_eq!(best["kind"], "estimate");
    }
}
