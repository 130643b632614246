//! Time controls of a match.

use crate::players::external::TimeGiven;
use crate::{Level, Limits};
use othello::clock;
use othello::rules::ByColor;
use std::fmt;
use std::time::Duration;

/// The limit of each player's thinking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TimeControl {
    /// Each player's own: external programs as they were started, ours at [`TimeControl::usual_level`].
    Own,
    /// The level of the search.
    Level(Level),
    /// Time for each move.
    PerMove(Duration),
    /// Visited positions for each move.
    Nodes(u64),
    /// Time for a whole game, and an increment; the match ignores byo-yomi.
    Clock(clock::TimeControl),
}

impl TimeControl {
    /// The default: a second a move for both players, so that the better one wins and not the slower.
    pub fn equal() -> TimeControl {
        TimeControl::PerMove(Duration::from_secs(1))
    }

    /// Outflank's level without a time control.
    pub fn usual_level() -> Level {
        Level::new(19)
    }

    /// The clocks at the beginning of a game; `None` unless the control is [`TimeControl::Clock`].
    pub(super) fn clocks(self) -> Option<ByColor<clock::TimeControl>> {
        let TimeControl::Clock(control) = self else { return None };
        Some(ByColor::new(control, control))
    }

    /// The limits of the Outflank engine for a move with this time on its clock.
    pub(super) fn limits(self, left: Duration) -> Limits {
        match self {
            TimeControl::Own => Limits::Level(TimeControl::usual_level()),
            TimeControl::Level(level) => Limits::Level(level),
            TimeControl::PerMove(time) => Limits::Time(time),
            TimeControl::Nodes(nodes) => Limits::Nodes(nodes),
            TimeControl::Clock(control) => Limits::Clock { left, increment: control.increment() },
        }
    }

    /// What the match tells a program with this time left, and how long it waits for an answer: much longer
    /// than the program should need, and five minutes if it takes a time of its own.
    pub(super) fn for_programs(self, left: Duration) -> (TimeGiven, Duration) {
        let margin = Duration::from_secs(10);
        match self {
            TimeControl::Own | TimeControl::Level(_) | TimeControl::Nodes(_) => (TimeGiven::Own, 30 * margin),
            TimeControl::PerMove(time) => (TimeGiven::PerMove(time), 10 * time + margin),
            TimeControl::Clock(_) => (TimeGiven::Clock, left + margin),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TimeControl::Own => write!(f, "own times"),
            TimeControl::Level(level) => write!(f, "level {}", level.number()),
            TimeControl::PerMove(time) => write!(f, "{} s a move", time.as_secs_f64()),
            TimeControl::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
            TimeControl::Clock(control) => {
                write!(f, "{} s a game", control.main().as_secs_f64())?;
                let increment = control.increment();
                if increment.is_zero() {
                    Ok(())
                } else {
                    write!(f, " and {} s a move", increment.as_secs_f64())
                }
            }
        }
    }
}
