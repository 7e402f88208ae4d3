//! Nine rows of nine fields with other content around them, as in the output of spreadsheets and
//! table libraries.
//!
//! | around the cells | example |
//! |---|---|
//! | a line of column names or numbers | `c1,c2,c3,…` or `,0,1,2,…` |
//! | a column of row names or numbers | `A,5,3,,…` |
//! | empty columns and rows | `,,5,3,,…` |
//! | bars, as in Markdown | <code>&#124; 5 &#124; 3 &#124; …</code> |
//!
//! An empty cell is an empty field or `NaN`, and a digit may be written as `5.0`. Rows of nine
//! fields with nothing around them are read by `grid.rs`, which can read many boards. This file
//! reads only one board from the whole text.

use novena_core::{Board, Cell, Digit};

use crate::Record;
use crate::line::{is_cell, is_neutral};

const DELIMITERS: [char; 4] = ['\t', ';', ',', '|'];

/// Returns the puzzle in a table, if there is exactly one way to read it.
pub(super) fn read(text: &str) -> Option<Vec<Record>> {
    DELIMITERS.into_iter().find_map(|delimiter| {
        let mut table = Table::of(text, delimiter)?;
        let before = table.size();
        table.drop_names();
        // `grid.rs` reads bars that are drawn around boxes.
        if delimiter != '|' {
            table.drop_gaps()?;
        }
        table.drop_margins();
        // Other formats read tables that have nine rows and columns from the start, unless their
        // digits are written as `5.0`.
        let is_new = before != (9, 9) || table.has_numbers();
        let board = table.board().filter(|_| is_new)?;
        Some(vec![Record::new(board)])
    })
}

/// The fields of all lines, with the same number of fields in each.
struct Table<'a>(Vec<Vec<&'a str>>);

impl<'a> Table<'a> {
    fn of(text: &'a str, delimiter: char) -> Option<Self> {
        let is_stroke = |line: &&str| {
            delimiter == '|'
                && line.contains('-')
                && line
                    .chars()
                    .all(|char| matches!(char, '|' | '-' | ':' | '+' | ' '))
        };
        let rows: Vec<Vec<&str>> = text
            .lines()
            .filter(|line| !is_neutral(line.as_bytes()) && !is_stroke(line))
            .map(|line| {
                let bar = if delimiter == '|' { "|" } else { "" };
                let line = if bar.is_empty() { line } else { line.trim() };
                let line = line.strip_prefix(bar).unwrap_or(line);
                let line = line.strip_suffix(bar).unwrap_or(line);
                let fields = line.split(delimiter);
                fields
                    .map(|field| field.trim().trim_matches('"').trim())
                    .collect()
            })
            .collect();
        let width = rows.first()?.len();
        let is_table = rows.len() >= 9 && width >= 9 && rows.iter().all(|row| row.len() == width);
        // A table larger than a spreadsheet page is not a puzzle.
        (is_table && rows.len() <= 64 && width <= 64).then_some(Self(rows))
    }

    fn size(&self) -> (usize, usize) {
        (self.0.len(), self.0.first().map_or(0, Vec::len))
    }

    /// Removes the line of names and the column of names, if present.
    fn drop_names(&mut self) {
        // The corner is neither a column name nor a row name.
        let head = self
            .0
            .first()
            .map_or(&[][..], |row| row.get(1..).unwrap_or_default());
        let has_head =
            self.0.len() > 9 && (is_counted(head) || head.iter().all(|name| is_name(name)));
        if has_head {
            self.0.remove(0);
        }
        let side: Vec<&str> = self
            .0
            .iter()
            .filter_map(|row| row.first().copied())
            .collect();
        let has_side =
            self.size().1 > 9 && (is_counted(&side) || side.iter().all(|name| is_name(name)));
        if has_side {
            for row in &mut self.0 {
                row.remove(0);
            }
        }
    }

