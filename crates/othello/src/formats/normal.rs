//! Normalises a text for the readers of moves and boards: letters, digits and signs in their plain form,
//! dashes as `-`, quotes as `"`, arrows as `>`, discs as `●` and `○`, lines ended by `\n`, and no invisible
//! characters. Names and comments come from the original text.
//!
//! Each plain byte leads back to a letter of the original, so that errors show the right place.

use super::Place;
use std::borrow::Cow;
use std::iter;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text in its plain form, and the place in the original of each plain byte.
pub(super) struct NormalText<'a> {
    pub(super) original: &'a str,
    plain: Cow<'a, str>,
    /// Pairs of a plain and an original byte offset, one wherever their difference changes.
    jumps: Vec<(usize, usize)>,
}

impl<'a> NormalText<'a> {
    pub(super) fn new(original: &'a str) -> NormalText<'a> {
        let is_plain = |byte: u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t');
        if original.bytes().all(is_plain) && !original.contains(['&', '%', '\\']) {
            return NormalText { original, plain: Cow::Borrowed(original), jumps: Vec::new() };
        }
        let mut plain = String::with_capacity(original.len());
        let mut jumps = vec![(0, 0)];
        let (mut at, mut last) = (0, None);
        while let Some(first) = original[at..].chars().next() {
            let rest = &original[at..];
            let (jump, (last_plain, last_at)) = ((plain.len(), at), jumps[jumps.len() - 1]);
            if plain.len() - last_plain != at - last_at {
                jumps.push(jump);
            }
            if let Some(length) = console_color(rest) {
                at += length;
                continue;
            }
            let escaped = escape(rest);
            let length = escaped.map_or_else(|| cluster(rest), |(length, _)| length);
            let sign = escaped.map(|(_, sign)| sign);
            match sign.or_else(|| look_alike(first, last, rest[length..].chars().next())) {
                Some(sign) => push_plain(sign, sign.encode_utf8(&mut [0; 4]), &mut plain),
                None => push_plain(first, &rest[..length], &mut plain),
            }
            last = Some(first);
            at += length;
        }
        jumps.push((plain.len(), original.len()));
        NormalText { original, plain: Cow::Owned(plain), jumps }
    }

    pub(super) fn text(&self) -> &str {
        &self.plain
    }

    /// The offset in the original of the letter that became the plain byte at `byte`.
    pub(super) fn original_byte(&self, byte: usize) -> usize {
        let n_before = self.jumps.partition_point(|(plain, _)| *plain <= byte);
        let (plain, original) = n_before.checked_sub(1).map_or((0, 0), |last| self.jumps[last]);
        // Plain letters made from one original letter, such as `(1)` from `①`, all lead back to it.
        let most = self.jumps.get(n_before).map_or(self.original.len(), |(_, next)| next - 1);
        self.original.floor_char_boundary((original + byte - plain).min(most))
    }

    /// The line and character in the original of the plain byte at `byte`.
    pub(super) fn place(&self, byte: usize) -> Place {
        Place::of(self.original, self.original_byte(byte))
    }

    /// The part of the original that became the plain bytes from `begin` to `end`.
    pub(super) fn original(&self, begin: usize, end: usize) -> &'a str {
        let (begin, end) = (self.original_byte(begin), self.original_byte(end));
        &self.original[begin..end.max(begin)]
    }
}

/// The length of the escape sequence for a console colour that a text begins with.
fn console_color(text: &str) -> Option<usize> {
    let rest = text.strip_prefix("\u{1b}[")?;
    let is_number = |c: char| c.is_ascii_digit() || c == ';';
    let end = rest.find(|c| !is_number(c))?;
    rest[end..].starts_with(|c: char| c.is_ascii_alphabetic()).then_some(end + 3)
}

/// How web pages, addresses and programs escape a sign.
const ESCAPES: [(char, &str); 11] = [
    ('&', "&amp;"),
    ('<', "&lt;"),
    ('>', "&gt; &rarr;"),
    (' ', "&nbsp; &thinsp; %20"),
    ('"', "&quot;"),
    ('\'', "&apos;"),
    ('-', "&ndash; &mdash; &minus;"),
    (',', "%2C %2c"),
    (';', "%3B %3b"),
    ('\n', "\\r\\n \\n"),
    ('\t', "\\t"),
];

/// The escape that a text begins with: its length, and the sign.
fn escape(text: &str) -> Option<(usize, char)> {
    if !text.starts_with(['&', '%', '\\']) {
        return None;
    }
    let len_of = |escapes: &str| escapes.split(' ').find(|escape| text.starts_with(escape)).map(str::len);
    let Some((length, sign)) = ESCAPES.iter().find_map(|(sign, escapes)| Some((len_of(escapes)?, *sign)))
    else {
        return numbered(text);
    };
    // `\name` is one word, as in TeX, not the escape `\n` before `ame`.
    let goes_on = text[length..].chars().take(2).filter(|c| c.is_alphabetic()).count() == 2;
    (!text.starts_with('\\') || !goes_on).then_some((length, sign))
}

