use std::io::{self, BufRead, Read, Write};

/// Where a dialogue takes place: questions go out, lines come in.
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
}

/// What goes beyond this in one line is dropped; no answer is that long.
const LONGEST_LINE: u64 = 4096;

impl<'a> Console<'a> {
    /// A dialogue on these streams.
    pub fn new(input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Self {
        Self {
            input,
            output,
            echo: false,
        }
    }

    /// Whether to write down what was typed, as a terminal does by itself. With a script
    /// for input, the output then reads like the session.
    pub const fn echo(&mut self, echo: bool) {
        self.echo = echo;
    }

    /// Asks and returns the line typed, without white space around it; `None` at the end of
    /// the input.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        self.output.write_all(question.as_bytes())?;
        self.output.flush()?;
        let mut line = Vec::new();
        let limited = &mut Read::take(&mut *self.input, LONGEST_LINE);
        if limited.read_until(b'\n', &mut line)? == 0 {
            if !question.is_empty() {
                // It must not run into what is said next.
                self.say("")?;
            }
            return Ok(None);
        }
        if line.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
        }
        let typed = String::from_utf8_lossy(&line);
        let typed = typed.trim();
        if self.echo {
            self.say(typed)?;
        }
        Ok(Some(typed.to_owned()))
    }

    /// Writes a line, or several.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.write_all(b"\n")
    }

    /// Makes sure that everything said is out; for the last words of a program.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
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
    }

    #[test]
    fn lines_come_bare() {
        check(b"", &[]);
        check(b"1\r\n\n 2 3 \n4", &["1", "", "2 3", "4"]);
        check(b"\xff\n", &["\u{fffd}"]);
    }

    #[test]
    fn at_the_end_of_the_input_only_a_question_is_ended() {
        for (question, expected) in [("fila: ", "fila: \n"), ("", "")] {
            let (mut input, mut output) = (io::empty(), Vec::new());
            let mut console = Console::new(&mut input, &mut output);
            assert_eq!(console.ask(question).unwrap(), None);
            assert_eq!(output, expected.as_bytes());
        }
    }

    #[test]
    fn a_line_too_long_is_cut_and_the_next_is_whole() {
        let mut input = vec![b'7'; 10_000];
        input.extend(b"\n8\n");
        check(&input, &[&"7".repeat(4096), "8"]);
    }
}
