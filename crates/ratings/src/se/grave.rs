//! Bivalue universal graves, with the conditions and bugs that ratings depend on.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::{
    CELLS, Candidate, Cells, Digits, HOMES, IN_HOUSE, PEERS, Pencil, bits, members, sees,
};

/// Finds bivalue universal graves: without the surplus digits in some cells, every cell would have
/// two digits, and every digit would have two places in each house.
pub(super) fn grave(pencil: &Pencil, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let Some(grave) = Grave::new(pencil) else {
        return ControlFlow::Continue(());
    };
    match grave.cells[..] {
        [] => ControlFlow::Continue(()),
        [cell] => {
            let removes = strike(pencil, cell, !grave.surplus[cell]);
            sink.removal(5.6, Source::Bug { type_: 1 }, removes.collect())
        }
        _ if grave.digits.is_power_of_two() => {
            grave.common_surplus(sink)?;
            grave.locked_digit(sink)
        }
        _ if grave.witnesses == 0 => ControlFlow::Continue(()),
        _ => {
            grave.locked_digit(sink)?;
            grave.naked_sets(sink)
        }
    }
}

struct Grave<'a> {
    pencil: &'a Pencil,
    /// The surplus digits in each cell, the cells that have any, and the union of these digits.
    surplus: [Digits; 81],
    cells: Vec<usize>,
    digits: Digits,
    /// The cells that see all cells with a surplus digit.
    witnesses: Cells,
}

impl<'a> Grave<'a> {
    fn new(pencil: &'a Pencil) -> Option<Self> {
        let surplus = surplus(pencil)?;
        let cells: Vec<usize> = (0..81).filter(|&cell| surplus[cell] != 0).collect();
        let all = (1 << 81) - 1;
        is_grave(pencil, &surplus).then(|| Self {
            pencil,
            digits: surplus.iter().fold(0, |digits, more| digits | more),
            witnesses: cells.iter().fold(all, |seen, &cell| seen & PEERS[cell]),
            surplus,
            cells,
        })
    }

    /// Finds type 2: all surplus cells have the same surplus digit.
    fn common_surplus(&self, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        let removes =
            members(self.witnesses).flat_map(|cell| strike(self.pencil, cell, self.digits));
        sink.removal(5.7, Source::Bug { type_: 2 }, removes.collect())
    }

    /// Finds type 4: two surplus cells that see each other have one other digit in common, which
    /// must be in one of them.
    fn locked_digit(&self, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        let [one, two] = self.cells[..] else {
            return ControlFlow::Continue(());
        };
        let common = self.pencil.cells[one] & self.pencil.cells[two] & !self.digits;
        if !sees(one, two) || !common.is_power_of_two() {
            return ControlFlow::Continue(());
        }
        let removes = [one, two]
            .into_iter()
            .flat_map(|cell| strike(self.pencil, cell, !(self.surplus[cell] | common)));
        sink.removal(5.7, Source::Bug { type_: 4 }, removes.collect())
    }

    /// Finds type 3: the surplus digits act as one cell in a naked set. The search tries all sizes
    /// in one house before it moves to the next, even though a smaller set in the next house would
    /// be cheaper.
    fn naked_sets(&self, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        for home in &HOMES[self.cells[0]] {
            let house = IN_HOUSE[home.house];
            if self.cells.iter().any(|&cell| house >> cell & 1 == 0) {
                continue;
            }
            let list: Vec<usize> = members(self.witnesses & house).collect();
            // A set with one cell fewer would be enough, but Sudoku Explainer does not search for
            // such sets.
            for size in 2..=list.len().min(6) {
                self.sets_of_size(&list, size as u32, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn sets_of_size(&self, list: &[usize], size: u32, sink: &mut HintSink<'_>) -> ControlFlow<()> {
        let pencil = self.pencil;
        for set in (0..1_u16 << list.len()).filter(|set| set.count_ones() == size - 1) {
            let cells = || bits(set).map(|place| pencil.cells[list[place]]);
            let digits = cells().fold(0, |digits, more| digits | more);
            let fits = digits.count_ones() == size
                && self.digits & !digits == 0
                && cells().all(|digits| digits.count_ones() >= 2);
            if fits {
                let removes = (0..list.len())
                    .filter(|place| set >> place & 1 == 0)
                    .flat_map(|place| strike(pencil, list[place], digits));
                let rating = 5.7 + f64::from(size - 1) * 0.1;
                sink.removal(rating, Source::Bug { type_: 3 }, removes.collect())?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The surplus digits in each cell. `None` if some house has a wrong number of places for a digit
/// but no cell that could hold the surplus.
fn surplus(pencil: &Pencil) -> Option<[Digits; 81]> {
    let mut surplus = [0; 81];
    for (house, digits) in pencil.places.iter().enumerate() {
        for (digit, &places) in digits.iter().enumerate() {
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut large = bits(places)
                .map(|place| CELLS[house][place])
                .filter(|&cell| pencil.cells[cell].count_ones() >= 3);
            let cell = large.next()?;
            // If several cells are possible, the house does not decide anything.
            if large.next().is_none() {
                surplus[cell] |= 1 << digit;
            }
        }
    }
    Some(surplus)
}

/// Whether, without the surplus digits, every cell has two digits and every digit has two places in
/// each house.
fn is_grave(pencil: &Pencil, surplus: &[Digits; 81]) -> bool {
    let mut rest = pencil.clone();
    for (cell, &digits) in surplus.iter().enumerate() {
        for digit in bits(digits) {
            rest.remove(cell * 9 + digit);
        }
    }
    let are_pairs = (0..81)
        .filter(|&cell| rest.is_open(cell))
        .all(|cell| rest.cells[cell].count_ones() == 2);
    let mut counts = rest
        .places
        .iter()
        .flatten()
        .map(|places| places.count_ones());
    are_pairs && counts.all(|count| matches!(count, 0 | 2))
}

/// The candidates of a cell that have one of the given digits.
fn strike(pencil: &Pencil, cell: usize, digits: Digits) -> impl Iterator<Item = Candidate> {
    bits(pencil.cells[cell] & digits).map(move |digit| cell * 9 + digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeRater;
    use crate::se::sink::tests::check;

    /// A grave needs a complete grid, which a sketch cannot describe. The test therefore uses
    /// puzzles whose hardest step is a grave.
    #[test]
    fn rates_puzzles_that_end_in_a_grave() {
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
    fn a_grid_full_of_candidates_is_not_a_grave() {
        check(grave, "r1c1=12 r1c2=12", &[]);
    }
}
