//! Everything in one file, for another computer: settings, people and what they learnt, the games on the
//! board, the library, the own book, ghosts.
//!
//! The file is a heading and the files one after the other, each with a checksum, and an end. It is read
//! whole before anything is taken from it. Settings that were chosen on this computer stay, and of each thing
//! learnt the better state is kept; taking the same archive again changes nothing. The threads of the library
//! and of the own book import the games and the positions, from files that [`Taken`] names.

use super::export::replace_by;
use super::{PROFILE, SharedState, StoredFile, StoredKind, profile_name, value_of};
use crate::own_book;
use crate::settings::Settings;
use engine::book::OwnBook;
use library::Library;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use system::disk::places::Places;
use system::disk::{self, make_own_folder, replace_own};
use system::kept::{RonError, RonFile};
use teach::profile::Profile;
use texts::text;

/// The first bytes of every archive; a digit for the version follows.
const HEADING: &[u8] = b"Outflank moves house, version ";
const VERSION: u8 = 1;
/// The ending of an archive's name.
pub const ENDING: &str = "moving";
/// The most bytes in the name of a file in an archive.
const NAME_MAX: usize = 100;
/// An archive has fewer files than this.
const FILES_MAX: usize = 10_000;
const LIBRARY: &str = "library/games.library";

/// Why nothing is taken from a file.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum ArchiveError {
    #[error("{}", text!("moving-foreign"))]
    Foreign,
    #[error("{}", text!("moving-newer"))]
    Newer,
    #[error("{}", text!("moving-damaged"))]
    Damaged,
    #[error("{0}")]
    Disk(#[from] io::Error),
}

impl From<RonError> for ArchiveError {
    fn from(error: RonError) -> ArchiveError {
        match error {
            RonError::Newer { .. } => ArchiveError::Newer,
            RonError::Unreadable { .. } => ArchiveError::Damaged,
        }
    }
}

/// An archive whose files were all read and checked.
pub struct Archive {
    file: File,
    /// The name of each file, the place of its content and its length.
    entries: Vec<(String, u64, u64)>,
    settings: Settings,
}

/// What came out of an archive.
pub struct Taken {
    /// The settings, to be applied and saved.
    pub settings: Settings,
    /// A library whose games are to be imported.
    pub library: Option<PathBuf>,
    /// An own book whose positions are to be imported.
    pub book: Option<PathBuf>,
}

/// Whether a file belongs in an archive, by its path below the folder of the user's data.
fn is_ours(name: &str) -> bool {
    let is_ron = |start: &str| name.starts_with(start) && name.ends_with(".ron");
    let is_ghost = name.strip_prefix("ghosts/").is_some_and(|rest| rest.ends_with(".ghost"));
    let is_plain = name.len() <= NAME_MAX && !name.contains("..") && !name.contains('\\');
    let depth = name.matches('/').count();
    is_plain
        && match depth {
            0 => name == own_book::store::NAME || ["settings", "profile", "game"].into_iter().any(is_ron),
            1 => name == LIBRARY || is_ghost,
            _ => false,
        }
}

/// Writes everything into a file, and returns how many files that holds.
///
/// # Errors
/// When a file cannot be read or the new one not be written; then there is none.
pub(super) fn write(path: &Path, places: &Places) -> io::Result<usize> {
    let mut names = vec![("settings.ron".to_owned(), places.settings.join("settings.ron"))];
    for below in ["", "library", "ghosts"] {
        let found = disk::files_in(&places.data.join(below)).unwrap_or_default();
        let named = found.into_iter().filter_map(|path| {
            let name = path.file_name()?.to_str()?;
            let name = if below.is_empty() { name.to_owned() } else { format!("{below}/{name}") };
            (name != "settings.ron" && is_ours(&name)).then_some((name, path))
        });
        names.extend(named);
    }
    names.retain(|(_, path)| path.exists());
    replace_by(path, |out| {
        out.write_all(HEADING)?;
        out.write_all(&[b'0' + VERSION, b'\n'])?;
        for (name, path) in &names {
            let file = disk::open(path)?;
            // Another window may append to it meanwhile.
            let length = file.metadata()?.len();
            out.write_all(&(name.len() as u16).to_le_bytes())?;
            out.write_all(name.as_bytes())?;
            out.write_all(&length.to_le_bytes())?;
            let crc = copy(file, length, out)?;
            out.write_all(&crc.to_le_bytes())?;
        }
        out.write_all(&0u16.to_le_bytes())?;
        Ok(names.len())
    })
}

