//! Locked candidates, naked and hidden sets, and fish, found in a [`Pencil`].
//!
//! Patterns are tried in the same order, and under the same conditions, as in Sudoku Explainer. Two
//! parts of the program use these searches: forcing chains, whose webs look for patterns in a
//! thousand hypothetical positions, and the Sudoku Explainer scale, whose ratings depend on the
//! order. The searches are separate from the techniques of the same names, so that a technique can
//! be improved without changing any rating.

use std::ops::ControlFlow;

use super::{BOXES, CELLS, COLUMNS, Candidate, Digits, HOMES, Pencil, Places, ROWS, bits, houses};

/// A pattern and its eliminations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PencilPattern {
    /// The parts of the pattern.
    pub parts: PatternParts,
    /// The candidates that the pattern removes. Never empty.
    pub removes: Vec<Candidate>,
}

/// The parts of a pattern. Digits are counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternParts {
    /// All places for a digit in one house lie in another house that crosses it.
    Locked {
        /// The digit.
        digit: usize,
        /// The house in which the digit has places only at the crossing.
        base: usize,
        /// The house from which the digit is removed, except at the crossing.
        cover: usize,
        /// The places for the digit in the base.
        places: Places,
    },
    /// Some digits have only as many places as there are digits, so other digits are removed from
    /// these places.
    HiddenSet {
        /// The house of the set.
        house: usize,
        /// Its digits.
        digits: Digits,
        /// Its places.
        places: Places,
    },
    /// Some places have only as many digits as there are places, so these digits are removed from
    /// other places.
    NakedSet {
        /// The house of the set.
        house: usize,
        /// Its digits.
        digits: Digits,
        /// Its places.
        places: Places,
    },
    /// The places for a digit in some lines all lie in the same number of crossing lines, so the
    /// digit is removed from the rest of the crossing lines.
    Fish {
        /// The digit.
        digit: usize,
        /// [`ROWS`] or [`COLUMNS`]: the kind of the lines that contain the fish.
        bases: usize,
        /// The lines that contain the fish, given by their places among the lines of their kind.
        lines: Places,
        /// The crossing lines, given in the same way.
        covers: Places,
    },
}

