//! Temporary files that a killed process has left beside the files.

use std::fs;
use std::path::Path;
use std::time::Duration;
use system::disk;

/// Younger temporary files may still be renamed.
const LEFTOVER_AGE: Duration = Duration::from_secs(60);

/// Removes old temporary files, which no program will rename any more.
pub(super) fn remove(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let is_temporary =
            path.to_str().is_some_and(|name| name.contains(".ron") && name.ends_with(disk::TEMPORARY_ENDING));
        let age = || fs::metadata(&path).ok()?.modified().ok()?.elapsed().ok();
        if is_temporary && age().is_some_and(|age| age > LEFTOVER_AGE) {
            _ = fs::remove_file(&path);
        }
    }
}
