//! What a grade rests on: the values of the move that was played and of its best rival, searched alike.
//!
//! The depth of a search alone changes a value by a disc or two. So a loss of an inaccuracy or more is final
//! only when the searches of both moves reach the same depth, and a sufficient one.

use super::PlayedMove;
use crate::grade::{MISTAKE_FROM, SIGN_FROM};
use crate::knowledge::{Effort, Knowledge};
use engine::Limits;
use othello::evaluation::{Score, Source};
use othello::rules::{BoardSize, Goal, Move, Position, Symmetry};

/// The depths, from the position after a move, of the two searches that confirm a loss. One is even and one
/// odd, because values favour the side to move at the search's end by a disc or two.
pub(super) const CONFIRMING: [u8; 2] = [24, 25];
/// The depth from which the verdict on a move that loses nothing is final.
const SETTLED_FROM: u8 = 20;
/// Searches of this depth or more count as equally deep.
const ALIKE_FROM: u8 = 28;
/// The most empty squares after a move at which it is solved because its rival is proven.
const SOLVED_FROM: usize = 26;
/// The least selectivity of a comparing search, in percent; used where that of the other move does not count.
const LEAST_SELECTIVITY: u8 = 73;
/// The most empty squares before a mistake from which a review searches both moves to the end, at [`SURE_AT`]
/// percent. At 95 % a review once called the best move a mistake.
const SURE_FROM: usize = 30;
const SURE_AT: u8 = 99;
/// The smallest loss that is confirmed: less than an inaccuracy, but deeper searches may make it one.
pub(super) const DOUBTED_FROM: Score = Score::from_discs(1);

/// How well a move is known; all depths count from the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    rests_on: Effort,
    /// How far the search that found the value looked: further than `rests_on` if that search began at a
    /// later position.
    reach: Effort,
    pub(super) is_from_book: bool,
    n_empties: usize,
}

impl Known {
    fn is_proven(&self) -> bool {
        self.reach.0
    }

    /// Whether the move is proven or its value rests on a search of at least `plies`. A book's value may rest
    /// on one ply less: searching again is not worth that ply.
    pub(super) fn is_searched(&self, plies: u8) -> bool {
        let (is_proven, depth, _) = self.rests_on;
        is_proven || depth + u8::from(self.is_from_book) >= plies
    }

    /// The depth and the selectivity by which [`Known::is_comparable_to`] compares two moves.
    fn plies(&self) -> (u8, u8) {
        let (_, depth, selectivity) = self.reach;
        match self.is_from_book {
            // The book's values reach further than a review can search in a moment.
            true => (depth.min(CONFIRMING[0]), 0),
            false if depth >= ALIKE_FROM => (ALIKE_FROM, 0),
            false => (depth, selectivity),
        }
    }

    /// Whether two moves are known equally well, so that their difference is a loss and no effect of depth.
    pub(super) fn is_comparable_to(&self, other: &Known) -> bool {
        match (self.is_proven(), other.is_proven()) {
            (true, true) => true,
            (true, false) => other.n_empties > SOLVED_FROM && other.is_confirmed(),
            (false, true) => self.n_empties > SOLVED_FROM && self.is_confirmed(),
            (false, false) => match (self.is_from_book, other.is_from_book) {
                (true, true) => true,
                (true, false) => other.reach.1 >= self.plies().0,
                (false, true) => self.reach.1 >= other.plies().0,
                (false, false) => self.plies() == other.plies(),
            },
        }
    }

    /// Whether the value rests on both searches that confirm a loss, or on more.
    pub(super) fn is_confirmed(&self) -> bool {
        self.is_searched(CONFIRMING[1])
    }

    /// The search to the end that this move still needs before the loss is surely a mistake.
    pub(super) fn search_to_be_sure(&self, loss: Score) -> Option<Limits> {
        let Known { rests_on: (is_proven, depth, percent), n_empties, .. } = *self;
        let is_sure = is_proven || usize::from(depth) >= n_empties && percent >= SURE_AT;
        let is_needed = loss >= MISTAKE_FROM && n_empties < SURE_FROM && !is_sure;
        is_needed.then_some(Limits::Selective { depth: n_empties as u8, percent: SURE_AT })
    }

    /// The search after which both moves are known equally well: `true` if it searches this move, `false` if
    /// the other, and its limits. `None` if [`Known::is_comparable_to`] holds already.
    pub(super) fn search_for(&self, other: &Known) -> Option<(bool, Limits)> {
        if self.is_comparable_to(other) {
            return None;
        }
        let is_own = (self.is_proven(), self.plies()) < (other.is_proven(), other.plies());
        let (less, more) = if is_own { (self, other) } else { (other, self) };
        let limits = if more.is_proven() && less.n_empties <= SOLVED_FROM {
            Limits::Solve
        } else if more.is_proven() {
            Limits::Depth(CONFIRMING[1])
        } else {
            let (depth, percent) = more.plies();
            Limits::Selective { depth, percent: percent.max(LEAST_SELECTIVITY) }
        };
        Some((is_own, limits))
    }
}

/// Whether a review confirms losses on a board; elsewhere its first verdicts are final.
pub(super) fn is_confirmable(size: BoardSize, goal: Goal) -> bool {
    goal == Goal::MostDiscs && size.width() <= 8 && size.height() <= 8
}

/// A move of the game to judge, with what is known of it and of its rivals.
pub(super) struct Case<'a> {
    pub knowledge: &'a Knowledge,
    /// The position before the move.
    pub position: &'a Position,
    pub goal: Goal,
    pub played: &'a PlayedMove,
}