impl PatternParts {
    /// The candidates that prevented the pattern in an earlier position.
    #[must_use]
    pub fn obstacles(&self, before: &Pencil) -> Vec<Candidate> {
        match *self {
            Self::Locked {
                digit,
                base,
                cover,
                places,
            } => bits(before.places[base][digit] & !places)
                .map(|place| CELLS[base][place])
                .filter(|&cell| house_of(cell, kind_of(cover)) != cover)
                .map(|cell| cell * 9 + digit)
                .collect(),
            Self::HiddenSet {
                house,
                digits,
                places,
            } => bits(!places & 0x1ff)
                .map(|place| CELLS[house][place])
                .flat_map(|cell| {
                    bits(before.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                })
                .collect(),
            Self::NakedSet {
                house,
                digits,
                places,
            } => bits(places)
                .map(|place| CELLS[house][place])
                .flat_map(|cell| {
                    bits(before.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                })
                .collect(),
            Self::Fish {
                digit,
                bases,
                lines,
                covers,
            } => bits(lines)
                .flat_map(|line| {
                    let gone = before.places[bases + line][digit] & !covers;
                    bits(gone).map(move |place| CELLS[bases + line][place] * 9 + digit)
                })
                .collect(),
        }
    }
}

/// Receives patterns, and can stop the search.
pub type PatternSink<'a> = &'a mut dyn FnMut(PencilPattern) -> ControlFlow<()>;

/// A search for one kind of pattern.
pub type PatternFinder = fn(&Pencil, PatternSink<'_>) -> ControlFlow<()>;

/// The patterns that a web may use in addition to links, in order: locked candidates, hidden pairs,
/// naked pairs, X-wings.
pub const WEB_PATTERNS: [PatternFinder; 4] = [
    locked,
    |pencil, sink| hidden_sets(pencil, 2, 5, sink),
    |pencil, sink| naked_sets(pencil, 2, sink),
    |pencil, sink| fish(pencil, 2, sink),
];

/// The pairs of kinds of houses that cross, in the order in which they are tried.
const CROSSINGS: [[usize; 2]; 4] = [
    [BOXES, COLUMNS],
    [BOXES, ROWS],
    [COLUMNS, BOXES],
    [ROWS, BOXES],
];

/// The kind of a house, identified by the first house of that kind.
#[must_use]
#[inline]
pub const fn kind_of(house: usize) -> usize {
    house / 9 * 9
}

/// The house of a given kind that contains a cell.
#[must_use]
#[inline]
pub const fn house_of(cell: usize, kind: usize) -> usize {
    HOMES[cell][kind / 9].house
}

/// The house of a given kind that contains all the given places of a house, if there is one.
fn common_house(house: usize, places: u16, kind: usize) -> Option<usize> {
    let mut cells = bits(places).map(|place| CELLS[house][place]);
    let first = house_of(cells.next()?, kind);
    cells
        .all(|cell| house_of(cell, kind) == first)
        .then_some(first)
}

/// Finds locked candidates: first pointing, then claiming.
pub fn locked(pencil: &Pencil, sink: PatternSink<'_>) -> ControlFlow<()> {
    for [kind, crossing] in CROSSINGS {
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
                let removes: Vec<Candidate> = bits(pencil.places[cover][digit])
                    .filter(outside)
                    .map(|place| CELLS[cover][place] * 9 + digit)
                    .collect();
                if removes.is_empty() {
                    continue;
                }
                let parts = PatternParts::Locked {
                    digit,
                    base,
                    cover,
                    places,
                };
                sink(PencilPattern { parts, removes })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All ways to choose `size` bits of a mask, in ascending order.
fn choices(size: u32, of: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let mask = next?;
        // A counter whose carries skip the bits outside `of`.
        let after = (mask | !of).wrapping_add(1) & of;
        next = (after != 0).then_some(after);
        Some(mask)
    })
    .filter(move |mask| mask.count_ones() == size)
}

/// The union of the masks of the given members, if each mask has at least two bits and the union
/// has as many bits as there are members.
fn tuple(members: u16, of: impl Fn(usize) -> u16) -> Option<u16> {
    let mut union = 0;
    for member in bits(members) {
        let mask = of(member);
        if mask & mask.wrapping_sub(1) == 0 {
            return None;
        }
        union |= mask;
        if union.count_ones() > members.count_ones() {
            return None;
        }
    }
    (union.count_ones() == members.count_ones()).then_some(union)
}

/// Finds hidden pairs, triples or quads in houses with at least `least_open` open cells.
pub fn hidden_sets(
    pencil: &Pencil,
    size: u32,
    least_open: u32,
    sink: PatternSink<'_>,
) -> ControlFlow<()> {
    for kind in [BOXES, COLUMNS, ROWS] {
        for house in houses(kind) {
            if pencil.open[house].count_ones() < least_open {
                continue;
            }
            // A set can contain only digits with at least two and at most `size` places.
            let mut possible = 0;
            for digit in 0..9 {
                let count = pencil.places[house][digit].count_ones();
                possible |= u16::from((2..=size).contains(&count)) << digit;
            }
            if possible.count_ones() < size {
                continue;
            }
            for digits in choices(size, possible) {
                let Some(places) = tuple(digits, |digit| pencil.places[house][digit]) else {
                    continue;
                };
                let removes: Vec<Candidate> = bits(places)
                    .map(|place| CELLS[house][place])
                    .flat_map(|cell| {
                        bits(pencil.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                    })
                    .collect();
                if removes.is_empty() {
                    continue;
                }
                let parts = PatternParts::HiddenSet {
                    house,
                    digits,
                    places,
                };
                sink(PencilPattern { parts, removes })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds naked pairs, triples or quads in houses with at least `2 * size` open cells.
pub fn naked_sets(pencil: &Pencil, size: u32, sink: PatternSink<'_>) -> ControlFlow<()> {
    for kind in [BOXES, COLUMNS, ROWS] {
        for house in houses(kind) {
            if pencil.open[house].count_ones() < 2 * size {
                continue;
            }
            let mut possible = 0;
            for place in bits(pencil.open[house]) {
                let count = pencil.cells[CELLS[house][place]].count_ones();
                possible |= u16::from((2..=size).contains(&count)) << place;
            }
            if possible.count_ones() < size {
                continue;
            }
            for places in choices(size, possible) {
                let Some(digits) = tuple(places, |place| pencil.cells[CELLS[house][place]]) else {
                    continue;
                };
                let removes: Vec<Candidate> = bits(!places & 0x1ff)
                    .map(|place| CELLS[house][place])
                    .flat_map(|cell| {
                        bits(pencil.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                    })
                    .collect();
                if removes.is_empty() {
                    continue;
                }
                let parts = PatternParts::NakedSet {
                    house,
                    digits,
                    places,
                };
                sink(PencilPattern { parts, removes })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds X-wings, swordfish or jellyfish. Columns are tried as bases first.
pub fn fish(pencil: &Pencil, size: u32, sink: PatternSink<'_>) -> ControlFlow<()> {
    for [bases, crossing] in [[COLUMNS, ROWS], [ROWS, COLUMNS]] {
        // The digit must be open in at least twice as many lines as the fish has bases.
        let is_wide = |digit: usize| {
            let open = houses(bases).filter(|&line| pencil.places[line][digit] != 0);
            open.count() as u32 >= 2 * size
        };
        // For each digit, the lines that could be bases.
        let possible: [u16; 9] = std::array::from_fn(|digit| {
            let fits = |line: &usize| {
                (2..=size).contains(&pencil.places[bases + line][digit].count_ones())
            };
            let lines: u16 = (0..9).filter(fits).fold(0, |all, line| all | 1 << line);
            if lines.count_ones() >= size && is_wide(digit) {
                lines
            } else {
                0
            }
        });
        let any = possible.iter().fold(0, |any, lines| any | lines);
        for lines in choices(size, any) {
            for digit in (0..9).filter(|&digit| lines & !possible[digit] == 0) {
                let Some(covers) = tuple(lines, |line| pencil.places[bases + line][digit]) else {
                    continue;
                };
                let removes: Vec<Candidate> = bits(covers)
                    .flat_map(|cover| {
                        let rest = pencil.places[crossing + cover][digit] & !lines;
                        bits(rest).map(move |place| CELLS[crossing + cover][place] * 9 + digit)
                    })
                    .collect();
                if removes.is_empty() {
                    continue;
                }
                let parts = PatternParts::Fish {
                    digit,
                    bases,
                    lines,
                    covers,
                };
                sink(PencilPattern { parts, removes })?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    /// Checks which candidates in the first sketch prevented the only pattern in the second.
    #[track_caller]
    fn check(finder: PatternFinder, [before, now]: [&str; 2], expected: &[(usize, usize)]) {
        let mut patterns = Vec::new();
        let _ = finder(&pencil(now), &mut |pattern| {
            patterns.push(pattern);
            ControlFlow::Continue(())
        });
        assert_eq!(patterns.len(), 1, "{now}");
        let obstacles = patterns[0].parts.obstacles(&pencil(before));
        let expected: Vec<Candidate> = expected
            .iter()
            .map(|(cell, digit)| cell * 9 + digit)
            .collect();
        assert_eq!(obstacles, expected, "{before}");
    }

    #[test]
    fn sets_are_chosen_in_the_order_of_their_masks() {
        let chosen: Vec<u16> = choices(2, 0b10_1101).collect();
        assert_eq!(
            chosen,
            [0b101, 0b1001, 0b1100, 0b10_0001, 0b10_0100, 0b10_1000]
        );
    }

    #[test]
    fn obstacles_are_the_candidates_that_prevented_a_pattern() {
        let [locked, hidden, naked, fish] = WEB_PATTERNS;
        let before = "b2#4=r1c4,r1c5,r2c5";
        check(locked, [before, "b2#4=r1c4,r1c5"], &[(13, 3)]);
        let before = "r1#1=r1c1,r1c5 r1#2=r1c1,r1c5,r1c8";
        let now = "r1#1=r1c1,r1c5 r1#2=r1c1,r1c5";
        check(hidden, [before, now], &[(7, 1)]);
        check(naked, ["r1c1=12 r1c5=123", "r1c1=12 r1c5=12"], &[(4, 2)]);
        let before = "c1#4=r1c1,r5c1 c6#4=r1c6,r5c6,r8c6";
        let now = "c1#4=r1c1,r5c1 c6#4=r1c6,r5c6";
        check(fish, [before, now], &[(68, 3)]);
    }

    #[test]
    fn a_pattern_that_already_existed_has_no_obstacles() {
        let sketch = "b2#4=r1c4,r1c5";
        check(locked, [sketch, sketch], &[]);
    }
}
