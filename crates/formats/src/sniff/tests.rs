//! Formats that could be mistaken for each other, and errors that must not hide a format.

use novena_core::{Board, Cell, Digit, DigitSet};

use super::*;
use crate::tests::{PUZZLE, SOLUTION, rows_of, transcript};
use crate::{Reader, Record, Writer};

#[track_caller]
fn check(text: &str, expected: Format) {
    assert_eq!(full(text.as_bytes(), true), Ok(expected), "{text}");
}

#[track_caller]
fn check_junk(text: &str, expected: &str) {
    assert_eq!(transcript(text, None).trim_end(), expected, "{text}");
}

fn repeated(line: &str) -> String {
    format!("{line}\n").repeat(9)
}

#[test]
fn nine_lines_of_81_are_nine_puzzles() {
    check(&repeated(PUZZLE), Format::LINE);
    check(PUZZLE, Format::LINE);
    check(&repeated(&PUZZLE.replace('.', " ")), Format::LINE);
    check(&repeated(&PUZZLE.replace('.', "?")), Format::LINE);
    // The line contains nine groups of digits, but they are cells and not candidates.
    check(&repeated(&rows_of(PUZZLE).join(" ")), Format::LINE);
    check(&repeated(&rows_of(SOLUTION).join(" ")), Format::LINE);
}

#[test]
fn rows_and_triples_differ_in_their_number_of_cells() {
    check(&repeated("1 2 3"), Format::TRIPLES);
    check("1 2 3\n-1\n", Format::TRIPLES);
    check("1 2 3\n10 2\nx\n1 2 3\n", Format::TRIPLES);
    check(&repeated("003 020 600"), Format::PLAIN);
    check(&repeated("1 2 3 4 5 6 7 8 9"), Format::PLAIN);
    check(&repeated("-1 2 -1 -1 -1 -1 -1 -1 3"), Format::PLAIN);
}

#[test]
fn marks_have_groups_in_ascending_order() {
    check(&repeated("12 3 45 6 7 8 9 1 2"), Format::MARKS);
    check(&repeated("| 12 3 45 | 6 7 8 | 9 1 2 |"), Format::MARKS);
    check(&repeated("| 1 2 3 | 4 5 6 | 7 8 9 |"), Format::GRID);
    check(&repeated("| 123 | 456 | 789 |"), Format::GRID);
    check(&repeated("123 456 789"), Format::PLAIN);
    // The text is 81 characters wide, so it could be a line with spaces for empty cells.
    let wide = format!("{:81}", "123456789 123456789 12 34 56 78 9 123 45");
    check(&repeated(&wide), Format::MARKS);
    let board = rows_of(SOLUTION).join("\n").replacen("674", "67 4", 1);
    check(&board, Format::PLAIN);
}

#[test]
fn borders_or_bars_around_the_cells_make_a_drawn_grid() {
    check(&repeated(". . . | . . 9 | . 2 ."), Format::GRID);
    check(&repeated(". . . . . 9 . 2 ."), Format::PLAIN);
    check(&repeated(".....9.2."), Format::PLAIN);
    check(
        &format!(".---.---.---.\n{}", repeated(".....9.2.")),
        Format::GRID,
    );
    check(
        &format!("{}\n{}", "-".repeat(81), repeated(".....9.2.")),
        Format::GRID,
    );
}

#[test]
fn a_table_has_names_or_two_boards_in_a_row() {
    check("puzzle\n", Format::CSV);
    check(&format!("puzzle\n{PUZZLE}\n"), Format::CSV);
    check(&format!("Puzzle\n{}", repeated(".....9.2.")), Format::PLAIN);
    check(&format!("{PUZZLE},{SOLUTION}"), Format::CSV);
    check(&format!("{PUZZLE};{SOLUTION}"), Format::CSV);
    check(&format!("{PUZZLE},2.3"), Format::LINE);
    check(&format!("{PUZZLE} # puzzle,solution"), Format::LINE);
    check(&format!("a,b,c,d,{PUZZLE},e,f,g"), Format::LINE);
    check(&format!("a,{PUZZLE}"), Format::CSV);
    check(&repeated("0,5,0,0,6,8,0,7,0"), Format::GRID);
}

