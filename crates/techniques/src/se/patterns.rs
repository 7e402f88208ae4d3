//! Singles, locked candidates and wings in the order and with the conditions of Sudoku
//! Explainer, each offered to whoever asks until it says that it has enough.

use std::ops::ControlFlow;

use super::eye::Eye;
use super::technique::Source;
use crate::pencil::{
    BOXES, CELLS, COLUMNS, Candidate, HOMES, Pencil, ROWS, bits, houses, only, peers, sees,
};

/// Hidden singles: the last cell of a house first, boxes before columns before rows.
pub(super) fn hidden_single(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for alone in [true, false] {
        for kind in [BOXES, COLUMNS, ROWS] {
            for house in houses(kind) {
                if pencil.open[house].is_power_of_two() != alone {
                    continue;
                }
                for digit in 0..9 {
                    if let Some(place) = only(pencil.places[house][digit]) {
                        let rating = match (alone, kind) {
                            (true, _) => 1.0,
                            (false, BOXES) => 1.2,
                            (false, _) => 1.5,
                        };
                        let candidate = CELLS[house][place] * 9 + digit;
                        eye.placement(rating, Source::HiddenSingle, candidate)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells with one candidate, row by row.
pub(super) fn naked_single(pencil: &Pencil, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for cell in 0..81 {
        if let Some(digit) = only(pencil.cells[cell]) {
            eye.placement(2.3, Source::NakedSingle, cell * 9 + digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The kinds of houses that cross, in the order they are tried.
const CROSSINGS: [[usize; 2]; 4] = [
    [BOXES, COLUMNS],
    [BOXES, ROWS],
    [COLUMNS, BOXES],
    [ROWS, BOXES],
];

/// The one house of a kind that holds all these places of a house, if there is one.
fn common_house(house: usize, places: u16, kind: usize) -> Option<usize> {
    let mut cells = bits(places).map(|place| CELLS[house][place]);
    let first = house_of(cells.next()?, kind);
    cells
        .all(|cell| house_of(cell, kind) == first)
        .then_some(first)
}

const fn house_of(cell: usize, kind: usize) -> usize {
    HOMES[cell][kind / 9].house
}

/// Pointing and claiming. Direct ones place what they leave single in another house.
pub(super) fn locking(pencil: &Pencil, direct: bool, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for [kind, crossing] in CROSSINGS {
        let is_pointing = kind == BOXES;
        for digit in 0..9 {
            for base in houses(kind) {
                let places = pencil.places[base][digit];
                if places.count_ones() < 2 {
                    continue;
                }
                let Some(cover) = common_house(base, places, crossing) else {
                    continue;
                };
                let outside = |place: &usize| house_of(CELLS[cover][*place], kind) != base;
                let removed: Vec<Candidate> = bits(pencil.places[cover][digit])
                    .filter(outside)
                    .map(|place| CELLS[cover][place] * 9 + digit)
                    .collect();
                if removed.is_empty() {
                    continue;
                }
                if direct {
                    for third in houses(kind).filter(|&third| third != base) {
                        let left = pencil.places[third][digit];
                        let inside =
                            |place: &usize| house_of(CELLS[third][*place], crossing) != cover;
                        let mut rest = bits(left).filter(inside);
                        if left.count_ones() > 1
                            && let (Some(place), None) = (rest.next(), rest.next())
                        {
                            let rating = if is_pointing { 1.7 } else { 1.9 };
                            let source = Source::DirectLocking { is_pointing };
                            eye.placement(rating, source, CELLS[third][place] * 9 + digit)?;
                        }
                    }
                } else {
                    let rating = if is_pointing { 2.6 } else { 2.8 };
                    eye.removal(rating, Source::Locking { is_pointing }, removed, |before| {
                        bits(before.places[base][digit] & !places)
                            .map(|place| CELLS[base][place])
                            .filter(|&cell| house_of(cell, crossing) != cover)
                            .map(|cell| cell * 9 + digit)
                            .collect()
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// XY-wings, or XYZ-wings where the pivot has three candidates.
pub(super) fn wing(pencil: &Pencil, xyz: bool, eye: &mut Eye<'_>) -> ControlFlow<()> {
    let (rating, candidates) = if xyz { (4.4, 3) } else { (4.2, 2) };
    for pivot in 0..81 {
        let digits = pencil.cells[pivot];
        if digits.count_ones() != candidates {
            continue;
        }
        let pincers: Vec<usize> = peers(pivot)
            .filter(|&cell| pencil.cells[cell].count_ones() == 2)
            .collect();
        for &first in &pincers {
            let one = pencil.cells[first];
            if !(digits & !one).is_power_of_two() {
                continue;
            }
            for &second in &pincers {
                let other = pencil.cells[second];
                let fits = if xyz {
                    one | other == digits && (one & other).is_power_of_two()
                } else {
                    (digits | one | other).count_ones() == 3
                        && (digits & one).is_power_of_two()
                        && (digits & other).is_power_of_two()
                        && (one & other).is_power_of_two()
                        && digits & one & other == 0
                };
                let Some(digit) = only(one & other).filter(|_| fits) else {
                    continue;
                };
                let removed: Vec<Candidate> = (0..81)
                    .filter(|&cell| pencil.has(cell * 9 + digit))
                    .filter(|&cell| sees(cell, first) && sees(cell, second))
                    .filter(|&cell| {
                        if xyz {
                            sees(cell, pivot)
                        } else {
                            cell != pivot
                        }
                    })
                    .map(|cell| cell * 9 + digit)
                    .collect();
                eye.removal(rating, Source::Wing { xyz }, removed, |_| Vec::new())?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::eye::tests::check;

    #[test]
    fn hidden_singles_cost_by_house() {
        check(hidden_single, "b1#5=r1c1", &["1.2 Hidden Single: r1c1=5"]);
        check(hidden_single, "r1#5=r1c1", &["1.5 Hidden Single: r1c1=5"]);
        check(hidden_single, "c1#5=r1c1", &["1.5 Hidden Single: r1c1=5"]);
        check(hidden_single, "c1#5=r1c1,r2c1", &[]);
    }

    #[test]
    fn the_last_cell_of_a_house_is_cheapest() {
        let row = "r1c1:1 r1c2:2 r1c3:3 r1c4:4 r1c5:5 r1c6:6 r1c7:7 r1c8:8";
        check(hidden_single, row, &["1.0 Hidden Single: r1c9=9"]);
    }

    #[test]
    fn naked_singles_have_one_candidate() {
        check(naked_single, "r1c1=5", &["2.3 Naked Single: r1c1=5"]);
        check(naked_single, "r1c1=56", &[]);
    }

    #[test]
    fn locked_digits_leave_the_rest_of_the_line_or_box() {
        let locked: Indirect = |pencil, eye| locking(pencil, false, eye);
        check(
            locked,
            "b1#4=r1c1,r1c2",
            &["2.6 Pointing: r1c4<>4 r1c5<>4 r1c6<>4 r1c7<>4 r1c8<>4 r1c9<>4"],
        );
        check(
            locked,
            "c1#4=r1c1,r2c1",
            &["2.8 Claiming: r1c2<>4 r1c3<>4 r2c2<>4 r2c3<>4 r3c2<>4 r3c3<>4"],
        );
        check(locked, "b1#4=r1c1,r2c2", &[]);
        // A digit with one place is a single, not locked.
        check(locked, "b1#4=r1c1", &[]);
    }

    type Indirect = fn(&Pencil, &mut Eye<'_>) -> ControlFlow<()>;

    #[test]
    fn direct_locking_places_what_is_left_single() {
        let direct: Indirect = |pencil, eye| locking(pencil, true, eye);
        let pointing = "b1#4=r1c1,r1c2 b2#4=r1c4,r2c5";
        // Row 3 is left to box 3, and says the same.
        let both = ["1.7 Direct Pointing: r2c5=4", "1.9 Direct Claiming: r2c5=4"];
        check(direct, pointing, &both);
        let claiming = "c1#4=r1c1,r2c1 c2#4=r1c2,r9c2";
        let both = ["1.7 Direct Pointing: r9c2=4", "1.9 Direct Claiming: r9c2=4"];
        check(direct, claiming, &both);
        check(direct, "b1#4=r1c1,r1c2 b2#4=r1c4,r2c5,r2c6", &[]);
    }

    #[test]
    fn wings_remove_what_their_ends_share() {
        let xy: Indirect = |pencil, eye| wing(pencil, false, eye);
        let xyz: Indirect = |pencil, eye| wing(pencil, true, eye);
        check(
            xy,
            "r1c1=12 r1c5=13 r3c2=23",
            &["4.2 XY-Wing: r1c2<>3 r1c3<>3 r3c4<>3 r3c5<>3 r3c6<>3"],
        );
        check(
            xyz,
            "r1c1=123 r1c5=13 r3c2=23",
            &["4.4 XYZ-Wing: r1c2<>3 r1c3<>3"],
        );
        check(xy, "r1c1=123 r1c5=13 r3c2=23", &[]);
        check(xy, "r1c1=12 r1c5=13 r9c9=23", &[]);
    }
}
