//! Finds boards among the lines of a text: rows of equally many cells, one below the other. Cells stand
//! side by side, between separators, or below the names of the columns. Rows may have names: 1 to 8, 8 to 1,
//! or a to h. The reader leaves out frames, margins and words behind a row.
//!
//! The reader tries every way to cut the lines into rows, those with names first, and prefers square boards.

use super::{columns, signs};
use crate::rules::{BoardSize, Color};
use std::ops::Range;
use std::sync::LazyLock;

pub(super) struct Block {
    pub cells: Vec<Option<Color>>,
    pub size: BoardSize,
    /// The numbers of its lines in the text, and the words behind each row.
    pub lines: Range<usize>,
    pub words: Vec<String>,
}

/// The cells of a row, and what follows them.
type Row = (Vec<char>, String);

#[derive(Clone, Copy)]
enum Cut<'a> {
    Signs,
    Between(char),
    /// Cells stand below the names of the columns, at these places in the line.
    Below(&'a [usize]),
}

const CUTS: [Cut; 5] =
    [Cut::Signs, Cut::Between('|'), Cut::Between('\t'), Cut::Between(','), Cut::Between(';')];
const SIDES: [usize; 7] = [4, 6, 8, 10, 12, 14, 16];
/// What stands between squares or around them.
const BETWEEN: &str = "|[](){},;\"'`";
/// The most bytes of a line that is read as a row.
const LINE_MAX: usize = 400;
const LETTERS: &str = "abcdefghijklmnop";

/// The names of rows from top to bottom: numbers, letters, Chinese numbers, the numbers backwards, and none.
static NAMES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let numbers = |n: usize| (1..=n).map(|n| n.to_string());
    let letters = |all: &str| all.chars().map(String::from).collect();
    let mut systems = vec![numbers(16).collect(), letters(LETTERS), letters("一二三四五六七八九十")];
    systems.extend(SIDES.map(|side| numbers(side).rev().collect()));
    systems.push(Vec::new());
    systems
});

/// The lines of a text; the head of a line that names the columns holds whether it does so backwards.
struct Drawing {
    lines: Vec<String>,
    heads: Vec<Option<bool>>,
    /// Whether empty lines may stand between rows.
    skips_blank: bool,
}

/// The boards of some lines, including boards without discs.
pub(super) fn blocks(lines: &[&str]) -> Vec<Block> {
    let mut drawing = Drawing::new(cleaned(lines));
    let mut found = drawing.blocks();
    if found.is_empty() {
        // Empty lines separate boards; if that finds no board, they may separate rows.
        drawing.skips_blank = true;
        found = drawing.blocks();
    }
    if found.is_empty() { drawing.with_blanks().into_iter().collect() } else { found }
}

/// What mails, servers and tables write for a sign.
const WRITTEN: [(&str, &str); 10] = [
    (":black_circle:", "X"),
    (":white_circle:", "O"),
    (":black_large_square:", "-"),
    (":white_large_square:", "-"),
    (":green_square:", "-"),
    (":green_circle:", "-"),
    ("\"black\"", "X"),
    ("\"white\"", "O"),
    ("\"empty\"", "-"),
    ("null", "-"),
];

/// The lines without what mails, servers and tables put around them; a -1 among numbers becomes a 2.
fn cleaned(lines: &[&str]) -> Vec<String> {
    let mut text = lines.join("\n");
    if text.starts_with('[') || text.contains(":black_circle:") {
        text = WRITTEN.into_iter().fold(text, |text, (word, sign)| text.replace(word, sign));
    }
    let n_minus = text.matches('-').count();
    if n_minus > 0 && n_minus == text.matches("-1").count() && text.contains('0') {
        text = text.replace("-1", "2");
    }
    let begins = |line: &str, sign| line.trim_start().starts_with(sign);
    let is_margin = |line: &str| begins(line, '>') || begins(line, '|') && line.matches('|').count() == 1;
    let has_margin = text.lines().filter(|line| is_margin(line)).count() >= SIDES[0];
    let clean = |line: &str| {
        if has_margin && is_margin(line) {
            // Blanks replace the margin, so that the columns keep their places.
            let drawn = line.trim_start_matches(['>', '|', ' ']);
            " ".repeat(line.len() - drawn.len()) + drawn
        } else if line.contains("<td") || line.contains("<th") {
            "|".to_owned() + &without_tags(&line.replace("</td>", "|").replace("</th>", "|"))
        } else {
            line.to_owned()
        }
    };
    text.lines().map(clean).collect()
}

