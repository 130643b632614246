//! Files of games: what they hold, and why a text or a file is not read.

use super::{file_error, mistake};
use crate::text;
use othello::formats::wthor::WthorError;
use othello::formats::{self, Content, Encoding, Loaded, Overruled, ReadError, Rejected, Summary, Unused};
use othello::record::Header;

/// What a game or position is, without a full stop: `A game of 34 moves on 8×8`.
pub fn summary(summary: &Summary) -> String {
    let board = summary.board.to_string();
    match summary.content {
        Content::Position { turn, n_empties } => {
            text!("summary-position", board = board, color = turn.key(), n = n_empties)
        }
        Content::Over => text!("summary-over", board = board),
        Content::Game { n_moves, has_variations: true } => {
            text!("summary-variations", n = n_moves, board = board)
        }
        Content::Game { n_moves, has_variations: false } => text!("summary-game", n = n_moves, board = board),
    }
}

/// Players, place, date and result of a game of a file in a line, or its summary without any of them.
///
/// # Panics
/// When `index` is not less than the number of games.
pub fn title(loaded: &Loaded, index: usize) -> String {
    loaded.title(index, &text!("title-draw"), summary)
}

/// Players, place, date and result of a game in a line; empty where nothing is known.
pub fn header_title(header: &Header) -> String {
    formats::title_with(header, &text!("title-draw"))
}

/// The name of an encoding, with the letters that it is for.
pub fn encoding(encoding: Encoding) -> String {
    let letters = match encoding.name() {
        "Shift_JIS" | "EUC-JP" | "ISO-2022-JP" => "japanese",
        "gb18030" | "GBK" => "chinese",
        "Big5" => "traditional",
        "EUC-KR" => "korean",
        "windows-1252" => "western",
        "windows-1250" | "ISO-8859-2" => "central",
        "windows-1251" | "KOI8-R" | "KOI8-U" | "ISO-8859-5" | "IBM866" => "cyrillic",
        "windows-1253" | "ISO-8859-7" => "greek",
        "UTF-8" | "UTF-16LE" | "UTF-16BE" => "all",
        _ => "other",
    };
    text!("encoding-name", letters = letters, name = encoding.name())
}

/// Why a text is neither a game nor a position, without a full stop.
pub fn read_error(error: &ReadError) -> String {
    match error {
        ReadError::Unknown => text!("read-unknown"),
        ReadError::Empty => text!("read-empty"),
        ReadError::Packed(kind) => text!("read-packed", kind = *kind),
        ReadError::OtherKind(kind) => text!("read-other-kind", kind = *kind),
        ReadError::OtherGame => text!("read-other-game"),
        ReadError::Search => text!("read-search"),
        ReadError::TooLong(n) => text!("read-too-long", n = text::grouped(*n as u64)),
        ReadError::TooLarge(megabytes) => text!("read-too-large", megabytes = megabytes),
        ReadError::GameTooLarge(megabytes) => text!("read-game-too-large", megabytes = megabytes),
        ReadError::BreaksOff(reason) => text!("read-breaks-off", reason = reason.to_string()),
        ReadError::NoGames => text!("read-no-games"),
        ReadError::TooMany(n) => text!("read-too-many-games", n = text::grouped(*n as u64)),
        ReadError::Mistake(error) => mistake(error),
        ReadError::Wthor(error) => wthor(error),
        ReadError::Names(sentence) => sentence.clone(),
        ReadError::Outflank(error) => file_error(error),
    }
}

/// Which game of a file cannot be read, and why, without a full stop.
pub fn rejected(rejected: &Rejected) -> String {
    let reason = read_error(&rejected.error);
    if rejected.is_about_file() {
        return reason;
    }
    text!("read-game", number = rejected.number, reason = reason)
}

/// Which result of a game does not count, and which does if there is one, without a full stop.
pub fn overruled(overruled: &Overruled) -> String {
    let (number, stated) = (overruled.number, overruled.stated.escape_debug().to_string());
    match overruled.counted.as_str() {
        "" => text!("read-too-many-discs", number = number, stated = stated),
        counted => text!("read-overruled", number = number, stated = stated, counted = counted),
    }
}

/// A part of a text that no game uses, with its line.
pub fn unused(unused: &Unused) -> String {
    text!("at-line", line = unused.place.line, reason = unused.to_string())
}

/// Why a file is not WTHOR's, without a full stop.
pub fn wthor(error: &WthorError) -> String {
    match error {
        WthorError::NoHeader(n) => text!("wthor-no-header", n = n),
        WthorError::Length { found, expected, n_games, size } => {
            let board = size.to_string();
            text!("wthor-length", found = found, n_games = n_games, board = board, expected = expected)
        }
        WthorError::Size(n) => text!("wthor-size", n = n),
        WthorError::Solitaire => text!("wthor-solitaire"),
        WthorError::Names => text!("wthor-names"),
        WthorError::NamesLength { found, n_names, length } => {
            text!("wthor-names-length", found = found, n_names = n_names, length = length)
        }
    }
}
