//! The registry of all techniques.

use std::sync::LazyLock;

use crate::als::{AlsChain, AlsXyWing, DeathBlossom};
use crate::single_digit::EmptyRectangle;
use crate::{
    Kind, Technique, als, chains, colours, exclusion, exotic, fish, forcing, kraken, locked,
    remote_pair, sets, single_digit, singles, templates, uniqueness, wings,
};

/// The techniques, grouped by family in the same way as the modules.
const FAMILIES: &[&[&dyn Technique]] = &[
    singles::ALL,
    locked::ALL,
    sets::ALL,
    fish::ALL,
    remote_pair::ALL,
    single_digit::ALL,
    wings::ALL,
    uniqueness::ALL,
    colours::ALL,
    exclusion::ALL,
    als::ALL,
    kraken::ALL,
    forcing::ALL,
    templates::ALL,
    exotic::ALL,
    chains::ALL,
];

/// The families that contain the techniques at the easiest levels. [`Reasoner::basic`] uses these
/// families instead of [`FAMILIES`], so that a program that needs only these families does not
/// include the others.
///
/// [`Reasoner::basic`]: crate::Reasoner::basic
const BASIC_FAMILIES: &[&[&dyn Technique]] = &[singles::ALL, locked::ALL, sets::ALL];

/// The techniques in the basic families that a path tries first.
pub(crate) fn basic_techniques() -> impl Iterator<Item = &'static dyn Technique> {
    let basic = |kind: Kind| {
        let mut all = BASIC_FAMILIES.iter().copied().flatten().copied();
        all.find(|technique| technique.kind() == kind)
    };
    let path = Kind::ALL.iter().copied().filter(|kind| kind.is_on_path());
    path.map_while(basic)
}

/// The techniques, indexed by kind.
static BY_KIND: LazyLock<Vec<Option<&'static dyn Technique>>> = LazyLock::new(|| {
    let mut by_kind = vec![None; Kind::ALL.len()];
    for &technique in FAMILIES.iter().copied().flatten() {
        by_kind[technique.kind().index()] = Some(technique);
    }
    by_kind
});

/// The technique that finds steps of the given kind.
///
/// ```
/// use novena_techniques::{Kind, technique};
///
/// let naked_single = technique(Kind::NAKED_SINGLE).unwrap();
/// assert_eq!(naked_single.kind(), Kind::NAKED_SINGLE);
/// ```
#[must_use]
pub fn technique(kind: Kind) -> Option<&'static dyn Technique> {
    BY_KIND[kind.index()]
}

/// The technique for a case in HoDoKu's regression library. A case is given by a code and a
/// variant. The variant selects an option of the technique.
///
/// ```
/// use novena_techniques::{Kind, library_technique};
///
/// let pointing = library_technique("0100", "").unwrap();
/// assert_eq!(pointing.kind(), Kind::POINTING);
/// assert!(library_technique("9999", "").is_none());
/// ```
#[must_use]
pub fn library_technique(code: &str, variant: &str) -> Option<&'static dyn Technique> {
    match (code, variant) {
        ("0902", "2") => Some(&AlsXyWing::OVERLAPPING),
        ("0903", "2") => Some(&AlsChain::OVERLAPPING),
        ("0904", "2") => Some(&DeathBlossom::OVERLAPPING),
        ("0402", "1") => Some(&EmptyRectangle::LOOSE),
        ("0602", _) => uniqueness::roof_set_within(Kind::UNIQUE_RECTANGLE_3),
        ("0610", _) => Some(uniqueness::removing_grave()),
        ("0320", _) => fish::degenerate_sashimi(2),
        ("0321", _) => fish::degenerate_sashimi(3),
        ("0322", _) => fish::degenerate_sashimi(4),
        ("0323", _) => fish::degenerate_sashimi(5),
        ("0324", _) => fish::degenerate_sashimi(6),
        ("0325", _) => fish::degenerate_sashimi(7),
        _ => chains::library_technique(code, variant)
            .or_else(|| technique(Kind::from_library_code(code)?)),
    }
}

/// The search that had this ID in version 1 of the level rule. Its results must not change, because
/// past daily puzzles were chosen with it.
///
/// ```
/// use novena_techniques::{Kind, former_technique};
///
/// assert_eq!(former_technique("x-wing").unwrap().kind(), Kind::X_WING);
/// ```
#[must_use]
pub fn former_technique(id: &str) -> Option<&'static dyn Technique> {
    match id {
        "unique-rectangle-3" => uniqueness::roof_set_within(Kind::UNIQUE_RECTANGLE_3),
        "unique-loop-3" => uniqueness::roof_set_within(Kind::UNIQUE_LOOP_3),
        "bug-type-3" => uniqueness::roof_set_within(Kind::BUG_TYPE_3),
        "bug-plus-one" => Some(uniqueness::removing_grave()),
        "sashimi-x-wing" => fish::degenerate_sashimi(2),
        "sashimi-swordfish" => fish::degenerate_sashimi(3),
        "sashimi-jellyfish" => fish::degenerate_sashimi(4),
        _ => chains::former_technique(id).or_else(|| technique(id.parse().ok()?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_kind_is_found_by_two() {
        let mut seen = vec![false; Kind::ALL.len()];
        for technique in FAMILIES.iter().copied().flatten() {
            let index = technique.kind().index();
            assert!(!seen[index], "{}", technique.kind());
            seen[index] = true;
        }
    }

    #[test]
    fn basic_techniques_cover_whole_levels() {
        let basic: Vec<_> = basic_techniques().map(Technique::kind).collect();
        let last = basic.last().unwrap().level();
        // A hint may offer any step up to the level of the first step, so the basic techniques must
        // cover whole levels.
        let levels = Kind::ALL
            .iter()
            .filter(|kind| kind.is_on_path() && kind.level() <= last);
        assert_eq!(basic, levels.copied().collect::<Vec<_>>());
    }
}
