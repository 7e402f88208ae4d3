//! The sections of a book: by level, by file, or made.

use std::collections::BTreeMap;
use std::path::Path;

use novena_draw::book::{BookPuzzle, Section};
use novena_generator::{Wish, WishRefusal, WishRequest};
use novena_techniques::Level;

use super::item::{Item, Scribe, capital, rated};
use super::make::{Search, SectionPuzzle};
use super::read::FilePuzzles;
use crate::arguments::{Book, NamedKinds, NewSection, SectionGoal, Worksheet};
use crate::commands::generate;
use crate::exit::Exit;
use crate::progress::Progress;
use crate::report;

/// A section a level, the easiest first; puzzles of a level stay in order.
pub(super) fn by_level(files: &[FilePuzzles], scribe: &Scribe<'_>) -> Vec<Section> {
    let mut levels: BTreeMap<Level, Vec<BookPuzzle>> = BTreeMap::new();
    for item in files.iter().flat_map(|file| &file.items) {
        let level = levels.entry(item.level()).or_default();
        level.push(scribe.puzzle(item));
    }
    let section = |(level, entries)| Section {
        name: capital(&scribe.teller.level(level)),
        entries,
    };
    levels.into_iter().map(section).collect()
}

/// A section a file, in the order they were named.
pub(super) fn by_file(files: &[FilePuzzles], scribe: &Scribe<'_>) -> Vec<Section> {
    let section = |FilePuzzles { file, items }: &FilePuzzles| {
        let standard = scribe.texts.get("input-standard");
        let stem = Path::new(file.as_ref()).file_stem().unwrap_or_default();
        let name = if **file == *standard {
            scribe.texts.get("book-puzzles")
        } else {
            stem.to_string_lossy().into_owned()
        };
        Section {
            name,
            entries: items.iter().map(|item| scribe.puzzle(item)).collect(),
        }
    };
    files.iter().map(section).collect()
}

/// All sections that are made, each from a seed of its own that follows from the book's.
pub(super) fn make(
    arguments: &Book,
    seed: u64,
    scribe: &Scribe<'_>,
) -> Result<(Vec<Section>, Exit), Exit> {
    let texts = scribe.texts;
    let refuse = |refusal: WishRefusal| {
        report::problem(texts, &scribe.teller.reason(&refusal));
        Exit::Bad
    };
    let name = |kinds: &NamedKinds| match kinds.choice.kinds() {
        [kind] => scribe.teller.name(*kind),
        _ => kinds.name.clone(),
    };
    let mut wishes = Vec::new();
    for NewSection { what, count } in &arguments.section {
        let wish = wish(what, arguments).map_err(refuse)?;
        let title = match what {
            SectionGoal::Levels(levels) if levels.start() == levels.end() => {
                capital(&scribe.teller.level(*levels.start()))
            }
            SectionGoal::Levels(levels) => {
                let ends = [levels.start(), levels.end()];
                capital(&ends.map(|level| scribe.teller.level(*level)).join("–"))
            }
            SectionGoal::Needs(kinds) => name(kinds),
        };
        wishes.push((wish, None, *count, title));
    }
    for Worksheet { kinds, count } in &arguments.worksheet {
        let fillings = [("technique", name(kinds).into())];
        let title = texts.fill("book-worksheet", &fillings);
        let wish = wish(&SectionGoal::Needs(kinds.clone()), arguments).map_err(refuse)?;
        let practised = wish.needs.first().cloned();
        wishes.push((wish, practised, *count, title));
    }
    let whole: u64 = wishes.iter().map(|(_, _, count, _)| count).sum();
    let mut progress = Progress::new(Some(whole), texts);
    let (mut sections, mut exit, mut before) = (Vec::new(), Exit::Success, 0);
    for (place, (wish, practice, count, name)) in (0..).zip(wishes) {
        let search = Search {
            wish: &wish,
            practice,
            count,
            seed: seed.wrapping_add(place),
            threads: arguments.parallel.threads(),
        };
        let haul = search.run(&mut progress, before, texts);
        let found = haul.puzzles.len() as u64;
        before += count;
        if found < count {
            let fillings = [
                ("found", found.into()),
                ("wanted", count.into()),
                ("tried", haul.tried.into()),
                ("made", haul.made.into()),
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
        let entries = haul.puzzles.iter().map(|item| entry(item, scribe));
        sections.push(Section {
            name,
            entries: entries.collect(),
        });
    }
    progress.finish();
    Ok((sections, exit))
}

fn wish(what: &SectionGoal, arguments: &Book) -> Result<Wish, WishRefusal> {
    let (level, practice) = match what {
        SectionGoal::Levels(levels) => (Some(levels.clone()), None),
        SectionGoal::Needs(kinds) => (None, Some(kinds.choice.clone())),
    };
    let request = WishRequest {
        level,
        practice,
        symmetry: arguments.symmetry,
        ..WishRequest::default()
    };
    request.wish()
}

/// What is printed of a puzzle that was made.
fn entry(item: &SectionPuzzle, scribe: &Scribe<'_>) -> BookPuzzle {
    if let Some(practice) = &item.practice {
        return scribe.practice(practice);
    }
    let (puzzle, solution) = (item.found.made.puzzle, item.found.made.solution);
    let judged = item.found.judgement.rating;
    let wanted = || scribe.shows_rating.then(|| rated(&puzzle)).flatten();
    scribe.puzzle(&Item {
        puzzle,
        solution,
        rating: judged.or_else(wanted),
    })
}
