//! Finds singles, locked candidates and wings in the same order and under the same conditions as
//! Sudoku Explainer. Each of these hints is passed to a sink, which can stop the search.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::patterns::{PatternParts, PencilPattern, house_of, kind_of, locked};
use novena_techniques::pencil::{
    BOXES, CELLS, COLUMNS, PEERS, Pencil, ROWS, bits, houses, members, only, peers,
};

/// Finds hidden singles. The last cell in a house comes first, and boxes come before columns and
/// columns before rows.
pub(super) fn hidden_single(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
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
                        sink.placement(rating, Source::HiddenSingle, candidate)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds cells with only one candidate, row by row.
pub(super) fn naked_single(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    for cell in 0..81 {
        if let Some(digit) = only(pencil.cells[cell]) {
            sink.placement(2.3, Source::NakedSingle, cell * 9 + digit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds pointing and claiming.
pub(super) fn locking(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    locked(pencil, &mut |PencilPattern { parts, removes }| {
        let is_pointing =
            matches!(parts, PatternParts::Locked { base, .. } if kind_of(base) == BOXES);
        let rating = if is_pointing { 2.6 } else { 2.8 };
        sink.removal(rating, Source::Locking { is_pointing }, removes)
    })
}

/// Finds pointing and claiming that leave the digit with only one place in another house. The digit
/// is then placed there.
pub(super) fn direct_locking(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    locked(pencil, &mut |pattern| {
        let PatternParts::Locked {
            digit, base, cover, ..
        } = pattern.parts
        else {
            return ControlFlow::Continue(());
        };
        let (kind, crossing) = (kind_of(base), kind_of(cover));
        let is_pointing = kind == BOXES;
        for third in houses(kind).filter(|&third| third != base) {
            let left = pencil.places[third][digit];
            let inside = |place: &usize| house_of(CELLS[third][*place], crossing) != cover;
            let mut rest = bits(left).filter(inside);
            if left.count_ones() > 1
                && let (Some(place), None) = (rest.next(), rest.next())
            {
                let rating = if is_pointing { 1.7 } else { 1.9 };
                let source = Source::DirectLocking { is_pointing };
                sink.placement(rating, source, CELLS[third][place] * 9 + digit)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Finds XYZ-wings if `xyz` is set, and XY-wings otherwise.
pub(super) fn wing(pencil: &Pencil, xyz: bool, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let (size, rating) = if xyz { (3, 4.4) } else { (2, 4.2) };
    let count = |cell: usize| pencil.cells[cell].count_ones();
    for pivot in (0..81).filter(|&cell| count(cell) == size) {
        let pincers: Vec<usize> = peers(pivot).filter(|&cell| count(cell) == 2).collect();
        for (place, &one) in pincers.iter().enumerate() {
            for &two in &pincers[place + 1..] {
                let [first, second] = [one, two].map(|cell| pencil.cells[cell]);
                let Some(digit) = only(first & second) else {
                    continue;
                };
                let wanted = if xyz { first | second } else { first ^ second };
                if pencil.cells[pivot] != wanted {
                    continue;
                }
                let mut seen = PEERS[one] & PEERS[two];
                if xyz {
                    seen &= PEERS[pivot];
                }
                let removes = members(seen)
                    .map(|cell| cell * 9 + digit)
                    .filter(|&candidate| pencil.has(candidate))
                    .collect();
                sink.removal(rating, Source::Wing { xyz }, removes)?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::sink::tests::check;

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
        let locked: Indirect = locking;
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
        // A digit with only one place is a single and does not count as locked.
        check(locked, "b1#4=r1c1", &[]);
    }

    type Indirect = fn(&Pencil, &mut HintSink<'_>) -> ControlFlow<()>;

    #[test]
    fn direct_locking_places_the_single_that_remains() {
        let direct: Indirect = direct_locking;
        let pointing = "b1#4=r1c1,r1c2 b2#4=r1c4,r2c5";
        // In row 3, only box 3 has places for 4. This claiming leads to the same placement.
        let both = ["1.7 Direct Pointing: r2c5=4", "1.9 Direct Claiming: r2c5=4"];
        check(direct, pointing, &both);
        let claiming = "c1#4=r1c1,r2c1 c2#4=r1c2,r9c2";
        let both = ["1.7 Direct Pointing: r9c2=4", "1.9 Direct Claiming: r9c2=4"];
        check(direct, claiming, &both);
        check(direct, "b1#4=r1c1,r1c2 b2#4=r1c4,r2c5,r2c6", &[]);
    }

    #[test]
    fn wings_remove_the_digit_their_ends_share() {
        let xy: Indirect = |pencil, sink| wing(pencil, false, sink);
        let xyz: Indirect = |pencil, sink| wing(pencil, true, sink);
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
