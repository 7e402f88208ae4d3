//! The pool of waiting branches of all lanes.
//!
//! Slots are reused as soon as they are free, the latest first, so that the pool stays in the
//! nearest cache.

use super::layout::State;

/// States by slot. Slot 0 belongs to no lane: unneeded states are written there.
pub(crate) struct Pool {
    /// All slots.
    pub(crate) states: Vec<State>,
    free: Vec<u32>,
}

impl Pool {
    /// A pool with only slot 0.
    pub(crate) fn new() -> Self {
        Self {
            states: vec![State::CLOSED],
            free: Vec::new(),
        }
    }

    /// A slot for a state.
    #[inline(always)]
    pub(crate) fn claim(&mut self) -> u32 {
        self.free.pop().unwrap_or_else(|| {
            self.states.push(State::CLOSED);
            (self.states.len() - 1) as u32
        })
    }

    /// Gives a slot back; its state stays until the slot is claimed again.
    #[inline(always)]
    pub(crate) fn release(&mut self, slot: u32) {
        self.free.push(slot);
    }
}
