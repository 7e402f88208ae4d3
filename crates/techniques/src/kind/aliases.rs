//! Other names for techniques: those used by books, sites and programs, and IDs from earlier
//! versions.

use super::Kind;

/// IDs from earlier versions, each with all the kinds that it covered. In the current version,
/// chains are named by their shape.
const FORMER_IDS: &[(&str, &[Kind])] = &[
    ("continuous-nice-loop", &[Kind::AIC_RING]),
    ("discontinuous-nice-loop", &AIC),
    ("aic", &AIC),
    (
        "grouped-continuous-nice-loop",
        &[Kind::GROUPED_AIC_RING, Kind::ALS_AIC_RING],
    ),
    ("grouped-discontinuous-nice-loop", &GROUPED_AIC),
    ("grouped-aic", &GROUPED_AIC),
];

/// Names in lower case, with words joined by hyphens, each with the kinds that it covers.
const ALIASES: &[(&str, &[Kind])] = &[
    ("last-digit", &[Kind::FULL_HOUSE]),
    ("last-free-cell", &[Kind::FULL_HOUSE]),
    ("open-single", &[Kind::FULL_HOUSE]),
    ("last-remaining-cell", &[Kind::HIDDEN_SINGLE]),
    ("pinned-digit", &[Kind::HIDDEN_SINGLE]),
    ("cross-hatching", &[Kind::HIDDEN_SINGLE]),
    ("sole-candidate", &[Kind::NAKED_SINGLE]),
    ("forced-digit", &[Kind::NAKED_SINGLE]),
    ("last-possible-number", &[Kind::NAKED_SINGLE]),
    ("locked-candidates", &[Kind::POINTING, Kind::CLAIMING]),
    ("locked-candidates-type-1", &[Kind::POINTING]),
    ("locked-candidates-type-2", &[Kind::CLAIMING]),
    ("pointing-pair", &[Kind::POINTING]),
    ("pointing-triple", &[Kind::POINTING]),
    ("intersection-removal", &[Kind::POINTING, Kind::CLAIMING]),
    ("box-line-reduction", &[Kind::CLAIMING]),
    ("box-line-intersection", &[Kind::CLAIMING]),
    ("omission", &[Kind::POINTING, Kind::CLAIMING]),
    ("conjugate-pair", &[Kind::NAKED_PAIR]),
    ("naked-quad", &[Kind::NAKED_QUADRUPLE]),
    ("hidden-quad", &[Kind::HIDDEN_QUADRUPLE]),
    ("simple-colouring", &COLOURS),
    ("simple-coloring", &COLOURS),
    ("single's-chains", &COLOURS),
    ("colour-trap", &[Kind::SIMPLE_COLOURS_TRAP]),
    ("color-trap", &[Kind::SIMPLE_COLOURS_TRAP]),
    ("colour-wrap", &[Kind::SIMPLE_COLOURS_WRAP]),
    ("color-wrap", &[Kind::SIMPLE_COLOURS_WRAP]),
    (
        "multi-colouring",
        &[Kind::MULTI_COLOURS_1, Kind::MULTI_COLOURS_2],
    ),
    (
        "multi-coloring",
        &[Kind::MULTI_COLOURS_1, Kind::MULTI_COLOURS_2],
    ),
    ("3d-medusa", &MEDUSA),
    ("medusa", &MEDUSA),
    ("multi-digit-colouring", &MEDUSA),
    ("multi-digit-coloring", &MEDUSA),
    ("kite", &[Kind::TWO_STRING_KITE]),
    ("2-string-kite", &[Kind::TWO_STRING_KITE]),
    ("hinge", &[Kind::EMPTY_RECTANGLE]),
    ("y-wing", &[Kind::XY_WING]),
    ("bent-triple", &[Kind::XY_WING, Kind::XYZ_WING]),
    ("semi-remote-pair", &[Kind::W_WING]),
    ("y-wing-style", &[Kind::W_WING]),
    ("uniqueness-test", &RECTANGLES),
    ("unique-rectangle", &RECTANGLES),
    ("ur", &RECTANGLES),
    ("deadly-pattern", &RECTANGLES),
    ("ur-type-1", &[Kind::UNIQUE_RECTANGLE_1]),
    ("ur-type-2", &[Kind::UNIQUE_RECTANGLE_2]),
    ("ur-type-3", &[Kind::UNIQUE_RECTANGLE_3]),
    ("ur-type-4", &[Kind::UNIQUE_RECTANGLE_4]),
    ("ur-type-5", &[Kind::UNIQUE_RECTANGLE_5]),
    ("ur-type-6", &[Kind::UNIQUE_RECTANGLE_6]),
    ("bug+1", &[Kind::BUG_PLUS_ONE]),
    ("bug-type-1", &[Kind::BUG_PLUS_ONE]),
    ("bug+2", &[Kind::BUG_PLUS_N]),
    ("bug+3", &[Kind::BUG_PLUS_N]),
    ("bug+n", &[Kind::BUG_PLUS_N]),
    (
        "gurth's-symmetrical-placement",
        &[Kind::SYMMETRICAL_PLACEMENT],
    ),
    ("gurth's-theorem", &[Kind::SYMMETRICAL_PLACEMENT]),
    ("gsp", &[Kind::SYMMETRICAL_PLACEMENT]),
    ("bug-lite", &BUG_LITES),
    ("extended-unique-rectangle", &WIDE_RECTANGLES),
    ("extended-rectangle", &WIDE_RECTANGLES),
    ("borescoper's-deadly-pattern", &POLYGONS),
    ("unique-polygon", &POLYGONS),
    ("unique-heptagon", &POLYGONS),
    ("unique-octagon", &POLYGONS),
    ("qiu's-deadly-pattern", &LINE_PAIRS),
    ("qiu-deadly-pattern", &LINE_PAIRS),
    ("reverse-bivalue-universal-grave", &[Kind::REVERSE_BUG]),
    ("twinned-xy-chain", &[Kind::TWINNED_XY_CHAINS]),
    ("intertwined-xy-cycles", &[Kind::TWINNED_XY_CHAINS]),
    ("bivalue-universal-grave", &GRAVES),
    ("bug", &GRAVES),
    (
        "finned-fish",
        &[
            Kind::FINNED_X_WING,
            Kind::FINNED_SWORDFISH,
            Kind::FINNED_JELLYFISH,
        ],
    ),
    ("starfish", &[Kind::SQUIRMBAG]),
    ("x-cycle", &[Kind::X_CHAIN, Kind::AIC_RING]),
    ("fishy-cycle", &[Kind::AIC_RING]),
    (
        "nice-loop",
        &[Kind::AIC_RING, Kind::AIC_TYPE_1, Kind::AIC_TYPE_2],
    ),
    ("continuous-loop", &[Kind::AIC_RING]),
    ("xy-loop", &[Kind::AIC_RING]),
    ("alternating-inference-chain", &AIC),
    ("almost-locked-candidates", &ALMOST_LOCKED),
    ("alc", &ALMOST_LOCKED),
    ("broken-wing", &[Kind::GUARDIANS]),
    ("guardian", &[Kind::GUARDIANS]),
    ("oddagon", &[Kind::GUARDIANS, Kind::BIVALUE_ODDAGON]),
    ("broken-loop", &[Kind::BIVALUE_ODDAGON]),
    ("chute-remote-pairs", &[Kind::CHUTE_REMOTE_PAIR]),
    ("phistomefel-ring", &[Kind::SET_EQUIVALENCE]),
    ("phistomefel", &[Kind::SET_EQUIVALENCE]),
    ("set-equivalence-theory", &[Kind::SET_EQUIVALENCE]),
    ("set", &[Kind::SET_EQUIVALENCE]),
    ("medusa-wing", &[Kind::M_WING]),
    ("split-wing", &[Kind::S_WING]),
    ("hybrid-wing", &[Kind::H_WING]),
    ("h1-wing", &[Kind::H_WING]),
    ("h2-wing", &[Kind::H_WING]),
    ("h3-wing", &[Kind::H_WING]),
    ("local-wing", &[Kind::L_WING]),
    ("l2-wing", &[Kind::L_WING]),
    ("l3-wing", &[Kind::L_WING]),
    (
        "grouped-x-cycle",
        &[Kind::GROUPED_AIC_TYPE_1, Kind::GROUPED_AIC_RING],
    ),
    ("grouped-nice-loop", &GROUPED_AIC),
    (
        "aic-with-als",
        &[
            Kind::ALS_AIC_TYPE_1,
            Kind::ALS_AIC_TYPE_2,
            Kind::ALS_AIC_RING,
        ],
    ),
    ("hidden-unique-rectangle", &[Kind::HIDDEN_RECTANGLE]),
    ("two-sector-disjoint-subsets", &[Kind::SUE_DE_COQ]),
    ("als-xy-chain", &[Kind::ALS_CHAIN]),
    ("ape", &[Kind::ALIGNED_PAIR_EXCLUSION]),
    ("ate", &[Kind::ALIGNED_TRIPLET_EXCLUSION]),
    (
        "3d-fireworks",
        &[Kind::FIREWORK_TRIPLE, Kind::FIREWORK_QUADRUPLE],
    ),
    (
        "fireworks",
        &[Kind::FIREWORK_TRIPLE, Kind::FIREWORK_QUADRUPLE],
    ),
    ("domino-loop", &[Kind::SK_LOOP]),
    ("stephen-kurzhals-loop", &[Kind::SK_LOOP]),
    (
        "exocet",
        &[
            Kind::JUNIOR_EXOCET,
            Kind::SENIOR_EXOCET,
            Kind::DOUBLE_EXOCET,
        ],
    ),
    ("je2", &[Kind::JUNIOR_EXOCET]),
    ("multifish", &[Kind::MSLS]),
    ("multi-sector-locked-sets", &[Kind::MSLS]),
    ("thor's-hammer", &[Kind::TRIDAGON]),
    ("anti-tridagon", &[Kind::TRIDAGON]),
    ("trivalue-oddagon", &[Kind::TRIDAGON]),
    ("nishio-forcing-chains", &[Kind::NISHIO]),
    ("digit-forcing-chains", &[Kind::NISHIO]),
    ("cell-forcing-chain", &[Kind::CELL_FORCING_CHAINS]),
    ("unit-forcing-chains", &[Kind::REGION_FORCING_CHAINS]),
    ("house-forcing-chains", &[Kind::REGION_FORCING_CHAINS]),
    ("region-forcing-chain", &[Kind::REGION_FORCING_CHAINS]),
    ("kraken-fish", &[Kind::KRAKEN_FISH_1, Kind::KRAKEN_FISH_2]),
    ("bowman's-bingo", &[Kind::DYNAMIC_FORCING_CHAINS]),
    ("trial-and-error", &[Kind::DYNAMIC_FORCING_CHAINS]),
    (
        "forcing-net",
        &[
            Kind::DYNAMIC_FORCING_CHAINS,
            Kind::DYNAMIC_FORCING_CHAINS_PLUS,
        ],
    ),
    (
        "forcing-nets",
        &[
            Kind::DYNAMIC_FORCING_CHAINS,
            Kind::DYNAMIC_FORCING_CHAINS_PLUS,
        ],
    ),
    (
        "pattern-overlay",
        &[Kind::TEMPLATE_SET, Kind::TEMPLATE_DELETE],
    ),
    (
        "pattern-overlay-method",
        &[Kind::TEMPLATE_SET, Kind::TEMPLATE_DELETE],
    ),
    ("pom", &[Kind::TEMPLATE_SET, Kind::TEMPLATE_DELETE]),
];

