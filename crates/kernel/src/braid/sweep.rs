//! A braid: a few strands in twelve vectors, and its sweep.
//!
//! Strand `s` occupies lanes `4 s` to `4 s + 3`. Sets of strands are masks in which bit `4 s`
//! stands for strand `s`, as produced by comparing lanes.

use super::strand::{CONFIGS, STACKS, Strand};
use crate::{
    cast::lanes,
    layout::CellValues,
    rules::{Outcome, restrict, triad, visit_box},
    vector::{ALL, Vector},
};

/// The bits of a mask that stand for strands.
pub(crate) const STRANDS: u32 = 0x1111_1111;

/// The weight before the first sweep, greater than any weight after a sweep.
pub(crate) const UNSWEPT: u16 = u16::MAX;

/// A braid, with as many strands as a vector has groups of four lanes.
#[derive(Clone, Copy)]
pub(crate) struct Braid<V> {
    /// The digits that may take each configuration.
    pub(crate) configs: [V; CONFIGS],
    /// The argument of [`Vector::turn`], which rotates the stacks.
    turner: V,
}

/// The result of a sweep: sets of strands.
pub(crate) struct StrandMasks {
    /// The strands that are not known to be contradictory.
    pub(crate) alive: u32,
    /// The strands in `alive` that have one configuration of every digit in each band. Each of them
    /// is either a solution ([`Braid::solved`]) or dead.
    pub(crate) decided: u32,
    /// The strands that have changed little or not at all since the previous sweep.
    pub(crate) still: u32,
}

impl<V: Vector> Braid<V> {
    /// The set of all strands that fit in a vector.
    pub(crate) const ALL: u32 = if V::LANES >= 32 {
        STRANDS
    } else {
        STRANDS & ((1 << V::LANES) - 1)
    };

    /// The proof with which the braid's vectors were created.
    #[inline(always)]
    pub(crate) fn proof(&self) -> V::Proof {
        self.configs[0].proof()
    }

    /// The sum of the three lanes of each strand.
    #[inline(always)]
    pub(crate) fn sum(&self, lanes: V) -> V {
        let turned = lanes.turn(self.turner);
        lanes.add(turned).add(turned.turn(self.turner))
    }

    /// The minimum of the three lanes of each strand.
    #[inline(always)]
    pub(crate) fn least(&self, lanes: V) -> V {
        let turned = lanes.turn(self.turner);
        lanes.min(turned).min(turned.turn(self.turner))
    }

    /// A braid with the same strand everywhere.
    #[inline(always)]
    pub(crate) fn repeat(proof: V::Proof, strand: &Strand) -> Self {
        let mut configs = [V::splat(proof, 0); CONFIGS];
        for (vector, &group) in configs.iter_mut().zip(&strand.groups) {
            *vector = V::repeat(proof, group);
        }
        Self {
            configs,
            turner: V::turner(proof),
        }
    }

    /// A braid with a puzzle's givens in every strand. In the box of a given, only the row triad
    /// and the column triad of its cell can contain its digit.
    #[inline(always)]
    pub(crate) fn read(proof: V::Proof, puzzle: &CellValues) -> Self {
        let mut sets = [0u16; 81];
        for (set, &digit) in sets.iter_mut().zip(puzzle) {
            *set = (1 << (digit & 15)) >> 1;
        }
        // The givens of the three cells starting at each cell, rightwards and downwards.
        let mut across = [0; 79];
        for (k, triad) in across.iter_mut().enumerate() {
            *triad = sets[k] | sets[k + 1] | sets[k + 2];
        }
        let mut down = [0; 63];
        for (k, triad) in down.iter_mut().enumerate() {
            *triad = sets[k] | sets[k + 9] | sets[k + 18];
        }
        let all = V::splat(proof, ALL);
        let mut braid = Self {
            configs: [all; CONFIGS],
            turner: V::turner(proof),
        };
        for d in 0..3 {
            let (mut rows, mut columns) = ([all; 3], [all; 3]);
            for l in 0..3 {
                // Band i meets box column i + d; stack j meets box row j - d.
                let row = |i: usize| across[(3 * i + l) * 9 + 3 * ((i + d) % 3)];
                let column = |j: usize| down[27 * ((j + 3 - d) % 3) + 3 * j + l];
                rows[l] = V::repeat(proof, [row(0), row(1), row(2), 0]);
                columns[l] = V::repeat(proof, [column(0), column(1), column(2), 0]);
            }
            for l in 0..3 {
                let (m, n) = ((l + 1) % 3, (l + 2) % 3);
                let row = all.without_either(rows[m], rows[n]);
                restrict(&mut braid.configs, 0, l, d, row);
                let column = all.without_either(columns[m], columns[n]);
                restrict(&mut braid.configs, STACKS, l, d, column);
            }
        }
        braid
    }

