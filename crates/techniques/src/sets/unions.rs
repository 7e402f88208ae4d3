//! Chooses masks whose union has as many bits as there are masks.

use std::ops::ControlFlow;

/// Visits every choice of `size` nine-bit masks whose union has exactly `size` bits. Each visit
/// receives the chosen masks, as a bit set of their indices in `masks`, and their union.
pub(crate) fn each_tight_union(
    masks: &[u16],
    size: usize,
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    extend(masks, (size, size), 0, (0, 0), visit)
}

/// Extends a partial choice of masks, all with indices below `from`, and updates their union.
/// `missing` more masks must be chosen.
fn extend(
    masks: &[u16],
    (size, missing): (usize, usize),
    from: usize,
    (chosen, union): (u16, u16),
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for next in from..(masks.len() + 1).saturating_sub(missing) {
        let chosen = chosen | 1 << next;
        let union = union | masks[next];
        let count = COUNTS[usize::from(union & 0o777)];
        if usize::from(count) > size {
            continue;
        }
        if missing > 1 {
            extend(masks, (size, missing - 1), next + 1, (chosen, union), visit)?;
        } else if usize::from(count) == size {
            visit(chosen, union)?;
        } // If the union has fewer bits than there are masks, the grid has no solution.
    }
    ControlFlow::Continue(())
}

/// The number of set bits in a nine-bit mask. Some supported processors have no instruction for
/// counting bits.
const COUNTS: [u8; 512] = {
    let mut counts = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        counts[bits] = counts[bits / 2] + (bits % 2) as u8;
        bits += 1;
    }
    counts
};

#[cfg(test)]
mod tests {
    use super::*;

    fn tight(masks: &[u16], size: usize) -> Vec<(u16, u16)> {
        let mut all = Vec::new();
        let _ = each_tight_union(masks, size, &mut |chosen, union| {
            all.push((chosen, union));
            ControlFlow::Continue(())
        });
        all
    }

    #[test]
    fn unions_of_the_size_are_visited_once() {
        let masks = [0b0011, 0b0110, 0b0101, 0b1001];
        assert_eq!(tight(&masks, 3), [(0b0111, 0b0111)]);
        assert_eq!(tight(&masks, 2), []);
        assert_eq!(tight(&masks, 4), [(0b1111, 0b1111)]);
    }

    #[test]
    fn unions_that_are_too_small_are_skipped() {
        assert_eq!(tight(&[0b11, 0b11, 0b11], 3), []);
    }

    #[test]
    fn fewer_masks_than_the_size_have_none() {
        assert_eq!(tight(&[0b11], 2), []);
    }
}
