//! Converts a record to the form used by the techniques.

use novena_core::{Cell, DigitSet};
use novena_formats::Record;
use novena_play::{Obstacle, Situation};

/// Returns the situation in which the player left the record, with its digits and marks.
pub(crate) fn of(record: &Record) -> Result<Situation, Obstacle> {
    Situation::on(&record.givens, &record.board(), |cell| marks(record, cell))
}

/// Returns the candidates of a cell. The candidates that the digits allow are reduced to the
/// player's marks, so that eliminations already made are kept.
pub(crate) fn candidates(record: &Record, cell: Cell) -> DigitSet {
    let left = record.board().candidates(cell);
    let marked = marks(record, cell);
    if marked.is_empty() {
        left
    } else {
        left & marked
    }
}

fn marks(record: &Record, cell: Cell) -> DigitSet {
    let marks = record.marks.as_ref();
    marks.map_or(DigitSet::EMPTY, |marks| marks[cell.index()])
}
