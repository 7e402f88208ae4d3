//! Tells the format of an input by its beginning.
//!
//! The first line that is not blank and no comment decides if it can:
//!
//! 1. `{"` or `[{` is JSON;
//! 2. a line of column names, one of them for puzzles, is a table;
//! 3. seven fields apart by colons, the third of them a grid, are a library;
//! 4. 81 cells are lines, or a table if a later field of the line has 81 too or an earlier
//!    field stands before them.
//!
//! That much can be said before the rest has arrived. Otherwise all of the beginning is
//! looked at, in this order:
//!
//! 5. a line further down that is 81 cells or of a library (rules 3 and 4), or a number that
//!    a spreadsheet has damaged: these with junk on top;
//! 6. a word of nearly 81 cells: lines, with a mistake in this one;
//! 7. half of the lines three short numbers, or the end `-1`: triples;
//! 8. two rows of nine groups in ascending order, some longer than one: pencil marks;
//! 9. rows of about nine cells: a grid if anything is drawn around them, else plain;
//! 10. 81 characters in a rare spelling, spaces for empty cells among them: lines;
//! 11. a single column name: a table with nothing right in it.
//!
//! Anything else is an error that says how many cells were found, if that is all there is.
//! A longer input is taken for lines: each is answered, and puzzles may follow the junk.

use crate::chunk::utf8_fault;
use crate::csv::{Table, has_damage};
use crate::grid::{cells_in, is_decoration};
use crate::line::{self, is_cell, is_neutral};
use crate::plain::is_apart;
use crate::rows::{Kind, Lines};
use crate::{Format, ParseError, library, marks, triples};

/// The format, if the first whole lines of `text` decide; more text never changes it.
pub(crate) fn early(text: &[u8]) -> Option<Format> {
    // Some lines are enough; a long comment on top is left to `full`.
    let end = memchr::memrchr(b'\n', &text[..text.len().min(8 << 10)])?;
    first_lines(&String::from_utf8_lossy(&text[..=end]))
}

/// The bytes up to the end of the first line that is not blank and no comment.
pub(crate) fn first_line(text: &[u8]) -> &[u8] {
    let mut lines = text.split_inclusive(|&byte| byte == b'\n');
    let neutral: usize = lines
        .by_ref()
        .take_while(|line| is_neutral(line))
        .map(<[u8]>::len)
        .sum();
    let line = text[neutral..]
        .split_inclusive(|&byte| byte == b'\n')
        .next();
    &text[..neutral + line.map_or(0, <[u8]>::len)]
}

/// The format of an input that begins with `text`, or is all of it if `whole`; else the
/// line at fault and why.
pub(crate) fn full(text: &[u8], whole: bool) -> Result<Format, (u64, ParseError)> {
    if let Some(format) = early(text) {
        return Ok(format);
    }
    let end = match memchr::memrchr(b'\n', text) {
        Some(end) if !whole => end + 1,
        _ => text.len(),
    };
    let seen = String::from_utf8_lossy(&text[..end]);
    if let Some(format) = first_lines(&seen).or_else(|| all_lines(&seen)) {
        return Ok(format);
    }
    if !whole {
        // Puzzles may follow, and where they do not, every line is told so.
        return Ok(Format::LINE);
    }
    Err(junk(&text[..end], &seen))
}

/// Whether a text has two bytes a character: it says so by its mark of byte order, or every
/// other byte at its start is zero. `None` if it is too short to tell and more will come.
pub(crate) fn is_utf16(text: &[u8], whole: bool) -> Option<bool> {
    const ENOUGH: usize = 16;
    let every_other_is_zero = |start: usize| {
        let mut bytes = text.iter().take(ENOUGH).skip(start).step_by(2);
        bytes.all(|&byte| byte == 0)
    };
    match (text, every_other_is_zero(0), every_other_is_zero(1)) {
        ([0xff, 0xfe, ..] | [0xfe, 0xff, ..], ..) => Some(true),
        ([_, _, ..], false, false) => Some(false),
        _ if text.len() < ENOUGH => whole.then_some(false),
        (_, even, odd) => Some(even != odd),
    }
}

fn content(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.lines().filter(|line| !is_neutral(line.as_bytes()))
}

/// Rules 1 to 4.
fn first_lines(text: &str) -> Option<Format> {
    let mut lines = content(text);
    let first = lines.next()?.trim();
    let mut signs = first.chars().chain(lines.clone().flat_map(str::chars));
    let mut sign = || signs.find(|char| !char.is_whitespace());
    match (sign(), sign()) {
        (Some('{'), Some('"' | '}')) | (Some('['), Some('{')) => return Some(Format::JSON),
        _ => {}
    }
    if Table::from_names(first).is_some() {
        // One name alone could also be the title of what follows.
        let table = first.contains([',', ';', '\t']) || puzzle_line(lines.next()?).is_some();
        return table.then_some(Format::CSV);
    }
    puzzle_line(first)
}

/// Rules 3 and 4: whether a line has 81 cells in a spelling that nothing else is written in.
fn puzzle_line(line: &str) -> Option<Format> {
    if library::looks_like(line) {
        return Some(Format::LIBRARY);
    }
    let boards = [',', ';', '\t'].map(|delimiter| {
        let fields = line
            .split(delimiter)
            .map(|field| field.trim().trim_matches('"'));
        fields.filter(|field| is_sure(field)).count()
    });
    let [commas, ..] = boards;
    let most = boards.into_iter().max()?;
    let readable = line::parse(line).is_ok();
    let head: String = line.trim_start().chars().take(81).collect();
    if readable && is_sure(&head) {
        Some(if most > 1 { Format::CSV } else { Format::LINE })
    } else if readable && commas > 0 {
        Some(Format::LINE)
    } else {
        let table = most > 0 && Table::from_row(line).is_some();
        table.then_some(Format::CSV)
    }
}

