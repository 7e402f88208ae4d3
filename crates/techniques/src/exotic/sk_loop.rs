//! SK-loop: sixteen cells in a ring, with exactly enough room for their digits.
//!
//! Take two rows in different bands and two columns in different stacks. They cross in four boxes.
//! Leave out the four cells where they cross. In each box, two cells in the row and two in
//! the column remain. These eight pairs form a ring, in which each pair shares a line with one of
//! its neighbours and a box with the other.
//!
//! ```text
//! #  a  a | b  b  #       # where the lines cross: givens in most puzzles with an SK-loop
//! h  .  . | .  .  c       a and b share row 1, b and c a box, c and d column 6,
//! h  .  . | .  .  c       d and e a box … and h and a a box.
//! --------+--------
//! g  .  . | .  .  d
//! g  .  . | .  .  d
//! #  f  f | e  e  #
//! ```
//!
//! How often can a digit occur in the ring? Two neighbouring pairs share a house, so the digit
//! cannot occur in both. A digit that has places only in a and b occurs at most once, and a digit
//! that has places only in a, b and c occurs at most twice. In general, the maximum is the number
//! of houses needed to cover all pairs that have a place for the digit.
//!
//! Add up these maximums for all digits. If the sum equals the number of cells, every digit must
//! occur in the ring as often as it can. A candidate is therefore eliminated if it would leave its
//! digit with less room:
//!
//! - outside the ring, in a house of the ring, if the digit would have less room without the two
//!   pairs of that house;
//! - inside the ring, if the candidate would use up both houses of its pair, and the digit needs
//!   each of them for a separate place.
//!
//! The search finds both cases by repeating the count without the pairs that such a candidate sees.

use std::ops::ControlFlow;

use novena_core::{CellSet, Digit, DigitSet, House, HouseSet};

use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct SkLoop;

/// For every set of pairs, the number of houses in the ring that are needed to cover them. Pair `i`
/// lies in house `i` and in house `i + 1`. Each run of neighbouring pairs needs half as many houses
/// as it has pairs, rounded up.
const ROOM: [u8; 256] = {
    let mut room = [4; 256];
    let mut pairs = 0;
    while pairs < 255_u8 {
        // Start after a missing pair, so that none of the runs is split.
        let turned = pairs.rotate_right(pairs.trailing_ones() + 1);
        let (mut count, mut run, mut place) = (0, 0, 0);
        while place < 8 {
            run = if turned >> place & 1 == 1 { run + 1 } else { 0 };
            // Every other pair in a run, starting with the first, needs a new house.
            count += run % 2;
            place += 1;
        }
        room[pairs as usize] = count;
        pairs += 1;
    }
    room
};

/// The houses in a ring, in order.
struct Ring {
    houses: [House; 8],
    pairs: [CellSet; 8],
    crossings: CellSet,
}

impl Ring {
    fn new([top, bottom]: [usize; 2], [left, right]: [usize; 2]) -> Self {
        let box_ = |row: usize, column: usize| House::box_(row / 3 * 3 + column / 3);
        let houses = [
            box_(top, left),
            House::row(top),
            box_(top, right),
            House::column(right),
            box_(bottom, right),
            House::row(bottom),
            box_(bottom, left),
            House::column(left),
        ];
        let rows = House::row(top).cells() | House::row(bottom).cells();
        let columns = House::column(left).cells() | House::column(right).cells();
        let crossings = rows & columns;
        let pair =
            |place: usize| (houses[place].cells() & houses[(place + 1) % 8].cells()) - crossings;
        Self {
            houses,
            pairs: std::array::from_fn(pair),
            crossings,
        }
    }

    fn cells(&self) -> CellSet {
        self.pairs
            .into_iter()
            .fold(CellSet::EMPTY, |all, pair| all | pair)
    }

    /// The pairs with a place for a given digit.
    fn pairs_of(&self, position: &Position, digit: Digit) -> u8 {
        let places = position.places(digit);
        (0..8).fold(0, |pairs, place| {
            let has = !(self.pairs[place] & places).is_empty();
            pairs | u8::from(has) << place
        })
    }

