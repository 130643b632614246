//! One file that follows a value of the app: loaded, saved, put aside when it cannot be read, and saved again
//! when that failed.

use super::copies::{Copies, Written};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use system::disk;
use texts::text;

/// Longer texts are written by a thread, in bytes.
const LONG: usize = 256 << 10;

pub(super) struct StoredFile {
    pub name: String,
    /// Its content, as the key of a text.
    what: &'static str,
    /// A larger file is not read.
    bytes_max: u64,
    /// The text on disk, as far as we know.
    pub on_disk: Option<String>,
    /// What the last save could not write.
    pub unsaved: Option<String>,
    /// The last save failed, and its error was shown.
    pub is_failing: bool,
    /// A file of another origin has the name, and must not be overwritten.
    pub is_blocked: bool,
}

impl StoredFile {
    pub(super) fn new(name: &str, what: &'static str, bytes_max: u64) -> StoredFile {
        let name = name.to_owned();
        StoredFile {
            name,
            what,
            bytes_max,
            on_disk: None,
            unsaved: None,
            is_failing: false,
            is_blocked: false,
        }
    }

    pub(super) fn load<T>(
        &mut self,
        folder: &Path,
        read: impl Fn(&str) -> Result<T, String>,
        notices: &mut Vec<String>,
    ) -> Option<T> {
        let path = folder.join(&self.name);
        let reason = match disk::read_text(&path, self.bytes_max) {
            Ok(text) => match read(&text) {
                Ok(value) => {
                    self.on_disk = Some(text);
                    return Some(value);
                }
                Err(reason) => reason,
            },
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => error.to_string(),
        };
        let copy = disk::read_text(&copy_of(&path), self.bytes_max).ok().and_then(|text| read(&text).ok());
        let aside = self.put_aside(&path, |path, aside| fs::rename(path, aside));
        let name = self.name.as_str();
        // What matters to the user comes first; the reason helps to repair the file.
        notices.push(match copy {
            Some(_) => text!("storage-copy-is-used", name = name, aside = aside, reason = reason),
            None => text!("storage-starts-afresh", name = name, aside = aside, reason = reason),
        });
        copy
    }

    /// Moves or copies a file that cannot be read, and reports where it went.
    pub(super) fn put_aside<T>(
        &mut self,
        path: &Path,
        put: impl FnOnce(&Path, &Path) -> io::Result<T>,
    ) -> String {
        let free = (1..).map(|number| path.with_file_name(format!("{}.broken-{number}", self.name)));
        let mut free = free.filter(|aside| fs::symlink_metadata(aside).is_err());
        let aside = free.next().expect("there are more numbers than files");
        match put(path, &aside) {
            Ok(_) => text!("storage-aside", name = aside.display().to_string()),
            Err(error) => {
                self.is_blocked = true;
                text!("storage-not-aside", reason = error.to_string())
            }
        }
    }

    pub(super) fn save(
        &mut self,
        folder: &Path,
        text: String,
        copies: &mut Copies,
        notices: &mut Vec<String>,
    ) {
        let path = folder.join(&self.name);
        // Where the file is gone, with its folder perhaps, it is written again.
        let is_known = self.on_disk.as_ref() == Some(&text) && fs::symlink_metadata(&path).is_ok();
        if self.is_blocked || is_known {
            return;
        }
        if (text.len() > LONG || copies.is_keeping(&path)) && copies.has_thread() {
            return self.save_later(folder, copies, move || Written { text, n_left_out: 0 });
        }
        match fs::create_dir_all(folder).and_then(|()| disk::replace(&path, text.as_bytes())) {
            Ok(()) => {
                copies.write(copy_of(&path), text.clone());
                self.saved(text);
            }
            Err(error) => self.failed(folder, &error, text, notices),
        }
    }

    /// Has a thread make and write the text.
    pub(super) fn save_later(
        &mut self,
        folder: &Path,
        copies: &mut Copies,
        make: impl FnOnce() -> Written + Send + 'static,
    ) {
        if self.is_blocked {
            return;
        }
        // Where that fails, writing does too.
        _ = fs::create_dir_all(folder);
        let path = folder.join(&self.name);
        self.on_disk = None;
        // An older text must not be tried again after this one.
        self.unsaved = None;
        copies.keep(path.clone(), copy_of(&path), Box::new(make));
    }

    pub(super) fn saved(&mut self, text: String) {
        self.on_disk = Some(text);
        self.unsaved = None;
        self.is_failing = false;
    }

    /// Keeps what could not be written for another try, and reports the first failure.
    pub(super) fn failed(
        &mut self,
        folder: &Path,
        error: &io::Error,
        text: String,
        notices: &mut Vec<String>,
    ) {
        // What the disk holds now is unknown.
        self.on_disk = None;
        self.unsaved = Some(text);
        if !std::mem::replace(&mut self.is_failing, true) {
            let path = folder.join(&self.name).display().to_string();
            let (what, reason) = (self.what.to_owned(), error.to_string());
            notices.push(text!("storage-not-kept", what = what, path = path, reason = reason));
        }
    }
}

fn copy_of(path: &Path) -> PathBuf {
    path.with_extension("ron.copy")
}
