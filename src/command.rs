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

/// Something the window can be asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    NewGame,
    PlayAgain,
    /// Plays again with swapped colours.
    ChangeSides,
    /// Two computer players, many games, and a table.
    Match,
    Open,
    Sheet,
    SaveAs,
    /// Saves boards and exercises as pages to print.
    Handout,
    Information,
    SavePicture,
    Library,
    KeepGame,
    Undo,
    Redo,
    StopOrResume,
    Analyse,
    ComputerMove,
    PlayOn,
    Hint,
    Coach,
    AnotherLook,
    Quit,
    CopyMoves,
    CopyBoard,
    CopyPicture,
    CopyGraph,
    Paste,
    EditPosition,
    /// Corrects the board in the middle of the game, like an arbiter.
    CorrectBoard,
    /// Rotates or mirrors the game itself, to the next symmetric first move.
    TurnGame,
    Preferences,
    /// Saves everything to one file for another computer, or reads such a file.
    Move,
    OtherEngines,
    /// Makes opponents that play like players of the library.
    Ghosts,
    First,
    Back,
    Forward,
    Last,
    PreviousVariation,
    NextVariation,
    Promote,
    Delete,
    Tree,
    Mark,
    Review,
    PreviousMistake,
    NextMistake,
    AllMistakes,
    ShowRefutation,
    SavePage,
    SaveGraph,
    Explorer,
    /// Lists the games of the library that reach the position shown.
    FindPosition,
    /// Shows what the opening book knows of the position, and lets the user change it.
    Book,
    /// Adds the moves to the position shown to the learner's openings.
    AddLine,
    Learn,
    LearnPage(Page),
    LegalMoves,
    Coordinates,
    /// Shows the board turned a quarter clockwise; the game stays the same.
    TurnBoard,
    /// Shows the board mirrored left to right; the game stays the same.
    MirrorBoard,
    LastMove,
    Preview,
    Values,
    Thoughts,
    Overlay(Overlay),
    Theme(WindowTheme),
    Zoom(Zoom),
    FullScreen,
    ToBoard,
    /// Switches the study tools in menus and panels on or off; newcomers begin without them.
    ExpertTools,
    Escape,
    SpeakBoard,
    HowToPlay,
    Keys,
    About,
}

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
    /// The text with its name; what it does is the text's `hint`.
    id: &'static str,
    /// The keys it has at first; menus show the first of them. `Keymap` has the keys in use.
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

const fn overlay(overlay: Overlay, id: &'static str, keys: Shortcuts) -> Entry {
    expert(Command::Overlay(overlay), Overlays, 0, id, keys).help()
}

