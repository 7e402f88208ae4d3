//! A day of the player's calendar.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Moment;
use crate::moment::{day_name, day_number};

/// A day of the player's calendar, in the years 0 to 9999.
///
/// ```
/// use novena_saves::{Day, Moment};
///
/// let day: Day = "2026-11-15".parse()?;
/// assert_eq!(day.after(16).to_string(), "2026-12-01");
/// assert_eq!(Day::of(Moment { seconds: 1_794_700_800, zone: 0 }), Some(day));
/// # Ok::<(), novena_saves::NotADay>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(i64); // Invariant: days after 1970-01-01 for which `day_name` has a name.

impl Day {
    /// The player's day at a given moment, if it is in the years 0 to 9999.
    #[must_use]
    pub fn of(moment: Moment) -> Option<Self> {
        moment.day()?.parse().ok()
    }

    /// The day this many days later, or the same day if the result would be past the end of the
    /// calendar.
    #[must_use]
    pub fn after(self, days: u16) -> Self {
        let later = self.0 + i64::from(days);
        match day_name(later) {
            Some(_) => Self(later),
            None => self,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&day_name(self.0).unwrap_or_default())
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        day_number(text).map(Self).ok_or(NotADay)
    }
}

impl TryFrom<String> for Day {
    type Error = NotADay;

    fn try_from(text: String) -> Result<Self, NotADay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// The error for a string that is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADay;

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a day such as 2026-11-15")
    }
}

impl std::error::Error for NotADay {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_months_and_end_with_the_calendar() {
        let check = |day: &str, days: u16, expected: &str| {
            let day: Day = day.parse().expect("this is a valid day");
            assert_eq!(day.after(days).to_string(), expected);
        };
        check("2026-11-15", 0, "2026-11-15");
        check("2026-12-31", 1, "2027-01-01");
        check("2028-02-28", 1, "2028-02-29");
        check("9999-12-31", 1, "9999-12-31");
        assert_eq!("2026-02-29".parse::<Day>(), Err(NotADay));
    }
}
