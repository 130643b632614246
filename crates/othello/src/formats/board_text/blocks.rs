//! Boards among the lines of a text: as many cells in each row, one row below the other. Cells are signs side
//! by side, or stand between separators or below the names of the columns. Rows may have names, 1 to 8 or a
//! to h, from either end. Frames, margins and words behind a row are no cells.

use super::{columns, signs};
use crate::rules::{BoardSize, Color};
use std::ops::Range;

/// A board that was found.
pub(super) struct Block {
    pub cells: Vec<Option<Color>>,
    pub size: BoardSize,
    /// Its lines, and the words behind its rows.
    pub lines: Range<usize>,
    pub words: Vec<String>,
}

/// The cells of a row, and what follows them.
type Row = (Vec<char>, String);

/// How a line is cut into cells.
#[derive(Clone, Copy)]
enum Cut<'a> {
    Signs,
    Between(char),
    /// Below the names of the columns, which have these places.
    Below(&'a [usize]),
}

const CUTS: [Cut; 5] =
    [Cut::Signs, Cut::Between('|'), Cut::Between('\t'), Cut::Between(','), Cut::Between(';')];
const SIDES: [usize; 7] = [4, 6, 8, 10, 12, 14, 16];
/// What stands between squares or around them.
const BETWEEN: &str = "|[](){},;\"'`";
/// No row of a drawing is longer.
const LINE_MAX: usize = 400;
const LETTERS: &str = "abcdefghijklmnop";

/// The boards of some lines.
pub(super) fn blocks(plain: &str) -> Vec<Block> {
    let lines = cleaned(plain);
    let found = blocks_in(&lines, false);
    // Empty lines stand between boards or, where there would be none, between rows.
    let found = if found.is_empty() { blocks_in(&lines, true) } else { found };
    if found.is_empty() { with_blanks(&lines).into_iter().collect() } else { found }
}

/// The board whose empty squares are blanks and nothing else: as many lines as the longest of them has signs.
fn with_blanks(lines: &[String]) -> Option<Block> {
    let rows: Vec<&String> = lines.iter().filter(|line| columns(line).is_none()).collect();
    let begins_with_digit =
        |line: &&String| line.is_empty() || line.starts_with(|c: char| c.is_ascii_digit());
    let first = usize::from(rows.iter().all(begins_with_digit));
    let places: Vec<usize> = (first..rows.len() + first).take(LINE_MAX).collect();
    let row = |line: &&String| {
        let is_drawn = line.chars().skip(first).all(|c| c == ' ' || signs::side(c).is_some());
        below(line, &places, rows.len()).filter(|(_, words)| is_drawn && words.is_empty())
    };
    let block = Block::new(rows.iter().map(row).collect::<Option<_>>()?, 0..lines.len())?;
    (block.cells.iter().flatten().count() >= SIDES[0]).then_some(block)
}

fn blocks_in(lines: &[String], skips_blank: bool) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let mut end = at + 1;
        if lines[at].len() <= LINE_MAX && !lines[at].trim_matches(' ').is_empty() {
            let found = match named(lines, at) {
                Some(block) => vec![block],
                None => match unnamed(lines, at, skips_blank, &mut end) {
                    Some(block) => vec![block],
                    None => beside(lines, at),
                },
            };
            end = found.iter().map(|block| block.lines.end).max().unwrap_or(end);
            blocks.extend(found);
        }
        at = end;
    }
    blocks
}

/// What mails, servers and tables write for a sign.
const WRITTEN: [(&str, &str); 11] = [
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
    ("],[", "],\n["),
];

/// The lines without what mails, servers and tables put around them.
fn cleaned(text: &str) -> Vec<String> {
    let mut text = text.to_owned();
    if text.starts_with('[') || text.contains(":black_circle:") {
        text = WRITTEN.into_iter().fold(text, |text, (word, sign)| text.replace(word, sign));
        text = text.replace("],  [", "],\n[");
    }
    let n_minus = text.matches('-').count();
    if n_minus > 0 && n_minus == text.matches("-1").count() && text.contains('0') {
        text = text.replace("-1", "2");
    }
    let is_margin = |line: &str| line.trim_start().starts_with('|') && line.matches('|').count() == 1;
    let has_margin = text.lines().filter(|line| is_margin(line)).count() >= 4;
    let is_quoted = text.lines().filter(|line| line.starts_with('>')).count() >= 4;
    let clean = |line: &str| {
        // The blanks that are left say where columns are.
        let quoted = if is_quoted { line.trim_start_matches(['>', ' ']) } else { line };
        let line = match line.starts_with('>') {
            true => " ".repeat(line.len() - quoted.len()) + quoted,
            false => line.to_owned(),
        };
        let line = if has_margin && is_margin(&line) { line.replacen('|', " ", 1) } else { line };
        let n_double = line.matches("||").count();
        if line.contains("<td") || line.contains("<th") {
            "|".to_owned() + &without_tags(&line.replace("</td>", "|").replace("</th>", "|"))
        } else if line.matches('&').count() >= 3 {
            line.split("\\\\").next().unwrap_or_default().replace('&', "|")
        } else if n_double >= 3 && !line.contains("|||") && line.matches('|').count() <= 2 * n_double + 1 {
            line.replace("||", "|")
        } else {
            line
        }
    };
    text.lines().map(clean).collect()
}

