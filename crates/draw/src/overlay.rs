//! Paints a step's figure. `novena_figure` computes the shapes, and this module assigns inks and
//! strokes to them.

use novena_figure::{Class, FigureShape, Form, Point, Segment as FigureSegment};

use crate::places::baseline;
use crate::{Anchor, Ink, Item, Outline, Segment, Stroke, Text, Weight};

/// Adds the shapes of a figure, at `scale` points per unit.
pub(crate) fn items(shapes: &[FigureShape], scale: f32, items: &mut Vec<Item>) {
    for shape in shapes {
        let at = |(x, y): Point| (x * scale, y * scale);
        let outline = match &shape.form {
            &Form::Rect {
                x,
                y,
                width,
                height,
                radius,
            } => Outline::Rect {
                x: x * scale,
                y: y * scale,
                width: width * scale,
                height: height * scale,
                radius: radius * scale,
            },
            &Form::Circle { x, y, radius } => Outline::Circle {
                x: x * scale,
                y: y * scale,
                radius: radius * scale,
            },
            Form::Path(segments) => {
                let segments = segments.iter().map(|segment| match *segment {
                    FigureSegment::Move(to) => Segment::Move(at(to)),
                    FigureSegment::Line(to) => Segment::Line(at(to)),
                    FigureSegment::Curve(by, to) => Segment::Curve(at(by), at(to)),
                    FigureSegment::Close => Segment::Close,
                });
                Outline::Path(segments.collect())
            }
            Form::Text { x, y, size, words } => {
                let size = size * scale;
                let ink = text_ink(shape.class);
                let y = baseline(y * scale, size);
                let mut text =
                    Text::new(words.clone(), x * scale, y, size, ink).anchored(Anchor::Middle);
                text.weight = match shape.class {
                    Class::FollowsDigit => Weight::Regular,
                    _ => Weight::Bold,
                };
                items.push(text.into());
                continue;
            }
        };
        let (fill, stroke) = paint(shape.class, scale);
        items.push(outline.painted(fill, stroke));
    }
}

fn text_ink(class: Class) -> Ink {
    match class {
        Class::Letter => Ink::Token,
        Class::FalseDigit | Class::FourthDigit => Ink::False,
        Class::PartDigit | Class::FinDigit => Ink::True,
        Class::GoneDigit => Ink::Gone,
        Class::NumberDigit => Ink::Text,
        _ => Ink::OnTrue,
    }
}

/// The fill and the stroke of a shape.
fn paint(class: Class, scale: f32) -> (Option<Ink>, Option<Stroke>) {
    let solid = |ink, width: f32| Some(Stroke::solid(ink, width * scale));
    let dashed = |ink, width: f32, on: f32, off: f32| {
        Some(Stroke::dashed(ink, width * scale, on * scale, off * scale))
    };
    match class {
        Class::HouseWash => (Some(Ink::HouseWash), None),
        Class::Hatch => (None, solid(Ink::Hatch, 1.6)),
        Class::HouseBase | Class::Blocker => (None, solid(Ink::House, 4.0)),
        Class::HouseCover => (None, dashed(Ink::House, 3.5, 14.0, 9.0)),
        Class::Set => (None, solid(Ink::Set, 3.4)),
        Class::SetSecond => (None, dashed(Ink::Set, 3.4, 10.0, 6.0)),
        Class::SetThird => (None, dashed(Ink::Set, 3.4, 3.4, 5.0)),
        Class::LetterPlate => (Some(Ink::Set), None),
        Class::Sight => (None, solid(Ink::House, 3.0)),
        Class::SightHead => (Some(Ink::House), None),
        Class::Halo => (None, solid(Ink::Halo, 9.0)),
        Class::Strong => (None, solid(Ink::True, 4.6)),
        Class::StrongHead | Class::InnerStrongHead | Class::True | Class::Both => {
            (Some(Ink::True), None)
        }
        Class::Weak => (None, dashed(Ink::False, 3.4, 9.0, 6.0)),
        Class::WeakHead | Class::InnerWeakHead => (Some(Ink::False), None),
        Class::InnerStrong => (None, solid(Ink::True, 2.4)),
        Class::InnerWeak => (None, dashed(Ink::False, 2.4, 6.0, 5.0)),
        Class::Either => (None, solid(Ink::True, 3.6)),
        Class::Or => (None, dashed(Ink::True, 3.6, 4.0, 7.0)),
        Class::HullTrue => (Some(Ink::TrueWash), solid(Ink::True, 3.6)),
        Class::HullFalse => (Some(Ink::FalseWash), dashed(Ink::False, 3.6, 8.0, 5.0)),
        Class::False | Class::BothFrame => (Some(Ink::Token), solid(Ink::False, 3.4)),
        Class::Part | Class::Fin => (Some(Ink::Token), solid(Ink::True, 2.6)),
        Class::Third | Class::Follows => (Some(Ink::True), None),
        Class::Fourth => (Some(Ink::Token), solid(Ink::False, 2.6)),
        Class::GonePlate => (Some(Ink::GoneWash), None),
        Class::GoneStroke => (None, solid(Ink::Gone, 3.2)),
        Class::FollowsRing => (None, solid(Ink::True, 3.0)),
        Class::NumberStrong => (Some(Ink::Token), solid(Ink::True, 2.4)),
        Class::NumberWeak => (Some(Ink::Token), solid(Ink::False, 2.4)),
        Class::Letter
        | Class::TrueDigit
        | Class::FalseDigit
        | Class::BothDigit
        | Class::PartDigit
        | Class::FinDigit
        | Class::ThirdDigit
        | Class::FourthDigit
        | Class::GoneDigit
        | Class::FollowsDigit
        | Class::NumberDigit => (None, None),
    }
}