    /// The places that a digit cannot take, because it would then have too little room in the ring.
    fn doomed(&self, pairs: u8) -> CellSet {
        let room = ROOM[usize::from(pairs)];
        let beside = |place: u32| 0b1000_0001_u8.rotate_left(place);
        let mut doomed = CellSet::EMPTY;
        for place in 0..8 {
            let at = place as usize;
            if ROOM[usize::from(pairs & !beside(place))] < room {
                doomed |= self.houses[at].cells() - self.cells() - self.crossings;
            }
            // A crossing lies in a box and in the lines before and after that box.
            let corner = beside(place) | beside(place + 1) | beside(place + 7);
            if place % 2 == 0 && ROOM[usize::from(pairs & !corner)] < room {
                doomed |= self.houses[at].cells() & self.crossings;
            }
            let inside = beside(place) | beside(place + 1);
            if ROOM[usize::from(pairs & !inside)] + 1 < room {
                doomed |= self.pairs[at];
            }
        }
        doomed
    }

    /// The houses that cover the given pairs: every second house along each run.
    fn covers(pairs: u8) -> [bool; 8] {
        let start = pairs.trailing_ones() as usize + 1;
        let mut covers = [false; 8];
        for place in (start..start + 8).map(|place| place % 8) {
            covers[(place + 1) % 8] = pairs >> place & 1 == 1 && !covers[place];
        }
        covers
    }

    fn step(&self, position: &Position) -> Option<Step> {
        let cells = self.cells() & position.open_cells();
        let pairs = Digit::ALL.map(|digit| self.pairs_of(position, digit));
        let room = pairs
            .iter()
            .map(|&pairs| usize::from(ROOM[usize::from(pairs)]));
        if room.sum::<usize>() != cells.len() {
            return None;
        }
        let gone = Digit::ALL.into_iter().flat_map(|digit| {
            let doomed = self.doomed(pairs[digit.index()]) & position.places(digit);
            doomed.iter().map(move |cell| cell.with(digit))
        });
        let digits: DigitSet = Digit::ALL
            .into_iter()
            .filter(|digit| pairs[digit.index()] != 0)
            .collect();
        let houses: HouseSet = self.houses.into_iter().collect();
        let step = Step::remove(Kind::SK_LOOP, position, gone)?
            .because(Role::Digit, digits)
            .because(Role::Line, houses - HouseSet::BOXES)
            .because(Role::Box, houses & HouseSet::BOXES)
            .because(Role::Cells, cells);
        let covers = pairs.map(Self::covers);
        Some((0..8).fold(step, |step, house| {
            let linked = |digit: &Digit| covers[digit.index()][house];
            let digits: DigitSet = Digit::ALL.into_iter().filter(linked).collect();
            let cells = self.houses[house].cells() & cells;
            step.because(Role::Cover, Exhibit::Set { cells, digits })
        }))
    }
}

