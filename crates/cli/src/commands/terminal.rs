//! Where results, warnings and progress go.
//!
//! What the commands write comes in part from files and from other programs, and a terminal obeys the control
//! characters in it. [`Terminal`] replaces each of them by a visible character.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Stdout, Write, stderr, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

/// A writer that replaces control characters except line breaks and tabs, those of ISO 6429's second set too.
/// Expects UTF-8.
///
/// ```
/// use cli::commands::Terminal;
/// use std::io::Write;
///
/// let mut out = Vec::new();
/// writeln!(Terminal::new(&mut out), "Anna\x1b[2J won").unwrap();
/// assert_eq!(String::from_utf8(out).unwrap(), "Anna\u{FFFD}[2J won\n");
/// ```
#[derive(Debug)]
pub struct Terminal<W> {
    inner: W,
    /// The last byte was the one with which the second set begins; it is held back.
    after_c2: bool,
}

impl<W: Write> Terminal<W> {
    /// Writes to `inner`.
    pub fn new(inner: W) -> Terminal<W> {
        Terminal { inner, after_c2: false }
    }
}

impl<W: Write> Write for Terminal<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let seen = "\u{FFFD}".as_bytes();
        let mut safe = Vec::with_capacity(bytes.len() + seen.len());
        for &byte in bytes {
            if std::mem::take(&mut self.after_c2) {
                if matches!(byte, 0x80..=0x9F) {
                    safe.extend(seen);
                    continue;
                }
                safe.push(0xC2);
            }
            match byte {
                0xC2 => self.after_c2 = true,
                b'\n' | b'\t' => safe.push(byte),
                0..=0x1F | 0x7F => safe.extend(seen),
                _ => safe.push(byte),
            }
        }
        self.inner.write_all(&safe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Standard output, for results.
pub(crate) fn out() -> Terminal<Stdout> {
    Terminal::new(stdout())
}

/// Whether something of the input was left out.
static IS_PARTLY_READ: AtomicBool = AtomicBool::new(false);

/// Reports a part of the input that cannot be read, and remembers it for the exit code.
pub fn leave_out(sentence: &str) {
    IS_PARTLY_READ.store(true, Ordering::Relaxed);
    complain(sentence);
}

/// Whether [`leave_out`] was called.
pub fn is_partly_read() -> bool {
    IS_PARTLY_READ.load(Ordering::Relaxed)
}

/// Writes a warning to standard error.
pub fn complain(complaint: &str) {
    _ = writeln!(Terminal::new(stderr()), "{complaint}");
}

pub(crate) fn cannot_write(error: io::Error) -> String {
    format!("The results cannot be written: {error}")
}

/// Shows progress on the last line of a terminal, and nowhere else; an empty text clears the line.
pub(crate) fn on_terminal() -> impl FnMut(&str) {
    let bar =
        ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{wide_msg}").expect("it is one"));
    move |text| {
        if text.is_empty() {
            bar.finish_and_clear();
        } else {
            bar.reset();
            bar.set_message(text.replace(|c: char| c.is_control(), " "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_become_visible_and_everything_else_stays() {
        let written = |parts: &[&[u8]]| {
            let mut out = Vec::new();
            let mut terminal = Terminal::new(&mut out);
            parts.iter().for_each(|part| terminal.write_all(part).unwrap());
            String::from_utf8(out).unwrap()
        };
        let text = "Zoë – 石 £ ▪\tx\n";
        assert_eq!(written(&[text.as_bytes()]), text);
        assert_eq!(written(&text.as_bytes().chunks(1).collect::<Vec<_>>()), text);
        assert_eq!(written(&[b"a\x1b]0;title\x07b\rc\x7f\x00"]), "a�]0;title�b�c��");
        // The one character that begins an escape sequence in the second set, in one piece and in two.
        assert_eq!(written(&["\u{9b}2J".as_bytes()]), "�2J");
        assert_eq!(written(&[b"x\xC2", b"\x9b2J"]), "x�2J");
    }
}
