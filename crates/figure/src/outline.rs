//! Outlines of adjacent cells.

use std::collections::BTreeMap;

use novena_core::CellSet;

use crate::Segment;
use crate::places::{CELL, Point};

/// A corner of a cell, given by its column and row between 0 and 9.
type Corner = (usize, usize);

/// The edges of the given cells as closed paths, inset by the given distance, with the cells on
/// their right. Cells that touch only at a corner have separate paths.
pub(crate) fn outline(cells: CellSet, inside: f32) -> Vec<Vec<Segment>> {
    loops(cells)
        .iter()
        .map(|way| rounded(&moved_in(way, inside), 7.0))
        .collect()
}

/// The paths around the cells, corner by corner. Each path begins at its topmost corner or, if
/// there are several, at the leftmost of those.
fn loops(cells: CellSet) -> Vec<Vec<Corner>> {
    let mut edges: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for cell in cells {
        let (x, y) = (cell.column(), cell.row());
        let around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        for place in 0..4 {
            let (from, to) = (around[place], around[(place + 1) % 4]);
            // The edge between two adjacent cells occurs in both directions, and the two copies
            // cancel each other out.
            let back = edges.entry(to).or_default();
            if let Some(known) = back.iter().position(|&end| end == from) {
                back.remove(known);
            } else {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    let mut ways = Vec::new();
    while let Some((&start, _)) = edges.iter().find(|(_, ends)| !ends.is_empty()) {
        let mut way = vec![start];
        let mut at = start;
        let mut before: Option<Corner> = None;
        while let Some(ends) = edges.get_mut(&at).filter(|ends| !ends.is_empty()) {
            // Where two cells touch at a corner, a right turn keeps the path on the same cell.
            let turn = |end: &Corner| before.map_or(0, |before| -cross(before, at, *end));
            let Some(place) = (0..ends.len()).min_by_key(|&place| turn(&ends[place])) else {
                break;
            };
            let next = ends.remove(place);
            before = Some(at);
            at = next;
            if at == start {
                break;
            }
            way.push(at);
        }
        ways.push(way);
    }
    ways
}

/// Positive if the path from `a` through `b` to `c` turns right.
fn cross(a: Corner, b: Corner, c: Corner) -> i32 {
    let step =
        |from: Corner, to: Corner| (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32);
    let (one, other) = (step(a, b), step(b, c));
    one.0 * other.1 - one.1 * other.0
}

/// The corners of a path, shifted to its right.
fn moved_in(way: &[Corner], inside: f32) -> Vec<Point> {
    let count = way.len();
    let mut spots = Vec::new();
    for place in 0..count {
        let (before, at, after) = (
            way[(place + count - 1) % count],
            way[place],
            way[(place + 1) % count],
        );
        if cross(before, at, after) == 0 {
            continue;
        }
        let side = |from: Corner, to: Corner| {
            (-(to.1 as f32 - from.1 as f32), to.0 as f32 - from.0 as f32)
        };
        let (one, other) = (side(before, at), side(at, after));
        spots.push((
            at.0 as f32 * CELL + inside * (one.0 + other.0),
            at.1 as f32 * CELL + inside * (one.1 + other.1),
        ));
    }
    spots
}

/// A closed path with rounded corners.
pub(crate) fn rounded(spots: &[Point], radius: f32) -> Vec<Segment> {
    let count = spots.len();
    let mut path = Vec::new();
    for place in 0..count {
        let (before, at, after) = (
            spots[(place + count - 1) % count],
            spots[place],
            spots[(place + 1) % count],
        );
        let start = toward(at, before, radius);
        path.push(if place == 0 {
            Segment::Move(start)
        } else {
            Segment::Line(start)
        });
        path.push(Segment::Curve(at, toward(at, after, radius)));
    }
    path.push(Segment::Close);
    path
}

/// The point at the given distance on the way from one point to another, but at most halfway.
fn toward(from: Point, to: Point, far: f32) -> Point {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let length = right.hypot(down).max(f32::EPSILON);
    let part = (far / length).min(0.5);
    (from.0 + right * part, from.1 + down * part)
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, House};

    use super::*;

    fn corners(cells: CellSet) -> Vec<usize> {
        let mut counts: Vec<usize> = loops(cells)
            .iter()
            .map(|way| moved_in(way, 5.0).len())
            .collect();
        counts.sort_unstable();
        counts
    }

    #[test]
    fn cells_side_by_side_have_one_outline() {
        let [a, b, c] = [Cell::at(0, 0), Cell::at(0, 1), Cell::at(1, 1)];
        assert_eq!(corners(a.into()), [4]);
        assert_eq!(corners(a.as_set().with(b)), [4]);
        assert_eq!(corners(a.as_set().with(b).with(c)), [6]);
        assert_eq!(corners(a.as_set().with(c)), [4, 4]);
        assert_eq!(corners(House::box_(4).cells()), [4]);
        // A ring has an inner outline as well.
        assert_eq!(
            corners(House::box_(4).cells().without(Cell::at(4, 4))),
            [4, 4]
        );
    }

    #[test]
    fn an_outline_lies_inside_its_cell() {
        let spots = moved_in(&loops(Cell::at(0, 0).into())[0], 5.0);
        for (x, y) in spots {
            let is_inside = |at: f32| ((at - 50.0).abs() - 45.0).abs() < 0.01;
            assert!(is_inside(x) && is_inside(y));
        }
    }
}
