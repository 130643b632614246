//! A drill: the player plays the moves of the lines, and the opponent answers as people do.

use super::{Lines, is_fine};
use crate::Scene;
use crate::cards::fsrs::Recall;
use crate::choice::Choice;
use crate::puzzles::draw::canonical;
use crate::question::{Feedback, Question};
use crate::{Inputs, Now};
use analysis::openings::{self, Opening};
use othello::rules::{BoardSize, Color, Move, Position, Square, Squares};
use texts::text;

/// A drill in progress.
pub struct Drill {
    color: Color,
    board: Scene,
    /// The move of the line, shown after the player tried another one.
    shown: Option<Square>,
    n_right: u32,
    n_questions: u32,
    /// Whether the drill is over, since the lines end at this position.
    is_over: bool,
    /// The last named opening that the drill reached.
    opening: Option<&'static Opening>,
    feedback: Feedback,
}

impl Drill {
    /// Starts a drill from the first move; what the opponent plays follows from the seed.
    pub fn new(color: Color, lines: &Lines, day: i64, seed: u64) -> Drill {
        let mut drill = Drill {
            color,
            board: Scene::still(Position::start(BoardSize::STANDARD)),
            shown: None,
            n_right: 0,
            n_questions: 0,
            is_over: false,
            opening: None,
            feedback: Feedback::default(),
        };
        drill.go_on(lines, day, seed);
        drill
    }

    /// Plays the opponent's reply on the opponent's turn, then asks for a move, or ends the drill.
    fn go_on(&mut self, lines: &Lines, day: i64, seed: u64) {
        if self.board.position.turn() != self.color {
            // A Black opponent always begins with the same move, since the four first moves are symmetric.
            match lines.reply(&self.board.position, day, seed) {
                Some(reply) => self.play(reply),
                None => return self.end(),
            }
        }
        if lines.answer(&self.board.position).is_none() {
            return self.end();
        }
        self.n_questions += 1;
        let color = self.color.key();
        if let Some(last) = self.board.last.map(name) {
            self.feedback.add(move || text!("drill-played", color = color, square = last.as_str()));
        }
        self.feedback.add(move || text!("drill-your-move", color = color));
    }

    fn play(&mut self, square: Square) {
        self.board.position = self.board.position.play(Move::Place(square)).expect("a legal move");
        self.board.last = Some(square);
        if let Some(opening) = openings::at(&self.board.position) {
            self.opening = Some(opening);
        }
    }

    fn end(&mut self) {
        self.is_over = true;
        let (right, n) = (self.n_right, self.n_questions);
        self.feedback.add(move || text!("drill-line-ends", right = right, n = n));
    }

    /// What the page of exercises shows.
    pub fn question(&self) -> Question {
        let name = self.opening.map(|opening| opening.name().to_owned());
        let title = name.clone().unwrap_or_else(|| text!("drill-title"));
        let mut question = Question::new(title, text!("drill-back-to-lines"), self.board, !self.is_over);
        question.mark(Squares::EMPTY, self.shown.into_iter().collect());
        question.feedback(self.feedback.is_right, self.feedback.words());
        question.weak(name);
        if self.is_over {
            question.button(text!("drill-once-more"), true, Choice::Drill);
            question.button(text!("drill-play-on"), true, Choice::PlayFrom(self.board.position));
            question.enter = Some(Choice::Drill);
        }
        question
    }

    /// Handles an answer. Only the first try at a position counts.
    pub fn answer(&mut self, square: Square, lines: &mut Lines, inputs: Inputs) {
        let Inputs { book, seed, now: Now { day, .. }, .. } = inputs;
        if self.is_over || !self.board.position.legal_moves().contains(square) {
            return;
        }
        let Some(right) = lines.answer(&self.board.position) else { return };
        let after = |square| self.board.position.play(Move::Place(square)).expect("it is legal");
        let (found, wanted) = (after(square), after(right));
        let is_first = self.shown.is_none();
        if canonical(&found) == canonical(&wanted) {
            if is_first {
                lines.learn(&self.board.position, Recall::Good, day);
                self.n_right += 1;
            }
            self.shown = None;
            self.play(square);
            self.feedback.say(Some(true), || text!("drill-right"));
            return self.go_on(lines, day, seed);
        }
        self.shown = Some(right);
        let (played, right) = (name(square), name(right));
        let fine = book.is_some_and(|book| is_fine(book, &self.board.position, square));
        if fine && is_first {
            // Not a mistake, but the line goes on with the other move.
            lines.learn(&self.board.position, Recall::Hard, day);
            self.n_right += 1;
            let opening = openings::at(&found);
            self.feedback.say(Some(true), move || {
                let (played, square) = (played.as_str(), right.as_str());
                match opening.map(Opening::name) {
                    None => text!("drill-also-fine", played = played, square = square),
                    Some(name) => {
                        text!("drill-also-fine-named", played = played, name = name, square = square)
                    }
                }
            });
            return;
        }
        if is_first {
            lines.learn(&self.board.position, Recall::Again, day);
        }
        let not = move || text!("drill-not", played = played.as_str(), square = right.as_str());
        self.feedback.say(Some(false), not);
    }

    /// The sentences for a screen reader; `None` until they change again.
    pub fn announcement(&mut self) -> Option<String> {
        self.feedback.announcement()
    }
}

fn name(square: Square) -> String {
    square.name(BoardSize::STANDARD)
}
