//! A single step, as in a path.
//!
//! ```
//! use novena_core::{Cell, Digit, House};
//! use novena_techniques::{Kind, Role, Step};
//! use novena_wire::step;
//!
//! let corner = Cell::at(0, 0).with(Digit::ALL[4]);
//! let found = Step::place(Kind::HIDDEN_SINGLE, corner)
//!     .because(Role::Digit, corner.digit)
//!     .because(Role::House, House::box_(0));
//! let json = r#"{"technique":"hidden-single","level":"easy","place":["5r1c1"],"evidence":[{"role":"digit","digits":"5"},{"role":"house","houses":["b1"]}]}"#;
//! assert_eq!(step::to_json(&found), json);
//! assert_eq!(step::from_json(json)?, found);
//! # Ok::<(), novena_wire::ReadError>(())
//! ```

use novena_techniques::Step;
use serde::{Serialize, Serializer};

use crate::error::{ReadError, read};
use crate::shape::{ReadStep, StepShape};

/// A step as part of a larger JSON value.
#[derive(Clone, Copy, Debug)]
pub struct StepValue<'a>(pub &'a Step);

impl Serialize for StepValue<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StepShape::from(self.0).serialize(serializer)
    }
}

/// A step as JSON, on one line.
#[must_use]
pub fn to_json(step: &Step) -> String {
    written(&StepValue(step))
}

/// Reads one step, which is not checked.
pub fn from_json(text: &str) -> Result<Step, ReadError> {
    read(text).map(|step: ReadStep| step.0)
}

/// The JSON of a shape. This never fails, because all keys in our shapes are strings.
pub(crate) fn written(shape: &impl Serialize) -> String {
    serde_json::to_string(shape).expect("every shape can be written")
}
