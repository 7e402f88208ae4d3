//! The waiting branches, in one stack per lane.
//!
//! The stacks lie side by side: row `d` holds, for every lane, the branch at depth `d`. Pushing and
//! popping only change a counter, and dropping all branches of a lane takes no time.

use super::layout::State;

/// A stack of states for each of up to 32 lanes.
pub(crate) struct Stacks {
    /// Slot 0 does not belong to any lane, and receives states that are not needed. The rows follow
    /// it.
    pub(crate) states: Vec<State>,
    /// The depth of each lane's oldest branch.
    oldest: [u32; 32],
    /// One more than the depth of each lane's latest branch.
    end: [u32; 32],
}

impl Stacks {
    /// Empty stacks.
    pub(crate) fn new() -> Self {
        Self {
            states: vec![State::CLOSED],
            oldest: [0; 32],
            end: [0; 32],
        }
    }

    #[inline(always)]
    fn slot(lane: usize, depth: u32) -> u32 {
        1 + 32 * depth + lane as u32
    }

    /// The number of branches of a lane.
    #[inline(always)]
    pub(crate) fn len(&self, lane: usize) -> u32 {
        self.end[lane] - self.oldest[lane]
    }

    /// Adds a slot for a lane's latest branch and returns the slot.
    #[inline(always)]
    pub(crate) fn push(&mut self, lane: usize) -> u32 {
        let slot = Self::slot(lane, self.end[lane]);
        self.end[lane] += 1;
        if slot as usize >= self.states.len() {
            self.add_row();
        }
        slot
    }

    #[cold]
    fn add_row(&mut self) {
        let rows = self.states.len() + 32;
        self.states.resize(rows, State::CLOSED);
    }

    /// Removes a lane's latest branch and returns its slot. The state remains there until the next
    /// push.
    #[inline(always)]
    pub(crate) fn pop(&mut self, lane: usize) -> Option<u32> {
        if self.len(lane) == 0 {
            self.clear(lane);
            return None;
        }
        self.end[lane] -= 1;
        Some(Self::slot(lane, self.end[lane]))
    }

    /// Removes a lane's oldest branch and returns its slot. The state remains there until the next
    /// push.
    #[inline(always)]
    pub(crate) fn take_oldest(&mut self, lane: usize) -> Option<u32> {
        if self.len(lane) == 0 {
            return None;
        }
        self.oldest[lane] += 1;
        Some(Self::slot(lane, self.oldest[lane] - 1))
    }

    /// Removes all branches of a lane.
    #[inline(always)]
    pub(crate) fn clear(&mut self, lane: usize) {
        (self.oldest[lane], self.end[lane]) = (0, 0);
    }
}
