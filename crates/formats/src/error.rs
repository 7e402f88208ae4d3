mod detail;
mod expected;
#[macro_use]
mod table;
#[cfg(test)]
mod tests;

use std::fmt;

use novena_core::{Argument, Cell, Digit, Refusal, Visible};

use detail::{Bytes, Detail, Quoted};
pub use expected::{JsonValue, LibraryItem, TripleNumber, Variant};

parse_errors! {
    /// The reason why text cannot be read as a puzzle. It states what was found, where it was
    /// found, and what was expected.
    ///
    /// The error does not contain the line number. [`crate::Entry::line`] does, and callers write
    /// `file:line: message`. Rows and columns count from 1, and columns are measured in characters.
    ///
    /// The message is in English. Use [`ParseError::id`] and [`ParseError::args`] to look up a
    /// sentence in another language.
    ///
    /// ```
    /// use novena_formats::ParseError;
    ///
    /// let error = ParseError::RowLength { row: 4, found: 8 };
    /// assert_eq!(error.to_string(), "row 4 has 8 cells, expected 9");
    /// assert_eq!(error.id(), "row-length");
    /// assert_eq!(error.args(), [("row", "4".to_string()), ("found", "8".to_string())]);
    /// ```
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ParseError {
        /// The input contains only white space.
        Empty => "empty", "nothing to read: the input is empty";

        /// No format fits the input.
        NoPuzzle {
            /// The apparent number of cells.
            cells: usize,
        } => "no-puzzle", "read {cells} cells, 81 are needed";

        /// No format fits the input: it has 81 cells, but they are mixed with other text.
        NoLayout => "no-layout", "there are 81 cells, but not in a layout that is known";

        /// No format fits the input: it has nine rows, but one row does not have nine cells.
        NoPuzzleRow {
            /// The apparent number of cells.
            cells: usize,
            /// The first row that does not have nine cells.
            row: usize,
            /// The number of cells in that row.
            found: usize,
        } => "no-puzzle-row", "read {cells} cells, 81 are needed; row {row} has {found}";

        /// A line is too long to be kept.
        LineTooLong {
            /// The maximum length of a line, in bytes.
            limit: usize as bytes,
        } => "line-too-long", "line is longer than {limit}";

        /// A record of several lines is too long to be kept; the rest of the input is not read.
        RecordTooLong {
            /// The maximum length of a record, in bytes.
            limit: usize as bytes,
        } => "record-too-long", "record is longer than {limit}, stopped here";

        /// Bytes that are not text.
        NotUtf8 {
            /// The column of the first byte that is not text, counted in bytes.
            column: usize,
        } => "not-utf8", "column {column}: not UTF-8 text";

        /// A program or other data that is not text.
        NotText => "not-text", "this is not a text file";

        /// A picture or a PDF.
        Picture => "picture", "this is a picture or a PDF, not a text file; scan it instead";

        /// A ZIP archive, such as a spreadsheet or an office document.
        Archive => "archive", "this is an archive or an office document, not a text file; unpack it or save it as CSV first";

        /// A character that is not allowed in its position.
        UnexpectedChar {
            /// The column where it was found.
            column: usize,
            /// The character.
            found: char as quoted,
        } => "unexpected-char", "column {column}: unexpected {found}";

        /// A line with too few or too many cells.
        CellCount {
            /// The number found.
            found: usize,
        } => "cell-count", "expected 81 cells, found {found}";

        /// A board with too few rows.
        RowCount {
            /// The number found.
            found: usize,
        } => "row-count", "expected 9 rows, found {found}";

        /// A row with too few or too many cells.
        RowLength {
            /// The number of the row.
            row: usize,
            /// The number of cells in the row.
            found: usize,
        } => "row-length", "row {row} has {found} cells, expected 9";

        /// A digit occurs twice among the marks of a cell.
        MarkRepeated {
            /// The cell.
            cell: Cell,
            /// The digit.
            digit: Digit,
        } => "mark-repeated", "{cell} has {digit} twice among its marks";

        /// A line of triples does not have three numbers.
        NumberCount {
            /// The number found.
            found: usize,
        } => "number-count", "expected 3 numbers (row, column, digit), found {found}";

        /// A word where a number is expected.
        NotANumber {
            /// The column where it was found.
            column: usize,
            /// The word.
            found: String as quoted,
        } => "not-a-number", "column {column}: expected a number, found {found}";

        /// A number in a triple is not between 1 and 9.
        OutOfRange {
            /// Which of the three numbers is out of range.
            number: TripleNumber,
            /// The number.
            found: String as seen,
        } => "out-of-range", "{number} is {found}, expected 1 to 9";

        /// A cell is listed twice with different digits.
        CellRepeated {
            /// The cell.
            cell: Cell,
            /// The digit listed first.
            first: Digit,
            /// The digit listed later.
            second: Digit,
        } => "cell-repeated", "{cell} is {second}, but was {first} before";

        /// A library line has too few or too many fields.
        LibraryFields {
            /// The number found.
            found: usize,
        } => "library-fields", "expected 6 or 7 fields apart by colons, found {found}";

        /// A part of a library line is not valid.
        WrongItem {
            /// The column where it was found.
            column: usize,
            /// The text found.
            found: String as quoted,
            /// The expected content.
            expected: LibraryItem,
        } => "wrong-item", "column {column}: expected {expected}, found {found}";

        /// A quote is opened but not closed on the same line.
        UnclosedQuote {
            /// The column of the opening quote.
            column: usize,
        } => "unclosed-quote", "column {column}: quote is not closed";

        /// A row of a table ends before the column of the puzzles.
        FieldCount {
            /// The number of fields in the row.
            found: usize,
            /// The number of fields needed to reach the puzzle.
            expected: usize,
        } => "field-count", "row has {found} fields, the puzzle is in field {expected}";

        /// A field that a spreadsheet has turned into a number, losing digits.
        SpreadsheetNumber {
            /// The field.
            found: String as seen,
        } => "spreadsheet-number", "{found} is a number damaged by a spreadsheet, expected 81 cells";

        /// The text is not valid JSON.
        NotJson {
            /// The column where the text stops being valid JSON.
            column: usize,
            /// The JSON parser's message, in English.
            reason: String as seen,
        } => "not-json", "column {column}: not JSON: {reason}";

        /// Valid JSON that is not an object.
        NotAnObject => "not-an-object", "expected a JSON object";

        /// A JSON object lacks a key.
        MissingKey {
            /// The key.
            key: &'static str,
        } => "missing-key", "the object has no {key:?}";

        /// JSON or YAML that contains no board under any name.
        NoBoard => "no-board", "there is no board of 81 cells in it";

        /// Two boards, either of which could be the puzzle.
        TwoBoards {
            /// The name of the first board.
            first: String as quoted,
            /// The name of the other board.
            second: String as quoted,
        } => "two-boards", "{first} and {second} have different boards; which is the puzzle?";

        /// A JSON value of the wrong kind.
        WrongType {
            /// The expected content.
            expected: JsonValue,
        } => "wrong-type", "expected {expected}";

        /// A puzzle whose rules or size are not those of a classic puzzle.
        Variant {
            /// The kind of variant.
            what: Variant,
        } => "variant", "this puzzle {what}; only classic 9×9 is supported";

        /// A link that does not contain a puzzle.
        LinkWithoutPuzzle
            => "link-without-puzzle", "this link holds no puzzle, only the name of one on a server";

        /// A link to a site whose links are not supported.
        UnknownLink {
            /// The site.
            host: String as seen,
        } => "unknown-link", "links of {host} are not read";

        /// Packed text that cannot be unpacked.
        NotPacked => "not-packed", "this cannot be unpacked: damaged, or cut short";

        /// Packed text that exceeds the limit when unpacked.
        TooLarge {
            /// The maximum length of unpacked text, in bytes.
            limit: usize as bytes,
        } => "too-large", "unpacked it is longer than {limit}";

        /// The text is not valid XML.
        NotXml {
            /// The column where the text stops being valid XML.
            column: usize,
            /// The error, in English.
            reason: String as seen,
        } => "not-xml", "column {column}: not XML: {reason}";

        /// A field with a value that is not allowed there.
        WrongField {
            /// The name of the field.
            field: &'static str,
            /// The value found, or its beginning.
            found: String as quoted,
        } => "wrong-field", "{field} cannot be {found}";

        /// An entry in a cell whose given is a different digit.
        EntryOnGiven {
            /// The cell.
            cell: Cell,
        } => "entry-on-given", "{cell} has a given with another digit";

        /// Text whose number of characters does not match its format.
        WrongLength {
            /// The number found.
            found: usize,
            /// The expected number of characters.
            expected: usize,
        } => "wrong-length", "expected {expected} characters, found {found}";

        /// A number from which a program generates a puzzle, rather than the puzzle itself.
        Seed => "seed", "this is a random seed, not a puzzle";

        /// A line of a game's progress that is not of the form `I249` or `E00001`.
        WrongMove {
            /// The line.
            found: String as quoted,
        } => "wrong-move", "expected a move such as I249 or E00001, found {found}";

        /// The words in a journal do not describe the content of a cell.
        WrongCellContent {
            /// The words.
            found: String as quoted,
        } => "wrong-square", "{found} does not describe the content of a cell";

        /// A step in a journal changes something that the preceding state does not contain.
        JournalStep {
            /// The number of the step, counted from 1.
            step: usize,
        } => "journal-step", "step {step} does not follow from the steps before it";

        /// A journal marks more steps as done than it contains.
        JournalDone {
            /// The number of steps marked as done.
            done: usize,
            /// The number of steps in the journal.
            steps: usize,
        } => "journal-done", "the text says that {done} steps are done, but there are {steps}";

        /// The steps in a journal do not lead to the state of the record.
        JournalEnd => "journal-end", "the steps do not lead to the state in the text";

        /// An error inside a named field.
        InField {
            /// The name of the field.
            field: &'static str,
            /// The error; see also [`ParseError::inner`].
            error: Box<ParseError>,
        } => "in-field", "{field}: {error}";

        /// An error in the description of a cell.
        InCell {
            /// The cell.
            cell: Cell,
            /// The error; see also [`ParseError::inner`].
            error: Box<ParseError>,
        } => "in-cell", "{cell}: {error}";
    }
}

