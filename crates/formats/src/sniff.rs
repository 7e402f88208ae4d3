//! Detects the format of an input from its beginning.
//!
//! If possible, the first line that is not blank determines the format. A comment does so only if
//! it is a share string of GNOME Sudoku. The rules for this line are:
//!
//! 1. a link belongs to its site's format;
//! 2. `scf…`, `scl…`, `SCv7_…`, `S9B…`, `N4Ig…`, `3x3:…` and the like identify themselves;
//! 3. `<opensudoku`, `<ksudoku>` and HoDoKu's object are XML; `{"` or `[{` is JSON of the format
//!    that its names indicate (`objects.rs`); an array of arrays, strings or numbers is also JSON;
//! 4. a line of column names that includes one for puzzles is a table;
//! 5. seven fields separated by colons, of which the third is a grid, are a library;
//! 6. 81 cells are `line`, or a table if another field comes before them or a later field also has
//!    81 cells; 729 characters are a sukaku, and 162 base-32 characters are SudokuWiki's.
//!
//! These rules can be applied before the rest of the input has arrived. If none of them applies,
//! the whole beginning of the input is examined for one of the following, in this order:
//!
//! 7. YAML with a board in it; sections, headers and frames that only one program writes: `sdk`,
//!    `ss`, `sdx`;
//! 8. a line further down, after lines of junk, that rule 1, 2, 5 or 6 recognises: the format that
//!    the rule gives; or a number that a spreadsheet has damaged: a table;
//! 9. a word of nearly 81 cells: `line`, because the word is a puzzle with a mistake;
//! 10. at least half of the lines are three short numbers, or the end mark `-1`: triples, unless
//!     the lines are spreadsheet fields or nine rows with spaces for empty cells;
//! 11. two rows of nine groups with ascending digits, some with several digits: pencil marks;
//! 12. rows of about nine cells: a grid if anything is drawn around them, otherwise `plain`;
//! 13. 81 characters in a rare spelling, for example with spaces for empty cells: `line`;
//! 14. a single column name: a table without a valid row;
//! 15. a text in which 81 cells can be found in exactly one way: `found.rs`.
//!
//! If nothing fits and the input is complete, the error gives the number of cells found. A longer
//! input is read as `line`, so that each line gets an entry or an error, because puzzles may follow
//! the junk.
//!
//! Formats with the same meaning are not distinguished: `sdm` is read as `line`, and `msk` and
//! `sdk` without headers as `plain`. See `ambiguity.rs` for texts that have different meanings in
//! two formats.

mod objects;

use crate::chunk::utf8_fault;
use crate::csv::{CsvTable, has_damage};
use crate::grid::{cells_in, is_decoration};
use crate::line::{self, is_cell, is_neutral};
use crate::plain::is_apart;
use crate::rows::{BoardLines, LineKind, sheet_row};
use crate::{
    Assumption, Format, ParseError, Variant, ambiguity, found, fpuzzles, gnome, hodoku, killer,
    ksudoku, latin, library, link, marks, opensudoku, sdk, sdx, solo, spf, ss, sudokucoach,
    sudokupad, sudokuwiki, sukaku, triples, yaml,
};

/// A format and the test for it.
type FormatTest = (fn(&str) -> bool, Format);

/// Returns the format, if the first complete lines of `text` determine it. Text that arrives later
/// never changes the result.
pub(crate) fn early(text: &[u8]) -> Option<Format> {
    // A few lines are enough to decide. If a long comment precedes them, `full` decides.
    let end = memchr::memrchr(b'\n', &text[..text.len().min(8 << 10)])?;
    first_lines(&latin::text(&text[..=end]), false)
}

/// Returns the bytes up to the end of the first line that is neither blank nor a comment.
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

/// Returns whether the first line that is neither blank nor a comment is complete.
pub(crate) fn has_first_line(text: &[u8]) -> bool {
    let mut lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.any(|line| !is_neutral(line) && line.ends_with(b"\n"))
}

