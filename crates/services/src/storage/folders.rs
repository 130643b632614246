//! The folders in which files are looked for.

use std::path::{Path, PathBuf};
use texts::text;

/// What is in a folder, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The folders in it, by name.
    pub folders: Vec<String>,
    /// The files in it that can be read, by name.
    pub files: Vec<String>,
}

impl Listing {
    /// How many folders and files there are.
    pub fn n_rows(&self) -> usize {
        self.folders.len() + self.files.len()
    }

    /// The name in a row, and whether it is a folder's.
    pub fn row(&self, row: usize) -> (&String, bool) {
        match self.folders.get(row) {
            Some(folder) => (folder, true),
            None => (&self.files[row - self.folders.len()], false),
        }
    }

    /// A name like this one that no file has yet: `handout-2.html` where `handout.html` is there.
    pub fn free_name(&self, name: &str) -> String {
        let is_free = |name: &String| self.row_of(|other| other.eq_ignore_ascii_case(name)).is_none();
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let numbered = (2..).map(|number: usize| format!("{stem}-{number}.{ending}"));
        std::iter::once(name.to_owned())
            .chain(numbered)
            .find(is_free)
            .expect("there are more numbers than files")
    }

    /// The first row whose name fits.
    pub fn row_of(&self, is_it: impl Fn(&str) -> bool) -> Option<usize> {
        (0..self.n_rows()).find(|&row| is_it(self.row(row).0))
    }
}

/// The folder in which the program was started; the user's home if that is the root.
pub fn usual_folder() -> PathBuf {
    let home = || std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE")).map(PathBuf::from);
    let here = std::env::current_dir().ok().filter(|here| here.parent().is_some());
    here.or_else(home).unwrap_or_else(|| PathBuf::from("/"))
}

/// What is in a folder; what is hidden is left out.
pub fn list(folder: &Path) -> Result<Listing, String> {
    let entries = std::fs::read_dir(folder)
        .map_err(|error| text!("chooser-folder-not-listed", reason = error.to_string()))?;
    let mut listing = Listing::default();
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        if entry.path().is_dir() { listing.folders.push(name) } else { listing.files.push(name) }
    }
    listing.folders.sort_unstable_by_key(|name| name.to_lowercase());
    listing.files.sort_unstable_by_key(|name| name.to_lowercase());
    Ok(listing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_proposed_that_no_file_has() {
        let files = ["handout.html", "Handout-2.html", "game.sgf"].map(str::to_owned).to_vec();
        let listing = Listing { files, ..Listing::default() };
        assert_eq!(listing.free_name("handout.html"), "handout-3.html");
        assert_eq!(listing.free_name("board.png"), "board.png");
        assert_eq!(listing.free_name(""), "", "of a file to open");
    }
}
