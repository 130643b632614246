//! Files of numbered lines: a header, then lines of JSON, each with the number of its `item` in the input.
//! Such a file is written line by line, continued after a stop, and joined with those of other processes.
//!
//! An item may have several lines, such as the moves of a reviewed game, which are written at once.

use crate::input::{cannot_read, cannot_use, cannot_write, shown, take_output};
use crate::records::{self, Header, Merged, Record, Value};
use crate::terminal::{self, complain};
use serde::Deserialize;
use std::collections::HashMap;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use system::disk;

/// The fields of a line that are read back.
#[derive(Deserialize)]
struct LabelPart {
    #[serde(rename = "type")]
    kind: String,
    item: Option<u64>,
    board: Option<String>,
    #[serde(flatten)]
    value: Value,
    /// In the `side` lines at the end of a game: `Black` or `White`.
    player: Option<String>,
}

/// The lines of an item in a file.
#[derive(Clone, Copy, Debug)]
struct Place {
    item: u64,
    /// The number of the file.
    file: usize,
    start: u64,
    length: u64,
    /// A hash of what the lines say: the position and its value, or all of a game.
    contents_hash: u64,
    /// A hash of the position.
    board: Option<u64>,
}

/// The contents of a file.
struct Contents {
    header: Header,
    places: Vec<Place>,
    /// Where the last whole item ends.
    length: u64,
}

/// The longest line, in bytes.
const LINE_MAX: u64 = 16 << 20;

/// Reads a file's header and its complete items; `None` without a whole line.
fn read(path: &Path, file: usize) -> Result<Option<Contents>, String> {
    let mut input = BufReader::new(disk::open(path).map_err(|error| cannot_read(path, &error))?);
    let mut next = |line: &mut String| -> Result<bool, String> {
        line.clear();
        let read = (&mut input).take(LINE_MAX).read_line(line);
        read.map_err(|error| cannot_read(path, &error))?;
        Ok(line.ends_with('\n'))
    };
    let mut line = String::new();
    if !next(&mut line)? {
        return Ok(None);
    }
    let wrong = |number: usize, reason: String| cannot_use(path, format!("line {number}: {reason}"));
    let header = serde_json::from_str(&line).map_err(|_| {
        wrong(1, "it is no header, which is the first line of label, positions and review --out".to_owned())
    })?;
    let mut contents = Contents { header, places: Vec::new(), length: line.len() as u64 };
    let (mut number, mut end, mut begun) = (1, contents.length, None::<Place>);
    while next(&mut line)? {
        number += 1;
        let label: LabelPart =
            serde_json::from_str(&line).map_err(|error| wrong(number, error.to_string()))?;
        let item = label.item.ok_or_else(|| wrong(number, "it has no \"item\"".to_owned()))?;
        let start = end;
        end += line.len() as u64;
        let same = begun.take().filter(|place| place.item == item);
        let mut place = same.unwrap_or(Place { item, file, start, length: 0, contents_hash: 0, board: None });
        place.length = end - place.start;
        place.contents_hash = match &label.board {
            Some(board) if label.kind == "evaluation" => {
                // `Value` holds floats, which have no hash, so its JSON is hashed.
                hash(&(place.contents_hash, board, serde_json::to_string(&label.value).ok()))
            }
            _ => hash(&(place.contents_hash, &line)),
        };
        place.board = label.board.as_deref().map(hash);
        // The `side` line of White ends a game.
        if label.kind == "evaluation" || label.kind == "side" && label.player.as_deref() == Some("White") {
            contents.places.push(place);
            contents.length = end;
        } else {
            begun = Some(place);
        }
    }
    Ok(Some(contents))
}

