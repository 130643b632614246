//! What can be done from the menus and the keyboard: one table, which feeds menus, keys, tooltips and the
//! list of keys.

mod state;

pub use state::{CommandState, ReviewState, opponent};

use super::study::overlays::Overlay;
use crate::settings::Theme;
use egui::{Context, Key, KeyboardShortcut, Modifiers};

/// Something the window can be asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    NewGame,
    PlayAgain,
    Open,
    SaveAs,
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
    Paste,
    EditPosition,
    Preferences,
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
    Explorer,
    Learn,
    LegalMoves,
    Coordinates,
    LastMove,
    Preview,
    Values,
    Thoughts,
    Overlay(Overlay),
    Theme(Theme),
    FullScreen,
    ToBoard,
    Escape,
    HowToPlay,
    Keys,
    About,
}

/// The menu a command stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    Game,
    Edit,
    Moves,
    Study,
    View,
    Help,
    /// In none: it only has a key.
    None,
}

impl Menu {
    pub const BAR: [Menu; 6] = [Menu::Game, Menu::Edit, Menu::Moves, Menu::Study, Menu::View, Menu::Help];

    pub fn name(self) -> &'static str {
        match self {
            Menu::Game => "Game",
            Menu::Edit => "Edit",
            Menu::Moves => "Moves",
            Menu::Study => "Study",
            Menu::View => "View",
            Menu::Help => "Help",
            Menu::None => "",
        }
    }
}

