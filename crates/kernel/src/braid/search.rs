//! Searches a single puzzle, with its branches in the strands of one braid.
//!
//! Until the first guess, all strands are copies of a single strand. At the first guess, this
//! strand is split in registers until each strand is a separate branch. Later branches wait on one
//! stack.

use super::{
    branch::{fan_out, split},
    stack::{Stack, Waiting},
    strand::Strand,
    sweep::{Braid, UNSWEPT},
};
use crate::{
    answer::Stats,
    layout::CellValues,
    vector::{LaneMask, Vector},
};

/// The limit before the first guess. A strand is split if a sweep lowers its weight by no more than
/// the limit. Most puzzles need no guess, so a strand is split at first only if a sweep finds
/// nothing.
const FIRST: u16 = 0;

/// The limit after the first guess. If most guesses are right, as on boards with several solutions,
/// guessing is the fastest way to a solution.
const EAGER: u16 = 800;

/// The limit after a few dead ends, when more sweeps save guesses.
const PATIENT: u16 = 100;

/// The number of dead ends after which the search becomes patient.
const FEW: u32 = 3;

/// The number of solutions that a search found, and the solution if there is only one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchResult {
    /// The number of solutions, up to the limit.
    pub(crate) solutions: u64,
    /// The solution, if it is the only one.
    pub(crate) only: Option<CellValues>,
    /// The amount of work that the search took.
    pub(crate) stats: Stats,
}

/// Counts the solutions of a puzzle up to a limit.
#[inline(always)]
pub(crate) fn search<V: Vector>(
    proof: V::Proof,
    puzzle: &CellValues,
    limit: u64,
    stack: &mut Stack,
) -> SearchResult {
    let mut result = SearchResult {
        solutions: 0,
        only: None,
        stats: Stats::default(),
    };
    if limit == 0 {
        return result;
    }
    // The height of the stack, whose entries are written and read in place.
    let mut waiting = 0;
    let mut braid = Braid::<V>::read(proof, puzzle);
    let mut weight = V::splat(proof, UNSWEPT);
    let mut active = 1u32;
    // Lanes from this number on contain copies of the lower lanes, not other branches.
    let mut width = 4;
    let mut dead_ends = 0;
    // The first solution. It is decoded at the end if it is the only one.
    let mut first = Strand::OPEN;
    while active != 0 {
        let little = match (result.stats.guesses, dead_ends) {
            (0, _) => FIRST,
            (_, 0..FEW) => EAGER,
            _ => PATIENT,
        };
        let swept = braid.sweep(&mut weight, little);
        result.stats.waves += 1;
        result.stats.sweeps += u64::from(active.count_ones());
        let decided = active & swept.decided;
        dead_ends += (active & !swept.alive).count_ones();
        active &= swept.alive & !decided;
        let mut open = active & swept.still;
        // If some lanes contain copies, split all strands, copies included.
        if open != 0 && width < V::LANES {
            open = Braid::<V>::ALL;
        }
        let solved = braid.solved(decided);
        if solved != 0 {
            if result.solutions == 0 {
                // Copy the braid, so that the original stays in registers.
                let copy = braid;
                copy.take(solved.trailing_zeros() as usize, &mut first);
            }
            result.solutions += u64::from(solved.count_ones());
            if result.solutions >= limit {
                result.solutions = limit;
                break;
            }
        }
        // One loop handles both cases below, so that the splitting code is compiled only once.
        while open != 0 {
            let (others, split) = split(&mut braid, open);
            let split = active & split;
            result.stats.guesses += u64::from(split.count_ones());
            if width < V::LANES {
                fan_out(&mut braid, &others, width);
                active |= split << width;
                width *= 2;
                open = if width < V::LANES { open } else { 0 };
            } else {
                if waiting == stack.len() {
                    stack.push(Waiting::NONE);
                }
                stack[waiting].store(&others, weight, split);
                waiting += 1;
                open = 0;
            }
        }
        for lane in LaneMask(Braid::<V>::ALL & !active) {
            if waiting == 0 {
                break;
            }
            let was_last = stack[waiting - 1].move_one(&mut braid, &mut weight, lane);
            waiting -= usize::from(was_last);
            active |= 1 << lane;
        }
    }
    if result.solutions == 1 {
        result.only = Some(Braid::<V>::repeat(proof, &first).solution());
    }
    result
}
