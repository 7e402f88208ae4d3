use std::fmt;
use std::time::Duration;

use novena_core::{Board, Cell, Colour, ColourSet, DigitSet, Journal, Puzzle, Sheet};

/// The player's marks: for every cell, in reading order, the digits noted in it.
pub type Marks = [DigitSet; Cell::COUNT];

/// The colours of every cell, in reading order.
pub type CellColours = [ColourSet; Cell::COUNT];

/// The colours of every cell's candidates, in reading order and by the digit's index.
pub type CandidateColours = [[Option<Colour>; 9]; Cell::COUNT];

/// Everything that a file says about one puzzle.
///
/// A format can store only a part of a record. See [`crate::Format::carries`].
///
/// ```
/// use novena_core::{Board, Cell, Digit, Puzzle};
/// use novena_formats::Record;
///
/// let mut entries = Board::EMPTY;
/// entries[Cell::at(0, 0)] = Digit::new(5);
/// let record = Record::new(Puzzle::EMPTY).with_entries(entries).with_title("One digit");
/// assert_eq!(record.board(), entries);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Record {
    /// The printed digits.
    pub givens: Puzzle,
    /// The player's digits, in cells without a given.
    pub entries: Board,
    /// The player's marks, if the file has any. They are the digits that each cell may contain. The
    /// marks of a filled cell have no meaning.
    pub marks: Option<Box<Marks>>,
    /// The marks at the edges of cells, in programs that have two kinds of marks.
    pub corners: Option<Box<Marks>>,
    /// The colours of cells.
    pub colours: Option<Box<CellColours>>,
    /// The colours of candidates.
    pub candidate_colours: Option<Box<CandidateColours>>,
    /// The history of the player's steps.
    pub journal: Option<Box<Journal>>,
    /// The time played.
    pub time: Option<Duration>,
    /// The solution that the file claims, unchecked.
    pub solution: Option<Board>,
    /// The title of the puzzle.
    pub title: Option<String>,
    /// The author.
    pub author: Option<String>,
    /// The difficulty stated by the source, in its own words.
    pub level: Option<String>,
    /// Any other text about the puzzle.
    pub comment: Option<String>,
}

impl Record {
    /// Creates a record that contains only these givens.
    #[must_use]
    pub fn new(givens: impl Into<Puzzle>) -> Self {
        Self {
            givens: givens.into(),
            entries: Board::EMPTY,
            marks: None,
            corners: None,
            colours: None,
            candidate_colours: None,
            journal: None,
            time: None,
            solution: None,
            title: None,
            author: None,
            level: None,
            comment: None,
        }
    }

    /// Adds these entries to the record. Entries in cells with a given are left out.
    #[must_use]
    pub fn with_entries(mut self, entries: Board) -> Self {
        self.entries = entries;
        for cell in self.givens.givens() {
            self.entries[cell] = None;
        }
        self
    }

    /// Returns the same record with these marks.
    #[must_use]
    pub fn with_marks(mut self, marks: Marks) -> Self {
        self.marks = Some(Box::new(marks));
        self
    }

    /// Returns the same record with this solution.
    #[must_use]
    pub fn with_solution(mut self, solution: Board) -> Self {
        self.solution = Some(solution);
        self
    }

