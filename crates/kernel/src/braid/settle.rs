//! Sweeps a few states until the rules find nothing more.

use super::{
    strand::Strand,
    sweep::{Braid, STRANDS, UNSWEPT},
};
use crate::{
    answer::Stats,
    vector::{LaneMask, Vector},
};

/// The result for up to 32 states, one bit each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SettleResult {
    /// The states that are not known to be contradictory.
    pub(crate) alive: u32,
    /// The states that are alive and in which every cell is settled. They are solutions.
    pub(crate) solved: u32,
    /// The amount of work that settling took.
    pub(crate) stats: Stats,
}

/// Sweeps up to 32 states until nothing changes, and then writes them back.
#[inline(always)]
pub(crate) fn settle<V: Vector>(proof: V::Proof, states: &mut [Strand]) -> SettleResult {
    let mut result = SettleResult::default();
    let room = V::LANES / 4;
    for (part, states) in states.chunks_mut(room).enumerate() {
        let present = STRANDS & LaneMask::lowest(4 * states.len());
        let mut braid = Braid::<V>::repeat(proof, &states[0]);
        for (i, state) in states.iter().enumerate().skip(1) {
            braid.put(4 * i, state);
        }
        let mut weight = V::splat(proof, UNSWEPT);
        let (alive, solved) = loop {
            let swept = braid.sweep(&mut weight, 0);
            let decided = present & swept.decided;
            let solved = braid.solved(decided);
            let alive = present & swept.alive & !decided | solved;
            result.stats.waves += 1;
            result.stats.sweeps += u64::from(present.count_ones());
            if alive & !solved & !swept.still == 0 {
                break (alive, solved);
            }
        };
        for (i, state) in states.iter_mut().enumerate() {
            braid.take(4 * i, state);
            result.alive |= (alive >> (4 * i) & 1) << (part * room + i);
            result.solved |= (solved >> (4 * i) & 1) << (part * room + i);
        }
    }
    result
}
