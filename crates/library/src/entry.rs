//! What the library remembers of a game: a few numbers, with names held once for all games.

use super::change::GameId;
use super::figures::GameFigures;
use super::game::{LibraryGame, Margin, Origin};
use super::keys::{Keys, walk};
use analysis::openings::{self, Opening};
use engine::frames::Frame;
use othello::record::Date;
use othello::rules::{BoardSize, ByColor, Color, Goal, Position};
use std::collections::HashMap;
use std::fmt;
use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use texts::text;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The most discs on the board after a named opening.
const OPENING_DISCS_MAX: usize = 32;

/// A game in a list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The id by which changes name it.
    pub id: GameId,
    /// Where it came from.
    pub origin: Origin,
    /// The board and the goal.
    pub variant: Variant,
    /// Numbers of names, see [`Library::name`](super::Library::name); 0 is an empty name.
    pub players: ByColor<u32>,
    /// The number of the event's name.
    pub event: u32,
    /// The number of the round's name.
    pub round: u32,
    /// When it was played.
    pub date: Date,
    /// When it came here, in seconds since 1970.
    pub added: u64,
    /// Black's discs minus White's, even where the fewest discs win.
    pub result: Option<Margin>,
    /// Discs placed in the main line, before its board is corrected.
    pub n_moves: u16,
    /// Whether the board is corrected in it.
    pub is_corrected: bool,
    /// The last opening with a name that it went through.
    pub opening: Option<&'static Opening>,
    /// What a review of it has found.
    pub figures: Option<GameFigures>,
    /// Its tags.
    pub tags: Tags,
    /// Whether it lies in the bin.
    pub is_binned: bool,
    pub(super) is_gone: bool,
    /// Where its frame's content lies in the file.
    pub(super) place: Frame,
    /// Where its squares begin among those of all games.
    pub(super) squares_at: u32,
    /// The number of its start, from 1; `None` for the usual one.
    pub(super) start: Option<NonZeroU32>,
    pub(super) n_discs_at_start: u16,
    /// The discs of both sides that the result counts; `None` where that is not known.
    n_discs_counted: Option<u16>,
}

/// The last opening with a name that a game goes through.
fn opening_of(game: &LibraryGame) -> Option<&'static Opening> {
    if game.start.size() != BoardSize::STANDARD {
        return None;
    }
    let mut opening = None;
    walk(&game.start, &game.squares, |stop| {
        if stop.n_discs > OPENING_DISCS_MAX {
            return ControlFlow::Break(());
        }
        opening = OPENINGS.get(&stop.key.position()).copied().or(opening);
        ControlFlow::Continue(())
    });
    opening
}

/// The named openings, by the key of the position to which each leads.
static OPENINGS: LazyLock<HashMap<u64, &Opening>> = LazyLock::new(|| {
    let key = |position: &Position| Keys::of(position.size()).key(position).map(|key| key.position());
    openings::all().filter_map(|(position, opening)| Some((key(position)?, opening))).collect()
});

/// The number of discs at the end of a game; `None` where it is not over.
fn n_discs_at_end(game: &LibraryGame) -> Option<u16> {
    let discs = game.record().ok()?.whole_game().position().outcome()?.discs;
    Some(discs.black + discs.white)
}

impl Entry {
    pub(super) fn new(id: GameId, game: &LibraryGame, place: Frame, names: &mut NameTable) -> Entry {
        let n_discs = game.start.counts();
        Entry {
            id,
            origin: game.origin,
            variant: Variant { size: game.start.size(), goal: game.goal },
            players: ByColor::from_fn(|color| names.number(&game.header.players[color])),
            event: names.number(&game.header.event),
            round: names.number(&game.round()),
            date: Date::read(&game.header.date),
            added: game.added,
            result: game.result,
            n_moves: game.squares.len() as u16,
            is_corrected: game.corrected().is_some(),
            opening: opening_of(game),
            figures: None,
            tags: Tags::default(),
            is_binned: false,
            is_gone: false,
            place,
            squares_at: 0,
            start: None,
            n_discs_at_start: n_discs.black + n_discs.white,
            n_discs_counted: match game.goal {
                Goal::MostDiscs => Some(game.start.size().area() as u16),
                Goal::FewestDiscs => n_discs_at_end(game),
            },
        }
    }

    /// When it was played; for a game saved by hand without a date, when it was saved.
    pub fn day(&self) -> Date {
        match self.origin {
            Origin::Saved if self.date == Date::default() => Date::of_seconds(self.added),
            _ => self.date,
        }
    }

    /// Black's margin by the goal: positive where Black won.
    pub fn margin(&self) -> Option<Margin> {
        match self.variant.goal {
            Goal::MostDiscs => self.result,
            Goal::FewestDiscs => self.result.map(|result| -result),
        }
    }

    /// Whether it is a game of 8×8 outside the bin where most discs win.
    pub(super) fn is_usual(&self) -> bool {
        self.variant == Variant::USUAL && !self.is_binned && !self.is_gone
    }

