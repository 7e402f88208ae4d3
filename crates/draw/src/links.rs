//! Links between candidates as arrows that keep clear of what lies on the way.

use std::collections::HashSet;

use novena_core::{Board, Cell};
use novena_techniques::{Exhibit, Link, Node, Role, Step};

use crate::curve::{Curve, distance, distance_to_line};
use crate::places::{BoardGeometry, Spot};
use crate::token::Tokens;
use crate::{Ink, Item, Outline, Scene, Segment, Stroke};

/// The links of a step, each with its way.
pub(crate) struct Arrows {
    all: Vec<Arrow>,
    /// The groups that are ends of links.
    groups: Vec<(Spot, Spot)>,
    places: BoardGeometry,
}

struct Arrow {
    curve: Curve,
    is_strong: bool,
    /// As a part of the usual width.
    width: f32,
}

/// What an arrow should not run through.
struct Obstacle {
    spot: Spot,
    radius: f32,
    /// How much worse than its length each point inside is.
    weight: f32,
}

/// More links than that are drawn thin.
const MANY: usize = 24;

/// After so many no way is looked for: nobody would see that it was found.
const TOO_MANY: usize = 120;

impl Arrows {
    /// Finds a way for each link of a step.
    pub(crate) fn of(
        step: &Step,
        tokens: &Tokens,
        scene: &Scene<'_>,
        board: &Board,
        places: BoardGeometry,
    ) -> Self {
        let obstacles = obstacles(tokens, scene, board, places);
        let mut links: Vec<(Link, bool)> = Vec::new();
        let mut known = HashSet::new();
        for evidence in &step.evidence {
            if let Exhibit::Links(some) = &evidence.exhibit {
                let is_inner = evidence.role == Role::Inner;
                for link in some {
                    let ends = [link.from, link.to].map(|node| (node.digit, node.cells));
                    if known.insert((ends, link.is_strong)) {
                        links.push((*link, is_inner));
                    }
                }
            }
        }
        let usual = if links.len() > MANY { 0.7 } else { 1.0 };
        let mut arrows = Self {
            all: Vec::new(),
            groups: Vec::new(),
            places,
        };
        for (link, is_inner) in links {
            let width = if is_inner { 0.6 } else { usual };
            arrows.add(link, width, tokens, &obstacles);
        }
        arrows
    }

    fn add(&mut self, link: Link, width: f32, tokens: &Tokens, obstacles: &[Obstacle]) {
        let from = self.end(link.from, link.to, tokens);
        let to = self.end(link.to, link.from, tokens);
        for end in [from, to] {
            if end.0 != end.1 && !self.groups.contains(&end) {
                self.groups.push(end);
            }
        }
        let curve = self.way(from, to, obstacles);
        // From ring to ring.
        let clear = self.places.ring() * 1.06;
        let outside = |part: f32, end| distance_to_line(curve.at(part), end) > clear;
        let parts = || (0..=100_u8).map(|number| f32::from(number) / 100.0);
        let start = parts().find(|&part| outside(part, from));
        let end = parts().rev().find(|&part| outside(part, to));
        if let (Some(start), Some(end)) = (start, end)
            && start + 0.02 < end
        {
            self.all.push(Arrow {
                curve: curve.part(start, end),
                is_strong: link.is_strong,
                width,
            });
        }
    }

    /// Where a link leaves a node: the whole of a group if a line can be drawn around it, else
    /// the candidate that is nearest to the other end.
    fn end(&self, node: Node, other: Node, tokens: &Tokens) -> (Spot, Spot) {
        let spot = |cell: Cell| self.places.candidate(cell.with(node.digit));
        let mut spots = node.cells.iter().map(spot);
        let Some(first) = spots.next() else {
            return ((0.0, 0.0), (0.0, 0.0));
        };
        if let Some(last) = spots.clone().last()
            && is_in_line(node)
            && !self.is_crowded((first, last), node, tokens)
        {
            return (first, last);
        }
        let others = other.cells.iter();
        let aims: Vec<Spot> = others
            .map(|cell| self.places.candidate(cell.with(other.digit)))
            .collect();
        let far = |spot: Spot| {
            let all = aims.iter().map(|&aim| distance(spot, aim));
            all.fold(f32::INFINITY, f32::min)
        };
        let nearest = spots.fold(
            first,
            |best, spot| {
                if far(spot) < far(best) { spot } else { best }
            },
        );
        (nearest, nearest)
    }

    /// Whether other candidates of the step lie between those of a group.
    fn is_crowded(&self, line: (Spot, Spot), node: Node, tokens: &Tokens) -> bool {
        tokens.all.keys().any(|&candidate| {
            let is_own = candidate.digit == node.digit && node.cells.contains(candidate.cell);
            !is_own && distance_to_line(self.places.candidate(candidate), line) < self.places.ring()
        })
    }

    /// The way that costs least: short, clear of obstacles and of other arrows.
    fn way(&self, from: (Spot, Spot), to: (Spot, Spot), obstacles: &[Obstacle]) -> Curve {
        const BENDS: [f32; 9] = [0.25, -0.25, 0.0, 0.6, -0.6, 1.0, -1.0, 1.6, -1.6];
        const SHORT: [f32; 4] = [0.5, -0.5, 0.75, -0.75];
        let (a, b) = (middle(from), middle(to));
        if self.all.len() >= TOO_MANY {
            return Curve::bent(a, b, 0.0);
        }
        let length = distance(a, b);
        // Neighbours in a cell have no room between them: the arrow goes around.
        let bends = if length < self.places.cell * 0.5 {
            &SHORT[..]
        } else {
            &BENDS[..]
        };
        let curves = bends.iter().filter_map(|&bend| {
            let bend = bend * self.places.cell;
            (bend.abs() < length || length < self.places.cell * 0.5)
                .then(|| Curve::bent(a, b, bend))
        });
        let costs = curves.map(|curve| (self.cost(curve, (a, b), obstacles), curve));
        let least = costs.reduce(|best, other| if other.0 < best.0 { other } else { best });
        least.map_or(Curve::bent(a, b, 0.0), |(_, curve)| curve)
    }

