//! The parts that all pages share: the margins, the header, the page number, and the areas between
//! them.

use super::BookLayout;
use super::face::sans;
use crate::{Anchor, Drawing, Fonts, Ink, Item, Weight, line, wrap};

/// The dimensions of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) width: f32,
    pub(super) height: f32,
    /// The edges of the printed area.
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    pub(super) bottom: f32,
    /// The size of running text.
    pub(super) text: f32,
    pub(super) number: usize,
    /// Whether the outer edge is at the left.
    pub(super) is_left_hand: bool,
}

/// A rectangle on a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Frame {
    pub(super) fn new(layout: &BookLayout, number: usize) -> Self {
        let (width, height) = layout.page();
        let is_bound = layout.is_duplex || layout.is_booklet;
        // Printers leave a margin of a quarter of an inch blank, and a fold needs more space.
        let (outer, inner, above) = match (layout.is_booklet, is_bound) {
            (true, _) => (28.0, 38.0, 30.0),
            (false, true) => (45.0, 63.0, 48.0),
            (false, false) => (54.0, 54.0, 48.0),
        };
        let is_left_hand = is_bound && number.is_multiple_of(2);
        let (left, right) = if is_left_hand {
            (outer, inner)
        } else {
            (inner, outer)
        };
        Self {
            width,
            height,
            left,
            right: width - right,
            top: above,
            bottom: height - above,
            text: layout.text(),
            number,
            is_left_hand,
        }
    }

    /// The width of the printed area.
    pub(super) const fn measure(&self) -> f32 {
        self.right - self.left
    }

    /// The area between the header and the page number.
    pub(super) fn body(&self) -> Slot {
        let (above, below) = (self.text * 2.8, self.text * 2.2);
        Slot {
            x: self.left,
            y: self.top + above,
            width: self.measure(),
            height: self.bottom - self.top - above - below,
        }
    }

    /// An empty page.
    pub(super) fn page(&self) -> Drawing {
        Drawing::new(self.width, self.height)
    }

    /// Draws the header, with the name of the page's section at the outer edge and the title of the
    /// book at the inner edge.
    pub(super) fn head(&self, name: &str, title: &str, fonts: &Fonts, items: &mut Vec<Item>) {
        let size = self.text * 1.05;
        let y = self.top + size;
        let (outer, inner) = self.edges();
        let words = |text: &str, weight, room| {
            let lines = fonts.wrap(text, size, weight, room, 1);
            lines.into_iter().next()
        };
        let mut room = self.measure();
        // If both strings are long, the title of the book is shortened more.
        if let Some(name) = words(name, Weight::SansBold, room * 0.75) {
            room -= fonts.width(&name, size, Weight::SansBold) + 2.0 * self.text;
            let text = fonts.text(name, (outer.0, y), size, Weight::SansBold, Ink::Text);
            items.push(text.anchored(outer.1).into());
        }
        if let Some(title) = words(title, Weight::Sans, room) {
            let text = fonts.text(title, (inner.0, y), size, Weight::Sans, Ink::Muted);
            items.push(text.anchored(inner.1).into());
        }
        let y = y + self.text * 0.5;
        items.push(line((self.left, y), (self.right, y), Ink::Line, 0.5));
    }

    /// Draws the page number at the outer edge.
    pub(super) fn number(&self, items: &mut Vec<Item>) {
        let ((x, anchor), _) = self.edges();
        let text = sans(
            self.number.to_string(),
            (x, self.bottom),
            self.text,
            Ink::Text,
        );
        items.push(text.anchored(anchor).into());
    }

    /// Draws a short line of text at the foot of the page, at the inner edge.
    pub(super) fn foot(&self, words: &str, items: &mut Vec<Item>) {
        let (_, (x, anchor)) = self.edges();
        let size = self.text * 0.85;
        let room = self.measure() * 0.8;
        if let Some(words) = wrap(words, size, Weight::Sans, room, 1).pop() {
            let text = sans(words, (x, self.bottom), size, Ink::Muted);
            items.push(text.anchored(anchor).into());
        }
    }

    /// The outer and the inner edge, each with the alignment of text at that edge.
    const fn edges(&self) -> ((f32, Anchor), (f32, Anchor)) {
        let (left, right) = ((self.left, Anchor::Start), (self.right, Anchor::End));
        if self.is_left_hand {
            (left, right)
        } else {
            (right, left)
        }
    }
}

impl Slot {
    /// Divides the area into a grid of columns and rows. The parts are listed row by row.
    pub(super) fn divided(self, (columns, rows): (usize, usize), gap: f32) -> Vec<Self> {
        let room = |whole: f32, parts: usize| (whole - gap * (parts - 1) as f32) / parts as f32;
        let (width, height) = (room(self.width, columns), room(self.height, rows));
        let place = |index: usize| Self {
            x: self.x + (index % columns) as f32 * (width + gap),
            y: self.y + (index / columns) as f32 * (height + gap),
            width,
            height,
        };
        (0..columns * rows).map(place).collect()
    }
}
