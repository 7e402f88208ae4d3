//! What a producer offers, and how the best of many is kept.

use super::pencil::{Candidate, Pencil, bits};

/// What a hint does to the position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hint {
    pub(super) rating: f64,
    pub(super) source: Source,
    /// The candidate it places, if it does.
    pub(super) places: Option<Candidate>,
    /// Those it removes otherwise.
    pub(super) removes: Vec<Candidate>,
    /// How many candidates its chains pass, for what is built on it.
    pub(super) complexity: u16,
    /// What tells it from other chains, where it stands inside one.
    pub(super) signature: u64,
}

/// Which technique a hint is of; enough to name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    HiddenSingle,
    DirectLocking { is_pointing: bool },
    DirectHiddenSet { size: u32 },
    NakedSingle,
    Locking { is_pointing: bool },
    NakedSet { size: u32 },
    HiddenSet { size: u32 },
    Fish { size: u32 },
    Wing { xyz: bool },
    UniqueLoop { type_: u8, length: u8 },
    Bug { type_: u8 },
    AlignedExclusion { size: u32 },
    Cycle { x: bool, y: bool },
    Chain { x: bool, y: bool },
    Double,
    Contradiction,
    CellForcing,
    RegionForcing { kind: u8 },
}

impl Hint {
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

    /// A placement; where it stands inside another chain, what it removes from its cell counts.
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

/// The best hint so far: the lowest rating, then the shortest, then the kind that goes first,
/// then the one found first.
#[derive(Default)]
pub(super) struct Best {
    pub(super) hint: Option<Hint>,
    key: Option<(f64, u16, u8)>,
}

impl Best {
    /// Whether a hint with this base and no fewer candidates than these could win.
    pub(super) fn could_be(&self, base: f64, complexity: u16, order: u8) -> bool {
        self.key.is_none_or(|key| {
            let rating = base + for_length(complexity);
            (rating, complexity, order) < key
        })
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

/// What a chain's length adds to its rating. Added up in tenths as floating numbers, because
/// whether two ratings are equal decides which chain goes first.
pub(super) fn for_length(complexity: u16) -> f64 {
    let (mut added, mut limit, mut by_half) = (0.0, 4, true);
    let length = i32::from(complexity) - 2;
    while length > limit {
        added += 0.1;
        limit = if by_half {
            limit * 3 / 2
        } else {
            limit * 4 / 3
        };
        by_half = !by_half;
    }
    added
}
