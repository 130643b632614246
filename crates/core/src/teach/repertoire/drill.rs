//! A drill: one plays one's own lines, and the opponent answers as people do.

use super::{Lines, is_fine};
use crate::analysis::openings::{self, Opening};
use crate::teach::cards::fsrs::Grade;
use crate::text;
use engine::book::Book;
use othello::rules::{BoardSize, Color, Move, Position, Square};

/// What was said last, a sentence each.
#[derive(Clone, Copy)]
enum Said {
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

/// A walk down the lines.
pub struct Drill {
    color: Color,
    /// The discs that are shown.
    pub position: Position,
    /// Where the last one was placed.
    pub last: Option<Square>,
    /// The move to be played, once a wrong one was tried.
    pub shown: Option<Square>,
    n_right: u32,
    n_asked: u32,
    /// The lines end here.
    pub is_over: bool,
    /// The last opening that had a name.
    pub opening: Option<&'static Opening>,
    said: Vec<Said>,
    is_unsaid: bool,
}

impl Drill {
    /// A walk from the start; what the opponent plays follows from the seed.
    pub fn new(color: Color, lines: &Lines, day: i64, seed: u64) -> Drill {
        let mut drill = Drill {
            color,
            position: Position::start(BoardSize::STANDARD),
            last: None,
            shown: None,
            n_right: 0,
            n_asked: 0,
            is_over: false,
            opening: None,
            said: Vec::new(),
            is_unsaid: true,
        };
        drill.go_on(lines, day, seed, None);
        drill
    }

    /// The opponent replies, or the lines end.
    fn go_on(&mut self, lines: &Lines, day: i64, seed: u64, said: Option<Said>) {
        if self.position.turn() != self.color {
            // At the start all first moves are one; one of them is drawn too.
            match lines.reply(&self.position, day, seed) {
                Some(reply) => self.play(reply),
                None => return self.end(said),
            }
        }
        if lines.answer(&self.position).is_none() {
            return self.end(said);
        }
        self.n_asked += 1;
        self.tell([said, self.last.map(Said::Played), Some(Said::YourMove)]);
    }

    fn play(&mut self, square: Square) {
        self.position = self.position.play(Move::Place(square)).expect("a legal move");
        self.last = Some(square);
        if let Some(opening) = openings::at(&self.position) {
            self.opening = Some(opening);
        }
    }

    fn end(&mut self, said: Option<Said>) {
        self.is_over = true;
        self.tell([said, Some(Said::LineEnds)]);
    }

    /// What was said last, in words.
    pub fn words(&self) -> String {
        let name = |square: Square| square.name(BoardSize::STANDARD);
        let color = self.color.key();
        let words = |said: &Said| match *said {
            Said::Right => text!("drill-right"),
            Said::Played(square) => text!("drill-played", color = color, square = name(square)),
            Said::YourMove => text!("drill-your-move", color = color),
            Said::LineEnds => text!("drill-line-ends", right = self.n_right, n = self.n_asked),
            Said::AlsoFine(played, None, right) => {
                text!("drill-also-fine", played = name(played), square = name(right))
            }
            Said::AlsoFine(played, Some(opening), right) => {
                let (played, right) = (name(played), name(right));
                text!("drill-also-fine-named", played = played, name = opening.name(), square = right)
            }
            Said::Not(played, right) => text!("drill-not", played = name(played), square = name(right)),
        };
        text::sentences(&self.said.iter().map(words).collect::<Vec<_>>())
    }

    /// A square was chosen.
    pub fn answer(&mut self, square: Square, lines: &mut Lines, book: Option<&Book>, day: i64, seed: u64) {
        if self.is_over || !self.position.legal_moves().contains(square) {
            return;
        }
        let Some(right) = lines.answer(&self.position) else { return };
        let is_right = self.position.play(Move::Place(square)).ok().is_some_and(|after| {
            let wanted = self.position.play(Move::Place(right)).expect("it is legal");
            let key = crate::teach::puzzles::draw::canonical;
            key(&after) == key(&wanted)
        });
        let is_first = self.shown.is_none();
        if is_right {
            if is_first {
                lines.learn(&self.position, Grade::Good, day);
                self.n_right += 1;
            }
            self.shown = None;
            self.play(square);
            return self.go_on(lines, day, seed, Some(Said::Right));
        }
        let fine = book.is_some_and(|book| is_fine(book, &self.position, square));
        if fine && is_first {
            // It is no mistake, but the line goes on with the other.
            lines.learn(&self.position, Grade::Hard, day);
            self.n_right += 1;
            let after = self.position.play(Move::Place(square)).ok();
            let opening = after.and_then(|after| openings::at(&after));
            self.tell([Some(Said::AlsoFine(square, opening, right))]);
        } else {
            if is_first {
                lines.learn(&self.position, Grade::Again, day);
            }
            self.tell([Some(Said::Not(square, right))]);
        }
        self.shown = Some(right);
    }

    fn tell(&mut self, said: impl IntoIterator<Item = Option<Said>>) {
        (self.said, self.is_unsaid) = (said.into_iter().flatten().collect(), true);
    }

    /// What nobody was told yet.
    pub fn unsaid(&mut self) -> Option<String> {
        std::mem::take(&mut self.is_unsaid).then(|| self.words())
    }
}
