//! Chooses the best of many steps: the step with the most eliminations. Ties go to the shorter
//! chain, then to the smaller weighted sum of the eliminations, and then to the step found first.

use super::pencil::Candidate;

/// The sort key of a step. Lower is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    missing_eliminations: usize,
    length: usize,
    sum: usize,
}

/// The best step so far.
pub(super) struct Best<T> {
    worth: Option<Worth>,
    pub(super) removes: Vec<Candidate>,
    pub(super) what: Option<T>,
}

impl<T> Best<T> {
    pub(super) const fn new() -> Self {
        Self {
            worth: None,
            removes: Vec::new(),
            what: None,
        }
    }

    /// Whether a step with this many eliminations and this length could win.
    pub(super) fn could_take(&self, count: usize, length: usize) -> bool {
        self.worth.is_none_or(|worth| {
            (usize::MAX - count, length) <= (worth.missing_eliminations, worth.length)
        })
    }

    /// Offers a step whose eliminations are sorted by digit, then by cell.
    pub(super) fn offer(&mut self, removes: &[Candidate], length: usize, what: T) {
        let worth = Worth {
            missing_eliminations: usize::MAX - removes.len(),
            length,
            sum: weigh(removes),
        };
        if self.worth.is_none_or(|best| worth < best) {
            self.worth = Some(worth);
            self.removes.clear();
            self.removes.extend_from_slice(removes);
            self.what = Some(what);
        }
    }
}

/// The sum of the candidates' digits and weighted cell numbers. The weights increase along the
/// list.
pub(super) fn weigh(removes: &[Candidate]) -> usize {
    let weights = (0..).map(|place| 1 + 80 * place);
    let weigh = |(&candidate, weight): (&Candidate, usize)| {
        let candidate = usize::from(candidate);
        candidate / 9 * weight + candidate % 9 + 1
    };
    removes.iter().zip(weights).map(weigh).sum()
}

/// Sorts by digit, then by cell, and removes duplicates.
pub(super) fn sort(removes: &mut Vec<Candidate>) {
    removes.sort_unstable_by_key(|candidate| (candidate % 9, candidate / 9));
    removes.dedup();
}
