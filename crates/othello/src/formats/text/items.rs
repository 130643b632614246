//! Cuts a plain text into words, numbers and signs, and finds what may be moves among them.

use crate::formats::normal::NormalText;
use crate::record::words::{self, Word, is_together};
use crate::rules::{BoardSize, IllegalMove, Move, Position, Square};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MarkKind {
    /// Letters and digits without a gap; those of Chinese and Japanese apart from others.
    Word,
    Number,
    Sign(char),
}

/// A word, a number or a sign of the plain text.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextMark {
    pub(super) begin: usize,
    pub(super) end: usize,
    pub(super) kind: MarkKind,
    pub(super) line: usize,
    /// A remark in brackets or behind a sign: nothing in it was played.
    pub(super) is_aside: bool,
}

/// What may be a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// A column and the digits behind it, of which the last may be the number of a move: `f52d6`.
    Square { column: u8, digits: u32, n_digits: u32 },
    /// A column and a row, from 0.
    At(u8, u8),
    /// `pass`; a weak one may mean something else where no pass is due.
    Pass { is_weak: bool },
    /// What stands in a word of moves and is none.
    Bad,
}

/// What may be a move, and where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) what: What,
    pub(super) begin: usize,
    pub(super) end: usize,
    pub(super) mark: usize,
    pub(super) line: usize,
    /// Whether it is the first of its word, and of its line.
    pub(super) begins_word: bool,
    pub(super) begins_line: bool,
    /// Whether a result, an empty line, other words or the number 1 are between it and the one before.
    pub(super) is_apart: bool,
    /// Whether a result is between them.
    pub(super) follows_result: bool,
}

/// What an item does in a position.
pub(super) enum Played {
    /// The position after it, with the moves that lead there: a pass may come first.
    Moves(Position, [Option<Move>; 2]),
    Nothing,
    /// `None` where it is no square of the board.
    Wrong(Option<IllegalMove>),
}

impl Item {
    /// Plays it as the move with a number.
    pub(super) fn play(&self, position: &Position, number: usize) -> Played {
        let is_over = || position.outcome().is_some();
        let size = position.size();
        let squares: Vec<Square> = match self.what {
            What::Bad => return Played::Wrong(None),
            What::Pass { is_weak } => {
                return match position.play(Move::Pass) {
                    Ok(after) => Played::Moves(after, [Some(Move::Pass), None]),
                    Err(_) if is_weak || is_over() => Played::Nothing,
                    Err(reason) => Played::Wrong(Some(reason)),
                };
            }
            What::At(column, row) => Square::at(column.into(), row.into(), size).into_iter().collect(),
            What::Square { column, digits, n_digits } => {
                let row = |n: u32| {
                    let rest = 10_u32.checked_pow(n_digits.checked_sub(n)?)?;
                    let (row, behind) = (digits / rest, (digits % rest) as usize);
                    let is_number =
                        [number, number + 1, number.div_ceil(2), (number + 1).div_ceil(2)].contains(&behind);
                    let fits = rest == 1 || is_number;
                    Square::at(column.into(), (row as usize).checked_sub(1)?, size).filter(|_| fits)
                };
                [2, 1].into_iter().filter_map(row).collect()
            }
        };
        // Whatever is written where a side must pass.
        if squares.is_empty() && position.must_pass() {
            let after = position.play(Move::Pass).expect("a side that must pass may pass");
            return Played::Moves(after, [Some(Move::Pass), None]);
        }
        let passed = if position.must_pass() { position.play(Move::Pass).ok() } else { None };
        let before = passed.as_ref().unwrap_or(position);
        let mut wrong = None;
        for square in squares {
            match before.play(Move::Place(square)) {
                Ok(after) => {
                    let pass = passed.as_ref().map(|_| Move::Pass);
                    let mv = Some(Move::Place(square));
                    return Played::Moves(after, if pass.is_some() { [pass, mv] } else { [mv, None] });
                }
                Err(reason) => _ = wrong.get_or_insert(reason),
            }
        }
        Played::Wrong(wrong)
    }

    /// The column and the row of the smallest board that has it, from 1.
    pub(super) fn reach(&self) -> (usize, usize) {
        match self.what {
            What::Square { column, digits, .. } => (usize::from(column) + 1, (digits as usize).min(99)),
            What::At(column, row) => (usize::from(column) + 1, usize::from(row) + 1),
            What::Pass { .. } | What::Bad => (0, 0),
        }
    }
}

/// The marks of a text, and what is in each of its lines.
pub(super) struct Marks<'a> {
    pub(super) text: &'a NormalText<'a>,
    pub(super) all: Vec<TextMark>,
    /// The marks of each line.
    pub(super) lines: Vec<std::ops::Range<usize>>,
}

