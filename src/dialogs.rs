//! The stack of dialogs over the board, and the dialogs of the whole window. A dialog is a value: its state,
//! and a `ui` that draws it until it is left. What the user decides goes to its room, a part of the window.

pub mod help;
pub mod preferences;
pub mod welcome;

use crate::outbox::Outbox;
use crate::shared::Shared;
use egui::Ui;
use std::any::Any;
use std::convert::Infallible;

pub type Out = Outbox<Infallible>;

/// A dialog over the board, which sends what the user decides as messages to its room, or as events.
pub(crate) trait Dialog: Any {
    /// The messages of its room, if it has one.
    type Message;

    /// Draws the dialog, which stays until it asks to be closed.
    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Outbox<Self::Message>);
}

/// A dialog of any kind, and the function that draws it.
struct OpenDialog<M> {
    state: Box<dyn Any>,
    draw: fn(&mut dyn Any, &mut Ui, &Shared, &mut Outbox<M>),
}

/// The dialogs that are open: the last is drawn, and those before it wait behind it.
pub(crate) struct Dialogs<M>(Vec<OpenDialog<M>>);

impl<M> Dialogs<M> {
    pub(crate) fn new() -> Dialogs<M> {
        Dialogs(Vec::new())
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.0.is_empty()
    }

    /// Whether the dialog in front is of this kind.
    pub(crate) fn shows<D: Any>(&self) -> bool {
        self.0.last().is_some_and(|dialog| dialog.state.is::<D>())
    }

    /// The dialog of a kind, even if another is in front of it.
    pub(crate) fn find<D: Any>(&mut self) -> Option<&mut D> {
        self.0.iter_mut().find_map(|dialog| dialog.state.downcast_mut())
    }

    /// Opens a dialog in place of all others.
    pub(crate) fn show<D: Dialog>(&mut self, dialog: D)
    where
        M: From<D::Message>,
    {
        self.close_all();
        self.show_in_front(dialog);
    }

    /// Opens a dialog in front of the others, which come back when it is left.
    pub(crate) fn show_in_front<D: Dialog>(&mut self, dialog: D)
    where
        M: From<D::Message>,
    {
        let draw = |state: &mut dyn Any, ui: &mut Ui, shared: &Shared, out: &mut Outbox<M>| {
            let dialog = state.downcast_mut::<D>().expect("`draw` is stored with a dialog of its own type");
            out.of(|out| dialog.ui(ui, shared, out));
        };
        self.0.push(OpenDialog { state: Box::new(dialog), draw });
    }

    /// Closes the dialog in front.
    pub(crate) fn close(&mut self) {
        self.0.pop();
    }

    pub(crate) fn close_all(&mut self) {
        self.0.clear();
    }

    /// Draws the dialog in front.
    pub(crate) fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Outbox<M>) {
        if let Some(OpenDialog { state, draw }) = self.0.last_mut() {
            draw(&mut **state, ui, shared, out);
        }
    }
}
