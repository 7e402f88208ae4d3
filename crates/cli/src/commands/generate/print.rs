//! The output for generated puzzles, which does not depend on the language.

use std::io::Write;

use novena_core::DigitSet;
use novena_formats::library::Case;
use novena_formats::{Format, Record, RecordPart};
use novena_generator::{Date, Practice, Wish, WishMatch};
use novena_techniques::Deduction;

use super::json;
use crate::answer::decimal;
use crate::arguments::Generate;

/// Where the puzzles come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Seed(u64),
    Date(Date),
    /// The puzzles are neighbours of those in a file.
    File,
}

/// A puzzle to be written.
pub(super) struct Item {
    pub(super) found: WishMatch,
    pub(super) practice: Option<Practice>,
}

/// Writes puzzles in one format.
pub(super) struct Printer {
    format: Format,
    origin: Origin,
    se: bool,
    hodoku: bool,
    sorts: bool,
}

impl Printer {
    pub(super) fn new(arguments: &Generate, wish: &Wish, origin: Origin) -> Self {
        let usual = if arguments.practice.is_some() {
            Format::LIBRARY
        } else {
            Format::LINE
        };
        Self {
            format: arguments.to.unwrap_or(usual),
            origin,
            se: wish.se.is_some(),
            hodoku: wish.hodoku.is_some(),
            sorts: arguments.hardest_first,
        }
    }

    /// Returns whether the output needs our own rating even if it was not requested.
    pub(super) fn wants_rating(&self) -> bool {
        self.sorts || self.is(Format::CSV) || self.is(Format::JSON)
    }

    fn is(&self, format: Format) -> bool {
        self.format.id() == format.id()
    }

    /// Writes an item. The heading is written before the first item.
    pub(super) fn print(&self, item: &Item, number: u64, out: &mut Vec<u8>) {
        let is_first = number == 1;
        if self.is(Format::CSV) {
            if is_first {
                line(out, &self.columns().join(","));
            }
            line(out, &self.row(item, number).join(","));
        } else if self.is(Format::JSON) {
            json::write(item, self.origin, number, out);
        } else {
            if is_first {
                out.extend(self.format.head().bytes());
            } else if !self.format.is_line_based() {
                out.push(b'\n');
            }
            self.record(item, out);
        }
    }

    fn columns(&self) -> Vec<&'static str> {
        let mut columns = vec!["puzzle", "solution", "level", "rating"];
        columns.extend(self.se.then_some("se"));
        columns.extend(self.hodoku.then_some("hodoku"));
        columns.extend(self.known_by().into_iter().map(|(name, _)| name));
        columns.push("number");
        columns
    }

    fn row(&self, item: &Item, number: u64) -> Vec<String> {
        let (made, judgement) = (&item.found.made, &item.found.judgement);
        let rating = judgement.rating;
        let mut row = vec![made.puzzle.to_string(), made.solution.to_string()];
        row.push(rating.map_or_else(String::new, |rating| rating.level().to_string()));
        row.push(rating.map_or_else(String::new, |rating| decimal(rating.tenths)));
        if self.se {
            row.push(judgement.se.map_or_else(String::new, |se| decimal(se.er)));
        }
        if self.hodoku {
            let score = judgement.hodoku.as_ref().map(|rating| rating.score);
            row.push(score.map_or_else(String::new, |score| score.to_string()));
        }
        row.extend(self.known_by().into_iter().map(|(_, value)| value));
        row.push(number.to_string());
        row
    }

    /// Returns the seed, or the date and its name.
    fn known_by(&self) -> Vec<(&'static str, String)> {
        match self.origin {
            Origin::Seed(seed) => vec![("seed", seed.to_string())],
            Origin::Date(date) => {
                vec![("date", date.to_string()), ("name", date.star().to_owned())]
            }
            Origin::File => Vec::new(),
        }
    }

    fn record(&self, item: &Item, out: &mut Vec<u8>) {
        let is_plain = item.practice.is_none() && !matches!(self.origin, Origin::Date(_));
        if is_plain && self.is(Format::LINE) {
            let Ok(()) = self.format.write_board(item.found.made.puzzle.board(), out) else {
                unreachable!("writing to memory cannot fail");
            };
            return;
        }
        let mut record = Record::new(item.found.made.puzzle);
        if self.format.carries().contains(RecordPart::Solution) {
            record = record.with_solution(item.found.made.solution.board());
        }
        if let Origin::Date(date) = self.origin {
            record = record.with_title(date.star());
        }
        if let Some(practice) = &item.practice {
            record = record
                .with_entries(practice.entries())
                .with_marks(practice.marks());
            if self.is(Format::LIBRARY) {
                line(out, &case(practice, &record).to_string());
                return;
            }
        }
        let Ok(_) = self.format.write(&record, out) else {
            unreachable!("writing to memory cannot fail");
        };
    }
}

/// Returns a position and its step, as a line in a library of test positions.
fn case(practice: &Practice, record: &Record) -> Case {
    let step = &practice.step;
    let mut case = Case::from(record);
    let Some(code) = novena_proof::library::code(step) else {
        // The library format has no code for this technique, so only the position is written.
        return case;
    };
    code.clone_into(&mut case.code);
    let mut deductions = step.deductions.clone();
    deductions.sort_by_key(|deduction| {
        let candidate = deduction.candidate();
        (candidate.digit, candidate.cell)
    });
    for deduction in deductions {
        match deduction {
            Deduction::Place(candidate) => case.placements.push(candidate),
            Deduction::Eliminate(candidate) => case.eliminations.push(candidate),
        }
    }
    let candidates = case.placements.iter().chain(&case.eliminations);
    let deduced: DigitSet = candidates.map(|candidate| candidate.digit).collect();
    case.digits = if step.digits().is_empty() {
        deduced
    } else {
        step.digits()
    };
    case
}

fn line(out: &mut Vec<u8>, text: &str) {
    let Ok(()) = writeln!(out, "{text}") else {
        unreachable!("writing to memory cannot fail");
    };
}
