//! The last resort: reads text that is in no known format, if it can be read as puzzles in exactly
//! one way.
//!
//! | reading | form |
//! |---|---|
//! | words | a word of 81 cells among other words on a line: `12. …81…`, `0000183b305c …81… 1.2` |
//! | pairs | a line as in `words`; the next word of 81 cells is the solution |
//! | arrays | JSON arrays among words: `Input: board = [["5","3",…` |
//! | sheet | nine rows of a spreadsheet, perhaps among names, numbers or empty fields; `5.0` is 5 |
//! | blanks | nine rows in which spaces are empty cells; those at the end of a row may be missing |
//! | loose | 81 cells and nothing else, regardless of line breaks |
//!
//! If no format fits, each reading is tried, and accepted only if it is the only possible one. A
//! line with two different boards is rejected, and so is text whose spaces could be read as empty
//! cells in two ways. A full board is the solution of the preceding puzzle if it contains all of
//! that puzzle's digits. The source reports which reading it chose, so that the user can be
//! informed. Nothing is written in this format.

mod sheet;
mod whole;
mod words;

use std::sync::Arc;

use novena_core::{Board, Cell};

use crate::format::Format;
use crate::read_only::ReadOnly;

impl Format {
    /// Anything else in which puzzles can be found in exactly one way. It is read-only, and not
    /// among [`Format::ALL`].
    pub const FOUND: Self = Self(&ReadOnly {
        id: "found",
        parser: |prefix| match Assumption::of(prefix, true) {
            Some(Assumption::Arrays) => Arc::new(whole::WholeText(whole::arrays)),
            Some(Assumption::Sheet) => Arc::new(whole::WholeText(sheet::read)),
            Some(Assumption::Blanks) => Arc::new(whole::WholeText(whole::blanks)),
            Some(Assumption::Loose) => Arc::new(whole::WholeText(whole::loose)),
            Some(Assumption::Pairs) => Arc::new(words::Pairs),
            Some(Assumption::Words) | None => Arc::new(words::Words),
        },
    });
}

/// The assumption made to read text that is in no known format.
///
/// ```
/// use novena_formats::{Assumption, Reader};
///
/// let text = format!("12. {}\n", "5".repeat(81));
/// let reader = Reader::new(text.as_bytes(), "list.txt", None)?;
/// assert_eq!(reader.assumption(), Some(Assumption::Words));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Assumption {
    /// The word of 81 cells on a line is the puzzle.
    Words,
    /// The word of 81 cells on a line is the puzzle, and a full board after it is its solution.
    Pairs,
    /// JSON arrays among words are the puzzles.
    Arrays,
    /// The nine by nine fields of a table are the puzzle, without the names and margins around
    /// them.
    Sheet,
    /// Spaces are empty cells.
    Blanks,
    /// All cells, in order, are the puzzle, regardless of line breaks.
    Loose,
}

impl Assumption {
    /// All assumptions.
    pub const ALL: [Self; 6] = [
        Self::Words,
        Self::Pairs,
        Self::Arrays,
        Self::Sheet,
        Self::Blanks,
        Self::Loose,
    ];

    /// Returns the name that programs and translations use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Words => "words",
            Self::Pairs => "pairs",
            Self::Arrays => "arrays",
            Self::Sheet => "sheet",
            Self::Blanks => "blanks",
            Self::Loose => "loose",
        }
    }

    /// Determines how the text can be read as puzzles. Returns `None` if there is no way, or more
    /// than one. `whole` is true if the text is the entire input.
    pub(crate) fn of(text: &str, whole: bool) -> Option<Self> {
        if let Some(found) = words::assumption(text) {
            return Some(found);
        }
        if !whole {
            return None;
        }
        let ways: [(whole::ReadWhole, Self); 4] = [
            (whole::arrays, Self::Arrays),
            (sheet::read, Self::Sheet),
            (whole::blanks, Self::Blanks),
            (whole::loose, Self::Loose),
        ];
        let found = ways.into_iter().find(|(read, _)| read(text).is_some());
        found.map(|(_, assumption)| assumption)
    }
}

