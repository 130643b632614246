//! How much of a player's time a search may take for one move.

use std::time::Duration;

/// The time a player's clock leaves for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// For the rest of the game.
    pub left: Duration,
    /// The increment of every move.
    pub increment: Duration,
    /// The time of every move once `left` is used up: byo-yomi.
    pub period: Duration,
}

/// How long one move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// No deeper iteration begins after this: it would hardly finish.
    pub soft: Duration,
    /// The running iteration is given up after this.
    pub hard: Duration,
}

/// Kept back from the time of a move, for the delay between the search and its caller.
const RESERVE: Duration = Duration::from_millis(10);
/// Kept back from a game's clock, so that a slow moment of the system loses no game.
const CLOCK_RESERVE: Duration = Duration::from_millis(100);

impl Budget {
    pub(super) fn per_move(time: Duration) -> Budget {
        Budget { soft: time.mul_f64(0.5), hard: time.saturating_sub(RESERVE.min(time / 10)) }
    }

    /// For a move in a game with `left` on the clock, `increment` gained by each move, and `empties` squares
    /// to fill.
    ///
    /// The mover fills half of the empties, but the last dozen cost next to nothing once the end is solved;
    /// so the time is shared among the moves before them. A move that turns out hard may take up to four
    /// shares.
    pub(super) fn per_game(left: Duration, increment: Duration, empties: usize) -> Budget {
        let n_moves = (empties.saturating_sub(12) / 2).max(2) as u32;
        let usable = left.saturating_sub(CLOCK_RESERVE.min(left / 2));
        let share = (usable / n_moves + increment.mul_f64(0.8)).min(usable / 2);
        Budget { soft: share.mul_f64(0.6), hard: (share * 4).min(usable / 2) }
    }

    /// For a move with this time on the clock and `empties` squares to fill: a share of the time for the
    /// game, or the byo-yomi period of the move, whichever is longer.
    pub(super) fn on_clock(clock: TimeLeft, empties: usize) -> Budget {
        let TimeLeft { left, increment, period } = clock;
        let game = Budget::per_game(left, increment, empties);
        let period = Budget::per_move(period.saturating_sub(CLOCK_RESERVE.min(period / 2)));
        if period.hard > game.hard { period } else { game }
    }

    pub(super) fn shorter(self, other: Budget) -> Budget {
        Budget { soft: self.soft.min(other.soft), hard: self.hard.min(other.hard) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_share_oversteps_what_is_left() {
        for left in [0, 1, 50, 200, 1_000, 60_000, 900_000].map(Duration::from_millis) {
            for increment in [0, 1_000, 10_000].map(Duration::from_millis) {
                for empties in [0, 1, 12, 30, 60, 252] {
                    let Budget { soft, hard } = Budget::per_game(left, increment, empties);
                    assert!(soft <= hard && hard <= left / 2, "{left:?} {increment:?} {empties}");
                }
            }
        }
    }

    #[test]
    fn byo_yomi_is_used_and_never_overstepped() {
        let seconds = Duration::from_secs;
        for left in [0, 1, 60, 1_200].map(seconds) {
            for period in [0, 1, 10, 30].map(seconds) {
                let clock = TimeLeft { left, increment: Duration::ZERO, period };
                let budget = Budget::on_clock(clock, 40);
                assert!(budget.hard < left + period || (left + period).is_zero(), "{left:?} {period:?}");
                assert!(budget.hard >= period.mul_f64(0.8), "{left:?} {period:?}");
            }
        }
    }

    #[test]
    fn a_whole_game_is_played_within_its_time() {
        let mut left = Duration::from_secs(60);
        for empties in (0..=60).rev().step_by(2) {
            left -= Budget::per_game(left, Duration::ZERO, empties).soft;
        }
        assert!(left > Duration::from_millis(100), "{left:?}");
    }
}