fn without_tags(line: &str) -> String {
    let parts = line.split('<').enumerate();
    parts.filter_map(|(n, part)| if n == 0 { Some(part) } else { Some(part.split_once('>')?.1) }).collect()
}

impl Drawing {
    fn new(lines: Vec<String>) -> Drawing {
        let heads = lines.iter().map(|line| columns(line)).collect();
        Drawing { lines, heads, skips_blank: false }
    }

    fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut at = 0;
        while at < self.lines.len() {
            let mut end = at + 1;
            if self.lines[at].len() <= LINE_MAX && !self.lines[at].trim_matches(' ').is_empty() {
                let found = match self.block(at, &mut end) {
                    Some(block) => vec![block],
                    None => self.beside(at),
                };
                end = found.iter().map(|block| block.lines.end).max().unwrap_or(end);
                blocks.extend(found);
            }
            at = end;
        }
        blocks
    }

    /// The board that begins in this line; moves `end` behind the longest run of rows that was tried.
    fn block(&self, at: usize, end: &mut usize) -> Option<Block> {
        let n_lines = self.lines.len();
        let near = (at.saturating_sub(3)..at).rev().chain(at..n_lines.min(at + 2 * SIDES.len() + 5));
        let head = near.into_iter().find(|line| self.heads[*line].is_some());
        let head_line = head.map_or("", |line| &*self.lines[line]);
        let is_letter = |c: &char| LETTERS.contains(c.to_ascii_lowercase());
        let places = head_line.chars().enumerate().filter(|(_, c)| is_letter(c));
        let places: Vec<usize> = places.map(|(at, _)| at).collect();
        let is_square = |rows: &[Row]| rows.len() == rows[0].0.len();
        let block = |names: &[String], mut rows: Vec<Row>, behind: usize| {
            let numbers = rows.iter().map(|(_, words)| words.parse().ok()).collect::<Option<Vec<usize>>>();
            let is_plain = numbers.is_some() || rows.iter().all(|(_, words)| words.is_empty());
            // Several boards side by side are not one wide board.
            let has_gap = names.is_empty() && self.lines[at].trim().contains("  ");
            if !is_square(&rows) && (has_gap || !is_plain) {
                return None;
            }
            let n_rows = rows.len();
            if is_turned(names) || numbers.is_some_and(|numbers| (1..=n_rows).rev().eq(numbers)) {
                rows.reverse();
            }
            if !names.is_empty() && head.is_some_and(|line| self.heads[line] == Some(true)) {
                rows.iter_mut().for_each(|(cells, _)| cells.reverse());
            }
            // Letters name the rows and digits the columns: the board is transposed.
            let has_letters = names.first().is_some_and(|name| name == "a");
            if has_letters && is_square(&rows) && head_line.contains(|c: char| c.is_ascii_digit()) {
                let column = |at: usize| (rows.iter().map(|row| row.0[at]).collect(), rows[at].1.clone());
                rows = (0..rows.len()).map(column).collect();
            }
            Block::new(rows, at..behind)
        };
        NAMES.iter().find_map(|names| {
            if names.first().is_some_and(|name| after_name(&self.lines[at], name).is_none()) {
                return None;
            }
            let below = Some(Cut::Below(&places)).filter(|_| !names.is_empty());
            let cuts = CUTS.into_iter().chain(below);
            let rows = cuts.flat_map(|cut| SIDES.map(|width| self.rows(at, names, cut, width)));
            let is_whole = |(rows, _): &(Vec<Row>, usize)| {
                rows.len() > 1 && (!is_turned(names) || rows.len() == names.len())
            };
            let mut found: Vec<(Vec<Row>, usize)> = rows.filter(is_whole).collect();
            *end = found.iter().map(|(_, behind)| *behind).max().unwrap_or(0).max(*end);
            found.sort_by_key(|(rows, _)| !is_square(rows));
            found.into_iter().find_map(|(rows, behind)| block(names, rows, behind))
        })
    }

    /// The rows from a line on, and the line behind them.
    fn rows(&self, at: usize, names: &[String], cut: Cut, width: usize) -> (Vec<Row>, usize) {
        let (mut rows, mut behind) = (Vec::new(), at);
        for (index, line) in self.lines.iter().enumerate().skip(at) {
            let found = match names.get(rows.len()) {
                _ if self.heads[index].is_some() => None,
                None if names.is_empty() => row(line, cut, width, ""),
                None => None,
                Some(name) => match after_name(line, name) {
                    Some(content) => {
                        let content = if matches!(cut, Cut::Below(_)) { line } else { content };
                        // A point behind a name belongs to it, or is an empty square.
                        let bare = content.trim_start_matches("**").trim_start_matches(['.', ':', ')']);
                        match row(content, cut, width, name).or_else(|| row(bare, cut, width, name)) {
                            // All rows with names are cut in the same way.
                            None => return (Vec::new(), at),
                            found => found,
                        }
                    }
                    None => None,
                },
            };
            let may_skip = self.skips_blank || !names.is_empty() || !line.trim().is_empty();
            match found {
                Some(row) => {
                    rows.push(row);
                    behind = index + 1;
                }
                None if index > at && is_frame(line) && may_skip => {}
                None => break,
            }
        }
        (rows, behind)
    }

    /// Boards beside each other, with several blanks between them, that begin in this line.
    fn beside(&self, at: usize) -> Vec<Block> {
        let parts = |line: &String| -> Vec<String> {
            let parts = line.split('\t').flat_map(|part| part.split("  "));
            parts.map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
        };
        let n_parts = parts(&self.lines[at]).len();
        let rows = self.lines[at..].iter().take(2 * SIDES.len() + 3).map(parts);
        let rows: Vec<Vec<String>> = rows.take_while(|row| row.len() == n_parts).collect();
        if !(2..=8).contains(&n_parts) || rows.len() < SIDES[0] {
            return Vec::new();
        }
        let board = |part: usize| {
            let column = Drawing::new(rows.iter().map(|row| row[part].clone()).collect());
            let block = column.block(0, &mut 0)?;
            Some(Block { lines: at..at + block.lines.end, ..block })
        };
        (0..n_parts).map(board).collect::<Option<_>>().unwrap_or_default()
    }

    /// The square board whose empty squares are blanks; every line is a row, except those that name columns.
    fn with_blanks(&self) -> Option<Block> {
        let rows = || self.lines.iter().zip(&self.heads).filter(|(_, head)| head.is_none());
        let n_rows = rows().count();
        let begins_with_digit =
            |line: &str| line.is_empty() || line.starts_with(|c: char| c.is_ascii_digit());
        let first = usize::from(rows().all(|(line, _)| begins_with_digit(line)));
        let places: Vec<usize> = (first..n_rows + first).take(LINE_MAX).collect();
        let row = |(line, _): (&String, _)| {
            let is_drawn = line.chars().skip(first).all(|c| c == ' ' || signs::side(c).is_some());
            below(line, &places, n_rows).filter(|(_, words)| is_drawn && words.is_empty())
        };
        let block = Block::new(rows().map(row).collect::<Option<_>>()?, 0..self.lines.len())?;
        (block.cells.iter().flatten().count() >= SIDES[0]).then_some(block)
    }
}

