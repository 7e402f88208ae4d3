#![doc = include_str!("../README.md")]
//!
//! # Contents
//!
//! | name | what it is |
//! |---|---|
//! | [`Cards`] | all cards of this machine: verdicts, other solutions and extended boards, in batches |
//! | [`Fault`] | why a card cannot be used |
//! | [`quiesce`] | keeps threads out of the driver while the program ends |
//! | [`Work`] | the amount of work that a search took |
//! | `Trial` | measures the kernels, for benchmarks |
//!
//! # Unsafe code
//!
//! Only `driver.rs` contains unsafe code, because it calls the driver, which is a C library.

mod fault;
mod work;

#[cfg(not(feature = "cuda"))]
mod absent;
#[cfg(feature = "cuda")]
mod answer;
#[cfg(feature = "cuda")]
mod batch;
#[cfg(feature = "cuda")]
mod cards;
#[cfg(feature = "cuda")]
mod driver;
#[cfg(feature = "cuda")]
mod line;
#[cfg(feature = "cuda")]
mod measure;
#[cfg(feature = "cuda")]
mod queue;
#[cfg(feature = "cuda")]
mod quiet;
#[cfg(feature = "cuda")]
mod request;

pub use fault::Fault;
pub use work::Work;

#[cfg(not(feature = "cuda"))]
pub use absent::{Cards, quiesce};
#[cfg(feature = "cuda")]
pub use cards::Cards;
#[cfg(feature = "cuda")]
pub use measure::{Figures, Trial, WholeWay};
#[cfg(feature = "cuda")]
pub use quiet::quiesce;