    /// Returns the same record with this title.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Returns the same record with this comment.
    #[must_use]
    pub fn with_comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Returns the givens and entries together, which make up the board that a player sees.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = *self.givens.board();
        for cell in self.entries.filled() {
            if board[cell].is_none() {
                board[cell] = self.entries[cell];
            }
        }
        board
    }

    /// Returns everything the player has written, as one value.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit, Puzzle, Sheet};
    /// # use novena_formats::Record;
    /// let mut sheet = Sheet::BLANK;
    /// sheet[Cell::at(0, 0)].digit = Digit::new(5);
    /// sheet[Cell::at(0, 1)].corner = Digit::ALL[6].as_set();
    /// let record = Record::new(Puzzle::EMPTY).with_sheet(&sheet);
    /// assert_eq!(record.parts().to_string(), "entries, corners");
    /// assert_eq!(record.sheet(), sheet);
    /// ```
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::BLANK;
        for cell in Cell::all() {
            let (content, index) = (&mut sheet[cell], cell.index());
            content.digit = self.entries[cell];
            if let Some(marks) = &self.marks {
                content.centre = marks[index];
            }
            if let Some(corners) = &self.corners {
                content.corner = corners[index];
            }
            if let Some(colours) = &self.colours {
                content.colours = colours[index];
            }
            if let Some(colours) = &self.candidate_colours {
                content.candidate_colours = colours[index];
            }
        }
        sheet
    }

    /// Adds everything that a player has written. Digits in cells with a given are left out.
    #[must_use]
    pub fn with_sheet(self, sheet: &Sheet) -> Self {
        let mut record = self.with_entries(sheet.digits());
        let marks = Cell::all().map(|cell| sheet[cell].centre);
        record.marks = unless_blank(marks);
        record.corners = unless_blank(Cell::all().map(|cell| sheet[cell].corner));
        record.colours = unless_blank(Cell::all().map(|cell| sheet[cell].colours));
        let candidates = Cell::all().map(|cell| sheet[cell].candidate_colours);
        record.candidate_colours = unless_blank(candidates);
        record
    }

    /// Returns the parts of the record other than its givens.
    ///
    /// ```
    /// # use novena_core::Puzzle;
    /// # use novena_formats::{RecordPart, Record};
    /// let record = Record::new(Puzzle::EMPTY).with_comment("easy");
    /// assert!(record.parts().iter().eq([RecordPart::Comment]));
    /// ```
    #[must_use]
    pub fn parts(&self) -> RecordParts {
        let entries = self.entries != Board::EMPTY;
        [
            (entries, RecordPart::Entries),
            (self.marks.is_some(), RecordPart::Marks),
            (self.corners.is_some(), RecordPart::Corners),
            (self.colours.is_some(), RecordPart::Colours),
            (
                self.candidate_colours.is_some(),
                RecordPart::CandidateColours,
            ),
            (self.journal.is_some(), RecordPart::Journal),
            (self.time.is_some(), RecordPart::Time),
            (self.solution.is_some(), RecordPart::Solution),
            (self.title.is_some(), RecordPart::Title),
            (self.author.is_some(), RecordPart::Author),
            (self.level.is_some(), RecordPart::Level),
            (self.comment.is_some(), RecordPart::Comment),
        ]
        .into_iter()
        .filter_map(|(there, part)| there.then_some(part))
        .collect()
    }
}

impl Default for Record {
    fn default() -> Self {
        Self::new(Puzzle::EMPTY)
    }
}

/// Returns a value for every cell, or `None` if all are blank.
fn unless_blank<T: Copy + Default + PartialEq>(
    values: impl Iterator<Item = T>,
) -> Option<Box<[T; Cell::COUNT]>> {
    let mut all = [T::default(); Cell::COUNT];
    for (place, value) in all.iter_mut().zip(values) {
        *place = value;
    }
    (all != [T::default(); Cell::COUNT]).then(|| Box::new(all))
}

/// A part of a [`Record`] that a format may be unable to carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum RecordPart {
    /// Entries, as distinct from givens. A format that cannot carry entries writes them like
    /// givens.
    Entries,
    /// Marks.
    Marks,
    /// Marks at the edges of cells.
    Corners,
    /// Colours of cells.
    Colours,
    /// Colours of candidates.
    CandidateColours,
    /// The player's steps and savepoints.
    Journal,
    /// The time played.
    Time,
    /// The claimed solution.
    Solution,
    /// The title.
    Title,
    /// The author.
    Author,
    /// The level given by its source.
    Level,
    /// The comment.
    Comment,
}

impl RecordPart {
    /// All parts.
    pub const ALL: [Self; 12] = [
        Self::Entries,
        Self::Marks,
        Self::Corners,
        Self::Colours,
        Self::CandidateColours,
        Self::Journal,
        Self::Time,
        Self::Solution,
        Self::Title,
        Self::Author,
        Self::Level,
        Self::Comment,
    ];

