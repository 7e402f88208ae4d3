//! Bivalue universal graves, with the conditions and the oversights that ratings rest on.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::{CELLS, HOMES, Pencil, bits, only, peers, sees};

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
    /// The cells with surplus digits, in the order found.
    cells: Vec<usize>,
    /// The surplus of each cell.
    surplus: [u16; 81],
    extra: u16,
    /// The cells that see all of them.
    common: Vec<usize>,
}

impl Bug {
    fn find(pencil: &Pencil) -> Option<Self> {
        let mut without = pencil.clone();
        let mut bug = Self {
            cells: Vec::new(),
            surplus: [0; 81],
            extra: 0,
            common: Vec::new(),
        };
        for house in (0..9).chain(9..18).chain(18..27) {
            for digit in 0..9 {
                let places = pencil.places[house][digit];
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let mut large = bits(places)
                    .map(|place| CELLS[house][place])
                    .filter(|&cell| pencil.cells[cell].count_ones() >= 3);
                // A digit too often among bivalue cells: no grave.
                let first = large.next()?;
                // Of two, another house decides.
                if large.next().is_some() {
                    continue;
                }
                bug.add(first, digit);
                without.remove(first * 9 + digit);
                if bug.cells.len() > 1 && bug.extra.count_ones() > 1 && bug.common.is_empty() {
                    return None;
                }
            }
        }
        let two_each =
            (0..81).all(|cell| !pencil.is_open(cell) || without.cells[cell].count_ones() == 2);
        let twice = without
            .places
            .iter()
            .flatten()
            .all(|places| matches!(places.count_ones(), 0 | 2));
        (two_each && twice).then_some(bug)
    }

    fn add(&mut self, cell: usize, digit: usize) {
        let is_first = self.cells.is_empty();
        if !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
        self.surplus[cell] |= 1 << digit;
        self.extra |= 1 << digit;
        if is_first {
            self.common = peers(cell).collect();
            self.common.sort_unstable();
        } else {
            self.common.retain(|&other| sees(other, cell));
        }
        let cells = &self.cells;
        self.common.retain(|other| !cells.contains(other));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeRater;
    use crate::se::sink::tests::check;

    /// Graves take a whole grid: these puzzles have one as their hardest step.
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
