//! One sweep: the rules applied once to every box of every lane.
//!
//! The boxes are visited diagonal by diagonal. The three boxes of a diagonal share no band, so the
//! CPU can overlap them, and the next diagonal already sees their results. A sweep that used only
//! the state at its start would need twice as many rounds. On the hardest puzzles, this one needs
//! 2.7 rounds on average after a guess.
//!
//! The three boxes of a diagonal have the same place in their bands and stacks, so one loop visits
//! them. Nine separate visits would need three times the code and be no faster; some builds with
//! nine visits were a third slower.

use std::hint::black_box;

use super::layout::{CONFIGS, States};
use crate::{
    rules::{Outcome, visit_box},
    vector::Vector,
};

/// Sweeps all lanes once.
#[inline(always)]
pub(crate) fn sweep<V: Vector>(wave: &mut States<V>) -> Outcome<V> {
    let mut outcome = Outcome::new(wave.proof());
    diagonal::<V, 0>(&mut wave.configs, &mut outcome);
    diagonal::<V, 1>(&mut wave.configs, &mut outcome);
    diagonal::<V, 2>(&mut wave.configs, &mut outcome);
    outcome
}

/// Applies the rules to the boxes of diagonal `D`.
#[inline(always)]
fn diagonal<V: Vector, const D: usize>(configs: &mut [V; CONFIGS], outcome: &mut Outcome<V>) {
    let (bands, stacks) = configs.split_at_mut(CONFIGS / 2);
    let (bands, stacks) = (bands.as_chunks_mut().0, stacks.as_chunks_mut().0);
    // `black_box` hides the number of iterations, so that the compiler does not unroll the loop.
    for i in 0..black_box(3).min(3) {
        let (band, stack) = (&mut bands[i], &mut stacks[(i + D) % 3]);
        visit_box::<V, D>(band, stack, outcome);
        if D == 2 {
            // All boxes of these bands have been visited.
            outcome.add_band(band);
            outcome.add_band(stack);
        }
    }
}
