//! Routes links around the shapes between their ends.

use novena_core::{Candidate, Cell};
use novena_techniques::Node;

use crate::curve::{Curve, distance};
use crate::places::{BOARD, CELL, LATTICE, Point, cell_middle, mark_place};
use crate::token::candidates_of;
use crate::{BoardView, Tokens};

/// The distance between the centre of a link's first end and the point where the link starts.
pub(crate) const LEAVES: f32 = 16.0;

/// The distance between the centre of a link's last end and the point where the link stops.
pub(crate) const STOPS: f32 = 18.0;

/// The radius of the circle around a number.
pub(crate) const NUMBER: f32 = 12.5;

/// With more links than this, routes are not optimised, because readers would not see the
/// difference.
const TOO_MANY: usize = 120;

/// The routes found so far, and the obstacles for the next routes.
pub(crate) struct Routes {
    obstacles: Vec<Obstacle>,
    curves: Vec<Curve>,
    numbers: Vec<Point>,
}

/// An area that a link should avoid.
#[derive(Clone, Copy)]
struct Obstacle {
    spot: Point,
    radius: f32,
    /// The penalty, relative to length, for each point inside the obstacle.
    weight: f32,
}

impl Routes {
    /// Starts without any routes. The obstacles are tokens, digits and marks.
    pub(crate) fn new(tokens: &Tokens, view: &BoardView) -> Self {
        Self {
            obstacles: obstacles(tokens, view),
            curves: Vec::new(),
            numbers: Vec::new(),
        }
    }

    /// Finds the best route between two points and stores it as an obstacle for later routes. The
    /// route starts and stops at a short distance from the points.
    pub(crate) fn between(&mut self, a: Point, b: Point, is_numbered: bool) -> Curve {
        let length = distance(a, b);
        if self.curves.len() >= TOO_MANY || length < 1.0 {
            let curve = bowed(a, b, if length < 1.0 { 0.0 } else { 7.0 });
            self.curves.push(curve);
            return curve;
        }
        let near: Vec<Obstacle> = self.near(a, b);
        let mut best: Option<(f32, Curve)> = None;
        for &bow in bows(length) {
            let curve = bowed(a, b, bow);
            let mut cost = self.cost(curve, &near) * length / CELL + bow.abs() * 0.0024;
            if is_numbered {
                let (_, number) = self.number_place(curve, &near, (a, b));
                cost += 0.5 * number;
            }
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, curve));
            }
        }
        let curve = best.map_or_else(|| bowed(a, b, 7.0), |(_, curve)| curve);
        self.curves.push(curve);
        curve
    }

    /// Finds the best place for a link's number, and stores the number as an obstacle.
    pub(crate) fn number(&mut self, curve: Curve, ends: (Point, Point)) -> Point {
        let near = self.near(ends.0, ends.1);
        let (spot, _) = self.number_place(curve, &near, ends);
        self.numbers.push(spot);
        spot
    }

    /// The best place for a number on a curve, and its penalty.
    fn number_place(&self, curve: Curve, near: &[Obstacle], ends: (Point, Point)) -> (Point, f32) {
        const PARTS: [f32; 9] = [0.5, 0.44, 0.56, 0.38, 0.62, 0.31, 0.69, 0.24, 0.76];
        let places = PARTS.iter().enumerate().map(|(turn, &part)| {
            let (x, y) = curve.at(part);
            let inside = |at: f32| at.clamp(NUMBER + 1.5, BOARD - NUMBER - 1.5);
            let spot = (inside(x), inside(y));
            let mut cost = 0.02 * turn as f32;
            for obstacle in near {
                let reach = obstacle.radius * 0.9 + NUMBER;
                let deep = reach - distance(spot, obstacle.spot);
                if deep > 0.0 {
                    cost += obstacle.weight * deep / reach;
                }
            }
            // Ends and arrowheads must not be covered.
            for (end, reach) in [(ends.0, 28.0), (ends.1, 28.0), (curve.to, NUMBER + 11.0)] {
                let deep = reach - distance(spot, end);
                cost += (deep / 8.0).max(0.0);
            }
            for &number in &self.numbers {
                let deep = 2.0 * NUMBER + 2.0 - distance(spot, number);
                cost += (deep / 4.0).max(0.0);
            }
            (spot, cost)
        });
        places
            .reduce(|best, other| if other.1 < best.1 { other } else { best })
            .unwrap_or((curve.at(0.5), 0.0))
    }

    /// The obstacles that could be in the way of a route between two points, except those at its
    /// ends.
    fn near(&self, a: Point, b: Point) -> Vec<Obstacle> {
        let reach = 110.0;
        let span = |one: f32, other: f32| one.min(other) - reach..=one.max(other) + reach;
        let (across, down) = (span(a.0, b.0), span(a.1, b.1));
        let is_end = |spot: Point| [a, b].iter().any(|&end| distance(spot, end) < LEAVES + 4.0);
        let all = self.obstacles.iter().copied();
        all.filter(|obstacle| {
            let (x, y) = obstacle.spot;
            across.contains(&x) && down.contains(&y) && !is_end(obstacle.spot)
        })
        .collect()
    }

    /// The penalty for the parts of a route that lie on obstacles, beside other routes or outside
    /// the board.
    fn cost(&self, curve: Curve, near: &[Obstacle]) -> f32 {
        const POINTS: u16 = 28;
        let mut cost = 0.0;
        for point in curve.points(POINTS) {
            for obstacle in near {
                let deep = obstacle.radius - distance(point, obstacle.spot);
                if deep > 0.0 {
                    cost += obstacle.weight * deep / obstacle.radius;
                }
            }
            let apart = 8.0;
            let beside = |other: &&Curve| {
                other.is_within(point, apart)
                    && other
                        .points(POINTS)
                        .any(|spot| distance(spot, point) < apart)
            };
            cost += 0.35 * self.curves.iter().filter(beside).count() as f32;
            for &number in &self.numbers {
                if distance(point, number) < NUMBER + 3.0 {
                    cost += 1.5;
                }
            }
            if [point.0, point.1]
                .into_iter()
                .any(|at| !(10.0..=BOARD - 10.0).contains(&at))
            {
                cost += 30.0;
            }
        }
        cost / f32::from(POINTS)
    }
}

