use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::screen;
use crate::texts::Texts;

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

const WITH_TIME_LEFT: &str = "{bar:30} {percent:>3} %  {msg}  {elapsed}, {eta}";

/// A bar on standard error while long work lasts.
#[derive(Clone)]
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    wanted: bool,
    puzzles: u64,
}

impl Progress {
    /// `whole` is the size of all input, or how much is to be found, where that is known.
    pub(crate) fn new(whole: Option<u64>, texts: &Texts) -> Self {
        let bar = ProgressBar::with_draw_target(whole, ProgressDrawTarget::hidden());
        set_style(&bar, "{spinner}  {msg}  {elapsed}");
        bar.set_message(texts.fill("progress-puzzles", &[("count", 0.into())]));
        let wanted = screen::is_error_terminal();
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
        // Before anything is finished there is nothing to tell the time left from.
        if self.bar.position() == 0 && bytes > 0 && self.bar.length().is_some() {
            set_style(&self.bar, WITH_TIME_LEFT);
        }
        self.puzzles += puzzles;
        self.bar.inc(bytes);
        if self.started.elapsed() > PATIENCE {
            if self.bar.is_hidden() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar
                .set_message(texts.fill("progress-puzzles", &[("count", self.puzzles.into())]));
            self.bar.tick();
        }
    }

    /// Shows a search, once it takes long: what it has found, and a word about it that depends
    /// on the seconds since it began.
    pub(crate) fn found(&mut self, found: u64, word: impl FnOnce(f64) -> String) {
        if !self.wanted || self.started.elapsed() <= PATIENCE {
            return;
        }
        if self.bar.position() == 0 && found > 0 && self.bar.length().is_some() {
            set_style(&self.bar, WITH_TIME_LEFT);
        }
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(found);
        self.bar
            .set_message(word(self.started.elapsed().as_secs_f64()));
        self.bar.tick();
    }

    /// Whether a person sees it.
    pub(crate) fn is_shown(&self) -> bool {
        self.wanted && !self.bar.is_hidden()
    }

    /// Prints something without tearing the bar.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        if self.is_shown() {
            self.bar.suspend(print)
        } else {
            print()
        }
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn set_style(bar: &ProgressBar, template: &str) {
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
}
