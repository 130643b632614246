//! What a clock shows and when that changes, and the words for time controls.

use othello::clock::{Bonus, Clock, TimeControl};
use std::time::Duration;
use texts::text;
use texts::words::clock_words;

/// The most time left of which a clock shows tenths of a second.
const TENTHS: Duration = Duration::from_millis(9_900);

/// "4:59", "9.4", "1:05:00". Rounded up: as long as there is time, it is not zero.
pub fn digits(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if (1..100).contains(&tenths) {
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    clock_words(time.as_millis().div_ceil(1000) as u64)
}

/// What a clock shows: the time left, or the whole seconds beyond it, "−0:12".
pub fn shown(clock: Clock) -> String {
    match clock.over.as_secs() {
        0 => digits(clock.left()),
        over => format!("−{}", clock_words(over)),
    }
}

/// How long until a running clock shows something else.
pub fn next_change(clock: Clock) -> Duration {
    let millis = clock.left().as_millis() as u64;
    if millis == 0 {
        return Duration::from_millis(1000 - clock.over.as_millis() as u64 % 1000);
    }
    let rest = |step: u64| millis.saturating_sub(1) % step + 1;
    let first_tenth = millis.saturating_sub(TENTHS.as_millis() as u64);
    Duration::from_millis(if first_tenth > 0 { rest(1000).min(first_tenth) } else { rest(100) })
}

/// The periods that are left in byo-yomi: "×2"; `None` where each move has one fixed time.
pub fn periods(clock: Clock) -> Option<String> {
    let counts = clock.is_in_byo_yomi() && clock.n_periods > 0 && clock.control.periods().0 > 1;
    counts.then(|| format!("×{}", clock.n_periods))
}

/// "5 min + 3 s", "20 min + 3 × 30 s", "10 s a move".
pub fn control_words(control: TimeControl) -> String {
    let minutes = text::shortest(control.main().as_secs_f64() / 60.0);
    let seconds = |time: Duration| text::shortest(time.as_secs_f64());
    match (control.bonus(), control.main().is_zero()) {
        (Bonus::None, _) => text!("clock-sudden-death", minutes = minutes),
        (Bonus::Increment(time), _) => text!("clock-increment", minutes = minutes, seconds = seconds(time)),
        (Bonus::Periods { n: 1, each }, true) => text!("clock-per-move", seconds = seconds(each)),
        (Bonus::Periods { n, each }, true) => {
            text!("clock-periods", n = n.to_string(), seconds = seconds(each))
        }
        (Bonus::Periods { n, each }, false) => {
            text!("clock-byo-yomi", minutes = minutes, n = n.to_string(), seconds = seconds(each))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_what_is_left_rounded_up() {
        for (millis, expected) in [
            (300_000, "5:00"),
            (299_999, "5:00"),
            (299_000, "4:59"),
            (10_000, "0:10"),
            (9_901, "0:10"),
            (9_900, "9.9"),
            (9_400, "9.4"),
            (1, "0.1"),
            (0, "0:00"),
            (3_900_000, "1:05:00"),
        ] {
            assert_eq!(digits(Duration::from_millis(millis)), expected, "{millis}");
        }
    }

    #[test]
    fn time_beyond_the_flag_is_negative() {
        let clock = Clock::new("0:10".parse().unwrap());
        for (spent, expected) in
            [(9_950, "0.1"), (10_000, "0:00"), (10_999, "0:00"), (22_100, "−0:12"), (85_000, "−1:15")]
        {
            assert_eq!(shown(clock.think(Duration::from_millis(spent))), expected, "{spent}");
        }
    }

    #[test]
    fn the_time_shown_changes_at_the_next_change() {
        let clock = Clock::new("0:30".parse().unwrap());
        // From 30,000 ms on the time is over, and the clock shows 0:00 for another second.
        for spent in (0..29_900).chain(30_000..33_000).step_by(7).map(Duration::from_millis) {
            let now = clock.think(spent);
            let wait = next_change(now);
            let just_before = clock.think(spent + wait - Duration::from_millis(1));
            assert_eq!(shown(now), shown(just_before), "{spent:?}");
            let after = clock.think(spent + wait);
            assert_ne!(shown(now), shown(after), "{spent:?}");
        }
    }

    #[test]
    fn controls_are_written_as_people_say_them() {
        for (control, expected) in [
            ("5:00", "5 min"),
            ("1:30", "1.5 min"),
            ("5:00+3", "5 min + 3 s"),
            ("20:00+3x0:30", "20 min + 3 × 30 s"),
            ("0:00+1x0:10", "10 s a move"),
            ("0:00+3x0:10", "3 × 10 s"),
        ] {
            assert_eq!(control_words(control.parse().unwrap()), expected);
        }
    }
}
