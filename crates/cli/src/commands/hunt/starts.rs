//! The starting puzzles of a hunt, which are either read from files or generated.

use novena_core::{Puzzle, canonical};
use novena_formats::Content;
use novena_generator::hunt::{KnownPuzzle, is_unique, starts};

use super::super::any_seed;
use super::HuntState;
use super::log::Event;
use super::visit::{End, rate_all};
use crate::exit::Exit;
use crate::input::Job;
use crate::records::problem_at;
use crate::report::{self, Weight};
use crate::texts::Texts;

impl HuntState<'_> {
    /// Adds the starting puzzles, and reports any errors in their files.
    pub(super) fn gather_starts(&mut self) -> Result<Exit, End> {
        let (puzzles, exit) = if !self.arguments.input.files.is_empty() {
            read(self.arguments, self.texts)
        } else if self.pool.is_empty() {
            let seed = self.arguments.seed.unwrap_or_else(|| {
                let seed = any_seed();
                let fillings = [("seed", seed.to_string().into())];
                report::advice(&self.texts.fill("generate-seed", &fillings));
                seed
            });
            (starts(self.goal, seed), Exit::Success)
        } else {
            (Vec::new(), Exit::Success)
        };
        let forms = puzzles.iter().map(|puzzle| canonical(puzzle).form);
        let pool = &mut self.pool;
        let new: Vec<Puzzle> = forms.filter(|form| pool.meet(*form)).collect();
        let threads = self.arguments.parallel.threads();
        let known = if self.goal.needs_rating() {
            rate_all(&new, threads, self.texts, "hunt-rating-starts")?
        } else {
            let unrated = |puzzle| KnownPuzzle {
                puzzle,
                rating: None,
            };
            new.into_iter().map(unrated).collect()
        };
        for known in known {
            self.pool.add(known);
            self.log
                .write(Event::Start, &known, false)
                .map_err(End::LogFailed)?;
        }
        Ok(exit)
    }
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
