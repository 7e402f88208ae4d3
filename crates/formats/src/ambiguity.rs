//! Inputs that mean different things in different formats.
//!
//! | read as | could be | where they differ |
//! |---|---|---|
//! | `plain` | `sdk` | `#Dark matter` above the rows: a comment, or the header `#D` with the title `ark matter` |
//! | `marks` | `ss` | a grid of digits and one of candidates: two boards, or one game |
//! | `line` | `csv` | two boards on a line, of which the second is not a solution of the first: a comment, or the claimed solution |
//!
//! Format detection chooses the format in the first column. That format assumes less about the
//! meaning of the text, so nothing is lost or misattributed.

use novena_core::{Board, Cell};

use crate::found::solves;
use crate::{Content, Format, Reader, line, sdk, sniff};

/// An input that was read as one format but could also be in another format, with a different
/// meaning. If both readings have the same meaning, the input is not ambiguous.
///
/// ```
/// use novena_formats::{Format, Reader};
///
/// let rows = format!("#Dark matter\n{}", "....5....\n".repeat(9));
/// let ambiguity = Reader::new(rows.as_bytes(), "-", None)?.ambiguity().unwrap();
/// assert_eq!((ambiguity.taken, ambiguity.other), (Format::PLAIN, Format::SDK));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ambiguity {
    /// The format that the input is read as.
    pub taken: Format,
    /// The other format that the input could be in.
    pub other: Format,
}

/// Returns whether the text has features of this format that could be coincidental. A reader must
/// not choose the format because of these features alone.
pub(crate) fn is_claim(format: Format, text: &str) -> bool {
    format == Format::SDK && has_words_for_headers(text)
}

/// Finds the other format that a text could be in, given that it was read as `taken`. `whole` is
/// true if the text is the entire input.
pub(crate) fn of(taken: Format, text: &str, whole: bool) -> Option<Ambiguity> {
    let other = if taken == Format::LINE {
        is_pair_of_puzzles(text).then_some(Format::CSV)
    } else if taken == Format::MARKS {
        (whole && is_one_game(text)).then_some(Format::SS)
    } else {
        let is_sdk = taken == Format::PLAIN && sdk::looks_like(text);
        is_sdk.then_some(Format::SDK)
    };
    other.map(|other| Ambiguity { taken, other })
}

/// Returns whether every header above the rows could be an ordinary word, and no section indicates
/// otherwise.
fn has_words_for_headers(text: &str) -> bool {
    let is_word = |line: &str| {
        let mut letters = line.trim_start_matches('#').chars();
        let first = letters.next();
        line.starts_with("# ")
            || first.is_some_and(char::is_uppercase)
                && letters.next().is_some_and(char::is_lowercase)
    };
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut comments = lines.by_ref().take_while(|line| line.starts_with('#'));
    comments.all(is_word) && !sdk::has_section(text)
}

/// Returns whether the first line contains two boards, neither of which can be a solution of the
/// other.
pub(crate) fn is_pair_of_puzzles(text: &str) -> bool {
    let first = sniff::after_comments(text).lines().next().unwrap_or("");
    let fields = first.split([',', ';', '\t']);
    let mut boards = fields.filter_map(|field| line::exact(field.trim().trim_matches('"')));
    match (boards.next(), boards.next()) {
        (Some(first), Some(second)) => !extends(&second, &first) && !solves(&first, &second),
        _ => false,
    }
}

/// Returns whether `full` has no empty cell and contains every digit of `board` in the same cell.
fn extends(full: &Board, board: &Board) -> bool {
    full.filled().len() == Cell::COUNT
        && board.filled().iter().all(|cell| full[cell] == board[cell])
}

/// Returns whether Simple Sudoku would treat the grids in the text as one game.
fn is_one_game(text: &str) -> bool {
    let records = |format| {
        let entries = Reader::new(text.as_bytes(), "", Some(format))
            .into_iter()
            .flatten();
        let contents = entries.flatten().map(|entry| entry.content);
        let all: Option<usize> = contents
            .map(|content| matches!(content, Content::Record(_)).then_some(1))
            .sum();
        all
    };
    matches!(records(Format::MARKS), Some(2 | 3)) && records(Format::SS) == Some(1)
}
