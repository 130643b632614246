//! How fast a match is played.

use crate::players::external;
use crate::{Level, Limits};
use othello::record::ClockSetting;
use othello::rules::ByColor;
use std::fmt;
use std::time::Duration;

/// By what the players think about each move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TimeControl {
    /// As each plays of itself: other programs as they were started, ours at [`TimeControl::usual_level`].
    Own,
    /// As far as a level looks.
    Level(Level),
    /// For each move.
    PerMove(Duration),
    /// Positions that are looked at for each move.
    Nodes(u64),
    /// For a whole game, with what each move gains.
    Clock {
        /// For the whole game.
        main: Duration,
        /// What each move gains.
        increment: Duration,
    },
}

impl TimeControl {
    /// The level of Outflank where nothing is said.
    pub fn usual_level() -> Level {
        Level::new(19)
    }

    /// The clocks at the beginning of a game; none runs unless the match is played by the clock.
    pub(super) fn clocks(self) -> ByColor<ClockSetting> {
        let clock = match self {
            TimeControl::Clock { main, increment } => {
                ClockSetting { main, increment, ..ClockSetting::default() }
            }
            _ => ClockSetting::default(),
        };
        ByColor::new(clock, clock)
    }

    /// How the Outflank engine plays a move with this time on its clock.
    pub(super) fn limits(self, left: Duration) -> Limits {
        match self {
            TimeControl::Own => Limits::Level(TimeControl::usual_level()),
            TimeControl::Level(level) => Limits::Level(level),
            TimeControl::PerMove(time) => Limits::Time(time),
            TimeControl::Nodes(nodes) => Limits::Nodes(nodes),
            TimeControl::Clock { increment, .. } => Limits::Clock { left, increment },
        }
    }

    /// What other programs are told.
    pub(super) fn for_programs(self) -> external::TimeGiven {
        match self {
            TimeControl::Own | TimeControl::Level(_) | TimeControl::Nodes(_) => external::TimeGiven::Own,
            TimeControl::PerMove(time) => external::TimeGiven::PerMove(time),
            TimeControl::Clock { .. } => external::TimeGiven::Clock,
        }
    }

    /// How long a program may be silent at most, with this time on its clock: much longer than it should be.
    pub(super) fn patience(self, left: Duration) -> Duration {
        match self {
            TimeControl::Own | TimeControl::Level(_) | TimeControl::Nodes(_) => Duration::from_secs(300),
            TimeControl::PerMove(time) => 10 * time + Duration::from_secs(10),
            TimeControl::Clock { .. } => left + Duration::from_secs(10),
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
            TimeControl::Clock { main, increment } if increment.is_zero() => {
                write!(f, "{} s a game", main.as_secs_f64())
            }
            TimeControl::Clock { main, increment } => {
                write!(f, "{} s a game and {} s a move", main.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}
