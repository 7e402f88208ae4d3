//! Firework: a digit that, in a row and in a column, has at most one place outside the box where
//! they cross.
//!
//! Take a row and a column that cross in cell X. Suppose that, outside the box that contains X, a
//! digit fits in at most one cell W in the row, and in at most one cell V in the column.
//!
//! ```text
//! X   *   *  | .  W  .  | .  .  .      row 1 and column 1 cross in X = r1c1.
//! *   -   -  |                         In both lines, a digit fits only in X, in * and in
//! *   -   -  |                         its ends W and V. One of X, W and V holds it.
//! -----------+
//! .          |
//! V          |
//! ```
//!
//! If the digit is in neither W nor V, both the row and the column contain it inside the box. The
//! box contains the digit only once, so the digit must be in X, where the row and the column cross.
//! Therefore one of X, W and V holds the digit.
//!
//! - Triple: three digits share the same three cells. Each digit needs one of the cells, so the
//!   cells cannot hold anything else.
//! - Quadruple: one pair of digits shares three cells, and a second pair of digits also shares
//!   three cells. Only four different cells are involved in all. Often the two crossings are
//!   opposite corners of a rectangle, and the common ends are its other corners. Each of the four
//!   digits needs one of the four cells, so each digit occurs there exactly once, in one of its own
//!   three cells.
//!
//! In both cases, exactly one of X, W and V holds each digit. If X holds the digit, it is in X's
//! box. If W holds it, V and X do not, so the column has it elsewhere in the box. Likewise, if V
//! holds it, the row has it elsewhere in the box. Inside the box, the digit is therefore in this
//! row or this column, and is removed from the cells marked -.

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet, Digit, DigitSet};

use crate::{Exhibit, Kind, Position, Role, Step, StepSink, Technique};

/// The technique for firework triples and quadruples.
pub(crate) struct Firework {
    kind: Kind,
}

/// A digit that is in one of three cells: the crossing and two ends. An end is empty if the digit
/// does not fit there.
#[derive(Clone, Copy)]
struct Rocket {
    digit: Digit,
    row_end: CellSet,
    column_end: CellSet,
}

/// Digits that share the same three cells.
#[derive(Clone, Copy)]
struct Burst {
    digits: DigitSet,
    crossing: Cell,
    cells: CellSet,
}

impl Rocket {
    /// All rockets of a crossing.
    fn all(position: &Position, crossing: Cell, rockets: &mut Vec<Self>) {
        rockets.clear();
        let [row, column, box_] = crossing.houses();
        for digit in Digit::ALL {
            if position.count_in(digit, row) == 0 || position.count_in(digit, column) == 0 {
                continue;
            }
            let rocket = Self {
                digit,
                row_end: position.places_in(digit, row) - box_.cells(),
                column_end: position.places_in(digit, column) - box_.cells(),
            };
            if rocket.row_end.len() <= 1 && rocket.column_end.len() <= 1 {
                rockets.push(rocket);
            }
        }
    }

    /// The burst formed by the given rockets, if they end in the same two cells.
    fn burst(rockets: &[Self], crossing: Cell) -> Option<Burst> {
        let ends = |end: fn(&Self) -> CellSet| {
            let ends = rockets.iter().map(end);
            ends.fold(CellSet::EMPTY, |all, end| all | end).single()
        };
        let row_end = ends(|rocket| rocket.row_end)?;
        let column_end = ends(|rocket| rocket.column_end)?;
        Some(Burst {
            digits: rockets.iter().map(|rocket| rocket.digit).collect(),
            crossing,
            cells: [crossing, row_end, column_end].into_iter().collect(),
        })
    }
}

impl Burst {
    /// The cells in the box that are outside the crossing lines.
    fn corners(&self) -> CellSet {
        let [row, column, box_] = self.crossing.houses();
        box_.cells() - row.cells() - column.cells()
    }
}

impl Firework {
    pub(crate) const TRIPLE: Self = Self {
        kind: Kind::FIREWORK_TRIPLE,
    };
    pub(crate) const QUADRUPLE: Self = Self {
        kind: Kind::FIREWORK_QUADRUPLE,
    };

