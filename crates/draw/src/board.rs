//! The board: its lines, digits, marks and colours.

use novena_core::{Board, Candidate, Cell, CellSet, ColourSet, Digit, DigitSet};

use novena_figure::{BoardView, CELL, Class, Figure, Tokens};
use novena_techniques::Step;

use crate::overlay;
use crate::places::{BoardGeometry, baseline};
use crate::{Anchor, CAP_HEIGHT, Ink, Item, Outline, Scene, Segment, Stroke, Text, Weight, line};

/// Everything on the board, in painting order.
pub(crate) fn items(scene: &Scene<'_>, side: f32) -> Vec<Item> {
    let places = BoardGeometry::new(side);
    let sheet = &scene.sheet;
    let board = scene.position();
    let mut painter = BoardPainter {
        scene,
        places,
        board,
        wrong: if scene.shows_conflicts {
            board.conflicting()
        } else {
            CellSet::EMPTY
        },
        has_corners: sheet
            .contents()
            .any(|(_, content)| !content.corner.is_empty()),
        drawn: DrawnCandidates::default(),
    };
    let mut figure = Figure::default();
    if let Some(step) = scene.step {
        let view = painter.view();
        figure = Figure::new(step, &view);
        painter.drawn = DrawnCandidates::of(step, &figure, &view);
    }
    let scale = places.cell / CELL;
    let mut items = vec![Outline::rect(0.0, 0.0, side, side).filled(Ink::Cell)];
    painter.areas(&mut items);
    overlay::items(&figure.under, scale, &mut items);
    lines(side, &mut items);
    painter.digits(&mut items);
    overlay::items(&figure.over, scale, &mut items);
    if scene.is_printed {
        in_book_faces(&mut items);
    }
    items
}

/// Sets text in the typefaces used in books.
pub(crate) fn in_book_faces(items: &mut [Item]) {
    for item in items {
        match item {
            Item::Text(text) => text.weight = text.weight.of_books(),
            Item::Group(_, items) => in_book_faces(items),
            Item::Shape(_) => {}
        }
    }
}

/// The candidates that a figure draws itself.
#[derive(Default)]
struct DrawnCandidates {
    tokens: Tokens,
    /// The cells that the figure fills with a large digit.
    filled: CellSet,
}

impl DrawnCandidates {
    fn of(step: &Step, figure: &Figure, view: &BoardView) -> Self {
        let is_large = figure
            .over
            .iter()
            .any(|shape| shape.class == Class::Follows);
        let placed = step.placements().map(|candidate| candidate.cell);
        Self {
            tokens: Tokens::of(step, view),
            filled: placed.filter(|_| is_large).collect(),
        }
    }

    fn has(&self, candidate: Candidate) -> bool {
        self.filled.contains(candidate.cell) || self.tokens.all.contains_key(&candidate)
    }
}

struct BoardPainter<'a> {
    scene: &'a Scene<'a>,
    places: BoardGeometry,
    /// All digits on the board, both givens and entries.
    board: Board,
    /// The cells that break a rule.
    wrong: CellSet,
    /// Whether any cells have marks around the edge.
    has_corners: bool,
    /// The candidates that a step's figure draws itself.
    drawn: DrawnCandidates,
}

