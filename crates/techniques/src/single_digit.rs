//! Single-digit patterns: two strong links, or an odd loop.

mod duals;
mod empty_rectangle;
mod guardians;
mod strong_link;
mod two_links;

use crate::Technique;
pub(crate) use duals::{DualEmptyRectangle, DualTwoStringKite};
pub(crate) use empty_rectangle::EmptyRectangle;
pub(crate) use guardians::Guardians;
pub(crate) use strong_link::StrongLink;
pub(crate) use two_links::{TwoLinkChain, TwoLinks};

pub(crate) const ALL: &[&dyn Technique] = &[
    &TwoLinks::SKYSCRAPER,
    &TwoLinks::TWO_STRING_KITE,
    &TwoLinks::TURBOT_FISH,
    &EmptyRectangle::STANDARD,
    &DualTwoStringKite,
    &DualEmptyRectangle,
    &Guardians,
];
