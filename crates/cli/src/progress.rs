use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::texts::Texts;

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar on standard error while long work lasts.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    wanted: bool,
    puzzles: u64,
}

impl Progress {
    /// `bytes` is the size of all input, where it is known.
    pub(crate) fn new(bytes: Option<u64>, answers_on_screen: bool, texts: &Texts) -> Self {
        let bar = ProgressBar::with_draw_target(bytes, ProgressDrawTarget::hidden());
        let template = if bytes.is_some() {
            "{bar:30} {percent:>3} %  {msg}  {eta}"
        } else {
            "{spinner}  {msg}  {elapsed}"
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.set_message(texts.fill("progress-puzzles", &[("count", 0.into())]));
        // A bar between answers on the same screen would only be in the way.
        let wanted = std::io::stderr().is_terminal() && !answers_on_screen;
        Self {
            bar,
            started: Instant::now(),
            wanted,
            puzzles: 0,
        }
    }

    /// Counts what is done, and shows it once the work takes long.
    pub(crate) fn advance(&mut self, bytes: u64, puzzles: u64, texts: &Texts) {
        if !self.wanted {
            return;
        }
        self.puzzles += puzzles;
        self.bar.inc(bytes);
        if self.started.elapsed() > PATIENCE {
            if self.bar.is_hidden() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar
                .set_message(texts.fill("progress-puzzles", &[("count", self.puzzles.into())]));
        }
    }

    /// Prints a line without tearing the bar.
    pub(crate) fn suspend(&self, print: impl FnOnce()) {
        self.bar.suspend(print);
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
