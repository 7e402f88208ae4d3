//! Fish.

mod anatomy;
mod doomed;
mod fishing;
mod search;
mod shape;
mod siamese;

use anatomy::{Fins, Fish};
use fishing::Fishing;
use shape::Shape;
use siamese::Siamese;

use crate::{Kind, Technique};

const fn fishing(kind: Kind, shape: Shape, fins: Fins, size: usize) -> Fishing {
    Fishing {
        kind,
        shape,
        fins,
        size,
    }
}

const fn siamese(kind: Kind, shape: Shape, fins: Fins, size: usize) -> Siamese {
    Siamese {
        kind,
        shape,
        fins,
        size,
    }
}

pub(crate) const ALL: &[&dyn Technique] = &[
    &fishing(Kind::X_WING, Shape::Basic, Fins::None, 2),
    &fishing(Kind::SWORDFISH, Shape::Basic, Fins::None, 3),
    &fishing(Kind::JELLYFISH, Shape::Basic, Fins::None, 4),
    &fishing(Kind::SQUIRMBAG, Shape::Basic, Fins::None, 5),
    &fishing(Kind::WHALE, Shape::Basic, Fins::None, 6),
    &fishing(Kind::LEVIATHAN, Shape::Basic, Fins::None, 7),
    &fishing(Kind::FINNED_X_WING, Shape::Basic, Fins::Some, 2),
    &fishing(Kind::FINNED_SWORDFISH, Shape::Basic, Fins::Some, 3),
    &fishing(Kind::FINNED_JELLYFISH, Shape::Basic, Fins::Some, 4),
    &fishing(Kind::FINNED_SQUIRMBAG, Shape::Basic, Fins::Some, 5),
    &fishing(Kind::FINNED_WHALE, Shape::Basic, Fins::Some, 6),
    &fishing(Kind::FINNED_LEVIATHAN, Shape::Basic, Fins::Some, 7),
    &fishing(Kind::SASHIMI_X_WING, Shape::Basic, Fins::Sashimi, 2),
    &fishing(Kind::SASHIMI_SWORDFISH, Shape::Basic, Fins::Sashimi, 3),
    &fishing(Kind::SASHIMI_JELLYFISH, Shape::Basic, Fins::Sashimi, 4),
    &fishing(Kind::SASHIMI_SQUIRMBAG, Shape::Basic, Fins::Sashimi, 5),
    &fishing(Kind::SASHIMI_WHALE, Shape::Basic, Fins::Sashimi, 6),
    &fishing(Kind::SASHIMI_LEVIATHAN, Shape::Basic, Fins::Sashimi, 7),
    &fishing(Kind::FRANKEN_X_WING, Shape::Franken, Fins::None, 2),
    &fishing(Kind::FRANKEN_SWORDFISH, Shape::Franken, Fins::None, 3),
    &fishing(Kind::FRANKEN_JELLYFISH, Shape::Franken, Fins::None, 4),
    &fishing(Kind::FRANKEN_SQUIRMBAG, Shape::Franken, Fins::None, 5),
    &fishing(Kind::FRANKEN_WHALE, Shape::Franken, Fins::None, 6),
    &fishing(Kind::FRANKEN_LEVIATHAN, Shape::Franken, Fins::None, 7),
    &fishing(Kind::FINNED_FRANKEN_X_WING, Shape::Franken, Fins::Some, 2),
    &fishing(Kind::FINNED_FRANKEN_SWORDFISH, Shape::Franken, Fins::Some, 3),
    &fishing(Kind::FINNED_FRANKEN_JELLYFISH, Shape::Franken, Fins::Some, 4),
    &fishing(Kind::FINNED_FRANKEN_SQUIRMBAG, Shape::Franken, Fins::Some, 5),
    &fishing(Kind::FINNED_FRANKEN_WHALE, Shape::Franken, Fins::Some, 6),
    &fishing(Kind::FINNED_FRANKEN_LEVIATHAN, Shape::Franken, Fins::Some, 7),
    &fishing(Kind::MUTANT_X_WING, Shape::Mutant, Fins::None, 2),
    &fishing(Kind::MUTANT_SWORDFISH, Shape::Mutant, Fins::None, 3),
    &fishing(Kind::MUTANT_JELLYFISH, Shape::Mutant, Fins::None, 4),
    &fishing(Kind::MUTANT_SQUIRMBAG, Shape::Mutant, Fins::None, 5),
    &fishing(Kind::MUTANT_WHALE, Shape::Mutant, Fins::None, 6),
    &fishing(Kind::MUTANT_LEVIATHAN, Shape::Mutant, Fins::None, 7),
    &fishing(Kind::FINNED_MUTANT_X_WING, Shape::Mutant, Fins::Some, 2),
    &fishing(Kind::FINNED_MUTANT_SWORDFISH, Shape::Mutant, Fins::Some, 3),
    &fishing(Kind::FINNED_MUTANT_JELLYFISH, Shape::Mutant, Fins::Some, 4),
    &fishing(Kind::FINNED_MUTANT_SQUIRMBAG, Shape::Mutant, Fins::Some, 5),
    &fishing(Kind::FINNED_MUTANT_WHALE, Shape::Mutant, Fins::Some, 6),
    &fishing(Kind::FINNED_MUTANT_LEVIATHAN, Shape::Mutant, Fins::Some, 7),
    &siamese(Kind::SIAMESE_FINNED_X_WING, Shape::Basic, Fins::Some, 2),
    &siamese(Kind::SIAMESE_FINNED_SWORDFISH, Shape::Basic, Fins::Some, 3),
    &siamese(Kind::SIAMESE_FINNED_JELLYFISH, Shape::Basic, Fins::Some, 4),
    &siamese(Kind::SIAMESE_SASHIMI_X_WING, Shape::Basic, Fins::Sashimi, 2),
    &siamese(Kind::SIAMESE_SASHIMI_SWORDFISH, Shape::Basic, Fins::Sashimi, 3),
    &siamese(Kind::SIAMESE_SASHIMI_JELLYFISH, Shape::Basic, Fins::Sashimi, 4),
    &siamese(Kind::SIAMESE_FINNED_FRANKEN_X_WING, Shape::Franken, Fins::Some, 2),
    &siamese(Kind::SIAMESE_FINNED_FRANKEN_SWORDFISH, Shape::Franken, Fins::Some, 3),
    &siamese(Kind::SIAMESE_FINNED_FRANKEN_JELLYFISH, Shape::Franken, Fins::Some, 4),
    &siamese(Kind::SIAMESE_FINNED_MUTANT_X_WING, Shape::Mutant, Fins::Some, 2),
    &siamese(Kind::SIAMESE_FINNED_MUTANT_SWORDFISH, Shape::Mutant, Fins::Some, 3),
    &siamese(Kind::SIAMESE_FINNED_MUTANT_JELLYFISH, Shape::Mutant, Fins::Some, 4),
];
