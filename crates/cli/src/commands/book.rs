//! Puzzles on paper, with their answers at the back.

mod item;
mod make;
mod read;
mod sections;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

use novena_draw::book::{Book as Pages, BookLayout, BookPlan, PerPage, SHEET, Section};
use novena_draw::{Theme, missing, pdf};
use novena_texts::{Naming, Teller};

use super::any_seed;
use crate::arguments::{Book, Signature};
use crate::exit::Exit;
use crate::output::Output;
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;
use item::Scribe;

/// More sheets than this cannot be folded together.
const MOST_FOLDED: usize = 20;

/// Makes a book of what is read and what is made, and writes it.
pub(crate) fn run(arguments: &Book, texts: &Texts) -> Exit {
    let layout = match layout(arguments, texts) {
        Ok(layout) => layout,
        Err(exit) => return exit,
    };
    let target = arguments.output.as_path();
    // Fail at once, not after a minute, if it cannot be written.
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

fn layout(arguments: &Book, texts: &Texts) -> Result<BookLayout, Exit> {
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
    Ok(BookLayout {
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
            sections::by_file(&files, &scribe)
        } else {
            sections::by_level(&files, &scribe)
        });
    }
    let mut seed = None;
    if is_made {
        let chosen = arguments.seed.unwrap_or_else(any_seed);
        seed = Some(chosen);
        let (made, found) = sections::make(arguments, chosen, &scribe)?;
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
    let letters: BTreeSet<char> = words.flat_map(missing).collect();
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
fn write(plan: &BookPlan<'_>, book: &Pages, mut out: Output, texts: &Texts) -> io::Result<()> {
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
    plan: &BookPlan<'_>,
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
    pages.finish(pdf::PdfInfo {
        title: book.title.clone(),
        author: book.author.clone(),
        language: texts.language().tag().to_owned(),
    })
}

/// What is written, and how it is printed.
fn tell(plan: &BookPlan<'_>, book: &Pages, layout: &BookLayout, target: &Path, texts: &Texts) {
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
