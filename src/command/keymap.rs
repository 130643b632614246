//! Which keys run which command: those of the table, and the user's changes.

use super::{Command, Entry, Menu, TABLE};
use egui::{Context, Id, Key, KeyboardShortcut, Modifiers};
use services::settings::Settings;
use std::collections::BTreeMap;
use std::sync::Arc;
use texts::text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keymap {
    /// In the order of the table. Menus show the first key of a command; all its keys work.
    keys: Vec<(Command, Vec<KeyboardShortcut>)>,
}

/// Why a key is not free for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// The letters of columns and the digits of rows, with which squares are typed.
    Squares,
    /// What widgets, dialogs and the system need: Tab, Enter, Ctrl+C and the like.
    Window,
    /// Another command has it.
    By(Command),
}

impl Default for Keymap {
    fn default() -> Keymap {
        Keymap::new(&BTreeMap::new())
    }
}

impl Keymap {
    /// The table's keys with the user's changes, which map a command's name to a key as [`shortcut_name`]
    /// writes it, or to an empty text for no key. Ignores unknown commands and keys. A command
    /// loses a key of the table that the user chose for another one.
    pub(crate) fn new(changed: &BTreeMap<String, String>) -> Keymap {
        let chosen = |entry: &Entry| -> Option<Option<KeyboardShortcut>> {
            let name = changed.get(entry.key_in_settings()).filter(|_| entry.command.is_rebindable())?;
            let shortcut = shortcut_of_name(name).filter(|shortcut| reserved(*shortcut).is_none());
            (shortcut.is_some() || name.is_empty()).then_some(shortcut)
        };
        let all: Vec<KeyboardShortcut> = TABLE.iter().filter_map(|entry| chosen(entry)?).collect();
        let mut given = Vec::new();
        let keys = TABLE.iter().map(|entry| {
            let keys: Vec<KeyboardShortcut> = match chosen(entry) {
                // If the user chose a key for two commands, the first one has it.
                Some(key) => key.into_iter().filter(|key| !given.contains(key)).collect(),
                None => entry.keys.iter().copied().filter(|key| !all.contains(key)).collect(),
            };
            given.extend(&keys);
            (entry.command, keys)
        });
        Keymap { keys: keys.collect() }
    }

    pub(crate) fn keys(&self, command: Command) -> &[KeyboardShortcut] {
        self.keys.iter().find(|(other, _)| *other == command).map_or(&[], |(_, keys)| keys)
    }

    /// The command of a key press, if it has one.
    pub(crate) fn command(&self, key: Key, modifiers: Modifiers) -> Option<Command> {
        let matches = |shortcut: &KeyboardShortcut| {
            let held = match shortcut.logical_key {
                // The keyboard's layout decides whether these signs need Shift.
                Key::Questionmark | Key::Slash | Key::Plus => Modifiers { shift: false, ..modifiers },
                _ => modifiers,
            };
            shortcut.logical_key == key && held.matches_exact(shortcut.modifiers)
        };
        self.keys.iter().find(|(_, keys)| keys.iter().any(matches)).map(|(command, _)| *command)
    }

    /// Why a key is not free for a command; `None` if it is.
    pub(crate) fn taken(&self, shortcut: KeyboardShortcut, command: Command) -> Option<Taken> {
        let other = || self.command(shortcut.logical_key, shortcut.modifiers);
        reserved(shortcut).or_else(|| other().filter(|other| *other != command).map(Taken::By))
    }

    /// Makes menus, tooltips and the keyboard use these keys.
    pub(crate) fn install(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, Arc::new(self)));
    }

    /// The keys in use.
    pub(crate) fn of(ctx: &Context) -> Arc<Keymap> {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Keymap>>(Id::NULL).clone())
    }
}

impl Entry {
    /// What the command is called in the settings file: `new-game`.
    pub(crate) fn key_in_settings(&self) -> &'static str {
        self.id.strip_prefix("command-").unwrap_or(self.id)
    }
}

impl Command {
    /// Whether users may change its keys. The system fixes Copy and Paste; commands in no menu keep theirs.
    pub(crate) fn is_rebindable(self) -> bool {
        !matches!(self, Command::CopyMoves | Command::Paste) && self.entry().menu != Menu::None
    }
}

