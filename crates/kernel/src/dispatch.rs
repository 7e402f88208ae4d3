//! Selects the instruction set. This happens only once: the caller chooses an instruction set, or
//! the fastest one that the CPU supports is used.

use crate::{
    answer::{Stats, Verdict},
    arch::{Shell, proof},
    ascending::AscendingSolutions,
    braid::{search::SearchResult, settle::SettleResult, stack::Stack, strand::Strand},
    cast::FullCells,
    layout::CellValues,
    wave::pairs::Pair,
};
use core::{fmt, str::FromStr};

/// The name of an instruction set to solve with. All instruction sets produce the same answers.
///
/// [`Backend::best`] and [`Backend::available`] return only backends that the CPU supports;
/// [`Wave::with_backend`](crate::Wave::with_backend) returns `None` for the others.
///
/// ```
/// use novena_kernel::{Backend, Wave};
///
/// let best = Backend::best();
/// assert!(Wave::with_backend(best).is_some());
/// assert_eq!(best.to_string().parse(), Ok(best));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Backend {
    /// 64-bit integers, on any machine. WebAssembly builds with vectors omit it unless the feature
    /// `every-backend` is enabled.
    Scalar,
    /// 256-bit vectors of x86-64.
    Avx2,
    /// 512-bit vectors of x86-64: AVX-512 F, BW and VL.
    Avx512,
    /// 128-bit vectors of aarch64.
    Neon,
    /// 128-bit vectors of WebAssembly.
    Simd128,
}

impl Backend {
    /// All backends, the slowest first.
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// let names = ["scalar", "simd128", "neon", "avx2", "avx512"];
    /// assert_eq!(Backend::ALL.map(Backend::name), names);
    /// ```
    pub const ALL: [Self; 5] = [
        Self::Scalar,
        Self::Simd128,
        Self::Neon,
        Self::Avx2,
        Self::Avx512,
    ];

    /// Whether this CPU can run the backend.
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// assert!(Backend::Scalar.is_available());
    /// // No CPU is of both kinds.
    /// assert!(!(Backend::Neon.is_available() && Backend::Avx2.is_available()));
    /// ```
    #[must_use]
    pub fn is_available(self) -> bool {
        Instructions::detect(self).is_some()
    }

    /// The backends this CPU can run, the slowest first.
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// assert_eq!(Backend::available().next(), Some(Backend::Scalar));
    /// assert!(Backend::available().all(Backend::is_available));
    /// ```
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(|backend| backend.is_available())
    }

    /// The fastest backend this CPU can run.
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// assert_eq!(Backend::available().last(), Some(Backend::best()));
    /// ```
    #[must_use]
    pub fn best() -> Self {
        Instructions::best().backend()
    }

    /// The name in lower case. `FromStr` reads the same name.
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// assert_eq!(Backend::Avx512.name(), "avx512");
    /// assert_eq!("avx512".parse(), Ok(Backend::Avx512));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scalar => "scalar",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Neon => "neon",
            Self::Simd128 => "simd128",
        }
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for text that is not the name of a backend.
///
/// ```
/// use novena_kernel::{Backend, UnknownBackend};
///
/// assert_eq!("sse".parse::<Backend>(), Err(UnknownBackend));
/// assert_eq!(UnknownBackend.to_string(), "expected scalar, avx2, avx512, neon or simd128");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBackend;

impl fmt::Display for UnknownBackend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected scalar, avx2, avx512, neon or simd128")
    }
}

impl core::error::Error for UnknownBackend {}

impl FromStr for Backend {
    type Err = UnknownBackend;

    fn from_str(name: &str) -> Result<Self, UnknownBackend> {
        Self::ALL
            .into_iter()
            .find(|backend| backend.name() == name)
            .ok_or(UnknownBackend)
    }
}

/// A backend together with the proof that this CPU can run it. Solvers call its methods.
///
/// The variants match those of [`Backend`], except that AVX-512 has two, because `RichAvx512` is
/// faster on CPUs that support it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instructions {
    #[cfg(any(
        not(all(target_arch = "wasm32", target_feature = "simd128")),
        feature = "every-backend"
    ))]
    Scalar(proof::Scalar),
    #[cfg(target_arch = "x86_64")]
    Avx2(proof::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(proof::Avx512<false>),
    #[cfg(target_arch = "x86_64")]
    RichAvx512(proof::Avx512<true>),
    #[cfg(target_arch = "aarch64")]
    Neon(proof::Neon),
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128(proof::Simd128),
}

