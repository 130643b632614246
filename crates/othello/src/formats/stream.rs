//! The games of a file of any size, read one after the other.
//!
//! A small file is read whole. A larger one is decoded in pieces, and its text is cut into parts of whole
//! games, each of which the format's own reader reads; so only a part is ever in memory.
//!
//! The encoding follows from the first [`Defaults::whole_max`] bytes, as that of a small file does. If those
//! are plain ASCII, which nearly all encodings read alike, the first piece with other bytes decides, together
//! with what the head of the file says about itself.

use super::loaded::ReadGame;
use super::unused::{self, UNUSED_MAX, Unused};
use super::{
    Defaults, Encoding, Format, GAMES_MAX, Leftovers, Loaded, Place, ReadError, Rejected, TEXT_FILE_MAX,
    WTHOR_MAX, detect, encoding, is_binary, is_one_a_line, read_decoded, wthor,
};
use crate::record::Record;
use std::io::{self, Read};
use std::mem;
use std::vec;

/// A file of games that was opened.
#[derive(Debug)]
pub enum Opened<R> {
    /// All its games: it is small, or of a format that is read whole (up to 8 MB, WTHOR 32 MB).
    Whole(Box<Loaded>),
    /// A large file, whose games are read as they are asked for.
    Stream(Box<GameStream<R>>),
}

/// The games of a large file.
#[derive(Debug)]
pub struct GameStream<R> {
    input: io::Chain<io::Cursor<Vec<u8>>, R>,
    /// Read and not decoded yet.
    bytes: Vec<u8>,
    beginning: Beginning,
    defaults: Defaults,
    /// Decoded and not cut into games yet, and where in the file it begins.
    text: String,
    begin: Place,
    ready: vec::IntoIter<ReadGame>,
    /// The fields that are listed.
    names: Vec<String>,
    /// All unused parts, and how many of them the leftovers had.
    unused: Vec<Unused>,
    n_told: usize,
    n_games: usize,
    /// What the games read so far left over; a caller may take it at any time. The `bytes` of unused
    /// parts count from the part of the file that held them, their `place` from the beginning of the file.
    pub leftovers: Leftovers,
    /// How many bytes of the file were decoded so far.
    pub n_bytes: u64,
    is_over: bool,
    /// The error that ends the reading; returned after the games before it.
    failure: Option<ReadError>,
}

/// How many bytes of a large file are decoded at a time; their games are in memory at once.
const PIECE: usize = 1 << 16;

/// Opens a file of any format. If the only game of a small file has a mistake, it is read up to there;
/// [`Opened::whole`] refuses such a game.
///
/// ```
/// use othello::formats::{self, Defaults, Opened};
///
/// let large = "f5d6c3d3c4\n".repeat(1_000_000);
/// let opened = formats::open(large.as_bytes(), &Defaults::default()).unwrap();
/// let Opened::Stream(games) = opened else { panic!("a file of 11 MB comes in parts") };
/// assert_eq!(games.take(2_000).flatten().count(), 2_000);
/// ```
///
/// # Errors
/// When the file cannot be read, is of no format, has a mistake before its first move, or is larger than its
/// format allows.
pub fn open<R: Read>(mut input: R, defaults: &Defaults) -> Result<Opened<R>, ReadError> {
    let mut head = Vec::new();
    read_on(&mut input, defaults.whole_max + 1, &mut head)?;
    if defaults.encoding.is_none() {
        detect::refuse_other(&head)?;
        if wthor::looks_like(&head) {
            read_on(&mut input, (WTHOR_MAX + 1).saturating_sub(head.len()), &mut head)?;
            let is_too_large = head.len() > WTHOR_MAX;
            let too_large = Err(ReadError::TooLarge(WTHOR_MAX >> 20));
            return if is_too_large {
                too_large
            } else {
                wthor::load(&head).map(Box::new).map(Opened::Whole)
            };
        }
    }
    if head.len() > defaults.whole_max {
        match Beginning::of(&head, defaults) {
            Ok(beginning) => {
                return Ok(Opened::Stream(Box::new(GameStream {
                    input: io::Cursor::new(head).chain(input),
                    bytes: Vec::new(),
                    beginning,
                    defaults: *defaults,
                    text: String::new(),
                    begin: Place::BEGIN,
                    ready: Vec::new().into_iter(),
                    names: Vec::new(),
                    unused: Vec::new(),
                    n_told: 0,
                    n_games: 0,
                    leftovers: Leftovers::default(),
                    n_bytes: 0,
                    is_over: false,
                    failure: None,
                })));
            }
            Err(error) => {
                read_on(&mut input, (TEXT_FILE_MAX + 1).saturating_sub(head.len()), &mut head)?;
                if head.len() > TEXT_FILE_MAX {
                    return Err(error);
                }
            }
        }
    }
    let (text, encoding) = match defaults.encoding {
        Some(encoding) => (encoding.read(&head), encoding),
        None => Encoding::decode(&head),
    };
    read_decoded(&text, encoding, defaults).map(Box::new).map(Opened::Whole)
}

