//! The progress in the lessons: stars, and the place where the learner stopped.

use super::{LESSONS, Lesson};
use crate::profile::COUNT_MAX;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Stars of the lessons and the place in the one that was begun last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The most stars that a lesson was finished with, 1 to 3, by its key.
    pub stars: BTreeMap<String, u8>,
    /// The lesson that was begun and not finished.
    pub place: Option<LessonPlace>,
    /// Whether the line that offers the first lessons was used or dismissed.
    pub invitation_is_over: bool,
}

/// Where the learner stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonPlace {
    /// The lesson's key.
    pub lesson: String,
    /// Exercises answered, at least one.
    pub n_done: usize,
    /// Wrong answers by then.
    pub n_wrong: usize,
}

/// The most stars.
pub const STARS_MAX: u8 = 3;

/// The stars for a lesson: three without wrong answers, two with at most one for every two exercises, else
/// one.
pub fn stars(n_exercises: usize, n_wrong: usize) -> u8 {
    match n_wrong {
        0 => STARS_MAX,
        _ if 2 * n_wrong <= n_exercises => 2,
        _ => 1,
    }
}

impl LessonProgress {
    /// The stars of a lesson, 0 where it was never finished.
    pub fn stars_of(&self, lesson: &Lesson) -> u8 {
        self.stars.get(lesson.key).copied().unwrap_or(0)
    }

    /// Notes that a lesson was finished. A worse try takes nothing away.
    pub fn finish(&mut self, key: &str, stars: u8) {
        let best = self.stars.entry(key.to_owned()).or_default();
        *best = (*best).max(stars);
        self.place.take_if(|place| place.lesson == key);
    }

    /// The lesson to go on with: the one that was begun, else the first without stars.
    pub fn next(&self) -> Option<&'static Lesson> {
        let begun = self.place.as_ref().and_then(|place| Lesson::of_key(&place.lesson));
        begun.or_else(|| LESSONS.iter().find(|lesson| self.stars_of(lesson) == 0))
    }

    /// The most stars of both, and the place here if it is not the one `before`: a finished lesson has none.
    #[must_use]
    pub fn joined(mut self, there: LessonProgress, before: &LessonProgress) -> LessonProgress {
        for (lesson, stars) in there.stars {
            let best = self.stars.entry(lesson).or_default();
            *best = (*best).max(stars);
        }
        if self.place == before.place {
            self.place = there.place;
        }
        self.invitation_is_over |= there.invitation_is_over;
        self
    }

    /// Drops numbers of stars that do not exist, and a place in a lesson or at an exercise that does not.
    #[must_use]
    pub fn sanitized(mut self) -> LessonProgress {
        self.stars.retain(|_, stars| (1..=STARS_MAX).contains(stars));
        self.place.take_if(|place| {
            Lesson::of_key(&place.lesson).is_none_or(|its| !(1..its.n_exercises).contains(&place.n_done))
        });
        if let Some(place) = &mut self.place {
            place.n_wrong = place.n_wrong.min(COUNT_MAX as usize);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewer_wrong_answers_give_more_stars_and_the_best_try_counts() {
        assert_eq!([0, 1, 2, 3, 9].map(|n_wrong| stars(4, n_wrong)), [3, 2, 2, 1, 1]);
        let mut progress = LessonProgress::default();
        assert_eq!(progress.next().unwrap().key, LESSONS[0].key);
        progress.finish(LESSONS[0].key, 3);
        progress.finish(LESSONS[0].key, 1);
        assert_eq!((progress.stars_of(&LESSONS[0]), progress.next().unwrap().key), (3, LESSONS[1].key));
    }

    #[test]
    fn a_lesson_that_one_window_finished_is_not_begun_in_the_other() {
        let place = Some(LessonPlace { lesson: "outflank".to_owned(), n_done: 1, n_wrong: 0 });
        let begun = LessonProgress { place, ..Default::default() };
        let mut finished = begun.clone();
        finished.finish("outflank", 3);
        assert_eq!(finished.clone().joined(begun.clone(), &begun), finished);
        assert_eq!(begun.clone().joined(finished.clone(), &begun), finished);
        assert_eq!(begun.clone().joined(finished, &LessonProgress::default()).place, begun.place);
    }

    #[test]
    fn what_does_not_exist_is_left_out() {
        let place =
            |lesson: &str, n_done| Some(LessonPlace { lesson: lesson.to_owned(), n_done, n_wrong: 0 });
        for (place, is_kept) in
            [(place("outflank", 1), true), (place("outflank", 90), false), (place("knitting", 1), false)]
        {
            let stars = BTreeMap::from([("outflank".to_owned(), 9)]);
            let read = LessonProgress { stars, place, ..Default::default() }.sanitized();
            assert_eq!((read.stars.len(), read.place.is_some()), (0, is_kept));
        }
    }
}
