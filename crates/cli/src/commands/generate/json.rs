//! A generated puzzle in machine-readable form.

use novena_core::{Board, Puzzle, Solution};
use novena_generator::Practice;
use novena_techniques::Deduction;
use serde::Serialize;

use super::print::{Item, Origin};
use crate::json::{self, Tenths, Text};

/// Writes a single object on one line.
pub(super) fn write(item: &Item, origin: Origin, number: u64, out: &mut Vec<u8>) {
    json::write(&Object::new(item, origin, number), out);
    out.push(b'\n');
}

/// The fields that the `json` format uses for a record, followed by fields that state how the
/// puzzle was found.
#[derive(Serialize)]
struct Object<'a> {
    puzzle: Text<&'a Puzzle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<Text<Board>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<Vec<String>>,
    solution: Text<&'a Solution>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deductions: Option<Vec<Text<Deduction>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Tenths>,
    #[serde(skip_serializing_if = "Option::is_none")]
    se: Option<Tenths>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hodoku: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    number: u64,
}

impl<'a> Object<'a> {
    fn new(item: &'a Item, origin: Origin, number: u64) -> Self {
        let (made, judgement) = (&item.found.made, &item.found.judgement);
        let practice = item.practice.as_ref();
        let entries = practice.map(Practice::entries);
        Self {
            puzzle: Text(&made.puzzle),
            entries: entries.filter(|&board| board != Board::EMPTY).map(Text),
            marks: practice.map(|practice| {
                let marks = practice.marks();
                marks.iter().map(ToString::to_string).collect()
            }),
            solution: Text(&made.solution),
            technique: practice.map(|practice| practice.step.kind.id()),
            deductions: practice.map(|practice| {
                let deductions = practice.step.deductions.iter();
                deductions.copied().map(Text).collect()
            }),
            level: judgement.rating.map(|rating| rating.level().id()),
            rating: judgement.rating.map(|rating| Tenths(rating.tenths)),
            se: judgement.se.map(|se| Tenths(se.er)),
            hodoku: judgement.hodoku.as_ref().map(|rating| rating.score),
            seed: match origin {
                Origin::Seed(seed) => Some(seed),
                Origin::Date(_) | Origin::File => None,
            },
            date: match origin {
                Origin::Date(date) => Some(date.to_string()),
                Origin::Seed(_) | Origin::File => None,
            },
            name: match origin {
                Origin::Date(date) => Some(date.star()),
                Origin::Seed(_) | Origin::File => None,
            },
            number,
        }
    }
}
