//! The board: its lines, digits, marks and colours.

use novena_core::{Cell, ColourSet, Digit, DigitSet};

use crate::places::{Places, baseline};
use crate::{Anchor, Ink, Item, Outline, Scene, Segment, Stroke, Text};

/// Everything on the board, in the order it is painted.
pub(crate) fn items(scene: &Scene<'_>, side: f32) -> Vec<Item> {
    let places = Places::new(side);
    let board = Drawn {
        scene,
        places,
        has_corners: scene
            .sheet
            .squares()
            .any(|(_, square)| !square.corner.is_empty()),
    };
    let mut items = vec![Outline::rect(0.0, 0.0, side, side).filled(Ink::Cell)];
    board.areas(&mut items);
    lines(side, &mut items);
    board.digits(&mut items);
    items
}

struct Drawn<'a> {
    scene: &'a Scene<'a>,
    places: Places,
    /// Whether marks are of two kinds, at the edge and in the middle.
    has_corners: bool,
}

impl Drawn<'_> {
    /// What is behind the digits.
    fn areas(&self, items: &mut Vec<Item>) {
        let size = self.places.cell;
        for (cell, square) in self.scene.sheet.squares() {
            let (x, y) = self.places.corner(cell);
            let colours = square.colours;
            let width = size / colours.len().max(1) as f32;
            for (place, colour) in colours.iter().enumerate() {
                let left = x + place as f32 * width;
                items.push(Outline::rect(left, y, width, size).filled(Ink::Player(colour)));
            }
        }
    }

    fn digits(&self, items: &mut Vec<Item>) {
        let wrong = self.board().conflicting();
        for cell in Cell::all() {
            let given = self.scene.givens.given(cell);
            let square = &self.scene.sheet[cell];
            let is_wrong = wrong.contains(cell);
            match (given, square.digit) {
                (Some(digit), _) => self.digit(cell, digit, true, is_wrong, items),
                (None, Some(digit)) => self.digit(cell, digit, false, is_wrong, items),
                (None, None) => self.open(cell, items),
            }
            self.letters(cell, square.colours, items);
        }
    }

    /// Givens and entries together.
    fn board(&self) -> novena_core::Board {
        let mut board = self.scene.sheet.digits();
        for cell in self.scene.givens.givens() {
            board[cell] = self.scene.givens.given(cell);
        }
        board
    }

    fn digit(
        &self,
        cell: Cell,
        digit: Digit,
        is_given: bool,
        is_wrong: bool,
        items: &mut Vec<Item>,
    ) {
        let (x, y) = self.places.middle(cell);
        let size = self.places.cell * 0.66;
        let ink = match (is_wrong, is_given) {
            (true, _) => Ink::Wrong,
            (false, true) => Ink::Given,
            (false, false) => Ink::Entry,
        };
        let text = Text::new(digit.to_string(), x, baseline(y, size), size, ink);
        let text = text.anchored(Anchor::Middle);
        items.push(if is_given { text.bold() } else { text }.into());
    }

    fn open(&self, cell: Cell, items: &mut Vec<Item>) {
        if let Some(candidates) = &self.scene.candidates {
            self.nine(cell, candidates[cell.index()], items);
            return;
        }
        let square = &self.scene.sheet[cell];
        if self.has_corners {
            self.row(cell, square.centre, items);
            self.edge(cell, square.corner, items);
        } else {
            self.nine(cell, square.centre, items);
        }
    }

    /// Marks at the places of their digits.
    fn nine(&self, cell: Cell, digits: DigitSet, items: &mut Vec<Item>) {
        let size = self.places.candidate_size();
        for digit in digits {
            let (x, y) = self.places.candidate(cell.with(digit));
            items.push(mark(digit.to_string(), x, y, size));
        }
    }

    /// Marks in the middle, one after the other, smaller where there are many.
    fn row(&self, cell: Cell, digits: DigitSet, items: &mut Vec<Item>) {
        if digits.is_empty() {
            return;
        }
        let (x, y) = self.places.middle(cell);
        let size = self.places.cell * (1.45 / digits.len() as f32).min(0.27);
        items.push(mark(digits.to_string(), x, y, size));
    }

    /// Marks around the edge: corners first, then sides.
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

    /// The letters of a cell's colours: nobody has to tell colours apart.
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

/// Thin lines between cells, strong ones between boxes, a frame.
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
