//! `outflank-engine explore`: the moves played in a position and their results.

use super::find::game_record;
use crate::database::{Database, open_any};
use crate::input::{self, ChosenGame};
use crate::records::{self, Explored, Record, TallyRecord, rounded};
use crate::terminal::{Output, Results};
use clap::Args;
use library::Tags;
use library::explorer::{self, ExplorerAnswer, Filter, Played, Tally};
use othello::record::Record as GameTree;
use othello::rules::{BoardSize, ByColor, Color, Goal, Position};

#[derive(Args, Debug)]
pub(super) struct Explore {
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
    let is_span = !text.trim_matches('-').is_empty() && text.splitn(2, '-').all(is_year);
    is_span.then(|| text.to_owned()).ok_or("expected a year or a span of years, such as 2010-2015".to_owned())
}

/// Writes the moves played in the position of the arguments.
pub(super) fn run(arguments: &Explore, results: &mut Results) -> Result<(), String> {
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
    let database = open_any(&arguments.database)?;
    let has_filter = filter != Filter::default() || !arguments.tag.is_empty();
    let answer = match &database {
        Database::Table(_) if has_filter || arguments.games > 0 => {
            return Err("Statistics hold no games, so they cannot be filtered or listed.".to_owned());
        }
        Database::Table(table) => table.explore(record.position(), record.goal()),
        Database::Library(library) => {
            for tag in &arguments.tag {
                let known = library.tag(tag).ok_or_else(|| format!("No game has the tag {tag:?}."))?;
                filter.tags.insert(known);
            }
            library.explore(record.position(), record.goal(), &filter, arguments.games)
        }
    };
    write(&database, record.position(), &answer, results)
}

/// Writes what a database answered about a position.
fn write(
    database: &Database,
    position: &Position,
    answer: &ExplorerAnswer,
    results: &mut Results,
) -> Result<(), String> {
    let turn = position.after_forced_pass().turn();
    let is_text = results.output == Output::Text;
    if is_text && answer.total.n_games == 0 {
        return results.line("No game came to this position.");
    }
    if is_text {
        results.line(format_args!(
            "{turn} to move    games   Black    draw   White   average    loss    (average and loss in discs \
            for {turn})"
        ))?;
    }
    for Played { square, tally, loss } in &answer.moves {
        let mv = square.name(position.size());
        let text = row(&mv, tally, *loss, turn);
        let (tally, loss) = (counted(tally, turn), loss.map(|loss| rounded(loss, 3)));
        results.put(Record::Played(records::Played { mv, tally, loss }), text)?;
    }
    let total = Explored { turn: turn.to_string(), tally: counted(&answer.total, turn) };
    results.put(Record::Explored(total), row("all", &answer.total, None, turn))?;
    let Database::Library(library) = database else { return Ok(()) };
    if is_text && !answer.games.is_empty() {
        results.line("")?;
    }
    for entry in answer.games.iter().filter_map(|&id| library.entry(id)) {
        results.put(Record::Game(game_record(library, entry, None)), library.title(entry))?;
    }
    Ok(())
}

fn row(name: &str, tally: &Tally, loss: Option<f64>, turn: Color) -> String {
    let share = |n: usize| match tally.n_results() {
        0 => "-".to_owned(),
        all => format!("{:.1} %", 100.0 * n as f64 / all as f64),
    };
    let mean = tally.mean(turn).map_or("-".to_owned(), |value| format!("{value:+.2}"));
    let loss = loss.map_or(String::new(), |loss| format!("{loss:.2}"));
    let (black, draws, white) = (share(tally.black), share(tally.draws), share(tally.white));
    let line =
        format!("{name:<13} {:>7} {black:>7} {draws:>7} {white:>7} {mean:>9} {loss:>7}", tally.n_games);
    line.trim_end().to_owned()
}

fn counted(tally: &Tally, turn: Color) -> TallyRecord {
    let Tally { n_games: games, black, draws, white, .. } = *tally;
    TallyRecord { games, black, draws, white, average: tally.mean(turn).map(|mean| rounded(mean, 3)) }
}