/// The distances by which a route of this length may bow to either side, starting with the
/// smallest. There is no room for a straight route between marks in the same cell, so short routes
/// bow more.
fn bows(length: f32) -> &'static [f32] {
    const SHORT: &[f32] = &[20.0, -20.0, 26.0, -26.0, 32.0, -32.0];
    const LONG: &[f32] = &[
        7.0, -7.0, 14.0, -14.0, 22.0, -22.0, 32.0, -32.0, 46.0, -46.0,
    ];
    if length < 1.8 * LATTICE {
        SHORT
    } else if length < 1.2 * CELL {
        &LONG[..8]
    } else {
        LONG
    }
}

/// A route between two points that bows to the left by the given distance, excluding its ends.
fn bowed(a: Point, b: Point, bow: f32) -> Curve {
    let whole = Curve::bent(a, b, 2.0 * bow);
    let short_of = |end: Point, far: f32| {
        let away = distance(end, whole.by).max(f32::EPSILON);
        (
            end.0 + (whole.by.0 - end.0) / away * far,
            end.1 + (whole.by.1 - end.1) / away * far,
        )
    };
    Curve {
        from: short_of(a, LEAVES),
        by: whole.by,
        to: short_of(b, STOPS),
    }
}

/// The two closest points, one from each node.
pub(crate) fn nearest(from: Node, to: Node) -> (Point, Point) {
    let mut best: Option<(f32, (Point, Point))> = None;
    for a in candidates_of(from).map(mark_place) {
        for b in candidates_of(to).map(mark_place) {
            let away = distance(a, b);
            if best.is_none_or(|(least, _)| away < least) {
                best = Some((away, (a, b)));
            }
        }
    }
    best.map_or(((0.0, 0.0), (0.0, 0.0)), |(_, ends)| ends)
}

/// The obstacles on the board. Tokens carry the most weight, followed by digits and then other
/// marks.
fn obstacles(tokens: &Tokens, view: &BoardView) -> Vec<Obstacle> {
    let token = |&candidate: &Candidate| Obstacle {
        spot: mark_place(candidate),
        radius: 18.0,
        weight: 6.0,
    };
    let mut obstacles: Vec<Obstacle> = tokens.all.keys().map(token).collect();
    for cell in Cell::all() {
        if view.board[cell].is_some() {
            obstacles.push(Obstacle {
                spot: cell_middle(cell),
                radius: 30.0,
                weight: 2.0,
            });
            continue;
        }
        for digit in view.marks[cell.index()] {
            let candidate = cell.with(digit);
            if !tokens.all.contains_key(&candidate) {
                obstacles.push(Obstacle {
                    spot: mark_place(candidate),
                    radius: 12.0,
                    weight: 1.6,
                });
            }
        }
    }
    obstacles
}
