//! Receives the hints that producers find.

use std::ops::ControlFlow;

use super::hint::Hint;
use super::technique::Source;
use novena_techniques::pencil::Candidate;

/// Receives hints from a producer, and can stop the producer.
pub(super) struct HintSink<'a> {
    pub(super) take: &'a mut dyn FnMut(Hint) -> ControlFlow<()>,
}

impl HintSink<'_> {
    /// Passes on a hint that removes candidates, if there are any to remove.
    pub(super) fn removal(
        &mut self,
        rating: f64,
        source: Source,
        removes: Vec<Candidate>,
    ) -> ControlFlow<()> {
        if removes.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut hint = Hint::removing(source, removes);
        hint.rating = rating;
        (self.take)(hint)
    }

    /// Passes on a hint that places a digit.
    pub(super) fn placement(
        &mut self,
        rating: f64,
        source: Source,
        candidate: Candidate,
    ) -> ControlFlow<()> {
        let mut hint = Hint::removing(source, Vec::new());
        hint.rating = rating;
        hint.places = Some(candidate);
        (self.take)(hint)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use novena_core::{Cell, Digit};
    use novena_techniques::pencil::Pencil;
    use novena_techniques::sketch;

    use super::*;

    /// Compares the hints that a producer finds in a sketch with strings such as `2.6 Pointing:
    /// r1c4<>4 r1c5<>4`.
    #[track_caller]
    pub(in crate::se) fn check(
        producer: fn(&Pencil, &mut HintSink<'_>) -> ControlFlow<()>,
        sketch: &str,
        expected: &[&str],
    ) {
        let pencil = Pencil::new(sketch::position(sketch).grid());
        let mut hints = BTreeSet::new();
        let mut take = |hint| {
            hints.insert(text(&hint));
            ControlFlow::Continue(())
        };
        let _ = producer(&pencil, &mut HintSink { take: &mut take });
        let expected: BTreeSet<String> = expected.iter().map(|&text| text.to_owned()).collect();
        assert_eq!(hints, expected, "{sketch}");
    }

    /// The rating and the name of a hint, and the candidates that it places or removes.
    pub(in crate::se) fn text(hint: &Hint) -> String {
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
    fn a_hint_that_removes_nothing_is_not_sent() {
        let mut take = |_| panic!("a hint without effect");
        let mut sink = HintSink { take: &mut take };
        let flow = sink.removal(2.6, Source::NakedSingle, Vec::new());
        assert_eq!(flow, ControlFlow::Continue(()));
    }
}
