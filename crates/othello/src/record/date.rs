//! Days of games, as people and programs write them.

use std::fmt;

/// A day, a month or a year, as far as it is known; ordered by time, the unknown first. A part that is
/// not known is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    /// The year of the common era.
    pub year: u16,
    /// From 1.
    pub month: u8,
    /// From 1.
    pub day: u8,
}

impl Date {
    /// Reads `2023`, `2023-05-12`, `2023.05`, `12/05/2023` and `12 May 2023`, and ignores what follows;
    /// unknown without a year.
    pub fn read(text: &str) -> Date {
        Date::in_numbers(text)
            .filter(|date| date.day > 0)
            .or_else(|| Date::with_name(text))
            .or_else(|| Date::in_numbers(text))
            .unwrap_or_default()
    }

    /// The number of a month, from a word that begins as its name does in several languages.
    pub(crate) fn month(word: &str) -> Option<u8> {
        const MONTHS: [&str; 12] = [
            "jan gen ene ιαν",
            "feb fév fev φεβ",
            "mar mär μαρ",
            "apr avr abr απρ",
            "may mai mag μαΐ μαι",
            "jun juin giu ιούν ιουν",
            "jul juil lug ιούλ ιουλ",
            "aug août ago αυγ",
            "sep set σεπ",
            "oct okt ott οκτ",
            "nov νοέ νοε",
            "dec dez déc dic δεκ",
        ];
        let lower = word.to_lowercase();
        let begins = |names: &&str| names.split(' ').any(|name| lower.starts_with(name));
        MONTHS.iter().zip(1..).find(|(names, _)| begins(names)).map(|(_, number)| number)
    }

    fn with_name(text: &str) -> Option<Date> {
        let month = text.split(|c: char| !c.is_alphabetic()).find_map(Date::month)?;
        let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse::<u16>().ok());
        let year = numbers.clone().find(|number| (1000..=9999).contains(number))?;
        let day = numbers.clone().find(|number| (1..=31).contains(number)).unwrap_or(0) as u8;
        Some(Date { year, month, day })
    }

    fn in_numbers(text: &str) -> Option<Date> {
        let mut numbers =
            text.split(|c: char| !c.is_ascii_digit()).take(3).map(|part| part.parse::<u16>().ok());
        let mut next = || numbers.next().flatten();
        let (first, second, third) = (next(), next(), next());
        let is_year = |number: &u16| (1000..=9999).contains(number);
        let (year, month, day) = match (first.filter(is_year), third.filter(is_year)) {
            (Some(year), _) => (year, second, third),
            (None, Some(year)) => (year, second, first),
            (None, None) => return None,
        };
        let month = month.filter(|month| (1..=12).contains(month)).unwrap_or(0) as u8;
        let day = day.filter(|day| month > 0 && (1..=31).contains(day)).unwrap_or(0) as u8;
        Some(Date { year, month, day })
    }

    /// The day of a time in seconds since 1970
    /// (<https://howardhinnant.github.io/date_algorithms.html#civil_from_days>).
    pub fn of_seconds(seconds: u64) -> Date {
        // Days since the first of March of the year 0. Years that begin in March end with the leap day.
        let days = seconds / 86_400 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + 400 * era + u64::from(month <= 2);
        Date { year: year.min(9999) as u16, month: month as u8, day: day as u8 }
    }
}

/// A date in SGF's form, `2003-12-15`, if [`Date::read`] finds one: servers write `2003.12.15_13:24:03.MST`.
/// Returns any other text, and SGF's lists such as `2026-11-22,23`, as they are.
pub fn plain_date(written: &str) -> String {
    let is_plain = written.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b','));
    match Date::read(written) {
        date if date == Date::default() || is_plain => written.to_owned(),
        date => date.to_string(),
    }
}

impl fmt::Display for Date {
    /// `2023-05-12`, as much of it as is known.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Date { year: 0, .. } => Ok(()),
            Date { year, month: 0, .. } => write!(f, "{year}"),
            Date { year, month, day: 0 } => write!(f, "{year}-{month:02}"),
            Date { year, month, day } => write!(f, "{year}-{month:02}-{day:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_people_write_them_and_rewritten_where_they_have_another_form() {
        let check = |text: &str, date: &str, plain: &str| {
            assert_eq!([Date::read(text).to_string(), plain_date(text)], [date, plain], "{text}");
        };
        check("2023", "2023", "2023");
        check("2023-05-12", "2023-05-12", "2023-05-12");
        check("2004-12-08 18:06:46 GMT", "2004-12-08", "2004-12-08");
        check("2023.05", "2023-05", "2023-05");
        check("12/05/2023", "2023-05-12", "2023-05-12");
        check("2023-99-12", "2023", "2023-99-12");
        check("", "", "");
        check("yesterday", "", "yesterday");
        check("14 mai 2023", "2023-05-14", "2023-05-14");
        check("June 3, 2022", "2022-06-03", "2022-06-03");
        check("Tue, 12 Mar 2024 21:14:03 +0100", "2024-03-12", "2024-03-12");
        check("3. Juni 2022", "2022-06-03", "2022-06-03");
        check("Marlene 2023", "2023-03", "2023-03");
        check("99999999999", "", "99999999999");
        check("2026-11-22,23", "2026-11-22", "2026-11-22,23");
        check("2026-1", "2026-01", "2026-1");
    }

    #[test]
    fn days_are_counted_from_1970() {
        let check = |seconds, expected: &str| assert_eq!(Date::of_seconds(seconds).to_string(), expected);
        check(0, "1970-01-01");
        check(951_782_400, "2000-02-29");
        check(951_868_800, "2000-03-01");
        check(1_700_000_000, "2023-11-14");
        check(4_102_444_799, "2099-12-31");
    }
}
