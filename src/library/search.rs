//! Games found by words: `tamenori 2019 tiger` finds the games of Tamenori in 2019 that began with a Tiger.
//! Each word must be found in a name of a player, of the event or of the opening, or be the year or the
//! board. `player:`, `event:`, `opening:`, `date:`, `tag:` and `board:` before a word say where; `2010-2015`
//! is a span of years.

use super::entry::{Date, Entry};
use super::{GameId, Library};
use std::cmp::Reverse;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The words, as they were typed.
    pub text: String,
    pub result: Option<Winner>,
    /// Games in the bin instead of the others.
    pub in_bin: bool,
    /// Games with the tag of this name.
    pub tag: Option<String>,
    pub order: Order,
}

/// Who won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    Black,
    White,
    Nobody,
}

/// By what games are put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub column: Column,
    pub descending: bool,
}

impl Default for Order {
    /// The newest first.
    fn default() -> Order {
        Order { column: Column::Date, descending: true }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Date,
    Black,
    White,
    Result,
    Opening,
    Event,
    Moves,
}

/// A word, ready to be looked for.
enum Word {
    /// Numbers of names, and whether they are meant as players and as events; and a part of an opening's
    /// name.
    Name {
        names: Vec<bool>,
        of_players: bool,
        of_events: bool,
        opening: Option<String>,
    },
    Years(u16, u16),
    Month(Date),
    Board(String),
    /// The numbers of the tags with such a name.
    Tag(Vec<usize>),
}

impl Word {
    fn new(text: &str, library: &Library) -> Word {
        let (field, value) = text.split_once(':').unwrap_or(("", text));
        let name = |of_players, of_events, opening: bool| Word::Name {
            names: library.names.with(value),
            of_players,
            of_events,
            opening: opening.then(|| value.to_owned()),
        };
        match field {
            "player" => name(true, false, false),
            "event" => name(false, true, false),
            "opening" => name(false, false, true),
            "board" => Word::Board(value.replace('x', "×")),
            "tag" => {
                let has = |(_, tag): &(usize, &String)| tag.to_lowercase().contains(value);
                Word::Tag(library.tags.iter().enumerate().filter(has).map(|(number, _)| number).collect())
            }
            "date" => years(value).unwrap_or_else(|| Word::Month(Date::read(value))),
            _ => years(text).or_else(|| board(text)).unwrap_or_else(|| {
                let names = library.names.with(text);
                Word::Name { names, of_players: true, of_events: true, opening: Some(text.to_owned()) }
            }),
        }
    }

    fn fits(&self, entry: &Entry) -> bool {
        match self {
            Word::Name { names, of_players, of_events, opening } => {
                let is_named = |number: u32| names.get(number as usize).copied().unwrap_or(false);
                *of_players && (is_named(entry.players.black) || is_named(entry.players.white))
                    || *of_events && is_named(entry.event)
                    || opening.as_ref().is_some_and(|part| {
                        entry.opening.is_some_and(|opening| {
                            has(opening.english, part) || opening.japanese.contains(part)
                        })
                    })
            }
            Word::Years(first, last) => (*first..=*last).contains(&entry.day().year),
            Word::Month(date) => {
                let own = entry.day();
                own.year == date.year && own.month == date.month && (date.day == 0 || own.day == date.day)
            }
            Word::Board(board) => entry.size.to_string() == *board,
            Word::Tag(tags) => tags.iter().any(|&tag| entry.tags.has(tag)),
        }
    }
}

/// Whether a part in small letters is in a name, which is of plain letters here.
fn has(name: &str, part: &str) -> bool {
    let (name, part) = (name.as_bytes(), part.as_bytes());
    part.is_empty() || name.windows(part.len()).any(|window| window.eq_ignore_ascii_case(part))
}

/// `2019` or `2010-2015`.
fn years(text: &str) -> Option<Word> {
    let year =
        |text: &str| text.parse::<u16>().ok().filter(|year| text.len() == 4 && (1800..2200).contains(year));
    match text.split_once('-') {
        Some((first, last)) => Some(Word::Years(year(first)?, year(last)?)),
        None => year(text).map(|year| Word::Years(year, year)),
    }
}

/// `10x10`.
fn board(text: &str) -> Option<Word> {
    let (width, height) = text.split_once(['x', '×'])?;
    let is_side = |text: &str| text.parse::<u8>().is_ok();
    (is_side(width) && is_side(height)).then(|| Word::Board(format!("{width}×{height}")))
}

impl Library {
    /// The games that are found, in order. Games that are equal in it stand as they came, the newest first.
    pub fn search(&self, query: &Query) -> Vec<GameId> {
        let text = query.text.to_lowercase();
        let words: Vec<Word> = text.split_whitespace().map(|word| Word::new(word, self)).collect();
        let tag = query.tag.as_ref().map(|tag| self.tag(tag));
        let winner = |result: i16| match result.signum() {
            1 => Winner::Black,
            0 => Winner::Nobody,
            _ => Winner::White,
        };
        let fits = |entry: &Entry| {
            entry.is_binned == query.in_bin
                && tag.is_none_or(|tag| tag.is_some_and(|tag| entry.tags.has(tag)))
                && query.result.is_none_or(|wanted| entry.result.map(winner) == Some(wanted))
                && words.iter().all(|word| word.fits(entry))
        };
        let found = self.entries().filter(|(_, entry)| fits(entry));
        let mut keyed: Vec<(u64, Reverse<GameId>)> = match query.order.column {
            Column::Date => found.map(|(id, entry)| (date_number(entry.day()), Reverse(id))).collect(),
            Column::Result => found.map(|(id, entry)| (result_number(entry.result), Reverse(id))).collect(),
            Column::Moves => found.map(|(id, entry)| (entry.n_moves.into(), Reverse(id))).collect(),
            Column::Opening => found
                .map(|(id, entry)| {
                    (entry.opening.map_or(0, |opening| 1 + place(opening.english)), Reverse(id))
                })
                .collect(),
            column => {
                let places = self.names.places();
                let place = |number: u32| u64::from(places[number as usize]);
                let name = |entry: &Entry| match column {
                    Column::Black => entry.players.black,
                    Column::White => entry.players.white,
                    _ => entry.event,
                };
                found.map(|(id, entry)| (place(name(entry)), Reverse(id))).collect()
            }
        };
        match query.order.descending {
            true => keyed.sort_unstable_by_key(|&(key, id)| (Reverse(key), id)),
            false => keyed.sort_unstable(),
        }
        keyed.into_iter().map(|(_, Reverse(id))| id).collect()
    }
}

fn date_number(date: Date) -> u64 {
    u64::from(date.year) << 16 | u64::from(date.month) << 8 | u64::from(date.day)
}

fn result_number(result: Option<i16>) -> u64 {
    result.map_or(0, |result| (i32::from(result) + 1_000) as u64)
}

/// The first letters of a name as a number: enough to put openings in order.
fn place(name: &str) -> u64 {
    name.bytes()
        .chain(std::iter::repeat(0))
        .take(7)
        .fold(0, |number, byte| number << 8 | u64::from(byte.to_ascii_lowercase()))
}