/// Copies bytes, and returns their checksum.
fn copy(input: impl Read, length: u64, out: &mut dyn Write) -> io::Result<u32> {
    let (mut input, mut crc, mut rest) = (input.take(length), crc32fast::Hasher::new(), length);
    let mut piece = vec![0; 64 << 10];
    while rest > 0 {
        let n = input.read(&mut piece)?;
        if n == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        crc.update(&piece[..n]);
        out.write_all(&piece[..n])?;
        rest -= n as u64;
    }
    Ok(crc.finalize())
}

impl Archive {
    /// Reads a file, and changes nothing.
    ///
    /// # Errors
    /// When it is no archive, or damaged, or a newer Outflank wrote it.
    pub fn open(path: &Path) -> Result<Archive, ArchiveError> {
        let file = disk::open(path)?;
        let entries = match entries(&file) {
            Err(ArchiveError::Disk(error)) if error.kind() == ErrorKind::UnexpectedEof => {
                return Err(ArchiveError::Damaged);
            }
            entries => entries?,
        };
        let mut archive = Archive { file, entries, settings: Settings::default() };
        let text_of = |archive: &Archive, name: &str| -> Result<String, ArchiveError> {
            String::from_utf8(archive.bytes(name)?).map_err(|_| ArchiveError::Damaged)
        };
        for (name, ..) in &archive.entries {
            if name.starts_with("profile") {
                Profile::mend(&text_of(&archive, name)?)?;
            }
        }
        if archive.has("settings.ron") {
            archive.settings = Settings::mend(&text_of(&archive, "settings.ron")?)?.0;
        }
        Ok(archive)
    }

    /// The names of the people whose profiles it has.
    pub fn people(&self) -> Vec<String> {
        let has_progress = |name: &&String| self.has(&profile_name(self.settings.progress_of(name)));
        self.settings.people.iter().filter(has_progress).cloned().collect()
    }

    /// The number of games in its library.
    pub fn n_games(&self) -> usize {
        let bytes = self.bytes(LIBRARY).unwrap_or_default();
        Library::read(bytes).map_or(0, |found| found.library.len())
    }

    fn has(&self, name: &str) -> bool {
        self.entries.iter().any(|(own, ..)| own == name)
    }

