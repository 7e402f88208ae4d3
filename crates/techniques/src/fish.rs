//! Fish: houses that must contain a digit, and houses that can contain it only once.
//!
//! Take n houses, the *bases*, that do not share any places for a digit. Together, they contain the
//! digit n times. If all its places in the bases lie in n other houses, the *covers*, then every
//! cover contains the digit in one of the bases, and the digit is removed from the rest of the
//! covers.
//!
//! ```text
//!  .  .  .  | .  .  .  | . -4  .
//!  .  .  4  | .  .  .  | .  4  .     base r2     In r2 and r5 a 4 fits only in c3 and c8: an
//!  .  . -4  | .  .  .  | . -4  .                 X-Wing. One row takes its 4 from c3, the
//!  ---------+----------+---------                other from c8, and no 4 is left for the
//!  .  . -4  | .  .  .  | .  .  .                 rest of these columns.
//!  .  .  4  | .  .  .  | .  4  .     base r5
//!  .  .  .  | .  .  .  | .  .  .
//!      |                    |
//!   cover c3             cover c8
//! ```
//!
//! *Fins* are base candidates that break this rule: the candidates outside all covers, and the
//! *endo fins*, which are in two bases. Either a fin is true or the fish without fins holds, so a
//! candidate that the finless fish would remove is eliminated if it sees every fin.
//!
//! | name | bases and covers |
//! |---|---|
//! | basic | rows and columns, or columns and rows |
//! | franken | the same, with at least one box among the bases or the covers |
//! | mutant | any other choice |
//! | finned | with fins, of any shape |
//! | sashimi | basic with fins, where a base has at most one other candidate |
//! | siamese | two finned fish with the same bases, reported as one |
//!
//! Fish of sizes 2 to 7 are called X-Wing, Swordfish, Jellyfish, Squirmbag, Whale and Leviathan.
//! Fish of size 1 are locked candidates.
//!
//! A sashimi fish with a cover that does not contain any base candidates is *degenerate*: the same
//! conclusion follows from fewer houses. Such fish are needed only for HoDoKu's library and for
//! version 1 of the level rule.
//!
//! Two limits exclude uninteresting fish. A fish has at most five fins and two endo fins.
//! Furthermore, it must not *fall apart*: without fins, no part of it may be a fish by itself; with
//! fins, it must remove something that none of its parts removes. Everything that is skipped for
//! this reason can be proved by smaller fish.

mod anatomy;
mod doomed;
mod fish_technique;
mod search;
mod shape;
mod siamese;

use anatomy::{Fins, Fish};
pub(crate) use doomed::doomed;
use fish_technique::FishTechnique;
use shape::FishShape::{self, Basic, Franken, Mutant};
use siamese::Siamese;

use crate::{Kind, Technique};

const fn whole(kind: Kind, shape: FishShape, size: usize) -> FishTechnique {
    FishTechnique {
        kind,
        shape,
        fins: Fins::None,
        size,
        also_degenerate: false,
    }
}

const fn finned(kind: Kind, shape: FishShape, size: usize) -> FishTechnique {
    FishTechnique {
        fins: Fins::Some,
        ..whole(kind, shape, size)
    }
}

const fn sashimi(kind: Kind, shape: FishShape, size: usize) -> FishTechnique {
    FishTechnique {
        fins: Fins::Sashimi,
        ..whole(kind, shape, size)
    }
}

/// The sashimi fish of a given size, including degenerate ones, as in HoDoKu's library and version
/// 1 of the level rule.
pub(crate) fn degenerate_sashimi(size: usize) -> Option<&'static dyn Technique> {
    const fn also(fish_technique: FishTechnique) -> FishTechnique {
        FishTechnique {
            also_degenerate: true,
            ..fish_technique
        }
    }
    Some(match size {
        2 => const { &also(sashimi(Kind::SASHIMI_X_WING, Basic, 2)) },
        3 => const { &also(sashimi(Kind::SASHIMI_SWORDFISH, Basic, 3)) },
        4 => const { &also(sashimi(Kind::SASHIMI_JELLYFISH, Basic, 4)) },
        5 => const { &also(sashimi(Kind::SASHIMI_SQUIRMBAG, Basic, 5)) },
        6 => const { &also(sashimi(Kind::SASHIMI_WHALE, Basic, 6)) },
        7 => const { &also(sashimi(Kind::SASHIMI_LEVIATHAN, Basic, 7)) },
        _ => return None,
    })
}

