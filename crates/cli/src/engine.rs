//! The engine that solves puzzles: either the CPU or the graphics cards of this machine.
//!
//! Every puzzle is answered exactly once, even if a card fails. A batch that a card returned
//! unanswered goes to the CPU. Later batches go to the remaining cards or, if there are none, to
//! the CPU. The answers are the same either way.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use clap::{Args, ValueEnum};
use novena_core::Puzzle;
use novena_formats::Content;
use novena_gpu::{Cards, Fault};
use novena_kernel::{Verdict, Wave};

use crate::arguments::Input;
use crate::input::Job;
use crate::report;
use crate::texts::Texts;

/// A search shorter than this, in seconds, is faster on the CPU, because opening a card takes half
/// a second and its answers have to be transferred back. The value was measured; see `docs/gpu.md`.
const WORTH_A_CARD: f64 = 0.8;

/// Input that is smaller than this number of bytes is not even sampled.
const WORTH_A_SAMPLE: u64 = 16 << 20;

/// The number of chunks that are collected for cards. A card needs many thousands of puzzles at a
/// time, whereas a chunk contains only about 1,600.
const CHUNKS_TOGETHER: usize = 96;

/// The approximate number of puzzles in [`CHUNKS_TOGETHER`] chunks. Larger batches would not speed
/// up files, because reading and writing take longer than the search.
pub(crate) const PUZZLES_TOGETHER: usize = CHUNKS_TOGETHER * 1_600;

/// The requested engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Choice {
    Cpu,
    Cuda,
    Auto,
}

#[derive(Args)]
pub(crate) struct EngineChoice {
    #[arg(id = "engine", long = "backend", value_enum, default_value_t = Choice::Cpu)]
    pub(crate) choice: Choice,
}

pub(crate) struct Engine<'a> {
    cards: Option<Cards>,
    /// Cards are no longer used.
    given_up: AtomicBool,
    /// The number of lost cards that were reported. It stays locked while a line is written, so
    /// that the line stating that there are no cards left comes last.
    lost: Mutex<usize>,
    texts: &'a Texts,
}

impl<'a> Engine<'a> {
    /// Opens cards if they were requested. For `auto`, cards are opened only if `seconds` predicts
    /// a long search on the CPU. About `waiting` puzzles will be awaiting answers at any time.
    pub(crate) fn open(
        choice: &EngineChoice,
        seconds: impl FnOnce() -> f64,
        waiting: usize,
        texts: &'a Texts,
    ) -> Self {
        let wanted = match choice.choice {
            Choice::Cpu => false,
            Choice::Cuda => true,
            Choice::Auto => seconds() >= WORTH_A_CARD,
        };
        let cards = if wanted {
            match Cards::open_for(waiting) {
                Ok(cards) => Some(cards),
                Err(fault) => {
                    // `auto` leaves the choice to the program, so a missing card is not reported.
                    if choice.choice == Choice::Cuda {
                        warn(texts, &fault);
                    }
                    None
                }
            }
        } else {
            None
        };
        Self {
            cards,
            given_up: AtomicBool::new(false),
            lost: Mutex::new(0),
            texts,
        }
    }

    /// Whether cards are in use.
    pub(crate) fn uses_cards(&self) -> bool {
        self.cards.is_some() && !self.given_up.load(Ordering::Relaxed)
    }

    /// The number of threads that parse and print. If cards are used, most of these threads wait
    /// for answers.
    pub(crate) fn threads(&self, threads: usize) -> usize {
        if self.cards.is_some() {
            threads.max(CHUNKS_TOGETHER)
        } else {
            threads
        }
    }

    /// Replaces the contents of `verdicts` with the verdict on each puzzle. Returns the number of
    /// guesses.
    pub(crate) fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) -> u64 {
        if let Some(cards) = &self.cards
            && !self.given_up.load(Ordering::Relaxed)
        {
            match cards.verdicts(puzzles, verdicts) {
                Ok(work) => return work.guesses,
                Err(fault) => self.report(cards, &fault),
            }
        }
        Wave::new().verdicts(puzzles, verdicts).guesses
    }

    /// Reports a lost card once. If a card returned wrong boards, we do not know which card it was,
    /// so we stop using all of them.
    fn report(&self, cards: &Cards, fault: &Fault) {
        let mut reported = self.lost.lock().expect("nothing panics while it reports");
        if self.given_up.load(Ordering::Relaxed) {
            return;
        }
        let left = if *fault == Fault::Wrong {
            0
        } else {
            cards.left()
        };
        if left == 0 {
            self.given_up.store(true, Ordering::Relaxed);
            warn(self.texts, fault);
            return;
        }
        let lost = cards.names().len() - left;
        if *reported < lost {
            *reported = lost;
            let fillings = [("reason", fault.to_string().into())];
            report::warning(self.texts, "engine-card-lost", &fillings);
        }
    }
}

/// Estimates how many seconds the search would take on this number of threads. The first chunk is
/// solved, and the rest of the input is assumed to be equally hard. For small inputs and inputs of
/// unknown size, the estimate is zero.
pub(crate) fn search_seconds(input: &Input, threads: usize, texts: &Texts) -> f64 {
    let Some(bytes) = input.bytes().filter(|bytes| *bytes >= WORTH_A_SAMPLE) else {
        return 0.0;
    };
    let chunk = input.jobs(None, texts).find_map(|job| match job {
        Job::Chunk { chunk, .. } => Some(chunk),
        Job::Note(_) | Job::Unreadable(_) => None,
    });
    let Some(chunk) = chunk else {
        return 0.0;
    };
    let puzzles: Vec<Puzzle> = chunk
        .entries()
        .filter_map(|entry| match entry.content {
            Content::Record(record) => Some(record.givens),
            Content::Neutral(_) | Content::Error(_) => None,
        })
        .collect();
    let started = Instant::now();
    Wave::new().verdicts(&puzzles, &mut Vec::new());
    let seconds = started.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let (rest, threads) = (
        bytes as f64 / chunk.text().len().max(1) as f64,
        threads.max(1) as f64,
    );
    seconds * rest / threads
}

fn warn(texts: &Texts, fault: &Fault) {
    let reason = match fault {
        Fault::NoDriver => texts.get("engine-no-driver"),
        Fault::NoCard => texts.get("engine-none"),
        // The driver's own message.
        other => other.to_string(),
    };
    let fillings = [("reason", reason.into())];
    report::warning(texts, "engine-no-card", &fillings);
}
