#![doc = include_str!("../README.md")]
// Pixels and coordinates are often converted between integers and floating point; the sizes are far
// below the limits of both.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::many_single_char_names,
    clippy::similar_names
)]

mod blobs;
mod cells;
mod context;
#[cfg(feature = "decode")]
pub mod decode;
mod error;
mod find;
mod geometry;
mod grey;
mod lattice;
mod network;
mod place;
mod proofread;
mod read;
mod reading;
mod threshold;

pub use cells::{AREA, CellPixels, SIDE};
pub use error::ScanError;
pub use geometry::Point;
pub use grey::{FEWEST_PER_SIDE, Grey, MOST_PIXELS};
pub use network::Network;
pub use place::Place;
pub use read::{scan, scan_with};
pub use reading::{Change, Content, Reading, Trust};

/// The positions of a picture's boards, in reading order and as the camera saw them. Their
/// orientation is unknown until the digits are read.
#[must_use]
pub fn places(grey: &Grey) -> Vec<Place> {
    find::find(grey)
}

/// The cells of a board at a given place, as the network sees them.
#[must_use]
pub fn cut(grey: &Grey, place: &Place) -> Vec<CellPixels> {
    cells::Pyramid::new(grey).cut(place)
}