    /// Returns the step for bursts whose digits fill all their cells.
    fn step(&self, position: &Position, bursts: &[Burst]) -> Option<Step> {
        let cells = bursts
            .iter()
            .fold(CellSet::EMPTY, |all, burst| all | burst.cells);
        let digits = bursts
            .iter()
            .fold(DigitSet::EMPTY, |all, burst| all | burst.digits);
        let inside = cells.iter().flat_map(|cell| {
            let own = bursts.iter().filter(|burst| burst.cells.contains(cell));
            let own = own.fold(DigitSet::EMPTY, |all, burst| all | burst.digits);
            (position[cell] - own)
                .iter()
                .map(move |digit| cell.with(digit))
        });
        let beside = bursts.iter().flat_map(|burst| {
            let corners = burst.corners().iter();
            corners.flat_map(|cell| burst.digits.iter().map(move |digit| cell.with(digit)))
        });
        let step = Step::remove(self.kind, position, inside.chain(beside))?
            .because(Role::Digit, digits)
            .because(Role::Cells, cells);
        Some(bursts.iter().fold(step, |step, burst| {
            let [row, column, box_] = burst.crossing.houses();
            step.because(Role::Pivot, burst.crossing)
                .because(Role::Line, row.as_set() | column.as_set())
                .because(Role::Box, box_)
                .because(
                    Role::Set,
                    Exhibit::Set {
                        cells: burst.cells,
                        digits: burst.digits,
                    },
                )
        }))
    }
}

/// Returns all bursts of `size` digits, which is two or three.
fn bursts(position: &Position, size: usize) -> Vec<Burst> {
    let mut rockets = Vec::new();
    let mut bursts = Vec::new();
    for crossing in position.open_cells() {
        Rocket::all(position, crossing, &mut rockets);
        for (place, &a) in rockets.iter().enumerate() {
            for (next, &b) in rockets.iter().enumerate().skip(place + 1) {
                if size == 2 {
                    bursts.extend(Rocket::burst(&[a, b], crossing));
                    continue;
                }
                for &c in &rockets[next + 1..] {
                    bursts.extend(Rocket::burst(&[a, b, c], crossing));
                }
            }
        }
    }
    bursts
}

