//! Cells, houses and deductions in lesson notation: `r12c3`, `c68`, `r4c6<>6`.

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

use crate::Deduction;

/// Cells in a notation that writes shared rows and columns once, such as `r1c12`, `r12c3` and
/// `r1c12,r2c3`.
pub(crate) fn cells(text: &str) -> Option<CellSet> {
    let mut cells = CellSet::EMPTY;
    for name in text.split(',') {
        let (rows, columns) = name.strip_prefix('r')?.split_once('c')?;
        for row in digits(rows)? {
            for column in digits(columns)? {
                cells.insert(Cell::at(row.index(), column.index()));
            }
        }
    }
    Some(cells)
}

/// Houses of one kind, such as `r6`, `c68` and `b1`.
pub(crate) fn houses(text: &str) -> Option<HouseSet> {
    let mut letters = text.chars();
    let house = match letters.next()? {
        'r' => House::row,
        'c' => House::column,
        'b' => House::box_,
        _ => return None,
    };
    let numbers = digits(letters.as_str())?;
    Some(numbers.map(|number| house(number.index())).collect())
}

/// Deductions about cells, such as `r4c6=6`, `r4c6<>6`, or `r4c67<>68` for four deductions.
pub(crate) fn deductions(text: &str) -> Option<Vec<Deduction>> {
    if let Some((cell, digit)) = text.split_once("<>") {
        let candidates = candidates(cell, digit)?.into_iter();
        return Some(candidates.map(Deduction::Eliminate).collect());
    }
    let (cell, digit) = text.split_once('=')?;
    match *candidates(cell, digit)? {
        [candidate] => Some(vec![Deduction::Place(candidate)]),
        _ => None,
    }
}

/// A non-empty set of digits.
pub(crate) fn digit_set(text: &str) -> Option<DigitSet> {
    Some(digits(text)?.collect())
}

fn candidates(cells: &str, digits: &str) -> Option<Vec<Candidate>> {
    let digits = digit_set(digits)?;
    let cells = self::cells(cells)?.iter();
    let candidates = cells.flat_map(|cell| digits.iter().map(move |digit| cell.with(digit)));
    Some(candidates.collect())
}

/// The digits in a string that consists of one or more different digits and nothing else.
fn digits(text: &str) -> Option<impl Iterator<Item = Digit>> {
    let digits: Option<Vec<Digit>> = text
        .chars()
        .map(|letter| Digit::new(letter.to_digit(10)? as u8))
        .collect();
    let digits = digits.filter(|digits| {
        let distinct: DigitSet = digits.iter().copied().collect();
        !digits.is_empty() && distinct.len() == digits.len()
    })?;
    Some(digits.into_iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_columns_are_combined() {
        for (text, expected) in [
            ("r4c6", "r4c6"),
            ("r2c13", "r2c1 r2c3"),
            ("r12c3", "r1c3 r2c3"),
            ("r1c12,r2c3", "r1c1 r1c2 r2c3"),
        ] {
            assert_eq!(cells(text), expected.parse().ok(), "{text}");
        }
    }

    #[test]
    fn other_texts_are_not_cells() {
        for text in [
            "", "r", "r1", "c1", "r1c", "rc1", "r0c1", "r1c1c1", "r1c11", "r1c1,", "R1c1",
        ] {
            assert_eq!(cells(text), None, "{text}");
        }
    }

    #[test]
    fn houses_of_a_kind_share_its_letter() {
        assert_eq!(houses("c68"), "c6 c8".parse().ok());
        assert_eq!(houses("b1"), "b1".parse().ok());
        for text in ["", "r", "r0", "r1c1", "x1", "r66"] {
            assert_eq!(houses(text), None, "{text}");
        }
    }

    #[test]
    fn deductions_are_combined() {
        let texts = |text| -> Option<Vec<String>> {
            Some(deductions(text)?.iter().map(ToString::to_string).collect())
        };
        assert_eq!(texts("r4c6=6").unwrap(), ["r4c6=6"]);
        assert_eq!(
            texts("r4c67<>68").unwrap(),
            ["r4c6<>6", "r4c6<>8", "r4c7<>6", "r4c7<>8"]
        );
        for text in ["r4c67=6", "r4c6=68", "r4c6", "r4c6<6", "r4c6<>", "r4c6<>0"] {
            assert_eq!(texts(text), None, "{text}");
        }
    }
}