/// A line of the table.
pub struct Entry {
    pub command: Command,
    pub menu: Menu,
    /// Commands of one group stand together in their menu.
    pub group: u8,
    pub name: &'static str,
    /// What it does, for its tooltip.
    pub hint: &'static str,
    /// The first one is shown; all work.
    pub keys: &'static [KeyboardShortcut],
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

const fn line(
    command: Command,
    (menu, group): (Menu, u8),
    name: &'static str,
    hint: &'static str,
    keys: &'static [KeyboardShortcut],
) -> Entry {
    Entry { command, menu, group, name, hint, keys }
}

use Menu::{Edit, Game, Help, Moves, Study, View};

/// Every command once, in the order of the menus.
#[rustfmt::skip]
pub const TABLE: &[Entry] = &[
    line(Command::NewGame, (Game, 0), "New game…", "Choose the board, the start and the players",
        &[ctrl(Key::N)]),
    line(Command::PlayAgain, (Game, 0), "Play again", "The same board, start and players once more",
        &[ctrl_shift(Key::N)]),
    line(Command::Open, (Game, 4), "Open…", "A game or a board from a file, with a preview", &[ctrl(Key::O)]),
    line(Command::SaveAs, (Game, 4), "Save as…", "The game with its variations and comments, into a file",
        &[ctrl(Key::S)]),
    line(Command::Library, (Game, 4), "Library…",
        "All games that were kept: find them, tag them, bring in those of files", &[ctrl(Key::L)]),
    line(Command::KeepGame, (Game, 4), "Keep in the library",
        "This game as it is; games that end are kept by themselves", &[ctrl(Key::K)]),
    line(Command::Undo, (Game, 1), "Undo", "Back to your previous decision", &[ctrl(Key::Z)]),
    line(Command::Redo, (Game, 1), "Redo", "Forward to your next decision",
        &[ctrl_shift(Key::Z), ctrl(Key::Y)]),
    line(Command::StopOrResume, (Game, 2), "Stop or resume",
        "Stop the computer, or let it go on where it waits; where nobody plays against it, analyse",
        &[key(Key::Space)]),
    line(Command::ComputerMove, (Game, 2), "Computer plays one move", "The computer plays this move for you",
        &[ctrl(Key::G)]),
    line(Command::PlayOn, (Game, 2), "Play on from here",
        "A game from the position shown, against the computer", &[ctrl(Key::P)]),
    line(Command::Hint, (Game, 2), "Hint",
        "First what to look for, then two squares, then the move and why", &[ctrl(Key::H)]),
    line(Command::Coach, (Game, 2), "Coach",
        "Against this opponent: asks before a move that gives up much is answered", &[]),
    line(Command::Quit, (Game, 3), "Quit", "The game is kept", &[ctrl(Key::Q)]),
    line(Command::CopyMoves, (Edit, 0), "Copy moves", "Copy the moves up to the position shown, as f5d6c3…",
        &[ctrl(Key::C)]),
    line(Command::CopyBoard, (Edit, 0), "Copy board", "Copy the position shown, as text",
        &[ctrl_shift(Key::C)]),
    line(Command::Paste, (Edit, 0), "Paste…", "Moves or a board from the clipboard, with a preview",
        &[ctrl(Key::V)]),
    line(Command::EditPosition, (Edit, 1), "Edit position…", "Set up any position", &[ctrl(Key::E)]),
    line(Command::Preferences, (Edit, 2), "Preferences…", "Looks, pace, marks, hints and the engine",
        &[ctrl(Key::Comma)]),
    line(Command::First, (Moves, 0), "First position", "To the start of the game", &[key(Key::Home)]),
    line(Command::Back, (Moves, 0), "One move back", "Look at the position before", &[key(Key::ArrowLeft)]),
    line(Command::Forward, (Moves, 0), "One move forward", "Look at the position after",
        &[key(Key::ArrowRight)]),
    line(Command::Last, (Moves, 0), "Last position", "To the end of the moves shown", &[key(Key::End)]),
    line(Command::PreviousVariation, (Moves, 1), "Previous variation",
        "Another move that was played here or before", &[key(Key::ArrowUp)]),
    line(Command::NextVariation, (Moves, 1), "Next variation", "Another move that was played here or before",
        &[key(Key::ArrowDown)]),
    line(Command::Promote, (Moves, 2), "Make main line",
        "The variation shown comes first; Undo takes it back", &[ctrl(Key::ArrowUp)]),
    line(Command::Delete, (Moves, 2), "Delete from here",
        "The move shown and all that follows it; Undo brings it back", &[ctrl(Key::Delete)]),
    line(Command::Tree, (Moves, 3), "Tree of moves", "All variations beside one another, instead of the list",
        &[key(Key::T)]),
    line(Command::Mark, (Moves, 3), "Mark square…",
        "A triangle, a letter … on the square under the pointer or the keyboard; the other mouse button does it too",
        &[ctrl(Key::M)]),
    line(Command::Analyse, (Study, 0), "Analyse",
        "What every move is worth, deeper and deeper; once more stops it", &[shift(Key::Space)]),
    line(Command::Values, (Study, 0), "Values on squares",
        "Write on each square what analysis has found out about it", &[key(Key::V)]),
    line(Command::Overlay(Overlay::Mobility), (Study, 1), "Moves of both sides",
        "Where Black and where White could move", &[key(Key::F2)]),
    line(Command::Overlay(Overlay::Frontier), (Study, 1), "Frontier", "The discs beside an empty square",
        &[key(Key::F3)]),
    line(Command::Overlay(Overlay::Stable), (Study, 1), "Stable discs", "The discs that can never be flipped",
        &[key(Key::F4)]),
    line(Command::Overlay(Overlay::Parity), (Study, 1), "Odd and even regions",
        "Whether the empty squares that hang together are odd or even in number", &[key(Key::F6)]),
    line(Command::Overlay(Overlay::Corners), (Study, 1), "Corners in danger",
        "X- and C-squares at empty corners, and corners that can be taken", &[key(Key::F7)]),
    line(Command::Overlay(Overlay::People), (Study, 1), "What people play",
        "How many people of a rating play each move, and where they go wrong", &[key(Key::Q)]),
    line(Command::Review, (Study, 2), "Review the game", "What every move cost, and why; once more closes it",
        &[key(Key::R)]),
    line(Command::PreviousMistake, (Study, 2), "Previous mistake",
        "To the mistake before, of the game under review", &[key(Key::PageUp)]),
    line(Command::NextMistake, (Study, 2), "Next mistake", "To the next mistake of the game under review",
        &[key(Key::PageDown)]),
    line(Command::AllMistakes, (Study, 2), "Stop at the computer's mistakes",
        "Previous and next mistake go to those of both sides", &[]),
    line(Command::ShowRefutation, (Study, 2), "Show why it lost",
        "The game after the last move and after the best one, side by side", &[key(Key::W)]),
    line(Command::SavePage, (Study, 2), "Save review as a page…",
        "The review as one file for a web browser, to keep, print or send", &[]),
    line(Command::AnotherLook, (Study, 2), "Another look at my moves",
        "The moves of your last game that lost most: find better ones", &[]),
    line(Command::Explorer, (Study, 3), "Explorer",
        "What was played in this position, in tournaments or in your library, and how it went",
        &[key(Key::X)]),
    line(Command::Learn, (Study, 4), "Learn",
        "Lessons, in place of the game, which waits; once more goes back to it", &[key(Key::Y)]),
    line(Command::LegalMoves, (View, 0), "Mark legal moves", "A ring on each square that can be played",
        &[key(Key::S)]),
    line(Command::Preview, (View, 0), "Preview flips", "Show what the move under the pointer would flip",
        &[key(Key::F8)]),
    line(Command::LastMove, (View, 0), "Mark last move", "A mark on the disc placed last", &[shift(Key::F8)]),
    line(Command::Coordinates, (View, 0), "Coordinates", "Letters and numbers around the board",
        &[key(Key::F9)]),
    line(Command::Thoughts, (View, 0), "Computer's thoughts",
        "What an opponent thinks of its move, while you play against it", &[]),
    line(Command::Theme(Theme::System), (View, 1), "Colours of the system", "Light or dark, as the system is",
        &[]),
    line(Command::Theme(Theme::Light), (View, 1), "Light colours", "Dark text on a light window", &[]),
    line(Command::Theme(Theme::Dark), (View, 1), "Dark colours", "Light text on a dark window", &[]),
    line(Command::ToBoard, (View, 2), "Keyboard to the board",
        "The arrows then move over the squares, and Enter plays", &[key(Key::F5)]),
    line(Command::FullScreen, (View, 2), "Full screen", "The whole screen, or a window again",
        &[key(Key::F11)]),
    line(Command::Escape, (Menu::None, 0), "Stop or leave",
        "Stop thinking, drop what was typed, leave full screen", &[key(Key::Escape)]),
    line(Command::HowToPlay, (Help, 0), "How to play", "The rules and how to use the window",
        &[key(Key::F1)]),
    line(Command::Keys, (Help, 0), "Keys", "All keys in a list",
        &[ctrl(Key::Questionmark), ctrl(Key::Slash)]),
    line(Command::About, (Help, 1), "About Outflank", "Version and licence", &[]),
];

impl Command {
    pub fn entry(self) -> &'static Entry {
        TABLE.iter().find(|entry| entry.command == self).expect("every command stands in the table")
    }

