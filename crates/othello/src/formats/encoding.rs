//! The encoding of a file's text, and the text itself.
//!
//! A byte order mark decides it, else the name in the file (`CA[…]` in SGF, a charset in a tag or in an
//! e-mail's head). Without either, valid UTF-8 is UTF-8; of other bytes, `guess` picks one of the encodings
//! that read them without an error. Readers look for a file's structure in the decoded letters, never in the
//! bytes: in Shift-JIS and Big5 the second byte of a letter may equal a bracket or a backslash.

mod guess;

use std::borrow::Cow;

/// An encoding of text.
///
/// ```
/// use othello::formats::Encoding;
///
/// let (text, encoding) = Encoding::decode(b"PB[\x83\x5D]");
/// assert_eq!((text.as_ref(), encoding.name()), ("PB[ゾ]", "Shift_JIS"));
/// assert_eq!(Encoding::of_name("latin1").map(Encoding::name), Some("windows-1252"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(&'static encoding_rs::Encoding);

impl Encoding {
    /// UTF-8, the encoding of most texts today.
    pub const UTF_8: Encoding = Encoding(encoding_rs::UTF_8);

    /// The encodings of game files, as a list to choose from.
    pub const USUAL: [Encoding; 14] = [
        Encoding::UTF_8,
        Encoding(encoding_rs::SHIFT_JIS),
        Encoding(encoding_rs::EUC_JP),
        Encoding(encoding_rs::ISO_2022_JP),
        Encoding(encoding_rs::GB18030),
        Encoding(encoding_rs::BIG5),
        Encoding(encoding_rs::EUC_KR),
        Encoding(encoding_rs::WINDOWS_1252),
        Encoding(encoding_rs::WINDOWS_1250),
        Encoding(encoding_rs::WINDOWS_1251),
        Encoding(encoding_rs::WINDOWS_1253),
        Encoding(encoding_rs::KOI8_R),
        Encoding(encoding_rs::UTF_16LE),
        Encoding(encoding_rs::UTF_16BE),
    ];

    /// The encoding with this name in the WHATWG Encoding Standard, in Windows or in Python.
    pub fn of_name(name: &str) -> Option<Encoding> {
        let name = name.trim().to_ascii_lowercase();
        // Names that the web does not know, but Windows and Python use.
        let label = match name.replace('_', "-").as_str() {
            "cp932" | "jis" => "shift_jis",
            "cp936" | "gb18030-2000" | "euc-cn" => "gb18030",
            "cp949" | "euc-kr" => "euc-kr",
            "cp950" => "big5",
            "euc" | "euc-jp" | "eucjp" => "euc-jp",
            "iso2022-jp" | "iso2022jp" => "iso-2022-jp",
            "latin-1" | "ansi" => "latin1",
            _ => &name,
        };
        let found = encoding_rs::Encoding::for_label_no_replacement(label.as_bytes())?;
        // GBK is older and smaller than GB18030, and is read by the same rules.
        Some(Encoding(if found == encoding_rs::GBK { encoding_rs::GB18030 } else { found }))
    }

    /// Its name in the WHATWG Encoding Standard.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The text of some bytes, without byte order marks, and the encoding that it is in.
    pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
        let encoding = Encoding::of(bytes, declared(bytes));
        (encoding.read(bytes), encoding)
    }

    /// The text of bytes in this encoding, without byte order marks. Invalid bytes become U+FFFD or, in
    /// UTF-8, their letters in Windows-1252.
    pub fn read(self, bytes: &[u8]) -> Cow<'_, str> {
        if self == Encoding::UTF_8 {
            return without_marks(utf_8(bytes));
        }
        // A file that was cut off or joined from two may end in half a letter.
        let whole = if self.is_wide() { &bytes[..bytes.len() & !1] } else { bytes };
        without_marks(self.0.decode_without_bom_handling(whole).0)
    }

    /// Whether all bytes are letters of the encoding.
    fn fits(self, bytes: &[u8]) -> bool {
        !self.0.decode_without_bom_handling(bytes).1
    }

    /// Detects the encoding of a part of a file whose head names `declared`; `None` for plain ASCII, which
    /// nearly all encodings read alike.
    pub(super) fn detect(bytes: &[u8], declared: Option<Encoding>) -> Option<Encoding> {
        let is_plain = bytes.is_ascii() && !bytes.contains(&b'\x1b') && wide(bytes).is_none();
        (!is_plain).then(|| Encoding::of(bytes, declared.or_else(|| self::declared(bytes))))
    }

    /// Whether it is UTF-16, in which every letter has at least two bytes.
    pub(super) fn is_wide(self) -> bool {
        self.name().starts_with("UTF-16")
    }

    fn of(bytes: &[u8], declared: Option<Encoding>) -> Encoding {
        if let Some((encoding, _)) = encoding_rs::Encoding::for_bom(bytes) {
            return Encoding(encoding);
        }
        if let Some(wide) = wide(bytes) {
            return wide;
        }
        let declared = declared.filter(|encoding| encoding.fits(bytes) && !is_rather_utf_8(bytes, *encoding));
        let japanese = Encoding(encoding_rs::ISO_2022_JP);
        declared.unwrap_or_else(|| match std::str::from_utf8(bytes) {
            Ok(text) if text.contains("\x1b$") && japanese.fits(bytes) => japanese,
            Err(_) if !is_damaged_utf_8(bytes) => guess::guess(bytes),
            _ => Encoding::UTF_8,
        })
    }
}

