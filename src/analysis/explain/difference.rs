//! What can be counted in two lines that begin with different moves, and how telling it is when the counts
//! differ.
//!
//! How telling: the difference of two counts is divided by the square root of their mean, so that 2 moves
//! against 7 say more than 15 against 20, and weighted by what the kind matters at that stage; what shows
//! only after more moves is worth less. Only differences to the mover's harm count.

use crate::analysis::features::{
    Beside, beside_corner, frontier, open_corners, potential_mobility, region_of,
};
use crate::analysis::stable::stable;
use crate::rules::{Color, Goal, Grid, Move, Position, Squares};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The opponent's legal moves, when it is to move.
    Replies,
    /// The mover's legal moves, when it is to move again.
    OwnMoves,
    /// Those of them after which the opponent cannot take a corner, where some are not of that kind.
    SafeMoves,
    /// The empty squares next to the mover's discs: where the opponent may come to play.
    PotentialReplies,
    /// The mover's discs next to an empty square.
    OwnFrontier,
    /// The mover's stable discs.
    OwnStable,
    OpponentStable,
    /// Corners the opponent may take with its next move.
    OpenCorners,
    /// Corners the opponent has taken.
    CornersLost,
    /// Corners the mover has taken.
    CornersWon,
    /// The empty corner beside which the move lies diagonally, one or none. After so many moves the opponent
    /// has taken it; after the move itself already it can.
    XSquare,
    /// Likewise beside it on the edge.
    CSquare,
    /// The empty squares of the region that the move is played into; an even number is to the mover's harm.
    Region,
    /// Discs that the move flips.
    Flips,
    /// The mover's discs.
    OwnDiscs,
    /// The mover's discs at the end of the game, the empties given to the winner.
    FinalDiscs,
}

/// Two counts that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    pub kind: Kind,
    /// After how many moves of each line they are counted, passes included: 1 after the moves that are
    /// compared.
    pub plies: usize,
    pub after_played: usize,
    pub after_best: usize,
    /// The corners it is about, where it is about corners: those there are in one line only.
    pub corners: Squares,
}

impl Difference {
    /// Whether one makes the other superfluous.
    pub(super) fn says_as_much_as(&self, other: &Difference) -> bool {
        let about_discs = |kind| matches!(kind, Kind::OwnDiscs | Kind::FinalDiscs);
        let about_loss =
            |kind| matches!(kind, Kind::CornersLost | Kind::OpenCorners | Kind::XSquare | Kind::CSquare);
        let same_corner =
            about_loss(self.kind) && about_loss(other.kind) && self.corners.intersects(other.corners);
        self.kind == other.kind || about_discs(self.kind) && about_discs(other.kind) || same_corner
    }
}

/// Counts are compared up to so many moves of each line.
const PLIES_MAX: usize = 6;
/// With so many empty squares or fewer the parity of regions tells.
const PARITY_FROM: usize = 20;
/// And discs are counted.
const COUNT_FROM: usize = 12;
/// Regions larger than this have no last move that could be foreseen.
const REGION_MAX: usize = 8;
/// Whoever has more moves than this that open no corner is in no danger of running out of them.
const SAFE_MAX: usize = 5;
/// Less than anything else weighs.
const LAST_RESORT: f64 = 1e-3;
/// What each further move of the lines leaves of a difference's weight.
const FADING: f64 = 0.75;

/// The lines after the move played and after the best move.
pub(super) struct Lines<'a> {
    before: Position,
    mover: Color,
    moves: [&'a [Move]; 2],
    /// The positions after each of the moves.
    positions: [Vec<Position>; 2],
}

