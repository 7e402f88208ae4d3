//! Splits text into JSON objects. Each object may be on a single line or span several lines, and
//! objects may follow each other or be in a list.
//!
//! Only the ends of objects are determined here. An object that never ends is cut off at the next
//! line that begins with a brace, because every writer indents the braces inside an object. A
//! truncated object therefore does not swallow the rest of the file.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

/// A long line is read in parts of this length, so that the reader need not buffer the whole line.
const PART: u64 = 1 << 16;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A position in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The line, counted from 1.
    pub(super) line: usize,
    /// The number of bytes that precede the object on its line.
    pub(super) before: usize,
}

/// An object, or the reason why it could not be extracted.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) at: Place,
    pub(super) text: Result<String, ObjectFault>,
}

/// The reason why an object could not be extracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ObjectFault {
    /// The object is not valid UTF-8.
    NotUtf8,
    /// The object is longer than the limit.
    TooLong,
    /// The text is a list that never ends. The objects in it were returned one by one.
    Unclosed,
}

pub(super) struct Objects<R> {
    input: R,
    limit: usize,
    part: Vec<u8>,
    here: Place,
    state: State,
    /// The start of the current list.
    list: Option<Place>,
    text: Vec<u8>,
    began: Place,
    ready: VecDeque<Piece>,
    ended: bool,
}

enum State {
    Between,
    Object(Depth),
    /// Text other than an object, which extends to the end of the line or list item.
    Stray(Depth),
    /// The previous object was too long, so the nesting depth is unknown.
    Lost,
}

impl<R: BufRead> Objects<R> {
    /// Reads objects from `input`. Objects longer than `limit` bytes are rejected.
    pub(super) const fn new(input: R, limit: usize) -> Self {
        let start = Place { line: 1, before: 0 };
        Self {
            input,
            limit,
            part: Vec::new(),
            here: start,
            state: State::Between,
            list: None,
            text: Vec::new(),
            began: start,
            ready: VecDeque::new(),
            ended: false,
        }
    }

    /// Reads more input; returns whether there was any.
    fn read(&mut self) -> io::Result<bool> {
        let mut part = std::mem::take(&mut self.part);
        part.clear();
        self.input
            .by_ref()
            .take(PART)
            .read_until(b'\n', &mut part)?;
        let mut bytes = part.as_slice();
        if self.here.before == 0 && matches!(self.state, State::Between) {
            bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        }
        for &byte in bytes {
            self.follow(byte);
            if byte == b'\n' {
                self.here.line += 1;
                self.here.before = 0;
            } else {
                self.here.before += 1;
            }
        }
        let more = !part.is_empty();
        self.part = part;
        Ok(more)
    }

    fn follow(&mut self, byte: u8) {
        if byte == b'{' && self.here.before == 0 {
            self.finish();
        }
        let in_list = self.list.is_some();
        match &mut self.state {
            State::Lost => {}
            State::Between => match byte {
                b'{' => self.begin(State::Object, byte),
                b'[' if !in_list => self.list = Some(self.here),
                b']' if in_list => self.list = None,
                b',' if in_list => {}
                _ if byte.is_ascii_whitespace() => {}
                _ => self.begin(State::Stray, byte),
            },
            State::Object(depth) => {
                depth.follow(byte);
                let closed = depth.is_closed();
                self.keep(byte);
                if closed {
                    self.finish();
                }
            }
            State::Stray(depth) => {
                let ends = in_list && depth.is_closed() && matches!(byte, b',' | b']');
                depth.follow(byte);
                if byte == b'\n' {
                    self.finish();
                } else if ends {
                    self.finish();
                    // This byte belongs to the surrounding list.
                    self.follow(byte);
                } else {
                    self.keep(byte);
                }
            }
        }
    }

    fn begin(&mut self, state: fn(Depth) -> State, byte: u8) {
        let mut depth = Depth::default();
        depth.follow(byte);
        self.state = state(depth);
        self.began = self.here;
        self.keep(byte);
    }

    fn keep(&mut self, byte: u8) {
        if self.text.len() < self.limit {
            self.text.push(byte);
            return;
        }
        self.text.clear();
        self.state = State::Lost;
        self.give(self.began, Err(ObjectFault::TooLong));
    }

    /// Ends the current object or stray text.
    fn finish(&mut self) {
        if !matches!(
            std::mem::replace(&mut self.state, State::Between),
            State::Object(_) | State::Stray(_)
        ) {
            return;
        }
        match String::from_utf8(std::mem::take(&mut self.text)) {
            Ok(text) => self.give(self.began, Ok(text)),
            Err(error) => {
                let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let at = self.began.after(before);
                self.give(at, Err(ObjectFault::NotUtf8));
            }
        }
    }

    fn give(&mut self, at: Place, text: Result<String, ObjectFault>) {
        self.ready.push_back(Piece { at, text });
    }
}

