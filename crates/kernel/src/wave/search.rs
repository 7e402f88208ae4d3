//! Searches many puzzles. Lanes take puzzles, and each lane has its own stack of branches.
//!
//! ```text
//! puzzles --read--> fresh --move--> wave --move--> done --write--> verdicts
//!                                   |  ^
//!                          branches v  | when a lane is dead or solved
//!                                  stacks
//! ```
//!
//! A lane that is dead or solved continues with its latest branch or, if it has none, with the next
//! puzzle. All lanes are therefore busy as long as there are puzzles. At the end, an idle lane
//! takes over a branch from the lane that has the most branches: its oldest one, which is probably
//! the largest. Searching depth first matters for puzzles with several solutions: in a trial, a
//! pool shared by all lanes was five times slower on them.
//!
//! Puzzles are read in batches of one puzzle per lane. Solutions are written in such batches too
//! (see `done`). A [`Goal`] defines what to search for.

use std::ops::Range;

use super::{
    branch::{Choice, choose},
    layout::{Row, States},
    stacks::Stacks,
    sweep::sweep,
};
use crate::{
    answer::Stats,
    cast::FullCells,
    layout::CellValues,
    vector::{ALL, LaneMask, Vector},
};

/// The goal of a search, which defines what to find out about each puzzle.
///
/// A goal that keeps data for each lane must move it along with the states.
pub(crate) trait Goal<V: Vector> {
    /// Called after new puzzles have been read. The first of them is in the first fresh lane.
    #[inline(always)]
    fn read(&mut self, _puzzles: Range<usize>) {}

    /// Called after fresh lanes have been moved to lanes of the wave.
    #[inline(always)]
    fn begin(&mut self, _from: u32, _to: u32) {}

    /// Called when another lane joins a lane's puzzle.
    #[inline(always)]
    fn share(&mut self, _from: usize, _to: usize) {}

    /// Chooses where to split.
    #[inline(always)]
    fn choose(&self, wave: &States<V>) -> Choice<V> {
        choose(wave, None)
    }

    /// Called when these lanes are solved.
    fn solved(&mut self, wave: &States<V>, lanes: u32, owner: &[u32; 32]) -> Findings;

    /// Receives a solution that was requested. It has been checked against the rules and the
    /// givens.
    fn write(&mut self, puzzle: usize, solution: &FullCells);
}

/// What the search should do with solved lanes.
#[derive(Default)]
pub(crate) struct Findings {
    /// The lanes whose solutions are to be written.
    pub(crate) write: u32,
    /// The lanes whose puzzles need no further search.
    pub(crate) decided: u32,
}

/// The number of lanes that must need attention before they are handled, because handling lanes has
/// a fixed cost. While a lane waits, its share of each sweep is wasted.
const fn attention(lanes: usize) -> u32 {
    if lanes >= 16 { lanes as u32 / 4 } else { 1 }
}

/// The owner of a lane without a puzzle.
const IDLE: u32 = u32::MAX;

struct Search<'a, V, G> {
    puzzles: &'a [CellValues],
    goal: &'a mut G,
    /// The next puzzle to read.
    next: usize,
    stats: Stats,

    wave: States<V>,
    /// The lanes that hold a state.
    active: u32,
    /// The active lanes whose state was loaded after the last sweep.
    reloaded: u32,
    /// The puzzle of each lane.
    owner: [u32; 32],
    /// Whether lanes have taken over branches of other lanes, in which case several may work on one
    /// puzzle.
    shared: bool,
    /// The branches of each lane, which all belong to the same puzzle.
    stacks: Stacks,

    /// Puzzles that were read but not yet started. Lane `l` holds puzzle `fresh_start + l`.
    fresh: States<V>,
    fresh_lanes: u32,
    fresh_start: usize,

    /// Solutions found but not yet written.
    done: States<V>,
    done_owner: [u32; 32],
    done_count: usize,
    /// Memory for reading puzzles and writing solutions.
    cells: [V; 81],
    rows: [Row; 32],
}

