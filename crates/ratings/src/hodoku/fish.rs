//! Basic fish (plain, finned and sashimi), with rows against columns and vice versa.
//!
//! A target of a basic fish lies in a cover line, outside the base. The only house that the target
//! can share with a fin is a box, so all fins lie in one box, and at most two lines of a stack are
//! left uncovered. The search makes use of these limits.

use super::barren::Barren;
use super::pencil::{Candidate, Cells, Pencil, bits, candidate, column, row};

/// The places for a digit in nine parallel lines.
type Lines = [u16; 9];

/// A fish that was found: its eliminations, and whether any base line has at most one place apart
/// from its fins.
struct Catch {
    is_sashimi: bool,
    /// The removed places, by line.
    gone: Lines,
}

fn lines(spots: Cells, is_turned: bool) -> Lines {
    let mut lines = [0; 9];
    for cell in bits(spots) {
        let (line, place) = if is_turned {
            (column(cell), row(cell))
        } else {
            (row(cell), column(cell))
        };
        lines[line] |= 1 << place;
    }
    lines
}

/// Finds the first fish without fins.
pub(super) fn basic(
    pencil: &Pencil,
    size: u32,
    digit: usize,
    removes: &mut Vec<Candidate>,
) -> bool {
    [false, true].into_iter().any(|is_turned| {
        let lines = lines(pencil.spots[digit], is_turned);
        let (mut base, mut count) = ([(0, 0); 9], 0);
        for (line, &places) in lines.iter().enumerate() {
            if (1..=size).contains(&places.count_ones()) {
                base[count] = (line, places);
                count += 1;
            }
        }
        if count < size as usize {
            return false;
        }
        let found = for_each_base(&base[..count], size, size, (0, 0), &mut |base, cover| {
            if cover.count_ones() != size {
                return None;
            }
            let outside = |line: usize| {
                if base >> line & 1 == 0 {
                    lines[line] & cover
                } else {
                    0
                }
            };
            let gone: Lines = std::array::from_fn(outside);
            (gone != [0; 9]).then_some(gone)
        });
        if let Some(gone) = &found {
            strike(gone, digit, is_turned, removes);
        }
        found.is_some()
    })
}

/// Visits, in order, the sets of base lines that have at most `most` places between them. Each set
/// is passed on with the union of its places.
fn for_each_base<T>(
    base: &[(usize, u16)],
    missing: u32,
    most: u32,
    (lines, places): (u16, u16),
    see: &mut impl FnMut(u16, u16) -> Option<T>,
) -> Option<T> {
    if missing == 0 {
        return see(lines, places);
    }
    (0..base.len().saturating_sub(missing as usize - 1)).find_map(|start| {
        let (line, more) = base[start];
        let places = places | more;
        if places.count_ones() > most {
            return None;
        }
        for_each_base(
            &base[start + 1..],
            missing - 1,
            most,
            (lines | 1 << line, places),
            see,
        )
    })
}

/// The eliminations of the first finned fish and of the first sashimi fish of a given size.
#[derive(Default)]
pub(super) struct FinnedFish {
    pub(super) finned: Vec<Candidate>,
    pub(super) sashimi: Vec<Candidate>,
}

impl FinnedFish {
    pub(super) fn search(pencil: &Pencil, size: u32, barren: &mut Barren) -> Self {
        let mut found = Self::default();
        for digit in (0..9)
            .filter(|&digit| barren.is_fresh(pencil, digit))
            .collect::<Vec<_>>()
        {
            let mut is_barren = true;
            for is_turned in [false, true] {
                let lines = lines(pencil.spots[digit], is_turned);
                let (mut base, mut count) = ([(0, 0); 9], 0);
                for (line, &places) in lines.iter().enumerate() {
                    if places != 0 {
                        base[count] = (line, places);
                        count += 1;
                    }
                }
                if count <= size as usize {
                    continue;
                }
                let wants_sashimi = found.sashimi.is_empty();
                let mut sashimi = None;
                let see = &mut |base, places: u16| {
                    let catch = cover(&lines, base, places, size)?;
                    if catch.is_sashimi {
                        sashimi.get_or_insert(catch.gone);
                        return None;
                    }
                    Some(catch.gone)
                };
                let finned = for_each_base(&base[..count], size, size + 2, (0, 0), see);
                is_barren &= sashimi.is_none();
                if let (true, Some(gone)) = (wants_sashimi, sashimi) {
                    strike(&gone, digit, is_turned, &mut found.sashimi);
                }
                if let Some(gone) = finned {
                    strike(&gone, digit, is_turned, &mut found.finned);
                    return found;
                }
            }
            if is_barren {
                barren.mark(pencil, digit);
            }
        }
        found
    }
}

/// The first finned fish on these base lines or, if there is none, the first sashimi fish.
fn cover(lines: &Lines, base: u16, places: u16, size: u32) -> Option<Catch> {
    let spare = places.count_ones().checked_sub(size)?;
    if !(1..=2).contains(&spare) {
        return None;
    }
    let mut sashimi = None;
    // Covers are tried in ascending order, so the places that they leave out are tried in
    // descending order.
    let high_first = |mut set: u16| {
        std::iter::from_fn(move || {
            let high = set.checked_ilog2()?;
            set &= !(1 << high);
            Some(high)
        })
    };
    for low in high_first(places) {
        let above = if spare == 1 {
            1
        } else {
            places & !((2 << low) - 1)
        };
        for high in high_first(above) {
            let fins = 1 << low | if spare == 1 { 0 } else { 1 << high };
            let Some(catch) = check(lines, base, places & !fins, fins) else {
                continue;
            };
            if !catch.is_sashimi {
                return Some(catch);
            }
            if sashimi.is_none() {
                sashimi = Some(catch);
            }
        }
    }
    sashimi
}

fn check(lines: &Lines, base: u16, cover: u16, fins: u16) -> Option<Catch> {
    let stack = fins.trailing_zeros() / 3;
    let stack_places = 0b111 << (3 * stack);
    if fins & !stack_places != 0 || cover & stack_places == 0 {
        return None;
    }
    let of_base = |&line: &usize| base >> line & 1 != 0;
    let (mut band, mut fin_count, mut is_sashimi) = (None, 0, false);
    for line in (0..9).filter(of_base) {
        let here = lines[line] & fins;
        if here != 0 {
            if band.is_some_and(|band| band != line / 3) {
                return None;
            }
            band = Some(line / 3);
            fin_count += here.count_ones();
        }
        is_sashimi |= (lines[line] & !fins).count_ones() <= 1;
    }
    let band = band?;
    if fin_count > 5 {
        return None;
    }
    let mut gone = [0; 9];
    for line in (3 * band..3 * band + 3).filter(|line| !of_base(line)) {
        gone[line] = lines[line] & cover & stack_places;
    }
    (gone != [0; 9]).then_some(Catch { is_sashimi, gone })
}

fn strike(gone: &Lines, digit: usize, is_turned: bool, removes: &mut Vec<Candidate>) {
    for (line, &places) in gone.iter().enumerate() {
        for place in (0..9).filter(|place| places >> place & 1 != 0) {
            let cell = if is_turned {
                place * 9 + line
            } else {
                line * 9 + place
            };
            removes.push(candidate(cell, digit));
        }
    }
    removes.sort_unstable();
}
