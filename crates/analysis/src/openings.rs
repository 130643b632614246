//! The names of openings on 8×8, found by position under the eight symmetries.
//!
//! The table is `assets/openings.txt`, a tree of moves. A position has its name whatever the order of moves
//! that led to it; the last named position of a game gives the name of its opening.
//! `assets/opening-names.txt` has the names in other languages.

use othello::rules::{BoardSize, Move, Position, Square, Symmetry};
use std::collections::HashMap;
use std::sync::OnceLock;
use texts::text::{self, Language};

/// An opening with its names. Without an English or Japanese name of its own it has that of the opening it
/// continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// Its English name.
    pub english: &'static str,
    /// Its Japanese name.
    pub japanese: &'static str,
}

impl Opening {
    /// Its name in the language of the window. Openings named after people keep their English name.
    pub fn name(&self) -> &'static str {
        let column = match text::language() {
            Language::Japanese if !self.japanese.is_empty() => return self.japanese,
            Language::English | Language::Japanese => return self.english,
            Language::German => 0,
            Language::French => 1,
            Language::Spanish => 2,
            Language::Greek => 3,
            Language::Chinese => 4,
        };
        names().get(self.english).map_or(self.english, |names| names[column])
    }
}

/// The names in German, French, Spanish, Greek and Chinese, by English name.
fn names() -> &'static HashMap<&'static str, [&'static str; 5]> {
    static NAMES: OnceLock<HashMap<&str, [&str; 5]>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let table = include_str!("../assets/opening-names.txt");
        let row = |line: &'static str| {
            let mut cells = line.split('|').map(str::trim);
            let english = cells.next()?;
            let others: Vec<&str> = cells.collect();
            Some((english, others.try_into().ok()?))
        };
        table.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect()
    })
}

/// The opening with exactly this position, if there is one.
///
/// ```
/// use analysis::openings;
/// use othello::rules::{BoardSize, Move, Position, Square};
///
/// let mut tiger = Position::start(BoardSize::STANDARD);
/// for name in ["c4", "e3", "f6", "e6", "f5"] {
///     tiger = tiger.play(Move::Place(Square::parse(name, tiger.size()).unwrap())).unwrap();
/// }
/// assert_eq!(openings::at(&tiger).unwrap().english, "Tiger");
/// ```
pub fn at(position: &Position) -> Option<&'static Opening> {
    table().get(position)
}

/// Every position that has a name, in all its images.
pub fn all() -> impl Iterator<Item = (&'static Position, &'static Opening)> {
    table().iter()
}

/// The opening with this English name, if there is one.
pub fn named(english: &str) -> Option<&'static Opening> {
    lines().iter().map(|line| &line.opening).find(|opening| opening.english == english)
}

/// The opening to which a move would lead, if that position has a name.
pub fn after(position: &Position, mv: Move) -> Option<&'static Opening> {
    at(&position.play(mv).ok()?)
}

/// The opening of a game, given its positions in their order: the last one that has a name.
pub fn of_game<'a>(positions: impl DoubleEndedIterator<Item = &'a Position>) -> Option<&'static Opening> {
    positions.rev().find_map(at)
}

/// A line with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From the start, beginning with f5.
    pub moves: Vec<Move>,
    /// What it is called.
    pub opening: Opening,
    position: Position,
}

/// The lines with a name, in the order of the table.
pub fn lines() -> &'static [Line] {
    static LINES: OnceLock<Vec<Line>> = OnceLock::new();
    LINES.get_or_init(|| read(include_str!("../assets/openings.txt")).expect("the table's test has read it"))
}

fn table() -> &'static HashMap<Position, Opening> {
    static TABLE: OnceLock<HashMap<Position, Opening>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let turned = |line: &'static Line| {
            let images = Symmetry::all(BoardSize::STANDARD);
            images.map(|symmetry| (symmetry.position(&line.position), line.opening))
        };
        lines().iter().flat_map(turned).collect()
    })
}

/// The lines of moves in a table; an error names the line of the text.
fn read(text: &'static str) -> Result<Vec<Line>, String> {
    let start = Line {
        moves: Vec::new(),
        opening: Opening { english: "", japanese: "" },
        position: Position::start(BoardSize::STANDARD),
    };
    // The line above and those it continues, each with its indentation.
    let mut above: Vec<(usize, Line)> = Vec::new();
    let mut lines = Vec::new();
    for (number, text) in
        (1..).zip(text.lines()).filter(|(_, text)| !text.starts_with('#') && !text.is_empty())
    {
        let error = |reason: &str| format!("line {number}: {reason}");
        let indent = text.len() - text.trim_start().len();
        above.retain(|(other, _)| *other < indent);
        let parent = above.last().map_or(&start, |(_, line)| line);
        let (squares, called) = text.trim().split_once(' ').ok_or_else(|| error("there is no name"))?;
        let (english, japanese) = called.split_once('|').ok_or_else(|| error("there is no bar"))?;
        let (position, own_moves) = play(parent.position, squares).map_err(|reason| error(&reason))?;
        let moves: Vec<Move> = parent.moves.iter().copied().chain(own_moves).collect();
        let own_or =
            |name: &'static str, inherited| if name.trim().is_empty() { inherited } else { name.trim() };
        let opening = Opening {
            english: own_or(english, parent.opening.english),
            japanese: own_or(japanese, parent.opening.japanese),
        };
        let line = Line { moves, opening, position };
        above.push((indent, line.clone()));
        lines.push(line);
    }
    Ok(lines)
}

