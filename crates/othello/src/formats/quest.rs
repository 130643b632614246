//! Reads games of Othello Quest in the site's JSON: `{"players": [{"name": …}, …], "position": {"moves":
//! [{"m": "f5", "t": 1200}, …]}, …}`, Black's player first, a pass as `-` or a word. Several games form a
//! list or follow each other. Unknown members are unused. The site does not publish the format;
//! programs that fetch its games rely on it. In JSON of other programs, whose moves have other names or lie
//! deeper, the reader takes the first list or text of moves.

use super::board_text;
use super::fields::{self, Fields};
use super::loaded::ReadGame;
use super::transcript;
use super::{
    At, Expected, Fault, GAMES_MAX, Mistake, Place, ReadError, Unused, after_blanks, detect, is_blank, text,
    unused, usual_starts,
};
use crate::record::Record;
use crate::rules::{BoardSize, Goal, Position};
use serde_json::Value;
use serde_json::error::Category;
use std::borrow::Cow;

fn no_moves() -> ReadError {
    Mistake { at: At::Game, fault: Fault::expected(Expected::Moves, "") }.into()
}

/// Reads each game of a text by itself: one game, a list of games, or several in a row. Single moves in a
/// row, each a value of its own, are one game.
pub(super) fn games(text: &str) -> impl Iterator<Item = Result<ReadGame, ReadError>> {
    let is_move =
        |value: &Result<Value, _>| value.as_ref().is_ok_and(|value| is_entry(value) && value.is_object());
    let mut values = Json::of(text).peekable();
    let each = std::iter::from_fn(move || {
        let first = values.next()?;
        if !is_move(&first) {
            return Some(first.map_or_else(|error| vec![Err(error)], games_in));
        }
        let mut moves: Vec<Value> = first.into_iter().collect();
        while let Some(next) = values.next_if(|next| is_move(next) && moves.len() < MOVES_MAX) {
            moves.extend(next);
        }
        Some(vec![game(&Value::Array(moves))])
    });
    let mut around = lines_around(text);
    each.flatten().map(move |read| {
        read.map(|mut game| {
            unused::add_all(&mut game.unused, std::mem::take(&mut around));
            game
        })
    })
}

/// The lines with words above the line of the first value, and below that of the last.
fn lines_around(text: &str) -> Vec<Unused> {
    let begin = detect::json_begin(text).unwrap_or(0);
    let end = text.rfind(['}', ']']).map_or(text.len(), |end| end + 1);
    let above = 0..text[..begin].rfind('\n').unwrap_or(0);
    let below = text[end..].find('\n').map_or(text.len(), |line| end + line)..text.len();
    [above, below].into_iter().flat_map(|part| unused::lines(text, part, |_| true)).collect()
}

/// Longer lists of moves are not read.
const MOVES_MAX: usize = 1 << 10;

/// Iterates over the JSON values of a text. Text that is no JSON is read as JavaScript or Python
/// ([`repaired`]). A list of objects, or a list in a member `games`, yields its elements. After a broken
/// value, continues at the next line that begins an object.
#[derive(Clone)]
struct Json<'a> {
    text: Cow<'a, str>,
    at: usize,
    is_list: bool,
}

impl<'a> Json<'a> {
    fn of(text: &'a str) -> Json<'a> {
        let at = detect::json_begin(text).unwrap_or(0);
        let is_inside = !text[..at].trim_matches(is_blank).is_empty();
        let end = text.rfind(['}', ']']).filter(|_| is_inside).map_or(text.len(), |end| end + 1);
        let text = &text[..end.max(at)];
        let json = Json::new(text.into(), at);
        if json.clone().next().is_none_or(|first| first.is_ok()) {
            return json;
        }
        let other = Json::new(repaired(&text[at..]).into(), 0);
        if other.clone().next().is_some_and(|first| first.is_ok()) { other } else { json }
    }

    fn new(text: Cow<'a, str>, at: usize) -> Json<'a> {
        fn after<'t>(text: &'t str, sign: &str) -> Option<&'t str> {
            after_blanks(text).strip_prefix(sign)
        }
        let games = ["{", "\"games\"", ":"].into_iter().try_fold(&text[at..], after);
        let list = after(games.unwrap_or(&text[at..]), "[").filter(|list| list.trim_start().starts_with('{'));
        let (begin, is_list) = (list.map_or(at, |list| text.len() - list.len()), list.is_some());
        Json { at: begin, is_list, text }
    }
}

