//! The open lesson: its pictures, its exercises, and its end.

use super::drawer::{Drawer, DrawerJob, Drawn};
use super::progress::{LessonPlace, STARS_MAX, stars};
use super::{LESSONS, Lesson, Picture};
use crate::Scene;
use crate::choice::Choice;
use crate::ideas::theme_of_lesson;
use crate::question::{Button, Click, Paragraph, Question};
use crate::words::{any_of, name, no_answer};
use crate::{Exercise, SquareAnswer};
use othello::rules::{BoardSize, Move, Position, Square, Squares};
use texts::text;

/// The player's place in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStep {
    /// A picture, and whether its moves are played.
    Picture {
        /// Its number, from 0.
        number: usize,
        /// Whether its moves are played.
        is_played: bool,
    },
    /// An exercise, by its number from 0.
    Exercise(usize),
    /// Finished, with the number of stars.
    Done(u8),
}

/// A lesson that is open.
pub struct OpenLesson {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The player's place in it.
    pub step: LessonStep,
    pictures: Vec<&'static Picture>,
    /// By number: `None` is not picked yet; for `Some(None)` no position was found.
    exercises: Vec<Option<Option<Exercise>>>,
    seed: u64,
    n_wrong: usize,
    /// Wrong answers to the exercise shown.
    tried: Squares,
    answered: Option<Square>,
    /// Two squares, one of them right, where a hint was asked for.
    hinted: Squares,
    /// The program showed the last answer; the player did not find it.
    is_shown: bool,
    /// The last click on the picture missed the square of its move.
    has_missed: bool,
}

impl OpenLesson {
    /// Opens a lesson where the player stopped, else at its first picture.
    pub(super) fn new(lesson: &'static Lesson, place: &LessonPlace, seed: u64) -> OpenLesson {
        let first = LessonStep::Picture { number: 0, is_played: false };
        OpenLesson {
            lesson,
            step: if place.n_done > 0 { LessonStep::Exercise(place.n_done) } else { first },
            pictures: lesson.pictures().collect(),
            exercises: vec![None; lesson.n_exercises],
            seed,
            n_wrong: place.n_wrong,
            tried: Squares::EMPTY,
            answered: None,
            hinted: Squares::EMPTY,
            is_shown: false,
            has_missed: false,
        }
    }

    /// Asks the thread to pick the exercise shown and those after it.
    pub(super) fn request_exercises(&self, drawer: &Drawer) {
        let from = match self.step {
            LessonStep::Picture { .. } => 0,
            LessonStep::Exercise(number) => number,
            LessonStep::Done(_) => return,
        };
        drawer.send(DrawerJob { lesson: self.lesson, from, seed: self.seed });
    }

    /// The exercise that is shown, if it was picked already.
    fn exercise(&self) -> Option<&Exercise> {
        match self.step {
            LessonStep::Exercise(number) => self.exercises.get(number)?.as_ref()?.as_ref(),
            _ => None,
        }
    }

    /// Whether no position was found for the exercise shown.
    fn has_none(&self) -> bool {
        matches!(self.step, LessonStep::Exercise(number) if self.exercises[number] == Some(None))
    }

    /// The last answer, with its reason.
    fn feedback(&self) -> Option<&SquareAnswer> {
        self.exercise()?.answer(self.answered?)
    }

    /// Whether the exercise shown was answered rightly.
    fn is_solved(&self) -> bool {
        self.feedback().is_some_and(|answer| answer.is_right)
    }

    /// Whether there is a next step now.
    fn can_go_on(&self) -> bool {
        !matches!(self.step, LessonStep::Exercise(_)) || self.is_solved() || self.has_none()
    }

    /// Where the lesson resumes another day.
    pub(super) fn place(&self) -> LessonPlace {
        let n_done = match self.step {
            LessonStep::Picture { .. } => 0,
            LessonStep::Exercise(number) => number,
            LessonStep::Done(_) => self.lesson.n_exercises,
        };
        // A solved exercise counts, except the last: only the step after it ends the lesson.
        let counts = self.is_solved() && n_done + 1 < self.lesson.n_exercises;
        let n_done = n_done + usize::from(counts);
        LessonPlace { lesson: self.lesson.key.to_owned(), n_done, n_wrong: self.n_wrong }
    }

    /// Goes on, where there is a next step.
    pub(super) fn next(&mut self) {
        if !self.can_go_on() {
            return;
        }
        let end = LessonStep::Done(stars(self.lesson.n_exercises, self.n_wrong));
        self.step = match self.step {
            LessonStep::Picture { number, .. } if number + 1 < self.pictures.len() => {
                LessonStep::Picture { number: number + 1, is_played: false }
            }
            LessonStep::Picture { .. } => LessonStep::Exercise(0),
            LessonStep::Exercise(number) if number + 1 < self.lesson.n_exercises => {
                LessonStep::Exercise(number + 1)
            }
            LessonStep::Exercise(_) | LessonStep::Done(_) => end,
        };
        (self.tried, self.answered) = (Squares::EMPTY, None);
        (self.hinted, self.is_shown, self.has_missed) = (Squares::EMPTY, false, false);
    }

