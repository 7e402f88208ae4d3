//! Who is shown what the producers find.

use std::ops::ControlFlow;

use super::hint::Hint;
use super::technique::Source;
use crate::pencil::{Candidate, Pencil};

/// A hint and what had to go before the pattern appeared.
pub(crate) struct Pattern {
    pub(crate) hint: Hint,
    pub(crate) parents: Vec<Candidate>,
}

/// Who is shown the patterns. `before` is the position before anything was supposed; where
/// there is one, patterns tell their parents.
pub(crate) struct Eye<'a> {
    pub(crate) before: Option<&'a Pencil>,
    pub(crate) take: &'a mut dyn FnMut(Pattern) -> ControlFlow<()>,
}

impl Eye<'_> {
    /// Shows a pattern that removes something.
    pub(super) fn removal(
        &mut self,
        rating: f64,
        source: Source,
        removes: Vec<Candidate>,
        parents: impl FnOnce(&Pencil) -> Vec<Candidate>,
    ) -> ControlFlow<()> {
        if removes.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut hint = Hint::removing(source, removes);
        hint.rating = rating;
        let parents = self.before.map(parents).unwrap_or_default();
        (self.take)(Pattern { hint, parents })
    }

    /// Shows a pattern that places a digit.
    pub(super) fn placement(
        &mut self,
        rating: f64,
        source: Source,
        candidate: Candidate,
    ) -> ControlFlow<()> {
        let mut hint = Hint::removing(source, Vec::new());
        hint.rating = rating;
        hint.places = Some(candidate);
        (self.take)(Pattern {
            hint,
            parents: Vec::new(),
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use novena_core::{Cell, Digit};

    use super::*;
    use crate::sketch;

    /// What a producer shows in a sketch, as `2.6 Pointing: r1c4<>4 r1c5<>4`.
    #[track_caller]
    pub(in crate::se) fn check(
        producer: fn(&Pencil, &mut Eye<'_>) -> ControlFlow<()>,
        sketch: &str,
        expected: &[&str],
    ) {
        let pencil = Pencil::new(sketch::position(sketch).grid());
        let mut shown = BTreeSet::new();
        let mut take = |Pattern { hint, .. }| {
            shown.insert(said(&hint));
            ControlFlow::Continue(())
        };
        let _ = producer(
            &pencil,
            &mut Eye {
                before: None,
                take: &mut take,
            },
        );
        let expected: BTreeSet<String> = expected.iter().map(|&text| text.to_owned()).collect();
        assert_eq!(shown, expected, "{sketch}");
    }

    /// Rating, name, and what it places or removes.
    pub(in crate::se) fn said(hint: &Hint) -> String {
        let name = |candidate: Candidate, sign: &str| {
            let cell = Cell::from_index(candidate / 9);
            format!(" {cell}{sign}{}", Digit::ALL[candidate % 9])
        };
        let mut removes = hint.removes.clone();
        removes.sort_unstable();
        let changes: String = hint.places.map_or_else(
            || removes.iter().map(|&removed| name(removed, "<>")).collect(),
            |placed| name(placed, "="),
        );
        format!("{:.1} {}:{changes}", hint.rating + 0.001, hint.technique())
    }

    #[test]
    fn nothing_removed_is_nothing_shown() {
        let mut take = |_| panic!("a hint without effect");
        let mut eye = Eye {
            before: None,
            take: &mut take,
        };
        let flow = eye.removal(2.6, Source::NakedSingle, Vec::new(), |_| Vec::new());
        assert_eq!(flow, ControlFlow::Continue(()));
    }
}
