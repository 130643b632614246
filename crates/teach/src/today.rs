//! What a learner does today, and on which days they practised.

use super::lessons::Lesson;
use super::profile::{COUNT_MAX, Profile, clamped_day};
use super::puzzles::{Puzzle, choose, file};
use serde::{Deserialize, Serialize};

/// The days of practice. Days count from 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// The last day.
    last: i64,
    /// How many days in a row the learner practised, the last day included.
    n_days: u32,
    /// The last day on which a lesson was finished.
    pub lesson: i64,
}

impl Practice {
    /// Counts a day on which the learner answered something.
    pub fn count(&mut self, day: i64) {
        self.n_days = match day - self.last {
            // A learner who flew west has the day before again.
            -1 => return,
            0 => self.n_days.max(1),
            1 => (self.n_days + 1).min(COUNT_MAX),
            _ => 1,
        };
        self.last = day;
    }

    /// How many days in a row the learner has practised, up to yesterday or today. For a learner who flew
    /// west the last day may be tomorrow.
    pub fn days_in_a_row(&self, day: i64) -> u32 {
        if (-1..=1).contains(&(day - self.last)) { self.n_days } else { 0 }
    }

    /// Joins two copies: keeps the later last day with its days in a row, and the later day of a lesson.
    #[must_use]
    pub fn joined(self, there: Practice) -> Practice {
        let lesson = self.lesson.max(there.lesson);
        let later = if (self.last, self.n_days) > (there.last, there.n_days) { self } else { there };
        Practice { lesson, ..later }
    }

    /// Clamps every field to its range.
    #[must_use]
    pub fn sanitized(self) -> Practice {
        let (last, lesson) = (clamped_day(self.last), clamped_day(self.lesson));
        Practice { last, lesson, n_days: self.n_days.min(COUNT_MAX) }
    }
}

/// A part of today's practice.
#[derive(Clone, Copy)]
pub enum Step {
    /// The next lesson.
    Lesson(&'static Lesson),
    /// This many of the learner's mistakes.
    Mistakes(usize),
    /// The puzzle of the day.
    Puzzle(&'static Puzzle),
}

impl Step {
    /// About how long it takes, in minutes.
    pub fn minutes(self) -> usize {
        match self {
            Step::Lesson(_) => 5,
            Step::Mistakes(n) => n.div_ceil(4),
            Step::Puzzle(_) => 2,
        }
    }
}

/// Today's practice in order: each part, and whether it is done.
pub fn steps(profile: &Profile, day: i64) -> Vec<(Step, bool)> {
    let lesson = profile.lessons.next().map(|lesson| (Step::Lesson(lesson), profile.practice.lesson == day));
    let n_due = profile.cards.due(day).len();
    let mistakes = (n_due > 0).then_some((Step::Mistakes(n_due), false));
    let is_tried = profile.puzzles.daily.is_some_and(|(tried, _)| tried == day);
    let puzzle = puzzle_of(day).map(|puzzle| (Step::Puzzle(puzzle), is_tried));
    [lesson, mistakes, puzzle].into_iter().flatten().collect()
}

/// The puzzle of a day.
pub fn puzzle_of(day: i64) -> Option<&'static Puzzle> {
    let puzzles = file::embedded().ok()?;
    puzzles.get(choose::daily(puzzles, day)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_end_with_a_day_without_practice() {
        let mut practice = Practice::default();
        for (day, expected) in [(100, 1), (100, 1), (101, 2), (102, 3), (101, 3), (103, 4), (105, 1)] {
            practice.count(day);
            assert_eq!(practice.days_in_a_row(day), expected, "{day}");
        }
        assert_eq!([106, 107].map(|day| practice.days_in_a_row(day)), [1, 0]);
    }

    #[test]
    fn steps_done_today_are_open_again_tomorrow() {
        let mut profile = Profile::default();
        let done =
            |profile: &Profile, day| steps(profile, day).iter().map(|(_, done)| *done).collect::<Vec<_>>();
        assert_eq!(done(&profile, 50), [false, false]);
        profile.practice.lesson = 50;
        profile.puzzles.daily = Some((50, true));
        assert_eq!(done(&profile, 50), [true, true]);
        assert_eq!(done(&profile, 51), [false, false]);
    }
}
