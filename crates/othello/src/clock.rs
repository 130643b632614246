//! The clocks of a game: how much time each side has, how moves use it up, and when a flag falls.
//!
//! Nothing here reads the time: callers pass how long each move took. A side's [`Clock`] follows from its
//! [`TimeControl`] and its move times alone, so a move taken back gives its time back.
//!
//! ```
//! use othello::clock::{Clock, TimeControl};
//! use std::time::Duration;
//!
//! let control: TimeControl = "5:00+3".parse().unwrap();
//! let clock = Clock::new(control).play(Duration::from_secs(20));
//! assert_eq!(clock.left(), Duration::from_secs(283));
//! assert!(!clock.think(Duration::from_secs(283)).is_running());
//! ```

use crate::rules::{ByColor, Color};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time of one side: a main time, and perhaps more with each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    // Whole hundredths of a second and at most `TimeControl::MAX`, like the times of the bonus; zero only
    // with byo-yomi.
    main: Duration,
    bonus: Bonus,
}

/// The time added to the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing: sudden death.
    None,
    /// Fischer's increment: the time that each move gains.
    Increment(Duration),
    /// Byo-yomi, once the main time is used up: each whole period that a move takes is lost.
    Periods {
        /// How many there are, at least one.
        n: u16,
        /// How long each is.
        each: Duration,
    },
}

/// The consequence of a fallen flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FlagFall {
    /// The game is lost.
    #[default]
    Loses,
    /// The players see it and go on.
    GoesOn,
}

/// The clocks a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// The time of each side.
    pub controls: ByColor<TimeControl>,
    /// The consequence of a fallen flag.
    pub flag: FlagFall,
}

impl TimeControl {
    /// A hundred hours: longer than any game.
    pub const MAX: Duration = Duration::from_secs(100 * 3600);
    /// More periods than any time control gives.
    pub const PERIODS_MAX: u16 = 100;

    /// The time of a side, to a hundredth of a second and within the limits; `None` without time for a move.
    pub fn new(main: Duration, bonus: Bonus) -> Option<TimeControl> {
        // In whole hundredths of a second, as move times are kept.
        let kept = |time: Duration| Duration::from_millis((time.min(Self::MAX).as_millis() / 10 * 10) as u64);
        let main = kept(main);
        let bonus = match bonus {
            Bonus::Increment(time) if !kept(time).is_zero() => Bonus::Increment(kept(time)),
            Bonus::Periods { n, each } if n > 0 && !kept(each).is_zero() => {
                Bonus::Periods { n: n.min(Self::PERIODS_MAX), each: kept(each) }
            }
            _ => Bonus::None,
        };
        let has_time = !main.is_zero() || matches!(bonus, Bonus::Periods { .. });
        has_time.then_some(TimeControl { main, bonus })
    }

    /// The time at the beginning.
    pub fn main(self) -> Duration {
        self.main
    }

    /// The time added to the main time.
    pub fn bonus(self) -> Bonus {
        self.bonus
    }

    /// The increment of every move.
    pub fn increment(self) -> Duration {
        if let Bonus::Increment(time) = self.bonus { time } else { Duration::ZERO }
    }

    /// The number of byo-yomi periods and the length of one; both are zero without byo-yomi.
    pub fn periods(self) -> (u16, Duration) {
        if let Bonus::Periods { n, each } = self.bonus { (n, each) } else { (0, Duration::ZERO) }
    }
}

/// The clock of one side, between two moves or while the side thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time control that the clock follows.
    pub control: TimeControl,
    /// The main time left.
    main_left: Duration,
    /// The byo-yomi periods that are left, the running one included.
    pub n_periods: u16,
    /// The time the current move has used of the running period.
    used: Duration,
    has_fallen: bool,
    /// The time used after the flag fell, in a game that goes on, less the increments since.
    pub over: Duration,
}

impl Clock {
    /// Before the first move.
    pub fn new(control: TimeControl) -> Clock {
        let n_periods = control.periods().0;
        let (used, over) = (Duration::ZERO, Duration::ZERO);
        Clock { control, main_left: control.main, n_periods, used, has_fallen: false, over }
    }

    /// The clock after a move, given the time of the move.
    #[must_use]
    pub fn play(self, move_time: Duration) -> Clock {
        let after = self.think(move_time);
        let increment = self.control.increment();
        let main_left = after.main_left + increment.saturating_sub(after.over);
        let over = after.over.saturating_sub(increment);
        Clock { main_left: main_left.min(TimeControl::MAX), used: Duration::ZERO, over, ..after }
    }