impl<R> Opened<R> {
    /// The games, unless the only one is cut at a mistake.
    ///
    /// # Errors
    /// With that mistake.
    pub fn whole(self) -> Result<Opened<R>, ReadError> {
        match self {
            Opened::Whole(loaded) => loaded.whole().map(Box::new).map(Opened::Whole),
            stream => Ok(stream),
        }
    }

    /// As [`Loaded::name_players`].
    pub fn name_players(&mut self, read: impl FnMut(&str) -> Result<Option<Vec<u8>>, String>) {
        if let Opened::Whole(loaded) = self {
            loaded.name_players(read);
        }
    }
}

/// Reads up to `n_max` more bytes; returns how many it read.
fn read_on(input: &mut impl Read, n_max: usize, bytes: &mut Vec<u8>) -> Result<usize, ReadError> {
    input.take(n_max as u64).read_to_end(bytes).map_err(|error| ReadError::BreaksOff(error.kind()))
}

/// What the beginning of a file says about how it is read in parts.
#[derive(Debug)]
struct Beginning {
    /// `None` while all bytes are ASCII.
    encoding: Option<Encoding>,
    /// The encoding that the file's head names.
    declared: Option<Encoding>,
    format: Format,
    /// [`Format::cut`].
    cut: fn(&str) -> Option<usize>,
}

impl Beginning {
    fn of(head: &[u8], defaults: &Defaults) -> Result<Beginning, ReadError> {
        let whole = &head[..end_of_letters(head, None)];
        let declared = encoding::declared(whole);
        let encoding = defaults.encoding.or_else(|| Encoding::detect(whole, declared));
        let piece = &head[..PIECE.min(head.len())];
        let piece = &piece[..end_of_letters(piece, encoding)];
        let beginning = encoding.unwrap_or_default().read(piece);
        let too_large = || ReadError::TooLarge(TEXT_FILE_MAX >> 20);
        let format = Format::of_text(&beginning).next().filter(|_| !is_binary(&beginning));
        // Without any place to cut at, a piece is empty.
        let format = format.ok_or(if piece.is_empty() { too_large() } else { ReadError::Unknown })?;
        // A text that people wrote shows at its beginning whether it can be cut.
        let is_cut = |cut: &fn(&str) -> Option<usize>| {
            !format.is_plain || is_one_a_line(&beginning, defaults) || cut(&beginning).is_some()
        };
        let cut = format.cut.filter(is_cut).ok_or_else(too_large)?;
        Ok(Beginning { encoding, declared, format, cut })
    }
}

impl<R: Read> GameStream<R> {
    /// The games at the beginning of the file, as many as [`Loaded`] holds.
    pub(super) fn loaded(&mut self) -> Result<Loaded, ReadError> {
        let mut loaded = Loaded::of(std::iter::from_fn(|| self.next_game()))?;
        unused::add_all(&mut loaded.unused, mem::take(&mut self.unused));
        let Beginning { encoding, format, .. } = self.beginning;
        Ok(Loaded { format: format.name, encoding: encoding.unwrap_or_default(), ..loaded })
    }

    /// The next game, read or broken; the error that ends the reading is the last.
    fn next_game(&mut self) -> Option<ReadGame> {
        loop {
            if let Some(game) = self.ready.next() {
                return Some(game);
            }
            if self.is_over {
                return self.failure.take().map(ReadGame::broken);
            }
            if let Err(error) = self.read_part() {
                (self.is_over, self.failure) = (true, Some(error));
            }
        }
    }

