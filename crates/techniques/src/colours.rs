//! The strong links of a digit, coloured: of two colours one is true.

mod cluster;
mod multi_colours;
mod simple_colours;

use crate::Technique;
pub(crate) use cluster::{Cluster, seen_by};
pub(crate) use multi_colours::{MultiColours1, MultiColours2};
pub(crate) use simple_colours::{SimpleColoursTrap, SimpleColoursWrap};

pub(crate) const ALL: &[&dyn Technique] = &[
    &SimpleColoursTrap,
    &SimpleColoursWrap,
    &MultiColours1,
    &MultiColours2,
];
