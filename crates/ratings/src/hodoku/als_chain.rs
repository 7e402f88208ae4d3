//! Finds the chain of four or more almost locked sets that removes the most candidates.
//!
//! Each joint leads from a set to a later one, so all chains can be followed at the same time. For
//! each set and each digit, the search records the starts from which a chain can reach the set
//! through a joint on that digit.

use std::cmp::Reverse;

use super::als::{AlsWorld, Joint};
use super::best::{sort, weigh};
use super::pencil::{Candidate, Digits, digits_of};

/// A set of starts, identified by number.
type Starts = Vec<u64>;

/// The start of a chain: a set, and the digit used by its first joint.
struct Start {
    set: usize,
    digit: usize,
}

/// Chooses the digit that a joint uses if the previous joint used the digit `before`. Also returns
/// all digits that the joint protects from removal at its end.
fn follow(joint: Joint, before: usize) -> Option<(usize, Digits)> {
    let digit = usize::from(joint.digit);
    match joint.other.map(usize::from) {
        None if before == digit => None,
        None => Some((digit, 1 << digit)),
        Some(other) if before == other => Some((digit, 1 << digit)),
        Some(other) if before == digit => Some((other, 1 << other)),
        // Both digits remain available, but the next joint considers only the first.
        Some(_) => Some((digit, joint.digits())),
    }
}

/// Finds the best chain of at least four sets.
pub(super) fn find(world: &AlsWorld, removes: &mut Vec<Candidate>) -> bool {
    let count = world.sets.len();
    let mut starts = Vec::new();
    for set in 0..count {
        let used = world
            .joints_of(set)
            .iter()
            .fold(0, |used, joint| used | joint.digits());
        starts.extend(digits_of(used).map(|digit| Start { set, digit }));
    }
    let words = starts.len().div_ceil(64);
    // Indexed by the number of joints used so far (one, two, or more), by set and by digit.
    let mut reach: [Vec<Option<Starts>>; 3] = std::array::from_fn(|_| vec![None; 9 * count]);
    for (number, start) in starts.iter().enumerate() {
        for joint in world.joints_of(start.set) {
            if joint.digits() >> start.digit & 1 != 0 {
                let slot = &mut reach[0][usize::from(joint.two) * 9 + start.digit];
                slot.get_or_insert_with(|| vec![0; words])[number / 64] |= 1 << (number % 64);
            }
        }
    }
    let mut targets: Vec<Option<Targets>> = std::iter::repeat_with(|| None).take(count).collect();
    let mut best: Option<BestChain> = None;
    for set in 0..count {
        for depth in 0..3 {
            for before in digits_of(world.sets[set].digits) {
                let Some(from) = reach[depth][set * 9 + before].take() else {
                    continue;
                };
                for &joint in world.joints_of(set) {
                    let Some((digit, spent)) = follow(joint, before) else {
                        continue;
                    };
                    let end = usize::from(joint.two);
                    if depth >= 1 {
                        let target =
                            targets[end].get_or_insert_with(|| Targets::new(world, &starts, end));
                        target.hit(world, &starts, &from, (end, spent), &mut best);
                    }
                    let slot = &mut reach[(depth + 1).min(2)][end * 9 + digit];
                    let slot = slot.get_or_insert_with(|| vec![0; words]);
                    for (word, more) in slot.iter_mut().zip(&from) {
                        *word |= more;
                    }
                }
            }
        }
    }
    let Some(found) = best else {
        return false;
    };
    *removes = found.removes;
    true
}

struct BestChain {
    worth: (Reverse<usize>, usize, usize),
    removes: Vec<Candidate>,
}

/// The starts from which a chain to a given end would remove something.
struct Targets {
    any: Starts,
    /// The digits that could be removed, for each start.
    digits: Vec<Digits>,
}

impl Targets {
    fn new(world: &AlsWorld, starts: &[Start], end: usize) -> Self {
        let mut targets = Self {
            any: vec![0; starts.len().div_ceil(64)],
            digits: vec![0; starts.len()],
        };
        let shared = world.shared_targets(end);
        for (number, start) in starts.iter().enumerate() {
            targets.digits[number] = shared[start.set] & !(1 << start.digit);
            if targets.digits[number] != 0 {
                targets.any[number / 64] |= 1 << (number % 64);
            }
        }
        targets
    }

    fn hit(
        &self,
        world: &AlsWorld,
        starts: &[Start],
        from: &Starts,
        (end, spent): (usize, Digits),
        best: &mut Option<BestChain>,
    ) {
        for (word, (from, any)) in from.iter().zip(&self.any).enumerate() {
            let mut hits = from & any;
            while hits != 0 {
                let number = word * 64 + hits.trailing_zeros() as usize;
                hits &= hits - 1;
                let digits = self.digits[number] & !spent;
                if digits == 0 {
                    continue;
                }
                let start = starts[number].set;
                let mut removes = Vec::new();
                world.strike([start, end], digits, &mut removes);
                sort(&mut removes);
                // Ties go to the earlier start.
                let worth = (Reverse(removes.len()), weigh(&removes), start);
                if best.as_ref().is_none_or(|best| worth < best.worth) {
                    *best = Some(BestChain { worth, removes });
                }
            }
        }
    }
}