/// Returns the format of an input that begins with `text` or, if `whole` is true, consists only of
/// `text`. If no format fits, returns the line of the error and the error.
pub(crate) fn full(text: &[u8], whole: bool) -> Result<Format, (u64, ParseError)> {
    if let Some(format) = early(text) {
        return Ok(format);
    }
    let end = match memchr::memrchr(b'\n', text) {
        Some(end) if !whole => end + 1,
        _ => text.len(),
    };
    let seen = latin::text(&text[..end]);
    if let Some(format) = first_lines(&seen, true) {
        return Ok(format);
    }
    let start = after_comments(&seen);
    if !whole && start.starts_with('[') && json_array(start) == JsonArray::Open {
        return Ok(Format::JSON);
    }
    if let Some(format) = all_lines(&seen, whole) {
        return Ok(format);
    }
    if Assumption::of(&seen, whole).is_some() {
        return Ok(Format::FOUND);
    }
    if !whole {
        // Puzzles may follow. If there are none, every line gets an error.
        return Ok(Format::LINE);
    }
    Err(junk(&text[..end], &seen))
}

/// Returns the error for the bytes of a picture, an archive or a program.
pub(crate) fn binary(text: &[u8]) -> Option<ParseError> {
    const PICTURES: [&[u8]; 4] = [b"\x89PNG", b"\xff\xd8\xff", b"%PDF-", b"GIF8"];
    let is_webp = || text.starts_with(b"RIFF") && text.get(8..12) == Some(b"WEBP");
    if is_webp() || PICTURES.iter().any(|start| text.starts_with(start)) {
        Some(ParseError::Picture)
    } else if text.starts_with(b"PK\x03\x04") {
        Some(ParseError::Archive)
    } else {
        is_binary(text).then_some(ParseError::NotText)
    }
}

/// Returns whether the bytes are something other than text. Text contains no zero bytes.
fn is_binary(text: &[u8]) -> bool {
    if memchr::memchr(0, text).is_some() {
        return true;
    }
    // Other bytes that are rare in text: control characters, and invalid UTF-8.
    let strange = |text: &str| {
        let controls = text.chars().filter(|char| char.is_control());
        controls.filter(|char| !char.is_whitespace()).count()
    };
    let strange: usize = text
        .utf8_chunks()
        .map(|chunk| strange(chunk.valid()) + chunk.invalid().len())
        .sum();
    strange >= 8 && 5 * strange > text.len()
}

fn content(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.lines().filter(|line| !is_neutral(line.as_bytes()))
}

/// Returns the text from its first line that is neither blank nor a comment.
pub(crate) fn after_comments(text: &str) -> &str {
    let lines = text.split_inclusive('\n');
    let neutral = lines.take_while(|line| is_neutral(line.as_bytes()));
    text[neutral.map(str::len).sum::<usize>()..].trim_start()
}

/// Applies rules 1 to 6. `whole` is true if no more text follows.
fn first_lines(text: &str, whole: bool) -> Option<Format> {
    let start = text.trim_start();
    if start.starts_with('#') && gnome::looks_like(start) {
        return Some(Format::GNOME);
    }
    let mut lines = content(text);
    let first = lines.next()?.trim();
    let from_first = after_comments(text);
    if let Some(format) = known_word(first) {
        return Some(format);
    }
    if first.starts_with('<') {
        let documents: [FormatTest; 3] = [
            (opensudoku::looks_like, Format::OPENSUDOKU),
            (ksudoku::looks_like, Format::KSUDOKU),
            (hodoku::looks_like, Format::HODOKU),
        ];
        let known = documents.into_iter().find(|(is, _)| is(from_first));
        if let Some((_, format)) = known {
            return Some(format);
        }
    }
    let mut signs = from_first.chars().filter(|char| !char.is_whitespace());
    match (signs.next(), signs.next()) {
        (Some('{'), Some('"' | '}')) | (Some('['), Some('{')) => {
            return objects::format(from_first, whole);
        }
        // A drawn row may also begin with a bracket, but has no quotes. If anything else follows an
        // array, the text is source code.
        (Some('['), Some('[' | '"' | '0'..='9' | 'n' | '-'))
            if json_array(from_first) == JsonArray::Whole =>
        {
            return Some(Format::JSON);
        }
        _ => {}
    }
    if CsvTable::from_names(first).is_some() {
        // A line with a single name could also be the title of the text below it.
        let table = first.contains([',', ';', '\t']) || puzzle_line(lines.next()?).is_some();
        return table.then_some(Format::CSV);
    }
    puzzle_line(first)
}

