//! Generates random records, and text that is nearly valid.

use std::time::Duration;

use novena_core::{Board, Cell, Change, Colour, ColourSet, Digit, DigitSet};
use novena_core::{CellContent, Journal, Savepoint, Sheet};
use proptest::prelude::*;

use crate::tests::{PUZZLE, SOLUTION, rows_of};
use crate::{Format, Marks, Record, Writer};

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
    // Words as people write them, without blanks at the ends and on one line.
    proptest::option::of("[a-zé#,;|0-9\"\\\\]{1,4}( [a-zé#,;|0-9\"\\\\]{1,8}){0,3}")
}

fn any_marks() -> impl Strategy<Value = Option<Box<Marks>>> {
    let marks = proptest::collection::vec((0..512u16).prop_map(DigitSet::from_bits), 81);
    proptest::option::of(marks.prop_map(|marks| Box::new(marks.try_into().unwrap())))
}

prop_compose! {
    /// Generates the content of a cell. Few contents have all of their parts.
    fn any_content()(
        digit in 0..20u8,
        corner in 0..512u16,
        centre in 0..512u16,
        colours in 0..512u16,
        candidates in proptest::collection::vec(0..15u8, 9),
        kinds in 0..32u8,
    ) -> CellContent {
        let has = |kind: u8| kinds >> kind & 1 == 1;
        let mut content = CellContent::BLANK;
        if has(0) {
            content.digit = Digit::new(digit);
        }
        if has(1) {
            content.corner = DigitSet::from_bits(corner);
        }
        if has(2) {
            content.centre = DigitSet::from_bits(centre);
        }
        if has(3) {
            content.colours = ColourSet::from_bits(colours);
        }
        if has(4) {
            let colours: Vec<_> = candidates.into_iter().map(Colour::new).collect();
            content.candidate_colours = colours.try_into().unwrap();
        }
        content
    }
}

/// The contents that a step writes, by the index of the cell.
type Step = Vec<(usize, CellContent)>;

/// Returns the actions of a player: the steps, the number of undone steps, and the names of
/// savepoints.
fn any_play() -> impl Strategy<Value = (Vec<Step>, usize, Vec<String>)> {
    let step = proptest::collection::vec((0..81usize, any_content()), 0..4);
    let steps = proptest::collection::vec(step, 0..6);
    let names = proptest::collection::vec("[a-zé\"\\\\ >]{0,6}", 0..3);
    (steps, 0..3usize, names)
}

/// Returns the journal of a game that leaves the givens unchanged.
fn journal_of(givens: &Board, steps: &[Step], undone: usize, names: Vec<String>) -> Journal {
    let mut sheet = Sheet::BLANK;
    let mut journal = Journal::default();
    for step in steps {
        let mut changes = Vec::new();
        for &(index, after) in step {
            let cell = Cell::from_index(index);
            if givens[cell].is_none() {
                let before = sheet[cell];
                changes.push(Change {
                    cell,
                    before,
                    after,
                });
                sheet[cell] = after;
            }
        }
        journal.steps.push(changes);
    }
    journal.done = journal.steps.len().saturating_sub(undone);
    journal.savepoints = names
        .into_iter()
        .map(|name| Savepoint { name, sheet })
        .collect();
    journal
}

prop_compose! {
    fn any_text()(
        solution in proptest::option::of(any_board()),
        title in any_words(),
        author in any_words(),
        level in any_words(),
        comment in any_words(),
        time in proptest::option::of(0..100_000_000u64),
    ) -> Record {
        Record {
            solution,
            title,
            author,
            level,
            comment,
            time: time.map(Duration::from_millis),
            ..Record::default()
        }
    }
}

prop_compose! {
    pub(super) fn any_record()(
        text in any_text(),
        givens in any_board(),
        entries in any_board(),
        marks in any_marks(),
        corners in any_marks(),
        contents in proptest::option::of(proptest::collection::vec(any_content(), 81)),
        play in proptest::option::of(any_play()),
    ) -> Record {
        let mut record = text;
        record.givens = givens.into();
        if let Some((steps, undone, names)) = play {
            let journal = journal_of(&givens, &steps, undone, names);
            record = record.with_sheet(&journal.sheet_after(journal.done).unwrap());
            record.journal = Some(Box::new(journal));
            return record;
        }
        record = record.with_entries(entries);
        record.marks = marks;
        record.corners = corners;
        if let Some(contents) = contents {
            let colours: Vec<_> = contents.iter().map(|content| content.colours).collect();
            record.colours = Some(Box::new(colours.try_into().unwrap()));
            let candidates: Vec<_> = contents.iter().map(|content| content.candidate_colours).collect();
            record.candidate_colours = Some(Box::new(candidates.try_into().unwrap()));
        }
        record
    }
}

/// Returns a record with every kind of part, in every format, and an empty board after it.
fn in_every_format() -> Vec<String> {
    let mut record = Record::new(PUZZLE.parse::<Board>().unwrap()).with_title("x");
    record.entries[Cell::at(0, 0)] = Digit::new(6);
    record = record.with_marks([DigitSet::ALL; 81]).with_comment("y");
    let written = Format::ALL.iter().map(|&format| {
        let mut writer = Writer::new(format, Vec::new());
        writer.write(&record).unwrap();
        writer.write_board(&Board::EMPTY).unwrap();
        String::from_utf8(writer.finish().unwrap()).unwrap()
    });
    written.collect()
}

/// Returns the short text files of other programs.
fn of_programs() -> Vec<String> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../testdata/formats/programs"
    );
    let files = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = files.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts = paths
        .into_iter()
        .filter_map(|path| std::fs::read_to_string(path).ok());
    texts.filter(|text| text.len() < 5000).collect()
}

/// Generates nearly valid text: valid text with a few places changed.
pub(super) fn any_mutation() -> impl Strategy<Value = Vec<u8>> {
    let object = format!("{{\"puzzle\":\"{PUZZLE}\",\n\"title\":\"x\"}}\n");
    let rows = rows_of(PUZZLE).join("\n");
    let marks = "12 3 45 6 7 8 9 1 2\n".repeat(9);
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
        format!("#A Us\n#S Paper\n[Puzzle]\n{rows}\n[State]\n{rows}\n[More]\n12\n[Puzzle]\n{rows}\n"),
        format!("{rows}\n\nI249\nE00001\n{rows}\n{rows}\n{marks}{rows}\n{marks}"),
        "4567 u3 1 2 3 4 5 6 7\n".repeat(10),
        format!("{}\n", "1..4567...3.5.7..".repeat(43)),
        "3x3:e9a2a8b3b6a4c7_6e4a1b5b9b5a3b1b2b6a9e1_7c3a7b5b9a1a6e\n".repeat(2),
        "#76H-%?mK2`8=R(j-Z@UXGSD>T:\"N%ep\n".repeat(2),
        "{\"cells\":[{\"position\":[0,5],\"value\":9,\"fixed\":true,\"earmarks\":[1]}],\n\"time_elapsed\":-1}".repeat(2),
        format!("{{\"puzzle\":\"{PUZZLE}\",\"journal\":{{\"done\":1,\"steps\":[[\"r1c1 > 5\"]]}},\"entries\":\"5{}\"}}\n", ".".repeat(80)),
    ];
    let texts = [texts, in_every_format(), of_programs()].concat();
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
