//! What each sign of a drawn board means. Some depend on what else is drawn: a white square is a disc beside
//! a black one and empty beside round discs; 0 is empty where 1 and 2 are discs.

use crate::rules::{Color, Setup};

/// How the signs of one board are meant.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Signs {
    /// Squares, black and white, are discs.
    squares_are_discs: bool,
    /// `0` is White's, as `X0` are both sides' or for an `O`; where nothing else is empty, it is that.
    zero_is_white: bool,
    zero_is_empty: bool,
    /// `*` marks a square, since Black's discs have another sign.
    star_is_empty: bool,
    /// So do crosses beside black discs, and `#` and `@` beside crosses.
    crosses_are_empty: bool,
    hashes_are_empty: bool,
    /// Crosses and lines that are drawn where a square is empty.
    lines_are_empty: bool,
}

impl Signs {
    /// How the signs of a text are meant.
    pub(super) fn of(text: &str) -> Signs {
        let rows: Vec<&str> = text.lines().take(LINES_MAX).filter(|line| is_row_like(line)).collect();
        let rows = || rows.iter();
        let any = |found: fn(char) -> bool| rows().any(|line| line.contains(found));
        let are_round = any(|c| "●○xXoO@#bBwW".contains(c));
        let has_empty = any(|c| "-._·".contains(c));
        let has_white = any(|c| "oO○wW".contains(c));
        let n = |signs: &str| rows().map(|line| line.matches(|c| signs.contains(c)).count()).sum::<usize>();
        Signs {
            squares_are_discs: !are_round && any(is_black_square) && any(is_white_square),
            zero_is_white: any(|c| "xX●@#".contains(c))
                && (!has_white || has_empty && any(|c| "oO○".contains(c)) && !any(|c| "12".contains(c))),
            zero_is_empty: any(|c| "xX●@#bB".contains(c)) && has_white && !has_empty,
            // One of them at the end of a line is the side to move.
            star_is_empty: any(|c| "xX●@#bB".contains(c)) && n("*") > 1,
            crosses_are_empty: n("●") > 1 && n("xX×✕✖✗✘❌") > 1,
            hashes_are_empty: n("xX") > 1 && n("@#") > 1,
            lines_are_empty: rows()
                .any(|line| line.contains(|c| "●○xXoO".contains(c)) && line.contains(is_line)),
        }
    }

    /// The content of a square; `None` for what is no sign of one.
    pub(super) fn read(self, c: char) -> Option<Option<Color>> {
        match c {
            '*' if self.star_is_empty => Some(None),
            'x' | 'X' | '×' | '✕' | '✖' | '✗' | '✘' | '❌' if self.crosses_are_empty => Some(None),
            '@' | '#' if self.hashes_are_empty => Some(None),
            '@' | '#' | '×' | '✕' | '✖' | '✗' | '✘' | '❌' | '☓' | '⊗' => {
                Some(Some(Color::Black))
            }
            '0' if self.zero_is_white => Some(Some(Color::White)),
            '0' if self.zero_is_empty => Some(None),
            _ if c.is_ascii() => match c {
                '+' => self.lines_are_empty.then_some(None),
                _ => Setup::read_disc(c),
            },
            _ if is_black_square(c) => Some(self.squares_are_discs.then_some(Color::Black)),
            _ if is_white_square(c) => Some(self.squares_are_discs.then_some(Color::White)),
            // The green of the cloth, and other grounds.
            '\u{1F7E2}'
            | '\u{1F7E5}'..='\u{1F7EB}'
            | '\u{1F532}'
            | '\u{1F533}'
            | 'ー'
            | '一'
            | '˙'
            | '▢'
            | '▯'
            | '☐'
            | '⬚'
            | '░'
            | '▒'
            | '␣' => Some(None),
            _ if is_line(c) => self.lines_are_empty.then_some(None),
            _ => Setup::read_disc(c),
        }
    }

    /// Whether lines of crosses are rows and no frame.
    pub(super) fn has_lines(self) -> bool {
        self.lines_are_empty
    }
}

/// No drawing of a board has as many lines, nor as many bytes.
const LINES_MAX: usize = 200;
const BYTES_MAX: usize = 1 << 14;

fn is_black_square(c: char) -> bool {
    !c.is_ascii() && "■⬛◼▪◾▮█".contains(c)
}

fn is_white_square(c: char) -> bool {
    !c.is_ascii() && "□⬜◻▫◽".contains(c)
}

fn is_line(c: char) -> bool {
    matches!(c, '+' | '\u{2500}' | '\u{2501}' | '\u{253C}' | '\u{254B}')
}

/// Whether a line may be a row: few of its letters are those of words.
fn is_row_like(line: &str) -> bool {
    let (signs, letters) = count(line);
    signs > 0 && signs >= letters
}

/// How many signs of squares are in a line, and how many letters that are none.
pub(super) fn count(line: &str) -> (usize, usize) {
    let all = Signs { squares_are_discs: true, ..Signs::default() };
    let is_sign = |c: &char| all.read(*c).is_some();
    let letters = line.chars().filter(|c| c.is_alphabetic() && !is_sign(c)).count();
    (line.chars().filter(is_sign).count(), letters)
}

/// A board of digits in letters of the same length, so that places stay right; `None` where digits are no
/// discs. Then nothing else is a disc or a number, or a digit could be a row's.
pub(super) fn without_digits(text: &str, is_row: impl Fn(&str) -> bool) -> Option<String> {
    if text.len() > BYTES_MAX {
        return None;
    }
    let rows: Vec<&str> = text.lines().filter(|line| is_row(line)).collect();
    let decoration = |c: char| c.is_whitespace() || "[](){},;|\"'\u{FEFF}".contains(c);
    let signs: String = rows.concat().chars().filter(|c| !decoration(*c)).collect();
    let is_digit = |c: char| matches!(c, '0' | '1' | '2');
    let empty = |c: char| Setup::read_disc(c) == Some(None);
    let are_digits = signs.chars().count() >= 16
        && signs.contains(['1', '2'])
        && signs.chars().all(|c| is_digit(c) || empty(c));
    let are_zeros = signs.len() >= 16 && signs.contains('0') && signs.chars().all(|c| c == '0' || empty(c));
    if !are_digits && !are_zeros {
        return None;
    }
    // Numbers with a sign are ±1, and 0 is empty.
    let has_signed = signs.contains("-1") && signs.contains('0');
    let n_minus = signs.matches('-').count();
    if has_signed && n_minus == signs.matches("-1").count() {
        return Some(text.replace("-1", " O").replace('1', "X").replace('0', "-"));
    }
    let letters = match (signs.contains('0'), signs.contains('2')) {
        // A disc lies in the centre in every game.
        (true, true) if !center(&signs).contains('0') || center(&signs).contains('2') => ['-', 'X', 'O'],
        (true, _) => ['X', 'O', '-'],
        (false, _) => ['?', 'X', 'O'],
    };
    let letter = |c: char| match c {
        '0' => letters[0],
        '1' => letters[1],
        '2' => letters[2],
        c => c,
    };
    Some(text.chars().map(letter).collect())
}

/// The four signs in the centre of a square board.
fn center(signs: &str) -> String {
    let side = signs.len().isqrt();
    let middle = [side / 2 - 1, side / 2];
    let at = |row: usize, column: usize| signs.chars().nth(row * side + column);
    middle.iter().flat_map(|row| middle.iter().filter_map(move |column| at(*row, *column))).collect()
}
