//! After a game: another look at up to three of the player's moves.
//!
//! The position comes back with the question what to play, without values. Any move that gives up at most a
//! disc is good enough, as in other programs that let mistakes be tried again; for others there are hints by
//! steps.

pub mod round;

use super::GOOD_LOSS_MAX;
use super::hint::Hint;
use analysis::explain::Explanation;
use analysis::knowledge::of_move;
use analysis::look_back::explained;
use analysis::review::{PlayedMove, Review};
use othello::evaluation::Evaluation;
use othello::rules::{Color, Move, Square};

/// A moment of the player's game.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Where the disc before was placed.
    pub last: Option<Square>,
    /// The number of the move, as the review counts.
    pub number: usize,
    /// The position, what was played, and why it lost.
    pub explanation: Explanation,
}

/// How good an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookVerdict {
    /// It loses at most a disc.
    Good,
    /// It is what was played in the game.
    Same,
    /// About how many discs it loses.
    Loses(u16),
}

/// The moves of a side that lost the most, in the order of the game.
pub fn moments(review: &Review, color: Color) -> Vec<Moment> {
    let moment = |(played, explanation): (&PlayedMove, Explanation)| Moment {
        last: review.last_placed(played.at),
        number: played.number,
        explanation,
    };
    explained(review, color).map(moment).collect()
}

impl Moment {
    /// How good an answer is, given a line for every move, the best first; `None` if it is not a legal move.
    pub fn verdict(&self, square: Square, lines: &[Evaluation]) -> Option<LookVerdict> {
        let own = of_move(lines, Move::Place(square))?;
        let loss = lines.first()?.in_discs()? - own.in_discs()?;
        Some(match loss {
            _ if loss <= GOOD_LOSS_MAX => LookVerdict::Good,
            _ if Move::Place(square) == self.explanation.played() => LookVerdict::Same,
            _ => LookVerdict::Loses(loss.rounded().discs() as u16),
        })
    }

    /// The hint for it, step by step: why the move played was worse.
    pub fn hint(&self, lines: &[Evaluation]) -> Option<Hint> {
        Hint::against(&self.explanation.position, lines, &self.explanation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::knowledge::Knowledge;
    use analysis::testing::{game, square, with_losses};
    use othello::evaluation::Score;
    use othello::rules::Goal;

    /// A game in which Black's moves lose these discs, by what is known of it.
    fn review(losses: &[i16]) -> Review {
        let (record, mut knowledge) = (game("f5d6c3d3c4f4f6f3e6e7d7c5"), Knowledge::default());
        let losses = (0..).step_by(2).zip(losses.iter().copied()).filter(|(_, loss)| *loss > 0);
        for (_, position, value) in with_losses(&record, &losses.collect::<Vec<_>>()) {
            knowledge.learn(&position, Goal::MostDiscs, value);
        }
        Review::of(&record, &knowledge)
    }

    #[test]
    fn the_worst_moves_of_a_side_are_chosen_apart_from_one_another() {
        let all = |losses: &[i16], color| moments(&review(losses), color);
        let numbers = |losses: &[i16]| -> Vec<usize> {
            all(losses, Color::Black).iter().map(|moment| moment.number).collect()
        };
        assert_eq!(numbers(&[0, 0, 0, 0, 0, 0]), Vec::<usize>::new());
        assert_eq!(numbers(&[0, 8, 0, 0, 0, 2]), [3]);
        assert_eq!(numbers(&[0, 8, 6, 0, 0, 5]), [3, 11]);
        assert!(all(&[0, 8, 0, 0, 0, 5], Color::White).is_empty());
        let moment = &all(&[0, 8, 0, 0, 0, 0], Color::Black)[0];
        let played = moment.explanation.played().square();
        assert_eq!((played, moment.last), (Some(square("c3")), Some(square("d6"))));
    }

    #[test]
    fn a_move_that_gives_up_a_disc_is_good_enough() {
        let moment = moments(&review(&[0, 8]), Color::Black).remove(0);
        let value = |name: &str, discs: i32| {
            let score = Score::from_hundredths(100 * discs);
            Evaluation::estimate(score, 8, 73).with_line(vec![Move::Place(square(name))])
        };
        let moves = [value("e3", 4), value("b5", 3), value("g6", -1), value("c3", -4)];
        let verdict = |name| moment.verdict(square(name), &moves);
        assert_eq!([verdict("e3"), verdict("b5")], [Some(LookVerdict::Good); 2]);
        assert_eq!(verdict("g6"), Some(LookVerdict::Loses(5)));
        assert_eq!(verdict("c3"), Some(LookVerdict::Same));
        assert_eq!(verdict("a1"), None);
    }
}
