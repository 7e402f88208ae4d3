//! Questions that setters ask about a puzzle, answered with the wave solver.
//!
//! | question | answered by |
//! |---|---|
//! | can a given go? | [`redundant_givens`], [`is_minimal`] |
//! | which digits does a cell have in some solution? | [`possible_digits`] |
//! | how few digits make singles enough? | [`backdoors()`] |
//! | where are givens missing? | [`unavoidable_sets`], [`next_given()`], [`next_givens`] |
//! | which given is wrong? | [`misprints`] |
//!
//! Every answer is exact, or says that a bound was met.

mod backdoors;
mod givens;
mod next_given;
mod possible;
mod singles;
mod unavoidable;

pub use backdoors::{Backdoors, backdoors};
pub use givens::{Misprint, is_minimal, misprints, redundant_givens};
pub use next_given::{NextGiven, next_given, next_givens};
pub use possible::{PossibleDigits, possible_digits};
pub use unavoidable::{UnavoidableSets, unavoidable_sets};
