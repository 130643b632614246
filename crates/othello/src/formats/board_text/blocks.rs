//! Square boards among the lines of a text, whatever stands around them. Rows with names, 1 to 8 or a to h,
//! are told by these; others by being as many lines as each has squares. Frames, margins and words behind a
//! row are no squares. Everything less regular is read line by line.

use super::signs::{self, Signs};
use super::{Row, columns, guess};
use crate::rules::BoardSize;
use std::ops::Range;

/// A board that was found.
pub(super) struct Block {
    pub rows: Vec<Row>,
    /// The lines that it stands in, and the words behind its rows.
    pub lines: Range<usize>,
    pub words: Vec<String>,
}

/// The squares of each row, and what stands behind them.
type SignRows = Vec<(Vec<char>, String)>;

const SIDES: [usize; 7] = [4, 6, 8, 10, 12, 14, 16];
/// What stands between squares or around them.
const BETWEEN: &str = "|[](){},;\"'`";
const SEPARATORS: [char; 4] = ['|', '\t', ',', ';'];
/// Longer texts are no drawings.
const BYTES_MAX: usize = super::TEXT_MAX;
const LINE_MAX: usize = 400;
/// Names of rows other than numbers.
const LETTERS: &str = "abcdefghijklmnop";
const NUMERALS: &str = "一二三四五六七八九十";

/// The boards of a plain text.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    if text.len() > BYTES_MAX {
        return blocks;
    }
    let lines = cleaned(text);
    let mut at = 0;
    while at < lines.len() {
        let found = named(&lines, at).map(|block| vec![block]).or_else(|| unnamed(&lines, at));
        match found {
            Some(found) => {
                at = found.iter().map(|block| block.lines.end).max().unwrap_or(at + 1);
                blocks.extend(found);
            }
            None => at = after_rows(&lines, at),
        }
    }
    blocks
}

/// The line after one at which no board begins: rows that are too many for a square board are one board.
fn after_rows(lines: &[String], at: usize) -> usize {
    let n = |line: &String| line.chars().filter(|c| !c.is_whitespace() && !BETWEEN.contains(*c)).count();
    let n_signs = n(&lines[at]);
    if !SIDES.contains(&n_signs) || signs::count(&lines[at]) != (n_signs, 0) {
        return at + 1;
    }
    let is_like = |line: &&String| n(line) == n_signs && signs::count(line) == (n_signs, 0);
    at + lines[at..].iter().take_while(is_like).count()
}

