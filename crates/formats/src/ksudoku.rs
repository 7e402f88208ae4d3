//! `ksudoku`: a saved game of KSudoku, an XML document.
//!
//! ```text
//! <ksudoku>
//!  <game had-help="0" msecs-elapsed="61000">
//!   <puzzle>
//!    <graph order="9" type="sudoku" specific-type="Plain"/>
//!    <values>_i_____d_…</values>
//!   </puzzle>
//!   <history><simple-event index="0" value="6"/>…</history>
//!  </game>
//! </ksudoku>
//! ```
//!
//! `b` is the digit 1 and `j` the digit 9. The letter `a` would be 0, but an empty cell is written
//! as `_`. The cells are numbered column by column. The history contains the player's digits and
//! marks. Other kinds of puzzles are rejected with an error that names the kind. The format is
//! read-only.

use std::sync::Arc;
use std::time::Duration;

use novena_core::{Board, Cell, Digit, DigitSet};

use crate::cells::unless_empty;
use crate::format::{Format, Parser, Unit};
use crate::read_only::ReadOnly;
use crate::{Marks, ParseError, Record, Variant, xml};

impl Format {
    /// A saved game of KSudoku. Read-only.
    pub const KSUDOKU: Self = Self(&ReadOnly {
        id: "ksudoku",
        parser: |_| Arc::new(KSudoku),
    });
}

struct KSudoku;

impl Parser for KSudoku {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let end = b"</game>";
        let found = memchr::memmem::find(text, end).map(|place| place + end.len());
        found.or(at_end.then_some(text.len()))
    }

    fn read(&self, text: &str) -> Unit {
        let mut game = SavedGame::new();
        let mut first = None;
        for tag in xml::tags(text) {
            let taken = tag.and_then(|tag| {
                let attributes = tag.attributes()?;
                if tag.tag.name == "game" {
                    first = Some(text[..tag.place].matches('\n').count());
                }
                Ok(game.take(tag.tag.name, &attributes, tag.text))
            });
            match taken {
                Ok(Ok(())) => {}
                Ok(Err(error)) => return Unit::Fault(first.unwrap_or(0), error),
                Err(problem) => {
                    let (line, error) = xml::fault(text, problem);
                    return Unit::Fault(line, error);
                }
            }
        }
        match (first, game.record()) {
            (None, _) => Unit::Nothing,
            (Some(line), Ok(record)) => Unit::Record(line, record),
            (Some(line), Err(error)) => Unit::Fault(line, error),
        }
    }
}

/// Returns whether the text looks like a KSudoku document.
pub(crate) fn looks_like(text: &str) -> bool {
    text.starts_with('<') && text.contains("<ksudoku>")
}

/// The data collected from the tags of a game so far.
struct SavedGame {
    kind: Option<Variant>,
    givens: Option<Board>,
    solution: Option<Board>,
    entries: Board,
    marks: Marks,
    time: Option<Duration>,
}

impl SavedGame {
    const fn new() -> Self {
        Self {
            kind: None,
            givens: None,
            solution: None,
            entries: Board::EMPTY,
            marks: [DigitSet::EMPTY; Cell::COUNT],
            time: None,
        }
    }

    fn take(
        &mut self,
        name: &str,
        attributes: &[(&str, String)],
        text: &str,
    ) -> Result<(), ParseError> {
        let get = |key: &str| {
            let found = attributes.iter().find(|(name, _)| *name == key);
            found.map(|(_, value)| value.as_str())
        };
        match name {
            "game" => {
                let millis = get("msecs-elapsed").and_then(|time| time.parse().ok());
                self.time = millis.filter(|&time| time > 0).map(Duration::from_millis);
            }
            "graph" => self.kind = variant(get),
            "clique" if self.kind.is_none() => self.kind = Some(Variant::Regions),
            "cage" => self.kind = Some(Variant::Cages),
            // If the puzzle is of another kind, the error reports the kind, not the cells.
            "values" if self.kind.is_none() => {
                self.givens = Some(board(text).map_err(|error| error.in_field("values"))?);
            }
            "solution" if self.kind.is_none() => self.solution = board(text).ok(),
            "simple-event" => self.event(get),
            _ => {}
        }
        Ok(())
    }

    /// Applies a step of the player, which writes a digit, removes a digit, or sets marks.
    fn event<'a>(&mut self, get: impl Fn(&str) -> Option<&'a str>) {
        let index = get("index").and_then(|index| index.parse().ok());
        let Some(cell) = index.and_then(cell_at) else {
            return;
        };
        let marks = get("markers").map(|bits| {
            let digits = Digit::ALL.into_iter().zip(bits.chars());
            let set = digits.filter(|&(_, bit)| bit != '0');
            set.map(|(digit, _)| digit).collect()
        });
        self.entries[cell] = get("value")
            .and_then(|value| value.parse().ok())
            .and_then(Digit::new);
        self.marks[cell.index()] = marks.unwrap_or(DigitSet::EMPTY);
    }

    fn record(self) -> Result<Record, ParseError> {
        if let Some(what) = self.kind {
            return Err(ParseError::Variant { what });
        }
        let givens = self
            .givens
            .ok_or(ParseError::MissingKey { key: "values" })?;
        let mut record = Record::new(givens).with_entries(self.entries);
        let mut marks = self.marks;
        for cell in record.board().filled() {
            marks[cell.index()] = DigitSet::EMPTY;
        }
        record.marks = unless_empty(marks);
        record.solution = self.solution;
        record.time = self.time;
        Ok(record)
    }
}