/// A text with the signs that it escapes.
pub(super) fn unescaped(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(c) = rest.chars().next() {
        let (length, sign) = escape(rest).unwrap_or((c.len_utf8(), c));
        out.push(sign);
        rest = &rest[length..];
    }
    out
}

/// The numeric escape that a text begins with, such as `&#32;` or `&#x20;`: its length, and the sign.
fn numbered(text: &str) -> Option<(usize, char)> {
    let inner = text.strip_prefix("&#")?;
    let end = inner.bytes().take(8).position(|byte| byte == b';')?;
    let number = match inner[..end].strip_prefix(['x', 'X']) {
        Some(hex) => u32::from_str_radix(hex, 16),
        None => inner[..end].parse(),
    };
    Some((2 + end + 1, char::from_u32(number.ok()?)?))
}

/// The plain digit for a digit of another script.
fn digit(c: char) -> Option<char> {
    /// The zeros of Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Burmese and Khmer.
    const ZEROS: [u32; 17] = [
        0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20,
        0x1040, 0x17E0, 0x1810,
    ];
    let value =
        ZEROS.into_iter().find_map(|zero| (c as u32).checked_sub(zero).filter(|digit| *digit < 10))?;
    char::from_digit(value, 10)
}

/// The column that a letter of another script looks like, as in `с3` from a Russian keyboard, or the row of
/// a Chinese numeral, as in `f五`; `None` unless the characters beside it make it part of a square.
fn look_alike(c: char, before: Option<char>, after: Option<char>) -> Option<char> {
    let is_column = |c: char| matches!(c, 'a'..='h' | 'A'..='H' | 'ａ'..='ｈ' | 'Ａ'..='Ｈ');
    let is_row = |c: char| matches!(c, '0'..='9' | '０'..='９');
    let plain = match c {
        'а' | 'А' | 'Α' => 'a',
        'В' | 'Β' => 'b',
        'с' | 'С' => 'c',
        'е' | 'Е' | 'Ε' => 'e',
        'Н' | 'Η' => 'h',
        _ => {
            let c = iter::once(c).nfkc().next();
            let row = "一二三四五六七八".chars().zip('1'..).find(|(row, _)| Some(*row) == c);
            return row.filter(|_| before.is_some_and(is_column)).map(|(_, row)| row);
        }
    };
    let is_in_word = before.is_some_and(|c| !c.is_ascii() && c.is_alphabetic());
    (after.is_some_and(is_row) && !is_in_word).then_some(plain)
}

/// The length in bytes of the first letter with its combining marks, or of the line end `\r\n`.
fn cluster(text: &str) -> usize {
    if text.starts_with("\r\n") {
        return 2;
    }
    let joins = |c: char| is_combining_mark(c) || is_invisible(c) || matches!(c, '\u{FF9E}' | '\u{FF9F}');
    let mut letters = text.char_indices();
    letters.next();
    letters.find(|(_, c)| !joins(*c)).map_or(text.len(), |(at, _)| at)
}

/// Writes one letter, with its marks, in its plain form.
fn push_plain(first: char, whole: &str, out: &mut String) {
    match first {
        '\r' => out.push('\n'),
        // `1º` and `№ 1` are numbers of moves.
        'º' | 'ª' => out.push('.'),
        '№' => out.push('#'),
        ' '..='~' if whole.len() == 1 => out.push(first),
        _ => match enclosed_number(first) {
            Some(number) => *out += &format!("({number})"),
            None => {
                let visible = || whole.chars().filter(|c| !is_invisible(*c));
                let begin = out.len();
                out.extend(visible().nfkc().map(plain));
                // A sign whose plain form is a whole phrase, such as `ﷺ`, stays as it is.
                if out[begin..].chars().count() > 4 * whole.chars().count() {
                    out.truncate(begin);
                    out.extend(visible());
                }
            }
        },
    }
}

