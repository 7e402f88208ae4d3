//! Tests inputs that are not puzzles at all. Each input must produce a result, and none may need
//! much memory.

use std::io::{self, Read};

use novena_core::Board;

use super::{PUZZLE, SOLUTION, check, rows_of, transcript};
use crate::{Content, Format, ParseError, Reader, Record, Source};

#[test]
fn empty_input_is_reported() {
    let formats = Format::ALL.iter().copied().map(Some);
    for format in [None].into_iter().chain(formats) {
        for text in ["", "\n", " \r\n\t\n", "\u{feff}", "\u{feff}\n"] {
            let expected = "1: nothing to read: the input is empty\n";
            assert_eq!(transcript(text, format), expected, "{format:?} {text:?}");
        }
    }
}

#[test]
fn every_kind_of_line_end_ends_one_line() {
    for end in ["\n", "\r\n", "\r"] {
        let lines = format!("{PUZZLE}{end}{end}{SOLUTION}{end}");
        assert_eq!(
            transcript(&lines, None),
            "1: puzzle\n2: neutral\n3: solution\n"
        );
        let rows = rows_of(PUZZLE).join(end);
        assert_eq!(transcript(&rows, None), "1: puzzle\n");
        assert_eq!(
            transcript(format!("\u{feff}{rows}{end}"), None),
            "1: puzzle\n"
        );
    }
    check(
        Format::LINE,
        format!("{PUZZLE}\n\r\n"),
        "1: puzzle\n2: neutral",
    );
}

#[test]
fn a_byte_order_mark_is_dropped_once() {
    let text = format!("\u{feff}{PUZZLE}\n\u{feff}{PUZZLE}\n");
    assert_eq!(
        transcript(text, None),
        "1: puzzle\n2: column 1: unexpected '\\u{feff}'\n",
    );
}

/// Returns the bytes of the text in Windows-1252, whose characters here are the same as in Latin-1.
fn windows(text: &str) -> Vec<u8> {
    let byte = |char| u8::try_from(u32::from(char)).unwrap();
    text.chars().map(byte).collect()
}

#[test]
fn words_around_a_puzzle_can_be_in_windows_1252() {
    let rows = rows_of(PUZZLE).join("\n");
    for (text, expected) in [
        (
            format!("{PUZZLE}\n{PUZZLE} # café\n# fácil\n{PUZZLE}\n"),
            "1: puzzle\n2: puzzle, comment \"café\"\n3: neutral\n4: puzzle\n",
        ),
        (
            format!("Título fácil\n{rows}\n"),
            "2: puzzle, title \"Título fácil\"\n",
        ),
        (format!("Título fácil\n{PUZZLE}\n"), "2: puzzle\n"),
        (
            format!("#D Fácil\n[Puzzle]\n{rows}\n"),
            "3: puzzle, title \"Fácil\"\n",
        ),
    ] {
        let bytes = windows(&text);
        assert_eq!(transcript(&bytes, None), expected, "{text}");
        assert_eq!(transcript(text, None), expected);
        crate::tests::properties::reads_alike_in_pieces(&bytes, None);
    }
}

#[test]
fn code_around_a_puzzle_is_skipped() {
    let rows = rows_of(PUZZLE);
    let list = |open: &str, close: &str| -> String {
        let row = |row: &String| {
            let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
            format!("{open}{}{close}", cells.join(", "))
        };
        rows.iter().map(row).collect::<Vec<_>>().join(",\n")
    };
    let plain = rows.join("\n");
    for (text, line) in [
        (
            format!("[code]\n{plain}\n[/code]\nCould anybody help?\n"),
            2,
        ),
        (format!("<pre>\n{plain}\n</pre>\n"), 2),
        (
            format!("board = [\n{}\n]\nprint(solve(board))\n", list("  [", "]")),
            2,
        ),
        (format!("M = 9\ngrid = [{}]\n", list("[", "]")), 2),
        (
            format!("int grid[N][N] = {{ {} }};\nreturn 0;\n", list("{ ", " }")),
            1,
        ),
        (
            format!(
                "sep=;\n{}\n",
                list("", "")
                    .replace(",\n", "\n")
                    .replace(", ", ";")
                    .replace('0', "")
            ),
            2,
        ),
    ] {
        let read = transcript(&text, None);
        let puzzles: Vec<&str> = read.lines().collect();
        let [puzzle] = puzzles[..] else {
            panic!("{text}{read}");
        };
        let expected = format!("{line}: puzzle");
        assert!(puzzle.starts_with(&expected), "{text}{read}");
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }
}