/// How much of the text, which begins with `[`, is JSON.
#[derive(PartialEq, Eq)]
enum JsonArray {
    /// The text contains a complete array, with nothing else after it on its line.
    Whole,
    /// The text ends within the array.
    Open,
    None,
}

/// Determines whether the text is an array. Only the rest of the array's last line is examined, so
/// that more text never changes the result.
fn json_array(text: &str) -> JsonArray {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<serde_json::Value>();
    match values.next() {
        Some(Ok(_)) => {
            let rest = text[values.byte_offset()..].lines().next().unwrap_or("");
            let rest = rest.trim();
            if rest.is_empty() || rest.starts_with('[') {
                JsonArray::Whole
            } else {
                JsonArray::None
            }
        }
        Some(Err(error)) if error.is_eof() => JsonArray::Open,
        _ => JsonArray::None,
    }
}

/// Applies rules 1 and 2.
fn known_word(line: &str) -> Option<Format> {
    let line = line.trim();
    if let Some(format) = link::format(line) {
        return Some(format);
    }
    let known: [FormatTest; 5] = [
        (sudokucoach::looks_like, Format::SUDOKUCOACH),
        (sudokupad::looks_like, Format::SUDOKUPAD),
        (sudokuwiki::looks_like, Format::SUDOKUWIKI),
        (fpuzzles::looks_like, Format::FPUZZLES),
        (solo::looks_like, Format::SOLO),
    ];
    let known = known.into_iter().find(|(looks_like, _)| looks_like(line));
    known.map(|(_, format)| format)
}

/// Applies rules 5 and 6. A line of 81 cells must have an unambiguous layout.
fn puzzle_line(line: &str) -> Option<Format> {
    if library::looks_like(line) {
        return Some(Format::LIBRARY);
    }
    if sukaku::looks_like(line.trim_start()) {
        return Some(Format::SUKAKU);
    }
    if killer::looks_like(line) {
        // The `line` format reports that this is a killer puzzle.
        return Some(Format::LINE);
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
        let table = most > 1 && !ambiguity::is_pair_of_puzzles(line);
        Some(if table { Format::CSV } else { Format::LINE })
    } else if readable && commas > 0 {
        Some(Format::LINE)
    } else {
        let table = most > 0 && CsvTable::from_row(line).is_some();
        table.then_some(Format::CSV)
    }
}

/// Returns whether there are 81 cells, as opposed to a border that happens to be 81 dashes wide.
fn is_sure(text: &str) -> bool {
    text.chars().count() == 81
        && text.chars().all(is_cell)
        && (text.contains(|char: char| char.is_ascii_digit())
            || text.chars().all(|char| char == '.'))
}

