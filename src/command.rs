//! What can be done from the menus and the keyboard: one table for menus, keys, tooltips and help.

mod keymap;
mod state;

pub(super) use keymap::{Keymap, Taken, change, key_name};
pub(super) use state::{CommandState, ReviewState};

use crate::window::Zoom;
use egui::{Context, Key, KeyboardShortcut, Modifiers};
use services::settings::WindowTheme;
use teach::choice::Page;
use texts::text;

/// One thing to look for on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Where both sides could move.
    Mobility,
    /// Discs beside an empty square.
    Frontier,
    /// Discs that can never be flipped.
    Stable,
    /// Odd and even regions.
    Parity,
    /// Corners in danger.
    Corners,
    /// What people of a rating would play; not read off the position alone.
    People,
}

/// The menu that lists a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    Game,
    Pictures,
    Learn,
    Study,
    Overlays,
    Moves,
    View,
    Help,
    /// The command has only a key.
    None,
}

use Menu::{Game, Help, Learn, Moves, Overlays, Pictures, Study, View};

impl Menu {
    /// The menus of the bar, in their order.
    pub const BAR: [Menu; 5] = [Game, Learn, Study, View, Help];
    /// Menus inside others: the menu, and the command that it follows in the menu around it.
    pub const INNER: [(Menu, Command); 3] =
        [(Pictures, Command::KeepGame), (Overlays, Command::Values), (Moves, Command::TurnGame)];
    /// All menus, each inner one after the menu around it.
    pub const ALL: [Menu; 8] = [Game, Pictures, Learn, Study, Overlays, Moves, View, Help];

    /// Its name in the bar, or in the menu around it.
    pub fn name(self) -> String {
        match self {
            Game => text!("menu-game"),
            Pictures => text!("menu-pictures"),
            Learn => text!("menu-learn"),
            Study => text!("menu-study"),
            Overlays => text!("menu-overlays"),
            Moves => text!("menu-moves"),
            View => text!("menu-view"),
            Help => text!("menu-help"),
            Menu::None => String::new(),
        }
    }
}

/// A line of the table.
pub struct Entry {
    /// What it does.
    pub command: Command,
    /// The menu that lists it.
    pub menu: Menu,
    /// Commands of one group stand together in their menu.
    pub group: u8,
    /// The id of the text with its name; the text's `hint` says what it does.
    id: &'static str,
    /// Its default keys. `Keymap` has the keys in use, of which menus show the first.
    pub keys: &'static [KeyboardShortcut],
    /// Its menu shows it with the expert tools only; its keys always work.
    pub is_expert: bool,
    /// It gives help, which a serious game forbids.
    is_help: bool,
    /// It also works while Learn is open; most commands only act on the game.
    is_for_learning: bool,
}

impl Entry {
    const fn help(self) -> Entry {
        Entry { is_help: true, ..self }
    }

    const fn learn(self) -> Entry {
        Entry { is_for_learning: true, ..self }
    }

    /// What is written in the menu.
    pub fn name(&self) -> String {
        text!(self.id)
    }

    /// Its name in a sentence or a list.
    pub fn short_name(&self) -> String {
        self.name().trim_end_matches('…').to_owned()
    }

    /// What it does, for its tooltip.
    pub fn hint(&self) -> String {
        text!(&format!("{}.hint", self.id))
    }
}

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// With Ctrl, on macOS with Cmd.
const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::COMMAND }, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

type Shortcuts = &'static [KeyboardShortcut];

const fn line(command: Command, menu: Menu, group: u8, id: &'static str, keys: Shortcuts) -> Entry {
    Entry { command, menu, group, id, keys, is_expert: false, is_help: false, is_for_learning: false }
}

/// A line that newcomers' menus leave out.
const fn expert(command: Command, menu: Menu, group: u8, id: &'static str, keys: Shortcuts) -> Entry {
    Entry { is_expert: true, ..line(command, menu, group, id, keys) }
}

const fn overlay(command: Command, id: &'static str, keys: Shortcuts) -> Entry {
    expert(command, Overlays, 0, id, keys).help()
}

