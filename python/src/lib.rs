//! Novena for Python: the Rust part of the package `novena`. The public part, which detects the
//! kind of column, is in `python/package/novena`.

mod answer;
mod board;
mod foreign;
mod logic;
mod making;
mod rows;
mod scanning;
mod solving;
mod texts;
mod work;

/// This allocator keeps the memory of freed columns. The system's allocator would return it to the
/// kernel, and the page faults at the next allocation would cost as much as twenty solutions per
/// page.
#[cfg(not(feature = "system-allocator"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[pyo3::pymodule]
mod _novena {
    #[pymodule_export]
    use crate::answer::{Answer, Column, Memory};
    #[pymodule_export]
    use crate::board::{PuzzleObject, RatingObject, ReadingObject, StepObject};
    #[pymodule_export]
    use crate::logic::{hint, rate, step_objects, steps};
    #[pymodule_export]
    use crate::making::generate;
    #[pymodule_export]
    use crate::rows::Rows;
    #[pymodule_export]
    use crate::scanning::{scan, scan_column};
    #[pymodule_export]
    use crate::solving::{candidates, canon, check, count, solve};
}
