//! What every parser, and the protocol, must hold to, whatever bytes they are given.
//!
//! `cargo +nightly fuzz run any fuzz/corpus/any testdata/formats` fuzzes the sniffer and
//! what it chooses; the other targets force one format. What fails belongs, once fixed,
//! into `testdata/formats/regressions`, where the ordinary tests read it.

use std::io::Read;

use novena_formats::{Content, Entry, Format, Reader, Record, line};

/// Reads `data`, then checks that
/// - the same comes out when it arrives a few bytes at a time,
/// - lines are counted upwards, and none is left out where every line is an entry,
/// - every record survives being written in every format, as far as that carries it.
pub fn read(data: &[u8], format: Option<Format>) {
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

/// [`line::parse_bytes`] is a faster way to the same answer.
pub fn lines_are_read_alike(data: &[u8]) {
    for bytes in data.split(|&byte| byte == b'\n' || byte == b'\r') {
        let entries = entries(bytes, Some(Format::LINE));
        let [Entry { content, .. }] = entries.as_slice() else {
            panic!("{} entries for one line", entries.len());
        };
        // A byte-order mark is dropped from a file, but stands in a line.
        if bytes.starts_with(b"\xef\xbb\xbf") {
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

/// Whatever is asked, [`novena_wire::call_bytes`] answers with `ok` or with an error that is not
/// that of its last net, and answers the same again.
pub fn call_is_answered(data: &[u8]) {
    // Searches for puzzles and long paths would be all that is ever run.
    if LONG.iter().any(|op| contains(data, op)) {
        return;
    }
    let answer = novena_wire::call_bytes(data);
    let value: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert!(value["ok"].is_object() != value["error"].is_object(), "{answer}");
    assert_ne!(value["error"]["id"], "internal", "{answer}");
    assert_eq!(answer, novena_wire::call_bytes(data));
}

const LONG: [&[u8]; 3] = [b"\"generate\"", b"\"new\"", b"\"path\""];

fn contains(data: &[u8], word: &[u8]) -> bool {
    data.windows(word.len()).any(|window| window == word)
}

fn entries(input: impl Read, format: Option<Format>) -> Vec<Entry> {
    let reader = Reader::new(input, "fuzz", format).unwrap();
    reader.map(Result::unwrap).collect()
}

fn write(record: &Record) {
    for &format in Format::ALL {
        let mut text = Vec::new();
        format.write(record, &mut text).unwrap();
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
        // A single mark and a digit look alike in a pencil-mark grid.
        if format == Format::JSON {
            assert_eq!(again, record);
        } else if format != Format::MARKS {
            assert_eq!(again.board(), record.board(), "{format}");
        }
    }
}

/// Gives out seven bytes at a time.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = buffer.len().min(7);
        self.0.read(&mut buffer[..length])
    }
}