impl Iterator for Json<'_> {
    type Item = Result<Value, ReadError>;

    fn next(&mut self) -> Option<Result<Value, ReadError>> {
        let is_between = |c: char| is_blank(c) || c == ',' || "]}".contains(c) && self.is_list;
        let rest = self.text[self.at..].trim_start_matches(is_between);
        self.at = self.text.len() - rest.len();
        let mut values = serde_json::Deserializer::from_str(rest).into_iter();
        Some(match values.next()? {
            Ok(value) => {
                self.at += values.byte_offset();
                Ok(value)
            }
            Err(error) => {
                let lines = rest.split_inclusive('\n').take(error.line().saturating_sub(1));
                let line_start: usize = lines.map(str::len).sum();
                let byte = rest.floor_char_boundary(line_start + error.column().saturating_sub(1));
                let place = Place::of(&self.text, self.at + byte);
                self.at += rest[line_start..].find("\n{").map_or(rest.len(), |end| line_start + end + 1);
                let is_end = error.classify() == Category::Eof;
                let fault = if is_end { Fault::Ends } else { Fault::Json };
                Err(Mistake { at: At::Place(place), fault }.into())
            }
        })
    }
}

/// Turns an object of JavaScript or Python into JSON: puts names and strings in double quotes, writes `None`,
/// `NaN` and other words as `null`, and drops a comma before a closing bracket.
fn repaired(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut quote = None;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let is_word = quote.is_none() && c.is_ascii_alphabetic();
        let ends = |c: char| !c.is_ascii_alphanumeric() && c != '_';
        let length = if is_word { rest.find(ends).unwrap_or(rest.len()) } else { c.len_utf8() };
        let (part, after) = rest.split_at(length);
        rest = after;
        match (quote, c) {
            (_, '"' | '\'') if quote.is_none_or(|open| open == c) => {
                quote = quote.xor(Some(c));
                out.push('"');
            }
            (Some(_), '"') => out += "\\\"",
            (Some(_), '\\') => {
                let escaped = rest.chars().next().unwrap_or(c);
                rest = &rest[escaped.len_utf8().min(rest.len())..];
                if escaped != '\'' {
                    out.push(c);
                }
                out.push(escaped);
            }
            (None, '}' | ']') => {
                let kept = out.trim_end();
                out.truncate(kept.strip_suffix(',').unwrap_or(kept).len());
                out.push(c);
            }
            _ if is_word && rest.trim_start().starts_with(':') => out.extend(["\"", part, "\""]),
            _ if is_word => match part.to_ascii_lowercase().as_str() {
                known @ ("true" | "false") => out += known,
                _ => out += "null",
            },
            _ => out += part,
        }
    }
    out
}

/// The games of a value, which is one game or a list of games.
fn games_in(mut value: Value) -> Vec<Result<ReadGame, ReadError>> {
    let list = match value.get_mut("games").filter(|games| games.is_array()) {
        Some(games) => games.take(),
        None => value,
    };
    match list {
        Value::Array(games) if !games.first().is_some_and(is_entry) => {
            games.into_iter().take(GAMES_MAX + 1).map(|value| game(&value)).collect()
        }
        value => vec![game(&value)],
    }
}

/// How many levels of nested members are read.
const DEPTH_MAX: usize = 4;

