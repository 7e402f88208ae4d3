//! The features that a web search may use, and the patterns that it tries when no link applies.

use std::ops::ControlFlow;

use super::hint::Hint;
use super::spin::Spare;
use super::technique::Rank;
use super::unary::Unary;
use super::{Stop, multiple};
use novena_techniques::pencil::patterns::{PatternFinder, PencilPattern, WEB_PATTERNS};
use novena_techniques::pencil::{Candidate, Pencil};

/// The features that a web search may use.
pub(super) struct Rules<'a> {
    pub(super) rank: Rank,
    pub(super) stop: Stop<'a>,
    /// Webs whose memory can be reused.
    pub(super) spare: Spare,
    unary: Unary,
}

/// The result of a pattern or chain inside a web.
pub(super) struct InnerHint {
    pub(super) removes: Vec<Candidate>,
    /// The candidates that had to be eliminated before the result appeared.
    pub(super) parents: Vec<Candidate>,
    /// The chain itself, if the result is a chain.
    pub(super) nested: Option<Hint>,
}

impl<'a> Rules<'a> {
    pub(super) fn new(rank: Rank, stop: Stop<'a>) -> Self {
        Self {
            rank,
            stop,
            spare: Spare::default(),
            unary: Unary::default(),
        }
    }

    /// The same features, with the memory from earlier searches.
    pub(super) fn in_room(mut self, spare: Spare) -> Self {
        self.spare = spare;
        self
    }

    /// The maximum depth of nested searches, or 0 if nested searches are not used.
    pub(super) const fn level(&self) -> u8 {
        match self.rank {
            Rank::Nested(level) => level,
            Rank::Nishio | Rank::Static | Rank::Dynamic => 0,
        }
    }

    /// Finds the results of the first producer that succeeds inside a web.
    pub(super) fn inner_hints(&mut self, now: &Pencil, before: &Pencil) -> Vec<InnerHint> {
        for finder in WEB_PATTERNS {
            let found = collect(now, before, finder);
            if !found.is_empty() {
                return found;
            }
        }
        let level = self.level();
        if (2..4).contains(&level) {
            let found = of_chains(self.unary.all(now, before));
            if !found.is_empty() {
                return found;
            }
        }
        let inner: &[Rank] = match level {
            0..=2 => &[],
            3 => &[Rank::Static],
            4 => &[Rank::Dynamic],
            _ => &[Rank::Dynamic, Rank::Nested(level - 3)],
        };
        for &rank in inner {
            let spare = std::mem::take(&mut self.spare);
            let mut rules = Self::new(rank, self.stop).in_room(spare);
            let found = of_chains(multiple::all(now, before, &mut rules));
            self.spare = rules.spare;
            if !found.is_empty() {
                return found;
            }
        }
        Vec::new()
    }
}

/// Finds all patterns of a given kind that did not exist before.
fn collect(now: &Pencil, before: &Pencil, finder: PatternFinder) -> Vec<InnerHint> {
    let mut found = Vec::new();
    let mut take = |PencilPattern { parts, removes }| {
        let parents = parts.obstacles(before);
        if !parents.is_empty() {
            found.push(InnerHint {
                removes,
                parents,
                nested: None,
            });
        }
        ControlFlow::Continue(())
    };
    // The callback never stops the search.
    let _ = finder(now, &mut take);
    found
}

fn of_chains(found: Vec<multiple::InnerChain>) -> Vec<InnerHint> {
    found
        .into_iter()
        .filter(|found| !found.parents.is_empty())
        .map(|found| InnerHint {
            removes: found.hint.removes.clone(),
            parents: found.parents,
            nested: Some(found.hint),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use novena_techniques::sketch;

    /// The results that the rules find in the sketch `now` but not in `before`, as parents and
    /// eliminations.
    fn found(rank: Rank, before: &str, now: &str) -> Vec<(Vec<Candidate>, Vec<Candidate>)> {
        let [before, now] = [before, now].map(|text| Pencil::new(sketch::position(text).grid()));
        Rules::new(rank, &|| false)
            .inner_hints(&now, &before)
            .into_iter()
            .map(|inner| (inner.parents, inner.removes))
            .collect()
    }

    #[test]
    fn a_pattern_depends_on_removed_candidates() {
        // 4 is eliminated from r2c5 and is then locked in the first row of the box.
        let before = "b2#4=r1c4,r1c5,r2c5";
        let now = "b2#4=r1c4,r1c5";
        let [(parents, removes)] = &found(Rank::Nested(1), before, now)[..] else {
            panic!("one pattern");
        };
        assert_eq!(parents[..], [(9 + 4) * 9 + 3]);
        assert_eq!(removes.len(), 6);
    }

    #[test]
    fn a_pattern_that_already_existed_is_ignored() {
        let sketch = "b2#4=r1c4,r1c5";
        assert!(found(Rank::Nested(1), sketch, sketch).is_empty());
    }

    #[test]
    fn only_deeper_levels_search_for_chains() {
        // A skyscraper on 4 appears when r8c9 loses that digit.
        let before = "r2#4=r2c1,r2c5 r8#4=r8c1,r8c6,r8c9";
        let now = "r2#4=r2c1,r2c5 r8#4=r8c1,r8c6";
        assert!(found(Rank::Nested(1), before, now).is_empty());
        assert!(!found(Rank::Nested(2), before, now).is_empty());
    }
}
