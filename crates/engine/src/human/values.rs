//! The values of a position's moves for a player who looks one, three or five plies ahead, or to the end.
//!
//! People choose by what they see. The model learns how far they see; this module makes its inputs of the
//! values: the *loss* of a move is how much lower its value is than the best by the same search.

use othello::rules::Square;

/// The value of a move to its player, in discs; or a [`Loss`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveValue {
    /// Where the disc is placed.
    pub square: Square,
    /// The values by searches of one, three and five plies, counting the move itself.
    pub plies: [f32; N_DEPTHS],
    /// The final score with best play, where it is proven.
    pub exact: Option<f32>,
}

/// The values of all moves of a position, if they are known.
pub type Values<'a> = Option<&'a [MoveValue]>;

/// How many searches of different depth there are.
pub const N_DEPTHS: usize = 3;

/// The depths of the searches in plies.
pub const PLIES: [u8; N_DEPTHS] = [1, 3, 5];

/// With this many empty squares or fewer, searches solve the moves of 8×8.
pub const EXACT_EMPTIES_MAX: u32 = 14;

impl MoveValue {
    /// The most reliable value: the exact score, else the value of the deepest search.
    pub fn deepest(&self) -> f32 {
        self.exact.unwrap_or(self.plies[N_DEPTHS - 1])
    }
}

/// The loss of a move against the best one, by each search depth, in discs; exact where all moves have an
/// exact value.
pub type Loss = MoveValue;

/// The losses of moves from their values.
pub fn losses(values: &[MoveValue]) -> Vec<Loss> {
    let best = |value: &dyn Fn(&MoveValue) -> f32| values.iter().map(value).fold(f32::NEG_INFINITY, f32::max);
    let best_plies: [f32; N_DEPTHS] = std::array::from_fn(|look| best(&|value| value.plies[look]));
    let are_exact = values.iter().all(|value| value.exact.is_some());
    let best_exact = are_exact.then(|| best(&|value| value.exact.unwrap_or(f32::NEG_INFINITY)));
    let loss = |value: &MoveValue| Loss {
        square: value.square,
        plies: std::array::from_fn(|look| best_plies[look] - value.plies[look]),
        exact: best_exact.zip(value.exact).map(|(best, exact)| best - exact),
    };
    values.iter().map(loss).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_move_of_each_search_loses_nothing() {
        let value = |index, plies, exact| MoveValue { square: Square::from_index(index), plies, exact };
        let values = [value(0, [1.0, 2.0, -3.0], Some(4.0)), value(1, [0.0, 5.0, -4.0], Some(-2.0))];
        let found = losses(&values);
        assert_eq!(found, [value(0, [0.0, 3.0, 0.0], Some(0.0)), value(1, [1.0, 0.0, 1.0], Some(6.0))]);
    }

    #[test]
    fn exact_losses_need_every_exact_value() {
        let value = |index, exact| MoveValue { square: Square::from_index(index), plies: [0.0; 3], exact };
        assert!(losses(&[value(0, Some(1.0)), value(1, None)]).iter().all(|loss| loss.exact.is_none()));
    }
}
