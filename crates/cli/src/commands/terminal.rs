//! What is written for people comes in part from files and from other programs, and a terminal obeys what is
//! in it. Here every sign that is an order becomes one that is only seen.

use std::io::{self, Write};

/// A writer that lets no order to a terminal through: control characters but line breaks and tabs, those of
/// ISO 6429's second set too. The text is expected to be UTF-8.
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
    /// The byte with which the second set begins was the last, and was kept back.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_become_visible_and_everything_else_stays() {
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
