//! The reasons why a card cannot be used.

use std::fmt;

/// The reason why a card cannot be used, or can no longer be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The program was built without support for cards.
    NotBuilt,
    /// This machine has no driver for such cards.
    NoDriver,
    /// The driver is too old for the kernels.
    OldDriver {
        /// The version of CUDA that the driver supports.
        major: i32,
        /// The minor version.
        minor: i32,
    },
    /// There is a driver, but no card.
    NoCard,
    /// The card lacks instructions that the kernels need.
    TooOld {
        /// The name of the card.
        name: String,
        /// The compute capability.
        major: i32,
        /// The minor version of the compute capability.
        minor: i32,
    },
    /// A call to the driver failed, for example because the card is busy, lost or out of memory.
    Driver {
        /// The driver function that failed.
        call: &'static str,
        /// The driver's name for the error.
        name: String,
    },
    /// The card returned a board that is not a solution.
    Wrong,
    /// The threads that run the cards have ended.
    Gone,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotBuilt => f.write_str("built without support for CUDA"),
            Self::NoDriver => f.write_str("no CUDA driver"),
            Self::OldDriver { major, minor } => {
                write!(
                    f,
                    "the driver supports CUDA {major}.{minor}, expected 11.0 or newer"
                )
            }
            Self::NoCard => f.write_str("no CUDA card"),
            Self::TooOld { name, major, minor } => write!(
                f,
                "{name} has compute capability {major}.{minor}, expected 7.0 or newer"
            ),
            Self::Driver { call, name } => write!(f, "{call}: {name}"),
            Self::Wrong => f.write_str("the card returned a board that is no solution"),
            Self::Gone => f.write_str("the card is no longer looked after"),
        }
    }
}

impl std::error::Error for Fault {}
