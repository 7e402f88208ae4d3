//! Naked sets, hidden sets and fish: so many members that share out as many places.

use std::ops::ControlFlow;

use super::eye::Eye;
use super::technique::Source;
use crate::pencil::{BOXES, CELLS, COLUMNS, Candidate, Pencil, ROWS, bits, houses, only};

/// Sets of so many of these, in ascending order of their masks.
fn choices(size: u32, of: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let mask = next?;
        // Counting with carries that skip what is not there.
        let after = (mask | !of).wrapping_add(1) & of;
        next = (after != 0).then_some(after);
        Some(mask)
    })
    .filter(move |mask| mask.count_ones() == size)
}

/// The union of some members, if each has at least two and all together as many as there are.
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

/// Hidden pairs, triples and quads. Direct ones place what they leave single in their house.
pub(super) fn hidden_set(
    pencil: &Pencil,
    size: u32,
    direct: bool,
    eye: &mut Eye<'_>,
) -> ControlFlow<()> {
    for kind in [BOXES, COLUMNS, ROWS] {
        for house in houses(kind) {
            let open = pencil.open[house].count_ones();
            if open <= if direct { size } else { 2 * size } {
                continue;
            }
            // Only digits with two places or more, but no more than the set, can be in one.
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
                let removed: Vec<Candidate> = bits(places)
                    .map(|place| CELLS[house][place])
                    .flat_map(|cell| {
                        bits(pencil.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                    })
                    .collect();
                if removed.is_empty() {
                    continue;
                }
                if direct {
                    let single = (0..9).find_map(|digit| {
                        let left = pencil.places[house][digit];
                        let other = digits >> digit & 1 == 0 && left.count_ones() > 1;
                        let place = only(left & !places).filter(|_| other)?;
                        Some(CELLS[house][place] * 9 + digit)
                    });
                    if let Some(candidate) = single {
                        let rating = if size == 2 { 2.0 } else { 2.5 };
                        eye.placement(rating, Source::DirectHiddenSet { size }, candidate)?;
                    }
                } else {
                    let rating = [3.4, 4.0, 5.4][size as usize - 2];
                    eye.removal(rating, Source::HiddenSet { size }, removed, |before| {
                        let others = bits(!places & 0x1ff).map(|place| CELLS[house][place]);
                        others
                            .flat_map(|cell| {
                                bits(before.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                            })
                            .collect()
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Naked pairs, triples and quads.
pub(super) fn naked_set(pencil: &Pencil, size: u32, eye: &mut Eye<'_>) -> ControlFlow<()> {
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
                let removed: Vec<Candidate> = bits(!places & 0x1ff)
                    .map(|place| CELLS[house][place])
                    .flat_map(|cell| {
                        bits(pencil.cells[cell] & digits).map(move |digit| cell * 9 + digit)
                    })
                    .collect();
                let rating = [3.0, 3.6, 5.0][size as usize - 2];
                eye.removal(rating, Source::NakedSet { size }, removed, |before| {
                    bits(places)
                        .map(|place| CELLS[house][place])
                        .flat_map(|cell| {
                            bits(before.cells[cell] & !digits).map(move |digit| cell * 9 + digit)
                        })
                        .collect()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// X-wings, swordfish and jellyfish; columns as bases first.
pub(super) fn fish(pencil: &Pencil, size: u32, eye: &mut Eye<'_>) -> ControlFlow<()> {
    for [bases, covers] in [[COLUMNS, ROWS], [ROWS, COLUMNS]] {
        // A digit needs twice as many open houses as the fish has bases.
        let is_wide = |digit: usize| {
            let open = houses(bases).filter(|&line| pencil.places[line][digit] != 0);
            open.count() as u32 >= 2 * size
        };
        // The lines of each digit that could be bases, and those of any.
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
                let Some(places) = tuple(lines, |line| pencil.places[bases + line][digit]) else {
                    continue;
                };
                let removed: Vec<Candidate> = bits(places)
                    .flat_map(|cover| {
                        let rest = pencil.places[covers + cover][digit] & !lines;
                        bits(rest).map(move |place| CELLS[covers + cover][place] * 9 + digit)
                    })
                    .collect();
                let rating = [3.2, 3.8, 5.2][size as usize - 2];
                eye.removal(rating, Source::Fish { size }, removed, |before| {
                    bits(lines)
                        .flat_map(|line| {
                            let gone = before.places[bases + line][digit] & !places;
                            bits(gone).map(move |place| CELLS[bases + line][place] * 9 + digit)
                        })
                        .collect()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::eye::tests::check;

    type Indirect = fn(&Pencil, &mut Eye<'_>) -> ControlFlow<()>;

    #[test]
    fn sets_are_chosen_in_the_order_of_their_masks() {
        let chosen: Vec<u16> = choices(2, 0b10_1101).collect();
        assert_eq!(
            chosen,
            [0b101, 0b1001, 0b1100, 0b10_0001, 0b10_0100, 0b10_1000]
        );
    }

    #[test]
    fn naked_sets_clear_their_house() {
        let pairs: Indirect = |pencil, eye| naked_set(pencil, 2, eye);
        let others = [2, 3, 4, 6, 7, 8, 9].map(|c| format!("r1c{c}<>1 r1c{c}<>2"));
        let said = format!("3.0 Naked Pair: {}", others.join(" "));
        check(pairs, "r1c1=12 r1c5=12", &[&said]);
        check(pairs, "r1c1=12 r1c5=123", &[]);
    }

    #[test]
    fn a_naked_pair_needs_four_open_cells() {
        let pairs: Indirect = |pencil, eye| naked_set(pencil, 2, eye);
        let full = "r1c2:3 r1c3:4 r1c6:6 r1c7:7 r1c8:8 r1c9:9";
        check(pairs, &format!("r1c1=12 r1c5=12 {full}"), &[]);
    }

    #[test]
    fn hidden_sets_clear_their_cells() {
        let pairs: Indirect = |pencil, eye| hidden_set(pencil, 2, false, eye);
        let sketch = "r1#1=r1c1,r1c5 r1#2=r1c1,r1c5 r1c1<>789 r1c5<>789";
        check(
            pairs,
            sketch,
            &["3.4 Hidden Pair: r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c5<>3 r1c5<>4 r1c5<>5 r1c5<>6"],
        );
        check(pairs, "r1#1=r1c1,r1c5 r1#2=r1c1,r1c6", &[]);
    }

    #[test]
    fn a_direct_hidden_pair_places_a_third_digit() {
        let direct: Indirect = |pencil, eye| hidden_set(pencil, 2, true, eye);
        let sketch = "r1#1=r1c1,r1c5 r1#2=r1c1,r1c5 r1#3=r1c1,r1c5,r1c9";
        check(direct, sketch, &["2.0 Direct Hidden Pair: r1c9=3"]);
        check(direct, &sketch.replace("r1c9", "r1c8,r1c9"), &[]);
    }

    #[test]
    fn fish_clear_their_covers() {
        let x_wings: Indirect = |pencil, eye| fish(pencil, 2, eye);
        let left = [2, 3, 4, 5, 7, 8, 9];
        let rest = [1, 5].map(|r| left.map(|c| format!("r{r}c{c}<>4")).join(" "));
        let said = format!("3.2 X-Wing: {}", rest.join(" "));
        check(x_wings, "c1#4=r1c1,r5c1 c6#4=r1c6,r5c6", &[&said]);
        check(x_wings, "c1#4=r1c1,r5c1 c6#4=r1c6,r6c6", &[]);
    }
}
