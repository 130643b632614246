//! What Outflank remembers about its user: plain data, kept as one readable RON file.
//!
//! Reading is lenient: a missing line gets its default, a number out of range the nearest limit, an
//! unknown start position or board size the usual one, and [`RonFile::mend`] drops all other lines that it
//! cannot read. Reading refuses only a text without settings, or one of a newer Outflank; the storage
//! then sets the file aside. Every field is `pub`, so [`Settings::sanitized`] enforces the limits.

mod engines;
mod ghosts;
mod lenient;
mod looks;
mod merge;
mod people;
mod restore;

pub use engine::players::PlayerChoice;
pub use engines::{EngineSetup, Protocol};
pub use ghosts::GhostSetup;
pub use looks::{OwnColors, SystemSwitch, WindowTheme};

use analysis::review::DEFAULT_LEVEL;
use engine::human::{Opponent, Rating};
use engine::players::{EngineName, Kind, Player};
use engine::{BookUse, Level, Resources};
use lenient::{as_clocks, as_text, number, screen_position};
use othello::clock::TimeControl;
use othello::rules::{BoardSize, ByColor, Goal, Start};
use people::{cleaned_lists, cleaned_people};
use ron::error::SpannedError;
use serde::{Deserialize, Serialize};
use session::GameSession;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use system::kept::RonFile;
use texts::text::Language;
use texts::words::players::PERSON;

/// Everything that is remembered between two runs, except the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The layout of the file. Raised when an older Outflank could misread a newer file.
    pub version: u32,
    /// Light or dark.
    pub theme: WindowTheme,
    /// Black and white instead of greys, and outlines around all controls.
    pub more_contrast: SystemSwitch,
    /// The language of the window; `None` for that of the system.
    pub language: Option<Language>,
    /// The name of a board theme; an unknown one stands for the default.
    pub board_theme: String,
    /// The custom colours of a board.
    pub own_colors: OwnColors,
    /// Letters and numbers around the board.
    pub show_coordinates: bool,
    /// The number of quarter turns clockwise by which the board is shown.
    #[serde(deserialize_with = "number")]
    pub board_turns: u8,
    /// The board is mirrored left to right before it is turned.
    pub board_mirrored: bool,
    /// A dot on each square where a disc may be placed.
    pub show_legal_moves: bool,
    /// The ghost disc and the discs that would flip under the pointer.
    pub preview_flips: bool,
    /// A mark on the disc that was placed last.
    pub mark_last_move: bool,
    /// Menus and panels show the tools for study in every game, studied or not; `None` until chosen.
    pub expert_tools: Option<bool>,
    /// The record as a tree instead of a list.
    pub show_tree: bool,
    /// The values of moves on their squares.
    pub show_values: bool,
    /// What an opponent thinks, during a game against it.
    pub show_thoughts: bool,
    /// The rating of the people whose choices are shown beside the values of moves.
    #[serde(deserialize_with = "number")]
    pub people_rating: u32,
    /// In a review, stepping stops at the computer's mistakes as well as at the player's.
    pub all_mistakes: bool,
    /// Nothing moves: discs change without flipping.
    pub less_motion: SystemSwitch,
    /// How long the flips of one move take, in milliseconds.
    #[serde(deserialize_with = "number")]
    pub animation_ms: u32,
    /// The shortest time before a computer's reply, in milliseconds.
    #[serde(deserialize_with = "number")]
    pub pace_ms: u32,
    /// Opponents of human strength take a person's time.
    pub human_times: bool,
    /// Sounds for moves and results.
    pub sound: bool,
    /// The volume in percent.
    #[serde(deserialize_with = "number")]
    pub volume: u8,
    /// The names of the people who play here, each with a rating and progress.
    pub people: Vec<String>,
    /// The lists of names of people who were renamed or removed. The first name of each is that under which
    /// the progress is stored, and may be empty.
    pub all_names: Vec<Vec<String>>,
    /// The index in `people` of "you".
    #[serde(deserialize_with = "number")]
    pub playing_as: u8,
    /// Who plays each colour.
    pub players: ByColor<PlayerChoice>,
    /// Engines of other programs that can play here.
    pub engines: Vec<EngineSetup>,
    /// Ghosts of players of the library that can play here.
    pub ghosts: Vec<GhostSetup>,
    /// Whether the coach watches, by opponent, where the user has chosen it.
    pub coach: BTreeMap<String, bool>,
    /// Keys that were changed, by the command's name: `Ctrl+Shift+N`, empty for no key. Unknown commands
    /// and keys are ignored.
    pub keys: BTreeMap<String, String>,
    /// Strength of hints and of moves the computer plays for a human.
    pub assist_level: Level,
    /// The level of a review.
    pub review_level: Level,
    /// Threads the engine searches with; 0 for one on each processor.
    #[serde(deserialize_with = "number")]
    pub threads: u32,
    /// Size of the engine's transposition table, in megabytes.
    #[serde(deserialize_with = "number")]
    pub table_mb: u32,
    /// The engine thinks about its reply while a human thinks.
    pub ponder: bool,
    /// The engine plays openings from its book.
    pub use_book: bool,
    /// The most discs a move from the book may give away for the sake of variety.
    #[serde(deserialize_with = "number")]
    pub book_variety: u8,
    /// The level at which positions of the own book are searched.
    #[serde(deserialize_with = "number")]
    pub book_level: u8,
    /// The approximate number of positions to add at a time.
    #[serde(deserialize_with = "number")]
    pub book_positions: u32,
    /// The initial choices of the dialog for a new game.
    pub new_game: NewGameChoice,
    /// The score sheet that is being typed.
    pub sheet: SheetDraft,
    /// Files keep the engine's values of a game even if it names who entered it.
    pub values_in_files: bool,
    /// Where the window opens.
    pub window: Window,
    /// Width of the side panel in points.
    #[serde(deserialize_with = "number")]
    pub panel_width: u32,
}

