//! The coach: looks at a move that was just played, asks whether it was meant, and now and then praises.
//!
//! It asks about three times a game: how much a move must give up depends on the rating, and winning or
//! losing must be touched. A beginner who gives a corner away always gets a question. A
//! move that stronger people play often passes.

pub mod at_board;

use super::hint::kind_words;
use crate::analysis::explain::Explanation;
use crate::analysis::features::open_corners;
use crate::text;
use engine::human::{Model, Rating, Situation};
use othello::evaluation::Score;
use othello::rules::{Color, Goal, Move, Position, Square};

/// Discs that a move must give up before the coach asks, up to each rating; KaTrain and others ask by classes
/// of this kind.
const ASKS_FROM: [(u16, f32); 5] = [(600, 12.0), (1000, 10.0), (1300, 8.0), (1700, 6.0), (u16::MAX, 4.0)];
/// And how much of the chance to win.
const CHANCE: f32 = 0.08;
/// Below this rating a corner that is given away always gives a question, if it costs anything.
const NEWCOMER: u16 = 1000;
const CORNER_FROM: f32 = 1.0;
/// With no more discs than this on the board only corners are spoken of.
const EARLY: usize = 12;
/// A move passes if people this many points stronger play it this often.
const STRONGER: u16 = 300;
const OFTEN: f32 = 0.25;
/// A move is praised if it loses next to nothing and few people of the rating find it, in a position with a
/// choice of at least four moves.
const PRAISED_TO: f32 = 0.5;
const RARE: f32 = 0.15;
const CHOICE: usize = 4;

/// A move that was played, and what a search says of it and of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Graded {
    /// Before the move.
    pub position: Position,
    /// Where the disc before was placed.
    pub last: Option<Square>,
    /// The move.
    pub played: Square,
    /// Its value for the side that played it, in discs.
    pub value: f32,
    /// The value of the best move.
    pub best: f32,
    /// The move played with the best play after it, and the best line.
    pub line: Vec<Move>,
    /// The best move with the best play after it.
    pub better: Vec<Move>,
}

/// What the coach asks about a move, or says of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Word {
    /// Whether it was meant: what it does, and why in general words; no square is named.
    Ask {
        /// "This gives up about 8."
        question: String,
        /// What to think of.
        why: String,
    },
    /// A sentence of praise.
    Praise(String),
}

impl Graded {
    /// Discs given up, at least 0.
    pub fn loss(&self) -> f32 {
        (self.best - self.value).max(0.0)
    }

    /// The remark to a player of a rating; `None` for most moves.
    pub fn word(&self, rating: Rating, model: &Model) -> Option<Word> {
        if let Some(question) = self.question(rating, model) {
            return Some(Word::Ask { question, why: self.why() });
        }
        let is_praised = !self.is_early() && self.is_rare_find(rating, model);
        is_praised.then(|| Word::Praise(text!("coach-praise")))
    }

    fn is_early(&self) -> bool {
        self.position.size().area() - self.position.empties().len() <= EARLY
    }

    /// What to ask, if anything.
    fn question(&self, rating: Rating, model: &Model) -> Option<String> {
        if rating.points() < NEWCOMER && self.gives_corner() && self.loss() > CORNER_FROM {
            return Some(text!("coach-gives-corner", color = self.position.turn().key()));
        }
        let (least, chance_lost) = (asks_from(rating), self.chance(self.best) - self.chance(self.value));
        let touches_result = chance_lost >= CHANCE || (self.best > 0.0) != (self.value > 0.0);
        let stronger = Rating::new(rating.points() + STRONGER);
        let is_much = self.loss() >= least && touches_result && !self.is_early();
        let is_asked = is_much && self.share_of(stronger, model) < OFTEN;
        is_asked.then(|| text!("coach-gives-up", discs = self.loss().round_ties_even() as i64))
    }

    /// Whether the other side can take a corner after the move that it could not take before.
    fn gives_corner(&self) -> bool {
        let other = !self.position.turn();
        let after = self.position.play(Move::Place(self.played)).expect("it was played");
        let open = |position: &Position, color: Color| open_corners(position, color);
        !(open(&after, other) & !open(&self.position, other)).is_empty()
    }

    /// What the move lost, for the search for its cause.
    pub fn explanation(&self) -> Explanation {
        let loss = Score::from_hundredths((100.0 * self.loss()) as i32);
        Explanation { loss, ..Explanation::between(self.position, self.line.clone(), self.better.clone()) }
    }

    /// What to think of, until the cause is known.
    fn why(&self) -> String {
        match self.explanation().differences.first() {
            Some(first) => kind_words(first.kind, &self.position),
            None => text!("coach-look-at-answers", color = self.position.turn().key()),
        }
    }