impl Technique for SkLoop {
    fn kind(&self) -> Kind {
        Kind::SK_LOOP
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let open = position.open_cells();
        for rows in far_apart() {
            for columns in far_apart() {
                let ring = Ring::new(rows, columns);
                if !ring.pairs.iter().all(|&pair| open.is_superset(pair)) {
                    continue;
                }
                if let Some(step) = ring.step(position) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two lines that do not share a box.
fn far_apart() -> impl Iterator<Item = [usize; 2]> {
    (0..9).flat_map(|first| ((first / 3 + 1) * 3..9).map(move |second| [first, second]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    /// The ring of rows 1 and 6 and columns 1 and 6. Each house has two digits, which are excluded
    /// from the rest of the house.
    const RING: &str = "r1c2=1234 r1c3=1234 r1c4=3456 r1c5=3456 r2c6=5678 r3c6=5678 \
         r4c6=1278 r5c6=1278 r6c4=1234 r6c5=1234 r6c2=3456 r6c3=3456 \
         r4c1=5678 r5c1=5678 r2c1=1278 r3c1=1278 \
         b1#1=r1c2,r1c3,r2c1,r3c1 b1#2=r1c2,r1c3,r2c1,r3c1 \
         r1#3=r1c2,r1c3,r1c4,r1c5 r1#4=r1c2,r1c3,r1c4,r1c5 \
         b2#5=r1c4,r1c5,r2c6,r3c6 b2#6=r1c4,r1c5,r2c6,r3c6 \
         c6#7=r2c6,r3c6,r4c6,r5c6 c6#8=r2c6,r3c6,r4c6,r5c6 \
         b5#1=r4c6,r5c6,r6c4,r6c5 b5#2=r4c6,r5c6,r6c4,r6c5 \
         r6#3=r6c4,r6c5,r6c2,r6c3 r6#4=r6c4,r6c5,r6c2,r6c3 \
         b4#5=r6c2,r6c3,r4c1,r5c1 b4#6=r6c2,r6c3,r4c1,r5c1 \
         c1#7=r4c1,r5c1,r2c1,r3c1 c1#8=r4c1,r5c1,r2c1,r3c1 ";

    /// The ring with additional places.
    fn ring(more: &[(&str, &str)]) -> String {
        more.iter().fold(RING.to_owned(), |sketch, (house, cell)| {
            assert!(sketch.contains(house), "{house}");
            sketch.replace(house, &format!("{house}{cell},"))
        })
    }

    #[test]
    fn every_house_of_the_ring_keeps_its_digits_in_it() {
        check(&SkLoop, RING, &[]);
        check(
            &SkLoop,
            &ring(&[
                ("r1#3=", "r1c9"),
                ("b1#2=", "r2c2"),
                ("c6#7=", "r9c6"),
                ("b5#1=", "r5c4"),
            ]),
            &["r1c9<>3 r2c2<>2 r5c4<>1 r9c6<>7"],
        );
    }

    #[test]
    fn an_open_cell_where_lines_cross_loses_all_their_digits() {
        let all = ["r1#3=", "r1#4=", "b1#1=", "b1#2=", "c1#7=", "c1#8="];
        check(
            &SkLoop,
            &ring(&all.map(|house| (house, "r1c1"))),
            &["r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>7 r1c1<>8"],
        );
    }

    #[test]
    fn a_digit_that_would_use_up_two_houses_is_removed_from_the_ring() {
        // Row 1 has 1 instead of 4. 1 must occur twice in three neighbouring pairs, so it is in the
        // first and the last of them.
        let sketch = RING.replace("r1c2=1234 r1c3=1234 r1c4=3456 r1c5=3456 ", "")
            + "r1c2=123 r1c3=23 r1c4=1356 r1c5=1356 \
               r1#1=r1c2,r1c4,r1c5 b2#1=r1c4,r1c5,r2c4 c1#1=r2c1,r3c1,r9c1";
        check(&SkLoop, &sketch, &["r1c2<>1 r2c4<>1 r9c1<>1"]);
    }

    #[test]
    fn more_room_than_cells_proves_nothing() {
        let sketch = ring(&[("r1#3=", "r1c9"), ("b1#2=", "r2c2")]);
        check(&SkLoop, &sketch, &["r1c9<>3 r2c2<>2"]);
        // r1c2 has an additional digit: 5, which a neighbouring pair has, or 9, which no pair has.
        check(&SkLoop, &(sketch.clone() + "r1c2=12345"), &[]);
        check(&SkLoop, &(sketch + "r1c2=12349"), &[]);
    }

    #[test]
    fn a_filled_cell_breaks_the_ring() {
        let sketch = ring(&[("r6#3=", "r6c9"), ("c6#7=", "r9c6")]);
        check(
            &SkLoop,
            &(sketch.clone() + "r1c3=1234"),
            &["r6c9<>3 r9c6<>7"],
        );
        check(&SkLoop, &(sketch + "r1c3:1"), &[]);
    }

    /// Tests every possible choice of pairs.
    #[test]
    fn the_room_is_what_houses_cover() {
        for pairs in 0..=255_u8 {
            let covers = |&houses: &u8| pairs & !(houses | houses.rotate_right(1)) == 0;
            let least = (0..=255_u8).filter(covers).map(u8::count_ones).min();
            let chosen = Ring::covers(pairs);
            let bits = (0..8).fold(0, |bits, house| bits | u8::from(chosen[house]) << house);
            assert!(covers(&bits), "{pairs:08b} {bits:08b}");
            assert_eq!(Some(bits.count_ones()), least, "{pairs:08b}");
            assert_eq!(
                least,
                Some(u32::from(ROOM[usize::from(pairs)])),
                "{pairs:08b}"
            );
        }
    }
}
