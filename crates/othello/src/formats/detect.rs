//! Recognises each text format, even if the text is not well formed.

use super::place::Known;
use super::scanner::Scanner;
use super::{ReadError, after_blanks, brackets, is_one_of, pgn};

/// The first bytes of files that hold no games as text, and what they are.
const OTHER_FILES: [(&[u8], ReadError); 19] = [
    (b"\x28\xb5\x2f\xfd", ReadError::Packed("Zstandard")),
    (b"\x04\x22\x4d\x18", ReadError::Packed("LZ4")),
    (b"\x1f\x8b", ReadError::Packed("gzip")),
    (b"PK\x03\x04", ReadError::Packed("ZIP")),
    (b"PK\x05\x06", ReadError::Packed("ZIP")),
    (b"Rar!", ReadError::Packed("RAR")),
    (b"7z\xbc\xaf\x27\x1c", ReadError::Packed("7z")),
    (b"BZh", ReadError::Packed("bzip2")),
    (b"\xfd7zXZ", ReadError::Packed("xz")),
    (b"MZ", ReadError::OtherKind("EXE")),
    (b"\x89PNG", ReadError::OtherKind("PNG")),
    (b"\xff\xd8\xff", ReadError::OtherKind("JPEG")),
    (b"GIF8", ReadError::OtherKind("GIF")),
    (b"RIFF", ReadError::OtherKind("RIFF")),
    (b"%PDF-", ReadError::OtherKind("PDF")),
    (b"\xd0\xcf\x11\xe0", ReadError::OtherKind("Office")),
    (b"SQLite format 3", ReadError::OtherKind("SQLite")),
    (b"\x7fELF", ReadError::OtherKind("ELF")),
    (b"\xca\xfe\xba\xbe", ReadError::OtherKind("Java")),
];

/// Refuses a file of a kind that holds no games as text, by its first bytes.
pub(super) fn refuse_other(bytes: &[u8]) -> Result<(), ReadError> {
    // A text may begin with `MZ` too, but has no zeros.
    let begins = |begin: &[u8]| bytes.starts_with(begin) && (begin != b"MZ" || bytes.contains(&0));
    OTHER_FILES.into_iter().find(|(begin, _)| begins(begin)).map_or(Ok(()), |(_, error)| Err(error))
}

/// Whether the first game names Othello or has a board, `BO`. SGF begins in the same way but names the game
/// by a number. Text in comments does not count.
pub(super) fn is_ggf(text: &str) -> bool {
    let Some(rest) = first_game(text) else { return false };
    let at = text.len() - rest.len();
    let mut scanner = Scanner { text, at, known: Known::BEGIN, is_ggf: false };
    let mut is_named = false;
    while let Ok(Some(property)) = scanner.property() {
        match &*property.tag {
            "BO" => return true,
            "TY" | "PC" if is_named => return true,
            "GM" if property.value().0.eq_ignore_ascii_case("othello") => is_named = true,
            "GM" => return false,
            _ => {}
        }
    }
    // SGF may name the game too, but goes on with a node.
    let begins_node = scanner.takes(";")
        && matches!(scanner.property(), Ok(Some(property)) if matches!(&*property.tag, "B" | "W"));
    is_named && !begins_node
}

pub(super) fn is_sgf(text: &str) -> bool {
    first_game(text).is_some()
}

/// What follows the `(;` of the first game; a mail or a server's text may surround it. `None` in other
/// formats, which may quote a game in a comment.
fn first_game(text: &str) -> Option<&str> {
    let inner = after_blanks(text).strip_prefix(['{', '[']);
    let is_json = inner.is_some_and(|inner| inner.trim_start().starts_with(['"', '{', '}', '[', ']']));
    if is_json || is_own(text) || pgn::begins_with_tag(text) {
        return None;
    }
    brackets::after_sign(&text[brackets::next_game(text, 0)?..])
}

