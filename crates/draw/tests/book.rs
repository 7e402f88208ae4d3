//! Tests that everything in a book appears once, inside the margins, and in order.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use novena_core::{Cell, DigitSet};
use novena_draw::book::{
    Book, BookAnswer, BookExercise, BookLayout, BookLesson, BookPuzzle, ClassWords, DayLabel,
    Figure, LessonAnswer, LevelMark, LineMark, Paper, Passage, PerPage, Picture, Section, Side,
    Span, TextLine,
};
use novena_draw::{
    Anchor, Drawing, Ink, Item, Outline, Segment, Text, Theme, Transform, svg, width,
};
use novena_generator::{NewPuzzle, PuzzleShape, bunch};
use novena_techniques::Level;

/// The margin that printers leave blank: a quarter of an inch.
const WHITE: f32 = 18.0;

/// A book with sections of these lengths.
fn book(lengths: &[usize], note: &str) -> Book {
    let made: Vec<NewPuzzle> = bunch(&PuzzleShape::default(), 1, 0).puzzles;
    let mut made = made.into_iter();
    let mark = || LevelMark {
        level: Level::Hard,
        name: "Hard".to_owned(),
    };
    let entry = |made: NewPuzzle| BookPuzzle {
        level: Some(mark()),
        note: note.to_owned(),
        ..BookPuzzle::new(made.puzzle, BookAnswer::Solution(made.solution))
    };
    let section = |(number, &length): (usize, &usize)| Section {
        name: format!("Section {number}"),
        entries: made.by_ref().take(length).map(entry).collect(),
    };
    Book {
        title: "A book of puzzles".to_owned(),
        author: "Nobody".to_owned(),
        subtitle: "for tests".to_owned(),
        contents: "Contents".to_owned(),
        answers: "Answers".to_owned(),
        colophon: vec!["Made for tests.".to_owned()],
        sections: lengths.iter().enumerate().map(section).collect(),
        ..Book::default()
    }
}

/// The same book with a puzzle on its cover.
fn covered(book: Book) -> Book {
    let cover = book
        .sections
        .first()
        .map(|section| section.entries[0].givens);
    Book { cover, ..book }
}

/// Class sheets, each with this many puzzles.
fn class(sheets: usize, puzzles: usize) -> Book {
    let words = ClassWords {
        sheet: "Sheet".to_owned(),
        sheets: "Sheets".to_owned(),
        name: "Name".to_owned(),
        date: "Date".to_owned(),
        foot: "Seed 7".to_owned(),
    };
    Book {
        class: Some(words),
        ..book(&vec![puzzles; sheets], "")
    }
}

/// All book layouts.
fn layouts() -> Vec<BookLayout> {
    let mut layouts = Vec::new();
    for paper in [Paper::A4, Paper::Letter, Paper::Square] {
        for per_page in PerPage::ALL {
            for choices in 0..16_u8 {
                let is = |bit: u8| choices & (1 << bit) != 0;
                layouts.push(BookLayout {
                    paper,
                    per_page,
                    is_large: is(0),
                    is_booklet: is(1),
                    signature: (is(1) && is(2)).then_some(8),
                    is_duplex: is(2),
                    turns_answers: is(3),
                });
            }
        }
    }
    layouts
}

/// A board as drawn: its digits, its givens separately, and its corners on the page.
struct PrintedBoard {
    givens: String,
    digits: String,
    corners: [(f32, f32); 2],
}

/// Collects all boards in a drawing. The emblem on the title page has too few digits to count as a
/// board.
fn boards(items: &[Item], place: Transform, found: &mut Vec<PrintedBoard>) {
    for item in items {
        let Item::Group(inner, items) = item else {
            continue;
        };
        let place = place.then_inside(*inner);
        let texts = items.iter().filter_map(|item| match item {
            Item::Text(text) if matches!(text.ink, Ink::Given | Ink::Entry) => Some(text),
            _ => None,
        });
        let texts: Vec<&Text> = texts.collect();
        if texts.len() <= 9 {
            boards(items, place, found);
            continue;
        }
        let frame = items.iter().find_map(frame_of).unwrap();
        let givens = texts.iter().filter(|text| text.ink == Ink::Given);
        found.push(PrintedBoard {
            givens: givens.map(|text| text.words.as_str()).collect(),
            digits: texts.iter().map(|text| text.words.as_str()).collect(),
            corners: [place.apply(0.0, 0.0), place.apply(frame, frame)],
        });
    }
}

