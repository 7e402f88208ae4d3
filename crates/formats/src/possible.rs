//! Helpers for formats that write a digit in the same way as a list of candidates.
//!
//! A single digit is a placed digit, unless a peer with several candidates lists it too. Then it is
//! a last candidate that has not been placed.

use novena_core::{Board, Cell, CellSet, DigitSet};

use crate::record::Marks;
use crate::{Record, RecordPart, RecordParts};

/// Returns the digits that every cell may contain. For a filled cell, this is its digit; for any
/// other cell, these are the candidates that the marks and the surrounding digits leave or, if
/// there are no marks, those that the digits leave.
pub(crate) fn groups(record: &Record) -> Marks {
    let board = record.board();
    let mut groups = [DigitSet::EMPTY; Cell::COUNT];
    for cell in Cell::all() {
        groups[cell.index()] = match (board[cell], &record.marks) {
            (Some(digit), _) => digit.as_set(),
            // A mark that a digit rules out would turn that digit into a candidate.
            (None, Some(marks)) => marks[cell.index()] & board.candidates(cell),
            (None, None) => board.candidates(cell),
        };
    }
    groups
}

/// Decides for each cell with a single digit whether the digit is placed or is the cell's last
/// candidate. Cells in `placed` always have placed digits.
pub(crate) fn settle(groups: &Marks, placed: CellSet) -> (Board, Marks) {
    let mut board = Board::EMPTY;
    let mut marks = *groups;
    for cell in Cell::all() {
        let listed = |digit| {
            let mut peers = cell.peers().iter().map(|peer| groups[peer.index()]);
            peers.any(|group| group.len() > 1 && group.contains(digit))
        };
        if let Some(digit) = groups[cell.index()].single()
            && (placed.contains(cell) || !listed(digit))
        {
            board[cell] = Some(digit);
            marks[cell.index()] = DigitSet::EMPTY;
        }
    }
    (board, marks)
}

/// Creates a record from these groups. The filled cells in `placed` are entries.
pub(crate) fn record(groups: &Marks, placed: CellSet) -> Record {
    let (board, marks) = settle(groups, placed);
    let (mut givens, mut entries) = (board, board);
    for cell in Cell::all() {
        if placed.contains(cell) {
            givens[cell] = None;
        } else {
            entries[cell] = None;
        }
    }
    with_marks(Record::new(givens).with_entries(entries), marks)
}

/// Adds the marks to a record, unless they are exactly the candidates that its digits leave.
pub(crate) fn with_marks(record: Record, marks: Marks) -> Record {
    let board = record.board();
    let says_more = (!board.filled())
        .iter()
        .any(|cell| marks[cell.index()] != board.candidates(cell));
    if says_more {
        record.with_marks(marks)
    } else {
        record
    }
}

/// Returns the parts of a record that are lost when its [`groups`] are written by a format that
/// carries the given parts.
pub(crate) fn dropped(record: &Record, carries: RecordParts) -> RecordParts {
    let dropped = record.parts().minus(carries);
    if keeps_marks(record) {
        dropped
    } else {
        dropped.union(RecordParts::of(&[RecordPart::Marks]))
    }
}

/// Returns whether the digits and marks of a record survive a round trip through [`groups`]. A cell
/// with one candidate that no peer lists would be read back as filled.
fn keeps_marks(record: &Record) -> bool {
    let board = record.board();
    let (settled, kept) = settle(&groups(record), board.filled());
    let are_kept = |marks: &Marks| {
        (!board.filled())
            .iter()
            .all(|cell| kept[cell.index()] == marks[cell.index()])
    };
    settled == board && record.marks.as_deref().is_none_or(are_kept)
}
