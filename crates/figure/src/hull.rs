//! Draws one outline around the candidates of a group.

use std::f32::consts::{FRAC_PI_4, TAU};

use crate::Segment;
use crate::curve::distance_to_line;
use crate::outline::rounded;
use crate::places::Point;

/// The distance between a hull and the centres of its members.
pub(crate) const BEYOND: f32 = 20.0;

/// The hull of a group, with round or square corners. If other candidates of the step lie between
/// its members, the hull is split so that they remain outside.
pub(crate) fn hull(spots: &[Point], others: &[Point], is_round: bool) -> Vec<Segment> {
    let parts = parts(spots, others);
    parts
        .iter()
        .flat_map(|part| whole(part, is_round))
        .collect()
}

/// Groups of members that may share a hull because no other candidate lies between them.
fn parts(spots: &[Point], others: &[Point]) -> Vec<Vec<Point>> {
    let mut parts: Vec<Vec<Point>> = Vec::new();
    for &spot in spots {
        let fits = |part: &Vec<Point>| {
            let mut joined = part.clone();
            joined.push(spot);
            let corners = convex(&joined);
            !others.iter().any(|&other| is_near(&corners, other))
        };
        match parts.iter().position(fits) {
            Some(place) => parts[place].push(spot),
            None => parts.push(vec![spot]),
        }
    }
    parts
}

/// Whether a point lies inside a convex shape or on its edge.
fn is_near(corners: &[Point], spot: Point) -> bool {
    const EDGE: f32 = 12.0;
    let sides = || {
        let ends = corners.iter().zip(corners.iter().cycle().skip(1));
        ends.map(|(&from, &to)| (from, to))
    };
    let is_inside = corners.len() > 2 && sides().all(|(from, to)| turn(from, to, spot) >= 0.0);
    is_inside || sides().any(|side| distance_to_line(spot, side) < EDGE)
}

/// A hull around one or more points.
fn whole(spots: &[Point], is_round: bool) -> Vec<Segment> {
    let corners = convex(spots);
    if is_round {
        round(&corners)
    } else {
        square(&corners)
    }
}

/// The corners of the convex hull of several points, clockwise on the screen.
fn convex(spots: &[Point]) -> Vec<Point> {
    let mut sorted = spots.to_vec();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let half = |spots: &mut dyn Iterator<Item = &Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for &spot in spots {
            while chain.len() > 1
                && turn(chain[chain.len() - 2], chain[chain.len() - 1], spot) <= 0.01
            {
                chain.pop();
            }
            chain.push(spot);
        }
        chain.pop();
        chain
    };
    let mut corners = half(&mut sorted.iter());
    corners.extend(half(&mut sorted.iter().rev()));
    corners
}

/// Positive if the path turns right on the screen.
fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0)
}

/// The direction of a path as an angle.
fn angle(from: Point, to: Point) -> f32 {
    (to.1 - from.1).atan2(to.0 - from.0)
}

/// The shape swept by a circle rolling from corner to corner.
fn round(corners: &[Point]) -> Vec<Segment> {
    let count = corners.len();
    let mut path = Vec::new();
    for place in 0..count {
        let (before, at, after) = (
            corners[(place + count - 1) % count],
            corners[place],
            corners[(place + 1) % count],
        );
        // The outside is to the left of each side.
        let (start, end) = if count == 1 {
            (0.0, TAU)
        } else {
            let start = angle(before, at) - TAU / 4.0;
            let mut end = angle(at, after) - TAU / 4.0;
            while end < start {
                end += TAU;
            }
            (start, end)
        };
        arc(at, start, end, &mut path);
    }
    path.push(Segment::Close);
    path
}

/// A circular arc around a point, made of curves that each cover at most an eighth of a circle.
fn arc(around: Point, start: f32, end: f32, path: &mut Vec<Segment>) {
    let at = |angle: f32, far: f32| (around.0 + far * angle.cos(), around.1 + far * angle.sin());
    let from = at(start, BEYOND);
    path.push(if path.is_empty() {
        Segment::Move(from)
    } else {
        Segment::Line(from)
    });
    let parts = ((end - start) / FRAC_PI_4 - 0.001).ceil().max(1.0);
    let step = (end - start) / parts;
    for part in 1..=parts as u16 {
        let to = start + step * f32::from(part);
        let by = at(to - step / 2.0, BEYOND / (step / 2.0).cos());
        path.push(Segment::Curve(by, at(to, BEYOND)));
    }
}

/// The convex shape around squares placed at all corners.
fn square(corners: &[Point]) -> Vec<Segment> {
    let spots: Vec<Point> = corners
        .iter()
        .flat_map(|&(x, y)| {
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                .map(|(right, down)| (x + right * BEYOND, y + down * BEYOND))
        })
        .collect();
    rounded(&convex(&spots), 7.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::distance;

    fn ends(path: &[Segment]) -> Vec<Point> {
        let ends = path.iter().filter_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, to) => Some(to),
            Segment::Close => None,
        });
        ends.collect()
    }

    #[test]
    fn a_round_hull_keeps_its_distance_from_the_nearest_member() {
        let members = [(50.0, 50.0), (150.0, 50.0), (250.0, 250.0), (150.0, 60.0)];
        for spot in ends(&hull(&members, &[], true)) {
            let near = members.map(|member| distance(spot, member));
            let least = near.into_iter().fold(f32::INFINITY, f32::min);
            assert!((least - BEYOND).abs() < 0.1, "{spot:?}");
        }
    }

    #[test]
    fn a_square_hull_of_a_row_is_a_rectangle() {
        let members = [(150.0, 50.0), (50.0, 50.0)];
        let all = ends(&hull(&members, &[], false));
        assert_eq!(all.len(), 8);
        for (x, y) in all {
            assert!((30.0..=170.0).contains(&x) && (30.0..=70.0).contains(&y));
        }
    }

    #[test]
    fn a_candidate_between_members_stays_outside() {
        let members = [(50.0, 50.0), (50.0, 450.0)];
        let starts = |others: &[Point]| {
            let hull = hull(&members, others, true);
            let moves = hull.iter();
            moves
                .filter(|segment| matches!(segment, Segment::Move(_)))
                .count()
        };
        assert_eq!(starts(&[(150.0, 250.0)]), 1);
        assert_eq!(starts(&[(50.0, 250.0)]), 2);
    }
}
