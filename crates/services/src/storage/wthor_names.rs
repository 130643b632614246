//! Finds WTHOR games without a file of players' names beside them, and checks the file that the user chooses.

use othello::formats::wthor::Names;
use std::path::{Path, PathBuf};
use system::disk;
use texts::text;
use texts::words;

/// The user's answer to the question where the names are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Answered {
    /// The user has not been asked yet.
    #[default]
    Unasked,
    /// Show numbers instead of names.
    GoWithout,
    /// The names are in this file.
    File(PathBuf),
}

impl Answered {
    /// The file that was chosen.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Answered::File(path) => Some(path),
            Answered::Unasked | Answered::GoWithout => None,
        }
    }
}

/// The name of the first file of games without names, among these files and in these folders.
pub fn first_lacking(paths: &[PathBuf]) -> Option<String> {
    let lacking = paths.iter().find_map(|path| lacking_names(path))?;
    Some(lacking.file_name().unwrap_or_default().to_string_lossy().into_owned())
}

/// The file of games, or the first in the folder, if no names lie beside it.
fn lacking_names(path: &Path) -> Option<PathBuf> {
    let games = match path.is_dir() {
        true => disk::files_with_ending(path, "wtb").ok()?.into_iter().next()?,
        false => Some(path).filter(|path| disk::has_ending(path, "wtb"))?.to_owned(),
    };
    matches!(disk::read_names(&games, None, "jou"), Ok(None)).then_some(games)
}

/// Whether a file holds WTHOR's names, by its ending.
pub fn is_of_names(path: &Path) -> bool {
    disk::has_ending(path, "jou") || disk::has_ending(path, "trn")
}

/// Checks that names can be read from `path` or beside it; the error is a sentence.
pub fn check(path: &Path) -> Result<(), String> {
    let reason =
        |reason: String| text!("wthor-ask-not-read", reason = reason.trim_end_matches('.').to_owned());
    let players = disk::read_names(path, None, "jou").map_err(reason)?;
    let players = players.ok_or_else(|| reason(text!("wthor-ask-no-file")))?;
    let wrong = Names::read(Some(&players), None).wrong.pop();
    wrong.map_or(Ok(()), |error| Err(reason(words::read_error(&error.into()))))
}
