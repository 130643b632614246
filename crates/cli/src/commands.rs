//! The commands of `outflank-engine`. Each module holds a command's arguments, which clap fills, and what it
//! does with them: it reads files and writes lines.

pub mod bench;
pub mod book;
pub mod human;
pub mod review;
mod analyze;
mod convert;
mod explore;
mod find;
mod handout;
mod label;
mod matches;
mod merge;
mod perft;
mod player_review;
mod positions;
mod protocols;
mod serve;
mod solve;

use crate::program::{self, GlobalArguments};
use crate::records;
use crate::terminal::Results;
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "outflank-engine", version, about = "The command line of Outflank, an Othello program")]
struct Cli {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    everywhere: GlobalArguments, // The options that every command takes.
}

#[derive(Subcommand)]
enum Command {
    /// Count the leaves of the game tree
    Perft(perft::PerftArguments),
    /// Solve the positions of an OBF file and check their scores
    Solve(solve::Solve),
    /// Choose positions of games, libraries or played games, as OBF or JSON lines
    Positions(positions::Positions),
    /// Find a value for each of many positions; several machines can share them
    Label(label::Label),
    /// Join the files of label or review from several machines
    Merge(merge::Merge),
    /// Find the best moves of a position
    Analyze(analyze::Analyze),
    /// Grade every move of a game and explain the mistakes
    Review(review::Review),
    /// Convert games to another format, or those of a library
    Convert(convert::Convert),
    /// Print boards, exercises and games: pages for a web browser
    #[command(subcommand)]
    Handout(handout::HandoutCommand),
    /// Show the moves played in a position of a game database, and their results
    Explore(explore::Explore),
    /// Find games of a game database by words, by a position, or by a part of the board
    Find(find::Find),
    /// Search fixed positions: speed, and a node count that changes when the search does
    Bench,
    /// Play games between two players; Outflank's own players use no opening book
    Match(matches::MatchArguments),
    /// Play for another program by GTP, the Go Text Protocol
    Gtp(protocols::ServeGtp),
    /// Play and analyse for NBoard, or a program that speaks its protocol
    Nboard(protocols::ServeArguments),
    /// Answer requests of another program: JSON lines in and out
    Serve(serve::Serve),
    /// Rate moves by the model of human play, and make ghosts of players
    #[command(subcommand)]
    Human(human::HumanCommand),
    /// Make and show opening books
    #[command(subcommand)]
    Book(book::BookCommand),
    /// Print the JSON Schema of all JSON output
    Schema,
    /// Print the completion script of a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the man pages into a folder
    #[command(hide = true)]
    Man {
        /// The folder
        folder: PathBuf,
    },
}

/// Runs the command of the arguments.
pub fn main() -> ExitCode {
    program::start(|Cli { command, everywhere }| (everywhere, command), run)
}

fn run(command: Command, results: &mut Results) -> Result<ExitCode, String> {
    let starts_no_thread = matches!(
        command,
        Command::Perft(_)
            | Command::Convert(_)
            | Command::Merge(_)
            | Command::Schema
            | Command::Completions { .. }
            | Command::Man { .. }
    );
    if !starts_no_thread {
        program::require_threads()?;
    }
    match command {
        Command::Solve(arguments) => return solve::run(&arguments, results),
        Command::Merge(arguments) => return merge::run(&arguments, results),
        Command::Positions(arguments) => positions::run(&arguments, results),
        Command::Label(arguments) => label::run(&arguments, results),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Schema => results.line(format_args!("{:#}", records::schema())),
        Command::Book(command) => book::run(&command, results),
        Command::Perft(arguments) => perft::run(&arguments, results),
        Command::Analyze(arguments) => analyze::run(&arguments, results),
        Command::Review(arguments) => match &arguments.player {
            Some(player) => player_review::run(&arguments, player, results),
            None => review::run(&arguments, results),
        },
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Handout(command) => handout::run(&command, results),
        Command::Explore(arguments) => explore::run(&arguments, results),
        Command::Find(arguments) => find::run(&arguments, results),
        Command::Bench => bench::run(results),
        Command::Match(arguments) => matches::run(&arguments, results),
        Command::Gtp(arguments) => protocols::gtp(&arguments),
        Command::Nboard(arguments) => protocols::nboard(&arguments),
        Command::Human(command) => human::run(&command, results),
        Command::Completions { shell } => results.write(&completions(shell)),
        Command::Man { folder } => clap_mangen::generate_to(Cli::command(), &folder)
            .map_err(|error| format!("{}: {error}", folder.display())),
    }?;
    Ok(ExitCode::SUCCESS)
}

fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "outflank-engine", &mut script);
    String::from_utf8(script).expect("scripts are text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::ValueEnum;

    #[test]
    fn every_shell_completes_the_commands() {
        for &shell in Shell::value_variants() {
            let script = completions(shell);
            for part in ["outflank-engine", "perft", "analyze"] {
                assert!(script.contains(part), "{shell}: {part}");
            }
        }
    }

    #[test]
    fn the_arguments_are_consistent() {
        Cli::command().debug_assert();
    }
}
