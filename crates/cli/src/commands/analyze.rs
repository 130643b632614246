//! `outflank-engine analyze`: the best moves of a position, iteration after iteration.

mod why;

use super::book;
use crate::arguments::{EffortArguments, Machine};
use crate::input::ChosenGame;
use crate::records::{Effort, Evaluated, Iteration, Line, Record, Reply, names};
use crate::source::{Given, Source, Take};
use crate::terminal::{Output, Results, complain};
use analysis::knowledge::Knowledge;
use analysis::reviewing::learn_book;
use clap::Args;
use engine::{Method, Report, Request, Stop, Thinker};
use othello::evaluation::{Evaluation, Source as ValueSource};
use othello::record::Record as GameTree;
use othello::rules::BoardSize;
use std::cell::RefCell;

#[derive(Args, Debug)]
pub(super) struct Analyze {
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
pub(super) fn run(arguments: &Analyze, results: &mut Results) -> Result<(), String> {
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
        if results.output == Output::Text && !is_one {
            results.line(format_args!("{}{}", if n_analysed > 0 { "\n" } else { "" }, given.name()))?;
        }
        let method = Method::Search(arguments.effort.limits());
        let request = Request::new(given.position, given.goal, method).lines(arguments.lines);
        let mut knowledge = Knowledge::default();
        learn_book(&GameTree::new(given.position, given.goal), book.clone(), &mut knowledge);
        analyze(&given, &request, knowledge, &mut thinker, results)?;
        thinker.take_warning().iter().for_each(|warning| complain(&warning.to_string()));
        if let Some(played) = &arguments.why {
            why::write(&given, &request, played, &mut thinker, results)?;
        }
        n_analysed += 1;
    }
    if n_analysed > 0 { Ok(()) } else { Err("There is nothing to analyse: the game is over.".to_owned()) }
}

/// Writes the best lines of each new depth or selectivity, and at the end the best lines and the best move.
/// Those at the end also use the values of the opening book.
fn analyze(
    given: &Given,
    request: &Request,
    mut knowledge: Knowledge,
    thinker: &mut Thinker,
    results: &mut Results,
) -> Result<(), String> {
    let size = request.position.size();
    let written = RefCell::new((results, None::<Report>, Ok(())));
    let write = |report: &Report, is_end: bool| {
        let (results, last, result) = &mut *written.borrow_mut();
        let effort = |report: &Report| (report.depth, report.selectivity);
        let is_same =
            |last: &Report| effort(last) == effort(report) && (!is_end || last.lines == report.lines);
        if result.is_ok() && report.depth > 0 && !last.as_ref().is_some_and(is_same) {
            *result = write_report(report, given, results);
        }
        *last = Some(report.clone());
    };
    let (best, report) = thinker.think(request, &Stop::never(), &|report| write(&report, false));
    write(&report, true);
    let (results, _, result) = written.into_inner();
    result?;
    for line in &report.lines {
        knowledge.learn_move(&request.position, request.goal, line.clone());
    }
    let mut known = knowledge.moves(&request.position, request.goal);
    known.truncate(request.lines.into());
    if known.is_empty() {
        // Values that do not count discs cannot be joined with those of the book.
        known.clone_from(&report.lines);
    }
    let value = known.first();
    let best = value.and_then(|value| value.line.first().copied()).or(best);
    let best = best.map_or("-".to_owned(), |mv| mv.name(size));
    if results.output == Output::Text && known != report.lines {
        write_lines(&known, &report, size, results)?;
    }
    let text = match value {
        Some(value) if value.source == ValueSource::Book => {
            format!("best: {best}, {} (book, {} plies)", value.plain(), value.depth)
        }
        Some(value) => format!("best: {best}, {}", value.plain()),
        None => format!("best: {best}"),
    };
    let effort = value.map_or_else(|| (&report).into(), |value| effort_of(value, &report));
    let Line { value, moves } = value.map(|value| Line::of(value, size)).unwrap_or_default();
    let evaluated = Evaluated {
        reply: Reply::default(),
        position: given.numbered(),
        value,
        best: Some(best),
        moves,
        effort,
        lines: Line::several(&known, request.lines, size),
        expected: None,
    };
    results.put(Record::Evaluation(evaluated), text)
}

/// The effort behind a line: that of the search, with the book's depth and selectivity where it knows it.
fn effort_of(line: &Evaluation, report: &Report) -> Effort {
    match line.source {
        ValueSource::Book => Effort { depth: line.depth, selectivity: line.selectivity, ..report.into() },
        _ => report.into(),
    }
}

fn write_report(report: &Report, given: &Given, results: &mut Results) -> Result<(), String> {
    let size = given.position.size();
    match results.output {
        Output::Text => write_lines(&report.lines, report, size, results),
        Output::Json => {
            let (reply, origin, effort) = (Reply::default(), given.origin.clone(), report.into());
            let lines = report.lines.iter().map(|line| Line::of(line, size)).collect();
            results.record(Record::Iteration(Iteration { reply, origin, effort, lines }))
        }
    }
}

fn write_lines(
    lines: &[Evaluation],
    report: &Report,
    size: BoardSize,
    results: &mut Results,
) -> Result<(), String> {
    let (nodes, seconds) = (report.nodes, report.elapsed.as_secs_f64());
    lines.iter().try_for_each(|line| {
        let Effort { depth, selectivity, .. } = effort_of(line, report);
        let selectivity = if selectivity == 100 { String::new() } else { format!("@{selectivity}%") };
        let depth = format!("{depth}{selectivity}");
        let (value, names) = (line.plain(), names(&line.line, size).join(" "));
        results.line(format_args!("{depth:>7} {value:>6} {nodes:14} {seconds:9.3} s  {names}"))
    })
}
