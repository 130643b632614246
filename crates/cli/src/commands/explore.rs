//! `outflank-engine explore`: the moves played in a position and their results.

use super::find::game_record;
use super::terminal::{Progress, cannot_write, leave_out, out, refuse};
use super::{Output, rounded};
use crate::input::{self, ChosenGame, FileCount, OpenedInput};
use crate::records::{self, Explored, Record, TallyRecord};
use clap::Args;
use library::explorer::{self, ExplorerAnswer, Filter, Played, Tally};
use library::frequent::FrequencyLimits;
use library::import::ImportSource;
use library::table::Table;
use library::{Library, Tags, Unread};
use othello::record::Record as GameTree;
use othello::rules::{BoardSize, ByColor, Color, Goal, Position};
use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;

/// Arguments of `explore`.
#[derive(Args, Debug)]
pub struct Explore {
    /// A library (its folder or its file), a file of games in any format, a folder of such files, a file that
    /// `statistics` wrote, or `embedded` for the built-in statistics of tournaments
    database: String,
    /// Moves such as f5d6c3, a board as text, or a file with either; a game is explored at its end [default:
    /// the start]
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    #[command(flatten)]
    chosen: ChosenGame,
    /// Only games of a player whose name contains this
    #[arg(long, default_value = "")]
    player: String,
    /// Only games whose Black has a name that contains this
    #[arg(long, value_name = "NAME", default_value = "")]
    black: String,
    /// Only games whose White has a name that contains this
    #[arg(long, value_name = "NAME", default_value = "")]
    white: String,
    /// Only games of an event whose name contains this
    #[arg(long, default_value = "")]
    event: String,
    /// Only games of these years: 2019, 2010-2015, 2010- or -2015
    #[arg(long, value_parser = read_years, allow_hyphen_values = true)]
    years: Option<String>,
    /// Only games with this tag; may be given several times
    #[arg(long)]
    tag: Vec<String>,
    /// Number of games to list, the newest first
    #[arg(long, default_value_t = 0)]
    games: usize,
}

fn read_years(text: &str) -> Result<String, String> {
    let is_year = |part: &str| part.is_empty() || explorer::year(part).is_some();
    let is_span = text.trim_matches('-') != "" && text.splitn(2, '-').all(is_year);
    is_span.then(|| text.to_owned()).ok_or("expected a year or a span of years, such as 2010-2015".to_owned())
}

/// Writes the moves played in the position of the arguments.
///
/// # Errors
/// With a sentence, when an argument or file cannot be read, or a line cannot be written.
pub fn run(arguments: &Explore, output: Output) -> Result<(), String> {
    let record = match &arguments.position {
        Some(position) => input::read_position(position, &arguments.chosen)?,
        None => GameTree::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs),
    };
    let mut filter = Filter {
        player: arguments.player.clone(),
        players: ByColor::new(arguments.black.clone(), arguments.white.clone()),
        event: arguments.event.clone(),
        years: arguments.years.clone().unwrap_or_default(),
        tags: Tags::default(),
    };
    let library = match open_any(&arguments.database)? {
        OpenedDatabase::Library(library) => library,
        OpenedDatabase::Table(table) => {
            let has_filter = filter != Filter::default() || !arguments.tag.is_empty();
            if has_filter || arguments.games > 0 {
                return Err("Statistics hold no games, so they cannot be filtered or listed.".to_owned());
            }
            let table = Database::Table(&table);
            let answer = table.explore(&record, &filter, 0);
            return write(&table, &record, &answer, output, &mut out()).map_err(cannot_write);
        }
    };
    for tag in &arguments.tag {
        filter.tags.insert(library.tag(tag).ok_or_else(|| format!("No game has the tag {tag:?}."))?);
    }
    let library = Database::Library(&library);
    let answer = library.explore(&record, &filter, arguments.games);
    write(&library, &record, &answer, output, &mut out()).map_err(cannot_write)
}

