//! Books: everything is there once, inside the margins, and in order.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use novena_core::{Cell, DigitSet};
use novena_draw::book::{Book, BookAnswer, BookLayout, BookPuzzle, Paper, PerPage, Section, Side};
use novena_draw::{
    Anchor, Drawing, Ink, Item, Outline, Segment, Text, Theme, Transform, svg, width,
};
use novena_generator::{NewPuzzle, PuzzleShape, bunch};

/// Printers leave a quarter of an inch white.
const WHITE: f32 = 18.0;

/// A book with sections of these lengths.
fn book(lengths: &[usize], note: &str) -> Book {
    let made: Vec<NewPuzzle> = bunch(&PuzzleShape::default(), 1, 0).puzzles;
    let mut made = made.into_iter();
    let entry = |made: NewPuzzle| BookPuzzle {
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
        answers: "Answers".to_owned(),
        colophon: vec!["Made for tests.".to_owned()],
        sections: lengths.iter().enumerate().map(section).collect(),
    }
}

/// Every way to lay out a book.
fn layouts() -> Vec<BookLayout> {
    let mut layouts = Vec::new();
    for paper in [Paper::A4, Paper::Letter] {
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

/// A board as it is drawn: its digits, those of givens apart, and its corners on the page.
struct PrintedBoard {
    givens: String,
    digits: String,
    corners: [(f32, f32); 2],
}

/// All boards of a drawing; the emblem of the title page has too few digits to be one.
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
        // A number stands before its board.
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
        // The givens of the puzzle, and those among the digits of the answer.
        assert_eq!(boards.len(), 2, "{number}");
        assert_eq!(boards[0], boards[1], "{number}");
    }
}

#[test]
fn boards_are_apart() {
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

/// All points that a drawing reaches.
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
    let mut book = book(&[2], "");
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
fn with_many_sections_the_contents_are_cut_short() {
    let book = book(&[1; 80], "");
    for layout in layouts().into_iter().step_by(5) {
        for side in book.plan(layout).sides() {
            check_inside(&side.drawing, &layout);
        }
    }
}

#[test]
fn sections_begin_on_the_right_if_asked() {
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
fn a_book_without_puzzles_is_a_title() {
    assert_eq!(
        Book::default().plan(BookLayout::default()).sides().count(),
        1
    );
    assert!(Book::default().is_empty());
}

/// Positions with their candidates, answered in words.
fn worksheet(words: &str, count: usize) -> Book {
    let mut book = book(&[count], "");
    for entry in &mut book.sections[0].entries {
        let grid = entry.givens.grid().unwrap();
        let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
        for cell in Cell::all().filter(|&cell| entry.givens.given(cell).is_none()) {
            candidates[cell.index()] = grid[cell];
        }
        entry.candidates = Some(Box::new(candidates));
        entry.answer = BookAnswer::Words(words.to_owned());
    }
    book
}

#[test]
fn answers_in_words_are_whole_and_in_order() {
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

/// Compares with a file under `testdata/draw`, or writes it when `NOVENA_UPDATE` is set.
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
fn pages_look_as_they_did() {
    let layout = BookLayout::default();
    let plain = book(&[3], "Medium 3.4 · Hidden Pair");
    let sides: Vec<Side> = plain.plan(layout).sides().collect();
    check_golden("book-title.svg", &sides[0].drawing);
    check_golden("book-puzzles.svg", &sides[1].drawing);
    check_golden("book-answers.svg", &sides[2].drawing);
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
}