/// The list or the text of the moves in a value.
fn moves_in(value: &Value, depth: usize) -> Option<&Value> {
    match value {
        Value::Array(moves) if depth == 0 => moves.first().filter(|first| is_entry(first)).map(|_| value),
        Value::Object(members) => {
            let is_own = |(name, moves): &(&String, &Value)| {
                fields::is_moves(&fields::words(name)) && (moves.is_array() || moves.is_string())
            };
            let own = members.iter().find(is_own).map(|(_, moves)| moves);
            own.or_else(|| {
                let inside = members.values().filter(|_| depth < DEPTH_MAX);
                inside.into_iter().find_map(|member| moves_in(member, depth + 1))
            })
        }
        _ => None,
    }
}

fn game(game: &Value) -> Result<ReadGame, ReadError> {
    let is_quest = game.get("position").is_some_and(|position| position.get("moves").is_some());
    let mut found = Fields::new();
    flatten(game, &[], DEPTH_MAX, &mut found);
    let moves = moves_in(game, 0);
    for entry in moves.and_then(Value::as_array).into_iter().flatten() {
        let is_other = |text: &&str| name(entry) != Some(*text) && text::key(text).is_none();
        for (member, value) in entry.as_object().into_iter().flatten() {
            let text = value.as_str().filter(is_other).map(str::to_owned);
            found.extend(text.map(|text| (vec!["list".to_owned(), member.clone()], text)));
        }
    }
    let with_header = |record| fields::with_header(record, &found);
    let Some(moves) = moves else { return board(game).map(with_header).ok_or_else(no_moves) };
    let text = text_of(moves).ok_or_else(no_moves)?;
    let mut game = match fields::game(&found, &text) {
        _ if text.is_empty() => {
            with_header(Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs))
        }
        Err(error) if moves.is_array() => return Err(without_place(error)),
        read => read?,
    };
    if is_quest {
        game.record.header.place = "Othello Quest".to_owned();
    }
    Ok(game)
}

/// The moves of a list or a text as one text.
fn text_of(moves: &Value) -> Option<String> {
    match moves {
        Value::String(moves) => Some(moves.clone()),
        Value::Array(moves) if moves.len() <= MOVES_MAX => {
            let names: Vec<&str> = moves.iter().filter_map(name).collect();
            let is_named = moves.is_empty() || !names.is_empty();
            if is_named { Some(names.join(" ")) } else { of_numbers(moves) }
        }
        _ => None,
    }
}

/// Drops an error's place, which counts in the joined moves; reports a word without a move as a wrong square.
fn without_place(error: ReadError) -> ReadError {
    let ReadError::Mistake(Mistake { at: At::Move { number, found, .. }, fault }) = error else {
        return no_moves();
    };
    let fault = if let Fault::NotAMove(size) = fault { Fault::NoSquare(size) } else { fault };
    Mistake { at: At::Move { number, found, place: None }, fault }.into()
}

/// Collects the fields of a value, except moves, by the words of their names. The first player is Black.
fn flatten(value: &Value, name: &[String], depth: usize, out: &mut Fields) {
    match value {
        Value::Object(members) if depth > 0 => {
            for (own, member) in members {
                let own = match own.as_str() {
                    "finalStatus" => vec!["result".to_owned()],
                    own => fields::words(own),
                };
                if !fields::is_moves(&own) {
                    flatten(member, &[name, &own].concat(), depth - 1, out);
                }
            }
        }
        Value::Array(two)
            if depth > 0 && two.len() <= 2 && name.last().is_some_and(|name| name == "players") =>
        {
            for (side, player) in ["black", "white"].into_iter().zip(two) {
                flatten(player, &[side.to_owned()], depth - 1, out);
            }
        }
        // No list says something about the header.
        Value::Array(list) if depth > 0 && !name.is_empty() => {
            let name = [&["list".to_owned()], name].concat();
            list.iter().for_each(|member| flatten(member, &name, depth - 1, out));
        }
        Value::String(text) => out.push((name.to_vec(), text.clone())),
        Value::Number(number) => out.push((name.to_vec(), number.to_string())),
        _ => {}
    }
    // Ids go last, so that a name beside an id wins.
    out.sort_by_key(|(name, _)| name.last().is_some_and(|last| last == "id"));
}

