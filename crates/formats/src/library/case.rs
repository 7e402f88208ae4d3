use std::fmt;
use std::str::FromStr;

use novena_core::{Board, Candidate, Cell, Digit, DigitSet, Puzzle};

use crate::line::is_blank;
use crate::{LibraryItem, ParseError};

/// The content of one library line.
///
/// Parsing is strict: an invalid field gives an error that names it. Whether the candidates exist
/// in the position and whether the step is correct is not checked.
///
/// ```
/// use novena_core::Cell;
/// use novena_formats::library::Case;
///
/// let grid = ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
/// let line = format!(":0300-x:4:{grid}::411 421::");
/// let case: Case = line.parse()?;
/// assert_eq!((case.code.as_str(), case.is_fail_case()), ("0300", true));
/// assert_eq!(case.eliminations[1].cell, Cell::at(1, 0));
/// assert_eq!(case.to_string(), line);
/// # Ok::<(), novena_formats::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The code of the technique: four digits, or five for a Siamese fish.
    pub code: String,
    /// The technique's option. It is usually empty; `x` means that the step must not be found.
    pub variant: String,
    /// The digits that the step concerns.
    pub digits: DigitSet,
    /// The digits of the puzzle.
    pub givens: Puzzle,
    /// The digits placed by the player.
    pub entries: Board,
    /// The candidates removed before the step, sorted by cell, then by digit.
    pub deleted: Vec<Candidate>,
    /// The candidates that the step removes, sorted by digit, then by cell.
    pub eliminations: Vec<Candidate>,
    /// The candidates that the step places, sorted by digit, then by cell.
    pub placements: Vec<Candidate>,
    /// The length of a chain.
    pub length: Option<u32>,
}

impl Case {
    /// Returns whether the technique must find nothing in this position.
    #[must_use]
    pub fn is_fail_case(&self) -> bool {
        self.variant == "x"
    }

    /// Returns the board of givens and entries together.
    ///
    /// ```
    /// # use novena_core::Board;
    /// # use novena_formats::library::Case;
    /// assert_eq!(Case::default().board(), Board::EMPTY);
    /// ```
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = self.entries;
        for cell in self.givens.givens() {
            board[cell] = self.givens.given(cell);
        }
        board
    }

    /// Returns the step as it is written in the line, without the position. Returns `None` if there
    /// is no step.
    ///
    /// ```
    /// # use novena_formats::library::Case;
    /// let step = format!(":0300:4:{}:111:411 421::", ".".repeat(81)).parse::<Case>()?.step();
    /// assert_eq!(step.as_deref(), Some(":0300:4:::411 421::"));
    /// assert_eq!(Case::default().step(), None);
    /// # Ok::<(), novena_formats::ParseError>(())
    /// ```
    #[must_use]
    pub fn step(&self) -> Option<String> {
        let says_nothing = Self {
            givens: Puzzle::EMPTY,
            entries: Board::EMPTY,
            deleted: Vec::new(),
            ..self.clone()
        };
        (says_nothing != Self::default()).then(|| self.with_position("", ""))
    }

    fn with_position(&self, grid: &str, deleted: &str) -> String {
        let dash = if self.variant.is_empty() { "" } else { "-" };
        let is_without_step = self.code == Self::NO_STEP && self.digits.is_empty();
        format!(
            ":{}{dash}{}:{}:{grid}:{deleted}:{}:{}:{}",
            self.code,
            self.variant,
            if is_without_step {
                "x".to_string()
            } else {
                self.digits.to_string()
            },
            listed(&self.eliminations),
            listed(&self.placements),
            self.length
                .map_or(String::new(), |length| length.to_string()),
        )
    }

    /// The code of a line without a step. If the line has digits, it is the code of a full house.
    const NO_STEP: &str = "0000";
}

/// An empty grid and no step.
impl Default for Case {
    fn default() -> Self {
        Self {
            code: Self::NO_STEP.to_string(),
            variant: String::new(),
            digits: DigitSet::EMPTY,
            givens: Puzzle::EMPTY,
            entries: Board::EMPTY,
            deleted: Vec::new(),
            eliminations: Vec::new(),
            placements: Vec::new(),
            length: None,
        }
    }
}

/// Formats candidates as in `436 512`.
fn listed(candidates: &[Candidate]) -> String {
    let names: Vec<String> = candidates
        .iter()
        .map(|Candidate { cell, digit }| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1))
        .collect();
    names.join(" ")
}

/// The complete line, with all seven fields.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut grid = String::new();
        for cell in Cell::all() {
            match (self.givens.given(cell), self.entries[cell]) {
                (Some(digit), _) => grid.push(digit.as_char()),
                (None, Some(digit)) => grid.extend(['+', digit.as_char()]),
                (None, None) => grid.push('.'),
            }
        }
        f.write_str(&self.with_position(&grid, &listed(&self.deleted)))
    }
}

impl FromStr for Case {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let fields = Field::all(line)?;
        let [
            technique,
            digits,
            grid,
            deleted,
            eliminations,
            placements,
            extra,
        ] = fields;
        let (code, variant) = technique.named("technique", Field::technique)?;
        let (givens, entries) = grid.named("grid", Field::grid)?;
        let mut case = Self {
            code,
            variant,
            digits: digits.named("digits", Field::digits)?,
            givens,
            entries,
            deleted: deleted.named("deleted", Field::candidates)?,
            eliminations: eliminations.named("eliminations", Field::candidates)?,
            placements: placements.named("placements", Field::candidates)?,
            length: extra.named("extra", Field::length)?,
        };
        case.deleted.sort_unstable();
        let by_digit = |candidate: &Candidate| (candidate.digit, candidate.cell);
        case.eliminations.sort_unstable_by_key(by_digit);
        case.placements.sort_unstable_by_key(by_digit);
        Ok(case)
    }
}

