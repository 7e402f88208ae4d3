//! Shows a progress line on standard error during long work. The line is intended only for people
//! and is removed at the end.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use console::Term;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};

use crate::arguments::Input;
use crate::screen;
use crate::texts::Texts;

/// The minimum duration of work for which a progress line is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// How often the line is redrawn, even if nothing has changed.
const TICK: Duration = Duration::from_millis(200);

/// The message comes last and is truncated at the end of the line, because a line that wraps cannot
/// be cleared.
const WITHOUT_END: &str = "{spinner}  {elapsed}  {wide_msg}";
const WITH_TIME_LEFT: &str = "{bar:20} {percent:>3} %  {elapsed}, {eta}  {wide_msg}";
/// For terminals that have fewer than [`NARROW`] columns.
const NARROW_WITH_TIME_LEFT: &str = "{bar:6} {percent:>3} %  {elapsed}, {eta}  {wide_msg}";

const NARROW: u16 = 60;

/// A progress bar on standard error.
#[derive(Clone)]
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    /// The thread that draws the line. `None` if the line is not visible.
    painter: Option<Arc<Painter>>,
    /// The number of puzzles done, which is counted even if the line is not visible.
    puzzles: Arc<AtomicU64>,
}

impl Progress {
    /// Starts a progress line. `whole` is the total size of the input or the number of puzzles to
    /// find, if known.
    pub(crate) fn new(whole: Option<u64>, texts: &Texts) -> Self {
        Self::seen_by(screen::is_error_terminal(), whole, || {
            texts.fill("progress-puzzles", &[("count", 0.into())])
        })
    }

    /// Shows progress while `input` is read. The line is not shown to people who are typing,
    /// because it would disturb them.
    pub(crate) fn reading(input: &Input, texts: &Texts) -> Self {
        if input.is_typed() {
            return Self::seen_by(false, None, String::new);
        }
        Self::new(input.bytes(), texts)
    }

    /// Starts a progress line for work whose length is unknown.
    pub(crate) fn endless(message: String) -> Self {
        Self::seen_by(screen::is_error_terminal(), None, || message)
    }

    fn seen_by(person: bool, whole: Option<u64>, message: impl FnOnce() -> String) -> Self {
        let bar = ProgressBar::with_draw_target(whole, ProgressDrawTarget::hidden());
        let painter = person.then(|| {
            set_style(&bar, WITHOUT_END);
            bar.set_message(message());
            Arc::new(Painter::start(bar.clone()))
        });
        Self {
            bar,
            started: Instant::now(),
            painter,
            puzzles: Arc::default(),
        }
    }

    /// Counts finished work. The count is displayed if the work takes more than a moment.
    pub(crate) fn advance(&mut self, bytes: u64, puzzles: u64, texts: &Texts) {
        let count = self.puzzles.fetch_add(puzzles, Ordering::Relaxed) + puzzles;
        if self.painter.is_none() {
            return;
        }
        self.show(self.bar.position() + bytes);
        // The message is set even before the line is drawn, because this thread may be busy with
        // the next puzzle by then.
        let message = texts.fill("progress-puzzles", &[("count", count.into())]);
        self.bar.set_message(message);
    }

    /// Returns the number of puzzles done.
    pub(crate) fn puzzles(&self) -> u64 {
        self.puzzles.load(Ordering::Relaxed)
    }

    /// Shows the progress of a slow search: the number found, and a message that depends on the
    /// number of seconds since the search began.
    pub(crate) fn found(&mut self, found: u64, word: impl FnOnce(f64) -> String) {
        let seconds = self.started.elapsed().as_secs_f64();
        if self.painter.is_some() {
            self.show(found);
            if self.started.elapsed() + TICK > PATIENCE {
                self.bar.set_message(word(seconds));
            }
        }
    }

    /// Replaces the text of the line.
    pub(crate) fn say(&self, message: impl FnOnce() -> String) {
        if self.painter.is_some() {
            self.bar.set_message(message());
        }
    }