/// Where an opening comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningFrom {
    /// Chosen at random.
    #[default]
    Random,
    /// One of the list of even openings.
    Even,
    /// A line with a name.
    Named,
}

/// What was chosen for the last new game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGameChoice {
    /// Width and height of the board.
    #[serde(with = "as_text")]
    pub size: BoardSize,
    /// The discs it begins with.
    #[serde(with = "as_text")]
    pub start: Start,
    /// Plies of the opening; 0 for none.
    #[serde(deserialize_with = "number")]
    pub opening_plies: u8,
    /// Where the opening comes from.
    pub opening_from: OpeningFrom,
    /// The number of the line with a name.
    #[serde(deserialize_with = "number")]
    pub opening_line: u16,
    /// The least and the greatest value of a random opening for Black, in discs.
    pub opening_values: (i8, i8),
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// The time of each side; `None` without clocks.
    #[serde(with = "as_clocks")]
    pub clocks: Option<ByColor<TimeControl>>,
    /// Whether the game goes on when a flag falls.
    pub flag_goes_on: bool,
    /// Swap colours with each rematch.
    pub alternates: bool,
    /// Chance decides the user's colour against the computer.
    pub color_by_lot: bool,
}

/// Where the window was, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Window {
    /// Of the inside, without the system's frame.
    #[serde(deserialize_with = "number")]
    pub width: u32,
    /// Of the inside, without the system's frame.
    #[serde(deserialize_with = "number")]
    pub height: u32,
    /// The outer top left corner, x before y; `None` lets the system choose.
    #[serde(deserialize_with = "screen_position")]
    pub position: Option<(i32, i32)>,
    /// Whether it is maximized; width and height are those it has otherwise.
    pub maximized: bool,
    /// How much larger everything in it is drawn than usual, in percent. Width, height and position are in
    /// points of the usual size.
    #[serde(deserialize_with = "number")]
    pub zoom: u32,
}

/// A score sheet that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetDraft {
    /// The moves, as they were typed.
    pub moves: String,
    /// The discs counted at the end.
    pub count: ByColor<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: Settings::VERSION,
            theme: WindowTheme::System,
            more_contrast: SystemSwitch::System,
            language: None,
            board_theme: String::new(),
            own_colors: OwnColors::default(),
            show_coordinates: true,
            board_turns: 0,
            board_mirrored: false,
            show_legal_moves: true,
            preview_flips: true,
            mark_last_move: true,
            expert_tools: None,
            show_tree: false,
            show_values: true,
            show_thoughts: false,
            people_rating: 1400,
            all_mistakes: false,
            less_motion: SystemSwitch::System,
            animation_ms: 250,
            pace_ms: 600,
            human_times: true,
            sound: true,
            volume: 40,
            people: vec![PERSON.to_owned()],
            all_names: Vec::new(),
            playing_as: 0,
            players: ByColor::new(
                PlayerChoice::default(),
                PlayerChoice { kind: Kind::Character, ..Default::default() },
            ),
            engines: Vec::new(),
            ghosts: Vec::new(),
            coach: BTreeMap::new(),
            keys: BTreeMap::new(),
            assist_level: Level::new(19),
            review_level: Level::new(DEFAULT_LEVEL),
            threads: 0,
            table_mb: 256,
            ponder: false,
            use_book: true,
            book_variety: 1,
            book_level: 22,
            book_positions: 200,
            new_game: NewGameChoice::default(),
            sheet: SheetDraft::default(),
            values_in_files: false,
            window: Window::default(),
            panel_width: 300,
        }
    }
}