/// Every kind of fish.
pub(crate) const ALL: &[&dyn Technique] = &[
    &whole(Kind::X_WING, Basic, 2),
    &whole(Kind::SWORDFISH, Basic, 3),
    &whole(Kind::JELLYFISH, Basic, 4),
    &whole(Kind::SQUIRMBAG, Basic, 5),
    &whole(Kind::WHALE, Basic, 6),
    &whole(Kind::LEVIATHAN, Basic, 7),
    &finned(Kind::FINNED_X_WING, Basic, 2),
    &finned(Kind::FINNED_SWORDFISH, Basic, 3),
    &finned(Kind::FINNED_JELLYFISH, Basic, 4),
    &finned(Kind::FINNED_SQUIRMBAG, Basic, 5),
    &finned(Kind::FINNED_WHALE, Basic, 6),
    &finned(Kind::FINNED_LEVIATHAN, Basic, 7),
    &sashimi(Kind::SASHIMI_X_WING, Basic, 2),
    &sashimi(Kind::SASHIMI_SWORDFISH, Basic, 3),
    &sashimi(Kind::SASHIMI_JELLYFISH, Basic, 4),
    &sashimi(Kind::SASHIMI_SQUIRMBAG, Basic, 5),
    &sashimi(Kind::SASHIMI_WHALE, Basic, 6),
    &sashimi(Kind::SASHIMI_LEVIATHAN, Basic, 7),
    &whole(Kind::FRANKEN_X_WING, Franken, 2),
    &whole(Kind::FRANKEN_SWORDFISH, Franken, 3),
    &whole(Kind::FRANKEN_JELLYFISH, Franken, 4),
    &whole(Kind::FRANKEN_SQUIRMBAG, Franken, 5),
    &whole(Kind::FRANKEN_WHALE, Franken, 6),
    &whole(Kind::FRANKEN_LEVIATHAN, Franken, 7),
    &finned(Kind::FINNED_FRANKEN_X_WING, Franken, 2),
    &finned(Kind::FINNED_FRANKEN_SWORDFISH, Franken, 3),
    &finned(Kind::FINNED_FRANKEN_JELLYFISH, Franken, 4),
    &finned(Kind::FINNED_FRANKEN_SQUIRMBAG, Franken, 5),
    &finned(Kind::FINNED_FRANKEN_WHALE, Franken, 6),
    &finned(Kind::FINNED_FRANKEN_LEVIATHAN, Franken, 7),
    &whole(Kind::MUTANT_X_WING, Mutant, 2),
    &whole(Kind::MUTANT_SWORDFISH, Mutant, 3),
    &whole(Kind::MUTANT_JELLYFISH, Mutant, 4),
    &whole(Kind::MUTANT_SQUIRMBAG, Mutant, 5),
    &whole(Kind::MUTANT_WHALE, Mutant, 6),
    &whole(Kind::MUTANT_LEVIATHAN, Mutant, 7),
    &finned(Kind::FINNED_MUTANT_X_WING, Mutant, 2),
    &finned(Kind::FINNED_MUTANT_SWORDFISH, Mutant, 3),
    &finned(Kind::FINNED_MUTANT_JELLYFISH, Mutant, 4),
    &finned(Kind::FINNED_MUTANT_SQUIRMBAG, Mutant, 5),
    &finned(Kind::FINNED_MUTANT_WHALE, Mutant, 6),
    &finned(Kind::FINNED_MUTANT_LEVIATHAN, Mutant, 7),
    &Siamese(finned(Kind::SIAMESE_FINNED_X_WING, Basic, 2)),
    &Siamese(finned(Kind::SIAMESE_FINNED_SWORDFISH, Basic, 3)),
    &Siamese(finned(Kind::SIAMESE_FINNED_JELLYFISH, Basic, 4)),
    &Siamese(sashimi(Kind::SIAMESE_SASHIMI_X_WING, Basic, 2)),
    &Siamese(sashimi(Kind::SIAMESE_SASHIMI_SWORDFISH, Basic, 3)),
    &Siamese(sashimi(Kind::SIAMESE_SASHIMI_JELLYFISH, Basic, 4)),
    &Siamese(finned(Kind::SIAMESE_FINNED_FRANKEN_X_WING, Franken, 2)),
    &Siamese(finned(Kind::SIAMESE_FINNED_FRANKEN_SWORDFISH, Franken, 3)),
    &Siamese(finned(Kind::SIAMESE_FINNED_FRANKEN_JELLYFISH, Franken, 4)),
    &Siamese(finned(Kind::SIAMESE_FINNED_MUTANT_X_WING, Mutant, 2)),
    &Siamese(finned(Kind::SIAMESE_FINNED_MUTANT_SWORDFISH, Mutant, 3)),
    &Siamese(finned(Kind::SIAMESE_FINNED_MUTANT_JELLYFISH, Mutant, 4)),
];
