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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::read;

    /// A file that is decoded in small pieces.
    fn stream<R: Read>(input: R, whole_max: usize) -> GameStream<R> {
        let opened = open(input, &Defaults { whole_max, ..Defaults::default() });
        let Ok(Opened::Stream(games)) = opened else { panic!("it is large") };
        *games
    }

    /// Reads a file in parts and whole, checks that both find the same, and returns what they find.
    fn check<const N: usize>(bytes: &[u8], whole_max: [usize; N]) -> Loaded {
        let lines = |unused: &[crate::formats::Unused]| -> Vec<_> {
            unused.iter().map(|part| (part.place, part.text.clone(), part.n_more)).collect()
        };
        let whole = read(bytes, &Defaults::default()).unwrap();
        for whole_max in whole_max {
            let mut games = stream(bytes, whole_max);
            let (records, rejected): (Vec<_>, Vec<_>) = games.by_ref().partition(Result::is_ok);
            assert_eq!(games.n_bytes, bytes.len() as u64);
            assert!(records.into_iter().flatten().eq(whole.records.iter().cloned()), "{whole_max}");
            assert!(rejected.into_iter().filter_map(Result::err).eq(whole.rejected.iter().cloned()));
            assert_eq!(games.leftovers.left_out, whole.left_out);
            assert_eq!(lines(&games.leftovers.unused), lines(&whole.unused), "{} {whole_max}", whole.format);
        }
        whole
    }

    #[test]
    fn unused_text_is_reported_with_its_line() {
        let line = |n: usize| if n == 37 { "see the sheets of the club\n" } else { "f5d6c3d3\n" };
        let whole = check((1..=60).map(line).collect::<String>().as_bytes(), [130]);
        assert_eq!((whole.len(), whole.unused.len(), whole.unused[0].place.line), (59, 1, 37));
    }

    #[test]
    fn a_large_text_that_people_wrote_is_cut_before_its_last_game() {
        let rows = "f5d6c3d3c4f4\nf6g5e6f7\n";
        let text: String = (0..80).map(|n| format!("{} - Ben\n{rows}\n", ["Anna", "Cleo"][n % 2])).collect();
        let whole = check(text.as_bytes(), [400, 500, 611]);
        assert_eq!((whole.len(), whole.records[79].header.players.black.as_str()), (80, "Cleo"));
        // A game of another board in each line.
        let whole = check("e4e5e6\n".repeat(12_000).as_bytes(), [70_000]);
        assert_eq!((whole.len(), whole.records[9].start().size().area()), (12_000, 36));
    }

    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::TimedOut.into())
        }
    }

    /// A file of sixty games, every seventh of them broken.
    fn file(game: impl Fn(usize, &str) -> String) -> String {
        (0..60).map(|n| game(n, if n % 7 == 3 { "a1" } else { "f5" })).collect()
    }

    const BOARD: &str = "8 ---------------------------O*------*O--------------------------- *";

    #[test]
    fn games_before_a_break_are_read() {
        let text = "(;GM[2];B[f5])\n(;GM[2];B[d3])\n";
        let mut games = stream(text.as_bytes().chain(Broken), text.len() - 1);
        assert_eq!(games.by_ref().take(2).flatten().count(), 2);
        let broken = games.next().unwrap().unwrap_err();
        assert_eq!(broken.error, ReadError::BreaksOff(io::ErrorKind::TimedOut));
        assert!(games.next().is_none());
        let unread = open(text.as_bytes().chain(Broken), &Defaults::default());
        assert_eq!(unread.err(), Some(ReadError::BreaksOff(io::ErrorKind::TimedOut)));
    }

    #[test]
    fn reading_in_parts_finds_what_reading_whole_finds() {
        let name = |n: usize| if n > 30 { format!("Zoë {n}") } else { format!("Anna {n}") };
        let ggf = file(|n, mv| {
            let end = ["", "\n", "\r\n"][n % 3];
            format!("(;GM[Othello]PB[{}]ZZ[note]\n CO[(; (a)]BO[{BOARD}]B[{mv}//1];){end}", name(n))
        });
        let sgf = file(|n, mv| {
            format!(
                "Game {n}\nof the club\n(;GM[2]PB[{}]ZZ[note]C[a (;b\n(;c]\n;B[{mv}](;W[d6])(;W[a1]))\n",
                name(n)
            )
        });
        let pgn = "Dear all,\n".to_owned()
            + &file(|n, mv| {
                let name = name(n);
                let tags = format!("[Event \"x\"]\r\n[Note \"see {n}\"]\n\n[Black \"{name}\"]");
                format!("{tags}\n\n1. {mv} {{so\n[b]}} *\n\nBye\n")
            });
        let moves =
            file(|n, mv| format!("f5{}{}\n", ["f6", "d6", "f4"][n % 3], if mv == "a1" { mv } else { "" }));
        let obf = file(|n, mv| {
            let board = BOARD[2..].replace('*', "X");
            if mv == "a1" { "% a remark\nX\nnext\n".to_owned() } else { format!("{board}; f5:+{n};\n") }
        });
        for text in [ggf, sgf, pgn, moves, obf] {
            let whole = check(text.as_bytes(), [130, 150, 211, 290]);
            assert_eq!((whole.len(), whole.rejected.len()), (51, 9), "{}", whole.format);
        }
    }

    #[test]
    fn the_first_piece_that_is_not_ascii_decides_about_the_encoding() {
        let text = file(|n, _| {
            let name = if n < 40 { "Anna" } else { "山田" };
            format!("(;GM[2]PB[{name}];B[f5])\n")
        });
        // The encoding named in the head applies to later pieces, whose bytes are valid Chinese too.
        let declared = text.replace("山田", "王").replacen("GM[2]", "GM[2]CA[EUC-JP]", 1);
        let encoded = |text: &str, label: &str| {
            encoding_rs::Encoding::for_label(label.as_bytes()).unwrap().encode(text).0.into_owned()
        };
        let of_text = ["shift_jis", "euc-jp", "utf-8", "iso-2022-jp"].map(|label| encoded(&text, label));
        let in_one_line = encoded(&text.replace('\n', ""), "iso-2022-jp");
        let wide = text.replace("山田", "😀😀").encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in of_text.into_iter().chain([encoded(&declared, "euc-jp"), in_one_line, wide]) {
            let name = check(&bytes, [40, 46, 101, 500]).records.remove(59).header.players.black;
            assert!(["山田", "王", "😀😀"].contains(&&*name), "{name}");
        }
    }

    #[test]
    fn a_game_without_an_end_is_not_kept_in_memory() {
        let game = "(;GM[2];B[f5])\n";
        let text = format!("{game}{game}(;GM[2];C[{}", "x".repeat(20 << 20));
        let mut games = stream(text.as_bytes(), TEXT_FILE_MAX);
        assert!(games.next().unwrap().is_ok() && games.next().unwrap().is_ok());
        let reason = games.next().unwrap().unwrap_err().to_string();
        assert_eq!(reason, "a game has more than 8 MB; the file is not read any further");
        assert!(games.next().is_none());
        // Many games that look like variations are not kept either.
        let text = "(;)".repeat(GAMES_MAX + 5);
        let mut games = stream(text.as_bytes(), 100_000);
        assert_eq!(games.by_ref().filter(Result::is_ok).count(), GAMES_MAX);
    }
}
