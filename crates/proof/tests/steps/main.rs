//! Checks the steps of all techniques with independent code: every step is sound, its evidence is
//! true, symmetric positions have symmetric steps, and every kind has a case.

mod evidence;
mod kinds;
mod links;
mod parts;
mod sentences;
mod soundness;

use novena_techniques::Kind;

/// The kinds that certainly occur in Novena's lists of puzzles, so that a test fails if it checks
/// nothing. In addition, every kind has its own case (`kinds.rs`).
const COMMON: [Kind; 31] = [
    Kind::FULL_HOUSE,
    Kind::HIDDEN_SINGLE,
    Kind::NAKED_SINGLE,
    Kind::DIRECT_POINTING,
    Kind::DIRECT_HIDDEN_PAIR,
    Kind::LOCKED_PAIR,
    Kind::POINTING,
    Kind::CLAIMING,
    Kind::NAKED_PAIR,
    Kind::NAKED_TRIPLE,
    Kind::HIDDEN_PAIR,
    Kind::HIDDEN_TRIPLE,
    Kind::X_WING,
    Kind::SWORDFISH,
    Kind::FINNED_X_WING,
    Kind::SASHIMI_X_WING,
    Kind::FRANKEN_SWORDFISH,
    Kind::SKYSCRAPER,
    Kind::TWO_STRING_KITE,
    Kind::TURBOT_FISH,
    Kind::EMPTY_RECTANGLE,
    Kind::W_WING,
    Kind::XY_WING,
    Kind::XYZ_WING,
    Kind::UNIQUE_RECTANGLE_1,
    Kind::HIDDEN_RECTANGLE,
    Kind::SIMPLE_COLOURS_TRAP,
    Kind::SUE_DE_COQ,
    Kind::ALIGNED_PAIR_EXCLUSION,
    Kind::TEMPLATE_DELETE,
    Kind::WXYZ_WING,
];
