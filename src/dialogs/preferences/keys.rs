//! The keyboard shortcuts of commands, each on a button that, once clicked, waits for another key.

use crate::command::{Command, Keymap, Menu, TABLE, Taken, change, key_name};
use crate::widgets::words::{note_ui, words_ui};
use egui::{
    Align, Button, Event, EventFilter, Key, KeyboardShortcut, Label, Layout, Modifiers, RichText, Ui,
};
use services::settings::Settings;
use texts::text;

/// The change that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum State {
    #[default]
    None,
    /// A command waits for its key.
    Waiting(Command),
    /// A key was pressed that the command cannot have; `shortcut` is `None` for a clipboard key.
    Refused { command: Command, shortcut: Option<KeyboardShortcut>, taken: Taken },
}

/// The width of a key's button, in points: room for the longest name of a key.
const BUTTON_WIDTH: f32 = 150.0;

pub(super) fn keys_ui(ui: &mut Ui, state: &mut State, settings: &mut Settings) {
    state.listen(ui, settings);
    note_ui(ui, text!("preferences-keys.about"));
    let keymap = Keymap::new(&settings.keys);
    for menu in Menu::ALL {
        ui.add_space(4.0);
        ui.label(RichText::new(menu.name()).strong());
        let of_menu = TABLE.iter().filter(|entry| entry.menu == menu && entry.command.is_rebindable());
        for entry in of_menu {
            row_ui(ui, state, &keymap, entry.command, settings);
        }
    }
    if !settings.keys.is_empty() && ui.button(text!("preferences-keys.all-as-usual")).clicked() {
        settings.keys.clear();
        *state = State::None;
    }
}

/// A command, its key as a button, and a button that restores the usual keys.
fn row_ui(ui: &mut Ui, state: &mut State, keymap: &Keymap, command: Command, settings: &mut Settings) {
    let name = command.entry().short_name();
    let is_waiting = *state == State::Waiting(command);
    let is_changed = settings.keys.contains_key(command.entry().key_in_settings());
    ui.horizontal(|ui| {
        let usual = text!("preferences-keys.as-usual");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let shown = match keymap.keys(command).first() {
                _ if is_waiting => text!("preferences-keys.press"),
                Some(shortcut) => key_name(ui.ctx(), shortcut),
                None => text!("preferences-keys.none"),
            };
            let spoken = text!("preferences-keys.spoken", name = &name, key = &shown);
            let button = ui.add(Button::new(shown).selected(is_waiting).min_size([BUTTON_WIDTH, 0.0].into()));
            let button = button.accessible_name(spoken);
            if button.clicked() {
                *state = if is_waiting { State::None } else { State::Waiting(command) };
                button.request_focus();
            }
            if *state == State::Waiting(command) && button.has_focus() {
                // Keeps Tab and the arrows from moving the focus, so that they can be chosen.
                let all =
                    EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(button.id, all));
            }
            if is_changed {
                let button = ui.button(&usual);
                if button.accessible_name(text!("preferences-keys.as-usual-spoken", name = &name)).clicked() {
                    change(settings, command, None);
                    *state = State::None;
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(&name).truncate()));
        });
    });
    if matches!(*state, State::Refused { command: refused, .. } if refused == command) {
        refused_ui(ui, state, settings);
    }
}

/// Says why a key was refused, and lets the user take over a key of another command.
fn refused_ui(ui: &mut Ui, state: &mut State, settings: &mut Settings) {
    let State::Refused { command, shortcut, taken } = *state else { return };
    let key = shortcut.map(|shortcut| key_name(ui.ctx(), &shortcut)).unwrap_or_default();
    let sentence = match taken {
        Taken::Squares => text!("preferences-keys.of-squares", key = key),
        Taken::Window if key.is_empty() => text!("preferences-keys.of-clipboard"),
        Taken::Window => text!("preferences-keys.of-window", key = key),
        Taken::By(other) => {
            text!("preferences-keys.taken", key = key, other = other.entry().short_name())
        }
    };
    words_ui(ui, RichText::new(&sentence).color(ui.visuals().warn_fg_color));
    if matches!(taken, Taken::By(_)) {
        ui.horizontal_wrapped(|ui| {
            if ui.button(text!("preferences-keys.take", name = command.entry().short_name())).clicked() {
                change(settings, command, Some(shortcut));
                *state = State::None;
            }
            if ui.button(text!("preferences-keys.leave")).clicked() {
                *state = State::None;
            }
        });
    }
}

impl State {
    /// Takes the awaited key before anything else can; Delete or Backspace leaves the command without a key.
    fn listen(&mut self, ui: &Ui, settings: &mut Settings) {
        let State::Waiting(command) = *self else { return };
        let pressed = ui.input_mut(|input| {
            let at = input.events.iter().position(|event| pressed(event).is_some())?;
            pressed(&input.events.remove(at))
        });
        let Some(shortcut) = pressed else { return };
        *self = State::None;
        let key = shortcut.map(|shortcut| (shortcut.logical_key, shortcut.modifiers.is_none()));
        let taken = match (shortcut, key) {
            (_, Some((Key::Escape, _))) => return,
            (_, Some((Key::Delete | Key::Backspace, true))) => {
                return change(settings, command, Some(None));
            }
            (None, _) => Some(Taken::Window),
            (Some(shortcut), _) => Keymap::new(&settings.keys).taken(shortcut, command),
        };
        match taken {
            Some(taken) => *self = State::Refused { command, shortcut, taken },
            None => change(settings, command, Some(shortcut)),
        }
    }
}

/// The key that was pressed, if the event is a key press; the inner `None` is a key of the clipboard.
fn pressed(event: &Event) -> Option<Option<KeyboardShortcut>> {
    match *event {
        // Commands cannot have the lock keys; Shift and the like count with the key that they are held for.
        Event::Key { key: Key::CapsLock | Key::NumLock | Key::ScrollLock, .. } => None,
        Event::Key { key, pressed: true, modifiers, .. }
            if !(Key::ShiftLeft..=Key::SuperRight).contains(&key) =>
        {
            let Modifiers { alt, shift, command, .. } = modifiers;
            let held = if command { Modifiers::COMMAND } else { Modifiers::NONE };
            Some(Some(KeyboardShortcut::new(Modifiers { alt, shift, ..held }, key)))
        }
        Event::Copy | Event::Cut | Event::Paste(_) => Some(None),
        _ => None,
    }
}
