//! What the page of exercises shows of a puzzle: its question, its answer and its buttons.

use super::{OpenPuzzle, Run};
use crate::Scene;
use crate::choice::{Choice, Pace, PuzzleSet};
use crate::ideas::lesson_of_theme;
use crate::puzzles::progress::PuzzleProgress;
use crate::puzzles::rating::PuzzleRating;
use crate::puzzles::{Puzzle, SolutionStep, Theme, words};
use crate::question::{Button, Click, Paragraph, Question};
use crate::words::origin;
use analysis::explain::Explanation;
use analysis::explain::words::{more, sentences};
use texts::text;

impl OpenPuzzle {
    /// What the page of exercises shows to a player with this progress.
    pub(in crate::puzzles) fn question(&self, progress: &PuzzleProgress, now: f64) -> Question {
        let step = self.shown_step();
        let board = step.map_or(self.shown, |step| Scene::still(step.truth.position));
        let mut question =
            Question::new(title(self.set, &self.run, now), text!("puzzles-back"), board, self.is_asking());
        question.feedback(self.feedback.is_right, self.words());
        match step {
            Some(step) => {
                question.values = step.truth.evaluations();
                self.add_answer(&mut question, step, progress);
            }
            None => question.mark(self.wrong.into_iter().collect(), self.hinted()),
        }
        question.weak(self.own_game_words(step));
        self.add_buttons(&mut question);
        if self.can_go_on() {
            question.plain(self.streak_words(progress));
        } else {
            let is_wrong = self.wrong.is_some();
            let is_early = self.n_right == 0 && !is_wrong && self.early.is_some();
            question.plain(is_early.then(|| text!("puzzle-one-moment")));
            let counts = is_wrong && self.hinted_at.is_none();
            question.plain(counts.then(|| text!("puzzle-first-try-counts")));
        }
        question
    }

    /// The game that the puzzle comes from and, with the answer to its first choice, the move played there.
    fn own_game_words(&self, step: Option<&SolutionStep>) -> Vec<String> {
        let Some(own) = &self.own else { return Vec::new() };
        let is_first = step.is_some_and(|step| step.truth.position == own.position);
        let played = is_first.then(|| {
            let square = own.played.name(own.position.size());
            text!("puzzles-own-played", square = square)
        });
        let game = origin(own.opponent.as_deref(), own.date.as_deref());
        [game].into_iter().chain(played).collect()
    }

    /// How a streak went, once it is over.
    fn streak_words(&self, progress: &PuzzleProgress) -> Option<String> {
        let is_over = self.run.pace == Pace::Streak && self.is_solved_at_first() == Some(false);
        let (solved, best) = (self.run.n_solved, progress.streak_best);
        is_over.then(|| text!("puzzles-streak-over", solved = solved, best = best))
    }

    /// Adds the answer of a puzzle that is over.
    fn add_answer(&self, question: &mut Question, step: &SolutionStep, progress: &PuzzleProgress) {
        let solution = self.solution.as_ref().expect("it has the step");
        let (number, steps) = (self.step + 1, solution.steps.len());
        let [back, on] = [false, true].map(Choice::StepInAnswer);
        (question.left, question.right) = (Some(back.clone()), Some(on.clone()));
        if steps > 1 {
            let text = text!("puzzle-step", number = number, steps = steps);
            let (back, on) = (Some(back).filter(|_| number > 1), Some(on).filter(|_| number < steps));
            question.text.push(Paragraph::Step { text, back, on });
        }
        if self.feedback.is_right.is_some() {
            question.plain([words::verdict(&step.truth, step.best)]);
        }
        question.plain(self.reason().map(sentences));
        question.cause = self.reason().map(Explanation::marks).unwrap_or_default();
        let Puzzle { themes, rating, .. } = self.puzzle;
        let idea = |theme: Theme| text!("puzzle-theme-and-idea", theme = theme.name(), idea = theme.idea());
        let is_rated = self.run.pace == Pace::Calm;
        question.weak(is_rated.then(|| words::rating(&progress.rating, self.change)));
        let points = progress.rating.points - self.change.unwrap_or(0.0);
        let of_rating = text!("puzzle-of-rating", rating = rating.to_string());
        let chances = words::chances(solution, &PuzzleRating { points, ..progress.rating }, rating);
        let about = text::sentences(&[of_rating, chances.unwrap_or_default()]);
        question.more(
            self.reason().and_then(more).into_iter().chain(themes.iter().map(idea)).chain([about]).collect(),
        );
    }

    /// Adds the buttons and, once the puzzle is over, the keys. All buttons are there from the start, so that
    /// none moves when an answer comes.
    fn add_buttons(&self, question: &mut Question) {
        let is_over = self.can_go_on();
        let can_show = !is_over && self.solution.is_some();
        let next = if self.is_only_one() { text!("puzzle-done") } else { text!("learn-next") };
        question.button(next, is_over, Choice::Next);
        question.button(text!("learn-hint"), self.can_hint(), Choice::Hint);
        question.button(text!("learn-show-answer"), can_show, Choice::ShowAnswer);
        let theme = match self.set {
            PuzzleSet::Theme(theme) => Some(theme),
            _ => self.puzzle.themes.iter().next(),
        };
        question.buttons.push(Button::lesson(theme.filter(|_| is_over).map(lesson_of_theme)));
        if is_over {
            question.click = Click::GoesOn;
            question.enter = Some(Choice::Next);
        }
    }
}

/// The line above the board: the name of the set, or how many puzzles of a run are solved.
pub(in crate::puzzles) fn title(set: PuzzleSet, run: &Run, now: f64) -> String {
    match run.pace {
        Pace::Calm => set.name(),
        Pace::Streak => text!("puzzle-streak-title", solved = run.n_solved),
        Pace::Clock => {
            let left = (run.ends_at - now).max(0.0).ceil() as u32;
            let time = format!("{}:{:02}", left / 60, left % 60);
            text!("puzzle-storm-title", time = time, solved = run.n_solved)
        }
    }
}
