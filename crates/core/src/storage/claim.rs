//! Which window has which game. Every window has its own game, in `game.ron`, `game-2.ron` and so on, and a
//! lock beside its file as long as it is open; the system undoes the lock of a window that is killed. So a
//! game that was left in any window is taken up again by the next one that starts.

use std::cmp::Reverse;
use std::fs::{self, File, TryLockError};
use std::path::Path;

/// More than the number of open windows.
const WINDOWS_MAX: usize = 32;

/// A game's file that no other window has.
pub(super) struct Claim {
    pub name: String,
    _lock: Option<File>,
}

impl Claim {
    /// The game that was left last and that no other window has.
    pub(super) fn left_in(folder: &Path) -> Option<Claim> {
        let modified = |name: &String| fs::symlink_metadata(folder.join(name)).ok()?.modified().ok();
        let mut left: Vec<_> = names().filter_map(|name| Some((Reverse(modified(&name)?), name))).collect();
        left.sort();
        left.into_iter().find_map(|(_, name)| Claim::on(folder, name))
    }

    /// A new file in a folder that is there.
    pub(super) fn new_in(folder: &Path) -> Option<Claim> {
        let is_new = |name: &String| fs::symlink_metadata(folder.join(name)).is_err();
        names().filter(is_new).find_map(|name| Claim::on(folder, name))
    }

    /// `None` if another window has it. Where there can be no locks, no window has it.
    fn on(folder: &Path, name: String) -> Option<Claim> {
        let path = folder.join(format!("{name}.lock"));
        let lock = File::options().write(true).create(true).truncate(false).open(path).ok();
        let is_taken = |lock: &File| matches!(lock.try_lock(), Err(TryLockError::WouldBlock));
        (!lock.as_ref().is_some_and(is_taken)).then_some(Claim { name, _lock: lock })
    }
}

fn names() -> impl Iterator<Item = String> {
    let others = (2..=WINDOWS_MAX).map(|number| format!("game-{number}.ron"));
    std::iter::once("game.ron".to_owned()).chain(others)
}
