//! Boards whose signs are unknown: letters of another language, pictures, marks of legal moves. A square
//! block of signs shows which is which: two that belong together are discs, what stands beside a disc of one
//! colour is one of the other, and what stands beside both is a mark or empty.

use super::columns;
use super::signs::Signs;
use crate::rules::Color;

/// Signs for Black and White of which readers elsewhere know neither, or only one in another sense.
const PAIRS: [(char, char); 24] = [
    ('◉', '◎'),
    ('◆', '◇'),
    ('▲', '△'),
    ('▼', '▽'),
    ('★', '☆'),
    ('♥', '♡'),
    ('♠', '♤'),
    ('☻', '☺'),
    ('♟', '♙'),
    ('⚈', '⚆'),
    ('⚉', '⚇'),
    ('☗', '☖'),
    ('🌑', '🌕'),
    ('🌚', '🌝'),
    ('🟫', '⬜'),
    ('黒', '白'),
    ('黑', '白'),
    ('흑', '백'),
    // Dark and light; schwarz and weiß; noir and blanc, negro and blanco.
    ('D', 'L'),
    ('d', 'l'),
    ('S', 'W'),
    ('s', 'w'),
    ('N', 'B'),
    ('n', 'b'),
];

/// A board has its empty squares and two discs, perhaps some marks.
const SIGNS_MAX: usize = 6;
/// The sides of the boards that are looked for.
const SIDES: [usize; 7] = [4, 6, 8, 10, 12, 14, 16];

/// The text with the signs that readers know; `None` where there is no such block, or all of it is known.
pub(super) fn with_known_signs(text: &str) -> Option<String> {
    let signs = Signs::of(text);
    let lines: Vec<&str> = text.lines().take(200).collect();
    let rows: Vec<Vec<char>> = lines.iter().map(|line| cells(line)).collect();
    let mut begin = 0;
    let begin = loop {
        let row = rows.get(begin)?;
        let side = row.len();
        let is_block = SIDES.contains(&side)
            && rows.len() >= begin + side
            && rows[begin..begin + side].iter().all(|other| other.len() == side)
            && rows.get(begin + side).is_none_or(|other| other.len() != side);
        if is_block {
            break begin;
        }
        begin += 1;
    };
    let side = rows[begin].len();
    let meanings = meanings(&rows[begin..begin + side].concat(), signs)?;
    let mut known = String::new();
    for (number, line) in lines.iter().enumerate() {
        let is_row = (begin..begin + side).contains(&number);
        let sign = |c: char| match meanings.iter().find(|(own, _)| is_row && *own == c) {
            Some((_, Some(Color::Black))) => 'X',
            Some((_, Some(Color::White))) => 'O',
            Some((_, None)) => '-',
            None => c,
        };
        known.extend(line.chars().map(sign).chain(['\n']));
    }
    Some(known)
}

/// What may be squares in a line: all signs but the row's number, blanks and what separates.
fn cells(line: &str) -> Vec<char> {
    if columns(line).is_some() {
        return Vec::new();
    }
    let line = line.trim_matches(|c: char| c.is_whitespace() || c.is_ascii_digit() || c == '|');
    line.chars().filter(|c| !c.is_whitespace() && !"|[](){},;\"'".contains(*c)).collect()
}

/// What each sign of a block is.
fn meanings(block: &[char], signs: Signs) -> Option<Vec<(char, Option<Color>)>> {
    let mut all: Vec<(char, usize)> = Vec::new();
    for &c in block {
        match all.iter().position(|(own, _)| *own == c) {
            Some(at) => all[at].1 += 1,
            None if all.len() == SIGNS_MAX || c.is_ascii_digit() => return None,
            None => all.push((c, 1)),
        }
    }
    let has = |c: char| all.iter().any(|(own, _)| *own == c);
    // Squares of two colours may lie under discs.
    let is_alone = |(black, white): &(char, char)| {
        let others = all.iter().filter(|(c, _)| c != black && c != white);
        others.into_iter().all(|(c, _)| !matches!(signs.read(*c), Some(Some(_))))
    };
    let pair = PAIRS.into_iter().find(|(black, white)| has(*black) && has(*white)).filter(is_alone);
    let read = |c: char| match pair {
        Some((black, _)) if c == black => Some(Some(Color::Black)),
        Some((_, white)) if c == white => Some(Some(Color::White)),
        _ => signs.read(c),
    };
    let mut found: Vec<(char, Option<Option<Color>>)> = all.iter().map(|&(c, _)| (c, read(c))).collect();
    if pair.is_none() && found.iter().all(|(_, meaning)| meaning.is_some()) {
        return None;
    }
    let is_there = |found: &[(char, Option<Option<Color>>)], wanted: Option<Color>| {
        found.iter().any(|(_, meaning)| *meaning == Some(wanted))
    };
    // A full board has nothing but discs.
    let is_full = pair.is_some() && all.len() == 2;
    if !is_there(&found, None) && !is_full {
        // Most squares are empty, but at the end of a game, where one sign is left over.
        let unknown: Vec<usize> = (0..all.len()).filter(|&at| found[at].1.is_none()).collect();
        let most = unknown.iter().copied().max_by_key(|&at| all[at].1)?;
        if unknown.len() > 1 && all[most].1 * 2 < block.len() {
            return None;
        }
        found[most].1 = Some(None);
    }
    let unknown: Vec<usize> = (0..all.len()).filter(|&at| found[at].1.is_none()).collect();
    let sides = Color::BOTH.map(|color| is_there(&found, Some(color)));
    for at in &unknown {
        found[*at].1 = match sides {
            // A letter would be a disc of some kind.
            [true, true] if !found[*at].0.is_alphanumeric() => Some(None),
            [true, false] if unknown.len() == 1 => Some(Some(Color::White)),
            [false, true] if unknown.len() == 1 => Some(Some(Color::Black)),
            _ => return None,
        };
    }
    let has_both = Color::BOTH.iter().all(|&color| is_there(&found, Some(color)));
    let all_known: Option<Vec<_>> = found.into_iter().map(|(c, meaning)| Some((c, meaning?))).collect();
    all_known.filter(|_| has_both)
}

/// A board whose empty squares are blanks and nothing else: as many lines as the longest of them has signs.
pub(super) fn with_drawn_blanks(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().filter(|line| columns(line).is_none()).take(17).collect();
    let are_numbered = lines
        .iter()
        .filter(|line| !line.is_empty())
        .all(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let strip = |line: &&'_ str| {
        if are_numbered { line.get(1..).unwrap_or("").to_owned() } else { (*line).to_owned() }
    };
    let rows: Vec<String> = lines.iter().map(strip).collect();
    let side = rows
        .iter()
        .map(|row| row.trim_end().chars().count())
        .max()?
        .max(rows.iter().map(|row| row.chars().count()).max()?);
    let is_disc = |c: char| "xXoO●○@#bBwW".contains(c);
    let n_discs: usize = rows.iter().map(|row| row.chars().filter(|c| is_disc(*c)).count()).sum();
    let fits = SIDES.contains(&side)
        && rows.len() == side
        && n_discs >= 4
        && rows.iter().all(|row| row.chars().all(|c| c == ' ' || is_disc(c)));
    let row = |row: &String| {
        let n = row.chars().count();
        row.replace(' ', "-") + &"-".repeat(side - n) + "\n"
    };
    fits.then(|| rows.iter().map(row).collect())
}
