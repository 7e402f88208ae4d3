//! The branches that wait, of all lanes, in one place.
//!
//! Slots are used again as soon as they are free, the latest first, so that the
//! pool stays in the nearest cache.

use super::layout::State;

/// States by slot. Slot 0 belongs to no lane: what is not needed is written there.
pub(crate) struct Pool {
    /// All slots.
    pub(crate) states: Vec<State>,
    free: Vec<u32>,
}

impl Pool {
    /// Only slot 0.
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