/// Every command once, in the order of the menus.
#[rustfmt::skip]
pub const TABLE: &[Entry] = &[
    line(Command::NewGame, Game, 0, "command-new-game", &[ctrl(Key::N)]).learn(),
    line(Command::PlayAgain, Game, 0, "command-play-again", &[ctrl_shift(Key::N)]),
    line(Command::ChangeSides, Game, 0, "command-change-sides", &[]),
    line(Command::Undo, Game, 1, "command-undo", &[ctrl(Key::Z)]),
    line(Command::Redo, Game, 1, "command-redo", &[ctrl_shift(Key::Z), ctrl(Key::Y)]),
    expert(Command::CorrectBoard, Game, 1, "command-correct-board", &[]),
    expert(Command::CopyMoves, Game, 1, "command-copy-moves", &[ctrl(Key::C)]),
    expert(Command::Paste, Game, 1, "command-paste", &[ctrl(Key::V)]).learn(),
    line(Command::StopOrResume, Game, 2, "command-stop-or-resume", &[key(Key::Space)]),
    line(Command::Hint, Game, 2, "command-hint", &[ctrl(Key::H)]).help(),
    line(Command::Open, Game, 3, "command-open", &[ctrl(Key::O)]).learn(),
    expert(Command::Sheet, Game, 3, "command-sheet", &[]).learn(),
    line(Command::SaveAs, Game, 3, "command-save-as", &[ctrl(Key::S)]),
    expert(Command::Handout, Game, 3, "command-handout", &[]),
    expert(Command::Information, Game, 3, "command-information", &[ctrl(Key::I)]),
    line(Command::Library, Game, 3, "command-library", &[ctrl(Key::L)]).learn(),
    expert(Command::KeepGame, Game, 3, "command-keep-game", &[ctrl(Key::K)]),
    line(Command::Preferences, Game, 4, "command-preferences", &[ctrl(Key::Comma)]).learn(),
    line(Command::Move, Game, 4, "command-move", &[]).learn(),
    line(Command::Quit, Game, 4, "command-quit", &[ctrl(Key::Q)]).learn(),
    expert(Command::CopyBoard, Pictures, 0, "command-copy-board", &[ctrl_shift(Key::C)]),
    expert(Command::CopyPicture, Pictures, 0, "command-copy-picture", &[]),
    expert(Command::SavePicture, Pictures, 0, "command-save-picture", &[]),
    expert(Command::CopyGraph, Pictures, 0, "command-copy-graph", &[]),
    expert(Command::SaveGraph, Pictures, 0, "command-save-graph", &[]),
    line(Command::Learn, Learn, 0, "command-learn", &[key(Key::Y)]).learn(),
    line(Command::LearnPage(Page::Lessons), Learn, 1, "learn-lessons", &[]).learn(),
    line(Command::LearnPage(Page::Puzzles), Learn, 1, "learn-puzzles", &[]).learn(),
    line(Command::LearnPage(Page::Mistakes), Learn, 1, "learn-mistakes", &[]).learn(),
    line(Command::LearnPage(Page::Openings), Learn, 1, "learn-openings", &[]).learn(),
    line(Command::LearnPage(Page::Guess), Learn, 1, "learn-guess", &[]).learn(),
    line(Command::LearnPage(Page::Progress), Learn, 1, "learn-progress", &[]).learn(),
    line(Command::Coach, Learn, 2, "command-coach", &[]).help(),
    line(Command::AnotherLook, Learn, 2, "command-another-look", &[]),
    expert(Command::AddLine, Learn, 2, "command-add-line", &[]),
    line(Command::Analyse, Study, 0, "command-analyse", &[shift(Key::Space)]).help(),
    expert(Command::Values, Study, 0, "command-values", &[key(Key::V)]),
    line(Command::Review, Study, 1, "command-review", &[key(Key::R)]).help(),
    expert(Command::PreviousMistake, Study, 1, "command-previous-mistake", &[key(Key::PageUp)]),
    expert(Command::NextMistake, Study, 1, "command-next-mistake", &[key(Key::PageDown)]),
    expert(Command::AllMistakes, Study, 1, "command-all-mistakes", &[]),
    expert(Command::ShowRefutation, Study, 1, "command-show-refutation", &[key(Key::W)]),
    expert(Command::SavePage, Study, 1, "command-save-page", &[]),
    expert(Command::Explorer, Study, 2, "command-explorer", &[key(Key::X)]).help(),
    expert(Command::FindPosition, Study, 2, "command-find-position", &[ctrl(Key::F)]).help(),
    expert(Command::Book, Study, 2, "command-book", &[key(Key::Z)]).help(),
    expert(Command::ComputerMove, Study, 3, "command-computer-move", &[ctrl(Key::G)]).help(),
    line(Command::PlayOn, Study, 3, "command-play-on", &[ctrl(Key::P)]).help(),
    line(Command::EditPosition, Study, 3, "command-edit-position", &[ctrl(Key::E)]),
    expert(Command::TurnGame, Study, 3, "command-turn-game", &[]),
    expert(Command::Match, Study, 4, "command-match", &[]).learn(),
    expert(Command::Ghosts, Study, 4, "command-ghosts", &[]).learn(),
    expert(Command::OtherEngines, Study, 4, "command-other-engines", &[]).learn(),
    overlay(Overlay::Mobility, "command-overlay-mobility", &[key(Key::F2)]),
    overlay(Overlay::Frontier, "command-overlay-frontier", &[key(Key::F3)]),
    overlay(Overlay::Stable, "command-overlay-stable", &[key(Key::F4)]),
    overlay(Overlay::Parity, "command-overlay-parity", &[key(Key::F6)]),
    overlay(Overlay::Corners, "command-overlay-corners", &[key(Key::F7)]),
    overlay(Overlay::People, "command-overlay-people", &[key(Key::Q)]),
    expert(Command::First, Moves, 0, "command-first", &[key(Key::Home)]),
    expert(Command::Back, Moves, 0, "command-back", &[key(Key::ArrowLeft)]),
    expert(Command::Forward, Moves, 0, "command-forward", &[key(Key::ArrowRight)]),
    expert(Command::Last, Moves, 0, "command-last", &[key(Key::End)]),
    expert(Command::PreviousVariation, Moves, 1, "command-previous-variation", &[key(Key::ArrowUp)]),
    expert(Command::NextVariation, Moves, 1, "command-next-variation", &[key(Key::ArrowDown)]),
    expert(Command::Promote, Moves, 2, "command-promote", &[ctrl(Key::ArrowUp)]),
    expert(Command::Delete, Moves, 2, "command-delete", &[ctrl(Key::Delete)]),
    expert(Command::Tree, Moves, 3, "command-tree", &[key(Key::T)]),
    expert(Command::Mark, Moves, 3, "command-mark", &[ctrl(Key::M)]),
    line(Command::Zoom(Zoom::In), View, 0, "command-zoom-in", &[ctrl(Key::Plus), ctrl(Key::Equals)]).learn(),
    line(Command::Zoom(Zoom::Out), View, 0, "command-zoom-out", &[ctrl(Key::Minus)]).learn(),
    line(Command::Zoom(Zoom::Usual), View, 0, "command-zoom-usual", &[ctrl(Key::Num0)]).learn(),
    line(Command::LegalMoves, View, 1, "command-legal-moves", &[key(Key::S)]).learn(),
    line(Command::Preview, View, 1, "command-preview", &[key(Key::F8)]),
    line(Command::LastMove, View, 1, "command-last-move", &[shift(Key::F8)]),
    line(Command::Coordinates, View, 1, "command-coordinates", &[key(Key::F9)]).learn(),
    expert(Command::TurnBoard, View, 1, "command-turn-board", &[shift(Key::F9)]),
    expert(Command::MirrorBoard, View, 1, "command-mirror-board", &[]),
    expert(Command::Thoughts, View, 1, "command-thoughts", &[]).help(),
    line(Command::Theme(WindowTheme::System), View, 2, "command-theme-system", &[]).learn(),
    line(Command::Theme(WindowTheme::Light), View, 2, "command-theme-light", &[]).learn(),
    line(Command::Theme(WindowTheme::Dark), View, 2, "command-theme-dark", &[]).learn(),
    expert(Command::ToBoard, View, 3, "command-to-board", &[key(Key::F5)]).learn(),
    line(Command::FullScreen, View, 3, "command-full-screen", &[key(Key::F11)]).learn(),
    line(Command::ExpertTools, View, 4, "command-expert-tools", &[]).learn(),
    line(Command::Escape, Menu::None, 0, "command-escape", &[key(Key::Escape)]).learn(),
    line(Command::SpeakBoard, Menu::None, 0, "command-speak-board", &[key(Key::U)]),
    line(Command::HowToPlay, Help, 0, "command-how-to-play", &[key(Key::F1)]).learn(),
    line(Command::Keys, Help, 0, "command-keys", &[ctrl(Key::Questionmark), ctrl(Key::Slash)]).learn(),
    line(Command::About, Help, 1, "command-about", &[]).learn(),
];

impl Command {
    /// Its line of the table.
    pub fn entry(self) -> &'static Entry {
        TABLE.iter().find(|entry| entry.command == self).expect("every command stands in the table")
    }

    /// Whether a key held down runs it again and again.
    pub fn repeats(self) -> bool {
        use Command::{Back, Forward, NextVariation, PreviousVariation, Redo, Undo};
        matches!(self, Back | Forward | PreviousVariation | NextVariation | Undo | Redo)
    }

    /// Whether it also works while a dialog is open or a text is being typed.
    pub fn is_always_at_hand(self) -> bool {
        matches!(self, Command::Quit | Command::FullScreen | Command::Zoom(_))
    }

    /// `Ctrl+Z`, as the system writes it; empty without a key.
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
}
