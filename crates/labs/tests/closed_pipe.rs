//! Tests that a program ends with a broken-pipe error when the reader closes its output pipe,
//! regardless of how much the program has already written.

mod common;

use std::io::{self, Write};
use std::path::Path;

use common::uel_task;
use novena_generator::Random;
use novena_labs::ucm::GameFiles;
use novena_labs::{Console, Outcome, fing, ucm, uel, usp};

/// A pipe that accepts this many bytes and is then closed.
struct Pipe(usize);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs a program repeatedly, with a pipe that closes later each time, until the program runs to
/// completion.
#[track_caller]
fn check(mut program: impl FnMut(&mut Pipe) -> io::Result<Outcome>) {
    for length in (0..100_000).step_by(97) {
        let Err(error) = program(&mut Pipe(length)) else {
            assert!(length > 0);
            return;
        };
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }
    panic!("the program never ends");
}

#[test]
fn fing_ends() {
    let board = "500200680\n000067031\n003800007\n000720004\n150000023\n400053000\n\
                 300006400\n780490000\n014005002\n";
    for echo in [false, true] {
        check(|pipe| fing::run(&mut board.as_bytes(), pipe, &mut io::sink(), echo));
    }
    check(|pipe| fing::run(&mut io::empty(), &mut io::sink(), pipe, false));
}

#[test]
fn uel_ends() {
    let missing = Path::new("no such file");
    check(|pipe| {
        let mut save = |_: &Path, _: uel::Fill<'_>| Ok(());
        let mut task = uel_task(missing, missing, false, &mut save);
        uel::run(&mut task, &mut io::sink(), pipe)
    });
    let clash = |_: &Path| Ok([b'5'; 81].chunks(9).collect::<Vec<_>>().join(&b'\n'));
    check(|pipe| {
        let mut save = |_: &Path, _: uel::Fill<'_>| Ok(());
        let mut task = uel_task(missing, missing, false, &mut save);
        task.read = &clash;
        uel::run(&mut task, pipe, &mut io::sink())
    });
    // `uel` can also write to standard output as if it were a file.
    let empty = |_: &Path| Ok([b'0'; 81].chunks(9).collect::<Vec<_>>().join(&b'\n'));
    check(|pipe| {
        let mut save = |_: &Path, fill: uel::Fill<'_>| fill(pipe);
        let mut task = uel_task(missing, missing, true, &mut save);
        task.all = Some(3);
        task.read = &empty;
        uel::run(&mut task, &mut io::sink(), &mut io::sink())
    });
}

#[test]
fn ucm_ends() {
    let read = |path: &Path| {
        Ok(if path == Path::new(ucm::INITIAL) {
            b"-1\n".to_vec()
        } else {
            let solution = novena_generator::classic::base().to_string();
            let digits: Vec<String> = solution.chars().map(String::from).collect();
            let rows: Vec<String> = digits.chunks(9).map(|row| row.join(" ")).collect();
            rows.join("\n").into_bytes()
        })
    };
    check(|pipe| {
        let mut input = &b"\n\n2\n1 1\n1\n4\n6\n0\n\n"[..];
        let mut console = Console::new(&mut input, pipe);
        ucm::run(&mut console, &GameFiles::default(), &read)
    });
}

#[test]
fn usp_ends() {
    check(|pipe| usp::simulate(pipe));
    check(|pipe| {
        let mut input = io::empty();
        let mut console = Console::new(&mut input, pipe);
        let files = usp::FileAccess {
            read: &|_| Err(io::ErrorKind::NotFound.into()),
            write: &|_, _| Ok(()),
        };
        usp::run(&mut console, &mut Random::new(1), &files)
    });
}
