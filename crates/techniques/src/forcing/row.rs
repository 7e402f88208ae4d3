//! Compact sets of candidates, with one bit for each remaining candidate.

/// A set of candidates, given by their indices among the remaining candidates.
pub(super) type Row<const WORDS: usize> = [u64; WORDS];

pub(super) fn insert<const WORDS: usize>(row: &mut Row<WORDS>, turn: usize) {
    row[turn / 64] |= 1 << (turn % 64);
}

pub(super) fn remove<const WORDS: usize>(row: &mut Row<WORDS>, turn: usize) {
    row[turn / 64] &= !(1 << (turn % 64));
}

pub(super) const fn holds<const WORDS: usize>(row: &Row<WORDS>, turn: usize) -> bool {
    row[turn / 64] >> (turn % 64) & 1 != 0
}

pub(super) fn join<const WORDS: usize>(row: &mut Row<WORDS>, other: &Row<WORDS>) {
    for (word, other) in row.iter_mut().zip(other) {
        *word |= other;
    }
}

pub(super) fn common<const WORDS: usize>(row: &Row<WORDS>, other: &Row<WORDS>) -> Row<WORDS> {
    std::array::from_fn(|word| row[word] & other[word])
}

/// The indices in a row, in ascending order.
pub(super) fn members<const WORDS: usize>(
    row: &Row<WORDS>,
) -> impl Iterator<Item = usize> + use<WORDS> {
    let row = *row;
    let mut word = 0;
    let mut left = row[0];
    std::iter::from_fn(move || {
        while left == 0 {
            word += 1;
            left = *row.get(word)?;
        }
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(word * 64 + bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_span_several_words() {
        let mut row: Row<3> = [0; 3];
        for turn in [191, 0, 64, 63] {
            insert(&mut row, turn);
        }
        remove(&mut row, 64);
        assert!(members(&row).eq([0, 63, 191]));
        assert!(holds(&row, 191) && !holds(&row, 64));
        assert!(members(&common(&row, &[1, u64::MAX, 0])).eq([0]));
        join(&mut row, &[2, 0, 0]);
        assert!(members(&row).eq([0, 1, 63, 191]));
        assert_eq!(members(&[0; 3]).next(), None);
    }
}