    /// Copies the strand at `lane`, a multiple of four, directly to its destination. Copying it in
    /// two steps would make the second copy wait for the first store.
    #[inline(always)]
    pub(crate) fn take(&self, lane: usize, strand: &mut Strand) {
        let flat = lanes(&self.configs);
        assert!(lane + 4 <= V::LANES && flat.len() == CONFIGS * V::LANES);
        for (i, group) in strand.groups.iter_mut().enumerate() {
            group.copy_from_slice(&flat[i * V::LANES + lane..][..4]);
        }
    }

    /// Copies a strand to `lane`, a multiple of four.
    #[inline(always)]
    pub(crate) fn put(&mut self, lane: usize, strand: &Strand) {
        for (vector, &group) in self.configs.iter_mut().zip(&strand.groups) {
            *vector = vector.with_group(lane, group);
        }
    }

    /// The solution of the first strand, in which every cell is settled.
    #[inline(always)]
    pub(crate) fn solution(mut self) -> CellValues {
        let one = V::splat(self.proof(), 1);
        let mut digits = [one; 27];
        for d in 0..3 {
            for r in 0..3 {
                let across = triad(&self.configs, 0, r, d);
                for c in 0..3 {
                    let set = across.and(triad(&self.configs, STACKS, c, d));
                    // Counting the bits of a set from the lowest up to the digit's own bit gives
                    // the digit.
                    digits[9 * d + 3 * r + c] = set.or(set.sub(one)).count();
                }
            }
            self.turn_stacks();
        }
        let flat = lanes(&digits);
        let mut cells = [0; 81];
        for d in 0..3 {
            for i in 0..3 {
                let (row, column) = (3 * i, 3 * ((i + d) % 3));
                for r in 0..3 {
                    for c in 0..3 {
                        let digit = flat[(9 * d + 3 * r + c) * V::LANES + i];
                        cells[(row + r) * 9 + column + c] = digit as u8;
                    }
                }
            }
        }
        cells
    }

    /// Applies the rules to all boxes, diagonal by diagonal. `weight` is the value left by the
    /// previous sweep. A strand counts as still if this sweep lowers its weight by no more than
    /// `little`.
    #[inline(always)]
    pub(crate) fn sweep(&mut self, weight: &mut V, little: u16) -> StrandMasks {
        let proof = self.proof();
        let all = V::splat(proof, ALL);
        let mut outcome = Outcome::new(proof);
        self.diagonal::<0>(&mut outcome);
        self.diagonal::<1>(&mut outcome);
        self.diagonal::<2>(&mut outcome);
        outcome.add_band(&self.configs[..STACKS]);
        outcome.add_band(&self.configs[STACKS..]);
        let alive = strands(outcome.alive.equal(all));
        let bands = weigh(&self.configs[..STACKS]);
        let stacks = weigh(&self.configs[STACKS..]);
        let decided = alive & strands(bands.or(stacks).equal(all));
        let (before, after) = (*weight, bands.add(stacks));
        let still = after.add(V::splat(proof, little)).min(before);
        let still = strands(still.equal(before));
        *weight = after;
        StrandMasks {
            alive,
            decided,
            still,
        }
    }

    /// The solutions among these strands, in which every digit has one configuration in each band.
    ///
    /// In every box, each digit then has one row and one column, which cross in one cell. If none
    /// of the nine cells has two digits, each cell has exactly one.
    #[inline(always)]
    pub(crate) fn solved(mut self, decided: u32) -> u32 {
        if decided == 0 {
            return 0;
        }
        let proof = self.proof();
        let (none, one) = (V::splat(proof, 0), V::splat(proof, 1));
        let mut clash = none;
        for d in 0..3 {
            for r in 0..3 {
                let across = triad(&self.configs, 0, r, d);
                let mut row = none;
                for c in 0..3 {
                    let cell = across.and(triad(&self.configs, STACKS, c, d));
                    row = row.or_and(cell, cell.sub(one));
                }
                clash = clash.or(row);
            }
            self.turn_stacks();
        }
        decided & strands(clash.equal(none))
    }

    #[inline(always)]
    fn diagonal<const D: usize>(&mut self, outcome: &mut Outcome<V>) {
        let ([bands, stacks], []) = self.configs.as_chunks_mut::<6>() else {
            unreachable!("twice six configurations");
        };
        visit_box::<V, D>(bands, stacks, outcome);
        self.turn_stacks();
    }

    /// Moves stacks so that lane i, which holds band i, receives the stack of that band's box in
    /// the next diagonal. Three calls restore the original order.
    #[inline(always)]
    fn turn_stacks(&mut self) {
        for stack in &mut self.configs[STACKS..] {
            *stack = stack.turn(self.turner);
        }
    }
}

/// The sum of a band's sets, interpreted as numbers. If every digit has a configuration, it is at
/// least 511; it is exactly 511 if every digit has only one configuration.
#[inline(always)]
fn weigh<V: Vector>(configs: &[V]) -> V {
    let mut sum = configs[0];
    for &digits in &configs[1..6] {
        sum = sum.add(digits);
    }
    sum
}

/// The strands whose three lanes are all in a mask.
#[inline(always)]
fn strands(mask: u32) -> u32 {
    mask & mask >> 1 & mask >> 2 & STRANDS
}
