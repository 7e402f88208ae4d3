//! Generates positions in which a technique of a lesson is due.

use std::ops::ControlFlow;

use novena_core::Puzzle;
use novena_lessons::HouseFilter;
use novena_techniques::{Kind, Level, Position, Reasoner, Step, technique};

use super::judging::furthest;
use super::subject::passes;
use super::{ExerciseBoard, Subject};
use crate::practice::{puzzles_of, row, row_of, turned};
use crate::{NewPuzzle, Practice, PuzzleShape, Random, bunch};

/// Puzzles in addition to those in the practice table.
const TABLE: &str = include_str!("../../data/exercises.txt");

/// The number of bunches searched before another technique of the lesson is tried.
const MOST_BUNCHES: u64 = 16;

/// Finds a position and a step that is due in it. The seed selects the technique.
pub(super) fn make(
    kinds: &'static [Kind],
    filter: Option<HouseFilter>,
    seed: u32,
    random: &mut Random,
    is_over: &dyn Fn() -> bool,
) -> Option<(ExerciseBoard, Step)> {
    let supplied: Vec<Kind> = kinds
        .iter()
        .copied()
        .filter(|&kind| is_supplied(kind))
        .collect();
    // Consecutive seeds cycle through all techniques.
    let first = seed as usize % supplied.len().max(1);
    let has_marks = Subject::Kinds(kinds, filter).has_marks();
    let mut turns = supplied.iter().cycle().skip(first).take(supplied.len());
    let found = turns.find_map(|&kind| match kind.level() {
        Level::Easy => single(&[kind], filter, random, is_over),
        _ => pattern(kind, random, is_over),
    });
    let (puzzle, position, step) = found?;
    // Choose again from all steps of the lesson, because another chain may be equally short.
    let steps = lesson_steps(&position, kinds, filter);
    let step = furthest(&steps, &[]).cloned().unwrap_or(step);
    Some((ExerciseBoard::of(&position, puzzle, has_marks), step))
}

type DuePosition = (Puzzle, Position, Step);

/// Whether we have puzzles for a kind.
fn is_supplied(kind: Kind) -> bool {
    Practice::is_known(kind) || row_of(TABLE, kind).is_some()
}

/// Finds a position in which a technique other than a single is the next step. The position comes
/// from a stored puzzle, transformed by a random symmetry, or, if many puzzles need the technique,
/// from a new puzzle.
fn pattern(kind: Kind, random: &mut Random, is_over: &dyn Fn() -> bool) -> Option<DuePosition> {
    let seed = random.next_u64();
    let rows = [row(kind), row_of(TABLE, kind)].into_iter().flatten();
    let puzzles: Vec<_> = rows
        .flat_map(puzzles_of)
        .map(|puzzle| (kind, puzzle))
        .collect();
    if !puzzles.is_empty() {
        let mut turned = turned(puzzles, Random::new(seed)).take_while(|_| !is_over());
        return turned.find_map(|made| due(kind, &made));
    }
    if !Practice::is_known(kind) {
        return None;
    }
    search(&PuzzleShape::default(), seed, is_over, |made| {
        due(kind, made)
    })
}

/// Finds the position of a puzzle in which a technique is the next step. If no known puzzle needs
/// the technique, it is enough that all techniques up to level hard are exhausted.
fn due(kind: Kind, made: &NewPuzzle) -> Option<DuePosition> {
    if Practice::is_known(kind) {
        let practice = Practice::of(made, &kind.into())?;
        return Some((made.puzzle, practice.position, practice.step));
    }
    let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
    let position = hard_end(start)?;
    let step = Reasoner::of([kind]).first_step(&position)?;
    Some((made.puzzle, position, step))
}

/// The position after all techniques up to level hard are exhausted, if the puzzle is not solved by
/// then.
pub(super) fn hard_end(start: Position) -> Option<Position> {
    let easier = Reasoner::standard()
        .only(|kind| kind.level() <= Level::Hard)
        .without_reasons();
    let path = easier.path(start);
    (!path.is_solved() && path.contradiction.is_none()).then_some(path.end)
}