impl<'a> Lines<'a> {
    pub fn new(before: Position, refutation: &'a [Move], better: &'a [Move]) -> Lines<'a> {
        let moves = [refutation, better];
        Lines { before, mover: before.turn(), moves, positions: moves.map(|moves| after_each(before, moves)) }
    }

    /// Everything that differs to the mover's harm, with how telling it is.
    pub fn differences(&self) -> Vec<(f64, Difference)> {
        let n_common = self.positions[0].len().min(self.positions[1].len());
        let mut differences = Vec::new();
        for plies in 1..=n_common.min(PLIES_MAX) {
            differences.extend(COUNTED.iter().filter_map(|counted| self.counted(counted, plies)));
            differences.extend(self.corners(plies));
        }
        differences.extend(self.beside_corner());
        differences.extend(self.region());
        differences.extend(self.final_discs());
        // Where nothing else can be told, at least how many discs lie where.
        differences.extend((1..=n_common.min(PLIES_MAX)).flat_map(|plies| self.discs(plies)));
        differences
    }

    /// The mover's discs and those the move flips, wherever they differ: told only where there are no two
    /// better reasons.
    fn discs(&self, plies: usize) -> Vec<(f64, Difference)> {
        let own = |line: usize| self.positions[line][plies - 1].discs()[self.mover].len();
        let flips =
            |line: usize| self.moves[line][0].square().map_or(0, |square| self.before.flips(square).len());
        let counts = [(Kind::OwnDiscs, own(0), own(1), plies), (Kind::Flips, flips(0), flips(1), 1)];
        let differing =
            counts.into_iter().filter(|(.., at)| *at == plies).filter(|(_, played, best, _)| played != best);
        let difference = |(kind, after_played, after_best, plies)| Difference {
            kind,
            plies,
            after_played,
            after_best,
            corners: Squares::EMPTY,
        };
        differing.map(|count| (LAST_RESORT * FADING.powi(plies as i32), difference(count))).collect()
    }

    /// How far into its last third the game is: 1 up to there, falling to 0 at the end. Mobility matters so
    /// much.
    fn openness(&self) -> f64 {
        let n_empties = self.before.empties().len() as f64;
        (3.0 * n_empties / self.before.size().area() as f64).min(1.0)
    }

    fn counted(&self, counted: &Counted, plies: usize) -> Option<(f64, Difference)> {
        let count = |line: usize| (counted.count)(self, line, plies);
        let (after_played, after_best) = (count(0)?, count(1)?);
        let harm = if (counted.more_is_worse)(self) {
            (after_played, after_best)
        } else {
            (after_best, after_played)
        };
        let step = harm.0.checked_sub(harm.1).filter(|step| *step > 0)? as f64;
        let mean = (after_played + after_best) as f64 / 2.0;
        let mut weight = (counted.weight)(self) * step / (mean + 1.0).sqrt();
        // Not to be able to move at all is more than a small number.
        let passes = match counted.kind {
            Kind::Replies => after_best == 0,
            Kind::OwnMoves => after_played == 0,
            _ => false,
        };
        if passes {
            weight += 1.5;
        }
        let difference =
            Difference { kind: counted.kind, plies, after_played, after_best, corners: Squares::EMPTY };
        Some((weight * FADING.powi(plies as i32 - 1), difference))
    }

    /// Corners that are open, lost or won in one line only.
    fn corners(&self, plies: usize) -> Vec<(f64, Difference)> {
        let mut differences = Vec::new();
        let mut add = |kind, weight: f64, more: Squares, fewer: Squares, after: [Squares; 2]| {
            if fewer.is_subset_of(more) && fewer != more {
                let corners = more & !fewer;
                let [after_played, after_best] = after.map(Squares::len);
                let weight = weight * corners.len() as f64 * FADING.powi(plies as i32 - 1);
                differences.push((weight, Difference { kind, plies, after_played, after_best, corners }));
            }
        };
        if plies == 1 {
            let after = [0, 1].map(|line| open_corners(&self.positions[line][0], !self.mover));
            add(Kind::OpenCorners, 2.2, after[0], after[1], after);
        }
        // A corner that is given up for another is no harm.
        if self.corner_balance(0) < self.corner_balance(1) {
            let lost = [0, 1].map(|line| self.taken(line, plies, !self.mover));
            if !lost[0].intersects(self.taken(1, PLIES_MAX, !self.mover)) {
                add(Kind::CornersLost, 4.0, lost[0], lost[1], lost);
            }
            let won = [0, 1].map(|line| self.taken(line, plies, self.mover));
            if !won[1].intersects(self.taken(0, PLIES_MAX, self.mover)) {
                add(Kind::CornersWon, 3.5, won[1], won[0], won);
            }
        }
        differences
    }

    /// The corners a side has taken in the first moves of a line.
    fn taken(&self, line: usize, plies: usize, color: Color) -> Squares {
        let positions = &self.positions[line];
        let last = positions[plies.min(positions.len()) - 1];
        let corners: Squares = Grid::of(self.before.size()).corners();
        last.discs()[color] & corners & !self.before.discs()[color]
    }

    /// The corners the mover takes in a line less those the opponent takes.
    fn corner_balance(&self, line: usize) -> isize {
        let taken = |color| self.taken(line, PLIES_MAX, color).len() as isize;
        taken(self.mover) - taken(!self.mover)
    }

    /// That the move lies beside an empty corner which then falls, or lies open.
    fn beside_corner(&self) -> Option<(f64, Difference)> {
        let size = self.before.size();
        let beside = |line: usize| {
            let (corner, kind) = beside_corner(self.moves[line][0].square()?, size)?;
            self.before.disc_at(corner).is_none().then_some((corner, kind))
        };
        let (corner, kind) = beside(0)?;
        let falls_after = |line: usize| {
            let is_open = open_corners(&self.positions[line][0], !self.mover).contains(corner);
            let n_plies = self.positions[line].len().min(PLIES_MAX);
            let taken = || (1..=n_plies).find(|&plies| self.taken(line, plies, !self.mover).contains(corner));
            if is_open { Some(1) } else { taken() }
        };
        let plies = falls_after(0).filter(|_| beside(1).is_none() && falls_after(1).is_none())?;
        let (kind, weight) = match kind {
            Beside::X => (Kind::XSquare, 4.5),
            Beside::C => (Kind::CSquare, 4.2),
        };
        let difference = Difference { kind, plies, after_played: 1, after_best: 0, corners: corner.into() };
        Some((weight * FADING.powi(plies as i32 - 1), difference))
    }

    /// That the move is played into an even region, where the opponent comes to play last, and the best move
    /// is not.
    fn region(&self) -> Option<(f64, Difference)> {
        let size_of = |line: usize| Some(region_of(self.moves[line][0].square()?, &self.before).len());
        let (after_played, after_best) = (size_of(0)?, size_of(1)?);
        let tells =
            after_played % 2 == 0 && after_best % 2 == 1 && after_played.max(after_best) <= REGION_MAX;
        if !tells || self.before.empties().len() > PARITY_FROM {
            return None;
        }
        let corners = Squares::EMPTY;
        Some((1.2, Difference { kind: Kind::Region, plies: 1, after_played, after_best, corners }))
    }

    /// The end of the game, where both lines lead to it.
    fn final_discs(&self) -> Option<(f64, Difference)> {
        let discs = |line: usize| {
            let outcome = self.positions[line].last()?.outcome()?;
            Some(usize::from(outcome.official(Goal::MostDiscs)[self.mover]))
        };
        let (after_played, after_best) = (discs(0)?, discs(1)?);
        let plies = self.positions[0].len().max(self.positions[1].len());
        let difference =
            Difference { kind: Kind::FinalDiscs, plies, after_played, after_best, corners: Squares::EMPTY };
        (after_played < after_best).then_some((0.3 + 1.0 / plies as f64, difference))
    }
}

