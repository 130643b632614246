//! Best moves first. A node is often refuted by its first move or two, so moves are not sorted: the best of
//! the remaining ones is found when it is needed.

/// Brings the highest of some moves to the front, the first of equals; moves keep no order otherwise.
#[inline(always)]
pub(super) fn bring_best_to_front<M>(moves: &mut [M], score: impl Fn(&M) -> i32) {
    let best =
        (1..moves.len()).fold(0, |best, at| if score(&moves[at]) > score(&moves[best]) { at } else { best });
    moves.swap(0, best);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_highest_comes_to_the_front() {
        let mut moves = [(3, 'a'), (7, 'b'), (7, 'c'), (1, 'd')];
        bring_best_to_front(&mut moves, |(score, _)| *score);
        assert_eq!(moves, [(7, 'b'), (3, 'a'), (7, 'c'), (1, 'd')]);
        bring_best_to_front(&mut moves[1..], |(score, _)| *score);
        assert_eq!(moves, [(7, 'b'), (7, 'c'), (3, 'a'), (1, 'd')]);
    }
}
