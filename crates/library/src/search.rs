//! Games found by words: `tamenori 2019 tiger` finds the games of Tamenori in 2019 that began with a Tiger.
//! Each word must be in a name of a player, of the event or of the opening, or be the year or the board;
//! `fewest` and `anti` also find games in which the fewest discs win. `player:`, `black:`, `white:`,
//! `event:`, `round:`, `opening:`, `date:`, `tag:`, `board:` and `goal:` select the field of a word;
//! `2010-2015` is a span of years. Quoted words are one name. Case and accents do not matter.

use super::board_search::{PartSearch, Row, SoughtBoard, filtered};
use super::entry::plain;
use super::game::Margin;
use super::players::Span;
use super::reaching::Reaching;
use super::{Date, Entry, GameId, Library, Slot, Variant};
use analysis::openings::{self, Opening};
use othello::rules::{ByColor, Color, Goal};
use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;

/// A query for games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The words, as typed.
    pub text: String,
    /// Games with this outcome: `Greater` where Black won, `Equal` for draws.
    pub result: Option<Ordering>,
    /// Games on a board with a goal.
    pub variant: Option<Variant>,
    /// Games in the bin instead of the others.
    pub in_bin: bool,
    /// Games with the tag of this name.
    pub tag: Option<String>,
    /// Games that come to this board.
    pub board: Option<SoughtBoard>,
    /// Their order.
    pub order: SortOrder,
}

/// The order of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortOrder {
    /// The column to compare.
    pub column: Column,
    /// The largest first.
    pub descending: bool,
}

impl Default for SortOrder {
    /// The newest first.
    fn default() -> SortOrder {
        SortOrder { column: Column::Date, descending: true }
    }
}

/// A column of the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// When it was played.
    Date,
    /// Who played Black.
    Black,
    /// Who played White.
    White,
    /// The result.
    Result,
    /// The opening's name.
    Opening,
    /// The event's name.
    Event,
    /// The board and the goal.
    Board,
    /// The number of discs placed.
    Moves,
    /// Discs lost by both sides, where a review has found them.
    Lost,
    /// The accuracy of both sides, where a review has found it.
    Accuracy,
}

impl Column {
    /// Whether a first click sorts from the end: days from the newest, results from Black's largest.
    pub fn begins_high(self) -> bool {
        use Column::{Accuracy, Date, Lost, Moves, Result};
        matches!(self, Date | Result | Moves | Lost | Accuracy)
    }
}

/// Whether an entry has a word of a query.
type HasWord<'a> = Box<dyn Fn(&Entry) -> bool + 'a>;

/// Prepares the test for a word, given in small letters without accents.
fn has_word<'a>(text: &'a str, library: &Library) -> HasWord<'a> {
    let (field, value) = split_word(text);
    let unquoted = value.trim_matches('"');
    let (none, both) = (ByColor::new(false, false), ByColor::new(true, true));
    let in_names = |part: &str, of_players: ByColor<bool>, of_events: bool| {
        let fits = library.names.containing(part);
        move |entry: &Entry| {
            Color::BOTH.into_iter().any(|color| of_players[color] && fits[entry.players[color] as usize])
                || of_events && fits[entry.event as usize]
        }
    };
    let in_opening = |part: &'a str| {
        let is_named = |opening: &Opening| {
            [opening.english, opening.name(), opening.japanese].iter().any(|name| plain(name).contains(part))
        };
        let all = openings::lines().iter().map(|line| line.opening);
        let fits: HashSet<Opening> = all.filter(is_named).collect();
        move |entry: &Entry| entry.opening.is_some_and(|opening| fits.contains(opening))
    };
    let in_span = |span: Span| move |entry: &Entry| span.has(entry.day());
    let on_board = |board: String| move |entry: &Entry| entry.variant.size.to_string() == board;
    match field {
        "player" => Box::new(in_names(unquoted, both, false)),
        "black" => Box::new(in_names(unquoted, ByColor::new(true, false), false)),
        "white" => Box::new(in_names(unquoted, ByColor::new(false, true), false)),
        "event" => Box::new(in_names(unquoted, none, true)),
        "opening" => Box::new(in_opening(unquoted)),
        "" if value.starts_with('"') => Box::new(in_names(unquoted, both, true)),
        "board" => Box::new(on_board(value.replace('x', "×"))),
        "round" => {
            let fits = library.names.containing(unquoted);
            Box::new(move |entry: &Entry| fits[entry.round as usize])
        }
        "goal" => {
            let goal = goal(value);
            Box::new(move |entry: &Entry| goal == Some(entry.variant.goal))
        }
        "tag" => {
            let tags = library.tags.iter().enumerate().filter(|(_, tag)| plain(tag).contains(unquoted));
            let tags: Vec<usize> = tags.map(|(number, _)| number).collect();
            Box::new(move |entry: &Entry| tags.iter().any(|&tag| entry.tags.has(tag)))
        }
        "date" => match years(value) {
            Some(span) => Box::new(in_span(span)),
            None => {
                let Date { year, month, day } = Date::read(value);
                Box::new(move |entry: &Entry| {
                    let own = entry.day();
                    year > 0 && (own.year, own.month) == (year, month) && (day == 0 || own.day == day)
                })
            }
        },
        _ => match (years(text), board(text)) {
            (Some(span), _) => Box::new(in_span(span)),
            (None, Some(board)) => Box::new(on_board(board)),
            (None, None) => {
                let (in_names, in_opening) = (in_names(text, both, true), in_opening(text));
                // Only the unusual goal: "most" is an ordinary word.
                let is_fewest = goal(text) == Some(Goal::FewestDiscs);
                Box::new(move |entry: &Entry| {
                    in_names(entry)
                        || is_fewest && entry.variant.goal == Goal::FewestDiscs
                        || in_opening(entry)
                })
            }
        },
    }
}

