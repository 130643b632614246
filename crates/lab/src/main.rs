//! `outflank-lab`: the commands that make and check the program's assets, each in a module.

mod accuracy;
mod book;
mod grades;
mod openings;
mod puzzles;
mod reasons;
mod statistics;
mod train;

use clap::{Parser, Subcommand};
use cli::program::{self, GlobalArguments};
use cli::terminal::Results;
use rayon::ThreadPool;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "outflank-lab", version, about = "Makes and checks the assets of Outflank")]
struct Lab {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    everywhere: GlobalArguments,
}

#[derive(Subcommand)]
enum Command {
    /// Train the evaluations and the model of human play
    #[command(subcommand)]
    Train(train::TrainCommand),
    /// Search a book again, and compare it with proven bounds
    #[command(subcommand)]
    Book(book::BookCommand),
    /// Draw puzzles from games, and check them
    #[command(subcommand)]
    Puzzles(puzzles::PuzzlesCommand),
    /// Make the table of statistics that is built into the program
    Statistics(statistics::Statistics),
    /// Draw even openings of 8×8, as in the built-in list
    Openings(openings::Openings),
    /// Write the reasons that reviews give for mistakes, so that others can judge them
    #[command(subcommand)]
    Reasons(reasons::ReasonsCommand),
    /// Compare the evaluation with the scores of an OBF file
    Accuracy(accuracy::AccuracyArguments),
    /// Compare the grades of reviews with those of a deeper review
    Grades(grades::Grades),
}

fn main() -> ExitCode {
    program::start(|Lab { command, everywhere }| (everywhere, command), run)
}

fn run(command: Command, results: &mut Results) -> Result<ExitCode, String> {
    program::require_threads()?;
    match command {
        Command::Book(command) => return book::run(&command, results),
        Command::Puzzles(command) => return puzzles::run(&command, results),
        Command::Train(command) => train::run(&command),
        Command::Statistics(arguments) => statistics::run(&arguments, results),
        Command::Openings(arguments) => openings::run(&arguments),
        Command::Reasons(command) => reasons::run(&command, results),
        Command::Accuracy(arguments) => accuracy::run(&arguments, results),
        Command::Grades(arguments) => grades::run(&arguments, results),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// A pool of this many worker threads.
fn pool(n_threads: usize) -> Result<ThreadPool, String> {
    ::train::batch::pool(n_threads).map_err(|error| format!("The system cannot start the threads: {error}."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Lab::command().debug_assert();
    }
}
