//! Damages good files of every format in typical ways. No parser may panic, and no parser may
//! invent a puzzle.

use std::collections::HashSet;

use novena_core::{Board, Cell, Digit, DigitSet};

use super::{PUZZLE, SOLUTION};
use crate::{Content, Entry, Format, Reader, Record, Writer};

/// Returns two games, one of which has every text field that a record can have.
fn records() -> [Record; 2] {
    let puzzle: Board = PUZZLE.parse().unwrap();
    let mut entries = Board::EMPTY;
    entries[Cell::at(2, 6)] = Digit::new(9);
    let mut rich = Record::new(puzzle)
        .with_entries(entries)
        .with_solution(SOLUTION.parse().unwrap())
        .with_title("Ours <&> \"yours\"")
        .with_comment("words, and more; of them");
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for cell in !rich.board().filled() {
        marks[cell.index()] = rich.board().candidates(cell);
    }
    marks[0].remove(Digit::ALL[0]);
    rich = rich.with_marks(marks);
    rich.author = Some("Us".to_owned());
    rich.level = Some("Medium".to_owned());
    [Record::new(puzzle), rich]
}

fn samples() -> impl Iterator<Item = (Format, Vec<u8>)> {
    Format::ALL.iter().map(|&format| {
        let mut writer = Writer::new(format, Vec::new());
        for record in records() {
            writer.write(&record).unwrap();
        }
        (format, writer.finish().unwrap())
    })
}

/// Reads the text in the given format and in the detected format, and returns the entries of both.
fn entries(text: &[u8], format: Format) -> Vec<Entry> {
    let read = |format| {
        let reader = Reader::new(text, "test", format).unwrap();
        reader.map(Result::unwrap).collect::<Vec<_>>()
    };
    let lines = text.split(|&byte| matches!(byte, b'\n' | b'\r')).count() as u64;
    let all = [read(None), read(Some(format))].concat();
    assert!(all.iter().all(|entry| (1..=lines).contains(&entry.line)));
    all
}

/// Returns the boards read from the text.
fn boards(entries: &[Entry]) -> HashSet<String> {
    let boards = entries.iter().filter_map(|entry| match &entry.content {
        Content::Record(record) => Some(record.board().to_string()),
        _ => None,
    });
    boards.collect()
}

fn ours() -> HashSet<String> {
    let boards = records().map(|record| record.board().to_string());
    boards.into()
}

#[test]
fn a_truncated_file_contains_no_new_puzzles() {
    for (format, text) in samples() {
        for end in (0..text.len()).step_by(text.len() / 300 + 1) {
            let found = boards(&entries(&text[..end], format));
            // In these two formats, a truncated file can look like a complete file with fewer
            // digits.
            if !matches!(format.id(), "triples" | "ss") {
                let foreign: Vec<_> = found.difference(&records_and_solution()).cloned().collect();
                assert_eq!(foreign, [""; 0], "{format} {end}");
            }
        }
    }
}

fn records_and_solution() -> HashSet<String> {
    let mut boards = ours();
    boards.insert(SOLUTION.to_owned());
    boards
}

#[test]
fn a_doubled_file_contains_no_new_puzzles() {
    for (format, text) in samples() {
        let found = boards(&entries(&[&text[..], &text[..]].concat(), format));
        assert!(found.is_subset(&ours()), "{format}: {found:?}");
        assert!(!found.is_empty(), "{format}");
    }
}

#[test]
fn line_ends_and_byte_order_marks_change_nothing() {
    for (format, text) in samples() {
        let good = entries(&text, format);
        let text = String::from_utf8(text).unwrap();
        for other in [
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}"),
            text.trim_end().to_owned(),
        ] {
            assert_eq!(entries(other.as_bytes(), format), good, "{format}\n{other}");
        }
    }
}

#[test]
fn a_changed_byte_never_panics() {
    for (format, text) in samples() {
        for place in (0..text.len()).step_by(text.len() / 100 + 1) {
            for byte in [0, b'"', b'<', b'&', b'{', b'\n', b' ', b'9', 0x80, 0xff] {
                let mut changed = text.clone();
                changed[place] = byte;
                entries(&changed, format);
                changed.insert(place, byte);
                entries(&changed, format);
            }
        }
    }
}

#[test]
fn deep_nesting_is_refused() {
    for unit in [
        "[",
        "{\"a\":",
        "{\"grid\":[",
        "{\"cells\":[[",
        "<a>",
        "<opensudoku>",
        "(",
        "%25",
    ] {
        let text = unit.repeat(100_000);
        for &format in Format::ALL {
            assert_eq!(
                boards(&entries(text.as_bytes(), format)).len(),
                0,
                "{unit} {format}"
            );
        }
    }
}

#[test]
fn very_long_numbers_never_panic() {
    let nines = "9".repeat(5000);
    for text in [
        format!("{{\"puzzle\":\"{PUZZLE}\",\"time\":{nines}}}"),
        format!("{{\"size\":{nines},\"grid\":[]}}"),
        format!("{{\"time_elapsed\":{nines},\"cells\":[]}}"),
        format!("3x3:{nines}"),
        format!("{nines}x3:a"),
        format!("<opensudoku><game data=\"version: {nines}&#10;0|{nines}|1|\"/></opensudoku>"),
        format!("*-----------*\nI{nines}\nE{nines}\n"),
        format!("{nines} 1 1\n1 {nines} 1\n-1\n"),
    ] {
        for &format in Format::ALL {
            entries(text.as_bytes(), format);
        }
    }
}