/// A kind that is a plain count after so many moves of a line.
struct Counted {
    kind: Kind,
    /// For a line and a number of moves; `None` where it cannot be said.
    count: fn(&Lines, usize, usize) -> Option<usize>,
    more_is_worse: fn(&Lines) -> bool,
    weight: fn(&Lines) -> f64,
}

const COUNTED: [Counted; 9] = [
    Counted {
        kind: Kind::Replies,
        count: |lines, line, plies| lines.legal_moves(line, plies, 1),
        more_is_worse: |_| true,
        weight: |lines| lines.openness(),
    },
    Counted {
        kind: Kind::OwnMoves,
        count: |lines, line, plies| lines.legal_moves(line, plies, 0),
        more_is_worse: |_| false,
        weight: |lines| 1.1 * lines.openness(),
    },
    Counted {
        kind: Kind::SafeMoves,
        count: |lines, line, plies| (plies == 2).then(|| lines.safe_moves(line, plies)).flatten(),
        more_is_worse: |_| false,
        weight: |_| 1.2,
    },
    Counted {
        kind: Kind::PotentialReplies,
        count: |lines, line, plies| {
            (plies <= 2).then(|| potential_mobility(&lines.positions[line][plies - 1])[!lines.mover].len())
        },
        more_is_worse: |_| true,
        weight: |lines| 0.7 * lines.openness(),
    },
    Counted {
        kind: Kind::OwnFrontier,
        count: |lines, line, plies| {
            (plies <= 2).then(|| frontier(&lines.positions[line][plies - 1])[lines.mover].len())
        },
        more_is_worse: |_| true,
        weight: |lines| 0.8 * lines.openness(),
    },
    Counted {
        kind: Kind::OwnStable,
        count: |lines, line, plies| Some(stable(&lines.positions[line][plies - 1])[lines.mover].len()),
        more_is_worse: |_| false,
        weight: |_| 0.9,
    },
    Counted {
        kind: Kind::OpponentStable,
        count: |lines, line, plies| Some(stable(&lines.positions[line][plies - 1])[!lines.mover].len()),
        more_is_worse: |_| true,
        weight: |_| 0.9,
    },
    Counted {
        kind: Kind::Flips,
        count: |lines, line, plies| {
            let square = lines.moves[line][0].square()?;
            (plies == 1).then(|| lines.before.flips(square).len())
        },
        // Many discs are a burden until the end comes near.
        more_is_worse: |lines| lines.before.empties().len() > COUNT_FROM,
        weight: |_| 0.25,
    },
    Counted {
        kind: Kind::OwnDiscs,
        count: |lines, line, plies| {
            let is_near_the_end = lines.before.empties().len() <= COUNT_FROM;
            is_near_the_end.then(|| lines.positions[line][plies - 1].discs()[lines.mover].len())
        },
        more_is_worse: |_| false,
        weight: |_| 0.3,
    },
];

