//! FSRS-6, the Free Spaced Repetition Scheduler: how long a memory lasts, and how an answer changes that.
//!
//! A memory has a *stability*, the days after which it is recalled in nine cases of ten, and a *difficulty*
//! from 1 to 10. The formulas and the 21 default weights are those published at
//! <https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>; the tests hold the values that
//! its implementations publish.

use serde::{Deserialize, Serialize};

/// The published default weights of FSRS-6.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// Days beyond which no memory lasts.
const STABILITY_MAX: f64 = 36_500.0;
const STABILITY_MIN: f64 = 0.001;
/// A card comes again when the chance that the player recalls it has fallen to this.
const RETENTION: f64 = 0.9;

/// How an answer went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Recall {
    /// Wrong.
    Again = 1,
    /// Right with a hint.
    Hard,
    /// Right.
    Good,
    /// Right and fast.
    Easy,
}

/// How well the player remembers one card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// Days until it is recalled in nine cases of ten.
    pub stability: f64,
    /// 1 to 10.
    pub difficulty: f64,
}

impl Memory {
    /// The memory after the first answer.
    pub fn new(grade: Recall) -> Memory {
        Memory { stability: W[grade as usize - 1], difficulty: first_difficulty(grade).clamp(1.0, 10.0) }
    }

    /// The memory after an answer, the first or a later one, and the days until the card should be repeated.
    /// `days` are those since the answer before.
    pub(crate) fn answered(before: Option<Memory>, days: i64, grade: Recall) -> (Memory, u32) {
        let memory = before.map_or(Memory::new(grade), |memory| memory.after(days.max(0) as f64, grade));
        (memory, if grade == Recall::Again { 1 } else { memory.interval() })
    }

    /// The chance that it is recalled after a number of days, 0 to 1.
    ///
    /// ```
    /// use teach::cards::fsrs::{Memory, Recall};
    /// let memory = Memory::new(Recall::Good);
    /// assert!((memory.retrievability(memory.stability) - 0.9).abs() < 1e-12);
    /// ```
    pub fn retrievability(&self, days: f64) -> f64 {
        chance_of_recall(days.max(0.0), self.stability, W[20])
    }

    /// Whole days until it should be repeated, at least one.
    pub fn interval(&self) -> u32 {
        let days = self.stability / factor(W[20]) * (RETENTION.powf(-1.0 / W[20]) - 1.0);
        days.round().clamp(1.0, STABILITY_MAX) as u32
    }

    /// The memory after another answer, `days` after the last one.
    #[must_use]
    pub fn after(&self, days: f64, grade: Recall) -> Memory {
        let stability = if days < 1.0 {
            self.after_the_same_day(grade)
        } else if grade == Recall::Again {
            self.after_forgetting(days)
        } else {
            self.after_recall(days, grade)
        };
        let stability = stability.clamp(STABILITY_MIN, STABILITY_MAX);
        Memory { stability, difficulty: self.next_difficulty(grade) }
    }

