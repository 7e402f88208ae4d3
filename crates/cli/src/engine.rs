//! The engine that solves puzzles: either the CPU or the graphics cards of this machine.
//!
//! Every puzzle is answered exactly once, even if a card fails. If a card returns a batch
//! unanswered, the batch goes to the CPU. Later batches go to the remaining cards or, if there are
//! none, to the CPU. The answers are the same either way.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use clap::{Args, ValueEnum};
use novena_core::{Candidate, Puzzle};
use novena_formats::Content;
use novena_gpu::{Cards, Fault, Work};
use novena_kernel::{Verdict, Wave};

use crate::arguments::Input;
use crate::gate::Gate;
use crate::input::Job;
use crate::interrupt;
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;

/// The minimum duration, in seconds, of a search for which cards are worth opening. Shorter
/// searches are faster on the CPU, because opening a card takes half a second and its answers have
/// to be transferred back. The value was measured; see `docs/gpu.md`.
const WORTH_A_CARD: f64 = 0.8;

/// The minimum size, in bytes, of an input whose search time is estimated. A sample of the input is
/// solved for the estimate.
const WORTH_A_SAMPLE: u64 = 16 << 20;

/// The number of threads that wait for cards together. A card needs many thousands of puzzles at a
/// time, whereas a chunk of a file contains only about 1,600.
const THREADS_TOGETHER: usize = 96;

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
    /// Limits how many threads compute at the same time. With cards, there are more threads than
    /// may compute.
    gate: Option<Gate>,
    /// Whether the program has stopped using cards.
    given_up: AtomicBool,
    /// The number of lost cards that were reported. It stays locked while a line is written, so
    /// that the line stating that there are no cards left comes last.
    lost: Mutex<usize>,
    /// The progress line, above which warnings are printed.
    progress: Mutex<Option<Progress>>,
    texts: &'a Texts,
}

impl<'a> Engine<'a> {
    /// Opens cards with `open` if they were requested. For `auto`, cards are opened only if
    /// `seconds` predicts a long search on the CPU. `threads` is the number of threads that may
    /// compute.
    pub(crate) fn open(
        choice: &EngineChoice,
        seconds: impl FnOnce() -> f64,
        open: impl FnOnce() -> Result<Cards, Fault>,
        threads: usize,
        texts: &'a Texts,
    ) -> Self {
        let wanted = match choice.choice {
            Choice::Cpu => false,
            Choice::Cuda => true,
            Choice::Auto => seconds() >= WORTH_A_CARD,
        };
        let mut engine = Self::without_cards(texts);
        if wanted {
            match open() {
                Ok(cards) => {
                    for fault in cards.unusable() {
                        card_warning("engine-card-unused", fault, texts);
                    }
                    engine.cards = Some(cards);
                    engine.gate = Some(Gate::new(threads));
                }
                // `auto` leaves the choice to the program, so a missing card is not reported, but a
                // card that cannot be used is.
                Err(Fault::NotBuilt | Fault::NoDriver | Fault::NoCard)
                    if choice.choice == Choice::Auto => {}
                Err(fault) => no_card(&fault, texts),
            }
        }
        engine
    }

    /// Returns an engine that uses only the CPU, for work that cards cannot do. If cards were
    /// requested, reports that they are not used.
    pub(crate) fn on_cpu(choice: &EngineChoice, texts: &'a Texts) -> Self {
        if choice.choice == Choice::Cuda {
            report::warning(texts, "engine-on-cpu", &[]);
        }
        Self::without_cards(texts)
    }

    const fn without_cards(texts: &'a Texts) -> Self {
        Self {
            cards: None,
            gate: None,
            given_up: AtomicBool::new(false),
            lost: Mutex::new(0),
            progress: Mutex::new(None),
            texts,
        }
    }

    /// Returns whether cards are in use.
    pub(crate) fn uses_cards(&self) -> bool {
        self.cards.is_some() && !self.given_up.load(Ordering::Relaxed)
    }

    /// Returns the number of threads that parse and print. If cards are used, most of these threads
    /// wait for answers, and [`Engine::gate`] limits the number of those that compute.
    pub(crate) fn threads(&self, threads: usize) -> usize {
        if self.cards.is_some() {
            threads.max(THREADS_TOGETHER)
        } else {
            threads
        }
    }