/// Whether the names of rows count down from top to bottom.
fn is_turned(names: &[String]) -> bool {
    names.last().is_some_and(|last| last == "1")
}

fn after_name<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || "|([\"'".contains(c));
    let line = line.strip_prefix("**").unwrap_or(line);
    let begin = line.get(..name.len()).filter(|begin| begin.eq_ignore_ascii_case(name))?;
    Some(&line[begin.len()..])
}

/// Whether a line is blank or drawn around a board.
fn is_frame(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || matches!(c, '\u{2500}'..='\u{257F}') || "+=|-_~:`".contains(c))
}

impl Block {
    fn new(rows: Vec<Row>, lines: Range<usize>) -> Option<Block> {
        let (height, width) = (rows.len(), rows.first()?.0.len());
        let size = BoardSize::new(width as u32, height as u32).ok()?;
        let (cells, words): (Vec<Vec<char>>, Vec<String>) = rows.into_iter().unzip();
        Some(Block { cells: signs::decode(&cells.concat(), width)?, size, lines, words })
    }

    pub(super) fn has_disc(&self) -> bool {
        self.cells.iter().any(Option::is_some)
    }
}

/// The cells of a line without its name, if it is a row of that width.
fn row(line: &str, cut: Cut, width: usize, name: &str) -> Option<Row> {
    match cut {
        Cut::Between(sign) => Some((cells(line, sign, width)?, String::new())),
        Cut::Below(places) => below(line, places, width),
        Cut::Signs => {
            let (row, rest) = first_signs(line, width)?;
            let is_around = |c: char| c.is_whitespace() || "|<>".contains(c);
            let words = rest.trim_matches(is_around);
            let tail = words.strip_prefix(name).filter(|_| !name.is_empty());
            let n_letters = words.chars().take_while(|c| c.is_alphabetic()).count();
            let is_beside = words.bytes().all(|byte| byte.is_ascii_digit()) || n_letters >= 3;
            let is_apart = words.is_empty() || rest.starts_with(is_around);
            (tail.is_some() || is_apart && is_beside).then(|| (row, tail.unwrap_or(words).trim().to_owned()))
        }
    }
}

