//! The pages of a book and their contents.

use std::ops::Range;

use super::answers::{self, AnswerPage};
use super::flow::Column;
use super::puzzles::PuzzlePage;
use super::{
    Book, BookAnswer, BookLayout, BookPuzzle, LessonAnswer, PerPage, class, cover, fold, front,
    lesson,
};
use crate::{Drawing, Item, Transform};

/// The maximum number of worksheets on a page. With more, candidates would be illegible. The second
/// constant is for booklets.
const MOST_WORKSHEETS: PerPage = PerPage::Four;
const MOST_IN_BOOKLET: PerPage = PerPage::Two;

/// The pages of a book.
#[derive(Clone, Debug)]
pub struct BookPlan<'a> {
    pub(super) book: &'a Book,
    pub(super) layout: BookLayout,
    leaves: Vec<Leaf>,
    /// The pages after the cover.
    front: Vec<Column>,
}

/// The content of a page.
#[derive(Clone, Debug)]
enum Leaf {
    Cover,
    /// A contents page or a page of rules, given by its index among such pages.
    Front(usize),
    /// A blank page.
    Blank,
    /// Puzzles in a section, by their positions within it. `number` is the number of the first one.
    Puzzles {
        section: usize,
        places: Range<usize>,
        number: usize,
    },
    /// A part of a lesson.
    Lesson(lesson::LessonPage),
    /// Answers shown as boards, by the indices of their puzzles, counted from 0.
    Boards(Range<usize>),
    /// Answers in columns, which are either explained answers or the answers to sheets.
    Answers(AnswerPage),
}

/// One side of a sheet.
#[derive(Clone, Debug)]
pub struct Side {
    /// The names of the sections that begin on the page.
    pub bookmarks: Vec<String>,
    /// The label that viewers show for the page: its puzzle numbers, or its class sheet.
    pub label: String,
    /// The drawing.
    pub drawing: Drawing,
}

impl<'a> BookPlan<'a> {
    pub(super) fn new(book: &'a Book, layout: BookLayout) -> Self {
        // The table of contents lists later pages, so the number of pages that it takes up is
        // computed first.
        let mut count = 1;
        loop {
            let mut plan = Self::with_front(book, layout, count);
            let front = front::pages(&plan);
            // The table of contents has the same lines wherever the other pages begin, so the
            // second round always fits.
            if front.len() <= count {
                plan.front = front;
                plan.front.resize(count, Column::new());
                return plan;
            }
            count = front.len();
        }
    }

    /// The plan if the table of contents and the rules take up this many pages after the cover.
    fn with_front(book: &'a Book, layout: BookLayout, count: usize) -> Self {
        let mut plan = Self {
            book,
            layout,
            leaves: Vec::new(),
            front: Vec::new(),
        };
        plan.leaves.extend(book.cover.map(|_| Leaf::Cover));
        plan.leaves.extend((0..count).map(Leaf::Front));
        // The explanation of techniques comes after ordinary puzzles but before class sheets.
        let number = if book.class.is_some() {
            plan.lessons();
            plan.puzzles()
        } else {
            let number = plan.puzzles();
            plan.lessons();
            number
        };
        if number > 0 {
            plan.begin();
            match &book.class {
                Some(words) => {
                    let pages = class::answers(&plan, words);
                    plan.leaves.extend(pages.into_iter().map(Leaf::Answers));
                }
                None => plan.answers(),
            }
        }
        let pages = lesson::answer_pages(&plan);
        if !pages.is_empty() {
            plan.begin();
            plan.leaves.extend(pages.into_iter().map(Leaf::Answers));
        }
        plan
    }

    /// Adds the puzzles. Returns the number of the last puzzle, or 0 if there are no puzzles.
    fn puzzles(&mut self) -> usize {
        let mut number = 0;
        for (section, content) in self.book.sections.iter().enumerate() {
            if content.entries.is_empty() {
                continue;
            }
            self.begin();
            if self.book.class.is_some() {
                number = 0;
            }
            let count = self.per_page(&content.entries).count();
            for first in (0..content.entries.len()).step_by(count) {
                let places = first..(first + count).min(content.entries.len());
                let next = number + places.len();
                self.leaves.push(Leaf::Puzzles {
                    section,
                    places,
                    number,
                });
                number = next;
            }
        }
        number
    }