/// 81 cells, and no border that happens to be 81 dashes wide.
fn is_sure(text: &str) -> bool {
    text.chars().count() == 81
        && text.chars().all(is_cell)
        && (text.contains(|char: char| char.is_ascii_digit())
            || text.chars().all(|char| char == '.'))
}

/// Rules 5 to 11.
fn all_lines(text: &str) -> Option<Format> {
    if let Some(format) = content(text).find_map(puzzle_line) {
        return Some(format);
    }
    if content(text).any(has_damage) {
        return Some(Format::CSV);
    }
    if content(text).any(nearly_a_line) {
        return Some(Format::LINE);
    }
    let triples = content(text)
        .filter(|line| triples::looks_like(line))
        .count();
    if triples > 0 && 2 * triples >= content(text).count() {
        return Some(Format::TRIPLES);
    }
    if let Some(format) = rows(text) {
        return Some(format);
    }
    if content(text).any(|line| line::parse(line).is_ok()) {
        return Some(Format::LINE);
    }
    match content(text).next() {
        // Nothing but comments, line by line.
        None => Some(Format::LINE),
        Some(first) => Table::from_names(first).map(|_| Format::CSV),
    }
}

/// Rule 6.
fn nearly_a_line(line: &str) -> bool {
    let word = line
        .trim_start()
        .split([' ', '\t', ',', ';', '#'])
        .next()
        .unwrap_or("");
    let length = word.chars().count();
    let cells = word.chars().filter(|&char| is_cell(char)).count();
    let digits = word.contains(|char: char| char.is_ascii_digit());
    (60..=110).contains(&length) && 10 * cells >= 9 * length && digits
}

/// Rules 8 and 9.
fn rows(text: &str) -> Option<Format> {
    let mut lines = Lines::new(true);
    let (mut all, mut good, mut marked, mut drawn) = (0, 0, 0, false);
    for line in text.lines() {
        match lines.kind(line) {
            Kind::Row => {
                let cells = if is_apart(line) && line.contains("-1") {
                    line.split_whitespace().count()
                } else {
                    cells_in(line)
                };
                all += 1;
                good += usize::from((7..=11).contains(&cells));
                marked += usize::from(marks::looks_like(line));
                drawn |= line.contains(is_decoration);
            }
            Kind::Border => drawn = true,
            // Words may stand between boards too.
            Kind::Blank => lines = Lines::new(true),
            Kind::Comment | Kind::Title => {}
        }
    }
    if marked >= 2 && 2 * marked >= all / 2 {
        Some(Format::MARKS)
    } else if good >= 3 && 2 * good > all {
        Some(if drawn { Format::GRID } else { Format::PLAIN })
    } else {
        None
    }
}

/// What to say of an input in which nothing was found.
fn junk(bytes: &[u8], text: &str) -> (u64, ParseError) {
    if let Err(error) = str::from_utf8(bytes)
        // A character cut in two by the end of what was looked at is no fault.
        && (error.error_len().is_some())
    {
        let (line, error) = utf8_fault(bytes, error);
        return (line as u64 + 1, error);
    }
    let mut lines = Lines::new(true);
    let rows: Vec<(u64, usize)> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| lines.kind(line) == Kind::Row)
        .map(|(number, line)| (number, cells(line)))
        .collect();
    let cells = rows.iter().map(|(_, cells)| cells).sum();
    let wrong = rows.iter().position(|&(_, cells)| cells != 9);
    match wrong {
        Some(row) if rows.len() == 9 => {
            let (line, found) = rows[row];
            let row = row + 1;
            (line, ParseError::NoPuzzleRow { cells, row, found })
        }
        _ => (1, ParseError::NoPuzzle { cells }),
    }
}

/// How many cells a line of unknown sense may hold; `x` in words and dashes do not count.
fn cells(line: &str) -> usize {
    let words = line.contains(|char: char| char.is_alphabetic() && !matches!(char, 'x' | 'X'));
    line.chars()
        .filter(|&char| is_cell(char) && !(words && matches!(char, 'x' | 'X' | '-' | '.' | '_')))
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, rows_of, said};

    #[track_caller]
    fn check(text: &str, expected: Format) {
        assert_eq!(full(text.as_bytes(), true), Ok(expected), "{text}");
    }

    #[track_caller]
    fn check_junk(text: &str, expected: &str) {
        assert_eq!(said(text, None).trim_end(), expected, "{text}");
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
        // Nine groups in a line, but of cells.
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
        // 81 wide, so that it could be a line with spaces for empty cells.
        let wide = format!("{:81}", "123456789 123456789 12 34 56 78 9 123 45");
        check(&repeated(&wide), Format::MARKS);
        let board = rows_of(SOLUTION).join("\n").replacen("674", "67 4", 1);
        check(&board, Format::PLAIN);
    }

    #[test]
    fn a_drawn_grid_has_anything_around_its_cells() {
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
        // With mistakes.
        check(&case.replace("0300", "3"), Format::LIBRARY);
        check(&case.replacen('9', "A", 1), Format::LIBRARY);
        check(&format!(":0300:4:{}:::", &PUZZLE[3..]), Format::LIBRARY);
        // Colons alone make none.
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
    fn junk_on_top_does_not_hide_what_follows() {
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
    fn junk_says_what_was_found() {
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
                let said = early(&text.as_bytes()[..end]);
                assert!(said.is_none_or(|said| said == format), "{text} {end}");
            }
        }
    }
}
