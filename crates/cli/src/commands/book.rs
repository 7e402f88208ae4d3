//! Makes printable books of puzzles, with the answers at the back.

mod calendar;
mod class;
mod course;
mod fonts;
mod guide;
mod item;
mod make;
mod read;
mod repeats;
mod sections;
mod worksheet;

use std::io::{self, Write};

use novena_core::Puzzle;
use novena_draw::book::{Book as Pages, BookLayout, BookPlan, Paper, PerPage, SHEET, Section};
use novena_draw::{Theme, pdf};
use novena_texts::{Naming, Wording};

use super::any_seed;
use crate::arguments::{Book, Signature, USUAL_COUNT};
use crate::exit::Exit;
use crate::output::Output;
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;
use course::Author;
use item::ItemWriter;
use sections::{Content, FilledSection, Order};

/// The maximum number of sheets that can be folded together.
const MOST_FOLDED: usize = 20;

/// Reads and generates puzzles, makes a book from them and writes it.
pub(crate) fn run(arguments: &Book, texts: &Texts) -> Exit {
    let layout = match layout(arguments, texts) {
        Ok(layout) => layout,
        Err(exit) => return exit,
    };
    if let Err(exit) = check(arguments, texts) {
        return exit;
    }
    let target = arguments.output.as_path();
    // Open the output first, so that a file that cannot be written is reported at once and not
    // after a minute of work.
    let out = match Output::open(Some(target)) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, Some(target), &error),
    };
    let (book, exit) = match gather(arguments, &layout, texts) {
        Ok(gathered) => gathered,
        Err(exit) => {
            out.abandon();
            return exit;
        }
    };
    let plan = book.plan(layout);
    match write(&plan, &book, out, texts) {
        Ok(()) => {
            report_written(&plan, &book, arguments, &layout, texts);
            exit
        }
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => exit,
        Err(error) => report::cannot_write(texts, Some(target), &error),
    }
}

/// Rejects arguments that conflict.
fn check(arguments: &Book, texts: &Texts) -> Result<(), Exit> {
    if arguments.course.is_some() {
        return course::check(arguments, texts);
    }
    if arguments.class.is_some() {
        return class::check(arguments, texts);
    }
    if arguments.calendar.is_some() {
        return calendar::check(arguments, texts);
    }
    Ok(())
}

