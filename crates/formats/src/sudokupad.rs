//! `sudokupad`: a SudokuPad link, one per line.
//!
//! ```text
//! https://sudokupad.app/scfeJCSNGY7uELPTFNLMGx1bDRPJBu
//! https://app.crackingthecryptic.com/sudoku/sclN4IglgJiBcIKYA8CGBbADgGzgFhAGhBTgBckIlSZ…
//! ```
//!
//! The puzzle is in the link if the part after the host begins with
//!
//! - `scf`: a classic grid in a few dozen characters; `classic`: an older form of `scf`;
//! - `scl` or `ctc`: JSON packed with LZ-String, which may have been shortened first;
//! - `fpuz` or `fpuzzles`: a payload of f-puzzles.
//!
//! Anything else is the name of a puzzle on the server. The format reads links with or without the
//! host, and the JSON on one line or several. A record with only givens is written as `scf`, and
//! any other record as `scl`.
//!
//! The text of the rules becomes the comment. A SudokuPad link cannot contain entries, so they are
//! written like givens. Anything drawn (lines, arrows, cages, shapes) may be a rule, and is
//! therefore rejected.

pub(crate) mod compact;
mod scl;
mod zipped;

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Board;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::json::stream;
use crate::link::{self, UNPACKED};
use crate::{ParseError, Record, RecordPart, RecordParts, fpuzzles, lz_string};

impl Format {
    /// A SudokuPad link, or its JSON.
    pub const SUDOKUPAD: Self = Self(&SudokuPad);
}

struct SudokuPad;

const LINK: &str = "https://sudokupad.app/";

impl Syntax for SudokuPad {
    fn id(&self) -> &'static str {
        "sudokupad"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[
            RecordPart::Marks,
            RecordPart::Corners,
            RecordPart::Solution,
            RecordPart::Title,
            RecordPart::Author,
            RecordPart::Comment,
        ])
    }

    fn parser(&self, prefix: &str) -> Arc<dyn Parser> {
        stream::parser(prefix, read)
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let carries = self.carries();
        if !record.parts().iter().any(|part| carries.contains(part)) {
            return self.write_board(&record.board(), out);
        }
        let json = scl::object_of(record).to_string();
        writeln!(out, "{LINK}scl{}", lz_string::pack(&json))
    }

    fn write_board(&self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{LINK}scf{}", compact::to_scf(board))
    }
}

/// The prefixes of links that contain a puzzle.
enum Prefix {
    Scf,
    Classic,
    Scl,
    FPuzzles,
}

/// A longer prefix comes before any prefix that it begins with.
const PREFIXES: [(&str, Prefix); 6] = [
    ("fpuzzles", Prefix::FPuzzles),
    ("fpuz", Prefix::FPuzzles),
    ("classic", Prefix::Classic),
    ("scf", Prefix::Scf),
    ("scl", Prefix::Scl),
    ("ctc", Prefix::Scl),
];

fn split(id: &str) -> Option<(&'static Prefix, &str)> {
    PREFIXES
        .iter()
        .find_map(|(text, prefix)| Some((prefix, id.strip_prefix(text)?)))
}

/// Returns whether the part after the host is a puzzle, as opposed to a puzzle's name.
pub(crate) fn has_prefix(id: &str) -> bool {
    split(id).is_some()
}

/// Returns whether text without the host of a link looks like a puzzle.
pub(crate) fn looks_like(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or("");
    match split(word) {
        Some((Prefix::Scf, cells)) => match compact::scf(cells) {
            Ok(_) | Err(ParseError::Variant { .. }) => true,
            // No ordinary word with this beginning is that long, so the text is a puzzle that was
            // cut short or doubled.
            Err(ParseError::CellCount { .. }) => cells.len() >= compact::SHORTEST,
            Err(_) => false,
        },
        Some((Prefix::Classic, cells)) => compact::classic(cells).is_ok(),
        // A packed object begins with `N4Ig`.
        Some((Prefix::Scl | Prefix::FPuzzles, packed)) => packed.starts_with("N4"),
        None => false,
    }
}

fn read(text: &str) -> Unit {
    if !text.trim_start().starts_with('{') {
        return Unit::of_line(link::read(text, record));
    }
    match stream::object(text) {
        Ok(object) => Unit::of_line(scl::record(&object)),
        Err((line, error)) => Unit::Fault(line, error),
    }
}