/// A field and its column, counted in characters from 1.
#[derive(Clone, Copy)]
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl<'a> Field<'a> {
    fn all(line: &'a str) -> Result<[Self; 7], ParseError> {
        let body = line.trim_start();
        let mut column = line.chars().count() - body.chars().count() + 1;
        let body = body.trim_end();
        let Some(body) = body.strip_prefix(':') else {
            return Self::short(body, column).ok_or(ParseError::UnexpectedChar {
                column,
                found: body.chars().next().unwrap_or(' '),
            });
        };
        let mut fields = Vec::new();
        for text in body.split(':') {
            column += 1;
            fields.push(Self { column, text });
            column += text.chars().count();
        }
        let found = fields.len();
        if found == 6 {
            fields.push(Self {
                column: column + 1,
                text: "",
            });
        }
        fields
            .try_into()
            .map_err(|_| ParseError::LibraryFields { found })
    }

    /// Parses a line that has only the grid and the removed candidates.
    fn short(line: &'a str, column: usize) -> Option<[Self; 7]> {
        let (grid, deleted) = line
            .split_once(':')
            .filter(|(_, rest)| !rest.contains(':'))?;
        let empty = Self { column, text: "" };
        let grid = Self { column, text: grid };
        let deleted = Self {
            column: column + grid.text.chars().count() + 1,
            text: deleted,
        };
        Some([empty, empty, grid, deleted, empty, empty, empty])
    }

    /// Reads a field with `read`. Errors name the field.
    fn named<T>(
        self,
        name: &'static str,
        read: impl Fn(Self) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        read(self).map_err(|error| error.in_field(name))
    }

    /// Returns the characters, each with its column.
    fn chars(self) -> impl Iterator<Item = (usize, char)> {
        (self.column..).zip(self.text.chars())
    }

    /// Returns the error for a field that ends too early.
    fn ends_early(self) -> ParseError {
        ParseError::UnexpectedChar {
            column: self.column + self.text.chars().count(),
            found: ':',
        }
    }

    fn wrong(self, expected: LibraryItem) -> ParseError {
        ParseError::WrongItem {
            column: self.column,
            found: self.text.chars().take(20).collect(),
            expected,
        }
    }

    fn technique(self) -> Result<(String, String), ParseError> {
        let (code, variant) = match self.text.split_once('-') {
            Some((_, "")) => return Err(self.ends_early()),
            Some((code, variant)) => (code, variant),
            None => (self.text, ""),
        };
        let is_code = code.bytes().all(|byte| byte.is_ascii_digit());
        if !is_code || !matches!(code.len(), 0 | 4 | 5) {
            let code = Self { text: code, ..self };
            return Err(code.wrong(LibraryItem::Code));
        }
        let after = Self {
            column: self.column + code.len() + 1,
            text: variant,
        };
        for (column, found) in after.chars() {
            if !found.is_ascii_alphanumeric() {
                return Err(ParseError::UnexpectedChar { column, found });
            }
        }
        let code = if code.is_empty() { Case::NO_STEP } else { code };
        Ok((code.to_string(), variant.to_string()))
    }

    fn digits(self) -> Result<DigitSet, ParseError> {
        let mut digits = DigitSet::EMPTY;
        if self.text == "x" {
            return Ok(digits);
        }
        for (column, found) in self.chars() {
            let is_new = Digit::from_char(found).is_some_and(|digit| digits.insert(digit));
            if !is_new {
                return Err(ParseError::UnexpectedChar { column, found });
            }
        }
        Ok(digits)
    }

    fn grid(self) -> Result<(Puzzle, Board), ParseError> {
        let (mut givens, mut entries) = (Board::EMPTY, Board::EMPTY);
        let (mut count, mut is_entry) = (0, false);
        for (column, found) in self.chars() {
            let digit = Digit::from_char(found);
            match found {
                '+' if !is_entry => {
                    is_entry = true;
                    continue;
                }
                _ if digit.is_some() || (is_blank(found) && !is_entry) => {}
                _ => return Err(ParseError::UnexpectedChar { column, found }),
            }
            if let Some(cell) = Cell::new(count) {
                let board = if is_entry { &mut entries } else { &mut givens };
                board[cell] = digit;
            }
            count += 1;
            is_entry = false;
        }
        match count {
            _ if is_entry => Err(self.ends_early()),
            Cell::COUNT => Ok((givens.into(), entries)),
            found => Err(ParseError::CellCount { found }),
        }
    }

    fn candidates(self) -> Result<Vec<Candidate>, ParseError> {
        let mut column = self.column;
        let mut candidates = Vec::new();
        for text in self.text.split(' ') {
            let item = Self { column, text };
            column += text.chars().count() + 1;
            let one_to_nine = |char| Digit::from_char(char);
            let digits: Option<Vec<Digit>> = text.chars().map(one_to_nine).collect();
            match digits.as_deref() {
                Some([]) => {}
                Some(&[digit, row, column]) => {
                    let candidate = Cell::at(row.index(), column.index()).with(digit);
                    if !candidates.contains(&candidate) {
                        candidates.push(candidate);
                    }
                }
                _ => return Err(item.wrong(LibraryItem::Candidate)),
            }
        }
        Ok(candidates)
    }

    fn length(self) -> Result<Option<u32>, ParseError> {
        match self.text.trim() {
            "" => Ok(None),
            text => match text.parse() {
                Ok(length) => Ok(Some(length)),
                Err(_) => Err(self.wrong(LibraryItem::Length)),
            },
        }
    }
}
