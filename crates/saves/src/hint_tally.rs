//! Hint counts by technique name, as stored in files and tables.

use std::collections::BTreeMap;

use novena_play::HintCounts;
use novena_techniques::Kind;

/// Collects rows of hints into [`HintCounts`].
///
/// Techniques that exist only in newer programs are skipped.
///
/// ```
/// use novena_play::HintCounts;
/// use novena_saves::HintTally;
///
/// let mut tally = HintTally::default();
/// tally.add("x-wing", 3, 2);
/// tally.add("from-the-future", 1, 1);
/// tally.add(HintTally::MENDING, 0, 1);
/// let counts = HintCounts::from(tally);
/// assert_eq!(counts.by_rung(), [1, 0, 0, 2, 0]);
/// assert!(HintTally::rows(&counts).eq([("mending", 0, 1), ("x-wing", 3, 2)]));
/// ```
#[derive(Clone, Debug, Default)]
pub struct HintTally {
    mistakes: u32,
    kinds: BTreeMap<Kind, [u32; 4]>,
    is_aided: bool,
}

impl HintTally {
    /// The name under which pointed-out mistakes are counted, on rung 0. It is not the name of a
    /// technique.
    pub const MENDING: &str = "mending";

    /// Adds a row, which consists of a technique, a rung of the ladder (1 to 4) and a count.
    pub fn add(&mut self, kind: &str, rung: usize, count: u32) {
        self.is_aided = true;
        if kind == Self::MENDING {
            self.mistakes = self.mistakes.saturating_add(count);
        } else if let Ok(kind) = kind.parse()
            && let Some(index @ 0..4) = rung.checked_sub(1)
        {
            let sum = &mut self.kinds.entry(kind).or_default()[index];
            *sum = sum.saturating_add(count);
        }
    }

    /// Adds all hints of a game.
    pub fn add_counts(&mut self, counts: &HintCounts) {
        for (kind, rung, count) in Self::rows(counts) {
            self.add(kind, rung, count);
        }
    }

    /// Whether any row was added, including those of unknown techniques.
    #[must_use]
    pub const fn is_aided(&self) -> bool {
        self.is_aided
    }

    /// The rows for all counts that are not zero.
    pub fn rows(counts: &HintCounts) -> impl Iterator<Item = (&'static str, usize, u32)> {
        let mending = (Self::MENDING, 0, counts.mistakes());
        let kinds = counts
            .by_kind()
            .flat_map(|(kind, rungs)| (1..).zip(rungs).map(move |(r, n)| (kind.id(), r, n)));
        [mending]
            .into_iter()
            .chain(kinds)
            .filter(|&(_, _, count)| count > 0)
    }
}

impl From<HintTally> for HintCounts {
    fn from(tally: HintTally) -> Self {
        Self::from_parts(tally.mistakes, tally.kinds)
    }
}