/// Whether a text begins as Outflank's own format does: `(`, a name and a colon.
pub(super) fn is_own(text: &str) -> bool {
    let Some(member) = after_blanks(text).strip_prefix('(') else { return false };
    let rest = member.trim_start().trim_start_matches(|c: char| c.is_ascii_lowercase() || c == '_');
    rest.len() < member.trim_start().len() && rest.trim_start().starts_with(':')
}

/// Where an object of JSON or a list of objects begins. An HTTP head or a function's name may come before it,
/// but no moves.
pub(super) fn json_begin(text: &str) -> Option<usize> {
    let begin = text.find(['{', '['])?;
    let list = text[begin..].strip_prefix('[').map(str::trim_start);
    let object = list.unwrap_or(&text[begin..]).strip_prefix('{')?;
    let inside = object.trim_start();
    let after_name = || {
        let quote = inside.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (_, rest) = inside[1..].split_once(quote)?;
        rest.trim_start().strip_prefix(':')
    };
    let is_first = after_blanks(&text[..begin]).is_empty();
    let is_json = is_first && (list.is_some() || inside.starts_with('}')) || after_name().is_some();
    (is_json && !is_moves(&text[..begin])).then_some(begin)
}

/// Whether a text has moves of another game: of chess pieces, `Nf3` and `Qxd4`, or from one numbered field to
/// another, `11-15` and `22x18`, as in draughts.
pub(super) fn is_other_game(text: &str) -> bool {
    let is_of_piece = |word: &&str| {
        let square = word.strip_prefix(['K', 'Q', 'R', 'N']).map(|rest| rest.trim_start_matches('x'));
        matches!(square.map(str::as_bytes), Some([b'a'..=b'h', b'1'..=b'8']))
    };
    // A step leads to one of the next two rows; two counts that fill a board of Othello are a score.
    let is_of_man = |word: &&str| {
        let fields = word.split_once(['-', 'x']).map(|(from, to)| (from.parse(), to.parse()));
        let Some((Ok(from @ 1..=50_u8), Ok(to @ 1..=50))) = fields else { return false };
        word.contains('x') || (3..=6).contains(&from.abs_diff(to)) && from + to != 64
    };
    let is_between = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let words = || text.split(is_between).filter(|word| !word.is_empty());
    let two_men = |(one, next): (&str, &str)| one != next && is_of_man(&one) && is_of_man(&next);
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(is_of_piece).nth(1).is_some()
        || words().zip(words().skip(1)).any(two_men) && words().filter(is_of_man).count() > n_squares(text)
}

/// Words about the search of an engine.
const SEARCH: &str =
    "depth nodes nps pv principal variation tiefe knoten profondeur nœuds variante profundidad nodos";

/// For each line of a plain text, whether it is of an engine's search: it has two words about one, as the
/// head of a table does, or is a row below such a head, with numbers before its moves.
pub(super) fn search_lines(plain: &str) -> Vec<bool> {
    let mut is_table = false;
    let is_search = |line: &str| {
        let lower = line.to_lowercase();
        let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| is_one_of(SEARCH, word));
        let begin = line.split(char::is_alphabetic).next().unwrap_or_default();
        let numbers = begin.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
        let is_frame = !line.contains(char::is_alphanumeric);
        is_table = words.count() > 1 || is_table && (is_frame || numbers.count() > 1);
        is_table
    };
    plain.split('\n').map(is_search).collect()
}

/// How many squares a plain text names.
pub(super) fn n_squares(plain: &str) -> usize {
    let is_square =
        |pair: &&[u8]| matches!(pair[0].to_ascii_lowercase(), b'a'..=b'p') && matches!(pair[1], b'1'..=b'9');
    plain.as_bytes().windows(2).filter(is_square).count()
}

/// Whether a plain text has a column's letter and a digit side by side.
pub(super) fn is_moves(plain: &str) -> bool {
    let is_column = |byte: u8| matches!(byte.to_ascii_lowercase(), b'a'..=b'p');
    let is_move = |pair: &[u8]| {
        is_column(pair[0]) && pair[1].is_ascii_digit() || pair[0].is_ascii_digit() && is_column(pair[1])
    };
    plain.as_bytes().windows(2).any(is_move)
}
