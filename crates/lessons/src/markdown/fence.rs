//! The fenced blocks: `position` and `puzzle`.

use novena_core::{Board, Candidate, Puzzle};

use super::{Lines, MarkdownError, Result};
use crate::{Claim, Conclusion, Deduction, PositionBlock, PuzzleBlock, names};

const AN_END: &str = "```` ``` ```` after the lines of a fence";
const A_POSITION_LINE: &str = "`givens`, `entries`, `struck`, `step` or `no`, each at most once";
const A_PUZZLE_LINE: &str = "`givens`, `needs` or `hardest`, each at most once";
const GIVENS: &str = "`givens` among the lines of a fence";
const A_BOARD: &str = "81 characters, digits or `.`";
const ENTRIES_BESIDE_GIVENS: &str = "entries in cells without givens";
const STRUCK: &str = "candidates such as `r1c4<>5`";
const A_STEP: &str = "a technique and what it concludes, such as `x-wing r4c6<>6`";
const A_NO: &str = "a technique and what it does not conclude, such as `x-wing r4c6<>6`";
const TECHNIQUES: &str = "ids of techniques";
const A_TECHNIQUE: &str = "the id of a technique";

/// A line inside a fence, with its line number, its key and the words after the key.
struct Line<'a> {
    number: usize,
    key: &'a str,
    value: &'a str,
}

impl Line<'_> {
    /// The error for a value that is not what was expected.
    fn expected(&self, expected: &'static str) -> MarkdownError {
        MarkdownError {
            line: self.number,
            expected,
            found: self.value.to_owned(),
        }
    }

    fn board(&self) -> Result<Board> {
        self.value.parse().map_err(|_| self.expected(A_BOARD))
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.value.split_whitespace()
    }

    fn conclusion(&self, expected: &'static str) -> Result<Conclusion> {
        let mut words = self.words();
        let technique = words.next().filter(|word| is_id(word));
        let technique = technique.ok_or_else(|| self.expected(expected))?.to_owned();
        let deductions = words.map(names::deductions).collect::<Option<Vec<_>>>();
        let mut deductions = deductions.ok_or_else(|| self.expected(expected))?.concat();
        deductions.sort_unstable();
        Ok(Conclusion {
            technique,
            deductions,
        })
    }
}

fn is_id(word: &str) -> bool {
    let is_of_ids =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    !word.is_empty() && word.chars().all(is_of_ids)
}

/// The number of the line on which a fence begins, and the lines inside the fence.
fn fence<'a>(
    lines: &mut Lines<'a>,
    keys: &[&str],
    expected: &'static str,
) -> Result<(usize, Vec<Line<'a>>)> {
    let start = lines.number();
    lines.skip();
    let mut found: Vec<Line<'a>> = Vec::new();
    loop {
        let Some(line) = lines.peek() else {
            return Err(lines.expected(AN_END));
        };
        if line == "```" {
            lines.skip();
            return Ok((start, found));
        }
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if !keys.contains(&key) || found.iter().any(|line| line.key == key) {
            return Err(lines.expected(expected));
        }
        let (number, value) = (lines.number(), value.trim());
        found.push(Line { number, key, value });
        lines.skip();
    }
}

fn givens(start: usize, lines: &[Line<'_>]) -> Result<Puzzle> {
    let line = lines.iter().find(|line| line.key == "givens");
    let line = line.ok_or_else(|| MarkdownError {
        line: start,
        expected: GIVENS,
        found: String::new(),
    })?;
    line.board().map(Puzzle::from)
}

/// Parses a position, starting at its opening fence.
pub(super) fn position(lines: &mut Lines<'_>) -> Result<PositionBlock> {
    let keys = ["givens", "entries", "struck", "step", "no"];
    let (start, lines) = fence(lines, &keys, A_POSITION_LINE)?;
    let mut position = PositionBlock {
        givens: givens(start, &lines)?,
        entries: Board::EMPTY,
        struck: Vec::new(),
        claim: None,
        line: start,
    };
    for line in &lines {
        match line.key {
            "entries" => position.entries = entries(line, &position.givens)?,
            "struck" => position.struck = struck(line)?,
            "step" | "no" if position.claim.is_some() => {
                return Err(line.expected(A_POSITION_LINE));
            }
            "step" => {
                let step = line.conclusion(A_STEP)?;
                if step.deductions.is_empty() {
                    return Err(line.expected(A_STEP));
                }
                position.claim = Some(Claim::Step(step));
            }
            "no" => position.claim = Some(Claim::No(line.conclusion(A_NO)?)),
            _ => {}
        }
    }
    Ok(position)
}

fn entries(line: &Line<'_>, givens: &Puzzle) -> Result<Board> {
    let entries = line.board()?;
    if !(entries.filled() & givens.givens()).is_empty() {
        return Err(line.expected(ENTRIES_BESIDE_GIVENS));
    }
    Ok(entries)
}

fn struck(line: &Line<'_>) -> Result<Vec<Candidate>> {
    let mut struck = Vec::new();
    for word in line.words() {
        let deductions = names::deductions(word).ok_or_else(|| line.expected(STRUCK))?;
        for deduction in deductions {
            let Deduction::Eliminate(candidate) = deduction else {
                return Err(line.expected(STRUCK));
            };
            struck.push(candidate);
        }
    }
    if struck.is_empty() {
        return Err(line.expected(STRUCK));
    }
    struck.sort_unstable();
    Ok(struck)
}

/// Parses a puzzle, starting at its opening fence.
pub(super) fn puzzle(lines: &mut Lines<'_>) -> Result<PuzzleBlock> {
    let (start, lines) = fence(lines, &["givens", "needs", "hardest"], A_PUZZLE_LINE)?;
    let mut puzzle = PuzzleBlock {
        givens: givens(start, &lines)?,
        needs: Vec::new(),
        hardest: None,
        line: start,
    };
    for line in &lines {
        match line.key {
            "needs" => puzzle.needs = line.words().map(str::to_owned).collect(),
            "hardest" => puzzle.hardest = Some(line.value.to_owned()),
            _ => continue,
        }
        if line.value.is_empty() || !line.words().all(is_id) {
            return Err(line.expected(TECHNIQUES));
        }
        if line.key == "hardest" && !is_id(line.value) {
            return Err(line.expected(A_TECHNIQUE));
        }
    }
    Ok(puzzle)
}
