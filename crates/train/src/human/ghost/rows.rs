//! A player's choices, with the model's inputs for the moves.

use super::super::fit::{Prepared, Sample, prepare};
use super::super::games::Choice;
use super::super::labels::Labels;
use engine::human::{DISCS_MAX, Known, Model, N_INPUTS, key, softmax};
use engine::kernel::{Eight, Kernel};

/// A choice.
pub(super) struct Row {
    /// The number of the game.
    pub game: usize,
    /// The number of the part that is left out with it.
    pub fold: usize,
    /// The model's inputs for each move.
    pub inputs: Vec<[f32; N_INPUTS]>,
    /// The probability of each move by the model at the player's rating.
    pub plain: Vec<f32>,
    /// The number of the position after each move, in openings.
    pub keys: Option<Vec<u32>>,
    /// The move played.
    pub played: usize,
    /// Whether the exact scores of the moves are known.
    pub is_exact: bool,
}

/// The choices of all games in their order, without forced moves.
pub(super) fn rows(
    games: &[Vec<Choice>],
    folds: &[usize],
    rating: f32,
    model: &Model,
    labels: &Labels,
) -> Vec<Row> {
    let row = |game: usize, choice: &Choice| {
        let sample = Sample { choice: *choice, rating, weight: 1.0 };
        let Prepared { moves, played, stage, known, .. } = prepare(&sample, model, labels)?;
        let plain = softmax(&model.logits(&moves, stage, rating, known));
        let is_opening = choice.board.discs().count_ones() < DISCS_MAX;
        let key_of = |index: u8| key_after(choice, index);
        Some(Row {
            game,
            fold: folds[game],
            keys: is_opening.then(|| moves.iter().map(|input| key_of(input.index)).collect()),
            inputs: moves.iter().map(|input| input.numbers).collect(),
            plain,
            played,
            is_exact: known == Known::Exact,
        })
    };
    let of_game = |(game, choices): (usize, &Vec<Choice>)| {
        choices.iter().filter_map(|choice| row(game, choice)).collect::<Vec<_>>()
    };
    games.iter().enumerate().flat_map(of_game).collect()
}

/// The number of the position after a move, as seen by the side that made it.
pub(super) fn key_after(choice: &Choice, index: u8) -> u32 {
    let after = Eight::STANDARD.play(choice.board, usize::from(index));
    key(after.pass())
}
