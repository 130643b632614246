//! What Outflank remembers about its user: plain data, kept as one readable RON file.
//!
//! Reading is generous: a missing line is its default, an absurd number becomes the nearest sensible one, an
//! unknown start position or board size the usual one. Only a text that is no settings at all, or one written
//! by a newer Outflank, is refused; whoever holds the file then keeps it aside. Every field is `pub`:
//! [`Settings::sanitized`] knows the limits.

mod lenient;
mod merge;
mod players;

pub use players::PlayerChoice;

use crate::engine::{BookUse, Level, Resources};
use crate::human::{Opponent, Rating};
use crate::players::{Kind, Player};
use crate::readable;
use crate::rules::{BoardSize, ByColor, Color, Goal, Start};
use lenient::{ByColorDef, GoalDef, as_level, as_text, number, position};
use players::sensible_names;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Everything that is remembered between two runs, except the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The layout of the file. Raised when an older Outflank could misread a newer file.
    pub version: u32,
    /// Light or dark.
    pub theme: Theme,
    /// The name of a board theme; an unknown one stands for the default.
    pub board_theme: String,
    /// Letters and numbers around the board.
    pub show_coordinates: bool,
    /// A dot on each square where a disc may be placed.
    pub show_legal_moves: bool,
    /// The ghost disc and the discs that would flip under the pointer.
    pub preview_flips: bool,
    /// A mark on the disc that was placed last.
    pub mark_last_move: bool,
    /// The record as a tree instead of a list.
    pub show_tree: bool,
    /// On squares, what analysis has found out about them.
    pub show_values: bool,
    /// What an opponent thinks, while somebody plays against it.
    pub show_thoughts: bool,
    /// Whose choices are shown beside the values of moves.
    #[serde(deserialize_with = "number")]
    pub people_rating: u32,
    /// In a review, the computer's mistakes are stopped at as well as one's own.
    pub all_mistakes: bool,
    /// Nothing moves: discs change without flipping.
    pub reduce_motion: bool,
    /// How long the flips of one move take, in milliseconds.
    #[serde(deserialize_with = "number")]
    pub animation_ms: u32,
    /// How long a position stays on the board before a computer's reply, at least, in milliseconds.
    #[serde(deserialize_with = "number")]
    pub pace_ms: u32,
    /// The names of the people who play here.
    pub people: Vec<String>,
    /// The share of the points that somebody wants to take from the opponent of an even match, in percent.
    #[serde(deserialize_with = "number")]
    pub match_share: u8,
    /// Who plays each colour.
    #[serde(with = "ByColorDef")]
    pub players: ByColor<PlayerChoice>,
    /// Whether the coach looks on, by opponent, where somebody has decided it.
    pub coach: BTreeMap<String, bool>,
    /// Strength of hints and of moves the computer plays for a human.
    #[serde(with = "as_level")]
    pub assist_level: Level,
    /// Threads the engine searches with; 0 for one on each processor.
    #[serde(deserialize_with = "number")]
    pub threads: u32,
    /// Memory for what the engine remembers, in megabytes.
    #[serde(deserialize_with = "number")]
    pub table_mb: u32,
    /// The engine thinks about its reply while a human thinks.
    pub ponder: bool,
    /// The engine plays openings from its book.
    pub use_book: bool,
    /// The most discs a move from the book may give away for the sake of variety.
    #[serde(deserialize_with = "number")]
    pub book_variety: u8,
    /// What the dialog for a new game begins with.
    pub new_game: NewGameChoice,
    /// Where the window opens.
    pub window: Window,
    /// Width of the side panel in points.
    #[serde(deserialize_with = "number")]
    pub panel_width: u32,
}

/// Colours of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// Whatever the system uses.
    #[default]
    System,
    /// Dark text on a light ground.
    Light,
    /// Light text on a dark ground.
    Dark,
}

