//! What people of a rating would play in a position, how often they go wrong, and the practical choice: a
//! move that gives little away and that people answer wrongly.
//!
//! [`MoveValues`] holds the values of the moves and of the replies to each, by short searches. They take a
//! while and are the same for every rating, so they run once; [`MoveValues::people`] predicts from the values
//! what people of a rating play.

use crate::knowledge::of_move;
use engine::human::{Model, MoveValue, Rating, Situation};
use othello::evaluation::Evaluation;
use othello::rules::{Move, Square};
use texts::text;

/// A move that loses this many discs is an error.
const WRONG_FROM: f32 = 2.0;
/// A move that gives away more than this many discs is no practical choice, whatever people answer.
const PRICE_MAX: f32 = 3.0;
/// A practical choice must promise at least this many discs more than the best move.
const GAIN_MIN: f32 = 1.0;

/// The values of a position's moves, and of the replies to them, by short searches.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveValues {
    situation: Situation,
    values: Vec<MoveValue>,
    /// The moves whose replies were searched, each with the position after it and the values found there.
    pub replies: Vec<(Square, Situation, Vec<MoveValue>)>,
}

/// What people of a rating would play in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct People {
    /// Whose choices these are.
    pub rating: Rating,
    /// One for each move, the likeliest first.
    pub moves: Vec<PredictedMove>,
}

/// A move as people see it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PredictedMove {
    /// Where the disc is placed.
    pub square: Square,
    /// How many of those people play it, from 0 to 1.
    pub share: f32,
    /// How people of the same rating answer it; `None` before the replies are searched, or without a choice.
    pub answers: Option<Errors>,
    /// What it is worth by a short search, in discs.
    value: f32,
}

/// How often people go wrong, and by how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Errors {
    /// The share of people who go wrong, from 0 to 1.
    pub share: f32,
    /// How many discs those lose on average.
    pub mean_loss: f32,
}

/// A move that is not the best but promises more against people of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Practical {
    /// Where the disc is placed.
    pub square: Square,
    /// How many discs it gives away against perfect play.
    pub price: f32,
    /// How people answer it.
    pub answers: Errors,
}

impl MoveValues {
    /// The values of the moves of a position, before any replies are searched.
    pub fn new(situation: Situation, values: Vec<MoveValue>) -> MoveValues {
        MoveValues { situation, values, replies: Vec::new() }
    }

    /// The moves after which there is a choice, so that their replies have to be searched, each with the
    /// position after it. Includes the moves that [`MoveValues::replies`] already has.
    pub fn positions_to_search(&self) -> Vec<(Square, Situation)> {
        let after = |value: &MoveValue| {
            let position = self.situation.position.play(Move::Place(value.square)).ok()?;
            let situation = Situation { position, last: Some(value.square), ..self.situation };
            (position.legal_moves().len() > 1).then_some((value.square, situation))
        };
        self.values.iter().filter_map(after).collect()
    }

    /// What people of a rating would play.
    pub fn people(&self, model: &Model, rating: Rating) -> People {
        let answers = |square| {
            let (_, after, values) = self.replies.iter().find(|(own, ..)| *own == square)?;
            let answers = model.predict(after, rating, Some(values));
            Some(errors(answers.into_iter().filter_map(|(square, share)| {
                values.iter().find(|value| value.square == square).map(|value| (share, value.deepest()))
            })))
        };
        let value = |square| self.values.iter().find(|value| value.square == square).map(MoveValue::deepest);
        let choice = |(square, share)| {
            Some(PredictedMove { square, share, answers: answers(square), value: value(square)? })
        };
        let predicted = model.predict(&self.situation, rating, Some(&self.values));
        let mut moves: Vec<PredictedMove> = predicted.into_iter().filter_map(choice).collect();
        moves.sort_by(|a, b| b.share.total_cmp(&a.share));
        People { rating, moves }
    }
}

impl People {
    /// How many of those people play a move, from 0 to 1.
    pub fn share(&self, square: Square) -> Option<f32> {
        self.moves.iter().find(|choice| choice.square == square).map(|choice| choice.share)
    }

    /// How often they go wrong here, and by how much; by `known` if it has all moves, else by short searches.
    pub fn errors(&self, known: &[Evaluation]) -> Errors {
        errors(self.scores(known).into_iter().map(|(choice, score)| (choice.share, score)))
    }

    /// The move that promises most against people of this rating, if that is not the best.
    pub fn practical(&self, known: &[Evaluation]) -> Option<Practical> {
        let scores = self.scores(known);
        let best = scores.iter().map(|(_, score)| *score).reduce(f32::max)?;
        let promise = |(choice, score): &(&PredictedMove, f32)| {
            score + choice.answers.map_or(0.0, |answers| answers.share * answers.mean_loss)
        };
        let is_best = |(_, score): &&(&PredictedMove, f32)| *score >= best;
        let of_best = scores.iter().filter(is_best).map(promise).reduce(f32::max)?;
        let (chosen, score) = scores
            .iter()
            .filter(|(_, score)| *score < best && best - score <= PRICE_MAX)
            .max_by(|a, b| promise(a).total_cmp(&promise(b)))?;
        let answers = chosen.answers.filter(|_| promise(&(chosen, *score)) >= of_best + GAIN_MIN)?;
        Some(Practical { square: chosen.square, price: best - score, answers })
    }

