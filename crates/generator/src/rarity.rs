//! How rarely each technique is needed, and which techniques are never needed.

use novena_techniques::Kind;

/// The number of random minimal puzzles examined for [`rarity`].
///
/// ```
/// # use novena_generator::SURVEYED;
/// assert!(SURVEYED > 0);
/// ```
pub const SURVEYED: u32 = 30_000;

/// How often a technique is needed (see [`crate::Wish`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rarity {
    /// At least one random minimal puzzle in three thousand needs it.
    Common,
    /// This many of the [`SURVEYED`] puzzles need it. The number may be zero.
    Rare(u32),
    /// No puzzle needs it, because wherever it has a step, an easier technique has the same step.
    Never {
        /// The easier technique.
        by: Kind,
    },
}

/// How often this kind is needed.
///
/// Two families are never needed. A fish of five lines or more has a complementary fish on the
/// lines and columns it leaves out, with the same eliminations. Since there are at most nine lines,
/// one of the two fish has no more than four lines. The other family is mutant fish: a candidate
/// that such a fish eliminates does not occur in any placement of its digit, so templates, which
/// come before mutant fish, eliminate it too.
///
/// ```
/// use novena_generator::{Rarity, rarity};
/// use novena_techniques::Kind;
///
/// assert_eq!(rarity(Kind::X_WING), Rarity::Common);
/// assert_eq!(rarity(Kind::WHALE), Rarity::Never { by: Kind::JELLYFISH });
/// ```
#[must_use]
pub fn rarity(kind: Kind) -> Rarity {
    if [Kind::SQUIRMBAG, Kind::WHALE, Kind::LEVIATHAN].contains(&kind) {
        return Rarity::Never {
            by: Kind::JELLYFISH,
        };
    }
    if (Kind::MUTANT_X_WING..=Kind::FINNED_MUTANT_LEVIATHAN).contains(&kind) {
        return Rarity::Never {
            by: Kind::TEMPLATE_DELETE,
        };
    }
    let row = NEEDED.iter().find(|(rare, _)| *rare == kind);
    row.map_or(Rarity::Common, |&(_, needed)| Rarity::Rare(needed))
}

/// How many of the [`SURVEYED`] random minimal puzzles need each rare technique. The puzzles are
/// the bunches of seed 11 in `examples/practice_puzzles.rs`. Last resorts were not tried.
const NEEDED: &[(Kind, u32)] = &[
    (Kind::UNIQUE_RECTANGLE_5, 1),
    (Kind::AVOIDABLE_RECTANGLE_2, 1),
    (Kind::BUG_TYPE_4, 6),
    (Kind::BUG_TYPE_3, 2),
    (Kind::JELLYFISH, 6),
    (Kind::HIDDEN_QUADRUPLE, 1),
    (Kind::UNIQUE_LOOP_3, 4),
    (Kind::EXTENDED_RECTANGLE_2, 8),
    (Kind::MULTI_COLOURS_2, 0),
    (Kind::BIVALUE_ODDAGON, 7),
    (Kind::SYMMETRICAL_PLACEMENT, 0),
    (Kind::SASHIMI_JELLYFISH, 3),
    (Kind::BUG_LITE_2, 8),
    (Kind::BUG_LITE_4, 5),
    (Kind::QIU_1, 1),
    (Kind::QIU_2, 1),
    (Kind::QIU_4, 1),
    (Kind::TWINNED_XY_CHAINS, 0),
    (Kind::ALS_CHAIN, 0),
    (Kind::VWXYZ_WING, 0),
    (Kind::UVWXYZ_WING, 0),
    (Kind::ALIGNED_PAIR_EXCLUSION, 0),
    (Kind::FRANKEN_X_WING, 0),
    (Kind::FRANKEN_SWORDFISH, 0),
    (Kind::FRANKEN_JELLYFISH, 0),
    (Kind::FINNED_FRANKEN_X_WING, 0),
    (Kind::ALIGNED_TRIPLET_EXCLUSION, 0),
    (Kind::FINNED_SQUIRMBAG, 0),
    (Kind::SASHIMI_SQUIRMBAG, 0),
    (Kind::FINNED_WHALE, 0),
    (Kind::SASHIMI_WHALE, 0),
    (Kind::FINNED_LEVIATHAN, 0),
    (Kind::SASHIMI_LEVIATHAN, 0),
    (Kind::FRANKEN_SQUIRMBAG, 0),
    (Kind::FINNED_FRANKEN_SQUIRMBAG, 1),
    (Kind::FRANKEN_WHALE, 0),
    (Kind::FINNED_FRANKEN_WHALE, 0),
    (Kind::FRANKEN_LEVIATHAN, 0),
    (Kind::FINNED_FRANKEN_LEVIATHAN, 0),
    (Kind::SET_EQUIVALENCE, 0),
    (Kind::FIREWORK_TRIPLE, 0),
    (Kind::FIREWORK_QUADRUPLE, 0),
    (Kind::SK_LOOP, 0),
    (Kind::JUNIOR_EXOCET, 0),
    (Kind::SENIOR_EXOCET, 0),
    (Kind::DOUBLE_EXOCET, 0),
    (Kind::MSLS, 1),
    (Kind::TRIDAGON, 0),
    (Kind::TEMPLATE_SET, 0),
    (Kind::TEMPLATE_DELETE, 1),
];

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use novena_techniques::{Position, Reasoner, technique};

    use super::*;
    use crate::{PuzzleShape, bunch};

    fn finds(kind: Kind, position: &Position) -> bool {
        technique(kind).is_some_and(|technique| {
            let found = technique.find(position, &mut |_| ControlFlow::Break(()));
            found.is_break()
        })
    }

    /// Checks on several puzzles that one of `easier` has a step wherever one of `kinds` has one,
    /// and that one of `kinds` has a step at least once.
    fn check(kinds: &[Kind], easier: &[Kind], puzzles: usize) {
        let solver = Reasoner::standard().up_to(Kind::HIDDEN_TRIPLE);
        let mut seen = 0;
        for made in bunch(&PuzzleShape::default(), 4, 0)
            .puzzles
            .iter()
            .take(puzzles)
        {
            let position = Position::new(&made.puzzle).unwrap();
            let position = solver.path(position.assuming_uniqueness(true)).end;
            if kinds.iter().any(|&kind| finds(kind, &position)) {
                seen += 1;
                let first = easier.iter().any(|&kind| finds(kind, &position));
                assert!(first, "{}", made.puzzle);
            }
        }
        assert!(seen > 0);
    }

    #[test]
    fn every_large_fish_comes_with_a_small_fish() {
        check(
            &[Kind::SQUIRMBAG, Kind::WHALE, Kind::LEVIATHAN],
            &[Kind::X_WING, Kind::SWORDFISH, Kind::JELLYFISH],
            256,
        );
    }

    #[test]
    fn templates_remove_what_mutant_fish_do() {
        let mutant = [Kind::FINNED_MUTANT_X_WING, Kind::FINNED_MUTANT_SWORDFISH];
        check(&mutant, &[Kind::TEMPLATE_DELETE], 40);
    }

    #[test]
    fn rare_techniques_can_be_requested() {
        for &(kind, needed) in NEEDED {
            assert_eq!(rarity(kind), Rarity::Rare(needed));
            assert_eq!(crate::Wish::needing(kind).check(), Ok(()), "{kind}");
        }
    }
}
