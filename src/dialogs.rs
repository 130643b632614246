//! The stack of dialogs over the board, and the dialogs of the whole window. A dialog is a value: its state,
//! and a `ui` that draws it until it is left. What it decides goes to its room.

pub mod help;
pub mod preferences;
pub mod welcome;

use crate::outbox::Out;
use crate::shared::Shared;
use egui::Ui;
use std::any::Any;

/// A dialog over the board: what it decides are messages of its room, or events.
pub(crate) trait Dialog: Any {
    /// Draws the dialog, which stays until it asks to be closed.
    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out);
}

/// The dialogs that are open: the last is drawn, and those before it wait behind it.
#[derive(Default)]
pub(crate) struct Dialogs(pub Vec<Box<dyn Dialog>>);

impl Dialogs {
    pub(crate) fn is_open(&self) -> bool {
        !self.0.is_empty()
    }

    /// Whether the one that is drawn is of this kind.
    pub(crate) fn shows<D: Dialog>(&self) -> bool {
        self.0.last().is_some_and(|dialog| (&**dialog as &dyn Any).is::<D>())
    }

    /// The dialog of a kind, even if another is in front of it.
    pub(crate) fn find<D: Dialog>(&mut self) -> Option<&mut D> {
        self.0.iter_mut().find_map(|dialog| (&mut **dialog as &mut dyn Any).downcast_mut())
    }

    /// Opens a dialog in place of all others.
    pub(crate) fn show(&mut self, dialog: impl Dialog) {
        self.close_all();
        self.show_in_front(dialog);
    }

    /// Opens a dialog in front of the others, which come back when it is left.
    pub(crate) fn show_in_front(&mut self, dialog: impl Dialog) {
        self.0.push(Box::new(dialog));
    }

    pub(crate) fn close_all(&mut self) {
        self.0.clear();
    }
}