#[test]
fn bytes_that_are_not_text_are_reported_by_line() {
    let mut text = format!("{PUZZLE}\n{PUZZLE}\n{PUZZLE}\n").into_bytes();
    text[100] = 0xe9;
    assert_eq!(
        transcript(&text, None),
        "1: puzzle\n2: column 19: not UTF-8 text\n3: puzzle\n"
    );

    let mut rows = rows_of(PUZZLE).join("\n").into_bytes();
    rows[34] = 0xff;
    check(Format::PLAIN, &rows, "4: column 5: not UTF-8 text");
    assert_eq!(transcript(&rows, None), "4: column 5: not UTF-8 text\n");

    // A picture produces one error, rather than an error for each line.
    let picture = [&b"\x89PNG\r\n\x1a\n"[..], &[0, 10].repeat(4000)].concat();
    assert_eq!(
        transcript(picture, None),
        "1: this is a picture or a PDF, not a text file; scan it instead\n"
    );
    let sheet = [&b"PK\x03\x04"[..], &[0, 10].repeat(4000)].concat();
    assert_eq!(
        transcript(sheet, None),
        "1: this is an archive or an office document, not a text file; \
         unpack it or save it as CSV first\n"
    );
}

/// A stream that is never entirely in memory.
struct EndlessStream {
    unit: Vec<u8>,
    left: u64,
    place: usize,
}

impl Read for EndlessStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer
            .len()
            .min(usize::try_from(self.left).unwrap_or(usize::MAX));
        for byte in &mut buffer[..length] {
            *byte = self.unit[self.place];
            self.place = (self.place + 1) % self.unit.len();
        }
        self.left -= length as u64;
        Ok(length)
    }
}

fn endless(unit: &str, length: u64) -> EndlessStream {
    EndlessStream {
        unit: unit.into(),
        left: length,
        place: 0,
    }
}

/// Returns the largest chunk and the entries, without their text.
fn measure(input: impl Read, format: Option<Format>) -> (usize, Vec<(u64, String)>) {
    let mut source = Source::new(input, "endless", format).unwrap();
    let (mut largest, mut entries) = (0, Vec::new());
    while let Some(chunk) = source.next_chunk().unwrap() {
        largest = largest.max(chunk.text().len());
        for entry in chunk.entries() {
            let words = match entry.content {
                Content::Error(error) => error.to_string(),
                Content::Neutral(_) => "neutral".to_string(),
                Content::Record(_) => "record".to_string(),
            };
            entries.push((entry.line, words));
        }
    }
    (largest, entries)
}

#[test]
fn a_line_of_64_mib_is_skipped_without_being_stored() {
    let giant = || endless("A", 64 << 20);
    let after = format!("\n{PUZZLE}\n");
    for format in [None, Some(Format::LINE)] {
        let (largest, entries) = measure(giant().chain(after.as_bytes()), format);
        assert!(largest < 1 << 20);
        assert_eq!(
            entries,
            [
                (1, "line is longer than 1 MiB".to_string()),
                (2, "record".to_string()),
            ],
        );
    }
    let before = format!("{PUZZLE}\n");
    let (largest, entries) = measure(before.as_bytes().chain(giant()), None);
    assert!(largest < 1 << 20);
    assert_eq!(entries[1], (2, "line is longer than 1 MiB".to_string()));
}