/// A word's field, empty if it has none, and the rest of the word.
pub(super) fn split_word(word: &str) -> (&str, &str) {
    word.split_once(':').unwrap_or(("", word))
}

/// Whether a word may be a part of a name: it names no field, year or board and stands in no quotes.
pub(super) fn is_free_word(word: &str) -> bool {
    !word.contains([':', '"']) && years(word).is_none() && board(word).is_none()
}

/// The words of a query; what stands in quotes is one word.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    let between = move |c: char| {
        is_quoted ^= c == '"';
        c.is_whitespace() && !is_quoted
    };
    text.split(between).filter(|word| !word.trim_matches('"').is_empty())
}

/// The goal that a word names: `fewest`, `anti` or `anti-othello`, or `most`.
fn goal(text: &str) -> Option<Goal> {
    match text {
        "fewest" | "anti" | "anti-othello" => Some(Goal::FewestDiscs),
        "most" => Some(Goal::MostDiscs),
        _ => None,
    }
}

/// `2019` or `2010-2015`.
fn years(text: &str) -> Option<Span> {
    let year = |text: &str| {
        let year = text.parse::<u16>().ok().filter(|year| text.len() == 4 && (1800..2200).contains(year))?;
        Some(Date { year, month: 0, day: 0 })
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    Some(Span { from: year(first)?, to: year(last)? })
}

/// `10x10`.
fn board(text: &str) -> Option<String> {
    let (width, height) = text.split_once(['x', '×'])?;
    let is_side = |text: &str| text.parse::<u8>().is_ok();
    (is_side(width) && is_side(height)).then(|| format!("{width}×{height}"))
}

impl Library {
    /// The games that fit a query, in its order; of games with equal keys, the last added comes first.
    pub fn search(&self, query: &Query) -> Vec<GameId> {
        let text = plain(&query.text);
        let words: Vec<HasWord> = words(&text).map(|word| has_word(word, self)).collect();
        let tag = query.tag.as_ref().map(|tag| self.tag(tag));
        let fits = |entry: &Entry| {
            entry.is_binned == query.in_bin
                && tag.is_none_or(|tag| tag.is_some_and(|tag| entry.tags.has(tag)))
                && query.result.is_none_or(|wanted| entry.margin().map(Margin::outcome) == Some(wanted))
                && query.variant.is_none_or(|wanted| entry.variant == wanted)
                && words.iter().all(|has_word| has_word(entry))
        };
        let kept = (0..).zip(&self.entries).filter(|(_, entry)| !entry.is_gone && fits(entry));
        let mut found: Vec<Row> = kept.collect();
        // The board comes last, since games may have to be replayed for it.
        if let Some(sought) = &query.board {
            found = fitting(sought, self, found);
        }
        let by = |number: &dyn Fn(&Entry) -> u64| {
            found.iter().map(|&(slot, entry)| (number(entry), Reverse(slot))).collect()
        };
        let by_name = |name: &dyn Fn(&Entry) -> u32| {
            let places = self.names.places();
            by(&|entry| u64::from(places[name(entry) as usize]))
        };
        let mut keyed: Vec<(u64, Reverse<Slot>)> = match query.order.column {
            Column::Date => by(&|entry| date_number(entry.day())),
            Column::Result => by(&|entry| entry.margin().map_or(0, Margin::order)),
            Column::Moves => by(&|entry| entry.n_moves.into()),
            Column::Board => by(&|entry| entry.variant.order()),
            Column::Lost => by(&|entry| entry.figures.map_or(0, |of| 1 + of.lost_by_both())),
            Column::Accuracy => by(&|entry| entry.figures.map_or(0, |of| 1 + of.accuracy_of_both())),
            Column::Opening => {
                by(&|entry| entry.opening.map_or(0, |opening| 1 + name_number(opening.english)))
            }
            Column::Black => by_name(&|entry| entry.players.black),
            Column::White => by_name(&|entry| entry.players.white),
            Column::Event => by_name(&|entry| entry.event),
        };
        match query.order.descending {
            true => keyed.sort_unstable_by_key(|&(key, slot)| (Reverse(key), slot)),
            false => keyed.sort_unstable(),
        }
        keyed.into_iter().map(|(_, Reverse(slot))| self.entries[slot as usize].id).collect()
    }
}

/// The games among `games` that fit a board, in their order.
fn fitting<'a>(sought: &SoughtBoard, library: &Library, mut games: Vec<Row<'a>>) -> Vec<Row<'a>> {
    match sought {
        SoughtBoard::Position(position) => {
            let mut reaching = Reaching::new(library, position);
            let mut reaches = |entry| reaching.as_mut().is_some_and(|reaching| reaching.key(entry).is_some());
            games
                .retain(|(_, entry)| reaches(entry) || entry.is_corrected && library.comes_to(entry, sought));
            games
        }
        SoughtBoard::Part(part) => {
            let search = PartSearch::new(part);
            filtered(&games, &|entry| search.is_in(library, entry))
        }
    }
}

fn date_number(date: Date) -> u64 {
    u64::from(date.year) << 16 | u64::from(date.month) << 8 | u64::from(date.day)
}

/// The first letters of a name as a number: enough to put openings in order.
fn name_number(name: &str) -> u64 {
    let letters = name.bytes().chain(std::iter::repeat(0)).take(7);
    letters.fold(0, |number, byte| number << 8 | u64::from(byte.to_ascii_lowercase()))
}
