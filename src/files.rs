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
use egui::Context;
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
    /// Takes everything from the file of another computer that is shown.
    TakeAll,
}

pub struct Room {
    /// Where a file was opened or written last.
    folder: Option<PathBuf>,
    native: Native,
    picture: Option<Picture>,
    handout: Option<Printing>,
    /// Files dropped on the window or given at the start, each opened once the dialog before is left.
    pub(super) offered: VecDeque<PathBuf>,
    /// Where the names of WTHOR's players are.
    pub(super) names: Answered,
}

impl Room {
    /// The room. With `native`, files are chosen in the system's dialogs, if it has them.
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

    pub(super) fn poll(&mut self, dialogs: &mut Dialogs<impl From<Message>>, ctx: &Context, out: &mut Out) {
        self.poll_picture(ctx).into_iter().for_each(|done| out.tell(done));
        self.poll_handout(out);
        self.poll_chooser(dialogs, out);
    }

    pub(super) fn open_next(&mut self, out: &mut Out) {
        self.offered.pop_front().into_iter().for_each(|path| out.send(Message::Open(path)));
    }
}
