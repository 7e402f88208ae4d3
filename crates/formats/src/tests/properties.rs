//! Tests properties that hold for every record and any text.

mod generators;

use std::io::{self, Read};

use novena_core::{Board, Cell, DigitSet, Puzzle};
use proptest::prelude::*;

use self::generators::{any_mutation, any_record};
use crate::{Content, Entry, Format, Reader, Record, RecordPart, Writer, struck};

/// A reader that returns a few bytes at a time.
pub(crate) struct PieceReader<'a> {
    text: &'a [u8],
    size: usize,
}

impl<'a> PieceReader<'a> {
    pub(crate) fn new(text: &'a [u8], size: usize) -> Self {
        Self { text, size }
    }
}

impl Read for PieceReader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.size.min(buffer.len());
        self.text.read(&mut buffer[..length])
    }
}

fn entries(input: impl Read, format: Option<Format>) -> Vec<Entry> {
    let reader = Reader::new(input, "test", format).unwrap();
    reader.map(Result::unwrap).collect()
}

/// Checks that nothing panics, and that the result does not depend on the sizes of the pieces.
pub(crate) fn reads_alike_in_pieces(text: &[u8], format: Option<Format>) {
    let whole = entries(text, format);
    for size in [1, 7, 100] {
        let pieces = entries(PieceReader::new(text, size), format);
        assert_eq!(pieces, whole, "{format:?} in pieces of {size}");
    }
}

/// Checks that the fast path for a line produces the same result as the ordinary path.
pub(crate) fn lines_are_read_alike(text: &[u8]) {
    for bytes in text.split(|&byte| byte == b'\n') {
        let entries = entries(PieceReader::new(bytes, 100), Some(Format::LINE));
        let slow = entries.iter().find_map(|entry| match &entry.content {
            Content::Record(record) => Some(record.givens),
            _ => None,
        });
        // A byte-order mark is dropped from a file, but not from a line.
        if !bytes.starts_with(b"\xef\xbb\xbf") && !bytes.contains(&b'\r') {
            assert_eq!(crate::line::parse_bytes(bytes).ok(), slow, "{bytes:?}");
        }
    }
}

/// Returns the record without the parts that a format drops.
fn stored(record: &Record, format: Format) -> Record {
    let carries = format.carries();
    let mut stored = if carries.contains(RecordPart::Entries) {
        record.clone()
    } else {
        let mut stored = record.clone();
        stored.givens = Puzzle::from(record.board());
        stored.entries = Board::EMPTY;
        stored
    };
    for part in RecordPart::ALL
        .into_iter()
        .filter(|&part| !carries.contains(part))
    {
        match part {
            RecordPart::Entries => {}
            RecordPart::Marks => stored.marks = None,
            RecordPart::Corners => stored.corners = None,
            RecordPart::Colours => stored.colours = None,
            RecordPart::CandidateColours => stored.candidate_colours = None,
            RecordPart::Journal => stored.journal = None,
            RecordPart::Time => stored.time = None,
            RecordPart::Solution => stored.solution = None,
            RecordPart::Title => stored.title = None,
            RecordPart::Author => stored.author = None,
            RecordPart::Level => stored.level = None,
            RecordPart::Comment => stored.comment = None,
        }
    }
    stored
}

/// Produces marks that a library can carry: the candidates that the digits leave, with a few
/// removed.
fn strike(record: &mut Record) {
    let board = record.board();
    let Some(marks) = &mut record.marks else {
        return;
    };
    for cell in Cell::all() {
        let left = match board[cell] {
            Some(_) => DigitSet::EMPTY,
            None => board.candidates(cell),
        };
        marks[cell.index()] = marks[cell.index()] & left;
    }
    let is_struck = (!board.filled())
        .iter()
        .any(|cell| marks[cell.index()] != board.candidates(cell));
    if !is_struck {
        record.marks = None;
    }
}

/// Produces marks that can be stored as candidates. Digits rule out none of the marks, and no cell
/// has only one mark. If the marks add nothing to the digits, there are no marks.
fn leave_several(record: &mut Record) {
    let board = record.board();
    let mut marks = [DigitSet::EMPTY; 81];
    for cell in !board.filled() {
        let left = board.candidates(cell);
        let noted = match &record.marks {
            Some(marks) => marks[cell.index()] & left,
            None => left,
        };
        if noted.len() > 1 {
            marks[cell.index()] = noted;
        }
    }
    let says_more = (!board.filled())
        .iter()
        .any(|cell| marks[cell.index()] != board.candidates(cell));
    record.marks = says_more.then(|| Box::new(marks));
}