    /// The chance to win with a score, by how much may still happen: a logistic curve, as chess sites use it,
    /// that is steeper the fewer squares are empty.
    fn chance(&self, score: f32) -> f32 {
        let n_empties = self.position.empties().len() as f32;
        1.0 / (1.0 + (-score / (1.5 + 0.25 * n_empties)).exp())
    }

    /// How many people of a rating play the move.
    fn share_of(&self, rating: Rating, model: &Model) -> f32 {
        let situation = Situation { position: self.position, goal: Goal::MostDiscs, last: self.last };
        let moves = model.predict(&situation, rating, None);
        moves.iter().find(|(square, _)| *square == self.played).map_or(0.0, |(_, share)| *share)
    }

    fn is_rare_find(&self, rating: Rating, model: &Model) -> bool {
        self.loss() <= PRAISED_TO
            && self.position.legal_moves().len() >= CHOICE
            && self.share_of(rating, model) < RARE
    }
}

/// How many discs a move of a player of this rating must give up.
fn asks_from(rating: Rating) -> f32 {
    let below = |(points, _): &&(u16, f32)| rating.points() < *points;
    ASKS_FROM.iter().find(below).unwrap_or(&ASKS_FROM[ASKS_FROM.len() - 1]).1
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::board;
    use othello::rules::BoardSize;

    fn graded(played: &str, value: f32, best: f32) -> Graded {
        let square = |name: &str| Square::parse(name, BoardSize::STANDARD).unwrap();
        let position = board! {"
            - - - - - - - -
            - - - - - - - -
            - - O X X X - -
            - - O O X X - -
            - - O X O X - -
            - - O O O X - -
            - - - - - - - -
            - - - - - - - -
            Black to move
        "};
        let line = |name: &str| vec![Move::Place(square(name))];
        let better = position.legal_moves().iter().find(|&own| own != square(played)).unwrap();
        Graded {
            position,
            last: None,
            played: square(played),
            value,
            best,
            line: line(played),
            better: vec![Move::Place(better)],
        }
    }

    fn asks(graded: &Graded, rating: u16) -> bool {
        let word = graded.word(Rating::new(rating), Model::embedded().unwrap());
        matches!(word, Some(Word::Ask { .. }))
    }

    #[test]
    fn the_stronger_the_player_the_less_is_let_pass() {
        let losing = |loss: f32| graded("b7", 2.0 - loss, 2.0);
        assert_eq!([500, 900, 1200, 1600, 2000].map(|rating| asks(&losing(13.0), rating)), [true; 5]);
        assert!(!asks(&losing(7.0), 900) && !asks(&losing(7.0), 1200) && asks(&losing(7.0), 1600));
        assert!(!asks(&losing(3.0), 2000));
    }

    #[test]
    fn what_touches_no_result_is_not_asked_about() {
        assert!(!asks(&graded("b7", 44.0, 52.0), 1500), "won by far before and after");
        assert!(asks(&graded("b7", -4.0, 4.0), 1500));
    }

    #[test]
    fn a_newcomer_is_asked_about_every_corner_the_first_moves_included() {
        let size = BoardSize::STANDARD;
        let late = board! {"
            - - X X X X O O
            - - X X X X O O
            O O X X X O O O
            O O X X O X O O
            - O X X X X X O
            X X O O O O O O
            X - O X X O - O
            - O O O O O O -
            White to move
        "};
        let early = board! {"
            - - - - - - - -
            - - - - - - - -
            - - - - - - - -
            - - - O O O - -
            - - - X X O - -
            - - - - X O - -
            - - - - - - - -
            - - - - - - - -
            Black to move
        "};
        for (position, played) in [(late, "b7"), (early, "g7")] {
            let played = Square::parse(played, size).unwrap();
            let line = vec![Move::Place(played)];
            let graded =
                Graded { position, played, line: line.clone(), better: line, ..graded("b7", 0.0, 2.0) };
            assert!(asks(&graded, 700), "{}", played.name(size));
            assert!(!asks(&graded, 1500));
        }
        // Nothing is given up: a sacrifice.
        assert!(!asks(&graded("b7", 2.0, 2.0), 700));
    }

    #[test]
    fn a_rare_good_move_is_praised_and_no_square_is_named() {
        let model = Model::embedded().unwrap();
        let good = graded("b7", 2.0, 2.0);
        assert!(matches!(good.word(Rating::new(900), model), Some(Word::Praise(_))));
        let bad = graded("b7", -12.0, 2.0);
        let Some(Word::Ask { question, why }) = bad.word(Rating::new(900), model) else { panic!() };
        for square in Square::all(BoardSize::STANDARD) {
            let name = square.name(BoardSize::STANDARD);
            assert!(!question.contains(&name) && !why.contains(&name), "{question} {why}");
        }
    }
}
