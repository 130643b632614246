//! The system's own dialogs for opening and saving files, by the `rfd` crate: with the user's places, filters
//! and many files at once.
//!
//! The window asks for the dialog, and a thread waits for the answer, so the window never waits. On Linux a
//! desktop portal shows it. If none is installed or none answers, the program's own dialog (`chooser`) opens.

use crate::shared::waker;
use egui::Context;
use rfd::AsyncFileDialog;
use services::storage::purpose::{FileUse, Purpose};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::mpsc::TryRecvError;
use std::time::{Duration, Instant};
use system::worker::Worker;

/// A user cannot see and cancel a dialog within this time: what ends sooner was never shown.
const SHOWN: Duration = Duration::from_millis(300);

/// The system's dialogs: whether they are wanted, and the one that is open.
pub(super) struct Native {
    /// Whether to try the system's dialog before the program's own.
    pub is_wanted: bool,
    open: Option<Open>,
}

struct Open {
    purpose: Purpose,
    asked: Instant,
    /// No paths for a dialog that was cancelled.
    worker: Worker<(), Vec<PathBuf>>,
}

impl Native {
    /// `is_wanted` is false for tests, which have no system around them.
    pub(super) fn new(is_wanted: bool) -> Native {
        Native { is_wanted: is_wanted && has_portal(), open: None }
    }

    /// Opens the system's dialog, and forgets one that is still open.
    pub(super) fn open(&mut self, ctx: &Context, purpose: Purpose, folder: &Path) {
        let answer = ask(purpose, folder);
        let worker = Worker::start("file dialog", waker(ctx), move |desk| (desk.tell)(answer()));
        self.open = Some(Open { purpose, asked: Instant::now(), worker });
    }

    /// The dialog's purpose and the chosen paths, once it has ended; `None` in place of the paths if the
    /// system showed no dialog, which clears `is_wanted`.
    pub(super) fn poll(&mut self) -> Option<(Purpose, Option<Vec<PathBuf>>)> {
        let Open { purpose, asked, worker } = self.open.as_ref()?;
        let answer = match worker.try_next() {
            Ok(paths) => answer(paths, asked.elapsed()),
            Err(TryRecvError::Empty) => return None,
            // The thread did not start, or panicked before it answered.
            Err(TryRecvError::Disconnected) => None,
        };
        let purpose = *purpose;
        self.is_wanted &= answer.is_some();
        self.open = None;
        Some((purpose, answer))
    }
}

/// Asks for a dialog, which macOS wants on the window's thread. Returns a function that waits for its end.
fn ask(purpose: Purpose, folder: &Path) -> Box<dyn FnOnce() -> Vec<PathBuf> + Send> {
    let file = purpose.file();
    let dialog = AsyncFileDialog::new().set_title(&file.title).set_directory(folder);
    let add = |dialog: AsyncFileDialog, (name, endings): (String, _)| dialog.add_filter(name, endings);
    let dialog = file.kinds().into_iter().fold(dialog, add);
    let path_of = |file: rfd::FileHandle| file.path().to_owned();
    if file.file_use == FileUse::ReadSeveral {
        let files = dialog.pick_files();
        return Box::new(move || {
            pollster::block_on(files).unwrap_or_default().into_iter().map(path_of).collect()
        });
    }
    let chosen: Pin<Box<dyn Future<Output = _> + Send>> = match file.file_use {
        FileUse::Write(name) => Box::pin(dialog.set_file_name(name).save_file()),
        _ => Box::pin(dialog.pick_file()),
    };
    Box::new(move || pollster::block_on(chosen).map(path_of).into_iter().collect())
}

/// The paths that were chosen; `None` if the dialog was not shown.
fn answer(paths: Vec<PathBuf>, elapsed: Duration) -> Option<Vec<PathBuf>> {
    (!paths.is_empty() || elapsed >= SHOWN).then_some(paths)
}

/// Whether the message bus knows a desktop portal. Windows and macOS have their dialogs anyway.
fn has_portal() -> bool {
    if !cfg!(target_os = "linux") || Path::new("/.flatpak-info").exists() {
        return true;
    }
    const SERVICE: &str = "dbus-1/services/org.freedesktop.portal.Desktop.service";
    let folders = std::env::var("XDG_DATA_DIRS").unwrap_or_default();
    let folders = if folders.is_empty() { "/usr/local/share:/usr/share".to_owned() } else { folders };
    let has_bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some();
    has_bus && folders.split(':').any(|folder| Path::new(folder).join(SERVICE).exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_at_once_was_never_shown() {
        let path = vec![PathBuf::from("game.sgf")];
        let soon = Duration::from_millis(20);
        assert_eq!(answer(path.clone(), soon), Some(path));
        assert_eq!(answer(Vec::new(), soon), None);
        assert_eq!(answer(Vec::new(), Duration::from_secs(2)), Some(Vec::new()));
    }
}