impl Default for Window {
    fn default() -> Window {
        Window { width: 1100, height: 800, position: None, maximized: false, zoom: 100 }
    }
}

impl Settings {
    /// Limits of an animation; a slower one would hold up the game.
    pub const ANIMATION_MS: RangeInclusive<u32> = 0..=2_000;
    /// Limits of the time before a reply; users would take a longer wait for a fault.
    pub const PACE_MS: RangeInclusive<u32> = 0..=10_000;
    /// In percent.
    pub const VOLUME: RangeInclusive<u8> = 0..=100;
    /// 0 stands for all processors.
    pub const THREADS: RangeInclusive<u32> = 0..=256;
    /// From the smallest transposition table of the engine to its largest.
    pub const TABLE_MB: RangeInclusive<u32> = 1..=Resources::TABLE_MB_MAX as u32;
    /// Limits of the discs that book moves give away; after more a game is no longer even.
    pub const BOOK_VARIETY: RangeInclusive<u8> = 0..=4;
    /// Lower levels make mistakes on purpose; higher ones solve more of the end, which openings do not have.
    pub const BOOK_LEVEL: RangeInclusive<u8> = 15..=30;
    /// Lower levels see too little to teach from.
    pub const REVIEW_LEVEL: RangeInclusive<u8> = 19..=30;
    /// The number of positions to add at a time.
    pub const BOOK_POSITIONS: RangeInclusive<u32> = 10..=100_000;
    /// The plies of a random opening, which is shorter where the game would end, as on the smallest board.
    pub const OPENING_PLIES: RangeInclusive<u8> = 0..=20;
    /// The limits of a random opening's value for Black, in discs.
    pub const OPENING_VALUES: RangeInclusive<i8> = -20..=20;
    /// In points, from the narrowest window in which every control is usable to more than any screen.
    pub const WINDOW_WIDTH: RangeInclusive<u32> = 480..=16_384;
    /// In points, from the lowest window in which every control is usable to more than any screen.
    pub const WINDOW_HEIGHT: RangeInclusive<u32> = 520..=16_384;
    /// In percent, the limits of the keys that make everything larger or smaller.
    pub const ZOOM: RangeInclusive<u32> = 20..=500;
    /// Against opponents below this rating the coach watches by default.
    pub const COACHED_BELOW: u16 = 1000;
    /// From the narrowest panel whose texts can be read, in points.
    pub const PANEL_WIDTH: RangeInclusive<u32> = 220..=1_000;

    /// The most bytes of a command's or a key's name; no real one is longer.
    pub const KEY_NAME_MAX: usize = 40;

    /// The most characters of a score sheet; 60 moves with their numbers need fewer.
    pub const SHEET_MAX: usize = 1000;

    /// The most people; more names would make the list too long to use.
    pub const PEOPLE_MAX: usize = 12;
    /// The most characters of a person's name; a longer one has no room beside a disc.
    pub const NAME_MAX: usize = 24;

    /// Whether menus and panels show the tools for study in every game.
    pub fn keeps_expert_tools(&self) -> bool {
        self.expert_tools == Some(true)
    }

    /// The engine that was set up with a name.
    pub fn engine(&self, name: EngineName) -> Option<&EngineSetup> {
        self.engines.iter().find(|engine| engine.name() == name)
    }

    /// Whether the coach watches games against this opponent: by default against those for newcomers.
    pub fn coaches(&self, opponent: Player) -> bool {
        let is_for_newcomers = opponent.rating().is_some_and(|rating| rating.points() < Self::COACHED_BELOW);
        self.coach.get(&opponent.to_string()).copied().unwrap_or(is_for_newcomers)
    }

    /// Whether the coach watches the game on the board.
    pub fn wants_coach(&self, session: &GameSession) -> bool {
        session.opponent().is_some_and(|opponent| self.coaches(opponent))
    }

    /// Who plays each colour.
    pub fn players(&self) -> ByColor<Player> {
        self.players.map(PlayerChoice::player)
    }

    /// The name of the person whose rating and progress are shown.
    pub fn you(&self) -> &str {
        self.people.get(usize::from(self.playing_as)).map_or(PERSON, String::as_str)
    }

    /// The rating of the people whose choices are shown beside the values of moves.
    pub fn people_rating(&self) -> Rating {
        Opponent::nearest_rating(self.people_rating.try_into().unwrap_or(u16::MAX))
    }

    /// The quarter turns clockwise by which the board is shown, and whether it is mirrored before them.
    pub fn board_view(&self) -> (u8, bool) {
        (self.board_turns, self.board_mirrored)
    }

