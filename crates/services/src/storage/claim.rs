//! Which window has which game. Every window has its own game, in `game.ron`, `game-2.ron` and so on, and a
//! lock beside its file as long as it is open; the system releases the lock of a window that is killed. So
//! the next window that starts goes on with a game that was left in any window.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use system::disk;

/// Far more than the number of open windows, so that a search for a free name ends.
const WINDOWS_MAX: usize = 10_000;

/// A game's file that no other window has.
pub(super) struct Claim {
    pub name: String,
    /// `None` where there can be no locks.
    lock: Option<File>,
}

impl Claim {
    /// The game that was left last and that no other window has.
    pub(super) fn left_in(folder: &Path) -> Option<Claim> {
        let modified = |name: &String| fs::symlink_metadata(folder.join(name)).ok()?.modified().ok();
        let mut left: Vec<_> =
            games_in(folder).into_iter().map(|name| (Reverse(modified(&name)), name)).collect();
        left.sort();
        left.into_iter().find_map(|(_, name)| Claim::on(folder, name))
    }

    /// A new file in a folder that exists.
    pub(super) fn new_in(folder: &Path) -> Option<Claim> {
        let there = games_in(folder);
        let is_new = |name: &String| !there.contains(name);
        names().filter(is_new).find_map(|name| Claim::on(folder, name))
    }

    /// The same file, locked again after its lock was deleted, perhaps with its folder; a new one if another
    /// window has it by now.
    pub(super) fn renewed_in(self, folder: &Path) -> Option<Claim> {
        Claim::on(folder, self.name).or_else(|| Claim::new_in(folder))
    }

    /// Whether other windows still see the lock: it may have been deleted.
    pub(super) fn holds_in(&self, folder: &Path) -> bool {
        self.lock.as_ref().is_none_or(|lock| disk::is_still_at(lock, &lock_of(folder, &self.name)))
    }

    /// Claims the game of this name. `None` if another window has it, or its lock's path is no plain file.
    /// Where there can be no locks, every claim succeeds.
    fn on(folder: &Path, name: String) -> Option<Claim> {
        let path = lock_of(folder, &name);
        if disk::is_not_plain(&path) {
            return None;
        }
        disk::lock(&path).ok().map(|lock| Claim { name, lock })
    }
}

/// The paths of games' locks that are no plain files, so that no window can claim their games.
pub(super) fn strange_locks(folder: &Path) -> Vec<String> {
    let locks = games_in(folder).into_iter().map(|name| lock_of(folder, &name));
    let strange = locks.filter(|path| disk::is_not_plain(path));
    strange.map(|path| path.display().to_string()).collect()
}

fn lock_of(folder: &Path, name: &str) -> PathBuf {
    disk::lock_of(&folder.join(name))
}

fn names() -> impl Iterator<Item = String> {
    let others = (2..=WINDOWS_MAX).map(|number| format!("game-{number}.ron"));
    std::iter::once("game.ron".to_owned()).chain(others)
}

/// The names of the games in a folder, even if only the copy of one is left.
pub(super) fn games_in(folder: &Path) -> Vec<String> {
    let is_number = |text: &str| {
        text.parse().is_ok_and(|n: usize| (2..=WINDOWS_MAX).contains(&n) && !text.starts_with('0'))
    };
    let is_game = |name: &String| {
        let number = name.strip_prefix("game-").and_then(|rest| rest.strip_suffix(".ron"));
        name == "game.ron" || number.is_some_and(is_number)
    };
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let names = names.map(|name| name.strip_suffix(".copy").map_or(name.clone(), str::to_owned));
    names.filter(is_game).collect::<BTreeSet<_>>().into_iter().collect()
}