/// The first suitable puzzle of a shape.
pub(super) fn search<T>(
    shape: &PuzzleShape,
    seed: u64,
    is_over: &dyn Fn() -> bool,
    serves: impl Fn(&NewPuzzle) -> Option<T>,
) -> Option<T> {
    for number in 0..MOST_BUNCHES {
        for made in bunch(shape, seed, number).puzzles {
            if is_over() {
                return None;
            }
            if let Some(found) = serves(&made) {
                return Some(found);
            }
        }
    }
    None
}

/// Finds a position in which a single is the next step.
fn single(
    kinds: &[Kind],
    filter: Option<HouseFilter>,
    random: &mut Random,
    is_over: &dyn Fn() -> bool,
) -> Option<DuePosition> {
    // Few empty cells make the exercise easier for beginners.
    let shape = PuzzleShape {
        givens: 28..=38,
        minimal: false,
        ..PuzzleShape::default()
    };
    search(&shape, random.next_u64(), is_over, |made| {
        let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
        let (position, step) = due_single(start, kinds, filter)?;
        Some((made.puzzle, position, step))
    })
}

/// Places singles until a single of the lesson's kind is available and no easier one is.
fn due_single(
    mut position: Position,
    kinds: &[Kind],
    filter: Option<HouseFilter>,
) -> Option<(Position, Step)> {
    let singles = Reasoner::of(SINGLES);
    while !position.open_cells().is_empty() {
        let step = match easier_single(&position, kinds, filter) {
            Some(step) => step,
            None => match lesson_steps(&position, kinds, filter).into_iter().next() {
                Some(step) => return Some((position, step)),
                None => singles.first_step(&position)?,
            },
        };
        position.apply(&step).ok()?;
    }
    None
}

pub(super) const SINGLES: [Kind; 3] = [Kind::FULL_HOUSE, Kind::HIDDEN_SINGLE, Kind::NAKED_SINGLE];

/// A single that is easier to see than the lesson's singles.
fn easier_single(position: &Position, kinds: &[Kind], filter: Option<HouseFilter>) -> Option<Step> {
    let first = kinds.iter().min()?;
    let before = SINGLES.iter().filter(|kind| *kind < first);
    let before = before.flat_map(|&kind| lesson_steps(position, &[kind], None));
    let in_boxes = match filter {
        Some(HouseFilter::Line) => lesson_steps(position, kinds, Some(HouseFilter::Box)),
        _ => Vec::new(),
    };
    before.chain(in_boxes).next()
}

/// All steps of a lesson in a position. If two steps have the same conclusion, only the easier one
/// is kept.
pub(super) fn lesson_steps(
    position: &Position,
    kinds: &[Kind],
    filter: Option<HouseFilter>,
) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut kinds = kinds.to_vec();
    kinds.sort_unstable();
    for technique in kinds.into_iter().filter_map(technique) {
        // The callback never stops the search.
        let _ = technique.find(position, &mut |step| {
            let is_new = |known: &Step| known.deductions != step.deductions;
            if passes(filter, &step) && steps.iter().all(is_new) {
                steps.push(step);
            }
            ControlFlow::Continue(())
        });
    }
    steps
}

#[cfg(test)]
mod tests {
    use novena_kernel::{Verdict, Wave};

    use super::*;

    #[test]
    fn every_line_has_a_technique_and_puzzles_in_which_it_is_due() {
        for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
            let id = line.split(' ').next().unwrap_or_default();
            let kind: Kind = id.parse().unwrap();
            assert_eq!(kind.id(), id);
            assert_eq!(puzzles_of(line).count() + 1, line.split(' ').count());
            for puzzle in puzzles_of(line) {
                let Verdict::Unique(solution) = Wave::new().verdict(&puzzle).0 else {
                    panic!("{puzzle}: not one solution");
                };
                let made = NewPuzzle { puzzle, solution };
                assert!(due(kind, &made).is_some(), "{kind} {puzzle}");
            }
        }
    }
}
