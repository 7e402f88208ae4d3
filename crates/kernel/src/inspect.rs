//! Questions that setters ask about a puzzle, answered with the wave solver.
//!
//! | question | answered by |
//! |---|---|
//! | can a given be removed? | [`redundant_givens`], [`is_minimal`] |
//! | which digits can a cell have in a solution? | [`possible_digits`] |
//! | how many digits must be known before singles suffice? | [`backdoors()`] |
//! | where are givens missing? | [`unavoidable_sets`], [`next_given()`], [`next_givens`] |
//! | which given is wrong? | [`misprints`] |
//!
//! Every answer is exact unless it reports that a limit was reached.

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
