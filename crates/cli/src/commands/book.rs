//! Puzzles on paper, with their answers at the back.

mod item;
mod make;
mod read;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use novena_draw::book::{Book as Pages, Entry, Layout, PerPage, Plan, SHEET, Section};
use novena_draw::{Theme, missing, pdf};
use novena_generator::{Shape, Wish};
use novena_techniques::Level;
use novena_texts::{Naming, Teller};

use super::{any_seed, generate};
use crate::arguments::{Book, MadeSection, Signature, Wanted, Worksheet};
use crate::exit::Exit;
use crate::output::Output;
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;
use item::{Item, Scribe, capital, rated};
use make::Search;
use read::FromFile;

/// More sheets than this cannot be folded together.
const MOST_FOLDED: usize = 20;

/// Makes a book of what is read and what is made, and writes it.
pub(crate) fn run(arguments: &Book, texts: &Texts) -> Exit {
    let layout = match layout(arguments, texts) {
        Ok(layout) => layout,
        Err(exit) => return exit,
    };
    let target = arguments.output.as_path();
    // Nobody should learn after a minute that it cannot be written.
    let out = match Output::open(Some(target)) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, Some(target), &error),
    };
    let (book, exit) = match gather(arguments, texts) {
        Ok(gathered) => gathered,
        Err(exit) => {
            out.abandon();
            return exit;
        }
    };
    warn_of_letters(&book, texts);
    let plan = book.plan(layout);
    match write(&plan, &book, out, texts) {
        Ok(()) => {
            tell(&plan, &book, &layout, target, texts);
            exit
        }
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => exit,
        Err(error) => report::cannot_write(texts, Some(target), &error),
    }
}

fn layout(arguments: &Book, texts: &Texts) -> Result<Layout, Exit> {
    let usual = if arguments.large {
        PerPage::One
    } else {
        PerPage::Four
    };
    let per_page = arguments.per_page.unwrap_or(usual);
    if arguments.large && per_page > PerPage::Two {
        report::problem(texts, &texts.get("book-large"));
        return Err(Exit::Bad);
    }
    Ok(Layout {
        paper: arguments.paper,
        per_page,
        is_large: arguments.large,
        is_booklet: arguments.booklet.is_some(),
        signature: match arguments.booklet {
            Some(Signature::Pages(pages)) => Some(pages),
            Some(Signature::All) | None => None,
        },
        is_duplex: arguments.duplex,
        turns_answers: arguments.rotate_answers,
    })
}

/// Everything that is in the book.
fn gather(arguments: &Book, texts: &Texts) -> Result<(Pages, Exit), Exit> {
    let scribe = Scribe {
        teller: Teller::new(texts.language(), Naming::Short),
        texts,
        shows_rating: arguments.rating,
    };
    let is_made = !arguments.section.is_empty() || !arguments.worksheet.is_empty();
    let mut exit = Exit::Success;
    let mut sections = Vec::new();
    if !arguments.input.files.is_empty() || !is_made {
        let wants_ratings = arguments.rating || !arguments.in_order;
        let threads = arguments.parallel.threads();
        let (files, read) = read::read(&arguments.input, wants_ratings, threads, texts);
        exit = exit.max(read);
        sections.extend(if arguments.in_order {
            by_file(&files, &scribe)
        } else {
            by_level(&files, &scribe)
        });
    }
    let mut seed = None;
    if is_made {
        let chosen = arguments.seed.unwrap_or_else(any_seed);
        seed = Some(chosen);
        let (made, found) = make_all(arguments, chosen, &scribe)?;
        exit = exit.max(found);
        sections.extend(made);
    }
    sections.retain(|section: &Section| !section.entries.is_empty());
    if sections.is_empty() {
        report::problem(texts, &texts.get("book-empty"));
        return Err(exit.max(Exit::Bad));
    }
    let mut book = Pages {
        title: arguments.title.clone().unwrap_or_default(),
        author: arguments.author.clone().unwrap_or_default(),
        answers: texts.get("book-answers"),
        colophon: colophon(arguments, seed, texts),
        sections,
        ..Pages::default()
    };
    if book.title.trim().is_empty() {
        book.title = texts.get("book-title");
    }
    book.subtitle = texts.fill("progress-puzzles", &[("count", book.len().into())]);
    Ok((book, exit))
}

