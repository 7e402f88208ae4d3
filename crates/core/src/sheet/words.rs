//! A readable text form of cell contents and changes, for use in files.
//!
//! Cell contents are written as words: `4` is a digit, `m45` lists centre marks, `c3` lists corner
//! marks, `@ad` lists colours, and `*4a5b` lists candidate colours. A blank cell is an empty
//! string.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::{Cell, CellContent, Change, Colour, ColourSet, Digit, DigitSet};

/// Prints words such as `4 m45 c3 @ad *4a5b`.
impl fmt::Display for CellContent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A response contains hundreds of these strings, so they are not copied unless padding is
        // needed.
        if f.width().is_none() && f.precision().is_none() {
            return self.write_words(f);
        }
        let mut words = String::new();
        self.write_words(&mut words)?;
        f.pad(&words)
    }
}

impl CellContent {
    fn write_words(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut gap = "";
        if let Some(digit) = self.digit {
            write!(out, "{digit}")?;
            gap = " ";
        }
        if !self.centre.is_empty() {
            write!(out, "{gap}m{}", self.centre)?;
            gap = " ";
        }
        if !self.corner.is_empty() {
            write!(out, "{gap}c{}", self.corner)?;
            gap = " ";
        }
        if !self.colours.is_empty() {
            write!(out, "{gap}@{}", self.colours)?;
            gap = " ";
        }
        let mut mark = "*";
        for (digit, colour) in Digit::ALL.iter().zip(self.candidate_colours) {
            if let Some(colour) = colour {
                write!(out, "{gap}{mark}{digit}{colour}")?;
                (gap, mark) = ("", "");
            }
        }
        Ok(())
    }
}

/// Reads the displayed form, with the words in any order.
impl FromStr for CellContent {
    type Err = ParseCellContentError;

    fn from_str(text: &str) -> Result<Self, ParseCellContentError> {
        let mut content = Self::BLANK;
        for word in text.split_whitespace() {
            read_word(word, &mut content).ok_or(ParseCellContentError)?;
        }
        Ok(content)
    }
}

fn read_word(word: &str, content: &mut CellContent) -> Option<()> {
    let mut chars = word.chars();
    let sign = chars.next()?;
    match sign {
        'm' => content.centre = digits(chars)?,
        'c' => content.corner = digits(chars)?,
        '@' => {
            let colours: Option<ColourSet> = chars.map(Colour::from_letter).collect();
            content.colours = colours?;
        }
        '*' => {
            while let Some(digit) = chars.next() {
                let digit = Digit::from_char(digit)?;
                let colour = Colour::from_letter(chars.next()?)?;
                content.candidate_colours[digit.index()] = Some(colour);
            }
        }
        digit => {
            content.digit = Some(Digit::from_char(digit)?);
            if chars.next().is_some() {
                return None;
            }
        }
    }
    Some(())
}

fn digits(chars: impl Iterator<Item = char>) -> Option<DigitSet> {
    chars.map(Digit::from_char).collect()
}

/// Prints the cell and its contents before and after the change: `r1c1 m45 > 4`.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            cell,
            before,
            after,
        } = self;
        write!(f, "{cell}")?;
        if !before.is_blank() {
            write!(f, " {before}")?;
        }
        write!(f, " >")?;
        if !after.is_blank() {
            write!(f, " {after}")?;
        }
        Ok(())
    }
}

/// Reads the displayed form.
///
/// ```
/// use novena_core::Change;
///
/// let change: Change = "r1c1 m45 > 4 m45".parse()?;
/// assert_eq!(change.cell.to_string(), "r1c1");
/// assert_eq!(change.before.centre.to_string(), "45");
/// assert_eq!(change.to_string(), "r1c1 m45 > 4 m45");
/// # Ok::<(), novena_core::ParseCellContentError>(())
/// ```
impl FromStr for Change {
    type Err = ParseCellContentError;

    fn from_str(text: &str) -> Result<Self, ParseCellContentError> {
        let (before, after) = text.split_once('>').ok_or(ParseCellContentError)?;
        let before = before.trim_start();
        let end = before.find(char::is_whitespace).unwrap_or(before.len());
        let (cell, before) = before.split_at(end);
        let cell: Cell = cell.parse().map_err(|_| ParseCellContentError)?;
        Ok(Self {
            cell,
            before: before.parse()?,
            after: after.parse()?,
        })
    }
}

/// The error for text that is not the contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellContentError;

impl fmt::Display for ParseCellContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the content of a cell, such as \"4 m45 c3 @ad *4a5b\"")
    }
}

impl core::error::Error for ParseCellContentError {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn contents_and_changes_are_read_back() {
        let text = "4 m45 c3 @ad *4a5b";
        let content: CellContent = text.parse().unwrap();
        assert_eq!(content.to_string(), text);
        assert_eq!(CellContent::BLANK.to_string(), "");
        assert_eq!("".parse(), Ok(CellContent::BLANK));
        let change: Change = "r9c9 > @i".parse().unwrap();
        assert_eq!(change.to_string(), "r9c9 > @i");
        assert_eq!(
            "r9c9 5 >".parse::<Change>().unwrap().to_string(),
            "r9c9 5 >"
        );
    }

    #[test]
    fn rejects_other_text() {
        for text in ["0", "45", "m0", "x", "@j", "*4", "*4j", "*aa"] {
            assert_eq!(
                text.parse::<CellContent>(),
                Err(ParseCellContentError),
                "{text}"
            );
        }
        for text in ["", "r1c1", "r1c1 4", "> 4", "r0c1 > 4", "r1c1 > 4 > 5"] {
            assert_eq!(text.parse::<Change>(), Err(ParseCellContentError), "{text}");
        }
    }
}
