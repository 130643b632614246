//! The boards that show the ideas of the lessons, read from a text asset.

use super::Lesson;
use othello::rules::{Move, Position, Square};
use std::sync::OnceLock;

/// For each picture the key of its lesson, the board, squares to look at, and the moves that show the idea.
const PICTURES: &str = include_str!("../../assets/learn/pictures.txt");

/// A board that shows an idea.
pub struct Picture {
    lesson: &'static str,
    /// The positions before the first move and after each.
    pub positions: Vec<Position>,
    /// The squares of the moves; none where there is nothing to play.
    pub moves: Vec<Square>,
    /// Squares to look at.
    pub marked: Vec<Square>,
}

impl Lesson {
    /// One or two boards that show the idea.
    pub fn pictures(&self) -> impl Iterator<Item = &'static Picture> {
        static ALL: OnceLock<Vec<Picture>> = OnceLock::new();
        let all = ALL.get_or_init(|| PICTURES.split("\n\n").map(Picture::read).collect());
        all.iter().filter(|picture| picture.lesson == self.key)
    }

    /// The first board of the first picture.
    pub fn board(&self) -> Position {
        self.pictures().next().expect("a lesson has a picture").positions[0]
    }
}

impl Picture {
    /// Reads a picture from its part of the asset. Panics if the text is not a picture; a test reads all of
    /// them.
    fn read(text: &'static str) -> Picture {
        let part =
            |text: &'static str, end| text.split_once(end).unwrap_or_else(|| panic!("no {end:?} in {text}"));
        let (lesson, rest) = part(text, "\n");
        let (board, rest) = part(rest, "\nmarked");
        let (marked, moves) = part(rest, "\nmoves");
        let start = othello::board!(board);
        let square =
            |name| Square::parse(name, start.size()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let [marked, moves] =
            [marked, moves].map(|names| names.split_whitespace().map(square).collect::<Vec<_>>());
        let mut positions = vec![start];
        for &square in &moves {
            let last = positions.last().expect("the start is there");
            let after = last.play(Move::Place(square)).expect("a picture shows legal moves");
            positions.push(after.play(Move::Pass).unwrap_or(after));
        }
        Picture { lesson, positions, moves, marked }
    }
}