impl Technique for Firework {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        if self.kind == Kind::FIREWORK_TRIPLE {
            for burst in bursts(position, 3) {
                if let Some(step) = self.step(position, &[burst]) {
                    found(step)?;
                }
            }
            return ControlFlow::Continue(());
        }
        let pairs = bursts(position, 2);
        for (place, &a) in pairs.iter().enumerate() {
            for &b in &pairs[place + 1..] {
                if (a.cells | b.cells).len() == 4
                    && (a.digits & b.digits).is_empty()
                    && let Some(step) = self.step(position, &[a, b])
                {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::check;

    /// The places for a digit in row 1 and column 1, which cross in r1c1, and in box 1.
    fn rocket(digit: char, row_end: &str, column_end: &str) -> String {
        format!(
            "r1#{digit}=r1c1,r1c2,r1c3,{row_end} c1#{digit}=r1c1,r2c1,r3c1,{column_end} \
             b1#{digit}=r1c1,r1c2,r1c3,r2c1,r3c1 "
        )
    }

    fn three() -> String {
        rocket('1', "r1c5", "r5c1") + &rocket('2', "r1c5", "r5c1") + &rocket('3', "r1c5", "r5c1")
    }

    #[test]
    fn three_digits_fill_three_cells() {
        check(
            &Firework::TRIPLE,
            &(three() + "r1c1=1234 r1c5=1235 r5c1=1236"),
            &["r1c1<>4 r1c5<>5 r5c1<>6"],
        );
    }

    #[test]
    fn the_box_has_them_in_the_crossing_lines() {
        let open_box = three() + "r1c1=123 r1c5=123 r5c1=123";
        check(&Firework::TRIPLE, &open_box, &[]);
        let open_box = open_box.replace("b1#2=", "b1#2=r2c2,r3c3,");
        check(&Firework::TRIPLE, &open_box, &["r2c2<>2 r3c3<>2"]);
    }

    #[test]
    fn a_digit_can_lack_an_end() {
        let sketch = three().replace("r1#2=r1c1,r1c2,r1c3,r1c5", "r1#2=r1c1,r1c2,r1c3");
        check(
            &Firework::TRIPLE,
            &(sketch + "r1c1=1234 r1c5=135 r5c1=1236"),
            &["r1c1<>4 r1c5<>5 r5c1<>6"],
        );
    }

    #[test]
    fn all_digits_need_the_same_ends() {
        let sketch = rocket('1', "r1c5", "r5c1")
            + &rocket('2', "r1c5", "r5c1")
            + &rocket('3', "r1c6", "r5c1");
        check(
            &Firework::TRIPLE,
            &(sketch + "r1c1=1234 r1c5=1235 r5c1=1236"),
            &[],
        );
    }

    #[test]
    fn a_digit_with_two_ends_in_a_line_is_not_a_firework() {
        let sketch = three().replace("c1#3=", "c1#3=r6c1,");
        check(
            &Firework::TRIPLE,
            &(sketch + "r1c1=1234 r1c5=1235 r5c1=1236"),
            &[],
        );
    }

    #[test]
    fn a_digit_placed_in_the_box_is_not_a_firework() {
        check(
            &Firework::TRIPLE,
            &(three() + "r1c1=1234 r1c5=1235 r5c1=1236 r1c2:3"),
            &[],
        );
    }

    /// If `end` is r1c5, 1 and 2 burst from r1c1, and 3 and 4 burst from r5c5 at the opposite
    /// corner of the rectangle.
    fn two_pairs(end: &str) -> String {
        let far = |digit: char| {
            format!(
                "r5#{digit}=r5c4,r5c5,r5c6,r5c1 c5#{digit}=r4c5,r5c5,r6c5,{end} \
                 b5#{digit}=r5c4,r5c5,r5c6,r4c5,r6c5,r6c6 "
            )
        };
        let pairs = [rocket('1', "r1c5", "r5c1"), rocket('2', "r1c5", "r5c1")];
        pairs.concat() + &far('3') + &far('4') + "r1c1=1239 r1c5=12345 r5c1=12346 r5c5=1347"
    }

    #[test]
    fn two_pairs_meet_at_their_ends() {
        let sketch = two_pairs("r1c5");
        check(
            &Firework::QUADRUPLE,
            &sketch,
            &["r1c1<>3 r1c1<>9 r1c5<>5 r5c1<>6 r5c5<>1 r5c5<>7 r6c6<>3 r6c6<>4"],
        );
        check(&Firework::TRIPLE, &sketch, &[]);
    }

    #[test]
    fn two_pairs_that_do_not_meet_need_a_fifth_cell() {
        check(&Firework::QUADRUPLE, &two_pairs("r2c5"), &[]);
    }

    #[test]
    fn two_pairs_need_four_digits() {
        let sketch = two_pairs("r1c5").replace("c5#4=", "c5#4=r9c5,");
        check(&Firework::QUADRUPLE, &sketch, &[]);
    }

    #[test]
    fn two_pairs_along_a_row() {
        // Two bursts from r1c1 and r1c5, each of which is an end of the other burst.
        let other = |digit: char| {
            format!(
                "r1#{digit}=r1c1,r1c4,r1c5,r1c6 c5#{digit}=r1c5,r2c5,r3c5,r8c5 \
                 b2#{digit}=r1c4,r1c5,r1c6,r2c5,r3c5 "
            )
        };
        check(
            &Firework::QUADRUPLE,
            &(rocket('1', "r1c5", "r5c1")
                + &rocket('2', "r1c5", "r5c1")
                + &other('3')
                + &other('4')
                + "r1c1=12345 r1c5=12346 r5c1=1247 r8c5=1348"),
            &["r1c1<>5 r1c5<>6 r5c1<>4 r5c1<>7 r8c5<>1 r8c5<>8"],
        );
    }
}
