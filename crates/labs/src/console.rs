use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

use crate::files::as_text;

/// A dialogue that writes questions and reads lines as answers.
///
/// Answers are not written to the output. A terminal displays them itself, and output to a pipe
/// must be exactly what the document's program would print. [`Console::echo`] changes this
/// behaviour.
///
/// ```
/// use novena_labs::Console;
///
/// let (mut input, mut output) = (&b"5\n"[..], Vec::new());
/// let mut console = Console::new(&mut input, &mut output);
/// console.echo(true);
/// assert_eq!(console.ask("fila: ")?, Some("5".to_owned()));
/// assert_eq!(console.ask("fila: ")?, None);
/// assert_eq!(output, b"fila: 5\nfila: \n");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    echo: bool,
    /// Whether a line has already been read. Only the first line can have a byte order mark.
    begun: bool,
}

/// The length at which a line is truncated; no valid answer is this long.
const LONGEST_LINE: u64 = 4096;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl<'a> Console<'a> {
    /// Creates a dialogue on these streams.
    pub fn new(input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Self {
        Self {
            input,
            output,
            echo: false,
            begun: false,
        }
    }

    /// Sets whether the answers are written to the output, as a terminal would display them. If the
    /// input is a script, the output then looks like an interactive session.
    pub const fn echo(&mut self, echo: bool) {
        self.echo = echo;
    }

    /// Asks a question, and returns the line that is typed, without surrounding white space.
    /// Returns `None` at the end of the input. A line that is not UTF-8 is read as Latin-1.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        let line = self.line(question)?;
        Ok(line.map(|line| as_text(&line).trim().to_owned()))
    }

    /// Asks for the name of a file, which may contain any bytes. Returns `None` at the end of the
    /// input.
    pub fn ask_name(&mut self, question: &str) -> io::Result<Option<PathBuf>> {
        Ok(self.line(question)?.as_deref().map(path))
    }

    /// Asks a question, and returns the line that is typed, without its trailing newline.
    fn line(&mut self, question: &str) -> io::Result<Option<Vec<u8>>> {
        self.output.write_all(question.as_bytes())?;
        self.output.flush()?;
        let mut line = Vec::new();
        let limited = &mut Read::take(&mut *self.input, LONGEST_LINE);
        if limited.read_until(b'\n', &mut line)? == 0 {
            if !question.is_empty() {
                // The next output must not appear on the same line as the question.
                self.say("")?;
            }
            return Ok(None);
        }
        if line.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
        }
        while matches!(line.last(), Some(b'\n' | b'\r')) {
            line.pop();
        }
        if !std::mem::replace(&mut self.begun, true) && line.starts_with(BYTE_ORDER_MARK) {
            line.drain(..BYTE_ORDER_MARK.len());
        }
        if self.echo {
            self.output.write_all(&line)?;
            self.say("")?;
        }
        Ok(Some(line))
    }

    /// Writes one or more lines, followed by a newline.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.write_all(b"\n")
    }

    /// Flushes the output. Call this at the end of a program.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(unix)]
fn path(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;

    std::ffi::OsStr::from_bytes(bytes).into()
}

#[cfg(not(unix))]
fn path(bytes: &[u8]) -> PathBuf {
    as_text(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &[u8], expected: &[&str]) {
        let (mut input, mut output) = (input, Vec::new());
        let mut console = Console::new(&mut input, &mut output);
        let mut lines = Vec::new();
        while let Some(line) = console.ask("").unwrap() {
            lines.push(line);
        }
        assert_eq!(lines, expected);
        assert_eq!(output, b"");
    }

    #[test]
    fn lines_have_no_line_ends_or_byte_order_mark() {
        check(b"", &[]);
        check(b"1\r\n\n 2 3 \n4", &["1", "", "2 3", "4"]);
        check(b"\xef\xbb\xbf1\n\xef\xbb\xbf2\n", &["1", "\u{feff}2"]);
    }

    #[test]
    fn a_line_that_is_not_utf8_is_latin1() {
        check(b"S\xe3o\n\xa05\xa0\n\xff\n", &["São", "5", "ÿ"]);
    }

    #[cfg(unix)]
    #[test]
    fn names_keep_their_bytes() {
        use std::os::unix::ffi::OsStrExt;

        let (mut input, mut output) = (&b"n\xfamero .txt \r\n"[..], Vec::new());
        let mut console = Console::new(&mut input, &mut output);
        console.echo(true);
        let name = console.ask_name("Nome: ").unwrap().unwrap();
        assert_eq!(name.as_os_str().as_bytes(), b"n\xfamero .txt ");
        assert_eq!(output, b"Nome: n\xfamero .txt \n");
    }

    #[test]
    fn the_end_of_input_ends_the_line_of_a_question() {
        for (question, expected) in [("fila: ", "fila: \n"), ("", "")] {
            let (mut input, mut output) = (io::empty(), Vec::new());
            let mut console = Console::new(&mut input, &mut output);
            assert_eq!(console.ask(question).unwrap(), None);
            assert_eq!(output, expected.as_bytes());
        }
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_line_is_complete() {
        let mut input = vec![b'7'; 10_000];
        input.extend(b"\n8\n");
        check(&input, &[&"7".repeat(4096), "8"]);
    }
}
