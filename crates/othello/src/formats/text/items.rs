//! The words, numbers and signs of a plain text, and what may be moves among them.

use crate::formats::normal::NormalText;
use crate::formats::{Fault, detect, is_one_of};
use crate::record::words::{self, Token, TokenKind, Word};
use crate::rules::{BoardSize, Move, Position, Square};
use std::collections::HashSet;
use std::ops::{Deref, Range};

/// A word, a number or a sign of the plain text.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextMark {
    pub(super) token: Token,
    pub(super) line: usize,
    /// Whether the reader knows neither a word nor a move in it.
    pub(super) is_unknown: bool,
    pub(super) aside: Aside,
}

impl Deref for TextMark {
    type Target = Token;

    fn deref(&self) -> &Token {
        &self.token
    }
}

/// What surrounds a mark; the later the variant, the less likely its moves were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Aside {
    No,
    /// In brackets without words.
    Brackets,
    /// In a line of words.
    Talk,
    /// In brackets with words, behind a sign for remarks, or in an address.
    Remark,
    /// In a tag such as `<b>` or `[/b]`.
    Tag,
    /// In a line that puts discs into the centre, where no move leads.
    Start,
    /// In a line of an engine's search.
    Search,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// A column and the digits behind it; the last digits may be the number of the next move: `f52d6`.
    Square { column: u8, digits: u32 },
    /// `pass`; a weak one may mean something else where no pass is due.
    Pass { is_weak: bool },
    /// The part of a word of moves that is no move.
    Bad,
}

/// The value of a place at which no game can begin.
pub(super) const NEVER: i32 = i32::MIN / 4;

/// What stands between an item and the one before it. If a new game begins after a gap, the number of the
/// variant is added to the value of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    /// Nothing: they are in one word.
    None = NEVER as isize,
    Blank = -28,
    LineEnd = -4,
    /// A result, an empty line, other words, or the number 1.
    Apart = 1,
}

/// A part of the text that may be a move, and where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) what: ItemKind,
    pub(super) begin: usize,
    pub(super) end: usize,
    pub(super) mark: usize,
    pub(super) line: usize,
    pub(super) gap: Gap,
}

/// The position after an item, with the moves that lead there: a pass may come first, and there are none
/// where a word for a pass means something else.
pub(super) type Played = Result<(Position, [Option<Move>; 2]), Fault>;

impl Item {
    pub(super) fn square(column: u8, row: u32, bytes: Range<usize>) -> Item {
        let what = ItemKind::Square { column, digits: row };
        Item { what, begin: bytes.start, end: bytes.end, mark: 0, line: 0, gap: Gap::Blank }
    }

    pub(super) fn is_square(&self) -> bool {
        matches!(self.what, ItemKind::Square { .. })
    }

    /// Its square on a board, if the digits are a row alone.
    pub(super) fn on(&self, size: BoardSize) -> Option<Square> {
        let ItemKind::Square { column, digits } = self.what else { return None };
        Square::at(column.into(), (digits as usize).checked_sub(1)?, size)
    }

    /// Plays the item as the move with this number.
    pub(super) fn play(&self, position: &Position, number: usize) -> Played {
        let (column, digits) = match self.what {
            ItemKind::Bad => return Err(Fault::NotAMove(position.size())),
            ItemKind::Pass { is_weak } => {
                return match position.play(Move::Pass) {
                    Ok(after) => Ok((after, [Some(Move::Pass), None])),
                    Err(_) if is_weak || position.outcome().is_some() => Ok((*position, [None; 2])),
                    Err(reason) => Err(reason.into()),
                };
            }
            ItemKind::Square { column, digits } => (column, digits),
        };
        let square = |divisor: u32| {
            let behind = (digits % divisor) as usize;
            let numbers = [number, number + 1, number.div_ceil(2), (number + 1).div_ceil(2)];
            let row = ((digits / divisor) as usize).checked_sub(1)?;
            let square = Square::at(column.into(), row, position.size())?;
            (divisor == 1 || numbers.contains(&behind)).then_some(square)
        };
        let before = position.after_forced_pass();
        let has_passed = before.turn() != position.turn();
        let mut wrong = None;
        for square in [1, 10, 100, 1000].into_iter().filter_map(square) {
            match before.play(Move::Place(square)) {
                Ok(after) => {
                    let mv = Some(Move::Place(square));
                    let moves = if has_passed { [Some(Move::Pass), mv] } else { [mv, None] };
                    return Ok((after, moves));
                }
                Err(reason) => _ = wrong.get_or_insert(reason),
            }
        }
        // Where a side must pass, a square off the board means the pass.
        if has_passed && wrong.is_none() {
            return Ok((before, [Some(Move::Pass), None]));
        }
        Err(wrong.map_or(Fault::NotAMove(position.size()), Fault::from))
    }
}

