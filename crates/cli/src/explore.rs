//! The arguments and files of `explore` and `statistics`.

use super::input::{self, Chosen, cannot_read};
use super::{cannot_write, complain, out as results};
use clap::Args;
use cli::commands::Output;
use cli::commands::explore::{self, Source};
use outflank_core::disk;
use outflank_core::library::explorer::Filter;
use outflank_core::library::table::Table;
use outflank_core::library::{Library, Tags, Unread, import};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct Explore {
    /// A library (its folder or its file), a file of games in any format, a folder of such files, or
    /// `embedded` for the statistics of tournaments that the program carries with it
    database: String,
    /// Moves such as f5d6c3, a board as text, or a file with either; of a game its end is meant [default: the
    /// start]
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    #[command(flatten)]
    chosen: Chosen,
    /// Only games of a player with this in the name
    #[arg(long, default_value = "")]
    player: String,
    /// Only games of an event with this in its name
    #[arg(long, default_value = "")]
    event: String,
    /// Only games of a year, or of some: 2019, 2010-2015, 2010- or -2015
    #[arg(long, value_parser = read_years, allow_hyphen_values = true)]
    years: Option<Years>,
    /// Only games with a tag; may be given several times
    #[arg(long)]
    tag: Vec<String>,
    /// How many of the games to list, the newest first
    #[arg(long, default_value_t = 0)]
    games: usize,
}

#[derive(Args)]
pub struct Statistics {
    /// As for explore
    database: String,
    out: PathBuf,
    /// How many games must have come to a position
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(2..))]
    games_min: u32,
}

/// The first and the last year.
type Years = (Option<u16>, Option<u16>);

fn read_years(text: &str) -> Result<Years, String> {
    let wrong = || "expected a year or a span of years, such as 2010-2015".to_owned();
    let year = |text: &str| match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| wrong()),
    };
    match text.split_once('-') {
        Some(("", "")) => Err(wrong()),
        Some((first, last)) => Ok((year(first)?, year(last)?)),
        None => Ok((year(text)?, year(text)?)),
    }
}

pub fn explore(arguments: &Explore, output: Output) -> Result<(), String> {
    let record = match &arguments.position {
        Some(position) => input::read_position(position, &arguments.chosen)?,
        None => othello::record::Record::new(
            othello::rules::Position::start(othello::rules::BoardSize::STANDARD),
            othello::rules::Goal::MostDiscs,
        ),
    };
    let mut filter = Filter {
        player: arguments.player.clone(),
        event: arguments.event.clone(),
        years: arguments.years.unwrap_or_default(),
        tags: Tags::default(),
    };
    if arguments.database == "embedded" {
        let asks_for_games = filter != Filter::default() || !arguments.tag.is_empty() || arguments.games > 0;
        if asks_for_games {
            return Err(
                "The embedded statistics hold no games, so they cannot be filtered or listed.".to_owned()
            );
        }
        let source = Source::Table(Table::embedded());
        return explore::explore(&source, &record, &filter, 0, output, &mut results()).map_err(cannot_write);
    }
    let library = open(&arguments.database)?;
    for tag in &arguments.tag {
        filter.tags.insert(library.tag(tag).ok_or_else(|| format!("No game has the tag {tag:?}."))?);
    }
    let source = Source::Library(&library);
    explore::explore(&source, &record, &filter, arguments.games, output, &mut results()).map_err(cannot_write)
}

pub fn statistics(arguments: &Statistics) -> Result<(), String> {
    let library = open(&arguments.database)?;
    let bytes = explore::make_table(&library, arguments.games_min as usize);
    let table = Table::read(&bytes).map_err(|error| error.to_string())?;
    let out = &arguments.out;
    input::write(out, &bytes)?;
    let (n_positions, n_games, length) = (table.n_positions(), table.n_games, bytes.len());
    _ = writeln!(results(), "{n_positions} positions of {n_games} games, {length} bytes");
    Ok(())
}

/// A library, or one made in memory from files of games.
pub fn open(database: &str) -> Result<Library, String> {
    let path = Path::new(database);
    let read =
        |path: &Path| disk::read_at_most(path, Library::BYTES_MAX).map_err(|error| cannot_read(path, &error));
    let own = path.join(Library::FILE);
    if path.is_dir() && !own.exists() {
        return open_folder(path);
    }
    let path = if path.is_dir() { own.as_path() } else { path };
    let bytes = read(path)?;
    let mut library = Library::new();
    if Library::looks_like(&bytes) {
        let found = Library::read(bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        if found.unread != Unread::default() {
            let n_games = found.library.len();
            let place = path.display();
            complain(&format!("{place} is damaged ({}). {n_games} games of it can be read.", found.unread));
        }
        library = found.library;
    } else {
        add(&mut library, path, &bytes)?;
    }
    Ok(library)
}

/// Every file of games in a folder; one that cannot be read is said to be so, and the others count.
fn open_folder(folder: &Path) -> Result<Library, String> {
    let paths = input::games_in(folder)?;
    let mut library = Library::new();
    for path in paths {
        let added = disk::read(&path).map_err(|error| cannot_read(&path, &error));
        if let Err(sentence) = added.and_then(|bytes| add(&mut library, &path, &bytes)) {
            complain(&sentence);
        }
    }
    if library.is_empty() {
        return Err(format!("{} holds neither a library nor games.", folder.display()));
    }
    Ok(library)
}

fn add(library: &mut Library, path: &Path, bytes: &[u8]) -> Result<(), String> {
    let said = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let games = import::Source::read(bytes, |ending| disk::read_beside(path, ending), "", 0)
        .map_err(|error| said(&error))?;
    games.into_iter().try_for_each(|game| library.take_in(game).map(|_| ())).map_err(|error| said(&error))
}
