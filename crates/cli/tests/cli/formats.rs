//! Tests formats from the point of view of the commands: how they are chosen, detected, and
//! converted there and back.

use std::fs;

use novena_core::{Board, Cell, DigitSet, Puzzle};
use novena_formats::{Content, Format, Reader, Record, RecordPart};

use crate::support::{HOPELESS, SUDOKU01, check, check_golden, novena, novena_in};

const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

/// Returns a record with givens, an entry, text, and marks, one of which has been removed.
fn record() -> Record {
    let givens: Puzzle = PUZZLE.parse().unwrap();
    let mut entries = Board::EMPTY;
    entries[Cell::at(2, 6)] = "9".parse().ok();
    let mut record = Record::new(givens).with_entries(entries);
    let board = record.board();
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for cell in !board.filled() {
        marks[cell.index()] = board.candidates(cell);
    }
    marks[0].remove("1".parse().unwrap());
    record = record
        .with_marks(marks)
        .with_title("Ours")
        .with_comment("a comment");
    record.author = Some("Us".to_owned());
    record.level = Some("Medium".to_owned());
    record
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
        Content::Record(record) => without_candidates(record),
        other => panic!("{other:?}\n{text}"),
    });
    records.collect()
}

/// Removes the marks of a record if they are the same as the candidates. Formats that store marks
/// for every cell write the candidates if there are no marks.
fn without_candidates(mut record: Record) -> Record {
    let board = record.board();
    record.marks = record.marks.filter(|marks| {
        let mut empty = (!board.filled()).iter();
        empty.any(|cell| marks[cell.index()] != board.candidates(cell))
    });
    record
}

/// Returns the parts of a record that a format preserves.
fn kept(record: &Record, format: Format) -> Record {
    let carries = |part| format.carries().contains(part);
    let mut kept = record.clone();
    if !carries(RecordPart::Entries) {
        kept.givens = record.board().into();
        kept.entries = Board::EMPTY;
    }
    kept.marks = kept.marks.filter(|_| carries(RecordPart::Marks));
    kept.title = kept.title.filter(|_| carries(RecordPart::Title));
    kept.author = kept.author.filter(|_| carries(RecordPart::Author));
    kept.level = kept.level.filter(|_| carries(RecordPart::Level));
    kept.comment = kept.comment.filter(|_| carries(RecordPart::Comment));
    kept
}

fn convert(text: &str, format: Format) -> String {
    let ran = novena(&["convert", "--to", format.id()], text);
    assert_eq!(ran.code, 0, "{format}: {}\n{text}", ran.err);
    ran.out
}