    /// Returns the gate that all threads must enter before they compute or call
    /// [`Engine::verdicts`].
    pub(crate) const fn gate(&self) -> Option<&Gate> {
        self.gate.as_ref()
    }

    /// Computes something inside the gate.
    pub(crate) fn compute<T>(&self, compute: impl FnOnce() -> T) -> T {
        match &self.gate {
            Some(gate) => gate.inside(compute),
            None => compute(),
        }
    }

    /// Sets the progress line, above which later warnings are printed.
    pub(crate) fn watch(&self, progress: &Progress) {
        *lock(&self.progress) = Some(progress.clone());
    }

    /// Replaces the contents of `verdicts` with the verdict on each puzzle. Returns the number of
    /// guesses.
    pub(crate) fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) -> u64 {
        let by_cards = self.ask_cards(|cards, pause| cards.verdicts_with(puzzles, verdicts, pause));
        match by_cards {
            Some(work) => work.guesses,
            None => Wave::new().verdicts(puzzles, verdicts).guesses,
        }
    }

    /// If cards are in use, replaces `counts` with the number of solutions, 0, 1 or 2 for several,
    /// of each board with one more given, and returns true.
    pub(crate) fn count_on_cards(
        &self,
        boards: &[Puzzle],
        extensions: &[(u32, Candidate)],
        counts: &mut Vec<u8>,
    ) -> bool {
        let by_cards =
            self.ask_cards(|cards, pause| cards.extended(boards, extensions, counts, pause));
        by_cards.is_some()
    }

    /// Asks cards if they are in use. If a card has failed, reports it and returns `None`.
    fn ask_cards(
        &self,
        ask: impl FnOnce(&Cards, &dyn Fn(&mut dyn FnMut())) -> Result<Work, Fault>,
    ) -> Option<Work> {
        let cards = self.cards.as_ref().filter(|_| self.uses_cards())?;
        let pause = |wait: &mut dyn FnMut()| match &self.gate {
            Some(gate) => gate.outside(wait),
            None => wait(),
        };
        match ask(cards, &pause) {
            Ok(work) => Some(work),
            Err(fault) => {
                self.report(cards, &fault);
                None
            }
        }
    }

    /// Reports a lost card once. If a card has returned wrong boards or its thread has ended, we do
    /// not know which card it was, so we stop using all cards.
    fn report(&self, cards: &Cards, fault: &Fault) {
        let mut reported = lock(&self.lost);
        // While the program is ending, cards may stop responding.
        if self.given_up.load(Ordering::Relaxed) || interrupt::is_interrupted() {
            return;
        }
        let left = match fault {
            Fault::Wrong | Fault::Gone => 0,
            _ => cards.left(),
        };
        let lost = cards.names().len() - left;
        let print = || {
            if left == 0 {
                no_card(fault, self.texts);
            } else if *reported < lost {
                card_warning("engine-card-lost", fault, self.texts);
            }
        };
        match &*lock(&self.progress) {
            Some(progress) => progress.suspend(print),
            None => print(),
        }
        *reported = lost;
        if left == 0 {
            self.given_up.store(true, Ordering::Relaxed);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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

/// Reports in one line that no card is used, and why.
pub(crate) fn no_card(fault: &Fault, texts: &Texts) {
    card_warning("engine-no-card", fault, texts);
}

/// Reports a fault in one line.
fn card_warning(key: &str, fault: &Fault, texts: &Texts) {
    report::warning(texts, key, &[("reason", reason(fault, texts).into())]);
}

/// Describes a fault in the reader's language.
fn reason(fault: &Fault, texts: &Texts) -> String {
    let found = |major: &i32, minor: &i32| ("found", format!("{major}.{minor}").into());
    match fault {
        Fault::NotBuilt => texts.get("engine-not-built"),
        Fault::NoDriver => texts.get("engine-no-driver"),
        Fault::NoCard => texts.get("engine-none"),
        Fault::OldDriver { major, minor } => {
            texts.fill("engine-old-driver", &[found(major, minor)])
        }
        Fault::TooOld { name, major, minor } => {
            let name = ("name", name.as_str().into());
            texts.fill("engine-old-card", &[name, found(major, minor)])
        }
        Fault::Wrong => texts.get("engine-wrong"),
        Fault::Gone => texts.get("engine-gone"),
        // Other faults are described by the driver's own message.
        other => other.to_string(),
    }
}
