//! A position in which a technique can be used, drawn for a terminal.

use std::io::{self, Write};

use novena_core::{Board, Cell, CellSet, DigitSet};
use novena_formats::{Content, Format, Reader};
use novena_generator::{ExerciseBoard, Practice};
use novena_lessons::{LessonText, Page};
use novena_techniques::{Exhibit, Kind, Reasoner, Role, Step};

use crate::situation;

/// A stored position for each technique that does not have any other example.
const LIST: &str = include_str!("../../../lists/examples.txt");

/// The seed that selects the position if no lesson shows one. It is fixed, so that the example is
/// always the same.
const SEED: u64 = 1;

/// A position and a step in it.
pub(super) struct Example {
    pub(super) board: ExerciseBoard,
    pub(super) step: Step,
}

impl Example {
    /// Returns an example of a technique. It comes from the page about the technique, from one of
    /// our own puzzles that need the technique, or from our list.
    pub(super) fn of(kind: Kind, page: Option<Page>, text: Option<&LessonText>) -> Option<Self> {
        let of_page = page.zip(text).and_then(|(page, text)| {
            let blocks = text.sections.iter().filter_map(|section| {
                let block = section.position.as_ref()?;
                let technique = &block.claim.as_ref()?.conclusion().technique;
                (technique == kind.id()).then_some(block)
            });
            blocks.into_iter().find_map(|block| {
                let board = ExerciseBoard::of_block(page, block);
                let step = board.claimed_step(page, block)?;
                Some(Self { board, step })
            })
        });
        of_page
            .or_else(|| Self::of_stored(kind))
            .or_else(|| Self::of_list(kind))
    }

    /// Returns the position from our list.
    fn of_list(kind: Kind) -> Option<Self> {
        let mut lines = LIST.lines();
        let case = lines.find_map(|line| line.strip_prefix(kind.id())?.strip_prefix(' '))?;
        let entry = Reader::new(case.as_bytes(), "", Some(Format::LIBRARY))
            .ok()?
            .next()?;
        let Content::Record(record) = entry.ok()?.content else {
            return None;
        };
        let digits = record.board();
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        for cell in Cell::all().filter(|&cell| digits[cell].is_none()) {
            marks[cell.index()] = situation::candidates(&record, cell);
        }
        let board = ExerciseBoard {
            puzzle: record.givens,
            digits,
            marks,
        };
        let (position, _) = board.position()?;
        let step = Reasoner::of([kind]).first_step(&position)?;
        Some(Self { board, step })
    }

    fn of_stored(kind: Kind) -> Option<Self> {
        let choice = kind.into();
        let stored = Practice::stored(&choice, SEED);
        let practice = stored.iter().find_map(|made| Practice::of(made, &choice))?;
        let position = practice.position;
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        for cell in position.open_cells() {
            marks[cell.index()] = position[cell];
        }
        Some(Self {
            board: ExerciseBoard {
                puzzle: practice.made.puzzle,
                digits: *position.grid().board(),
                marks,
            },
            step: practice.step.with_reasons(&position),
        })
    }

    /// Draws the board in the style used in forums: `*` before a cell of the pattern, `-` before a
    /// removed candidate, and `=` before a placed digit.
    pub(super) fn draw(&self, out: &mut impl Write) -> io::Result<()> {
        let pattern = pattern(&self.step);
        let fields: Vec<String> = Cell::all().map(|cell| self.field(cell, pattern)).collect();
        let width = |column: usize| {
            let fields = fields.iter().skip(column).step_by(9);
            fields.map(String::len).max().unwrap_or(1)
        };
        let widths: [usize; 9] = std::array::from_fn(width);
        let rule: Vec<String> = widths
            .chunks(3)
            .map(|box_| "-".repeat(box_.iter().sum::<usize>() + 6))
            .collect();
        let rule = format!("+{}+", rule.join("+"));
        for (row, fields) in fields.chunks(9).enumerate() {
            if row % 3 == 0 {
                writeln!(out, "{rule}")?;
            }
            for (column, field) in fields.iter().enumerate() {
                let before = match (column, column % 3) {
                    (0, _) => "| ",
                    (_, 0) => " | ",
                    _ => "  ",
                };
                write!(out, "{before}{field:0$}", widths[column])?;
            }
            writeln!(out, " |")?;
        }
        writeln!(out, "{rule}")
    }

