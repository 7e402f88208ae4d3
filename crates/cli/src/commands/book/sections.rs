//! The sections of a book, which are formed by level, by file, or from generated puzzles.

use std::collections::BTreeMap;
use std::path::Path;

use novena_core::PatternSymmetry;
use novena_draw::book::{BookPuzzle, Section};
use novena_generator::{Wish, WishRefusal, WishRequest};
use novena_techniques::Level;

use super::item::{Item, ItemWriter, capital, rated};
use super::make::{Search, SectionPuzzle};
use super::read::FilePuzzles;
use crate::arguments::{Book, NamedKinds, NewSection, SectionGoal, Worksheet};
use crate::commands::generate;
use crate::exit::Exit;
use crate::input::InputName;
use crate::progress::Progress;
use crate::report;

/// The default pattern of givens, as in newspapers and magazines.
const USUAL_SYMMETRY: PatternSymmetry = PatternSymmetry::Rotational180;

/// Creates a section for each level, starting with the easiest. The order of puzzles with the same
/// level is preserved.
pub(super) fn by_level(files: &[FilePuzzles], writer: &ItemWriter<'_>) -> Vec<Section> {
    let mut levels: BTreeMap<Level, Vec<BookPuzzle>> = BTreeMap::new();
    for item in files.iter().flat_map(|file| &file.items) {
        let level = levels.entry(item.level()).or_default();
        level.push(writer.puzzle(item));
    }
    let section = |(level, entries)| Section {
        name: capital(&writer.wording.level(level)),
        entries,
    };
    levels.into_iter().map(section).collect()
}

/// Creates a section for each file, in the order in which the files were specified.
pub(super) fn by_file(files: &[FilePuzzles], writer: &ItemWriter<'_>) -> Vec<Section> {
    let section = |FilePuzzles { file, items }: &FilePuzzles| {
        let name = if matches!(file, InputName::Standard) {
            writer.texts.get("book-puzzles")
        } else {
            let file = file.shown(writer.texts);
            let stem = Path::new(file.as_ref()).file_stem().unwrap_or_default();
            stem.to_string_lossy().into_owned()
        };
        Section {
            name,
            entries: items.iter().map(|item| writer.puzzle(item)).collect(),
        }
    };
    files.iter().map(section).collect()
}

/// The kind of content in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Puzzles to be solved.
    Puzzles,
    /// Positions in which the reader looks for a technique.
    Positions,
}

/// The goal of a section.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) content: Content,
    pub(super) what: SectionGoal,
}

/// A request for a number of new puzzles or positions.
#[derive(Clone, Debug)]
pub(super) struct Order {
    pub(super) goal: Goal,
    pub(super) count: u64,
}

impl Order {
    /// Returns the command-line argument that requests this section.
    pub(super) fn argument(&self) -> String {
        let name = match self.goal.content {
            Content::Puzzles => "section",
            Content::Positions => "worksheet",
        };
        format!("--{name} {}={}", self.goal.what, self.count)
    }

    /// Returns the title of the section.
    pub(super) fn title(&self, writer: &ItemWriter<'_>) -> String {
        let title = self.goal.name(writer);
        match self.goal.content {
            Content::Puzzles => title,
            Content::Positions => {
                let fillings = [("technique", title.into())];
                writer.texts.fill("book-worksheet", &fillings)
            }
        }
    }
}

impl Goal {
    /// Returns the name of the level, the levels or the technique.
    pub(super) fn name(&self, writer: &ItemWriter<'_>) -> String {
        let technique = |kinds: &NamedKinds| match kinds.choice.kinds() {
            [kind] => writer.wording.name(*kind),
            _ => kinds.name.clone(),
        };
        match &self.what {
            SectionGoal::Levels(levels) if levels.start() == levels.end() => {
                capital(&writer.wording.level(*levels.start()))
            }
            SectionGoal::Levels(levels) => {
                let ends = [levels.start(), levels.end()];
                capital(&ends.map(|level| writer.wording.level(*level)).join("–"))
            }
            SectionGoal::Needs(kinds) => technique(kinds),
        }
    }
}

/// Returns the orders for the sections to generate, followed by the orders for the worksheets. If
/// no number was specified for an order, it gets the number given by `puzzles` or `positions`.
pub(super) fn orders(arguments: &Book, puzzles: u64, positions: u64) -> Vec<Order> {
    let section = |section: &NewSection| Order {
        goal: Goal {
            content: Content::Puzzles,
            what: section.what.clone(),
        },
        count: section.count.unwrap_or(puzzles),
    };
    let worksheet = |worksheet: &Worksheet| Order {
        goal: Goal {
            content: Content::Positions,
            what: SectionGoal::Needs(worksheet.kinds.clone()),
        },
        count: worksheet.count.unwrap_or(positions),
    };
    let sections = arguments.section.iter().map(section);
    let worksheets = arguments.worksheet.iter().map(worksheet);
    sections.chain(worksheets).collect()
}

/// The name of a section, and its entries with their difficulties.
pub(super) struct FilledSection {
    pub(super) name: String,
    pub(super) entries: Vec<(u32, BookPuzzle)>,
}