    /// Each move with its score: by `known` if that has all moves, else by short searches.
    fn scores(&self, known: &[Evaluation]) -> Vec<(&PredictedMove, f32)> {
        let score =
            |square| of_move(known, Move::Place(square)).map(|found| found.score.hundredths() as f32 / 100.0);
        let all_known: Option<Vec<f32>> = self.moves.iter().map(|choice| score(choice.square)).collect();
        let scores = all_known.unwrap_or_else(|| self.moves.iter().map(|choice| choice.value).collect());
        self.moves.iter().zip(scores).collect()
    }
}

/// A share of people in words: "38 %", "<1 %".
pub fn percent(share: f32) -> String {
    match share * 100.0 {
        small if small < 1.0 => text!("percent", n = "<1"),
        percent => text!("percent", n = format!("{percent:.0}")),
    }
}

/// How often choices go wrong and by how much, given the share and the score of each.
fn errors(choices: impl Iterator<Item = (f32, f32)>) -> Errors {
    let choices: Vec<(f32, f32)> = choices.collect();
    let best = choices.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
    let wrong =
        choices.iter().map(|(share, score)| (share, best - score)).filter(|(_, loss)| *loss >= WRONG_FROM);
    let (share, lost) =
        wrong.fold((0.0, 0.0), |(all, lost), (share, loss)| (all + share, lost + share * loss));
    Errors { share, mean_loss: if share > 0.0 { lost / share } else { 0.0 } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Resources, Stop, Thinker};
    use othello::evaluation::Score;
    use othello::rules::{BoardSize, Goal};

    fn searched(transcript: &str) -> MoveValues {
        let position = *crate::testing::game(transcript).position();
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
        let mut search =
            |situation: &Situation| thinker.move_values(&situation.position, situation.goal, &Stop::never());
        let situation = Situation::new(position);
        let mut values = MoveValues::new(situation, search(&situation));
        for (square, after) in values.positions_to_search() {
            let found = search(&after);
            values.replies.push((square, after, found));
        }
        values
    }

    #[test]
    fn shares_add_up_to_one_and_the_stronger_go_wrong_less() {
        // White to move after nine moves of the Tiger.
        let values = searched("f5d6c3d3c4f4c5b3c2");
        let model = Model::embedded().unwrap();
        let [weak, strong] = [600, 2000].map(|rating| values.people(model, Rating::new(rating)));
        for people in [&weak, &strong] {
            assert_eq!(people.moves.len(), values.situation.position.legal_moves().len());
            assert!((people.moves.iter().map(|choice| choice.share).sum::<f32>() - 1.0).abs() < 1e-3);
            assert!(people.moves.is_sorted_by(|a, b| a.share >= b.share));
            assert!(people.moves.iter().any(|choice| choice.answers.is_some()));
        }
        let lost = |people: &People| people.errors(&[]).share * people.errors(&[]).mean_loss;
        assert!(lost(&weak) > lost(&strong), "{} {}", lost(&weak), lost(&strong));
    }

    fn choice(name: &str, share: f32, value: f32, answers: Option<(f32, f32)>) -> PredictedMove {
        let square = Square::parse(name, BoardSize::STANDARD).unwrap();
        PredictedMove {
            square,
            share,
            value,
            answers: answers.map(|(share, mean_loss)| Errors { share, mean_loss }),
        }
    }

    fn people(moves: Vec<PredictedMove>) -> People {
        People { rating: Rating::new(1400), moves }
    }

    #[test]
    fn an_error_loses_two_discs_or_more() {
        let people = people(vec![
            choice("d3", 0.5, 4.0, None),
            choice("c4", 0.3, 0.0, None),
            choice("f5", 0.1, -4.0, None),
            choice("e6", 0.1, 3.0, None),
        ]);
        let Errors { share, mean_loss } = people.errors(&[]);
        assert!((share - 0.4).abs() < 1e-6 && (mean_loss - 5.0).abs() < 1e-5, "{share} {mean_loss}");
        // Known values of all moves take precedence over short searches.
        let known: Vec<Evaluation> = people
            .moves
            .iter()
            .map(|choice| Evaluation::proven(7).with_line(vec![Move::Place(choice.square)]))
            .collect();
        assert_eq!(people.errors(&known).share, 0.0);
        assert_eq!(people.errors(&known[1..]).share, share, "one is missing");
        assert_eq!(known[0].score, Score::from_discs(7));
    }

    #[test]
    fn a_practical_choice_costs_little_and_is_answered_wrongly() {
        let best = choice("d3", 0.5, 4.0, Some((0.2, 5.0)));
        let trap = choice("c4", 0.1, 2.0, Some((0.8, 8.0)));
        let costly = choice("f5", 0.1, -6.0, Some((1.0, 40.0)));
        let harmless = choice("e6", 0.3, 4.0, None);
        let found = people(vec![best, trap, costly, harmless]).practical(&[]).unwrap();
        assert_eq!((found.square, found.price), (trap.square, 2.0));
        assert_eq!(people(vec![best, costly, harmless]).practical(&[]), None);
        let small = choice("c4", 0.1, 2.0, Some((0.5, 6.0)));
        assert_eq!(people(vec![best, small]).practical(&[]), None, "it promises no more than the best");
    }

    #[test]
    fn only_moves_after_which_there_is_a_choice_are_asked_about() {
        let board = othello::board! {"
            X O - -
            - - - -
            - - - -
            - - - -
            Black to move
        "};
        let value = |square| MoveValue { square, plies: [0.0; 3], exact: None };
        let values = board.legal_moves().iter().map(value).collect();
        let situation = Situation { position: board, goal: Goal::MostDiscs, last: None };
        assert_eq!(MoveValues::new(situation, values).positions_to_search(), []);
    }
}
