//! Reads and checks the answers of a card.

use novena_core::{Candidate, Cell, CellSet, Puzzle, Solution};
use novena_kernel::{Verdict, Wave};

use crate::fault::Fault;
use crate::line::{NONE, ONE, SEVERAL};

/// Solves every board again that has one solution according to a card.
pub(crate) fn check_counts(
    puzzles: &[Puzzle],
    extensions: &[(u32, Candidate)],
    counts: &[u8],
) -> Result<(), Fault> {
    let mut unique = Vec::new();
    for (&(place, added), count) in extensions.iter().zip(counts) {
        match *count {
            NONE | SEVERAL => {}
            ONE => unique.push(puzzles[place as usize].with_given(added)),
            _ => return Err(Fault::Wrong),
        }
    }
    let mut verdicts = Vec::new();
    Wave::new().verdicts(&unique, &mut verdicts);
    let is_unique = |verdict| matches!(verdict, Verdict::Unique(_));
    if verdicts.into_iter().all(is_unique) {
        Ok(())
    } else {
        Err(Fault::Wrong)
    }
}

/// Reads a verdict from an answer, and checks its solution against the rules and the givens.
pub(crate) fn verdict(answer: &[u8], puzzle: &Puzzle) -> Result<Verdict, Fault> {
    match answer[0] {
        NONE => Ok(Verdict::None),
        SEVERAL => Ok(Verdict::Several),
        ONE => {
            let values = answer[1..].try_into().expect("81 bytes");
            match Solution::from_values(values) {
                Ok(solution) if solution.solves(puzzle) => Ok(Verdict::Unique(solution)),
                _ => Err(Fault::Wrong),
            }
        }
        _ => Err(Fault::Wrong),
    }
}

/// The cells in which two solutions differ. If the solutions are equal, the card returned the known
/// solution as another one, which is a fault.
pub(crate) fn difference(a: &Solution, b: &Solution) -> Result<CellSet, Fault> {
    let (a, b) = (a.board().values(), b.board().values());
    let cells: CellSet = Cell::all()
        .filter(|cell| a[cell.index()] != b[cell.index()])
        .collect();
    if cells.is_empty() {
        return Err(Fault::Wrong);
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::ANSWER;

    #[test]
    fn difference_finds_the_cells_that_differ() {
        let text =
            "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
        let solution: Solution = text.parse().unwrap();
        assert_eq!(difference(&solution, &solution), Err(Fault::Wrong));
        let exchanged = text.replace('1', "x").replace('2', "1").replace('x', "2");
        let other: Solution = exchanged.parse().unwrap();
        assert_eq!(difference(&solution, &other).unwrap().len(), 18);
    }

    #[test]
    fn a_wrong_board_is_a_fault() {
        let text =
            "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
        let solution: Solution = text.parse().unwrap();
        let puzzle = Puzzle::EMPTY;
        let mut answer = [0; ANSWER];
        answer[1..].copy_from_slice(&solution.board().values());
        assert_eq!(verdict(&answer, &puzzle), Ok(Verdict::None));
        answer[0] = ONE;
        assert_eq!(verdict(&answer, &puzzle), Ok(Verdict::Unique(solution)));
        // There are three cases: the card reports an error, the board breaks a rule, or a given is
        // lost.
        answer[0] = 255;
        assert_eq!(verdict(&answer, &puzzle), Err(Fault::Wrong));
        answer[0] = ONE;
        let other: Puzzle = format!("6{}", ".".repeat(80)).parse().unwrap();
        assert_eq!(verdict(&answer, &other), Err(Fault::Wrong));
        answer[1] = 7;
        assert_eq!(verdict(&answer, &puzzle), Err(Fault::Wrong));
    }
}
