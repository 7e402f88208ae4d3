//! Formats as the commands see them: chosen, told apart, converted there and back.

use std::fs;

use novena_core::{Board, Cell, DigitSet, Puzzle};
use novena_formats::{Content, Format, Part, Reader, Record};

use crate::support::{SUDOKU01, check, check_golden, novena, novena_in};

const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

/// Givens; an entry and marks, one of them struck; words.
fn records() -> Vec<Record> {
    let givens: Puzzle = PUZZLE.parse().unwrap();
    let mut entries = Board::EMPTY;
    entries[Cell::at(2, 6)] = "9".parse().ok();
    let mut played = Record::new(givens).with_entries(entries);
    let board = played.board();
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for cell in !board.filled() {
        marks[cell.index()] = board.candidates(cell);
    }
    marks[0].remove("1".parse().unwrap());
    played = played.with_marks(marks);
    let mut told = Record::new(givens)
        .with_title("Ours")
        .with_comment("a comment");
    told.author = Some("Us".to_owned());
    told.level = Some("Medium".to_owned());
    vec![Record::new(givens), played, told]
}

fn written(record: &Record, format: Format) -> String {
    let mut text = format.head().as_bytes().to_vec();
    format.write(record, &mut text).unwrap();
    text.extend_from_slice(format.tail().as_bytes());
    String::from_utf8(text).unwrap()
}

#[track_caller]
fn read(text: &str, format: Option<Format>) -> Vec<Record> {
    let reader = Reader::new(text.as_bytes(), "test", format).unwrap();
    let records = reader.map(|entry| match entry.unwrap().content {
        Content::Record(record) => record,
        other => panic!("{other:?}\n{text}"),
    });
    records.collect()
}

/// What a format keeps of a record.
fn kept(record: &Record, format: Format) -> Record {
    let carries = |part| format.carries().contains(part);
    let mut kept = record.clone();
    if !carries(Part::Entries) {
        kept.givens = record.board().into();
        kept.entries = Board::EMPTY;
    }
    kept.marks = kept.marks.filter(|_| carries(Part::Marks));
    kept.title = kept.title.filter(|_| carries(Part::Title));
    kept.author = kept.author.filter(|_| carries(Part::Author));
    kept.level = kept.level.filter(|_| carries(Part::Level));
    kept.comment = kept.comment.filter(|_| carries(Part::Comment));
    kept
}

fn convert(text: &str, format: Format) -> String {
    let ran = novena(&["convert", "--to", format.id()], text);
    assert_eq!(ran.code, 0, "{format}: {}\n{text}", ran.err);
    ran.out
}

#[test]
fn every_format_goes_to_every_other_and_back() {
    for record in records() {
        for &first in Format::ALL {
            let once = kept(&record, first);
            let text = convert(&written(&once, Format::JSON), first);
            assert_eq!(read(&text, Some(first)), [once.clone()], "{first}\n{text}");
            for &second in Format::ALL {
                let there = convert(&text, second);
                let back = convert(&there, first);
                let both = kept(&kept(&once, second), first);
                assert_eq!(
                    read(&back, Some(first)),
                    [both],
                    "{first} to {second}\n{text}\n{there}\n{back}"
                );
            }
        }
    }
}

#[test]
fn the_name_of_the_output_chooses_the_format() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for (name, format) in [
        ("list.CSV", "csv"),
        ("one.json", "json"),
        ("lines.txt", "line"),
    ] {
        check(&["convert", "-o", &path(name)], SUDOKU01, 0, "", "");
        let asked = novena(&["convert", "--to", format], SUDOKU01);
        assert_eq!(fs::read_to_string(path(name)).unwrap(), asked.out, "{name}");
    }
    check(
        &["convert", "-o", "puzzle.doc"],
        SUDOKU01,
        2,
        "",
        "error: no format goes with the name puzzle.doc; say with --to which one to write\n",
    );
    let both = ["convert", "--to", "json", "-o", &path("both.csv")];
    check(&both, SUDOKU01, 0, "", "");
    assert!(
        fs::read_to_string(path("both.csv"))
            .unwrap()
            .starts_with('{')
    );
}

#[test]
fn what_is_lost_is_counted_in_every_language() {
    let input = format!("# ours\n{PUZZLE} # easy\n{PUZZLE} # hard\n\n{PUZZLE}\n");
    let mut said = String::new();
    for locale in ["C", "es_ES.UTF-8", "pt_BR.UTF-8", "sv_SE.UTF-8"] {
        let ran = novena_in(&["convert", "--to", "csv"], &input, locale);
        assert_eq!((ran.code, ran.out.lines().count()), (0, 4));
        said += &ran.err;
    }
    check_golden("convert-losses.txt", &said);
    check(&["convert", "--to", "line"], &input, 0, &input, "");
}

#[test]
fn a_table_without_a_puzzle_is_still_a_table() {
    check(
        &["convert", "--to", "csv", "--from", "line"],
        "# nothing\n",
        0,
        "puzzle,solution\n",
        "warning: csv has no place for comments between puzzles: 1 line is left out\n",
    );
}

#[test]
fn formats_are_listed_in_every_language() {
    for (locale, name) in [
        ("C", "en"),
        ("es_ES", "es"),
        ("pt_BR", "pt"),
        ("sv_SE", "sv"),
    ] {
        let ran = novena_in(&["convert", "--list-formats"], "", locale);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        for format in Format::ALL {
            assert!(ran.out.contains(&format!("\n{} ", format.id())), "{format}");
        }
        check_golden(&format!("list-formats-{name}.txt"), &ran.out);
    }
}