/// Produces marks that SudokuWiki can carry. Filled cells have none, and the marks are not just the
/// candidates left.
fn leave_out(record: &mut Record) {
    let board = record.board();
    let Some(marks) = &mut record.marks else {
        return;
    };
    for cell in board.filled() {
        marks[cell.index()] = DigitSet::EMPTY;
    }
    let says_more = |cell: Cell| marks[cell.index()] != board.candidates(cell);
    if !(!board.filled()).iter().any(says_more) {
        record.marks = None;
    }
}

/// Adjusts the solution to what formats store. An empty solution is removed, and a full board
/// without a solution becomes its own solution.
fn normalize_solution(record: &mut Record) {
    let blank = record.solution == Some(Board::EMPTY);
    if blank {
        record.solution = None;
    }
    if record.board().is_full() && record.solution.is_none() {
        record.solution = Some(record.board());
    }
}

/// Removes or changes the parts of a record that a format cannot store.
fn fit(record: &mut Record, format: Format) {
    match format.id() {
        "marks" => {
            leave_several(record);
            // A grid of candidates has marks even if they add nothing to the digits.
            let all = struck::marks(&record.board(), []);
            record.marks.get_or_insert_with(|| Box::new(all));
        }
        "library" | "ss" => strike(record),
        "sdx" | "sukaku" => leave_several(record),
        // Cells without a digit or marks are not listed, so empty marks are read as no marks.
        "gnome-save" => {
            record.marks = record
                .marks
                .take()
                .filter(|marks| marks.iter().any(|marks| !marks.is_empty()));
        }
        "sudokuwiki" => leave_out(record),
        "fpuzzles" | "sudokupad" => normalize_solution(record),
        "opensudoku" => {
            for set in record.colours.iter_mut().flat_map(|sets| sets.iter_mut()) {
                *set = set.iter().take(1).collect();
            }
        }
        _ => {}
    }
}

/// Returns whether the output of a format is detected as that format. The output of most excluded
/// formats is detected as another format, which reads it in the same way. The output of `gnome` may
/// begin with a line of 81 cells.
fn is_distinct(format: Format) -> bool {
    !["marks", "sdm", "msk", "sdk", "sdx", "gnome"].contains(&format.id())
}

fn check_written(records: &[Record], format: Format) {
    let mut writer = Writer::new(format, Vec::new());
    for record in records {
        let dropped = writer.write(record).unwrap();
        assert_eq!(dropped, record.parts().minus(format.carries()));
    }
    let text = writer.finish().unwrap();
    let shown = String::from_utf8(text.clone()).unwrap();
    let read: Vec<_> = entries(text.as_slice(), Some(format))
        .into_iter()
        .map(|entry| match entry.content {
            Content::Record(record) => record,
            other => panic!("{format}: {other:?}\n{shown}"),
        })
        .collect();
    let expected: Vec<_> = records
        .iter()
        .map(|record| stored(record, format))
        .collect();
    assert_eq!(read, expected, "{format}:\n{shown}");
    // The output of a distinct format is recognised if the boards have enough digits.
    let known = Reader::new(text.as_slice(), "test", None).unwrap().format();
    if records
        .iter()
        .all(|record| record.board().filled().len() >= 17)
        && is_distinct(format)
    {
        assert_eq!(known, Some(format), "\n{shown}");
    }
    // With enough digits, the output of a format never needs the last resort or a read-only format.
    if records
        .iter()
        .all(|record| record.board().filled().len() >= 17)
    {
        let known = known.unwrap_or_else(|| panic!("{format} is not detected:\n{shown}"));
        assert!(!Format::READ_ONLY.contains(&known), "{known}:\n{shown}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn written_records_are_read_back(records in proptest::collection::vec(any_record(), 1..4)) {
        for &format in Format::ALL {
            let mut records = records.clone();
            for record in &mut records {
                fit(record, format);
            }
            check_written(&records, format);
        }
    }

    #[test]
    fn bytes_never_panic(bytes: Vec<u8>) {
        reads_alike_in_pieces(&bytes, None);
        for &format in Format::ALL.iter().chain(Format::READ_ONLY) {
            reads_alike_in_pieces(&bytes, Some(format));
        }
    }

    #[test]
    fn nearly_right_texts_never_panic(text in any_mutation()) {
        lines_are_read_alike(&text);
        reads_alike_in_pieces(&text, None);
        for &format in Format::ALL.iter().chain(Format::READ_ONLY) {
            reads_alike_in_pieces(&text, Some(format));
        }
    }
}
