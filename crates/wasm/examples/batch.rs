//! The wave solver as WebAssembly, for `measure.js` in the same directory. It solves a list of
//! puzzles as a batch with either backend. A digest of the answers shows whether the backends
//! agree.

#![allow(
    unsafe_code,
    missing_docs,
    reason = "exports need fixed names; nothing else here is unsafe"
)]

use std::cell::RefCell;

use novena_core::Puzzle;
use novena_kernel::{Backend, Verdict, Wave};

#[derive(Default)]
struct Bench {
    text: Vec<u8>,
    puzzles: Vec<Puzzle>,
    verdicts: Vec<Verdict>,
}

thread_local! {
    static BENCH: RefCell<Bench> = RefCell::default();
}

/// Allocates a buffer for this many bytes of text, with one puzzle per line.
#[unsafe(no_mangle)]
pub extern "C" fn text(length: usize) -> *mut u8 {
    BENCH.with_borrow_mut(|bench| {
        bench.text = vec![0; length];
        bench.text.as_mut_ptr()
    })
}

/// Reads the text, and returns the number of puzzles.
#[unsafe(no_mangle)]
pub extern "C" fn load() -> usize {
    BENCH.with_borrow_mut(|bench| {
        let text = String::from_utf8_lossy(&bench.text);
        let lines = text.lines().map(|line| line.get(..81).unwrap_or(line));
        bench.puzzles = lines.filter_map(|line| line.parse().ok()).collect();
        bench.puzzles.len()
    })
}

/// Solves some of the puzzles, with or without vector instructions.
#[unsafe(no_mangle)]
pub extern "C" fn solve(with_vectors: bool, from: usize, count: usize) {
    let backend = if with_vectors {
        Backend::best()
    } else {
        Backend::Scalar
    };
    let Some(wave) = Wave::with_backend(backend) else {
        return;
    };
    BENCH.with_borrow_mut(|bench| {
        wave.verdicts(&bench.puzzles[from..from + count], &mut bench.verdicts);
    });
}

/// Returns the number of answers of this kind among the last answers: no solution, one solution or
/// several.
#[unsafe(no_mangle)]
pub extern "C" fn count(kind: usize) -> usize {
    let is_it = |verdict: &&Verdict| match verdict {
        Verdict::None => kind == 0,
        Verdict::Unique(_) => kind == 1,
        Verdict::Several => kind == 2,
    };
    BENCH.with_borrow(|bench| bench.verdicts.iter().filter(is_it).count())
}

/// A digest of the last answers (FNV-1a).
#[unsafe(no_mangle)]
pub extern "C" fn digest() -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    BENCH.with_borrow(|bench| {
        bench.verdicts.iter().fold(0x811c_9dc5, |hash, verdict| {
            let solution = match verdict {
                Verdict::None => return step(hash, 0),
                Verdict::Several => return step(hash, 255),
                Verdict::Unique(solution) => solution.to_string(),
            };
            solution.bytes().fold(hash, step)
        })
    })
}
