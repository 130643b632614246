//! Menus by the keyboard: F10 opens the first menu and closes an open one, Left and Right go to its
//! neighbours, Up and Down walk its entries. egui itself handles Enter and Esc.

use super::focus::{self, key_pressed};
use egui::{Context, FocusDirection, Id, Key, Popup, Response};

/// The menus of a bar, gathered while they are drawn, with what can be chosen in one while it is open.
#[derive(Default)]
pub struct Bar(Vec<BarMenu>);

struct BarMenu {
    popup: Id,
    /// `None` while it is closed.
    entries: Option<Vec<Id>>,
}

impl Bar {
    /// Adds the next menu, by its button, with the entries that can be chosen if it is open.
    pub fn menu(&mut self, button: &Response, entries: Option<Vec<Id>>) {
        self.0.push(BarMenu { popup: Popup::default_response_id(button), entries });
    }

    /// Does what the keys ask for; F10 opens a menu only where the bar `may_open`.
    pub fn follow_keys(self, ctx: &Context, may_open: bool) {
        let Some(at) = self.0.iter().position(|menu| menu.entries.is_some()) else {
            if may_open && key_pressed(ctx, Key::F10) {
                self.open(ctx, 0);
            }
            return;
        };
        let bar = Id::unique("menu bar");
        focus::hold(ctx, bar);
        let n = self.0.len();
        let BarMenu { popup, ref entries } = self.0[at];
        let entries = entries.as_deref().unwrap_or_default();
        let was_opened = ctx.data_mut(|data| {
            let opened: Option<Id> = data.get_temp(bar);
            // In its first pass a menu is measured only, and nothing in it can be used.
            let is_there = opened == Some(popup) && !entries.is_empty();
            if is_there {
                data.remove::<Id>(bar);
            }
            is_there
        });
        if key_pressed(ctx, Key::F10) {
            Popup::close_id(ctx, popup);
        } else if key_pressed(ctx, Key::ArrowRight) {
            self.open(ctx, (at + 1) % n);
        } else if key_pressed(ctx, Key::ArrowLeft) {
            self.open(ctx, (at + n - 1) % n);
        } else {
            walk(ctx, entries, None, was_opened);
        }
    }

    /// Opens a menu; its first entry has the keyboard as soon as it is there.
    fn open(&self, ctx: &Context, at: usize) {
        let popup = self.0[at].popup;
        // When the menu closes, the widget that has the keyboard now gets it back.
        focus::hold(ctx, Id::unique("menu bar"));
        Popup::open_id(ctx, popup);
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        ctx.data_mut(|data| data.insert_temp(Id::unique("menu bar"), popup));
        ctx.request_repaint();
    }
}

/// Lets Up and Down walk an open menu or list from the `current` entry on; `to_first` does what Down does.
pub fn walk(ctx: &Context, entries: &[Id], current: Option<usize>, to_first: bool) {
    let (down, up) = (key_pressed(ctx, Key::ArrowDown) || to_first, key_pressed(ctx, Key::ArrowUp));
    let place = ctx.memory(|memory| memory.focused()).and_then(|id| entries.iter().position(|it| *it == id));
    if let Some(next) = step(place.or(current), entries.len(), down, up) {
        ctx.memory_mut(|memory| {
            // Otherwise egui would give the keyboard to the nearest widget, even behind the menu.
            memory.move_focus(FocusDirection::None);
            memory.request_focus(entries[next]);
        });
    }
}

/// The entry below or above the one at `place`; beyond an end the other end follows.
fn step(place: Option<usize>, n: usize, down: bool, up: bool) -> Option<usize> {
    match place {
        _ if n == 0 || down == up => None,
        None => Some(if down { 0 } else { n - 1 }),
        Some(at) => Some(if down { (at + 1) % n } else { (at + n - 1) % n }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arrows_go_round() {
        assert_eq!(step(None, 3, true, false), Some(0));
        assert_eq!(step(None, 3, false, true), Some(2));
        assert_eq!(step(Some(2), 3, true, false), Some(0));
        assert_eq!(step(Some(0), 3, false, true), Some(2));
        assert_eq!(step(Some(1), 3, false, false), None);
        assert_eq!(step(None, 0, true, false), None);
    }
}