/// A hash, the same in every run of this version.
pub(crate) fn hash(of: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// The items that a file had when it was opened, with hashes of their positions.
#[derive(Default)]
pub struct Done {
    path: PathBuf,
    items: HashMap<u64, Option<u64>>,
}

impl Done {
    /// Whether the file had an item.
    ///
    /// # Errors
    /// With a sentence, when it had the item with another position.
    pub fn has(&self, item: u64, board: impl FnOnce() -> String) -> Result<bool, String> {
        let Some(&known) = self.items.get(&item) else { return Ok(false) };
        match known.is_none_or(|known| known == hash(board().as_str())) {
            true => Ok(true),
            false => {
                Err(format!("{} was made from another input: item {item} differs.", self.path.display()))
            }
        }
    }
}

/// A file to which the lines of items are appended, or standard output.
pub struct ItemLines {
    /// `None` for standard output.
    pub(crate) path: Option<PathBuf>,
    out: Box<dyn Write>,
    last: u64,
    is_in_order: bool,
}

impl ItemLines {
    /// Writes a header to standard output; the caller then puts the lines in the order of the items.
    pub fn of_output(header: &Header) -> Result<ItemLines, String> {
        let out = Box::new(take_output());
        let mut lines = ItemLines { path: None, out, last: 0, is_in_order: true };
        lines.put(0, &records::line(&Record::Header(header.clone())))?;
        Ok(lines)
    }

    /// Begins a file with a header, or resumes one that has the same header.
    ///
    /// # Errors
    /// With a sentence, when the file exists and `resume` is false or its header differs.
    pub fn of_file(path: &Path, header: &Header, resume: bool) -> Result<(Done, ItemLines), String> {
        let cannot_write = |error| cannot_write(path, error);
        let is_there = path.metadata().is_ok_and(|file| file.len() > 0);
        if is_there && !resume {
            return Err(format!("{} exists; --resume continues it.", path.display()));
        }
        let contents = if is_there { read(path, 0)? } else { None };
        if let Some(contents) = &contents {
            require_same(path, &contents.header, header)?;
        }
        let mut file = File::options().append(true).create(true).open(path).map_err(cannot_write)?;
        let (places, length) = contents.map_or((Vec::new(), 0), |found| (found.places, found.length));
        disk::cut(path, length).map_err(cannot_write)?;
        if length == 0 {
            let line = records::line(&Record::Header(header.clone()));
            file.write_all(line.as_bytes()).map_err(cannot_write)?;
        }
        let last = places.last().map_or(0, |place| place.item);
        let is_in_order = places.is_sorted_by_key(|place| place.item);
        let items = places.into_iter().map(|place| (place.item, place.board)).collect();
        let lines = ItemLines { path: Some(path.to_owned()), out: Box::new(file), last, is_in_order };
        Ok((Done { path: path.to_owned(), items }, lines))
    }

    /// Appends the lines of an item at once.
    pub fn put(&mut self, item: u64, lines: &str) -> Result<(), String> {
        self.is_in_order &= self.last <= item;
        self.last = item;
        let written = self.out.write_all(lines.as_bytes()).and_then(|()| self.out.flush());
        written.map_err(|error| match &self.path {
            Some(path) => cannot_write(path, error),
            None => terminal::cannot_write(error),
        })
    }

    /// Brings the lines of a file into the order of the items.
    pub fn finish(self) -> Result<(), String> {
        let ItemLines { path, out, is_in_order, .. } = self;
        drop(out);
        match path.filter(|_| !is_in_order) {
            Some(path) => merge(std::slice::from_ref(&path), &path).map(drop),
            None => Ok(()),
        }
    }
}

fn require_same(path: &Path, found: &Header, expected: &Header) -> Result<(), String> {
    let differences = [
        ("program", &found.program, &expected.program),
        ("command", &found.command, &expected.command),
        ("options", &found.options, &expected.options),
    ];
    let weights = [&found.weights, &expected.weights].map(|sum| sum.clone().unwrap_or_default());
    let differences = differences.into_iter().chain([("weights", &weights[0], &weights[1])]);
    match differences.into_iter().find(|(_, found, expected)| found != expected) {
        None => Ok(()),
        Some((what, found, expected)) => {
            Err(format!("{} was made with other {what}: {found:?}, not {expected:?}.", shown(path)))
        }
    }
}

/// Joins files with the same header into one, in the order of their items. Keeps the first of several copies
/// of an item. Counts the others, and reports those that contradict it.
///
/// # Errors
/// With a sentence, when a file cannot be read or written, or has another header.
pub fn merge(paths: &[PathBuf], out: &Path) -> Result<Merged, String> {
    let (mut header, mut places) = (None, Vec::new());
    for (number, path) in paths.iter().enumerate() {
        let Some(contents) = read(path, number)? else {
            return Err(cannot_use(path, "it has no header"));
        };
        if path.metadata().is_ok_and(|file| file.len() > contents.length) {
            complain(&format!("{} ends with an incomplete item, which is left out.", path.display()));
        }
        require_same(path, &contents.header, header.get_or_insert_with(|| contents.header.clone()))?;
        places.extend(contents.places);
    }
    let header = header.ok_or("There is no file to merge.")?;
    places.sort_by_key(|place| (place.item, place.file, place.start));
    let mut report = Merged::default();
    let mut kept: Vec<Place> = Vec::with_capacity(places.len());
    for place in places {
        match kept.last() {
            Some(first) if first.item == place.item && first.contents_hash == place.contents_hash => {
                report.doubles += 1
            }
            Some(first) if first.item == place.item => {
                report.contradictions += 1;
                let [one, other] = [first.file, place.file].map(|file| paths[file].display());
                complain(&format!("{one} and {other} contradict one another about item {}.", place.item));
            }
            _ => kept.push(place),
        }
    }
    report.lines = kept.len() as u64;
    report.missing = kept.last().map_or(0, |last| last.item) - report.lines;
    let opened = |path: &PathBuf| disk::open(path).map_err(|error| cannot_read(path, &error));
    let mut files: Vec<File> = paths.iter().map(opened).collect::<Result<_, _>>()?;
    let mut write = |to: &mut dyn Write| -> io::Result<()> {
        to.write_all(records::line(&Record::Header(header.clone())).as_bytes())?;
        let mut bytes = Vec::new();
        for place in &kept {
            let file = &mut files[place.file];
            file.seek(SeekFrom::Start(place.start))?;
            bytes.resize(place.length as usize, 0);
            file.read_exact(&mut bytes)?;
            to.write_all(&bytes)?;
        }
        to.flush()
    };
    crate::input::write_by(out, |to| write(to).map_err(Into::into))?;
    Ok(report)
}