fn without_tags(line: &str) -> String {
    let parts = line.split('<').enumerate();
    parts.filter_map(|(n, part)| if n == 0 { Some(part) } else { Some(part.split_once('>')?.1) }).collect()
}

/// A board whose first row has a name in this line.
fn named(lines: &[String], at: usize) -> Option<Block> {
    let numbers = |sides: &mut dyn Iterator<Item = usize>| sides.map(|n| n.to_string()).collect::<Vec<_>>();
    let mut systems = vec![
        numbers(&mut (1..=16)),
        LETTERS.chars().map(String::from).collect(),
        "一二三四五六七八九十".chars().map(String::from).collect(),
    ];
    systems.extend(SIDES.map(|side| numbers(&mut (1..=side).rev())));
    systems.iter().find_map(|names| {
        let mut rows: Vec<(usize, &str)> = Vec::new();
        for (index, line) in lines.iter().enumerate().skip(at) {
            match names.get(rows.len()).and_then(|name| after_name(line, name)) {
                Some(content) => rows.push((index, content)),
                None if is_frame(line) && index > at && rows.len() < names.len() => {}
                None => break,
            }
        }
        let height = rows.len();
        let is_turned = names[0] != "a" && names[names.len() - 1] == "1";
        if !SIDES.contains(&height) || is_turned && height != names.len() {
            return None;
        }
        let end = rows[height - 1].0 + 1;
        let head = (at.saturating_sub(3)..at).rev().chain(end..lines.len().min(end + 3));
        let head = head.map(|line| &lines[line]).find(|line| columns(line).is_some());
        let is_letter = |c: &char| LETTERS.contains(c.to_ascii_lowercase());
        let places = head.into_iter().flat_map(|line| line.chars().enumerate());
        let places: Vec<usize> = places.filter(|(_, c)| is_letter(c)).map(|(at, _)| at).collect();
        let cut_rows = |cut: Cut, width: usize, is_bare: bool| {
            let row = |(n, (index, content)): (usize, &(usize, &str))| match cut {
                Cut::Below(_) => row(&lines[*index], cut, width, None),
                // A point behind a name belongs to it, or is an empty square.
                _ if is_bare => {
                    let content = content.trim_start_matches("**").trim_start_matches(['.', ':', ')']);
                    row(content, cut, width, Some(&names[n]))
                }
                _ => row(content, cut, width, Some(&names[n])),
            };
            rows.iter().enumerate().map(row).collect::<Option<Vec<Row>>>()
        };
        let cuts = || {
            let plain = [false, true].into_iter().flat_map(|is_bare| CUTS.map(|cut| (cut, is_bare)));
            plain.chain([(Cut::Below(&places), false)])
        };
        let widths = std::iter::once(height).chain(SIDES.into_iter().filter(|side| *side != height));
        let mut block = widths.into_iter().find_map(|width| {
            cuts().find_map(|(cut, is_bare)| {
                let rows = cut_rows(cut, width, is_bare)?;
                let has_words = rows.iter().any(|(_, words)| !words.is_empty());
                let rows = Some(rows).filter(|_| width == height || !has_words)?;
                Block::new(rows, at..end)
            })
        })?;
        let width = block.cells.len() / height;
        if is_turned {
            block.cells = block.cells.rchunks(width).flatten().copied().collect();
        }
        if head.is_some_and(|line| columns(line) == Some(true)) {
            block.cells = block.cells.chunks(width).flat_map(|row| row.iter().rev()).copied().collect();
        }
        // Rows with the names of columns, and the other way round.
        let has_digits = head.is_some_and(|line| line.contains(|c: char| c.is_ascii_digit()));
        if names[0] == "a" && has_digits && width == height {
            let column = |at: usize| (0..height).map(move |row| row * width + at);
            block.cells = (0..width).flat_map(column).map(|at| block.cells[at]).collect();
        }
        Some(block)
    })
}

/// What follows the name of a row in a line.
fn after_name<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || "|([\"'".contains(c));
    let line = line.strip_prefix("**").unwrap_or(line);
    let begin = line.get(..name.len()).filter(|begin| begin.eq_ignore_ascii_case(name))?;
    Some(&line[begin.len()..])
}

/// Whether a line is blank or drawn around a board.
pub(super) fn is_frame(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || matches!(c, '\u{2500}'..='\u{257F}') || "+=|-_~:`".contains(c))
}

