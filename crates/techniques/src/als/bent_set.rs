//! Bent sets: WXYZ-wings and larger sets.
//!
//! Take n cells that have n digits between them. No single house contains all of these cells, but
//! two houses that cross do so together: a line and a box, or a row and a column. Every digit
//! except one, called z, is *restricted*: its places in these cells all see each other.
//!
//! ```text
//! wz .   .  | .   .   .     r1c1, r2c2, r2c5 and r2c6 hold w, x, y and z. All w are in box 1,
//! -z wxz -z | .  xy  yz     all x and all y in row 2; but the z of r1c1 does not see the z of
//! .  .   .  | .   .   .     r2c6
//! ```
//!
//! A restricted digit occurs at most once in the cells. The n - 1 restricted digits together fill
//! at most n - 1 of the n cells, so at least one cell holds z. Therefore no cell that sees every z
//! in the set can hold z.
//!
//! If every digit were restricted, all digits would be locked in the cells. If two digits were
//! unrestricted, nothing would follow. If m of the n cells (with m less than n) contain only m
//! digits between them, these m cells form a simpler set with the same effect, and the bent set is
//! skipped.
//!
//! Three cells form an XY-wing or an XYZ-wing. Four cells form a WXYZ-wing, five a VWXYZ-wing and
//! six a UVWXYZ-wing.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, DigitSet, House, HouseSet};

use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct BentSet {
    kind: Kind,
    size: usize,
}

impl BentSet {
    pub(crate) const FOUR: Self = Self {
        kind: Kind::WXYZ_WING,
        size: 4,
    };
    pub(crate) const FIVE: Self = Self {
        kind: Kind::VWXYZ_WING,
        size: 5,
    };
    pub(crate) const SIX: Self = Self {
        kind: Kind::UVWXYZ_WING,
        size: 6,
    };
}