/// How many marks a text may have: each takes about a hundred bytes of memory.
const MARKS_MAX: usize = 1 << 19;
/// How many letters of moves a word may have.
const WORD_MAX: usize = 1 << 17;

/// The marks of a text, the marks of each line, and the items that may be moves, with columns first as in
/// `f5`.
pub(super) struct Marks<'a> {
    pub(super) text: &'a NormalText<'a>,
    pub(super) all: Vec<TextMark>,
    pub(super) lines: Vec<Range<usize>>,
    pub(super) items: Vec<Item>,
    /// Whether they are only the beginning of a text that is too large.
    pub(super) is_cut: bool,
}

impl<'a> Marks<'a> {
    pub(super) fn of(text: &'a NormalText<'a>) -> Marks<'a> {
        let plain = text.text();
        let mut marks = Marks { text, all: Vec::new(), lines: Vec::new(), items: Vec::new(), is_cut: false };
        let mut line_begin = 0;
        for token in words::tokens(plain) {
            let n_marks = marks.all.len() + marks.lines.len();
            marks.is_cut = n_marks == MARKS_MAX || token.end - token.begin > WORD_MAX;
            if marks.is_cut {
                break;
            }
            let (line, text) = (marks.lines.len(), &plain[token.begin..token.end]);
            if token.kind == TokenKind::Sign('\n') {
                marks.lines.push(line_begin..marks.all.len());
                line_begin = marks.all.len();
                continue;
            }
            let is_word = token.kind == TokenKind::Word;
            let found = if is_word { moves(text, token.word, false) } else { None };
            // Moves with the row first are tried only for other words: that is slow, and few texts have them.
            let is_move = || found.is_some() || moves(text, token.word, true).is_some();
            let is_known = || token.word.is_some() || words::is_known_cjk(text) || is_move();
            let is_unknown = is_word && text.len() > 1 && !is_known();
            let mark = TextMark { token, line, is_unknown, aside: Aside::No };
            marks.items.extend(items(mark, marks.all.len(), found.unwrap_or_default()));
            marks.all.push(mark);
        }
        marks.lines.push(line_begin..marks.all.len());
        marks.set_asides();
        marks
    }

    /// The items with rows first, as in `5f`.
    pub(super) fn turned(&self) -> Vec<Item> {
        let words = self.all.iter().enumerate().filter(|(_, mark)| mark.kind == TokenKind::Word);
        let of_word = |(at, mark): (usize, &TextMark)| {
            items(*mark, at, moves(self.str(at), mark.word, true).unwrap_or_default())
        };
        words.flat_map(of_word).collect()
    }

    pub(super) fn plain(&self) -> &'a str {
        // The plain text lives as long as the text it was made from.
        self.text.text()
    }

    pub(super) fn str(&self, mark: usize) -> &'a str {
        self.all.get(mark).map_or("", |mark| &self.plain()[mark.begin..mark.end])
    }

    pub(super) fn sign(&self, mark: usize) -> Option<char> {
        match self.all.get(mark)?.kind {
            TokenKind::Sign(c) => Some(c),
            _ => None,
        }
    }

    pub(super) fn is_apart(&self, mark: usize) -> bool {
        mark == 0 || self.all[mark - 1].end < self.all[mark].begin
    }

    pub(super) fn is_number(&self, mark: usize) -> bool {
        self.all.get(mark).is_some_and(|mark| mark.kind == TokenKind::Number)
    }

    /// The marks that have some of these bytes.
    pub(super) fn within(&self, bytes: Range<usize>) -> Range<usize> {
        let first = self.all.partition_point(|mark| mark.end <= bytes.start);
        first..first + self.all[first..].iter().take_while(|mark| mark.begin < bytes.end).count()
    }

    /// The value behind a move that ends at a byte, and its marks: a number with a sign, or one in brackets.
    pub(super) fn value(&self, end: usize) -> Option<(f64, Range<usize>)> {
        let behind = &self.plain()[end..];
        let inside = behind.trim_start_matches([' ', '\t']).trim_start_matches(['(', '[', '{']);
        let number = &inside[..inside.find(|c: char| !"+-.,0123456789".contains(c)).unwrap_or(inside.len())];
        let number = number.trim_end_matches(['.', ',']);
        let has_sign = number.starts_with(['+', '-']) && inside.len() < behind.len();
        let is_inside = behind.trim_start_matches([' ', '\t']).len() > inside.len()
            && inside[number.len()..].starts_with([')', ']', '}']);
        let begin = self.plain().len() - inside.len();
        let value = number.replace(',', ".").parse().ok().filter(|value: &f64| value.abs() <= 256.0)?;
        (has_sign || is_inside).then(|| (value, self.within(begin..begin + number.len())))
    }

    /// Whether a score such as `40-24` begins at a mark.
    pub(super) fn is_score(&self, mark: usize) -> bool {
        let is_short = |mark: usize| self.is_number(mark) && self.str(mark).len() <= 3;
        is_short(mark) && matches!(self.sign(mark + 1), Some('-' | ':')) && is_short(mark + 2)
    }

    /// The items whose aside is at most `most`, each with the gap before it.
    pub(super) fn row(&self, items: &[Item], most: Aside) -> Vec<Item> {
        let mut row: Vec<Item> = Vec::new();
        for item in items.iter().filter(|item| self.all[item.mark].aside <= most) {
            let gap = self.gap(row.last(), item.mark);
            row.push(Item { gap, ..*item });
        }
        row
    }

    /// What is between an item and the one that begins at a mark.
    fn gap(&self, before: Option<&Item>, mark: usize) -> Gap {
        let Some(before) = before else { return Gap::Apart };
        let line = self.all[mark].line;
        let ends_game = |at: usize| {
            self.is_score(at) && at + 3 <= mark
                || self.sign(at) == Some('*') && at + 1 == self.lines[self.all[at].line].end
        };
        let separates = |line: usize| {
            self.lines[line].is_empty() || self.lines[line].clone().any(|at| self.all[at].is_unknown)
        };
        let first = self.lines[line].start;
        match line - before.line {
            _ if mark == before.mark => Gap::None,
            _ if (before.mark + 1..mark).any(ends_game) => Gap::Apart,
            0 => Gap::Blank,
            _ if self.is_number(first) && self.str(first) != "1" => Gap::LineEnd,
            _ if self.is_number(first) || (before.line + 1..line).any(separates) => Gap::Apart,
            _ => Gap::LineEnd,
        }
    }

    /// Sets the [`Aside`] of the marks in brackets, in remarks, and in lines of words with few squares.
    fn set_asides(&mut self) {
        let is_no_pass = |item: &&Item| !matches!(item.what, ItemKind::Pass { .. });
        let squares: Vec<usize> = self.items.iter().filter(is_no_pass).map(|item| item.mark).collect();
        let words = |marks: &[TextMark]| -> Vec<usize> {
            let is_word = |at: &usize| marks[*at].is_unknown && marks[*at].aside < Aside::Talk;
            (0..marks.len()).filter(is_word).collect()
        };
        let n_in = |of: &[usize], marks: &Range<usize>| {
            of.partition_point(|at| *at < marks.end) - of.partition_point(|at| *at < marks.start)
        };
        let (all_words, tags) = (words(&self.all), self.tag_names());
        for marks in self.brackets() {
            let is_remark = n_in(&all_words, &marks) > 0 && 2 * n_in(&squares, &marks) <= squares.len();
            let aside = match self.sign(marks.start) {
                _ if self.begins_tag(marks.start, &tags) => Aside::Tag,
                _ if is_remark => Aside::Remark,
                Some('(' | '[' | '{') => Aside::Brackets,
                _ => Aside::No,
            };
            for mark in &mut self.all[marks] {
                mark.aside = mark.aside.max(aside);
                mark.is_unknown &= aside != Aside::Tag;
            }
        }
        let open_words = words(&self.all);
        for line in self.lines.clone() {
            // A line that begins with the number of a move and a square is one of moves.
            let square = line.start + 1 + usize::from(self.sign(line.start + 1) == Some('.'));
            if self.is_number(line.start) && squares.binary_search(&square).is_ok() {
                continue;
            }
            let (n_squares, n_words) = (n_in(&squares, &line), n_in(&open_words, &line));
            if n_words > 0 && (n_squares <= 1 || 2 * n_squares < n_words) {
                self.all[line].iter_mut().for_each(|mark| mark.aside = mark.aside.max(Aside::Talk));
            }
        }
        for (line, is_search) in self.lines.iter().zip(detect::search_lines(self.plain())) {
            let is_in = |squares: &str, at: usize| is_one_of(squares, &self.str(at).to_ascii_lowercase());
            let n_in_centre = |centre: &str| line.clone().filter(|at| is_in(centre, *at)).count();
            let has_side = line.clone().any(|at| "BW".contains(self.all[at].letter()));
            let n = n_in(&squares, line);
            // On 8×8 two discs may have a line, on 6×6 and 10×10 all four have one.
            let is_start = n > 1 && n_in_centre("d4 e4 d5 e5") == n
                || n == 4 && ["c3 d3 c4 d4", "e5 f5 e6 f6"].iter().any(|centre| n_in_centre(centre) == n);
            let aside = if is_search { Aside::Search } else { Aside::Start };
            if is_search || has_side && is_start {
                self.all[line.clone()].iter_mut().for_each(|mark| mark.aside = aside);
            }
        }
    }

    /// The names of tags that the text closes, and of some that HTML leaves open.
    fn tag_names(&self) -> HashSet<String> {
        let is_end = |at: &usize| self.sign(at - 1) == Some('/') && "<[".contains(self.str(at - 2));
        let ends = (2..self.all.len()).filter(is_end).map(|at| self.str(at).to_lowercase());
        ends.chain("br hr img li link meta p td tr".split(' ').map(String::from)).collect()
    }

    /// Whether a tag begins at a mark, or what is between `<style>` and its end.
    fn begins_tag(&self, mark: usize, names: &HashSet<String>) -> bool {
        let text = &self.plain()[self.all[mark].begin..];
        let inner = text.strip_prefix(['<', '[']).unwrap_or_default().trim_start_matches('/');
        let name = inner.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        names.contains(&name.to_lowercase())
            || ["<!", "<?", "style", "script"].iter().any(|begin| text.starts_with(begin))
    }

    pub(super) fn is_tag(&self, mark: usize) -> bool {
        self.all[mark].aside == Aside::Tag
    }

    /// The marks in brackets, in remarks and in web addresses.
    fn brackets(&self) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        let mut open: Vec<(char, usize)> = Vec::new();
        for at in 0..self.all.len() {
            let line = &self.lines[self.all[at].line];
            let begins_remark = match self.all[at].kind {
                _ if at > line.start && !self.is_apart(at) => false,
                TokenKind::Sign('%') => true,
                TokenKind::Sign('#') => !self.is_number(at + 1),
                TokenKind::Sign('/') => self.sign(at + 1) == Some('/'),
                _ => false,
            };
            match self.all[at].kind {
                _ if begins_remark => found.push(at..line.end),
                TokenKind::Sign(c @ ('(' | '[' | '{' | '<')) => open.push((c, at)),
                TokenKind::Sign(c @ (')' | ']' | '}' | '>')) => {
                    let opening = "([{<".chars().nth(")]}>".find(c).unwrap_or(0));
                    if let Some((_, from)) = open.pop_if(|(own, _)| Some(*own) == opening) {
                        found.push(from..at + 1);
                    }
                }
                TokenKind::Word
                    if at > 0
                        && matches!(self.str(at), "style" | "script")
                        && self.sign(at - 1) == Some('<') =>
                {
                    let is_end =
                        |end: &usize| self.str(*end) == self.str(at) && self.sign(end - 1) == Some('/');
                    found.extend((at + 1..self.all.len()).find(is_end).map(|end| at..end));
                }
                TokenKind::Word if matches!(self.str(at), "http" | "https") => {
                    let end = (at + 1..line.end).find(|next| self.is_apart(*next)).unwrap_or(line.end);
                    found.push(at..end);
                }
                _ => {}
            }
        }
        found
    }
}

