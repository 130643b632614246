//! The coach: looks at a move that was just played, asks whether it was meant, and now and then praises.
//!
//! It asks roughly three times a game: the move must give up enough for the player's rating, and change who
//! is likely to win. A beginner who gives a corner away always gets a question. The coach accepts a move that
//! stronger people often play, that is within a disc of the best, or that keeps a game won by far: a coach
//! that stops a good move teaches the opposite.
//!
//! All moves are searched to the same [`DEPTH`], so that no loss comes from a difference of depth. Before the
//! coach asks, it searches the move and the best one deeper: at 16 plies a good move looks bad about once in
//! two hundred games.

pub mod at_board;

use super::hint::between;
use analysis::analyst::Depth;
use analysis::explain::Explanation;
use analysis::explain::words::list;
use analysis::features::corners_given;
use analysis::knowledge::of_move;
use engine::human::{Model, Rating, Situation};
use engine::{Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Move, Position, Square, Squares};
use texts::text;

/// How far all moves are searched: with 18 empty squares and fewer all are proven in a second or two.
pub const DEPTH: Depth = Depth { plies: 16, solved_from: 18 };
/// How far the move and the best one are searched before the coach asks.
const RECHECK_DEPTH: Depth = Depth { plies: 20, solved_from: 20 };

/// Discs that a move must give up before the coach asks, for ratings below each bound; KaTrain and others use
/// such classes too.
const LOSSES_MIN: [(u16, f32); 5] = [(600, 12.0), (1000, 10.0), (1300, 8.0), (1700, 6.0), (u16::MAX, 4.0)];
/// How much of the chance to win a move must give up before the coach asks.
const CHANCE_LOSS_MIN: f32 = 0.08;
/// Below this rating every corner given away gives a question, within the two limits that follow.
const NEWCOMER: u16 = 1000;
/// The coach never asks about a move that gives up at most this, in discs.
const HARMLESS_LOSS_MAX: f32 = 1.0;
/// The coach does not ask while the player stays ahead by more discs than this.
const LEAD_MAX: f32 = 10.0;
/// With at most `EARLY_DISCS_MAX` discs on the board there is time to make up for a loss, so a move must give
/// up `EARLY_TIMES` as much, unless a newcomer gives a corner away.
const EARLY_DISCS_MAX: usize = 12;
const EARLY_TIMES: f32 = 2.0;
/// The coach accepts a move that people this many points stronger play with at least this share.
const STRONGER_POINTS: u16 = 300;
const OFTEN_SHARE_MIN: f32 = 0.25;
/// A move is praised if it loses next to nothing and few people of the rating find it, in a position with a
/// choice of at least four moves.
const PRAISE_LOSS_MAX: f32 = 0.5;
const RARE_SHARE_MAX: f32 = 0.15;
const CHOICE_MIN: usize = 4;

/// A move that was played, and what a search says of it and of the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Graded {
    /// The position before the move.
    pub position: Position,
    /// The square of the previous disc.
    pub last: Option<Square>,
    /// The move.
    pub played: Square,
    /// The value of the move for the side that played it; its line begins with the move.
    pub own: Evaluation,
    /// The value of the best move, which begins its line.
    pub best: Evaluation,
}

/// The strength of the player who is coached, by the games so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pupil {
    /// The likeliest rating.
    pub rating: Rating,
    /// The lower end of its band: a player who may be a beginner is warned like one.
    pub at_least: Rating,
}

impl Graded {
    /// Grades a move among all moves of its position, searched to one depth, best first.
    pub fn of(
        position: Position,
        last: Option<Square>,
        played: Square,
        moves: &[Evaluation],
    ) -> Option<Graded> {
        let own = of_move(moves, Move::Place(played))?;
        let best = moves.first()?;
        let are_discs = own.in_discs().is_some() && best.in_discs().is_some();
        are_discs.then(|| Graded { position, last, played, own: own.clone(), best: best.clone() })
    }

    /// Whether a deeper search may change the values, since one of them is not proven.
    pub fn is_unproven(&self) -> bool {
        !(self.own.is_exact() && self.best.is_exact())
    }

    /// Searches the move and the best one again, deeper; `None` where that finds nothing, as after a move
    /// that ends the game.
    pub fn look_again(&self, thinker: &mut Thinker, stop: &Stop) -> Option<Graded> {
        let mut search = |line: &[Move]| {
            let mv = *line.first()?;
            let request = RECHECK_DEPTH.request(&self.position.play(mv).ok()?).lines(1);
            let found = thinker.think(&request, stop, &|_| {}).1.evaluation()?;
            Some(found.before(mv))
        };
        let (own, best) = (search(&self.own.line)?, search(&self.best.line)?);
        let best = if own.score > best.score { own.clone() } else { best };
        Some(Graded { own, best, ..*self })
    }

    /// Discs given up, at least 0.
    pub fn loss(&self) -> f32 {
        discs(&self.best) - discs(&self.own)
    }

    /// Whether the coach asks this player about the move.
    pub fn is_asked(&self, pupil: Pupil) -> bool {
        self.question(pupil).is_some()
    }

