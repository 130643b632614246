//! The model's inputs for the moves of a position, the same in fitting and in play.

use super::features::{Before, MoveFeatures, N_FEATURES};
use super::geometry::Geometry;
use super::openings::KnownOpenings;
use super::patterns::{PATTERNS, Slots};
use super::values::{Loss, N_DEPTHS};
use crate::kernel::{Board, Kernel};
use othello::rules::{Bits, BoardSize};
use std::sync::LazyLock;

/// How many numbers describe a move: its features and what it loses.
pub const N_INPUTS: usize = N_FEATURES + N_LOSS_INPUTS;

/// A move has a loss for each search and an exact one; each gives its size, its root, and whether it is 0.
const N_LOSS_INPUTS: usize = 3 * (N_DEPTHS + 1);

/// The model's inputs for a move.
#[derive(Clone, Debug)]
pub struct MoveInput {
    /// The square, by its index on the board.
    pub index: u8,
    /// The slots of the patterns after the move, on 8×8.
    pub slots: Option<Slots>,
    /// The place of the position after it among the known openings.
    pub opening: Option<u32>,
    /// Features, then losses; without values the losses are 0.
    pub numbers: [f32; N_INPUTS],
}

/// The inputs for the legal moves of an 8×8 position, in ascending order of squares; `losses` has the same
/// order. `last` is where the last disc was placed.
pub fn inputs(
    board: Board<u64>,
    last: Option<u8>,
    losses: Option<&[Loss]>,
    openings: &KnownOpenings,
) -> Vec<MoveInput> {
    static GEOMETRY: LazyLock<Geometry<u64>> = LazyLock::new(|| Geometry::new(BoardSize::STANDARD));
    let before = PATTERNS.indices(board);
    let mut moves = general_inputs(&*GEOMETRY, board, last, losses);
    for input in &mut moves {
        let index = usize::from(input.index);
        let flips = GEOMETRY.grid.flips(board, index);
        input.slots = Some(PATTERNS.slots_after(&before, index, flips));
        input.opening = openings.find(board.after(index, flips).pass());
    }
    moves
}

/// The inputs for the legal moves on any board, without patterns and openings.
pub(super) fn general_inputs<S: Bits>(
    geometry: &Geometry<S>,
    board: Board<S>,
    last: Option<u8>,
    losses: Option<&[Loss]>,
) -> Vec<MoveInput> {
    let before = Before::new(geometry, board, last.map(usize::from));
    let moves = geometry.grid.legal_moves(board).indices().enumerate();
    let input = |(number, index): (usize, usize)| {
        let features = before.features(index);
        let loss = losses.map(|losses| losses[number]);
        MoveInput { index: index as u8, slots: None, opening: None, numbers: numbers(&features, loss) }
    };
    moves.map(input).collect()
}

fn numbers(features: &MoveFeatures, loss: Option<Loss>) -> [f32; N_INPUTS] {
    let mut numbers = [0.0; N_INPUTS];
    numbers[..N_FEATURES].copy_from_slice(features);
    if let Some(Loss { plies, exact, .. }) = loss {
        let losses = plies.into_iter().map(Some).chain([exact]);
        for (loss, three) in losses.zip(numbers[N_FEATURES..].as_chunks_mut().0) {
            *three = loss.map_or([0.0; 3], |loss| {
                let loss = loss.clamp(0.0, 40.0);
                [loss / 10.0, (loss / 4.0).sqrt(), f32::from(u8::from(loss <= 0.0))]
            });
        }
    }
    numbers
}