impl Default for Encoding {
    fn default() -> Encoding {
        Encoding::UTF_8
    }
}

/// How many bytes of a file are searched for signs of its encoding.
const HEAD: usize = 1 << 16;
/// The most bytes of an encoding's name.
const NAME_MAX: usize = 40;

/// Detects UTF-16 without a byte order mark: a game is mostly ASCII, so every other byte is zero.
fn wide(bytes: &[u8]) -> Option<Encoding> {
    let head = &bytes[..bytes.len().min(HEAD) & !1];
    let zeros = |parity: usize| head.iter().skip(parity).step_by(2).filter(|byte| **byte == 0).count();
    let (first, second) = (zeros(0), zeros(1));
    let encoding = if second > first { encoding_rs::UTF_16LE } else { encoding_rs::UTF_16BE };
    let is_wide = first.max(second) * 8 > head.len() && first.min(second) * 16 < head.len();
    (is_wide && Encoding(encoding).fits(&bytes[..bytes.len() & !1])).then_some(Encoding(encoding))
}

/// The encoding that the beginning of a file names.
pub(super) fn declared(bytes: &[u8]) -> Option<Encoding> {
    let head = bytes[..bytes.len().min(HEAD)].to_ascii_lowercase();
    let after = |sign: &'static [u8]| {
        let found = head.windows(sign.len()).enumerate().filter(move |(_, window)| *window == sign);
        found.map(move |(at, _)| (at, at + sign.len()))
    };
    // `CA` must be a whole tag, not the end of a longer one; old files write tags out, as `GaMe`.
    let is_apart = |at: usize| !head[..at].last().is_some_and(u8::is_ascii_alphabetic);
    let tree = after(b"(;").next();
    let properties = after(b"ca[").filter(|(at, _)| is_apart(*at) && tree.is_some_and(|(_, end)| end <= *at));
    let tags: [&[u8]; 6] = [b"[charset", b"[encoding", b"charset=", b"encoding=", b"encoding:", b"coding:"];
    let others = tags.iter().flat_map(|sign| after(sign));
    properties.chain(others).find_map(|(_, end)| {
        let is_quote = |byte: &&u8| byte.is_ascii_whitespace() || b"\"'".contains(*byte);
        let begin = end + head[end..].iter().take_while(is_quote).count();
        let is_letter = |byte: &&u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(*byte);
        let length = head[begin..].iter().take(NAME_MAX).take_while(is_letter).count();
        let name = std::str::from_utf8(&head[begin..begin + length]).ok()?;
        // The name was read as single bytes, so the encoding is not UTF-16.
        Encoding::of_name(name).filter(|encoding| !encoding.is_wide())
    })
}

/// Whether bytes are UTF-8 although the file names another encoding: programs keep the old name when they
/// rewrite a file. A valid letter of three bytes is no fluke, nor one of two if `declared` has single bytes.
fn is_rather_utf_8(bytes: &[u8], declared: Encoding) -> bool {
    let is_sure = |c: char| c >= '\u{800}' || declared.0.is_single_byte() && !c.is_ascii();
    std::str::from_utf8(bytes).is_ok_and(|text| text.contains(is_sure))
}

/// Whether bytes are UTF-8 except for a few: the text was cut off, or has lines in another encoding.
fn is_damaged_utf_8(bytes: &[u8]) -> bool {
    let count = |count: fn(std::str::Utf8Chunk) -> usize| bytes.utf8_chunks().map(count).sum::<usize>();
    let n_letters = count(|chunk| chunk.valid().chars().filter(|c| !c.is_ascii()).count());
    let is_cut = std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none());
    n_letters > 8 * count(|chunk| chunk.invalid().len()) || is_cut && n_letters > 0
}

fn utf_8(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        // The last letter was cut off.
        Err(error) if error.error_len().is_none() => String::from_utf8_lossy(&bytes[..error.valid_up_to()]),
        Err(_) => {
            let western = |bytes| encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0;
            let parts =
                bytes.utf8_chunks().flat_map(|chunk| [chunk.valid().into(), western(chunk.invalid())]);
            parts.collect::<String>().into()
        }
    }
}

/// The text without byte order marks at its beginning or, as in joined files, at the beginning of a line.
fn without_marks(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains('\u{FEFF}') {
        return text;
    }
    let mut is_begin = true;
    let keep = |c: &char| {
        let is_mark = is_begin && *c == '\u{FEFF}';
        is_begin = is_mark || matches!(c, '\n' | '\r');
        !is_mark
    };
    Cow::Owned(text.chars().filter(keep).collect())
}
