//! `sdk`: the files of SadMan Sudoku and SudoCue, which have rows with optional headers and
//! sections.
//!
//! ```text
//! #A Us
//! #D Example puzzle
//! #L Medium
//! [Puzzle]
//! .....9.2.
//! 8..3..6.4
//! …
//! [State]
//! .....9.2.
//! …
//! ```
//!
//! A header is `#`, a capital letter and words: `A` is the author, `D` the title, `L` the level,
//! and `C` a line of the comment. Other headers (`B` date, `S` source, `U` address…) are kept
//! unchanged as lines of the comment, and are written as headers again. `#` without a capital also
//! begins a line of the comment.
//!
//! Rows outside any section and those of `[Puzzle]` are the givens. `[State]` contains givens and
//! entries. Other sections are ignored.
//!
//! If there are no entries, the file is written without a section name, as other readers expect.
//! Several puzzles can follow each other; a header after the rows begins the next one.

use std::io::{self, Write};
use std::sync::Arc;

use memchr::memchr;
use novena_core::{Board, Cell};

use crate::format::{Format, Parser, Syntax, Unit};
use crate::line::one_line;
use crate::{ParseError, Record, RecordPart, RecordParts, latin, rows};

impl Format {
    /// Nine lines of nine characters with `#` headers, `[Puzzle]` and `[State]`: `.sdk` files.
    pub const SDK: Self = Self(&Sdk);
}

struct Sdk;

impl Syntax for Sdk {
    fn id(&self) -> &'static str {
        "sdk"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["sdk"]
    }

    fn holds_many(&self) -> bool {
        false
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[
            RecordPart::Entries,
            RecordPart::Title,
            RecordPart::Author,
            RecordPart::Level,
            RecordPart::Comment,
        ])
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        for (letter, words) in [
            ('A', &record.author),
            ('D', &record.title),
            ('L', &record.level),
        ] {
            if let Some(words) = words {
                writeln!(out, "#{letter} {}", one_line(words))?;
            }
        }
        for line in record.comment.as_deref().unwrap_or_default().lines() {
            let line = one_line(line);
            match header(&line) {
                Some((letter, _)) if !OURS.contains(letter) => writeln!(out, "{line}")?,
                _ => writeln!(out, "#C {line}")?,
            }
        }
        let givens = rows::nine_lines(record.givens.board());
        if record.entries == Board::EMPTY {
            return out.write_all(givens.as_bytes());
        }
        let state = rows::nine_lines(&record.board());
        write!(out, "[Puzzle]\n{givens}[State]\n{state}")
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

/// The letters of the headers that correspond to fields of a record.
const OURS: &str = "ADLC";

/// Splits a header into its letter and its words.
fn header(line: &str) -> Option<(char, &str)> {
    let rest = line.strip_prefix('#')?;
    let letter = rest.chars().next().filter(char::is_ascii_uppercase)?;
    Some((letter, rest[1..].trim()))
}

/// The section that rows belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    /// The rows have no section name above them.
    Bare,
    Puzzle,
    State,
    Other,
}

impl Section {
    /// Returns the section that a line names.
    fn named(line: &str) -> Option<Self> {
        let name = line.strip_prefix('[')?.strip_suffix(']')?.trim();
        Some(match name.to_ascii_lowercase().as_str() {
            "puzzle" => Self::Puzzle,
            "state" => Self::State,
            _ => Self::Other,
        })
    }
}

/// Determines the section that each line belongs to, and whether the line begins another puzzle.
struct Sections {
    now: Section,
    rows: usize,
    /// Whether the givens have begun.
    begun: bool,
}

impl Sections {
    fn new() -> Self {
        Self {
            now: Section::Bare,
            rows: 0,
            begun: false,
        }
    }

    /// Takes a line that is not blank. Returns whether the line belongs to the same puzzle.
    fn take(&mut self, line: &str) -> bool {
        if let Some(section) = Section::named(line) {
            let is_next = section == Section::Puzzle && self.begun;
            self.begun |= section == Section::Puzzle;
            (self.now, self.rows) = (section, 0);
            return !is_next;
        }
        if self.now == Section::Other {
            return true;
        }
        if line.starts_with('#') {
            return self.rows == 0;
        }
        self.begun = true;
        self.rows += 1;
        self.rows <= 9
    }
}