impl<'a> Marks<'a> {
    pub(super) fn of(text: &'a NormalText<'a>) -> Marks<'a> {
        let plain = text.text();
        let mut marks = Marks { text, all: Vec::new(), lines: Vec::new() };
        let (mut at, mut line_begin) = (0, 0);
        while let Some(first) = plain[at..].chars().next() {
            let begin = at;
            let kind = match first {
                '\n' => {
                    marks.lines.push(line_begin..marks.all.len());
                    line_begin = marks.all.len();
                    at += 1;
                    continue;
                }
                c if c.is_alphanumeric() => {
                    at += word(&plain[at..]);
                    let is_number = plain[begin..at].bytes().all(|byte| byte.is_ascii_digit());
                    if is_number { MarkKind::Number } else { MarkKind::Word }
                }
                c => {
                    at += c.len_utf8();
                    if c.is_whitespace() {
                        continue;
                    }
                    MarkKind::Sign(c)
                }
            };
            marks.all.push(TextMark { begin, end: at, kind, line: marks.lines.len(), is_aside: false });
        }
        marks.lines.push(line_begin..marks.all.len());
        marks
    }

    pub(super) fn str(&self, mark: usize) -> &'a str {
        let TextMark { begin, end, .. } = self.all[mark];
        // The plain text lives as long as the text it was made from.
        &self.plain()[begin..end]
    }

    pub(super) fn plain(&self) -> &'a str {
        self.text.text()
    }

    pub(super) fn sign(&self, mark: usize) -> Option<char> {
        match self.all.get(mark)?.kind {
            MarkKind::Sign(c) => Some(c),
            _ => None,
        }
    }

    /// Whether a gap is before a mark.
    pub(super) fn is_apart(&self, mark: usize) -> bool {
        mark == 0 || self.all[mark - 1].end < self.all[mark].begin
    }

    pub(super) fn is_number(&self, mark: usize) -> bool {
        self.all.get(mark).is_some_and(|mark| mark.kind == MarkKind::Number)
    }

    /// Whether a mark is a word that says nothing known.
    pub(super) fn is_unknown(&self, mark: usize, items: &[Item]) -> bool {
        let is_item = items.binary_search_by_key(&mark, |item| item.mark).is_ok();
        self.all[mark].kind == MarkKind::Word && !is_item && {
            let word = self.str(mark);
            word.len() > 1 && words::word(word).is_none()
        }
    }

    /// The end of a score such as `40-24` that begins at a mark.
    pub(super) fn score(&self, mark: usize) -> Option<usize> {
        let is_short = |mark: usize| self.is_number(mark) && self.str(mark).len() <= 3;
        let is_between = |mark: usize| matches!(self.sign(mark), Some('-' | ':'));
        let tight_sign =
            |mark: usize| self.sign(mark).is_some_and(|c| "-/.:+#".contains(c)) && !self.is_apart(mark);
        let before =
            mark > 0 && !self.is_apart(mark) && self.sign(mark - 1).is_some_and(|c| "-/.:+#".contains(c));
        let is_score = is_short(mark) && is_between(mark + 1) && is_short(mark + 2) && !before;
        (is_score && !(tight_sign(mark + 3) && self.is_number(mark + 4))).then_some(mark + 3)
    }

    /// The items of the text, with their columns first or their rows.
    pub(super) fn items(&self, is_turned: bool) -> Vec<Item> {
        let mut items = Vec::new();
        for (at, mark) in self.all.iter().enumerate().filter(|(_, mark)| mark.kind == MarkKind::Word) {
            let word = self.str(at).to_ascii_lowercase();
            let found = if is_turned { turned(&word) } else { straight(&word) };
            let Some(found) = found else {
                let is_pass = words::word(&word) == Some(Word::Pass);
                if is_pass {
                    let is_weak = !(word.starts_with("pass")
                        || ["pa", "ps", "paso", "passo"].contains(&&*word)
                        || !word.is_ascii() && word.chars().count() > 1);
                    items.push(Item::new(What::Pass { is_weak }, *mark, at, (mark.begin, mark.end)));
                }
                // A game with a slip is no word.
                if n_pairs(&word) >= GAME_MIN {
                    items.push(Item::new(What::Bad, *mark, at, (mark.begin, mark.end)));
                }
                continue;
            };
            for (n, (what, begin, end)) in found.into_iter().enumerate() {
                let mut item = Item::new(what, *mark, at, (mark.begin + begin, mark.begin + end));
                item.begins_word = n == 0;
                items.push(item);
            }
        }
        self.set_apart(&mut items);
        items
    }

    /// Notes what is between each item and the one before.
    fn set_apart(&self, items: &mut [Item]) {
        let is_square = |item: &Item| !matches!(item.what, What::Pass { .. });
        let mut before: Option<(usize, usize)> = None;
        let known: Vec<Item> = items.to_vec();
        for item in items.iter_mut() {
            let Some((mark, line)) = before.replace((item.mark, item.line)) else {
                item.begins_line = true;
                continue;
            };
            let between = mark + 1..item.mark;
            item.begins_line = item.line != line;
            item.follows_result = between.clone().any(|at| {
                self.score(at).is_some_and(|end| end <= item.mark)
                    || self.sign(at) == Some('*')
                        && self.all.get(at + 1).is_none_or(|next| next.line != self.all[at].line)
            });
            let is_blank = (line + 1..item.line).any(|line| self.lines[line].is_empty());
            let has_words = || {
                (line + 1..item.line)
                    .any(|line| self.lines[line].clone().any(|at| self.is_unknown(at, &known)))
            };
            let is_first =
                || self.lines[item.line].start < item.mark && self.str(self.lines[item.line].start) == "1";
            let is_far = item.line > line && (is_blank || has_words() || is_first() || item.follows_result);
            item.is_apart = is_far && is_square(item) || item.follows_result;
        }
    }

    /// Marks remarks: words in brackets, what follows a sign for remarks, addresses.
    pub(super) fn set_asides(&mut self, items: &[Item]) {
        let mut squares = vec![0_usize; self.all.len() + 1];
        let mut unknown = vec![0_usize; self.all.len() + 1];
        for item in items.iter().filter(|item| !matches!(item.what, What::Pass { .. })) {
            squares[item.mark + 1] += 1;
        }
        for at in 0..self.all.len() {
            squares[at + 1] += squares[at];
            unknown[at + 1] = unknown[at] + usize::from(self.is_unknown(at, items));
        }
        let n_all = squares[self.all.len()];
        let is_remark = |from: usize, to: usize| {
            let inside = squares[to] - squares[from];
            unknown[to] > unknown[from] && inside * 2 <= n_all
        };
        let mut asides = Vec::new();
        let mut open: Vec<(char, usize)> = Vec::new();
        for at in 0..self.all.len() {
            let line_end = self.lines[self.all[at].line].end;
            let begins_line = at == self.lines[self.all[at].line].start;
            match self.all[at].kind {
                MarkKind::Sign(c @ ('(' | '[' | '{' | '<')) => open.push((c, at)),
                MarkKind::Sign(c @ (')' | ']' | '}' | '>')) => {
                    let opening = "([{<".chars().nth(")]}>".find(c).unwrap_or(0));
                    if let Some((_, from)) = open.pop_if(|(own, _)| Some(*own) == opening)
                        && is_remark(from, at)
                    {
                        asides.push(from..at + 1);
                    }
                }
                MarkKind::Sign(c @ ('#' | '%' | '/')) if self.is_apart(at) || begins_line => {
                    let is_double = c != '/' || self.sign(at + 1) == Some('/');
                    let is_number = c == '#' && self.is_number(at + 1) && !self.is_apart(at + 1);
                    if is_double && !is_number && unknown[line_end] > unknown[at] {
                        asides.push(at..line_end);
                    }
                }
                MarkKind::Word
                    if matches!(self.str(at), "http" | "https") && self.sign(at + 1) == Some(':') =>
                {
                    let end = (at + 1..line_end).find(|next| self.is_apart(*next)).unwrap_or(line_end);
                    if (squares[end] - squares[at]) * 2 <= n_all {
                        asides.push(at..end);
                    }
                }
                _ => {}
            }
        }
        for aside in asides {
            self.all[aside].iter_mut().for_each(|mark| mark.is_aside = true);
        }
    }
}

