//! Helpers for formats that store marks as the candidates a player has removed.
//!
//! If the player has not removed any candidate, the digits imply all candidates, and the record has
//! no marks.

use novena_core::{Board, Candidate, Cell, DigitSet};

use crate::record::Marks;
use crate::{Record, RecordPart, RecordParts};

/// Returns the candidates that the digits of a record leave but that are not among its marks.
pub(crate) fn of(record: &Record) -> Vec<Candidate> {
    let Some(marks) = &record.marks else {
        return Vec::new();
    };
    let board = record.board();
    let struck = |cell: Cell| {
        let gone = board.candidates(cell) - marks[cell.index()];
        gone.iter().map(move |digit| cell.with(digit))
    };
    (!board.filled()).iter().flat_map(struck).collect()
}

/// Returns the remaining candidates of a board.
pub(crate) fn marks<'a>(board: &Board, struck: impl IntoIterator<Item = &'a Candidate>) -> Marks {
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for cell in !board.filled() {
        marks[cell.index()] = board.candidates(cell);
    }
    for candidate in struck {
        marks[candidate.cell.index()].remove(candidate.digit);
    }
    marks
}

/// Reports the marks as dropped if the digits of a record rule out any mark, because such marks
/// cannot be stored.
pub(crate) fn dropped(record: &Record) -> RecordParts {
    let board = record.board();
    let is_ruled_out = |marks: &Marks| {
        (!board.filled())
            .iter()
            .any(|cell| !board.candidates(cell).is_superset(marks[cell.index()]))
    };
    if record.marks.as_deref().is_some_and(is_ruled_out) {
        RecordParts::of(&[RecordPart::Marks])
    } else {
        RecordParts::NONE
    }
}
