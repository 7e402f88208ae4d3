//! Names for the days of the year, taken from stars. They are the same in every language.
//!
//! Every date has its own star, just as every date in a calendar of saints has its own saint. Each
//! of the twelve lines of `stars.txt` is a month, and each word on a line is a day of that month,
//! including 29 February. A date has the same name every year, and no two dates in a year share a
//! name. The star names are those of the International Astronomical Union.

use crate::Date;

/// The stars of the year, one month per line. Never move a name, because players refer to days by
/// these names.
const STARS: &str = include_str!("stars.txt");

impl Date {
    /// The name of the day, and of its puzzles at every level.
    ///
    /// ```
    /// use novena_generator::Date;
    ///
    /// let date: Date = "2026-11-15".parse()?;
    /// assert_eq!(date.star(), "Alcyone");
    /// # Ok::<(), novena_generator::DateError>(())
    /// ```
    #[must_use]
    pub fn star(self) -> &'static str {
        let (month, day) = (usize::from(self.month()), usize::from(self.day()));
        let stars = STARS.lines().nth(month - 1).unwrap_or_default();
        stars.split(' ').nth(day - 1).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_date_of_a_leap_year_has_a_star_of_its_own() {
        let first = Date::new(2024, 1, 1).unwrap();
        let days = (0..366).map(|number| Date::after_epoch(19_723 + number).unwrap());
        let days: Vec<Date> = days.collect();
        assert_eq!(days[0], first);
        let stars: BTreeSet<&str> = days.iter().map(|day| day.star()).collect();
        assert_eq!(stars.len(), 366);
        for star in stars {
            assert!((3..=11).contains(&star.len()), "{star}");
            assert!(star.chars().all(|letter| letter.is_ascii_alphabetic()));
        }
        for (month, stars) in (1..).zip(STARS.lines()) {
            let last = stars.split(' ').count() as u8;
            assert!(Date::new(2024, month, last).is_some(), "{month}");
            assert!(Date::new(2024, month, last + 1).is_none(), "{month}");
        }
    }

    /// The name of a day must never change, because players remember it. A checksum pins all 366
    /// names.
    #[test]
    fn a_date_keeps_its_name() {
        let check = |date: &str, star: &str| {
            let date: Date = date.parse().unwrap();
            assert_eq!(date.star(), star, "{date}");
        };
        check("2026-11-15", "Alcyone");
        check("2027-11-15", "Alcyone");
        check("2026-11-14", "Deneb");
        check("2026-11-12", "Spica");
        check("2026-12-24", "Polaris");
        check("0001-01-01", "Sirius");
        check("2024-02-29", "Lerna");
        check("2024-03-01", "Dilmun");
        check("9999-12-31", "Mouhoun");
        let sum = STARS.bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        assert_eq!(sum, 0x6199_2e49_c07e_a9d9);
    }

    #[test]
    fn days_are_numbered_from_new_year() {
        let check = |date: &str, number: u16| {
            let date: Date = date.parse().unwrap();
            assert_eq!(date.of_year(), number, "{date}");
        };
        check("2026-01-01", 1);
        check("2026-11-15", 319);
        check("2024-11-15", 320);
        check("2024-12-31", 366);
    }
}
