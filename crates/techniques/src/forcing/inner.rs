//! Makes further deductions inside a web when no more links apply. These deductions come from
//! patterns, and from new chains that start in the current position. The level determines which
//! deductions are tried:
//!
//! | level | tried in this order |
//! |---|---|
//! | 1 | locked candidates, pairs, X-wings |
//! | 2 | those of level 1, then a candidate that leads to its own opposite |
//! | 3 | those of level 2, then consequences common to a cell's candidates or a digit's places |
//! | 4 | those of level 1, then all of the above in separate webs |
//! | 5 | those of level 4, then separate webs of level 2 |

use std::ops::ControlFlow;

use novena_core::{Cell, CellSet};

use super::closure;
use super::search;
use super::web::{Literal, Literals, Rank, off};
use crate::pencil::patterns::{PatternParts, PencilPattern, WEB_PATTERNS, kind_of};
use crate::pencil::{BOXES, CELLS, Candidate, Pencil, bits};
use crate::{Kind, LinkReason};

/// The source of a deduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inner {
    /// Patterns in the position.
    Patterns,
    /// Webs of the given rank.
    Webs(Rank),
}

/// Returns the first method that finds new results, together with all the new results it finds.
pub(super) fn new_results(now: &Pencil, level: u8, known: &Literals) -> (Inner, Vec<Literal>) {
    let is_new = |&literal: &Literal| known[usize::from(literal / 64)] >> (literal % 64) & 1 == 0;
    let mut found: Vec<Literal> = patterns(now);
    found.retain(is_new);
    if !found.is_empty() {
        return (Inner::Patterns, found);
    }
    if matches!(level, 2 | 3) {
        let found = closure::proved(now, level == 3, |literal| is_new(&literal));
        return (Inner::Webs(Rank::Static), found);
    }
    let inner: &[Rank] = match level {
        4 => &[Rank::Dynamic],
        5.. => &[Rank::Dynamic, Rank::Nested(2)],
        _ => &[],
    };
    for &rank in inner {
        found.extend(search::quickly(now, rank).into_iter().filter(is_new));
        if !found.is_empty() {
            return (Inner::Webs(rank), found);
        }
    }
    (Inner::Patterns, found)
}

/// The eliminations from the patterns in a position.
pub(super) fn patterns(now: &Pencil) -> Vec<Literal> {
    let mut found = Vec::new();
    for_each(now, |pattern| {
        found.extend(pattern.removes.iter().map(|&removed| off(removed)));
    });
    found
}

/// Returns the reason for an elimination: a pattern, and the candidates that prevented the pattern
/// in the position `ground`. If several patterns explain the elimination, the pattern with the
/// fewest such candidates is chosen.
pub(super) fn parents(
    now: &Pencil,
    ground: &Pencil,
    removed: Candidate,
) -> (Vec<Candidate>, LinkReason) {
    let mut best: Option<(Vec<Candidate>, LinkReason)> = None;
    for_each(now, |pattern| {
        if pattern.removes.contains(&removed) {
            let obstacles = pattern.parts.obstacles(ground);
            if best
                .as_ref()
                .is_none_or(|(best, _)| best.len() > obstacles.len())
            {
                let (kind, cells) = (kind(&pattern.parts), cells(&pattern.parts, now));
                best = Some((obstacles, LinkReason::Pattern { kind, cells }));
            }
        }
    });
    best.unwrap_or((Vec::new(), LinkReason::Unstated))
}

/// Returns the kind of a pattern in a web.
const fn kind(parts: &PatternParts) -> Kind {
    match parts {
        PatternParts::Locked { base, .. } if kind_of(*base) == BOXES => Kind::POINTING,
        PatternParts::Locked { .. } => Kind::CLAIMING,
        PatternParts::HiddenSet { .. } => Kind::HIDDEN_PAIR,
        PatternParts::NakedSet { .. } => Kind::NAKED_PAIR,
        PatternParts::Fish { .. } => Kind::X_WING,
    }
}