#[test]
fn a_library_has_colons_and_a_grid_between_them() {
    let case = format!(":0300:4:{PUZZLE}:111:411 421::");
    check(&case, Format::LIBRARY);
    check(&format!("# X-Wing\n\n{case}\n{PUZZLE}\n"), Format::LIBRARY);
    check(&format!("junk\n{case}\n"), Format::LIBRARY);
    check(&format!(":0000:x:{SOLUTION}:::"), Format::LIBRARY);
    check(
        &format!(":0000:x:{}:::", PUZZLE.replace('9', "+9")),
        Format::LIBRARY,
    );
    // A library line is recognised even if it contains a mistake.
    check(&case.replace("0300", "3"), Format::LIBRARY);
    check(&case.replacen('9', "A", 1), Format::LIBRARY);
    check(&format!(":0300:4:{}:::", &PUZZLE[3..]), Format::LIBRARY);
    // A line with colons is not always a library line.
    check(
        &format!(":---:---:---:\n{}", repeated(".....9.2.")),
        Format::GRID,
    );
    check(
        &format!(":-:-:-:-:-:-:\n{}", repeated(".....9.2.")),
        Format::GRID,
    );
    check(&format!("{PUZZLE} # :0300:4:::411::"), Format::LINE);
    check(&format!("{PUZZLE},:0300:4:::411::"), Format::LINE);
}

#[test]
fn brackets_are_json_only_around_objects() {
    check("{\"puzzle\":1}", Format::JSON);
    check("{\n  \"puzzle\":1}", Format::JSON);
    check("[\n\n{\"puzzle\":1}]", Format::JSON);
    check(&repeated("{12} 3 4 5 6 7 8 9 1"), Format::MARKS);
    check(&repeated("[0,5,0,0,6,8,0,7,0],"), Format::GRID);
}

#[test]
fn junk_at_the_top_does_not_hide_the_format() {
    check(&format!("{}{PUZZLE}\n", repeated("junk")), Format::LINE);
    check(&format!("junk\n\n# more\n{PUZZLE} # easy\n"), Format::LINE);
    check(&format!("made by us\n{PUZZLE},{SOLUTION}\n"), Format::CSV);
    check(
        &format!("made by us\n{}", repeated(".....9.2.")),
        Format::PLAIN,
    );
}

#[test]
fn a_mistake_does_not_hide_the_format() {
    check(&PUZZLE[1..], Format::LINE);
    check(&format!("{PUZZLE}..."), Format::LINE);
    check(&PUZZLE.replacen('9', "A", 1), Format::LINE);
    check(&repeated(&PUZZLE[1..]), Format::LINE);
    let mut rows = rows_of(PUZZLE);
    rows[3].pop();
    check(&rows.join("\n"), Format::PLAIN);
    check("# nothing else\n", Format::LINE);
}

#[test]
fn junk_reports_how_many_cells_were_found() {
    check_junk("hello\nworld\n", "1: read 0 cells, 81 are needed");
    check_junk("12345", "1: read 5 cells, 81 are needed");
    check_junk(
        &"5\n".repeat(9),
        "1: read 9 cells, 81 are needed; row 1 has 1",
    );
    check_junk(&".".repeat(200), "1: read 200 cells, 81 are needed");
    check_junk("\u{fffd}\n", "1: read 0 cells, 81 are needed");
}

