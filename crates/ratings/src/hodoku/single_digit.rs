//! Finds the first skyscraper, two-string kite or empty rectangle in scan order.

use super::pencil::{
    Candidate, Cells, HOUSES, PEERS, Pencil, bits, box_, candidate, column, first, row,
};

/// The two places for a digit in a house, if there are exactly two.
fn pair(pencil: &Pencil, digit: usize, house: usize) -> Option<[usize; 2]> {
    if pencil.places_left[house][digit] != 2 {
        return None;
    }
    let spots = pencil.spots_in(digit, house);
    let low = first(spots);
    Some([low, first(spots & !(1 << low))])
}

/// Finds a skyscraper: two parallel strong links with one pair of ends aligned. The links lie in
/// rows or, if `is_turned`, in columns.
pub(super) fn skyscraper(
    pencil: &Pencil,
    digit: usize,
    is_turned: bool,
    removes: &mut Vec<Candidate>,
) -> bool {
    let (across, start): (fn(usize) -> usize, usize) =
        if is_turned { (row, 9) } else { (column, 0) };
    let (mut pairs, mut count) = ([[0; 2]; 9], 0);
    for house in start..start + 9 {
        if let Some(pair) = pair(pencil, digit, house) {
            pairs[count] = pair;
            count += 1;
        }
    }
    for one in 0..count {
        for two in one + 1..count {
            let (one, two) = (pairs[one], pairs[two]);
            let aligned = [0, 1].map(|end| across(one[end]) == across(two[end]));
            let free_end = match aligned {
                [true, false] => 1,
                [false, true] => 0,
                _ => continue,
            };
            let seen = pencil.spots[digit] & PEERS[one[free_end]] & PEERS[two[free_end]];
            if seen != 0 {
                removes.extend(bits(seen).map(|cell| candidate(cell, digit)));
                return true;
            }
        }
    }
    false
}

/// Finds a two-string kite: a row link and a column link that are joined by a box.
pub(super) fn two_string_kite(pencil: &Pencil, digit: usize, removes: &mut Vec<Candidate>) -> bool {
    let mut pairs: [Option<[usize; 2]>; 18] =
        std::array::from_fn(|house| pair(pencil, digit, house));
    let (rows, columns) = pairs.split_at_mut(9);
    for across in rows.iter_mut().flatten() {
        for down in columns.iter_mut().flatten() {
            // If the ends of a pair have been swapped, they stay swapped when the pair is compared
            // with later pairs.
            let joint = [[0, 0], [0, 1], [1, 0], [1, 1]]
                .into_iter()
                .find(|&[a, d]| box_(across[a]) == box_(down[d]));
            let Some([a, d]) = joint else {
                continue;
            };
            across.rotate_left(a);
            down.rotate_left(d);
            if across.iter().any(|cell| down.contains(cell)) {
                continue;
            }
            let cell = row(down[1]) * 9 + column(across[1]);
            if pencil.has(cell, digit) {
                removes.push(candidate(cell, digit));
                return true;
            }
        }
    }
    false
}

/// Finds an empty rectangle: the places in a box lie in one row and one column, and a strong link
/// starts in one of these lines.
pub(super) fn empty_rectangle(pencil: &Pencil, digit: usize, removes: &mut Vec<Candidate>) -> bool {
    for block in 0..9 {
        if !(2..=5).contains(&pencil.places_left[18 + block][digit]) {
            continue;
        }
        let spots = pencil.spots_in(digit, 18 + block);
        // The crossing is tried from the last row upwards and, within a row, from the last column.
        for place in (0..9).rev() {
            let line = block / 3 * 3 + place / 3;
            let post = block % 3 * 3 + place % 3;
            let (across, down) = (HOUSES[line], HOUSES[9 + post]);
            let is_rectangle = spots & !across & !down == 0
                && spots & across & !down != 0
                && spots & down & !across != 0;
            let is_big = (spots & across).count_ones() >= 2 || (spots & down).count_ones() >= 2;
            if !is_rectangle || !is_big {
                continue;
            }
            let hit = strike(pencil, digit, block, line, 9 + post)
                .or_else(|| strike(pencil, digit, block, 9 + post, line));
            if let Some(cell) = hit {
                removes.push(candidate(cell, digit));
                return true;
            }
        }
    }
    false
}

/// Finds a place that an empty rectangle eliminates: a place on the other arm that sees the far end
/// of a strong link from a place on the first arm.
fn strike(
    pencil: &Pencil,
    digit: usize,
    block: usize,
    arm: usize,
    other_arm: usize,
) -> Option<usize> {
    let outside: Cells = !HOUSES[18 + block];
    for start in bits(pencil.spots_in(digit, arm) & outside) {
        let (link, end_house) = if arm < 9 {
            (9 + column(start), 0)
        } else {
            (row(start), 9)
        };
        if pencil.places_left[link][digit] != 2 {
            continue;
        }
        let end = first(pencil.spots_in(digit, link) & !(1 << start));
        let across = end_house + if arm < 9 { row(end) } else { column(end) };
        let hit = pencil.spots_in(digit, across) & HOUSES[other_arm] & outside;
        if hit != 0 {
            return Some(first(hit));
        }
    }
    None
}
