//! One thin shell per instruction set.
//!
//! A shell selects its vector types and compiles the generic code of [`wave`](crate::wave) and
//! [`braid`](crate::braid) with its CPU features enabled. The generic code is `#[inline(always)]`
//! throughout, so that it is compiled inside the shell's function and the intrinsics become single
//! instructions.
//!
//! | shell | many puzzles | one puzzle | needs |
//! |---|---|---|---|
//! | `scalar` | 4 lanes in a `u64` | the same | nothing |
//! | `avx2` | 16 lanes | the same | AVX2 |
//! | `avx512` | 32 lanes | 16 lanes | AVX-512 F, BW, VL; faster with BITALG, VBMI2 |
//! | `neon` | 8 lanes | the same | aarch64 |
//! | `simd128` | 8 lanes | the same | WebAssembly, compiled with its feature `simd128` |
//!
//! A shell can be called only with a [`proof`] that the CPU has the features that it needs.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod bytes;
#[cfg(target_arch = "aarch64")]
mod neon;
pub(crate) mod proof;
pub(crate) mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "aarch64")]
use std::arch::is_aarch64_feature_detected as is_detected;
#[cfg(target_arch = "x86_64")]
use std::arch::is_x86_feature_detected as is_detected;

use crate::{
    answer::{Stats, Verdict},
    braid::{search::SearchResult, settle::SettleResult, stack::Stack, strand::Strand},
    cast::FullCells,
    layout::CellValues,
    wave::pairs::Pair,
};

/// The searches, compiled for one instruction set and implemented by its proof type.
pub(crate) trait Shell: Copy {
    /// See [`wave::verdicts`](crate::wave::verdicts::verdicts).
    fn verdicts(self, puzzles: &[CellValues], out: &mut [Verdict<FullCells>]) -> Stats;

    /// See [`wave::others`](crate::wave::others::others).
    fn others(self, puzzles: &[CellValues], known: &[CellValues], out: &mut [u128]) -> Stats;

    /// See [`wave::pairs`](crate::wave::pairs::pairs).
    fn pairs(self, puzzles: &[CellValues], out: &mut [Pair]) -> Stats;

    /// See [`braid::search`](crate::braid::search::search).
    fn single(self, puzzle: &CellValues, limit: u64, stack: &mut Stack) -> SearchResult;

    /// See [`braid::settle`](crate::braid::settle::settle).
    fn settle(self, states: &mut [Strand]) -> SettleResult;

    /// Tests the operations of both vector types.
    #[cfg(test)]
    fn check_vectors(self);
}

/// Whether all of these features were detected.
fn all_detected(features: &[bool]) -> bool {
    features.iter().all(|&detected| detected)
}

/// Defines a shell method: `$generic`, compiled with these CPU features.
macro_rules! shell_method {
    (
        $proof:ty, [$($feature:tt),*],
        fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $generic:expr
    ) => {
        #[inline]
        fn $name(self, $($argument: $type),*) -> $result {
            $(#[target_feature(enable = $feature)])*
            fn run(proof: $proof, $($argument: $type),*) -> $result {
                $generic(proof, $($argument),*)
            }
            debug_assert!($crate::arch::all_detected(&[$($crate::arch::is_detected!($feature)),*]));
            // SAFETY: `self` is proof that the CPU has these features.
            #[allow(unused_unsafe, reason = "the scalar shell needs no features")]
            unsafe {
                run(self, $($argument),*)
            }
        }
    };
}
use shell_method;

/// Implements [`Shell`] for a proof, with one vector type for many puzzles and one for a single
/// puzzle.
macro_rules! shell {
    ($proof:ty, $features:tt, $many:ty, $one:ty) => {
        impl $crate::arch::Shell for $proof {
            $crate::arch::shell_method!(
                $proof, $features,
                fn verdicts(
                    puzzles: &[$crate::layout::CellValues],
                    out: &mut [$crate::answer::Verdict<$crate::cast::FullCells>]
                ) -> $crate::answer::Stats = $crate::wave::verdicts::verdicts::<$many>
            );
            $crate::arch::shell_method!(
                $proof, $features,
                fn others(
                    puzzles: &[$crate::layout::CellValues],
                    known: &[$crate::layout::CellValues],
                    out: &mut [u128]
                ) -> $crate::answer::Stats = $crate::wave::others::others::<$many>
            );
            $crate::arch::shell_method!(
                $proof, $features,
                fn pairs(
                    puzzles: &[$crate::layout::CellValues],
                    out: &mut [$crate::wave::pairs::Pair]
                ) -> $crate::answer::Stats = $crate::wave::pairs::pairs::<$many>
            );
            $crate::arch::shell_method!(
                $proof, $features,
                fn single(
                    puzzle: &$crate::layout::CellValues,
                    limit: u64,
                    stack: &mut $crate::braid::stack::Stack
                ) -> $crate::braid::search::SearchResult = $crate::braid::search::search::<$one>
            );
            $crate::arch::shell_method!(
                $proof, $features,
                fn settle(states: &mut [$crate::braid::strand::Strand])
                    -> $crate::braid::settle::SettleResult = $crate::braid::settle::settle::<$one>
            );
            #[cfg(test)]
            $crate::arch::shell_method!(
                $proof, $features,
                fn check_vectors() -> () = $crate::arch::tests::check_both::<$many, $one>
            );
        }
    };
}
use shell;
