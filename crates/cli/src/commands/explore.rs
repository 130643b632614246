//! `outflank-engine explore`: what was played in a position, and how it went; and the table of statistics
//! that the program carries with it.

use super::{Output, joined, rounded};
use othello::record::Record;
use othello::rules::Color;
use outflank_core::library::explorer::{Answer, Filter, Played, Tally};
use outflank_core::library::table::Table;
use outflank_core::library::{Library, table};
use serde_json::json;
use std::io::{self, Write};

/// What is asked.
pub enum Source<'a> {
    /// A library of games.
    Library(&'a Library),
    /// The table of statistics.
    Table(&'a Table),
}

/// Writes the moves that were played at the record's cursor, the most played first, and as many of the games
/// as asked for.
///
/// # Errors
/// When a line cannot be written.
pub fn explore(
    source: &Source,
    record: &Record,
    filter: &Filter,
    n_games: usize,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (position, goal) = (record.position(), record.goal());
    let answer = match source {
        Source::Library(library) => library.explore(position, goal, filter, n_games),
        Source::Table(table) => table.explore(position, goal),
    };
    let turn = if position.must_pass() { !position.turn() } else { position.turn() };
    match output {
        Output::Text => write_text(source, record, &answer, turn, out)?,
        Output::Json => write_json(source, record, &answer, turn, out)?,
    }
    out.flush()
}

fn write_text(
    source: &Source,
    record: &Record,
    answer: &Answer,
    turn: Color,
    out: &mut dyn Write,
) -> io::Result<()> {
    let size = record.start().size();
    if answer.total.n_games == 0 {
        return writeln!(out, "No game came to this position.");
    }
    writeln!(
        out,
        "{turn} to move    games   Black    draw   White   average    loss    (average and loss in discs \
        for {turn})"
    )?;
    let row = |name: &str, tally: &Tally, loss: Option<f64>| {
        let share = |n: usize| match tally.n_results() {
            0 => "-".to_owned(),
            all => format!("{:.1} %", 100.0 * n as f64 / all as f64),
        };
        let discs = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:+.2}"));
        let loss = loss.map_or(String::new(), |loss| format!("{loss:.2}"));
        let (black, draws, white) = (share(tally.black), share(tally.draws), share(tally.white));
        let mean = discs(tally.mean(turn));
        let line =
            format!("{name:<13} {:>7} {black:>7} {draws:>7} {white:>7} {mean:>9} {loss:>7}", tally.n_games);
        line.trim_end().to_owned()
    };
    for Played { square, tally, loss } in &answer.moves {
        writeln!(out, "{}", row(&square.name(size), tally, *loss))?;
    }
    writeln!(out, "{}", row("all", &answer.total, None))?;
    if let Source::Library(library) = source {
        if !answer.games.is_empty() {
            writeln!(out)?;
        }
        for title in titles(library, answer) {
            writeln!(out, "{title}")?;
        }
    }
    Ok(())
}

/// The games of an answer, a line for each.
fn titles<'a>(library: &'a Library, answer: &'a Answer) -> impl Iterator<Item = String> + 'a {
    answer.games.iter().filter_map(|&id| Some(library.title(library.entry(id)?)))
}

fn write_json(
    source: &Source,
    record: &Record,
    answer: &Answer,
    turn: Color,
    out: &mut dyn Write,
) -> io::Result<()> {
    let size = record.start().size();
    let number = |value: Option<f64>| value.map(|value| rounded(value, 3));
    let fields = |tally: &Tally| {
        let Tally { n_games, black, draws, white, .. } = tally;
        let mean = number(tally.mean(turn));
        json!({ "games": n_games, "black": black, "draws": draws, "white": white, "average": mean })
    };
    for Played { square, tally, loss } in &answer.moves {
        let (name, loss) = (json!({ "move": square.name(size) }), json!({ "loss": number(*loss) }));
        writeln!(out, "{}", joined([name, fields(tally), loss]))?;
    }
    writeln!(out, "{}", joined([json!({ "turn": turn.to_string() }), fields(&answer.total)]))?;
    if let Source::Library(library) = source {
        for title in titles(library, answer) {
            writeln!(out, "{}", json!({ "game": title }))?;
        }
    }
    Ok(())
}

/// The file of a table of statistics from a library's games on 8×8: the positions that at least so many came
/// to.
#[must_use]
pub fn make_table(library: &Library, n_games_min: usize) -> Vec<u8> {
    table::make(library, n_games_min)
}
