//! Output streams that a person may be looking at. Control characters are made visible.
//!
//! Everything that a command writes to a terminal or to standard error passes through [`Visible`].
//! Output intended for other programs is unchanged.

use std::fs::File;
use std::io::{self, IsTerminal, Stderr, Stdout, Write};
use std::str;

use novena_core::Visible;

/// A stream that makes control characters visible.
pub(crate) struct Screen<W> {
    out: W,
    /// `None` if the output is read by a program.
    shown: Option<VisibleBytes>,
}

impl Screen<Stdout> {
    /// Returns standard output.
    #[expect(clippy::disallowed_methods, reason = "the output is made safe here")]
    pub(crate) fn standard() -> Self {
        Self {
            out: io::stdout(),
            shown: is_terminal().then(VisibleBytes::default),
        }
    }
}

impl Screen<Stderr> {
    /// Returns standard error, which is intended for people even if a program captures it.
    #[expect(clippy::disallowed_methods, reason = "the output is made safe here")]
    pub(crate) fn error() -> Self {
        Self {
            out: io::stderr(),
            shown: Some(VisibleBytes::default()),
        }
    }
}

impl Screen<File> {
    /// Returns a stream for a device or a pipe that was opened by name.
    pub(crate) fn device(file: File) -> Self {
        Self {
            shown: file.is_terminal().then(VisibleBytes::default),
            out: file,
        }
    }
}

/// Returns whether standard output is a terminal.
#[expect(clippy::disallowed_methods, reason = "nothing is written")]
pub(crate) fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Returns whether standard error is a terminal.
#[expect(clippy::disallowed_methods, reason = "nothing is written")]
pub(crate) fn is_error_terminal() -> bool {
    io::stderr().is_terminal()
}

impl<W: Write> Write for Screen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(shown) = &mut self.shown else {
            return self.out.write(bytes);
        };
        self.out.write_all(&shown.take(bytes))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Makes the control characters in a stream of bytes visible. The bytes arrive in pieces that may
/// end in the middle of a character.
#[derive(Default)]
struct VisibleBytes {
    /// The incomplete start of a character, or a carriage return that may be followed by a line
    /// feed.
    rest: Vec<u8>,
}

impl VisibleBytes {
    /// Returns the visible form of these bytes and of any bytes kept from the previous piece.
    fn take(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.rest.extend_from_slice(bytes);
        let all = std::mem::take(&mut self.rest);
        let mut rest = all.as_slice();
        let mut seen = Vec::with_capacity(rest.len());
        while !rest.is_empty() {
            let (text, after) = match str::from_utf8(rest) {
                Ok(text) => (text, [].as_slice()),
                Err(error) => {
                    let (valid, after) = rest.split_at(error.valid_up_to());
                    (str::from_utf8(valid).unwrap_or_default(), after)
                }
            };
            let is_last = after.is_empty();
            let text = match text.strip_suffix('\r') {
                Some(text) if is_last => {
                    self.rest.push(b'\r');
                    text
                }
                _ => text,
            };
            seen.extend_from_slice(Visible::with_lines(text).into_cow().as_bytes());
            rest = match str::from_utf8(after).map_err(|error| error.error_len()) {
                Ok(_) => break,
                Err(None) => {
                    self.rest.extend_from_slice(after);
                    break;
                }
                Err(Some(length)) => {
                    for byte in &after[..length] {
                        seen.extend_from_slice(format!("<{byte:02X}>").as_bytes());
                    }
                    &after[length..]
                }
            };
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the visible form of these bytes, which must not depend on how they are split into
    /// pieces.
    fn check(bytes: &[u8], expected: &str) {
        for length in 1..=bytes.len() {
            let mut shown = VisibleBytes::default();
            let pieces = bytes.chunks(length);
            let seen: Vec<u8> = pieces.flat_map(|piece| shown.take(piece)).collect();
            assert_eq!(String::from_utf8(seen).unwrap(), expected, "{length}");
        }
    }

    #[test]
    fn visible_text_does_not_depend_on_how_bytes_are_split() {
        check("a\u{1b}[2Jå\u{9b}数\n".as_bytes(), "a␛[2Jå<U+009B>数\n");
        check(b"a\r\nb\rc\n", "a\r\nb␍c\n");
        check(b"\x9b31m\xe9\xff\n", "<9B>31m<E9><FF>\n");
        // The start of a character whose remaining bytes do not follow.
        check(b"\xf0\x9f\x98a\n", "<F0><9F><98>a\n");
    }

    #[test]
    fn programs_receive_the_original_bytes() {
        let mut out = Vec::new();
        let mut screen = Screen {
            out: &mut out,
            shown: None,
        };
        screen.write_all(b"\x1b\x9b").unwrap();
        assert_eq!(out, b"\x1b\x9b");
    }
}
