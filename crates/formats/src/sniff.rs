//! Tells the format of an input by its beginning.
//!
//! The first line that is not blank decides if it can; a comment only if it is a share
//! string of GNOME Sudoku:
//!
//! 1. a link is of the site that it leads to;
//! 2. `scf…`, `scl…`, `SCv7_…`, `S9B…`, `N4Ig…`, `3x3:…` and the like say what they are;
//! 3. `<opensudoku` is XML; `{"` or `[{` is JSON, whose by the names in it (`objects.rs`);
//! 4. a line of column names, one of them for puzzles, is a table;
//! 5. seven fields apart by colons, the third of them a grid, are a library;
//! 6. 81 cells are lines, or a table if a later field of the line has 81 too or an earlier
//!    field stands before them; 729 are a sukaku, 162 of base 32 are SudokuWiki's.
//!
//! That much can be said before the rest has arrived. Otherwise all of the beginning is
//! looked at, in this order:
//!
//! 7. sections, headers and frames that one program alone writes: `sdk`, `ss`, `sdx`;
//! 8. a line further down that rules 1, 2, 5 or 6 know, or a number that a spreadsheet has
//!    damaged: these with junk on top;
//! 9. a word of nearly 81 cells: lines, with a mistake in this one;
//! 10. half of the lines three short numbers, or the end `-1`: triples;
//! 11. two rows of nine groups in ascending order, some longer than one: pencil marks;
//! 12. rows of about nine cells: a grid if anything is drawn around them, else plain;
//! 13. 81 characters in a rare spelling, spaces for empty cells among them: lines;
//! 14. a single column name: a table with nothing right in it.
//!
//! Anything else is an error that says how many cells were found, if that is all there is.
//! A longer input is taken for lines: each is answered, and puzzles may follow the junk.
//!
//! Formats that mean the same are not told apart: `sdm` is read as `line`, `msk` and bare
//! `sdk` as `plain`. Where the meaning differs and nothing decides, see `doubt.rs`.

mod objects;

use crate::chunk::utf8_fault;
use crate::csv::{CsvTable, has_damage};
use crate::grid::{cells_in, is_decoration};
use crate::line::{self, is_cell, is_neutral};
use crate::plain::is_apart;
use crate::rows::{BoardLines, LineKind};
use crate::{
    Format, ParseError, Variant, doubt, fpuzzles, gnome, killer, library, link, marks, opensudoku,
    sdk, sdx, solo, spf, ss, sudokucoach, sudokupad, sudokuwiki, sukaku, triples,
};

/// A format and whether a text looks like it.
type FormatTest = (fn(&str) -> bool, Format);

