//! The game after a bad move and after the best one, side by side, move by move.

use super::Explanation;

/// Two lines and how far both are played.
///
/// A running review finds better lines. They are shown at once as long as both boards stay as they are, or
/// the user has not stepped yet; otherwise they wait until the user asks for them.
pub struct BothLines {
    /// The lines shown, and why the one after the bad move is worse.
    pub explanation: Explanation,
    /// The newest lines of the review, where the boards would change.
    pub newer: Option<Explanation>,
    /// How many moves of each line are played.
    pub n_played: usize,
    has_stepped: bool,
}

impl BothLines {
    /// Both lines, the first move of each played, as on the board of the game.
    pub fn new(explanation: Explanation) -> BothLines {
        BothLines { explanation, newer: None, n_played: 1, has_stepped: false }
    }

    /// The number of moves of the longer line.
    pub fn n_moves(&self) -> usize {
        self.explanation.refutation.len().max(self.explanation.better.len())
    }

    /// Steps to a number of moves.
    pub fn go(&mut self, n_played: usize) {
        self.n_played = n_played.min(self.n_moves());
        self.has_stepped = true;
    }

    /// Handles the review's newest lines of the same move.
    pub fn update(&mut self, newest: &Explanation) {
        if newest.at != self.explanation.at || newest.position != self.explanation.position {
            return;
        }
        if !self.has_stepped || self.has_boards_of(newest) {
            self.show(newest.clone());
        } else if self.newer.as_ref() != Some(newest) {
            self.newer = Some(newest.clone());
        }
    }

    /// Shows newer lines.
    pub fn show(&mut self, newest: Explanation) {
        (self.explanation, self.newer) = (newest, None);
        self.n_played = self.n_played.min(self.n_moves());
    }

    /// Whether both boards would stay as they are with the other lines.
    fn has_boards_of(&self, other: &Explanation) -> bool {
        let shown = |of: &Explanation| {
            [&of.refutation, &of.better].map(|line| line[..self.n_played.min(line.len())].to_vec())
        };
        shown(&self.explanation) == shown(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::line;
    use othello::evaluation::Score;
    use othello::rules::{BoardSize, Position};

    fn explanation(refutation: &str, better: &str, loss: i32) -> Explanation {
        let start = Position::start(BoardSize::STANDARD);
        Explanation::between(start, line(refutation), line(better), Score::from_hundredths(loss))
    }

    #[test]
    fn newer_lines_are_taken_over_as_long_as_the_boards_stay() {
        let (first, longer) =
            (explanation("f5 d6 c3", "e6 f4", 300), explanation("f5 d6 c4 e3", "e6 f4 c3", 500));
        let other = explanation("f5 f6 e6", "e6 f6", 400);
        let mut state = BothLines::new(first);
        // Before the first step any line is shown.
        state.update(&other);
        assert_eq!((&state.explanation, &state.newer), (&other, &None));
        let mut state = BothLines::new(explanation("f5 d6 c3", "e6 f4", 300));
        state.go(2);
        state.update(&longer);
        assert_eq!((state.explanation.loss.hundredths(), state.n_played), (500, 2));
        // Another reply would change the boards: it waits, and the newest of those that wait is kept.
        state.update(&explanation("f5 f4", "e6 f4", 450));
        state.update(&other);
        assert_eq!((&state.explanation, state.newer.as_ref()), (&longer, Some(&other)));
        // Back at the first moves, which the newer lines share, these are taken over.
        state.go(1);
        state.update(&other);
        assert_eq!((&state.explanation, &state.newer), (&other, &None));
        // Lines of another move are ignored.
        state.update(&Explanation { at: 4, ..longer });
        assert_eq!(state.explanation, other);
    }
}
