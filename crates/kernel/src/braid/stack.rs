//! The branches that wait until the braid has room for them.
//!
//! When several strands are split in one step, all their second branches are stored at once, as
//! whole vectors. Only a strand that goes back into the braid is read individually.

use super::{strand::CONFIGS, sweep::Braid};
use crate::{cast::lanes, vector::Vector};

/// The number of strands in the widest braid.
const WIDEST: usize = 4;

/// One vector of the widest braid.
type Groups = [[u16; 4]; WIDEST];

/// Memory for the waiting branches. The caller owns it, so that it is allocated only once.
pub(crate) type Stack = Vec<Waiting>;

/// A copy of a braid in which some strands are waiting branches.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct Waiting {
    configs: [Groups; CONFIGS],
    weight: Groups,
    strands: u32,
}

impl Waiting {
    /// A copy without waiting branches.
    pub(crate) const NONE: Self = Self {
        configs: [[[0; 4]; WIDEST]; CONFIGS],
        weight: [[0; 4]; WIDEST],
        strands: 0,
    };

    /// Stores these strands, with the weights of the last sweep.
    #[inline(always)]
    pub(crate) fn store<V: Vector>(&mut self, braid: &Braid<V>, weight: V, strands: u32) {
        const { assert!(V::LANES <= 4 * WIDEST) };
        let whole = |to: &mut Groups, vector: V| {
            to.as_flattened_mut()[..V::LANES].copy_from_slice(lanes(&[vector]));
        };
        for (to, &vector) in self.configs.iter_mut().zip(&braid.configs) {
            whole(to, vector);
        }
        whole(&mut self.weight, weight);
        self.strands = strands;
    }

    /// Moves one of the strands to `lane`, a multiple of four. Returns whether it was the last one.
    #[inline(always)]
    pub(crate) fn move_one<V: Vector>(
        &mut self,
        braid: &mut Braid<V>,
        weight: &mut V,
        lane: usize,
    ) -> bool {
        let strand = self.strands.trailing_zeros() as usize / 4;
        self.strands &= self.strands - 1;
        assert!(strand < WIDEST);
        for (vector, from) in braid.configs.iter_mut().zip(&self.configs) {
            *vector = vector.with_group(lane, from[strand]);
        }
        *weight = weight.with_group(lane, self.weight[strand]);
        self.strands == 0
    }
}
