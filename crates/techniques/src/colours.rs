//! Techniques that colour the ends of strong links: all candidates of one colour are true, and all
//! candidates of the other colour are false.

mod cluster;
mod medusa;
mod multi_colours;
mod net;
mod simple_colours;

use crate::Technique;
pub(crate) use cluster::{Cluster, seen_by};
pub(crate) use medusa::{MedusaEmptyCell, MedusaTrap, MedusaWrap};
pub(crate) use multi_colours::{MultiColours1, MultiColours2};
pub(crate) use net::Net;
pub(crate) use simple_colours::{SimpleColoursTrap, SimpleColoursWrap};

pub(crate) const ALL: &[&dyn Technique] = &[
    &SimpleColoursTrap,
    &SimpleColoursWrap,
    &MultiColours1,
    &MultiColours2,
    &MedusaTrap,
    &MedusaWrap,
    &MedusaEmptyCell,
];
