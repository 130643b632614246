//! `outflank-engine find`: the games of a library or of files by words, by a position they reach, or by a
//! part of the board. `convert` chooses games the same way.

use crate::arguments::read_size;
use crate::database::open;
use crate::input::{self, ChosenGame};
use crate::records::{Found, GameRecord, Origin, Record};
use crate::terminal::{Output, Results, complain};
use clap::Args;
use library::board_search::{BoardPart, Content, SoughtBoard};
use library::game::Margin;
use library::search::Query;
use library::{Entry, GameId, Library};
use othello::record::{Record as GameTree, Step};
use othello::rules::{BoardSize, Color, Setup, Square};
use std::collections::HashMap;

#[derive(Args, Debug)]
pub(super) struct Find {
    /// A library (its folder or its file), a file of games in any format, or a folder of such files
    database: String,
    /// Words of names, years and fields, as in the library's search: tastet 2019, black:tastet round:final,
    /// '"tastet marc"'
    words: Vec<String>,
    #[command(flatten)]
    board: SoughtArguments,
}

/// The board by which games are chosen.
#[derive(Args, Debug)]
pub(super) struct SoughtArguments {
    /// Only games that reach this position in any orientation: moves such as f5d6c3, a board as text, or a
    /// file with either
    #[arg(long, conflicts_with = "part", allow_hyphen_values = true)]
    position: Option<String>,
    /// Number of the game, from 1, in a file of --position that holds several games
    #[arg(long, value_name = "NUMBER", requires = "position")]
    game: Option<usize>,
    /// Only games with a position in which these squares are black (x), white (o) or empty (-), such as "a1=x
    /// b1=o a2=-"
    #[arg(long, value_name = "SQUARES")]
    part: Option<String>,
    /// The board of --part
    #[arg(long, default_value = "8x8", value_name = "WxH", value_parser = read_size, requires = "part")]
    size: BoardSize,
    /// Take --part as it is given, neither turned nor mirrored
    #[arg(long, requires = "part")]
    as_given: bool,
}

impl SoughtArguments {
    /// The board, if one is given.
    pub(super) fn board(&self) -> Result<Option<SoughtBoard>, String> {
        if let Some(position) = &self.position {
            let record = input::read_position(position, &ChosenGame { game: self.game })?;
            return Ok(Some(SoughtBoard::Position(*record.position())));
        }
        let Some(squares) = &self.part else { return Ok(None) };
        let part = read_part(squares, self.size)?;
        Ok(Some(SoughtBoard::Part(BoardPart { in_any_orientation: !self.as_given, ..part })))
    }
}

/// Reads `a1=x b1=o a2=-`.
fn read_part(text: &str, size: BoardSize) -> Result<BoardPart, String> {
    let mut part = BoardPart::anything(size);
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let parsed = word.split_once('=').and_then(|(name, sign)| {
            let content = match sign {
                "x" | "X" | "*" => Content::Disc(Color::Black),
                "o" | "O" => Content::Disc(Color::White),
                "-" | "." => Content::Empty,
                _ => return None,
            };
            Some((Square::parse(name, size).ok()?, content))
        });
        let (square, content) =
            parsed.ok_or_else(|| format!("{word:?} is no square of {size} with x, o or -, such as a1=x."))?;
        if part.at(square).is_some_and(|other| other != content) {
            return Err(format!("{} cannot be two things at once.", square.name(size)));
        }
        part.put(square, Some(content));
    }
    if part.free().len() == size.area() {
        return Err("The part of the board has no square.".to_owned());
    }
    Ok(part)
}

/// Lists the games that are found, the newest first.
pub(super) fn run(arguments: &Find, results: &mut Results) -> Result<(), String> {
    let board = arguments.board.board()?;
    let library = open(&arguments.database)?;
    let query = Query { text: arguments.words.join(" "), board, ..Query::default() };
    let found = library.search(&query);
    suggest(&library, &query, found.len());
    let numbers: HashMap<GameId, u64> = library.entries().map(|(id, _)| id).zip(1..).collect();
    for &id in &found {
        let Some(entry) = library.entry(id) else { continue };
        let mut game = game_record(&library, entry, numbers.get(&id).copied());
        if results.output == Output::Json {
            game.moves = library.record(id).map_or(String::new(), |record| moves_of(&record));
        }
        let title = if game.title.is_empty() { "–".to_owned() } else { game.title.clone() };
        results.put(Record::Game(game), title)?;
    }
    let (found, games) = (found.len(), library.len());
    let text = format!("{found} {} of {games}", if found == 1 { "game" } else { "games" });
    results.put(Record::Found(Found { found, games }), text)
}

/// Suggests similar names when few games were found.
pub(super) fn suggest(library: &Library, query: &Query, n_found: usize) {
    for near in library.suggestions(query, n_found) {
        let games = if near.n_games == 1 { "game" } else { "games" };
        complain(&format!("Did you mean {} ({} {games})?", near.text, near.n_games));
    }
}

/// A game of a library without its moves.
pub(super) fn game_record(library: &Library, entry: &Entry, number: Option<u64>) -> GameRecord {
    let name = |id| library.name(id).to_owned();
    GameRecord {
        origin: Origin { item: None, file: None, game: number },
        title: library.title(entry),
        black: name(entry.players.black),
        white: name(entry.players.white),
        event: name(entry.event),
        round: name(entry.round),
        date: entry.date.to_string(),
        score: entry.result.and_then(Margin::discs),
        moves: String::new(),
    }
}

/// The moves of a record's main line without blanks; a corrected board stands between `=` and a blank.
pub(super) fn moves_of(record: &GameTree) -> String {
    let size = record.start().size();
    let name = |step: &Step| match step {
        Step::Move(mv) => mv.square().map_or(String::new(), |square| square.name(size)),
        Step::Correction(position) => format!("={} ", Setup::from(&**position).line()),
    };
    record.main_line().into_iter().filter_map(|node| record.step_into(node)).map(name).collect()
}