impl Lines<'_> {
    /// The legal moves of the side to move after so many moves of a line, if their number is of the parity
    /// asked for and the game is not over.
    fn legal_moves(&self, line: usize, plies: usize, parity: usize) -> Option<usize> {
        let position = &self.positions[line][plies - 1];
        (plies % 2 == parity && position.outcome().is_none()).then(|| position.legal_moves().len())
    }
}

impl Lines<'_> {
    /// The legal moves that open no corner, if after the move played or after the best there are others too.
    fn safe_moves(&self, line: usize, plies: usize) -> Option<usize> {
        let safe = |line: usize| {
            let position = &self.positions[line][plies - 1];
            let opens = |square| {
                let after = position.play(Move::Place(square)).expect("it is legal");
                !open_corners(&after, !self.mover).is_empty()
            };
            position.legal_moves().iter().filter(|square| !opens(*square)).count()
        };
        let all = |line| self.legal_moves(line, plies, 0);
        let tells = all(0)? > safe(0) && all(1).is_some() && safe(0) <= SAFE_MAX;
        tells.then(|| safe(line))
    }
}

/// The positions after each of some moves.
fn after_each(before: Position, moves: &[Move]) -> Vec<Position> {
    let mut position = before;
    let mut play = |&mv: &Move| {
        position = position.play(mv).expect("the engine plays legal moves");
        position
    };
    moves.iter().map(&mut play).collect()
}