    fn show(&self, done: u64) {
        // The remaining time is unknown until something is finished.
        if self.bar.position() == 0 && done > 0 && self.bar.length().is_some() {
            let narrow = Term::stderr().size().1 < NARROW;
            let template = if narrow {
                NARROW_WITH_TIME_LEFT
            } else {
                WITH_TIME_LEFT
            };
            set_style(&self.bar, template);
        }
        self.bar.set_position(done);
    }

    /// Prints a line without corrupting the progress bar.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        match self.painter {
            Some(_) => self.bar.suspend(print),
            None => print(),
        }
    }

    pub(crate) fn finish(&self) {
        if let Some(painter) = &self.painter {
            painter.stop();
        }
        self.bar.finish_and_clear();
    }
}

/// Returns the progress of a search: the number of puzzles found and tried, and the speed.
pub(crate) fn search_progress(found: u64, tried: u64, seconds: f64, texts: &Texts) -> String {
    #[expect(clippy::cast_precision_loss, reason = "an estimate is enough")]
    #[expect(clippy::cast_sign_loss, reason = "neither is below zero")]
    let rate = (tried as f64 / seconds.max(0.001)) as u64;
    let fillings = [
        ("found", found.into()),
        ("tried", tried.into()),
        ("rate", rate.into()),
    ];
    texts.fill("progress-search", &fillings)
}

/// The thread that draws the line. The working thread is too busy to draw it.
struct Painter {
    thread: Mutex<Option<(Sender<()>, JoinHandle<()>)>>,
}

impl Painter {
    fn start(bar: ProgressBar) -> Self {
        let (stop, stopped) = channel::<()>();
        let is_running_after =
            move |time| stopped.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
        let thread = thread::spawn(move || {
            if !is_running_after(PATIENCE) {
                return;
            }
            let screen = NarrowStderr(Term::buffered_stderr());
            bar.set_draw_target(ProgressDrawTarget::term_like(Box::new(screen)));
            loop {
                bar.tick();
                if !is_running_after(TICK) {
                    break;
                }
            }
            bar.finish_and_clear();
        });
        Self {
            thread: Mutex::new(Some((stop, thread))),
        }
    }

    fn stop(&self) {
        let running = self.thread.lock().ok().and_then(|mut thread| thread.take());
        if let Some((stop, thread)) = running {
            drop(stop);
            // Wait for the thread, which clears the line before it ends.
            let _ = thread.join();
        }
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Standard error without its last columns. The bar fills its line. If it also filled the last
/// columns, the `^C` that terminals display after the bar would wrap, and the bar would remain
/// above the message about Ctrl-C.
#[derive(Debug)]
struct NarrowStderr(Term);

/// Leaves room for `^C` and the cursor that follows it.
const ROOM: u16 = 3;

impl TermLike for NarrowStderr {
    fn width(&self) -> u16 {
        TermLike::width(&self.0).saturating_sub(ROOM)
    }

    fn height(&self) -> u16 {
        TermLike::height(&self.0)
    }

    fn move_cursor_up(&self, count: usize) -> io::Result<()> {
        TermLike::move_cursor_up(&self.0, count)
    }

    fn move_cursor_down(&self, count: usize) -> io::Result<()> {
        TermLike::move_cursor_down(&self.0, count)
    }

    fn move_cursor_right(&self, count: usize) -> io::Result<()> {
        TermLike::move_cursor_right(&self.0, count)
    }

    fn move_cursor_left(&self, count: usize) -> io::Result<()> {
        TermLike::move_cursor_left(&self.0, count)
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        TermLike::write_line(&self.0, text)
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        TermLike::write_str(&self.0, text)
    }

    fn clear_line(&self) -> io::Result<()> {
        TermLike::clear_line(&self.0)
    }

    fn flush(&self) -> io::Result<()> {
        TermLike::flush(&self.0)
    }
}

fn set_style(bar: &ProgressBar, template: &str) {
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
}