/// The lines without what mails, servers and tables put around them.
fn cleaned(text: &str) -> Vec<String> {
    const WORDS: [(&str, &str); 12] = [
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
        ("],  [", "],\n["),
    ];
    let mut text = text.to_owned();
    let has_word = text.starts_with('[') || text.contains(":black_circle:");
    for (word, sign) in WORDS.into_iter().filter(|_| has_word) {
        text = text.replace(word, sign);
    }
    let is_margin = |line: &&str| line.trim_start().starts_with('|') && line.matches('|').count() == 1;
    let n_margins = text.lines().filter(is_margin).count();
    let n_quoted = text.lines().filter(|line| line.starts_with('>')).count();
    let clean = |line: &str| {
        let quoted = if n_quoted >= 4 { line.trim_start_matches(['>', ' ']) } else { line };
        // The blanks that are left say where columns are.
        let is_cut = n_quoted >= 4 && line.starts_with('>');
        let line = if is_cut { " ".repeat(line.len() - quoted.len()) + quoted } else { line.to_owned() };
        let line = if n_margins >= 4 && is_margin(&&*line) { line.replacen('|', " ", 1) } else { line };
        let n_double = line.matches("||").count();
        if line.contains("<td") || line.contains("<th") {
            without_tags(&line.replace("</td>", "|").replace("</th>", "|"))
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
    let mut is_tag = false;
    let keep = |c: &char| {
        let was_tag = is_tag;
        is_tag = *c == '<' || is_tag && *c != '>';
        !is_tag && !was_tag
    };
    line.chars().filter(keep).collect()
}

/// A board whose first row has a name in this line.
fn named(lines: &[String], at: usize) -> Option<Block> {
    let numbers = |sides: &mut dyn Iterator<Item = usize>| sides.map(|n| n.to_string()).collect::<Vec<_>>();
    let mut systems = vec![
        (numbers(&mut (1..=16)), false),
        (LETTERS.chars().map(String::from).collect(), false),
        (NUMERALS.chars().map(String::from).collect(), false),
    ];
    systems.extend(SIDES.map(|side| (numbers(&mut (1..=side).rev()), true)));
    systems.into_iter().find_map(|(names, are_turned)| {
        let mut contents: Vec<&str> = Vec::new();
        let mut end = at;
        for (index, line) in lines.iter().enumerate().skip(at) {
            match names.get(contents.len()).and_then(|name| after_name(line, name)) {
                Some(content) => {
                    contents.push(content);
                    end = index + 1;
                }
                None if is_blank_or_frame(line) && contents.len() < names.len() => {}
                None => break,
            }
            if index == at && contents.is_empty() {
                return None;
            }
        }
        let side = contents.len();
        if !SIDES.contains(&side) || are_turned && side != names.len() {
            return None;
        }
        let head = (at.saturating_sub(3)..at).rev().chain(end..lines.len().min(end + 3));
        let head = head.map(|line| &lines[line]).find(|line| columns(line).is_some());
        let is_letter = |c: &char| LETTERS.contains(c.to_ascii_lowercase());
        let places =
            head.map(|line| line.chars().enumerate().filter(|(_, c)| is_letter(c)).map(|(at, _)| at));
        let places: Vec<usize> = places.into_iter().flatten().collect();
        let rows: Vec<&String> =
            (at..end).map(|line| &lines[line]).filter(|line| !is_blank_or_frame(line)).collect();
        let bare =
            |content: &str| content.trim_start_matches("**").trim_start_matches(['.', ':', ')']).to_owned();
        let bared: Vec<String> = contents.iter().map(|content| bare(content)).collect();
        let bared: Vec<&str> = bared.iter().map(String::as_str).collect();
        let found = squares(&contents, &names).or_else(|| squares(&bared, &names)).or_else(|| {
            let by_places =
                || rows.iter().map(|row| in_columns(row, &places, side)).collect::<Option<SignRows>>();
            (rows.len() == side).then(by_places).flatten().filter(has_signs)
        })?;
        let mut block = Block::new(found, at..end)?;
        if are_turned {
            block.rows.reverse();
        }
        if head.is_some_and(|line| columns(line) == Some(true)) {
            block.rows.iter_mut().for_each(|row| row.reverse());
        }
        // Rows with the names of columns, and the other way round.
        let is_digit_head = head.is_some_and(|line| line.contains(|c: char| c.is_ascii_digit()));
        if names[0] == "a" && is_digit_head {
            let column = |at: usize| block.rows.iter().map(|row| row[at]).collect();
            block.rows = (0..side).map(column).collect();
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

fn is_blank_or_frame(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || is_frame(c))
}

fn is_frame(c: char) -> bool {
    matches!(c, '+' | '=' | '|' | '-' | '_' | '~' | ':' | '\u{2500}'..='\u{257F}')
}

/// Boards of rows without names that begin in this line: one, or some beside each other.
fn unnamed(lines: &[String], at: usize) -> Option<Vec<Block>> {
    let first = &lines[at];
    if columns(first).is_some() {
        return None;
    }
    SIDES.iter().rev().find_map(|&side| {
        let n_signs = |line: &str| line.chars().filter(|c| !c.is_whitespace() && *c != '|').count();
        let has_bars = first.contains('|');
        // Rows of boards beside each other may be empty in all of them.
        let are_empty = |line: &str| {
            let n = n_signs(line);
            let is_each = || parts(line).iter().all(|part| n_signs(part) == side);
            n == side || n > side && n % side == 0 && line.len() < LINE_MAX && is_each()
        };
        let is_row = |line: &String| !is_blank_or_frame(line) || are_empty(line) || has_cells(line, side);
        let is_row = |line: &String| is_row(line) && line.contains('|') == has_bars;
        if !is_row(first) {
            return None;
        }
        let is_frame_between = |line: &String| is_blank_or_frame(line) && !line.trim().is_empty();
        let mut rows = Vec::new();
        let mut end = at;
        while rows.len() < side && end < lines.len() {
            if is_row(&lines[end]) {
                rows.push(lines[end].as_str());
            } else if !is_frame_between(&lines[end]) {
                return None;
            }
            end += 1;
        }
        if rows.len() < side {
            return None;
        }
        // More rows of the kind are a board that is higher than wide.
        let next = lines[end..].iter().find(|line| !is_frame_between(line) || is_row(line));
        let goes_on = |rows: &[&str]| {
            let next = next.filter(|line| is_row(line) && columns(line).is_none());
            next.is_some_and(|line| {
                let is_known = |row: &Vec<char>| row.iter().all(|c| Signs::default().read(*c).is_some());
                let more = squares_of(&[line], rows, side);
                more.is_some_and(|more| more.iter().all(|(row, words)| words.is_empty() && is_known(row)))
            })
        };
        if goes_on(&rows) {
            return None;
        }
        if let Some(block) = squares_of(&rows, &rows, side).and_then(|found| Block::new(found, at..end)) {
            return Some(vec![block]);
        }
        let parts: Vec<Vec<&str>> = rows.iter().map(|row| parts(row)).collect();
        let n_parts = parts[0].len();
        if n_parts < 2 || parts.iter().any(|row| row.len() != n_parts) {
            return None;
        }
        let board = |part: usize| {
            let rows: Vec<&str> = parts.iter().map(|row| row[part]).collect();
            Block::new(squares_of(&rows, &rows, side)?, at..end)
        };
        (0..n_parts).map(board).collect()
    })
}

/// The parts of a line with several blanks between them.
fn parts(line: &str) -> Vec<&str> {
    line.split(['\t'])
        .flat_map(|part| part.split("  "))
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

fn has_cells(line: &str, side: usize) -> bool {
    SEPARATORS.into_iter().any(|separator| cells(line, separator, side).is_some())
}

impl Block {
    fn new(squares: SignRows, lines: Range<usize>) -> Option<Block> {
        let (rows, words): (Vec<_>, Vec<_>) = squares.into_iter().unzip();
        let rows = decoded(&rows)?;
        let is_disc = |row: &Row| row.iter().any(Option::is_some);
        let size = BoardSize::new(rows[0].len() as u32, rows.len() as u32);
        (rows.iter().any(is_disc) && size.is_ok()).then_some(Block { rows, lines, words })
    }
}

/// The squares of rows with names, as many as there are rows.
fn squares(rows: &[&str], names: &[String]) -> Option<SignRows> {
    let side = rows.len();
    let in_cells = |separator: char| {
        let row = |row: &&str| cells(row, separator, side).map(|row| (row, String::new()));
        rows.iter().map(row).collect::<Option<SignRows>>().filter(has_signs)
    };
    let in_signs = || {
        let row = |(row, name): (&&str, &String)| {
            let (row, rest) = first_signs(row, side)?;
            let rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '|' || c == '>');
            let behind = rest.strip_prefix(name.as_str()).unwrap_or(rest);
            let (n_signs, n_letters) = signs::count(rest);
            let goes_on = behind.len() == rest.len() && n_signs > n_letters;
            (!goes_on).then(|| (row, behind.trim().to_owned()))
        };
        rows.iter().zip(names).map(row).collect::<Option<SignRows>>()
    };
    SEPARATORS.into_iter().find_map(in_cells).or_else(in_signs)
}

/// The squares of some rows without names; all rows show where squares may be blank.
fn squares_of(some: &[&str], all: &[&str], side: usize) -> Option<SignRows> {
    let in_cells = |separator: char| {
        let row = |row: &&str| cells(row, separator, side).map(|row| (row, String::new()));
        let is_like = all.iter().all(|row| cells(row, separator, side).is_some());
        is_like.then(|| some.iter().map(row).collect::<Option<SignRows>>()).flatten()
    };
    let in_signs = || {
        let row = |row: &&str| {
            let (row, rest) = first_signs(row, side)?;
            let is_apart = rest.is_empty() || rest.starts_with([' ', '\t']);
            let word = rest.trim_start().chars().take_while(|c| c.is_alphabetic()).count();
            let is_words = rest.trim().is_empty() || word >= 3 || rest.trim() == "<";
            (is_apart && is_words).then(|| (row, rest.trim().to_owned()))
        };
        some.iter().map(row).collect::<Option<SignRows>>()
    };
    in_signs().or_else(|| SEPARATORS.into_iter().find_map(in_cells))
}

fn has_signs(rows: &SignRows) -> bool {
    rows.iter().any(|(row, _)| row.iter().any(|c| *c != ' '))
}

/// The squares between separators, blank where they are empty.
fn cells(line: &str, separator: char, side: usize) -> Option<Vec<char>> {
    if line.matches(separator).count() + 1 < side {
        return None;
    }
    let list = line.trim_end_matches(' ').strip_suffix("],").unwrap_or(line);
    let mut parts: Vec<&str> = list.split(separator).collect();
    let is_outside = |part: &&str| part.trim().chars().all(|c| c.is_ascii_digit() || c == '.' || c == '*');
    // An end without even a blank lies outside the frame.
    let is_first = parts[0].is_empty();
    for at_begin in [is_first, !is_first] {
        let outer = if at_begin { parts.first() } else { parts.last() };
        if parts.len() > side && outer.is_some_and(is_outside) {
            parts.remove(if at_begin { 0 } else { parts.len() - 1 });
        }
    }
    if parts.len() != side {
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
fn first_signs(row: &str, side: usize) -> Option<(Vec<char>, &str)> {
    // Legal moves may be numbered, beyond 9 too.
    let words: Vec<&str> = row.split_whitespace().collect();
    let is_number = |word: &&str| word.len() == 2 && word.parse::<u8>().is_ok();
    if words.len() == side && words.iter().any(is_number) {
        let one = |word: &&str| if is_number(word) { Some('·') } else { word.parse().ok() };
        return words.iter().map(one).collect::<Option<_>>().map(|row| (row, ""));
    }
    let is_sign = |(_, c): &(usize, char)| !c.is_whitespace() && !BETWEEN.contains(*c);
    let signs: Vec<(usize, char)> = row.char_indices().filter(is_sign).take(side).collect();
    let (at, c) = *signs.last()?;
    let rest = row[at + c.len_utf8()..].trim_start_matches(|c: char| BETWEEN.contains(c));
    (signs.len() == side).then(|| (signs.into_iter().map(|(_, c)| c).collect(), rest))
}

/// The squares of a row below the names of the columns, blank where they are empty.
fn in_columns(row: &str, places: &[usize], side: usize) -> Option<(Vec<char>, String)> {
    let signs: Vec<char> = row.chars().collect();
    let (first, last) = (*places.first()?, *places.last()?);
    let is_square = |at: &usize| places.contains(at);
    let is_clear = (first..last).all(|at| is_square(&at) || signs.get(at).is_none_or(|c| c.is_whitespace()));
    let row = places.iter().map(|at| signs.get(*at).copied().unwrap_or(' ')).collect();
    let words: String = signs.iter().skip(last + 1).collect();
    let words = words.trim().trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
    (places.len() == side && is_clear).then_some((row, words))
}

/// What the signs of a board mean.
fn decoded(rows: &[Vec<char>]) -> Option<Vec<Row>> {
    let text: String = rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect();
    let text = without_marks(&text.replace(' ', "-"));
    let readings = [guess::with_known_signs(&text), signs::without_digits(&text, |_| true), Some(text)];
    readings.into_iter().flatten().find_map(|text| {
        let signs = Signs::of(&text);
        let row = |line: &str| line.chars().map(|c| signs.read(c)).collect::<Option<Row>>();
        text.lines().map(row).collect()
    })
}

/// The board without the marks of legal moves, `1 2 3` or `a b c` in the order of the squares.
fn without_marks(text: &str) -> String {
    ['1', 'a']
        .into_iter()
        .find_map(|first| {
            let mut next = first;
            let sign = |c: char| {
                let is_mark = c == next;
                next = if is_mark { char::from(next as u8 + 1) } else { next };
                if is_mark { '-' } else { c }
            };
            let cleared: String = text.chars().map(sign).collect();
            let is_digit_left = cleared.contains(|c: char| c.is_ascii_digit());
            (next as u8 >= first as u8 + 2 && !is_digit_left && !cleared.contains('a')).then_some(cleared)
        })
        .unwrap_or_else(|| text.to_owned())
}
