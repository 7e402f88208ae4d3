//! The arguments of `novena book`.

use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;
use novena_core::PatternSymmetry;
use novena_draw::book::{Paper, PerPage};
use novena_generator::Date;
use novena_lessons::LESSONS;
use novena_techniques::{KindChoice, Level};

use super::generate::levels;
use super::names::{lessons_like, symmetry_named};
use super::{Input, Parallel, kinds_named};
use crate::suggest::{UnknownName, Valid};

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "a flag is a bool")]
pub(crate) struct Book {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, short)]
    pub(crate) output: PathBuf,
    #[arg(long, value_parser = new_section, value_delimiter = ',')]
    pub(crate) section: Vec<NewSection>,
    #[arg(long, value_parser = worksheet, value_delimiter = ',')]
    pub(crate) worksheet: Vec<Worksheet>,
    #[arg(long, value_parser = sheets)]
    pub(crate) class: Option<u64>,
    #[arg(long, value_parser = lessons)]
    pub(crate) course: Option<CourseRange>,
    #[arg(long, value_parser = days)]
    pub(crate) calendar: Option<DayRange>,
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_parser = symmetry_named)]
    pub(crate) symmetry: Option<PatternSymmetry>,
    #[arg(long)]
    pub(crate) in_order: bool,
    #[arg(long)]
    pub(crate) title: Option<String>,
    #[arg(long)]
    pub(crate) author: Option<String>,
    #[arg(long)]
    pub(crate) font: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) no_rules: bool,
    #[arg(long, value_parser = per_page)]
    pub(crate) per_page: Option<PerPage>,
    #[arg(long, value_parser = paper, default_value = "a4")]
    pub(crate) paper: Paper,
    #[arg(long)]
    pub(crate) large: bool,
    #[arg(
        long, value_parser = signature, num_args = 0..=1, require_equals = true,
        default_missing_value = "all",
    )]
    pub(crate) booklet: Option<Signature>,
    #[arg(long)]
    pub(crate) duplex: bool,
    #[arg(long)]
    pub(crate) rotate_answers: bool,
    #[arg(long)]
    pub(crate) rating: bool,
    #[command(flatten)]
    pub(crate) parallel: Parallel,
}

/// A request for a number of new puzzles of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewSection {
    pub(crate) what: SectionGoal,
    /// The requested number, if one was given.
    pub(crate) count: Option<u64>,
}

/// The property that all puzzles in a section share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SectionGoal {
    Levels(RangeInclusive<Level>),
    Needs(NamedKinds),
}

/// A name that a user typed for a technique, and all techniques that this name can refer to. Any
/// one of these techniques satisfies the request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamedKinds {
    pub(crate) choice: KindChoice,
    /// The name, exactly as the user typed it.
    pub(crate) name: String,
}

/// A request for a number of positions in which a technique is the next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Worksheet {
    pub(crate) kinds: NamedKinds,
    /// The requested number, if one was given.
    pub(crate) count: Option<u64>,
}

impl fmt::Display for SectionGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Levels(levels) if levels.start() == levels.end() => levels.start().fmt(f),
            Self::Levels(levels) => write!(f, "{}..{}", levels.start(), levels.end()),
            Self::Needs(kinds) => kinds.fmt(f),
        }
    }
}

/// Writes the ID of the technique. If the name refers to several techniques, writes the name as the
/// user typed it.
impl fmt::Display for NamedKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.choice.kinds() {
            [kind] => kind.fmt(f),
            _ => f.write_str(&self.name),
        }
    }
}

/// The number of pages that are folded together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signature {
    All,
    Pages(usize),
}

/// Consecutive lessons of the course, as a range of indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CourseRange {
    pub(crate) first: usize,
    pub(crate) last: usize,
}

/// Examples: `x-wing`, `rules..naked-single`.
impl fmt::Display for CourseRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = |place: usize| LESSONS[place].id;
        f.write_str(id(self.first))?;
        if self.first < self.last {
            write!(f, "..{}", id(self.last))?;
        }
        Ok(())
    }
}