/// A database that was opened.
enum OpenedDatabase {
    Library(Box<Library>),
    Table(Cow<'static, Table>),
}

/// Opens a library or statistics, or makes a library in memory from files of games.
fn open_any(database: &str) -> Result<OpenedDatabase, String> {
    if database == "embedded" {
        return Ok(OpenedDatabase::Table(Cow::Borrowed(Table::embedded())));
    }
    let path = Path::new(database);
    let own = path.join(Library::FILE);
    if path.is_dir() && !own.exists() {
        return open_folder(path).map(Box::new).map(OpenedDatabase::Library);
    }
    let path = if path.is_dir() { own.as_path() } else { path };
    let is_table = |head: &[u8]| head.starts_with(Table::HEADING);
    match input::open_games(path, |head| is_table(head) || Library::looks_like(head))? {
        OpenedInput::Other(bytes) if is_table(&bytes) => {
            let table = Table::read(&bytes).map_err(|error| input::cannot_use(path, error))?;
            Ok(OpenedDatabase::Table(Cow::Owned(table)))
        }
        OpenedInput::Other(bytes) => read_library(path, bytes).map(Box::new).map(OpenedDatabase::Library),
        OpenedInput::Games(games) => {
            let mut library = Library::new();
            add_games(&mut library, path, ImportSource::of_opened(games, "", 0))?;
            Ok(OpenedDatabase::Library(Box::new(library)))
        }
    }
}

/// Opens a library, or makes one in memory from files of games.
///
/// # Errors
/// With a sentence, when it cannot be read.
pub fn open(database: &str) -> Result<Library, String> {
    match open_any(database)? {
        OpenedDatabase::Library(library) => Ok(*library),
        OpenedDatabase::Table(_) => Err(format!("{database} holds statistics and no games.")),
    }
}

/// The positions that many games of a database reach, the most frequent first.
pub(super) fn frequent(database: &str, limits: FrequencyLimits) -> Result<Vec<Position>, String> {
    let counted = match open_any(database)? {
        OpenedDatabase::Library(library) => library.frequent(limits),
        OpenedDatabase::Table(table) => table.frequent(limits),
    };
    Ok(counted.into_iter().map(|(position, _)| position).collect())
}

/// Reads a library from the bytes of its file; reports what of it is damaged.
pub(crate) fn read_library(path: &Path, bytes: Vec<u8>) -> Result<Library, String> {
    let place = input::shown(path);
    let found = Library::read(bytes).map_err(|error| input::cannot_use(path, error))?;
    if found.unread != Unread::default() {
        let n_games = found.library.len();
        leave_out(&format!("{place} is damaged ({}). {n_games} games of it can be read.", found.unread));
    }
    Ok(found.library)
}

/// Reads every file of games in a folder; reports those that cannot be read, and skips them.
fn open_folder(folder: &Path) -> Result<Library, String> {
    let paths = input::games_in(folder)?;
    let mut library = Library::new();
    let mut count = FileCount::default();
    for path in paths {
        count.take(add(&mut library, &path));
    }
    count.tell();
    if library.is_empty() {
        return Err(refuse(format!("{} holds neither a library nor games.", folder.display())));
    }
    Ok(library)
}

fn add(library: &mut Library, path: &Path) -> Result<(), String> {
    let games = match input::open_games(path, Library::looks_like)? {
        OpenedInput::Games(games) => ImportSource::of_opened(games, "", 0),
        OpenedInput::Other(bytes) => {
            ImportSource::of_library(bytes, "", 0).map_err(|error| input::cannot_use(path, error))?
        }
    };
    add_games(library, path, games)
}

/// Adds the games of a file to a library; reports those that cannot be read.
pub(super) fn add_games(library: &mut Library, path: &Path, mut games: ImportSource) -> Result<(), String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", input::shown(path));
    let mut progress = Progress::new();
    loop {
        let game = games.next();
        games.take_rejected().iter().for_each(|rejected| leave_out(&named(rejected)));
        let Some(game) = game else { return Ok(()) };
        progress.count();
        library.take_in(game).map_err(|error| named(&error))?;
    }
}

/// Where the statistics come from.
pub enum Database<'a> {
    /// A library of games.
    Library(&'a Library),
    /// The table of statistics.
    Table(&'a Table),
}

impl Database<'_> {
    /// Finds the moves played at the record's cursor, the most played first, and up to `n_games` of the
    /// games. The filter and the games are for a library only.
    pub fn explore(&self, record: &GameTree, filter: &Filter, n_games: usize) -> ExplorerAnswer {
        let (position, goal) = (record.position(), record.goal());
        match self {
            Database::Library(library) => library.explore(position, goal, filter, n_games),
            Database::Table(table) => table.explore(position, goal),
        }
    }
}

/// Writes what a database answered about the position at the record's cursor.
///
/// # Errors
/// When a line cannot be written.
pub fn write(
    database: &Database,
    record: &GameTree,
    answer: &ExplorerAnswer,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    let position = record.position();
    let turn = if position.must_pass() { !position.turn() } else { position.turn() };
    match output {
        Output::Text => write_text(database, record, answer, turn, out)?,
        Output::Json => write_json(database, record, answer, turn, out)?,
    }
    out.flush()
}

fn write_text(
    database: &Database,
    record: &GameTree,
    answer: &ExplorerAnswer,
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
    if let Database::Library(library) = database {
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
fn titles<'a>(library: &'a Library, answer: &'a ExplorerAnswer) -> impl Iterator<Item = String> + 'a {
    answer.games.iter().filter_map(|&id| Some(library.title(library.entry(id)?)))
}

fn write_json(
    database: &Database,
    record: &GameTree,
    answer: &ExplorerAnswer,
    turn: Color,
    out: &mut dyn Write,
) -> io::Result<()> {
    let size = record.start().size();
    let number = |value: Option<f64>| value.map(|value| rounded(value, 3));
    let counted = |tally: &Tally| {
        let Tally { n_games, black, draws, white, .. } = *tally;
        TallyRecord { games: n_games, black, draws, white, average: number(tally.mean(turn)) }
    };
    for Played { square, tally, loss } in &answer.moves {
        let (mv, tally, loss) = (square.name(size), counted(tally), number(*loss));
        records::write(out, &Record::Played(records::Played { mv, tally, loss }))?;
    }
    let (turn, tally) = (turn.to_string(), counted(&answer.total));
    records::write(out, &Record::Explored(Explored { turn, tally }))?;
    if let Database::Library(library) = database {
        for entry in answer.games.iter().filter_map(|&id| library.entry(id)) {
            records::write(out, &Record::Game(game_record(library, entry, None)))?;
        }
    }
    Ok(())
}
