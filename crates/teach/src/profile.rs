//! The progress of one learner: plain data with a version, stored as a file of text.

use super::cards::Cards;
use super::guess::games;
use super::lessons::progress::LessonProgress;
use super::puzzles::progress::PuzzleProgress;
use super::repertoire::{Lines, Repertoire};
use super::today::Practice;
use othello::rules::ByColor;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use system::kept::RonFile;

/// The largest count that a file may hold; larger ones are damage. Sums with it do not overflow.
pub(super) const COUNT_MAX: u32 = 1_000_000_000;
/// The days that a file may hold, counted from 1970.
pub(super) const DAYS: RangeInclusive<i64> = 0..=4_000_000;

/// A day of a file, clamped to `DAYS`.
pub(super) fn clamped_day(day: i64) -> i64 {
    day.clamp(*DAYS.start(), *DAYS.end())
}

/// The progress of one learner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// The layout of the file.
    pub version: u32,
    /// What was learnt in the lessons.
    pub lessons: LessonProgress,
    /// The rating, the answers and the endings of the puzzles.
    pub puzzles: PuzzleProgress,
    /// Mistakes of the player's games, to be repeated.
    pub cards: Cards,
    /// The player's openings.
    pub repertoire: Repertoire,
    /// The numbers of the program's own games that were guessed to their end.
    pub guessed: BTreeSet<usize>,
    /// The days on which the player practised.
    pub practice: Practice,
}

impl Default for Profile {
    fn default() -> Profile {
        Profile {
            version: Profile::VERSION,
            lessons: LessonProgress::default(),
            puzzles: PuzzleProgress::default(),
            cards: Cards::default(),
            repertoire: Repertoire::default(),
            guessed: BTreeSet::new(),
            practice: Practice::default(),
        }
    }
}

impl RonFile for Profile {
    const VERSION: u32 = 1;
    const HEAD: &'static str = "What Outflank has taught, and how it went.";

    fn sanitized(self) -> Profile {
        let Profile { version: _, lessons, puzzles, cards, repertoire, guessed, practice } = self;
        Profile {
            version: Self::VERSION,
            lessons: lessons.sanitized(),
            puzzles: puzzles.sanitized(),
            cards: cards.sanitized(),
            repertoire: repertoire.map(Lines::sanitized),
            guessed: guessed.into_iter().filter(|number| *number < games::all().len()).collect(),
            practice: practice.sanitized(),
        }
    }

    /// Keeps the greater progress in each part. So nothing that was learnt is lost, and joining a profile
    /// twice changes nothing.
    fn joined(self, there: Profile, before: &Profile) -> Profile {
        Profile {
            version: Self::VERSION,
            lessons: self.lessons.joined(there.lessons, &before.lessons),
            puzzles: self.puzzles.joined(there.puzzles),
            cards: self.cards.joined(there.cards),
            repertoire: ByColor::new(
                self.repertoire.black.joined(there.repertoire.black),
                self.repertoire.white.joined(there.repertoire.white),
            ),
            guessed: &self.guessed | &there.guessed,
            practice: self.practice.joined(there.practice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::cards::fsrs::Recall;
    use crate::lessons::progress::LessonPlace;
    use crate::puzzles::Theme;
    use analysis::explain::Idea;
    use othello::rules::{BoardSize, Color, Position};
    use system::kept::RonError;

    #[test]
    fn a_broken_or_newer_text_gives_a_reason_and_missing_lines_are_those_of_a_new_player() {
        assert_eq!(Profile::read("()"), Ok(Profile::default()));
        assert_eq!(Profile::read("(version: 2)"), Err(RonError::Newer { version: 2, known: 1 }));
        for broken in ["", "(lessons: (stars: 3))", "(version: 1, lessons: (", "{}"] {
            let error = Profile::read(broken).unwrap_err();
            assert!(matches!(error, RonError::Unreadable { .. }), "{broken}: {error}");
        }
    }

    /// A profile in which every number is as large, or as small, as its type allows.
    fn extreme(high: bool) -> Profile {
        let position = Position::start(BoardSize::STANDARD);
        let played = position.legal_moves().first().unwrap();
        let (count, day) = if high { (u32::MAX, i64::MAX) } else { (0, i64::MIN) };
        let mut profile = Profile::default();
        profile.lessons.finish("directions", 1);
        profile.lessons.invitation_is_over = true;
        let mut card = Card::new(&position, played, 8, "against Ben".to_owned());
        card.idea = Some(Idea::Stable);
        profile.cards.take_in(1, vec![card]);
        profile.cards.answer(0, Recall::Good, 20_000);
        profile.repertoire[Color::Black].add(&position, played);
        profile.repertoire[Color::Black].learn(&position, Recall::Good, 20_000);
        profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
        profile.puzzles.endings = (count, count);
        profile.puzzles.daily = Some((day, true));
        profile.lessons.place =
            Some(LessonPlace { lesson: "outflank".to_owned(), n_done: 1, n_wrong: count as usize });
        let text = profile.write();
        let mut damaged = String::new();
        for line in text.lines() {
            let name = line.trim_start().split(':').next().unwrap_or_default();
            let value = match name {
                "answered" | "due" => Some(day.to_string()),
                "n_answers" | "n_wrong" | "n_tries" | "n_solved" | "storm_best" => Some(count.to_string()),
                "new_on" => Some(format!("({day}, {count})")),
                _ if name == "\"Wedge\"" => Some(format!("({count}, {count})")),
                _ => None,
            };
            damaged += &value.map_or(line.to_owned(), |value| format!("{name}: {value},"));
            damaged.push('\n');
        }
        Profile::read(&damaged).unwrap_or_else(|error| panic!("{error}\n{damaged}"))
    }

    #[test]
    fn what_was_learnt_is_read_back_and_numbers_of_damaged_files_overflow_nothing() {
        for high in [true, false] {
            let mut profile = extreme(high);
            let position = Position::start(BoardSize::STANDARD);
            for day in [0, 20_000, *DAYS.end()] {
                _ = (profile.cards.due(day), profile.repertoire[Color::Black].reply(&position, day, 1));
                for grade in [Recall::Again, Recall::Good] {
                    profile.cards.answer(0, grade, day);
                    profile.repertoire[Color::Black].learn(&position, grade, day);
                    profile.puzzles.learn(900, [Theme::Wedge].into_iter().collect(), true);
                }
            }
            assert_eq!(Profile::read(&profile.write()), Ok(profile));
        }
    }
}
