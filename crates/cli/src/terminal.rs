//! Where results, warnings and progress go.
//!
//! What the commands write comes in part from files and from other programs, and a terminal obeys the control
//! characters in it. `visible` replaces each of them by a visible character.

use crate::records::{self, Message, Record, Reply};
use engine::players::external;
use indicatif::{ProgressBar, ProgressStyle};
use std::cell::LazyCell;
use std::fmt::{self, Display};
use std::io::{self, ErrorKind, Write, stderr, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How a command writes its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Text in columns, for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// Where the results and the progress of a command go.
pub struct Results {
    /// How they are written.
    pub output: Output,
    bar: LazyCell<ProgressBar>,
    /// What was written, if it is kept.
    kept: Option<String>,
    /// When [`Results::progress_often`] last showed progress.
    shown: Instant,
}

impl Results {
    /// Results that are written at once, with progress on a terminal.
    pub fn new(output: Output) -> Results {
        let bar: LazyCell<_> = LazyCell::new(|| progress_line("{wide_msg}"));
        Results { output, bar, kept: None, shown: Instant::now() }
    }

    /// Results that are kept instead of written, without progress.
    pub fn kept(output: Output) -> Results {
        Results { kept: Some(String::new()), ..Results::new(output) }
    }

    /// The results that were kept.
    pub fn text(self) -> String {
        self.kept.unwrap_or_default()
    }

    /// Writes a result: the record, or what people read.
    pub fn put(&mut self, record: Record, text: impl Display) -> Result<(), String> {
        match self.output {
            Output::Text => self.line(text),
            Output::Json => self.record(record),
        }
    }

    /// Writes a line for people.
    pub fn line(&mut self, text: impl Display) -> Result<(), String> {
        self.write(&format!("{text}\n"))
    }

    /// Writes a record as a line.
    pub fn record(&mut self, record: Record) -> Result<(), String> {
        self.write(&records::line(&record))
    }

    /// Writes a text of any number of lines to standard output or, if that is reserved for a file, to
    /// standard error.
    pub fn write(&mut self, text: &str) -> Result<(), String> {
        if let Some(kept) = &mut self.kept {
            kept.push_str(text);
            return Ok(());
        }
        let has_file = HAS_FILE.load(Ordering::Relaxed);
        let mut out: Box<dyn Write> = if has_file { Box::new(stderr()) } else { Box::new(Piped) };
        out.write_all(visible(text).as_bytes()).and_then(|()| out.flush()).map_err(cannot_write)
    }

    /// Like [`progress`](Results::progress), at most five times a second.
    pub fn progress_often(&mut self, text: impl FnOnce() -> String) {
        if self.shown.elapsed() >= Duration::from_millis(200) {
            self.shown = Instant::now();
            self.progress(&text());
        }
    }

    /// Shows how far the command is; an empty text clears it.
    pub fn progress(&mut self, text: &str) {
        if self.kept.is_some() {
            return;
        }
        if text.is_empty() {
            self.bar.finish_and_clear();
        } else {
            self.bar.reset();
            self.bar.set_message(text.replace(|c: char| c.is_control(), " "));
        }
    }
}

/// Replaces all control characters, U+0080 to U+009F included, except line breaks and tabs.
fn visible(text: &str) -> String {
    text.replace(|c: char| c.is_control() && !matches!(c, '\n' | '\t'), "\u{FFFD}")
}

/// Standard output, which ends the program quietly when nothing reads it any more.
pub(crate) struct Piped;

impl Write for Piped {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        stdout().write(bytes).map_err(exit_if_closed)
    }

    fn flush(&mut self) -> io::Result<()> {
        stdout().flush().map_err(exit_if_closed)
    }
}

/// Ends the program quietly when nothing reads its output any more, as in `outflank-engine … | head`.
fn exit_if_closed(error: io::Error) -> io::Error {
    if error.kind() == ErrorKind::BrokenPipe {
        external::end_all();
        std::process::exit(0);
    }
    error
}

/// Whether standard output is reserved for a file that the command writes.
static HAS_FILE: AtomicBool = AtomicBool::new(false);

/// Reserves standard output for a file; results then go to standard error.
pub(crate) fn give_output_to_file() {
    HAS_FILE.store(true, Ordering::Relaxed);
}

/// Whether warnings and errors are JSON objects.
static IN_JSON: AtomicBool = AtomicBool::new(false);

/// Writes warnings and errors as JSON objects from now on.
pub fn complain_in_json() {
    IN_JSON.store(true, Ordering::Relaxed);
}

/// Writes a line of results for people.
pub fn say(line: impl Display) -> Result<(), String> {
    Results::new(Output::Text).line(line)
}

/// Writes a line to standard error: a sentence or, with `--json`, a record with it.
fn tell(record: fn(Message) -> Record, sentence: &str) {
    let line = match IN_JSON.load(Ordering::Relaxed) {
        true => records::line(&record(Message { reply: Reply::default(), text: sentence.to_owned() })),
        false => format!("{sentence}\n"),
    };
    _ = stderr().write_all(visible(&line).as_bytes());
}

/// Says why a command has failed.
pub fn fail(sentence: &str) {
    tell(Record::Error, sentence);
}

/// Whether some input, or a part of it, cannot be read.
static IS_INPUT_BAD: AtomicBool = AtomicBool::new(false);

/// Reports a part of the input that cannot be read, and remembers it for the exit code.
pub fn leave_out(sentence: &str) {
    IS_INPUT_BAD.store(true, Ordering::Relaxed);
    tell(Record::LeftOut, sentence);
}

/// Remembers for the exit code that the input cannot be read; returns the `sentence` of the error, which ends
/// the command.
pub fn refuse(sentence: String) -> String {
    IS_INPUT_BAD.store(true, Ordering::Relaxed);
    sentence
}

/// Whether [`leave_out`] or `refuse` was called.
pub fn is_input_bad() -> bool {
    IS_INPUT_BAD.load(Ordering::Relaxed)
}

/// Writes a warning to standard error.
pub fn complain(complaint: &str) {
    tell(Record::Warning, complaint);
}

/// The sentence about results that cannot be written.
pub(crate) fn cannot_write(error: io::Error) -> String {
    format!("The results cannot be written: {error}")
}

/// A line of progress on a terminal, by an `indicatif` template; none elsewhere. Dropping the bar clears it.
///
/// # Panics
/// If the template is malformed.
pub fn progress_line(template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the templates are well formed");
    ProgressBar::new_spinner().with_style(style)
}

/// A line of progress that counts up to `length`.
pub fn progress_bar(length: u64, template: &str) -> ProgressBar {
    let bar = progress_line(template);
    bar.set_length(length);
    bar
}

/// Seconds, written short enough for a progress line.
#[derive(Clone, Copy, Debug)]
pub struct RoughSeconds(pub f64);

impl fmt::Display for RoughSeconds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = self.0.ceil() as u64;
        match seconds {
            0..120 => write!(f, "{seconds} s"),
            120..7200 => write!(f, "{} min", seconds.div_ceil(60)),
            _ => write!(f, "{} h", seconds.div_ceil(3600)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_become_visible_and_everything_else_stays() {
        let text = "Zoë – 石 £ ▪\tx\n";
        assert_eq!(visible(text), text);
        assert_eq!(visible("a\x1b]0;title\x07b\rc\x7f\x00"), "a�]0;title�b�c��");
        // U+009B begins an escape sequence by itself.
        assert_eq!(visible("\u{80}\u{9b}2J\u{9f}\u{a0}"), "��2J�\u{a0}");
    }
}
