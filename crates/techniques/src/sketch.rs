//! A short notation for positions in examples and tests, which specifies only what a pattern needs.
//!
//! Cells not named in a sketch have all nine candidates. The parts of a sketch are separated by
//! spaces:
//!
//! - `r1c1=12`: the cell has only these candidates.
//! - `r1c1<>12`: the cell has all candidates except these.
//! - `r2#4=r2c3,r2c8`: in this house, the digit has only these places.
//! - `4=r2c3,r7c8`: in the whole grid, the digit has only these places.
//! - `r1c1:5`: a given; the digit is removed from the cell's peers.
//! - `r1c1:+5`: a digit placed by solving.
//!
//! A sketch need not have a solution, and it may be a position that no path reaches.

#[cfg(test)]
mod check;

use novena_core::{Cell, CellSet, Digit, DigitSet, Grid, House};

use crate::Position;

#[cfg(test)]
pub(crate) use check::{check, deductions, steps};

/// The position that a sketch describes, assumed to have only one solution.
///
/// ```
/// use novena_techniques::{Kind, Reasoner, sketch};
///
/// let position = sketch::position("r1c1=12 r1c5=13 r3c2=23");
/// let step = Reasoner::of([Kind::XY_WING]).first_step(&position).unwrap();
/// assert_eq!(step.eliminations().count(), 5);
/// ```
///
/// # Panics
///
/// Panics if part of the string is invalid. Sketches are part of the code, so an invalid sketch is
/// a bug.
#[track_caller]
#[must_use]
pub fn position(sketch: &str) -> Position {
    let mut candidates = [DigitSet::ALL; Cell::COUNT];
    let mut digits_placed: Vec<(Cell, Digit, bool)> = Vec::new();
    for part in sketch.split_whitespace() {
        if let Some((cell, digits)) = part.split_once("<>") {
            candidates[parse::<Cell>(cell).index()] -= digit_set(digits);
        } else if let Some((cell, digit)) = part.split_once(':') {
            let given = !digit.starts_with('+');
            digits_placed.push((parse(cell), parse(digit.trim_start_matches('+')), given));
        } else if let Some((left, right)) = part.split_once('=') {
            if let Ok(cell) = left.parse::<Cell>() {
                candidates[cell.index()] = digit_set(right);
                continue;
            }
            let (house, digit) = left.split_once('#').unwrap_or(("", left));
            let within = if house.is_empty() {
                CellSet::ALL
            } else {
                house_named(house).cells()
            };
            let places: CellSet = right.split(',').map(parse::<Cell>).collect();
            for cell in within - places {
                candidates[cell.index()].remove(parse(digit));
            }
        } else {
            panic!("no part of a sketch: {part}");
        }
    }
    let mut grid = Grid::EMPTY;
    let mut givens = CellSet::EMPTY;
    for (cell, digit, given) in digits_placed {
        candidates[cell.index()] = digit.into();
        if given {
            givens.insert(cell);
        }
        let _ = grid.place(cell.with(digit));
    }
    for cell in Cell::all() {
        for digit in !candidates[cell.index()] {
            // A sketch may leave a house without a place for a digit. Techniques accept such
            // positions.
            let _ = grid.eliminate(cell.with(digit));
        }
    }
    Position::from_grid(grid, givens).assuming_uniqueness(true)
}

#[track_caller]
fn parse<T: std::str::FromStr>(text: &str) -> T {
    let Ok(value) = text.parse() else {
        panic!("not understood in a sketch: {text}");
    };
    value
}

#[track_caller]
fn digit_set(text: &str) -> DigitSet {
    text.split("")
        .filter(|part| !part.is_empty())
        .map(parse::<Digit>)
        .collect()
}

#[track_caller]
fn house_named(text: &str) -> House {
    let Some(house) = House::all().find(|house| house.to_string() == text) else {
        panic!("no house: {text}");
    };
    house
}
