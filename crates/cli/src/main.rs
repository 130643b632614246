//! `outflank-engine`: the list of its commands, which are in `cli::commands`.

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use cli::commands::{
    Output, accuracy, analyze, bench, book, choose, complain_in_json, convert, explore, fail, find, grades,
    handout, human, is_input_bad, matches, openings, out, perft, puzzles, review, serve, solve, train,
};
use cli::input;
use othello::formats::Encoding;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::Builder;

#[derive(Parser)]
#[command(name = "outflank-engine", version, about = "The command line of Outflank, an Othello program")]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Write one JSON object per line
    #[arg(long, global = true)]
    json: bool,
    /// Read files of text in this encoding, such as Shift_JIS; otherwise it is recognized
    #[arg(long, global = true, value_name = "NAME", value_parser = input::encoding)]
    encoding: Option<Encoding>,
}

#[derive(Subcommand)]
enum Command {
    /// Count the leaves of the game tree
    Perft(perft::Perft),
    /// Solve the positions of an OBF file and check their scores
    Solve(solve::Solve),
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
    /// Make the table of statistics that is built into the program
    Statistics(explore::Statistics),
    /// Search fixed positions: speed, and a node count that changes when the search does
    Bench,
    /// Draw even openings of 8×8, as in the built-in list
    Openings(openings::Openings),
    /// Play games between two players; Outflank's own players use no opening book
    Match(matches::MatchArguments),
    /// Play for another program by GTP, the Go Text Protocol
    Gtp(serve::ServeGtp),
    /// Play and analyse for NBoard, or a program that speaks its protocol
    Nboard(serve::Serve),
    /// Train the evaluations and the model of human play
    #[command(subcommand)]
    Train(train::TrainCommand),
    /// Test the model of human play, rate moves, and make ghosts of players
    #[command(subcommand)]
    Human(human::HumanCommand),
    /// Make, show and check opening books
    #[command(subcommand)]
    Book(book::BookCommand),
    /// Draw puzzles from games, and check them
    #[command(subcommand)]
    Puzzles(puzzles::PuzzlesCommand),
    /// Compare the evaluation with the scores of an OBF file
    Accuracy(accuracy::AccuracyArguments),
    /// Compare the grades of reviews with those of a deeper review
    Grades(grades::Grades),
    /// Score the engine's choices against an OBF file with exact values
    Choose(choose::Choose),
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

fn main() -> ExitCode {
    engine::cpu::require();
    outflank_core::machine::outlive_file_limits();
    let Cli { command, json, encoding } = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() && std::env::args().any(|argument| argument == "--json") => {
            complain_in_json();
            fail(error.to_string().trim().trim_start_matches("error: "));
            return ExitCode::from(2);
        }
        Err(error) => error.exit(),
    };
    if json {
        complain_in_json();
    }
    if let Some(encoding) = encoding {
        input::read_as(encoding);
    }
    let output = if json { Output::Json } else { Output::Text };
    match run(command, output) {
        Ok(code) if code == ExitCode::SUCCESS && is_input_bad() => ExitCode::from(3),
        Ok(code) => code,
        Err(sentence) => {
            fail(&sentence);
            ExitCode::from(if is_input_bad() { 3 } else { 2 })
        }
    }
}

/// Fails where the system starts no thread, for commands that think: libraries would panic about it.
fn require_threads(command: &Command) -> Result<(), String> {
    let needs_none = matches!(
        command,
        Command::Perft(_) | Command::Convert(_) | Command::Completions { .. } | Command::Man { .. }
    );
    if needs_none {
        return Ok(());
    }
    let threads: Result<Vec<_>, _> = (0..2).map(|_| Builder::new().spawn(|| ())).collect();
    threads.map(drop).map_err(|error| {
        format!("The system cannot start a thread: {error}. It allows this user too few processes.")
    })
}

fn run(command: Command, output: Output) -> Result<ExitCode, String> {
    require_threads(&command)?;
    match command {
        Command::Solve(arguments) => return solve::run(&arguments, output),
        Command::Book(command) => return book::run(&command, output),
        Command::Puzzles(command) => return puzzles::run(&command),
        Command::Perft(arguments) => perft::run(&arguments, output),
        Command::Analyze(arguments) => analyze::run(&arguments, output),
        Command::Review(arguments) => review::run(&arguments, output),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Handout(command) => handout::run(&command),
        Command::Explore(arguments) => explore::run(&arguments, output),
        Command::Find(arguments) => find::run(&arguments, output),
        Command::Statistics(arguments) => explore::statistics(&arguments),
        Command::Bench => bench::run(output),
        Command::Openings(arguments) => openings::run(&arguments),
        Command::Match(arguments) => matches::run(&arguments, output),
        Command::Gtp(arguments) => serve::gtp(&arguments),
        Command::Nboard(arguments) => serve::nboard(&arguments),
        Command::Train(command) => train::run(command),
        Command::Human(command) => human::run(command),
        Command::Accuracy(arguments) => accuracy::run(&arguments),
        Command::Grades(arguments) => grades::run(&arguments, output),
        Command::Choose(arguments) => choose::run(&arguments, output),
        Command::Completions { shell } => write_completions(shell),
        Command::Man { folder } => write_man_pages(&folder),
    }?;
    Ok(ExitCode::SUCCESS)
}

fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "outflank-engine", &mut script);
    script
}

fn write_completions(shell: Shell) -> Result<(), String> {
    let written = out().write_all(&completions(shell));
    written.map_err(|error| format!("The script cannot be written: {error}"))
}

fn write_man_pages(folder: &Path) -> Result<(), String> {
    clap_mangen::generate_to(Cli::command(), folder).map_err(|error| format!("{}: {error}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::ValueEnum;

    #[test]
    fn every_shell_completes_the_commands() {
        for &shell in Shell::value_variants() {
            let script = String::from_utf8(completions(shell)).unwrap();
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