/// The items of a mark whose word has these moves.
fn items(mark: TextMark, at: usize, found: Vec<(ItemKind, Range<usize>)>) -> impl Iterator<Item = Item> {
    found.into_iter().map(move |(what, bytes)| {
        let (begin, end) = (mark.begin + bytes.start, mark.begin + bytes.end);
        Item { what, begin, end, mark: at, line: mark.line, gap: Gap::Blank }
    })
}

fn n_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The square that a text in small letters begins with, and its bytes.
fn square(text: &str, is_turned: bool) -> Option<(ItemKind, usize)> {
    let n = n_digits(text.get(usize::from(!is_turned)..)?);
    let (letter, digits) = if is_turned { (n, 0..n) } else { (0, 1..1 + n) };
    let column = text[letter..].bytes().next().filter(|byte| matches!(byte, b'a'..=b'p'))? - b'a';
    let most = if is_turned { 2 } else { 4 };
    let digits = text[digits].parse().ok().filter(|_| (1..=most).contains(&n))?;
    Some((ItemKind::Square { column, digits }, 1 + n))
}

/// The length of the pass that a text begins with, if the text ends there or a move follows.
fn pass(text: &str, is_turned: bool) -> Option<usize> {
    const LENGTH_MAX: usize = 12;
    let goes_on = |rest: &str| {
        let behind = if is_turned { rest } else { &rest[n_digits(rest)..] };
        rest.is_empty() || rest.starts_with('p') || square(behind, is_turned).is_some()
    };
    let lengths = (1..=text.len().min(LENGTH_MAX)).rev().filter(|length| text.is_char_boundary(*length));
    let mut passes = lengths.filter(|length| words::word(&text[..*length]) == Some(Word::Pass));
    passes.find(|length| goes_on(&text[*length..]))
}