/// Applies rules 7 to 14.
fn all_lines(text: &str, whole: bool) -> Option<Format> {
    if yaml::looks_like(text, whole) {
        return Some(Format::YAML);
    }
    let known: [FormatTest; 3] = [
        (sdk::looks_like, Format::SDK),
        (ss::looks_like, Format::SS),
        (sdx::looks_like, Format::SDX),
    ];
    let found = known.into_iter().find(|(looks_like, _)| looks_like(text));
    if let Some((_, format)) = found.filter(|&(_, format)| !ambiguity::is_claim(format, text)) {
        return Some(format);
    }
    let mut lines = content(text);
    if let Some(format) = lines.find_map(|line| known_word(line).or_else(|| puzzle_line(line))) {
        return Some(format);
    }
    if content(text).any(has_damage) {
        return Some(Format::CSV);
    }
    if content(text).any(is_nearly_a_line) {
        return Some(Format::LINE);
    }
    if whole && found::is_sheet(text) {
        return Some(Format::FOUND);
    }
    // A spreadsheet row with three digits in it is not a triple.
    let is_triple = |line: &&str| triples::looks_like(line) && sheet_row(line).is_none();
    let triples = content(text).filter(is_triple).count();
    let all = content(text).count();
    // Nine triples are not enough for a puzzle.
    if triples > 0 && whole && found::is_blank_rows(text) {
        return Some(Format::FOUND);
    }
    if triples > 0 && 2 * triples >= all {
        return Some(Format::TRIPLES);
    }
    if whole && large_size(text).is_some() {
        return None;
    }
    if let Some(format) = rows(text) {
        return Some(format);
    }
    if content(text).any(|line| line::parse(line).is_ok()) {
        return Some(Format::LINE);
    }
    match content(text).next() {
        // The text contains only comments, so read it line by line.
        None => Some(Format::LINE),
        Some(first) => CsvTable::from_names(first).map(|_| Format::CSV),
    }
}

/// Applies rule 9.
fn is_nearly_a_line(line: &str) -> bool {
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

/// Applies rules 11 and 12.
fn rows(text: &str) -> Option<Format> {
    let mut lines = BoardLines::new(true);
    let (mut all, mut good, mut marked, mut drawn) = (0, 0, 0, false);
    let mut sizes = Vec::new();
    for line in text.lines() {
        match lines.kind(line) {
            LineKind::Row => {
                let cells = if is_apart(line) && line.contains("-1") {
                    line.split_whitespace().count()
                } else {
                    cells_in(line)
                };
                sizes.push(cells);
                all += 1;
                good += usize::from((7..=11).contains(&cells));
                marked += usize::from(marks::looks_like(line));
                drawn |= line.contains(is_decoration) || sheet_row(line).is_some();
            }
            LineKind::Border => drawn = true,
            // There may also be words between boards.
            LineKind::Blank => lines = BoardLines::new(true),
            LineKind::Comment | LineKind::Title => {}
        }
    }
    // A puzzle of another size has as many rows as each row has cells.
    let is_square = sizes
        .first()
        .is_some_and(|&size| size != 9 && all == size && sizes.iter().all(|&other| other == size));
    if marked >= 2 && 2 * marked >= all / 2 {
        Some(Format::MARKS)
    } else if is_square {
        None
    } else if good >= 3 && 2 * good > all {
        Some(match drawn {
            true if spf::looks_like(text) => Format::SPF,
            true => Format::GRID,
            false => Format::PLAIN,
        })
    } else {
        None
    }
}

/// Returns the error for an input in which nothing was found.
fn junk(bytes: &[u8], text: &str) -> (u64, ParseError) {
    if let Err(error) = str::from_utf8(bytes)
        // If the end of the prefix cuts a character in two, that is not an error.
        && (error.error_len().is_some())
    {
        let (line, error) = utf8_fault(bytes, error);
        return (line as u64 + 1, error);
    }
    let mut lines = BoardLines::new(true);
    let rows: Vec<(u64, usize)> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| lines.kind(line) == LineKind::Row)
        .map(|(number, line)| (number, cells(line)))
        .collect();
    let cells = rows.iter().map(|(_, cells)| cells).sum();
    // Rows that consist only of letters look like words.
    let first = rows.first().map_or(1, |&(number, _)| number);
    if let Some(size) = other_size(text, &rows) {
        let what = Variant::Size(size);
        return (first, ParseError::Variant { what });
    }
    if is_samurai(text, &rows) {
        let what = Variant::Kind("samurai".to_owned());
        return (first, ParseError::Variant { what });
    }
    let wrong = rows.iter().position(|&(_, cells)| cells != 9);
    match wrong {
        Some(row) if rows.len() == 9 && cells == 81 => {
            let (line, found) = rows[row];
            let row = row + 1;
            (line, ParseError::RowLength { row, found })
        }
        Some(row) if rows.len() == 9 => {
            let (line, found) = rows[row];
            let row = row + 1;
            (line, ParseError::NoPuzzleRow { cells, row, found })
        }
        _ if cells == 81 => (1, ParseError::NoLayout),
        _ => (1, ParseError::NoPuzzle { cells }),
    }
}