fn plain(c: char) -> char {
    if let Some(digit) = digit(c) {
        return digit;
    }
    match c {
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\t' | '\n' => c,
        _ if c.is_whitespace() => ' ',
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{2796}' | '˗' | '⸺' | '⸻' => '-',
        '‘' | '’' | '‚' | '‛' | '′' | '‵' | '´' => '\'',
        '“' | '”' | '„' | '‟' | '″' | '«' | '»' | '‹' | '›' | '〝' | '〞' | '〟' => '"',
        '「' | '」' | '『' | '』' => '"',
        '【' | '〔' | '〖' | '⟦' => '[',
        '】' | '〕' | '〗' | '⟧' => ']',
        '《' | '〈' | '⟨' | '⟪' => '<',
        '》' | '〉' | '⟩' | '⟫' => '>',
        '\u{2190}'..='\u{21FF}' | '\u{2794}' | '\u{2798}'..='\u{27BE}' | '\u{27F0}'..='\u{27FF}' => '>',
        '\u{1F1E6}'..='\u{1F1FF}' => char::from(b'a' + (c as u32 - 0x1F1E6) as u8),
        '、' => ',',
        '。' => '.',
        '・' | '•' | '∙' | '⋅' | '‧' | '･' => '·',
        '⁄' | '∕' => '/',
        '∶' => ':',
        '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '▏' | '▕' => '|',
        '⚫' | '⬤' | '⏺' | '\u{1F5A4}' | '⛂' => '●',
        '⚪' | '◯' | '⭕' | '〇' | '❍' | '⚬' | '⛀' | '\u{1F90D}' => '○',
        _ => c,
    }
}

/// Whether a character is never visible: direction marks, word joiners, variation selectors.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0' | '\u{1A}' | '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{20E3}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// `①`, `⑴`, `❷`: numbers of moves, which must not run into the move after them.
fn enclosed_number(c: char) -> Option<u32> {
    let c = u32::from(c);
    match c {
        0x2460..=0x249B => Some((c - 0x2460) % 20 + 1),
        0x24EB..=0x24F4 => Some(c - 0x24EB + 11),
        0x2776..=0x2793 => Some((c - 0x2776) % 10 + 1),
        0x3251..=0x325F => Some(c - 0x3251 + 21),
        0x32B1..=0x32BF => Some(c - 0x32B1 + 36),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn signs_become_plain() {
        for (text, expected) in [
            ("ｆ５ｄ６", "f5d6"),
            ("f5–d6—c3−d3‐c4", "f5-d6-c3-d3-c4"),
            ("f5→d6➡️c3", "f5>d6>c3"),
            ("「f5」、“d6”。", "\"f5\",\"d6\"."),
            ("\u{FEFF}f\u{200B}5\u{200E}\u{AD}d6\u{2060}", "f5d6"),
            ("a\r\nb\rc\u{2028}d\u{85}e\n", "a\nb\nc\nd\ne\n"),
            ("①f5⑫d6❷", "(1)f5(12)d6(2)"),
            ("ﾊﾟｽ", "パス"),
            ("⚫\u{FE0F}⚪⭕◯⬤", "●○○○●"),
            ("５️⃣", "5"),
            ("½…№１", "1/2...#1"),
            ("🇫5️⃣ 1º", "f5 1."),
            ("f5&nbsp;d6%2Cc3 50%", "f5 d6,c3 50%"),
            ("40&#8211;24 &#189;", "40-24 1/2"),
            ("f5&lt;br&gt;d6\\tc3\\nd3 \\title", "f5<br>d6\tc3\nd3 \\title"),
            ("f5d6с3 Вес3 а", "f5d6c3 Вес3 а"),
            ("f五d\u{F9D1}", "f5d6"),
            ("\u{1b}[1mf5\u{1b}[0m\u{1b}[30;42md6\u{1b}[0m", "f5d6"),
            ("f5\0\0\r\n\u{1a}", "f5\n"),
            ("πάσο", "πάσο"),
            ("ﷺ", "ﷺ"),
        ] {
            assert_eq!(NormalText::new(text).text(), expected, "{text}");
        }
    }

    #[test]
    fn places_lead_back_to_the_original() {
        let text = "ｆ５\u{200B}–①x\r\n½y";
        let normal = NormalText::new(text);
        let place = |sign: char| {
            let place = normal.place(normal.text().find(sign).unwrap());
            (place.line, place.character)
        };
        let places = ['f', '5', '-', '(', ')', 'x', '/', 'y'].map(place);
        assert_eq!(places, [(1, 1), (1, 2), (1, 4), (1, 5), (1, 5), (1, 6), (2, 1), (2, 2)]);
        assert_eq!(normal.original(0, 4), "ｆ５\u{200B}–");
    }

    proptest! {
        #[test]
        fn a_plain_text_is_plain_and_its_places_lie_in_the_original(
            any: String,
            signs in "[f5ｆ５①㈠ﾊﾟｽ\u{200B}\u{FEFF}\r\n–ー・\u{301}\u{3099}½ﷺ가가⚫\u{FE0F}]{0,30}",
        ) {
            for text in [any, signs] {
                let normal = NormalText::new(&text);
                // A full-width `&` becomes a plain one, which could begin an escape the second time.
                if !normal.text().contains(['&', '%', '\\']) {
                    let again = NormalText::new(normal.text());
                    prop_assert_eq!(again.text(), normal.text());
                }
                let mut last = 0;
                for byte in 0..=normal.text().len() {
                    let original = normal.original_byte(byte);
                    prop_assert!(text.is_char_boundary(original) && original >= last);
                    last = original;
                }
            }
        }
    }
}
