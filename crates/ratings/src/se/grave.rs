//! Bivalue universal graves, with the conditions and the bugs that ratings depend on.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::{CELLS, HOMES, Pencil, bits, only, sees};

/// Bivalue universal graves, types 1, 2, 4 and 3.
pub(super) fn grave(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let Some(bug) = Bug::find(pencil) else {
        return ControlFlow::Continue(());
    };
    match bug.cells[..] {
        [] => ControlFlow::Continue(()),
        [cell] => {
            let removed = bits(pencil.cells[cell] & !bug.extra).map(|digit| cell * 9 + digit);
            sink.removal(5.6, Source::Bug { type_: 1 }, removed.collect())
        }
        _ if bug.extra.is_power_of_two() => {
            bug.common_extra(pencil, sink)?;
            bug.locked(pencil, sink)
        }
        _ if bug.common.is_empty() => ControlFlow::Continue(()),
        _ => {
            bug.locked(pencil, sink)?;
            bug.sets(pencil, sink)
        }
    }
}

struct Bug {
    /// The cells with surplus digits.
    cells: Vec<usize>,
    /// The surplus of each cell.
    surplus: [u16; 81],
    extra: u16,
    /// The cells that see all of them.
    common: Vec<usize>,
}

impl Bug {
    fn find(pencil: &Pencil) -> Option<Self> {
        let surplus = surplus(pencil)?;
        let mut without = pencil.clone();
        let cells: Vec<usize> = (0..81).filter(|&cell| surplus[cell] != 0).collect();
        let mut extra = 0;
        for &cell in &cells {
            extra |= surplus[cell];
            bits(surplus[cell]).for_each(|digit| without.remove(cell * 9 + digit));
        }
        let two_each =
            (0..81).all(|cell| !pencil.is_open(cell) || without.cells[cell].count_ones() == 2);
        let twice = without
            .places
            .iter()
            .flatten()
            .all(|places| matches!(places.count_ones(), 0 | 2));
        let sees_all = |&other: &usize| cells.iter().all(|&cell| sees(other, cell));
        let common = (0..81).filter(sees_all).collect();
        (two_each && twice).then_some(Self {
            cells,
            surplus,
            extra,
            common,
        })
    }

    fn common_extra(&self, pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        let Some(digit) = only(self.extra) else {
            return ControlFlow::Continue(());
        };
        let removed = self
            .common
            .iter()
            .map(|cell| cell * 9 + digit)
            .filter(|&candidate| pencil.has(candidate))
            .collect();
        sink.removal(5.7, Source::Bug { type_: 2 }, removed)
    }

    /// The houses that hold all its cells, each with its kind.
    fn houses(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..3).filter_map(|kind| {
            let mut houses = self.cells.iter().map(|&cell| HOMES[cell][kind].house);
            let first = houses.next()?;
            houses.all(|house| house == first).then_some((kind, first))
        })
    }

    fn locked(&self, pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        let [first, second] = self.cells[..] else {
            return ControlFlow::Continue(());
        };
        let Some(digit) = only(pencil.cells[first] & pencil.cells[second] & !self.extra) else {
            return ControlFlow::Continue(());
        };
        for _ in self.houses() {
            let removed = [first, second]
                .into_iter()
                .flat_map(|cell| {
                    let goes = pencil.cells[cell] & !self.surplus[cell] & !(1 << digit);
                    bits(goes).map(move |digit| cell * 9 + digit)
                })
                .collect();
            sink.removal(5.7, Source::Bug { type_: 4 }, removed)?;
        }
        ControlFlow::Continue(())
    }

    fn sets(&self, pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        for (kind, house) in self.houses() {
            let inside: Vec<usize> = self
                .common
                .iter()
                .copied()
                .filter(|&cell| HOMES[cell][kind].house == house)
                .collect();
            for size in 2..=6_u32 {
                if inside.len() < size as usize {
                    continue;
                }
                let masks = 0..1_u16 << inside.len();
                for mask in masks.filter(|mask| mask.count_ones() == size - 1) {
                    let members = || bits(mask).map(|place| inside[place]);
                    let beside = members().fold(0, |all, cell| all | pencil.cells[cell]);
                    let fits = beside.count_ones() == size
                        && self.extra & !beside == 0
                        && self.extra.count_ones() >= 2
                        && members().all(|cell| pencil.cells[cell].count_ones() >= 2);
                    if !fits {
                        continue;
                    }
                    let removed = inside
                        .iter()
                        .enumerate()
                        .filter(|(place, _)| mask >> place & 1 == 0)
                        .flat_map(|(_, &cell)| {
                            bits(pencil.cells[cell] & beside).map(move |digit| cell * 9 + digit)
                        })
                        .collect();
                    let rating = 5.7 + f64::from(size - 1) * 0.1;
                    sink.removal(rating, Source::Bug { type_: 3 }, removed)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The surplus digits of each cell. If a digit has one place or more than two in a house, and just
/// one of them is in a cell with three or more digits, it is surplus there. With several such cells
/// another house decides; without any there is no grave.
fn surplus(pencil: &Pencil) -> Option<[u16; 81]> {
    let mut surplus = [0; 81];
    for (house, digits) in pencil.places.iter().enumerate() {
        for (digit, &places) in digits.iter().enumerate() {
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = bits(places).map(|place| CELLS[house][place]);
            let mut large = cells.filter(|&cell| pencil.cells[cell].count_ones() >= 3);
            let cell = large.next()?;
            if large.next().is_none() {
                surplus[cell] |= 1 << digit;
            }
        }
    }
    Some(surplus)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeRater;
    use crate::se::sink::tests::check;

    /// Graves need a whole grid: these puzzles have one as their hardest step.
    #[test]
    fn puzzles_that_end_in_a_grave() {
        for (puzzle, er, name) in [
            (
                "...6.........812.38.....95...5..93..9...23.6.18.........9....3.2...5.4........1.8",
                56,
                "BUG type 1",
            ),
            (
                ".9......6....13.....58...7..6....4.7.37.4...9..1......5..7.9.3...96....4.7...8...",
                57,
                "BUG type 2",
            ),
        ] {
            let rating = SeRater::new().rate(&puzzle.parse().unwrap());
            assert_eq!(rating.er, er);
            assert_eq!(rating.hardest.unwrap().to_string(), name);
        }
    }

    #[test]
    fn a_grid_full_of_candidates_is_no_grave() {
        check(grave, "r1c1=12 r1c2=12", &[]);
    }
}