    /// Whether it begins with the usual position of its board.
    pub(super) fn has_usual_start(&self) -> bool {
        self.start.is_none()
    }

    /// Whether anything was played in it.
    pub fn is_played(&self) -> bool {
        self.n_moves > 0 || self.is_corrected
    }

    /// The winner, if there is one and it is known.
    pub fn winner(&self) -> Option<Color> {
        self.margin()?.winner()
    }

    /// "40–24" in discs, "1–0" where only the winner is known; empty where the result is unknown.
    pub fn score(&self) -> String {
        let Some(result) = self.result.and_then(Margin::discs) else {
            let won = |color| if color == Color::Black { "1–0" } else { "0–1" };
            return self.winner().map_or("", won).to_owned();
        };
        let n_discs = self.n_discs_counted.and_then(|n_discs| i16::try_from(n_discs).ok());
        match n_discs.filter(|&n_discs| (n_discs + result) % 2 == 0 && result.abs() <= n_discs) {
            Some(n_discs) => format!("{}–{}", (n_discs + result) / 2, (n_discs - result) / 2),
            None => format!("{result:+}"),
        }
    }
}

/// A board and a goal. Games of different variants cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The board.
    pub size: BoardSize,
    /// Whether most or fewest discs win.
    pub goal: Goal,
}

impl Variant {
    /// What nearly all games are.
    pub const USUAL: Variant = Variant { size: BoardSize::STANDARD, goal: Goal::MostDiscs };

    /// A sort key: small boards first, and variants where the fewest discs win last.
    pub(super) fn order(self) -> u64 {
        (self.goal as u64) << 32 | (self.size.area() as u64) << 16 | u64::from(self.size.width())
    }

    /// "8×8 fewest", for a column.
    pub fn short(self) -> String {
        match self.goal {
            Goal::MostDiscs => self.size.to_string(),
            Goal::FewestDiscs => text!("variant-fewest-short", board = self.size.to_string()),
        }
    }
}

impl fmt::Display for Variant {
    /// "10×10", "8×8, fewest discs win".
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.goal {
            Goal::MostDiscs => write!(f, "{}", self.size),
            Goal::FewestDiscs => f.write_str(&text!("variant-fewest", board = self.size.to_string())),
        }
    }
}

/// A set of tags by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tags(u64);

impl Tags {
    /// The most tags: each has a bit.
    pub const MAX: usize = 64;

    /// Puts a tag in.
    pub fn insert(&mut self, tag: usize) {
        self.0 |= 1 << tag;
    }

    /// Takes a tag out.
    pub fn remove(&mut self, tag: usize) {
        self.0 &= !(1 << tag);
    }

    /// Whether a tag is in it.
    pub fn has(self, tag: usize) -> bool {
        self.0 >> tag & 1 == 1
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a tag is in both.
    pub fn intersects(self, other: Tags) -> bool {
        self.0 & other.0 != 0
    }

    /// The numbers of its tags, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Tags::MAX).filter(move |&tag| self.has(tag))
    }
}

/// A text in small letters without accents, as names are compared.
pub(super) fn plain(text: &str) -> String {
    text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).collect()
}

/// Names of players, events and rounds, each held once.
#[derive(Default)]
pub(super) struct NameTable {
    numbers: HashMap<Box<str>, u32>,
    names: Vec<Box<str>>,
    /// The names as [`plain`] makes them, for the search.
    small: Vec<Box<str>>,
}

impl NameTable {
    fn number(&mut self, name: &str) -> u32 {
        if self.names.is_empty() {
            self.add("");
        }
        match self.numbers.get(name) {
            Some(&number) => number,
            None => self.add(name),
        }
    }

    fn add(&mut self, name: &str) -> u32 {
        let number = self.names.len() as u32;
        self.numbers.insert(name.into(), number);
        self.names.push(name.into());
        self.small.push(plain(name).into());
        number
    }

    pub(super) fn name(&self, number: u32) -> &str {
        self.names.get(number as usize).map_or("", |name| name)
    }

    /// How often each name comes among `numbers`, in the order in which the names appear; without the empty
    /// name.
    pub(super) fn counted(&self, numbers: impl Iterator<Item = u32>) -> Vec<(u32, usize)> {
        let (mut counts, mut found) = (vec![0; self.names.len()], Vec::new());
        for number in numbers.filter(|number| *number != 0) {
            let count = &mut counts[number as usize];
            if *count == 0 {
                found.push(number);
            }
            *count += 1;
        }
        found.into_iter().map(|number| (number, counts[number as usize])).collect()
    }

    /// For each number, whether the name contains a part, which must be as [`plain`] makes it.
    pub(super) fn containing(&self, part: &str) -> Vec<bool> {
        self.small.iter().map(|name| name.contains(part)).collect()
    }

    /// For each number its place in the alphabet.
    pub(super) fn places(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.small.len() as u32).collect();
        order.sort_by_key(|&number| &self.small[number as usize]);
        let mut places = vec![0; order.len()];
        (0..).zip(order).for_each(|(place, number)| places[number as usize] = place);
        places
    }
}
