//! `novena rpc`: serves the protocol on standard input and output, with one request or response per
//! line.

use std::io::{self, BufRead, Write};

use novena_wire::call_bytes;

use crate::exit::Exit;
use crate::report;
use crate::screen::Screen;
use crate::texts::Texts;

/// The maximum length of a request in bytes. A longer line is truncated, and the response to it is
/// always an error.
const MOST_BYTES: usize = 2 << 20;

/// Responds to requests until the input ends. Errors in a request are reported in its response.
pub(crate) fn run(texts: &Texts) -> Exit {
    match answer_all(&mut io::stdin().lock(), &mut Screen::standard()) {
        Ok(()) => Exit::Success,
        // The caller has closed the pipe.
        Err(StreamError::Writing(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            Exit::Success
        }
        Err(StreamError::Writing(error)) => report::cannot_write(texts, None, &error),
        Err(StreamError::Reading(error)) => {
            let file = texts.get("input-standard");
            report::problem(texts, &report::unreadable(texts, &file, &error));
            Exit::Bad
        }
    }
}

/// The stream on which an error occurred.
#[derive(Debug)]
enum StreamError {
    Reading(io::Error),
    Writing(io::Error),
}

fn answer_all(input: &mut impl BufRead, out: &mut impl Write) -> Result<(), StreamError> {
    let mut line = Vec::new();
    while read_line(input, &mut line).map_err(StreamError::Reading)? {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = call_bytes(&line);
        writeln!(out, "{answer}")
            .and_then(|()| out.flush())
            .map_err(StreamError::Writing)?;
    }
    Ok(())
}

/// Reads a line without its trailing newline, up to the length limit. Returns whether there was a
/// line.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut is_there = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            return Ok(is_there);
        }
        is_there = true;
        let end = available.iter().position(|&byte| byte == b'\n');
        let piece = &available[..end.unwrap_or(available.len())];
        let kept = piece.len().min(MOST_BYTES - line.len());
        line.extend_from_slice(&piece[..kept]);
        let consumed = end.map_or(available.len(), |end| end + 1);
        input.consume(consumed);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut out = Vec::new();
        // The buffer is small, so lines arrive in pieces.
        let mut input = io::BufReader::with_capacity(7, input);
        answer_all(&mut input, &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        out.lines().map(str::to_owned).collect()
    }

    #[test]
    fn all_lines_except_blank_ones_are_answered() {
        let input = b"{\"op\":\"formats\",\"id\":1}\n\n  \r\n{\"id\":2}\r\n\xff\n{\"op\":\"version\",\"id\":3}";
        let answers = answers(input);
        assert_eq!(answers.len(), 4);
        assert!(answers[0].starts_with("{\"v\":1,\"id\":1,\"ok\""));
        assert!(answers[1].starts_with("{\"v\":1,\"id\":2,\"error\""));
        assert!(answers[2].starts_with("{\"v\":1,\"error\":{\"id\":\"not-json\""));
        assert!(answers[3].starts_with("{\"v\":1,\"id\":3,\"ok\""));
    }

    #[test]
    fn an_overlong_line_is_answered_with_an_error() {
        let mut input = vec![b'x'; 3 * MOST_BYTES];
        input.extend(b"\n{\"op\":\"formats\"}\n");
        let mut out = Vec::new();
        answer_all(&mut input.as_slice(), &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        let answers: Vec<_> = out.lines().collect();
        assert!(answers[0].contains("request-bytes"));
        assert!(answers[1].contains("\"ok\""));
    }
}