/// Defines the commands and their table. Each has a line: its name, or after `@` a variant with its value,
/// and then its entry.
macro_rules! commands {
    ($($($(#[$doc:meta])* $name:ident)? $(@$of:ident($value:expr))? =>
        $line:ident($($entry:tt)*)$(.$also:ident())?;)*) => {
        /// Something the window can be asked to do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Command {
            $($($(#[$doc])* $name,)?)*
            LearnPage(Page),
            Overlay(Overlay),
            Theme(WindowTheme),
            Zoom(Zoom),
        }

        /// Every command once, in the order of the menus.
        pub const TABLE: &[Entry] =
            &[$($line($(Command::$name)? $(Command::$of($value))?, $($entry)*)$(.$also())?),*];
    };
}

commands! {
    NewGame => line(Game, 0, "command-new-game", &[ctrl(Key::N)]).learn();
    PlayAgain => line(Game, 0, "command-play-again", &[ctrl_shift(Key::N)]);
    /// Plays again with swapped colours.
    ChangeSides => line(Game, 0, "command-change-sides", &[]);
    Undo => line(Game, 1, "command-undo", &[ctrl(Key::Z)]);
    Redo => line(Game, 1, "command-redo", &[ctrl_shift(Key::Z), ctrl(Key::Y)]);
    /// Corrects the board in the middle of the game, like an arbiter.
    CorrectBoard => expert(Game, 1, "command-correct-board", &[]);
    CopyMoves => expert(Game, 1, "command-copy-moves", &[ctrl(Key::C)]);
    Paste => expert(Game, 1, "command-paste", &[ctrl(Key::V)]).learn();
    StopOrResume => line(Game, 2, "command-stop-or-resume", &[key(Key::Space)]);
    Hint => line(Game, 2, "command-hint", &[ctrl(Key::H)]).help();
    Open => line(Game, 3, "command-open", &[ctrl(Key::O)]).learn();
    Sheet => expert(Game, 3, "command-sheet", &[]).learn();
    SaveAs => line(Game, 3, "command-save-as", &[ctrl(Key::S)]);
    /// Saves boards and exercises as pages to print.
    Handout => expert(Game, 3, "command-handout", &[]);
    Information => expert(Game, 3, "command-information", &[ctrl(Key::I)]);
    Library => line(Game, 3, "command-library", &[ctrl(Key::L)]).learn();
    KeepGame => expert(Game, 3, "command-keep-game", &[ctrl(Key::K)]);
    Preferences => line(Game, 4, "command-preferences", &[ctrl(Key::Comma)]).learn();
    /// Saves everything to one file for another computer, or reads such a file.
    MoveToComputer => line(Game, 4, "command-move", &[]).learn();
    Quit => line(Game, 4, "command-quit", &[ctrl(Key::Q)]).learn();
    CopyBoard => expert(Pictures, 0, "command-copy-board", &[ctrl_shift(Key::C)]);
    CopyPicture => expert(Pictures, 0, "command-copy-picture", &[]);
    SavePicture => expert(Pictures, 0, "command-save-picture", &[]);
    CopyGraph => expert(Pictures, 0, "command-copy-graph", &[]);
    SaveGraph => expert(Pictures, 0, "command-save-graph", &[]);
    Learn => line(Learn, 0, "command-learn", &[key(Key::Y)]).learn();
    @LearnPage(Page::Lessons) => line(Learn, 1, "learn-lessons", &[]).learn();
    @LearnPage(Page::Puzzles) => line(Learn, 1, "learn-puzzles", &[]).learn();
    @LearnPage(Page::Mistakes) => line(Learn, 1, "learn-mistakes", &[]).learn();
    @LearnPage(Page::Openings) => line(Learn, 1, "learn-openings", &[]).learn();
    @LearnPage(Page::Guess) => line(Learn, 1, "learn-guess", &[]).learn();
    @LearnPage(Page::Progress) => line(Learn, 1, "learn-progress", &[]).learn();
    Coach => line(Learn, 2, "command-coach", &[]).help();
    AnotherLook => line(Learn, 2, "command-another-look", &[]);
    /// Adds to the learner's openings the moves that lead to the position shown.
    AddLine => expert(Learn, 2, "command-add-line", &[]);
    Analyse => line(Study, 0, "command-analyse", &[shift(Key::Space)]).help();
    Values => expert(Study, 0, "command-values", &[key(Key::V)]);
    Review => line(Study, 1, "command-review", &[key(Key::R)]).help();
    PreviousMistake => expert(Study, 1, "command-previous-mistake", &[key(Key::PageUp)]);
    NextMistake => expert(Study, 1, "command-next-mistake", &[key(Key::PageDown)]);
    AllMistakes => expert(Study, 1, "command-all-mistakes", &[]);
    ShowRefutation => expert(Study, 1, "command-show-refutation", &[key(Key::W)]);
    SavePage => expert(Study, 1, "command-save-page", &[]);
    Explorer => expert(Study, 2, "command-explorer", &[key(Key::X)]).help();
    /// Lists the games of the library that reach the position shown.
    FindPosition => expert(Study, 2, "command-find-position", &[ctrl(Key::F)]).help();
    /// Shows what the opening book knows of the position, and lets the user change it.
    Book => expert(Study, 2, "command-book", &[key(Key::Z)]).help();
    ComputerMove => expert(Study, 3, "command-computer-move", &[ctrl(Key::G)]).help();
    PlayOn => line(Study, 3, "command-play-on", &[ctrl(Key::P)]).help();
    EditPosition => line(Study, 3, "command-edit-position", &[ctrl(Key::E)]);
    /// Rotates or mirrors the game itself, to the next symmetric first move.
    TurnGame => expert(Study, 3, "command-turn-game", &[]);
    /// Opens the dialog of a match: two computer players, many games, and a table of the results.
    Match => expert(Study, 4, "command-match", &[]).learn();
    /// Makes opponents that play like players of the library.
    Ghosts => expert(Study, 4, "command-ghosts", &[]).learn();
    OtherEngines => expert(Study, 4, "command-other-engines", &[]).learn();
    @Overlay(Overlay::Mobility) => overlay("command-overlay-mobility", &[key(Key::F2)]);
    @Overlay(Overlay::Frontier) => overlay("command-overlay-frontier", &[key(Key::F3)]);
    @Overlay(Overlay::Stable) => overlay("command-overlay-stable", &[key(Key::F4)]);
    @Overlay(Overlay::Parity) => overlay("command-overlay-parity", &[key(Key::F6)]);
    @Overlay(Overlay::Corners) => overlay("command-overlay-corners", &[key(Key::F7)]);
    @Overlay(Overlay::People) => overlay("command-overlay-people", &[key(Key::Q)]);
    First => expert(Moves, 0, "command-first", &[key(Key::Home)]);
    Back => expert(Moves, 0, "command-back", &[key(Key::ArrowLeft)]);
    Forward => expert(Moves, 0, "command-forward", &[key(Key::ArrowRight)]);
    Last => expert(Moves, 0, "command-last", &[key(Key::End)]);
    PreviousVariation => expert(Moves, 1, "command-previous-variation", &[key(Key::ArrowUp)]);
    NextVariation => expert(Moves, 1, "command-next-variation", &[key(Key::ArrowDown)]);
    Promote => expert(Moves, 2, "command-promote", &[ctrl(Key::ArrowUp)]);
    Delete => expert(Moves, 2, "command-delete", &[ctrl(Key::Delete)]);
    Tree => expert(Moves, 3, "command-tree", &[key(Key::T)]);
    Mark => expert(Moves, 3, "command-mark", &[ctrl(Key::M)]);
    @Zoom(Zoom::In) => line(View, 0, "command-zoom-in", &[ctrl(Key::Plus), ctrl(Key::Equals)]).learn();
    @Zoom(Zoom::Out) => line(View, 0, "command-zoom-out", &[ctrl(Key::Minus)]).learn();
    @Zoom(Zoom::Usual) => line(View, 0, "command-zoom-usual", &[ctrl(Key::Num0)]).learn();
    LegalMoves => line(View, 1, "command-legal-moves", &[key(Key::S)]).learn();
    Preview => line(View, 1, "command-preview", &[key(Key::F8)]);
    LastMove => expert(View, 1, "command-last-move", &[shift(Key::F8)]);
    Coordinates => line(View, 1, "command-coordinates", &[key(Key::F9)]).learn();
    /// Turns the board shown a quarter clockwise, a half if it is not square; the game stays the same.
    TurnBoard => expert(View, 1, "command-turn-board", &[shift(Key::F9)]);
    /// Shows the board mirrored left to right; the game stays the same.
    MirrorBoard => expert(View, 1, "command-mirror-board", &[]);
    Thoughts => expert(View, 1, "command-thoughts", &[]).help();
    @Theme(WindowTheme::System) => line(View, 2, "command-theme-system", &[]).learn();
    @Theme(WindowTheme::Light) => line(View, 2, "command-theme-light", &[]).learn();
    @Theme(WindowTheme::Dark) => line(View, 2, "command-theme-dark", &[]).learn();
    ToBoard => expert(View, 3, "command-to-board", &[key(Key::F5)]).learn();
    FullScreen => line(View, 3, "command-full-screen", &[key(Key::F11)]).learn();
    /// Switches the study tools in menus and panels on or off; newcomers begin without them.
    ExpertTools => line(View, 4, "command-expert-tools", &[]).learn();
    Escape => line(Menu::None, 0, "command-escape", &[key(Key::Escape)]).learn();
    /// Opens the opening book and adds the line shown.
    BookHere => expert(Menu::None, 0, "command-book-here", &[shift(Key::Z)]).help();
    SpeakBoard => line(Menu::None, 0, "command-speak-board", &[key(Key::U)]);
    HowToPlay => line(Help, 0, "command-how-to-play", &[key(Key::F1)]).learn();
    Keys => line(Help, 0, "command-keys", &[ctrl(Key::Questionmark), ctrl(Key::Slash)]).learn();
    About => line(Help, 1, "command-about", &[]).learn();
}

impl Command {
    /// Its line of the table.
    pub fn entry(self) -> &'static Entry {
        TABLE.iter().find(|entry| entry.command == self).expect("every command stands in the table")
    }

    /// Whether a key held down runs it again and again. The signs of the last two need Shift on most
    /// keyboards: if Shift is released first, egui takes the next press for a repeat.
    pub fn repeats(self) -> bool {
        use Command::{Back, Forward, Keys, NextVariation, PreviousVariation, Redo, Undo};
        let walks = matches!(self, Back | Forward | PreviousVariation | NextVariation | Undo | Redo);
        walks || matches!(self, Command::Zoom(_) | Keys)
    }

    /// Its first key, such as `Ctrl+Z`, as the system writes it; empty without a key.
    pub fn key_text(self, ctx: &Context) -> String {
        Keymap::of(ctx).keys(self).first().map(|shortcut| key_name(ctx, shortcut)).unwrap_or_default()
    }

    /// What it does and its key, for a tooltip.
    pub fn tooltip(self, ctx: &Context) -> String {
        self.with_key(ctx, self.entry().hint())
    }

    /// A text, followed by the key if the command has one.
    pub fn with_key(self, ctx: &Context, text: String) -> String {
        match self.key_text(ctx) {
            key if key.is_empty() => text,
            key => text!("command-with-key", text = text, key = key),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_stands_in_the_table_once() {
        for (i, entry) in TABLE.iter().enumerate() {
            assert!(TABLE[i + 1..].iter().all(|other| other.command != entry.command), "{:?}", entry.command);
            assert!(entry.name() != entry.id && !entry.hint().starts_with(entry.id), "{:?}", entry.command);
        }
    }

    #[test]
    fn the_menus_of_newcomers_are_short() {
        let is_listed = |entry: &&Entry| entry.menu != Menu::None && !entry.is_expert;
        assert_eq!(TABLE.iter().filter(is_listed).count(), 40);
    }
}
