//! A running import: the files that wait, the one being read, and the results so far.

use crate::import::{ImportSource, Incoming};
use crate::{Library, Unread};
use othello::formats::{ENDINGS, Leftovers};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use system::disk;
use texts::{text, words};

/// Games imported at a time: a batch holds the window up for a few milliseconds at most.
const BATCH: usize = 400;
/// Number of reasons to list; further ones are only counted.
const REASONS_MAX: usize = 2;
/// Number of places to list of each kind of leftovers.
const PLACES_MAX: usize = 4;

/// The progress of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportProgress {
    /// Number of all files.
    pub n_files: usize,
    /// Number of files done.
    pub n_done: usize,
    /// Number of games, or of bytes, of the file being read.
    pub length: u64,
    /// Number of them done.
    pub length_done: u64,
    /// Number of new games.
    pub n_added: usize,
}

impl ImportProgress {
    /// The part of the import that is done, from 0 to 1.
    pub fn part(&self) -> f32 {
        let of_file = self.length_done as f32 / self.length.max(1) as f32;
        (self.n_done as f32 + of_file) / self.n_files.max(1) as f32
    }
}

/// What to import.
#[derive(Clone, Debug, Default)]
pub struct ImportOrder {
    /// Files, and folders with files that may hold games.
    pub paths: Vec<PathBuf>,
    /// Where the names of WTHOR's players are, if not beside the games.
    pub names: Option<PathBuf>,
    /// The tag of the games; empty for none.
    pub tag: String,
    /// Seconds since 1970.
    pub now: u64,
    /// Whether broken libraries among the paths are renamed once all their readable games are imported.
    pub recovers: bool,
}

/// A file that is being read.
struct OpenFile {
    source: ImportSource,
    n_bytes: u64,
    /// Its name, without the folder.
    name: String,
}

#[derive(Default)]
pub(super) struct Importer {
    waiting: VecDeque<PathBuf>,
    reading: Option<OpenFile>,
    pub order: ImportOrder,
    pub progress: ImportProgress,
    /// Games that were there already, boards without moves, and games with illegal moves.
    n_known: usize,
    n_empty: usize,
    n_illegal: usize,
    rejected: Findings,
    left_out: Findings,
    unused: Findings,
    overruled: Findings,
    /// Why files could not be read.
    reasons: Vec<String>,
}

/// One kind of [`Leftovers`]: their number, and sentences about the first ones.
#[derive(Default)]
struct Findings {
    n: usize,
    first: Vec<String>,
}

impl Findings {
    fn add<T>(&mut self, file: &str, found: &[T], words: fn(&T) -> String) {
        self.n += found.len();
        let free = PLACES_MAX.saturating_sub(self.first.len());
        self.first.extend(found.iter().take(free).map(|found| format!("{file}: {}", words(found))));
    }
}

impl Importer {
    pub(super) fn new(order: ImportOrder) -> Importer {
        let mut waiting = VecDeque::new();
        let mut reasons = Vec::new();
        for path in &order.paths {
            if !path.is_dir() {
                waiting.push_back(path.clone());
                continue;
            }
            let has_games = |path: &PathBuf| ENDINGS.iter().any(|ending| disk::has_ending(path, ending));
            match disk::files_in(path) {
                Ok(files) => waiting.extend(files.into_iter().filter(has_games)),
                Err(error) => {
                    let (name, reason) = (path.display().to_string(), error.to_string());
                    reasons.push(text!("import-not-listed", name = name, reason = reason));
                }
            }
        }
        let progress = ImportProgress { n_files: waiting.len(), ..ImportProgress::default() };
        Importer { waiting, order, progress, reasons, ..Importer::default() }
    }

    /// Reads the next games, at times none of them; `None` when all files are done.
    pub(super) fn next_batch(&mut self) -> Option<Vec<Incoming>> {
        if self.reading.is_none() {
            let path = self.waiting.pop_front()?;
            let read = self.read(&path).map_err(|reason| format!("{}: {reason}", path.display()));
            self.reading = read.map_err(|reason| self.reasons.push(reason)).ok();
        }
        let Some(mut reading) = self.reading.take() else {
            self.file_done();
            return Some(Vec::new());
        };
        let games: Vec<Incoming> = reading.source.by_ref().take(BATCH).collect();
        let Leftovers { rejected, left_out, unused, overruled } = reading.source.take_leftovers();
        self.rejected.add(&reading.name, &rejected, words::rejected);
        self.left_out.add(&reading.name, &left_out, words::rejected);
        self.unused.add(&reading.name, &unused, words::unused);
        self.unused.n += unused.iter().map(|part| part.n_more).sum::<usize>();
        self.overruled.add(&reading.name, &overruled, words::overruled);
        (self.progress.length_done, self.progress.length) = reading.source.progress(reading.n_bytes);
        if games.len() < BATCH {
            self.file_done();
        } else {
            self.reading = Some(reading);
        }
        Some(games)
    }

    fn file_done(&mut self) {
        self.progress.n_done += 1;
        (self.progress.length, self.progress.length_done) = (0, 0);
    }

    fn read(&mut self, path: &Path) -> Result<OpenFile, String> {
        let file = disk::open(path).map_err(|error| error.to_string())?;
        let n_bytes = file.metadata().map_or(0, |data| data.len());
        let names = |ending: &str| disk::read_names(path, self.order.names.as_deref(), ending);
        let source = ImportSource::open(Box::new(file), names, &self.order.tag, self.order.now)?;
        if source.unread != Unread::default() {
            let (name, reason) = (path.display().to_string(), words::unread(&source.unread));
            self.reasons.push(text!("import-part-of", name = name, reason = reason));
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(OpenFile { source, n_bytes, name })
    }

    /// Adds new games. Returns whether the import can continue.
    pub(super) fn add(&mut self, library: &mut Library, games: Vec<Incoming>) -> bool {
        for incoming in games {
            if incoming.game.line().is_empty() {
                self.n_empty += 1;
            } else if library.has(&incoming) {
                self.n_known += 1;
            } else if !incoming.game.is_legal() {
                self.n_illegal += 1;
            } else if let Err(error) = library.take_in(incoming) {
                self.reasons.push(error.to_string());
                return false;
            } else {
                self.progress.n_added += 1;
            }
        }
        true
    }

    /// The result, in a sentence or two.
    pub(super) fn summary(&self) -> String {
        let shown = |n: usize| text::grouped(n as u64);
        let n_added = self.progress.n_added;
        let mut sentences = vec![text!("import-added", n = n_added, shown = shown(n_added))];
        for (id, n, games) in [
            ("import-known", self.n_known, &[][..]),
            ("import-empty", self.n_empty, &[]),
            ("import-illegal", self.n_illegal, &[]),
            ("import-rejected", self.rejected.n, &self.rejected.first),
            ("import-left-out", self.left_out.n, &self.left_out.first),
            ("import-unused", self.unused.n, &self.unused.first),
            ("import-overruled", self.overruled.n, &self.overruled.first),
        ] {
            if n > 0 {
                sentences.push(text!(id, n = n, shown = shown(n), games = games.join("; ")));
            }
        }
        for reason in self.reasons.iter().take(REASONS_MAX) {
            sentences.push(text!("import-not-read", reason = reason.trim_end_matches('.').to_owned()));
        }
        if self.reasons.len() > REASONS_MAX {
            sentences.push(text!("import-more-not-read", n = self.reasons.len() - REASONS_MAX));
        }
        sentences.join(" ")
    }
}