/// The side of the frame of a board.
fn frame_of(item: &Item) -> Option<f32> {
    match item {
        Item::Shape(shape) if shape.stroke.is_some_and(|stroke| stroke.ink == Ink::Frame) => {
            match shape.outline {
                Outline::Rect { width, .. } => Some(width),
                _ => None,
            }
        }
        _ => None,
    }
}

fn all_boards(side: &Side) -> Vec<PrintedBoard> {
    let mut found = Vec::new();
    boards(&side.drawing.items, Transform::IDENTITY, &mut found);
    found
}

#[test]
fn every_puzzle_and_its_answer_is_printed_once() {
    let book = book(&[7, 1, 23], "");
    let mut expected: Vec<String> = Vec::new();
    for entry in book.sections.iter().flat_map(|section| &section.entries) {
        let digits = Cell::all().filter_map(|cell| entry.givens.given(cell));
        expected.push(digits.map(|digit| digit.to_string()).collect());
        let BookAnswer::Solution(solution) = &entry.answer else {
            panic!("all answers are solutions");
        };
        expected.push(solution.to_string());
    }
    expected.sort();
    for layout in layouts() {
        let plan = book.plan(layout);
        let sides: Vec<Side> = plan.sides().collect();
        assert_eq!(sides.len(), plan.len(), "{layout:?}");
        let printed = sides.iter().flat_map(all_boards);
        let mut printed: Vec<String> = printed.map(|board| board.digits).collect();
        printed.sort();
        assert_eq!(printed, expected, "{layout:?}");
    }
}

#[test]
fn answers_have_the_numbers_of_their_puzzles() {
    let mut numbered: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for side in book(&[7, 5], "").plan(BookLayout::default()).sides() {
        // A number precedes its board.
        let labels = side.drawing.items.windows(2).filter_map(|pair| match pair {
            [Item::Text(text), Item::Group(..)] => Some(text.words.clone()),
            _ => None,
        });
        for (label, board) in labels.zip(all_boards(&side)) {
            numbered.entry(label).or_default().push(board.givens);
        }
    }
    assert_eq!(numbered.len(), 12);
    for (number, boards) in numbered {
        // A puzzle and its answer have the same givens.
        assert_eq!(boards.len(), 2, "{number}");
        assert_eq!(boards[0], boards[1], "{number}");
    }
}

#[test]
fn boards_do_not_overlap() {
    let book = book(&[10, 3], "Hard 4.6 · X-Wing");
    for layout in layouts() {
        for side in book.plan(layout).sides() {
            let frame = |board: &PrintedBoard| {
                let [a, b] = board.corners;
                [(a.0.min(b.0), a.1.min(b.1)), (a.0.max(b.0), a.1.max(b.1))]
            };
            let frames: Vec<_> = all_boards(&side).iter().map(frame).collect();
            for (place, a) in frames.iter().enumerate() {
                for b in &frames[..place] {
                    let beside = a[0].0 > b[1].0 || b[0].0 > a[1].0;
                    let above = a[0].1 > b[1].1 || b[0].1 > a[1].1;
                    assert!(beside || above, "{layout:?} {a:?} {b:?}");
                }
            }
        }
    }
}

/// Calls `check` with points on the edge of every item in a drawing.
fn reach(items: &[Item], place: Transform, check: &mut impl FnMut(f32, f32, &str)) {
    for item in items {
        let (points, what) = match item {
            Item::Group(inner, items) => {
                reach(items, place.then_inside(*inner), check);
                continue;
            }
            Item::Text(text) => (corners(text), text.words.as_str()),
            Item::Shape(shape) => (points(&shape.outline), "shape"),
        };
        for (x, y) in points {
            let (x, y) = place.apply(x, y);
            check(x, y, what);
        }
    }
}