    fn lessons(&mut self) {
        for lesson in 0..self.book.lessons.len() {
            self.begin();
            let pages = lesson::pages(self, lesson);
            self.leaves.extend(pages.into_iter().map(Leaf::Lesson));
        }
    }

    /// The layout for these puzzles, with no more puzzles per page than remain legible.
    pub(super) fn per_page(&self, entries: &[BookPuzzle]) -> PerPage {
        let has_candidates = entries.iter().any(|entry| entry.candidates.is_some());
        let most = match (has_candidates, self.layout.is_booklet) {
            (false, _) => PerPage::Nine,
            (true, false) => MOST_WORKSHEETS,
            (true, true) => MOST_IN_BOOKLET,
        };
        self.layout.per_page.min(most)
    }

    /// Starts a section on a right-hand page, if requested.
    fn begin(&mut self) {
        let next = self.leaves.len() + 1;
        if self.layout.is_duplex && next.is_multiple_of(2) {
            self.leaves.push(Leaf::Blank);
        }
    }

    fn answers(&mut self) {
        let (columns, rows) = self.layout.answers();
        let entries: Vec<&BookPuzzle> = self.entries().collect();
        let mut first = 0;
        let same_kind = |a: &&BookPuzzle, b: &&BookPuzzle| is_board(a) == is_board(b);
        for run in entries.chunk_by(same_kind) {
            let numbers = first..first + run.len();
            first = numbers.end;
            if is_board(run[0]) {
                for start in numbers.clone().step_by(columns * rows) {
                    let end = (start + columns * rows).min(numbers.end);
                    self.leaves.push(Leaf::Boards(start..end));
                }
            } else {
                let explained = run.iter().filter_map(|entry| explained(entry));
                let pages = answers::explained(self, numbers, explained);
                self.leaves.extend(pages.into_iter().map(Leaf::Answers));
            }
        }
    }

    /// All puzzles, in the order of their numbers.
    pub(super) fn entries(&self) -> impl Iterator<Item = &'a BookPuzzle> + use<'a> {
        let sections = self.book.sections.iter();
        sections.flat_map(|section| &section.entries)
    }

