//! Decompresses gzip files, Zstandard files and HoDoKu's archives, which are recognised by their
//! first bytes, not by their names.

use std::error::Error;
use std::io::{self, Read};

use flate2::read::{DeflateDecoder, MultiGzDecoder};
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTANDARD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];
const ZIP: &[u8] = b"PK\x03\x04";
/// The name of the only entry in a `.hsol` file.
const HODOKU: &[u8] = b"SudokuData";
/// The number of bytes before the name of an entry, and the ID of the deflate method.
const ZIP_HEAD: usize = 30;
const DEFLATE: u16 = 8;

/// Returns the input. Compressed input is decompressed while it is read.
pub(super) fn unpacked(mut input: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let mut start = Vec::new();
    // The first bytes of text differ from those of all compressed formats, so there is no need to
    // wait for a slow pipe.
    while may_be_packed(&start) {
        let mut byte = [0];
        match input.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => start.push(byte[0]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    if start == ZIP {
        return from_archive(start, input);
    }
    let packed = io::Cursor::new(start.clone()).chain(input);
    Ok(if start == GZIP {
        Box::new(MultiGzDecoder::new(packed))
    } else if start == ZSTANDARD || is_left_out(&start) {
        Box::new(Frames::new(Box::new(packed)))
    } else {
        Box::new(packed)
    })
}

/// Reads all frames of a Zstandard file in sequence, because `cat` and multi-threaded compressors
/// write several frames.
struct Frames {
    /// The current frame.
    frame: Option<Box<StreamingDecoder<PackedInput, FrameDecoder>>>,
    /// The input between two frames.
    rest: Option<PackedInput>,
}

type PackedInput = Box<dyn Read + Send>;

impl Frames {
    fn new(input: PackedInput) -> Self {
        Self {
            frame: None,
            rest: Some(input),
        }
    }

    /// Advances to the next frame. Returns `false` if there is none.
    fn advance(&mut self) -> io::Result<bool> {
        while let Some(mut rest) = self.rest.take() {
            let mut magic = Vec::new();
            rest.by_ref()
                .take(ZSTANDARD.len() as u64)
                .read_to_end(&mut magic)?;
            if magic.is_empty() {
                return Ok(false);
            }
            if is_left_out(&magic) {
                let mut length = [0; 4];
                rest.read_exact(&mut length)?;
                let length = u64::from(u32::from_le_bytes(length));
                io::copy(&mut rest.by_ref().take(length), &mut io::sink())?;
                self.rest = Some(rest);
                continue;
            }
            let packed: PackedInput = Box::new(io::Cursor::new(magic).chain(rest));
            let frame = StreamingDecoder::new(packed).map_err(damaged)?;
            self.frame = Some(Box::new(frame));
            return Ok(true);
        }
        Ok(false)
    }
}

impl Read for Frames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let length = frame.read(buffer).map_err(damaged)?;
                if length > 0 || buffer.is_empty() {
                    return Ok(length);
                }
                self.rest = self.frame.take().map(|frame| frame.into_inner());
            }
            if !self.advance()? {
                return Ok(0);
            }
        }
    }
}

/// Returns whether a frame can be skipped because it contains some program's private data.
fn is_left_out(magic: &[u8]) -> bool {
    matches!(magic, [0x50..=0x5f, 0x2a, 0x4d, 0x18])
}

