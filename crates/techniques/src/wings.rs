//! Two pincers, one of which must hold a digit.

mod w_wing;
mod xy_wing;
mod xyz_wing;

use crate::Technique;
pub(crate) use w_wing::WWing;
pub(crate) use xy_wing::XyWing;
pub(crate) use xyz_wing::XyzWing;

pub(crate) const ALL: &[&dyn Technique] = &[&WWing, &XyWing, &XyzWing];
