//! Runs the terminal player in a terminal and checks what a person sees during the game and
//! afterwards.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use rustix::termios::{LocalModes, tcgetattr};

use crate::pty;
use crate::support::{SUDOKU01, novena};

/// The timeout is long enough for a busy machine. A passing test never waits for the whole timeout.
const PATIENCE: Duration = Duration::from_mins(1);

const ENTER_SCREEN: &str = "\x1b[?1049h";
const LEAVE_SCREEN: &str = "\x1b[?1049l";
const SHOW_CURSOR: &str = "\x1b[?25h";

/// A terminal with the player running in it.
struct PlayerTerminal {
    keys: File,
    screen: Receiver<Vec<u8>>,
    seen: String,
    /// This end of the terminal is kept open, so that the terminal outlives the player.
    terminal: OwnedFd,
    child: Child,
    folder: tempfile::TempDir,
}

impl PlayerTerminal {
    fn play(words: &[&str]) -> Self {
        Self::run("play", words)
    }

    fn run(command: &str, words: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (keys, terminal) = pty::terminal();
        let end = || Stdio::from(terminal.try_clone().unwrap());
        let child = Command::new(env!("CARGO_BIN_EXE_novena"))
            .arg(command)
            .args(words)
            .arg("--data")
            .arg(folder.path())
            .env("LC_ALL", "C")
            .env("NOVENA_CONFIG", "")
            .env("TERM", "xterm-256color")
            .env_remove("NO_COLOR")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let mut reader = keys.try_clone().unwrap();
        let (sender, screen) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            keys,
            screen,
            seen: String::new(),
            terminal,
            child,
            folder,
        }
    }

    /// Waits until this text has appeared on the screen since the previous wait.
    #[track_caller]
    fn wait_for(&mut self, what: &str) {
        let start = Instant::now();
        while !self.seen.contains(what) {
            assert!(start.elapsed() < PATIENCE, "no {what:?} in {:?}", self.seen);
            if let Ok(bytes) = self.screen.recv_timeout(Duration::from_millis(100)) {
                self.seen.push_str(&String::from_utf8_lossy(&bytes));
            }
        }
        let end = self.seen.find(what).unwrap() + what.len();
        self.seen.drain(..end);
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Presses a key repeatedly until this text has appeared on the screen.
    #[track_caller]
    fn press_until(&mut self, key: &str, what: &str) {
        let start = Instant::now();
        while !self.seen.contains(what) {
            assert!(start.elapsed() < PATIENCE, "no {what:?} in {:?}", self.seen);
            self.press(key);
            if let Ok(bytes) = self.screen.recv_timeout(Duration::from_millis(200)) {
                self.seen.push_str(&String::from_utf8_lossy(&bytes));
            }
        }
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    fn end(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the player is still running");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Returns whether the terminal echoes input line by line, as a shell requires.
    fn is_usable(&self) -> bool {
        let modes = tcgetattr(&self.terminal).unwrap().local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG)
    }

    #[track_caller]
    fn wait_until_usable(&self, wanted: bool) {
        let start = Instant::now();
        while self.is_usable() != wanted {
            assert!(start.elapsed() < PATIENCE, "usable: {}", !wanted);
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn games(&self) -> String {
        let folder = self.folder.path().display().to_string();
        novena(&["games", "--data", &folder], "").out
    }
}

impl Drop for PlayerTerminal {
    fn drop(&mut self) {
        // A failed test must not leave a player running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn player() -> PlayerTerminal {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzle.txt");
    std::fs::write(&file, SUDOKU01).unwrap();
    let mut player = PlayerTerminal::play(&[file.to_str().unwrap()]);
    player.wait_for(ENTER_SCREEN);
    player.wait_for("DIGIT");
    player.wait_until_usable(false);
    player
}

#[test]
fn a_move_is_saved_and_the_terminal_is_restored() {
    let mut player = player();
    player.press("g15");
    player.wait_for("saved");
    player.press("q");
    player.wait_for(LEAVE_SCREEN);
    player.wait_for(SHOW_CURSOR);
    assert!(player.end().success());
    assert!(player.is_usable());
    assert!(
        player.games().contains("43 cells open"),
        "{}",
        player.games()
    );
}

#[test]
fn the_terminal_is_restored_when_a_signal_ends_the_player() {
    for signal in [Signal::TERM, Signal::HUP] {
        let mut player = player();
        player.press("g15");
        player.wait_for("saved");
        kill_process(player.pid(), signal).unwrap();
        player.wait_for(LEAVE_SCREEN);
        player.wait_for(SHOW_CURSOR);
        assert!(!player.end().success());
        assert!(player.is_usable());
        assert!(
            player.games().contains("43 cells open"),
            "{}",
            player.games()
        );
    }
}

#[test]
fn suspending_restores_the_terminal_until_the_player_resumes() {
    let mut player = player();
    // Suspends with the key, and with a signal from outside.
    for by_key in [true, false] {
        if by_key {
            player.press("\x1a");
        } else {
            kill_process(player.pid(), Signal::TSTP).unwrap();
        }
        player.wait_for(LEAVE_SCREEN);
        player.wait_until_usable(true);
        let stopped = waitpid(Some(player.pid()), WaitOptions::UNTRACED).unwrap();
        assert!(stopped.is_some_and(|(_, status)| status.stopped()));
        kill_process(player.pid(), Signal::CONT).unwrap();
        player.wait_for(ENTER_SCREEN);
        // The whole screen is redrawn.
        player.wait_for("DIGIT");
        player.wait_until_usable(false);
    }
    player.press("q");
    player.wait_for(LEAVE_SCREEN);
    assert!(player.end().success());
    assert!(player.is_usable());
}

#[test]
fn play_needs_a_terminal() {
    let ran = novena(&["play"], "");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("needs a terminal"), "{}", ran.err);
}

/// Moves from the text to an exercise, and checks that the answer is recorded.
#[test]
fn a_lesson_in_the_terminal_records_an_exercise() {
    let mut player = PlayerTerminal::run("learn", &["full-house"]);
    player.wait_for(ENTER_SCREEN);
    player.wait_for("leave");
    // Press the key once for each part before the exercises.
    player.press("nnnnnnn");
    // The key is accepted once the exercise has been generated.
    player.press_until("r", "The answer");
    player.press("q");
    player.wait_for(LEAVE_SCREEN);
    assert!(player.end().success());
    assert!(player.is_usable());
    let store = novena_store::Store::open(player.folder.path())
        .unwrap()
        .store;
    let course = store.course().unwrap();
    assert_eq!(course.lesson("full-house").unwrap().missed().count(), 1);
}
