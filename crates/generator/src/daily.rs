//! The puzzle of the day, which is the same for everyone and never changes.

use std::fmt;
use std::str::FromStr;

use novena_ratings::LevelRule;
use novena_techniques::Level;

use crate::{Generator, NewPuzzle, Wish};

/// A calendar date. The caller determines the current date and time zone.
///
/// ```
/// use novena_generator::Date;
///
/// let date: Date = "2026-11-15".parse()?;
/// assert_eq!(Date::new(2026, 11, 15), Some(date));
/// assert_eq!(Date::new(2026, 2, 29), None);
/// assert_eq!(date.to_string(), "2026-11-15");
/// # Ok::<(), novena_generator::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The default level of a daily puzzle.
pub const DAILY_LEVEL: Level = Level::Medium;

/// The version of future daily puzzles. It is increased whenever one of them changes.
///
/// ```
/// assert_eq!(novena_generator::DAILY_VERSION, 2);
/// ```
pub const DAILY_VERSION: u64 = 2;

/// The first day of version 2.
const SECOND: Date = Date {
    year: 2026,
    month: 12,
    day: 1,
};

/// The version that applies on a date: version 1 before 2026-12-01 and version 2 from then on. Past
/// dates keep their version.
///
/// ```
/// use novena_generator::{Date, daily_version};
///
/// assert_eq!(Date::new(2026, 11, 30).map(daily_version), Some(1));
/// assert_eq!(Date::new(2026, 12, 1).map(daily_version), Some(2));
/// ```
#[must_use]
pub fn daily_version(date: Date) -> u64 {
    if date < SECOND { 1 } else { DAILY_VERSION }
}

impl Date {
    /// Creates a date if it exists in the Gregorian calendar.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        if year > 9999 || day == 0 || day > days_in(year, month) {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The day of the year, counted from 1. It is also the number of the day's puzzle.
    ///
    /// ```
    /// # use novena_generator::Date;
    /// assert_eq!(Date::new(2026, 11, 15).map(Date::of_year), Some(319));
    /// ```
    #[must_use]
    pub fn of_year(self) -> u16 {
        let before = (1..self.month).map(|month| u16::from(days_in(self.year, month)));
        before.sum::<u16>() + u16::from(self.day)
    }

    /// The day of the week, from 0 for Monday to 6 for Sunday.
    ///
    /// ```
    /// # use novena_generator::Date;
    /// assert_eq!(Date::new(2026, 11, 15).map(Date::weekday), Some(6));
    /// assert_eq!(Date::new(2024, 2, 29).map(Date::weekday), Some(3));
    /// ```
    #[must_use]
    pub fn weekday(self) -> u8 {
        let before = u32::from(self.year) + 400 - 1;
        // A year is one day longer than a whole number of weeks, and a leap year is two days
        // longer.
        let days = before + before / 4 - before / 100 + before / 400 + u32::from(self.of_year());
        ((days + 6) % 7) as u8
    }

    /// The next day, or `None` after the last day of the calendar.
    ///
    /// ```
    /// # use novena_generator::Date;
    /// let next = |date: &str| date.parse::<Date>().unwrap().next().unwrap().to_string();
    /// assert_eq!(next("2026-12-31"), "2027-01-01");
    /// assert_eq!(next("2028-02-28"), "2028-02-29");
    /// ```
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::new(self.year, self.month, self.day + 1)
            .or_else(|| Self::new(self.year, self.month + 1, 1))
            .or_else(|| Self::new(self.year + 1, 1, 1))
    }

    /// The date this many days after 1970-01-01, the Unix epoch.
    ///
    /// ```
    /// # use novena_generator::Date;
    /// assert_eq!(Date::after_epoch(20_772).unwrap().to_string(), "2026-11-15");
    /// ```
    #[must_use]
    pub fn after_epoch(mut days: u64) -> Option<Self> {
        for year in 1970..=9999 {
            for month in 1..=12 {
                let length = u64::from(days_in(year, month));
                if days < length {
                    return Self::new(year, month, days as u8 + 1);
                }
                days -= length;
            }
        }
        None
    }
}

const fn days_in(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        _ => 0,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The error for text that is not a date such as `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateError;

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a date such as 2026-11-15")
    }
}

impl std::error::Error for DateError {}

/// Reads an ISO 8601 date, with four digits for the year and two digits each for the month and the
/// day.
impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [year, month, day] = text.split('-').collect::<Vec<_>>()[..] else {
            return Err(DateError);
        };
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let lengths = [year.len(), month.len(), day.len()];
        if lengths != [4, 2, 2] || ![year, month, day].into_iter().all(is_number) {
            return Err(DateError);
        }
        let date = year.parse().ok().zip(month.parse().ok());
        date.zip(day.parse().ok())
            .and_then(|((year, month), day)| Self::new(year, month, day))
            .ok_or(DateError)
    }
}

/// The source that is stored with the game of a daily puzzle, such as `daily 2026-11-15 easy`. The
/// library uses it to identify the game.
#[must_use]
pub fn daily_source(date: Date, level: Level) -> String {
    format!("daily {date} {level}")
}

/// The daily puzzle of a date and a level.
///
/// ```
/// use novena_generator::{Date, daily};
/// use novena_techniques::Level;
///
/// let date: Date = "2026-11-15".parse()?;
/// assert_eq!(daily(date, Level::Hard), daily(date, Level::Hard));
/// # Ok::<(), novena_generator::DateError>(())
/// ```
#[must_use]
pub fn daily(date: Date, level: Level) -> NewPuzzle {
    let day = [u64::from(date.year), date.month.into(), date.day.into()];
    let place = Level::ALL.iter().position(|&other| other == level);
    let version = daily_version(date);
    let rule = match version {
        1 => LevelRule::First,
        _ => LevelRule::Second,
    };
    // Use a seed that players are unlikely to choose.
    let seed = day
        .into_iter()
        .chain([place.unwrap_or_default() as u64])
        .fold(0x006e_6f76_656e_6100 + version, |seed, part| {
            seed.wrapping_mul(1_000_003).wrapping_add(part)
        });
    let found = Generator::by_rule(Wish::of_level(level), seed, rule)
        .ok()
        .and_then(|mut puzzles| puzzles.next());
    match found {
        Some(found) => found.made,
        None => unreachable!("every level can be made, and the search has no end"),
    }
}
