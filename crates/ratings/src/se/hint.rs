//! The hints found by producers, and the choice of the best hint.

use super::technique::{SeTechnique, Source};
use novena_techniques::pencil::{Candidate, Pencil, bits};

/// The effect of a hint on the position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hint {
    pub(super) rating: f64,
    pub(super) source: Source,
    /// The candidate that the hint places, if any.
    pub(super) places: Option<Candidate>,
    /// The candidates that the hint removes. If it places a candidate, these are the other
    /// candidates in the same cell.
    pub(super) removes: Vec<Candidate>,
    /// The number of candidates on the hint's chains, including nested chains, or 0 if it has none.
    pub(super) complexity: u16,
    /// A key that distinguishes the hint from other chains inside a chain.
    pub(super) signature: u64,
}

impl Hint {
    /// The technique.
    pub(super) const fn technique(&self) -> SeTechnique {
        SeTechnique {
            source: self.source,
            complexity: self.complexity,
        }
    }

    pub(super) const fn removing(source: Source, removes: Vec<Candidate>) -> Self {
        Self {
            rating: 0.0,
            source,
            places: None,
            removes,
            complexity: 0,
            signature: 0,
        }
    }

    /// A hint that places a digit. If the hint is found inside another chain, the eliminations in
    /// the candidate's cell also count.
    pub(super) fn placing(source: Source, candidate: Candidate, pencil: &Pencil) -> Self {
        let (cell, digit) = (candidate / 9, candidate % 9);
        let others = pencil.cells[cell] & !(1 << digit);
        Self {
            rating: 0.0,
            source,
            places: Some(candidate),
            removes: bits(others).map(|digit| cell * 9 + digit).collect(),
            complexity: 0,
            signature: 0,
        }
    }
}

/// The best hint so far: the one with the lowest rating. Ties go to the shorter hint, then to the
/// kind with the lower order, then to the hint found first.
#[derive(Default)]
pub(super) struct Best {
    pub(super) hint: Option<Hint>,
    key: Option<(f64, u16, u8)>,
    /// The rating and length of a hint that is known to exist.
    sure: Option<(f64, u16)>,
}

impl Best {
    /// Whether a hint with this base rating and at least this many candidates could win.
    pub(super) fn could_be(&self, base: f64, complexity: u16, order: u8) -> bool {
        let rating = base + for_length(complexity);
        self.key.is_none_or(|key| (rating, complexity, order) < key)
            && self.sure.is_none_or(|sure| (rating, complexity) <= sure)
    }

    /// Announces that a hint of this length exists, so that longer ones need not be searched for.
    pub(super) fn expect(&mut self, base: f64, complexity: u16) {
        let sure = (base + for_length(complexity), complexity);
        if self.sure.is_none_or(|known| sure < known) {
            self.sure = Some(sure);
        }
    }

    /// Keeps a hint if it wins.
    pub(super) fn offer(&mut self, base: f64, complexity: u16, order: u8, mut hint: Hint) {
        if self.could_be(base, complexity, order) {
            hint.rating = base + for_length(complexity);
            hint.complexity = complexity;
            self.key = Some((hint.rating, complexity, order));
            self.hint = Some(hint);
        }
    }
}

/// The extra rating for a chain's length: a tenth for every limit that it exceeds. The limits are
/// the powers of two from 4 upwards, and these powers multiplied by one and a half.
pub(super) fn for_length(complexity: u16) -> f64 {
    let length = u32::from(complexity.saturating_sub(2));
    // This is a sum rather than a product, because ratings are compared down to the last bit.
    (1..16)
        .flat_map(|power| [2 << power, 3 << power])
        .take_while(|&limit| limit < length)
        .fold(0.0, |added, _| added + 0.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_adds_a_tenth_at_each_limit() {
        for (complexity, tenths) in [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (14, 3)] {
            let added = for_length(complexity) * 10.0;
            assert!((added - f64::from(tenths)).abs() < 1e-6, "{complexity}");
        }
        // The sequence of limits continues: 16, 24, 32, 48, 64, 96, 128, 192, 256.
        for (limit, tenths) in [(16, 4), (24, 5), (32, 6), (96, 9), (256, 12)] {
            let at = for_length(limit + 2) * 10.0;
            let beyond = for_length(limit + 3) * 10.0;
            assert!((at - f64::from(tenths)).abs() < 1e-6, "{limit}");
            assert!((beyond - at - 1.0).abs() < 1e-6, "{limit}");
        }
    }

    fn hint(candidate: Candidate) -> Hint {
        Hint::removing(Source::NakedSingle, vec![candidate])
    }

    #[test]
    fn the_cheapest_wins_then_the_shortest_then_the_kind_then_the_first() {
        let mut best = Best::default();
        let mut offer = |base, complexity, order, candidate| {
            best.offer(base, complexity, order, hint(candidate));
            best.hint.as_ref().map(|hint| hint.removes[0])
        };
        assert_eq!(offer(8.0, 12, 5, 1), Some(1));
        assert_eq!(offer(8.0, 12, 5, 2), Some(1));
        assert_eq!(offer(8.0, 12, 1, 3), Some(3));
        assert_eq!(offer(8.0, 11, 7, 4), Some(4));
        assert_eq!(offer(7.5, 99, 7, 5), Some(4));
        assert_eq!(offer(7.5, 12, 7, 6), Some(6));
    }
}