/// Why no command can have a key; `None` if one can.
fn reserved(shortcut: KeyboardShortcut) -> Option<Taken> {
    let KeyboardShortcut { logical_key: key, modifiers } = shortcut;
    let is_plain = modifiers.is_none();
    if is_plain && ((Key::A..=Key::P).contains(&key) || (Key::Num0..=Key::Num9).contains(&key)) {
        return Some(Taken::Squares);
    }
    let of_clipboard = [Key::C, Key::V, Key::X, Key::A].contains(&key) && modifiers == Modifiers::COMMAND;
    let of_widgets = [Key::Tab, Key::Enter, Key::Escape, Key::Backspace, Key::F10].contains(&key);
    (of_clipboard || of_widgets || modifiers.alt).then_some(Taken::Window)
}

/// The names of modifier keys, the same in the settings file and in egui.
const CTRL: &str = "Ctrl";
const SHIFT: &str = "Shift";

/// A shortcut as the settings file has it: `Ctrl+Shift+N`. Ctrl stands for Cmd on macOS.
pub(crate) fn shortcut_name(shortcut: KeyboardShortcut) -> String {
    let KeyboardShortcut { logical_key, modifiers } = shortcut;
    let held = [(modifiers.command, CTRL), (modifiers.shift, SHIFT)];
    let held = held.into_iter().filter_map(|(is_held, name)| is_held.then_some(name));
    held.chain([logical_key.name()]).collect::<Vec<_>>().join("+")
}

/// The reverse of [`shortcut_name`].
pub(crate) fn shortcut_of_name(name: &str) -> Option<KeyboardShortcut> {
    let (mut rest, mut modifiers) = (name.trim(), Modifiers::NONE);
    // "+" itself is a key.
    while let Some((held @ (CTRL | SHIFT), key)) = rest.split_once('+') {
        modifiers |= if held == CTRL { Modifiers::COMMAND } else { Modifiers::SHIFT };
        rest = key;
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(rest)?))
}

/// Gives a command one key, no key (`Some(None)`) or the table's (`None`). Another command loses the key.
pub(crate) fn change(settings: &mut Settings, command: Command, key: Option<Option<KeyboardShortcut>>) {
    let name = |command: Command| command.entry().key_in_settings().to_owned();
    let Some(shortcut) = key else {
        settings.keys.remove(&name(command));
        return;
    };
    let taken = shortcut.and_then(|shortcut| Keymap::new(&settings.keys).taken(shortcut, command));
    if let Some(Taken::By(other)) = taken {
        settings.keys.insert(name(other), String::new());
    }
    settings.keys.insert(name(command), shortcut.map(shortcut_name).unwrap_or_default());
}