const AIC: [Kind; 6] = [
    Kind::AIC_TYPE_1,
    Kind::AIC_TYPE_2,
    Kind::M_WING,
    Kind::S_WING,
    Kind::H_WING,
    Kind::L_WING,
];

const GROUPED_AIC: [Kind; 5] = [
    Kind::GROUPED_AIC_TYPE_1,
    Kind::GROUPED_AIC_TYPE_2,
    Kind::ALS_W_WING,
    Kind::ALS_AIC_TYPE_1,
    Kind::ALS_AIC_TYPE_2,
];

const ALMOST_LOCKED: [Kind; 2] = [Kind::ALMOST_LOCKED_PAIR, Kind::ALMOST_LOCKED_TRIPLE];

const COLOURS: [Kind; 2] = [Kind::SIMPLE_COLOURS_TRAP, Kind::SIMPLE_COLOURS_WRAP];

const MEDUSA: [Kind; 3] = [
    Kind::MEDUSA_TRAP,
    Kind::MEDUSA_WRAP,
    Kind::MEDUSA_EMPTY_CELL,
];

const GRAVES: [Kind; 5] = [
    Kind::BUG_PLUS_ONE,
    Kind::BUG_TYPE_2,
    Kind::BUG_TYPE_3,
    Kind::BUG_TYPE_4,
    Kind::BUG_PLUS_N,
];

