//! The folders in which the program's own dialog looks for files.

use std::path::{Path, PathBuf};
use texts::text;

/// A file or a folder inside a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderEntry {
    /// Its name.
    pub name: String,
    /// Whether it is a folder, not a file.
    pub is_folder: bool,
}

/// What is in a folder, or why it cannot be read, in a sentence.
pub type Listing = Result<Vec<FolderEntry>, String>;

/// The name, or the name with the first free number where `there` has it already: `handout-2.html`.
pub fn free_name(there: &[FolderEntry], name: &str) -> String {
    let is_free = |name: &String| there.iter().all(|other| !other.name.eq_ignore_ascii_case(name));
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let numbered = (2..).map(|number: usize| format!("{stem}-{number}.{ending}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(is_free).expect("there are more numbers than files")
}

/// The folder in which the program was started; the user's home if that is the root.
pub fn usual_folder() -> PathBuf {
    let home = || std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE")).map(PathBuf::from);
    let here = std::env::current_dir().ok().filter(|here| here.parent().is_some());
    here.or_else(home).unwrap_or_else(|| PathBuf::from("/"))
}

/// What is in a folder, folders before files and each by name, without hidden ones.
pub fn list(folder: &Path) -> Listing {
    let entries = std::fs::read_dir(folder)
        .map_err(|error| text!("chooser-folder-not-listed", reason = error.to_string()))?;
    let listed = entries.filter_map(Result::ok).map(|entry| FolderEntry {
        name: entry.file_name().to_string_lossy().into_owned(),
        is_folder: entry.path().is_dir(),
    });
    let mut listed: Vec<FolderEntry> = listed.filter(|listed| !listed.name.starts_with('.')).collect();
    listed.sort_by_cached_key(|listed| (!listed.is_folder, listed.name.to_lowercase()));
    Ok(listed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_proposed_that_no_file_has() {
        let there = ["handout.html", "Handout-2.html", "game.sgf"]
            .map(|name| FolderEntry { name: name.to_owned(), is_folder: false });
        assert_eq!(free_name(&there, "handout.html"), "handout-3.html");
        assert_eq!(free_name(&there, "board.png"), "board.png");
        assert_eq!(free_name(&there, ""), "", "a dialog that opens a file proposes no name");
    }
}