impl Item {
    fn new(what: What, at: TextMark, mark: usize, (begin, end): (usize, usize)) -> Item {
        Item {
            what,
            begin,
            end,
            mark,
            line: at.line,
            begins_word: true,
            begins_line: false,
            is_apart: false,
            follows_result: false,
        }
    }

    /// A move that is written in another way, in a row without lines.
    pub(super) fn plain(what: What, begin: usize, end: usize) -> Item {
        let at = TextMark { begin, end, kind: MarkKind::Word, line: 0, is_aside: false };
        Item::new(what, at, 0, (begin, end))
    }
}

/// The bytes of the word that a text begins with.
fn word(text: &str) -> usize {
    let first = text.chars().next().is_some_and(is_together);
    let is_mark = |c: char| !c.is_ascii() && unicode_normalization::char::is_combining_mark(c);
    let goes_on = |c: char| (c.is_alphanumeric() || is_mark(c)) && is_together(c) == first;
    text.find(|c: char| !goes_on(c)).unwrap_or(text.len())
}

/// So many squares in a word are a game, whatever else is in it.
const GAME_MIN: usize = 4;

fn n_pairs(word: &str) -> usize {
    let is_square = |pair: &&[u8]| matches!(pair, [b'a'..=b'p', b'1'..=b'9']);
    word.as_bytes().windows(2).filter(is_square).count()
}

