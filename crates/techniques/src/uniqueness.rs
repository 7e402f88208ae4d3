//! Techniques that rely on the puzzle having only one solution, which therefore contains no deadly
//! patterns.
//!
//! The seven shapes of deadly patterns ([`DeadlyShape`]), and the techniques for them:
//!
//! | | rectangle | loop | extended rectangle | BUG-Lite | polygon | Qiu's | grave |
//! |---|---|---|---|---|---|---|---|
//! | [`OneRoof`]: one cell prevents it | type 1 | type 1 | type 1 | type 1 | type 1 | type 1 | BUG+1 |
//! | [`SharedExtra`]: one digit prevents it | types 2, 5 | type 2 | type 2 | type 2 | type 2 | type 2 | type 2 |
//! | [`RoofSet`]: the roof cells are part of a set | type 3 | type 3 | type 3 | | type 3 | | type 3 |
//! | [`LockedRoof`]: a digit is locked to the two roof cells | type 4 | type 4 | type 4 | type 4 | type 4 | type 4 | type 4 |
//! | [`AnySurplus`]: one of several candidates is true | | | | | | | BUG+n |
//!
//! [`SymmetricalPlacement`] relies on symmetric givens, and [`ReverseGrave`] on the cells in which
//! two digits are already placed. There are further types of rectangles: [`DiagonalRoof`] (type 6),
//! [`HiddenRectangle`], and [`AvoidableRectangle`] for solved corners.

mod any_surplus;
mod avoidable_rectangle;
mod deadly;
mod diagonal_roof;
mod grave;
mod hidden_rectangle;
mod line_pair;
mod locked_roof;
mod one_roof;
mod pair_pattern;
mod polygon;
mod rectangle;
mod reverse_grave;
mod roof_set;
mod shared_extra;
mod symmetrical_placement;
mod unique_loop;
mod virtual_cell;
mod wide_rectangle;

pub(crate) use any_surplus::AnySurplus;
pub(crate) use avoidable_rectangle::AvoidableRectangle;
pub(crate) use deadly::{DeadlyPattern, DeadlyShape};
pub(crate) use diagonal_roof::DiagonalRoof;
pub(crate) use hidden_rectangle::HiddenRectangle;
pub(crate) use locked_roof::LockedRoof;
pub(crate) use one_roof::OneRoof;
pub(crate) use rectangle::UniqueRectangle;
pub(crate) use reverse_grave::ReverseGrave;
pub(crate) use roof_set::RoofSet;
pub(crate) use shared_extra::SharedExtra;
pub(crate) use symmetrical_placement::SymmetricalPlacement;

use crate::{Kind, Technique};

/// Type 3 for a rectangle, a loop or a grave, as in HoDoKu's library and version 1 of the level
/// rule. A step is reported even if it removes digits only from the roof.
pub(crate) fn roof_set_within(kind: Kind) -> Option<&'static dyn Technique> {
    match kind {
        Kind::UNIQUE_RECTANGLE_3 => Some(const { &RoofSet::RECTANGLE.within() }),
        Kind::UNIQUE_LOOP_3 => Some(const { &RoofSet::LOOP.within() }),
        Kind::BUG_TYPE_3 => Some(const { &RoofSet::GRAVE.within() }),
        _ => None,
    }
}

/// BUG+1 as in HoDoKu's library and version 1 of the level rule, where it removes the candidates
/// that are not surplus.
pub(crate) fn removing_grave() -> &'static dyn Technique {
    &OneRoof::REMOVING_GRAVE
}

/// Two of the three lines in a band or stack: all but the one with the given index.
const fn two_of(chute: usize, without: usize) -> [usize; 2] {
    let first = 3 * chute;
    match without {
        0 => [first + 1, first + 2],
        1 => [first, first + 2],
        _ => [first, first + 1],
    }
}

pub(crate) const ALL: &[&dyn Technique] = &[
    &OneRoof::RECTANGLE,
    &SharedExtra::RECTANGLE,
    &RoofSet::RECTANGLE,
    &LockedRoof::RECTANGLE,
    &SharedExtra::ACROSS_RECTANGLE,
    &DiagonalRoof,
    &HiddenRectangle,
    &AvoidableRectangle::ONE_OPEN,
    &AvoidableRectangle::TWO_OPEN,
    &OneRoof::LOOP,
    &SharedExtra::LOOP,
    &RoofSet::LOOP,
    &LockedRoof::LOOP,
    &OneRoof::GRAVE,
    &SharedExtra::GRAVE,
    &RoofSet::GRAVE,
    &LockedRoof::GRAVE,
    &AnySurplus,
    &OneRoof::WIDE_RECTANGLE,
    &SharedExtra::WIDE_RECTANGLE,
    &RoofSet::WIDE_RECTANGLE,
    &LockedRoof::WIDE_RECTANGLE,
    &OneRoof::PAIRS,
    &SharedExtra::PAIRS,
    &LockedRoof::PAIRS,
    &OneRoof::POLYGON,
    &SharedExtra::POLYGON,
    &RoofSet::POLYGON,
    &LockedRoof::POLYGON,
    &OneRoof::LINE_PAIR,
    &SharedExtra::LINE_PAIR,
    &LockedRoof::LINE_PAIR,
    &ReverseGrave,
    &SymmetricalPlacement,
];
