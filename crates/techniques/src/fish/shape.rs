//! Which houses a fish may be made of.

use novena_core::HouseSet;

/// The family of a fish by its houses. Every fish has exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Rows against columns.
    Basic,
    /// Rows against columns, and at least one box on either side.
    Franken,
    /// Anything else: rows and columns on the same side, or lines of one kind on both.
    Mutant,
}

/// The houses to choose bases and covers from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pools {
    pub(crate) base: HouseSet,
    pub(crate) cover: HouseSet,
}

impl Shape {
    /// The pools that hold every fish of this shape; simpler fish lie in them as well.
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
    fn check(base: &str, cover: &str, expected: Shape) {
        assert_eq!(Shape::of(houses(base), houses(cover)), expected);
    }

    #[test]
    fn rows_against_columns_are_basic() {
        check("r1 r2", "c1 c2", Shape::Basic);
        check("c1 c2", "r1 r2", Shape::Basic);
    }

    #[test]
    fn a_box_on_either_side_makes_a_franken_fish() {
        check("r1 b5", "c1 c2", Shape::Franken);
        check("r1 r2", "c1 b2", Shape::Franken);
        check("b1 b2", "r1 r2", Shape::Franken);
        check("c1 b2", "r1 b5", Shape::Franken);
    }

    #[test]
    fn anything_else_is_mutant() {
        check("r1 c1", "r2 c2", Shape::Mutant);
        check("r1 r2", "r3 b2", Shape::Mutant);
        check("r1 c2", "b1 b2", Shape::Mutant);
    }
}
