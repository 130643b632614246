//! The time that a move took, as clocks and files tell it.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_kept_to_a_hundredth_of_a_second() {
        assert_eq!(MoveTime::of(Duration::from_millis(8_404)), MoveTime::parse("8.4").unwrap());
        assert_eq!(MoveTime::of(Duration::from_millis(8_405)).duration(), Duration::from_millis(8_410));
        assert_eq!(MoveTime::of(Duration::MAX), MoveTime::parse("1e12").unwrap());
        assert_eq!(["-1", "NaN", "soon", ""].map(MoveTime::parse), [None; 4]);
    }
}
