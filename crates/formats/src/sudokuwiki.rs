//! `sudokuwiki`: a link to SudokuWiki's solver, one per line.
//!
//! ```text
//! https://www.sudokuwiki.org/sudoku.htm?bd=000009020800300604000760000040100500…
//! ```
//!
//! The board follows `?bd=`, or appears without a link, in one of three forms. The first is 81
//! digits. The second is 162 characters, two base-32 characters per cell. The value of a cell is
//! twice its set of candidates as bits; for a given, the set contains only the digit, and 1 is
//! added. The third is `S9B` and two base-36 characters per cell. Values from 1 to 9 are givens,
//! values from 10 to 18 are entries plus 9, and values from 19 on are the set of candidates as bits
//! plus 18.
//!
//! All candidates are included. If they are exactly those that the digits leave, the link contains
//! no more information than its digits, and the record has no marks. The 162 characters do not
//! distinguish an entry from a cell with one candidate left. Such a cell is read as an entry if no
//! cell that sees it has that candidate.
//!
//! A record with only givens is written as 81 digits. Any other record is written as `S9B`, which
//! distinguishes givens and entries.

use std::io::{self, Write};
use std::sync::Arc;

use novena_core::{Board, Cell, Digit, DigitSet};

use crate::format::{Format, Parser, Syntax};
use crate::link::LinkParser;
use crate::{ParseError, Record, RecordPart, RecordParts, line, possible};

impl Format {
    /// A link to SudokuWiki's solver.
    pub const SUDOKUWIKI: Self = Self(&SudokuWiki);
}

struct SudokuWiki;

const LINK: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";
/// The prefix of the form with two base-36 characters per cell.
const BASE_36: &str = "S9B";
const LENGTH: usize = 2 * Cell::COUNT;

impl Syntax for SudokuWiki {
    fn id(&self) -> &'static str {
        "sudokuwiki"
    }

    fn is_line_based(&self) -> bool {
        true
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[RecordPart::Entries, RecordPart::Marks])
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(LinkParser(record))
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        if record.entries == Board::EMPTY && record.marks.is_none() {
            return self.write_board(record.givens.board(), out);
        }
        let board = record.board();
        let mut text = String::from(LINK) + BASE_36;
        for cell in Cell::all() {
            let number = match (record.givens.given(cell), record.entries[cell]) {
                (Some(given), _) => given.get().into(),
                (None, Some(entry)) => u32::from(entry.get()) + 9,
                (None, None) => {
                    let marks = match &record.marks {
                        Some(marks) => marks[cell.index()],
                        None => board.candidates(cell),
                    };
                    // There is no number for a cell without candidates.
                    match u32::from(marks.bits()) {
                        0 => 0,
                        bits => bits + 18,
                    }
                }
            };
            for place in [number / 36, number % 36] {
                text.extend(char::from_digit(place, 36));
            }
        }
        writeln!(out, "{text}")
    }

    fn write_board(&self, board: &Board, out: &mut dyn Write) -> io::Result<()> {
        let digits: String = board
            .values()
            .iter()
            .map(|&value| char::from(b'0' + value))
            .collect();
        writeln!(out, "{LINK}{digits}")
    }
}

/// Returns whether text without the host of a link looks like the second or third form. A string of
/// 81 digits is detected as `line`.
pub(crate) fn looks_like(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or("");
    let (word, radix) = match word.strip_prefix(BASE_36) {
        Some(rest) => (rest, 36),
        None => (word, 32),
    };
    let count = word.chars().count();
    let near = count == LENGTH || (radix == 36 && count > 0);
    // A base-32 grid without any letters is very unlikely.
    near && word.chars().all(|char| char.is_digit(radix))
        && (radix == 36 || word.contains(|char: char| char.is_ascii_lowercase()))
}

/// Reads the part after `?bd=`.
pub(crate) fn record(text: &str) -> Result<Record, ParseError> {
    let read = || match text.strip_prefix(BASE_36) {
        Some(cells) => base_36(cells),
        None if text.chars().count() == LENGTH => base_32(text),
        None => line::exact(text)
            .map(Record::new)
            .ok_or_else(|| line::explain(text)),
    };
    read().map_err(|error| error.in_field("bd"))
}

/// Returns the numbers of all cells, each with its characters.
fn numbers(text: &str, radix: u32, skipped: usize) -> Result<Vec<(u32, String)>, ParseError> {
    let mut values = Vec::with_capacity(LENGTH);
    for (place, char) in text.chars().enumerate() {
        let value = char.to_digit(radix);
        values.push((
            value.ok_or(ParseError::UnexpectedChar {
                column: place + 1 + skipped,
                found: char,
            })?,
            char,
        ));
    }
    if values.len() != LENGTH {
        let found = values.len() / 2;
        return Err(ParseError::CellCount { found });
    }
    let number = |pair: &[(u32, char)]| {
        let value = pair[0].0 * radix + pair[1].0;
        (value, pair.iter().map(|(_, char)| char).collect())
    };
    Ok(values.chunks_exact(2).map(number).collect())
}

fn base_36(text: &str) -> Result<Record, ParseError> {
    let (mut givens, mut entries) = (Board::EMPTY, Board::EMPTY);
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for (cell, (number, spelt)) in Cell::all().zip(numbers(text, 36, BASE_36.len())?) {
        match number {
            0 => {}
            1..=9 => givens[cell] = Digit::new(number as u8),
            10..=18 => entries[cell] = Digit::new(number as u8 - 9),
            19..=529 => marks[cell.index()] = DigitSet::from_bits(number as u16 - 18),
            _ => return Err(ParseError::wrong_field("cell", &spelt).in_cell(cell)),
        }
    }
    Ok(possible::with_marks(
        Record::new(givens).with_entries(entries),
        marks,
    ))
}

