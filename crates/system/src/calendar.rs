//! The user's day: the daily puzzle and the cards due change at midnight where the user is.
//!
//! A day is a number, counted from the first of January 1970, whatever the time zone. So saved days stay
//! valid when the user travels, and so do those that an earlier version counted by UTC.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Today, by the system's clock and time zone; by UTC where the system names no time zone.
pub fn today() -> i64 {
    day(Timestamp::now(), &TimeZone::system())
}

fn day(time: Timestamp, zone: &TimeZone) -> i64 {
    let seconds = time.as_second() + i64::from(zone.to_offset(time).seconds());
    seconds.div_euclid(24 * 3600)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::tz::offset;

    #[test]
    fn a_day_ends_at_midnight_where_the_user_is() {
        let (new_year, solstice) = (20_454, 20_454 + 171);
        let check = |time: &str, zone: &TimeZone, expected: i64| {
            assert_eq!(day(time.parse().unwrap(), zone), expected, "{time} {zone:?}");
        };
        let hours = |hours| TimeZone::fixed(offset(hours));
        check("2026-01-01T00:00:00Z", &hours(0), new_year);
        check("2026-01-01T23:59:59Z", &hours(0), new_year);
        // In Auckland it is tomorrow already, in Los Angeles still today.
        check("2026-01-01T10:59:59Z", &hours(13), new_year);
        check("2026-01-01T11:00:00Z", &hours(13), new_year + 1);
        check("2026-01-02T07:59:59Z", &hours(-8), new_year);
        check("2026-01-02T08:00:00Z", &hours(-8), new_year + 1);
        check("1970-01-01T00:00:00Z", &hours(-1), -1);
        // In summer, clocks are an hour ahead.
        let berlin = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap();
        check("2026-01-01T22:59:59Z", &berlin, new_year);
        check("2026-01-01T23:00:00Z", &berlin, new_year + 1);
        check("2026-06-21T21:59:59Z", &berlin, solstice);
        check("2026-06-21T22:00:00Z", &berlin, solstice + 1);
        check("2026-01-01T23:59:59Z", &TimeZone::unknown(), new_year);
    }
}
