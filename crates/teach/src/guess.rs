//! Guess the move: a finished game is played through again, and the player guesses the moves of a side.
//!
//! A guess counts by the discs it loses. That is compared with what the game's move lost, and with what
//! people of the player's rating lose on average.

pub mod games;
pub mod round;

use super::GOOD_LOSS_MAX;
use super::hint::{are_all_alike, image_after};
use analysis::knowledge::of_move;
use analysis::study::people::People;
use othello::evaluation::{Evaluation, Score};
use othello::record::Record;
use othello::rules::{BoardSize, Goal, Move, Position, Square};

/// A game with fewer choices is too short.
const TURNS_MIN: usize = 4;

/// A move of the game that can be guessed: there was a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuessTurn {
    /// The position before the move.
    pub position: Position,
    /// Where the previous disc was placed.
    pub last: Option<Square>,
    /// The number of the move, as the review counts.
    pub number: usize,
    /// What was played.
    pub played: Square,
}

/// What a guess lost, and what it is compared with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GuessResult {
    /// Whether it is the move of the game, or an image of it.
    pub is_match: bool,
    /// What the guess lost.
    pub yours: Score,
    /// What the move of the game lost.
    pub theirs: Score,
    /// What people of a rating lose here on average, in discs; `None` while that is not known.
    pub people: Option<f64>,
}

/// What all guesses lost together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GuessTotals {
    /// How many guesses there are.
    pub n: usize,
    /// How many of them were the move of the game.
    pub n_matches: usize,
    /// What the guesses lost.
    pub yours: Score,
    /// What the moves of the game lost.
    pub theirs: Score,
    /// The sum of what people of a rating lose on average in these positions, in discs.
    pub people: f64,
}

/// The moves of a game that can be guessed; `None` where the game is not suited: on another board, with
/// another goal, or too short.
pub fn turns(record: &Record) -> Option<Vec<GuessTurn>> {
    let start = *record.start();
    if start.size() != BoardSize::STANDARD || record.goal() != Goal::MostDiscs {
        return None;
    }
    let (mut position, mut last, mut turns) = (start, None, Vec::new());
    for (at, (node, after)) in record.line_positions().into_iter().enumerate() {
        let played = record.move_into(node).and_then(|mv| mv.square());
        if let Some(played) = played.filter(|_| at >= record.header.n_given && has_choice(&position)) {
            let number = after.size().area() - after.empties().len() - 4;
            turns.push(GuessTurn { position, last, number, played });
        }
        // A pass keeps the disc placed last; after a correction there is none.
        let kept = if record.move_into(node).is_some() { last } else { None };
        (position, last) = (after, played.or(kept));
    }
    (turns.len() >= TURNS_MIN).then_some(turns)
}

/// Whether there are moves that are not images of one another.
fn has_choice(position: &Position) -> bool {
    !position.is_placing() && position.legal_moves().len() > 1 && !are_all_alike(position)
}

impl GuessTurn {
    /// Whether a move is that of the game, or an image of it.
    pub fn is_match(&self, square: Square) -> bool {
        image_after(&self.position, square) == image_after(&self.position, self.played)
    }

    /// The result of a guess, given the values of all moves, the best first; `None` where one is missing.
    pub fn result(
        &self,
        guess: Square,
        values: &[Evaluation],
        people: Option<&People>,
    ) -> Option<GuessResult> {
        let is_match = self.is_match(guess);
        let theirs = loss(values, self.played)?;
        let yours = if is_match { theirs } else { loss(values, guess)? };
        let people = people.map(|people| mean_loss(values, people));
        Some(GuessResult { is_match, yours, theirs, people })
    }
}

impl GuessResult {
    /// Whether the guess is right: the move of the game, or one that is as good as it or costs next to
    /// nothing.
    pub fn is_right(&self) -> bool {
        self.is_match || self.yours <= self.theirs.max(GOOD_LOSS_MAX)
    }
}

impl GuessTotals {
    /// Adds the result of a guess.
    pub fn add(&mut self, result: &GuessResult) {
        self.n += 1;
        self.n_matches += usize::from(result.is_match);
        self.yours += result.yours;
        self.theirs += result.theirs;
        self.people += result.people.unwrap_or_default();
    }
}

/// What a move loses, by the values of all moves, the best first.
pub(crate) fn loss(values: &[Evaluation], square: Square) -> Option<Score> {
    Some(values.first()?.score - of_move(values, Move::Place(square))?.score)
}

