//! Writes a game as PGN: tags, moves with their comments and judgements, variations in brackets, the result.
//! PGN cannot hold a corrected board, so the moves end at the first correction. The seven tags that every
//! game has, their order, and the form of the result are those of the PGN standard (S. J. Edwards, 1994);
//! another tag has the discs.

use super::{DISCS, NAGS, TAGS, TERMINATION, TERMINATIONS};
use crate::formats::usual_starts;
use crate::record::{Date, EndReason, Ending, NodeId, Record};
use crate::rules::{BoardSize, Color, Goal, Move};

/// The most columns of a line.
const WIDTH: usize = 79;

/// The text of a game; `None` if PGN cannot hold it: on another board than 8×8, from a non-standard start, or
/// where fewest discs win.
pub fn write(record: &Record) -> Option<String> {
    if !usual_starts().contains(record.start()) || record.goal() != Goal::MostDiscs {
        return None;
    }
    let ending = record.ending();
    let result = match ending.map(|ending| ending.winner()) {
        Some(Some(Color::Black)) => "1-0",
        Some(Some(Color::White)) => "0-1",
        Some(None) => "1/2-1/2",
        None => "*",
    };
    let mut words = moves(record);
    words.push(result.to_owned());
    Some(format!("{}\n{}\n", tags(record, ending, result), in_lines(&words)))
}

/// The discs of both sides, `44-20`, or the lead where no discs have it, `B+2.5`.
fn discs(ending: Ending) -> String {
    let discs = ending.discs(BoardSize::STANDARD);
    let lead = f64::from(discs.black) - f64::from(discs.white);
    match ending.difference(BoardSize::STANDARD) {
        difference if difference == lead => format!("{}-{}", discs.black, discs.white),
        difference => Ending::by(difference, EndReason::PlayedOut).to_string(),
    }
}

fn tags(record: &Record, ending: Option<Ending>, result: &str) -> String {
    let counted = ending.filter(|ending| ending.has_discs(BoardSize::STANDARD));
    let reason = TERMINATIONS.iter().find(|(reason, _)| ending.is_some_and(|own| own.reason == *reason));
    let texts = record.header.texts();
    let text =
        |name: &str| TAGS.iter().zip(texts).find(|(own, _)| **own == name).map_or("", |(_, text)| text);
    let tag = |(at, name): (usize, &str)| {
        let value = match name {
            "Date" => date(text(name)),
            "Result" => result.to_owned(),
            DISCS => counted.map_or(String::new(), discs),
            TERMINATION => reason.map_or("", |(_, words)| words).to_owned(),
            name => text(name).replace(char::is_control, " ").replace('\\', "\\\\").replace('"', "\\\""),
        };
        match value.is_empty() {
            false => format!("[{name} \"{value}\"]\n"),
            true if at < N_ALWAYS => format!("[{name} \"?\"]\n"),
            true => String::new(),
        }
    };
    ORDER.split(' ').enumerate().map(tag).collect()
}

/// The tags in the order of the standard, and how many of them each game has.
const ORDER: &str =
    "Event Site Date Round Black White Result Discs Termination BlackElo WhiteElo Transcriber";
const N_ALWAYS: usize = 7;

/// `2026.11.25`, with question marks for the unknown parts.
fn date(written: &str) -> String {
    let known = Date::read(written).to_string().replace('-', ".");
    let unknown = &"????.??.??"[known.len()..];
    known + unknown
}

/// The moves as words, variations behind the move that they replace.
fn moves(record: &Record) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(comment(record, Record::ROOT));
    let is_move = |node: &&NodeId| record.correction(**node).is_none();
    let next = |node| record.children(node).first().filter(is_move).copied();
    // The parts left to write: brackets, and moves with their plies from 0. Writing a move pushes the
    // variations beside it and the move after it.
    let mut left: Vec<(Option<&str>, Option<NodeId>, usize)> = vec![(None, next(Record::ROOT), 0)];
    let mut needs_number = true;
    while let Some((bracket, node, ply)) = left.pop() {
        needs_number |= bracket.is_some();
        words.extend(bracket.map(str::to_owned));
        let Some(node) = node else { continue };
        let number = ply / 2 + 1;
        match ply % 2 {
            0 => words.push(format!("{number}.")),
            _ if needs_number => words.push(format!("{number}...")),
            _ => {}
        }
        let square = record.move_into(node).and_then(Move::square);
        words.push(square.map_or("--".to_owned(), |square| square.name(BoardSize::STANDARD)));
        let judgement = record.annotations(node).and_then(|notes| notes.judgement);
        let nag = (1..).zip(NAGS).find(|(_, own)| Some(*own) == judgement);
        words.extend(nag.map(|(number, _)| format!("${number}")));
        let said = comment(record, node);
        needs_number = !said.is_empty();
        words.extend(said);
        // The last part that is pushed is written first.
        left.push((None, next(node), ply + 1));
        // Behind the first of several moves stand the variations that replace it.
        let siblings = record.children(record.parent(node).unwrap_or(Record::ROOT));
        let others = siblings.strip_prefix(&[node]).unwrap_or_default();
        for &other in others.iter().filter(is_move).rev() {
            left.extend([(Some(")"), None, ply), (Some("("), Some(other), ply)]);
        }
    }
    words
}

/// The words of a comment; round brackets replace braces, since a brace would end the comment.
fn comment(record: &Record, node: NodeId) -> Vec<String> {
    let text = record.annotations(node).map_or("", |notes| &notes.comment);
    let text = text.replace('{', "(").replace('}', ")").replace(char::is_control, " ");
    match text.trim() {
        "" => Vec::new(),
        text => format!("{{{text}}}").split_whitespace().map(str::to_owned).collect(),
    }
}

/// Breaks words into lines, without blanks just inside round brackets. No line begins like a tag.
fn in_lines(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    let (mut after_bracket, mut in_comment) = (true, false);
    for word in words {
        let length = word.chars().count();
        if in_comment || !(after_bracket || word == ")") {
            let breaks = column + 1 + length > WIDTH && !word.starts_with('[');
            text.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        text.push_str(word);
        column += length;
        in_comment = (in_comment || word.starts_with('{')) && !word.ends_with('}');
        after_bracket = !in_comment && word == "(";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::tests::of_sgf;

    #[test]
    fn long_games_are_broken_into_lines() {
        let comment = "word ".repeat(60);
        let text = write(&of_sgf(&format!("(;GM[2];B[f5]C[{comment}];W[d6])"))).unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert_eq!(text.matches("word").count(), 60);
    }
}