/// The cells between separators, blank where they are empty.
fn cells(line: &str, separator: char, width: usize) -> Option<Vec<char>> {
    let list = line.trim_end_matches(' ').strip_suffix("],").unwrap_or(line);
    let mut parts: Vec<&str> = list.split(separator).collect();
    let is_outside = |part: &&str| part.trim().chars().all(|c| c.is_ascii_digit() || c == '.' || c == '*');
    // An empty part at an end lies outside the frame; the loop removes the first part first if it is empty.
    let is_first = parts[0].is_empty();
    if separator == '|' && is_first && parts.len() > 2 && parts[parts.len() - 1].is_empty() {
        parts = parts[1..parts.len() - 1].to_vec();
    }
    for at_begin in [is_first, !is_first] {
        let at = if at_begin { 0 } else { parts.len() - 1 };
        if parts.len() > width && is_outside(&parts[at]) {
            parts.remove(at);
        }
    }
    if parts.len() != width {
        return None;
    }
    let cell = |part: &str| {
        let part = part.trim_matches(|c: char| c.is_whitespace() || "\"'[]()".contains(c));
        let drawn = part.trim_matches('_');
        let mut signs = if drawn.is_empty() { part.chars() } else { drawn.chars() };
        let first = signs.next().unwrap_or(' ');
        signs.all(|c| c == first).then_some(first)
    };
    parts.into_iter().map(cell).collect()
}

/// The first signs of a row and the rest of it.
fn first_signs(row: &str, width: usize) -> Option<(Vec<char>, &str)> {
    // Some programs number the legal moves, beyond 9 too.
    let words: Vec<&str> = row.split_whitespace().collect();
    let is_number = |word: &&str| word.len() == 2 && word.parse::<u8>().is_ok();
    if words.len() == width && words.iter().any(is_number) {
        let one = |word: &&str| if is_number(word) { Some('·') } else { word.parse().ok() };
        return words.iter().map(one).collect::<Option<_>>().map(|row| (row, ""));
    }
    let is_sign = |(_, c): &(usize, char)| !c.is_whitespace() && !BETWEEN.contains(*c);
    let signs: Vec<(usize, char)> = row.char_indices().filter(is_sign).take(width).collect();
    let (at, c) = *signs.last()?;
    let rest = row[at + c.len_utf8()..].trim_start_matches(|c: char| BETWEEN.contains(c));
    (signs.len() == width).then(|| (signs.into_iter().map(|(_, c)| c).collect(), rest))
}

/// The squares of a row below the names of the columns, blank where they are empty.
fn below(row: &str, places: &[usize], width: usize) -> Option<Row> {
    let signs: Vec<char> = row.chars().collect();
    let (first, last) = (*places.first()?, *places.last()?);
    let is_clear =
        (first..last).all(|at| places.contains(&at) || signs.get(at).is_none_or(|c| c.is_whitespace()));
    let row = places.iter().map(|at| signs.get(*at).copied().unwrap_or(' ')).collect();
    let words: String = signs.iter().skip(last + 1).collect();
    let words = words.trim().trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
    (places.len() == width && is_clear).then_some((row, words))
}
