//! `csv`: a table with a column of puzzles and, optionally, a column of solutions.
//!
//! ```text
//! id,puzzle,solution,clues
//! 1,..3.2.6..9..3.5..1…,483921657967345821…,32
//! ```
//!
//! The names in the first line, in any order and case, identify the columns. If the first line
//! contains no such names, the columns are identified from the first row that has a field of 81
//! cells. If that field is full and contains all digits of the row's next field of 81 cells, it is
//! the solution, and the next field is the puzzle. Otherwise it is the puzzle, and the next field
//! of 81 cells, if there is one, is the solution. Fields are separated by `,`, or by `;` or tabs if
//! the first line uses those. Fields may be quoted, but no field spans lines. A column called
//! `difficulty`, `level` or `rating` contains the level; other columns are ignored.
//!
//! The format is written as `puzzle,solution`. If there is no solution, the second field is empty.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Board;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::found::solves;
use crate::line::{self, is_neutral};
use crate::{ParseError, Record, RecordPart, RecordParts};

impl Format {
    /// A table with a column of puzzles and, optionally, a column of solutions.
    pub const CSV: Self = Self(&Csv);
}

struct Csv;

impl Syntax for Csv {
    fn id(&self) -> &'static str {
        "csv"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["csv"]
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Solution])
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        let lines = || prefix.lines().filter(|line| !is_neutral(line.as_bytes()));
        let named = lines().next().and_then(CsvTable::from_names);
        let by_row = || {
            let mut table = lines().find_map(CsvTable::from_row)?;
            // A line whose names are all unknown can still be a header line.
            let first = lines().next()?;
            table.names = table.is_head(first).then(|| first.to_string());
            Some(table)
        };
        Arc::new(named.or_else(by_row).unwrap_or_default())
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        match &record.solution {
            Some(solution) => writeln!(out, "{},{solution}", record.board()),
            None => writeln!(out, "{},", record.board()),
        }
    }

    fn head(&self) -> &'static str {
        "puzzle,solution\n"
    }
}

/// The positions of the columns.
#[derive(Debug)]
pub(crate) struct CsvTable {
    /// The header line, which is skipped wherever it occurs.
    names: Option<String>,
    delimiter: char,
    puzzle: usize,
    solution: Option<usize>,
    level: Option<usize>,
}

impl Default for CsvTable {
    fn default() -> Self {
        Self {
            names: None,
            delimiter: ',',
            puzzle: 0,
            solution: Some(1),
            level: None,
        }
    }
}

const DELIMITERS: [char; 3] = [',', ';', '\t'];

impl CsvTable {
    /// Finds the columns by name, if one of the names denotes the column of puzzles.
    pub(crate) fn from_names(line: &str) -> Option<Self> {
        DELIMITERS.into_iter().find_map(|delimiter| {
            let fields = split(line, delimiter).ok()?;
            // Finds the column with the first of these names that occurs. `givens` comes last
            // because, in a table that has another column of puzzles, `givens` is the number of
            // givens.
            let place = |names: &[&str]| {
                let is = |field: &Field, name| field.text.trim().to_lowercase() == name;
                names
                    .iter()
                    .find_map(|&name| fields.iter().position(|field| is(field, name)))
            };
            Some(Self {
                names: Some(line.to_string()),
                delimiter,
                puzzle: place(&[
                    "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid", "givens",
                ])?,
                solution: place(&["solution", "solutions", "solved", "answer"]),
                level: place(&["difficulty", "level", "rating"]),
            })
        })
    }

    /// Finds the columns from a row that has a field of 81 cells, or that had one before a
    /// spreadsheet damaged it.
    pub(crate) fn from_row(line: &str) -> Option<Self> {
        DELIMITERS.into_iter().find_map(|delimiter| {
            let fields = split(line, delimiter).ok()?;
            let board = |field: &Field| is_damaged(&field.text) || cells(&field.text).is_some();
            let mut boards = (0..fields.len()).filter(|&place| board(&fields[place]));
            let (first, second) = (boards.next()?, boards.next());
            let solves_second = |&second: &usize| {
                let (full, puzzle) = (cells(&fields[first].text), cells(&fields[second].text));
                matches!((full, puzzle), (Some(full), Some(puzzle)) if solves(&full, &puzzle))
            };
            let (puzzle, solution) = match second {
                Some(second) if solves_second(&second) => (second, Some(first)),
                _ => (first, second),
            };
            Some(Self {
                names: None,
                delimiter,
                puzzle,
                solution,
                level: None,
            })
        })
    }

