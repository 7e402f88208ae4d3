//! What a step rests on, drawn over the board. Every role has a shape, so that colour only
//! helps: houses are tinted, covers dashed, the cells of the cause outlined, candidates ringed,
//! what goes is struck through, what comes is a full disc, and links are arrows, dashed where
//! they are weak.

use novena_core::{Candidate, CellSet, HouseSet};
use novena_techniques::{Exhibit, Role, Step};

use crate::links::Arrows;
use crate::places::{BoardGeometry, Spot, baseline};
use crate::token::{Token, Tokens};
use crate::{Anchor, Ink, Item, Outline, Segment, Stroke, Text, Weight};

/// The areas of houses, under lines and digits.
pub(crate) fn areas(step: &Step, places: BoardGeometry, items: &mut Vec<Item>) {
    for evidence in &step.evidence {
        let Exhibit::Houses(houses) = evidence.exhibit else {
            continue;
        };
        let is_cover = matches!(
            evidence.role,
            Role::Cover | Role::SecondCover | Role::Line | Role::CrossLine
        );
        area(houses, is_cover, places, items);
    }
}

fn area(houses: HouseSet, is_cover: bool, places: BoardGeometry, items: &mut Vec<Item>) {
    let inset = places.cell * if is_cover { 0.055 } else { 0.03 };
    let width = places.cell * 0.028;
    for house in houses {
        let (x, y, wide, high) = places.house(house);
        let outline = Outline::Rect {
            x: x + inset,
            y: y + inset,
            width: wide - 2.0 * inset,
            height: high - 2.0 * inset,
            radius: places.cell * 0.1,
        };
        let (fill, stroke) = if is_cover {
            let (on, off) = (places.cell * 0.16, places.cell * 0.1);
            (Ink::Cover, Stroke::dashed(Ink::CoverEdge, width, on, off))
        } else {
            (Ink::House, Stroke::solid(Ink::HouseEdge, width))
        };
        items.push(outline.painted(Some(fill), Some(stroke)));
    }
}

/// All that lies over lines and digits.
pub(crate) fn items(
    step: &Step,
    tokens: &Tokens,
    arrows: &Arrows,
    bare: CellSet,
    places: BoardGeometry,
) -> Vec<Item> {
    let mut items = Vec::new();
    for (number, cells) in sets(step).into_iter().enumerate() {
        outlines(cells, number, places, &mut items);
    }
    arrows.draw(&mut items);
    for (&candidate, &token) in &tokens.all {
        if token == Token::Place && bare.contains(candidate.cell) {
            place(candidate, places, &mut items);
        } else {
            draw(candidate, token, places, &mut items);
        }
    }
    arrows.capsules(&mut items);
    items
}

/// The cells a step rests on, as it groups them. What consists of cells told before is not
/// told again.
fn sets(step: &Step) -> Vec<CellSet> {
    let (mut sets, mut told) = (Vec::new(), CellSet::EMPTY);
    let mut add = |cells: CellSet| {
        if !(cells - told).is_empty() {
            sets.push(cells);
            told |= cells;
        }
    };
    for evidence in &step.evidence {
        match &evidence.exhibit {
            Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => add(*cells),
            Exhibit::Links(links) => {
                let ends = links.iter().flat_map(|link| [link.from, link.to]);
                for set in ends.filter_map(|end| end.set) {
                    add(set.cells);
                }
            }
            _ => {}
        }
    }
    sets
}

/// The first set has a solid outline, the second a dashed one, all others a dotted one.
fn outlines(cells: CellSet, number: usize, places: BoardGeometry, items: &mut Vec<Item>) {
    let width = places.cell * 0.045;
    let stroke = match number {
        0 => Stroke::solid(Ink::Cause, width),
        1 => Stroke::dashed(Ink::SecondCause, width, width * 3.5, width * 2.0),
        _ => Stroke::dashed(Ink::ThirdCause, width, width, width),
    };
    // Sets share cells: each has its own distance from the edge.
    let inset = places.cell * (0.045 + 0.045 * number.min(2) as f32);
    for cell in cells {
        let (x, y) = places.corner(cell);
        let outline = Outline::Rect {
            x: x + inset,
            y: y + inset,
            width: places.cell - 2.0 * inset,
            height: places.cell - 2.0 * inset,
            radius: places.cell * 0.1,
        };
        items.push(outline.stroked(stroke));
    }
}

/// A digit in the middle of a cell that has nothing else in it.
fn place(candidate: Candidate, places: BoardGeometry, items: &mut Vec<Item>) {
    let (x, y) = places.middle(candidate.cell);
    let (radius, size) = (places.cell * 0.38, places.cell * 0.58);
    items.push(Outline::Circle { x, y, radius }.filled(Ink::Place));
    let digit = candidate.digit.to_string();
    let text = Text::new(digit, x, baseline(y, size), size, Ink::OnPlace).bold();
    items.push(text.anchored(Anchor::Middle).into());
}

fn draw(candidate: Candidate, token: Token, places: BoardGeometry, items: &mut Vec<Item>) {
    let (x, y) = places.candidate(candidate);
    let radius = places.ring();
    let width = places.cell * 0.026;
    let ring = |radius| Outline::Circle { x, y, radius };
    let dashed = |ink| Stroke::dashed(ink, width, width * 2.4, width * 1.6);
    let solid = |ink| Stroke::solid(ink, width);
    let under = Some(Ink::Token);
    match token {
        Token::Ring => items.push(ring(radius).painted(under, Some(solid(Ink::Ring)))),
        Token::Opposite => items.push(ring(radius).painted(under, Some(dashed(Ink::Opposite)))),
        Token::Third => {
            items.push(diamond(x, y, radius).painted(under, Some(solid(Ink::ThirdCause))));
        }
        Token::Fourth => {
            items.push(diamond(x, y, radius).painted(under, Some(dashed(Ink::SecondCause))));
        }
        Token::Fin => {
            let side = radius * 1.8;
            let square = Outline::rect(x - side / 2.0, y - side / 2.0, side, side);
            items.push(square.painted(under, Some(solid(Ink::Fin))));
        }
        Token::Start => {
            items.push(ring(radius).painted(under, Some(solid(Ink::Ring))));
            items.push(ring(radius * 0.78).stroked(solid(Ink::Ring)));
        }
        Token::Place => items.push(ring(radius).filled(Ink::Place)),
        Token::Target => items.push(ring(radius).filled(Ink::Token)),
    }
    let (ink, weight) = match token {
        Token::Place => (Ink::OnPlace, Weight::Bold),
        Token::Target => (Ink::Target, Weight::Bold),
        _ => (Ink::Given, Weight::Regular),
    };
    let size = places.candidate_size() * if token == Token::Start { 0.85 } else { 0.95 };
    let mut text = Text::new(candidate.digit.to_string(), x, baseline(y, size), size, ink)
        .anchored(Anchor::Middle);
    text.weight = weight;
    items.push(text.into());
    if token == Token::Target {
        let away = radius * 0.95;
        let stroke = Outline::Path(vec![
            Segment::Move((x - away, y + away)),
            Segment::Line((x + away, y - away)),
        ]);
        items.push(stroke.stroked(Stroke::solid(Ink::Target, width * 1.6)));
    }
}

fn diamond(x: f32, y: f32, radius: f32) -> Outline {
    let away = radius * 1.25;
    let corners: [Spot; 4] = [(x, y - away), (x + away, y), (x, y + away), (x - away, y)];
    let mut path = vec![Segment::Move(corners[0])];
    path.extend(corners[1..].iter().map(|&corner| Segment::Line(corner)));
    path.push(Segment::Close);
    Outline::Path(path)
}