#[test]
fn puzzles_of_other_sizes_are_refused_by_size() {
    for (text, size) in [
        ("1...\n..3.\n.2..\n...4\n", 4),
        ("1.....3..2.....4", 4),
        (
            "1 0 0 | 0 2 0\n0 0 3 | 0 0 0\n------+------\n0 2 0 | 0 0 1\n0 0 0 | 4 0 0\n\
          ------+------\n0 0 0 | 0 0 6\n1 0 0 | 0 0 2\n",
            6,
        ),
        (&"1....6".repeat(6), 6),
        (&"1.3.5.7.9.B.\n..2..4..A..6\n".repeat(6), 12),
        (&"5.......B...\n".repeat(12), 12),
    ] {
        let expected = format!("1: this puzzle is {size}×{size}; only classic 9×9 is supported");
        check_junk(text, &expected);
    }
    // These are parts of classic puzzles, because they contain digits greater than their size.
    check_junk(
        "1...\n..9.\n.2..\n...4\n",
        "1: read 16 cells, 81 are needed",
    );
    check_junk(&PUZZLE[..36], "1: read 36 cells, 81 are needed");
}

#[test]
fn more_text_never_changes_an_early_answer() {
    for text in [
        format!("{PUZZLE}\n{}", repeated("1 2 3")),
        format!("puzzle\n{PUZZLE}\n"),
        format!("puzzle\n{}", repeated(".....9.2.")),
        format!("{{\n\"puzzle\":\"{PUZZLE}\"}}\n"),
        repeated("1 2 3"),
        format!("# X-Wing\n:0300:4:{PUZZLE}:111:411 421::\n{PUZZLE}\n"),
    ] {
        let format = full(text.as_bytes(), true).unwrap();
        for end in 0..text.len() {
            let detected = early(&text.as_bytes()[..end]);
            assert!(detected.is_none_or(|found| found == format), "{text} {end}");
        }
    }
}

/// Returns the puzzle with an entry, a removed candidate and text fields, if the format can carry
/// them.
fn rich() -> Record {
    let givens: Board = PUZZLE.parse().unwrap();
    let mut entries = Board::EMPTY;
    entries[Cell::at(2, 6)] = Digit::new(9);
    let mut record = Record::new(givens).with_entries(entries);
    let board = record.board();
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for cell in !board.filled() {
        marks[cell.index()] = board.candidates(cell);
    }
    marks[0].remove(Digit::ALL[0]);
    record = record
        .with_marks(marks)
        .with_title("Ours")
        .with_comment("a comment");
    record.author = Some("Us".to_owned());
    record.level = Some("Medium".to_owned());
    record
}

/// Returns the format that is detected for a format's own output, which is the format itself or an
/// equivalent one.
fn known_as(format: Format, record: &Record) -> Format {
    match format.id() {
        "sdm" => Format::LINE,
        "msk" => Format::PLAIN,
        "sdk" if record.parts().is_empty() => Format::PLAIN,
        "sdx" if record.entries == Board::EMPTY => Format::MARKS,
        _ => format,
    }
}

#[test]
fn written_records_are_detected_in_every_format() {
    for record in [Record::new(PUZZLE.parse::<Board>().unwrap()), rich()] {
        for &format in Format::ALL {
            for count in [1, 2] {
                let mut writer = Writer::new(format, Vec::new());
                for _ in 0..count {
                    writer.write(&record).unwrap();
                }
                let text = String::from_utf8(writer.finish().unwrap()).unwrap();
                let expected = known_as(format, &record);
                check(&text, expected);
                check(&format!("\n\n{}", text.replace('\n', "\r\n")), expected);
                check(text.trim_end(), expected);
                let reader = Reader::new(text.as_bytes(), "test", None).unwrap();
                assert_eq!(reader.ambiguity(), None, "{text}");
                // The result is the same as with a named format, except that only one of these two
                // formats keeps marks that are the same as the candidates.
                if (format, expected) != (Format::SDX, Format::MARKS) {
                    assert_eq!(
                        transcript(&text, None),
                        transcript(&text, Some(format)),
                        "{text}"
                    );
                }
            }
        }
    }
}