/// Returns whether the text is five boards that overlap. They are in 21 rows, with or without gaps,
/// or all their cells are on one line.
fn is_samurai(text: &str, rows: &[(u64, usize)]) -> bool {
    let sizes: Vec<usize> = rows.iter().map(|&(_, cells)| cells).collect();
    let gaps = [[18; 6].as_slice(), &[21; 3], &[9; 3], &[21; 3], &[18; 6]].concat();
    let mut lines = content(text);
    let is_line = matches!((lines.next(), lines.next()), (Some(line), None)
        if line.trim().len() == 441 && line.trim().chars().all(is_cell));
    sizes == gaps || sizes == [21; 21] || is_line
}

/// Returns the size of a puzzle that is not 9×9. It has as many rows as each row has cells, or all
/// its cells are on one line. A fragment of a classic puzzle rarely has this form without
/// containing a digit greater than the size.
fn other_size(text: &str, rows: &[(u64, usize)]) -> Option<usize> {
    let greatest = content(text)
        .flat_map(str::chars)
        .filter_map(|char| char.to_digit(10))
        .max()
        .unwrap_or(0);
    let small = (4..=8usize).find(|&size| {
        let is_square = rows.len() == size && rows.iter().all(|&(_, cells)| cells == size);
        let is_line = matches!(rows, [(_, cells)] if *cells == size * size);
        (is_square || is_line) && greatest as usize <= size
    });
    small.or_else(|| large_size(text))
}

/// Returns the size of a puzzle larger than 9×9, whose cells may also be letters or separated
/// numbers.
fn large_size(text: &str) -> Option<usize> {
    let is_big_cell = |char: char| char.is_ascii_alphanumeric() || is_cell(char);
    let lines: Vec<&str> = content(text).map(str::trim).collect();
    [10, 12, 15, 16, 20, 25].into_iter().find(|&size| {
        let is_row = |row: &&str| {
            let words = row
                .split([' ', '\t', ',', '|'])
                .filter(|word| !word.is_empty());
            words.clone().count() == size && words.clone().all(|word| word.len() <= 2)
                || words.map(str::len).sum::<usize>() == size && size > 10
        };
        match lines.as_slice() {
            [line] => line.len() == size * size && line.chars().all(is_big_cell),
            rows => {
                rows.iter()
                    .filter(|row| row.contains(char::is_alphanumeric))
                    .count()
                    == size
                    && rows
                        .iter()
                        .filter(|row| row.contains(char::is_alphanumeric))
                        .all(is_row)
            }
        }
    })
}

/// Returns the number of possible cells on a line of unknown meaning. An `x` in a word and dashes
/// do not count.
fn cells(line: &str) -> usize {
    let words = line.contains(|char: char| char.is_alphabetic() && !matches!(char, 'x' | 'X'));
    line.chars()
        .filter(|&char| is_cell(char) && !(words && matches!(char, 'x' | 'X' | '-' | '.' | '_')))
        .count()
}

#[cfg(test)]
mod tests;
