//! What holds for every record and every text.

use std::io::{self, Read};

use std::time::Duration;

use novena_core::{Board, Cell, ColourSet, Digit, DigitSet, Puzzle};
use proptest::prelude::*;

use super::{PUZZLE, SOLUTION, rows_of};
use crate::{Content, Entry, Format, Part, Reader, Record, Writer};

/// Gives out a few bytes at a time.
pub(crate) struct Pieces<'a> {
    text: &'a [u8],
    size: usize,
}

impl<'a> Pieces<'a> {
    pub(crate) fn new(text: &'a [u8], size: usize) -> Self {
        Self { text, size }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.size.min(buffer.len());
        self.text.read(&mut buffer[..length])
    }
}

fn entries(input: impl Read, format: Option<Format>) -> Vec<Entry> {
    let reader = Reader::new(input, "test", format).unwrap();
    reader.map(Result::unwrap).collect()
}

/// Nothing panics, and the same is read whatever the sizes of the pieces.
pub(crate) fn reads_alike_in_pieces(text: &[u8], format: Option<Format>) {
    let whole = entries(text, format);
    for size in [1, 7, 100] {
        let pieces = entries(Pieces::new(text, size), format);
        assert_eq!(pieces, whole, "{format:?} in pieces of {size}");
    }
}

/// The fast way to read a line gives the answer of the other.
pub(crate) fn lines_are_read_alike(text: &[u8]) {
    for bytes in text.split(|&byte| byte == b'\n') {
        let entries = entries(Pieces::new(bytes, 100), Some(Format::LINE));
        let slow = entries.iter().find_map(|entry| match &entry.content {
            Content::Record(record) => Some(record.givens),
            _ => None,
        });
        // A byte-order mark is dropped from a file, but stands in a line.
        if !bytes.starts_with(b"\xef\xbb\xbf") && !bytes.contains(&b'\r') {
            assert_eq!(crate::line::parse_bytes(bytes).ok(), slow, "{bytes:?}");
        }
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    (10..200u8)
        .prop_flat_map(|range| proptest::collection::vec(0..range, 81))
        .prop_map(|values| {
            let mut board = Board::EMPTY;
            for (cell, value) in Cell::all().zip(values) {
                board[cell] = Digit::new(value);
            }
            board
        })
}

fn any_words() -> impl Strategy<Value = Option<String>> {
    // Words as people write them: not blank at the ends, and on one line.
    proptest::option::of("[a-zé#,;|0-9\"\\\\]{1,4}( [a-zé#,;|0-9\"\\\\]{1,8}){0,3}")
}

/// A set for every cell, perhaps.
fn any_sets() -> impl Strategy<Value = Option<[u16; 81]>> {
    let sets = proptest::collection::vec(0..512u16, 81);
    proptest::option::of(sets.prop_map(|sets| sets.try_into().unwrap()))
}

prop_compose! {
    fn any_record()(
        givens in any_board(),
        entries in any_board(),
        marks in any_sets(),
        corners in any_sets(),
        colours in any_sets(),
        // Some formats have seconds only.
        time in proptest::option::of(0..1_000_000u64),
        solution in proptest::option::of(any_board()),
        [title, author, level, comment] in [any_words(), any_words(), any_words(), any_words()],
    ) -> Record {
        let mut record = Record::new(givens).with_entries(entries);
        record.marks = marks.map(|sets| Box::new(sets.map(DigitSet::from_bits)));
        record.corners = corners.map(|sets| Box::new(sets.map(DigitSet::from_bits)));
        record.colours = colours.map(|sets| Box::new(sets.map(ColourSet::from_bits)));
        record.time = time.map(Duration::from_secs);
        record.solution = solution;
        record.title = title;
        record.author = author;
        record.level = level;
        record.comment = comment;
        record
    }
}

/// What a format keeps of a record.
fn kept(record: &Record, format: Format) -> Record {
    let carries = format.carries();
    let mut kept = if carries.contains(Part::Entries) {
        record.clone()
    } else {
        let mut kept = record.clone();
        kept.givens = Puzzle::from(record.board());
        kept.entries = Board::EMPTY;
        kept
    };
    for part in Part::ALL
        .into_iter()
        .filter(|&part| !carries.contains(part))
    {
        match part {
            Part::Entries => {}
            Part::Marks => kept.marks = None,
            Part::Corners => kept.corners = None,
            Part::Colours => kept.colours = None,
            Part::CandidateColours => kept.candidate_colours = None,
            Part::Journal => kept.journal = None,
            Part::Time => kept.time = None,
            Part::Solution => kept.solution = None,
            Part::Title => kept.title = None,
            Part::Author => kept.author = None,
            Part::Level => kept.level = None,
            Part::Comment => kept.comment = None,
        }
    }
    kept
}

/// Makes marks that a pencil-mark grid can tell from digits: none in filled cells, none
/// alone, and no digit that a peer lists.
fn tell_apart(record: &mut Record) {
    let mut board = record.board();
    let marks = record
        .marks
        .get_or_insert_with(|| Box::new([DigitSet::EMPTY; 81]));
    for cell in Cell::all() {
        let set = &mut marks[cell.index()];
        if board[cell].is_some() || set.len() == 1 {
            *set = DigitSet::EMPTY;
        }
    }
    for cell in Cell::all() {
        let listed = |digit| {
            cell.peers()
                .iter()
                .any(|peer| marks[peer.index()].contains(digit))
        };
        if board[cell].is_some_and(listed) {
            board[cell] = None;
        }
    }
    record.givens = board.into();
    record.entries = Board::EMPTY;
}

/// Makes marks that a library can carry: candidates that the digits leave, some of them struck.
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

/// Makes marks that SudokuWiki can carry: none in filled cells, and not just what is left.
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

/// Makes a solution that says something, and tells it from a full board.
fn tell_solution(record: &mut Record) {
    let blank = record.solution == Some(Board::EMPTY);
    if blank {
        record.solution = None;
    }
    if record.board().is_full() && record.solution.is_none() {
        record.solution = Some(record.board());
    }
}

/// The record as the format can carry it without a loss that only some records have.
fn fitted(record: &Record, format: Format) -> Record {
    let mut record = record.clone();
    match format.id() {
        "marks" => tell_apart(&mut record),
        "library" => strike(&mut record),
        "sudokuwiki" => leave_out(&mut record),
        "fpuzzles" | "sudokupad" => tell_solution(&mut record),
        "opensudoku" => {
            for set in record.colours.iter_mut().flat_map(|sets| sets.iter_mut()) {
                *set = set.iter().take(1).collect();
            }
        }
        _ => {}
    }
    record
}

/// Formats that have to be named yet.
const UNKNOWN_TO_THE_SNIFFER: [Format; 5] = [
    Format::OPENSUDOKU,
    Format::FPUZZLES,
    Format::SUDOKUPAD,
    Format::SUDOKUWIKI,
    Format::SUDOKUCOACH,
];

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
    let expected: Vec<_> = records.iter().map(|record| kept(record, format)).collect();
    assert_eq!(read, expected, "{format}:\n{shown}");
    // What we write, we recognise; a board alone has too little for some formats.
    let known = Reader::new(text.as_slice(), "test", None).unwrap().format();
    if records
        .iter()
        .all(|record| record.board().filled().len() >= 17)
        && format != Format::MARKS
        && !UNKNOWN_TO_THE_SNIFFER.contains(&format)
    {
        assert_eq!(known, Some(format), "\n{shown}");
    }
}