fn layout(arguments: &Book, texts: &Texts) -> Result<BookLayout, Exit> {
    let is_square = arguments.paper == Paper::Square;
    let usual = match (arguments.course, arguments.calendar) {
        _ if arguments.large => PerPage::One,
        (Some(_), _) => PerPage::Six,
        (None, None) if !is_square => PerPage::Four,
        _ => PerPage::Two,
    };
    let per_page = arguments.per_page.unwrap_or(usual);
    let refused = if arguments.large && per_page > PerPage::Two {
        Some("book-large")
    } else if is_square && arguments.booklet.is_some() {
        Some("book-square-booklet")
    } else {
        None
    };
    if let Some(refused) = refused {
        report::problem(texts, &texts.get(refused));
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

/// Returns the contents of the book.
fn gather(arguments: &Book, layout: &BookLayout, texts: &Texts) -> Result<(Pages, Exit), Exit> {
    let (mut book, exit) = match arguments.course {
        Some(range) => course::gather(arguments, range, texts)?,
        None => puzzles(arguments, layout, texts)?,
    };
    let names = book.sections.iter().map(|section| section.name.as_str());
    let words: Vec<&str> = names.chain([&*book.title, &*book.author]).collect();
    let fonts = fonts::gather(arguments, &words, texts)?;
    book.fonts = fonts;
    Ok((book, exit))
}

/// Returns a book of puzzles and worksheets.
fn puzzles(arguments: &Book, layout: &BookLayout, texts: &Texts) -> Result<(Pages, Exit), Exit> {
    let writer = ItemWriter {
        wording: Wording::new(texts.language(), Naming::Short),
        author: Author::new(texts),
        texts,
        shows_rating: arguments.rating,
    };
    let orders = match (arguments.class, arguments.calendar) {
        (Some(_), _) => class::orders(arguments, layout),
        (None, Some(range)) => calendar::orders(arguments, range),
        (None, None) => sections::orders(arguments, USUAL_COUNT, USUAL_COUNT),
    };
    let mut exit = Exit::Success;
    let mut book = Pages {
        title: title(arguments, texts),
        author: arguments.author.clone().unwrap_or_default(),
        contents: texts.get("book-contents"),
        answers: texts.get("book-answers"),
        ..Pages::default()
    };
    let threads = arguments.parallel.threads();
    if !arguments.input.files.is_empty() || orders.is_empty() {
        let (files, read) = read::read(&arguments.input, threads, texts);
        exit = exit.max(read);
        book.sections = if arguments.in_order {
            sections::by_file(&files, &writer)
        } else {
            sections::by_level(&files, &writer)
        };
    }
    let mut seed = None;
    if !orders.is_empty() {
        let chosen = arguments.seed.unwrap_or_else(any_seed);
        seed = Some(chosen);
        let all = match arguments.class {
            Some(sheets) => class::multiplied(&orders, sheets, texts)?,
            None => orders.clone(),
        };
        let (made, found) = sections::make(arguments, &all, chosen, &writer)?;
        exit = exit.max(found);
        fill(&mut book, made, &orders, arguments, chosen, &writer);
    }
    book.sections
        .retain(|section: &Section| !section.entries.is_empty());
    if book.sections.is_empty() && book.lessons.iter().all(|it| it.exercises.is_empty()) {
        report::problem(texts, &texts.get("book-empty"));
        return Err(exit.max(Exit::Bad));
    }
    warn_of_repeats(&book, threads, texts);
    book.colophon = colophon(arguments, &orders, seed, texts);
    book.subtitle = subtitle(arguments, &book, texts);
    let has_puzzles = !book.sections.is_empty() && book.class.is_none();
    if has_puzzles {
        cover(&mut book, texts);
        if !arguments.no_rules {
            book.guide = guide::guide(&writer);
        }
    }
    Ok((book, exit))
}

/// Distributes the generated puzzles among sections, worksheets, sheets or days.
fn fill(
    book: &mut Pages,
    made: Vec<FilledSection>,
    orders: &[Order],
    arguments: &Book,
    seed: u64,
    writer: &ItemWriter<'_>,
) {
    let is_worksheet = |order: &Order| order.goal.content == Content::Positions;
    if let Some(sheets) = arguments.class {
        book.class = Some(class::words(seed, writer.texts));
        let taught = orders.iter().filter(|order| is_worksheet(order));
        book.lessons = taught
            .map(|order| worksheet::explanation(order, writer))
            .collect();
        book.sections = class::sheets(made, orders, sheets);
    } else if let Some(range) = arguments.calendar {
        book.sections = calendar::sections(made, orders, arguments, range, writer.texts);
    } else {
        for (section, order) in made.into_iter().zip(orders) {
            if !is_worksheet(order) {
                book.sections.push(section.section());
            } else if !section.entries.is_empty() {
                book.lessons
                    .push(worksheet::worksheet(order, section, writer));
            }
        }
    }
}

/// Returns the given title or, by default, a description of the book.
fn title(arguments: &Book, texts: &Texts) -> String {
    let given = arguments.title.clone().unwrap_or_default();
    if !given.trim().is_empty() {
        return given;
    }
    texts.get(match arguments.calendar {
        Some(_) => "book-calendar-title",
        None => "book-title",
    })
}

fn subtitle(arguments: &Book, book: &Pages, texts: &Texts) -> String {
    if let Some(range) = arguments.calendar {
        return calendar::subtitle(range, texts);
    }
    let puzzles = book.len();
    if arguments.class.is_some() {
        let sheets = book.sections.len();
        let fillings = [
            ("sheets", sheets.into()),
            ("puzzles", (puzzles / sheets.max(1)).into()),
        ];
        return texts.fill("book-class-subtitle", &fillings);
    }
    if puzzles == 0 {
        let count: usize = book.lessons.iter().map(|it| it.exercises.len()).sum();
        return texts.fill("book-exercises-made", &[("count", count.into())]);
    }
    texts.fill("progress-puzzles", &[("count", puzzles.into())])
}

/// Puts the first puzzle on the cover, and a note about it in the colophon.
fn cover(book: &mut Pages, texts: &Texts) {
    let Some(first) = book
        .sections
        .iter()
        .flat_map(|section| &section.entries)
        .next()
    else {
        return;
    };
    let name = match &first.day {
        Some(day) => texts.fill("book-cover-day", &[("day", day.short.clone().into())]),
        None => texts.fill("book-cover-puzzle", &[("number", 1.into())]),
    };
    book.cover = Some(first.givens);
    book.colophon.push(name);
}

/// Reports the puzzles that occur more than once in the book.
fn warn_of_repeats(book: &Pages, threads: usize, texts: &Texts) {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    for (sheet, section) in book.sections.iter().enumerate() {
        for (place, entry) in section.entries.iter().enumerate() {
            puzzles.push(entry.givens);
            names.push(match (&entry.day, &book.class) {
                (Some(day), _) => day.short.clone(),
                (None, Some(_)) => format!("{}.{}", sheet + 1, place + 1),
                (None, None) => puzzles.len().to_string(),
            });
        }
    }
    repeats::warn(&puzzles, &names, threads, texts);
}

/// States how the book was generated, and how to generate it again.
fn colophon(arguments: &Book, orders: &[Order], seed: Option<u64>, texts: &Texts) -> Vec<String> {
    let version = env!("CARGO_PKG_VERSION");
    let Some(seed) = seed else {
        return vec![texts.fill("book-made", &[("version", version.into())])];
    };
    // The number is passed as a string, because some languages would group its digits.
    let fillings = [
        ("version", version.into()),
        ("seed", seed.to_string().into()),
    ];
    let mut words = vec!["novena book".to_owned()];
    if let Some(sheets) = arguments.class {
        words.push(format!("--class {sheets}"));
    }
    if let Some(range) = arguments.calendar {
        words.push(format!("--calendar {range}"));
        let sections = arguments.section.iter();
        words.extend(sections.map(|section| format!("--section {}", section.what)));
    } else {
        words.extend(orders.iter().map(Order::argument));
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

/// Draws one page after another into a document, and writes the document when it is complete.
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
        pages.label(side.label);
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

/// Reports which file was written, and how to print it.
fn report_written(
    plan: &BookPlan<'_>,
    book: &Pages,
    arguments: &Book,
    layout: &BookLayout,
    texts: &Texts,
) {
    let (target, is_course) = (arguments.output.as_path(), arguments.course.is_some());
    let exercises: usize = book.lessons.iter().map(|it| it.exercises.len()).sum();
    let (file, pages) = (target.display().to_string(), plan.pages());
    let (key, what, count) = if !book.is_empty() {
        ("book-written", "puzzles", book.len())
    } else if is_course {
        ("book-course-written", "lessons", book.lessons.len())
    } else {
        ("book-worksheet-written", "exercises", exercises)
    };
    let fillings = [
        ("file", file.into()),
        (what, count.into()),
        ("pages", pages.into()),
    ];
    let written = texts.fill(key, &fillings);
    report::advice(&written);
    // The pages that explain techniques precede the sheets.
    let beginnings = plan.beginnings();
    if book.class.is_some()
        && let [first, .., answers] = beginnings[book.lessons.len()..]
    {
        let fillings = [
            ("sheets", book.sections.len().into()),
            ("first", first.into()),
            ("answers", answers.into()),
        ];
        report::advice(&texts.fill("book-class-pages", &fillings));
    }
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