/// The moves of a word, which may have numbers and letters for colours between them; `None` for other words.
/// If a word begins with moves and goes wrong, its last item is [`ItemKind::Bad`].
fn moves(word: &str, known: Option<Word>, is_turned: bool) -> Option<Vec<(ItemKind, Range<usize>)>> {
    /// A word with this many squares is a game, whatever else it holds.
    const GAME_MIN: usize = 4;
    let word = &*word.to_ascii_lowercase();
    if known == Some(Word::Pass) {
        let is_weak = !(word.starts_with("pass")
            || ["pa", "ps", "paso"].contains(&word)
            || !word.is_ascii() && word.chars().count() > 1);
        return Some(vec![(ItemKind::Pass { is_weak }, 0..word.len())]);
    }
    if !word.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let mut found = Vec::new();
    let mut at = 0;
    let begins_square = |rest: &str| square(rest, is_turned).is_some();
    while at < word.len() {
        let rest = word.get(at..)?;
        let number = n_digits(rest);
        if found.is_empty() && !is_turned && (1..=3).contains(&number) && begins_square(&rest[number..]) {
            at += number;
        } else if let Some((what, length)) = square(rest, is_turned) {
            found.push((what, at..at + length));
            at += length;
        } else if rest.starts_with(['b', 'w', 'x', 'o']) && begins_square(&rest[1..]) {
            at += 1;
        } else if let Some(length) = pass(rest, is_turned).filter(|_| at > 0 || rest.len() > 2) {
            found.push((ItemKind::Pass { is_weak: false }, at..at + length));
            at += length;
        } else {
            // `h8er` is a name, `f5é` a move with a slip.
            let is_slip = found.len() > 1 || found.len() == 1 && rest.chars().count() == 1;
            if is_turned || detect::n_squares(word) < GAME_MIN && !is_slip {
                return None;
            }
            found.push((ItemKind::Bad, at..word.len()));
            break;
        }
    }
    found.iter().any(|(what, _)| !matches!(what, ItemKind::Pass { .. })).then_some(found)
}

/// The boards that have all these items, square ones first.
pub(super) fn sizes_for(items: &[Item]) -> Vec<BoardSize> {
    let squares = || {
        items.iter().filter_map(|item| match item.what {
            ItemKind::Square { column, digits } => Some((u32::from(column) + 1, digits.min(99))),
            _ => None,
        })
    };
    let width = squares().map(|square| square.0).max().unwrap_or(0);
    let height = squares().map(|square| square.1).max().unwrap_or(0);
    let fits = |size: &BoardSize| u32::from(size.width()) >= width && u32::from(size.height()) >= height;
    let mut sizes: Vec<BoardSize> = BoardSize::all().filter(fits).collect();
    sizes.sort_by_key(|size| (!size.is_square(), size.area()));
    sizes
}
