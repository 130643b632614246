//! `outflank-lab statistics`: the explorer's table of statistics, which is built into the program.

use clap::Args;
use cli::database::open;
use cli::input;
use cli::terminal::Results;
use library::table::{self, Table};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Statistics {
    /// A library (its folder or its file), a file of games in any format, or a folder of such files
    database: String,
    /// The file to write
    out: PathBuf,
    /// Least number of games that reached a position
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(2..))]
    games_min: u32,
}

/// Writes the table of statistics of a library's games.
pub fn run(arguments: &Statistics, results: &mut Results) -> Result<(), String> {
    let library = open(&arguments.database)?;
    let bytes = table::make(&library, arguments.games_min as usize);
    let table = Table::read(&bytes).map_err(|error| error.to_string())?;
    input::write(&arguments.out, &bytes)?;
    let (n_positions, n_games, length) = (table.n_positions(), table.n_games, bytes.len());
    results.line(format_args!("{n_positions} positions of {n_games} games, {length} bytes"))
}