/// The mean loss in discs of the moves that people play, weighted by how many play each.
fn mean_loss(values: &[Evaluation], people: &People) -> f64 {
    let lost = |square| loss(values, square).map_or(0.0, |loss| loss.in_discs());
    people.moves.iter().map(|choice| f64::from(choice.share) * lost(choice.square)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::{estimate, game, square};
    use engine::human::{Model, MoveValue, Rating, Situation};
    use othello::rules::Color;

    #[test]
    fn moves_with_a_choice_are_guessed() {
        // Black's four first moves are images of one another, so the choices begin after f5.
        let turns = turns(&game("f5d6c3d3c4")).unwrap();
        let facts: Vec<_> =
            turns.iter().map(|turn| (turn.number, turn.position.turn(), turn.played)).collect();
        let (black, white) = (Color::Black, Color::White);
        let expected = [(2, white, "d6"), (3, black, "c3"), (4, white, "d3"), (5, black, "c4")];
        assert_eq!(facts, expected.map(|(number, color, played)| (number, color, square(played))));
        assert_eq!((turns[0].last, turns[3].last), (Some(square("f5")), Some(square("d3"))));
    }

    #[test]
    fn other_boards_other_goals_and_short_games_are_not_suited() {
        assert!(turns(&game("f5d6c3d3")).is_none(), "three choices");
        let moves = |goal, size: &str| {
            let start = Position::start(size.parse().unwrap());
            let mut record = Record::new(start, goal);
            for _ in 0..8 {
                let first = record.position().legal_moves().first().map(Move::Place).unwrap();
                record.play(first).unwrap();
            }
            turns(&record).is_some()
        };
        assert!(moves(Goal::MostDiscs, "8x8"));
        assert!(!moves(Goal::FewestDiscs, "8x8") && !moves(Goal::MostDiscs, "10x10"));
    }

    #[test]
    fn a_guess_is_measured_by_the_best_move_and_images_match() {
        let turn = turns(&game("f5d6c3d3c4")).unwrap()[0];
        let values = [estimate(0, 12, "d6"), estimate(0, 12, "f6"), estimate(-3, 12, "f4")];
        let result = |name| turn.result(square(name), &values, None);
        let found = |is_match, yours| {
            let yours = Score::from_discs(yours);
            Some(GuessResult { is_match, yours, theirs: Score::ZERO, people: None })
        };
        assert_eq!(
            [result("d6"), result("f6"), result("f4")],
            [found(true, 0), found(false, 0), found(false, 3)]
        );
        assert_eq!(result("a1"), None);
        assert_eq!([result("f6"), result("f4")].map(|result| result.unwrap().is_right()), [true, false]);
        // At the start all moves are images of one another, so there is no choice.
        let start = Position::start(BoardSize::STANDARD);
        let turn = GuessTurn { position: start, last: None, number: 1, played: square("f5") };
        assert!(turn.is_match(square("c4")) && !has_choice(&start));
    }

    #[test]
    fn a_guess_as_good_as_a_bad_move_of_the_game_is_right() {
        let result = |yours, theirs| {
            let [yours, theirs] = [yours, theirs].map(Score::from_discs);
            GuessResult { is_match: false, yours, theirs, people: None }.is_right()
        };
        assert_eq!([result(1, 0), result(2, 0), result(5, 6), result(6, 5)], [true, false, true, false]);
    }

    #[test]
    fn the_loss_of_people_is_the_mean_of_their_moves() {
        let turn = turns(&game("f5d6c3d3c4")).unwrap()[0];
        let flat = |square| MoveValue { square, plies: [0.0; 3], exact: None };
        let all = turn.position.legal_moves().iter().map(flat).collect();
        let situation = Situation { last: turn.last, ..Situation::new(turn.position) };
        let model = Model::embedded().unwrap();
        let people =
            analysis::study::people::MoveValues::new(situation, all).people(model, Rating::new(1400));
        let values = [estimate(0, 12, "d6"), estimate(0, 12, "f6"), estimate(-10, 12, "f4")];
        let result = turn.result(square("d6"), &values, Some(&people)).unwrap();
        let expected = 10.0 * f64::from(people.share(square("f4")).unwrap());
        assert!(expected > 0.1 && (result.people.unwrap() - expected).abs() < 1e-6);
        let mut totals = GuessTotals::default();
        totals.add(&result);
        totals.add(&GuessResult { is_match: false, yours: Score::from_discs(4), ..result });
        assert_eq!((totals.n, totals.n_matches, totals.yours), (2, 1, Score::from_discs(4)));
        assert!((totals.people - 2.0 * expected).abs() < 1e-6);
    }
}
