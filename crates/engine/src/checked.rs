//! Files with a head that shows whether they are whole: weights, the opening book, models and ghosts.
//!
//! The head begins with a line that names the kind. Little-endian numbers follow, those that the kind
//! has: its version (4 bytes), the length of the contents (4), a fingerprint of what they were made for (8),
//! and a checksum of them (8, or a CRC-32 in 4).

use miniz_oxide::deflate;
use std::fmt::{self, Display};

/// A kind of file.
#[derive(Debug)]
pub struct FileKind {
    /// What it is called in a sentence.
    pub name: &'static str,
    /// The first line.
    pub heading: &'static str,
    /// The version that this program reads; kinds with a version also store the length.
    pub version: Option<u32>,
    /// Identifies what the contents were made for: weights fit only the shapes they were trained with.
    pub fingerprint: Option<fn() -> u64>,
    /// How the contents are checked.
    pub checksum: ChecksumKind,
}

/// A checksum.
#[derive(Clone, Copy, Debug)]
pub enum ChecksumKind {
    /// A CRC-32, of four bytes.
    Crc,
    /// A hash of words, of eight bytes.
    Words,
}

/// Why this version of the program cannot read a file.
#[derive(Clone, Copy, Debug)]
pub struct BrokenFile {
    /// The kind that the file should be of.
    pub kind: &'static FileKind,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Fault {
    /// It begins differently.
    Foreign,
    /// Another version of the program wrote it.
    Version(u32),
    /// It was cut off or has been added to; both lengths in bytes.
    Length { found: usize, expected: usize },
    /// It was made for other shapes than this program's.
    Fingerprint,
    /// Its contents do not match its checksum.
    Checksum,
    /// Its contents are invalid.
    Contents,
}

impl std::error::Error for BrokenFile {}

impl PartialEq for BrokenFile {
    fn eq(&self, other: &BrokenFile) -> bool {
        self.kind.heading == other.kind.heading && self.fault == other.fault
    }
}

impl Display for BrokenFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let FileKind { name, heading, version, .. } = self.kind;
        match self.fault {
            Fault::Foreign => write!(f, "this is no {name}; it should begin with \"{heading}\""),
            Fault::Version(found) => {
                let version = version.unwrap_or_default();
                write!(f, "the {name} has version {found}; this program reads version {version}")
            }
            Fault::Length { found, expected } => {
                write!(f, "the {name} has {found} bytes where {expected} are expected")?;
                f.write_str("; it is incomplete or has been added to")
            }
            Fault::Fingerprint => {
                write!(f, "the {name} was trained for other shapes than this program's; train it again")
            }
            Fault::Checksum => write!(f, "the {name} is damaged: its checksum is wrong"),
            Fault::Contents => write!(f, "the {name} is damaged: its contents are wrong"),
        }
    }
}

impl FileKind {
    /// A file of this kind with this fault.
    pub fn broken(&'static self, fault: Fault) -> BrokenFile {
        BrokenFile { kind: self, fault }
    }

    /// Checks a file and passes its contents to `read`, which returns `None` where they are invalid.
    pub(crate) fn read<T>(
        &'static self,
        bytes: &[u8],
        read: impl FnOnce(&[u8]) -> Option<T>,
    ) -> Result<T, BrokenFile> {
        read(self.open(bytes)?).ok_or(self.broken(Fault::Contents))
    }

    /// The contents of a whole file.
    ///
    /// # Errors
    /// When the file does not begin with a head of this kind, or the contents do not match the checksum.
    pub fn open<'a>(&'static self, bytes: &'a [u8]) -> Result<&'a [u8], BrokenFile> {
        let (contents, checksum) = self.split(bytes)?;
        let is_whole = self.checksum.of(contents) == checksum;
        if is_whole { Ok(contents) } else { Err(self.broken(Fault::Checksum)) }
    }

    /// The contents, and the checksum that the head promises.
    pub(crate) fn split<'a>(&'static self, bytes: &'a [u8]) -> Result<(&'a [u8], u64), BrokenFile> {
        self.read_head(bytes).map_err(|fault| self.broken(fault))
    }

    fn read_head<'a>(&self, bytes: &'a [u8]) -> Result<(&'a [u8], u64), Fault> {
        let rest = bytes.strip_prefix(self.heading.as_bytes()).and_then(|rest| rest.strip_prefix(b"\n"));
        let mut head = Numbers(rest.ok_or(Fault::Foreign)?);
        let found = bytes.len();
        let too_short = Fault::Length { found, expected: self.head_length() };
        let mut expected = None;
        if let Some(version) = self.version {
            let other = head.u32().ok_or(too_short)?;
            if other != version {
                return Err(Fault::Version(other));
            }
            expected = Some(self.head_length() + head.u32().ok_or(too_short)? as usize);
        }
        if let Some(fingerprint) = self.fingerprint
            && head.u64().ok_or(too_short)? != fingerprint()
        {
            return Err(Fault::Fingerprint);
        }
        let checksum = match self.checksum {
            ChecksumKind::Crc => head.u32().map(u64::from),
            ChecksumKind::Words => head.u64(),
        };
        let checksum = checksum.ok_or(too_short)?;
        match expected.filter(|&expected| expected != found) {
            Some(expected) => Err(Fault::Length { found, expected }),
            None => Ok((head.0, checksum)),
        }
    }

    fn head_length(&self) -> usize {
        self.head(&[]).len()
    }

    /// The bytes of a file with these contents.
    pub fn seal(&self, contents: &[u8]) -> Vec<u8> {
        [&self.head(contents), contents].concat()
    }

    fn head(&self, contents: &[u8]) -> Vec<u8> {
        let mut bytes = [self.heading.as_bytes(), b"\n"].concat();
        if let Some(version) = self.version {
            bytes.extend([version, contents.len() as u32].map(u32::to_le_bytes).as_flattened());
        }
        if let Some(fingerprint) = self.fingerprint {
            bytes.extend(fingerprint().to_le_bytes());
        }
        let checksum = self.checksum.of(contents).to_le_bytes();
        bytes.extend(match self.checksum {
            ChecksumKind::Crc => &checksum[..4],
            ChecksumKind::Words => &checksum,
        });
        bytes
    }
}

