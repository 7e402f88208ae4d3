//! The arguments of `novena generate`.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use novena_core::PatternSymmetry;
use novena_formats::{Format, RecordPart};
use novena_generator::Date;
use novena_techniques::{KindChoice, Level};

use super::names::{levels_like, symmetry_named};
use super::{Output, Parallel, formats, kinds_named, level_named, positive};
use crate::engine::Choice;
use crate::suggest::UnknownName;

#[derive(Args)]
pub(crate) struct Generate {
    #[arg(long, short = 'n', value_parser = positive)]
    pub(crate) count: Option<u64>,
    #[arg(long, value_parser = levels)]
    pub(crate) level: Option<RangeInclusive<Level>>,
    #[arg(long, value_parser = tenths)]
    pub(crate) rating: Option<RangeInclusive<u16>>,
    #[arg(long, value_parser = tenths)]
    pub(crate) se: Option<RangeInclusive<u16>>,
    #[arg(long, value_parser = scores)]
    pub(crate) hodoku: Option<RangeInclusive<u32>>,
    #[arg(long, value_parser = kinds_named, value_delimiter = ',')]
    pub(crate) needs: Vec<KindChoice>,
    #[arg(long, value_parser = kinds_named, value_delimiter = ',')]
    pub(crate) only: Vec<KindChoice>,
    #[arg(long, value_parser = kinds_named)]
    pub(crate) hardest: Option<KindChoice>,
    #[arg(long, value_parser = numbers)]
    pub(crate) givens: Option<RangeInclusive<usize>>,
    #[arg(long, value_parser = symmetry_named)]
    pub(crate) symmetry: Option<PatternSymmetry>,
    #[arg(long, conflicts_with = "within")]
    pub(crate) pattern: Option<PathBuf>,
    #[arg(long)]
    pub(crate) within: Option<PathBuf>,
    #[arg(long)]
    pub(crate) minimal: bool,
    #[arg(long, value_parser = kinds_named, conflicts_with = "needs")]
    pub(crate) practice: Option<KindChoice>,
    #[arg(long, conflicts_with_all = [
        "level", "rating", "se", "hodoku", "needs", "only", "hardest", "givens", "symmetry",
        "pattern", "within", "minimal", "practice", "daily", "vicinity", "effort",
    ])]
    pub(crate) classic: bool,
    #[arg(
        long, value_parser = day, num_args = 0..=1, default_missing_value = "today",
        conflicts_with_all = [
            "count", "rating", "se", "hodoku", "needs", "only", "hardest", "givens", "symmetry",
            "pattern", "within", "minimal", "practice", "vicinity", "seed", "effort",
        ],
    )]
    pub(crate) daily: Option<Day>,
    #[arg(long, conflicts_with_all = [
        "givens", "symmetry", "pattern", "within", "practice", "seed", "effort",
    ])]
    pub(crate) vicinity: Option<PathBuf>,
    #[arg(long, value_parser = radius, default_value = "1", requires = "vicinity")]
    pub(crate) radius: usize,
    #[arg(long, requires = "vicinity")]
    pub(crate) hardest_first: bool,
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_parser = positive)]
    pub(crate) effort: Option<u64>,
    #[arg(long, value_parser = formats(|_| true))]
    pub(crate) to: Option<Format>,
    /// This option is accepted because people use it with other commands. Puzzles are always
    /// generated on the CPU.
    #[arg(id = "engine", long = "backend", value_enum, default_value_t = Choice::Cpu, hide = true)]
    pub(crate) engine: Choice,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

/// The date of a daily puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Day {
    Today,
    On(Date),
}

/// Returns the formats that can represent a position partway through a puzzle.
pub(crate) fn formats_with_positions() -> impl Iterator<Item = Format> {
    let carries = |format: &Format| format.carries().contains(RecordPart::Marks);
    Format::ALL.iter().copied().filter(carries)
}

pub(super) fn levels(text: &str) -> Result<RangeInclusive<Level>, UnknownName> {
    let named = |id: &str| level_named(id).ok();
    range(text, named, Level::Easy, Level::Extreme).ok_or_else(|| {
        let known = Level::ALL.map(Level::id).join(", ");
        let near = levels_like(text);
        let near = near.iter().map(String::as_str).collect();
        UnknownName::listed(near, format!("{known}, medium..hard …"))
    })
}

fn numbers(text: &str) -> Result<RangeInclusive<usize>, String> {
    range(text, number, 0, 81).ok_or_else(|| "24, 22..26, 24.., ..30".to_owned())
}

fn scores(text: &str) -> Result<RangeInclusive<u32>, String> {
    range(text, number, 0, u32::MAX).ok_or_else(|| "800..1000, 1600.., ..500".to_owned())
}

/// Parses a range of ratings, each with at most one decimal place.
pub(super) fn tenths(text: &str) -> Result<RangeInclusive<u16>, String> {
    let read = |text: &str| {
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let tenth: u16 = (tenth.len() == 1).then(|| number(tenth))??;
        number::<u16>(whole)?.checked_mul(10)?.checked_add(tenth)
    };
    range(text, read, 0, u16::MAX).ok_or_else(|| "4.5, 7.0..7.9, 8.3.., ..2.3".to_owned())
}

/// Parses a number that is written with digits only.
pub(super) fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}

/// Parses `A..B`, `A..`, `..B` or just `A`.
fn range<T: Clone>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
    least: T,
    most: T,
) -> Option<RangeInclusive<T>> {
    let Some((from, to)) = text.split_once("..") else {
        let only = read(text)?;
        return Some(only.clone()..=only);
    };
    if from.is_empty() && to.is_empty() {
        return None;
    }
    let end = |text: &str, open: T| {
        if text.is_empty() {
            Some(open)
        } else {
            read(text)
        }
    };
    Some(end(from, least)?..=end(to, most)?)
}

fn radius(text: &str) -> Result<usize, String> {
    number(text)
        .filter(|radius| (1..=2).contains(radius))
        .ok_or_else(|| "1, 2".to_owned())
}

fn day(text: &str) -> Result<Day, String> {
    if text == "today" {
        return Ok(Day::Today);
    }
    text.parse()
        .map(Day::On)
        .map_err(|_| "today, 2026-11-15 …".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_open_or_closed() {
        assert_eq!(numbers("24"), Ok(24..=24));
        assert_eq!(numbers("22..26"), Ok(22..=26));
        assert_eq!(numbers("..26"), Ok(0..=26));
        assert_eq!(numbers("22.."), Ok(22..=81));
        assert_eq!(levels("hard.."), Ok(Level::Hard..=Level::Extreme));
        for wrong in ["", "..", "a", "1..b", "+3", "1...3", "-1"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn ratings_have_at_most_one_decimal() {
        assert_eq!(tenths("7.1..8"), Ok(71..=80));
        assert_eq!(tenths("8.3.."), Ok(83..=u16::MAX));
        assert_eq!(tenths("..2.3"), Ok(0..=23));
        assert_eq!(tenths("4.5"), Ok(45..=45));
        for wrong in ["7.15", "7.", ".5x", "9999999", "1e3"] {
            assert!(tenths(wrong).is_err(), "{wrong}");
        }
    }
}
