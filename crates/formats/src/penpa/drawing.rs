//! The drawing on a Penpa grid, and its positions.
//!
//! Points are numbered, row by row, in a grid with two more rows and columns on each side. The
//! centres of all cells come first, followed by the corners at their lower right.

use novena_core::{Board, Cell, Digit};
use serde_json::Value;

use super::is_drawn;
use crate::cells::{Object, variant};
use crate::{ParseError, Variant};

/// The position of a puzzle's cells on the grid.
pub(super) struct Frame {
    /// The number of points in a row, and the number of rows of points.
    columns: usize,
    rows: usize,
    /// The position of the first cell.
    left: usize,
    top: usize,
}

/// The number of rows and columns on each side that cannot contain cells.
const MARGIN: usize = 2;

impl Frame {
    /// Creates the frame from the number of columns and rows, and from the number of rows and
    /// columns around the puzzle (above, below, left and right).
    pub(super) fn new(columns: &str, rows: &str, around: &str) -> Result<Self, ParseError> {
        let number = |text: &str| {
            let number = text.parse::<usize>().ok();
            number.ok_or_else(|| ParseError::wrong_field("size", text))
        };
        let (columns, rows) = (number(columns)?, number(rows)?);
        let around: Vec<usize> = serde_json::from_str(around).unwrap_or_default();
        let around = |place: usize| around.get(place).copied().unwrap_or(0);
        let width = columns.saturating_sub(around(2).saturating_add(around(3)));
        let height = rows.saturating_sub(around(0).saturating_add(around(1)));
        if (width, height) != (9, 9) {
            return Err(variant(Variant::Size(width.max(height))));
        }
        Ok(Self {
            columns: columns + 2 * MARGIN,
            rows: rows + 2 * MARGIN,
            left: around(2) + MARGIN,
            top: around(0) + MARGIN,
        })
    }

    /// Returns the cell at a point, if the point is the centre of one of the puzzle's cells.
    fn cell(&self, point: usize) -> Option<Cell> {
        let (row, column) = (point / self.columns, point % self.columns);
        let row = row.checked_sub(self.top).filter(|&row| row < 9)?;
        let column = column.checked_sub(self.left).filter(|&column| column < 9)?;
        Some(Cell::at(row, column))
    }

    /// Rejects anything drawn other than digits and the lines of boxes.
    pub(super) fn refuse_rules(&self, drawn: &Object) -> Result<(), ParseError> {
        for (name, value) in drawn {
            if !is_drawn(value) {
                continue;
            }
            let what = match name.as_str() {
                "number" | "command_redo" | "command_undo" | "command_replay" => continue,
                "lineE" => match self.lines(value) {
                    Some(what) => what,
                    None => continue,
                },
                "cage" | "killercages" => Variant::Cages,
                "deletelineE" => Variant::Regions,
                "nobulbthermo" => Variant::Rule("thermo".to_owned()),
                name => Variant::Rule(name.chars().take(40).collect()),
            };
            return Err(variant(what));
        }
        Ok(())
    }

    /// Returns the rule that lines along the edges of cells express, if they are not the lines of
    /// boxes.
    fn lines(&self, lines: &Value) -> Option<Variant> {
        let corners = self.columns * self.rows;
        let place = |corner: &str| {
            let corner = corner.parse::<usize>().ok()?.checked_sub(corners)?;
            // A corner is at the lower right of its cell.
            let row = (corner / self.columns + 1).checked_sub(self.top)?;
            let column = (corner % self.columns + 1).checked_sub(self.left)?;
            (row <= 9 && column <= 9).then_some((row, column))
        };
        for line in lines.as_object()?.keys() {
            let (from, to) = line.split_once(',').unwrap_or((line, ""));
            let (Some(from), Some(to)) = (place(from), place(to)) else {
                return Some(Variant::Rule("lineE".to_owned()));
            };
            let is_step = |from: usize, to: usize| from.abs_diff(to) == 1;
            let is_edge = |at: usize| at.is_multiple_of(3);
            let is_of_boxes = from.0 == to.0 && is_edge(from.0) && is_step(from.1, to.1)
                || from.1 == to.1 && is_edge(from.1) && is_step(from.0, to.0);
            if !is_of_boxes {
                let is_diagonal = is_step(from.0, to.0) && is_step(from.1, to.1);
                return Some(if is_diagonal {
                    Variant::Diagonals
                } else {
                    Variant::Regions
                });
            }
        }
        None
    }

    /// Returns the setter's digits. Any other text is rejected.
    pub(super) fn givens(&self, drawn: &Object) -> Result<Board, ParseError> {
        let mut board = Board::EMPTY;
        for (point, number) in numbers(drawn) {
            let Some(cell) = point.parse().ok().and_then(|point| self.cell(point)) else {
                return Err(variant(Variant::Rule("number".to_owned())));
            };
            match written(number) {
                NumberText::Nothing => {}
                NumberText::Digit(digit) => board[cell] = Some(digit),
                NumberText::Other(text) => {
                    return Err(ParseError::wrong_field("number", &text).in_cell(cell));
                }
            }
        }
        Ok(board)
    }

    /// Returns the solver's digits. Other text is ignored.
    pub(super) fn entries(&self, drawn: &Object) -> Board {
        let mut board = Board::EMPTY;
        for (point, number) in numbers(drawn) {
            let cell = point.parse().ok().and_then(|point| self.cell(point));
            if let (Some(cell), NumberText::Digit(digit)) = (cell, written(number)) {
                board[cell] = Some(digit);
            }
        }
        board
    }
}

/// Returns the text in cells, by point.
fn numbers(drawn: &Object) -> impl Iterator<Item = (&String, &Value)> {
    let numbers = drawn.get("number").and_then(Value::as_object);
    numbers.into_iter().flatten()
}

enum NumberText {
    Nothing,
    Digit(Digit),
    Other(String),
}

/// Reads the text at a point. The value is an array of a string, its colour and its style. Style
/// `1` means the middle of a cell.
fn written(number: &Value) -> NumberText {
    let part = |place: usize| match number.get(place) {
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(Value::Null) | None => String::new(),
        Some(value) => value.to_string(),
    };
    let (text, style) = (part(0), part(2));
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => NumberText::Nothing,
        (Some(char @ '1'..='9'), None) if style == "1" => {
            Digit::from_char(char).map_or(NumberText::Nothing, NumberText::Digit)
        }
        _ => NumberText::Other(text.chars().take(40).collect()),
    }
}
