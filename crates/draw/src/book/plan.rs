//! Which pages a book has, and what is on each.

use std::ops::Range;

use super::{Book, BookAnswer, BookLayout, BookPuzzle, PerPage, answers, fold, puzzles, title};
use crate::{Drawing, Item, Transform};

/// A worksheet's candidates cannot be read where more than this stand on a page, or on a page
/// of a booklet.
const MOST_WORKSHEETS: PerPage = PerPage::Four;
const MOST_IN_BOOKLET: PerPage = PerPage::Two;

/// The pages of a book.
#[derive(Clone, Debug)]
pub struct BookPlan<'a> {
    pub(super) book: &'a Book,
    pub(super) layout: BookLayout,
    leaves: Vec<Leaf>,
}

/// What a page holds.
#[derive(Clone, Debug)]
pub(super) enum Leaf {
    Title,
    /// Nothing at all.
    Blank,
    /// Puzzles of a section, by their places in it; `number` is that of the first.
    Puzzles {
        section: usize,
        places: Range<usize>,
        number: usize,
    },
    /// Answers as boards, by the numbers of their puzzles, from 0 on.
    Boards(Range<usize>),
    /// Answers in words, column by column.
    Words(Vec<Vec<answers::Block>>),
}

/// One side of a sheet.
#[derive(Clone, Debug)]
pub struct Side {
    /// What begins on it, by name.
    pub bookmarks: Vec<String>,
    /// What is printed.
    pub drawing: Drawing,
}

impl<'a> BookPlan<'a> {
    pub(super) fn new(book: &'a Book, layout: BookLayout) -> Self {
        let mut plan = Self {
            book,
            layout,
            leaves: vec![Leaf::Title],
        };
        let mut number = 0;
        for (section, content) in book.sections.iter().enumerate() {
            if content.entries.is_empty() {
                continue;
            }
            plan.begin();
            let count = plan.per_page(&content.entries).count();
            for first in (0..content.entries.len()).step_by(count) {
                let places = first..(first + count).min(content.entries.len());
                let next = number + places.len();
                plan.leaves.push(Leaf::Puzzles {
                    section,
                    places,
                    number,
                });
                number = next;
            }
        }
        if number > 0 {
            plan.begin();
            plan.answers();
        }
        plan
    }

    /// How many of these fit on a page.
    pub(super) fn per_page(&self, entries: &[BookPuzzle]) -> PerPage {
        let has_candidates = entries.iter().any(|entry| entry.candidates.is_some());
        let most = match (has_candidates, self.layout.is_booklet) {
            (false, _) => PerPage::Nine,
            (true, false) => MOST_WORKSHEETS,
            (true, true) => MOST_IN_BOOKLET,
        };
        self.layout.per_page.min(most)
    }

    /// What begins here begins on a right-hand page, if that is wanted.
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
                let next = self.leaves.len() + 1;
                let pages = answers::flow(numbers.zip(run), &self.layout, next);
                self.leaves.extend(pages.into_iter().map(Leaf::Words));
            }
        }
    }

    /// All puzzles, in the order of their numbers.
    pub(super) fn entries(&self) -> impl Iterator<Item = &'a BookPuzzle> + use<'a> {
        let sections = self.book.sections.iter();
        sections.flat_map(|section| &section.entries)
    }

    /// How many pages the book has; those that folding adds are not counted.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.leaves.len()
    }

    /// How many sides are printed.
    #[must_use]
    pub fn len(&self) -> usize {
        if self.layout.is_booklet {
            self.pages().next_multiple_of(super::SHEET) / 2
        } else {
            self.pages()
        }
    }

    /// Whether there is nothing to print; never, since a title page is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.leaves.is_empty()
    }

    /// What begins on which page: sections, and then the answers. For each its name, its page
    /// from 1 on, and the numbers of its puzzles.
    pub(super) fn contents(&self) -> Vec<ContentsLine<'a>> {
        let mut contents: Vec<ContentsLine<'a>> = Vec::new();
        let mut last_section = None;
        let mut has_answers = false;
        for (page, leaf) in (1..).zip(&self.leaves) {
            match leaf {
                Leaf::Puzzles {
                    section, number, ..
                } if last_section != Some(*section) => {
                    last_section = Some(*section);
                    let content = &self.book.sections[*section];
                    contents.push(ContentsLine {
                        name: &content.name,
                        page,
                        numbers: Some(number + 1..=number + content.entries.len()),
                    });
                }
                Leaf::Boards(_) | Leaf::Words(_) if !has_answers => {
                    has_answers = true;
                    contents.push(ContentsLine {
                        name: &self.book.answers,
                        page,
                        numbers: None,
                    });
                }
                _ => {}
            }
        }
        contents
    }

    /// The page of the book with this index.
    fn page(&self, index: usize) -> Drawing {
        let frame = self.layout.frame(index + 1);
        let mut drawing = frame.page();
        let items = &mut drawing.items;
        match &self.leaves[index] {
            Leaf::Title => title::draw(self, &frame, items),
            Leaf::Blank => {}
            Leaf::Puzzles {
                section,
                places,
                number,
            } => {
                let section = &self.book.sections[*section];
                frame.head(&section.name, &self.book.title, items);
                let grid = self.per_page(&section.entries);
                puzzles::draw(
                    &section.entries[places.clone()],
                    *number,
                    grid,
                    &frame,
                    items,
                );
                frame.number(items);
            }
            Leaf::Boards(numbers) => {
                answers::boards(self, numbers.clone(), &frame, items);
                frame.number(items);
            }
            Leaf::Words(columns) => {
                answers::words(self, columns, &frame, items);
                frame.number(items);
            }
        }
        drawing
    }

    /// Everything that is printed, in order.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        let contents = self.contents();
        let begun = move |page: usize| {
            let here = contents.iter().filter(move |begun| begun.page == page + 1);
            here.map(|begun| begun.name.to_owned()).collect::<Vec<_>>()
        };
        let sides: Vec<[Option<usize>; 2]> = if self.layout.is_booklet {
            fold(self.pages(), self.layout.signature)
        } else {
            (0..self.pages()).map(|page| [Some(page), None]).collect()
        };
        sides.into_iter().map(move |pages| {
            let mut bookmarks = Vec::new();
            for page in pages.into_iter().flatten() {
                bookmarks.extend(begun(page));
            }
            let drawing = match pages {
                [Some(page), None] if !self.layout.is_booklet => self.page(page),
                pages => self.side_by_side(pages),
            };
            Side { bookmarks, drawing }
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

/// A line of the table of contents: where a section or the answers begin.
pub(super) struct ContentsLine<'a> {
    pub(super) name: &'a str,
    pub(super) page: usize,
    pub(super) numbers: Option<std::ops::RangeInclusive<usize>>,
}

const fn is_board(entry: &BookPuzzle) -> bool {
    matches!(entry.answer, BookAnswer::Solution(_))
}