    fn field(&self, cell: Cell, pattern: CellSet) -> String {
        let digits: &Board = &self.board.digits;
        let star = if pattern.contains(cell) { "*" } else { "" };
        if let Some(digit) = digits[cell] {
            return format!("{star}{digit}");
        }
        let placed = self.step.placements().find(|placed| placed.cell == cell);
        let marks = self.board.marks[cell.index()];
        if marks.is_empty() {
            // The first lessons have boards without marks.
            return placed
                .map_or_else(|| format!("{star}."), |placed| format!("={}", placed.digit));
        }
        let goes = |digit| {
            let mut gone = self.step.eliminations();
            gone.any(|candidate| candidate == cell.with(digit))
        };
        let marks = marks.iter().map(|digit| {
            if placed.is_some_and(|placed| placed.digit == digit) {
                format!("={digit}")
            } else if goes(digit) {
                format!("-{digit}")
            } else {
                digit.to_string()
            }
        });
        format!("{star}{}", marks.collect::<String>())
    }
}

/// Returns the cells of the pattern: all highlighted cells except those that only explain why a
/// digit cannot be elsewhere.
fn pattern(step: &Step) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for evidence in &step.evidence {
        if matches!(evidence.role, Role::Blocker | Role::RuledOut) {
            continue;
        }
        match &evidence.exhibit {
            Exhibit::Cells(all) | Exhibit::Set { cells: all, .. } => cells |= *all,
            Exhibit::Candidates(all) => cells.extend(all.iter().map(|candidate| candidate.cell)),
            Exhibit::Links(links) => {
                for link in links {
                    cells |= link.from.cells | link.to.cells;
                }
            }
            _ => {}
        }
    }
    // Cells with removed candidates get a different sign.
    let gone: CellSet = step
        .eliminations()
        .map(|candidate| candidate.cell)
        .collect();
    let placed: CellSet = step.placements().map(|candidate| candidate.cell).collect();
    cells - (gone | placed)
}

#[cfg(test)]
mod tests {
    use novena_lessons::source;

    use super::*;
    use crate::arguments::techniques;

    fn example(kind: Kind) -> Option<Example> {
        let page = Page::of(kind.id(), None);
        let text = page.and_then(|page| LessonText::parse(source("en", page.id())?).ok());
        Example::of(kind, page, text.as_ref())
    }

    #[test]
    fn patterns_eliminations_and_placements_are_marked() {
        let drawn = |kind| {
            let mut out = Vec::new();
            example(kind).unwrap().draw(&mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let wing = drawn(Kind::X_WING);
        assert_eq!(wing.matches('*').count(), 4, "{wing}");
        let inner: String = wing.lines().filter(|line| line.starts_with('|')).collect();
        assert!(inner.contains('-'), "{wing}");
        let single = drawn(Kind::NAKED_SINGLE);
        assert_eq!(single.matches('=').count(), 1, "{single}");
        for line in wing.lines() {
            assert_eq!(line.len(), wing.lines().next().unwrap().len(), "{wing}");
        }
    }

    /// No position that contains a mutant X-Wing is known.
    #[test]
    fn every_technique_has_an_example() {
        assert!(example(Kind::MUTANT_X_WING).is_none());
        for kind in techniques().filter(|&kind| kind != Kind::MUTANT_X_WING) {
            let example = example(kind).unwrap_or_else(|| panic!("{kind} has no example"));
            assert_eq!(example.step.kind, kind);
            assert!(example.draw(&mut Vec::new()).is_ok());
        }
    }
}
