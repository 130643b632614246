//! The player's progress in puzzles.

use super::Theme;
use super::rating::{LIMITS, PuzzleRating};
use crate::profile::{COUNT_MAX, clamped_day};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The puzzles that the player tried, and how many of them were solved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// How good the player is.
    pub rating: PuzzleRating,
    /// The first tries at each theme, and the right ones among them, by the theme's key.
    pub themes: BTreeMap<String, (u32, u32)>,
    /// The places of puzzles that were seen lately, the latest last.
    pub seen: Vec<u32>,
    /// Most puzzles solved in a run against the clock.
    pub storm_best: u32,
    /// Most puzzles solved in a row, in a streak.
    pub streak_best: u32,
    /// The day of the last daily puzzle that was tried, and whether the first try solved it.
    pub daily: Option<(i64, bool)>,
    /// Endings that were played out, and those that kept the result.
    pub endings: (u32, u32),
}

/// How many puzzles are remembered, so that none is shown again soon.
const SEEN_MAX: usize = 400;

impl PuzzleProgress {
    /// Records that a puzzle is shown.
    pub fn see(&mut self, place: usize) {
        self.seen.retain(|seen| *seen != place as u32);
        self.seen.push(place as u32);
        let n_old = self.seen.len().saturating_sub(SEEN_MAX);
        self.seen.drain(..n_old);
    }

    /// Counts a first try at a puzzle of a rating with these themes.
    pub fn learn(&mut self, rating: u16, themes: super::Themes, is_solved: bool) {
        self.rating.learn(rating, is_solved);
        for theme in themes.iter() {
            let (n_tries, n_solved) = self.themes.entry(theme.key().to_owned()).or_default();
            *n_tries = (*n_tries + 1).min(COUNT_MAX);
            *n_solved = (*n_solved + u32::from(is_solved)).min(*n_tries);
        }
    }

    /// First tries at a theme, and those that were right.
    pub fn theme(&self, theme: Theme) -> (u32, u32) {
        self.themes.get(theme.key()).copied().unwrap_or_default()
    }

    /// Keeps the higher counts, and the rating with more tries; with equally many, that of `there`.
    #[must_use]
    pub fn joined(mut self, there: PuzzleProgress) -> PuzzleProgress {
        if there.rating.n_tries >= self.rating.n_tries {
            self.rating = there.rating;
        }
        for (theme, tries) in there.themes {
            let most = self.themes.entry(theme).or_default();
            *most = (*most).max(tries);
        }
        for place in there.seen {
            if !self.seen.contains(&place) {
                self.seen.insert(0, place);
            }
        }
        self.storm_best = self.storm_best.max(there.storm_best);
        self.streak_best = self.streak_best.max(there.streak_best);
        self.daily = self.daily.max(there.daily);
        self.endings = self.endings.max(there.endings);
        self
    }

    /// Clamps every field to its range and drops unknown themes.
    #[must_use]
    pub fn sanitized(mut self) -> PuzzleProgress {
        let rating = &mut self.rating;
        let is_number = rating.points.is_finite() && rating.deviation.is_finite() && rating.deviation > 0.0;
        if !is_number {
            *rating = PuzzleRating::default();
        }
        rating.points = rating.points.clamp(LIMITS.0.into(), LIMITS.1.into());
        rating.deviation = rating.deviation.min(PuzzleRating::default().deviation);
        rating.n_tries = rating.n_tries.min(COUNT_MAX);
        rating.n_solved = rating.n_solved.min(rating.n_tries);
        self.endings.0 = self.endings.0.min(COUNT_MAX);
        self.endings.1 = self.endings.1.min(self.endings.0);
        self.storm_best = self.storm_best.min(COUNT_MAX);
        self.streak_best = self.streak_best.min(COUNT_MAX);
        self.daily = self.daily.map(|(day, is_solved)| (clamped_day(day), is_solved));
        self.themes.retain(|name, (n_tries, n_solved)| {
            *n_tries = (*n_tries).min(COUNT_MAX);
            *n_solved = (*n_solved).min(*n_tries);
            Theme::ALL.iter().any(|theme| theme.key() == name)
        });
        let n_old = self.seen.len().saturating_sub(SEEN_MAX);
        self.seen.drain(..n_old);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Themes;

    #[test]
    fn tries_count_for_the_rating_and_for_each_theme() {
        let mut progress = PuzzleProgress::default();
        let themes: Themes = [Theme::Greed, Theme::Pass].into_iter().collect();
        progress.learn(900, themes, true);
        progress.learn(900, themes, false);
        assert_eq!((progress.theme(Theme::Greed), progress.theme(Theme::Wedge)), ((2, 1), (0, 0)));
        assert_eq!(progress.rating.n_tries, 2);
    }

    #[test]
    fn only_the_puzzles_seen_last_are_remembered() {
        let mut progress = PuzzleProgress::default();
        (0..1000).for_each(|place| progress.see(place));
        progress.see(999);
        assert_eq!((progress.seen.len(), progress.seen.last()), (SEEN_MAX, Some(&999)));
    }

    #[test]
    fn impossible_values_are_replaced() {
        let rating = PuzzleRating { points: f64::NAN, deviation: -3.0, n_tries: 1, n_solved: 9 };
        let mut broken = PuzzleProgress { rating, ..PuzzleProgress::default() };
        broken.themes.insert("No such theme".to_owned(), (1, 1));
        broken.themes.insert("Greed".to_owned(), (1, 5));
        let right = broken.sanitized();
        assert_eq!(right.rating, PuzzleRating::default());
        assert_eq!(right.themes.into_iter().collect::<Vec<_>>(), [("Greed".to_owned(), (1, 1))]);
    }
}
