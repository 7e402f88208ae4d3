//! Handles Ctrl-C: removes temporary files and reports what was kept.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use novena_texts::Language;

use crate::exit::Exit;
use crate::report;
use crate::screen;
use crate::texts::{self, Texts};

/// How long a command may take to finish on its own. After this time, the program exits without
/// waiting for the command.
const GRACE: Duration = Duration::from_secs(1);

/// How long the program waits for all threads to stop using graphics cards.
const CARDS_GRACE: Duration = Duration::from_secs(1);

/// Incomplete files that have to be removed.
static UNFINISHED: Mutex<Vec<UnfinishedFile>> = Mutex::new(Vec::new());

static ON_INTERRUPT: Mutex<OnInterrupt> = Mutex::new(OnInterrupt::AtOnce);
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The key of a sentence that states which other results are kept.
static NOTE: Mutex<Option<&'static str>> = Mutex::new(None);

/// What the first Ctrl-C does to the running command. A second Ctrl-C always ends the program
/// immediately.
enum OnInterrupt {
    /// The command does not handle Ctrl-C, so the program exits immediately.
    AtOnce,
    /// The command soon checks [`is_interrupted`] and keeps its results. If it does not finish
    /// within [`GRACE`], the program exits.
    Soon,
    /// The command finishes on its own, without a time limit. If a function is given, Ctrl-C calls
    /// it to notify the command.
    ByItself(Option<Box<dyn Fn() + Send>>),
}

struct UnfinishedFile {
    temporary: PathBuf,
    /// The final name of the file.
    target: PathBuf,
    /// Whether that file existed before.
    replaces: bool,
}

/// Lets the command keep its results after Ctrl-C. From now on, the first Ctrl-C only makes
/// [`is_interrupted`] true, and the command finishes on its own.
pub(crate) fn keep_when_interrupted() {
    *lock(&ON_INTERRUPT) = OnInterrupt::ByItself(None);
}

/// Like [`keep_when_interrupted`], but also calls `notify` on Ctrl-C.
pub(crate) fn notify_when_interrupted(notify: impl Fn() + Send + 'static) {
    *lock(&ON_INTERRUPT) = OnInterrupt::ByItself(Some(Box::new(notify)));
}

/// Lets the command finish soon after Ctrl-C. From now on, the command must check
/// [`is_interrupted`] often, and call [`end`] when it returns true.
pub(crate) fn end_soon_when_interrupted() {
    *lock(&ON_INTERRUPT) = OnInterrupt::Soon;
}

/// Returns whether Ctrl-C has been pressed.
pub(crate) fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(Ordering::Relaxed)
}

/// Fails if Ctrl-C has been pressed, so that nothing more is written. The error contains the
/// sentence that `done` returns about the work done so far. When [`crate::output::write`] receives
/// the error, the program prints this sentence and exits.
pub(crate) fn check(done: impl FnOnce() -> String) -> io::Result<()> {
    if is_interrupted() {
        return Err(io::Error::new(io::ErrorKind::Interrupted, done()));
    }
    Ok(())
}

/// Sets the sentence that states which other results are kept.
pub(crate) fn set_note(key: &'static str) {
    *lock(&NOTE) = Some(key);
}

/// Registers a temporary file that is being written.
pub(crate) fn add_unfinished(temporary: &Path, target: &Path, replaces: bool) {
    lock(&UNFINISHED).push(UnfinishedFile {
        temporary: temporary.to_owned(),
        target: target.to_owned(),
        replaces,
    });
}

/// Unregisters a temporary file that was removed or renamed.
pub(crate) fn forget_unfinished(path: &Path) {
    lock(&UNFINISHED).retain(|unfinished| unfinished.temporary != path);
}

/// Installs the signal handler. It ensures that neither Ctrl-C nor a request to terminate leaves
/// temporary files behind or makes the terminal unusable.
pub(crate) fn listen(language: Language) {
    // If the handler cannot be installed, Ctrl-C still ends the program, but a temporary file may
    // remain.
    let _ = ctrlc::set_handler(move || {
        let is_second = IS_INTERRUPTED.swap(true, Ordering::Relaxed);
        let action = std::mem::replace(&mut *lock(&ON_INTERRUPT), OnInterrupt::AtOnce);
        match action {
            OnInterrupt::ByItself(notify) if !is_second => {
                if let Some(notify) = notify {
                    notify();
                }
                return;
            }
            OnInterrupt::Soon if !is_second => thread::sleep(GRACE),
            _ => {}
        }
        let texts = texts::of(language);
        end(&texts.get("interrupted"), &texts);
    });
}

/// Ends the program after Ctrl-C. Removes unfinished files, prints the sentence `first`, and then
/// reports which results are kept and which are not.
pub(crate) fn end(first: &str, texts: &Texts) -> ! {
    // Only one thread ends the program. All other threads wait here until it does.
    let mut unfinished = lock(&UNFINISHED);
    novena_player::restore_terminal();
    clear_line();
    let mut sentences = vec![first.to_owned()];
    for file in unfinished.drain(..) {
        let _ = fs::remove_file(&file.temporary);
        sentences.push(not_written(&file.target, file.replaces, texts));
    }
    sentences.extend(lock(&NOTE).take().map(|key| texts.get(key)));
    report::advice(&sentences.join(" "));
    novena_gpu::quiesce(CARDS_GRACE);
    std::process::exit(Exit::Interrupted as i32);
}

/// Reports the puzzles that a search keeps after Ctrl-C. If none were found, also reports that
/// `file` was not written.
pub(crate) fn report_search(found: u64, file: Option<&Path>, texts: &Texts) {
    let mut sentence = texts.fill("interrupted-search", &[("found", found.into())]);
    if let Some(file) = file.filter(|_| found == 0) {
        sentence.push(' ');
        sentence.push_str(&not_written(file, file.exists(), texts));
    }
    report::advice(&sentence);
}

/// Returns a message that states that a file was not written, and whether an older version of the
/// file is still there.
pub(crate) fn not_written(target: &Path, replaces: bool, texts: &Texts) -> String {
    let fillings = [("file", target.display().to_string().into())];
    let key = if replaces {
        "interrupted-unchanged"
    } else {
        "interrupted-not-written"
    };
    texts.fill(key, &fillings)
}

/// Clears the progress bar and the `^C` that terminals display.
fn clear_line() {
    if screen::is_error_terminal() {
        let _ = anstream::stderr().lock().write_all(b"\r\x1b[2K");
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