impl Parser for Sdk {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let mut sections = Sections::new();
        let mut start = 0;
        while start < text.len() {
            let end = match memchr(b'\n', &text[start..]) {
                Some(length) => start + length + 1,
                None if at_end => text.len(),
                None => return None,
            };
            let line = latin::text(&text[start..end]);
            let line = line.trim();
            if line.is_empty() {
                if start == 0 {
                    return Some(end);
                }
            } else if !sections.take(line) {
                return Some(start);
            }
            start = end;
        }
        at_end.then_some(text.len())
    }

    fn read(&self, text: &str) -> Unit {
        read(text).unwrap_or_else(|(line, error)| Unit::Fault(line, error))
    }
}

fn read(text: &str) -> Result<Unit, (usize, ParseError)> {
    let mut sections = Sections::new();
    let (mut givens, mut state) = (Vec::new(), Vec::new());
    let mut record = Record::default();
    let (mut first, mut last) = (None, 0);
    let mut comment = Vec::new();
    let field = |section, error: ParseError| match section {
        Section::State => error.in_field("State"),
        _ => error,
    };
    for (number, line) in text.lines().enumerate() {
        let (whole, line) = (line, line.trim());
        if line.is_empty() {
            continue;
        }
        let before = (sections.now, sections.rows);
        sections.take(line);
        if Section::named(line).is_some() {
            // A section ends with its ninth row.
            if !before.1.is_multiple_of(9) {
                let found = before.1;
                return Err((last, field(before.0, ParseError::RowCount { found })));
            }
            continue;
        }
        let cells = match sections.now {
            Section::Other => continue,
            _ if line.starts_with('#') => {
                take_header(line, &mut record, &mut comment);
                continue;
            }
            Section::State => &mut state,
            Section::Bare | Section::Puzzle => &mut givens,
        };
        first.get_or_insert(number);
        last = number;
        let row = sections.rows;
        let fault = |error| (number, field(sections.now, error));
        let had = cells.len();
        rows::push_cells(whole, cells, char::is_whitespace).map_err(fault)?;
        let found = cells.len() - had;
        if found != 9 {
            return Err(fault(ParseError::RowLength { row, found }));
        }
    }
    let Some(first) = first else {
        return Ok(Unit::Nothing);
    };
    let board = |cells: &[_], section| {
        let found = cells.len() / 9;
        let short = |_| (last, field(section, ParseError::RowCount { found }));
        cells.try_into().map(Board::new).map_err(short)
    };
    // A state without a puzzle does not indicate which digits were given.
    let givens = if givens.is_empty() { &state } else { &givens };
    let givens = board(givens, Section::Puzzle)?;
    record.givens = givens.into();
    if !state.is_empty() {
        let state = board(&state, Section::State)?;
        let differs = |cell: &Cell| state[*cell].is_some() && state[*cell] != givens[*cell];
        if let Some(cell) = givens.filled().iter().find(differs) {
            let error = ParseError::EntryOnGiven { cell };
            return Err((last, field(Section::State, error)));
        }
        record = record.with_entries(state);
    }
    record.comment = Some(comment.join("\n")).filter(|words| !words.is_empty());
    Ok(Unit::Record(first, record))
}

fn take_header<'a>(line: &'a str, record: &mut Record, comment: &mut Vec<&'a str>) {
    let some = |words: &str| Some(words.to_string()).filter(|words| !words.is_empty());
    match header(line) {
        Some(('A', words)) => record.author = some(words),
        Some(('D', words)) => record.title = some(words),
        Some(('L', words)) => record.level = some(words),
        Some(('C', words)) => comment.push(words),
        Some(_) => comment.push(line),
        None => comment.push(line[1..].trim()),
    }
}

/// Returns whether the text begins with headers or contains the name of a section. Rows without
/// either of these also occur in other formats.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_row = |line: &str| {
        let mut cells = Vec::new();
        rows::push_cells(line, &mut cells, char::is_whitespace).is_ok() && cells.len() == 9
    };
    let mut headers = 0;
    let first = lines.find(|line| {
        headers += usize::from(header(line).is_some());
        !line.starts_with('#')
    });
    headers > 0 && first.is_some_and(is_row) || has_section(text)
}

/// Returns whether any line of the text names a section with rows.
pub(crate) fn has_section(text: &str) -> bool {
    let mut named = text.lines().filter_map(|line| Section::named(line.trim()));
    named.any(|section| matches!(section, Section::Puzzle | Section::State))
}

#[cfg(test)]
mod tests;
