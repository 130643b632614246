//! Time in GTP: main time, then Canadian byo-yomi with a number of moves in each period.

use crate::Limits;
use std::time::Duration;

/// The time of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    /// What is left of the main time, or of the overtime once that has begun.
    pub left: Duration,
    /// Moves still to be made in the overtime; 0 in the main time.
    pub n_moves: u32,
    /// The time for one move in overtime. After the first period each move counts as a period of its own.
    pub share: Duration,
}

impl Clock {
    /// The clock at the beginning of a game, from the numbers of `time_settings`; `None` without a limit,
    /// which the protocol writes as an overtime without moves.
    pub(crate) fn new(main: Duration, overtime: Duration, n_moves: u32) -> Option<Clock> {
        let has_limit = match n_moves {
            0 => overtime.is_zero() && !main.is_zero(),
            _ => !(main.is_zero() && overtime.is_zero()),
        };
        let (left, n_counted) = if main.is_zero() { (overtime, n_moves) } else { (main, 0) };
        let share = overtime.checked_div(n_moves).unwrap_or_default();
        has_limit.then_some(Clock { left, n_moves: n_counted, share })
    }

    /// How long the next move may take.
    pub(crate) fn limits(self) -> Limits {
        match self.n_moves {
            // The overtime counts as an increment; a move that outlasts the main time gets its share too.
            0 => Limits::Clock { left: self.left + self.share, increment: self.share },
            n => Limits::Time(self.left / n),
        }
    }

    /// Takes the time of a move off the clock. The command `time_left` may replace the result.
    pub(crate) fn spend(&mut self, time: Duration) {
        let is_overtime = self.n_moves > 0;
        self.left = self.left.saturating_sub(time);
        self.n_moves = self.n_moves.saturating_sub(1);
        let overtime_begins = if is_overtime { self.n_moves == 0 } else { self.left.is_zero() };
        if overtime_begins && !self.share.is_zero() {
            (self.left, self.n_moves) = (self.share, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn main_time_is_followed_by_overtimes() {
        let seconds = Duration::from_secs;
        let mut clock = Clock::new(seconds(60), seconds(30), 3).unwrap();
        assert_eq!(clock.limits(), Limits::Clock { left: seconds(70), increment: seconds(10) });
        clock.spend(seconds(15));
        assert_eq!(clock.limits(), Limits::Clock { left: seconds(55), increment: seconds(10) });
        clock.spend(seconds(50));
        assert_eq!(clock.limits(), Limits::Time(seconds(10)));
        clock.spend(seconds(9));
        assert_eq!(clock.limits(), Limits::Time(seconds(10)));
    }

    #[test]
    fn settings_may_mean_that_there_is_no_limit() {
        let seconds = Duration::from_secs;
        assert_eq!(Clock::new(seconds(0), seconds(0), 0), None);
        assert_eq!(Clock::new(seconds(60), seconds(5), 0), None);
        let per_move = Clock::new(seconds(0), seconds(6), 2).unwrap();
        assert_eq!(per_move.limits(), Limits::Time(seconds(3)));
        let whole_game = Clock::new(seconds(60), seconds(0), 0).unwrap();
        assert_eq!(whole_game.limits(), Limits::Clock { left: seconds(60), increment: seconds(0) });
    }
}