    /// Removes the empty rows and columns between the boxes, if the table has them. Returns `None`
    /// if they could also be empty rows or columns at the edges.
    fn drop_gaps(&mut self) -> Option<()> {
        let (height, width) = self.size();
        let rows: Vec<bool> = self
            .0
            .iter()
            .map(|row| row.iter().all(|field| field.is_empty()))
            .collect();
        let columns: Vec<bool> = (0..width)
            .map(|column| self.0.iter().all(|row| row[column].is_empty()))
            .collect();
        if height == 11 && has_gaps(&rows)? {
            self.0.remove(7);
            self.0.remove(3);
        }
        if width == 11 && has_gaps(&columns)? {
            for row in &mut self.0 {
                row.remove(7);
                row.remove(3);
            }
        }
        Some(())
    }

    /// Removes empty rows and columns at the edges, if nine are left.
    fn drop_margins(&mut self) {
        let is_empty = |row: &Vec<&str>| row.iter().all(|field| field.is_empty());
        let top = self.0.iter().take_while(|row| is_empty(row)).count();
        let bottom = self.0.iter().rev().take_while(|row| is_empty(row)).count();
        if self.0.len() > 9 && self.0.len() == 9 + top + bottom {
            self.0.truncate(9 + top);
            self.0.drain(..top);
        }
        let width = self.size().1;
        let is_open = |column: &usize| self.0.iter().all(|row| row[*column].is_empty());
        let left = (0..width).take_while(is_open).count();
        let right = (0..width).rev().take_while(is_open).count();
        if width > 9 && width == 9 + left + right {
            for row in &mut self.0 {
                row.truncate(9 + left);
                row.drain(..left);
            }
        }
    }

    /// Returns whether any digit is written as a floating-point number.
    fn has_numbers(&self) -> bool {
        self.0.iter().flatten().any(|field| field.len() > 1)
    }

    fn board(&self) -> Option<Board> {
        if self.size() != (9, 9) {
            return None;
        }
        let mut board = Board::EMPTY;
        for (cell, field) in Cell::all().zip(self.0.iter().flatten()) {
            board[cell] = Digit::from_char(cell_of(field)?);
        }
        Some(board).filter(|board| !board.filled().is_empty())
    }
}

/// Returns whether two of eleven lines are gaps between boxes. `empty` indicates which lines are
/// empty. Returns `None` if the two lines could also be rows or columns of cells, with margins at
/// the edges.
fn has_gaps(empty: &[bool]) -> Option<bool> {
    let is_gapped = empty[3] && empty[7];
    let margins = [0, 10].map(|edge| empty[edge]);
    let is_ambiguous = match margins {
        [true, true] => true,
        [true, false] => empty[1],
        [false, true] => empty[9],
        [false, false] => false,
    };
    (!is_gapped || !is_ambiguous).then_some(is_gapped)
}

/// Returns the character of the cell in a field, or `.` for an empty cell. Returns `None` if the
/// field is not a single cell.
fn cell_of(field: &str) -> Option<char> {
    if field.is_empty() || field.eq_ignore_ascii_case("nan") {
        return Some('.');
    }
    let number = field.strip_suffix(".0").unwrap_or(field);
    let mut chars = number.chars();
    let first = chars.next().filter(|&char| is_cell(char));
    first.filter(|_| chars.next().is_none())
}

/// Returns whether the fields are consecutive numbers that start at 0 or 1.
fn is_counted(fields: &[&str]) -> bool {
    let from = |start: usize| {
        let count = fields.iter().zip(start..);
        fields.len() >= 9
            && count
                .clone()
                .all(|(field, number)| **field == number.to_string())
    };
    from(0) || from(1)
}

/// Returns whether a field is a name such as `A`, `c1` or `Column 1`.
fn is_name(field: &str) -> bool {
    field.starts_with(|char: char| char.is_alphabetic())
        && !field.eq_ignore_ascii_case("nan")
        && !field.eq_ignore_ascii_case("x")
}

#[cfg(test)]
mod tests {
    use crate::tests::{PUZZLE, rows_of, transcript};
    use crate::{Assumption, Reader};

    /// Returns the rows of the test puzzle with empty fields, each changed by `row`, below `head`.
    fn sheet(head: &str, delimiter: &str, row: impl Fn(usize, &str) -> String) -> String {
        let mut text = head.to_owned();
        for (number, cells) in rows_of(PUZZLE).iter().enumerate() {
            let fields: Vec<String> = cells.chars().map(String::from).collect();
            let fields = fields.join(delimiter).replace('.', "");
            text.push_str(&row(number, &fields));
            text.push('\n');
        }
        text
    }

