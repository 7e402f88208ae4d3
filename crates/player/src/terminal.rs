//! Takes over the terminal, and restores it however the player ends: normally, by a panic, by
//! Ctrl-Z, or by a signal.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use novena_store::System;
use ratatui::Terminal as Screen;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture, Event, KeyboardEnhancementFlags,
    PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use ratatui::crossterm::queue;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Position, Rect};

use crate::alt_gr;
use crate::theme::TerminalKind;

/// The options with which the terminal was taken over, or `None` while the player does not own the
/// terminal. The lock is held while the terminal is drawn on or restored, so that nothing is drawn
/// on a restored terminal.
static OURS: Mutex<Option<TerminalOptions>> = Mutex::new(None);

/// Whether the screen must be drawn from scratch, because the terminal was restored and taken over
/// again.
static STALE: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Copy)]
pub(crate) struct TerminalOptions {
    pub(crate) mouse: bool,
}

/// Holds the terminal until it is dropped.
pub(crate) struct Terminal {
    screen: Screen<CrosstermBackend<Stdout>>,
}

impl Terminal {
    pub(crate) fn take(options: TerminalOptions) -> io::Result<Self> {
        let default = panic::take_hook();
        let owner = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // A failed task leaves the player unchanged, and must not write over the player's
            // screen.
            if thread::current().id() == owner {
                restore();
                default(info);
            }
        }));
        #[cfg(unix)]
        watch_signals()?;
        *ours() = Some(options);
        enter(options)?;
        let screen = Screen::new(CrosstermBackend::new(stdout()))?;
        Ok(Self { screen })
    }

    /// Draws, unless the terminal is being restored.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        let _lock = ours();
        if STALE.swap(false, Ordering::SeqCst) {
            // Unlike `clear`, this does not ask the terminal for its cursor position.
            let size = self.screen.size()?;
            self.screen.resize(Rect::from((Position::ORIGIN, size)))?;
        }
        self.screen.draw(draw)?;
        Ok(())
    }

    /// Makes the next drawing start with an empty screen.
    pub(crate) fn redraw() {
        STALE.store(true, Ordering::SeqCst);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// The kind of terminal.
pub(crate) fn kind() -> TerminalKind {
    // On Windows, this also enables escape sequences.
    #[cfg(windows)]
    let has_sequences = ratatui::crossterm::ansi_support::supports_ansi();
    #[cfg(not(windows))]
    let has_sequences = true;
    TerminalKind::of(System::CURRENT, has_sequences)
}

/// Waits for the next event.
pub(crate) fn read() -> io::Result<Event> {
    Ok(alt_gr::plain_sign(System::CURRENT, event::read()?))
}

fn ours() -> MutexGuard<'static, Option<TerminalOptions>> {
    OURS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn enter(options: TerminalOptions) -> io::Result<()> {
    enable_raw_mode()?;
    let mut out = stdout();
    queue!(
        out,
        EnterAlternateScreen,
        EnableFocusChange,
        SetTitle("novena")
    )?;
    // Terminals that do not support these modes ignore the requests. Asking a terminal first can
    // take seconds. On a Windows console, crossterm rejects the requests that the console does not
    // need.
    let _ = queue!(out, EnableBracketedPaste);
    let _ = queue!(
        out,
        PushKeyboardEnhancementFlags(KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES)
    );
    if options.mouse {
        queue!(out, EnableMouseCapture)?;
    }
    out.flush()
}

fn leave() {
    let mut out = stdout();
    // Each request is made even if another one fails, because some always fail on Windows. If the
    // terminal is gone, nothing can be done about it.
    let _ = queue!(out, DisableMouseCapture);
    let _ = queue!(out, PopKeyboardEnhancementFlags);
    let _ = queue!(out, DisableFocusChange);
    let _ = queue!(out, DisableBracketedPaste);
    let _ = queue!(out, LeaveAlternateScreen);
    let _ = queue!(out, Show);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// Restores the terminal if the player has taken it over.
pub(crate) fn restore() {
    // If the program panics while drawing, the lock is already held; the terminal is then restored
    // without it.
    match OURS.try_lock() {
        Ok(mut ours) => {
            if ours.take().is_some() {
                leave();
            }
        }
        Err(_) => leave(),
    }
}

/// Restores the terminal when a signal ends the program. Waits briefly for drawing to finish, and
/// prevents further drawing.
pub fn restore_for_exit() {
    for _ in 0..50 {
        if let Ok(mut ours) = OURS.try_lock() {
            if ours.take().is_some() {
                leave();
                // Held until the program ends.
                std::mem::forget(ours);
            }
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    leave();
}

/// Suspends the player, as Ctrl-Z normally does, until the shell resumes it.
#[cfg(unix)]
pub(crate) fn suspend() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

/// Always fails. Without job control, no key or word requests a suspension.
#[cfg(not(unix))]
pub(crate) fn suspend() -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Restores the terminal before the program is stopped, and takes it over again when the program
/// continues.
#[cfg(unix)]
fn watch_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = Signals::new([SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        let mut expects_continue = false;
        for signal in signals.forever() {
            let lock = ours();
            let Some(options) = *lock else { continue };
            if signal == SIGCONT && std::mem::take(&mut expects_continue) {
                continue;
            }
            // This also runs after a stop signal that could not be caught: the shell has then
            // changed the terminal's settings, so they are set again.
            leave();
            if signal == SIGTSTP {
                expects_continue = emulate_default_handler(SIGTSTP).is_ok();
            }
            let _ = enter(options);
            Terminal::redraw();
        }
    });
    Ok(())
}
