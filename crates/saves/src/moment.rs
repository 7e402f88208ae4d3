//! Moments and days according to the player's clock.

const SECONDS_A_MINUTE: i64 = 60;
const SECONDS_A_DAY: i64 = 24 * 60 * SECONDS_A_MINUTE;

/// A moment according to the player's clock.
///
/// The time zone is stored with each event, so that neither travel nor summer time changes dates
/// afterwards.
///
/// ```
/// use novena_saves::Moment;
///
/// // Half past eleven in the evening in London is another day in Madrid.
/// let evening = Moment { seconds: 84_600, zone: 60 };
/// assert_eq!(evening.day().as_deref(), Some("1970-01-02"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment {
    /// Seconds since 1970.
    pub seconds: i64,
    /// The offset of the player's clock from UTC, in minutes.
    pub zone: i32,
}

impl Moment {
    /// The player's date, such as `2026-11-15`, if it is in the years 0 to 9999.
    #[must_use]
    pub fn day(self) -> Option<String> {
        day_name(self.day_number())
    }

    /// The player's date as the number of days since 1970-01-01.
    pub(crate) fn day_number(self) -> i64 {
        let zone = i64::from(self.zone) * SECONDS_A_MINUTE;
        self.seconds.saturating_add(zone).div_euclid(SECONDS_A_DAY)
    }
}

/// The date this number of days after 1970-01-01, if it is in the years 0 to 9999.
pub(crate) fn day_name(number: i64) -> Option<String> {
    let (year, month, day) = date_of(number)?;
    Some(format!("{year:04}-{month:02}-{day:02}"))
}

/// The Monday of a day's week, both as days after 1970-01-01, which was a Thursday.
pub(crate) const fn monday_before(number: i64) -> i64 {
    number - (number + 3).rem_euclid(7)
}

/// The number of days from 1970-01-01 to a date such as `2026-11-15`, if the string is a date.
pub(crate) fn day_number(text: &str) -> Option<i64> {
    let bytes = text.as_bytes();
    if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
        return None;
    }
    let number = |from: usize, to: usize| {
        let digits = &bytes[from..to];
        let is_number = digits.iter().all(u8::is_ascii_digit);
        is_number.then(|| digits.iter().fold(0, |n, d| n * 10 + i64::from(d - b'0')))
    };
    let date = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let days = days_before(date);
    // An invalid date would be converted back to a different date.
    (date_of(days) == Some(date)).then_some(days)
}

const DAYS_IN_400_YEARS: i64 = 146_097;
/// The number of days from 0000-03-01 to 1970-01-01.
const DAYS_TO_1970: i64 = 719_468;

/// The number of days from 1970-01-01 to a date, by Howard Hinnant's algorithm: years begin in
/// March, so that the leap day is the last day of its year.
const fn days_before((year, month, day): (i64, i64, i64)) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let days = of_era * 365 + of_era / 4 - of_era / 100 + of_year;
    era * DAYS_IN_400_YEARS + days - DAYS_TO_1970
}

/// The inverse of [`days_before`], for the years 0 to 9999.
fn date_of(days: i64) -> Option<(i64, i64, i64)> {
    let days = days.checked_add(DAYS_TO_1970)?;
    let (era, of_era) = (
        days.div_euclid(DAYS_IN_400_YEARS),
        days.rem_euclid(DAYS_IN_400_YEARS),
    );
    let years = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * years + years / 4 - years / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = (from_march + 2) % 12 + 1;
    let year = era * 400 + years + i64::from(month <= 2);
    (0..=9999).contains(&year).then_some((year, month, day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_match_the_calendar() {
        let check = |seconds: i64, expected: Option<&str>| {
            let day = Moment { seconds, zone: 0 }.day();
            assert_eq!(day.as_deref(), expected, "{seconds}");
            if let Some(day) = day {
                let number = day_number(&day).expect("it is a date");
                assert_eq!(number, seconds.div_euclid(SECONDS_A_DAY), "{day}");
            }
        };
        check(0, Some("1970-01-01"));
        check(-1, Some("1969-12-31"));
        check(951_782_400, Some("2000-02-29"));
        check(951_868_800, Some("2000-03-01"));
        check(1_794_700_800, Some("2026-11-15"));
        check(4_107_542_400, Some("2100-03-01"));
        check(-62_167_219_200, Some("0000-01-01"));
        check(-62_167_219_201, None);
        check(253_402_300_799, Some("9999-12-31"));
        check(253_402_300_800, None);
        check(i64::MAX, None);
        check(i64::MIN, None);
    }

    /// Counts the days of the calendar one by one.
    #[test]
    fn every_day_follows_the_one_before() {
        let mut expected = (1600, 1, 1);
        for days in days_before(expected)..days_before((2400, 1, 1)) {
            assert_eq!(date_of(days), Some(expected));
            let (year, month, day) = expected;
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 => 28 + i64::from(is_leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            expected = match (month, day) {
                (12, 31) => (year + 1, 1, 1),
                _ if day == length => (year, month + 1, 1),
                _ => (year, month, day + 1),
            };
        }
    }

    #[test]
    fn other_texts_are_not_days() {
        for text in [
            "",
            "2026-11-1",
            "2026-11-151",
            "2026-11-31",
            "2026-02-29",
            "2026-00-10",
            "2026-13-10",
            "2026-01-00",
            "2026/01/01",
            "+026-01-01",
            "now",
            "aäb-01-01",
        ] {
            assert_eq!(day_number(text), None, "{text:?}");
        }
    }
}
