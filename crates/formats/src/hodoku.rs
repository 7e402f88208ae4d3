//! `hodoku`: the text inside a HoDoKu file (`.hsol`), which is a Java object written as XML.
//!
//! ```text
//! <java version="17.0.21" class="java.beans.XMLDecoder">
//!  <object class="sudoku.Sudoku2" id="Sudoku20">
//!   <void property="cells"><void index="0"><short>120</short></void>…</void>
//!   <void property="fixed"><void index="5"><boolean>true</boolean></void>…</void>
//!   <void property="values"><void index="5"><int>9</int></void>…</void>
//!  </object>
//!  …
//! ```
//!
//! A `.hsol` file is a ZIP archive with this text as its only entry, `SudokuData`. The `novena`
//! program unpacks the archive. `values` contains the digits; those in the cells listed in `fixed`
//! are givens. `cells` contains the candidates of the empty cells as bits. Items that are not
//! listed are the same as in an empty grid. Text after the first object (steps, savepoints) is
//! ignored. Files of HoDoKu 1 contain a different object, from which only `initialState`, a line in
//! the library format, is read. The format is read-only.

use std::sync::Arc;

use novena_core::{Board, Cell, Digit, DigitSet};

use crate::format::{Format, Parser, Unit};
use crate::library::Case;
use crate::read_only::ReadOnly;
use crate::{ParseError, Record, xml};

impl Format {
    /// The text inside a HoDoKu file (`.hsol`). Read-only.
    pub const HODOKU: Self = Self(&ReadOnly {
        id: "hodoku",
        parser: |_| Arc::new(Hodoku),
    });
}

struct Hodoku;

/// The closing tag of an object that is not nested in another object.
const END: &[u8] = b"\n </object>";

impl Parser for Hodoku {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        // Text after the first object is read line by line, so it is not kept in memory.
        let is_start = text.trim_ascii_start().starts_with(b"<?xml") || starts_object(text);
        let end = if is_start {
            memchr::memmem::find(text, END).map(|place| place + END.len())
        } else {
            memchr::memchr(b'\n', text).map(|place| place + 1)
        };
        end.or(at_end.then_some(text.len()))
    }

    fn read(&self, text: &str) -> Unit {
        let is_start = text.trim_start().starts_with("<?xml") || starts_object(text.as_bytes());
        if !is_start {
            return Unit::Nothing;
        }
        match read(text) {
            Ok(Ok((line, record))) => Unit::Record(line, record),
            Ok(Err((line, error))) => Unit::Fault(line, error),
            Err(problem) => {
                let (line, error) = xml::fault(text, problem);
                Unit::Fault(line, error)
            }
        }
    }
}

fn starts_object(text: &[u8]) -> bool {
    text.trim_ascii_start().starts_with(b"<java")
}

/// Returns whether the text looks like a HoDoKu object.
pub(crate) fn looks_like(text: &str) -> bool {
    text.starts_with('<') && text.contains("<object class=\"sudoku.Sudoku")
}

/// A record with its line, or an error with its line.
type LocatedRecord = Result<(usize, Record), (usize, ParseError)>;

fn read(text: &str) -> Result<LocatedRecord, xml::XmlFault> {
    let mut sudoku = SavedSudoku::default();
    let (mut line, mut property, mut index) = (0, String::new(), None);
    for tag in xml::tags(text) {
        let tag = tag?;
        let attributes = tag.attributes()?;
        let get = |key: &str| {
            let found = attributes.iter().find(|(name, _)| *name == key);
            found.map(|(_, value)| value.as_str())
        };
        match tag.tag.name {
            "object" if get("class").is_some_and(|class| class.starts_with("sudoku.Sudoku")) => {
                // The next object belongs to a savepoint.
                if !property.is_empty() {
                    break;
                }
                line = text[..tag.place].matches('\n').count();
            }
            "void" => {
                if let Some(name) = get("property") {
                    (property, index) = (name.to_owned(), None);
                } else {
                    index = get("index").and_then(|index| index.parse().ok());
                }
            }
            // If the array is written as a whole, the items that it does not list are empty.
            "array" if property == "cells" => sudoku.cells = [DigitSet::EMPTY; Cell::COUNT],
            "int" | "short" | "boolean" | "string" => {
                if let Err(error) = sudoku.take(&property, index, tag.text) {
                    let line = text[..tag.place].matches('\n').count();
                    return Ok(Err((line, error)));
                }
            }
            _ => {}
        }
    }
    let record = sudoku.record();
    Ok(record
        .map(|record| (line, record))
        .map_err(|error| (line, error)))
}

/// The data collected from the tags of the object so far.
struct SavedSudoku {
    values: [Option<Digit>; Cell::COUNT],
    fixed: [bool; Cell::COUNT],
    cells: [DigitSet; Cell::COUNT],
    solution: [Option<Digit>; Cell::COUNT],
    initial: Option<String>,
    has_values: bool,
}

impl Default for SavedSudoku {
    fn default() -> Self {
        Self {
            values: [None; Cell::COUNT],
            fixed: [false; Cell::COUNT],
            cells: [DigitSet::ALL; Cell::COUNT],
            solution: [None; Cell::COUNT],
            initial: None,
            has_values: false,
        }
    }
}

