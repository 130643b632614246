//! The estimated value of a position: the final disc difference, from a few counts.
//!
//! Each count is a difference between the side to move and its opponent: how many moves each has and may come
//! to have, corners and the moves that take one, discs on the squares next to an empty corner, stable discs,
//! edges, discs, and who will fill the last square. Their weights change with how full the board is, since
//! discs count for nothing early and for everything at the end. All counts exist on all 49 boards, so three
//! tables, for small, middle and large boards, serve them all. Where most discs win, trained weights replace
//! them on boards at least ten squares wide and high, and value the discs near corners too ([`corners`]).

pub mod corners;
mod large;

pub use large::LargeWeights;

use super::kernel::{Board, Kernel};
use super::stability::Stability;
use corners::Corners;
use othello::rules::{Bits, Goal};
use std::sync::Arc;

/// Evaluates positions of one board, in hundredths of a disc.
pub struct FeatureEvaluation<S> {
    corners: S,
    edges: S,
    /// Each corner with the two C-squares beside it on the edges and the X-square diagonal to it.
    quarters: [Quarter<S>; 4],
    stability: Stability<S>,
    /// The weights for each number of discs on the board.
    weights: Vec<Features>,
    /// For a board that [`LargeWeights`] serve: its corner configurations and their trained weights.
    large: Option<(Corners, Arc<LargeWeights>)>,
    goal: Goal,
    /// No estimate is beyond this; only the value of a position that is over may be.
    limit: i32,
}

struct Quarter<S> {
    corner: S,
    c_squares: S,
    x_square: S,
}

/// The counts, or a weight for each, in the order of [`NAMES`].
pub type Features = [i32; NAMES.len()];

/// The names of the counts: each is the side to move's less the opponent's unless noted otherwise.
pub const NAMES: [&str; 13] = [
    "moves",
    "share of the moves", // in hundredths
    "potential moves",
    "corners",
    "X-squares at an empty corner",
    "C-squares at an empty corner",
    "stable discs",
    "edges",
    "discs",
    "last square", // 1 when the side to move will fill it if no side passes, else −1
    "own corner moves",
    "opposing corner moves",
    "turn", // always 1
];

/// Stands for the counts of a position that is over: no other position has a zero for the turn.
pub const OVER: Features = [0; NAMES.len()];

/// Weights in hundredths of a disc by phase: from the empty board to the full one in equal steps.
pub type Phases = [Features; N_PHASES];

/// The number of phases of the game, in each of which the features have weights of their own.
pub const N_PHASES: usize = 5;

/// The largest areas of small and of middle boards; all others are large.
const AREAS_MAX: [usize; 2] = [48, 80];

/// Weights of small, middle and large boards.
type BySize = [Phases; 3];

// Least squares over the positions of games that the engine played against itself from random openings at
// depth 4 (3 on the larger boards) with the last nine moves exact: 373,000 positions from 6×6 to 12×12, each
// labelled with the result of its game.
const MOST_DISCS: BySize = [
    [
        [16, 29, 48, 514, -434, -109, 370, -17, 84, 56, 322, -179, 20],
        [14, 3, 62, 617, -517, -129, 443, -17, 102, 68, 383, -213, 22],
        [100, -1, 46, 576, -304, -22, 264, -34, -17, 96, 340, -159, -50],
        [131, 12, -59, 215, -35, 17, 145, -44, -11, 131, 204, -101, -67],
        [86, 4, -86, -3, 11, 4, 114, -23, -9, 98, 153, -76, 6],
    ],
    [
        [-1, 27, 43, 541, -475, -209, 426, 4, 6, 352, 234, -141, -137],
        [-31, 8, 55, 640, -552, -248, 497, 25, -48, 333, 276, -163, -167],
        [8, 16, 55, 557, -459, -186, 206, 36, -55, 227, 274, -153, -220],
        [105, 21, -46, 312, -250, -72, 120, -53, -12, 317, 286, -144, -214],
        [318, 6, -160, 29, -35, -46, 108, -35, 4, 220, 228, -83, -72],
    ],
    [
        [-60, -22, 32, 876, -800, -338, 395, 54, -59, 487, 500, -408, -136],
        [-66, 34, 32, 1050, -945, -401, 471, 85, -43, 495, 596, -485, -134],
        [-39, 24, 52, 1188, -840, -500, 178, 12, -9, 438, 642, -489, -102],
        [105, 8, -0, 791, -584, -504, 82, -10, 15, 429, 638, -434, -91],
        [369, 9, -176, 298, -217, -119, 89, -46, 14, 360, 484, -343, -115],
    ],
];

