//! Template set and template delete: all ways to place one digit in the whole grid.
//!
//! A *template* is a choice of nine cells for a digit, one in every row, column and box; an empty
//! grid has 46,656 of them. A template is discarded if it uses a cell where the digit is no longer
//! a candidate, or omits a cell where the digit is placed. For the remaining templates:
//!
//! - a cell in *every* template holds the digit (template set),
//! - a candidate that is not in *any* template is eliminated (template delete).
//!
//! Digits help each other: a cell that is certain to hold one digit is excluded from the templates
//! for all other digits, which may make further cells certain, and so on until nothing changes.
//!
//! ```text
//! 8 8 . | . . . | . . .     every template of 8 takes a cell of box 1 in row 1,
//! . . . | 8 8 . | . . .     and one of box 2 in row 2:
//! . 8 . | . 8 . | 8 . .     none can have r3c2 or r3c5, and all have r3c7
//! ```
//!
//! The search does not list templates. It goes down row by row, and needs to know only which set of
//! columns the rows above take. The boxes follow from the columns, since the three rows of a band
//! take one column from each stack. It is therefore enough to know which sets of columns the rows
//! above can take, and after which of these sets the rows below can be filled. In any row, there
//! are at most 81 such sets. A cell is in a template if it leads from a reachable set to a set that
//! can be completed. It is in all templates if it is the only such cell in its row.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) const ALL: &[&dyn Technique] = &[&TemplateSet, &TemplateDelete];

/// A set of sets of columns: bit `n` represents the set whose bits form the number `n`.
#[derive(Clone, Copy)]
struct ColumnSets([u64; 8]);

impl ColumnSets {
    const NONE: Self = Self([0; 8]);

    fn insert(&mut self, columns: usize) {
        self.0[columns / 64] |= 1 << (columns % 64);
    }

    fn contains(&self, columns: usize) -> bool {
        self.0[columns / 64] >> (columns % 64) & 1 != 0
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let mut bits = bits;
            std::iter::from_fn(move || {
                let low = bits.trailing_zeros() as usize;
                bits &= bits.checked_sub(1)?;
                Some(word * 64 + low)
            })
        })
    }
}

/// The columns that a row can still take, given the rows above. A column cannot be taken twice, and
/// it cannot be taken in a box that already contains the digit.
fn free(row: usize, taken: usize) -> usize {
    (0..3)
        .map(|stack| 0b111 << (3 * stack))
        .filter(|stack| (taken & stack).count_ones() as usize == row / 3)
        .fold(0, |free, stack| free | (stack & !taken))
}

/// The columns in a set of bits, each as a single bit.
fn each(mut columns: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let low = columns & columns.wrapping_neg();
        columns &= columns.checked_sub(1)?;
        Some(low)
    })
}

/// The cells that are in at least one template within the given places. Empty if there are no
/// templates.
fn in_templates(places: CellSet) -> CellSet {
    let rows: [usize; 9] =
        std::array::from_fn(|row| (places.bits() >> (9 * row)) as usize & 0b1_1111_1111);
    let mut reached = [ColumnSets::NONE; 10];
    reached[0].insert(0);
    for row in 0..9 {
        let (above, below) = reached.split_at_mut(row + 1);
        for taken in above[row].iter() {
            for column in each(free(row, taken) & rows[row]) {
                below[0].insert(taken | column);
            }
        }
    }
    let mut finished = reached[9];
    let mut cells = CellSet::EMPTY;
    for row in (0..9).rev() {
        let mut before = ColumnSets::NONE;
        for taken in reached[row].iter() {
            for column in each(free(row, taken) & rows[row]) {
                if finished.contains(taken | column) {
                    before.insert(taken);
                    cells.insert(Cell::at(row, column.trailing_zeros() as usize));
                }
            }
        }
        finished = before;
    }
    cells
}

/// The cells that are in every template, given the cells that are in at least one.
fn in_all(possible: CellSet) -> CellSet {
    (0..9)
        .filter_map(|row| (possible & House::row(row).cells()).single())
        .collect()
}

/// For each digit, the cells in its templates, including placed ones. `None` if some digit has no
/// templates, because the position then has no solution.
fn possible_cells(position: &Position) -> Option<[CellSet; 9]> {
    let mut possible = Digit::ALL.map(|digit| position.places(digit));
    for cell in Cell::all() {
        if let Some(digit) = position.placed(cell) {
            possible[digit.index()].insert(cell);
        }
    }
    let mut sure = [CellSet::EMPTY; 9];
    let mut changed = DigitSet::ALL;
    while let Some(digit) = changed.first() {
        changed.remove(digit);
        let index = digit.index();
        possible[index] = in_templates(possible[index]);
        if possible[index].is_empty() {
            return None;
        }
        let new = in_all(possible[index]) - sure[index];
        sure[index] |= new;
        for other in !digit.as_set() {
            if !(possible[other.index()] & new).is_empty() {
                possible[other.index()] -= new;
                changed.insert(other);
            }
        }
    }
    Some(possible)
}

/// Adds evidence to a step: the digit, and the true candidates that take cells from it.
fn explain(step: Step, position: &Position, digit: Digit, possible: &[CellSet; 9]) -> Step {
    let taken: Vec<Candidate> = (!digit.as_set())
        .iter()
        .flat_map(|other| {
            (in_all(possible[other.index()]) & position.places(digit))
                .iter()
                .map(move |cell| cell.with(other))
        })
        .collect();
    let step = step.because(Role::Digit, digit);
    if taken.is_empty() {
        step
    } else {
        step.because(Role::Taken, taken)
    }
}

