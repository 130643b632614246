//! A player's choices, with the model's inputs for the moves.

use super::super::fit::{Prepared, prepare};
use super::super::games::Choice;
use super::super::labels::Labels;
use engine::human::{Known, Model, N_INPUTS};

/// A choice of the player among several legal moves, prepared for the fit.
pub(super) struct Row {
    /// The number of the game.
    pub game: usize,
    /// The cross-validation fold that the game belongs to.
    pub fold: usize,
    /// The model's inputs for each move.
    pub inputs: Vec<[f32; N_INPUTS]>,
    /// The probability of each move by the model at the player's rating.
    pub plain: Vec<f32>,
    /// In an opening, the key of the position after each move.
    pub keys: Option<Vec<u32>>,
    /// The index of the move played.
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
        let prepared = prepare(choice, model, labels)?;
        let plain = prepared.probabilities(model, rating);
        let Prepared { moves, played, known, .. } = prepared;
        let keys = || moves.iter().map(|input| choice.key_after(input.index)).collect();
        Some(Row {
            game,
            fold: folds[game],
            keys: choice.is_opening().then(keys),
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
