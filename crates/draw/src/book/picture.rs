//! Boards in the text of a workbook.

use novena_core::{Board, Candidate, Cell, DigitSet, HouseSet, Puzzle};
use novena_figure::{CELL, Class, Figure, FigureShape, Form, mark_place};
use novena_techniques::Step;

use super::face::sans;
use crate::board::in_book_faces;
use crate::places::baseline;
use crate::{Anchor, Ink, Item, Scene, Transform, overlay};

/// The size of row and column numbers, and the width of the strip that contains them.
const LABEL: f32 = 7.0;
const LABELS: f32 = 9.0;
/// The radius of a ring around a candidate and the size of its digit, as in a figure.
const RING: f32 = 14.0;
const RING_DIGIT: f32 = 24.0;

/// A board in a workbook.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The printed digits.
    pub givens: Puzzle,
    /// Other digits.
    pub entries: Board,
    /// Each cell's candidates, by cell index, if they are to be printed.
    pub candidates: Option<Box<[DigitSet; Cell::COUNT]>>,
    /// The next step, drawn with all its evidence.
    pub step: Option<Box<Step>>,
    /// The houses that the text next to the picture mentions, if there is no step.
    pub houses: HouseSet,
    /// The candidates that the text next to the picture mentions.
    pub rings: Vec<Candidate>,
    /// Whether rows and columns are numbered.
    pub has_labels: bool,
    /// Whether digits that break a rule look like all other digits.
    pub hides_conflicts: bool,
}

impl Picture {
    /// A puzzle in its initial position.
    #[must_use]
    pub const fn new(givens: Puzzle) -> Self {
        Self {
            givens,
            entries: Board::EMPTY,
            candidates: None,
            step: None,
            houses: HouseSet::EMPTY,
            rings: Vec::new(),
            has_labels: false,
            hides_conflicts: false,
        }
    }

    /// Draws the board and its labels in a square with this side. The origin is the top left
    /// corner.
    pub(super) fn items(&self, side: f32) -> Vec<Item> {
        let labels = if self.has_labels { LABELS } else { 0.0 };
        let board = side - labels;
        let mut items = Vec::new();
        if self.has_labels {
            numbers(board, &mut items);
        }
        let mut scene = Scene::new(self.givens).printed().with_board(&self.entries);
        if let Some(candidates) = &self.candidates {
            scene = scene.with_candidates(**candidates);
        }
        if let Some(step) = &self.step {
            scene = scene.with_step(step);
        }
        scene.shows_conflicts = !self.hides_conflicts;
        let mut drawn = scene.board(board);
        let figure = Figure::of_houses(self.houses);
        let scale = board / 9.0 / CELL;
        overlay::items(&figure.over, scale, &mut drawn);
        overlay::items(&self.circled(), scale, &mut drawn);
        in_book_faces(&mut drawn);
        items.push(Item::Group(Transform::translate(labels, labels), drawn));
        items
    }

    /// The rings around candidates.
    fn circled(&self) -> Vec<FigureShape> {
        let shape = |class, form| FigureShape {
            class,
            lines: Vec::new(),
            form,
        };
        let mut shapes = Vec::new();
        for &candidate in &self.rings {
            let (x, y) = mark_place(candidate);
            let ring = Form::Circle { x, y, radius: RING };
            shapes.push(shape(Class::Part, ring));
            let digit = Form::Text {
                x,
                y,
                size: RING_DIGIT,
                words: candidate.digit.to_string(),
            };
            shapes.push(shape(Class::PartDigit, digit));
        }
        shapes
    }
}

/// Draws row numbers to the left of the board and column numbers above it.
fn numbers(board: f32, items: &mut Vec<Item>) {
    let middle = (LABELS - 2.0) / 2.0;
    for number in 1..=9 {
        let along = LABELS + (number as f32 - 0.5) * board / 9.0;
        for (x, y) in [(middle, along), (along, middle)] {
            let text = sans(
                number.to_string(),
                (x, baseline(y, LABEL)),
                LABEL,
                Ink::Muted,
            );
            items.push(text.anchored(Anchor::Middle).into());
        }
    }
}