impl SavedSudoku {
    fn take(&mut self, property: &str, index: Option<usize>, text: &str) -> Result<(), ParseError> {
        if property == "initialState" {
            self.initial = Some(text.to_owned());
            return Ok(());
        }
        let cell = index.filter(|&index| index < Cell::COUNT);
        let Some(cell) = cell else { return Ok(()) };
        let wrong = |field: &'static str| ParseError::wrong_field(field, text);
        let digit = |field: &'static str| match text.parse::<u8>() {
            Ok(0) => Ok(None),
            Ok(digit @ 1..=9) => Ok(Digit::new(digit)),
            _ => Err(wrong(field)),
        };
        match property {
            "values" => {
                self.values[cell] = digit("values")?;
                self.has_values = true;
            }
            "solution" => self.solution[cell] = digit("solution")?,
            "fixed" => self.fixed[cell] = text == "true",
            "cells" => {
                let bits = text.parse().ok().filter(|&bits: &u16| bits < 1 << 9);
                self.cells[cell] = DigitSet::from_bits(bits.ok_or_else(|| wrong("cells"))?);
            }
            _ => {}
        }
        Ok(())
    }

    fn record(self) -> Result<Record, ParseError> {
        if !self.has_values {
            return match &self.initial {
                Some(line) => line.parse().map(|case: Case| Record::from(&case)),
                None => Err(ParseError::MissingKey { key: "values" }),
            };
        }
        let board = Board::new(self.values);
        let mut givens = Board::EMPTY;
        for cell in board
            .filled()
            .iter()
            .filter(|cell| self.fixed[cell.index()])
        {
            givens[cell] = board[cell];
        }
        let mut record = Record::new(givens).with_entries(board);
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        let mut says_more = false;
        for cell in !board.filled() {
            marks[cell.index()] = self.cells[cell.index()];
            says_more |= marks[cell.index()] != board.candidates(cell);
        }
        record.marks = says_more.then(|| Box::new(marks));
        let solution = Board::new(self.solution);
        record.solution = solution.is_full().then_some(solution);
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION};

    fn values(property: &str, cells: &str, kind: &str) -> String {
        let value = |(index, cell): (usize, char)| {
            let value = if kind == "boolean" {
                "true".to_owned()
            } else {
                cell.to_string()
            };
            format!("   <void index=\"{index}\">\n    <{kind}>{value}</{kind}>\n   </void>\n")
        };
        let filled = cells.chars().enumerate().filter(|&(_, cell)| cell != '.');
        let values: String = filled.map(value).collect();
        format!("  <void property=\"{property}\">\n{values}  </void>\n")
    }

    fn document(properties: &str) -> String {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <java version=\"17.0.21\" class=\"java.beans.XMLDecoder\">\n \
             <object class=\"sudoku.Sudoku2\" id=\"Sudoku20\">\n{properties} </object>\n \
             <array class=\"int\" length=\"3\"/>\n <object class=\"java.util.ArrayList\">\n  \
             <object class=\"sudoku.Sudoku2\" id=\"Sudoku21\">\n{}  </object>\n </object>\n</java>\n",
            values("values", SOLUTION, "int")
        )
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::HODOKU, text, expected);
        let reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.format(), Some(Format::HODOKU));
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }

    #[test]
    fn givens_entries_and_candidates_are_read() {
        let mut played = PUZZLE.to_owned();
        played.replace_range(24..25, "9");
        let both = values("fixed", PUZZLE, "boolean") + &values("values", &played, "int");
        check(&document(&both), "3: puzzle, 1 entries, 486 marks");
        let plain = PUZZLE.parse::<Board>().unwrap();
        let entry = |cell: Cell| {
            let (index, set) = (cell.index(), plain.candidates(cell));
            let bits = if plain[cell].is_some() { 0 } else { set.bits() };
            format!("<void index=\"{index}\">\n<short>{bits}</short>\n</void>\n")
        };
        let cells: Vec<String> = Cell::all().map(entry).collect();
        let cells = cells.concat();
        let fresh = values("fixed", PUZZLE, "boolean") + &values("values", PUZZLE, "int");
        let cells = format!("<void property=\"cells\">{cells}</void>\n");
        check(&document(&format!("{fresh}{cells}")), "3: puzzle");
        let solved = fresh + &cells + &values("solution", SOLUTION, "int");
        check(&document(&solved), "3: puzzle, solution");
    }

    #[test]
    fn the_initial_state_of_an_old_file_is_read() {
        let state = format!(
            "  <void property=\"initialState\">\n<string>:0000:x:{PUZZLE}:::</string></void>\n"
        );
        let text = document(&state).replacen("Sudoku2", "Sudoku", 1);
        check(&text, "3: puzzle");
    }

    #[test]
    fn reports_errors() {
        let wrong = values("values", "5", "int").replace(">5<", ">15<");
        check(&document(&wrong), "6: values cannot be \"15\"");
        check(&document(""), "3: the object has no \"values\"");
    }
}