fn corners(text: &Text) -> Vec<(f32, f32)> {
    let wide = width(&text.words, text.size, text.weight);
    let left = match text.anchor {
        Anchor::Start => text.x,
        Anchor::Middle => text.x - wide / 2.0,
        Anchor::End => text.x - wide,
    };
    vec![(left, text.y - text.size * 0.75), (left + wide, text.y)]
}

fn points(outline: &Outline) -> Vec<(f32, f32)> {
    match outline {
        &Outline::Rect {
            x,
            y,
            width,
            height,
            ..
        } => vec![(x, y), (x + width, y + height)],
        &Outline::Circle { x, y, radius } => {
            vec![(x - radius, y - radius), (x + radius, y + radius)]
        }
        Outline::Path(segments) => {
            let ends = segments.iter().filter_map(|segment| match *segment {
                Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, to) => Some(to),
                Segment::Close => None,
            });
            ends.collect()
        }
    }
}

#[track_caller]
fn check_inside(drawing: &Drawing, layout: &BookLayout) {
    reach(&drawing.items, Transform::IDENTITY, &mut |x, y, what| {
        let inside = |at: f32, whole: f32| (WHITE..=whole - WHITE).contains(&at);
        assert!(
            inside(x, drawing.width) && inside(y, drawing.height),
            "{what:?} at {x}, {y} of {} by {}: {layout:?}",
            drawing.width,
            drawing.height
        );
        if layout.is_booklet {
            let from_fold = (x - drawing.width / 2.0).abs();
            assert!(from_fold > WHITE, "{what:?} in the fold at {x}");
        }
    });
}

#[test]
fn nothing_is_printed_outside_the_margins() {
    let note = "Unfair 7.2 · Almost Locked Set Chain with a name that does not end soon";
    let book = book(&[10, 3], note);
    let book = covered(book);
    for layout in layouts() {
        for side in book.plan(layout).sides() {
            check_inside(&side.drawing, &layout);
        }
    }
}

#[test]
fn any_title_fits() {
    let endless = "Wörter".repeat(500);
    let many = "many words ".repeat(300);
    let odd = [
        "",
        " ",
        "数独の本",
        "👩‍👩‍👧‍👦 🎲",
        "شدوك",
        "a\nb\tc\u{0}d",
        "e\u{301}\u{302}\u{303}",
        endless.as_str(),
        many.as_str(),
    ];
    let mut book = covered(book(&[2], ""));
    for title in odd {
        book.title = title.to_owned();
        book.author = title.to_owned();
        book.sections[0].name = title.to_owned();
        for layout in layouts().into_iter().step_by(7) {
            for side in book.plan(layout).sides() {
                check_inside(&side.drawing, &layout);
            }
        }
    }
}

#[test]
fn contents_longer_than_a_page_are_complete_and_correct() {
    let book = covered(book(&[1; 80], ""));
    for layout in layouts().into_iter().step_by(3) {
        let plan = book.plan(layout);
        let sides: Vec<Side> = plan.sides().collect();
        for side in &sides {
            check_inside(&side.drawing, &layout);
        }
        let all: Vec<&str> = sides.iter().flat_map(words).collect();
        for section in 0..80 {
            let name = format!("Section {section}");
            // The name appears once in the contents and once above the page.
            assert_eq!(
                all.iter().filter(|it| **it == name).count(),
                2,
                "{layout:?}"
            );
        }
        if !layout.is_booklet {
            let page = plan.beginnings()[79];
            assert!(
                words(&sides[page - 1]).contains(&"Section 79"),
                "{layout:?}"
            );
        }
    }
}

#[test]
fn pages_are_labelled_by_number_and_sheets_by_name() {
    let labels = |book: &Book, layout| -> Vec<String> {
        let plan = book.plan(layout);
        plan.sides().map(|side| side.label).collect()
    };
    let plain = covered(book(&[5], ""));
    let layout = BookLayout::default();
    assert_eq!(labels(&plain, layout), ["1", "2", "3", "4", "5"]);
    let folded = BookLayout {
        is_booklet: true,
        ..layout
    };
    assert_eq!(labels(&plain, folded), ["1", "2", "3", "4 | 5"]);
    assert_eq!(
        labels(&class(2, 5), layout),
        [
            "1",
            "Sheet 1 / 1",
            "Sheet 1 / 2",
            "Sheet 2 / 1",
            "Sheet 2 / 2",
            "6"
        ]
    );
    assert_eq!(
        labels(&class(2, 1), layout),
        ["1", "Sheet 1", "Sheet 2", "4"]
    );
}

