//! What the techniques are shown of a record.

use novena_core::{Cell, DigitSet};
use novena_formats::Record;
use novena_play::{Obstacle, Situation};

/// Looks at the digits and marks of a record as its player left them.
pub(crate) fn of(record: &Record) -> Result<Situation, Obstacle> {
    Situation::on(&record.givens, &record.board(), |cell| marks(record, cell))
}

/// What a cell could hold: what the digits leave it, and of that what its marks still have,
/// so that eliminations already made are not forgotten.
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
