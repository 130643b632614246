//! Files: games that are opened and saved, pictures, and texts that are pasted.

pub mod chooser;
pub mod handout;
pub mod paste;
pub mod picture;
pub mod moving;
mod native;
pub mod wthor_names;
mod update;

use crate::dialogs::Dialogs;
use crate::outbox::{Event, Outbox};
use crate::shared::Shared;
use native::Native;
use picture::Picture;
use services::handout::Printing;
use services::storage::purpose::Purpose;
use services::storage::wthor_names::Answered;
use std::collections::VecDeque;
use std::path::PathBuf;

pub type Out = Outbox<Message>;

pub enum Message {
    /// Asks for a file to open, or for the name of one to write.
    Choose(Purpose),
    /// The files chosen for a purpose; only imports have more than one, and a cancelled dialog has none.
    Chosen(Purpose, Vec<PathBuf>),
    Open(PathBuf),
    /// Adds the games of this file, and of those dropped or named with it, to the library.
    ImportOffered(PathBuf),
    /// Goes on with the games that waited for the names of players.
    GoOn(Answered),
    /// Takes everything from another computer's file, which the dialog shows.
    TakeAll,
}

pub struct Room {
    /// Where a file was opened or written last.
    folder: Option<PathBuf>,
    native: Native,
    picture: Option<Picture>,
    handout: Option<Printing>,
    /// Files dropped on the window or given at the start. Each opens once the dialog of the last one is left.
    pub(super) offered: VecDeque<PathBuf>,
    /// Where the names of WTHOR's players are, as the user answered.
    pub(super) names: Answered,
}

/// What the room uses besides its own state while it works with files.
pub(crate) struct Desk<'a, M> {
    /// The dialogs that are open.
    pub dialogs: &'a mut Dialogs<M>,
    pub shared: &'a mut Shared,
    pub out: &'a mut Out,
}

impl Room {
    /// A room that, with `native`, lets the user choose files in the system's dialogs, if it has them.
    pub fn new(native: bool) -> Room {
        Room {
            folder: None,
            native: Native::new(native),
            picture: None,
            handout: None,
            offered: VecDeque::new(),
            names: Answered::default(),
        }
    }

    pub(super) fn poll(&mut self, desk: &mut Desk<impl From<Message>>) {
        self.poll_picture(&desk.shared.ctx).into_iter().for_each(|done| desk.out.tell(done));
        if let Some(done) = self.handout.as_ref().and_then(Printing::done) {
            self.handout = None;
            desk.out.tell(done);
        }
        self.poll_chooser(desk);
    }

    pub(super) fn open_next(&mut self, out: &mut Out) {
        self.offered.pop_front().into_iter().for_each(|path| out.send(Message::Open(path)));
    }
}
