//! Finds the boards in a picture.

use crate::Grey;
use crate::blobs::blobs;
use crate::geometry::{Homography, Point};
use crate::lattice::{FEWEST_BOXES, FEWEST_CELLS, Lattice, lattices};
use crate::place::{Place, Support};
use crate::threshold::Threshold;

/// The longer side, in pixels, of the copy in which grids are searched for. This is enough for six
/// puzzles on a page.
const LONGEST: usize = 1400;

/// The maximum number of boards read from one picture.
pub(crate) const MOST_BOARDS: usize = 24;

/// The maximum number of places in a picture that are checked for a board. On graph paper, boards
/// seem to be everywhere.
const MOST_TRIES: usize = 240;

/// A board that has been found but not yet read.
struct FoundBoard {
    place: Place,
    support: Support,
    /// The number of patches of paper from which the board was found.
    patches: usize,
}

/// All boards in a picture, in reading order.
pub(crate) fn find(grey: &Grey) -> Vec<Place> {
    let factor = grey.width().max(grey.height()).div_ceil(LONGEST);
    let small = (factor > 1).then(|| grey.reduced(factor));
    let small = small.as_ref().unwrap_or(grey);
    let longest = small.width().max(small.height());
    // The attempts range from good light to blur, glare and faint lines. The first ones are usually
    // enough.
    let attempts = [
        (longest / 32, 14, false),
        (longest / 32, 8, true),
        (longest / 64, 8, false),
        (longest / 16, 26, false),
        (longest / 20, 5, true),
        (longest / 64, 4, true),
        (longest / 90, 20, false),
    ];
    let mut boards: Vec<FoundBoard> = Vec::new();
    let mut tries = MOST_TRIES;
    for (reach, darker, spread) in attempts {
        let threshold = Threshold {
            reach: reach.max(4),
            darker,
            spread,
        };
        for lattice in lattices(&blobs(&threshold.apply(small))) {
            for found in boards_of(&lattice, small, &mut tries) {
                keep(&mut boards, found);
            }
        }
        let area: f64 = boards.iter().map(FoundBoard::area).sum();
        let enough = area > 0.08 * (small.width() * small.height()) as f64;
        if enough && boards.iter().all(FoundBoard::is_complete) {
            break;
        }
    }
    boards.truncate(MOST_BOARDS);
    let mut places: Vec<Place> = boards.into_iter().map(|found| found.place).collect();
    for place in &mut places {
        place.enlarge(factor as f64);
    }
    places.sort_by(|a, b| reading_order(a).total_cmp(&reading_order(b)));
    places
}

impl FoundBoard {
    fn score(&self) -> f64 {
        self.support.score() + 0.5 * self.patches as f64
    }

    fn area(&self) -> f64 {
        81.0 * self.place.cell_size().powi(2)
    }

    /// Whether nearly all cell sides were seen. If so, no other attempt will find more.
    fn is_complete(&self) -> bool {
        self.support.sides >= 174 && self.support.edges >= 33 && self.patches >= 65
    }

    /// Whether enough cell sides were seen for this to be a board.
    fn is_likely(&self) -> bool {
        self.support.sides >= 110 && self.support.edges >= 18 && self.support.box_lines > 0.8
    }
}

/// Keeps a board unless a better one overlaps it.
fn keep(boards: &mut Vec<FoundBoard>, found: FoundBoard) {
    let middle = found.place.point(4.5, 4.5);
    let size = found.place.cell_size() * 9.0;
    let overlaps = |other: &FoundBoard| {
        let reach = 0.45 * (size + other.place.cell_size() * 9.0);
        other.place.point(4.5, 4.5).minus(middle).length() < reach
    };
    if boards
        .iter()
        .any(|other| overlaps(other) && other.score() >= found.score())
    {
        return;
    }
    boards.retain(|other| !overlaps(other));
    boards.push(found);
    boards.sort_by(|a, b| b.score().total_cmp(&a.score()));
}

/// A key that sorts boards row by row, then from left to right.
fn reading_order(place: &Place) -> f64 {
    let middle = place.point(4.5, 4.5);
    let row = (middle.y / (place.cell_size() * 6.0)).round();
    row * 1e6 + middle.x
}

/// The boards that a lattice may represent. There is usually one, which may lack some cells at its
/// edges. Each place examined counts as a try.
fn boards_of(lattice: &Lattice, small: &Grey, tries: &mut usize) -> Vec<FoundBoard> {
    let columns = || lattice.nodes.keys().map(|place| place.0);
    let rows = || lattice.nodes.keys().map(|place| place.1);
    let (Some(left), Some(right)) = (columns().min(), columns().max()) else {
        return Vec::new();
    };
    let (Some(top), Some(bottom)) = (rows().min(), rows().max()) else {
        return Vec::new();
    };
    // Three by three patches may be the boxes of a board whose thin lines are too faint to see.
    let boxes = (right - left, bottom - top) == (2, 2);
    let (tops, lefts, side, fewest) = if boxes {
        (vec![top], vec![left], 3.0, FEWEST_BOXES)
    } else {
        (starts(top, bottom), starts(left, right), 1.0, FEWEST_CELLS)
    };
    let mut found: Vec<FoundBoard> = Vec::new();
    for &top in &tops {
        for &left in &lefts {
            let pairs: Vec<_> = lattice
                .nodes
                .iter()
                .map(|(&(x, y), &centre)| (x - left, y - top, centre))
                .filter(|&(x, y, _)| (0..9).contains(&x) && (0..9).contains(&y))
                .map(|(x, y, centre)| {
                    let middle = |k: i32| (f64::from(k) + 0.5) * side;
                    (Point::new(middle(x), middle(y)), centre)
                })
                .collect();
            if pairs.len() < fewest || *tries == 0 {
                continue;
            }
            *tries -= 1;
            let tolerance = 0.08 * spacing(&pairs, side);
            let Some(camera) = Homography::fit_robustly(&pairs, tolerance) else {
                continue;
            };
            let mut place = Place::flat(camera);
            // The condition also holds for NaN, which `max` replaces with 0.
            if place.cell_size().max(0.0) <= 5.0 {
                continue;
            }
            place.settle(small);
            let candidate = FoundBoard {
                support: place.support(small),
                place,
                patches: pairs.len(),
            };
            if candidate.is_likely() {
                keep(&mut found, candidate);
            }
        }
    }
    found
}

/// The positions at which nine columns or rows can start between `first` and `last`. A lattice may
/// have lost some columns or rows at its edges, or gained some from adjacent lines.
fn starts(first: i32, last: i32) -> Vec<i32> {
    match last - first + 1 {
        9 => vec![first],
        10.. => (first..=(last - 8).min(first + 30)).collect(),
        count @ 6..9 => (first - (9 - count)..=first).collect(),
        _ => Vec::new(),
    }
}

/// The median distance between neighbours, which are `side` cells apart, in pixels per cell.
fn spacing(pairs: &[(Point, Point)], side: f64) -> f64 {
    let mut distances: Vec<f64> = pairs
        .windows(2)
        .filter(|pair| (pair[0].0.minus(pair[1].0).length() - side).abs() < 0.1)
        .map(|pair| pair[0].1.minus(pair[1].1).length() / side)
        .collect();
    distances.sort_by(f64::total_cmp);
    distances.get(distances.len() / 2).copied().unwrap_or(20.0)
}
