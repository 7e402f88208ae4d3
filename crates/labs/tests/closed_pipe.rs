//! When nobody reads the output any more, a program ends with that error, wherever it is.

use std::io::{self, Write};
use std::path::Path;

use novena_generator::Random;
use novena_labs::{Console, Outcome, fing, ucm, uel, usp};

/// Takes so many bytes, then is closed.
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

/// Runs with a pipe that closes ever later, until the program gets through.
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
    check(|pipe| fing::run(&mut board.as_bytes(), pipe, &mut io::sink()));
    check(|pipe| fing::run(&mut io::empty(), &mut io::sink(), pipe));
}

#[test]
fn uel_ends() {
    let missing = Path::new("no such file");
    check(|pipe| {
        uel::run(
            missing,
            missing,
            false,
            &mut |_, _| Ok(()),
            &mut io::sink(),
            pipe,
        )
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
        ucm::run(&mut console, &ucm::Names::default(), &read)
    });
}

#[test]
fn usp_ends() {
    check(|pipe| usp::simulate(pipe));
    check(|pipe| {
        let mut input = io::empty();
        let mut console = Console::new(&mut input, pipe);
        let read = |_: &Path| Err(io::ErrorKind::NotFound.into());
        usp::run(&mut console, &mut Random::new(1), &read)
    });
}