    /// Reads the next part of the text into `ready`.
    fn read_part(&mut self) -> Result<(), ReadError> {
        let end = loop {
            match self.decode_some() {
                Ok(true) => {}
                // At an error, the text before it is still read.
                ended => {
                    (self.is_over, self.failure) = (true, ended.err());
                    break self.text.len();
                }
            }
            if let Some(end) = (self.beginning.cut)(&self.text) {
                break end;
            }
            let too_large = ReadError::GameTooLarge(TEXT_FILE_MAX >> 20);
            if self.text.len() > TEXT_FILE_MAX {
                return Err(too_large);
            }
            if self.bytes.len() > TEXT_FILE_MAX {
                (self.is_over, self.failure) = (true, Some(too_large));
                break self.text.len();
            }
        };
        let part: String = self.text.drain(..end).collect();
        let games = self.beginning.format.read(&part, &self.defaults, &mut self.names).take(GAMES_MAX + 1);
        let mut games: Vec<ReadGame> = games.collect();
        if let Some(game) = games.get_mut(GAMES_MAX) {
            *game = ReadGame::broken(ReadError::TooMany(GAMES_MAX));
        }
        // There may be text without moves behind the last game.
        games.iter_mut().for_each(|game| game.shift(self.begin, 0));
        for talk in games.extract_if(.., |game| game.cut == Some(ReadError::Unknown)) {
            unused::add_all(&mut self.unused, talk.unused);
        }
        self.begin = self.begin.after(&part);
        self.ready = games.into_iter();
        Ok(())
    }

    /// Decodes some more bytes; `false` at the end of the file.
    fn decode_some(&mut self) -> Result<bool, ReadError> {
        // Twice as much for each try to cut, so that a large game is not looked through too often.
        let n_max = PIECE.max(self.text.len()).min(self.defaults.whole_max);
        let n_read = read_on(&mut self.input, n_max, &mut self.bytes);
        let Beginning { encoding, declared, .. } = &mut self.beginning;
        let goes_on = matches!(n_read, Ok(1..));
        let end = if goes_on { end_of_letters(&self.bytes, *encoding) } else { self.bytes.len() };
        let piece = &self.bytes[..end];
        *encoding = encoding.or_else(|| Encoding::detect(piece, *declared));
        self.text += &encoding.unwrap_or_default().read(piece);
        self.bytes.drain(..end);
        self.n_bytes += end as u64;
        n_read.map(|n| n > 0)
    }
}

impl<R: Read> Iterator for GameStream<R> {
    type Item = Result<Record, Rejected>;

    fn next(&mut self) -> Option<Result<Record, Rejected>> {
        let mut game = self.next_game();
        let found = game.as_mut().map_or(Vec::new(), |game| mem::take(&mut game.unused));
        unused::add_all(&mut self.unused, found);
        // The last of a full list waits for the end, because it counts those that are not listed.
        let end = self.unused.len().min(UNUSED_MAX - usize::from(game.is_some()));
        let begin = mem::replace(&mut self.n_told, end);
        self.leftovers.unused.extend_from_slice(&self.unused[begin..end]);
        let game = game?;
        self.n_games += 1;
        let record = self.leftovers.note(self.n_games, game);
        Some(record.map_err(|_| self.leftovers.rejected.last().expect("it was noted").clone()))
    }
}

/// Where bytes can be cut without splitting a letter: after a line's end or, if there is none, after a byte
/// below `0`, which only ISO-2022-JP uses inside a longer letter.
fn end_of_letters(mut bytes: &[u8], encoding: Option<Encoding>) -> usize {
    if let Some(wide) = encoding.filter(|encoding| encoding.is_wide()) {
        let units = bytes.chunks_exact(2);
        let high_byte = units.clone().last().map(|unit| unit[usize::from(wide.name().ends_with("LE"))]);
        // The first half of a pair waits for the second.
        let is_half = high_byte.is_some_and(|byte| byte & 0xfc == 0xd8);
        return 2 * (units.len() - usize::from(is_half));
    }
    if encoding.is_none_or(|encoding| encoding.name() == "ISO-2022-JP") {
        // `ESC ( B` begins ASCII. Each piece must begin with it, since other escapes hold only for a piece.
        let is_escape =
            |at: &usize| bytes[*at] == b'\x1b' && bytes.get(at + 1).is_none_or(|next| b"$(".contains(next));
        while let Some(at) = (0..bytes.len()).rev().find(is_escape) {
            if bytes[at..].starts_with(b"\x1b(B") {
                return bytes.len();
            }
            bytes = &bytes[..at];
        }
    }
    let end = bytes.iter().rposition(|&byte| byte == b'\n');
    end.or_else(|| bytes.iter().rposition(|&byte| byte < b'0')).map_or(0, |at| at + 1)
}