/// Searches until the goal is decided for each puzzle.
///
/// # Panics
///
/// If there are 2^32 puzzles or more.
#[inline(always)]
pub(crate) fn search<V: Vector, G: Goal<V>>(
    proof: V::Proof,
    puzzles: &[CellValues],
    goal: &mut G,
) -> Stats {
    assert!(
        puzzles.len() < IDLE as usize,
        "puzzles are numbered in 32 bits"
    );
    let mut search = Search::<V, G> {
        puzzles,
        goal,
        next: 0,
        stats: Stats::default(),
        wave: States::open(proof),
        active: 0,
        reloaded: 0,
        owner: [IDLE; 32],
        shared: false,
        stacks: Stacks::new(),
        fresh: States::open(proof),
        fresh_lanes: 0,
        fresh_start: 0,
        done: States::open(proof),
        done_owner: [IDLE; 32],
        done_count: 0,
        cells: [V::splat(proof, 0); 81],
        rows: [Row::EMPTY; 32],
    };
    search.run();
    search.stats
}

impl<V: Vector, G: Goal<V>> Search<'_, V, G> {
    #[inline(always)]
    fn run(&mut self) {
        let proof = self.wave.proof();
        let all = V::splat(proof, ALL);
        let mut weight = V::splat(proof, 0);
        loop {
            self.refill();
            if self.active == 0 {
                break;
            }
            let (mut dead, mut solved, mut stuck);
            loop {
                let outcome = sweep(&mut self.wave);
                self.stats.waves += 1;
                self.stats.sweeps += u64::from(self.active.count_ones());
                let alive = outcome.alive.equal(all) & self.active;
                let still = outcome.still(weight) & !self.reloaded;
                dead = self.active & !alive;
                solved = alive & outcome.settled.equal(all);
                stuck = alive & !solved & still;
                weight = outcome.weight;
                self.reloaded = 0;
                let waiting = dead | solved | stuck;
                if waiting == self.active || waiting.count_ones() >= attention(V::LANES) {
                    break;
                }
            }
            if stuck != 0 {
                self.branch(stuck);
            }
            if solved != 0 {
                dead |= self.record(solved);
            }
            self.go_back(dead | solved);
        }
        self.write_done();
    }

    /// Gives every idle lane a puzzle, or another lane's branch.
    #[inline(always)]
    fn refill(&mut self) {
        loop {
            let idle = LaneMask::lowest(V::LANES) & !self.active;
            if idle == 0 {
                return;
            }
            if self.fresh_lanes == 0 && self.next < self.puzzles.len() {
                let rest = &self.puzzles[self.next..];
                let batch = &rest[..rest.len().min(V::LANES)];
                self.fresh.read(batch, &mut self.cells);
                self.fresh_lanes = LaneMask::lowest(batch.len());
                self.fresh_start = self.next;
                self.next += batch.len();
                self.goal.read(self.fresh_start..self.next);
            }
            if self.fresh_lanes == 0 {
                self.share(idle);
                return;
            }
            let n = idle.count_ones().min(self.fresh_lanes.count_ones()) as usize;
            let from = LaneMask::first(self.fresh_lanes, n);
            let to = LaneMask::first(idle, n);
            V::move_lanes(&self.fresh.configs, from, &mut self.wave.configs, to);
            self.goal.begin(from, to);
            for (a, b) in LaneMask(from).zip(LaneMask(to)) {
                self.owner[b] = (self.fresh_start + a) as u32;
            }
            self.fresh_lanes &= !from;
            self.active |= to;
            self.reloaded |= to;
        }
    }

    /// Gives idle lanes the oldest branches of the lanes that have the most branches.
    #[inline(always)]
    fn share(&mut self, idle: u32) {
        for lane in LaneMask(idle) {
            let mut richest = 0;
            for other in 1..V::LANES {
                if self.stacks.len(other) > self.stacks.len(richest) {
                    richest = other;
                }
            }
            let Some(slot) = self.stacks.take_oldest(richest) else {
                return;
            };
            self.reload(1 << lane, &[slot; 8]);
            self.shared = true;
            self.goal.share(richest, lane);
            self.owner[lane] = self.owner[richest];
            self.active |= 1 << lane;
        }
    }

    /// Splits the states of these lanes.
    #[inline(always)]
    fn branch(&mut self, stuck: u32) {
        let choice = self.goal.choose(&self.wave);
        self.stats.guesses += u64::from(stuck.count_ones());
        let mut rest = stuck;
        while rest != 0 {
            let eight = LaneMask::first(rest, 8);
            let mut slots = [0; 8];
            for (lane, slot) in LaneMask(eight).zip(&mut slots) {
                *slot = self.stacks.push(lane);
            }
            let states = &mut self.stacks.states[..];
            V::take_lanes(&self.wave.configs, eight, states, &slots);
            for (lane, slot) in LaneMask(eight).zip(slots) {
                choice.exclude(lane, &mut states[slot as usize]);
            }
            rest &= !eight;
        }
        choice.confine(&mut self.wave, stuck);
    }

    /// Reports the solutions in these lanes to the goal and returns the lanes whose puzzles are now
    /// decided.
    #[inline(always)]
    fn record(&mut self, solved: u32) -> u32 {
        let findings = self.goal.solved(&self.wave, solved, &self.owner);
        let mut unwritten = findings.write;
        let mut decided = 0u32;
        for lane in LaneMask(findings.decided) {
            let puzzle = self.owner[lane];
            let suspects = if self.shared {
                LaneMask::lowest(V::LANES)
            } else {
                1 << lane
            };
            for other in LaneMask(suspects) {
                if self.owner[other] == puzzle {
                    self.stacks.clear(other);
                    decided |= 1 << other;
                }
            }
        }
        while unwritten != 0 {
            let n = (unwritten.count_ones() as usize).min(V::LANES - self.done_count);
            let from = LaneMask::first(unwritten, n);
            let to = LaneMask::lowest(n) << self.done_count;
            V::move_lanes(&self.wave.configs, from, &mut self.done.configs, to);
            for (a, b) in LaneMask(from).zip(LaneMask(to)) {
                self.done_owner[b] = self.owner[a];
            }
            self.done_count += n;
            unwritten &= !from;
            if self.done_count == V::LANES {
                self.write_done();
            }
        }
        decided & self.active
    }

    /// Writes the solutions waiting in `done`.
    #[inline(always)]
    fn write_done(&mut self) {
        let right = self.done.write(&mut self.cells, &mut self.rows);
        let wanted = LaneMask::lowest(self.done_count);
        assert!(
            right & wanted == wanted,
            "the search took a board for a solution that is not one; please report this"
        );
        for (&puzzle, row) in self.done_owner[..self.done_count].iter().zip(&self.rows) {
            let givens = &self.puzzles[puzzle as usize];
            let solution = FullCells::new(givens, row.values());
            let solution = solution.expect("the search lost a given; please report this");
            self.goal.write(puzzle as usize, solution);
        }
        self.done_count = 0;
    }

    /// Resumes the latest branch in these lanes; lanes without a branch become idle.
    #[inline(always)]
    fn go_back(&mut self, lanes: u32) {
        let mut back = 0u32;
        let mut slots = [0; 8];
        let mut count = 0;
        for lane in LaneMask(lanes) {
            let Some(slot) = self.stacks.pop(lane) else {
                self.active &= !(1 << lane);
                self.owner[lane] = IDLE;
                continue;
            };
            slots[count] = slot;
            count += 1;
            back |= 1 << lane;
            if count == 8 {
                self.reload(back, &slots);
                (back, count) = (0, 0);
            }
        }
        if back != 0 {
            self.reload(back, &slots);
        }
    }

    /// Loads branches into up to eight lanes.
    #[inline(always)]
    fn reload(&mut self, lanes: u32, slots: &[u32; 8]) {
        V::put_lanes(&mut self.wave.configs, lanes, &self.stacks.states, slots);
        self.reloaded |= lanes;
    }
}