/// Returns the rule or size that makes a puzzle different from a classic one, judging by the
/// attributes of its graph.
fn variant<'a>(get: impl Fn(&str) -> Option<&'a str>) -> Option<Variant> {
    let kind = get("specific-type").unwrap_or("Plain");
    match kind {
        "Plain" => {}
        "XSudoku" => return Some(Variant::Diagonals),
        "Jigsaw" => return Some(Variant::Regions),
        "KillerSudoku" => return Some(Variant::Cages),
        kind => return Some(Variant::Kind(kind.chars().take(40).collect())),
    }
    match (get("type"), get("order").map(str::parse)) {
        (Some("roxdoku"), _) => Some(Variant::Kind("Roxdoku".to_owned())),
        (_, Some(Ok(size))) if size != 9 => Some(Variant::Size(size)),
        _ => None,
    }
}

/// Returns the cell with this number. KSudoku numbers the cells column by column.
fn cell_at(index: usize) -> Option<Cell> {
    (index < Cell::COUNT).then(|| Cell::at(index % 9, index / 9))
}

fn board(text: &str) -> Result<Board, ParseError> {
    let mut board = Board::EMPTY;
    for (index, found) in text.chars().enumerate() {
        let digit = match found {
            '_' => None,
            'b'..='j' => Digit::new(found as u8 - b'a'),
            _ => {
                let column = index + 1;
                return Err(ParseError::UnexpectedChar { column, found });
            }
        };
        if let Some(cell) = cell_at(index) {
            board[cell] = digit;
        }
    }
    match text.chars().count() {
        Cell::COUNT => Ok(board),
        found => Err(ParseError::CellCount { found }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION};

    /// Returns 81 cells as KSudoku writes them.
    fn values(cells: &str) -> String {
        let cells: Vec<char> = cells.chars().collect();
        let symbol = |index: usize| match cells[index % 9 * 9 + index / 9] {
            '.' => '_',
            digit => char::from(digit as u8 - b'0' + b'a'),
        };
        (0..81).map(symbol).collect()
    }

    fn document(graph: &str, values: &str, rest: &str) -> String {
        format!(
            "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"61000\">\n  \
             <puzzle>\n   {graph}\n   <values>{values}</values>\n  </puzzle>\n{rest} </game>\n\
             </ksudoku>\n"
        )
    }

    const PLAIN: &str = "<graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>";

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::KSUDOKU, text, expected);
        let reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.format(), Some(Format::KSUDOKU));
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }

    #[test]
    fn saved_games_are_read() {
        let solution = format!("  <solution>{}</solution>\n", values(SOLUTION));
        check(
            &document(PLAIN, &values(PUZZLE), &solution),
            "3: puzzle, 61s, solution",
        );
        let history = "<history><simple-event index=\"0\" value=\"6\"/>\
            <simple-event index=\"9\" markers=\"101000000\"/><complex-event>\
            <simple-event index=\"1\" value=\"4\"/></complex-event>\
            <simple-event index=\"18\" value=\"4\"/><simple-event index=\"18\" value=\"0\"/>\
            </history>";
        let text = document(PLAIN, &values(PUZZLE), history);
        check(&text, "3: puzzle, 1 entries, 2 marks, 61s");
        let mut reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        let crate::Content::Record(record) = reader.next().unwrap().unwrap().content else {
            panic!("{text}");
        };
        // Index 9 is the top of the second column.
        assert_eq!(record.marks.unwrap()[1].to_string(), "13");
        assert_eq!(record.entries[Cell::at(0, 0)], Digit::new(6));
    }

    #[test]
    fn other_kinds_are_refused_by_name() {
        let graph = |kind: &str| {
            format!(
                "<graph order=\"9\" type=\"custom\" specific-type=\"{kind}\" name=\"x\">\
                <sudokugroups at=\"0\" withblocks=\"1\"/></graph>"
            )
        };
        let refused = |what| format!("3: this puzzle {what}; only classic 9×9 is supported");
        for (kind, what) in [
            ("XSudoku", "has diagonals"),
            ("KillerSudoku", "has killer cages"),
            ("Jigsaw", "has regions other than boxes"),
            ("Samurai", "is of another kind, \"Samurai\""),
        ] {
            check(
                &document(&graph(kind), &"_".repeat(441), ""),
                &refused(what),
            );
        }
        let large = PLAIN.replace("\"9\"", "\"16\"");
        check(
            &document(&large, &"_".repeat(256), ""),
            &refused("is 16×16"),
        );
        check(
            &document(&graph("Plain"), &values(PUZZLE), ""),
            "3: puzzle, 61s",
        );
    }

    #[test]
    fn reports_errors() {
        check(
            &document(PLAIN, "a", ""),
            "3: values: column 1: unexpected 'a'",
        );
        check(
            &document(PLAIN, "__", ""),
            "3: values: expected 81 cells, found 2",
        );
        check(
            "<ksudoku>\n<game>\n</game></ksudoku>",
            "2: the object has no \"values\"",
        );
        check("<ksudoku>", "");
    }
}
