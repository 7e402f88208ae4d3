//! Decodes UTF-16 to UTF-8. Notepad calls UTF-16 "Unicode", and PowerShell's `>` writes it.

use std::io::{self, Read};

/// The number of bytes examined if there is no byte-order mark.
const ENOUGH: usize = 16;
/// The number of bytes requested per read.
const READ: usize = 8 << 10;

/// An input converted to UTF-8, whatever its encoding.
pub(crate) struct Utf8Input<R> {
    input: R,
    encoding: Encoding,
    /// Bytes that were read to detect the encoding, or that are half of a character.
    raw: Vec<u8>,
    /// Decoded text that has not been requested yet, starting with the next byte.
    ready: Vec<u8>,
    taken: usize,
    ended: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Unknown,
    Utf8,
    Utf16 { little: bool },
}

impl<R: Read> Utf8Input<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            encoding: Encoding::Unknown,
            raw: Vec::new(),
            ready: Vec::new(),
            taken: 0,
            ended: false,
        }
    }

    /// Reads raw bytes once.
    fn fill(&mut self) -> io::Result<()> {
        let old = self.raw.len();
        self.raw.resize(old + READ, 0);
        let read = loop {
            match self.input.read(&mut self.raw[old..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.raw
            .truncate(old + read.as_ref().map_or(0, |&bytes| bytes));
        self.ended |= read? == 0;
        Ok(())
    }

    /// Decodes the bytes read, up to the last whole character.
    fn decode(&mut self, little: bool) {
        self.ready.clear();
        self.taken = 0;
        let unit = |pair: &[u8]| {
            let pair = [pair[0], pair[1]];
            if little {
                u16::from_le_bytes(pair)
            } else {
                u16::from_be_bytes(pair)
            }
        };
        let mut whole = self.raw.len() / 2 * 2;
        // The first half of a surrogate pair waits for the second half.
        if !self.ended
            && let Some(last) = whole.checked_sub(2)
            && (0xd800..0xdc00).contains(&unit(&self.raw[last..whole]))
        {
            whole = last;
        }
        let units = self.raw[..whole].chunks_exact(2).map(unit);
        let mut text = String::with_capacity(whole);
        for found in char::decode_utf16(units) {
            text.push(found.unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        self.ready = text.into_bytes();
        self.raw.drain(..whole);
        if self.ended && !self.raw.is_empty() {
            self.raw.clear();
            let odd = char::REPLACEMENT_CHARACTER.to_string();
            self.ready.extend_from_slice(odd.as_bytes());
        }
    }
}

impl<R: Read> Read for Utf8Input<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.encoding == Encoding::Unknown {
            self.fill()?;
            if let Some(encoding) = encoding(&self.raw, self.ended) {
                self.encoding = encoding;
                if encoding == Encoding::Utf8 {
                    self.ready = std::mem::take(&mut self.raw);
                }
            }
        }
        loop {
            let waiting = &self.ready[self.taken..];
            if !waiting.is_empty() {
                let count = waiting.len().min(buffer.len());
                buffer[..count].copy_from_slice(&waiting[..count]);
                self.taken += count;
                return Ok(count);
            }
            match self.encoding {
                Encoding::Utf16 { little } if !self.raw.is_empty() || !self.ended => {
                    if self.raw.len() < 2 && !self.ended {
                        self.fill()?;
                    }
                    let before = self.raw.len();
                    self.decode(little);
                    if self.raw.len() == before && !self.ended {
                        // Half of a surrogate pair without the other half.
                        self.fill()?;
                    }
                }
                Encoding::Utf16 { .. } => return Ok(0),
                Encoding::Utf8 | Encoding::Unknown => return self.input.read(buffer),
            }
        }
    }
}

/// Returns the encoding of an input that begins with these bytes. It is UTF-16 if there is a
/// byte-order mark, or if every other byte at the start is zero. Returns `None` if there are too
/// few bytes and more will follow.
fn encoding(start: &[u8], whole: bool) -> Option<Encoding> {
    let every_other_is_zero = |first: usize| {
        let mut bytes = start.iter().take(ENOUGH).skip(first).step_by(2);
        bytes.all(|&byte| byte == 0)
    };
    match (start, every_other_is_zero(0), every_other_is_zero(1)) {
        ([0xff, 0xfe, ..], ..) => Some(Encoding::Utf16 { little: true }),
        ([0xfe, 0xff, ..], ..) => Some(Encoding::Utf16 { little: false }),
        ([_, _, ..], false, false) => Some(Encoding::Utf8),
        _ if start.len() < ENOUGH => whole.then_some(Encoding::Utf8),
        (_, true, true) => Some(Encoding::Utf8),
        (_, _, odd) => Some(Encoding::Utf16 { little: odd }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that returns this many bytes per read.
    struct SlowReader<'a>(&'a [u8], usize);

    impl Read for SlowReader<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = self.1.min(buffer.len()).min(self.0.len());
            let (now, later) = self.0.split_at(count);
            buffer[..count].copy_from_slice(now);
            self.0 = later;
            Ok(count)
        }
    }

    #[track_caller]
    fn check(bytes: &[u8], expected: &str) {
        for piece in [1, 2, 3, 5, 7, 64] {
            let mut text = Vec::new();
            let mut input = Utf8Input::new(SlowReader(bytes, piece));
            input.read_to_end(&mut text).unwrap();
            assert_eq!(String::from_utf8_lossy(&text), expected, "{piece}");
        }
    }

    fn utf16(text: &str, little: bool) -> Vec<u8> {
        let units = text.encode_utf16();
        let bytes = units.flat_map(|unit| {
            if little {
                unit.to_le_bytes()
            } else {
                unit.to_be_bytes()
            }
        });
        bytes.collect()
    }

    #[test]
    fn both_byte_orders_become_utf8() {
        let text = "# größer 𝄞 größer\r\n1 2 3\r\n";
        for little in [true, false] {
            check(
                &utf16(&format!("\u{feff}{text}"), little),
                &format!("\u{feff}{text}"),
            );
            check(
                &utf16("12345678, 12345678 𝄞", little),
                "12345678, 12345678 𝄞",
            );
        }
    }

    #[test]
    fn other_bytes_are_unchanged() {
        check(b"", "");
        check(b"1", "1");
        check("größer".as_bytes(), "größer");
        check(&[0; 40], &"\0".repeat(40));
    }

    #[test]
    fn incomplete_characters_become_replacement_characters() {
        let mut odd = utf16("\u{feff}12", true);
        odd.push(b'3');
        check(&odd, "\u{feff}12\u{fffd}");
        let mut half = utf16("\u{feff}12", true);
        half.extend(0xd834u16.to_le_bytes());
        check(&half, "\u{feff}12\u{fffd}");
    }
}