/// The format, if the first whole lines of `text` decide; more text never changes it.
pub(crate) fn early(text: &[u8]) -> Option<Format> {
    // Some lines are enough; a long comment on top is left to `full`.
    let end = memchr::memrchr(b'\n', &text[..text.len().min(8 << 10)])?;
    first_lines(&String::from_utf8_lossy(&text[..=end]), false)
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

/// Whether the first line that is not blank and no comment has come to its end.
pub(crate) fn has_first_line(text: &[u8]) -> bool {
    let mut lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.any(|line| !is_neutral(line) && line.ends_with(b"\n"))
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
    if let Some(format) = first_lines(&seen, true).or_else(|| all_lines(&seen)) {
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

/// The text from its first line that is not blank and no comment.
pub(crate) fn after_comments(text: &str) -> &str {
    let lines = text.split_inclusive('\n');
    let neutral = lines.take_while(|line| is_neutral(line.as_bytes()));
    text[neutral.map(str::len).sum::<usize>()..].trim_start()
}

/// Rules 1 to 6; `whole` if there is no more to wait for.
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
    if first.starts_with('<') && opensudoku::looks_like(from_first) {
        return Some(Format::OPENSUDOKU);
    }
    let mut signs = from_first.chars().filter(|char| !char.is_whitespace());
    match (signs.next(), signs.next()) {
        (Some('{'), Some('"' | '}')) | (Some('['), Some('{')) => {
            return objects::format(from_first, whole);
        }
        _ => {}
    }
    if CsvTable::from_names(first).is_some() {
        // One name alone could also be the title of what follows.
        let table = first.contains([',', ';', '\t']) || puzzle_line(lines.next()?).is_some();
        return table.then_some(Format::CSV);
    }
    puzzle_line(first)
}

/// Rules 1 and 2.
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

/// Rules 5 and 6: whether a line has 81 cells in a spelling that nothing else is written in.
fn puzzle_line(line: &str) -> Option<Format> {
    if library::looks_like(line) {
        return Some(Format::LIBRARY);
    }
    if sukaku::looks_like(line.trim_start()) {
        return Some(Format::SUKAKU);
    }
    if killer::looks_like(line) {
        // Which refuses it by name.
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
        let table = most > 1 && !doubt::is_pair_of_puzzles(line);
        Some(if table { Format::CSV } else { Format::LINE })
    } else if readable && commas > 0 {
        Some(Format::LINE)
    } else {
        let table = most > 0 && CsvTable::from_row(line).is_some();
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

/// Rules 7 to 14.
fn all_lines(text: &str) -> Option<Format> {
    let known: [FormatTest; 3] = [
        (sdk::looks_like, Format::SDK),
        (ss::looks_like, Format::SS),
        (sdx::looks_like, Format::SDX),
    ];
    let found = known.into_iter().find(|(looks_like, _)| looks_like(text));
    if let Some((_, format)) = found.filter(|&(_, format)| !doubt::is_claim(format, text)) {
        return Some(format);
    }
    let mut lines = content(text);
    if let Some(format) = lines.find_map(|line| known_word(line).or_else(|| puzzle_line(line))) {
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
        Some(first) => CsvTable::from_names(first).map(|_| Format::CSV),
    }
}

/// Rule 9.
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

/// Rules 11 and 12.
fn rows(text: &str) -> Option<Format> {
    let mut lines = BoardLines::new(true);
    let (mut all, mut good, mut marked, mut drawn) = (0, 0, 0, false);
    for line in text.lines() {
        match lines.kind(line) {
            LineKind::Row => {
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
            LineKind::Border => drawn = true,
            // Words may stand between boards too.
            LineKind::Blank => lines = BoardLines::new(true),
            LineKind::Comment | LineKind::Title => {}
        }
    }
    if marked >= 2 && 2 * marked >= all / 2 {
        Some(Format::MARKS)
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

/// What to say of an input in which nothing was found.
fn junk(bytes: &[u8], text: &str) -> (u64, ParseError) {
    if let Err(error) = str::from_utf8(bytes)
        // A character cut in two by the end of what was looked at is no fault.
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
    if let Some(size) = other_size(text, &rows) {
        let what = Variant::Size(size);
        return (rows[0].0, ParseError::Variant { what });
    }
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

/// The size of a small puzzle: as many rows as each has cells, or all cells in one line. What is
/// left of a classic one would rarely be so short, and have no greater digit.
fn other_size(text: &str, rows: &[(u64, usize)]) -> Option<usize> {
    let greatest = content(text)
        .flat_map(str::chars)
        .filter_map(|char| char.to_digit(10))
        .max()?;
    (4..=6usize).find(|&size| {
        let is_square = rows.len() == size && rows.iter().all(|&(_, cells)| cells == size);
        let is_line = matches!(rows, [(_, cells)] if *cells == size * size);
        (is_square || is_line) && greatest as usize <= size
    })
}

/// How many cells a line of unknown sense may hold; `x` in words and dashes do not count.
fn cells(line: &str) -> usize {
    let words = line.contains(|char: char| char.is_alphabetic() && !matches!(char, 'x' | 'X'));
    line.chars()
        .filter(|&char| is_cell(char) && !(words && matches!(char, 'x' | 'X' | '-' | '.' | '_')))
        .count()
}

#[cfg(test)]
mod tests;