    fn cost(&self, curve: Curve, (a, b): (Spot, Spot), obstacles: &[Obstacle]) -> f32 {
        const POINTS: u16 = 28;
        let cell = self.places.cell;
        let own = self.places.ring() * 0.5;
        let mut cost = 0.0;
        for point in curve.points(POINTS) {
            for obstacle in obstacles {
                // The ends of the link are no obstacles.
                if distance(obstacle.spot, a) < own || distance(obstacle.spot, b) < own {
                    continue;
                }
                let deep = obstacle.radius - distance(point, obstacle.spot);
                if deep > 0.0 {
                    cost += obstacle.weight * deep / obstacle.radius;
                }
            }
            let near = cell * 0.07;
            let beside = |arrow: &Arrow| {
                let mut points = arrow.curve.points(POINTS);
                arrow.curve.is_within(point, near)
                    && points.any(|other| distance(other, point) < near)
            };
            cost += 0.35 * self.all.iter().filter(|arrow| beside(arrow)).count() as f32;
            let outside = [point.0, point.1]
                .into_iter()
                .any(|at| at < 0.0 || at > 9.0 * cell);
            if outside {
                cost += 3.0;
            }
        }
        let length = distance(a, b) / cell;
        let bend = distance(curve.by, middle((a, b))) / cell;
        // Of two ways as clear as each other, the straighter one.
        cost * length / f32::from(POINTS) + 0.12 * bend
    }

    /// The arrows, on a pale ground, so that one is seen to pass over another.
    pub(crate) fn draw(&self, items: &mut Vec<Item>) {
        for arrow in &self.all {
            self.arrow(arrow, items);
        }
    }

    fn arrow(&self, arrow: &Arrow, items: &mut Vec<Item>) {
        let cell = self.places.cell;
        let width = cell * 0.032 * arrow.width;
        let long = cell * 0.15 * arrow.width.max(0.75);
        let tip = arrow.curve.to;
        let parts = (0..=100_u8).rev().map(|number| f32::from(number) / 100.0);
        let end = parts
            .into_iter()
            .find(|&part| distance(arrow.curve.at(part), tip) >= long)
            .unwrap_or(0.3);
        let shaft = arrow.curve.part(0.0, end);
        let path = || {
            Outline::Path(vec![
                Segment::Move(shaft.from),
                Segment::Curve(shaft.by, shaft.to),
            ])
        };
        let ink = if arrow.is_strong {
            Ink::Strong
        } else {
            Ink::Weak
        };
        items.push(path().stroked(Stroke::solid(Ink::Token, width * 2.4)));
        items.push(path().stroked(if arrow.is_strong {
            Stroke::solid(ink, width)
        } else {
            Stroke::dashed(ink, width, cell * 0.09, cell * 0.06)
        }));
        let back = distance(shaft.to, tip).max(f32::EPSILON);
        let (right, down) = ((tip.0 - shaft.to.0) / back, (tip.1 - shaft.to.1) / back);
        let half = long * 0.42;
        let base = (tip.0 - right * long, tip.1 - down * long);
        let head = Outline::Path(vec![
            Segment::Move(tip),
            Segment::Line((base.0 - down * half, base.1 + right * half)),
            Segment::Line((base.0 + down * half, base.1 - right * half)),
            Segment::Close,
        ]);
        items.push(head.filled(ink));
    }

    /// A line around the candidates of each group.
    pub(crate) fn capsules(&self, items: &mut Vec<Item>) {
        let radius = self.places.ring() * 1.06;
        for &((left, top), (right, bottom)) in &self.groups {
            let outline = Outline::Rect {
                x: left.min(right) - radius,
                y: top.min(bottom) - radius,
                width: (right - left).abs() + 2.0 * radius,
                height: (bottom - top).abs() + 2.0 * radius,
                radius,
            };
            items.push(outline.stroked(Stroke::solid(Ink::Ring, self.places.cell * 0.026)));
        }
    }
}

fn middle((a, b): (Spot, Spot)) -> Spot {
    (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1))
}

/// Whether the cells of a node lie in a box and a line.
fn is_in_line(node: Node) -> bool {
    node.cells.common_houses().len() == 2
}

/// Tokens above all; then digits, then other candidates.
fn obstacles(
    tokens: &Tokens,
    scene: &Scene<'_>,
    board: &Board,
    places: BoardGeometry,
) -> Vec<Obstacle> {
    let mut obstacles: Vec<Obstacle> = tokens
        .all
        .keys()
        .map(|&candidate| Obstacle {
            spot: places.candidate(candidate),
            radius: places.ring() * 1.15,
            weight: 6.0,
        })
        .collect();
    for cell in Cell::all() {
        if board[cell].is_some() {
            obstacles.push(Obstacle {
                spot: places.middle(cell),
                radius: places.cell * 0.27,
                weight: 1.0,
            });
            continue;
        }
        let shown = scene.candidates.as_ref();
        for digit in shown.map_or(scene.sheet[cell].centre, |shown| shown[cell.index()]) {
            let candidate = cell.with(digit);
            if !tokens.all.contains_key(&candidate) {
                obstacles.push(Obstacle {
                    spot: places.candidate(candidate),
                    radius: places.ring() * 0.9,
                    weight: 1.6,
                });
            }
        }
    }
    obstacles
}