    /// Whether the move is good and rare; never without a model of people.
    pub fn is_praised(&self, pupil: Pupil) -> bool {
        let Ok(model) = Model::embedded() else { return false };
        !self.is_early()
            && self.loss() <= PRAISE_LOSS_MAX
            && self.position.legal_moves().len() >= CHOICE_MIN
            && self.share_of(pupil.rating, model) < RARE_SHARE_MAX
    }

    fn is_early(&self) -> bool {
        self.position.size().area() - self.position.empties().len() <= EARLY_DISCS_MAX
    }

    /// "Careful: White gets a strong reply.", and the corners that the move gives away, if it is about them;
    /// `None` for most moves, and without a model of people.
    fn question(&self, pupil: Pupil) -> Option<(String, Squares)> {
        let model = Model::embedded().ok()?;
        if self.loss() <= HARMLESS_LOSS_MAX || discs(&self.own) > LEAD_MAX {
            return None;
        }
        let corners = corners_given(&self.position, self.played);
        if pupil.at_least.points() < NEWCOMER && !corners.is_empty() {
            return Some((self.corner_text("coach-gives-corner"), corners));
        }
        let [best, own] = [&self.best, &self.own].map(discs);
        let chance_lost = self.chance(best) - self.chance(own);
        let touches_result = chance_lost >= CHANCE_LOSS_MIN || (best > 0.0) != (own > 0.0);
        let stronger = Rating::new(pupil.rating.points() + STRONGER_POINTS);
        let times = if self.is_early() { EARLY_TIMES } else { 1.0 };
        let is_much = self.loss() >= times * loss_min(pupil.rating) && touches_result;
        let is_asked = is_much && self.share_of(stronger, model) < OFTEN_SHARE_MIN;
        is_asked.then(|| (text!("coach-careful", color = self.position.turn().key()), Squares::EMPTY))
    }

    fn corner_text(&self, id: &'static str) -> String {
        let corners = corners_given(&self.position, self.played);
        text::text(
            id,
            &[
                ("color", self.position.turn().key().into()),
                ("count", corners.len().into()),
                ("squares", list(corners, self.position.size()).into()),
            ],
        )
    }

    /// What the move lost, for the search for its cause.
    pub fn explanation(&self) -> Explanation {
        between(&self.position, &self.best, &self.own)
    }

    /// The reason for a question: what these corners are worth; without corners, advice on the cause, or in
    /// general words what to look at until the cause is known. The best move is not named.
    fn why(&self, corners: Squares) -> String {
        match self.explanation().idea() {
            _ if !corners.is_empty() => self.corner_text("coach-why-corner"),
            Some(idea) => idea.advice(self.position.turn()),
            None => text!("coach-look-at-answers", color = self.position.turn().key()),
        }
    }

    /// The chance to win with a score: a logistic curve, as chess sites use it, which is steeper the fewer
    /// squares are empty, since less may still happen.
    fn chance(&self, score: f32) -> f32 {
        let n_empties = self.position.empties().len() as f32;
        1.0 / (1.0 + (-score / (1.5 + 0.25 * n_empties)).exp())
    }

    /// The share of people of a rating who play the move.
    fn share_of(&self, rating: Rating, model: &Model) -> f32 {
        let situation = Situation { position: self.position, goal: Goal::MostDiscs, last: self.last };
        let moves = model.predict(&situation, rating, None);
        moves.iter().find(|(square, _)| *square == self.played).map_or(0.0, |(_, share)| *share)
    }
}

fn discs(of: &Evaluation) -> f32 {
    of.score.hundredths() as f32 / 100.0
}