/// A calendar that covers this many days.
fn calendar(days: usize) -> Book {
    let mut book = covered(book(&[days], "Alcyone"));
    for (number, entry) in (1..).zip(&mut book.sections[0].entries) {
        entry.day = Some(DayLabel {
            day: format!("{number}"),
            weekday: "Wednesday".to_owned(),
            month: "September 2027".to_owned(),
            short: format!("{number} September"),
        });
    }
    book
}

#[test]
fn every_day_of_a_calendar_has_its_date_above_the_puzzle_and_its_answer() {
    let book = calendar(7);
    // In large print, test at most two puzzles per page, because long words would be cut.
    let legible = |layout: &BookLayout| !layout.is_large || layout.per_page <= PerPage::Two;
    for layout in layouts().into_iter().filter(legible) {
        let sides: Vec<Side> = book.plan(layout).sides().collect();
        let all: Vec<&str> = sides.iter().flat_map(words).collect();
        let count = |text: &str| all.iter().filter(|words| **words == text).count();
        assert_eq!(count("Wednesday"), 7, "{layout:?}");
        for number in 1..=7 {
            assert_eq!(count(&format!("{number} September")), 1, "{layout:?}");
        }
        for side in &sides {
            check_inside(&side.drawing, &layout);
        }
    }
}

#[test]
fn the_cover_counts_the_puzzles_of_each_level() {
    let mut book = covered(book(&[3, 4, 2], ""));
    // A section on one technique may contain puzzles of more than one level.
    for (place, entry) in book.sections[1].entries.iter_mut().enumerate() {
        let level = [Level::Medium, Level::Hard][place % 2];
        let name = level.to_string();
        entry.level = Some(LevelMark { level, name });
    }
    let plan = book.plan(BookLayout::default());
    let cover = plan.sides().next().unwrap();
    let printed = words(&cover);
    for counted in [["medium", "2"], ["Hard", "7"]] {
        assert!(
            printed.windows(2).any(|words| words == counted),
            "{printed:?}"
        );
    }
}

#[test]
fn how_to_play_follows_the_contents() {
    let levels = Level::ALL.map(|level| {
        let name = level.to_string();
        (
            LevelMark { level, name },
            "What it needs, in words. ".repeat(3),
        )
    });
    let guide = vec![
        Passage::Heading("How to play".to_owned()),
        Passage::Paragraph(vec![Span::plain("Every digit once. ".repeat(40))]),
        Passage::Levels(levels.to_vec()),
    ];
    let book = Book {
        guide,
        ..covered(book(&[3], ""))
    };
    for layout in layouts() {
        let sides: Vec<Side> = book.plan(layout).sides().collect();
        let all: Vec<&str> = sides.iter().flat_map(words).collect();
        for expected in ["Contents", "How to play", "extreme"] {
            assert_eq!(
                all.iter().filter(|it| **it == expected).count(),
                1,
                "{layout:?}"
            );
        }
        for side in &sides {
            check_inside(&side.drawing, &layout);
        }
    }
}

#[test]
fn rows_of_puzzles_are_evenly_spaced() {
    let book = book(&[4], "");
    let body = (48.0 + 28.0, 841.89 - 48.0 - 22.0);
    let sides: Vec<Side> = book.plan(BookLayout::default()).sides().collect();
    let boards = all_boards(&sides[1]);
    let (first, second) = (boards[0].corners, boards[2].corners);
    // The number is above a board, and the level is below it.
    let above = |top: f32| top - 20.0;
    let below = |bottom: f32| bottom + 9.5 * 1.65;
    let gaps = [
        above(first[0].1) - body.0,
        above(second[0].1) - below(first[1].1),
        body.1 - below(second[1].1),
    ];
    for gap in gaps {
        assert!((gap - gaps[0]).abs() < 0.1 && gap > 20.0, "{gaps:?}");
    }
}