    fn after_the_same_day(&self, grade: Recall) -> f64 {
        let growth = (W[17] * (grade as u8 as f64 - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        self.stability * if grade >= Recall::Good { growth.max(1.0) } else { growth }
    }

    fn after_forgetting(&self, days: f64) -> f64 {
        let lost = 1.0 - self.retrievability(days);
        let stability = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * lost).exp();
        stability.min(self.stability / (W[17] * W[18]).exp())
    }

    fn after_recall(&self, days: f64, grade: Recall) -> f64 {
        let lost = 1.0 - self.retrievability(days);
        let by_grade = match grade {
            Recall::Hard => W[15],
            Recall::Easy => W[16],
            Recall::Again | Recall::Good => 1.0,
        };
        let growth =
            W[8].exp() * (11.0 - self.difficulty) * self.stability.powf(-W[9]) * ((W[10] * lost).exp() - 1.0);
        self.stability * (1.0 + growth * by_grade)
    }

    fn next_difficulty(&self, grade: Recall) -> f64 {
        let change = -W[6] * (grade as u8 as f64 - 3.0);
        let damped = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        // The difficulty slowly returns to that of an easy card.
        (W[7] * first_difficulty(Recall::Easy) + (1.0 - W[7]) * damped).clamp(1.0, 10.0)
    }
}

fn first_difficulty(grade: Recall) -> f64 {
    W[4] - (W[5] * (grade as u8 as f64 - 1.0)).exp() + 1.0
}

/// The forgetting curve: the chance of recall after a number of days.
fn chance_of_recall(days: f64, stability: f64, decay: f64) -> f64 {
    (1.0 + factor(decay) * days / stability).powf(-decay)
}

/// The factor that makes the chance of recall 0.9 after `stability` days.
fn factor(decay: f64) -> f64 {
    0.9f64.powf(-1.0 / decay) - 1.0
}

#[cfg(test)]
mod tests {
    use super::Recall::{Again, Easy, Good, Hard};
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-4, "{found} and not {expected}");
    }

    fn walk(answers: &[(f64, Recall)]) -> Memory {
        let (first, rest) = answers.split_first().unwrap();
        rest.iter().fold(Memory::new(first.1), |memory, (days, grade)| memory.after(*days, *grade))
    }

    #[test]
    fn new_cards_are_as_published() {
        let expected = [
            (Again, 0.212, 6.4133),
            (Hard, 1.2931, 5.1121707),
            (Good, 2.3065, 2.118104),
            (Easy, 8.2956, 1.0),
        ];
        for (grade, stability, difficulty) in expected {
            near(Memory::new(grade).stability, stability);
            near(Memory::new(grade).difficulty, difficulty);
        }
    }

    #[test]
    fn the_published_history_ends_as_published() {
        // The vector of fsrs-rs and py-fsrs.
        let memory = walk(&[(0.0, Again), (0.0, Good), (1.0, Good), (3.0, Good), (8.0, Good), (21.0, Good)]);
        near(memory.stability, 53.62691);
        near(memory.difficulty, 6.3574867);
    }

    #[test]
    fn the_published_intervals_follow() {
        // The values of py-fsrs: Good twice on the first day, then at each due time.
        let mut memory = walk(&[(0.0, Good), (0.0, Good)]);
        for (stability, interval) in
            [(2.3065, 2), (10.971048, 11), (46.316858, 46), (162.999816, 163), (497.876555, 498)]
        {
            near(memory.stability, stability);
            assert_eq!(memory.interval(), interval);
            memory = memory.after(f64::from(interval), Good);
        }
        let forgotten =
            walk(&[(0.0, Good), (0.0, Good), (2.0, Good), (11.0, Good), (46.0, Good), (163.0, Good)]);
        near(forgotten.after(498.0, Again).stability, 6.890412);
    }

    #[test]
    fn memory_fades_as_published() {
        // The test values of fsrs-rs, which are for a decay of 0.2.
        for (days, chance) in [(0.0, 1.0), (1.0, 0.9), (2.0, 0.84028935), (3.0, 0.7985001)] {
            near(chance_of_recall(days, 1.0, 0.2), chance);
        }
        let memory = Memory { stability: 12.5, difficulty: 5.0 };
        assert!(
            (0..100).is_sorted_by(
                |a, b| memory.retrievability(f64::from(*a)) > memory.retrievability(f64::from(*b))
            )
        );
    }

    #[test]
    fn better_answers_last_longer_and_are_easier() {
        for stability in [0.5, 3.0, 40.0, 900.0] {
            for difficulty in [1.5, 5.0, 9.5] {
                let memory = Memory { stability, difficulty };
                let after = [Again, Hard, Good, Easy].map(|grade| memory.after(stability.max(1.0), grade));
                assert!(after.windows(2).all(|pair| pair[0].stability < pair[1].stability), "{after:?}");
                assert!(after.windows(2).all(|pair| pair[0].difficulty >= pair[1].difficulty));
                assert!(after[2].stability > stability && after[0].stability <= stability);
            }
        }
    }
}