/// What was chosen for the last new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGameChoice {
    /// Width and height of the board.
    #[serde(with = "as_text")]
    pub size: BoardSize,
    /// The discs it begins with.
    #[serde(with = "as_text")]
    pub start: Start,
    /// Plies of the random opening; 0 for none.
    #[serde(deserialize_with = "number")]
    pub opening_plies: u8,
    /// Whether most or fewest discs win.
    #[serde(with = "GoalDef")]
    pub goal: Goal,
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
    #[serde(deserialize_with = "position")]
    pub position: Option<(i32, i32)>,
    /// Width and height are those it has when it is not.
    pub maximized: bool,
    /// How much larger everything in it is drawn than usual, in percent. Width, height and position are in
    /// points of the usual size.
    #[serde(deserialize_with = "number")]
    pub zoom: u32,
}

/// Why a text is not read as settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// It is no RON, or not of this shape.
    #[error("line {line}, column {column} of the settings cannot be read: {reason}")]
    Unreadable {
        /// From 1.
        line: usize,
        /// From 1, in characters.
        column: usize,
        /// What was found there.
        reason: String,
    },
    /// The version it says is above [`Settings::VERSION`].
    #[error(
        "the settings have version {0}, written by a newer Outflank; this one knows version {known}",
        known = Settings::VERSION
    )]
    Newer(u64),
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: Settings::VERSION,
            theme: Theme::System,
            board_theme: String::new(),
            show_coordinates: true,
            show_legal_moves: true,
            preview_flips: true,
            mark_last_move: true,
            show_tree: false,
            show_values: true,
            show_thoughts: false,
            people_rating: 1400,
            match_share: 50,
            all_mistakes: false,
            reduce_motion: false,
            animation_ms: 250,
            pace_ms: 600,
            people: vec![Settings::PERSON.to_owned()],
            players: ByColor::new(
                PlayerChoice::default(),
                PlayerChoice { kind: Kind::Opponent, ..Default::default() },
            ),
            coach: BTreeMap::new(),
            assist_level: Level::new(19),
            threads: 0,
            table_mb: 256,
            ponder: false,
            use_book: true,
            book_variety: 1,
            new_game: NewGameChoice::default(),
            window: Window::default(),
            panel_width: 300,
        }
    }
}

impl Default for NewGameChoice {
    fn default() -> NewGameChoice {
        NewGameChoice {
            size: BoardSize::STANDARD,
            start: Start::Standard,
            opening_plies: 0,
            goal: Goal::MostDiscs,
        }
    }
}

impl Default for Window {
    fn default() -> Window {
        Window { width: 1100, height: 800, position: None, maximized: false, zoom: 100 }
    }
}

impl Settings {
    /// The layout this Outflank writes.
    pub const VERSION: u32 = 1;
    /// A slower animation would hold up the game.
    pub const ANIMATION_MS: RangeInclusive<u32> = 0..=2_000;
    /// A longer wait would be taken for a fault.
    pub const PACE_MS: RangeInclusive<u32> = 0..=10_000;
    /// 0 stands for all processors.
    pub const THREADS: RangeInclusive<u32> = 0..=256;
    /// From the least the engine works with to the most it takes.
    pub const TABLE_MB: RangeInclusive<u32> = 1..=Resources::TABLE_MB_MAX as u32;
    /// A game that has given away more is no longer even.
    pub const BOOK_VARIETY: RangeInclusive<u8> = 0..=4;
    /// A longer random opening leaves nothing to play on the smallest board.
    pub const OPENING_PLIES: RangeInclusive<u8> = 0..=20;
    /// From the smallest window everything can be used in to more than any screen, in points.
    pub const WINDOW_WIDTH: RangeInclusive<u32> = 480..=16_384;
    /// As for the width.
    pub const WINDOW_HEIGHT: RangeInclusive<u32> = 520..=16_384;
    /// As far as the keys for larger and smaller go, in percent.
    pub const ZOOM: RangeInclusive<u32> = 20..=500;
    /// Against opponents below this rating the coach looks on by itself.
    pub const COACHED_BELOW: u16 = 1000;
    /// From the narrowest panel whose texts can be read, in points.
    pub const PANEL_WIDTH: RangeInclusive<u32> = 220..=1_000;