#[test]
fn links_have_the_format_of_their_site() {
    let digits = PUZZLE.replace('.', "0");
    for (text, expected) in [
        (
            "https://www.f-puzzles.com/?load=N4Ig".to_owned(),
            Format::FPUZZLES,
        ),
        (
            "https://www.f-puzzles.com/?id=abc".to_owned(),
            Format::FPUZZLES,
        ),
        (
            "https://sudokupad.app/scfeJCSNGY7uELPTFNLMGx1bDRPJBu".to_owned(),
            Format::SUDOKUPAD,
        ),
        (
            "<https://app.crackingthecryptic.com/sudoku/scfeJ>".to_owned(),
            Format::SUDOKUPAD,
        ),
        ("sudokupad://puzzle/scfeJ".to_owned(), Format::SUDOKUPAD),
        (
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}"),
            Format::SUDOKUWIKI,
        ),
        (
            format!("https://sudoku.coach/en/solver/{digits}"),
            Format::SUDOKUCOACH,
        ),
        (
            format!("https://sudokuexchange.com/play/?s={digits}"),
            Format::LINE,
        ),
    ] {
        check(&text, expected);
        check(&format!("# a link\n\n{text}\n{PUZZLE}\n"), expected);
        check(&format!("look at this:\n{text}\n"), expected);
    }
    // A link in a comment is a comment.
    check(
        &format!("{PUZZLE} # https://sudokupad.app/scfeJ"),
        Format::LINE,
    );
    check(
        &format!("{PUZZLE}\nhttps://sudokupad.app/scfeJ"),
        Format::LINE,
    );
    check(
        &format!("puzzle,link\n{PUZZLE},https://sudokupad.app/x"),
        Format::CSV,
    );
}

#[test]
fn single_words_are_identified() {
    for (text, expected) in [
        ("scfeJCSNGY7uELPTFNLMGx1bDRPJBu", Format::SUDOKUPAD),
        (
            "sclN4IglgJiBcIKYA8CGBbADgGzgFhAGhBTgBckIlSZ",
            Format::SUDOKUPAD,
        ),
        ("SCv7_32_f2eaqkebdq1j047s2u", Format::SUDOKUCOACH),
        ("S9B3u3q274a4q095z026e089w", Format::SUDOKUWIKI),
        (
            "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==",
            Format::FPUZZLES,
        ),
        (
            "3x3:e9a2a8b3b6a4c7_6e4a1b5b9b5a3b1b2b6a9e1_7c3a7b5b9a1a6e",
            Format::SOLO,
        ),
        ("#76H-%?mK2`8=R(j-Z@UXGSD>T:\"N%ep", Format::GNOME),
    ] {
        check(text, expected);
        check(&format!("\n{text}\n{text}\n"), expected);
    }
    // These comments are not GNOME share strings.
    check(&format!("#76 of ours\n{PUZZLE}"), Format::LINE);
    check(&format!("#A\n{PUZZLE}"), Format::LINE);
    // Two puzzles on one line without a gap are not a base-32 grid.
    let run_together = PUZZLE.replace('.', "0").repeat(2);
    check_junk(&run_together, "1: read 162 cells, 81 are needed");
    check(&".".repeat(729), Format::SUKAKU);
    check(&SOLUTION.repeat(9), Format::SUKAKU);
    check_junk(&"1234567890".repeat(72), "1: read 720 cells, 81 are needed");
}

#[test]
fn killer_strings_are_refused_by_name() {
    let expected = "1: this puzzle has killer cages; only classic 9×9 is supported";
    check_junk(&format!("3x3::k:{}", vec!["2816"; 81].join(":")), expected);
    check_junk(&"B<7<D<9<A".repeat(9), expected);
}

#[test]
fn xml_documents_are_identified_by_their_root() {
    let game = format!("<game data=\"{}\"/>", PUZZLE.replace('.', "0"));
    let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
    check(
        &format!("{xml}\n<opensudoku>{game}</opensudoku>"),
        Format::OPENSUDOKU,
    );
    check(
        &format!("{xml}<!-- ours -->\n\n<opensudoku version=\"2\">\n{game}"),
        Format::OPENSUDOKU,
    );
    check(&format!("<onegravitysudoku>{game}"), Format::OPENSUDOKU);
    check(&format!("<pre>\n{PUZZLE}\n</pre>"), Format::LINE);
}