impl ParseError {
    /// Returns the error inside the field or cell of a [`ParseError::InField`] or
    /// [`ParseError::InCell`].
    ///
    /// ```
    /// assert_eq!(novena_formats::ParseError::Empty.inner(), None);
    /// ```
    #[must_use]
    pub fn inner(&self) -> Option<&Self> {
        match self {
            Self::InField { error, .. } | Self::InCell { error, .. } => Some(error),
            _ => None,
        }
    }

    /// Creates the error for a field with a wrong value. Only the part of the value that a message
    /// can show is kept.
    pub(crate) fn wrong_field(field: &'static str, found: &str) -> Self {
        let found = found.chars().take(40).collect();
        Self::WrongField { field, found }
    }

    /// Returns the same error, inside a field.
    pub(crate) fn in_field(self, field: &'static str) -> Self {
        Self::InField {
            field,
            error: Box::new(self),
        }
    }

    /// Returns the same error, inside the description of a cell.
    pub(crate) fn in_cell(self, cell: Cell) -> Self {
        Self::InCell {
            cell,
            error: Box::new(self),
        }
    }

    /// Adds this many characters to the error's column, for text that does not begin at the start
    /// of its line. Columns inside a field are unchanged, because they count from the start of the
    /// field.
    pub(crate) fn after(mut self, columns: usize) -> Self {
        if let Self::NotUtf8 { column }
        | Self::NotJson { column, .. }
        | Self::NotXml { column, .. } = &mut self
        {
            *column += columns;
        }
        self
    }
}

impl std::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.inner().map(|error| error as _)
    }
}

impl Refusal for ParseError {
    fn topic(&self) -> &'static str {
        "parse"
    }

    fn id(&self) -> &'static str {
        Self::id(self)
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        for (name, value) in self.args() {
            give(name, Argument::Text(&value));
        }
        if let Some(inner) = self.inner() {
            give("reason", Argument::Reason(inner));
        }
    }
}