#[test]
fn every_format_converts_to_every_other_and_back() {
    let record = record();
    for &first in Format::ALL {
        let once = kept(&record, first);
        let text = convert(&written(&once, Format::JSON), first);
        assert_eq!(
            read(&text, Some(first)),
            std::slice::from_ref(&once),
            "{first}\n{text}"
        );
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

#[test]
fn a_document_is_closed_whatever_it_contains() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (one, two, none) = (path("one.txt"), path("two.txt"), path("none.txt"));
    fs::write(&one, format!("{PUZZLE}\nnonsense\n")).unwrap();
    fs::write(&two, format!("{PUZZLE}\n")).unwrap();
    fs::write(&none, "# nothing\n").unwrap();
    let (head, tail) = (Format::OPENSUDOKU.head(), Format::OPENSUDOKU.tail());
    assert!(!head.is_empty() && !tail.is_empty());
    let game = written(
        &Record::new(PUZZLE.parse::<Puzzle>().unwrap()),
        Format::OPENSUDOKU,
    );
    let game = game
        .strip_prefix(head)
        .and_then(|rest| rest.strip_suffix(tail));
    let game = game.unwrap();
    let to = ["convert", "--to", "opensudoku"];
    let ran = novena(&[&to[..], &[&one, &two]].concat(), "");
    assert_eq!(
        (ran.code, ran.out),
        (2, format!("{head}{game}{game}{tail}"))
    );
    let ran = novena(&[&to[..], &[&none]].concat(), "");
    assert_eq!((ran.code, ran.out), (0, format!("{head}{tail}")));
    // The answer to an unsolvable puzzle becomes a comment between the games.
    let hopeless = format!("{HOPELESS}\n{SUDOKU01}\n");
    let ran = novena(&["solve", "--to", "opensudoku"], &hopeless);
    assert!(
        ran.out
            .starts_with(&format!("{head}  <!-- no solution -->\n")),
        "{}",
        ran.out
    );
    assert!(ran.out.ends_with(tail), "{}", ran.out);
    assert_eq!(read(&ran.out, None).len(), 1);
    // If no new file is produced, an old one is kept.
    let target = path("games.opensudoku");
    fs::write(&target, "old").unwrap();
    let ran = novena(&["convert", "-o", &target, &path("missing")], "");
    assert_eq!(
        (ran.code, fs::read_to_string(&target).unwrap().as_str()),
        (2, "old")
    );
}

#[test]
fn an_ambiguous_file_is_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dark.txt").to_str().unwrap().to_owned();
    let rows = PUZZLE
        .as_bytes()
        .chunks(9)
        .map(|row| String::from_utf8_lossy(row));
    let rows = rows.collect::<Vec<_>>().join("\n");
    fs::write(&path, format!("#Dark matter\n{rows}\n\n{rows}\n")).unwrap();
    let mut messages = String::new();
    for locale in ["C", "es_ES.UTF-8", "pt_BR.UTF-8", "sv_SE.UTF-8"] {
        let ran = novena_in(&["convert", "--to", "csv", &path], "", locale);
        assert_eq!(ran.code, 0);
        messages += &ran.err.replace(&path, "dark.txt");
    }
    check_golden("convert-doubt.txt", &messages);
    let sure = novena(&["convert", "--to", "json", "--from", "sdk", &path], "");
    assert!(sure.out.contains("\"title\":\"ark matter\"") && sure.err.is_empty());
}

#[test]
fn the_extension_of_the_output_chooses_the_format() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for (name, format) in [
        ("list.CSV", "csv"),
        ("one.json", "json"),
        ("lines.txt", "line"),
    ] {
        check(&["convert", "-o", &path(name)], SUDOKU01, 0, "", "");
        let explicit = novena(&["convert", "--to", format], SUDOKU01);
        assert_eq!(
            fs::read_to_string(path(name)).unwrap(),
            explicit.out,
            "{name}"
        );
    }
    check(
        &["convert", "-o", "puzzle.doc"],
        SUDOKU01,
        2,
        "",
        "error: cannot tell the format from the name puzzle.doc; choose one with --to\n",
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
fn losses_are_counted_in_every_language() {
    let input = format!("# ours\n{PUZZLE} # easy\n{PUZZLE} # hard\n\n{PUZZLE}\n");
    let mut messages = String::new();
    for locale in ["C", "es_ES.UTF-8", "pt_BR.UTF-8", "sv_SE.UTF-8"] {
        let ran = novena_in(&["convert", "--to", "csv"], &input, locale);
        assert_eq!((ran.code, ran.out.lines().count()), (0, 4));
        messages += &ran.err;
    }
    check_golden("convert-losses.txt", &messages);
    check(&["convert", "--to", "line"], &input, 0, &input, "");
}

#[test]
fn marks_that_are_stored_only_in_part_are_reported() {
    // In a SudoCue file, a cell with a single candidate looks like a cell with a digit.
    let ran = novena(&["convert", "--to", "sdx"], SUDOKU01);
    let expected = "warning: sdx can store marks only in part: something changes in 1 puzzle\n";
    assert_eq!((ran.code, ran.err.as_str()), (0, expected));
    let ran = novena(&["convert", "--to", "sdx"], PUZZLE);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

#[test]
fn a_table_without_puzzles_has_a_header() {
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
