//! One position for the eight that differ only by a symmetry of the board.
//!
//! The symmetries are made of three steps on whole sets of squares: rows mirrored by reversing the bytes,
//! columns by reversing the bits of each byte, and the transposition by exchanging ever smaller blocks
//! (<https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating>).

use crate::engine::kernel::Board;

/// The least of the eight boards: by the discs of the side to move, then by the other's.
pub fn canonical(board: Board<u64>) -> Board<u64> {
    let turned = each(board, transpose);
    let four = |board| {
        let upside_down = each(board, u64::swap_bytes);
        [board, upside_down, each(board, mirror_columns), each(upside_down, mirror_columns)]
    };
    let all = four(board).into_iter().chain(four(turned));
    all.min_by_key(|board| (board.own, board.other)).expect("there are eight")
}

fn each(board: Board<u64>, step: impl Fn(u64) -> u64) -> Board<u64> {
    Board { own: step(board.own), other: step(board.other) }
}

/// Reversing all bits mirrors both ways, and reversing the bytes undoes one of them.
fn mirror_columns(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// Rows become columns.
fn transpose(set: u64) -> u64 {
    // Blocks of four by four squares, then of two by two, then single squares.
    let exchange = |set: u64, distance: u32, block: u64| {
        let difference = (set ^ set >> distance) & block;
        set ^ difference ^ difference << distance
    };
    let set = exchange(set, 28, 0x0000_0000_F0F0_F0F0);
    let set = exchange(set, 14, 0x0000_CCCC_0000_CCCC);
    exchange(set, 7, 0x00AA_00AA_00AA_00AA)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::kernel::{Eight, Kernel};
    use crate::engine::testing::random_game;
    use crate::rules::{BoardSize, Symmetry};

    #[test]
    fn all_eight_symmetries_come_to_the_same_and_it_is_one_of_them() {
        let kernel = Eight::STANDARD;
        for (board, _) in (0..20).flat_map(random_game) {
            let turned = |symmetry: Symmetry| {
                each(board, |set| kernel.set(symmetry.squares(kernel.squares(set), BoardSize::STANDARD)))
            };
            let images: Vec<_> = Symmetry::all(BoardSize::STANDARD).map(turned).collect();
            assert!(images.contains(&canonical(board)));
            assert!(images.iter().all(|image| canonical(*image) == canonical(board)));
        }
    }
}
