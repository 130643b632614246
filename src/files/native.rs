//! The system's own dialogs for opening and saving files, by the `rfd` crate: with the user's places, filters
//! and many files at once.
//!
//! The dialog is asked for here and answers on a thread, so the window never waits. On Linux a desktop portal
//! shows it; where none is installed or none answers, [`NativeAnswer::Unavailable`] says so, and the
//! program's own dialog (`chooser`) serves.

use crate::shared::waker;
use egui::Context;
use rfd::AsyncFileDialog;
use services::storage::archive;
use services::storage::purpose::Purpose;
use std::path::{Path, PathBuf};
use std::sync::mpsc::TryRecvError;
use std::time::{Duration, Instant};
use system::worker::Worker;
use texts::text;

/// A user cannot see and cancel a dialog within this time: what ends sooner was never shown.
const SHOWN: Duration = Duration::from_millis(300);

/// Endings of the files that may hold games or boards.
const GAMES: [&str; 9] = ["outflank", "sgf", "ggf", "pgn", "obf", "wtb", "json", "csv", "txt"];

/// The system's dialogs: whether they are wanted, and the one that is open.
pub(super) struct Native {
    is_wanted: bool,
    open: Option<Open>,
}

/// A dialog that is open.
struct Open {
    purpose: Purpose,
    asked: Instant,
    /// No paths for a dialog that was cancelled.
    worker: Worker<(), Vec<PathBuf>>,
}

/// How a dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NativeAnswer {
    /// At least one path.
    Chosen(Vec<PathBuf>),
    Cancelled,
    /// The system showed none.
    Unavailable,
}

impl Native {
    /// `is_wanted` is false for tests, which have no system around them.
    pub(super) fn new(is_wanted: bool) -> Native {
        Native { is_wanted: is_wanted && has_portal(), open: None }
    }

    /// Whether files are chosen here first.
    pub(super) fn is_wanted(&self) -> bool {
        self.is_wanted
    }

    /// Asks for the system's dialog, instead of one that is open.
    pub(super) fn open(&mut self, ctx: &Context, purpose: Purpose, folder: &Path) {
        let answer = ask(purpose, folder);
        let worker = Worker::start("file dialog", waker(ctx), move |desk| (desk.tell)(answer()));
        self.open = Some(Open { purpose, asked: Instant::now(), worker });
    }

    /// How the dialog ended and what it was for, once it has; never waits. Where the system showed none it is
    /// not asked again.
    pub(super) fn poll(&mut self) -> Option<(Purpose, NativeAnswer)> {
        let Open { purpose, asked, worker } = self.open.as_ref()?;
        let answer = match worker.try_next() {
            Ok(paths) => answer(paths, asked.elapsed()),
            Err(TryRecvError::Empty) => return None,
            // There was no thread, or it broke before it could answer.
            Err(TryRecvError::Disconnected) => NativeAnswer::Unavailable,
        };
        let purpose = *purpose;
        self.is_wanted &= answer != NativeAnswer::Unavailable;
        self.open = None;
        Some((purpose, answer))
    }
}

/// Asks for a dialog. macOS wants that on the window's thread; what comes back waits for its end on another.
fn ask(purpose: Purpose, folder: &Path) -> Box<dyn FnOnce() -> Vec<PathBuf> + Send> {
    let dialog = dialog(purpose, folder);
    let path_of = |file: rfd::FileHandle| file.path().to_owned();
    match purpose {
        Purpose::Import | Purpose::ImportBook => {
            let files = dialog.pick_files();
            Box::new(move || pollster::block_on(files).unwrap_or_default().into_iter().map(path_of).collect())
        }
        Purpose::Open | Purpose::TakeAll | Purpose::Engine | Purpose::Names => {
            let file = dialog.pick_file();
            Box::new(move || pollster::block_on(file).map(path_of).into_iter().collect())
        }
        _ => {
            let file = dialog.save_file();
            Box::new(move || pollster::block_on(file).map(path_of).into_iter().collect())
        }
    }
}

/// What a list of paths means that came after some time.
fn answer(paths: Vec<PathBuf>, elapsed: Duration) -> NativeAnswer {
    match paths.is_empty() {
        false => NativeAnswer::Chosen(paths),
        true if elapsed < SHOWN => NativeAnswer::Unavailable,
        true => NativeAnswer::Cancelled,
    }
}

fn dialog(purpose: Purpose, folder: &Path) -> AsyncFileDialog {
    let dialog = AsyncFileDialog::new().set_title(purpose.title()).set_directory(folder);
    match purpose {
        Purpose::Open | Purpose::Import => {
            dialog.add_filter(text!("filter-games"), &GAMES).add_filter(text!("filter-all"), &["*"])
        }
        Purpose::Engine | Purpose::ImportBook => dialog,
        Purpose::ExportBook => {
            dialog.set_file_name(purpose.usual_name()).add_filter(text!("filter-txt"), &["txt"])
        }
        Purpose::Names => dialog
            .add_filter(text!("filter-names"), &["jou", "JOU", "trn", "TRN"])
            .add_filter(text!("filter-all"), &["*"]),
        Purpose::SaveAll | Purpose::TakeAll => {
            dialog.set_file_name(purpose.usual_name()).add_filter(text!("moving-title"), &[archive::ENDING])
        }
        Purpose::Save | Purpose::ExportGames | Purpose::ExportEach => dialog
            .set_file_name(purpose.usual_name())
            .add_filter(text!("filter-sgf"), &["sgf"])
            .add_filter(text!("filter-outflank"), &["outflank"])
            .add_filter(text!("filter-ggf"), &["ggf"])
            .add_filter(text!("filter-pgn"), &["pgn"])
            .add_filter(text!("filter-wthor"), &["wtb"])
            .add_filter(text!("filter-txt"), &["txt"])
            .add_filter(text!("filter-obf"), &["obf"]),
        Purpose::SavePicture => dialog
            .set_file_name(purpose.usual_name())
            .add_filter(text!("filter-png"), &["png"])
            .add_filter(text!("filter-svg"), &["svg"])
            .add_filter(text!("filter-gif"), &["gif"]),
        Purpose::SaveGraph => dialog
            .set_file_name(purpose.usual_name())
            .add_filter(text!("filter-png"), &["png"])
            .add_filter(text!("filter-svg"), &["svg"]),
        Purpose::SavePage | Purpose::SaveProgress | Purpose::SaveHandout | Purpose::ExportBoards => {
            dialog.set_file_name(purpose.usual_name()).add_filter(text!("filter-page"), &["html", "htm"])
        }
    }
}

/// Whether a desktop portal can be started, by the file that names it to the message bus. Windows and macOS
/// have their dialogs anyway.
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
        assert_eq!(answer(path.clone(), soon), NativeAnswer::Chosen(path));
        assert_eq!(answer(Vec::new(), soon), NativeAnswer::Unavailable);
        assert_eq!(answer(Vec::new(), Duration::from_secs(2)), NativeAnswer::Cancelled);
    }
}
