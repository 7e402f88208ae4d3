//! BUG+n: several candidates prevent a bivalue universal grave.
//!
//! ```text
//!     c7   c9
//! r5  578  567     the open cells form a grave, except for 7 in r5c7 and 5 in r5c9. One of these
//! r9  57   .       is true, so 7 in r5c9, which contradicts both, is false
//! ```
//!
//! At least one surplus candidate of a grave is true. A candidate that contradicts all surplus
//! candidates is false. It contradicts a surplus candidate if it is in the same cell, or if it has
//! the same digit and sees that cell. If the surplus consists of a single digit, the pattern is
//! type 2. In BUG+n, the digits may differ: a candidate in a roof cell contradicts the surplus in
//! that cell, and can see its own digit in the other roof cells.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell};

use super::{DeadlyPattern, grave};
use crate::{Kind, Position, Step, StepSink, Technique};

pub(crate) struct AnySurplus;

impl Technique for AnySurplus {
    fn kind(&self) -> Kind {
        Kind::BUG_PLUS_N
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        grave::each_with_any_roof(position, &mut |deadly| {
            if deadly.roof.len() < 2 {
                return ControlFlow::Continue(());
            }
            let surplus = surplus(deadly);
            let candidates = position.open_cells().iter().flat_map(|cell: Cell| {
                let digits = position[cell].iter();
                digits.map(move |digit| cell.with(digit))
            });
            let removed =
                candidates.filter(|&one| surplus.iter().all(|&other| excludes(one, other)));
            match Step::remove(self.kind(), position, removed) {
                Some(step) => found(deadly.explain(step)),
                None => ControlFlow::Continue(()),
            }
        })
    }
}

fn surplus(deadly: &DeadlyPattern) -> Vec<Candidate> {
    let of = |cell: Cell| {
        let digits = deadly.surplus(cell).iter();
        digits.map(move |digit| cell.with(digit))
    };
    deadly.roof.iter().flat_map(of).collect()
}

/// Whether two candidates cannot both be true.
pub(crate) fn excludes(one: Candidate, other: Candidate) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && one.cell.sees(other.cell)
    }
}