/// A section a level, the easiest first; puzzles of a level stay in order.
fn by_level(files: &[FromFile], scribe: &Scribe<'_>) -> Vec<Section> {
    let mut levels: BTreeMap<Level, Vec<Entry>> = BTreeMap::new();
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
fn by_file(files: &[FromFile], scribe: &Scribe<'_>) -> Vec<Section> {
    let section = |FromFile { file, items }: &FromFile| {
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
fn make_all(
    arguments: &Book,
    seed: u64,
    scribe: &Scribe<'_>,
) -> Result<(Vec<Section>, Exit), Exit> {
    let texts = scribe.texts;
    let mut wishes = Vec::new();
    for MadeSection { what, count } in &arguments.section {
        let wish = wish(what, arguments);
        let name = match what {
            Wanted::Levels(levels) if levels.start() == levels.end() => {
                capital(&scribe.teller.level(*levels.start()))
            }
            Wanted::Levels(levels) => {
                let ends = [levels.start(), levels.end()];
                capital(&ends.map(|level| scribe.teller.level(*level)).join("–"))
            }
            Wanted::Needs(kind) => scribe.teller.name(*kind),
        };
        wishes.push((wish, None, *count, name));
    }
    for &Worksheet { kind, count } in &arguments.worksheet {
        let fillings = [("technique", scribe.teller.name(kind).into())];
        let name = texts.fill("book-worksheet", &fillings);
        let wish = wish(&Wanted::Needs(kind), arguments);
        wishes.push((wish, Some(kind), count, name));
    }
    for (wish, ..) in &wishes {
        if let Err(refusal) = wish.check() {
            report::problem(texts, &generate::refusal(&refusal, texts));
            return Err(Exit::Bad);
        }
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
        let found = haul.sought.len() as u64;
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
        let entries = haul.sought.into_iter().map(|sought| match sought.practice {
            Some(practice) => scribe.practice(&practice),
            None => {
                let (made, judged) = (sought.found.made, sought.found.judgement.rating);
                scribe.puzzle(&Item {
                    puzzle: made.puzzle,
                    solution: made.solution,
                    rating: judged.or_else(|| {
                        let wanted = scribe.shows_rating;
                        wanted.then(|| rated(&made.puzzle)).flatten()
                    }),
                })
            }
        });
        sections.push(Section {
            name,
            entries: entries.collect(),
        });
    }
    progress.finish();
    Ok((sections, exit))
}

fn wish(what: &Wanted, arguments: &Book) -> Wish {
    let mut wish = match what {
        Wanted::Levels(levels) if levels.start() == levels.end() => Wish::of_level(*levels.start()),
        Wanted::Levels(levels) => Wish {
            level: Some(levels.clone()),
            ..Wish::default()
        },
        Wanted::Needs(kind) => Wish::needing(*kind),
    };
    if let Some(symmetry) = arguments.symmetry {
        // With a symmetry, that every single given be needed is too much to ask for.
        wish.shape = Shape {
            symmetry,
            minimal: false,
            sparse: wish.shape.minimal,
            ..wish.shape
        };
    }
    wish
}

/// How it was made, and how to make it again.
fn colophon(arguments: &Book, seed: Option<u64>, texts: &Texts) -> Vec<String> {
    let version = env!("CARGO_PKG_VERSION");
    let Some(seed) = seed else {
        return vec![texts.fill("book-made", &[("version", version.into())])];
    };
    // As text, for languages that would part the thousands.
    let fillings = [
        ("version", version.into()),
        ("seed", seed.to_string().into()),
    ];
    let mut words = vec!["novena book".to_owned()];
    for section in &arguments.section {
        words.push(format!("--section {section}"));
    }
    for worksheet in &arguments.worksheet {
        words.push(format!("--worksheet {worksheet}"));
    }
    if let Some(symmetry) = arguments.symmetry {
        words.push(format!("--symmetry {}", symmetry.id()));
    }
    words.push(format!("--seed {seed}"));
    let command = words.join(" ");
    vec![
        texts.fill("book-made-seed", &fillings),
        texts.fill("book-again", &[("command", command.into())]),
    ]
}

/// Says which letters the font does not have.
fn warn_of_letters(book: &Pages, texts: &Texts) {
    let names = book.sections.iter().map(|section| section.name.as_str());
    let words = names.chain([book.title.as_str(), book.author.as_str()]);
    let letters: std::collections::BTreeSet<char> = words.flat_map(missing).collect();
    if !letters.is_empty() {
        let letters: Vec<String> = letters.into_iter().map(String::from).collect();
        report::warning(
            texts,
            "book-letters",
            &[("letters", letters.join(" ").into())],
        );
    }
}

/// Draws page after page into a document, and writes it once it is whole.
fn write(plan: &Plan<'_>, book: &Pages, mut out: Output, texts: &Texts) -> io::Result<()> {
    let mut progress = Progress::new(Some(plan.len() as u64), texts);
    let written = document(plan, book, &mut progress, texts)
        .map_err(io::Error::other)
        .and_then(|bytes| out.write_all(&bytes));
    progress.finish();
    match written {
        Ok(()) => out.finish(),
        Err(error) => {
            out.abandon();
            Err(error)
        }
    }
}

fn document(
    plan: &Plan<'_>,
    book: &Pages,
    progress: &mut Progress,
    texts: &Texts,
) -> Result<Vec<u8>, pdf::PdfError> {
    let mut pages = pdf::Pages::new(Theme::Print);
    for (number, side) in (1..).zip(plan.sides()) {
        for name in side.bookmarks {
            pages.bookmark(name);
        }
        pages.add(&side.drawing)?;
        progress.found(number, |_| {
            texts.fill("book-progress", &[("count", number.into())])
        });
    }
    pages.finish(pdf::About {
        title: book.title.clone(),
        author: book.author.clone(),
        language: texts.language().tag().to_owned(),
    })
}

/// What is written, and how it is printed.
fn tell(plan: &Plan<'_>, book: &Pages, layout: &Layout, target: &Path, texts: &Texts) {
    let fillings = [
        ("file", target.display().to_string().into()),
        ("puzzles", book.len().into()),
        ("pages", plan.pages().into()),
    ];
    report::advice(&texts.fill("book-written", &fillings));
    let sheets = plan.pages().div_ceil(SHEET);
    if layout.is_booklet {
        report::advice(&texts.fill("book-fold", &[("sheets", sheets.into())]));
        if layout.signature.is_none() && sheets > MOST_FOLDED {
            report::warning(texts, "book-thick", &[("sheets", sheets.into())]);
        }
    } else if layout.is_duplex {
        report::advice(&texts.get("book-both-sides"));
    }
}