impl BoardPainter<'_> {
    /// Draws the areas behind the digits.
    fn areas(&self, items: &mut Vec<Item>) {
        let size = self.places.cell;
        for (cell, content) in self.scene.sheet.contents() {
            let (x, y) = self.places.corner(cell);
            let width = size / content.colours.len().max(1) as f32;
            for (place, colour) in content.colours.iter().enumerate() {
                let left = x + place as f32 * width;
                items.push(Outline::rect(left, y, width, size).filled(Ink::Player(colour)));
            }
            if self.wrong.contains(cell) {
                items.push(Outline::rect(x, y, size, size).filled(Ink::WrongCell));
            }
        }
    }

    /// The digits and marks that a figure must not cover.
    fn view(&self) -> BoardView {
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        for cell in Cell::all().filter(|&cell| self.board[cell].is_none()) {
            marks[cell.index()] = self.marks(cell);
        }
        BoardView {
            board: self.board,
            marks,
        }
    }

    /// The marks or candidates to draw in an open cell.
    fn marks(&self, cell: Cell) -> DigitSet {
        let content = &self.scene.sheet[cell];
        match &self.scene.candidates {
            Some(candidates) => candidates[cell.index()],
            None => content.centre | content.corner,
        }
    }

    fn digits(&self, items: &mut Vec<Item>) {
        for cell in Cell::all() {
            match self.board[cell] {
                Some(digit) => self.digit(cell, digit, items),
                None => self.open(cell, items),
            }
            self.letters(cell, self.scene.sheet[cell].colours, items);
        }
    }

    /// Draws the digits. Givens are bold, and digits that break a rule are underlined.
    fn digit(&self, cell: Cell, digit: Digit, items: &mut Vec<Item>) {
        let (x, y) = self.places.middle(cell);
        let size = self.places.cell * 0.66;
        let is_given = self.scene.givens.given(cell).is_some();
        let is_wrong = self.wrong.contains(cell);
        let ink = match (is_wrong, is_given) {
            (true, _) => Ink::Wrong,
            (false, true) => Ink::Given,
            (false, false) => Ink::Entry,
        };
        let weight = match (is_given, self.scene.is_printed) {
            (false, _) => Weight::Regular,
            (true, false) => Weight::Bold,
            (true, true) => Weight::SerifBold,
        };
        // At the same size, the digits of the serif face would look smaller than the others.
        let size = size * CAP_HEIGHT / weight.digit_height();
        let base = y + weight.digit_height() * size / 2.0;
        let text = Text::new(digit.to_string(), x, base, size, ink);
        items.push(text.in_weight(weight).anchored(Anchor::Middle).into());
        if is_wrong {
            let (half, below) = (self.places.cell * 0.2, y + self.places.cell * 0.35);
            let ends = ((x - half, below), (x + half, below));
            items.push(line(ends.0, ends.1, Ink::Wrong, self.places.cell * 0.055));
        }
    }

    /// Draws the marks in an open cell, at nine fixed places or in the middle and around the edge.
    fn open(&self, cell: Cell, items: &mut Vec<Item>) {
        let content = &self.scene.sheet[cell];
        let is_coloured = content.candidate_colours.iter().any(Option::is_some);
        if self.scene.candidates.is_some() || is_coloured || !self.has_corners {
            self.nine(cell, items);
        } else {
            self.row(cell, content.centre, items);
            self.edge(cell, content.corner, items);
        }
    }

    /// Draws marks with their colours, each mark in the place of its digit. If a step uses a
    /// candidate, the step's figure draws it instead.
    fn nine(&self, cell: Cell, items: &mut Vec<Item>) {
        let size = self.places.candidate_size();
        for digit in self.marks(cell) {
            let candidate = cell.with(digit);
            if self.drawn.has(candidate) {
                continue;
            }
            let (x, y) = self.places.candidate(candidate);
            let radius = self.places.ring();
            let colour = self.scene.sheet[cell].candidate_colours[digit.index()];
            if let Some(colour) = colour {
                let disc = Outline::Circle { x, y, radius };
                items.push(disc.filled(Ink::Player(colour)));
            }
            items.push(mark(digit.to_string(), x, y, size));
            if let Some(colour) = colour {
                let (x, y) = (x + radius * 0.95, y + radius * 0.95);
                let letter = Text::new(colour.to_string(), x, y, size * 0.5, Ink::Mark);
                items.push(letter.anchored(Anchor::Middle).into());
            }
        }
    }

    /// Draws marks in a row in the middle of the cell, in smaller type if there are many.
    fn row(&self, cell: Cell, digits: DigitSet, items: &mut Vec<Item>) {
        if digits.is_empty() {
            return;
        }
        let (x, y) = self.places.middle(cell);
        let size = self.places.cell * (1.45 / digits.len() as f32).min(0.27);
        items.push(mark(digits.to_string(), x, y, size));
    }

    /// Draws marks around the edge of the cell, in the corners first and then at the sides.
    fn edge(&self, cell: Cell, digits: DigitSet, items: &mut Vec<Item>) {
        const AROUND: [(f32, f32); 9] = [
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 1.0),
            (1.0, 1.0),
            (0.0, -1.0),
            (0.0, 1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (0.0, 0.0),
        ];
        let (x, y) = self.places.middle(cell);
        let away = self.places.cell * 0.33;
        let size = self.places.cell * 0.24;
        for (digit, (right, down)) in digits.iter().zip(AROUND) {
            let (x, y) = (x + right * away, y + down * away);
            items.push(mark(digit.to_string(), x, y, size));
        }
    }

    /// Draws the letters of a cell's colours, for readers who cannot distinguish colours.
    fn letters(&self, cell: Cell, colours: ColourSet, items: &mut Vec<Item>) {
        if colours.is_empty() {
            return;
        }
        let (x, y) = self.places.corner(cell);
        let size = self.places.cell * 0.16;
        let (right, bottom) = (x + self.places.cell * 0.95, y + self.places.cell * 0.95);
        let text = Text::new(colours.to_string(), right, bottom, size, Ink::Mark);
        items.push(text.anchored(Anchor::End).into());
    }
}

fn mark(words: String, x: f32, y: f32, size: f32) -> Item {
    Text::new(words, x, baseline(y, size), size, Ink::Mark)
        .anchored(Anchor::Middle)
        .into()
}

/// Draws thin lines between cells, thick lines between boxes, and a frame.
fn lines(side: f32, items: &mut Vec<Item>) {
    let cell = side / 9.0;
    let between = |is_strong: bool| {
        let at = (1..9).filter(move |at| (at % 3 == 0) == is_strong);
        let segments = at.flat_map(|at| {
            let at = at as f32 * cell;
            [
                Segment::Move((at, 0.0)),
                Segment::Line((at, side)),
                Segment::Move((0.0, at)),
                Segment::Line((side, at)),
            ]
        });
        Outline::Path(segments.collect())
    };
    let (thin, thick) = (cell * 0.018, cell * 0.05);
    items.push(between(false).stroked(Stroke::solid(Ink::Line, thin)));
    items.push(between(true).stroked(Stroke::solid(Ink::Frame, thick)));
    let frame = Outline::rect(0.0, 0.0, side, side);
    items.push(frame.stroked(Stroke::solid(Ink::Frame, thick)));
}