    /// Returns a name for programs, and the key of its translation.
    ///
    /// ```
    /// assert_eq!(novena_formats::RecordPart::Marks.id(), "marks");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Entries => "entries",
            Self::Marks => "marks",
            Self::Corners => "corners",
            Self::Colours => "colours",
            Self::CandidateColours => "candidate-colours",
            Self::Journal => "journal",
            Self::Time => "time",
            Self::Solution => "solution",
            Self::Title => "title",
            Self::Author => "author",
            Self::Level => "level",
            Self::Comment => "comment",
        }
    }
}

/// A set of parts, such as those that a format carries or those that were dropped when writing.
///
/// ```
/// use novena_formats::{RecordPart, RecordParts};
///
/// let parts = RecordParts::of(&[RecordPart::Marks, RecordPart::Title]);
/// assert!(parts.contains(RecordPart::Title));
/// assert_eq!(parts.to_string(), "marks, title");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct RecordParts(u16);

impl RecordParts {
    /// No part.
    pub const NONE: Self = Self(0);

    /// Creates a set of these parts.
    #[must_use]
    pub const fn of(parts: &[RecordPart]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < parts.len() {
            bits |= 1 << parts[index] as u8;
            index += 1;
        }
        Self(bits)
    }

    /// Returns whether `part` is in the set.
    #[must_use]
    pub const fn contains(self, part: RecordPart) -> bool {
        self.0 & Self::of(&[part]).0 != 0
    }

    /// Returns whether the set has no parts.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the parts, in the order of [`RecordPart::ALL`].
    pub fn iter(self) -> impl Iterator<Item = RecordPart> {
        RecordPart::ALL
            .into_iter()
            .filter(move |&part| self.contains(part))
    }

    /// Returns the parts that are in either set.
    ///
    /// ```
    /// # use novena_formats::{RecordPart, RecordParts};
    /// let marks = RecordParts::of(&[RecordPart::Marks]);
    /// assert_eq!(RecordParts::NONE.union(marks), marks);
    /// ```
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the parts that are only in this set.
    ///
    /// ```
    /// # use novena_formats::{RecordPart, RecordParts};
    /// let marks = RecordParts::of(&[RecordPart::Marks]);
    /// assert!(marks.minus(marks).is_empty());
    /// ```
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<RecordPart> for RecordParts {
    fn from_iter<I: IntoIterator<Item = RecordPart>>(parts: I) -> Self {
        parts
            .into_iter()
            .fold(Self::NONE, |set, part| set.union(Self::of(&[part])))
    }
}

/// Writes the IDs of the parts, separated by commas.
impl fmt::Display for RecordParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, part) in self.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{}", part.id())?;
        }
        Ok(())
    }
}

impl fmt::Debug for RecordParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use novena_core::Digit;

    use super::*;

    #[test]
    fn entries_never_replace_givens() {
        let mut givens = Board::EMPTY;
        givens[Cell::at(0, 0)] = Digit::new(1);
        let mut entries = Board::EMPTY;
        entries[Cell::at(0, 0)] = Digit::new(2);
        entries[Cell::at(0, 1)] = Digit::new(3);
        let record = Record::new(givens).with_entries(entries);
        assert!(record.board().to_string().starts_with("13."));
        assert_eq!(record.entries.filled().len(), 1);
    }

    #[test]
    fn parts_are_a_set() {
        for part in RecordPart::ALL {
            let one = RecordParts::of(&[part]);
            assert!(one.iter().eq([part]));
            assert!(
                RecordParts::of(&RecordPart::ALL)
                    .minus(one)
                    .iter()
                    .all(|other| other != part)
            );
        }
        assert_eq!(
            RecordParts::of(&RecordPart::ALL).iter().count(),
            RecordPart::ALL.len()
        );
        assert!(Record::default().parts().is_empty());
    }
}