/// The cells of a pattern.
fn cells(parts: &PatternParts, now: &Pencil) -> CellSet {
    let in_house =
        |house: usize, places| bits(places).map(move |place| Cell::from_index(CELLS[house][place]));
    match *parts {
        PatternParts::Locked {
            base: house,
            places,
            ..
        }
        | PatternParts::HiddenSet { house, places, .. }
        | PatternParts::NakedSet { house, places, .. } => in_house(house, places).collect(),
        PatternParts::Fish {
            digit,
            bases,
            lines,
            covers,
        } => bits(lines)
            .flat_map(|line| in_house(bases + line, now.places[bases + line][digit] & covers))
            .collect(),
    }
}

/// Passes every pattern in a position to `take`.
fn for_each(now: &Pencil, mut take: impl FnMut(PencilPattern)) {
    for finder in WEB_PATTERNS {
        // Accept every pattern.
        let _ = finder(now, &mut |pattern| {
            take(pattern);
            ControlFlow::Continue(())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch;

    fn pencil(sketch: &str) -> Pencil {
        Pencil::new(sketch::position(sketch).grid())
    }

    /// The source of the deductions at a given level, and the number of deductions.
    fn found(sketch: &str, level: u8) -> (Inner, usize) {
        let (inner, found) = new_results(&pencil(sketch), level, &[0; 23]);
        (inner, found.len())
    }

    const SKYSCRAPER: &str = "r2#4=r2c1,r2c5 r8#4=r8c1,r8c6";

    #[test]
    fn patterns_are_tried_first() {
        let both = format!("{SKYSCRAPER} b3#7=r1c7,r1c8");
        assert_eq!(found(&both, 2), (Inner::Patterns, 6));
    }

    #[test]
    fn chains_need_level_two() {
        assert_eq!(found(SKYSCRAPER, 1), (Inner::Patterns, 0));
        assert_eq!(found(SKYSCRAPER, 2), (Inner::Webs(Rank::Static), 4));
    }

    #[test]
    fn branches_need_level_three() {
        let branches = "r1c1=123 r1c9=14 r9c1=24 r3c3=35 r3c9=45";
        assert_eq!(found(branches, 2).1, 0);
        assert_eq!(found(branches, 3), (Inner::Webs(Rank::Static), 1));
    }

    #[test]
    fn known_conclusions_are_not_found_again() {
        let pencil = pencil("b3#7=r1c7,r1c8");
        let mut known = [0; 23];
        for literal in patterns(&pencil) {
            known[usize::from(literal / 64)] |= 1 << (literal % 64);
        }
        assert_eq!(new_results(&pencil, 1, &known).1, []);
    }

    #[test]
    fn a_fish_has_the_cells_where_its_digit_is() {
        let now = pencil("r2#4=r2c1,r2c5 r8#4=r8c1,r8c5");
        let (_, reason) = parents(&now, &now, 3);
        let corners = [(1, 0), (1, 4), (7, 0), (7, 4)];
        let cells = corners.map(|(row, column)| Cell::at(row, column));
        let (kind, cells) = (Kind::X_WING, cells.into_iter().collect());
        assert_eq!(reason, LinkReason::Pattern { kind, cells });
    }

    #[test]
    fn a_pattern_depends_on_removed_candidates() {
        let (ground, now) = (pencil("b2#4=r1c4,r1c5,r2c5"), pencil("b2#4=r1c4,r1c5"));
        let pattern = LinkReason::Pattern {
            kind: Kind::POINTING,
            cells: [Cell::at(0, 3), Cell::at(0, 4)].into_iter().collect(),
        };
        assert_eq!(parents(&now, &ground, 3), (vec![(9 + 4) * 9 + 3], pattern));
        assert_eq!(parents(&now, &ground, 40 * 9).0, []);
    }
}