#[test]
fn sections_of_a_duplex_book_begin_on_right_hand_pages() {
    let book = book(&[1, 10, 19], "");
    for per_page in PerPage::ALL {
        let layout = BookLayout {
            per_page,
            is_duplex: true,
            ..BookLayout::default()
        };
        let begun: Vec<(usize, String)> = (1..)
            .zip(book.plan(layout).sides())
            .flat_map(|(page, side)| side.bookmarks.into_iter().map(move |name| (page, name)))
            .collect();
        let names: Vec<&str> = begun.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["Section 0", "Section 1", "Section 2", "Answers"]);
        assert!(begun.iter().all(|(page, _)| page % 2 == 1), "{begun:?}");
    }
}

#[test]
fn a_book_without_puzzles_is_an_empty_page_of_contents() {
    assert_eq!(
        Book::default().plan(BookLayout::default()).sides().count(),
        1
    );
    assert!(Book::default().is_empty());
}

/// A textual answer, with a picture.
fn explained(givens: novena_core::Puzzle, words: &str) -> BookAnswer {
    BookAnswer::Explained(Box::new(LessonAnswer {
        label: "1".to_owned(),
        picture: Picture::new(givens),
        text: vec![Passage::Paragraph(vec![Span::plain(words)])],
        solution: None,
    }))
}

/// Positions with their candidates, with textual answers.
fn worksheet(words: &str, count: usize) -> Book {
    let mut book = book(&[count], "");
    for entry in &mut book.sections[0].entries {
        let grid = entry.givens.grid().unwrap();
        let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
        for cell in Cell::all().filter(|&cell| entry.givens.given(cell).is_none()) {
            candidates[cell.index()] = grid[cell];
        }
        entry.candidates = Some(Box::new(candidates));
        entry.answer = explained(entry.givens, words);
    }
    book
}

#[test]
fn long_answers_in_words_are_complete() {
    let long = "Begin: in box 1 the digits 2 and 3 have a place in r1c1 and r2c1 alone. ";
    let book = worksheet(&(long.to_owned() + &"And so on, and so on. ".repeat(9)), 30);
    for layout in layouts() {
        let sides: Vec<Side> = book.plan(layout).sides().collect();
        let begun = |side: &Side| {
            let texts = side.drawing.texts();
            texts
                .filter(|text| text.words.starts_with("Begin:"))
                .count()
        };
        assert_eq!(sides.iter().map(begun).sum::<usize>(), 30, "{layout:?}");
        for side in &sides {
            check_inside(&side.drawing, &layout);
        }
    }
}

/// The text on one side of a sheet, in painting order.
fn words(side: &Side) -> Vec<&str> {
    let texts = side.drawing.texts();
    texts.map(|text| text.words.as_str()).collect()
}

#[test]
fn every_sheet_of_a_class_has_its_number_and_a_line_for_the_name() {
    let book = class(3, 5);
    for layout in layouts().into_iter().filter(|layout| !layout.is_booklet) {
        let sides: Vec<Side> = book.plan(layout).sides().collect();
        for number in 1..=3 {
            let title = format!("Sheet {number} · Section {}", number - 1);
            let pages = sides
                .iter()
                .filter(|side| words(side).contains(&title.as_str()));
            let mut count = 0;
            for side in pages {
                count += 1;
                for expected in ["Name", "Date", "Seed 7"] {
                    assert!(words(side).contains(&expected), "{expected} {layout:?}");
                }
            }
            assert_eq!(
                count,
                5_usize.div_ceil(layout.per_page.count()),
                "{layout:?}"
            );
        }
        let begun: Vec<String> = sides.into_iter().flat_map(|side| side.bookmarks).collect();
        assert_eq!(begun, ["Sheet 1", "Sheet 2", "Sheet 3", "Answers"]);
    }
}