/// The numbers of an entry of a list of moves, and whether the column comes first.
fn numbers(entry: &Value) -> Option<(Vec<i32>, bool)> {
    let axes: Vec<(&str, &Value)> = match entry {
        Value::Number(_) => vec![("", entry)],
        Value::Array(pair) => pair.iter().map(|number| ("", number)).collect(),
        Value::Object(members) if name(entry).is_none() => {
            let axes = members.iter().map(|(name, value)| (name.as_str(), value));
            axes.filter(|(name, value)| text::is_axis(name) && value.is_i64()).collect()
        }
        _ => return None,
    };
    let numbers = axes.iter().map(|(_, value)| i32::try_from(value.as_i64()?).ok());
    let numbers: Vec<i32> = numbers.collect::<Option<_>>()?;
    (numbers.len() == 2 || entry.is_number()).then(|| (numbers, text::is_column_axis(axes[0].0)))
}

/// The squares of a list of numbers, as a text; each entry is a square's number or its column and row.
fn of_numbers(moves: &[Value]) -> Option<String> {
    let all = moves.iter().map(numbers).collect::<Option<Vec<(Vec<i32>, bool)>>>()?;
    let is_column_first = all.iter().all(|(_, is_column_first)| *is_column_first);
    let flat: Vec<i32> = all.iter().flat_map(|(numbers, _)| numbers.clone()).collect();
    let n_each = all.first()?.0.len();
    let readings = text::of_values(&flat, is_column_first).into_iter().filter(|(_, n)| *n == n_each);
    let name = |(column, row): (u8, u8)| format!("{}{}", char::from(b'a' + column), row + 1);
    let mut readings = readings.map(|(squares, _)| squares.into_iter().map(name).collect::<String>());
    let starts = usual_starts();
    readings.find(|moves| starts.iter().any(|start| transcript::read(moves, start, Goal::MostDiscs).is_ok()))
}

/// Whether a value is an entry of a list of moves, and not a game with such a list.
fn is_entry(entry: &Value) -> bool {
    let has_list = entry.as_object().is_some_and(|members| members.values().any(Value::is_array));
    !has_list && (name(entry).is_some() || numbers(entry).is_some())
}

/// The position of an object that has a board (a text or a list of rows) and perhaps the side to move.
fn board(value: &Value) -> Option<Record> {
    let row = |row: &Value| row.as_str().map_or_else(|| row.to_string(), str::to_owned);
    let drawn = match ["board", "squares", "grid", "cells"].iter().find_map(|name| value.get(name))? {
        Value::String(board) => board.clone(),
        Value::Array(rows) if rows.iter().all(|row| row.is_array() || row.is_string()) => {
            rows.iter().map(row).collect::<Vec<_>>().join("\n")
        }
        squares => squares.to_string(),
    };
    let turns = ["turn", "player", "side", "to_move", "toMove", "current_player", "currentPlayer", "next"];
    let turn = match turns.iter().find_map(|name| value.get(name)) {
        Some(Value::String(side)) => side.clone(),
        Some(Value::Number(player)) => format!("current player: {player}"),
        _ => String::new(),
    };
    let setup = board_text::read(&format!("{drawn}\n{turn}"), BoardSize::STANDARD).ok()?;
    Some(Record::new(setup.position().ok()?, Goal::MostDiscs))
}

/// The square, or the pass, that an entry of a list of moves names.
fn name(entry: &Value) -> Option<&str> {
    match entry {
        Value::String(name) => Some(name),
        // A side, and its square.
        Value::Array(parts) => {
            let is_square =
                |part: &&str| matches!(part.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z', b'0'..=b'9', ..]);
            parts.iter().filter_map(Value::as_str).find(is_square)
        }
        entry => ["m", "M", "move", "square", "coord", "pos", "notation"]
            .iter()
            .find_map(|key| entry.get(key)?.as_str()),
    }
}
