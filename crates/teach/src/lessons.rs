//! The lessons, from outflanking a disc to the last squares: each has one idea, a board or two that show it,
//! and exercises that a click answers.
//!
//! A predicate draws the exercises from simulated games between people, so they never repeat. The rules or
//! exact scores decide which answers are right, never an opinion. The order and the ideas are those of the
//! books (Brian Rose, *Othello: A Minute to Learn… A Lifetime to Master*; Ted Landau, *Othello: Brief &
//! Basic*), the words are ours.

mod judge;
mod pictures;
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

pub use pictures::Picture;

use super::scene::mixed;
use super::{Exercise, Scene, SceneSource, game};
use engine::human::Rating;
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
    /// The ids of the captions of its pictures.
    captions: &'static [&'static str],
    /// How many exercises it has.
    pub n_exercises: usize,
    /// How many squares are empty in its exercises.
    empties: RangeInclusive<usize>,
    /// The rating of the players in the games that its exercises are from.
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

    /// The caption of a picture, by its number from 0.
    pub fn caption(&self, number: usize) -> String {
        text!(self.captions[number])
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
            // Starts the search at a random moment, not always at the first.
            let first = (seed % scenes.len().max(1) as u64) as usize;
            let (before, after) = scenes.split_at(first);
            after.iter().chain(before).find_map(|scene| (self.pose)(scene, number, source))
        })
    }
}

#[cfg(test)]
mod tests;
