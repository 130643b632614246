//! The keyboard: the [`Command`] of each key, and typed squares.
//!
//! Reads the keys after the window is drawn, so that the widget with the focus takes its keys first: a text
//! field takes all, a button or slider those that work it, the board its arrows.

use super::message::Out;
use super::rooms::Rooms;
use crate::command::{Command, Keymap};
use crate::files::paste;
use crate::outbox::Ask;
use crate::shared::Shared;
use egui::{Context, Event, Key, Modifiers, Popup};
use othello::rules::BoardSize;
use session::Action;
use session::typed::TypedSquare;
use teach::choice::Choice;

/// The owner of the keys in this frame.
#[derive(Clone, Copy, PartialEq)]
enum Owner {
    /// A dialog or a text field: only Quit, FullScreen and Zoom remain.
    Field,
    /// A menu that is open: it has the keys without Ctrl.
    Menu,
    /// A widget with the focus: it has the arrows, Space and Enter.
    Widget,
    /// The board: all keys run commands.
    Board,
}

impl Owner {
    /// Whether the owner leaves a key to the commands and to typed squares.
    fn leaves(self, key: Key, modifiers: Modifiers, command: Option<Command>) -> bool {
        let works_widget = matches!(
            key,
            Key::Space | Key::Enter | Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown
        );
        let is_plain = modifiers.is_none() && !(Key::F1..=Key::F35).contains(&key);
        match self {
            Owner::Board => true,
            Owner::Widget => !(is_plain && works_widget),
            Owner::Menu => !is_plain,
            Owner::Field => matches!(command, Some(Command::Quit | Command::FullScreen | Command::Zoom(_))),
        }
    }
}

impl Rooms {
    /// Collects what the keys pressed since the last frame ask for.
    pub(super) fn collect_keys(&mut self, ctx: &Context, shared: &Shared, out: &mut Out) {
        let (owner, keymap) = (self.owner(ctx), Keymap::of(ctx));
        // A text field takes pasted text itself. Of the dialogs, only `paste` takes one outside its field.
        let takes_paste = !self.dialogs.is_open() || self.dialogs.shows::<paste::State>();
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy if owner != Owner::Field => out.run(Command::CopyMoves),
                Event::Paste(text) if takes_paste && !ctx.text_edit_focused() => {
                    out.ask(Ask::Paste(text));
                }
                Event::Key { key, physical_key: physical, pressed: true, repeat, modifiers } => {
                    let command = keymap.command(key, modifiers);
                    let command = command.filter(|command| !repeat || command.repeats());
                    if !owner.leaves(key, modifiers, command) {
                        continue;
                    }
                    // Capital letters name squares as well, where they are no command.
                    let is_capital = modifiers.shift_only()
                        && command.is_none()
                        && owner != Owner::Menu
                        && (letter_of(key).is_some() || physical.and_then(digit_of).is_some());
                    let may_be_typed = (modifiers.is_none() || is_capital) && !repeat;
                    if !may_be_typed || !self.type_key(key, physical, shared, out) {
                        // egui sends these two as `Event::Copy` and `Event::Paste`, which run them above.
                        let is_event =
                            |command: &Command| matches!(command, Command::CopyMoves | Command::Paste);
                        out.run(command.filter(|command| !is_event(command)));
                    }
                }
                _ => {}
            }
        }
    }

    fn owner(&self, ctx: &Context) -> Owner {
        if self.dialogs.is_open() || ctx.text_edit_focused() {
            Owner::Field
        } else if Popup::is_any_open(ctx) {
            Owner::Menu
        } else if ctx.memory(|memory| memory.focused().is_some()) {
            Owner::Widget
        } else {
            Owner::Board
        }
    }

    /// Takes a key as part of a typed square. Returns whether it was one.
    fn type_key(&mut self, key: Key, physical: Option<Key>, shared: &Shared, out: &mut Out) -> bool {
        let (is_learning, typed) = (self.learn.is_open(), &mut self.play.typed);
        let size = if is_learning { BoardSize::STANDARD } else { shared.session.position().size() };
        let is_typing = typed.text().is_some();
        // Where digits need Shift, the key is still the one with the digit on it.
        let digit = digit_of(key).or_else(|| physical.and_then(digit_of).filter(|_| is_typing));
        let typed_square = if let Some(letter) = letter_of(key).filter(|letter| TypedSquare::takes(*letter)) {
            typed.letter(letter, size)
        } else if let Some(digit) = digit {
            typed.digit(digit, size)
        } else if key == Key::Enter && typed.has_digits() {
            typed.finish(size)
        } else if key == Key::Backspace && is_typing {
            typed.erase();
            None
        } else {
            return false;
        };
        match typed_square {
            None => {}
            Some(Ok(square)) if is_learning => out.ask(Ask::Learn(Choice::Square(square))),
            Some(Ok(square)) => out.act(Action::Play(square)),
            Some(Err(reason)) => out.answer(reason),
        }
        true
    }
}

fn letter_of(key: Key) -> Option<char> {
    (Key::A..=Key::Z).contains(&key).then(|| char::from(key.name().as_bytes()[0].to_ascii_lowercase()))
}

fn digit_of(key: Key) -> Option<char> {
    (Key::Num0..=Key::Num9).contains(&key).then(|| char::from(key.name().as_bytes()[0]))
}