fn damaged(error: impl Into<Box<dyn Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

/// Returns whether this may be the start of a compressed file, so that more bytes are needed to
/// decide.
fn may_be_packed(start: &[u8]) -> bool {
    let is_open = |magic: &[u8]| start.len() < magic.len() && magic.starts_with(start);
    let is_open_frame = matches!(
        start,
        [0x50..=0x5f] | [0x50..=0x5f, 0x2a] | [0x50..=0x5f, 0x2a, 0x4d]
    );
    is_open(GZIP) || is_open(ZSTANDARD) || is_open(ZIP) || is_open_frame
}

/// Returns the first entry of a HoDoKu archive. Any other archive is passed through unchanged.
fn from_archive(
    mut start: Vec<u8>,
    mut input: Box<dyn Read + Send>,
) -> io::Result<Box<dyn Read + Send>> {
    let mut read_up_to = |length: usize, start: &mut Vec<u8>| {
        let more = length.saturating_sub(start.len()) as u64;
        input.by_ref().take(more).read_to_end(start)
    };
    read_up_to(ZIP_HEAD, &mut start)?;
    let number = |place: usize| {
        let bytes = start.get(place..place + 2);
        bytes.map_or(0, |bytes| u16::from_le_bytes([bytes[0], bytes[1]]))
    };
    let (method, name) = (number(8), usize::from(number(26)));
    let extra = usize::from(number(28));
    let names = ZIP_HEAD..ZIP_HEAD + name;
    read_up_to(names.end + extra, &mut start)?;
    let is_hodoku = method == DEFLATE && start.get(names) == Some(HODOKU);
    Ok(if is_hodoku {
        Box::new(DeflateDecoder::new(input))
    } else {
        Box::new(io::Cursor::new(start).chain(input))
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: &[u8]) {
        let mut text = Vec::new();
        let mut input = unpacked(Box::new(io::Cursor::new(bytes.to_vec()))).unwrap();
        input.read_to_end(&mut text).unwrap();
        assert_eq!(text, expected);
    }

    #[test]
    fn gzip_and_zstandard_files_are_unpacked() {
        let text = b"1 2 3\n".repeat(5000);
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(&text).unwrap();
        let packed = gzip.finish().unwrap();
        check(&packed, &text);
        // Concatenated files are read as one file.
        check(&[packed.clone(), packed].concat(), &text.repeat(2));
        let level = ruzstd::encoding::CompressionLevel::Fastest;
        let packed = ruzstd::encoding::compress_to_vec(&text[..], level);
        check(&packed, &text);
        check(&[packed.clone(), packed.clone()].concat(), &text.repeat(2));
        // Skippable frames may occur before, between and after the other frames.
        let own = b"\x5a\x2a\x4d\x18\x03\0\0\0own".to_vec();
        let mixed = [
            own.clone(),
            packed.clone(),
            own.clone(),
            packed,
            own.clone(),
        ]
        .concat();
        check(&mixed, &text.repeat(2));
        check(&own, b"");
    }

    #[test]
    fn truncated_files_are_reported_as_damaged() {
        let level = ruzstd::encoding::CompressionLevel::Fastest;
        let zstandard = ruzstd::encoding::compress_to_vec(&b"1 2 3\n".repeat(5000)[..], level);
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(&b"1 2 3\n".repeat(5000)).unwrap();
        for packed in [zstandard, gzip.finish().unwrap()] {
            let cut = packed[..packed.len() / 2].to_vec();
            let input = unpacked(Box::new(io::Cursor::new(cut)));
            let read = input.and_then(|mut input| input.read_to_end(&mut Vec::new()));
            let kind = read.unwrap_err().kind();
            let is_damage = matches!(
                kind,
                io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof
            );
            assert!(is_damage, "{kind}");
        }
    }

    /// Returns an archive with one entry, as Java writes it, in which the sizes follow the data.
    fn archive(name: &[u8], text: &[u8]) -> Vec<u8> {
        let mut deflate =
            flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::fast());
        deflate.write_all(text).unwrap();
        let mut head = [ZIP, &[20, 0, 8, 8, 8, 0], &[0; 16]].concat();
        head.extend_from_slice(&[name.len() as u8, 0, 0, 0]);
        [
            head,
            name.to_vec(),
            deflate.finish().unwrap(),
            b"PK\x07\x08".to_vec(),
        ]
        .concat()
    }

    #[test]
    fn only_hodoku_archives_are_unpacked() {
        let text = b"<java>\n".repeat(5000);
        check(&archive(b"SudokuData", &text), &text);
        let other = archive(b"word/document.xml", &text);
        check(&other, &other);
        for length in [4, 5, 29, 30, 35, 40] {
            let cut = &other[..length];
            check(cut, cut);
        }
    }

    #[test]
    fn text_is_not_changed() {
        for text in [
            &b""[..],
            b"1",
            b"(",
            b"(\xb5",
            b"\x1f",
            b"53..7",
            b"P",
            b"PK",
        ] {
            check(text, text);
        }
    }
}
