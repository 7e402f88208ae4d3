//! The houses of a step.

use novena_core::{House, HouseSet};
use novena_techniques::{Exhibit, Role, Step};

use crate::places::house as place;
use crate::{Class, FigureShape, Form};

/// The houses of a step: the bases, and the covers that cross them.
pub(crate) fn step_houses(step: &Step) -> (HouseSet, HouseSet) {
    let (mut bases, mut covers) = (HouseSet::EMPTY, HouseSet::EMPTY);
    let mut several = 0;
    for evidence in &step.evidence {
        let Exhibit::Houses(houses) = evidence.exhibit else {
            continue;
        };
        // If a step names two sets of houses, such as rows and columns, the houses in the second
        // set count as covers.
        let crosses = evidence.role == Role::House && houses.len() > 1 && {
            several += 1;
            several > 1
        };
        let is_cover = matches!(
            evidence.role,
            Role::Cover | Role::SecondCover | Role::Line | Role::CrossLine
        );
        if is_cover || crosses {
            covers |= houses;
        } else {
            bases |= houses;
        }
    }
    (bases, covers - bases)
}

/// The wash of a house, below the digits.
pub(crate) fn wash(house: House) -> FigureShape {
    FigureShape::new(Class::HouseWash, area(house, 2.0))
}

/// The outline of a house.
pub(crate) fn edge(house: House, is_cover: bool) -> FigureShape {
    // A cover is inset slightly further than a base, so that both edges remain visible where they
    // would coincide.
    let (class, inside) = if is_cover {
        (Class::HouseCover, 6.0)
    } else {
        (Class::HouseBase, 2.0)
    };
    FigureShape::new(class, area(house, inside))
}

fn area(house: House, inside: f32) -> Form {
    let (x, y, width, height) = place(house);
    Form::Rect {
        x: x + inside,
        y: y + inside,
        width: width - 2.0 * inside,
        height: height - 2.0 * inside,
        radius: 7.0,
    }
}