    /// Returns whether a line has a name for every column up to that of the puzzles, and contains
    /// no board.
    pub(crate) fn is_head(&self, line: &str) -> bool {
        let Ok(fields) = split(line, self.delimiter) else {
            return false;
        };
        let is_name = |field: &Field| {
            let name = field.text.trim();
            name.starts_with(char::is_alphabetic) && !is_damaged(name) && cells(name).is_none()
        };
        fields.len() > self.puzzle.max(1)
            && fields
                .iter()
                .all(|field| is_name(field) || field.text.trim().is_empty())
    }

    fn row(&self, line: &str) -> Result<Record, ParseError> {
        let fields = split(line, self.delimiter)?;
        let Some(field) = fields.get(self.puzzle) else {
            return Err(ParseError::FieldCount {
                found: fields.len(),
                expected: self.puzzle + 1,
            });
        };
        let puzzle = field.board()?;
        let mut record = Record::new(puzzle);
        let solution = self.solution.and_then(|place| fields.get(place));
        if let Some(field) = solution
            && !field.text.trim().is_empty()
            && !is_words(&field.text)
        {
            let solution = field.board().map_err(|error| error.in_field("solution"))?;
            record.solution = Some(solution);
        }
        let level = self.level.and_then(|place| fields.get(place));
        record.level = level
            .map(|field| field.text.trim().to_string())
            .filter(|words| !words.is_empty());
        Ok(record)
    }
}

/// Returns whether a field contains words such as `no solution` instead of a board.
fn is_words(text: &str) -> bool {
    !text.contains(|char: char| char.is_ascii_digit())
        && text.contains(|char: char| char.is_alphabetic() && !matches!(char, 'x' | 'X'))
}

impl Parser for CsvTable {
    fn is_line_based(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        if self.names.as_deref() == Some(text) {
            return Unit::Nothing;
        }
        Unit::of_line(self.row(text))
    }
}

/// A field without its quotes, and the column where its text begins.
struct Field {
    text: String,
    column: usize,
}

impl Field {
    fn board(&self) -> Result<Board, ParseError> {
        if is_damaged(&self.text) {
            let found = self.text.trim().to_string();
            return Err(ParseError::SpreadsheetNumber { found });
        }
        match cells(&self.text) {
            Some(board) => Ok(board),
            None => Err(match line::explain(&self.text) {
                ParseError::UnexpectedChar { column, found } => ParseError::UnexpectedChar {
                    column: column + self.column - 1,
                    found,
                },
                error => error,
            }),
        }
    }
}

/// Returns a field of 81 cells. It is trimmed only if needed, because spaces may be cells.
fn cells(field: &str) -> Option<Board> {
    line::exact(field).or_else(|| line::exact(field.trim()))
}

