//! Takes full houses, naked singles and hidden singles from the queues.

use super::NextStep;
use super::pencil::{Candidate, HOMES, Pencil};
use super::scale::HodokuTechnique as Technique;

/// The next single in the queues.
pub(super) fn next(pencil: &mut Pencil) -> Option<NextStep> {
    let is_open = |single: &Candidate| pencil.placed[usize::from(single / 9)] == 0;
    let is_last = |single: &&Candidate| {
        let homes = HOMES[usize::from(*single / 9)];
        is_open(single) && homes.iter().any(|&house| pencil.is_last_open(house))
    };
    if let Some(&last) = pencil.naked.items().iter().find(is_last) {
        return Some(NextStep::placement(Technique::FULL_HOUSE, last));
    }
    while let Some(single) = pencil.naked.pop() {
        if pencil.placed[usize::from(single / 9)] == 0 {
            return Some(NextStep::placement(Technique::NAKED_SINGLE, single));
        }
    }
    while let Some(single) = pencil.hidden.pop() {
        let (cell, digit) = (usize::from(single) / 9, usize::from(single) % 9);
        if pencil.placed[cell] == 0 {
            let is_hidden = |&house: &usize| pencil.places_left[house][digit] == 1;
            // A stale entry is dropped, and the search for hidden singles then ends without trying
            // the rest of the queue.
            return HOMES[cell]
                .iter()
                .any(is_hidden)
                .then(|| NextStep::placement(Technique::HIDDEN_SINGLE, single));
        }
    }
    None
}
