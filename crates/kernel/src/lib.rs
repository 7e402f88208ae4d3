#![doc = include_str!("../README.md")]
//!
//! # Contents
//!
//! | name | what it is |
//! |---|---|
//! | [`Solver`] | the trait that all solvers implement: solve, count, enumerate |
//! | [`Wave`] | the default solver, which keeps search states in the lanes of vectors |
//! | [`Backtracking`] | the textbook solver: cell by cell, digit by digit |
//! | [`Solve`], [`Verdict`] | no solution, one or several; [`Solve`] includes the first two |
//! | [`Stats`] | the amount of work that a search took |
//! | [`Backend`] | the name of an instruction set that a [`Wave`] can use |
//! | [`inspect`] | questions for setters: minimality, backdoors, missing and wrong givens |
//! | [`place_singles`] | places all naked and hidden singles |
//!
//! # How the wave solver works
//!
//! `layout.rs` describes a state. `wave/` sweeps many states in lockstep, one per lane; `braid/`
//! sweeps the branches of one puzzle, three lanes each. Both are generic over `vector.rs`, and
//! `arch/` compiles them once per instruction set. `dispatch.rs` chooses an instruction set, and
//! `solver.rs` holds the public type, [`Wave`].
//!
//! # Unsafe code
//!
//! Unsafe code is denied except in these files:
//!
//! | file | reason |
//! |---|---|
//! | `arch/avx2.rs`, `arch/avx512.rs`, `arch/bytes.rs`, `arch/neon.rs` | intrinsics |
//! | `arch/scalar.rs`, `arch/simd128.rs` | the promise that a `u64` or a `v128` consists of lanes |
//! | `cast.rs` | casts between types of the same layout |
//!
//! An intrinsic needs a CPU that has the instruction. The proof that the CPU has it is a zero-sized
//! value (`arch/proof.rs`) that can only be obtained by checking the CPU. Creating a vector
//! requires a proof, computing requires a vector, and a solver holds the proof of its backend. Safe
//! code in this crate therefore cannot run an instruction that the CPU lacks.

mod answer;
mod arch;
mod ascending;
mod backtracking;
mod braid;
mod cast;
mod dispatch;
pub mod inspect;
mod judge;
mod layout;
mod rules;
mod singles;
mod solve;
mod solver;
mod vector;
mod wave;

pub use answer::{Stats, Verdict};
pub use backtracking::Backtracking;
pub use dispatch::{Backend, UnknownBackend};
pub use singles::place_singles;
pub use solve::{Solve, Solver};
pub use solver::Wave;
