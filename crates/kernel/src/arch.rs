//! One thin shell for each instruction set.
//!
//! A shell names its vector types and compiles the generic code of
//! [`wave`](crate::wave) and [`braid`](crate::braid) once more with its CPU features enabled. The generic
//! code is `#[inline(always)]` throughout, so that it is compiled inside the
//! shell's function and the intrinsics become single instructions.
//!
//! | shell | many puzzles | one puzzle | needs |
//! |---|---|---|---|
//! | `scalar` | 4 lanes in a `u64` | the same | nothing |
//! | `avx2` | 16 lanes | the same | AVX2 |
//! | `avx512` | 32 lanes | 16 lanes | AVX-512 F, BW, VL; better with BITALG, VBMI2 |
//! | `neon` | 8 lanes | the same | aarch64 |

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
#[cfg(target_arch = "x86_64")]
mod bytes;
#[cfg(target_arch = "aarch64")]
pub(crate) mod neon;
pub(crate) mod scalar;
#[cfg(test)]
mod tests;

/// Compiles the generic code for two vector types inside functions that have
/// the given CPU features.
macro_rules! shell {
    ($(#[$feature:meta])* $many:ty, $one:ty) => {
        use crate::{
            answer::{Stats, Verdict},
            braid::{
                search::{self as single, Found, Stack},
                settle::{self, Settled},
                strand::Strand,
            },
            layout::Cells as Puzzle,
            wave::{others, verdicts as wave_verdicts},
        };

        /// See [`wave::verdicts`](crate::wave::verdicts::verdicts).
        $(#[$feature])*
        pub(crate) fn verdicts(puzzles: &[Puzzle], out: &mut [Verdict<Puzzle>]) -> Stats {
            wave_verdicts::verdicts::<$many>(puzzles, out)
        }

        /// See [`wave::others`](crate::wave::others::others).
        $(#[$feature])*
        pub(crate) fn others(puzzles: &[Puzzle], known: &[Puzzle], out: &mut [u128]) -> Stats {
            others::others::<$many>(puzzles, known, out)
        }

        /// See [`braid::search`](crate::braid::search::search).
        $(#[$feature])*
        pub(crate) fn single(puzzle: &Puzzle, limit: u64, stack: &mut Stack) -> Found {
            single::search::<$one>(puzzle, limit, stack)
        }

        /// See [`braid::settle`](crate::braid::settle::settle).
        $(#[$feature])*
        pub(crate) fn settle(states: &mut [Strand]) -> Settled {
            settle::settle::<$one>(states)
        }
    };
}
pub(crate) use shell;
