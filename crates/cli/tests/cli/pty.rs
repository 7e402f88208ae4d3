//! Provides a pseudo-terminal for the program, and reads what a person would see on it.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Command, Stdio};
use std::thread;

use rustix::fs::{Mode, OFlags, open};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// Returns the two ends of a terminal: the person's and the program's.
pub(crate) fn terminal() -> (File, OwnedFd) {
    terminal_of(80)
}

/// Opens a terminal with this number of columns.
pub(crate) fn terminal_of(columns: u16) -> (File, OwnedFd) {
    let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&person).unwrap();
    unlockpt(&person).unwrap();
    let name = ptsname(&person, Vec::new()).unwrap();
    let program = open(&*name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap();
    let size = Winsize {
        ws_row: 24,
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    tcsetwinsize(&program, size).unwrap();
    (File::from(person), program)
}

/// Returns everything that the terminal receives when standard output and standard error are
/// connected to it. Colours are turned off, and every line ends with a plain newline.
pub(crate) fn on_terminal(words: &[&str], input: impl AsRef<[u8]>) -> Vec<u8> {
    let (mut person, program) = terminal();
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(words)
        .env("LC_ALL", "C")
        .env("NOVENA_CONFIG", "")
        .env("NO_COLOR", "1")
        .env("TERM", "dumb")
        .stdin(Stdio::piped())
        .stdout(program.try_clone().unwrap())
        .stderr(program)
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    let feeder = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let mut seen = Vec::new();
    let mut buffer = [0; 4096];
    // Reading fails once the program has ended and closed its end of the terminal.
    while let Ok(count @ 1..) = person.read(&mut buffer) {
        seen.extend_from_slice(&buffer[..count]);
    }
    child.wait().unwrap();
    feeder.join().unwrap();
    // The terminal itself adds a carriage return before each newline. Remove these carriage
    // returns.
    let mut plain = Vec::new();
    for byte in seen {
        if byte == b'\n' && plain.last() == Some(&b'\r') {
            plain.pop();
        }
        plain.push(byte);
    }
    plain
}
