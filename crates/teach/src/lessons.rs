//! The lessons, from outflanking a disc to the last squares: each has one idea, a board or two that show it,
//! and exercises that a click answers.
//!
//! Exercises are drawn by a predicate from games that were never played before, so they never repeat. What
//! the rules do not decide, exact scores do: no answer rests on an opinion. The order and the ideas are
//! those of the books (Brian Rose, *Othello: A Minute to Learn… A Lifetime to Master*; Ted Landau,
//! *Othello: Brief & Basic*), the words are ours.

mod judge;
mod first;
mod discs;
mod corners;
mod mobility;
mod opening;
mod edges;
mod endgame;
pub mod progress;
mod drawer;
pub mod open;
pub mod course;

use super::scene::mixed;
use super::{Exercise, Scene, SceneSource, game};
use engine::human::Rating;
use othello::rules::{Move, Position, Square};
use std::ops::RangeInclusive;
use texts::text;

/// One idea, shown and tried.
pub struct Lesson {
    /// What it is called in files.
    pub key: &'static str,
    /// The id of its title.
    title: &'static str,
    /// The id of its idea.
    idea: &'static str,
    /// One or two boards that show it.
    pub pictures: &'static [Picture],
    /// How many exercises it has.
    pub n_exercises: usize,
    /// How many squares are empty in its exercises.
    empties: RangeInclusive<usize>,
    /// How well the people play whose games its exercises are from.
    rating: u16,
    /// Asks something about a moment of a game if the idea is in it; the number counts the exercises from 0.
    pose: fn(&Scene, usize, &mut SceneSource) -> Option<Exercise>,
}

/// Lessons that belong together.
pub struct LessonGroup {
    /// The id of its name.
    name: &'static str,
    /// In the order in which they are learnt.
    pub lessons: &'static [Lesson],
}

impl LessonGroup {
    /// What it is called.
    pub fn name(&self) -> String {
        text!(self.name)
    }
}

/// A board that shows an idea.
pub struct Picture {
    /// Rows and turn, as [`board!`](othello::board) reads them.
    pub board: &'static str,
    /// The text id of its caption.
    caption: &'static str,
    /// Squares to look at, separated by blanks.
    pub marked: &'static str,
    /// The moves that show it, separated by blanks; empty where there is nothing to play.
    pub moves: &'static str,
}

/// A picture, ready to be drawn.
pub struct ShownPicture {
    /// Before the first move and after each.
    pub positions: Vec<Position>,
    /// The squares of the moves.
    pub moves: Vec<Square>,
    /// Squares to look at.
    pub marked: Vec<Square>,
}

/// All lessons, in the order in which they are learnt.
pub const LESSONS: &[Lesson] = &[
    first::OUTFLANK,
    first::DIRECTIONS,
    first::ENDING,
    discs::GREED,
    discs::STABLE,
    corners::BESIDE,
    corners::X_RIGHT,
    mobility::MOBILITY,
    mobility::FRONTIER,
    mobility::QUIET,
    mobility::RUN_OUT,
    opening::PRINCIPLES,
    opening::NAMES,
    edges::BALANCE,
    edges::WEDGES,
    edges::STONER,
    edges::TEMPO,
    corners::DIAGONALS,
    endgame::PARITY,
    endgame::ACCESS,
    endgame::PASSING,
    corners::POISONED,
    endgame::COUNTING,
    endgame::CONVERTING,
];

/// The lessons of [`LESSONS`], in groups.
pub fn groups() -> impl Iterator<Item = LessonGroup> {
    let groups = [
        ("lesson-group-rules", 3),
        ("lesson-group-discs", 4),
        ("lesson-group-mobility", 4),
        ("lesson-group-opening", 2),
        ("lesson-group-edges", 5),
        ("lesson-group-endgame", 6),
    ];
    groups.into_iter().scan(LESSONS, |rest, (name, n)| {
        let (lessons, after) = rest.split_at(n);
        *rest = after;
        Some(LessonGroup { name, lessons })
    })
}

/// How many games are looked through for an exercise; the rarest idea needs a few dozen.
const GAMES_MAX: u64 = 2_000;

impl Lesson {
    /// The lesson of this key.
    pub fn of_key(key: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.key == key)
    }

    /// What it is called.
    pub fn title(&self) -> String {
        text!(self.title)
    }

    /// The idea, in two or three sentences.
    pub fn idea(&self) -> String {
        text!(self.idea)
    }

    /// Draws the exercise of a number, from 0; `None` where hardly any game has the idea in it, or the idea
    /// of such moments is not clear enough to ask about.
    pub fn exercise(&self, number: usize, seed: u64, source: &mut SceneSource) -> Option<Exercise> {
        (0..GAMES_MAX).find_map(|nth| {
            let seed = mixed(seed, nth);
            let scenes: Vec<Scene> = game(source.model, Rating::new(self.rating), seed)
                .into_iter()
                .filter(|scene| self.empties.contains(&scene.position.empties().len()))
                .collect();
            // Not always the first moment of its kind.
            let first = (seed % scenes.len().max(1) as u64) as usize;
            let (before, after) = scenes.split_at(first);
            after.iter().chain(before).find_map(|scene| (self.pose)(scene, number, source))
        })
    }
}

impl Picture {
    /// What it shows.
    pub fn caption(&self) -> String {
        text!(self.caption)
    }

    /// The boards and squares of it.
    ///
    /// # Panics
    /// When its texts are no board, moves and squares; a test reads those of all lessons.
    pub fn shown(&self) -> ShownPicture {
        let start = othello::board!(self.board);
        let squares = |names: &str| -> Vec<Square> {
            let square =
                |name| Square::parse(name, start.size()).unwrap_or_else(|error| panic!("{name}: {error}"));
            names.split_whitespace().map(square).collect()
        };
        let (moves, marked) = (squares(self.moves), squares(self.marked));
        let mut positions = vec![start];
        for &square in &moves {
            let last = positions.last().expect("there is the first");
            let after = last.play(Move::Place(square)).expect("a picture shows legal moves");
            positions.push(after.play(Move::Pass).unwrap_or(after));
        }
        ShownPicture { positions, moves, marked }
    }
}

#[cfg(test)]
mod tests;
