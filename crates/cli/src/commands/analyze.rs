//! `outflank-engine analyze`: the best moves of a position, iteration after iteration.

mod why;

use super::terminal::{cannot_write, complain, out, say};
use super::{EffortArguments, Machine, Output, book};
use crate::input::ChosenGame;
use crate::records::{self, Effort, Evaluated, Iteration, Line, Record, Reply, Value, names};
use crate::source::{Given, Source, Take};
use analysis::knowledge::Knowledge;
use analysis::reviewing::learn_book;
use clap::Args;
use engine::{Method, Report, Request, Stop, Thinker};
use othello::evaluation::{Evaluation, Source as Origin};
use othello::record::Record as GameTree;
use othello::rules::BoardSize;
use std::cell::RefCell;
use std::io::{self, Write};

/// Arguments of `analyze`.
#[derive(Args, Debug)]
pub struct Analyze {
    /// Moves such as f5d6c3, a board as text, a file with games or positions, or a folder of files; each game
    /// is analysed at its end
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    chosen: ChosenGame,
    #[command(flatten)]
    effort: EffortArguments,
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

/// Analyses the positions of the arguments.
///
/// # Errors
/// With a sentence, when no position can be read, no game goes on or a line cannot be written.
pub fn run(arguments: &Analyze, output: Output) -> Result<(), String> {
    let source = Source::open(std::slice::from_ref(&arguments.position), Take::Last)?;
    let number = |given: &Given| given.origin.game.unwrap_or(given.item) as usize;
    let wanted = source.filter(|given| arguments.chosen.game.is_none_or(|game| game == number(given)));
    let mut wanted = wanted.peekable();
    if let (Some(game), None) = (arguments.chosen.game, wanted.peek()) {
        return Err(format!("There is no game {game}."));
    }
    let book = book::named(arguments.book.as_deref())?;
    let mut thinker = Thinker::new(arguments.machine.resources());
    let (mut is_first, mut n_analysed) = (true, 0);
    while let Some(given) = wanted.next() {
        let is_one = std::mem::take(&mut is_first) && wanted.peek().is_none();
        if given.position.outcome().is_some() {
            if !is_one {
                complain(&format!("{}: the game is over.", given.name()));
            }
            continue;
        }
        if output == Output::Text && !is_one {
            say(&format!("{}{}", if n_analysed > 0 { "\n" } else { "" }, given.name()))?;
        }
        let method = Method::Search(arguments.effort.limits());
        let request = Request::new(given.position, given.goal, method).lines(arguments.lines);
        let mut knowledge = Knowledge::default();
        learn_book(&GameTree::new(given.position, given.goal), book.clone(), &mut knowledge);
        let analysis = Analysis { given: &given, request: &request, knowledge };
        let complaint = analyze(analysis, &mut thinker, output, &mut out());
        complaint.map_err(cannot_write)?.iter().for_each(|complaint| complain(complaint));
        if let Some(played) = &arguments.why {
            why::write(&given, &request, played, &mut thinker, output)?;
        }
        n_analysed += 1;
    }
    match n_analysed {
        0 => Err("There is nothing to analyse: the game is over.".to_owned()),
        _ => Ok(()),
    }
}

/// A position, how it is searched, and what is known of it.
pub struct Analysis<'a> {
    /// The position and its place.
    pub given: &'a Given,
    /// The search.
    pub request: &'a Request,
    /// Values of the opening book.
    pub knowledge: Knowledge,
}