    fn bytes(&self, name: &str) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.extract(name, &mut bytes)?;
        Ok(bytes)
    }

    fn extract(&self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        let entry = self.entries.iter().find(|(own, ..)| own == name);
        let (_, at, length) = entry.ok_or(ErrorKind::NotFound)?;
        let mut file = &self.file;
        file.seek(SeekFrom::Start(*at))?;
        copy(file, *length, out).map(drop)
    }

    /// Takes everything in: the profiles at once; games, library, book and ghosts as files. `here` are the
    /// settings of the window.
    ///
    /// # Errors
    /// When something cannot be written; what was taken until then stays.
    pub(super) fn take(
        &self,
        places: &Places,
        here: &Settings,
        shared: &mut SharedState,
    ) -> Result<Taken, ArchiveError> {
        let settings = here.with_others(&self.settings);
        // Those who were removed there keep their progress for when they come back.
        let removed = self.settings.all_names.iter().filter_map(|names| names.last());
        let removed = removed.filter(|name| !self.settings.known_as().contains_key(*name));
        for person in self.settings.people.iter().chain(removed) {
            let there = profile_name(self.settings.progress_of(person));
            let here = profile_name(settings.progress_of(&here.name_here(person)));
            if let Ok(bytes) = self.bytes(&there) {
                let archived = value_of::<Profile>(String::from_utf8(bytes).ok().as_deref());
                join(&places.data.join(here), PROFILE, archived, shared)?;
            }
        }
        let is_game = |name: &&String| name.starts_with("game");
        let names = self.entries.iter().map(|(name, ..)| name);
        for name in names.clone().filter(|name| name.starts_with("ghosts/")) {
            let path = places.data.join(name);
            if !path.exists() {
                make_own_folder(&places.data.join("ghosts"))?;
                replace_own(&path, &self.bytes(name)?)?;
            }
        }
        let read = |name: &String| std::fs::read(places.data.join(name)).ok();
        let existing: Vec<_> = super::claim::games_in(&places.data).iter().filter_map(read).collect();
        for name in names.filter(is_game) {
            let bytes = self.bytes(name)?;
            if !existing.contains(&bytes)
                && let Some(claim) = super::claim::Claim::new_in(&places.data)
            {
                replace_own(&places.data.join(&claim.name), &bytes)?;
            }
        }
        // The window would report an import without positions as a failure, so empty ones are left out.
        let own = OwnBook::read(&self.bytes(own_book::store::NAME).unwrap_or_default());
        let n_positions = own.map_or(0, |(own, _)| own.n_positions());
        let unpacked = |n: usize, name: &str, path: PathBuf| -> io::Result<Option<PathBuf>> {
            if n == 0 {
                return Ok(None);
            }
            make_own_folder(path.parent().unwrap_or(&places.data))?;
            let mut out = BufWriter::new(File::create(&path)?);
            self.extract(name, &mut out)?;
            out.flush()?;
            Ok(Some(path))
        };
        // The program removes these at a later start, as it does all leftovers of writes.
        let library = places.data.join(format!("{LIBRARY}.moving.tmp"));
        let library = unpacked(self.n_games(), LIBRARY, library)?;
        let book = places.data.join("own.book.moving.tmp");
        let book = unpacked(n_positions, own_book::store::NAME, book)?;
        Ok(Taken { settings, library, book })
    }
}

/// Merges a value from the archive into a file.
fn join<T: RonFile>(path: &Path, kind: StoredKind, archived: T, shared: &mut SharedState) -> io::Result<()> {
    let mut file = StoredFile::new(Some(path.to_owned()), kind);
    let here: T = value_of(file.load(shared));
    file.save(archived.joined(here, &T::default()).write(), shared);
    if file.unsaved().is_some() { Err(ErrorKind::PermissionDenied.into()) } else { Ok(()) }
}

/// The files of an archive, each checked by its checksum. A file with an unknown name counts as damage.
fn entries(file: &File) -> Result<Vec<(String, u64, u64)>, ArchiveError> {
    let mut input = BufReader::new(file);
    let mut heading = [0; HEADING.len() + 2];
    input.read_exact(&mut heading).map_err(|_| ArchiveError::Foreign)?;
    match heading.strip_prefix(HEADING) {
        Some([version, b'\n']) if *version == b'0' + VERSION => {}
        Some([b'2'..=b'9', _]) => return Err(ArchiveError::Newer),
        _ => return Err(ArchiveError::Foreign),
    }
    let (mut entries, mut at) = (Vec::new(), heading.len() as u64);
    for _ in 0..FILES_MAX {
        let length = usize::from(u16::from_le_bytes(array(&mut input)?));
        if length == 0 {
            return Ok(entries);
        }
        if length > NAME_MAX {
            return Err(ArchiveError::Damaged);
        }
        let mut name = vec![0; length];
        input.read_exact(&mut name)?;
        let name = String::from_utf8(name).ok().filter(|name| is_ours(name)).ok_or(ArchiveError::Damaged)?;
        let size = u64::from_le_bytes(array(&mut input)?);
        at += 2 + length as u64 + 8;
        let crc = copy(&mut input, size, &mut io::sink())?;
        if crc != u32::from_le_bytes(array(&mut input)?) {
            return Err(ArchiveError::Damaged);
        }
        entries.push((name, at, size));
        at += size + 4;
    }
    Err(ArchiveError::Damaged)
}

fn array<const N: usize>(input: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    input.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests;