impl<R: BufRead> Iterator for Objects<R> {
    type Item = io::Result<Piece>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(piece) = self.ready.pop_front() {
                return Some(Ok(piece));
            }
            if self.ended {
                return None;
            }
            match self.read() {
                Ok(true) => {}
                Ok(false) => {
                    self.ended = true;
                    self.finish();
                    if let Some(at) = self.list {
                        self.give(at, Err(ObjectFault::Unclosed));
                    }
                }
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            }
        }
    }
}

impl Place {
    /// Returns the position immediately after this text.
    fn after(mut self, text: &[u8]) -> Self {
        for &byte in text {
            if byte == b'\n' {
                self.line += 1;
                self.before = 0;
            } else {
                self.before += 1;
            }
        }
        self
    }
}

/// The nesting depth of braces and brackets in the input.
#[derive(Default)]
struct Depth {
    open: i64,
    in_string: bool,
    escaped: bool,
}

impl Depth {
    const fn follow(&mut self, byte: u8) {
        match byte {
            _ if self.escaped => self.escaped = false,
            b'\\' if self.in_string => self.escaped = true,
            b'"' => self.in_string = !self.in_string,
            b'{' | b'[' if !self.in_string => self.open += 1,
            b'}' | b']' if !self.in_string => self.open -= 1,
            _ => {}
        }
    }

    const fn is_closed(&self) -> bool {
        self.open <= 0 && !self.in_string
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 40;

    /// Checks the objects found in a text. Each expected item consists of the object's line, the
    /// number of bytes before the object on that line, and the text or the error.
    #[track_caller]
    fn check(text: impl AsRef<[u8]>, expected: &[(usize, usize, Result<&str, ObjectFault>)]) {
        let pieces: Vec<Piece> = Objects::new(text.as_ref(), LIMIT)
            .map(Result::unwrap)
            .collect();
        let found: Vec<_> = pieces
            .iter()
            .map(|piece| {
                let text = piece.text.as_deref().map_err(|&fault| fault);
                (piece.at.line, piece.at.before, text)
            })
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn objects_can_share_a_line_or_span_several_lines() {
        check("", &[]);
        check(" \n\r\n", &[]);
        check(
            "{\"a\":\"}{\"}\r\n\n {\n  1\n}{}",
            &[
                (1, 0, Ok("{\"a\":\"}{\"}")),
                (3, 1, Ok("{\n  1\n}")),
                (5, 1, Ok("{}")),
            ],
        );
        check(
            "\u{feff}{}\n\u{feff}{}",
            &[(1, 0, Ok("{}")), (2, 0, Ok("{}"))],
        );
    }

    #[test]
    fn the_items_of_a_list_are_read_one_by_one() {
        check("[]", &[]);
        check(
            "[{},\n{} , {}\n]\n",
            &[(1, 1, Ok("{}")), (2, 0, Ok("{}")), (2, 5, Ok("{}"))],
        );
        check(
            "[[1,{}], 7,{}]",
            &[(1, 1, Ok("[1,{}]")), (1, 9, Ok("7")), (1, 11, Ok("{}"))],
        );
        check(
            "\n [{}",
            &[(2, 2, Ok("{}")), (2, 1, Err(ObjectFault::Unclosed))],
        );
    }

    #[test]
    fn text_that_is_not_an_object_ends_with_its_line() {
        check(
            "nonsense {\n]\n{}",
            &[(1, 0, Ok("nonsense {")), (2, 0, Ok("]")), (3, 0, Ok("{}"))],
        );
    }

    #[test]
    fn a_truncated_object_does_not_affect_the_next_one() {
        check(
            "{\"a\n{}\n{[\n{}",
            &[
                (1, 0, Ok("{\"a\n")),
                (2, 0, Ok("{}")),
                (3, 0, Ok("{[\n")),
                (4, 0, Ok("{}")),
            ],
        );
    }

    #[test]
    fn invalid_utf8_does_not_affect_other_objects() {
        check(
            b"{}\n{\n \"\xff\"}\n{}",
            &[
                (1, 0, Ok("{}")),
                (3, 2, Err(ObjectFault::NotUtf8)),
                (4, 0, Ok("{}")),
            ],
        );
    }

    #[test]
    fn overlong_objects_are_rejected() {
        let long = format!("{{{}\n {{}}\n{{}}\n", " ".repeat(LIMIT));
        check(long, &[(1, 0, Err(ObjectFault::TooLong)), (3, 0, Ok("{}"))]);
        let full = format!("{{{}}}", " ".repeat(LIMIT - 2));
        check(&full, &[(1, 0, Ok(&full))]);
        let endless = Objects::new(io::BufReader::new(io::repeat(b'{')), LIMIT);
        assert_eq!(endless.take(1).count(), 1);
    }
}