// Fitted in the same way to 254,000 positions.
const FEWEST_DISCS: BySize = [
    [
        [49, -19, 5, -151, -33, 70, -99, -35, 14, -54, 4, 21, -56],
        [60, -7, 7, -181, -40, 84, -118, -43, 17, -65, 4, 24, -67],
        [66, -1, 45, -210, -32, 110, -122, -21, -25, -63, -40, 40, -115],
        [92, 3, 39, -174, -18, 64, -61, -8, -26, -68, -72, 67, -166],
        [109, -2, 47, -110, 8, 73, -50, -2, -20, -122, -96, 55, -204],
    ],
    [
        [6, 13, 30, -269, -73, 104, -140, -36, -5, -23, -18, -7, -120],
        [17, -3, 36, -322, -77, 123, -168, -42, -42, -27, -28, -2, -141],
        [17, 5, 45, -374, -42, 87, -110, -33, -29, -29, -66, 59, -154],
        [114, -8, 43, -304, -59, 67, -28, -11, -36, -31, -63, 82, -221],
        [200, -4, 71, -125, -4, 88, -65, 15, -29, -130, -97, 84, -333],
    ],
    [
        [-97, -7, -5, -160, -41, -19, -24, -63, 20, -71, 39, -47, -60],
        [-96, 24, 25, -193, -45, -20, -30, -74, -9, -83, 47, -54, -76],
        [-59, 24, 15, -293, 12, 32, -58, -51, -11, -89, 33, -23, -97],
        [-46, 6, 20, -373, -16, 78, -17, -16, -40, -64, 43, -13, -170],
        [-13, 0, 111, -297, -22, 96, -44, 35, -50, -107, 12, -50, -287],
    ],
];

impl<S: Bits> FeatureEvaluation<S> {
    /// An evaluation for a board and a goal, with the trained weights `large` if they serve the board.
    pub fn new<K: Kernel<Set = S>>(
        kernel: &K,
        goal: Goal,
        large: Option<Arc<LargeWeights>>,
    ) -> FeatureEvaluation<S> {
        let (size, area) = (kernel.size(), kernel.size().area());
        let (corners, edges) = (kernel.corners(), kernel.edges());
        let large = large.filter(|_| LargeWeights::apply_to(size, goal));
        let phases = large.as_ref().map_or(phases(area, goal), |large| &large.counts);
        let mut each_corner = corners.indices().map(S::bit);
        let quarters = std::array::from_fn(|_| {
            let corner = each_corner.next().expect("a board has four corners");
            let beside = kernel.spread(corner) & !corner;
            Quarter { corner, c_squares: beside & edges, x_square: beside & !edges }
        });
        FeatureEvaluation {
            corners,
            edges,
            quarters,
            stability: Stability::new(kernel),
            weights: (0..=area).map(|n_discs| weights(phases, n_discs, area)).collect(),
            large: large.map(|weights| (Corners::new(size), weights)),
            goal,
            limit: 100 * area as i32 - 1,
        }
    }

    /// The estimate for the side to move; a position that is over has its true value.
    #[inline(always)]
    pub fn evaluate<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>) -> i32 {
        let features = self.features(kernel, board);
        if features == OVER {
            return 100 * final_score(kernel, self.goal, board);
        }
        let weights = &self.weights[board.discs().len() as usize];
        let mut value: i32 = features.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        if let Some((corners, weights)) = &self.large {
            let n_discs = board.discs().len() as usize;
            value += weights.value(corners.configurations::<K>(board), n_discs, kernel.size().area());
        }
        value.clamp(-self.limit, self.limit)
    }

    /// The counts of a position, or [`OVER`].
    #[inline(always)]
    pub fn features<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>) -> Features {
        let Board { own, other } = board;
        let empties = kernel.empties(board);
        let difference = |squares: S| (own & squares).len() as i32 - (other & squares).len() as i32;
        let (own_moves, other_moves) = (kernel.legal_moves(board), kernel.legal_moves(board.pass()));
        if (own_moves | other_moves).is_empty() {
            return OVER;
        }
        let (n_own, n_other) = (own_moves.len() as i32, other_moves.len() as i32);
        let potential =
            kernel.potential_moves(board).len() as i32 - kernel.potential_moves(board.pass()).len() as i32;
        let (mut x_squares, mut c_squares) = (S::EMPTY, S::EMPTY);
        for quarter in &self.quarters {
            if !(quarter.corner & empties).is_empty() {
                x_squares |= quarter.x_square;
                c_squares |= quarter.c_squares;
            }
        }
        let stable = |own: S| self.stability.stable(own, board.discs(), empties).len() as i32;
        [
            n_own - n_other,
            100 * (n_own - n_other) / (n_own + n_other + 2),
            potential,
            difference(self.corners),
            difference(x_squares),
            difference(c_squares),
            stable(own) - stable(other),
            difference(self.edges),
            difference(kernel.all()),
            if empties.len() % 2 == 1 { 1 } else { -1 },
            (own_moves & self.corners).len() as i32,
            (other_moves & self.corners).len() as i32,
            1,
        ]
    }
}