impl Case<'_> {
    /// Whether the verdict is final.
    pub(super) fn is_final(&self) -> bool {
        let Case { position, goal, played, .. } = *self;
        let is_settled = played.is_forced || played.is_exact() || !is_confirmable(position.size(), goal);
        is_settled || played.best == played.mv && self.is_chosen() || self.is_compared()
    }

    /// What is known of a move; `None` while that is nothing.
    pub(super) fn known(&self, mv: Move) -> Option<Known> {
        let after = self.position.play(mv).ok()?;
        let value = self.knowledge.value(&after, self.goal)?;
        let reach = self.knowledge.reach(&after, self.goal)?;
        let is_from_book = value.source == Source::Book;
        Some(Known { rests_on: value.effort(), reach, is_from_book, n_empties: after.empties().len() })
    }

    /// The images of the move played under the symmetries of the position.
    fn images(&self) -> impl Iterator<Item = Move> {
        let (mv, size) = (self.played.mv, self.position.size());
        Symmetry::of(self.position).map(move |symmetry| symmetry.mv(mv, size))
    }

    /// Whether a search from the position, which compares all its moves, chose the move or an image of it.
    fn is_chosen(&self) -> bool {
        let Some(direct) = self.knowledge.direct(self.position, self.goal) else { return false };
        let is_deep = direct.is_exact() || direct.depth >= SETTLED_FROM;
        is_deep && direct.line.first().is_some_and(|first| self.images().any(|image| image == *first))
    }

    /// Whether the move played and its rival are known alike, and well enough for what the move lost.
    fn is_compared(&self) -> bool {
        let loss = self.played.loss;
        let other = self.rival().and_then(|rival| self.known(rival));
        let Some((own, other)) = self.known(self.played.mv).zip(other) else { return false };
        let is_deep = |of_move: &Known| {
            // A search from the position before the move would be one ply deeper.
            let (_, depth, _) = of_move.rests_on;
            of_move.is_confirmed() || loss < SIGN_FROM && depth + 1 >= SETTLED_FROM
        };
        let is_enough = |of_move: &Known| is_deep(of_move) && of_move.search_to_be_sure(loss).is_none();
        own.is_comparable_to(&other) && is_enough(&own) && is_enough(&other)
    }

    /// The move that the played one is compared with: the best, or the second best if the best was played.
    pub(super) fn rival(&self) -> Option<Move> {
        if self.played.best != self.played.mv {
            return Some(self.played.best);
        }
        let images: Vec<Move> = self.images().collect();
        let moves = self.knowledge.moves(self.position, self.goal);
        moves.iter().filter_map(|of| of.line.first().copied()).find(|mv| !images.contains(mv))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::evaluation::Evaluation;

    fn searched(depth: u8, selectivity: u8) -> Known {
        let effort = (false, depth, selectivity);
        Known { rests_on: effort, reach: effort, is_from_book: false, n_empties: 36 }
    }

    fn proven(n_empties: usize) -> Known {
        let effort = Evaluation::proven(0).effort();
        Known { rests_on: effort, reach: effort, is_from_book: false, n_empties }
    }

    #[test]
    fn the_move_that_is_known_less_is_searched_as_far_as_the_other() {
        let check = |own: Known, other: Known, expected: Option<(bool, Limits)>| {
            assert_eq!(own.search_for(&other), expected, "{own:?} {other:?}");
            let swapped = expected.map(|(is_own, limits)| (!is_own, limits));
            assert_eq!(other.search_for(&own), swapped, "{own:?} {other:?}");
            assert_eq!(own.is_comparable_to(&other), expected.is_none());
        };
        let selective = |depth, percent| Limits::Selective { depth, percent };
        check(searched(25, 73), searched(25, 73), None);
        check(searched(24, 73), searched(25, 73), Some((true, selective(25, 73))));
        check(searched(25, 73), searched(25, 95), Some((true, selective(25, 95))));
        // Two deep searches count as alike.
        check(searched(28, 73), searched(33, 95), None);
        check(searched(25, 73), searched(33, 73), Some((true, selective(28, 73))));
        check(proven(24), proven(25), None);
        check(Known { n_empties: 25, ..searched(25, 73) }, proven(24), Some((true, Limits::Solve)));
        check(searched(25, 73), proven(36), None);
        // A search must reach as far as the book's value, but not much further.
        let in_book = |depth| Known { is_from_book: true, ..searched(depth, 73) };
        check(in_book(33), in_book(18), None);
        check(in_book(33), searched(25, 73), None);
        check(in_book(33), searched(20, 73), Some((false, selective(24, 73))));
    }

    #[test]
    fn a_mistake_near_the_end_is_sure_once_both_moves_are_searched_to_it() {
        let at = |n_empties, depth, percent| Known { n_empties, ..searched(depth, percent) };
        let lacks = |known: Known, loss| known.search_to_be_sure(Score::from_discs(loss));
        let to_the_end = Limits::Selective { depth: 29, percent: 99 };
        assert_eq!(lacks(at(29, 29, 95), 4), Some(to_the_end));
        assert_eq!(lacks(at(29, 25, 99), 4), Some(to_the_end));
        for enough in [at(29, 29, 99), proven(29), at(30, 25, 73)] {
            assert_eq!(lacks(enough, 4), None, "{enough:?}");
        }
        assert_eq!(lacks(at(29, 29, 95), 3), None);
    }

    #[test]
    fn a_score_that_a_later_position_gave_is_no_search_of_the_move() {
        let from_further_on = Known { reach: (false, 27, 73), ..searched(20, 73) };
        assert!(!from_further_on.is_confirmed() && searched(25, 73).is_confirmed());
        assert_eq!(
            searched(25, 73).search_for(&from_further_on),
            Some((true, Limits::Selective { depth: 27, percent: 73 }))
        );
    }
}
