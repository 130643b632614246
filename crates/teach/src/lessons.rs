//! The lessons, from outflanking a disc to the last squares: each has one idea, a board or two that show it,
//! and exercises that a click answers.
//!
//! An exercise is a moment with the lesson's idea in a game that is simulated as people play. Rules or
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

use super::scene::split_mix;
use super::{Exercise, Scene, Solve, simulated_game};
use engine::human::{Model, Rating};
use std::ops::RangeInclusive;
use texts::text;

/// Asks something about a moment of a game if the idea is in it; the number counts the exercises from 0.
type Pose = fn(&Scene, usize, &mut Solve) -> Option<Exercise>;

/// One idea, shown and tried.
pub struct Lesson {
    /// What it is called in files.
    pub key: &'static str,
    /// The id of its title, and of the texts that belong to it.
    text: &'static str,
    /// How many exercises it has.
    pub n_exercises: usize,
    /// How many squares are empty in its exercises.
    empties: RangeInclusive<usize>,
    /// The rating of the players in the games that its exercises are from.
    rating: u16,
    pose: Pose,
}

const fn lesson(
    key: &'static str,
    text: &'static str,
    n_exercises: usize,
    empties: RangeInclusive<usize>,
    rating: u16,
    pose: Pose,
) -> Lesson {
    Lesson { key, text, n_exercises, empties, rating, pose }
}

/// All lessons, in the order in which they are learnt.
pub const LESSONS: &[Lesson] = &[
    lesson("outflank", "lesson-outflank", 4, 38..=49, 500, first::outflank),
    lesson("directions", "lesson-directions", 4, 16..=50, 900, first::directions),
    lesson("ending", "lesson-ending", 3, 4..=24, 700, first::ending),
    lesson("greed", "lesson-greed", 4, 7..=9, 1100, discs::greed),
    lesson("stable", "lesson-stable", 4, 8..=34, 1000, discs::stable_discs),
    lesson("beside-corners", "lesson-beside-corners", 5, 14..=36, 900, corners::beside),
    lesson("x-right", "lesson-x-right", 4, 7..=10, 1300, corners::x_right),
    lesson("mobility", "lesson-mobility", 4, 24..=48, 1400, mobility::mobility),
    lesson("frontier", "lesson-frontier", 4, 26..=48, 1300, mobility::fewest_frontier),
    lesson("quiet", "lesson-quiet", 4, 20..=46, 1400, mobility::quiet),
    lesson("run-out", "lesson-run-out", 3, 10..=36, 1200, mobility::run_out),
    lesson("principles", "lesson-principles", 4, 34..=47, 1400, opening::principles),
    lesson("names", "lesson-names", 4, 52..=59, 1800, opening::names),
    lesson("balance", "lesson-balance", 3, 8..=40, 1200, edges::balance),
    lesson("wedges", "lesson-wedges", 4, 8..=36, 1100, edges::wedges),
    lesson("stoner", "lesson-stoner", 3, 10..=36, 1100, edges::stoner),
    lesson("tempo", "lesson-tempo", 4, 10..=30, 1300, edges::tempo),
    lesson("diagonals", "lesson-diagonals", 4, 10..=34, 1200, corners::diagonals),
    lesson("parity", "lesson-parity", 5, 6..=10, 1400, endgame::parity_exercise),
    lesson("access", "lesson-access", 4, 6..=10, 1300, endgame::access),
    lesson("passing", "lesson-passing", 4, 5..=9, 1100, endgame::passing),
    lesson("poisoned", "lesson-poisoned", 4, 7..=10, 1300, corners::poisoned),
    lesson("counting", "lesson-counting", 5, 3..=6, 1200, endgame::counting),
    lesson("converting", "lesson-converting", 4, 10..=12, 1400, endgame::converting),
];

/// The lessons of [`LESSONS`], in groups with a name.
pub fn groups() -> impl Iterator<Item = (String, &'static [Lesson])> {
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
        Some((text!(name), lessons))
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
        text!(self.text)
    }

    /// The idea, in two or three sentences.
    pub fn idea(&self) -> String {
        text!(&format!("{}.idea", self.text))
    }

    /// The caption of a picture, by its number from 0.
    pub fn caption(&self, number: usize) -> String {
        text!(&format!("{}.picture-{}", self.text, number + 1))
    }

    /// Draws the exercise of a number, from 0; `None` if no moment of `GAMES_MAX` games shows the idea
    /// clearly enough to ask about.
    pub fn exercise(&self, number: usize, seed: u64, solve: &mut Solve) -> Option<Exercise> {
        let model =
            Model::embedded().inspect_err(|error| log::warn!("no lesson has exercises: {error}")).ok()?;
        (0..GAMES_MAX).find_map(|nth| {
            let seed = split_mix(seed, nth);
            let scenes: Vec<Scene> = simulated_game(model, Rating::new(self.rating), seed)
                .into_iter()
                .filter(|scene| self.empties.contains(&scene.position.empties().len()))
                .collect();
            // Starts the search at a random moment, not always at the first.
            let first = (seed % scenes.len().max(1) as u64) as usize;
            let (before, after) = scenes.split_at(first);
            after.iter().chain(before).find_map(|scene| (self.pose)(scene, number, solve))
        })
    }
}

#[cfg(test)]
mod tests;
