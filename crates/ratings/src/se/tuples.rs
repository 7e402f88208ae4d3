//! Finds naked sets, hidden sets and fish. In each of these patterns, the number of members equals
//! the number of places that they share.

use std::ops::ControlFlow;

use super::sink::HintSink;
use super::technique::Source;
use novena_techniques::pencil::patterns::{self, PatternParts};
use novena_techniques::pencil::{CELLS, Pencil, only};

/// Finds hidden pairs, triples and quads.
pub(super) fn hidden_set(pencil: &Pencil, size: u32, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let rating = [3.4, 4.0, 5.4][size as usize - 2];
    patterns::hidden_sets(pencil, size, 2 * size + 1, &mut |pattern| {
        sink.removal(rating, Source::HiddenSet { size }, pattern.removes)
    })
}

/// Finds hidden pairs and triples that leave another digit with only one place in their house. That
/// digit is then placed there.
pub(super) fn direct_hidden_set(
    pencil: &Pencil,
    size: u32,
    sink: &mut HintSink<'_>,
) -> ControlFlow<()> {
    let rating = if size == 2 { 2.0 } else { 2.5 };
    patterns::hidden_sets(pencil, size, size + 1, &mut |pattern| {
        let PatternParts::HiddenSet {
            house,
            digits,
            places,
        } = pattern.parts
        else {
            return ControlFlow::Continue(());
        };
        let single = (0..9).find_map(|digit| {
            let left = pencil.places[house][digit];
            let other = digits >> digit & 1 == 0 && left.count_ones() > 1;
            let place = only(left & !places).filter(|_| other)?;
            Some(CELLS[house][place] * 9 + digit)
        });
        match single {
            Some(candidate) => sink.placement(rating, Source::DirectHiddenSet { size }, candidate),
            None => ControlFlow::Continue(()),
        }
    })
}

/// Finds naked pairs, triples and quads.
pub(super) fn naked_set(pencil: &Pencil, size: u32, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let rating = [3.0, 3.6, 5.0][size as usize - 2];
    patterns::naked_sets(pencil, size, &mut |pattern| {
        sink.removal(rating, Source::NakedSet { size }, pattern.removes)
    })
}

/// Finds X-wings, swordfish and jellyfish.
pub(super) fn fish(pencil: &Pencil, size: u32, sink: &mut HintSink<'_>) -> ControlFlow<()> {
    let rating = [3.2, 3.8, 5.2][size as usize - 2];
    patterns::fish(pencil, size, &mut |pattern| {
        sink.removal(rating, Source::Fish { size }, pattern.removes)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::sink::tests::check;

    type Indirect = fn(&Pencil, &mut HintSink<'_>) -> ControlFlow<()>;

    #[test]
    fn naked_sets_clear_their_house() {
        let pairs: Indirect = |pencil, sink| naked_set(pencil, 2, sink);
        let others = [2, 3, 4, 6, 7, 8, 9].map(|c| format!("r1c{c}<>1 r1c{c}<>2"));
        let said = format!("3.0 Naked Pair: {}", others.join(" "));
        check(pairs, "r1c1=12 r1c5=12", &[&said]);
        check(pairs, "r1c1=12 r1c5=123", &[]);
    }

    #[test]
    fn a_naked_pair_needs_four_open_cells() {
        let pairs: Indirect = |pencil, sink| naked_set(pencil, 2, sink);
        let full = "r1c2:3 r1c3:4 r1c6:6 r1c7:7 r1c8:8 r1c9:9";
        check(pairs, &format!("r1c1=12 r1c5=12 {full}"), &[]);
    }

    #[test]
    fn hidden_sets_clear_their_cells() {
        let pairs: Indirect = |pencil, sink| hidden_set(pencil, 2, sink);
        let sketch = "r1#1=r1c1,r1c5 r1#2=r1c1,r1c5 r1c1<>789 r1c5<>789";
        check(
            pairs,
            sketch,
            &["3.4 Hidden Pair: r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c5<>3 r1c5<>4 r1c5<>5 r1c5<>6"],
        );
        check(pairs, "r1#1=r1c1,r1c5 r1#2=r1c1,r1c6", &[]);
    }

    #[test]
    fn a_direct_hidden_pair_places_a_third_digit() {
        let direct: Indirect = |pencil, sink| direct_hidden_set(pencil, 2, sink);
        let sketch = "r1#1=r1c1,r1c5 r1#2=r1c1,r1c5 r1#3=r1c1,r1c5,r1c9";
        check(direct, sketch, &["2.0 Direct Hidden Pair: r1c9=3"]);
        check(direct, &sketch.replace("r1c9", "r1c8,r1c9"), &[]);
    }

    #[test]
    fn fish_clear_their_covers() {
        let x_wings: Indirect = |pencil, sink| fish(pencil, 2, sink);
        let left = [2, 3, 4, 5, 7, 8, 9];
        let rest = [1, 5].map(|r| left.map(|c| format!("r{r}c{c}<>4")).join(" "));
        let said = format!("3.2 X-Wing: {}", rest.join(" "));
        check(x_wings, "c1#4=r1c1,r5c1 c6#4=r1c6,r5c6", &[&said]);
        check(x_wings, "c1#4=r1c1,r5c1 c6#4=r1c6,r6c6", &[]);
    }
}
