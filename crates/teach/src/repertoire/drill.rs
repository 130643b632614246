//! A drill: the player plays the moves of the lines, and the opponent answers as people do.

use super::{Lines, is_fine};
use crate::Scene;
use crate::cards::fsrs::Recall;
use crate::choice::{Choice, OpeningChoice};
use crate::question::{Button, Question, Verdict};
use crate::{Inputs, Now};
use analysis::openings::{self, Opening};
use othello::record::Mark;
use othello::rules::{BoardSize, Color, Move, Position, Square};
use texts::text;

/// A sentence of the feedback.
#[derive(Clone, Copy)]
enum DrillFeedback {
    Right,
    /// What the opponent played.
    Played(Square),
    YourMove,
    LineEnds,
    /// The first is good too, and may lead to another opening, but the line has the second.
    AlsoFine(Square, Option<&'static Opening>, Square),
    /// Not the first, but the second.
    Not(Square, Square),
}

/// A drill in progress.
pub struct Drill {
    color: Color,
    /// The discs on the board.
    position: Position,
    /// Where the last one was placed.
    last: Option<Square>,
    /// The move to be played, once a wrong one was tried.
    shown: Option<Square>,
    n_right: u32,
    n_questions: u32,
    /// The lines end here.
    is_over: bool,
    /// The last opening that had a name.
    opening: Option<&'static Opening>,
    feedback: Vec<DrillFeedback>,
    is_announced: bool,
}

impl Drill {
    /// Starts a drill from the first move; what the opponent plays follows from the seed.
    pub fn new(color: Color, lines: &Lines, day: i64, seed: u64) -> Drill {
        let mut drill = Drill {
            color,
            position: Position::start(BoardSize::STANDARD),
            last: None,
            shown: None,
            n_right: 0,
            n_questions: 0,
            is_over: false,
            opening: None,
            feedback: Vec::new(),
            is_announced: false,
        };
        drill.go_on(lines, day, seed, None);
        drill
    }

    /// The opponent replies, or the lines end.
    fn go_on(&mut self, lines: &Lines, day: i64, seed: u64, feedback: Option<DrillFeedback>) {
        if self.position.turn() != self.color {
            // At the start all first moves are one; one of them is drawn too.
            match lines.reply(&self.position, day, seed) {
                Some(reply) => self.play(reply),
                None => return self.end(feedback),
            }
        }
        if lines.answer(&self.position).is_none() {
            return self.end(feedback);
        }
        self.n_questions += 1;
        self.set_feedback([feedback, self.last.map(DrillFeedback::Played), Some(DrillFeedback::YourMove)]);
    }

    fn play(&mut self, square: Square) {
        self.position = self.position.play(Move::Place(square)).expect("a legal move");
        self.last = Some(square);
        if let Some(opening) = openings::at(&self.position) {
            self.opening = Some(opening);
        }
    }

    fn end(&mut self, feedback: Option<DrillFeedback>) {
        self.is_over = true;
        self.set_feedback([feedback, Some(DrillFeedback::LineEnds)]);
    }

    /// What the page of exercises shows.
    pub fn question(&self) -> Question {
        let name = self.opening.map(|opening| opening.name().to_owned());
        let title = name.clone().unwrap_or_else(|| text!("drill-title"));
        let board = Scene { position: self.position, last: self.last };
        let mut question = Question::new(title, text!("drill-back-to-lines"), board, !self.is_over);
        question.marks = self.shown.map(|square| (square, Mark::Circle)).into_iter().collect();
        question.feedback(self.verdict(), self.words());
        question.weak(name);
        if self.is_over {
            let again = Choice::Openings(OpeningChoice::Drill);
            question.button(text!("drill-once-more"), true, again.clone());
            question.buttons.push(Button::PlayFrom(self.position));
            question.enter = Some(again);
        }
        question
    }

    /// Whether the last answer is that of the lines, or as good.
    fn verdict(&self) -> Option<Verdict> {
        self.feedback.iter().find_map(|feedback| match feedback {
            DrillFeedback::Right | DrillFeedback::AlsoFine(..) => Some(Verdict::Right),
            DrillFeedback::Not(..) => Some(Verdict::Wrong),
            _ => None,
        })
    }

    /// The last sentences, in words.
    fn words(&self) -> String {
        let name = |square: Square| square.name(BoardSize::STANDARD);
        let color = self.color.key();
        let words = |feedback: &DrillFeedback| match *feedback {
            DrillFeedback::Right => text!("drill-right"),
            DrillFeedback::Played(square) => text!("drill-played", color = color, square = name(square)),
            DrillFeedback::YourMove => text!("drill-your-move", color = color),
            DrillFeedback::LineEnds => text!("drill-line-ends", right = self.n_right, n = self.n_questions),
            DrillFeedback::AlsoFine(played, None, right) => {
                text!("drill-also-fine", played = name(played), square = name(right))
            }
            DrillFeedback::AlsoFine(played, Some(opening), right) => {
                let (played, right) = (name(played), name(right));
                text!("drill-also-fine-named", played = played, name = opening.name(), square = right)
            }
            DrillFeedback::Not(played, right) => {
                text!("drill-not", played = name(played), square = name(right))
            }
        };
        text::sentences(&self.feedback.iter().map(words).collect::<Vec<_>>())
    }

    /// Handles an answer. Only the first try at a position counts.
    pub fn answer(&mut self, square: Square, lines: &mut Lines, inputs: Inputs) {
        let Inputs { book, seed, now: Now { day, .. }, .. } = inputs;
        if self.is_over || !self.position.legal_moves().contains(square) {
            return;
        }
        let Some(right) = lines.answer(&self.position) else { return };
        let is_right = self.position.play(Move::Place(square)).ok().is_some_and(|after| {
            let wanted = self.position.play(Move::Place(right)).expect("it is legal");
            let key = crate::puzzles::draw::canonical;
            key(&after) == key(&wanted)
        });
        let is_first = self.shown.is_none();
        if is_right {
            if is_first {
                lines.learn(&self.position, Recall::Good, day);
                self.n_right += 1;
            }
            self.shown = None;
            self.play(square);
            return self.go_on(lines, day, seed, Some(DrillFeedback::Right));
        }
        let fine = book.is_some_and(|book| is_fine(book, &self.position, square));
        if fine && is_first {
            // Not a mistake, but the line goes on with the other move.
            lines.learn(&self.position, Recall::Hard, day);
            self.n_right += 1;
            let after = self.position.play(Move::Place(square)).ok();
            let opening = after.and_then(|after| openings::at(&after));
            self.set_feedback([Some(DrillFeedback::AlsoFine(square, opening, right))]);
        } else {
            if is_first {
                lines.learn(&self.position, Recall::Again, day);
            }
            self.set_feedback([Some(DrillFeedback::Not(square, right))]);
        }
        self.shown = Some(right);
    }

    fn set_feedback(&mut self, feedback: impl IntoIterator<Item = Option<DrillFeedback>>) {
        (self.feedback, self.is_announced) = (feedback.into_iter().flatten().collect(), false);
    }

    /// The sentences for a screen reader, once.
    pub fn announcement(&mut self) -> Option<String> {
        (!std::mem::replace(&mut self.is_announced, true)).then(|| self.words())
    }
}