#[test]
fn rows_with_headers_are_sdk() {
    let rows = rows_of(PUZZLE).join("\n");
    check(&format!("[Puzzle]\n{rows}"), Format::SDK);
    check(&format!("#A Us\n#D Ours\n{rows}"), Format::SDK);
    check(&format!("# ours\n{rows}"), Format::PLAIN);
    check(&format!("[Puzzle]\n{rows}\n[State]\n{rows}"), Format::SDK);
    check(&format!("#A Us\n{PUZZLE}\n"), Format::LINE);
}

#[track_caller]
fn check_ambiguity(text: &str, expected: Option<(Format, Format)>) {
    let reader = Reader::new(text.as_bytes(), "test", None).unwrap();
    let ambiguity = reader
        .ambiguity()
        .map(|ambiguity| (ambiguity.taken, ambiguity.other));
    assert_eq!(ambiguity, expected, "{text}");
    if let Some((taken, other)) = expected {
        assert_eq!(reader.format(), Some(taken));
        assert_ne!(
            transcript(text, Some(taken)),
            transcript(text, Some(other)),
            "{text}"
        );
        let forced = Reader::new(text.as_bytes(), "test", Some(other)).unwrap();
        assert_eq!(forced.ambiguity(), None);
    }
}

#[test]
fn ambiguous_text_is_reported() {
    let rows = rows_of(PUZZLE).join("\n");
    let sdk = Some((Format::PLAIN, Format::SDK));
    check_ambiguity(&format!("#Dark matter\n{rows}\n"), sdk);
    check_ambiguity(&format!("#D Dark matter\n{rows}\n"), None);
    check_ambiguity(&format!("# dark matter\n{rows}\n"), None);
    check_ambiguity(&format!("#Dark matter\n[Puzzle]\n{rows}\n"), None);
    let line = Some((Format::LINE, Format::CSV));
    check_ambiguity(&format!("{PUZZLE},{PUZZLE}\n"), line);
    check_ambiguity(
        &format!("{PUZZLE};{}\n", SOLUTION.replacen('6', "7", 40)),
        line,
    );
    check_ambiguity(&format!("{PUZZLE},{SOLUTION}\n"), None);
    check_ambiguity(&format!("puzzle,other\n{PUZZLE},{PUZZLE}\n"), None);
    check_ambiguity(&format!("{PUZZLE},2.3\n"), None);
}

#[test]
fn a_grid_and_its_candidates_may_be_one_game() {
    let record = Record::new(PUZZLE.parse::<Board>().unwrap());
    let written = |format: Format| {
        let mut text = Vec::new();
        format.write(&record, &mut text).unwrap();
        String::from_utf8(text).unwrap()
    };
    let (grid, marks) = (written(Format::GRID), written(Format::MARKS));
    let ambiguity = Some((Format::MARKS, Format::SS));
    check_ambiguity(&format!("{grid}\n{marks}"), ambiguity);
    check_ambiguity(&marks, None);
    check_ambiguity(&format!("{marks}\n{marks}"), None);
}

#[test]
fn utf16_text_is_read() {
    let little: Vec<u8> = PUZZLE.bytes().flat_map(|byte| [byte, 0]).collect();
    let big: Vec<u8> = PUZZLE.bytes().flat_map(|byte| [0, byte]).collect();
    for bytes in [
        [b"\xff\xfe", little.as_slice()].concat(),
        [b"\xfe\xff", big.as_slice()].concat(),
        little,
        big,
    ] {
        assert_eq!(transcript(&bytes, None), "1: puzzle\n");
        crate::tests::properties::reads_alike_in_pieces(&bytes, None);
    }
    assert_eq!(transcript([0; 40], None), "1: this is not a text file\n");
}

#[test]
fn a_large_puzzle_of_letters_is_refused_by_size() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXY";
    let square = format!("{}\n", &letters[..16]).repeat(16);
    for (text, size) in [
        (letters.repeat(25), 25),
        (letters[..16].repeat(16), 16),
        (square, 16),
    ] {
        let expected = format!("1: this puzzle is {size}×{size}; only classic 9×9 is supported\n");
        assert_eq!(transcript(&text, None), expected, "{text}");
    }
}
