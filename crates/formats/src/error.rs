mod message;

use novena_core::{Cell, Digit};

/// Why a text is not a puzzle: what stands there, where, and what was expected.
///
/// The line is not in here: [`crate::Entry::line`] has it, and callers write
/// `file:line: message`. Rows and columns count from 1, columns in characters.
///
/// The message is English. [`ParseError::id`] and [`ParseError::args`] are for those who
/// look up a sentence of another language.
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
    /// The input has no character but white space.
    Empty,
    /// No format fits the input.
    NoPuzzle {
        /// How many cells it seems to hold.
        cells: usize,
    },
    /// No format fits the input, but there are nine rows and one has not nine cells.
    NoPuzzleRow {
        /// How many cells it seems to hold.
        cells: usize,
        /// The first row that has not nine.
        row: usize,
        /// How many that row has.
        found: usize,
    },
    /// A line is too long to be kept.
    LineTooLong {
        /// The longest that is read, in bytes.
        limit: usize,
    },
    /// A record of several lines is too long to be kept; the rest of the input is not read.
    RecordTooLong {
        /// The longest that is read, in bytes.
        limit: usize,
    },
    /// Bytes that are no text.
    NotUtf8 {
        /// The column of the first, in bytes.
        column: usize,
    },
    /// Text of two bytes a character, which some editors call "Unicode".
    Utf16,
    /// A character that has no meaning where it stands.
    UnexpectedChar {
        /// Where.
        column: usize,
        /// The character.
        found: char,
    },
    /// A line with too few or too many cells.
    CellCount {
        /// How many there are.
        found: usize,
    },
    /// A board with too few rows.
    RowCount {
        /// How many there are.
        found: usize,
    },
    /// A row with too few or too many cells.
    RowLength {
        /// Which row.
        row: usize,
        /// How many cells it has.
        found: usize,
    },
    /// A digit stands twice among the marks of a cell.
    MarkRepeated {
        /// Which cell.
        cell: Cell,
        /// Which digit.
        digit: Digit,
    },
    /// A line of triples has not three numbers.
    NumberCount {
        /// How many there are.
        found: usize,
    },
    /// A word stands where a number should.
    NotANumber {
        /// Where.
        column: usize,
        /// The word.
        found: String,
    },
    /// A number of a triple is not from 1 to 9.
    OutOfRange {
        /// Which of the three.
        number: TripleNumber,
        /// The number.
        found: String,
    },
    /// A cell is listed twice with different digits.
    CellRepeated {
        /// Which cell.
        cell: Cell,
        /// The digit listed first.
        first: Digit,
        /// The digit listed later.
        second: Digit,
    },
    /// A line of a library has too few or too many fields.
    LibraryFields {
        /// How many it has.
        found: usize,
    },
    /// A part of a library line is not what belongs there.
    WrongItem {
        /// Where.
        column: usize,
        /// What stands there.
        found: String,
        /// What should.
        expected: LibraryItem,
    },
    /// A quote is opened and not closed in the same line.
    UnclosedQuote {
        /// Where it opens.
        column: usize,
    },
    /// A row of a table ends before the column of the puzzles.
    FieldCount {
        /// How many fields it has.
        found: usize,
        /// How many are needed to reach the puzzle.
        expected: usize,
    },
    /// A field that a spreadsheet has turned into a number, losing the digits.
    SpreadsheetNumber {
        /// The field.
        found: String,
    },
    /// The text is not JSON.
    NotJson {
        /// Where it stops being JSON.
        column: usize,
        /// What the JSON reader says, in English.
        reason: String,
    },
    /// JSON, but no object.
    NotAnObject,
    /// A JSON object lacks a key.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A JSON value of the wrong kind.
    WrongType {
        /// What should stand there.
        expected: JsonValue,
    },
    /// A puzzle with rules or a size beyond the classic one.
    Variant {
        /// What it has.
        what: Variant,
    },
    /// A link without a puzzle in it.
    LinkWithoutPuzzle,
    /// A link of a site whose links are not read.
    UnknownLink {
        /// The site.
        host: String,
    },
    /// A packed text that cannot be unpacked.
    NotPacked,
    /// A packed text that grows beyond what is kept.
    TooLarge {
        /// The longest that is unpacked, in bytes.
        limit: usize,
    },
    /// The text is not XML.
    NotXml {
        /// Where it stops being XML.
        column: usize,
        /// What is wrong, in English.
        reason: String,
    },
    /// A field holds what does not belong there.
    WrongField {
        /// The name of the field.
        field: &'static str,
        /// What it holds, or its beginning.
        found: String,
    },
    /// An entry stands on a given with another digit.
    EntryOnGiven {
        /// Where.
        cell: Cell,
    },
    /// A text with another number of characters than its format has.
    WrongLength {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number from which a program makes a puzzle: no puzzle itself.
    Seed,
    /// A line of a game's progress that is not of the form `I249` or `E00001`.
    WrongMove {
        /// The line.
        found: String,
    },
    /// Words of a journal that do not say what is written in a cell.
    WrongSquare {
        /// The words.
        found: String,
    },
    /// A step of a journal changes what was not there.
    JournalStep {
        /// Which step, from 1.
        step: usize,
    },
    /// More steps of a journal are said to be done than it has.
    JournalDone {
        /// How many are said to be done.
        done: usize,
        /// How many it has.
        steps: usize,
    },
    /// The steps of a journal do not lead to what the record has.
    JournalEnd,
    /// Something is wrong inside a named field.
    InField {
        /// The name of the field.
        field: &'static str,
        /// What is wrong; see also [`ParseError::inner`].
        error: Box<ParseError>,
    },
    /// Something is wrong with what is said of a cell.
    InCell {
        /// Which cell.
        cell: Cell,
        /// What is wrong; see also [`ParseError::inner`].
        error: Box<ParseError>,
    },
}