/// A record with some of everything in every format of links, and as an XML document.
fn links() -> Vec<String> {
    let mut record = Record::new(PUZZLE.parse::<Board>().unwrap()).with_title("x");
    record.entries[Cell::at(0, 0)] = Digit::new(6);
    record = record.with_marks([DigitSet::ALL; 81]).with_comment("y");
    UNKNOWN_TO_THE_SNIFFER
        .into_iter()
        .map(|format| {
            let mut writer = Writer::new(format, Vec::new());
            writer.write(&record).unwrap();
            writer.write_board(&Board::EMPTY).unwrap();
            String::from_utf8(writer.finish().unwrap()).unwrap()
        })
        .collect()
}

/// Texts that are nearly right: a good one with a few places changed.
fn any_mutation() -> impl Strategy<Value = Vec<u8>> {
    let object = format!("{{\"puzzle\":\"{PUZZLE}\",\n\"title\":\"x\"}}\n");
    let rows = rows_of(PUZZLE).join("\n");
    let texts = vec![
        format!("{PUZZLE}\n{SOLUTION} # solved\n\n{PUZZLE}\n"),
        format!("{rows}\n\n{rows}\n"),
        rows.replace('\n', " |\n+---+---+\n| "),
        "12 3 45 6 7 8 9 1 2\n".repeat(10),
        format!("# two\n:0300-x:4:{PUZZLE}:111 412:413::\n:0701:12:+{SOLUTION}:::411:7\n"),
        "1 2 3\n4 5 6\n-1\n7 8 9\n".repeat(2),
        format!("id,puzzle,solution\n1,{PUZZLE},{SOLUTION}\n2,\"{PUZZLE}\",\n"),
        format!("[{object},{object}]"),
        object,
    ];
    let texts = [texts, links()].concat();
    let changes =
        proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4), 0..6);
    (proptest::sample::select(texts), changes).prop_map(|(text, changes)| {
        let mut bytes = text.into_bytes();
        for (place, byte, kind) in changes {
            let place = place.index(bytes.len().max(1));
            match kind {
                0 if place < bytes.len() => bytes[place] = byte,
                1 => bytes.insert(
                    place.min(bytes.len()),
                    b"\n\r\"{}[],.-0 "[usize::from(byte) % 12],
                ),
                2 if place < bytes.len() => drop(bytes.remove(place)),
                _ => bytes.truncate(place.max(1)),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_written_is_read_back(records in proptest::collection::vec(any_record(), 1..4)) {
        for &format in Format::ALL {
            let fitted: Vec<_> = records.iter().map(|record| fitted(record, format)).collect();
            check_written(&fitted, format);
        }
    }

    #[test]
    fn bytes_never_panic(bytes: Vec<u8>) {
        reads_alike_in_pieces(&bytes, None);
        for &format in Format::ALL {
            reads_alike_in_pieces(&bytes, Some(format));
        }
    }

    #[test]
    fn nearly_right_texts_never_panic(text in any_mutation()) {
        lines_are_read_alike(&text);
        reads_alike_in_pieces(&text, None);
        for &format in Format::ALL {
            reads_alike_in_pieces(&text, Some(format));
        }
    }
}
