//! Lines in which one word among others consists of 81 cells.

use novena_core::{Board, Cell};

use super::{Assumption, solves};
use crate::format::{Parser, Unit};
use crate::line::{self, is_cell};
use crate::{ParseError, Record, latin};

/// Returns the assumption about the lines with words of 81 cells, if the text contains any.
pub(super) fn assumption(text: &str) -> Option<Assumption> {
    let mut boards = text.lines().filter_map(only_board);
    let first = boards.next();
    match (first, boards.next()) {
        (Some(puzzle), Some(other)) if solves(&other, &puzzle) => Some(Assumption::Pairs),
        (Some(_), _) => Some(Assumption::Words),
        // A line with two boards is rejected when it is read.
        (None, _) => {
            let has_board = |line: &str| words_of_81(line).next().is_some();
            text.lines().any(has_board).then_some(Assumption::Words)
        }
    }
}

/// Returns the board in a line that contains exactly one.
fn only_board(line: &str) -> Option<Board> {
    let mut boards = words_of_81(line);
    match (boards.next(), boards.next()) {
        (Some((_, board)), None) => Some(board),
        _ => None,
    }
}

/// Lines with a word of 81 cells; lines without one are skipped.
pub(super) struct Words;

impl Parser for Words {
    fn is_line_based(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        let found: Vec<(&str, Board)> = words_of_81(text).collect();
        // The solution may precede the puzzle.
        let puzzle = found
            .iter()
            .find(|(_, board)| board.filled().len() < Cell::COUNT);
        let Some(&(word, puzzle)) = puzzle.or(found.first()) else {
            let damaged = words(text).find(|word| is_nearly(word));
            return damaged.map_or(Unit::Nothing, |word| Unit::Fault(0, line::explain(word)));
        };
        let mut record = Record::new(puzzle);
        for (other, board) in found {
            if board == puzzle {
                continue;
            }
            if !solves(&board, &puzzle) {
                let short = |word: &str| word.chars().take(12).chain(['…']).collect();
                let (first, second) = (short(word), short(other));
                return Unit::Fault(0, ParseError::TwoBoards { first, second });
            }
            record.solution = Some(board);
        }
        record.comment = comment(text);
        Unit::Record(0, record)
    }
}

/// A line with a puzzle and, further down, a line with its solution.
pub(super) struct Pairs;

impl Parser for Pairs {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        let mut puzzle = None;
        let mut start = 0;
        while start < text.len() {
            let end = match memchr::memchr(b'\n', &text[start..]) {
                Some(length) => start + length + 1,
                None if at_end => text.len(),
                None => return None,
            };
            let line = &*latin::text(&text[start..end]);
            // A line with two boards or a damaged board gets an error of its own.
            let is_alone = words_of_81(line).nth(1).is_some() || words(line).any(is_nearly);
            match (&puzzle, only_board(line)) {
                (Some(puzzle), Some(board)) if solves(&board, puzzle) => return Some(end),
                (Some(_), Some(_)) => return Some(start),
                (Some(_), None) if is_alone => return Some(start),
                (None, None) if is_alone => return Some(end),
                (None, Some(board)) => puzzle = Some(board),
                (_, None) => {}
            }
            start = end;
        }
        at_end.then_some(text.len())
    }

    fn read(&self, text: &str) -> Unit {
        let mut lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| words_of_81(line).next().is_some() || words(line).any(is_nearly));
        let Some((first, line)) = lines.next() else {
            return Unit::Nothing;
        };
        let mut record = match Words.read(line) {
            Unit::Record(_, record) => record,
            Unit::Fault(_, error) => return Unit::Fault(first, error),
            unit => return unit,
        };
        let solution = lines.next().and_then(|(_, line)| only_board(line));
        record.solution = record.solution.or(solution);
        Unit::Record(first, record)
    }
}

/// Returns the words of a line other than its boards.
fn comment(line: &str) -> Option<String> {
    let others: Vec<&str> = words(line)
        .filter(|word| line::exact(word).is_none())
        .collect();
    Some(others.join(" ")).filter(|words| !words.is_empty())
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    let apart = |char: char| {
        char.is_whitespace() || matches!(char, ',' | ';' | '|' | '"' | '\'' | '(' | ')' | '<' | '>')
    };
    line.split(apart).filter(|word| !word.is_empty())
}

/// Returns the words of a line that consist of 81 cells, at least one of which is a digit.
fn words_of_81(line: &str) -> impl Iterator<Item = (&str, Board)> {
    words(line).filter_map(|word| {
        let is_board = word.chars().count() == Cell::COUNT && word.chars().all(is_cell);
        let board = line::exact(word).filter(|_| is_board)?;
        (!board.filled().is_empty()).then_some((word, board))
    })
}

/// Returns whether a word was meant to be 81 cells.
fn is_nearly(word: &str) -> bool {
    let length = word.chars().count();
    let cells = word.chars().filter(|&char| is_cell(char)).count();
    (70..=95).contains(&length)
        && 10 * cells >= 9 * length
        && (length != Cell::COUNT || cells != length)
        && word.contains(|char: char| char.is_ascii_digit())
}
