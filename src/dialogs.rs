//! The stack of dialogs over the board, and the dialogs of the whole window. A dialog is a value: its state,
//! and a `ui` that draws it until it is left. What it decides goes to its room.

pub mod help;
pub mod preferences;
pub mod welcome;

use crate::outbox::{Outbox, Sent};
use crate::shared::Shared;
use egui::Ui;
use std::any::Any;
use std::convert::Infallible;

/// What the dialogs of the whole window hand up.
pub type Out = Outbox<Infallible, Infallible>;

/// A dialog over the board.
pub(crate) trait Dialog: Any {
    /// The message of its room.
    type Message;
    /// The event of its room.
    type Event;

    /// Draws the dialog, which stays until it asks to be closed.
    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Outbox<Self::Message, Self::Event>);
}

/// A dialog of any room, whose decisions become messages `M`.
trait AnyDialog<M>: Any {
    fn draw(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Outbox<M, Infallible>);
}

impl<D: Dialog, M: From<Sent<D::Message, D::Event>>> AnyDialog<M> for D {
    fn draw(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Outbox<M, Infallible>) {
        out.of(|out| self.ui(ui, shared, out));
    }
}

/// The dialogs that are open: the last is drawn, and those before it wait behind it.
pub(crate) struct Dialogs<M>(Vec<Box<dyn AnyDialog<M>>>);

impl<M: 'static> Dialogs<M> {
    pub(crate) fn new() -> Dialogs<M> {
        Dialogs(Vec::new())
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.0.is_empty()
    }

    /// Whether the one that is drawn is of this kind.
    pub(crate) fn shows<D: Dialog>(&self) -> bool {
        self.0.last().is_some_and(|dialog| (&**dialog as &dyn Any).is::<D>())
    }

    /// The dialog of a kind, whether or not another stands before it.
    pub(crate) fn find<D: Dialog>(&mut self) -> Option<&mut D> {
        self.0.iter_mut().find_map(|dialog| (&mut **dialog as &mut dyn Any).downcast_mut())
    }

    /// Opens a dialog in place of all.
    pub(crate) fn show<D: Dialog>(&mut self, dialog: D)
    where
        M: From<Sent<D::Message, D::Event>>,
    {
        self.close_all();
        self.show_in_front(dialog);
    }

    /// Opens a dialog before the others, which come back when it is left.
    pub(crate) fn show_in_front<D: Dialog>(&mut self, dialog: D)
    where
        M: From<Sent<D::Message, D::Event>>,
    {
        self.0.push(Box::new(dialog));
    }

    /// Closes the one that is drawn.
    pub(crate) fn close(&mut self) {
        self.0.pop();
    }

    pub(crate) fn close_all(&mut self) {
        self.0.clear();
    }

    /// Draws the last one.
    pub(crate) fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Outbox<M, Infallible>) {
        if let Some(dialog) = self.0.last_mut() {
            dialog.draw(ui, shared, out);
        }
    }
}