const BUG_LITES: [Kind; 3] = [Kind::BUG_LITE_1, Kind::BUG_LITE_2, Kind::BUG_LITE_4];

const WIDE_RECTANGLES: [Kind; 4] = [
    Kind::EXTENDED_RECTANGLE_1,
    Kind::EXTENDED_RECTANGLE_2,
    Kind::EXTENDED_RECTANGLE_3,
    Kind::EXTENDED_RECTANGLE_4,
];

const POLYGONS: [Kind; 4] = [
    Kind::UNIQUE_POLYGON_1,
    Kind::UNIQUE_POLYGON_2,
    Kind::UNIQUE_POLYGON_3,
    Kind::UNIQUE_POLYGON_4,
];

const LINE_PAIRS: [Kind; 3] = [Kind::QIU_1, Kind::QIU_2, Kind::QIU_4];

const RECTANGLES: [Kind; 7] = [
    Kind::UNIQUE_RECTANGLE_1,
    Kind::UNIQUE_RECTANGLE_2,
    Kind::UNIQUE_RECTANGLE_3,
    Kind::UNIQUE_RECTANGLE_4,
    Kind::UNIQUE_RECTANGLE_5,
    Kind::UNIQUE_RECTANGLE_6,
    Kind::HIDDEN_RECTANGLE,
];