/// The days that a calendar covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DayRange {
    pub(crate) first: Date,
    pub(crate) last: Date,
}

impl DayRange {
    /// Returns all days, in order.
    pub(crate) fn days(self) -> impl Iterator<Item = Date> {
        let days = std::iter::successors(Some(self.first), |day| day.next());
        days.take_while(move |day| *day <= self.last)
    }
}

/// `2027-01-01..2027-03-31`
impl fmt::Display for DayRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.first, self.last)
    }
}

/// The default number of puzzles per section.
pub(crate) const USUAL_COUNT: u64 = 12;
/// The maximum number of puzzles in a section. For a class, it is the maximum for all sheets
/// together.
pub(crate) const MOST: u64 = 100_000;
/// The maximum number of sheets for a class.
const MOST_SHEETS: u64 = 1000;
/// The maximum number of days in a calendar.
const MOST_DAYS: usize = 1000;

/// Examples of valid sections.
const SECTIONS: &str = "easy=24, medium..hard=12, x-wing=6 …";

/// Parses `NAME=COUNT`, or just `NAME`.
fn counted(text: &str) -> Result<(&str, Option<u64>), UnknownName> {
    let Some((name, count)) = text.split_once('=') else {
        return Ok((text, None));
    };
    let count = count
        .parse()
        .ok()
        .filter(|count| (1..=MOST).contains(count));
    count
        .map(|count| (name, Some(count)))
        .ok_or_else(|| UnknownName::listed(Vec::new(), SECTIONS.to_owned()))
}

fn new_section(text: &str) -> Result<NewSection, UnknownName> {
    let (name, count) = counted(text)?;
    let what = match levels(name) {
        Ok(levels) => SectionGoal::Levels(levels),
        Err(levels) => match named(name) {
            Ok(kinds) => SectionGoal::Needs(kinds),
            Err(techniques) => {
                let near = [levels.near, techniques.near].concat();
                let valid = Valid::Listed(SECTIONS.to_owned());
                return Err(UnknownName { near, valid });
            }
        },
    };
    Ok(NewSection { what, count })
}

fn worksheet(text: &str) -> Result<Worksheet, UnknownName> {
    let (name, count) = counted(text)?;
    named(name).map(|kinds| Worksheet { kinds, count })
}

fn named(name: &str) -> Result<NamedKinds, UnknownName> {
    let name = name.trim();
    kinds_named(name).map(|choice| NamedKinds {
        choice,
        name: name.to_owned(),
    })
}

/// Parses either `FROM..TO` or a single lesson. Lessons are specified by ID or number.
fn lessons(text: &str) -> Result<CourseRange, UnknownName> {
    let place = |name: &str| {
        let name = name.trim();
        let number = name
            .parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1));
        let named = || LESSONS.iter().position(|lesson| lesson.id == name);
        number.or_else(named).filter(|&place| place < LESSONS.len())
    };
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let range = place(first).zip(place(last));
    range
        .filter(|(first, last)| first <= last)
        .map(|(first, last)| CourseRange { first, last })
        .ok_or_else(|| {
            let misspelt = [first, last].into_iter().find(|name| place(name).is_none());
            UnknownName::listed_by("novena learn", lessons_like(misspelt.unwrap_or_default()))
        })
}

/// Parses a range of days. The range is a single day, month or year, or `FROM..TO`, where each end
/// is a day, a month or a year.
fn days(text: &str) -> Result<DayRange, String> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let range = span(from).zip(span(to));
    range
        .map(|((first, _), (_, last))| DayRange { first, last })
        .filter(|range| (1..=MOST_DAYS).contains(&range.days().take(MOST_DAYS + 1).count()))
        .ok_or_else(|| "2027, 2027-01, 2027-01..2027-03, 2027-01-04..2027-01-31 …".to_owned())
}

/// Returns the first and the last day of the given year, month or day.
fn span(text: &str) -> Option<(Date, Date)> {
    let day = |rest: &str| format!("{text}{rest}").parse().ok();
    match text.len() {
        4 => day("-01-01").zip(day("-12-31")),
        7 => {
            let last = ["-31", "-30", "-29", "-28"].into_iter().find_map(day);
            day("-01").zip(last)
        }
        _ => day("").zip(day("")),
    }
}