#[test]
fn the_answers_of_a_sheet_are_together_and_numbered_as_on_it() {
    let book = class(3, 2);
    let plan = book.plan(BookLayout::default());
    let sides: Vec<Side> = plan.sides().collect();
    assert_eq!(plan.beginnings(), [2, 3, 4, 5]);
    assert_eq!(sides.len(), 5);
    let contents = words(&sides[0]);
    assert!(contents.contains(&"Sheets 1–3"), "{contents:?}");
    let digits = |words: &str| words.len() == 1;
    let answers: Vec<&str> = words(&sides[4]);
    let answers: Vec<&str> = answers.into_iter().filter(|words| !digits(words)).collect();
    let heads = ["Answers · Sheets 1–3", "A book of puzzles"];
    assert_eq!(
        answers,
        [&heads[..], &["Sheet 1", "Sheet 2", "Sheet 3"]].concat()
    );
    for number in 0..3 {
        let sheet = all_boards(&sides[number + 1]);
        let answers = all_boards(&sides[4]);
        for (puzzle, answer) in sheet.iter().zip(&answers[number * 2..]) {
            assert_eq!(puzzle.givens, answer.givens, "{number}");
        }
    }
}

#[test]
fn every_sheet_and_its_answers_are_inside_the_margins() {
    let mut mixed = class(12, 3);
    for sheet in &mut mixed.sections {
        let givens = sheet.entries[1].givens;
        sheet.entries[1].answer = explained(givens, &"So 5 goes from r1c1. ".repeat(12));
    }
    for book in [class(30, 1), class(9, 2), class(4, 11), mixed] {
        for layout in layouts() {
            let plan = book.plan(layout);
            let mut boards = 0;
            for side in plan.sides() {
                check_inside(&side.drawing, &layout);
                boards += all_boards(&side).len();
            }
            // Every puzzle has a board, and so does every answer, because explained answers have a
            // picture.
            assert_eq!(boards, book.len() * 2, "{layout:?}");
        }
    }
}

/// A workbook with this many lessons, whose arguments have this many lines.
fn workbook(lessons: usize, lines: usize) -> Book {
    let made: Vec<NewPuzzle> = bunch(&PuzzleShape::default(), 1, 0).puzzles;
    let picture = |number: usize| {
        let givens = made[number].puzzle;
        let grid = givens.grid().unwrap();
        let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
        for cell in grid.open_cells() {
            candidates[cell.index()] = grid[cell];
        }
        Picture {
            candidates: Some(Box::new(candidates)),
            has_labels: true,
            ..Picture::new(givens)
        }
    };
    let line = |number: usize| TextLine {
        mark: match number {
            0 => LineMark::None,
            last if last + 1 == lines => LineMark::So,
            number => LineMark::Number(number.to_string()),
        },
        depth: number % 2,
        words: vec![
            Span::plain(format!("Line {number}: then ")),
            Span::strong("r1c1"),
            Span::plain(" is 5, because no other place is left in the row."),
        ],
    };
    let argument = || Passage::Lines((0..lines).map(line).collect());
    let figure = |number: usize| {
        Passage::Figure(Box::new(Figure {
            picture: picture(number),
            text: vec![
                Passage::Heading(format!("Example {number}")),
                Passage::Paragraph(vec![Span::plain("Look at both rows.")]),
                argument(),
            ],
        }))
    };
    let answer = |number: usize| LessonAnswer {
        label: number.to_string(),
        picture: Picture {
            has_labels: false,
            ..picture(number)
        },
        text: vec![argument()],
        solution: (number == 9).then_some(made[number].solution),
    };
    let lesson = |number: usize| BookLesson {
        kicker: format!("Lesson {number} · Hard"),
        name: format!("{number}  A lesson"),
        title: "A lesson".to_owned(),
        summary: "What it is about.".to_owned(),
        text: (0..4).map(figure).collect(),
        exercises_heading: "Exercises".to_owned(),
        task: "Strike what goes.".to_owned(),
        exercises: (0..9)
            .map(|number| BookExercise {
                picture: picture(number),
                task: String::new(),
            })
            .collect(),
        after: vec![figure(9)],
        answers: (1..=9).map(answer).collect(),
    };
    Book {
        title: "A workbook".to_owned(),
        answers: "Answers".to_owned(),
        lessons: (1..=lessons).map(lesson).collect(),
        ..Book::default()
    }
}