impl Kind {
    /// Other names for the technique: those used by books, sites and programs, and IDs from earlier
    /// versions. They are in lower case, with words joined by hyphens. Several kinds may share a
    /// name.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(Kind::BUG_PLUS_ONE.aliases().any(|name| name == "bug+1"));
    /// ```
    pub fn aliases(self) -> impl Iterator<Item = &'static str> {
        let of_it = all_aliases().filter(move |(_, kinds)| kinds.contains(&self));
        of_it.map(|&(name, _)| name)
    }

    /// Every kind with this name. An ID or a HoDoKu name stands for one kind; other names may stand
    /// for several. The comparison ignores case and treats spaces, hyphens, underscores and slashes
    /// between words alike.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(Kind::all_named("X-Wing").eq([Kind::X_WING]));
    /// assert!(Kind::all_named("locked candidates").eq([Kind::POINTING, Kind::CLAIMING]));
    /// assert!(Kind::all_named("Thor's Hammer").eq([Kind::TRIDAGON]));
    /// ```
    pub fn all_named(name: &str) -> impl Iterator<Item = Self> {
        let name = name
            .to_lowercase()
            .replace([' ', '_', '/'], "-")
            .replace('\u{2019}', "'");
        let by_id = Self::ALL.iter().find(|kind| kind.id() == name);
        let by_alias = || all_aliases().find(|(alias, _)| *alias == name);
        let by_code = || {
            let mut kinds = Self::ALL.iter();
            kinds.find(|kind| !name.is_empty() && kind.row().names_in_hodoku().contains(&&*name))
        };
        let kinds = match (by_id, by_alias()) {
            (Some(kind), _) => std::slice::from_ref(kind),
            (None, Some((_, kinds))) => kinds,
            (None, None) => by_code().map_or(&[][..], std::slice::from_ref),
        };
        kinds.iter().copied()
    }

    /// The kind that has this ID or had it in an earlier version. If several kinds had it, returns
    /// the first of them; [`Step::named_by_shape`](crate::Step::named_by_shape) finds the right
    /// one.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert_eq!(Kind::from_stored_id("x-wing"), Some(Kind::X_WING));
    /// assert_eq!(Kind::from_stored_id("continuous-nice-loop"), Some(Kind::AIC_RING));
    /// assert_eq!(Kind::from_stored_id("X-Wing"), None);
    /// ```
    #[must_use]
    pub fn from_stored_id(id: &str) -> Option<Self> {
        Self::all_from_stored_id(id).next()
    }

    /// The kind with this ID, or all kinds that had it in an earlier version.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(Kind::all_from_stored_id("x-wing").eq([Kind::X_WING]));
    /// assert!(Kind::all_from_stored_id("aic").count() > 1);
    /// ```
    pub fn all_from_stored_id(id: &str) -> impl Iterator<Item = Self> {
        let by_id = Self::ALL.iter().find(|kind| kind.id() == id);
        let former = || FORMER_IDS.iter().find(|(former, _)| *former == id);
        let kinds = match by_id {
            Some(kind) => std::slice::from_ref(kind),
            None => former().map_or(&[][..], |(_, kinds)| kinds),
        };
        kinds.iter().copied()
    }
}

