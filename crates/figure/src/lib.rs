#![doc = include_str!("../README.md")]
// The casts are safe because cell numbers and coordinates are small.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap
)]

mod area;
mod arrow;
mod blockers;
mod class;
mod curve;
mod figure;
mod houses;
mod hull;
mod links;
mod nodes;
mod outline;
mod places;
mod routes;
mod sets;
mod shape;
mod token;
mod view;

pub use area::StepArea;
pub use blockers::Blockers;
pub use class::Class;
pub use figure::Figure;
pub use places::{CELL, LATTICE, Point, cell_middle, mark_place};
pub use sets::{CellGroup, cell_groups};
pub use shape::{FigureShape, Form, Segment};
pub use token::{Token, Tokens};
pub use view::BoardView;