/// What makes a puzzle no classic one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Variant {
    /// Another number of rows than nine.
    Size(usize),
    /// Cages with sums.
    Cages,
    /// Digits do not repeat on a diagonal.
    Diagonals,
    /// Boxes of other shapes, or further regions.
    Regions,
    /// Any other rule, by the name its file has for it.
    Rule(String),
}

impl Variant {
    /// A name for programs: `size`, `cages`, `diagonals`, `regions` or `rule`.
    ///
    /// ```
    /// assert_eq!(novena_formats::Variant::Cages.id(), "cages");
    /// ```
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Size(_) => "size",
            Self::Cages => "cages",
            Self::Diagonals => "diagonals",
            Self::Regions => "regions",
            Self::Rule(_) => "rule",
        }
    }

    /// The size, or the name of the rule.
    ///
    /// ```
    /// use novena_formats::Variant;
    ///
    /// assert_eq!(Variant::Size(16).name(), "16");
    /// assert_eq!(Variant::Rule("arrow".into()).name(), "arrow");
    /// ```
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Size(size) => size.to_string(),
            Self::Rule(name) => name.clone(),
            _ => String::new(),
        }
    }
}

/// The three numbers of a triple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TripleNumber {
    /// The first.
    Row,
    /// The second.
    Column,
    /// The third.
    Digit,
}

impl TripleNumber {
    /// A name for programs: `row`, `column` or `digit`.
    ///
    /// ```
    /// assert_eq!(novena_formats::TripleNumber::Row.id(), "row");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Digit => "digit",
        }
    }
}

/// What parts of a library line are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryItem {
    /// The number of a technique.
    Code,
    /// A digit, a row and a column.
    Candidate,
    /// The length of a chain.
    Length,
}

impl LibraryItem {
    /// A name for programs: `code`, `candidate` or `length`.
    ///
    /// ```
    /// assert_eq!(novena_formats::LibraryItem::Code.id(), "code");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Candidate => "candidate",
            Self::Length => "length",
        }
    }
}

impl ParseError {
    /// What is wrong inside the field or cell of a [`ParseError::InField`] or
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

    /// A field that holds something else; no more is kept of it than a message can show.
    pub(crate) fn wrong_field(field: &'static str, found: &str) -> Self {
        let found = found.chars().take(40).collect();
        Self::WrongField { field, found }
    }

    /// The same error, said of a field.
    pub(crate) fn in_field(self, field: &'static str) -> Self {
        Self::InField {
            field,
            error: Box::new(self),
        }
    }

    /// The same error, said of a cell.
    pub(crate) fn in_cell(self, cell: Cell) -> Self {
        Self::InCell {
            cell,
            error: Box::new(self),
        }
    }

    /// The same error where what was read begins after so many characters of its line. Columns
    /// inside a field count from the start of the field and stay.
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

/// What a key of a JSON object takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonValue {
    /// Any words.
    Text,
    /// 81 cells, in a text or a list.
    Board,
    /// Numbers from 0 to 9.
    Numbers,
    /// 81 texts of digits.
    Marks,
    /// Nine rows of nine objects, one a cell.
    Rows,
    /// 81 texts of letters from a to i.
    Colours,
    /// 81 texts of digits with a letter after each.
    CandidateColours,
    /// A number of seconds, not below zero.
    Seconds,
    /// A number, not below zero.
    Count,
    /// An object.
    Object,
    /// Lists of changes.
    Steps,
    /// Objects with a name and a sheet.
    Savepoints,
    /// A list of cells, each an object with its position.
    Cells,
}

impl JsonValue {
    /// A name for programs: `text`, `board`, `numbers` and so on.
    ///
    /// ```
    /// assert_eq!(novena_formats::JsonValue::Board.id(), "board");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Board => "board",
            Self::Numbers => "numbers",
            Self::Marks => "marks",
            Self::Colours => "colours",
            Self::CandidateColours => "candidate-colours",
            Self::Seconds => "seconds",
            Self::Count => "count",
            Self::Object => "object",
            Self::Steps => "steps",
            Self::Savepoints => "savepoints",
            Self::Cells => "cells",
            Self::Rows => "rows",
        }
    }
}