/// Discs that a player of this rating must give up with a move before the coach asks.
fn loss_min(rating: Rating) -> f32 {
    let below = |(points, _): &&(u16, f32)| rating.points() < *points;
    LOSSES_MIN.iter().find(below).unwrap_or(&LOSSES_MIN[LOSSES_MIN.len() - 1]).1
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::{game, square};
    use engine::Resources;
    use othello::board;
    use othello::evaluation::Score;
    use othello::rules::BoardSize;

    /// White's b7 opens the corner a8.
    fn corner() -> Position {
        board! {"
            - - X X X X O O
            - - X X X X O O
            O O X X X O O O
            O O X X O X O O
            - O X X X X X O
            X X O O O O O O
            X - O X X O - O
            - O O O O O O -
            White to move
        "}
    }

    fn graded(value: f32, best: f32) -> Graded {
        graded_in(*game("d3e3f6c6d6e6f5c5c4f4f3c3").position(), "b7", value, best)
    }

    fn graded_in(position: Position, played: &str, value: f32, best: f32) -> Graded {
        let played = square(played);
        let better = position.legal_moves().iter().find(|&own| own != played).unwrap();
        let (own, best) = (estimate(value, played), estimate(best, better));
        Graded { position, last: None, played, own, best }
    }

    /// After a search of 16 plies.
    fn estimate(discs: f32, square: Square) -> Evaluation {
        let score = Score::from_hundredths((100.0 * discs) as i32);
        Evaluation::estimate(score, DEPTH.plies, 73).with_line(vec![Move::Place(square)])
    }

    /// A player whose rating is sure.
    fn rated(rating: u16) -> Pupil {
        Pupil { rating: Rating::new(rating), at_least: Rating::new(rating) }
    }

    fn asks(graded: &Graded, rating: u16) -> bool {
        graded.is_asked(rated(rating))
    }

    #[test]
    fn stronger_players_are_asked_about_smaller_losses() {
        let losing = |loss: f32| graded(2.0 - loss, 2.0);
        assert!([500, 900, 1200, 1600, 2000].iter().all(|&rating| asks(&losing(13.0), rating)));
        assert!(!asks(&losing(7.0), 900) && !asks(&losing(7.0), 1200) && asks(&losing(7.0), 1600));
        assert!(!asks(&losing(3.0), 2000));
    }

    #[test]
    fn a_move_that_does_not_touch_the_result_is_not_asked_about() {
        assert!(!asks(&graded(44.0, 52.0), 1500), "won by far before and after");
        assert!(asks(&graded(-4.0, 4.0), 1500));
    }

    #[test]
    fn a_newcomer_is_asked_about_every_corner_the_first_moves_included() {
        let early = *game("f5f6e6f4").position();
        for (position, played) in [(corner(), "b7"), (early, "g7")] {
            let graded = graded_in(position, played, 0.0, 2.0);
            assert!(asks(&graded, 700), "{played}");
            assert!(!asks(&graded, 1500));
        }
    }

    #[test]
    fn a_possible_beginner_is_warned_however_far_behind() {
        let lost = graded_in(corner(), "b7", -60.0, -38.0);
        let unsure = Pupil { rating: Rating::new(1150), at_least: Rating::new(750) };
        let (question, corners) = lost.question(unsure).expect("a question");
        assert_eq!(corners.names(BoardSize::STANDARD), ["a8"]);
        assert_eq!(question, "After this, Black can take the corner a8.");
        assert_eq!(
            lost.why(corners),
            "Black can take the corner a8, and a disc in a corner can never be flipped."
        );
    }

    #[test]
    fn no_good_move_is_stopped() {
        for rating in [0, 400, 700, 1000, 1500, 2300] {
            assert!(!asks(&graded(2.0, 2.0), rating), "the best");
            assert!(!asks(&graded(-0.5, 0.5), rating), "within a disc of it");
            assert!(!asks(&graded(11.0, 40.0), rating), "won by far");
        }
    }

    #[test]
    fn a_corner_move_that_is_the_best_by_six_discs_is_not_asked_about() {
        const GAME: &str =
            "f5f4e3f6d3c4f3e6g4e2d6g5e7h3c5g3g6e8f7f8c3h6g7c6d2h8h4h5f1c1e1c2f2d1b1g2h7b2a1b3a4a2";
        let position = *game(GAME).position();
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
        let (_, report) = thinker.think(&DEPTH.request(&position), &Stop::never(), &|_| {});
        assert!(report.lines.iter().all(Evaluation::is_exact));
        let played = square("g1");
        let graded = Graded::of(position, None, played, &report.lines).unwrap();
        assert_eq!(graded.loss(), 0.0, "{:?}", report.lines);
        for rating in [400, 700, 1000, 1500] {
            assert!(!asks(&graded, rating));
        }
    }

    #[test]
    fn a_further_look_keeps_the_coach_from_stopping_a_good_move() {
        // A game of two opponents of 600.
        let position = board! {"
            ---OOO--
            ---OXO--
            -OOXXXXX
            -OOXXXXX
            O-OXXXXX
            --OXXXX-
            ---XXX--
            --OOO---
            Black to move
        "};
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 16 });
        let (_, report) = thinker.think(&DEPTH.request(&position), &Stop::never(), &|_| {});
        let played = square("b6");
        let mut first = Graded::of(position, None, played, &report.lines).unwrap();
        // As if 16 plies had not seen what the move is good for.
        first.own.score = Score::from_hundredths(first.best.score.hundredths() - 1600);
        assert!(first.is_unproven() && asks(&first, 600), "{first:?}");
        let again = first.look_again(&mut thinker, &Stop::never()).unwrap();
        assert!(!asks(&again, 600), "{again:?}");
        assert_eq!([&again.own, &again.best].map(|of| of.depth), [21, 21]);
    }

    #[test]
    fn a_rare_good_move_is_praised_and_no_square_is_named() {
        let good = graded(2.0, 2.0);
        assert!(!asks(&good, 900) && good.is_praised(rated(900)));
        let bad = graded(-12.0, 2.0);
        let (question, corners) = bad.question(rated(900)).unwrap();
        let why = bad.why(corners);
        for square in Square::all(BoardSize::STANDARD) {
            let name = square.name(BoardSize::STANDARD);
            assert!(!question.contains(&name) && !why.contains(&name), "{question} {why}");
        }
    }
}
