//! The starting puzzles of a hunt, which are read from files, generated, or left over from an
//! earlier run.

use std::collections::HashSet;

use novena_core::{Puzzle, canonical};
use novena_formats::Content;
use novena_generator::hunt::{KnownPuzzle, is_unique, starts};

use super::super::any_seed;
use super::HuntSetup;
use super::rating::rate_all;
use super::record::{End, HuntRecord};
use crate::exit::Exit;
use crate::input::Job;
use crate::records::problem_at;
use crate::report::{self, Weight};
use crate::texts::Texts;

/// Adds the starting puzzles, and reports any errors in their files. `unrated` contains the
/// starting puzzles that an earlier run did not rate. Each puzzle is recorded as soon as it is
/// rated.
pub(super) fn gather(
    setup: &HuntSetup<'_>,
    record: &mut HuntRecord,
    unrated: Vec<Puzzle>,
) -> Result<Exit, End> {
    let (puzzles, exit) = if !setup.arguments.input.files.is_empty() {
        read(setup.arguments, setup.texts)
    } else if record.pool.is_empty() && unrated.is_empty() {
        let seed = setup.arguments.seed.unwrap_or_else(|| {
            let seed = any_seed();
            let fillings = [("seed", seed.to_string().into())];
            report::advice(&setup.texts.fill("generate-seed", &fillings));
            seed
        });
        (starts(setup.goal, seed), Exit::Success)
    } else {
        (Vec::new(), Exit::Success)
    };
    let mut seen: HashSet<Puzzle> = unrated.iter().copied().collect();
    let forms = puzzles.iter().map(|puzzle| canonical(puzzle).form);
    let new: Vec<KnownPuzzle> = forms
        .filter(|form| !record.pool.knows(form) && seen.insert(*form))
        .map(KnownPuzzle::unrated)
        .collect();
    record.log_starts(&new)?;
    if setup.goal.needs_rating() {
        // An interrupted visit may already have rated a start.
        let new = new.iter().map(|known| known.puzzle);
        let forms = unrated.into_iter().chain(new);
        let unrated: Vec<_> = forms.map(|form| record.remembered(form)).collect();
        rate_all(setup, &unrated, "hunt-rating-starts", |known, _| {
            record.take_rated_start(known)
        })?;
    } else {
        for known in new {
            record.pool.add(known);
        }
    }
    Ok(exit)
}

/// Returns the puzzles from all files that have exactly one solution.
fn read(arguments: &crate::arguments::Hunt, texts: &Texts) -> (Vec<Puzzle>, Exit) {
    let (mut puzzles, mut exit) = (Vec::new(), Exit::Success);
    let mut say = |weight: Weight, worst: Exit, sentence: String| {
        report::all(texts, std::iter::once((weight, sentence)));
        exit = exit.max(worst);
    };
    for job in arguments.input.jobs(None, texts) {
        match job {
            Job::Note(note) => say(Weight::Warning, Exit::Success, note.describe(texts)),
            Job::Unreadable(unreadable) => {
                say(Weight::Problem, Exit::Bad, unreadable.describe(texts));
            }
            Job::Chunk { file, chunk } => {
                let file = file.shown(texts);
                for entry in chunk.entries() {
                    match entry.content {
                        Content::Record(record) if is_unique(&record.givens) => {
                            puzzles.push(record.givens);
                        }
                        Content::Record(_) => {
                            let sentence = texts.get("hunt-not-unique");
                            let place = report::at(&file, entry.line, &sentence);
                            say(Weight::Warning, Exit::Negative, place);
                        }
                        Content::Neutral(_) => {}
                        Content::Error(error) => {
                            let place = problem_at(&file, entry.line, &error, texts);
                            say(Weight::Problem, Exit::Bad, place);
                        }
                    }
                }
            }
        }
    }
    (puzzles, exit)
}