#[test]
fn lessons_are_complete_and_inside_the_margins() {
    for lines in [1, 4, 40] {
        let book = workbook(2, lines);
        for layout in layouts() {
            let sides: Vec<Side> = book.plan(layout).sides().collect();
            let all: Vec<&str> = sides.iter().flat_map(words).collect();
            let count = |text: &str| all.iter().filter(|words| words.trim() == text).count();
            for number in [0, 1, 2, 3, 9] {
                assert_eq!(count(&format!("Example {number}")), 2, "{layout:?}");
            }
            assert_eq!(count("Exercises"), 2, "{layout:?}");
            // Each lesson has five figures, nine exercises and nine answers.
            let boards: usize = sides.iter().map(|side| all_boards(side).len()).sum();
            assert_eq!(boards, 2 * (5 + 9 + 9), "{layout:?}");
            let begun: Vec<&String> = sides.iter().flat_map(|side| &side.bookmarks).collect();
            if !layout.is_booklet {
                assert_eq!(begun, ["1  A lesson", "2  A lesson", "Answers"]);
            }
            for side in &sides {
                check_inside(&side.drawing, &layout);
            }
        }
    }
}

#[test]
fn a_picture_and_its_heading_are_on_the_same_page() {
    let book = workbook(1, 4);
    for layout in layouts().into_iter().filter(|layout| !layout.is_booklet) {
        for side in book.plan(layout).sides() {
            let headings = words(&side).into_iter();
            let headings = headings.filter(|words| words.starts_with("Example"));
            // A page has at least as many boards as headings.
            assert!(headings.count() <= all_boards(&side).len(), "{layout:?}");
        }
    }
}

/// Compares the picture with a file under `testdata/draw`, or writes that file if `NOVENA_UPDATE`
/// is set.
#[track_caller]
fn check_golden(name: &str, drawing: &Drawing) {
    let text = svg::render(drawing, Theme::Print);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/draw");
    let path = PathBuf::from(folder).join(name);
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        text == expected,
        "{name} looks otherwise (NOVENA_UPDATE=1 accepts it)"
    );
}

#[test]
fn pages_match_their_goldens() {
    let layout = BookLayout::default();
    let plain = covered(book(&[3], "3.4 · Hidden Pair"));
    let sides: Vec<Side> = plain.plan(layout).sides().collect();
    check_golden("book-cover.svg", &sides[0].drawing);
    check_golden("book-contents.svg", &sides[1].drawing);
    check_golden("book-puzzles.svg", &sides[2].drawing);
    check_golden("book-answers.svg", &sides[3].drawing);
    let square = BookLayout {
        paper: Paper::Square,
        per_page: PerPage::Two,
        ..layout
    };
    let sides: Vec<Side> = plain.plan(square).sides().collect();
    check_golden("book-square.svg", &sides[2].drawing);
    let days = calendar(3);
    let sides: Vec<Side> = days.plan(layout).sides().collect();
    check_golden("book-calendar.svg", &sides[2].drawing);
    let folded = BookLayout {
        is_booklet: true,
        turns_answers: true,
        paper: Paper::Letter,
        ..layout
    };
    let sides: Vec<Side> = plain.plan(folded).sides().collect();
    check_golden("book-booklet.svg", &sides[1].drawing);
    let sheet = worksheet("Remove 1 from r1c1.", 1);
    let sides: Vec<Side> = sheet.plan(layout).sides().collect();
    check_golden("book-worksheet.svg", &sides[1].drawing);
    check_golden("book-worksheet-answers.svg", &sides[2].drawing);
    let class = class(5, 4);
    let sides: Vec<Side> = class.plan(layout).sides().collect();
    check_golden("book-sheet.svg", &sides[2].drawing);
    check_golden("book-sheet-answers.svg", &sides[6].drawing);
    let workbook = workbook(1, 4);
    let sides: Vec<Side> = workbook.plan(layout).sides().collect();
    check_golden("book-lesson.svg", &sides[1].drawing);
    let answers = sides.iter().position(|side| side.bookmarks == ["Answers"]);
    check_golden("book-lesson-answers.svg", &sides[answers.unwrap()].drawing);
}