    /// Marks two squares, one of them right. Returns the announcement for a screen reader.
    pub(super) fn hint(&mut self) -> Option<String> {
        let exercise = self.exercise().filter(|_| !self.is_solved() && self.hinted.is_empty())?;
        let (right, all): (Squares, Squares) =
            (exercise.right(), exercise.answers.iter().map(|answer| answer.square).collect());
        let pick = |squares: Squares| squares.iter().nth(self.seed as usize % squares.len().max(1));
        let wrong = all & !right;
        // Preferably one that was not tried yet.
        let fresh = if (wrong & !self.tried).is_empty() { wrong } else { wrong & !self.tried };
        self.hinted = pick(right).into_iter().chain(pick(fresh)).collect();
        self.hint_words()
    }

    /// Shows a right square: the one of the hint, where there was one. Returns the announcement for a screen
    /// reader.
    pub(super) fn show_answer(&mut self) -> Option<String> {
        let right = self.exercise().filter(|_| !self.is_solved())?.right();
        let right = (right & self.hinted).first().or(right.first())?;
        self.n_wrong += 1;
        (self.answered, self.is_shown) = (Some(right), true);
        self.feedback().map(|answer| self.feedback_words(answer))
    }

    fn hint_words(&self) -> Option<String> {
        let exercise = self.exercise().filter(|_| !self.hinted.is_empty() && !self.is_solved())?;
        Some(text!("learn-one-of", squares = any_of(self.hinted, &exercise.position)))
    }

    /// Whether an answer is right, and why.
    fn feedback_words(&self, answer: &SquareAnswer) -> String {
        let reason = answer.reason.as_str();
        match (answer.is_right, self.is_shown) {
            (true, true) => text!("lesson-answer", reason = reason),
            (true, false) => text!("lesson-right", reason = reason),
            (false, _) => text!("lesson-wrong", reason = reason),
        }
    }

    /// Goes back to the picture before.
    pub(super) fn previous(&mut self) {
        if let LessonStep::Picture { number, .. } = self.step {
            self.step = LessonStep::Picture { number: number.saturating_sub(1), is_played: false };
            self.has_missed = false;
        }
    }

    /// Plays the moves of the picture, or takes them back.
    pub(super) fn play_picture(&mut self) {
        if let LessonStep::Picture { is_played, .. } = &mut self.step {
            *is_played = !*is_played;
            self.has_missed = false;
        }
    }

    /// The square of the picture's first move, until that is played.
    fn picture_move(&self) -> Option<Square> {
        match self.step {
            LessonStep::Picture { number, is_played: false } => self.pictures[number].moves.first().copied(),
            _ => None,
        }
    }

    /// Answers the exercise; on a picture, its first move plays all its moves. Returns the feedback.
    pub(super) fn answer(&mut self, square: Square) -> Option<String> {
        if let Some(ringed) = self.picture_move() {
            if square == ringed {
                self.play_picture();
                return Some(self.caption());
            }
            self.has_missed = true;
            return self.missed_words();
        }
        if self.is_solved() {
            return None;
        }
        let exercise = self.exercise()?;
        let Some(answer) = exercise.answer(square).cloned() else {
            let Exercise { position, .. } = exercise;
            return Some(no_answer(position.disc_at(square).is_some(), &name(square, position)));
        };
        if !answer.is_right && !self.tried.contains(square) {
            self.tried.insert(square);
            self.n_wrong += 1;
        }
        self.answered = Some(square);
        Some(self.feedback_words(&answer))
    }

    /// Where to click, after a click missed the square of the picture's move.
    fn missed_words(&self) -> Option<String> {
        let ringed = self.picture_move().filter(|_| self.has_missed)?;
        Some(text!("lesson-try-ringed", square = ringed.name(self.board().position.size())))
    }

    /// Stores an exercise; returns whether it is the one that is shown.
    pub(super) fn take_in(&mut self, drawn: Drawn) -> bool {
        if drawn.seed != self.seed {
            return false;
        }
        self.exercises[drawn.number] = Some(drawn.exercise);
        self.step == LessonStep::Exercise(drawn.number)
    }

    /// The announcement of the step for a screen reader.
    pub(super) fn announcement(&self) -> String {
        match self.step {
            LessonStep::Picture { number: 0, .. } => text::sentences(&[self.lesson.idea(), self.caption()]),
            LessonStep::Exercise(_) if self.exercise().is_some() => {
                text::list(&[self.heading().unwrap_or_default(), self.caption()])
            }
            _ => self.caption(),
        }
    }