    /// The clock while the side thinks about a move, given the time until now.
    #[must_use]
    pub fn think(self, spent: Duration) -> Clock {
        let (_, each) = self.control.periods();
        let beyond = spent.saturating_sub(self.main_left);
        let main_left = self.main_left.saturating_sub(spent);
        let over = self.over + beyond.saturating_sub(each * u32::from(self.n_periods));
        if each.is_zero() {
            return Clock { main_left, has_fallen: self.has_fallen || main_left.is_zero(), over, ..self };
        }
        let n_used = beyond.as_millis() / each.as_millis();
        let n_periods = u128::from(self.n_periods).saturating_sub(n_used) as u16;
        let has_fallen = self.has_fallen || n_periods == 0;
        let used = if has_fallen { each } else { beyond - each * n_used as u32 };
        Clock { main_left, n_periods, used, has_fallen, over, ..self }
    }

    /// The time on display: the main time, or the rest of the period.
    pub fn left(self) -> Duration {
        let (_, each) = self.control.periods();
        if self.is_in_byo_yomi() { each.saturating_sub(self.used) } else { self.main_left }
    }

    /// Whether the main time is used up and periods are counted.
    pub fn is_in_byo_yomi(self) -> bool {
        self.main_left.is_zero() && !self.control.periods().1.is_zero()
    }

    /// Whether there is time left: the flag has not fallen.
    pub fn is_running(self) -> bool {
        !self.has_fallen
    }

    /// How long the next move, or the one that is being thought about, may take until the flag falls.
    pub fn until_flag(self) -> Duration {
        let (_, each) = self.control.periods();
        if self.has_fallen {
            return Duration::ZERO;
        }
        (self.main_left + each * u32::from(self.n_periods)).saturating_sub(self.used)
    }

    /// Whether to warn the player: at most 20 seconds are left, or a quarter of the whole time if less.
    pub fn is_short(self) -> bool {
        let whole = Clock::new(self.control).until_flag();
        self.until_flag() <= Duration::from_secs(20).min(whole / 4)
    }
}

/// Both clocks after some moves, each given by the side that made it and the time it took.
pub fn after(
    controls: ByColor<TimeControl>,
    moves: impl IntoIterator<Item = (Color, Duration)>,
) -> ByColor<Clock> {
    let mut clocks = controls.map(Clock::new);
    for (color, move_time) in moves {
        clocks[color] = clocks[color].play(move_time);
    }
    clocks
}

impl fmt::Display for TimeControl {
    /// `5:00`, `5:00+3`, `20:00+3x0:30`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&minutes_and_seconds(self.main))?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}", time.as_millis() as f64 / 1000.0),
            Bonus::Periods { n, each } => write!(f, "+{n}x{}", minutes_and_seconds(each)),
        }
    }
}

/// `5:00`, or `5:00.25` where the time has hundredths.
fn minutes_and_seconds(time: Duration) -> String {
    let (seconds, hundredths) = (time.as_secs(), time.subsec_millis() / 10);
    let fraction = if hundredths == 0 { String::new() } else { format!(".{hundredths:02}") };
    format!("{}:{:02}{fraction}", seconds / 60, seconds % 60)
}

/// The error for a text that is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is no time such as 5:00, 5:00+3 or 20:00+3x0:30")]
pub struct NoTimeControl;

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, NoTimeControl> {
        let (main, bonus) = text.split_once('+').map_or((text, None), |(main, bonus)| (main, Some(bonus)));
        let bonus = match bonus.map(|bonus| bonus.split_once('x').ok_or(bonus)) {
            None => Some(Bonus::None),
            Some(Err(time)) => read_time(time).map(Bonus::Increment),
            Some(Ok((n, each))) => {
                n.trim().parse().ok().zip(read_time(each)).map(|(n, each)| Bonus::Periods { n, each })
            }
        };
        let control = bonus.zip(read_time(main)).and_then(|(bonus, main)| TimeControl::new(main, bonus));
        control.ok_or(NoTimeControl)
    }
}

/// Reads `5:00`, `0:30.5`, or seconds, `30`.
fn read_time(text: &str) -> Option<Duration> {
    let (minutes, seconds) = text.trim().split_once(':').unwrap_or(("0", text.trim()));
    let number = |text: &str| text.parse().ok().filter(|number: &f64| (0.0..1e7).contains(number));
    let hundredths = ((number(minutes)? * 60.0 + number(seconds)?) * 100.0).round();
    Some(Duration::from_millis(hundredths as u64 * 10))
}

#[cfg(test)]
mod tests;