impl Technique for BentSet {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        // Cells with one candidate are singles, and cells with more than `size` candidates have too
        // many digits.
        let is_small = |cell: &Cell| (2..=self.size).contains(&position[*cell].len());
        let small: CellSet = position.open_cells().iter().filter(is_small).collect();
        for houses in crossings() {
            let [first, second] = houses.map(|house| small & house.cells());
            let cells = first | second;
            if cells.len() >= self.size {
                let mut search = Search::new(position, self, houses, cells, found);
                search.choose(0, self.size, Selection::default())?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two houses that cross: first lines and boxes, then rows and columns.
fn crossings() -> impl Iterator<Item = [House; 2]> {
    let crossing = |lines: HouseSet, others: HouseSet| {
        lines.iter().flat_map(move |line| {
            let crosses = move |other: &House| !(line.cells() & other.cells()).is_empty();
            others
                .iter()
                .filter(crosses)
                .map(move |other| [line, other])
        })
    };
    crossing(HouseSet::ROWS | HouseSet::COLUMNS, HouseSet::BOXES)
        .chain(crossing(HouseSet::ROWS, HouseSet::COLUMNS))
}

/// The number of cells in a row and a column combined.
const MOST_CELLS: usize = 17;

/// The cells chosen so far.
#[derive(Clone, Copy, Default)]
struct Selection {
    /// The positions of the chosen cells in the list of cells.
    places: u32,
    digits: DigitSet,
    /// Digits whose places do not all see each other.
    unrestricted: DigitSet,
}

/// The search for sets that span two houses.
struct Search<'a, 'f> {
    position: &'a Position,
    bent: &'a BentSet,
    houses: [House; 2],
    count: usize,
    cells: [Cell; MOST_CELLS],
    digits: [DigitSet; MOST_CELLS],
    /// For each cell in the list, the positions of the earlier cells that it does not see.
    unseen: [u32; MOST_CELLS],
    /// For each digit, the positions of the cells that can hold it.
    holders: [u32; 9],
    /// For each of the two houses, the positions of the cells outside it. A bent set has cells
    /// outside each house.
    outside: [u32; 2],
    found: StepSink<'f>,
}

impl<'a, 'f> Search<'a, 'f> {
    fn new(
        position: &'a Position,
        bent: &'a BentSet,
        houses: [House; 2],
        all: CellSet,
        found: StepSink<'f>,
    ) -> Self {
        let mut search = Self {
            position,
            bent,
            houses,
            count: all.len(),
            cells: [Cell::at(0, 0); MOST_CELLS],
            digits: [DigitSet::EMPTY; MOST_CELLS],
            unseen: [0; MOST_CELLS],
            holders: [0; 9],
            outside: [0; 2],
            found,
        };
        for (place, cell) in all.iter().enumerate() {
            search.cells[place] = cell;
            search.digits[place] = position[cell];
            for digit in position[cell] {
                search.holders[digit.index()] |= 1 << place;
            }
            for (outside, house) in search.outside.iter_mut().zip(houses) {
                *outside |= u32::from(!house.cells().contains(cell)) << place;
            }
            for (earlier, other) in search.cells[..place].iter().enumerate() {
                search.unseen[place] |= u32::from(!cell.sees(*other)) << earlier;
            }
        }
        search
    }

    /// Extends the chosen cells in all possible ways with `missing` cells from position `from`
    /// onwards.
    fn choose(&mut self, from: usize, missing: usize, chosen: Selection) -> ControlFlow<()> {
        if missing == 0 {
            return match self.step(chosen) {
                Some(step) => (self.found)(step),
                None => ControlFlow::Continue(()),
            };
        }
        let mut rest = (u32::MAX << from) & (u32::MAX >> (31 - (self.count - missing)));
        if missing == 1 {
            for outside in self.outside {
                if outside & chosen.places == 0 {
                    rest &= outside;
                }
            }
        }
        if chosen.digits.len() == self.bent.size {
            for digit in !chosen.digits {
                rest &= !self.holders[digit.index()];
            }
        }
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let digits = chosen.digits | self.digits[place];
            if digits.len() > self.bent.size {
                continue;
            }
            let mut unseen = self.unseen[place] & chosen.places;
            let mut met = DigitSet::EMPTY;
            while unseen != 0 {
                met |= self.digits[unseen.trailing_zeros() as usize];
                unseen &= unseen - 1;
            }
            let unrestricted = chosen.unrestricted | (self.digits[place] & met);
            if unrestricted.is_empty() || unrestricted.single().is_some() {
                let chosen = Selection {
                    places: chosen.places | 1 << place,
                    digits,
                    unrestricted,
                };
                self.choose(place + 1, missing - 1, chosen)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn step(&self, chosen: Selection) -> Option<Step> {
        let digits = chosen.digits;
        let z = chosen.unrestricted.single()?;
        let is_chosen = |place: &usize| chosen.places >> place & 1 == 1;
        let places = (0..self.count).filter(is_chosen);
        let cells: CellSet = places.map(|place| self.cells[place]).collect();
        let with_z = cells & self.position.places(z);
        let step = Step::eliminate(self.bent.kind, self.position, z, with_z.common_peers())?;
        if digits.len() != self.bent.size
            || self.falls_apart(cells)
            || !self.is_first_crossing(cells)
        {
            return None;
        }
        let houses: HouseSet = self.houses.into_iter().collect();
        let step = step
            .because(Role::Digit, digits)
            .because(Role::Cells, cells)
            .because(Role::House, houses)
            .because(Role::Pincer, with_z);
        Some(step)
    }

    /// Returns whether no earlier crossing contains all the cells. This check ensures that each set
    /// is reported only once.
    fn is_first_crossing(&self, cells: CellSet) -> bool {
        let fits = |houses: &[House; 2]| {
            let [first, second] = houses.map(House::cells);
            (first | second).is_superset(cells)
        };
        crossings().find(fits) == Some(self.houses)
    }

    /// Returns whether some m of the cells, with m less than n, have at most m digits between them.
    fn falls_apart(&self, cells: CellSet) -> bool {
        let mut digits = [DigitSet::EMPTY; 1 << 6];
        for (place, cell) in cells.iter().enumerate() {
            let with = 1 << place;
            for without in 0..with {
                digits[with | without] = digits[without] | self.position[cell];
            }
        }
        let all = (1_usize << cells.len()) - 1;
        (1..all).any(|part| digits[part].len() <= part.count_ones() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    const FOUR: &BentSet = &BentSet::FOUR;

    // z = 1, w = 2, x = 3 and y = 4, as in the picture.
    const WING: &str = "r1c1=12 r2c2=123 r2c5=34 r2c6=14";

    #[test]
    fn one_of_the_cells_holds_z() {
        check(FOUR, WING, &["r2c1<>1 r2c3<>1"]);
        check(
            FOUR,
            "r1c1=12 r2c2=123 r5c2=34 r6c2=14",
            &["r1c2<>1 r3c2<>1"],
        );
    }

    #[test]
    fn a_row_and_a_column_can_cross_too() {
        check(FOUR, "r2c2=23 r8c2=12 r2c8=34 r2c9=14", &["r8c9<>1"]);
    }

    #[test]
    fn five_and_six_cells_work_too() {
        let five = "r1c1=12 r2c2=123 r2c5=34 r2c6=45 r2c9=15";
        check(&BentSet::FIVE, five, &["r2c1<>1 r2c3<>1"]);
        check(FOUR, five, &[]);
        let six = "r1c1=12 r2c2=123 r2c4=34 r2c5=45 r2c6=56 r2c9=16";
        check(&BentSet::SIX, six, &["r2c1<>1 r2c3<>1"]);
        check(&BentSet::FIVE, six, &[]);
    }

    #[test]
    fn every_other_digit_must_be_restricted() {
        check(FOUR, &WING.replace("r2c5=34", "r2c5=234"), &[]);
    }

    #[test]
    fn one_more_digit_is_too_many() {
        check(FOUR, &WING.replace("r2c5=34", "r2c5=345"), &[]);
    }

    #[test]
    fn without_an_unrestricted_digit_it_is_another_pattern() {
        check(FOUR, "r1c1=12 r2c2=13 r2c3=24 r2c5=34", &[]);
    }

    #[test]
    fn cells_all_over_the_board_are_not_bent() {
        check(FOUR, "r1c1=12 r1c9=23 r9c9=34 r9c1=14", &[]);
    }

    #[test]
    fn a_smaller_pattern_with_an_extra_cell_is_not_listed() {
        // r1c1, r2c2 and r2c5 form an XY-wing; r2c6 adds nothing.
        check(FOUR, "r1c1=12 r2c2=23 r2c5=13 r2c6=34", &[]);
    }

    #[test]
    fn without_z_to_remove_there_is_no_step() {
        check(FOUR, &format!("{WING} r2c1<>1 r2c3<>1"), &[]);
    }
}