/// Calls a method of the selected shell.
macro_rules! shell_call {
    ($instructions:expr, $name:ident($($argument:expr),*)) => {
        match $instructions {
            #[cfg(any(
                not(all(target_arch = "wasm32", target_feature = "simd128")),
                feature = "every-backend"
            ))]
            Instructions::Scalar(shell) => shell.$name($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2(shell) => shell.$name($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512(shell) => shell.$name($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Instructions::RichAvx512(shell) => shell.$name($($argument),*),
            #[cfg(target_arch = "aarch64")]
            Instructions::Neon(shell) => shell.$name($($argument),*),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128(shell) => shell.$name($($argument),*),
        }
    };
}

impl Instructions {
    /// The backend's instructions, if the CPU supports them.
    pub(crate) fn detect(backend: Backend) -> Option<Self> {
        match backend {
            #[cfg(any(
                not(all(target_arch = "wasm32", target_feature = "simd128")),
                feature = "every-backend"
            ))]
            Backend::Scalar => Some(Self::Scalar(proof::Scalar)),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => proof::Avx2::detect().map(Self::Avx2),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => proof::Avx512::detect()
                .map(Self::RichAvx512)
                .or_else(|| proof::Avx512::detect().map(Self::Avx512)),
            #[cfg(target_arch = "aarch64")]
            Backend::Neon => proof::Neon::detect().map(Self::Neon),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Backend::Simd128 => Some(Self::Simd128(proof::Simd128)),
            #[allow(unreachable_patterns, reason = "depends on the machine")]
            _ => None,
        }
    }

    /// The fastest instructions that this CPU supports.
    pub(crate) fn best() -> Self {
        let mut fastest_first = Backend::ALL.into_iter().rev();
        fastest_first
            .find_map(Self::detect)
            .expect("every build has a backend for any machine that runs it")
    }

    /// The backend that these instructions belong to.
    pub(crate) const fn backend(self) -> Backend {
        match self {
            #[cfg(any(
                not(all(target_arch = "wasm32", target_feature = "simd128")),
                feature = "every-backend"
            ))]
            Self::Scalar(_) => Backend::Scalar,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => Backend::Avx2,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) | Self::RichAvx512(_) => Backend::Avx512,
            #[cfg(target_arch = "aarch64")]
            Self::Neon(_) => Backend::Neon,
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Self::Simd128(_) => Backend::Simd128,
        }
    }

    /// Determines for each puzzle whether it has no solution, one or several.
    ///
    /// # Panics
    ///
    /// If the numbers of puzzles and verdicts differ.
    pub(crate) fn verdicts(self, puzzles: &[CellValues], out: &mut [Verdict<FullCells>]) -> Stats {
        shell_call!(self, verdicts(puzzles, out))
    }

    /// For each puzzle and its known solution, finds the cells in which another solution differs
    /// from the known one.
    ///
    /// # Panics
    ///
    /// If the three slices differ in length.
    pub(crate) fn others(
        self,
        puzzles: &[CellValues],
        known: &[CellValues],
        out: &mut [u128],
    ) -> Stats {
        shell_call!(self, others(puzzles, known, out))
    }

    /// Finds two solutions of each puzzle.
    ///
    /// # Panics
    ///
    /// If the numbers of puzzles and pairs differ.
    pub(crate) fn pairs(self, puzzles: &[CellValues], out: &mut [Pair]) -> Stats {
        shell_call!(self, pairs(puzzles, out))
    }

    /// The solutions of a puzzle in ascending order of their 81 digits, found lazily.
    pub(crate) fn ascending(self, puzzle: &CellValues) -> AscendingSolutions {
        AscendingSolutions::new(self, puzzle)
    }

    /// Sweeps up to 32 states until the rules find nothing more.
    pub(crate) fn settle(self, states: &mut [Strand]) -> SettleResult {
        debug_assert!(states.len() <= 32);
        shell_call!(self, settle(states))
    }

    /// Counts the solutions of one puzzle up to a limit.
    pub(crate) fn single(self, puzzle: &CellValues, limit: u64, stack: &mut Stack) -> SearchResult {
        shell_call!(self, single(puzzle, limit, stack))
    }
}
