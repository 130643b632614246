//! `outflank-lab book`: searches books again after new weights, and compares them with proven bounds.

mod bounds;

use bounds::Bound;
use clap::Subcommand;
use cli::commands::book::{
    FrequentArguments, SearchArguments, Work, WorkArguments, Worker, read, work_on_file,
};
use cli::input;
use cli::terminal::Results;
use engine::book::{Book, LineLimits};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Subcommand, Debug)]
pub enum BookCommand {
    /// Search again the positions that were searched with other weights or less deeply
    Refresh {
        #[command(flatten)]
        work: WorkArguments,
        #[command(flatten)]
        frequent: FrequentArguments,
    },
    /// Search deeper below the positions whose values contradict proven bounds
    Settle {
        /// Positions with proven bounds, in the form of Takizawa's file of 2,587 positions with 50 empties
        bounds: PathBuf,
        /// Maximum number of rounds
        #[arg(long, default_value_t = 20)]
        rounds: usize,
        #[command(flatten)]
        search: SearchArguments,
    },
    /// Compare a book with proven bounds; the exit code is 1 if it contradicts one
    Check {
        /// The book: a file, or "embedded" for the built-in one
        book: String,
        /// Positions with proven bounds, in the form of Takizawa's file of 2,587 positions with 50 empties
        bounds: PathBuf,
    },
}

/// Runs a command of `book`. The exit code of `check` is a failure if the book contradicts a bound.
pub fn run(command: &BookCommand, results: &mut Results) -> Result<ExitCode, String> {
    match command {
        BookCommand::Refresh { work, frequent } => {
            let positions = frequent.positions()?;
            let kind = positions.as_deref().map_or(Work::Refresh, Work::DeepenFrequent);
            work_on_file(work, kind, LineLimits::default(), results)?;
        }
        BookCommand::Settle { bounds, rounds, search } => {
            let bounds = read_bounds(bounds)?;
            let work = |worker: &mut Worker, book: &mut Book| settle(worker, book, &bounds, *rounds);
            search.work(LineLimits::default(), false, results, work)?;
        }
        BookCommand::Check { book, bounds } => {
            let agrees = check(&*read(book)?, &read_bounds(bounds)?, results)?;
            return Ok(if agrees { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn read_bounds(path: &Path) -> Result<Vec<Bound>, String> {
    let text = input::read_text(path)?;
    bounds::read(&text).map_err(|error| input::cannot_use(path, error))
}

/// Opens more lines below the positions whose values contradict proven bounds, for `n_rounds` rounds or until
/// no value does or no line can be opened. Saves the book at the end.
fn settle(worker: &mut Worker, book: &mut Book, bounds: &[Bound], n_rounds: usize) -> Result<(), String> {
    let Worker { grower, save, results } = worker;
    let n_before = book.n_positions();
    for round in 1..=n_rounds {
        let contradictions = bounds::contradictions(book, bounds);
        results.progress(&format!("round {round} of {n_rounds}: {} contradictions", contradictions.len()));
        let extend = |(bound, _): &(&Bound, i16)| grower.extend_below(book, &bound.position).n_leaves;
        if contradictions.iter().map(extend).sum::<usize>() == 0 {
            break;
        }
    }
    save(book)?;
    results.progress("");
    results.line(format_args!("{} positions more", book.n_positions() - n_before))?;
    check(book, bounds, results).map(drop)
}

/// Compares a book with proven bounds and writes the contradictions. Returns whether there are none.
fn check(book: &Book, bounds: &[Bound], results: &mut Results) -> Result<bool, String> {
    let n_known = bounds.iter().filter(|bound| book.evaluation(&bound.position).is_some()).count();
    let contradictions = bounds::contradictions(book, bounds);
    for (Bound { position, least, most }, value) in &contradictions {
        results.line(format_args!("{value:+} is not within {least:+} to {most:+}:\n{position}"))?;
    }
    let (n, n_all) = (contradictions.len(), bounds.len());
    results.line(format_args!(
        "{n_known} of {n_all} positions with proven bounds are in the book, {n} contradict them"
    ))?;
    Ok(n == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cli::commands::book::Until;
    use cli::terminal::Output;
    use engine::book::{BookMove, Grower};
    use engine::pattern::Weights;
    use othello::rules::{BoardSize, Position};

    fn with_worker(work: impl FnOnce(&mut Worker) -> Result<(), String>) {
        let mut grower = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap();
        let (save, results) = (&mut |_: &Book| Ok(()), &mut Results::kept(Output::Text));
        work(&mut Worker { grower: &mut grower, save, results }).unwrap();
    }

    fn small() -> Book {
        let mut book = Grower::new(1, 73, Weights::embedded().unwrap(), 1).unwrap().begin();
        let until = Until { positions: Some(300), minutes: None };
        with_worker(|worker| worker.work(&mut book, Work::Extend, until));
        book
    }

    #[test]
    fn contradictions_are_settled_by_searching_deeper() {
        let (mut book, start) = (small(), Position::start(BoardSize::STANDARD));
        let reply = start.play(book.moves(&start)[0].mv).unwrap();
        let replies = book.moves(&reply);
        // Bounds that claim a value of 0 for every reply contradict the values of this shallow book, so there
        // is something to search.
        let bound = |found: &BookMove| Bound { position: reply.play(found.mv).unwrap(), least: 0, most: 0 };
        let bounds: Vec<Bound> = replies.iter().map(bound).collect();
        let before = (bounds::contradictions(&book, &bounds).len(), book.n_positions());
        with_worker(|worker| settle(worker, &mut book, &bounds, 3));
        assert!(before.0 > 0 && book.n_positions() > before.1);
    }

    #[test]
    fn contradictions_are_found() {
        let (book, position) = (small(), Position::start(BoardSize::STANDARD));
        let value = i32::from(book.evaluation(&position).unwrap().score.discs());
        let bound = |least, most| Bound { position, least, most };
        let check = |bounds: [Bound; 2]| {
            let mut results = Results::kept(Output::Text);
            (check(&book, &bounds, &mut results).unwrap(), results.text())
        };
        assert!(check([bound(value, value), bound(-64, value)]).0);
        let (agrees, said) = check([bound(value + 1, 64), bound(value, 64)]);
        assert!(!agrees);
        assert!(
            said.ends_with("2 of 2 positions with proven bounds are in the book, 1 contradict them\n"),
            "{said}"
        );
    }
}
