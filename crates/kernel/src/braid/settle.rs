//! A few states, each swept until the rules have nothing more to say.

use super::{
    strand::Strand,
    sweep::{Braid, STRANDS},
};
use crate::{
    answer::Stats,
    vector::{LaneMask, Vector},
};

/// What became of up to 32 states, one bit each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Settled {
    /// Not contradictory, as far as the rules can tell.
    pub(crate) alive: u32,
    /// Alive, and every cell is settled: a solution.
    pub(crate) solved: u32,
    /// What it took.
    pub(crate) stats: Stats,
}

/// Sweeps up to 32 states to the end and writes them back.
#[inline(always)]
pub(crate) fn settle<V: Vector>(states: &mut [Strand]) -> Settled {
    let mut settled = Settled::default();
    let room = V::LANES / 4;
    for (part, states) in states.chunks_mut(room).enumerate() {
        let present = STRANDS & LaneMask::lowest(4 * states.len());
        let mut braid = Braid::<V>::repeat(&states[0]);
        for (i, state) in states.iter().enumerate().skip(1) {
            braid.put(4 * i, state);
        }
        let mut weight = V::splat(0);
        let (alive, solved) = loop {
            let swept = braid.sweep(&mut weight);
            let alive = present & swept.alive;
            let solved = present & swept.solved;
            settled.stats.waves += 1;
            settled.stats.sweeps += u64::from(present.count_ones());
            if alive & !solved & !swept.still == 0 {
                break (alive, solved);
            }
        };
        for (i, state) in states.iter_mut().enumerate() {
            braid.take(4 * i, state);
            settled.alive |= (alive >> (4 * i) & 1) << (part * room + i);
            settled.solved |= (solved >> (4 * i) & 1) << (part * room + i);
        }
    }
    settled
}