fn all_aliases() -> impl Iterator<Item = &'static (&'static str, &'static [Kind])> {
    FORMER_IDS.iter().chain(ALIASES)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_alias_is_listed_twice() {
        let names: BTreeSet<&str> = all_aliases().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), all_aliases().count());
    }

    #[test]
    fn every_alias_has_techniques_and_is_read() {
        for (name, kinds) in all_aliases() {
            assert!(!kinds.is_empty(), "{name}");
            assert!(Kind::all_named(name).next().is_some(), "{name}");
            assert_eq!(*name, name.to_lowercase().replace(' ', "-"));
        }
    }

    #[test]
    fn capitals_and_blanks_do_not_matter() {
        for name in ["Naked Quad", "naked_quad", "NAKED-QUAD"] {
            assert_eq!(name.parse(), Ok(Kind::NAKED_QUADRUPLE), "{name}");
        }
        assert_eq!(
            "Bowman\u{2019}s Bingo".parse(),
            Ok(Kind::DYNAMIC_FORCING_CHAINS)
        );
        assert!(Kind::all_named("no such name").next().is_none());
    }

    #[test]
    fn ids_of_former_versions_are_read() {
        for (id, kind) in [
            ("continuous-nice-loop", Kind::AIC_RING),
            ("discontinuous-nice-loop", Kind::AIC_TYPE_1),
            ("aic", Kind::AIC_TYPE_1),
            ("grouped-continuous-nice-loop", Kind::GROUPED_AIC_RING),
            ("grouped-discontinuous-nice-loop", Kind::GROUPED_AIC_TYPE_1),
            ("grouped-aic", Kind::GROUPED_AIC_TYPE_1),
        ] {
            assert_eq!(id.parse(), Ok(kind), "{id}");
            assert_eq!(Kind::from_stored_id(id), Some(kind), "{id}");
        }
    }
}