/// A shortcut as keyboards of the user's language name it. Arrows are words, since our fonts have no arrows.
pub(crate) fn key_name(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let whole = ctx.format_shortcut(shortcut);
    let alone = ctx.format_shortcut(&KeyboardShortcut::new(Modifiers::NONE, shortcut.logical_key));
    let name = match shortcut.logical_key {
        Key::ArrowLeft => text!("key-left"),
        Key::ArrowRight => text!("key-right"),
        Key::ArrowUp => text!("key-up"),
        Key::ArrowDown => text!("key-down"),
        Key::Escape => text!("key-escape"),
        Key::Space => text!("key-space"),
        Key::Home => text!("key-home"),
        Key::End => text!("key-end"),
        Key::PageUp => text!("key-page-up"),
        Key::PageDown => text!("key-page-down"),
        Key::Delete => text!("key-delete"),
        Key::Minus => "-".to_owned(),
        key => match key.symbol_or_name().as_bytes() {
            // Keyboards show a sign on the key, such as a comma.
            [sign] if sign.is_ascii_punctuation() => key.symbol_or_name().to_owned(),
            _ => alone.clone(),
        },
    };
    let held = whole.strip_suffix(&alone).unwrap_or_default();
    held.replace(CTRL, &text!("key-ctrl")).replace(SHIFT, &text!("key-shift")) + &name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::Zoom;
    use std::collections::HashMap;

    #[test]
    fn keys_are_called_as_keyboards_show_them() {
        let name = |modifiers, key| key_name(&Context::default(), &KeyboardShortcut::new(modifiers, key));
        let signs = [Key::Comma, Key::Period, Key::Slash, Key::Questionmark, Key::Plus, Key::Minus];
        assert_eq!(signs.map(|key| name(Modifiers::NONE, key)), [",", ".", "/", "?", "+", "-"]);
        assert_eq!([Key::N, Key::F5].map(|key| name(Modifiers::NONE, key)), ["N", "F5"]);
        assert!(name(Modifiers::COMMAND, Key::Comma).ends_with("+,"));
    }

    fn changed(keys: &[(&str, &str)]) -> Keymap {
        Keymap::new(&keys.iter().map(|&(name, key)| (name.to_owned(), key.to_owned())).collect())
    }

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen = HashMap::new();
        let keymap = Keymap::default();
        for entry in TABLE {
            assert_eq!(keymap.keys(entry.command), entry.keys);
            for &shortcut in entry.keys {
                let other = seen.insert(shortcut, entry.command);
                assert_eq!(other, None, "{shortcut:?} belongs to {:?} as well", entry.command);
                assert_eq!(keymap.command(shortcut.logical_key, shortcut.modifiers), Some(entry.command));
                let can_be_chosen = reserved(shortcut).is_none() || !entry.command.is_rebindable();
                assert!(can_be_chosen, "{shortcut:?} of {:?}", entry.command);
            }
        }
    }

    #[test]
    fn modifiers_are_not_mistaken() {
        let keymap = Keymap::default();
        assert_eq!(keymap.command(Key::Z, Modifiers::COMMAND | Modifiers::SHIFT), Some(Command::Redo));
        assert_eq!(keymap.command(Key::Z, Modifiers::COMMAND), Some(Command::Undo));
        assert_eq!(keymap.command(Key::G, Modifiers::ALT), None);
        assert_eq!(keymap.command(Key::G, Modifiers::NONE), None);
        for modifiers in [Modifiers::COMMAND, Modifiers::COMMAND | Modifiers::SHIFT] {
            assert_eq!(keymap.command(Key::Questionmark, modifiers), Some(Command::Keys));
            assert_eq!(keymap.command(Key::Plus, modifiers), Some(Command::Zoom(Zoom::In)));
        }
    }

    #[test]
    fn shortcuts_are_read_as_they_are_written() {
        let both = Modifiers { shift: true, ..Modifiers::COMMAND };
        for key in Key::ALL {
            for modifiers in [Modifiers::NONE, Modifiers::SHIFT, Modifiers::COMMAND, both] {
                let shortcut = KeyboardShortcut::new(modifiers, *key);
                assert_eq!(shortcut_of_name(&shortcut_name(shortcut)), Some(shortcut), "{shortcut:?}");
            }
        }
        for nonsense in ["", "Ctrl", "Ctrl+", "Hyper+N", "N+Ctrl"] {
            assert_eq!(shortcut_of_name(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_chosen_key_takes_the_place_of_those_in_the_table() {
        let keymap = changed(&[("redo", "Ctrl+R"), ("hint", ""), ("coach", "Ctrl+L")]);
        assert_eq!(keymap.command(Key::R, Modifiers::COMMAND), Some(Command::Redo));
        assert_eq!(keymap.command(Key::Y, Modifiers::COMMAND), None);
        assert_eq!(keymap.command(Key::H, Modifiers::COMMAND), None);
        assert_eq!(keymap.command(Key::L, Modifiers::COMMAND), Some(Command::Coach));
        assert!(keymap.keys(Command::Library).is_empty());
    }

    #[test]
    fn wrong_entries_of_the_file_change_nothing() {
        let wrong =
            [("redo", "Ctrl+Nonsense"), ("no-such-command", "Ctrl+R"), ("hint", "F"), ("paste", "F12")];
        assert_eq!(changed(&wrong), Keymap::default());
        let twice = changed(&[("undo", "F12"), ("redo", "F12")]);
        assert_eq!(twice.command(Key::F12, Modifiers::NONE), Some(Command::Undo));
        assert!(twice.keys(Command::Redo).is_empty());
    }

    #[test]
    fn a_key_that_is_taken_is_refused_with_the_reason() {
        let keymap = Keymap::default();
        for (modifiers, key, expected) in [
            (Modifiers::NONE, Key::F, Some(Taken::Squares)),
            (Modifiers::NONE, Key::Num5, Some(Taken::Squares)),
            (Modifiers::COMMAND, Key::C, Some(Taken::Window)),
            (Modifiers::NONE, Key::Tab, Some(Taken::Window)),
            (Modifiers::COMMAND, Key::H, Some(Taken::By(Command::Hint))),
            (Modifiers::NONE, Key::F12, None),
        ] {
            let shortcut = KeyboardShortcut::new(modifiers, key);
            assert_eq!(keymap.taken(shortcut, Command::Coach), expected, "{shortcut:?}");
        }
    }
}