/// The value of a position that is over, in whole discs: the official difference, or, when fewest discs win,
/// how many more the opponent has on the board.
#[inline(always)]
pub(crate) fn final_score<K: Kernel>(kernel: &K, goal: Goal, board: Board<K::Set>) -> i32 {
    match goal {
        Goal::MostDiscs => kernel.final_score(board),
        Goal::FewestDiscs => board.other.len() as i32 - board.own.len() as i32,
    }
}

/// The weights that the program uses on boards of an area.
pub fn phases(area: usize, goal: Goal) -> &'static Phases {
    let by_size = match goal {
        Goal::MostDiscs => &MOST_DISCS,
        Goal::FewestDiscs => &FEWEST_DISCS,
    };
    &by_size[AREAS_MAX.partition_point(|&area_max| area_max < area)]
}

/// The phase before a number of discs, and how far the discs are on the way to the next phase: a numerator
/// over `area`.
pub fn phase(n_discs: usize, area: usize) -> (usize, usize) {
    let parts = N_PHASES - 1;
    let part = (n_discs * parts / area).min(parts - 1);
    (part, n_discs * parts - part * area)
}

/// The weights interpolated between the two phases around a number of discs.
pub fn weights(phases: &Phases, n_discs: usize, area: usize) -> Features {
    let (part, beyond) = phase(n_discs, area);
    std::array::from_fn(|i| {
        let (from, to) = (phases[part][i], phases[part + 1][i]);
        from + (to - from) * beyond as i32 / area as i32
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_positions;
    use othello::rules::{BoardSize, Color, Grid, Position, Setup, Square, Symmetry};

    /// The value by the program's own weights for large boards, if they apply.
    fn trained(position: &Position, goal: Goal) -> i32 {
        let kernel = Grid::of(position.size());
        let evaluation = FeatureEvaluation::new(kernel, goal, LargeWeights::embedded());
        evaluation.evaluate(kernel, kernel.board(position))
    }

    fn by_counts(position: &Position, goal: Goal) -> i32 {
        let kernel = Grid::of(position.size());
        FeatureEvaluation::new(kernel, goal, None).evaluate(kernel, kernel.board(position))
    }

    #[test]
    fn images_of_a_position_have_its_value() {
        for size in BoardSize::all().filter(|size| size.width() >= 8 && size.height() >= 8) {
            for position in random_positions(size, 8) {
                let value = trained(&position, Goal::MostDiscs);
                for symmetry in Symmetry::all(size) {
                    let image = symmetry.position(&position);
                    assert_eq!(trained(&image, Goal::MostDiscs), value, "{position}\n{image}");
                }
            }
        }
    }

    #[test]
    fn trained_weights_serve_large_boards_alone_and_where_most_discs_win() {
        for (size, goal, serve) in [
            ("10x10", Goal::MostDiscs, true),
            ("16x12", Goal::MostDiscs, true),
            ("8x16", Goal::MostDiscs, false),
            ("10x10", Goal::FewestDiscs, false),
        ] {
            let positions = random_positions(size.parse().unwrap(), 10);
            let differ =
                positions.iter().any(|position| trained(position, goal) != by_counts(position, goal));
            assert_eq!(differ, serve, "{size} {goal:?}");
        }
    }

    #[test]
    fn a_corner_is_worth_something_to_its_owner() {
        for size in ["10x10", "12x12", "10x14", "16x16"].map(|size| size.parse().unwrap()) {
            for position in random_positions(size, 12) {
                let with_corner = |color: Color| {
                    let mut setup = Setup::from(&position);
                    setup.put(Square::at(0, 0, size).unwrap(), Some(color));
                    trained(&setup.position().unwrap(), Goal::MostDiscs)
                };
                let [mine, theirs] = [position.turn(), !position.turn()].map(with_corner);
                assert!(mine > theirs, "{mine} and {theirs} in\n{position}");
            }
        }
    }

    #[test]
    fn a_finished_game_has_its_true_value() {
        let size: BoardSize = "12x10".parse().unwrap();
        let kernel = Grid::of(size);
        let evaluation = FeatureEvaluation::new(kernel, Goal::MostDiscs, LargeWeights::embedded());
        let own = kernel.select(|column, _| column < 7);
        let board = Board { own, other: kernel.all() & !own };
        assert_eq!(evaluation.evaluate(kernel, board), 100 * (70 - 50));
    }
}
