//! The reasons for unbranched chains that lie inside other chains. The reasons for a chain are a
//! signature, which distinguishes it from other chains, and the candidates that had to be
//! eliminated before it existed.

use super::hint::Hint;
use super::nested::{FNV, add_removed, mixed};
use super::web::{Cause, off, on};
use novena_techniques::pencil::{Candidate, HOMES, Pencil};

/// Computes the signature of a chain from a candidate to its opposite, and collects the candidates
/// that had to be eliminated first. The chain is given in reverse order.
pub(super) fn of_chain(
    way: &[Candidate],
    starts_on: bool,
    before: &Pencil,
    now: &Pencil,
    hint: &mut Hint,
) -> Vec<Candidate> {
    // The end is the opposite of the start, and the literals alternate.
    let is_on = |place: usize| place.is_multiple_of(2) != starts_on;
    let mut parents = Vec::new();
    let mut hash = FNV;
    for (place, &candidate) in way.iter().enumerate() {
        hash = mixed(hash, literal(candidate, is_on(place)));
        if let (true, Some(&from)) = (is_on(place), way.get(place + 1)) {
            let cause = strong_cause(from, candidate, now);
            add_removed(candidate, cause, before, now, &mut parents);
        }
    }
    hint.signature = mixed(hash, u64::MAX);
    parents
}

/// Like [`of_chain`], but for a cycle, which is read in both directions.
pub(super) fn of_cycle(
    way: &[Candidate],
    before: &Pencil,
    now: &Pencil,
    hint: &mut Hint,
) -> Vec<Candidate> {
    let mut parents = Vec::new();
    let mut hash = FNV;
    // Forwards, literals that are on follow from strong links.
    for (place, pair) in way.windows(2).enumerate() {
        let is_on = place.is_multiple_of(2);
        hash = mixed(hash, literal(pair[0], is_on));
        if is_on {
            let cause = strong_cause(pair[1], pair[0], now);
            add_removed(pair[0], cause, before, now, &mut parents);
        }
    }
    hash = mixed(hash, u64::MAX);
    // Backwards, literals that were off are now on, for the same reason that they were off.
    for (place, pair) in way.windows(2).enumerate().rev() {
        let is_on = !place.is_multiple_of(2);
        hash = mixed(hash, literal(pair[0], is_on));
        if is_on {
            let cause = weak_cause(pair[1], pair[0]);
            add_removed(pair[0], cause, before, now, &mut parents);
        }
    }
    hint.signature = mixed(hash, u64::MAX);
    parents
}

fn literal(candidate: Candidate, is_on: bool) -> u64 {
    if is_on { on(candidate) } else { off(candidate) }.into()
}

/// The reason why a candidate is on when another is off.
fn strong_cause(from: Candidate, to: Candidate, now: &Pencil) -> Cause {
    if from / 9 == to / 9 {
        return Cause::Cell;
    }
    let kind = (0..3).find(|&kind| {
        let (one, other) = (&HOMES[from / 9][kind], &HOMES[to / 9][kind]);
        one.house == other.house && now.places[one.house][to % 9].count_ones() == 2
    });
    Cause::House(kind.unwrap_or_default() as u8)
}

/// The reason why a candidate is off when another is on.
fn weak_cause(from: Candidate, to: Candidate) -> Cause {
    if from / 9 == to / 9 {
        return Cause::Cell;
    }
    let kind = (0..3).find(|&kind| HOMES[from / 9][kind].house == HOMES[to / 9][kind].house);
    Cause::House(kind.unwrap_or_default() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::technique::Source;
    use novena_techniques::sketch;

    fn hint() -> Hint {
        Hint::removing(Source::NakedSingle, Vec::new())
    }

    #[test]
    fn strong_links_depend_on_candidates_removed_from_their_house() {
        let [before, now] = ["r1#1=r1c1,r1c5,r1c9", "r1#1=r1c1,r1c5"]
            .map(|sketch| Pencil::new(sketch::position(sketch).grid()));
        let (a, b, gone) = (0, 4 * 9, 8 * 9);
        assert_eq!(strong_cause(a, b, &now), Cause::House(1));
        // Forwards, a is on and b is off; backwards, b is on and a is off.
        let way = [a, b];
        let mut on_first = hint();
        let parents = of_chain(&way, false, &before, &now, &mut on_first);
        assert_eq!(parents, [gone]);
        let mut off_first = hint();
        let parents = of_chain(&way, true, &before, &now, &mut off_first);
        assert!(parents.is_empty());
        assert_ne!(on_first.signature, off_first.signature);
    }

    #[test]
    fn a_cycle_also_depends_on_its_weak_links() {
        // Forwards, r1c1 is on; backwards, r1c5 is on. In each case, the house must have lost r1c9.
        let [before, now] = ["r1#1=r1c1,r1c5,r1c9", "r1#1=r1c1,r1c5"]
            .map(|sketch| Pencil::new(sketch::position(sketch).grid()));
        let (a, b) = (0, 4 * 9);
        let parents = of_cycle(&[a, b, a], &before, &now, &mut hint());
        assert_eq!(parents, [8 * 9]);
        assert_eq!(weak_cause(a, b), Cause::House(1));
        assert_eq!(weak_cause(a, 1), Cause::Cell);
    }
}