fn n_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn column(text: &str) -> Option<u8> {
    text.bytes().next().filter(|byte| matches!(byte, b'a'..=b'p')).map(|byte| byte - b'a')
}

fn square(text: &str) -> Option<(What, usize)> {
    let column = column(text)?;
    let n = n_digits(&text[1..]);
    let digits = text[1..1 + n].parse().ok().filter(|_| (1..=4).contains(&n))?;
    Some((What::Square { column, digits, n_digits: n as u32 }, 1 + n))
}

/// The pass that a word goes on with, if it ends there or a move follows.
fn pass(text: &str) -> Option<usize> {
    const PASSES: [&str; 9] = ["passed", "passen", "passe", "passo", "pass", "paso", "pa", "ps", "p"];
    let goes_on = |rest: &str| {
        let behind = &rest[n_digits(rest)..];
        rest.is_empty() || square(behind).is_some() || pass(rest).is_some()
    };
    let fits = |pass: &&str| text.strip_prefix(*pass).is_some_and(goes_on);
    PASSES.into_iter().find(fits).map(str::len)
}

/// The moves of a word in small letters, with numbers and the letters of colours between them; `None` for
/// any other word. A word that begins with moves has what is wrong in it as its last.
fn straight(word: &str) -> Option<Vec<(What, usize, usize)>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < word.len() {
        let rest = &word[at..];
        if !rest.is_char_boundary(0) {
            return None;
        }
        let number = n_digits(rest);
        if number > 0 && found.is_empty() && number <= 3 && square(&rest[number..]).is_some() {
            at += number;
            continue;
        }
        if let Some((what, length)) = square(rest) {
            found.push((what, at, at + length));
            at += length;
        } else if rest.len() > 1 && rest.starts_with(['b', 'w', 'x', 'o']) && square(&rest[1..]).is_some() {
            at += 1;
        } else if at > 0 && words::word(rest) == Some(Word::Pass) {
            found.push((What::Pass { is_weak: false }, at, word.len()));
            break;
        } else if let Some(length) = pass(rest).filter(|_| at > 0 || rest.len() > 2) {
            found.push((What::Pass { is_weak: false }, at, at + length));
            at += length;
        } else {
            // `h8er` is a name, `f5é` a move with a slip.
            let is_name = found.len() < 2 && rest.chars().count() > 1;
            if found.is_empty() || is_name {
                return None;
            }
            found.push((What::Bad, at, word.len()));
            break;
        }
    }
    found.iter().any(|(what, ..)| matches!(what, What::Square { .. })).then_some(found)
}

/// The moves of a word whose rows come first.
fn turned(word: &str) -> Option<Vec<(What, usize, usize)>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < word.len() {
        let rest = &word[at..];
        let n = n_digits(rest);
        if (1..=2).contains(&n)
            && let Some(column) = column(&rest[n..])
            && let Ok(digits) = rest[..n].parse()
        {
            found.push((What::Square { column, digits, n_digits: n as u32 }, at, at + n + 1));
            at += n + 1;
        } else {
            let length = pass(rest).filter(|_| !found.is_empty())?;
            found.push((What::Pass { is_weak: false }, at, at + length));
            at += length;
        }
    }
    (!found.is_empty()).then_some(found)
}

/// Whether a plain text has a letter beside a digit.
pub(super) fn has_squares(plain: &str) -> bool {
    let is_move = |pair: &[u8]| {
        let is_column = |byte: u8| matches!(byte.to_ascii_lowercase(), b'a'..=b'p');
        is_column(pair[0]) && pair[1].is_ascii_digit() || pair[0].is_ascii_digit() && is_column(pair[1])
    };
    plain.as_bytes().windows(2).any(is_move)
}

/// A size of board that has all these items.
pub(super) fn sizes_for(items: &[Item]) -> Vec<BoardSize> {
    let reach =
        items.iter().map(Item::reach).fold((0, 0), |most, own| (most.0.max(own.0), most.1.max(own.1)));
    let fits =
        |size: &BoardSize| usize::from(size.width()) >= reach.0 && usize::from(size.height()) >= reach.1;
    let mut sizes: Vec<BoardSize> = BoardSize::all().filter(fits).collect();
    sizes.sort_by_key(|size| (!size.is_square(), size.area()));
    sizes
}
