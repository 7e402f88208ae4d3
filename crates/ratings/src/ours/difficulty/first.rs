//! The costs in version 1 of the level rule, in tenths. They are listed under the technique IDs of
//! that version.
//!
//! Past daily puzzles were chosen with these costs. Neither the costs nor the searches may ever
//! change, which is why the searches come from
//! [`former_technique`](novena_techniques::former_technique).

/// The IDs and their costs, cheapest first.
pub(in crate::ours) const TABLE: &[(&str, u16)] = &[
    ("full-house", 10),
    ("hidden-single", 12),
    ("direct-pointing", 17),
    ("direct-claiming", 19),
    ("direct-hidden-pair", 20),
    ("naked-single", 23),
    ("direct-hidden-triple", 25),
    ("pointing", 26),
    ("claiming", 28),
    ("locked-pair", 28),
    ("naked-pair", 30),
    ("locked-triple", 31),
    ("x-wing", 32),
    ("hidden-pair", 34),
    ("naked-triple", 36),
    ("swordfish", 38),
    ("hidden-triple", 40),
    ("skyscraper", 41),
    ("two-string-kite", 42),
    ("xy-wing", 42),
    ("turbot-fish", 43),
    ("empty-rectangle", 44),
    ("xyz-wing", 44),
    ("w-wing", 44),
    ("unique-rectangle-1", 45),
    ("unique-rectangle-2", 45),
    ("unique-rectangle-4", 45),
    ("unique-rectangle-5", 46),
    ("unique-rectangle-6", 46),
    ("hidden-rectangle", 46),
    ("avoidable-rectangle-1", 46),
    ("unique-rectangle-3", 47),
    ("avoidable-rectangle-2", 47),
    ("remote-pair", 48),
    ("finned-x-wing", 49),
    ("sashimi-x-wing", 50),
    ("naked-quadruple", 50),
    ("unique-loop-1", 50),
    ("unique-loop-2", 50),
    ("unique-loop-4", 50),
    ("unique-loop-3", 51),
    ("jellyfish", 52),
    ("hidden-quadruple", 54),
    ("simple-colours-trap", 55),
    ("simple-colours-wrap", 55),
    ("wxyz-wing", 55),
    ("bug-plus-one", 56),
    ("bug-type-2", 57),
    ("bug-type-4", 57),
    ("bug-type-3", 58),
    ("multi-colours-1", 59),
    ("multi-colours-2", 60),
    ("finned-swordfish", 61),
    ("sashimi-swordfish", 62),
    ("sue-de-coq", 63),
    ("finned-jellyfish", 64),
    ("sashimi-jellyfish", 65),
    ("x-chain", 66),
    ("xy-chain", 67),
    ("continuous-nice-loop", 68),
    ("discontinuous-nice-loop", 68),
    ("aic", 68),
    ("als-xz", 70),
    ("vwxyz-wing", 70),
    ("als-xy-wing", 72),
    ("grouped-continuous-nice-loop", 72),
    ("grouped-discontinuous-nice-loop", 72),
    ("grouped-aic", 72),
    ("franken-x-wing", 73),
    ("franken-swordfish", 74),
    ("finned-franken-x-wing", 75),
    ("finned-franken-swordfish", 75),
    ("als-chain", 76),
    ("death-blossom", 77),
];

#[cfg(test)]
mod tests {
    use novena_techniques::former_technique;

    use super::*;

    #[test]
    fn the_table_ascends_and_every_search_still_exists() {
        assert!(TABLE.is_sorted_by_key(|(_, tenths)| *tenths));
        for (id, _) in TABLE {
            assert!(former_technique(id).is_some(), "{id}");
        }
    }
}
