//! Patches arranged in rows and columns. A lattice grows from neighbour to neighbour, so it follows
//! perspective and curved paper and stops at the edge of a grid.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use crate::blobs::Blob;
use crate::geometry::Point;

/// The minimum number of cells that make a lattice worth examining.
pub(crate) const FEWEST_CELLS: usize = 24;

/// The minimum number of boxes that make a board whose thin lines are too faint to see.
pub(crate) const FEWEST_BOXES: usize = 8;

/// Patches with their columns and rows. The numbering starts at an arbitrary patch.
#[derive(Debug)]
pub(crate) struct Lattice {
    pub(crate) nodes: BTreeMap<(i32, i32), Point>,
}

/// A cell that the lattice has reached, with the vectors to its neighbours.
#[derive(Clone, Copy)]
struct Node {
    place: (i32, i32),
    blob: usize,
    right: Point,
    down: Point,
}

/// Blobs grouped by the square of the picture that they are in, so that the blobs near a point can
/// be found quickly.
struct Map<'a> {
    blobs: &'a [Blob],
    side: f64,
    squares: HashMap<(i32, i32), Vec<usize>>,
}

impl<'a> Map<'a> {
    fn new(blobs: &'a [Blob], side: f64) -> Self {
        let mut squares: HashMap<_, Vec<_>> = HashMap::new();
        for (index, blob) in blobs.iter().enumerate() {
            squares
                .entry(Self::square(blob.centre, side))
                .or_default()
                .push(index);
        }
        Self {
            blobs,
            side,
            squares,
        }
    }

    fn square(point: Point, side: f64) -> (i32, i32) {
        ((point.x / side) as i32, (point.y / side) as i32)
    }

    /// The blobs no further than `reach` from a point, with their distances.
    fn near(&self, point: Point, reach: f64) -> impl Iterator<Item = (usize, f64)> {
        let (left, top) = Self::square(point.minus(Point::new(reach, reach)), self.side);
        let (right, bottom) = Self::square(point.plus(Point::new(reach, reach)), self.side);
        (top..=bottom)
            .flat_map(move |y| (left..=right).map(move |x| (x, y)))
            .filter_map(|square| self.squares.get(&square))
            .flatten()
            .map(move |&index| (index, self.blobs[index].centre.minus(point).length()))
            .filter(move |&(_, distance)| distance <= reach)
    }
}

fn alike(a: &Blob, b: &Blob) -> bool {
    a.size < 1.7 * b.size && b.size < 1.7 * a.size
}

/// All lattices among the blobs, the largest first.
pub(crate) fn lattices(blobs: &[Blob]) -> Vec<Lattice> {
    let map = Map::new(blobs, 24.0);
    let mut taken = vec![false; blobs.len()];
    // A lattice of three by three patches may be part of a larger one, so other lattices may still
    // use its patches.
    let mut in_boxes = vec![false; blobs.len()];
    let mut found = Vec::new();
    for seed in 0..blobs.len() {
        if taken[seed] || in_boxes[seed] {
            continue;
        }
        let Some((right, down)) = directions(&map, &taken, seed) else {
            continue;
        };
        let members = grow(
            &map,
            &taken,
            Node {
                place: (0, 0),
                blob: seed,
                right,
                down,
            },
        );
        let marks = if members.len() >= FEWEST_CELLS {
            Some(&mut taken)
        } else if (FEWEST_BOXES..=9).contains(&members.len()) {
            Some(&mut in_boxes)
        } else {
            None
        };
        if let Some(marks) = marks {
            for &blob in members.values() {
                marks[blob] = true;
            }
            found.push(Lattice {
                nodes: members
                    .into_iter()
                    .map(|(place, blob)| (place, blobs[blob].centre))
                    .collect(),
            });
        }
    }
    found.sort_by_key(|lattice| std::cmp::Reverse(lattice.nodes.len()));
    found
}

/// The vectors from a blob to its right and lower neighbours, if it has neighbours on three sides.
fn directions(map: &Map, taken: &[bool], seed: usize) -> Option<(Point, Point)> {
    let blob = &map.blobs[seed];
    let mut near: Vec<_> = map
        .near(blob.centre, 2.0 * blob.size)
        .filter(|&(index, _)| index != seed && !taken[index] && alike(blob, &map.blobs[index]))
        .collect();
    near.sort_by(|a, b| a.1.total_cmp(&b.1));
    let way = |index: usize| map.blobs[index].centre.minus(blob.centre);
    let first = way(near.first()?.0);
    let second = near[1..].iter().map(|&(index, _)| way(index)).find(|way| {
        let sine = first.cross(*way) / (first.length() * way.length());
        sine.abs() > 0.75 && way.length() < 1.8 * first.length()
    })?;
    // There must be a third neighbour opposite one of these two, which is rare in text.
    let opposite = near.iter().any(|&(index, _)| {
        [first, second]
            .iter()
            .any(|side| way(index).plus(*side).length() < 0.25 * side.length())
    });
    if !opposite {
        return None;
    }
    Some(if first.cross(second) > 0.0 {
        (first, second)
    } else {
        (second, first)
    })
}

fn grow(map: &Map, taken: &[bool], seed: Node) -> BTreeMap<(i32, i32), usize> {
    let mut members = BTreeMap::from([(seed.place, seed.blob)]);
    let mut used = BTreeSet::from([seed.blob]);
    let mut queue = VecDeque::from([seed]);
    while let Some(node) = queue.pop_front() {
        let blob = &map.blobs[node.blob];
        for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            let place = (node.place.0 + dx, node.place.1 + dy);
            if members.contains_key(&place) || place.0.abs() > 40 || place.1.abs() > 40 {
                continue;
            }
            let way = node
                .right
                .times(f64::from(dx))
                .plus(node.down.times(f64::from(dy)));
            let reach = 0.3 * way.length();
            let next = map
                .near(blob.centre.plus(way), reach)
                .filter(|&(index, _)| {
                    !taken[index] && !used.contains(&index) && alike(blob, &map.blobs[index])
                })
                .min_by(|a, b| a.1.total_cmp(&b.1));
            let Some((next, _)) = next else { continue };
            members.insert(place, next);
            used.insert(next);
            let step = map.blobs[next]
                .centre
                .minus(blob.centre)
                .times(f64::from(dx + dy));
            let mut node = Node {
                place,
                blob: next,
                ..node
            };
            let side = if dx == 0 {
                &mut node.down
            } else {
                &mut node.right
            };
            *side = side.plus(step).times(0.5);
            queue.push_back(node);
        }
    }
    members
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_lattice_with_holes_is_found_whole() {
        let (sin, cos) = 0.4_f64.sin_cos();
        let mut blobs = Vec::new();
        for i in 0..81 {
            if [11, 40, 41].contains(&i) {
                continue;
            }
            let (u, v) = (f64::from(i % 9) * 20.0, f64::from(i / 9) * 20.0);
            blobs.push(Blob {
                centre: Point::new(200.0 + cos * u - sin * v, 100.0 + sin * u + cos * v),
                size: 18.0,
            });
        }
        // Another patch, too far away to belong to the lattice.
        blobs.push(Blob {
            centre: Point::new(20.0, 20.0),
            size: 18.0,
        });
        let found = lattices(&blobs);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].nodes.len(), 78);
        let columns: Vec<_> = found[0].nodes.keys().map(|place| place.0).collect();
        assert_eq!(
            columns.iter().max().unwrap() - columns.iter().min().unwrap(),
            8
        );
    }
}