/// Returns whether a field is an 81-digit number that a spreadsheet has rounded, such as
/// `9.02E+70`.
pub(crate) fn is_damaged(field: &str) -> bool {
    let field = field.trim().to_ascii_uppercase();
    let Some((number, power)) = field.split_once("E+") else {
        return false;
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits(power) && digits(&number.replacen(['.', ','], "", 1))
}

/// Returns whether any field of a line is a damaged number.
pub(crate) fn has_damage(line: &str) -> bool {
    DELIMITERS
        .iter()
        .any(|&delimiter| line.split(delimiter).any(is_damaged))
}

/// Returns the fields of a line. A quoted field may contain delimiters and doubled quotes.
fn split(line: &str, delimiter: char) -> Result<Vec<Field>, ParseError> {
    let mut fields = Vec::new();
    let mut chars = (1..).zip(line.chars()).peekable();
    loop {
        let mut field = Field {
            text: String::new(),
            column: chars.peek().map_or(1, |&(column, _)| column),
        };
        if let Some((column, _)) = chars.next_if(|&(_, char)| char == '"') {
            field.column = column + 1;
            loop {
                match chars.next() {
                    Some((_, '"')) if chars.next_if(|&(_, char)| char == '"').is_some() => {
                        field.text.push('"');
                    }
                    Some((_, '"')) => break,
                    Some((_, char)) => field.text.push(char),
                    None => return Err(ParseError::UnclosedQuote { column }),
                }
            }
        }
        while let Some((_, char)) = chars.next_if(|&(_, char)| char != delimiter) {
            field.text.push(char);
        }
        fields.push(field);
        if chars.next().is_none() {
            return Ok(fields);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Format;
    use crate::tests::{PUZZLE, SOLUTION, transcript};

    /// `P` stands for the test puzzle and `S` for its solution.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let text = text.replace('P', PUZZLE).replace('S', SOLUTION);
        crate::tests::check(Format::CSV, &text, expected);
        assert_eq!(transcript(&text, None).trim_end(), expected, "{text}");
    }

    #[test]
    fn columns_are_found_by_name() {
        check("quizzes,solutions\nP,S\n", "2: puzzle, solution");
        check("puzzle,solution\nP,no solution\n", "2: puzzle");
        check("puzzle\nP\n", "2: puzzle");
        check("id,solution,clues,puzzle\n1,S,26,P", "2: puzzle, solution");
        check(
            "\u{feff}\"puzzle\",\"solution\"\r\n\"P\",\"S\"\r\n",
            "2: puzzle, solution",
        );
        check("sudoku;answer\nP;S\n", "2: puzzle, solution");
        check("quiz\tsolution\nP\tS\n", "2: puzzle, solution");
        check(
            "puzzle,difficulty\nP,2.3\nP,\n",
            "2: puzzle, level \"2.3\"\n3: puzzle",
        );
        check(
            "puzzle,solution,\nP,S,\nP,,\n",
            "2: puzzle, solution\n3: puzzle",
        );
        check(
            "puzzle,solution\nP,S\npuzzle,solution\nP,S\n",
            "2: puzzle, solution\n4: puzzle, solution",
        );
        check(
            "# ours\n\npuzzle,note\nP,\"a, \"\"b\"\"\"\n",
            "1: neutral\n2: neutral\n4: puzzle",
        );
    }

    #[test]
    fn reads_common_tables() {
        let zeros = PUZZLE.replace('.', "0");
        for (text, expected) in [
            (
                format!("quizzes,solutions\n{zeros},{SOLUTION}\n"),
                "2: puzzle, solution",
            ),
            (
                format!(
                    "id,puzzle,solution,clues,difficulty\n1,{PUZZLE},{SOLUTION},26,2.2\n\
                     2,{zeros},{SOLUTION},26,0.0\n"
                ),
                "2: puzzle, solution, level \"2.2\"\n3: puzzle, solution, level \"0.0\"",
            ),
            // A table written by QQWing: every row ends in a comma, and `Givens` is a number.
            (
                format!(
                    "Puzzle,Solution,Givens,Singles,Hidden Singles,Difficulty,\n\
                     {PUZZLE},{SOLUTION},26,3,41,Easy,\n"
                ),
                "2: puzzle, solution, level \"Easy\"",
            ),
            (
                format!("Puzzle,\n{PUZZLE},\n{PUZZLE},\n"),
                "2: puzzle\n3: puzzle",
            ),
            (format!("Givens,PUZZLE,\n26,{PUZZLE},\n"), "2: puzzle"),
            (
                format!("Level;Puzzle\r\neasy;{PUZZLE}\r\n"),
                "2: puzzle, level \"easy\"",
            ),
        ] {
            crate::tests::check(Format::CSV, &text, expected);
            assert_eq!(transcript(&text, None).trim_end(), expected, "{text}");
        }
        // gsf's lists can be read as lines, with the puzzle in the fifth field, but also as a
        // table.
        let list = format!("12,9.1,x,y,{PUZZLE},1,2,3\n");
        crate::tests::check(Format::CSV, &list, "1: puzzle");
        assert_eq!(
            transcript(&list, None),
            "1: puzzle, comment \"12,9.1,x,y,1,2,3\"\n"
        );
    }

    #[test]
    fn columns_are_found_by_a_row() {
        check("P,S\nP,S\n", "1: puzzle, solution\n2: puzzle, solution");
        check("7,P,S,1\n", "1: puzzle, solution");
        check("\"P\"\n", "1: puzzle");
        // The column of the first board is the column of puzzles, even if a later row has no puzzle
        // in it.
        check(
            "P,S\n12,S\n",
            "1: puzzle, solution\n2: expected 81 cells, found 2",
        );
    }

    #[test]
    fn a_full_board_before_the_puzzle_is_its_solution() {
        check("S,P\nS,P\n", "1: puzzle, solution\n2: puzzle, solution");
        check("end,start\nS,P\n", "2: puzzle, solution");
    }

    #[test]
    fn reports_errors() {
        check(
            "puzzle,solution\nP,12\n",
            "2: solution: expected 81 cells, found 2",
        );
        check(
            "id,puzzle\n1\n",
            "2: row has 1 fields, the puzzle is in field 2",
        );
        check("id,puzzle\n1,\"P\n", "2: column 3: quote is not closed");
        check("id,puzzle\n1,12A4\n", "2: column 5: unexpected 'A'");
        check("id,puzzle\n1,\"12A4\"\n", "2: column 6: unexpected 'A'");
        check(
            "puzzle,solution\nP ,S\njunk\n",
            "2: puzzle, solution\n3: column 1: unexpected 'j'",
        );
        for number in ["9.02E+70", "9,02e+70", "9E+70"] {
            let expected =
                format!("2: {number} is a number damaged by a spreadsheet, expected 81 cells");
            check(&format!("id;puzzle\n1;{number}\n"), &expected);
        }
        check(
            "9.02E+70,S\n",
            "1: 9.02E+70 is a number damaged by a spreadsheet, expected 81 cells",
        );
    }
}