/// Returns whether the text is a table that contains a puzzle and that no other format reads.
pub(crate) fn is_sheet(text: &str) -> bool {
    sheet::read(text).is_some()
}

/// Returns whether the text consists of nine rows in which spaces are empty cells.
pub(crate) fn is_blank_rows(text: &str) -> bool {
    whole::blanks(text).is_some()
}

/// Returns whether a board appears to be the solution of another board: it is full, and it agrees
/// with every digit of the other board.
pub(crate) fn solves(full: &Board, board: &Board) -> bool {
    full.filled().len() == Cell::COUNT
        && board.filled().len() < Cell::COUNT
        && board.filled().iter().all(|cell| full[cell] == board[cell])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION, rows_of, transcript};

    #[track_caller]
    fn check(text: &str, assumed: Option<Assumption>, expected: &str) {
        let text = text.replace('P', PUZZLE).replace('S', SOLUTION);
        let reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.assumption(), assumed, "{text}");
        assert_eq!(transcript(&text, None).trim_end(), expected, "{text}");
        crate::tests::properties::reads_alike_in_pieces(text.as_bytes(), None);
    }

    #[test]
    fn a_word_of_81_cells_is_found_among_others() {
        let words = Some(Assumption::Words);
        check(
            "1. P\n2. P\n",
            words,
            "1: puzzle, comment \"1.\"\n2: puzzle, comment \"2.\"",
        );
        check(
            "0000183b305c P  1.2\n",
            words,
            "1: puzzle, comment \"0000183b305c 1.2\"",
        );
        check(
            "No 7 of 9: P = S\n",
            words,
            "1: puzzle, solution, comment \"No 7 of 9: =\"",
        );
        check(
            "The list of today\n\n(1) P\nthat is all\n",
            words,
            "2: neutral\n3: puzzle, comment \"1\"",
        );
    }

    #[test]
    fn a_line_with_two_boards_is_refused() {
        let other: String = PUZZLE.chars().rev().collect();
        check(
            &format!("a P or {other}\n"),
            Some(Assumption::Words),
            "1: \".....9.2.8..…\" and \".....6.1.9..…\" have different boards; which is the puzzle?",
        );
        check(
            &format!("a P\nb {}\n", &PUZZLE[1..]),
            Some(Assumption::Words),
            "1: puzzle, comment \"a\"\n2: expected 81 cells, found 80",
        );
    }

    #[test]
    fn spaces_are_empty_cells_in_nine_rows() {
        let blanks = Some(Assumption::Blanks);
        let rows: Vec<String> = rows_of(PUZZLE)
            .iter()
            .map(|row| row.replace('.', " "))
            .collect();
        check(&rows.join("\n"), blanks, "1: puzzle");
        let cut: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
        check(&cut.join("\n"), blanks, "1: puzzle");
        let spaced: Vec<String> = rows
            .iter()
            .map(|row| row.chars().map(String::from).collect::<Vec<_>>().join(" "))
            .collect();
        check(&spaced.join("\n"), blanks, "1: puzzle");
    }

    #[test]
    fn spaces_that_could_be_cells_in_two_ways_are_refused() {
        // The cells may or may not be separated.
        check(
            &format!("1 2\n3   4\n{}", "5\n".repeat(7)),
            None,
            "1: read 11 cells, 81 are needed; row 1 has 2",
        );
        // The rows are indented, or there is an empty column on the left.
        let row = " 12 34\n".repeat(9);
        check(&row, None, "1: read 36 cells, 81 are needed; row 1 has 4");
    }

    #[test]
    fn a_full_board_on_a_later_line_is_the_solution() {
        let pairs = Some(Assumption::Pairs);
        check(
            "The puzzle is P\nand the solution\n\nis S\n",
            pairs,
            "1: puzzle, solution, comment \"The puzzle is\"",
        );
        let other: String = PUZZLE.chars().rev().collect();
        check(
            &format!("a: (P)\nb: (S)\nand c: {other}\nd P\n\ne S\nf (P) g {other}\n"),
            pairs,
            &format!(
                "1: puzzle, solution, comment \"a:\"\n3: {other}, comment \"and c:\"\n\
                 4: puzzle, solution, comment \"d\"\n7: \".....9.2.8..…\" and \".....6.1.9..…\" \
                 have different boards; which is the puzzle?"
            ),
        );
    }

    #[test]
    fn arrays_are_found_among_words() {
        let array = |cells: &str| {
            let row = |row: &String| {
                let cells: Vec<String> = row.chars().map(|char| format!("\"{char}\"")).collect();
                format!("[{}]", cells.join(","))
            };
            let rows: Vec<String> = rows_of(cells).iter().map(row).collect();
            format!("[{}]", rows.join(","))
        };
        let (puzzle, solution) = (array(PUZZLE), array(SOLUTION));
        let arrays = Some(Assumption::Arrays);
        check(
            &format!("Input: board = {puzzle}\nOutput: {solution}\nExplanation [1]: …\n"),
            arrays,
            "1: puzzle, solution",
        );
        check(
            &format!("# two\nfirst {puzzle}\nsecond {puzzle}"),
            arrays,
            "1: puzzle\n1: puzzle",
        );
    }

    #[test]
    fn eighty_one_cells_are_a_board_wherever_lines_break() {
        let loose = Some(Assumption::Loose);
        for length in [1, 3, 20, 27] {
            let cells: Vec<char> = PUZZLE.chars().collect();
            let lines: Vec<String> = cells.chunks(length).map(String::from_iter).collect();
            check(&lines.join("\n"), loose, "1: puzzle");
        }
    }

    /// A puzzle in which every row has three digits, as a line of triples does.
    const THREES: &str =
        ".8..37....7.....32....2..958....26...4..5..2.2....9..1.....6.47..72.3....6..4...8";

    #[test]
    fn rows_with_three_digits_are_not_triples() {
        for delimiter in [",", ";", "\t"] {
            let row = |row: &String| {
                let cells: Vec<String> = row.chars().map(String::from).collect();
                cells.join(delimiter).replace('.', "")
            };
            let rows: Vec<String> = rows_of(THREES).iter().map(row).collect();
            check(&rows.join("\n"), None, &format!("1: {THREES}"));
            check(&rows.join("\r\n"), None, &format!("1: {THREES}"));
        }
        let blanks = Some(Assumption::Blanks);
        let row = |row: &String| row.replace('.', " ");
        let rows: Vec<String> = rows_of(THREES).iter().map(row).collect();
        check(&rows.join("\n"), blanks, &format!("1: {THREES}"));
        let spaced = |row: &String| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            cells.join(" ")
        };
        let spaced: Vec<String> = rows.iter().map(spaced).collect();
        check(&spaced.join("\n"), blanks, &format!("1: {THREES}"));
        // Nine real triples, with one or two spaces between their numbers.
        let triples = format!("1: .3{}", ".".repeat(79));
        check(&"1 2 3\n".repeat(9), None, &triples);
        check(&"1\t2\t3\n".repeat(9), None, &triples);
    }

    #[test]
    fn gaps_between_bands_are_not_rows() {
        let row = |row: &String| row.replace('.', " ");
        let rows: Vec<String> = rows_of(PUZZLE).iter().map(row).collect();
        let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
        let blanks = Some(Assumption::Blanks);
        check(&bands.join("\n\n"), blanks, "1: puzzle");
        check(&format!("{}\n\n", bands.join("\n\n")), blanks, "1: puzzle");
    }

    #[test]
    fn a_solution_may_come_before_its_puzzle() {
        check(
            "the answer S of P\n",
            Some(Assumption::Words),
            "1: puzzle, solution, comment \"the answer of\"",
        );
    }

    #[test]
    fn another_character_may_be_an_empty_cell() {
        let rows = rows_of(PUZZLE).join("\n");
        for blank in ["?", "o", "□"] {
            check(
                &rows.replace('.', blank),
                Some(Assumption::Loose),
                "1: puzzle",
            );
        }
        // Text with two different characters for empty cells is rejected.
        let mixed = rows.replacen('.', "?", 20);
        let text = mixed.replace('.', "!");
        let reader = crate::Reader::new(text.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.assumption(), None);
    }
}