pub(crate) struct TemplateSet;

impl Technique for TemplateSet {
    fn kind(&self) -> Kind {
        Kind::TEMPLATE_SET
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let Some(possible) = possible_cells(position) else {
            return ControlFlow::Continue(());
        };
        for digit in Digit::ALL {
            let sure = in_all(possible[digit.index()]) & position.places(digit);
            let sure = sure.iter().map(|cell| cell.with(digit));
            if let Some(step) = Step::place_all(self.kind(), sure) {
                found(explain(step, position, digit, &possible))?;
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct TemplateDelete;

impl Technique for TemplateDelete {
    fn kind(&self) -> Kind {
        Kind::TEMPLATE_DELETE
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let Some(possible) = possible_cells(position) else {
            return ControlFlow::Continue(());
        };
        for digit in Digit::ALL {
            let gone = !possible[digit.index()];
            if let Some(step) = Step::eliminate(self.kind(), position, digit, gone) {
                found(explain(step, position, digit, &possible))?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exhibit;
    use crate::sketch::{check, position, steps};

    #[test]
    fn every_cell_of_an_empty_grid_is_in_a_template() {
        check(&TemplateSet, "", &[]);
        check(&TemplateDelete, "", &[]);
    }

    /// The eliminations of the given digits from the given cells, as text.
    fn eliminations(digits: &str, cells: CellSet) -> String {
        let texts: Vec<String> = cells
            .iter()
            .flat_map(|cell| digits.chars().map(move |digit| format!("{cell}<>{digit}")))
            .collect();
        texts.join(" ")
    }

    #[test]
    fn a_cell_in_every_template_is_set() {
        check(&TemplateSet, "r5#4=r5c5", &["r5c5=4"]);
    }

    #[test]
    fn a_sure_cell_is_struck_from_the_templates_of_all_digits() {
        let middle = Cell::at(4, 4);
        let mut expected: Vec<String> = ["1", "2", "3", "5", "6", "7", "8", "9"]
            .map(|digit| eliminations(digit, middle.as_set()))
            .to_vec();
        expected.push(eliminations("4", middle.peers() - House::row(4).cells()));
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        check(&TemplateDelete, "r5#4=r5c5", &expected);
    }

    #[test]
    fn a_taken_cell_makes_another_cell_sure() {
        // In row 9, the 6 must be in r9c9 once 4 has taken r9c1.
        let sketch = "r9#4=r9c1 r9#6=r9c1,r9c9";
        check(&TemplateSet, sketch, &["r9c1=4", "r9c9=6"]);
        let steps = steps(&TemplateSet, &position(sketch));
        let taken = Exhibit::Candidates(vec![Cell::at(8, 0).with(Digit::ALL[3])]);
        assert!(steps[0].exhibits(Role::Taken).next().is_none());
        assert_eq!(steps[1].exhibits(Role::Taken).next(), Some(&taken));
    }

    #[test]
    fn placed_digits_are_in_every_template_and_are_not_set_again() {
        check(&TemplateSet, "r5c5:4", &[]);
        check(&TemplateDelete, "r5c5:4", &[]);
    }

    #[test]
    fn locked_candidates_swordfish_and_chains_are_all_deleted() {
        check(
            &TemplateDelete,
            "b1#5=r3c1,r3c2",
            &["r3c4<>5 r3c5<>5 r3c6<>5 r3c7<>5 r3c8<>5 r3c9<>5"],
        );
        check(
            &TemplateDelete,
            "r1#4=r1c2,r1c6 r5#4=r5c3,r5c6",
            &["r2c3<>4 r3c3<>4 r4c2<>4 r6c2<>4"],
        );
    }

    #[test]
    fn without_a_template_there_is_no_step() {
        let sketch = "r1#4=r1c1,r1c2 r2#4=r2c1,r2c2";
        check(&TemplateSet, sketch, &[]);
        check(&TemplateDelete, sketch, &[]);
    }

    /// The union of all templates for a digit, found in a simple but slow way.
    fn union_by_search(position: &Position, digit: Digit, row: usize, chosen: CellSet) -> CellSet {
        if row == 9 {
            return chosen;
        }
        let places = House::row(row)
            .cells()
            .iter()
            .filter(|&cell| position.has(cell.with(digit)) && (cell.peers() & chosen).is_empty());
        places.fold(CellSet::EMPTY, |union, cell| {
            union | union_by_search(position, digit, row + 1, chosen.with(cell))
        })
    }

    #[test]
    fn the_cells_are_those_of_all_templates_listed() {
        let four = Digit::ALL[3];
        // Remove up to two fifths of the places, in different patterns. Some patterns leave few
        // templates; others leave many.
        for start in 0..9 {
            let struck = Cell::all().filter(|cell| (cell.index() * (start + 2) + start) % 5 < 2);
            let sketch: Vec<String> = struck.map(|cell| format!("{cell}<>4")).collect();
            let position = position(&sketch.join(" "));
            assert_eq!(
                in_templates(position.places(four)),
                union_by_search(&position, four, 0, CellSet::EMPTY),
                "{start}"
            );
        }
    }
}