    #[track_caller]
    fn check(text: &str, line: usize) {
        let reader = Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.assumption(), Some(Assumption::Sheet), "{text}");
        assert_eq!(
            transcript(text, None),
            format!("{line}: puzzle\n"),
            "{text}"
        );
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }

    #[test]
    fn names_and_numbers_around_a_table_are_skipped() {
        for delimiter in [",", ";", "\t"] {
            let names: Vec<String> = (1..=9).map(|number| format!("c{number}")).collect();
            let head = names.join(delimiter) + "\n";
            check(&sheet(&head, delimiter, |_, row| row.to_owned()), 1);
            let counted: Vec<String> = (0..9).map(|number| number.to_string()).collect();
            let head = format!("{delimiter}{}\n", counted.join(delimiter));
            let numbered = |number: usize, row: &str| format!("{number}{delimiter}{row}");
            check(&sheet(&head, delimiter, numbered), 1);
            let lettered = |number: usize, row: &str| {
                let name = char::from(b'A' + u8::try_from(number).unwrap());
                format!("{name}{delimiter}{row}")
            };
            check(&sheet("", delimiter, lettered), 1);
        }
    }

    #[test]
    fn a_table_of_markdown_is_read() {
        let head = "|A|B|C|D|E|F|G|H|I|\n|---|---|---|---|---|---|---|---|---|\n";
        check(&sheet(head, " | ", |_, row| format!("| {row} |")), 1);
    }

    #[test]
    fn empty_margins_are_skipped_if_nine_columns_remain() {
        // The test puzzle has digits in its first and its last column.
        check(&sheet(",,,,,,,,,\n", ",", |_, row| format!(",{row}")), 1);
        check(&sheet("", ";", |_, row| format!("{row};")), 1);
        check(&sheet("", ";", |_, row| format!(";;{row};")), 1);
    }

    /// Returns the test puzzle with an empty column between the boxes.
    fn with_gaps(row: &str) -> String {
        let fields: Vec<&str> = row.split(',').collect();
        let boxes: Vec<String> = fields.chunks(3).map(|part| part.join(",")).collect();
        boxes.join(",,")
    }

    #[test]
    fn gaps_between_boxes_are_skipped() {
        let gap = |number: usize, line: &str| {
            let below = ",".repeat(line.matches(',').count());
            match number {
                2 | 5 => format!("{line}\n{below}"),
                _ => line.to_owned(),
            }
        };
        check(&sheet("", ",", |_, row| with_gaps(row)), 1);
        check(&sheet("", ",", gap), 1);
        check(
            &sheet("", ",", |number, row| gap(number, &with_gaps(row))),
            1,
        );
    }

    #[test]
    fn gaps_that_could_be_rows_of_the_board_are_refused() {
        // Of these eleven lines, the second to the tenth could be the board, or the fourth and the
        // eighth could be gaps.
        let empty = ",,,,,,,,";
        let text = (0..11)
            .map(|line| match line {
                0 | 3 | 7 | 10 => format!("{empty}\n"),
                _ => format!("{line},,,,,,,,\n").replace("10", "1"),
            })
            .collect::<String>();
        let reader = Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.assumption(), None);
    }

    #[test]
    fn margins_that_could_be_cells_are_refused() {
        let text = ",1,2,,,,,,,\n".repeat(9);
        let reader = Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.assumption(), None);
        assert!(
            !transcript(&text, None).contains("puzzle\n"),
            "{}",
            transcript(&text, None)
        );
    }

    #[test]
    fn digits_may_be_written_as_numbers() {
        let floats = |row: &str| {
            let fields = row.split(',');
            let field = |field: &str| match field {
                "" => "NaN".to_owned(),
                digit => format!("{digit}.0"),
            };
            fields.map(field).collect::<Vec<_>>().join(",")
        };
        check(&sheet("", ",", |_, row| floats(row)), 1);
        check(&sheet("", ",", |_, row| floats(row).replace("NaN", "")), 1);
    }
}