    /// The command of a key press, if it has one.
    pub fn of_key(key: Key, modifiers: Modifiers) -> Option<Command> {
        let matches = |shortcut: &KeyboardShortcut| {
            let held = match shortcut.logical_key {
                // Where `?` and `/` are on a keyboard decides whether Shift is held for them.
                Key::Questionmark | Key::Slash => Modifiers { shift: false, ..modifiers },
                _ => modifiers,
            };
            shortcut.logical_key == key && held.matches_exact(shortcut.modifiers)
        };
        TABLE.iter().find(|entry| entry.keys.iter().any(matches)).map(|entry| entry.command)
    }

    /// Whether a key held down runs it again and again.
    pub fn repeats(self) -> bool {
        use Command::{Back, Forward, NextVariation, PreviousVariation, Redo, Undo};
        matches!(self, Back | Forward | PreviousVariation | NextVariation | Undo | Redo)
    }

    /// Whether it also works while a dialog is open or a text is being typed.
    pub fn is_always_at_hand(self) -> bool {
        matches!(self, Command::Quit | Command::FullScreen)
    }

    /// `Ctrl+Z`, as the system writes it; empty without a key.
    pub fn key_text(self, ctx: &Context) -> String {
        self.entry().keys.first().map(|shortcut| key_name(ctx, shortcut)).unwrap_or_default()
    }

    /// What it does and its key, for a tooltip.
    pub fn tooltip(self, ctx: &Context) -> String {
        let Entry { hint, .. } = self.entry();
        match self.key_text(ctx) {
            key if key.is_empty() => (*hint).to_owned(),
            key => format!("{hint}  ({key})"),
        }
    }
}

/// A shortcut in words, for no font of ours has arrows.
pub fn key_name(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let name = match shortcut.logical_key {
        Key::ArrowLeft => "Left",
        Key::ArrowRight => "Right",
        Key::ArrowUp => "Up",
        Key::ArrowDown => "Down",
        Key::Escape => "Esc",
        Key::Questionmark => return format!("{}?", ctx.format_modifiers(shortcut.modifiers)),
        _ => return ctx.format_shortcut(shortcut),
    };
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen = HashMap::new();
        for entry in TABLE {
            for &shortcut in entry.keys {
                let other = seen.insert(shortcut, entry.command);
                assert_eq!(other, None, "{shortcut:?} belongs to {:?} as well", entry.command);
                assert_eq!(Command::of_key(shortcut.logical_key, shortcut.modifiers), Some(entry.command));
            }
        }
    }

    #[test]
    fn every_command_stands_in_the_table_once() {
        for (i, entry) in TABLE.iter().enumerate() {
            assert!(TABLE[i + 1..].iter().all(|other| other.command != entry.command), "{:?}", entry.command);
            assert!(!entry.name.is_empty() && !entry.hint.is_empty());
        }
    }

    #[test]
    fn no_command_has_a_letter_of_a_column() {
        let letters: Vec<Key> = TABLE
            .iter()
            .flat_map(|entry| entry.keys)
            .filter(|shortcut| shortcut.modifiers.is_none())
            .map(|shortcut| shortcut.logical_key)
            .collect();
        for key in [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G, Key::H] {
            assert!(!letters.contains(&key), "{key:?} begins a square's name");
        }
        for key in [Key::I, Key::J, Key::K, Key::L, Key::M, Key::N, Key::O, Key::P] {
            assert!(!letters.contains(&key), "{key:?} begins a square's name on a large board");
        }
    }

    #[test]
    fn modifiers_are_not_mistaken() {
        assert_eq!(Command::of_key(Key::Z, Modifiers::COMMAND | Modifiers::SHIFT), Some(Command::Redo));
        assert_eq!(Command::of_key(Key::Z, Modifiers::COMMAND), Some(Command::Undo));
        assert_eq!(Command::of_key(Key::G, Modifiers::ALT), None);
        assert_eq!(Command::of_key(Key::G, Modifiers::NONE), None);
        for modifiers in [Modifiers::COMMAND, Modifiers::COMMAND | Modifiers::SHIFT] {
            assert_eq!(Command::of_key(Key::Questionmark, modifiers), Some(Command::Keys));
        }
    }
}