impl ChecksumKind {
    fn of(self, bytes: &[u8]) -> u64 {
        match self {
            ChecksumKind::Crc => crc32fast::hash(bytes).into(),
            ChecksumKind::Words => checksum(bytes),
        }
    }
}

/// The steps of the hash FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>) over eight bytes at a time,
/// with a rotation so that the upper bits of a word count as much as its lower ones.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let rest = rest.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let n_rest = usize::from(!bytes.len().is_multiple_of(8));
    let words = words.iter().map(|word| u64::from_le_bytes(*word)).chain(std::iter::repeat_n(rest, n_rest));
    words.fold(0xCBF2_9CE4_8422_2325 ^ bytes.len() as u64, |hash: u64, word| {
        (hash ^ word).wrapping_mul(0x0100_0000_01B3).rotate_left(23)
    })
}

/// A *deflate* stream (RFC 1951), by the strongest level: files are rarely written.
pub(crate) fn compress(bytes: &[u8]) -> Vec<u8> {
    deflate::compress_to_vec(bytes, 10)
}

/// Reads little-endian numbers from the front of some bytes; each method returns `None` where too few are
/// left.
#[derive(Debug)]
pub struct Numbers<'a>(pub &'a [u8]);

#[expect(missing_docs, reason = "each method is named after what it reads")]
impl<'a> Numbers<'a> {
    pub fn bytes(&mut self, n: usize) -> Option<&'a [u8]> {
        self.0.split_off(..n)
    }

    pub fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.try_into().ok()
    }

    pub fn u8(&mut self) -> Option<u8> {
        self.take().map(u8::from_le_bytes)
    }

    pub fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    pub fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    pub fn u64(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }

    /// The next number; `None` also for infinity, NaN and numbers from a million up.
    pub(crate) fn f32(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes).filter(|number| number.is_finite() && number.abs() < 1e6)
    }
}

/// Checks that damage to a short file is found and named, and that `wrong` contents are refused even with a
/// right checksum.
#[cfg(test)]
pub(crate) fn check_damage<T>(
    kind: &'static FileKind,
    file: &[u8],
    wrong: impl IntoIterator<Item = Vec<u8>>,
    read: impl Fn(&[u8]) -> Result<T, BrokenFile>,
) {
    let read = |bytes: &[u8]| read(bytes).err().map(|broken| broken.fault);
    let n_heading = kind.heading.len() + 1;
    assert_eq!(read(file), None);
    assert_eq!(read(b""), Some(Fault::Foreign));
    assert_eq!(read(b"Outflank 8x8 weightlessness"), Some(Fault::Foreign));
    for length in (0..file.len()).step_by(1 + file.len() / 300) {
        let expected = match kind.version {
            _ if length < n_heading => Fault::Foreign,
            _ if length < kind.head_length() => Fault::Length { found: length, expected: kind.head_length() },
            Some(_) => Fault::Length { found: length, expected: file.len() },
            None => Fault::Checksum,
        };
        let found = read(&file[..length]);
        assert!(found == Some(expected), "{found:?} {expected:?} after {length} bytes");
    }
    let longer = kind.version.map(|_| Fault::Length { found: file.len() + 1, expected: file.len() });
    assert_eq!(read(&[file, &[0]].concat()), Some(longer.unwrap_or(Fault::Checksum)));
    for at in (0..kind.head_length()).chain((0..file.len()).step_by(1 + file.len() / 200)) {
        let mut changed = file.to_vec();
        changed[at] ^= 4;
        let found = read(&changed).expect("a changed bit is found");
        assert!(at < kind.head_length() || found == Fault::Checksum, "{found:?} at {at}");
    }
    if let Some(version) = kind.version {
        let mut newer = file.to_vec();
        newer[n_heading] += 1;
        assert_eq!(read(&newer), Some(Fault::Version(version + 1)));
    }
    for contents in wrong.into_iter().chain([Vec::new()]) {
        assert_eq!(read(&kind.seal(&contents)), Some(Fault::Contents));
    }
}