fn base_32(text: &str) -> Result<Record, ParseError> {
    let mut givens = Board::EMPTY;
    let mut marks = [DigitSet::EMPTY; Cell::COUNT];
    for (cell, (number, spelt)) in Cell::all().zip(numbers(text, 32, 0)?) {
        let set = DigitSet::from_bits((number / 2) as u16);
        match (number % 2, set.single()) {
            (0, _) => marks[cell.index()] = set,
            (_, Some(given)) => givens[cell] = Some(given),
            _ => return Err(ParseError::wrong_field("cell", &spelt).in_cell(cell)),
        }
    }
    let mut entries = Board::EMPTY;
    for cell in Cell::all() {
        entries[cell] = marks[cell.index()].single().filter(|&digit| {
            cell.peers()
                .iter()
                .all(|peer| !marks[peer.index()].contains(digit))
        });
    }
    for cell in entries.filled() {
        marks[cell.index()] = DigitSet::EMPTY;
    }
    Ok(possible::with_marks(
        Record::new(givens).with_entries(entries),
        marks,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::PUZZLE;

    const IN_32: &str = "7g783q8g9gg1ca05d881l4h209140621520h1m1c1q41218mg09a98600ha803s48411e8ecg1e0\
                         a011ck09ckeg0352d8058gcg21cog1c83kr4rgok03418sbobc09a4418k8k118maig11k03pg21\
                         os8kcsdodc";
    const IN_36: &str = "S9B3u3q274a4q095z026e089w8303100l062r0419141b07064d0i4n4m36045201d044056u6w0\
                         96q4y056403646y012r6e024a620666095y24ckcqbg01074g5q5k0350074c4c054d57091801bu\
                         06bk4c686m6g";

    /// Returns the test puzzle with a 9 at r3c7, and 1 removed from r1c1.
    fn state() -> Record {
        let mut entries = Board::EMPTY;
        entries[Cell::at(2, 6)] = Digit::new(9);
        let record = Record::new(PUZZLE.parse::<Board>().unwrap()).with_entries(entries);
        let board = record.board();
        let mut marks = [DigitSet::EMPTY; 81];
        for cell in !board.filled() {
            marks[cell.index()] = board.candidates(cell);
        }
        marks[0] = marks[0].without(Digit::ALL[0]);
        record.with_marks(marks)
    }

    fn written(record: &Record) -> String {
        let mut out = Vec::new();
        assert!(
            Format::SUDOKUWIKI
                .write(record, &mut out)
                .unwrap()
                .is_empty()
        );
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_examples_are_read() {
        assert_eq!(record(IN_32).unwrap(), state());
        assert_eq!(record(IN_36).unwrap(), state());
        assert_eq!(written(&state()), format!("{LINK}{IN_36}\n"));
        for text in [IN_32, IN_36] {
            assert!(looks_like(text));
            crate::tests::check(
                Format::SUDOKUWIKI,
                format!("<{LINK}{text}>\r\n{text}"),
                "1: puzzle, 1 entries, 197 marks\n2: puzzle, 1 entries, 197 marks",
            );
        }
        assert!(!looks_like(PUZZLE) && !looks_like(&"1".repeat(162)));
    }

    #[test]
    fn a_puzzle_without_marks_is_written_as_digits() {
        let puzzle = Record::new(PUZZLE.parse::<Board>().unwrap());
        let text = written(&puzzle);
        assert_eq!(text, format!("{LINK}{}\n", PUZZLE.replace('.', "0")));
        crate::tests::check(Format::SUDOKUWIKI, &text, "1: puzzle");
        crate::tests::check(Format::SUDOKUWIKI, PUZZLE, "1: puzzle");
    }

    #[test]
    fn a_grid_of_all_candidates_has_no_marks() {
        let mut plain = state();
        plain.marks = None;
        let text = written(&plain);
        crate::tests::check(Format::SUDOKUWIKI, &text, "1: puzzle, 1 entries");
    }

    #[test]
    fn a_lone_candidate_shared_with_a_peer_is_not_an_entry() {
        // r1c1 has only the candidate 4, which r1c2 also has.
        let text = format!("0g0o{}", "00".repeat(79));
        let record = record(&text).unwrap();
        assert_eq!(record.entries, Board::EMPTY);
        assert_eq!(record.marks.unwrap()[0], Digit::ALL[3].as_set());
        let text = format!("0g0{}", "0".repeat(159));
        assert_eq!(super::record(&text).unwrap().entries.filled().len(), 1);
    }

    #[test]
    fn reports_errors() {
        let check = |text: &str, expected: &str| {
            crate::tests::check(Format::SUDOKUWIKI, text, &format!("1: bd: {expected}"));
        };
        check("12", "expected 81 cells, found 2");
        check("S9B1", "expected 81 cells, found 0");
        check(&IN_36.replacen('3', "!", 1), "column 4: unexpected '!'");
        check(
            &IN_36.replacen("3u", "zz", 1),
            "r1c1: cell cannot be \"zz\"",
        );
        check(
            &IN_32.replacen("7g", "7h", 1),
            "r1c1: cell cannot be \"7h\"",
        );
        check(&IN_32.replacen("7g", "7w", 1), "column 2: unexpected 'w'");
    }
}
