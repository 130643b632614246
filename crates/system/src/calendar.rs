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

    fn at(time: &str) -> Timestamp {
        time.parse().unwrap()
    }

    #[test]
    fn a_day_ends_at_midnight_where_the_user_is() {
        let number = 20_454;
        let check = |time: &str, hours: i8, expected: i64| {
            assert_eq!(day(at(time), &TimeZone::fixed(offset(hours))), expected, "{time} {hours:+} h");
        };
        check("2026-01-01T00:00:00Z", 0, number);
        check("2026-01-01T23:59:59Z", 0, number);
        // In Auckland it is tomorrow already, in Los Angeles still today.
        check("2026-01-01T10:59:59Z", 13, number);
        check("2026-01-01T11:00:00Z", 13, number + 1);
        check("2026-01-02T07:59:59Z", -8, number);
        check("2026-01-02T08:00:00Z", -8, number + 1);
        check("1970-01-01T00:00:00Z", -1, -1);
    }

    #[test]
    fn midnight_follows_summer_time() {
        let zone = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap();
        let new_year = day(at("2026-01-01T12:00:00Z"), &zone);
        assert_eq!(day(at("2026-01-01T22:59:59Z"), &zone), new_year);
        assert_eq!(day(at("2026-01-01T23:00:00Z"), &zone), new_year + 1);
        let solstice = day(at("2026-06-21T12:00:00Z"), &zone);
        assert_eq!(day(at("2026-06-21T21:59:59Z"), &zone), solstice);
        assert_eq!(day(at("2026-06-21T22:00:00Z"), &zone), solstice + 1);
    }

    #[test]
    fn without_a_time_zone_days_are_those_of_utc() {
        let time = at("2026-01-01T23:59:59Z");
        assert_eq!(day(time, &TimeZone::unknown()), day(time, &TimeZone::UTC));
    }
}
