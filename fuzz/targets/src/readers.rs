//! Every parser: the result does not depend on how the input arrives, and can be written and read
//! again.

use std::io::Read;

use novena_formats::{Content, Entry, Format, Reader, Record, Writer, line};

/// Reads `data`, then checks that
/// - the result is the same if the input arrives a few bytes at a time,
/// - line numbers ascend, and none are omitted if every line is an entry,
/// - every record survives a round trip in every format, as far as the format can represent it.
pub(crate) fn read(data: &[u8], format: Option<Format>) {
    let entries = entries(data, format);
    assert_eq!(entries, self::entries(Slow(data), format));
    assert!(entries.is_sorted_by_key(|entry| entry.line));
    if format == Some(Format::LINE) {
        assert!((1..).zip(&entries).all(|(line, entry)| entry.line == line));
    }
    for entry in &entries {
        if let Content::Record(record) = &entry.content {
            write(record);
        }
    }
}

/// [`line::parse_bytes`] is a faster path to the same answer.
pub(crate) fn lines_are_read_alike(data: &[u8]) {
    for bytes in data.split(|&byte| byte == b'\n' || byte == b'\r') {
        let entries = entries(bytes, Some(Format::LINE));
        let [Entry { content, .. }] = entries.as_slice() else {
            panic!("{} entries for one line", entries.len());
        };
        // Files may have a byte-order mark or be in UTF-16, but individual lines may not.
        let marks: [&[u8]; 3] = [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"];
        if marks.iter().any(|mark| bytes.starts_with(mark)) || bytes.contains(&0) {
            continue;
        }
        match (content, line::parse_bytes(bytes)) {
            (Content::Record(record), Ok(puzzle)) => assert_eq!(record.givens, puzzle),
            (Content::Record(_), Err(error)) => panic!("{error}"),
            (_, Ok(puzzle)) => panic!("{puzzle}"),
            (_, Err(_)) => {}
        }
    }
}

pub(crate) fn entries(input: impl Read, format: Option<Format>) -> Vec<Entry> {
    let reader = Reader::new(input, "fuzz", format).unwrap();
    reader.map(Result::unwrap).collect()
}

fn write(record: &Record) {
    for &format in Format::ALL {
        let mut writer = Writer::new(format, Vec::new());
        let dropped = writer.write(record).unwrap();
        let text = writer.finish().unwrap();
        let entries = entries(text.as_slice(), Some(format));
        let [
            Entry {
                content: Content::Record(again),
                ..
            },
        ] = entries.as_slice()
        else {
            panic!("{format}: {entries:?}");
        };
        // In a pencil-mark grid, a single mark looks like a digit, and in f-puzzles, a full grid is
        // a solution. These formats report that they drop parts of a record that they can normally
        // represent.
        let in_part = dropped.iter().any(|part| format.carries().contains(part));
        if format == Format::JSON {
            assert_eq!(again, record);
        } else if format != Format::MARKS && !in_part {
            assert_eq!(again.board(), record.board(), "{format}");
        }
    }
}

/// Returns seven bytes at a time.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = buffer.len().min(7);
        self.0.read(&mut buffer[..length])
    }
}
