//! Arranges pages on sheets so that they are in order once the sheets are folded.
//!
//! A sheet has two pages on its front and two on its back. The sheets of a signature are nested and
//! folded once:
//!
//! ```text
//! 8 pages:   front 8|1   back 2|7      the outer sheet
//!            front 6|3   back 4|5      the inner one
//! ```

/// The number of pages on a sheet, front and back.
pub const SHEET: usize = 4;

/// The sides of all sheets in printing order, alternating between front and back. Each side has a
/// left and a right page, counted from 0, where `None` stands for an empty page.
///
/// ```
/// use novena_draw::book::fold;
///
/// let sides = fold(7, None);
/// assert_eq!(sides, [
///     [None, Some(0)], [Some(1), Some(6)],
///     [Some(5), Some(2)], [Some(3), Some(4)],
/// ]);
/// // In signatures of one sheet each.
/// assert_eq!(fold(8, Some(4))[2], [Some(7), Some(4)]);
/// ```
#[must_use]
pub fn fold(pages: usize, signature: Option<usize>) -> Vec<[Option<usize>; 2]> {
    let whole = pages.next_multiple_of(SHEET);
    let signature = signature
        .unwrap_or(whole)
        .next_multiple_of(SHEET)
        .max(SHEET);
    let page = |number: usize| (number < pages).then_some(number);
    let mut sides = Vec::with_capacity(whole / 2);
    for first in (0..whole).step_by(signature) {
        let end = (first + signature).min(whole);
        for inside in 0..(end - first) / SHEET {
            let (low, high) = (first + 2 * inside, end - 1 - 2 * inside);
            sides.push([page(high), page(low)]);
            sides.push([page(low + 1), page(high - 1)]);
        }
    }
    sides
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pages of a folded signature, in the order in which a reader turns them.
    fn in_reading_order(sides: &[[Option<usize>; 2]]) -> Vec<Option<usize>> {
        let sheets: Vec<_> = sides.chunks(2).collect();
        // The right halves of all sheets come first, each front before its back. The left halves
        // follow, starting with the innermost sheet.
        let first = sheets.iter().flat_map(|sheet| [sheet[0][1], sheet[1][0]]);
        let last = sheets.iter().rev();
        let last = last.flat_map(|sheet| [sheet[1][1], sheet[0][0]]);
        first.chain(last).collect()
    }

    #[test]
    fn a_folded_book_is_in_order() {
        for pages in 1..70 {
            for signature in [None, Some(4), Some(8), Some(16)] {
                let sides = fold(pages, signature);
                let whole = pages.next_multiple_of(4);
                let sides_each = signature.unwrap_or(whole) / 2;
                let read: Vec<_> = sides
                    .chunks(sides_each)
                    .flat_map(in_reading_order)
                    .collect();
                let expected: Vec<_> = (0..whole)
                    .map(|page| (page < pages).then_some(page))
                    .collect();
                assert_eq!(read, expected, "{pages} {signature:?}");
            }
        }
        assert!(fold(0, None).is_empty());
    }
}