/// A board of rows without names that begins in this line; `end` is behind the rows of its kind.
fn unnamed(lines: &[String], at: usize, skips_blank: bool, end: &mut usize) -> Option<Block> {
    let mut found: Vec<(Vec<Row>, usize)> = Vec::new();
    for cut in CUTS {
        for width in SIDES {
            let (mut rows, mut behind) = (Vec::new(), at);
            for (index, line) in lines.iter().enumerate().skip(at) {
                let row = row(line, cut, width, None).filter(|_| columns(line).is_none());
                match row {
                    Some(row) => rows.push(row),
                    None if index > at && is_frame(line) && (skips_blank || !line.trim().is_empty()) => {
                        continue;
                    }
                    None => break,
                }
                behind = index + 1;
            }
            if rows.len() > 1 {
                *end = behind.max(*end);
                found.push((rows, behind));
            }
        }
    }
    let is_square = |rows: &[Row]| rows.len() == rows[0].0.len();
    found.sort_by_key(|(rows, _)| !is_square(rows));
    found.into_iter().find_map(|(mut rows, behind)| {
        let is_plain = rows.iter().all(|(_, words)| words.is_empty());
        let numbers = || rows.iter().map(|(_, words)| words.parse().ok()).collect::<Option<Vec<usize>>>();
        let is_numbered = numbers();
        // Boards beside each other are no wide one.
        let has_gap = lines[at].trim().contains("  ");
        if !is_square(&rows) && (has_gap || !is_plain && is_numbered.is_none()) {
            return None;
        }
        if is_numbered.is_some_and(|numbers| (1..=rows.len()).rev().eq(numbers)) {
            rows.reverse();
        }
        Block::new(rows, at..behind)
    })
}

/// Boards beside each other, with several blanks between them, that begin in this line.
fn beside(lines: &[String], at: usize) -> Vec<Block> {
    let parts = |line: &str| -> Vec<String> {
        let parts = line.split('\t').flat_map(|part| part.split("  "));
        parts.map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
    };
    let n_parts = parts(&lines[at]).len();
    let rows = lines[at..].iter().take(2 * SIDES.len() + 3).map(|line| parts(line));
    let rows: Vec<Vec<String>> = rows.take_while(|row| row.len() == n_parts).collect();
    if !(2..=8).contains(&n_parts) || rows.len() < SIDES[0] {
        return Vec::new();
    }
    let board = |part: usize| {
        let column: Vec<String> = rows.iter().map(|row| row[part].clone()).collect();
        let block = unnamed(&column, 0, false, &mut 0)?;
        Some(Block { lines: at..at + block.lines.end, ..block })
    };
    (0..n_parts).map(board).collect::<Option<_>>().unwrap_or_default()
}

impl Block {
    fn new(rows: Vec<Row>, lines: Range<usize>) -> Option<Block> {
        let (height, width) = (rows.len(), rows.first()?.0.len());
        let size = BoardSize::new(width as u32, height as u32).ok()?;
        let (cells, words): (Vec<Vec<char>>, Vec<String>) = rows.into_iter().unzip();
        let cells = signs::decode(&cells.concat(), width)?;
        cells.iter().any(Option::is_some).then_some(Block { cells, size, lines, words })
    }
}

/// The cells of a line, if it is a row of that width; its name was taken off.
fn row(line: &str, cut: Cut, width: usize, name: Option<&str>) -> Option<Row> {
    match cut {
        Cut::Between(sign) => Some((cells(line, sign, width)?, String::new())),
        Cut::Below(places) => below(line, places, width),
        Cut::Signs => {
            let (row, rest) = first_signs(line, width)?;
            let Some(name) = name else {
                let is_apart = rest.is_empty() || rest.starts_with([' ', '\t']);
                let rest = rest.trim();
                let n_letters = rest.chars().take_while(|c| c.is_alphabetic()).count();
                let is_number = rest.bytes().all(|byte| byte.is_ascii_digit());
                let is_beside = rest == "<" || is_number || n_letters >= 3;
                let rest = if rest == "<" { "" } else { rest };
                return (is_apart && is_beside).then(|| (row, rest.to_owned()));
            };
            let rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '|' || c == '>');
            let behind = rest.strip_prefix(name).unwrap_or(rest);
            let (n_signs, n_letters) = signs::count(rest);
            let goes_on = behind.len() == rest.len() && n_signs > n_letters;
            (!goes_on).then(|| (row, behind.trim().to_owned()))
        }
    }
}

/// The cells between separators, blank where they are empty.
fn cells(line: &str, separator: char, width: usize) -> Option<Vec<char>> {
    let list = line.trim_end_matches(' ').strip_suffix("],").unwrap_or(line);
    let mut parts: Vec<&str> = list.split(separator).collect();
    let is_outside = |part: &&str| part.trim().chars().all(|c| c.is_ascii_digit() || c == '.' || c == '*');
    // An end without even a blank lies outside the frame.
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
    // Legal moves may be numbered, beyond 9 too.
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
