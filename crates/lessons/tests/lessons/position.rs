//! Checks that positions are consistent and have a unique solution.

use novena_core::{Grid, Solution};
use novena_kernel::{Verdict, Wave};
use novena_lessons::{Page, PositionBlock, Section, SectionKind};
use novena_techniques::Position;

use super::Problem;

/// The position of a block.
pub(super) fn position(
    page: Page,
    section: &Section,
    block: &PositionBlock,
) -> Result<Position, Problem> {
    let problem = |words: String| Problem::new(block.line, words);
    let board = block.board();
    // Lessons about the rules and about marks may show rule violations.
    let may_break = page.techniques().is_empty() && section.kind == SectionKind::NearMiss;
    if !may_break {
        if let Some(conflict) = board.conflicts().next() {
            return Err(problem(format!("the digits clash: {conflict:?}")));
        }
        agrees_with_solution(block, &solution(block)?)?;
    }
    let mut grid = match Grid::new(&board) {
        Ok(grid) => grid,
        Err(_) if may_break => Grid::with_candidates(&board, |cell| board.candidates(cell)),
        Err(contradiction) => return Err(problem(format!("{contradiction}"))),
    };
    for &candidate in &block.struck {
        if !grid.has(candidate) {
            let (cell, digit) = (candidate.cell, candidate.digit);
            return Err(problem(format!("{cell} has no {digit} to strike")));
        }
        grid.eliminate(candidate)
            .map_err(|contradiction| problem(contradiction.to_string()))?;
    }
    Ok(Position::from_grid(grid, block.givens.givens()).assuming_uniqueness(true))
}

fn solution(block: &PositionBlock) -> Result<Solution, Problem> {
    match Wave::new().verdict(&block.givens).0 {
        Verdict::Unique(solution) => Ok(solution),
        Verdict::None => Err(Problem::new(block.line, "the givens have no solution")),
        Verdict::Several => Err(Problem::new(
            block.line,
            "the givens have several solutions",
        )),
    }
}

fn agrees_with_solution(block: &PositionBlock, solution: &Solution) -> Result<(), Problem> {
    for cell in block.entries.filled() {
        if block.entries[cell] != Some(solution[cell]) {
            let words = format!(
                "the entry in {cell} is wrong, {} belongs there",
                solution[cell]
            );
            return Err(Problem::new(block.line, words));
        }
    }
    for candidate in &block.struck {
        if solution[candidate.cell] == candidate.digit {
            let words = format!("{}<>{} is struck but true", candidate.cell, candidate.digit);
            return Err(Problem::new(block.line, words));
        }
    }
    Ok(())
}