/// The position after moves like `f5d6`, none of which is a pass, and the moves.
fn play(from: Position, names: &str) -> Result<(Position, Vec<Move>), String> {
    let (mut position, mut moves) = (from, Vec::new());
    for name in names.as_bytes().chunks(2) {
        let name = String::from_utf8_lossy(name);
        let square = Square::parse(&name, position.size()).map_err(|error| error.to_string())?;
        position = position.play(Move::Place(square)).map_err(|error| format!("{name}: {error}"))?;
        moves.push(Move::Place(square));
    }
    Ok((position, moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_game;

    fn name(moves: &str) -> Option<(&'static str, &'static str)> {
        let (position, _) = play(Position::start(BoardSize::STANDARD), moves).unwrap();
        at(&position).map(|opening| (opening.english, opening.japanese))
    }

    #[test]
    fn every_line_of_the_table_is_legal_and_leads_to_a_position_of_its_own() {
        let lines = read(include_str!("../assets/openings.txt")).unwrap_or_else(|error| panic!("{error}"));
        assert!(lines.len() > 150);
        assert_eq!(
            table().len(),
            lines.len() * 8,
            "two lines lead to the same position, or one that is symmetric"
        );
        for Line { position, opening, moves } in lines {
            assert_eq!(position.empties().len() + moves.len(), 60);
            assert!(!opening.english.is_empty() && !opening.japanese.is_empty(), "{opening:?}");
            assert!(!opening.english.contains('|') && !opening.japanese.contains('|'));
        }
    }

    #[test]
    fn a_name_in_another_language_belongs_to_an_opening_of_the_table() {
        let table = include_str!("../assets/opening-names.txt");
        let rows = table.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(names().len(), rows, "every row has six cells, and no name stands there twice");
        assert!(names().values().flatten().all(|name| !name.is_empty()));
        let unknown: Vec<_> = names().keys().filter(|english| named(english).is_none()).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        let tiger = named("Tiger").unwrap();
        assert_eq!(text::in_language(Language::French, || tiger.name()), "Tigre");
        assert_eq!(text::in_language(Language::German, || named("Kung").unwrap().name()), "Kung");
    }

    #[test]
    fn names_are_known_however_the_board_is_turned_and_whatever_the_order_of_moves() {
        assert_eq!(name("f5d6"), Some(("Perpendicular", "縦取り")));
        assert_eq!(name("f5f6e6f4c3"), Some(("Buffalo, Kenichi Variation", "バッファロー")));
        assert_eq!(name("f5f6e6d6c3"), name("f5f6e6f4c3"));
        // The Perpendicular from each first move.
        for moves in ["f5d6", "d3c5", "c4e3", "e6f4"] {
            assert_eq!(name(moves), name("f5d6"), "{moves}");
        }
        assert_eq!(name("f5"), None);
        // A line without an English name takes that of the opening it continues.
        assert_eq!(name("f5d6c3d3c4b3c6f4e6c5b5"), Some(("Aubrey, Tanaka", "イエス流8-f4型")));
    }

    #[test]
    fn a_game_has_the_last_name_on_its_way() {
        let start = Position::start(BoardSize::STANDARD);
        let game = |moves: &str| {
            let n_moves = moves.len() / 2;
            let positions: Vec<Position> =
                (0..=n_moves).map(|n| play(start, &moves[..2 * n]).unwrap().0).collect();
            of_game(positions.iter()).map(|opening| opening.english)
        };
        assert_eq!(game("f5d6c3d3c4f4c5b3c2b4a4"), Some("Central Rose-Bill"));
        assert_eq!(game("f5"), None);
        let f5 = play(start, "f5").unwrap().0;
        let leads_to =
            |name| after(&f5, Move::Place(Square::parse(name, f5.size()).unwrap())).map(|o| o.english);
        assert_eq!(
            ["d6", "f4", "f6", "a1"].map(leads_to),
            [Some("Perpendicular"), Some("Parallel"), Some("Diagonal"), None]
        );
        for size in [BoardSize::new(6, 6).unwrap(), BoardSize::new(10, 8).unwrap()] {
            let game = random_game(size, 1);
            assert!(game.line_positions().iter().all(|(_, position)| at(position).is_none()));
        }
    }

    #[test]
    fn an_error_in_the_table_names_its_line() {
        let error = |text| read(text).unwrap_err();
        assert_eq!(error("# moves\nf5d7 A | B"), "line 2: d7: a disc on d7 would flip nothing");
        assert_eq!(error("f5d6"), "line 1: there is no name");
        assert_eq!(error("f5d6 A"), "line 1: there is no bar");
        assert_eq!(error("f5é9 A | B").split(':').next(), Some("line 1"));
    }
}
