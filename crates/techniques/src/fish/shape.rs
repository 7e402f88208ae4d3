//! The houses that make up a fish.

use novena_core::HouseSet;

/// The family to which a fish belongs, which depends on its houses. Every fish has exactly one
/// shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FishShape {
    /// Rows against columns.
    Basic,
    /// Rows against columns, with at least one box among the bases or the covers.
    Franken,
    /// All other fish: rows and columns are on the same side, or lines of the same kind are on both
    /// sides.
    Mutant,
}

/// The houses from which bases and covers are chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pools {
    pub(crate) base: HouseSet,
    pub(crate) cover: HouseSet,
}

impl FishShape {
    /// The pools from which the houses of every fish of this shape can be chosen. Simpler fish can
    /// be chosen from them as well.
    pub(crate) const fn pools(self) -> &'static [Pools] {
        const ROWS: HouseSet = HouseSet::ROWS;
        const COLUMNS: HouseSet = HouseSet::COLUMNS;
        const ROWS_BOXES: HouseSet =
            HouseSet::from_bits(HouseSet::ROWS.bits() | HouseSet::BOXES.bits());
        const COLUMNS_BOXES: HouseSet =
            HouseSet::from_bits(HouseSet::COLUMNS.bits() | HouseSet::BOXES.bits());
        const fn both_ways(one: HouseSet, other: HouseSet) -> [Pools; 2] {
            [
                Pools {
                    base: one,
                    cover: other,
                },
                Pools {
                    base: other,
                    cover: one,
                },
            ]
        }
        match self {
            Self::Basic => &const { both_ways(ROWS, COLUMNS) },
            Self::Franken => &const { both_ways(ROWS_BOXES, COLUMNS_BOXES) },
            Self::Mutant => &[Pools {
                base: HouseSet::ALL,
                cover: HouseSet::ALL,
            }],
        }
    }

    /// The shape of a fish.
    pub(crate) fn of(base: HouseSet, cover: HouseSet) -> Self {
        let fits = |shape: Self| {
            shape
                .pools()
                .iter()
                .any(|pools| pools.base.is_superset(base) && pools.cover.is_superset(cover))
        };
        if fits(Self::Basic) {
            Self::Basic
        } else if fits(Self::Franken) {
            Self::Franken
        } else {
            Self::Mutant
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_core::House;

    use super::*;

    fn houses(list: &str) -> HouseSet {
        let named = |name: &str| House::all().find(|house| house.to_string() == name);
        list.split(' ').filter_map(named).collect()
    }

    #[track_caller]
    fn check(base: &str, cover: &str, expected: FishShape) {
        assert_eq!(FishShape::of(houses(base), houses(cover)), expected);
    }

    #[test]
    fn rows_against_columns_are_basic() {
        check("r1 r2", "c1 c2", FishShape::Basic);
        check("c1 c2", "r1 r2", FishShape::Basic);
    }

    #[test]
    fn a_box_on_either_side_makes_a_franken_fish() {
        check("r1 b5", "c1 c2", FishShape::Franken);
        check("r1 r2", "c1 b2", FishShape::Franken);
        check("b1 b2", "r1 r2", FishShape::Franken);
        check("c1 b2", "r1 b5", FishShape::Franken);
    }

    #[test]
    fn anything_else_is_mutant() {
        check("r1 c1", "r2 c2", FishShape::Mutant);
        check("r1 r2", "r3 b2", FishShape::Mutant);
        check("r1 c2", "b1 b2", FishShape::Mutant);
    }

    /// A fish of size 2 holds together only if both bases cross both covers: a base whose places
    /// lie in a single cover is a case of locked candidates. In a mutant X-wing, one of the bases
    /// does not cross one of the covers, so there are no mutant X-wings without fins.
    #[test]
    fn a_mutant_x_wing_without_fins_falls_apart() {
        let pairs: Vec<HouseSet> = House::all()
            .flat_map(|one| House::all().map(move |other| HouseSet::from(one).with(other)))
            .filter(|pair| pair.len() == 2)
            .collect();
        let mut mutants = 0;
        for &base in &pairs {
            for &cover in pairs.iter().filter(|cover| (**cover & base).is_empty()) {
                if FishShape::of(base, cover) != FishShape::Mutant {
                    continue;
                }
                mutants += 1;
                let crosses = |one: House, other: House| !(one.cells() & other.cells()).is_empty();
                let holds = base
                    .iter()
                    .all(|base| cover.iter().all(|cover| crosses(base, cover)));
                assert!(!holds, "{base} against {cover}");
            }
        }
        assert!(mutants > 0);
    }
}
