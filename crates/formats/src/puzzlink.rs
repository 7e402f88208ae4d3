//! `puzzlink`: a link of puzz.link and similar sites, one per line.
//!
//! ```text
//! https://puzz.link/p?sudoku/9/9/k9g2g8h3h6g4i76k4g1h5h9h5g3h1h2h6g9k17i3g7h5h9g1g6k
//! ```
//!
//! The cells come after the kind of puzzle and the two sizes. A digit stands for itself, and a
//! letter from `g` to `z` stands for a run of one to twenty empty cells. Numbers of 16 or more
//! (`-10`), unknown numbers (`.`), other kinds of puzzles and other sizes are rejected with an
//! error that names them. The format is read-only.

use std::sync::Arc;

use novena_core::{Board, Cell, Digit};

use crate::format::Format;
use crate::link::LinkParser;
use crate::read_only::ReadOnly;
use crate::{ParseError, Record, Variant};

impl Format {
    /// A puzz.link link. Read-only.
    pub const PUZZLINK: Self = Self(&ReadOnly {
        id: "puzzlink",
        parser: |_| Arc::new(LinkParser(record)),
    });
}

/// Reads the part after the `?` of a link.
pub(crate) fn record(text: &str) -> Result<Record, ParseError> {
    // Settings such as `type=player` come before the puzzle.
    let text = text.rsplit('&').next().unwrap_or(text);
    let mut parts = text.split('/');
    let kind = parts.next().unwrap_or("");
    let kind = kind
        .strip_suffix("_edit")
        .or_else(|| kind.strip_suffix("_play"))
        .unwrap_or(kind);
    let refused = |what| Err(ParseError::Variant { what });
    if kind != "sudoku" {
        return refused(Variant::Kind(kind.chars().take(40).collect()));
    }
    let mut part = parts.next().unwrap_or("");
    if let Some(rule) = part.strip_prefix("v:") {
        // If the link does not name the rule, only the text on the site describes it.
        let rule = if rule.is_empty() { "variant" } else { rule };
        return refused(Variant::Rule(rule.chars().take(40).collect()));
    }
    // A flag may precede the sizes.
    if part.parse::<usize>().is_err() {
        part = parts.next().unwrap_or("");
    }
    let size = |part: &str| {
        let size = part.parse::<usize>().ok();
        size.ok_or_else(|| ParseError::wrong_field("size", part))
    };
    let (columns, rows) = (size(part)?, size(parts.next().unwrap_or(""))?);
    if (columns, rows) != (9, 9) {
        return refused(Variant::Size(columns.max(rows)));
    }
    cells(parts.next().unwrap_or("")).map(Record::new)
}

fn cells(text: &str) -> Result<Board, ParseError> {
    let mut board = Board::EMPTY;
    let mut place = 0;
    for (index, found) in text.chars().enumerate() {
        match found {
            '1'..='9' => {
                if let Some(cell) = Cell::new(place) {
                    board[cell] = Digit::from_char(found);
                }
                place += 1;
            }
            'g'..='z' => place += found as usize - 'g' as usize + 1,
            _ => {
                let column = index + 1;
                return Err(ParseError::UnexpectedChar { column, found });
            }
        }
    }
    if place == Cell::COUNT {
        Ok(board)
    } else {
        Err(ParseError::CellCount { found: place })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELLS: &str = "k9g2g8h3h6g4i76k4g1h5h9h5g3h1h2h6g9k17i3g7h5h9g1g6k";

    #[track_caller]
    fn check(payload: &str, expected: &str) {
        let link = format!("https://puzz.link/p?{payload}");
        crate::tests::check(Format::PUZZLINK, &link, expected);
        let reader = crate::Reader::new(link.as_bytes(), "test", None).unwrap();
        assert_eq!(reader.format(), Some(Format::PUZZLINK));
    }

    #[test]
    fn links_are_read() {
        check(&format!("sudoku/9/9/{CELLS}"), "1: puzzle");
        check(&format!("sudoku/9/9/{CELLS}/"), "1: puzzle");
        check(&format!("type=player&sudoku_play/9/9/{CELLS}"), "1: puzzle");
        check("sudoku/9/9/zzzzg", &format!("1: {}", ".".repeat(81)));
        for host in ["http://pzv.jp/p.html", "https://pzprxs.vercel.app/p"] {
            let link = format!("{host}?sudoku/9/9/{CELLS}\n");
            crate::tests::check(Format::SUDOKUPAD, &link, "1: puzzle");
        }
    }

    #[test]
    fn other_puzzles_are_refused_by_name() {
        let refused = |what| format!("1: this puzzle {what}; only classic 9×9 is supported");
        check(
            "slither/5/5/6dg5c5b",
            &refused("is of another kind, \"slither\""),
        );
        check("sudoku/6/6/1j6h32h", &refused("is 6×6"));
        check("sudoku/16/16/g", &refused("is 16×16"));
        check("sudoku/v:anti/9/9/g", &refused("has the rule \"anti\""));
        check("sudoku/v:/9/9/g", &refused("has the rule \"variant\""));
    }

    #[test]
    fn reports_errors() {
        check("sudoku/9/9/zzzz", "1: expected 81 cells, found 80");
        check("sudoku/9/9/zz0", "1: column 3: unexpected '0'");
        check("sudoku/9/9/-10", "1: column 1: unexpected '-'");
        check("sudoku/x", "1: size cannot be \"\"");
        check(
            "",
            "1: this link holds no puzzle, only the name of one on a server",
        );
    }
}