    /// Beyond, one of the two has nothing to do, in percent.
    pub const MATCH_SHARE: RangeInclusive<u8> = 20..=80;

    /// What somebody is called who has given no name.
    pub const PERSON: &str = "You";
    /// More people at one computer would not find themselves in the list.
    pub const PEOPLE_MAX: usize = 12;
    /// A longer name has no room beside a disc, in characters.
    pub const NAME_MAX: usize = 24;

    /// Reads a settings file.
    ///
    /// # Errors
    /// When the text is no settings, or those of a newer Outflank.
    pub fn read(text: &str) -> Result<Settings, SettingsError> {
        // The version first: a newer file may hold anything else.
        let version = ron::from_str::<Version>(text).map_err(SettingsError::from)?.version;
        if version > u64::from(Self::VERSION) {
            return Err(SettingsError::Newer(version));
        }
        Ok(ron::from_str::<Settings>(text)?.sanitized())
    }

    /// The text of the settings file.
    pub fn write(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().new_line("\n");
        let body = ron::ser::to_string_pretty(&self.clone().sanitized(), layout)
            .expect("settings are numbers, texts and names, and RON can write those");
        format!("// What Outflank remembers. A line that is taken out goes back to its default.\n{body}\n")
    }

    /// The same settings with every number inside its limits.
    #[must_use]
    pub fn sanitized(mut self) -> Settings {
        self.version = Self::VERSION;
        self.board_theme = self.board_theme.chars().filter(|c| !c.is_control()).take(40).collect();
        keep_in(&mut self.animation_ms, Self::ANIMATION_MS);
        keep_in(&mut self.pace_ms, Self::PACE_MS);
        keep_in(&mut self.threads, Self::THREADS);
        keep_in(&mut self.table_mb, Self::TABLE_MB);
        keep_in(&mut self.book_variety, Self::BOOK_VARIETY);
        keep_in(&mut self.players.black.depth, 1..=Player::DEPTH_MAX);
        keep_in(&mut self.players.white.depth, 1..=Player::DEPTH_MAX);
        self.people = sensible_names(std::mem::take(&mut self.people));
        let last = self.people.len() as u8 - 1;
        keep_in(&mut self.players.black.person, 0..=last);
        keep_in(&mut self.players.white.person, 0..=last);
        keep_in(&mut self.match_share, Self::MATCH_SHARE);
        self.people_rating = self.people_rating().points().into();
        keep_in(&mut self.new_game.opening_plies, Self::OPENING_PLIES);
        keep_in(&mut self.window.width, Self::WINDOW_WIDTH);
        keep_in(&mut self.window.height, Self::WINDOW_HEIGHT);
        keep_in(&mut self.window.zoom, Self::ZOOM);
        keep_in(&mut self.panel_width, Self::PANEL_WIDTH);
        self
    }

    /// Whether the coach looks on in games against this opponent: by itself against those for newcomers.
    pub fn coaches(&self, opponent: Player) -> bool {
        let is_for_newcomers = opponent.rating().is_some_and(|rating| rating.points() < Self::COACHED_BELOW);
        self.coach.get(&opponent.to_string()).copied().unwrap_or(is_for_newcomers)
    }

    /// Who plays each colour.
    pub fn players(&self) -> ByColor<Player> {
        self.players.map(PlayerChoice::player)
    }

    /// The name of the person who plays a colour, when one does.
    pub fn person(&self, color: Color) -> &str {
        self.people.get(usize::from(self.players[color].person)).map_or(Settings::PERSON, String::as_str)
    }

