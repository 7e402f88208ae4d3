//! Choosing masks whose union is as small as their number.

use std::ops::ControlFlow;

/// Visits every choice of `size` masks whose union has exactly `size` bits: the chosen, as bits
/// by their place in `masks`, and the union.
pub(crate) fn each_tight_union(
    masks: &[u16],
    size: u32,
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    extend(masks, size, 0, (0, 0), visit)
}

/// Goes on from masks chosen before the place `from`, and their union.
fn extend(
    masks: &[u16],
    size: u32,
    from: usize,
    (chosen, union): (u16, u16),
    visit: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let missing = (size - chosen.count_ones()) as usize;
    if missing == 0 {
        // A union of fewer bits has no room for so many digits: such a grid has no solution.
        return if union.count_ones() == size {
            visit(chosen, union)
        } else {
            ControlFlow::Continue(())
        };
    }
    for next in from..(masks.len() + 1).saturating_sub(missing) {
        let union = union | masks[next];
        if union.count_ones() <= size {
            extend(masks, size, next + 1, (chosen | 1 << next, union), visit)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tight(masks: &[u16], size: u32) -> Vec<(u16, u16)> {
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
    fn too_small_a_union_is_passed_over() {
        assert_eq!(tight(&[0b11, 0b11, 0b11], 3), []);
    }

    #[test]
    fn fewer_masks_than_the_size_have_none() {
        assert_eq!(tight(&[0b11], 2), []);
    }
}
