//! Patterns that occur in the hardest puzzles. Players discovered them long after the classic
//! techniques. Each of these patterns involves many cells and achieves more than any chain of the
//! same size.

mod exocet;
mod firework;
mod msls;
mod set_equivalence;
mod sk_loop;
mod tridagon;

use crate::Technique;
use exocet::{DoubleExocet, Exocet};
use firework::Firework;
use msls::Msls;
use set_equivalence::SetEquivalence;
use sk_loop::SkLoop;
use tridagon::Tridagon;

pub(crate) const ALL: &[&dyn Technique] = &[
    &Firework::TRIPLE,
    &Firework::QUADRUPLE,
    &SetEquivalence,
    &SkLoop,
    &Exocet::JUNIOR,
    &Exocet::SENIOR,
    &DoubleExocet,
    &Msls,
    &Tridagon,
];