    /// What the page of exercises shows.
    pub fn question(&self) -> Question {
        let exercise = self.exercise().filter(|_| !self.is_solved());
        let back = text!("lesson-back-to-list");
        let mut question = Question::new(self.lesson.title(), back, self.board(), exercise.is_some());
        question.shows_moves = exercise.is_some_and(|exercise| exercise.shows_moves);
        if self.is_solved() {
            question.click = Click::GoesOn;
        } else if self.picture_move().is_some() {
            question.click = Click::Answers;
        }
        match self.step {
            LessonStep::Picture { number, .. } => {
                question.mark(Squares::EMPTY, self.pictures[number].marked.iter().copied().collect());
            }
            _ if exercise.is_some() => question.mark(self.tried, self.hinted),
            _ => {}
        }
        question.weak(self.heading());
        match self.step {
            LessonStep::Picture { number: 0, .. } => question.plain([self.lesson.idea()]),
            LessonStep::Done(stars) => question.text.push(Paragraph::Stars(stars)),
            _ => {}
        }
        question.strong(self.caption());
        if let Some(answer) = self.feedback() {
            let another = if answer.is_right { String::new() } else { text!("lesson-try-another") };
            let words = text::sentences(&[self.feedback_words(answer), another]);
            question.feedback((!self.is_shown).then_some(answer.is_right), words);
        }
        question.plain(self.hint_words().or(self.missed_words()));
        self.add_buttons(&mut question);
        let next = self.can_go_on().then_some(Choice::Next);
        question.right = next.clone();
        question.enter = match (self.step, self.following()) {
            (LessonStep::Done(_), Some(following)) => Some(Choice::BeginLesson(following.key)),
            _ => next,
        };
        question.left = Some(Choice::Previous);
        question
    }

    fn following(&self) -> Option<&'static Lesson> {
        LESSONS.iter().skip_while(|other| other.key != self.lesson.key).nth(1)
    }

    /// Adds the buttons, the main one first. A step shows all of its buttons from the start.
    fn add_buttons(&self, question: &mut Question) {
        let mut add = |name, is_enabled, choice: Choice| question.button(name, is_enabled, choice);
        match self.step {
            LessonStep::Picture { number, is_played } => {
                add(text!("learn-next"), true, Choice::Next);
                add(text!("learn-previous"), number > 0, Choice::Previous);
                if !self.pictures[number].moves.is_empty() {
                    let name = match is_played {
                        true => text!("lesson-take-back-picture"),
                        false => text!("lesson-play-picture"),
                    };
                    add(name, true, Choice::PlayPicture);
                }
            }
            LessonStep::Exercise(_) => {
                let is_asking = self.exercise().is_some() && !self.is_solved();
                let can_hint = is_asking && self.hinted.is_empty();
                add(text!("learn-next"), self.can_go_on(), Choice::Next);
                add(text!("learn-hint"), can_hint, Choice::Hint);
                add(text!("learn-show-answer"), is_asking, Choice::ShowAnswer);
            }
            LessonStep::Done(_) => {
                if let Some(following) = self.following() {
                    add(text!("lesson-next-lesson"), true, Choice::BeginLesson(following.key));
                }
                add(text!("lesson-all"), true, Choice::Next);
                question.buttons.extend(theme_of_lesson(self.lesson).map(Button::puzzles));
            }
        }
    }

    /// The heading above the step.
    fn heading(&self) -> Option<String> {
        match self.step {
            LessonStep::Picture { .. } => None,
            LessonStep::Exercise(number) => {
                Some(text!("lesson-exercise", number = number + 1, exercises = self.lesson.n_exercises))
            }
            LessonStep::Done(_) => Some(text!("lesson-done")),
        }
    }

    /// The caption of a picture, the question of an exercise, or how the lesson went.
    fn caption(&self) -> String {
        match self.step {
            LessonStep::Picture { number, .. } => self.lesson.caption(number),
            LessonStep::Exercise(_) if self.has_none() => text!("lesson-none-found"),
            LessonStep::Exercise(_) => {
                self.exercise().map_or_else(|| text!("lesson-looking"), |exercise| exercise.question.clone())
            }
            LessonStep::Done(STARS_MAX) => text!("lesson-done-clean"),
            LessonStep::Done(_) => text!("lesson-done-again"),
        }
    }

    /// The position on the board, and the square of the last move.
    fn board(&self) -> Scene {
        match (self.step, self.exercise()) {
            (LessonStep::Picture { number, is_played }, _) => {
                let picture = self.pictures[number];
                let n_played = if is_played { picture.moves.len() } else { 0 };
                let last = if is_played { picture.moves.last().copied() } else { None };
                Scene { position: picture.positions[n_played], last }
            }
            (_, Some(exercise)) => {
                let position = exercise.position;
                let right = self.feedback().filter(|answer| answer.is_right).map(|answer| answer.square);
                match right.and_then(|square| Some((position.play(Move::Place(square)).ok()?, square))) {
                    Some((after, square)) => Scene { position: after, last: Some(square) },
                    None => Scene { position, last: exercise.last },
                }
            }
            (_, None) => Scene::still(Position::start(BoardSize::STANDARD)),
        }
    }
}