impl FilledSection {
    /// Converts this to a section of a book, with the entries in the order in which they were
    /// generated.
    pub(super) fn section(self) -> Section {
        let entries = self.entries.into_iter().map(|(_, entry)| entry);
        Section {
            name: self.name,
            entries: entries.collect(),
        }
    }
}

/// Generates all sections. Each section has its own seed, which is derived from the book's seed.
pub(super) fn make(
    arguments: &Book,
    orders: &[Order],
    seed: u64,
    writer: &ItemWriter<'_>,
) -> Result<(Vec<FilledSection>, Exit), Exit> {
    let texts = writer.texts;
    let mut wishes = Vec::new();
    for order in orders {
        let wish = wish(&order.goal, arguments.symmetry).map_err(|refusal| {
            report::problem(texts, &writer.wording.reason(&refusal));
            Exit::Bad
        })?;
        wishes.push((order, wish));
    }
    let whole: u64 = orders.iter().map(|order| order.count).sum();
    let mut progress = Progress::new(Some(whole), texts);
    let (mut sections, mut exit, mut before) = (Vec::new(), Exit::Success, 0);
    for (place, (order, wish)) in (0..).zip(wishes) {
        let (name, count) = (order.title(writer), order.count);
        let is_practice = order.goal.content == Content::Positions;
        let search = Search {
            wish: &wish,
            practice: is_practice.then(|| wish.needs.first().cloned()).flatten(),
            hardest: wish.hardest.clone(),
            count,
            seed: seed.wrapping_add(place),
            threads: arguments.parallel.threads(),
        };
        let result = search.run(&mut progress, before, texts);
        let found = result.puzzles.len() as u64;
        before += count;
        if found < count {
            let fillings = [
                ("found", found.into()),
                ("wanted", count.into()),
                ("tried", result.tried.into()),
                ("made", result.made.into()),
                ("effort", search.effort().into()),
            ];
            let sentence = texts.fill("book-exhausted", &fillings);
            progress.suspend(|| {
                report::problem(texts, &format!("{name}: {sentence}"));
                for sentence in generate::rare(&wish, texts) {
                    report::advice(&sentence);
                }
            });
            exit = Exit::Negative;
        }
        let entries = result.puzzles.iter().map(|item| entry(item, writer));
        sections.push(FilledSection {
            name,
            entries: entries.collect(),
        });
    }
    progress.finish();
    Ok((sections, exit))
}

/// Returns the kind of puzzle that a section needs. Puzzles are symmetric unless another pattern
/// was requested. Puzzles for a technique need that technique and nothing harder.
fn wish(goal: &Goal, symmetry: Option<PatternSymmetry>) -> Result<Wish, WishRefusal> {
    let mut request = WishRequest {
        symmetry,
        ..WishRequest::default()
    };
    match (&goal.what, goal.content) {
        (SectionGoal::Levels(levels), _) => request.level = Some(levels.clone()),
        (SectionGoal::Needs(kinds), Content::Positions) => {
            request.practice = Some(kinds.choice.clone());
        }
        (SectionGoal::Needs(kinds), Content::Puzzles) => {
            request.needs = vec![kinds.choice.clone()];
            request.hardest = Some(kinds.choice.clone());
        }
    }
    // Positions partway through a puzzle need not be symmetric, because their entries hide the
    // pattern of the givens.
    if goal.content == Content::Puzzles {
        request.symmetry.get_or_insert(USUAL_SYMMETRY);
    }
    request.wish()
}

/// Returns the printed form of a generated puzzle or position, and its difficulty. All positions
/// for a technique count as equally difficult.
fn entry(item: &SectionPuzzle, writer: &ItemWriter<'_>) -> (u32, BookPuzzle) {
    if let Some(practice) = &item.practice {
        return (0, writer.practice(practice));
    }
    let (puzzle, solution) = (item.found.made.puzzle, item.found.made.solution);
    let item = Item {
        puzzle,
        solution,
        rating: item.found.judgement.rating.or_else(|| rated(&puzzle)),
    };
    // The sort key for difficulty. A puzzle that is too hard for our scale counts as harder than
    // all others. If puzzles have the same rating, the one that takes more rounds counts as harder.
    let difficulty = item.rating.map_or(u32::MAX, |rating| {
        u32::from(rating.tenths) << 16 | u32::from(rating.rounds)
    });
    (difficulty, writer.puzzle(&item))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_puzzles_are_symmetric_by_default() {
        let goal = |content| Goal {
            content,
            what: SectionGoal::Levels(Level::Easy..=Level::Easy),
        };
        let shape = |content, requested| wish(&goal(content), requested).unwrap().shape.symmetry;
        assert_eq!(
            shape(Content::Puzzles, None),
            PatternSymmetry::Rotational180
        );
        for requested in PatternSymmetry::ALL {
            assert_eq!(shape(Content::Puzzles, Some(requested)), requested);
        }
        assert_eq!(shape(Content::Positions, None), PatternSymmetry::None);
    }
}
