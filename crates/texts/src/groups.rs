use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// Divides candidates into groups. A group consists of digits and cells, and each of these digits
/// is a candidate in each of these cells. Candidates are grouped by digit or by cell, whichever
/// results in fewer groups.
pub(crate) fn shortest_groups(candidates: &[Candidate]) -> Vec<(DigitSet, CellSet)> {
    let mut by_digit: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in Digit::ALL {
        let cells: CellSet = candidates
            .iter()
            .filter(|candidate| candidate.digit == digit)
            .map(|candidate| candidate.cell)
            .collect();
        match by_digit.iter_mut().find(|group| group.1 == cells) {
            _ if cells.is_empty() => {}
            Some((digits, _)) => *digits = digits.with(digit),
            None => by_digit.push((digit.into(), cells)),
        }
    }
    let mut by_cell: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in Cell::all() {
        let digits: DigitSet = candidates
            .iter()
            .filter(|candidate| candidate.cell == cell)
            .map(|candidate| candidate.digit)
            .collect();
        match by_cell.iter_mut().find(|group| group.0 == digits) {
            _ if digits.is_empty() => {}
            Some((_, cells)) => *cells = cells.with(cell),
            None => by_cell.push((digits, cell.into())),
        }
    }
    if by_cell.len() < by_digit.len() {
        by_cell
    } else {
        by_digit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(candidates: &[(u8, &str)], expected: &[&str]) {
        let candidates: Vec<Candidate> = candidates
            .iter()
            .map(|&(digit, cell)| {
                let cell: Cell = cell.parse().unwrap();
                cell.with(Digit::new(digit).unwrap())
            })
            .collect();
        let groups: Vec<String> = shortest_groups(&candidates)
            .into_iter()
            .map(|(digits, cells)| {
                let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
                format!("{digits} {}", cells.join(" "))
            })
            .collect();
        assert_eq!(groups, expected);
    }

    #[test]
    fn a_digit_is_named_once_for_all_its_cells() {
        check(
            &[(4, "r5c3"), (4, "r9c8"), (7, "r1c1")],
            &["4 r5c3 r9c8", "7 r1c1"],
        );
    }

    #[test]
    fn digits_removed_from_the_same_cells_are_grouped() {
        check(
            &[(2, "r1c1"), (5, "r1c1"), (2, "r1c2"), (5, "r1c2")],
            &["25 r1c1 r1c2"],
        );
    }

    #[test]
    fn a_cell_is_named_once_if_that_is_shorter() {
        check(
            &[
                (3, "r1c1"),
                (4, "r1c1"),
                (7, "r1c1"),
                (3, "r1c2"),
                (5, "r1c2"),
            ],
            &["347 r1c1", "35 r1c2"],
        );
    }
}