    /// The people whose choices are shown beside the values of moves.
    pub fn people_rating(&self) -> Rating {
        Opponent::nearest_rating(self.people_rating.try_into().unwrap_or(u16::MAX))
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

/// The one line every version of the file has.
#[derive(Deserialize)]
struct Version {
    #[serde(default)]
    version: u64,
}

fn keep_in<T: Ord + Copy>(value: &mut T, limits: RangeInclusive<T>) {
    *value = (*value).clamp(*limits.start(), *limits.end());
}

impl From<ron::error::SpannedError> for SettingsError {
    fn from(error: ron::error::SpannedError) -> SettingsError {
        let place = error.span.start;
        SettingsError::Unreadable {
            line: place.line,
            column: place.col,
            reason: readable::reason(&error.code),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_defaults_are_a_game_of_a_human_against_an_easy_opponent() {
        let settings = Settings::default();
        let opponent = Player::Opponent { rating: Rating::new(600) };
        assert_eq!(settings.players(), ByColor::new(Player::Human, opponent));
        assert_eq!(settings.new_game.size, BoardSize::STANDARD);
        assert_eq!(settings.clone().sanitized(), settings);
        assert_eq!(Settings::read("()"), Ok(settings));
    }

    #[test]
    fn a_file_reads_as_a_person_would_write_it() {
        let text = r#"(
            theme: Dark, pace_ms: 1000, threads: 4, table_mb: 1024, ponder: true,
            use_book: false, book_variety: 3,
            players: (black: (kind: Minimax, depth: 6)), unheard_of: [1, (2)],
            new_game: (size: "6x10", start: "parallel", goal: FewestDiscs),
            window: (position: Some((10, -20))),
        )"#;
        let settings = Settings::read(text).unwrap();
        assert_eq!((settings.theme, settings.pace_ms), (Theme::Dark, 1000));
        assert_eq!((settings.threads, settings.table_mb, settings.ponder), (4, 1024, true));
        assert_eq!((settings.use_book, settings.book_variety, settings.book()), (false, 3, BookUse::Never));
        assert_eq!(settings.players()[Color::Black], Player::Minimax { depth: 6 });
        assert_eq!(settings.new_game.size, BoardSize::new(6, 10).unwrap());
        assert_eq!((settings.new_game.start, settings.new_game.goal), (Start::Parallel, Goal::FewestDiscs));
        assert_eq!(settings.window.position, Some((10, -20)));
        assert_eq!(settings.panel_width, Settings::default().panel_width);
    }

    #[test]
    fn absurd_values_become_the_nearest_sensible_ones() {
        let text = r#"(
            animation_ms: -5, pace_ms: 1e300, assist_level: 900, panel_width: NaN,
            players: (black: (depth: 0, level: -1, person: 9), white: (depth: 99999999999999999999)),
            new_game: (size: "7x900", start: "upside down", opening_plies: 300),
            people: ["", " Anna ", "Anna", "B\tn"], threads: 1e9, table_mb: 0, book_variety: 99,
            window: (width: 0, height: 123456789012, position: Some((1e30, -1e30))),
        )"#;
        let settings = Settings::read(text).unwrap();
        assert_eq!((settings.animation_ms, settings.pace_ms, settings.panel_width), (0, 10_000, 220));
        assert_eq!((settings.assist_level, settings.players.black.level), (Level::MAX, Level::MIN));
        assert_eq!((settings.players.black.depth, settings.players.white.depth), (1, Player::DEPTH_MAX));
        assert_eq!(
            (settings.people.clone(), settings.person(Color::Black)),
            (vec!["Anna".into(), "Bn".into()], "Bn")
        );
        assert_eq!((settings.threads, settings.table_mb), (256, 1));
        assert_eq!(settings.book(), BookUse::Within { loss: 4 });
        assert_eq!(Settings::read("(threads: -3, table_mb: 1e9)").unwrap().resources(6).table_mb, 16_384);
        assert_eq!(settings.new_game, NewGameChoice { opening_plies: 20, ..NewGameChoice::default() });
        assert_eq!((settings.window.width, settings.window.height), (480, 16_384));
        assert_eq!(settings.window.position, Some((i32::MAX, i32::MIN)));
    }

    #[test]
    fn no_number_of_threads_means_one_on_each_processor() {
        let n_threads = |threads| Settings { threads, ..Settings::default() }.resources(6).n_threads;
        assert_eq!([0, 1, 6, 12].map(n_threads), [6, 1, 6, 12]);
    }

    #[test]
    fn what_is_no_settings_is_refused_with_the_place() {
        let check = |text: &str, expected: &str| {
            let error = Settings::read(text).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        };
        check("", "line 1, column 1 of the settings cannot be read");
        check(
            "(\n  theme: Purple)",
            "line 2, column 10 of the settings cannot be read: \"Purple\" is not known",
        );
        check("(version: 2, theme: Purple)", "the settings have version 2, written by a newer Outflank");
        check(&format!("(x: {})", "[".repeat(100_000)), "line 1, column");
    }

    #[test]
    fn switching_the_kind_of_player_keeps_both_strengths() {
        let mut choice = PlayerChoice::default();
        let strong = Player::Engine { level: Level::new(20) };
        for player in [Player::Minimax { depth: 7 }, strong, Player::Random] {
            choice.choose(player);
            assert_eq!(choice.player(), player);
        }
        assert_eq!((choice.depth, choice.level), (7, Level::new(20)));
    }

    #[test]
    fn every_prefix_of_a_file_is_an_error_or_settings() {
        let text = Settings::default().write();
        assert!(text.lines().count() > 20, "one line for each setting:\n{text}");
        for end in 0..text.len() {
            _ = text.get(..end).map(Settings::read);
        }
        assert!(Settings::read(&text[..text.len() / 2]).is_err());
    }

    prop_compose! {
        fn choice()(kind in 0..Kind::ALL.len(), depth: u8, level: u8) -> PlayerChoice {
            let rating = crate::human::Opponent::nearest_rating(400 + 50 * u16::from(level));
            let character = crate::human::Character::ALL[usize::from(level) % 10];
            let (kind, level) = (Kind::ALL[kind], Level::new(level));
            PlayerChoice { kind, depth, level, rating, character, person: 0 }
        }
    }

    prop_compose! {
        fn settings()(
            theme in 0usize..3, board_theme: String, shown: [bool; 4], used: [bool; 4], book_variety: u8,
            numbers: [u32; 8], level: u8, black in choice(), white in choice(), size in 0usize..49,
            start in 0usize..5, plies: u8, anti: bool, position: Option<(i32, i32)>,
        ) -> Settings {
            let [show_coordinates, show_legal_moves, preview_flips, mark_last_move] = shown;
            let [reduce_motion, maximized, ponder, use_book] = used;
            let [animation_ms, pace_ms, panel_width, width, height, threads, table_mb, zoom] =
                numbers;
            Settings {
                theme: [Theme::System, Theme::Light, Theme::Dark][theme],
                assist_level: Level::new(level),
                players: ByColor::new(black, white),
                new_game: NewGameChoice {
                    size: BoardSize::all().nth(size).unwrap(),
                    start: Start::ALL[start],
                    opening_plies: plies,
                    goal: if anti { Goal::FewestDiscs } else { Goal::MostDiscs },
                },
                window: Window { width, height, position, maximized, zoom },
                board_theme, show_coordinates, show_legal_moves, preview_flips, mark_last_move, reduce_motion,
                animation_ms, pace_ms, panel_width, threads, table_mb, ponder, use_book,
                book_variety,
                ..Settings::default()
            }
        }
    }

    proptest! {
        #[test]
        fn settings_read_back_as_they_were_written(settings in settings()) {
            let sane = settings.clone().sanitized();
            prop_assert_eq!(&sane.clone().sanitized(), &sane);
            prop_assert_eq!(Settings::read(&settings.write()), Ok(sane));
        }

        #[test]
        fn no_text_makes_reading_panic(
            text: String,
            cut in 0usize..2000,
            junk in "[(){}\\[\\],:\"a-z0-9\\-]{0,20}",
        ) {
            _ = Settings::read(&text);
            let mut file = Settings::default().write();
            let cut = cut % file.len();
            if file.is_char_boundary(cut) {
                file.insert_str(cut, &junk);
            }
            _ = Settings::read(&file);
        }
    }
}