fn sheets(text: &str) -> Result<u64, String> {
    let count = text.parse().ok();
    count
        .filter(|count| (1..=MOST_SHEETS).contains(count))
        .ok_or_else(|| format!("1, 2, 30 … {MOST_SHEETS}"))
}

fn per_page(text: &str) -> Result<PerPage, String> {
    text.parse()
        .ok()
        .and_then(PerPage::from_count)
        .ok_or_else(|| PerPage::ALL.map(|per| per.count().to_string()).join(", "))
}

fn paper(text: &str) -> Result<Paper, UnknownName> {
    match text.to_ascii_lowercase().as_str() {
        "a4" => Ok(Paper::A4),
        "letter" => Ok(Paper::Letter),
        "square" => Ok(Paper::Square),
        _ => Err(UnknownName::none_of(text, &["a4", "letter", "square"])),
    }
}

fn signature(text: &str) -> Result<Signature, String> {
    if text == "all" {
        return Ok(Signature::All);
    }
    text.parse()
        .ok()
        .filter(|pages: &usize| *pages > 0 && pages.is_multiple_of(4))
        .map(Signature::Pages)
        .ok_or_else(|| "4, 8, 16, 32 …".to_owned())
}

#[cfg(test)]
mod tests {
    use novena_techniques::Kind;

    use super::*;

    #[test]
    fn sections_have_a_name_and_an_optional_number() {
        let easy = new_section("easy=24").unwrap();
        assert_eq!(easy.what, SectionGoal::Levels(Level::Easy..=Level::Easy));
        assert_eq!(easy.count, Some(24));
        let range = new_section("medium..hard").unwrap();
        assert_eq!(range.what, SectionGoal::Levels(Level::Medium..=Level::Hard));
        assert_eq!(range.count, None);
        let wing = new_section("x-wing=3").unwrap();
        let SectionGoal::Needs(kinds) = wing.what else {
            panic!("a technique");
        };
        assert_eq!(kinds.choice, Kind::X_WING.into());
        for wrong in ["", "easy=", "easy=0", "easy=x", "nothing=3", "easy=1000000"] {
            assert!(new_section(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_class_has_at_least_one_sheet() {
        assert_eq!(sheets("30"), Ok(30));
        for wrong in ["0", "-1", "x", "", "1001"] {
            assert!(sheets(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn lessons_are_found_by_id_and_by_number() {
        let range = |text| lessons(text).map(|range| (range.first, range.last)).ok();
        assert_eq!(range("x-wing"), Some((11, 11)));
        assert_eq!(range("3..12"), Some((2, 11)));
        assert_eq!(range("rules..x-wing"), Some((0, 11)));
        assert_eq!(range("12..xy-wing"), Some((11, 16)));
        assert_eq!(lessons("12").unwrap().to_string(), "x-wing");
        assert_eq!(lessons("1..2").unwrap().to_string(), "rules..full-house");
        for wrong in ["", "0", "37", "5..3", "x-men", "..", "1..", "1..2..3"] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn calendar_days_are_ranges_of_dates() {
        let range = |text| days(text).map(|range| range.to_string()).ok();
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(range("2027"), is("2027-01-01..2027-12-31"));
        assert_eq!(range("2028-02"), is("2028-02-01..2028-02-29"));
        assert_eq!(range("2027-01..2027-03"), is("2027-01-01..2027-03-31"));
        assert_eq!(range("2027-01-04"), is("2027-01-04..2027-01-04"));
        assert_eq!(days("2027-02").unwrap().days().count(), 28);
        for wrong in [
            "",
            "27",
            "2027-13",
            "2027-03..2027-01",
            "2027..2035",
            "x",
            "2027-1",
        ] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn signatures_are_multiples_of_four_pages() {
        assert_eq!(signature("16"), Ok(Signature::Pages(16)));
        for wrong in ["0", "6", "x", ""] {
            assert!(signature(wrong).is_err(), "{wrong}");
        }
    }
}