    /// The number of pages in the book, not counting blank pages added for folding.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.leaves.len()
    }

    /// The number of printed sides.
    #[must_use]
    pub fn len(&self) -> usize {
        if self.layout.is_booklet {
            self.pages().next_multiple_of(super::SHEET) / 2
        } else {
            self.pages()
        }
    }

    /// Whether there is nothing to print. This is always false, because every book has a contents
    /// page.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.leaves.is_empty()
    }

    /// Where each section and the answers start. Each entry has a name, a page (counted from 1) and
    /// the numbers of its puzzles.
    pub(super) fn contents(&self) -> Vec<ContentsLine> {
        let mut contents: Vec<ContentsLine> = Vec::new();
        let mut last_section = None;
        let mut has_answers = false;
        for (page, leaf) in (1..).zip(&self.leaves) {
            match leaf {
                Leaf::Puzzles {
                    section, number, ..
                } if last_section != Some(*section) => {
                    last_section = Some(*section);
                    let content = &self.book.sections[*section];
                    let (name, numbers) = match &self.book.class {
                        Some(words) => (words.title(*section), None),
                        None => (
                            content.name.clone(),
                            Some(number + 1..=number + content.entries.len()),
                        ),
                    };
                    contents.push(ContentsLine {
                        name,
                        page,
                        numbers,
                    });
                }
                Leaf::Lesson(begun) if begun.is_first => contents.push(ContentsLine {
                    name: self.book.lessons[begun.lesson].name.clone(),
                    page,
                    numbers: None,
                }),
                Leaf::Boards(_) | Leaf::Answers(_) if !has_answers => {
                    has_answers = true;
                    contents.push(ContentsLine {
                        name: self.book.answers.clone(),
                        page,
                        numbers: None,
                    });
                }
                _ => {}
            }
        }
        contents
    }

    /// The table of contents as printed, in which all class sheets share one line.
    pub(super) fn short_contents(&self) -> Vec<ContentsLine> {
        let mut contents = self.contents();
        if let Some(words) = &self.book.class {
            let first = self.book.lessons.len();
            let sheets = self.book.sections.len();
            if sheets > 1 && contents.len() > first + sheets {
                contents.drain(first + 1..first + sheets);
                contents[first].name = words.range(0, sheets - 1);
            }
        }
        contents
    }

    /// The page label shown by viewers.
    fn label(&self, index: usize) -> String {
        match (&self.leaves[index], &self.book.class) {
            (
                Leaf::Puzzles {
                    section, places, ..
                },
                Some(words),
            ) => {
                let title = words.title(*section);
                let entries = &self.book.sections[*section].entries;
                let count = self.per_page(entries).count();
                if entries.len() <= count {
                    title
                } else {
                    // The sheet continues over several pages.
                    format!("{title} / {}", places.start / count + 1)
                }
            }
            _ => (index + 1).to_string(),
        }
    }

    /// The pages on which a section or the answers begin, counted from 1, in order. The answers
    /// come last.
    #[must_use]
    pub fn beginnings(&self) -> Vec<usize> {
        let contents = self.contents().into_iter();
        contents.map(|line| line.page).collect()
    }

    /// The page of the book with this index.
    fn page(&self, index: usize) -> Drawing {
        let frame = self.layout.frame(index + 1);
        let mut drawing = frame.page();
        let items = &mut drawing.items;
        match &self.leaves[index] {
            Leaf::Cover => {
                if let Some(puzzle) = &self.book.cover {
                    cover::draw(self, puzzle, &frame, items);
                }
                return drawing;
            }
            Leaf::Front(number) => {
                front::draw(self, &self.front[*number], *number == 0, &frame, items);
                return drawing;
            }
            Leaf::Blank => return drawing,
            Leaf::Puzzles {
                section,
                places,
                number,
            } => {
                let content = &self.book.sections[*section];
                let (title, fonts) = (&self.book.title, &self.book.fonts);
                let body = if let Some(words) = &self.book.class {
                    let head = words.head(*section, content);
                    frame.head(&head, title, fonts, items);
                    class::lines(words, &frame, items)
                } else {
                    frame.head(&content.name, title, fonts, items);
                    frame.body()
                };
                let page = PuzzlePage {
                    entries: &content.entries[places.clone()],
                    number: *number,
                    per_page: self.per_page(&content.entries),
                    layout: &self.layout,
                    frame: &frame,
                    body,
                };
                page.draw(items);
            }
            Leaf::Boards(numbers) => answers::boards(self, numbers.clone(), &frame, items),
            Leaf::Answers(page) => page.draw(self, &frame, items),
            Leaf::Lesson(page) => lesson::draw(self, page, &frame, items),
        }
        frame.number(items);
        drawing
    }

    /// Everything to print, in order.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        let contents = self.contents();
        let begun = move |page: usize| {
            let here = contents.iter().filter(move |begun| begun.page == page + 1);
            here.map(|begun| begun.name.clone()).collect::<Vec<_>>()
        };
        let sides: Vec<[Option<usize>; 2]> = if self.layout.is_booklet {
            fold(self.pages(), self.layout.signature)
        } else {
            (0..self.pages()).map(|page| [Some(page), None]).collect()
        };
        sides.into_iter().map(move |pages| {
            let mut bookmarks = Vec::new();
            let mut labels = Vec::new();
            for page in pages.into_iter().flatten() {
                bookmarks.extend(begun(page));
                labels.push(self.label(page));
            }
            let drawing = match pages {
                [Some(page), None] if !self.layout.is_booklet => self.page(page),
                pages => self.side_by_side(pages),
            };
            Side {
                bookmarks,
                label: labels.join(" | "),
                drawing,
            }
        })
    }

    fn side_by_side(&self, pages: [Option<usize>; 2]) -> Drawing {
        let (width, height) = self.layout.page();
        let mut drawing = Drawing::new(width * 2.0, height);
        for (page, x) in pages.into_iter().zip([0.0, width]) {
            if let Some(page) = page {
                let items = self.page(page).items;
                let place = Transform::translate(x, 0.0);
                drawing.items.push(Item::Group(place, items));
            }
        }
        drawing
    }
}

/// A line in the table of contents: the start of a section or of the answers.
pub(super) struct ContentsLine {
    pub(super) name: String,
    pub(super) page: usize,
    pub(super) numbers: Option<std::ops::RangeInclusive<usize>>,
}

fn explained(entry: &BookPuzzle) -> Option<&LessonAnswer> {
    match &entry.answer {
        BookAnswer::Explained(answer) => Some(answer),
        BookAnswer::Solution(_) => None,
    }
}

const fn is_board(entry: &BookPuzzle) -> bool {
    matches!(entry.answer, BookAnswer::Solution(_))
}