/// Writes the best lines of each new depth or selectivity, and at the end the best lines and the best move.
/// The end also counts values that are already known, such as those of the opening book. Returns a sentence
/// when the system granted less memory than requested.
///
/// # Errors
/// When a line cannot be written.
pub fn analyze(
    Analysis { given, request, mut knowledge }: Analysis,
    thinker: &mut Thinker,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<Option<String>> {
    let size = request.position.size();
    let written = RefCell::new((out, None, Ok(())));
    let write = |report: &Report| {
        let (out, last, result) = &mut *written.borrow_mut();
        let now = Some((report.depth, report.selectivity, report.lines.clone()));
        if result.is_ok() && *last != now && report.depth > 0 {
            *result = write_report(report, given, output, *out);
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
    let (best, report) = thinker.think(request, &Stop::never(), &progress);
    write(&report);
    let (out, _, result) = written.into_inner();
    result?;
    let known = known_lines(&report, request, &mut knowledge);
    let value = known.first();
    let best = value.and_then(|value| value.line.first().copied()).or(best);
    let best = best.map_or("-".to_owned(), |mv| mv.name(size));
    match output {
        Output::Text => {
            if known != report.lines {
                write_lines(&known, &report, size, out)?;
            }
            match value {
                Some(value) if value.source == Origin::Book => {
                    writeln!(out, "best: {best}, {} (book, {} plies)", value.plain(), value.depth)?;
                }
                Some(value) => writeln!(out, "best: {best}, {}", value.plain())?,
                None => writeln!(out, "best: {best}")?,
            }
        }
        Output::Json => {
            let line = value.map(|value| Line::of(value, size));
            let line = line.unwrap_or(Line { value: Value::default(), moves: Vec::new() });
            let (depth, selectivity) =
                value.map_or((report.depth, report.selectivity), |of| looked(of, &report));
            records::write(
                out,
                &Record::Evaluation(Evaluated {
                    reply: Reply::default(),
                    position: given.numbered(),
                    value: line.value,
                    best: Some(best),
                    moves: line.moves,
                    effort: Effort { depth, selectivity, ..(&report).into() },
                    lines: match request.lines {
                        1 => Vec::new(),
                        _ => known.iter().map(|line| Line::of(line, size)).collect(),
                    },
                    expected: None,
                }),
            )?;
        }
    }
    out.flush()?;
    Ok(thinker.take_warning().map(|complaint| complaint.to_string()))
}

/// Joins the lines of the search with those of the book, best first. Keeps the search's own lines where their
/// values do not count discs.
fn known_lines(report: &Report, request: &Request, knowledge: &mut Knowledge) -> Vec<Evaluation> {
    let (position, goal) = (&request.position, request.goal);
    for line in &report.lines {
        knowledge.learn_move(position, goal, line.clone());
    }
    let mut known = knowledge.moves(position, goal);
    known.truncate(request.lines.into());
    if known.is_empty() { report.lines.clone() } else { known }
}

/// Depth and selectivity of a line: those of the search, unless the book knows it.
fn looked(line: &Evaluation, report: &Report) -> (u8, u8) {
    match line.source {
        Origin::Book => (line.depth, line.selectivity),
        _ => (report.depth, report.selectivity),
    }
}

fn write_report(report: &Report, given: &Given, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let size = given.position.size();
    match output {
        Output::Text => write_lines(&report.lines, report, size, out)?,
        Output::Json => {
            let (reply, origin, effort) = (Reply::default(), given.origin.clone(), report.into());
            let lines = report.lines.iter().map(|line| Line::of(line, size)).collect();
            records::write(out, &Record::Iteration(Iteration { reply, origin, effort, lines }))?;
        }
    }
    out.flush()
}

fn write_lines(
    lines: &[Evaluation],
    report: &Report,
    size: BoardSize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (nodes, seconds) = (report.nodes, report.elapsed.as_secs_f64());
    for line in lines {
        let (depth, selectivity) = looked(line, report);
        let selectivity = if selectivity == 100 { String::new() } else { format!("@{selectivity}%") };
        let depth = format!("{depth}{selectivity}");
        let (value, names) = (line.plain(), names(&line.line, size).join(" "));
        writeln!(out, "{depth:>7} {value:>6} {nodes:14} {seconds:9.3} s  {names}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::book::Book;
    use engine::{Limits, Resources};
    use othello::rules::{Goal, Move, Position, Square};

    fn start(size: &str) -> Position {
        Position::start(size.parse().unwrap())
    }

    fn analyzed(position: Position, limits: Limits, lines: u8, output: Output) -> String {
        let method = Method::Search(limits);
        let request = Request::new(position, Goal::MostDiscs, method).lines(lines);
        let given = Given::of(position, Goal::MostDiscs);
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
        let mut knowledge = Knowledge::default();
        learn_book(&GameTree::new(position, Goal::MostDiscs), Book::embedded(), &mut knowledge);
        let analysis = Analysis { given: &given, request: &request, knowledge };
        let mut out = Vec::new();
        analyze(analysis, &mut thinker, output, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_last_line_is_the_best_move() {
        let text = analyzed(start("4x4"), Limits::Solve, 1, Output::Text);
        let lines: Vec<&str> = text.lines().collect();
        let [.., last, best] = lines.as_slice() else { panic!("{text}") };
        assert!(last.trim_start().starts_with("12    -10 "), "{text}");
        let first_move = last.split(" s  ").nth(1).unwrap().split(' ').next().unwrap();
        assert_eq!(*best, format!("best: {first_move}, -10"));
    }

    #[test]
    fn each_iteration_is_an_object_with_the_lines_asked_for() {
        let text = analyzed(start("8x8"), Limits::Depth(8), 3, Output::Json);
        let objects: Vec<serde_json::Value> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (best, iterations) = objects.split_last().unwrap();
        assert_eq!(iterations.last().unwrap()["lines"].as_array().unwrap().len(), 3);
        assert_eq!(best["best"], iterations.last().unwrap()["lines"][0]["moves"][0]);
        let depths: Vec<u64> = iterations.iter().map(|object| object["depth"].as_u64().unwrap()).collect();
        assert!(depths.is_sorted() && depths.last() == Some(&8), "{depths:?}");
        assert_eq!(best["kind"], "book");
    }

    #[test]
    fn what_the_book_knows_is_the_first_line_and_the_best_with_its_depth() {
        let f5 = Square::parse("f5", BoardSize::STANDARD).unwrap();
        let position = Position::start(BoardSize::STANDARD).play(Move::Place(f5)).unwrap();
        for (lines, output) in [(1, Output::Text), (3, Output::Text), (3, Output::Json)] {
            let text = analyzed(position, Limits::Depth(4), lines, output);
            let rows: Vec<&str> = text.lines().collect();
            let (best, rows) = rows.split_last().unwrap();
            if output == Output::Text {
                let first: Vec<&str> = rows[rows.len() - usize::from(lines)].split_whitespace().collect();
                let (depth, value, mv) = (first[0].split('@').next().unwrap(), first[1], first[5]);
                assert_eq!(*best, format!("best: {mv}, {value} (book, {depth} plies)"));
                continue;
            }
            let best: serde_json::Value = serde_json::from_str(best).unwrap();
            assert_eq!((&best["best"], &best["kind"]), (&best["lines"][0]["moves"][0], &"book".into()));
            assert_eq!(best["value"], best["lines"][0]["value"]);
            assert!(best["depth"].as_u64().unwrap() > 4, "{best}");
        }
    }
}
