//! What a book can be asked for.

use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;
use novena_core::PatternSymmetry;
use novena_draw::book::{Paper, PerPage};
use novena_techniques::{KindChoice, Level};

use super::generate::{levels, symmetry_named};
use super::{Input, Parallel, kinds_named};

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

/// A number of new puzzles of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewSection {
    pub(crate) what: SectionGoal,
    pub(crate) count: u64,
}

/// What the puzzles of a section have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SectionGoal {
    Levels(RangeInclusive<Level>),
    Needs(NamedKinds),
}

/// Techniques of which any will do, and the name that was given for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamedKinds {
    pub(crate) choice: KindChoice,
    /// In the words of the person who asked.
    pub(crate) name: String,
}

/// A number of positions in which a technique is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Worksheet {
    pub(crate) kinds: NamedKinds,
    pub(crate) count: u64,
}

impl fmt::Display for NewSection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            SectionGoal::Levels(levels) if levels.start() == levels.end() => {
                write!(f, "{}", levels.start())?;
            }
            SectionGoal::Levels(levels) => write!(f, "{}..{}", levels.start(), levels.end())?,
            SectionGoal::Needs(kinds) => write!(f, "{kinds}")?,
        }
        write!(f, "={}", self.count)
    }
}

/// The id of one technique, or the name of several.
impl fmt::Display for NamedKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.choice.kinds() {
            [kind] => kind.fmt(f),
            _ => f.write_str(&self.name),
        }
    }
}

impl fmt::Display for Worksheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.kinds, self.count)
    }
}

/// How many pages are folded into each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signature {
    All,
    Pages(usize),
}

/// The default number of puzzles in a section.
const USUAL_COUNT: u64 = 12;
/// The most puzzles in a section.
const MOST: u64 = 100_000;

/// `NAME=COUNT`, or `NAME` alone.
fn counted(text: &str) -> Result<(&str, u64), String> {
    let Some((name, count)) = text.split_once('=') else {
        return Ok((text, USUAL_COUNT));
    };
    let count = count
        .parse()
        .ok()
        .filter(|count| (1..=MOST).contains(count));
    count
        .map(|count| (name, count))
        .ok_or_else(|| "easy=24, medium..hard=12, x-wing=6 …".to_owned())
}

fn new_section(text: &str) -> Result<NewSection, String> {
    let (name, count) = counted(text)?;
    let what = match levels(name) {
        Ok(levels) => SectionGoal::Levels(levels),
        Err(known) => match named(name) {
            Ok(kinds) => SectionGoal::Needs(kinds),
            Err(near) => return Err(format!("{known}, {near}")),
        },
    };
    Ok(NewSection { what, count })
}

fn worksheet(text: &str) -> Result<Worksheet, String> {
    let (name, count) = counted(text)?;
    named(name).map(|kinds| Worksheet { kinds, count })
}

fn named(name: &str) -> Result<NamedKinds, String> {
    let name = name.trim();
    kinds_named(name).map(|choice| NamedKinds {
        choice,
        name: name.to_owned(),
    })
}

fn per_page(text: &str) -> Result<PerPage, String> {
    text.parse()
        .ok()
        .and_then(PerPage::from_count)
        .ok_or_else(|| PerPage::ALL.map(|per| per.count().to_string()).join(", "))
}

fn paper(text: &str) -> Result<Paper, String> {
    match text.to_ascii_lowercase().as_str() {
        "a4" => Ok(Paper::A4),
        "letter" => Ok(Paper::Letter),
        _ => Err("a4, letter".to_owned()),
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
    fn sections_have_a_name_and_a_number() {
        let easy = new_section("easy=24").unwrap();
        assert_eq!(easy.what, SectionGoal::Levels(Level::Easy..=Level::Easy));
        assert_eq!(easy.count, 24);
        let range = new_section("medium..hard").unwrap();
        assert_eq!(range.what, SectionGoal::Levels(Level::Medium..=Level::Hard));
        assert_eq!(range.count, USUAL_COUNT);
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
    fn signatures_are_whole_sheets() {
        assert_eq!(signature("16"), Ok(Signature::Pages(16)));
        for wrong in ["0", "6", "x", ""] {
            assert!(signature(wrong).is_err(), "{wrong}");
        }
    }
}
