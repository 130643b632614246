//! What is in a library: its games, their counts by kind, names, titles and tags.

use super::change::{Change, GameId};
use super::entry::{Entry, Variant};
use super::game::LibraryGame;
use super::{Library, LibraryError};
use othello::record::{Header, Record};
use othello::rules::Position;
use std::collections::BTreeMap;
use texts::text;
use texts::words::header_title;

/// How many games there are of each kind; cached, since the window reads them in every frame. All numbers but
/// `n_binned` leave out the games in the bin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    n_games: usize,
    /// Games in the bin.
    pub n_binned: usize,
    /// Games that have figures of a review.
    pub n_reviewed: usize,
    /// Games of each board and goal; small boards first.
    pub variants: Vec<(Variant, usize)>,
    /// Games with each tag, by the tag's number.
    pub(super) tags: Vec<usize>,
}

impl Library {
    /// How many games there are, those in the bin left out.
    pub fn len(&self) -> usize {
        self.counts().n_games
    }

    /// Whether it has no games outside the bin.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every game, in the bin or not, in the order in which the library received them.
    pub fn entries(&self) -> impl Iterator<Item = (GameId, &Entry)> {
        self.entries.iter().filter(|entry| !entry.is_gone).map(|entry| (entry.id, entry))
    }

    /// The entry of a game; `None` where it is gone.
    pub fn entry(&self, game: GameId) -> Option<&Entry> {
        let slot = *self.slots.get(&game)?;
        self.entries.get(slot as usize).filter(|entry| !entry.is_gone)
    }

    /// How many games there are of each kind.
    pub fn counts(&self) -> &Counts {
        self.counts.get_or_init(|| self.count())
    }

    pub(super) fn count(&self) -> Counts {
        let mut variants = BTreeMap::new();
        let mut counts = Counts { tags: vec![0; self.tags.len()], ..Counts::default() };
        for (_, entry) in self.entries() {
            if entry.is_binned {
                counts.n_binned += 1;
                continue;
            }
            counts.n_games += 1;
            counts.n_reviewed += usize::from(entry.figures.is_some());
            let variant = entry.variant;
            variants.entry(variant.order()).or_insert((variant, 0)).1 += 1;
            entry.tags.iter().for_each(|tag| counts.tags[tag] += 1);
        }
        Counts { variants: variants.into_values().collect(), ..counts }
    }

    /// The name that an entry stores by number.
    pub fn name(&self, number: u32) -> &str {
        self.names.name(number)
    }

    /// "Anna – Ben, Grand Prix, 2023-05-12: 40–24 (10×10)", as much of it as is known.
    pub fn title(&self, entry: &Entry) -> String {
        self.title_with(entry, str::to_owned)
    }

    /// Like [`title`](Self::title), with player names mapped by `called`.
    pub fn title_with(&self, entry: &Entry, called: impl Fn(&str) -> String) -> String {
        let Entry { players, event, date, .. } = entry;
        let header = Header {
            players: players.map(|player| called(self.name(player))),
            event: self.name(*event).to_owned(),
            date: date.to_string(),
            result: entry.score(),
            ..Header::default()
        };
        let title = header_title(&header);
        match entry.variant {
            Variant::USUAL => title,
            variant => format!("{title} ({variant})").trim_start().to_owned(),
        }
    }

    /// The names of all tags that some game has, with how many games have them; those in the bin left out.
    pub fn tags(&self) -> Vec<(&str, usize)> {
        let all = self.tags.iter().map(String::as_str).zip(self.counts().tags.iter().copied());
        all.filter(|&(_, count)| count > 0).collect()
    }

    /// The names of a game's tags.
    pub fn tags_of(&self, entry: &Entry) -> impl Iterator<Item = &str> {
        entry.tags.iter().map(|tag| self.tags[tag].as_str())
    }

    pub(super) fn tag_names(&self, entry: &Entry) -> Vec<String> {
        self.tags_of(entry).map(str::to_owned).collect()
    }

    /// The number of a tag, if there is one of this name.
    pub fn tag(&self, name: &str) -> Option<usize> {
        self.tags.iter().position(|tag| tag == name)
    }

    /// A game as it is stored.
    pub fn game(&self, id: GameId) -> Option<LibraryGame> {
        self.entry(id).and_then(|entry| self.stored(entry))
    }

    pub(super) fn stored(&self, entry: &Entry) -> Option<LibraryGame> {
        match Change::read(&self.bytes.content(entry.place)?)? {
            Change::Put(_, game) => Some(*game),
            _ => None,
        }
    }

    /// The squares of the moves in a game's main line.
    pub(super) fn squares_of(&self, entry: &Entry) -> &[u8] {
        &self.squares[entry.squares_at as usize..][..usize::from(entry.n_moves)]
    }

    /// The position with which a game begins.
    pub(super) fn start_of(&self, entry: &Entry) -> Position {
        let own = entry.start.map(|number| self.starts[number.get() as usize - 1]);
        own.unwrap_or_else(|| Position::start(entry.variant.size))
    }

    /// A game as a record.
    ///
    /// # Errors
    /// When it is no longer there, or its moves cannot be played.
    pub fn record(&self, id: GameId) -> Result<Record, LibraryError> {
        let record = self.game(id).ok_or(text!("library-game-gone")).and_then(|game| game.record());
        record.map_err(LibraryError::Game)
    }
}