/// Reads the part after the host.
pub(crate) fn record(id: &str) -> Result<Record, ParseError> {
    let (prefix, payload) = split(id).ok_or_else(|| no_puzzle(id))?;
    match prefix {
        Prefix::Scf => compact::scf(payload).map(Record::new),
        Prefix::Classic => compact::classic(payload).map(Record::new),
        Prefix::FPuzzles => fpuzzles::record(payload),
        Prefix::Scl => {
            let unpacked = lz_string::unpack(payload, UNPACKED)?;
            let object = stream::object(&unpacked)
                .or_else(|_| stream::object(&zipped::unzip(&unpacked)))
                .map_err(|(_, error)| error)?;
            scl::record(&object)
        }
    }
}

/// Returns the error for text without a prefix. The text is either the name of a puzzle or contains
/// a character that no name has.
fn no_puzzle(id: &str) -> ParseError {
    let is_of_name = |char: char| char.is_ascii_alphanumeric() || "-_/".contains(char);
    let odd = (1..).zip(id.chars()).find(|&(_, char)| !is_of_name(char));
    odd.map_or(ParseError::LinkWithoutPuzzle, |(column, found)| {
        ParseError::UnexpectedChar { column, found }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{PUZZLE, SOLUTION};

    fn written(record: &Record) -> String {
        let mut out = Vec::new();
        Format::SUDOKUPAD.write(record, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        crate::tests::check(Format::SUDOKUPAD, text, expected);
    }

    #[test]
    fn the_shortest_form_is_written() {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap());
        let short = "https://sudokupad.app/scfeJCSNGY7uELPTFNLMGx1bDRPJBu\n";
        assert_eq!(written(&record), short);
        let mut timed = record.clone();
        timed.time = Some(std::time::Duration::from_secs(1));
        assert_eq!(written(&timed), short);
        let solved = record.clone().with_entries(SOLUTION.parse().unwrap());
        assert_eq!(
            written(&solved),
            format!("https://sudokupad.app/scf{SOLUTION}\n")
        );
        let titled = written(&record.with_title("One"));
        assert!(
            titled.starts_with("https://sudokupad.app/sclN4Ig"),
            "{titled}"
        );
        check(&titled, "1: puzzle, title \"One\"");
    }

    #[test]
    fn every_prefix_is_read() {
        let record = Record::new(PUZZLE.parse::<Board>().unwrap()).with_comment("rules");
        let long = written(&record);
        let mut out = Vec::new();
        Format::FPUZZLES.write(&record, &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        let fpuz = out.trim_end().split_once("load=").unwrap().1;
        for id in [
            "scfeJCSNGY7uELPTFNLMGx1bDRPJBu".to_string(),
            "classiceJCSNGY7uELPTFNLMGx1bDRPJBu".to_string(),
            "classicF9B2B8C3C6B4D76F4B1C5C9C5B3C1C2C6B9F17D3B7C5C9B1B6F".to_string(),
        ] {
            check(&id, "1: puzzle");
            check(
                &format!("https://sudokupad.app/{id}?setting-x=1"),
                "1: puzzle",
            );
            assert!(looks_like(&id));
        }
        for id in [
            long.trim_end().trim_start_matches(LINK).to_string(),
            long.trim_end()
                .trim_start_matches(LINK)
                .replacen("scl", "ctc", 1),
            format!("fpuz{fpuz}"),
            format!("fpuzzles{fpuz}"),
        ] {
            check(&id, "1: puzzle, comment \"rules\"");
            assert!(looks_like(&id));
        }
        assert!(!looks_like(PUZZLE) && !looks_like("scfunny"));
        let cells = "scfeJCSNGY7uELPTFNLMGx1bDRPJBu";
        for damaged in [
            &cells[..20],
            &cells.repeat(2),
            &format!("{cells}x"),
            &format!("{cells}w"),
        ] {
            assert!(looks_like(damaged), "{damaged}");
        }
    }

    #[test]
    fn rejects_text_without_a_puzzle() {
        check(
            "hello",
            "1: this link holds no puzzle, only the name of one on a server",
        );
        check("scfhello!", "1: column 6: unexpected '!'");
        check(PUZZLE, "1: column 1: unexpected '.'");
        check(
            "sclhello",
            "1: this cannot be unpacked: damaged, or cut short",
        );
        let packed = lz_string::pack("hello");
        check(
            &format!("scl{packed}"),
            "1: column 1: not JSON: expected value",
        );
    }
}
