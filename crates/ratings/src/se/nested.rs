//! The complexity of nested chains, and the premises on which they depend.

use super::technique::Way;
use super::web::{Cause, LiteralMarks, Web, is_on};
use novena_techniques::pencil::{CELLS, Candidate, HOMES, Pencil, bits};

/// The combined complexity of all distinct chains inside the chains that end in these nodes.
pub(super) fn complexity(parts: &[(&Web, u16)], seen: &mut LiteralMarks) -> u16 {
    if parts.iter().all(|(web, _)| web.nested.is_empty()) {
        return 0;
    }
    let mut known: Vec<u64> = Vec::new();
    let mut sum = 0;
    for (web, node) in parts {
        web.chain(*node, seen, &mut |node| {
            if let Some(number) = web.nodes[usize::from(node)].nested {
                let hint = &web.nested[usize::from(number)];
                if !known.contains(&hint.signature) {
                    known.push(hint.signature);
                    sum += hint.complexity;
                }
            }
        });
    }
    sum
}

/// A hash that distinguishes a hint from others by all the literals on its chains, in order.
pub(super) fn signature(parts: &[(&Web, u16)], seen: &mut LiteralMarks) -> u64 {
    let mut hash = FNV;
    for (web, node) in parts {
        web.chain(*node, seen, &mut |node| {
            hash = mixed(hash, web.nodes[usize::from(node)].literal.into());
        });
        hash = mixed(hash, u64::MAX);
    }
    hash
}

/// The initial value of a hash.
pub(super) const FNV: u64 = 0xcbf2_9ce4_8422_2325;

/// Adds a number to the hash.
pub(super) const fn mixed(hash: u64, number: u64) -> u64 {
    (hash ^ number)
        .wrapping_mul(0x0100_0000_01b3)
        .rotate_left(23)
}

/// Adds the candidates that had to be eliminated before a chain existed: for every literal on the
/// chain that is on, the candidates that have left its cell or its house since `before`.
pub(super) fn parents(
    web: &Web,
    node: u16,
    way: Way,
    before: &Pencil,
    now: &Pencil,
    seen: &mut LiteralMarks,
    parents: &mut Vec<Candidate>,
) {
    web.chain(node, seen, &mut |node| {
        let node = &web.nodes[usize::from(node)];
        if !is_on(node.literal) {
            return;
        }
        let cause = match (node.cause, way) {
            (Cause::Assumed, Way::Cell) => Cause::Cell,
            (Cause::Assumed, Way::Region(kind)) => Cause::House(kind),
            (cause, _) => cause,
        };
        add_removed(usize::from(node.literal / 2), cause, before, now, parents);
    });
}

/// Adds the candidates whose removal from a cell or a house left another candidate as the only
/// option there.
pub(super) fn add_removed(
    candidate: Candidate,
    cause: Cause,
    before: &Pencil,
    now: &Pencil,
    parents: &mut Vec<Candidate>,
) {
    let (cell, digit) = (candidate / 9, candidate % 9);
    let mut add = |candidate: Candidate| {
        if !parents.contains(&candidate) {
            parents.push(candidate);
        }
    };
    match cause {
        Cause::Cell => {
            for other in bits(before.cells[cell] & !now.cells[cell]) {
                add(cell * 9 + other);
            }
        }
        Cause::House(kind) => {
            let house = HOMES[cell][usize::from(kind)].house;
            for place in bits(before.places[house][digit] & !now.places[house][digit]) {
                add(CELLS[house][place] * 9 + digit);
            }
        }
        Cause::Assumed | Cause::Inner => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::se::rules::Rules;
    use crate::se::spin::spin;
    use crate::se::technique::Rank;
    use crate::se::web::on;
    use novena_techniques::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    #[test]
    fn chains_with_the_same_end_have_different_signatures() {
        let [near, far] = ["r1c9=12 r9c9=23", "r9c1=12 r9c9=23"].map(|sketch| {
            let web = spin(
                &pencil(sketch),
                on(0),
                &mut Rules::new(Rank::Static, &|| false),
            );
            let end = web.find(on(80 * 9 + 2)).unwrap();
            signature(&[(&web, end)], &mut LiteralMarks::new())
        });
        assert_ne!(near, far);
    }

    #[test]
    fn a_removed_candidate_is_a_parent_only_once() {
        let (before, now) = (pencil("r1c1=123"), pencil("r1c1=12 r1#1=r1c1,r1c2"));
        let mut parents = Vec::new();
        add_removed(0, Cause::Cell, &before, &now, &mut parents);
        add_removed(0, Cause::Cell, &before, &now, &mut parents);
        assert_eq!(parents, [2]);
        add_removed(0, Cause::House(1), &before, &now, &mut parents);
        assert_eq!(parents.len(), 8);
        add_removed(0, Cause::Assumed, &before, &now, &mut parents);
        assert_eq!(parents.len(), 8);
    }
}
