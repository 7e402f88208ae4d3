//! Proofs that this CPU has the instructions of a backend.
//!
//! A proof is a zero-sized value. Only `detect` creates one, after checking the CPU, so code that
//! holds a proof may run the instructions. Every [`Vector`](crate::vector::Vector) carries the
//! proof with which it was created. So there are two safe ways to run an instruction: with a proof,
//! or with a vector.
//!
//! The types have the same names as the variants of [`Backend`](crate::Backend). Each type is also
//! the backend's [`Shell`](super::Shell), which enables the features that `detect` checks. Debug
//! builds verify that the CPU has all the features that a shell enables.

/// The proof for the scalar backend. Creating it needs no check, because integers work on every
/// machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scalar;

/// Proof of AVX2, and of the bit instructions that every CPU with AVX2 also has.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Avx2(());

#[cfg(target_arch = "x86_64")]
impl Avx2 {
    /// Checks the CPU.
    pub(crate) fn detect() -> Option<Self> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        has_all.then_some(Self(()))
    }
}

/// Proof of AVX2 and of AVX-512 F, BW and VL. If `RICH` is true, also proof of BITALG and VBMI2.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Avx512<const RICH: bool>(Avx2);

#[cfg(target_arch = "x86_64")]
impl<const RICH: bool> Avx512<RICH> {
    /// Checks the CPU.
    pub(crate) fn detect() -> Option<Self> {
        let has_base = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl");
        let is_rich =
            is_x86_feature_detected!("avx512bitalg") && is_x86_feature_detected!("avx512vbmi2");
        let avx2 = Avx2::detect()?;
        (has_base && (is_rich || !RICH)).then_some(Self(avx2))
    }
}

/// Proof of NEON.
#[cfg(target_arch = "aarch64")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Neon(());

#[cfg(target_arch = "aarch64")]
impl Neon {
    /// Checks the CPU. On most systems the answer is known at compile time.
    pub(crate) fn detect() -> Option<Self> {
        std::arch::is_aarch64_feature_detected!("neon").then_some(Self(()))
    }
}

/// Proof of `simd128`. A module compiled with this feature runs only where it is supported.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Simd128;
