//! The time that a move took, as clocks and files tell it.

use std::fmt;
use std::time::Duration;

/// How long a move took, to a hundredth of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MoveTime {
    // At most `MoveTime::MAX`.
    hundredths: u32,
}

impl MoveTime {
    /// A hundred days: longer than any move takes, and within the range of the type.
    const MAX: u32 = 100 * 24 * 3600 * 100;

    /// The time, rounded, and at most a hundred days.
    pub fn of(time: Duration) -> MoveTime {
        let hundredths = (time.as_millis() + 5) / 10;
        MoveTime { hundredths: hundredths.min(u128::from(MoveTime::MAX)) as u32 }
    }

    /// Reads seconds, `8.4`; `None` for what is no number or below zero.
    pub fn parse(seconds: &str) -> Option<MoveTime> {
        let seconds: f64 = seconds.parse().ok()?;
        // The cast saturates, so it cannot overflow.
        (seconds >= 0.0)
            .then(|| MoveTime { hundredths: ((seconds * 100.0).round() as u32).min(MoveTime::MAX) })
    }

    /// In seconds, with two decimals.
    pub fn seconds(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }

    /// The time as a [`Duration`].
    pub fn duration(self) -> Duration {
        Duration::from_millis(u64::from(self.hundredths) * 10)
    }
}

impl fmt::Display for MoveTime {
    /// `0.25 s`, `8.4 s`, `2 min 5 s`, `3 h 10 min`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = (self.hundredths + 50) / 100;
        match self.hundredths {
            0..100 => write!(f, "{} s", self.seconds()),
            100..5_995 => write!(f, "{:.1} s", self.seconds()),
            _ if seconds < 3600 => write!(f, "{} min {} s", seconds / 60, seconds % 60),
            _ => write!(f, "{} h {} min", seconds / 3600, seconds / 60 % 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_for_people() {
        let check = |seconds: &str, expected: &str| {
            assert_eq!(MoveTime::parse(seconds).unwrap().to_string(), expected)
        };
        check("0", "0 s");
        check("0.04", "0.04 s");
        check("8.4", "8.4 s");
        check("59.94", "59.9 s");
        check("59.96", "1 min 0 s");
        check("125.2", "2 min 5 s");
        check("3599.7", "1 h 0 min");
        check("11400", "3 h 10 min");
        check("1e300", "2400 h 0 min");
        assert_eq!(["-1", "NaN", "soon", ""].map(MoveTime::parse), [None; 4]);
    }

    #[test]
    fn a_time_is_kept_to_a_hundredth_of_a_second() {
        assert_eq!(MoveTime::of(Duration::from_millis(8_404)), MoveTime::parse("8.4").unwrap());
        assert_eq!(MoveTime::of(Duration::from_millis(8_405)).duration(), Duration::from_millis(8_410));
        assert_eq!(MoveTime::of(Duration::MAX), MoveTime::parse("1e12").unwrap());
    }
}
