//! One position for the eight that differ only by a symmetry of the board.

use crate::kernel::Board;
use othello::rules;

/// The least of the eight boards: by the discs of the side to move, then by the other's.
pub(super) fn canonical(board: Board<u64>) -> Board<u64> {
    let (own, other) = rules::canonical(board.own, board.other);
    Board { own, other }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Eight, Kernel};
    use crate::testing::random_game;
    use othello::rules::{BoardSize, Symmetry};

    #[test]
    fn all_eight_images_have_the_same_canonical_board() {
        let kernel = Eight::STANDARD;
        for (board, _) in (0..20).flat_map(random_game) {
            let turned = |symmetry: Symmetry| {
                let turned = |set| kernel.set(symmetry.squares(kernel.squares(set), BoardSize::STANDARD));
                Board { own: turned(board.own), other: turned(board.other) }
            };
            let images: Vec<_> = Symmetry::all(BoardSize::STANDARD).map(turned).collect();
            assert!(images.contains(&canonical(board)));
            assert_eq!(
                Some(canonical(board)),
                images.iter().copied().min_by_key(|image| (image.own, image.other))
            );
            assert!(images.iter().all(|image| canonical(*image) == canonical(board)));
        }
    }
}
