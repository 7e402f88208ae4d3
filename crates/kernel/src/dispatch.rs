//! Which instructions to use: chosen once from what the CPU has, or by the caller.

use crate::{
    answer::{Stats, Verdict},
    arch,
    ascending::Ascending,
    braid::{
        search::{Found, Stack},
        settle::Settled,
        strand::Strand,
    },
    layout::Cells,
};
use core::{fmt, str::FromStr};

/// A set of instructions to solve with. All give the same answers.
///
/// [`Backend::best`] and [`Backend::available`] name only what the CPU has;
/// [`Wave::with_backend`](crate::Wave::with_backend) refuses what it has not.
///
/// ```
/// use novena_kernel::{Backend, Wave};
///
/// let best = Backend::best();
/// assert!(Wave::with_backend(best).is_some());
/// assert_eq!(best.to_string().parse(), Ok(best));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Backend {
    /// 64-bit integers, on any machine.
    Scalar,
    /// 256-bit vectors of x86-64.
    Avx2,
    /// 512-bit vectors of x86-64: AVX-512 F, BW and VL.
    Avx512,
    /// 128-bit vectors of aarch64.
    Neon,
}

/// Calls the function of that name in the backend's shell.
macro_rules! shell_call {
    ($backend:expr, $name:ident($($argument:expr),*)) => {{
        let backend = $backend;
        assert!(backend.is_available(), "this CPU cannot run the {backend} backend");
        match backend {
            Backend::Scalar => arch::scalar::$name($($argument),*),
            // SAFETY: the CPU has what the shell needs; it was asked above.
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 if arch::avx512::is_rich() => unsafe {
                arch::avx512::rich::$name($($argument),*)
            },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => unsafe { arch::avx512::$name($($argument),*) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => unsafe { arch::avx2::$name($($argument),*) },
            // SAFETY: as above.
            #[cfg(target_arch = "aarch64")]
            Backend::Neon => unsafe { arch::neon::$name($($argument),*) },
            #[allow(unreachable_patterns, reason = "depends on the machine")]
            _ => unreachable!("no such backend on this machine"),
        }
    }};
}

impl Backend {
    /// All backends, the slowest first.
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// assert_eq!(Backend::ALL.map(Backend::name), ["scalar", "neon", "avx2", "avx512"]);
    /// ```
    pub const ALL: [Self; 4] = [Self::Scalar, Self::Neon, Self::Avx2, Self::Avx512];

    /// Can this CPU run it?
    ///
    /// ```
    /// # use novena_kernel::Backend;
    /// assert!(Backend::Scalar.is_available());
    /// // No CPU is of both kinds.
    /// assert!(!(Backend::Neon.is_available() && Backend::Avx2.is_available()));
    /// ```
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Self::Scalar => arch::scalar::is_available(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => arch::avx2::is_available(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => arch::avx512::is_available(),
            #[cfg(target_arch = "aarch64")]
            Self::Neon => arch::neon::is_available(),
            #[allow(unreachable_patterns, reason = "depends on the machine")]
            _ => false,
        }
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
        Self::available().last().unwrap_or(Self::Scalar)
    }

    /// Its name in lower case, as `FromStr` reads it.
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
        }
    }

    /// Finds out for each puzzle whether it has no solution, one or several.
    ///
    /// # Panics
    ///
    /// If there are not as many verdicts as puzzles.
    pub(crate) fn verdicts(self, puzzles: &[Cells], out: &mut [Verdict<Cells>]) -> Stats {
        shell_call!(self, verdicts(puzzles, out))
    }

    /// Finds, for each puzzle and a solution of it, the cells in which another one differs.
    ///
    /// # Panics
    ///
    /// If there are not as many of each.
    pub(crate) fn others(self, puzzles: &[Cells], known: &[Cells], out: &mut [u128]) -> Stats {
        shell_call!(self, others(puzzles, known, out))
    }

    /// The solutions of a puzzle in ascending order of their 81 digits, found as
    /// they are asked for.
    pub(crate) fn ascending(self, puzzle: &Cells) -> Ascending {
        Ascending::new(self, puzzle)
    }

    /// Sweeps up to 32 states to the end of what the rules can tell.
    pub(crate) fn settle(self, states: &mut [Strand]) -> Settled {
        debug_assert!(states.len() <= 32);
        shell_call!(self, settle(states))
    }

    /// Counts the solutions of one puzzle up to a limit.
    pub(crate) fn single(self, puzzle: &Cells, limit: u64, stack: &mut Stack) -> Found {
        shell_call!(self, single(puzzle, limit, stack))
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Not the name of a backend.
///
/// ```
/// use novena_kernel::{Backend, UnknownBackend};
///
/// assert_eq!("sse".parse::<Backend>(), Err(UnknownBackend));
/// assert_eq!(UnknownBackend.to_string(), "expected scalar, avx2, avx512 or neon");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBackend;

impl fmt::Display for UnknownBackend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected scalar, avx2, avx512 or neon")
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