    /// What the engine uses its book for.
    pub fn book(&self) -> BookUse {
        if self.use_book { BookUse::Within { loss: self.book_variety } } else { BookUse::Never }
    }

    /// Threads and memory for the engine on a machine with this number of processors.
    pub fn resources(&self, n_processors: usize) -> Resources {
        let n_threads = if self.threads == 0 { n_processors } else { self.threads as usize };
        Resources { n_threads, table_mb: self.table_mb as usize }
    }
}

impl RonFile for Settings {
    const VERSION: u32 = 1;
    const HEAD: &'static str = "What Outflank remembers. A line that is taken out goes back to its default.";

    fn parse(text: &str) -> Result<Settings, SpannedError> {
        let mut settings = ron::from_str::<Settings>(text)?;
        if ron::from_str::<Former>(text).is_ok_and(|former| former.reduce_motion) {
            settings.less_motion = SystemSwitch::On;
        }
        Ok(settings)
    }

    /// Applies to `there` what `self` changed since `before`.
    fn joined(self, there: Settings, before: &Settings) -> Settings {
        let value = |settings: &Settings| serde_json::to_value(settings).ok();
        let merged = (|| Some(merge::merged(value(before)?, value(&self)?, value(&there)?)))();
        // Merged parts may not fit together; `sanitized` corrects that.
        merged.and_then(|value| serde_json::from_value(value).ok()).map_or(there, Settings::sanitized)
    }

    fn sanitized(mut self) -> Settings {
        self.version = Self::VERSION;
        self.board_theme = plain(&self.board_theme, 40);
        self.sheet.moves = plain(&self.sheet.moves.replace('\n', " "), Self::SHEET_MAX);
        self.sheet.count = self.sheet.count.map(|count| plain(&count, 2));
        keep_in(&mut self.animation_ms, Self::ANIMATION_MS);
        keep_in(&mut self.pace_ms, Self::PACE_MS);
        keep_in(&mut self.volume, Self::VOLUME);
        keep_in(&mut self.threads, Self::THREADS);
        keep_in(&mut self.table_mb, Self::TABLE_MB);
        keep_in(&mut self.book_variety, Self::BOOK_VARIETY);
        keep_in(&mut self.book_level, Self::BOOK_LEVEL);
        self.review_level = self.review_level.max(Level::new(*Self::REVIEW_LEVEL.start()));
        keep_in(&mut self.book_positions, Self::BOOK_POSITIONS);
        self.people = cleaned_people(&self.people);
        self.all_names = cleaned_lists(&self.all_names, &self.people);
        let last = self.people.len() as u8 - 1;
        keep_in(&mut self.playing_as, 0..=last);
        self.engines = engines::cleaned(std::mem::take(&mut self.engines));
        self.ghosts = ghosts::cleaned(std::mem::take(&mut self.ghosts));
        self.keys.retain(|command, key| command.len().max(key.len()) <= Self::KEY_NAME_MAX);
        self.people_rating = self.people_rating().points().into();
        keep_in(&mut self.new_game.opening_plies, Self::OPENING_PLIES);
        let (low, high) = &mut self.new_game.opening_values;
        keep_in(low, Self::OPENING_VALUES);
        keep_in(high, *low..=*Self::OPENING_VALUES.end());
        keep_in(&mut self.window.width, Self::WINDOW_WIDTH);
        keep_in(&mut self.window.height, Self::WINDOW_HEIGHT);
        keep_in(&mut self.window.zoom, Self::ZOOM);
        keep_in(&mut self.panel_width, Self::PANEL_WIDTH);
        self
    }
}

/// Former names of lines, in files of version 1 before 0.2.0.
#[derive(Deserialize)]
struct Former {
    /// The name of `less_motion` when it did not follow the system.
    #[serde(default)]
    reduce_motion: bool,
}

fn keep_in<T: Ord + Copy>(value: &mut T, limits: RangeInclusive<T>) {
    *value = (*value).clamp(*limits.start(), *limits.end());
}

/// A text without control characters, cut to a number of characters.
fn plain(text: &str, n_max: usize) -> String {
    text.chars().filter(|c| !c.is_control()).take(n_max).collect()
}

/// The first value of each name, at most `n_max` of them. Drops values without a name.
fn distinct<T, N: PartialEq>(
    values: impl IntoIterator<Item = T>,
    n_max: usize,
    name: impl Fn(&T) -> Option<N>,
) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for value in values {
        let own = name(&value);
        if own.is_some() && kept.len() < n_max && kept.iter().all(|other| name(other) != own) {
            kept.push(value);
        }
    }
    kept
}

#[cfg(test)]
mod tests;
