//! One position for the eight that differ only by a symmetry of the board.

use crate::engine::kernel::Board;
use crate::rules::images;

/// The least of the eight boards: by the discs of the side to move, then by the other's.
pub(super) fn canonical(board: Board<u64>) -> Board<u64> {
    let least = images(board.own, board.other).into_iter().min();
    let (own, other) = least.expect("there are eight");
    Board { own, other }
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
                let turned = |set| kernel.set(symmetry.squares(kernel.squares(set), BoardSize::STANDARD));
                Board { own: turned(board.own), other: turned(board.other) }
            };
            let images: Vec<_> = Symmetry::all(BoardSize::STANDARD).map(turned).collect();
            assert!(images.contains(&canonical(board)));
            assert!(images.iter().all(|image| canonical(*image) == canonical(board)));
        }
    }
}