#[test]
fn a_record_of_64_mib_stops_the_reader() {
    for (format, unit) in [
        (Format::PLAIN, "1 "),
        (Format::GRID, "# words\n"),
        (Format::MARKS, "12 "),
        (Format::TRIPLES, "1 1 5\n"),
        (Format::JSON, "[{\"puzzle\": \n"),
        (Format::SDK, "[More]\n"),
        (Format::SDK, "#A Us\n"),
        (Format::SDX, "u1 "),
        (Format::SS, "I249\n"),
        (Format::SS, "|---+---+---|\n"),
        (Format::SPF, "...|"),
        (Format::MSK, "."),
        (Format::GNOME_SAVE, "{\"cells\": [\n"),
        (Format::OPENSUDOKU, "<game data='"),
        (Format::OPENSUDOKU, "words\n"),
        (Format::OPENSUDOKU, "<!-- "),
        (Format::FPUZZLES, "{\"size\": \n"),
        (Format::SUDOKUPAD, "{\"cells\": \n"),
    ] {
        let (largest, entries) = measure(endless(unit, 64 << 20), Some(format));
        assert!(largest <= 1 << 20, "{format}");
        let expected = "record is longer than 1 MiB, stopped here";
        assert_eq!(entries.last().unwrap().1, expected, "{format}");
    }
}

#[test]
fn a_long_input_needs_no_more_memory_than_a_short_one() {
    let rows = format!("{}\n", rows_of(PUZZLE).join("\n"));
    let object = format!("{{\"puzzle\":\"{PUZZLE}\"}}");
    for (unit, format) in [
        (format!("{PUZZLE}\n"), Format::LINE),
        (rows, Format::PLAIN),
        (format!("{object}\n"), Format::JSON),
        (format!("[{object},"), Format::JSON),
    ] {
        let count = (4 << 20) / unit.len();
        let (largest, entries) = measure(endless(&unit, (count * unit.len()) as u64), None);
        assert!(largest < 512 << 10, "{format}: {largest}");
        assert_eq!(entries.len(), count, "{format}");
        assert!(
            entries.iter().all(|(_, words)| words == "record"),
            "{format}"
        );
    }
}

#[test]
fn a_long_collection_of_files_is_read_one_by_one() {
    let record = Record::new(PUZZLE.parse::<Board>().unwrap());
    for &format in Format::ALL {
        if format == Format::CSV {
            // A table has only one header, so repeating a table does not make a table.
            continue;
        }
        let mut unit = Vec::new();
        format.write(&record, &mut unit).unwrap();
        let unit = format!("{}{}", String::from_utf8(unit).unwrap(), format.0.between());
        let count = (1 << 20) / unit.len();
        let length = (count * unit.len()) as u64;
        let (largest, entries) = measure(endless(&unit, length), Some(format));
        assert!(largest < 512 << 10, "{format}: {largest}");
        let records = entries.iter().filter(|(_, words)| words == "record");
        assert_eq!(records.count(), count, "{format}");
    }
}

#[test]
fn the_line_limit_does_not_depend_on_the_pieces_read() {
    let text = format!("{PUZZLE}\n{}\n{PUZZLE}\n", "5".repeat(200));
    let entries = |pieces: usize| {
        let input = super::properties::PieceReader::new(text.as_bytes(), pieces);
        let source = Source::with_limit(input, "test", Some(Format::LINE), 100).unwrap();
        Reader::from(source).map(Result::unwrap).collect::<Vec<_>>()
    };
    assert_eq!(entries(1), entries(1000));
    let limit = 100;
    let error = Content::Error(ParseError::LineTooLong { limit });
    assert_eq!((entries(7)[1].line, &entries(7)[1].content), (2, &error));
    assert_eq!(entries(50).len(), 3);
}

#[test]
fn a_hundred_thousand_lines_keep_their_order_and_numbers() {
    let kinds = [
        PUZZLE,
        "",
        "# words",
        "junk",
        &PUZZLE[1..],
        "\0",
        SOLUTION,
        "{\"puzzle\":1}",
    ];
    let mut text = String::new();
    for number in 0..100_000 {
        text.push_str(kinds[number * number % 11 % kinds.len()]);
        text.push('\n');
    }
    let entries: Vec<_> = Reader::new(text.as_bytes(), "test", None)
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(entries.len(), 100_000);
    assert!((1..).zip(&entries).all(|(line, entry)| entry.line == line));
}

#[test]
fn an_unreadable_input_is_a_read_error() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("broken"))
        }
    }
    assert!(Source::new(Broken, "test", None).is_err());
    let text = format!("{PUZZLE}\n");
    let mut reader = Reader::new(text.as_bytes().chain(Broken), "test", None).unwrap();
    assert!(reader.next().unwrap().is_ok());
    assert!(reader.next().unwrap().is_err());
}
