//! LZ-String in base 64, which packs the JSON in links of f-puzzles and SudokuPad.
//!
//! The algorithm is a variant of LZ78 that works on UTF-16 units. Numbers are written bit by bit,
//! starting with the lowest bit, and the bits fill each base-64 symbol from its highest bit. Each
//! number is a code: 0 introduces a new unit of 8 bits, 1 introduces a new unit of 16 bits, 2 marks
//! the end, and codes from 3 on stand for phrases seen before. Codes become one bit longer whenever
//! the phrases have used up all codes of the current length.
//!
//! The existing crate, `lz-str`, is not used because it unpacks without a limit, and a maliciously
//! crafted megabyte can grow to gigabytes.

use std::collections::HashMap;

use crate::ParseError;

const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Codes that do not stand for a phrase.
const NEW_8: u32 = 0;
const NEW_16: u32 = 1;
const END: u32 = 2;
/// The first code that stands for a phrase.
const PHRASES: u32 = 3;

/// Unpacks at most `limit` UTF-16 units of text. A blank is read as a `+`, because a form may have
/// replaced it.
pub(crate) fn unpack(packed: &str, limit: usize) -> Result<String, ParseError> {
    let units = unpack_units(packed, limit)?;
    String::from_utf16(&units).map_err(|_| ParseError::NotPacked)
}

/// Packs the text, and adds the padding.
pub(crate) fn pack(text: &str) -> String {
    let mut bits = BitWriter::default();
    let mut packer = Packer {
        phrases: HashMap::new(),
        unwritten: HashMap::new(),
        next: PHRASES,
        width: Width { bits: 2, left: 2 },
    };
    let mut phrase = None;
    for unit in text.encode_utf16() {
        let single = packer.single(unit);
        let Some(before) = phrase.replace(single) else {
            continue;
        };
        if let Some(&longer) = packer.phrases.get(&(before, unit)) {
            phrase = Some(longer);
        } else {
            packer.write(before, &mut bits);
            packer.phrases.insert((before, unit), packer.next);
            packer.next += 1;
        }
    }
    if let Some(last) = phrase {
        packer.write(last, &mut bits);
    }
    bits.write(END, packer.width.bits);
    bits.finish()
}

/// The number of bits in a code, and the number of codes until a code needs one more bit.
struct Width {
    bits: u32,
    left: u32,
}

impl Width {
    fn count(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

struct Packer {
    /// The codes of the phrases. A phrase's key consists of the code of the phrase without its last
    /// unit (0 if nothing is left) and that last unit.
    phrases: HashMap<(u32, u16), u32>,
    /// Single units that have a code but have not been written yet. The key is the code.
    unwritten: HashMap<u32, u16>,
    next: u32,
    width: Width,
}

impl Packer {
    /// Returns the code of a single unit, which is a new one if needed.
    fn single(&mut self, unit: u16) -> u32 {
        let code = *self.phrases.entry((0, unit)).or_insert(self.next);
        if code == self.next {
            self.next += 1;
            self.unwritten.insert(code, unit);
        }
        code
    }

    fn write(&mut self, code: u32, bits: &mut BitWriter) {
        if let Some(unit) = self.unwritten.remove(&code) {
            let (kind, size) = if unit < 256 { (NEW_8, 8) } else { (NEW_16, 16) };
            bits.write(kind, self.width.bits);
            bits.write(unit.into(), size);
            self.width.count();
        } else {
            bits.write(code, self.width.bits);
        }
        self.width.count();
    }
}

fn unpack_units(packed: &str, limit: usize) -> Result<Vec<u16>, ParseError> {
    let mut bits = BitReader::new(packed);
    let mut units: Vec<u16> = Vec::new();
    // The start and the length of every phrase in the unpacked text. The end of the last phrase may
    // not have been unpacked yet.
    let mut phrases: Vec<(usize, usize)> = Vec::new();
    let mut width = Width { bits: 2, left: 1 };
    let mut before: Option<(usize, usize)> = None;
    loop {
        let code = bits.read(width.bits)?;
        let start = units.len();
        let (from, length) = match code {
            END => return Ok(units),
            NEW_8 | NEW_16 => {
                let unit = bits.read(if code == NEW_8 { 8 } else { 16 })?;
                phrases.push((start, 1));
                if before.is_some() {
                    width.count();
                }
                units.push(unit as u16);
                (start, 1)
            }
            code => {
                let index = (code - PHRASES) as usize;
                match (phrases.get(index), before) {
                    (Some(&phrase), Some(_)) => phrase,
                    // This is the phrase that the current code is about to complete.
                    (None, Some((from, length))) if index == phrases.len() => (from, length + 1),
                    _ => return Err(ParseError::NotPacked),
                }
            }
        };
        if start + length > limit {
            // The limit is checked before copying. The limit is in units. The message calls them
            // bytes, which is correct for ASCII text.
            return Err(ParseError::TooLarge { limit });
        }
        if code >= PHRASES {
            for place in from..from + length {
                units.push(units[place]);
            }
        }
        if let Some((from, length)) = before {
            // The new phrase is the previous phrase and the first unit of this one, which follows
            // it in the text.
            phrases.push((from, length + 1));
        }
        width.count();
        before = Some((start, length));
    }
}

struct BitReader<'a> {
    symbols: std::str::Bytes<'a>,
    symbol: u8,
    left: u32,
}

impl<'a> BitReader<'a> {
    fn new(packed: &'a str) -> Self {
        Self {
            symbols: packed.trim_end_matches('=').bytes(),
            symbol: 0,
            left: 0,
        }
    }

    fn read(&mut self, count: u32) -> Result<u32, ParseError> {
        let mut value = 0;
        for place in 0..count {
            if self.left == 0 {
                let symbol = self.symbols.next().and_then(value_of);
                self.symbol = symbol.ok_or(ParseError::NotPacked)?;
                self.left = 6;
            }
            self.left -= 1;
            value |= u32::from(self.symbol >> self.left & 1) << place;
        }
        Ok(value)
    }
}

fn value_of(symbol: u8) -> Option<u8> {
    match symbol {
        b'A'..=b'Z' => Some(symbol - b'A'),
        b'a'..=b'z' => Some(symbol - b'a' + 26),
        b'0'..=b'9' => Some(symbol - b'0' + 52),
        b'+' | b' ' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[derive(Default)]
struct BitWriter {
    text: String,
    symbol: usize,
    filled: u32,
}

impl BitWriter {
    fn write(&mut self, value: u32, count: u32) {
        for place in 0..count {
            self.symbol = self.symbol << 1 | (value >> place & 1) as usize;
            self.filled += 1;
            if self.filled == 6 {
                self.text.push(SYMBOLS[self.symbol].into());
                (self.symbol, self.filled) = (0, 0);
            }
        }
    }

    /// Fills up the last symbol, or adds an empty one, as the original implementation does.
    fn finish(mut self) -> String {
        self.write(0, 6 - self.filled);
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const LIMIT: usize = 1 << 20;

    #[track_caller]
    fn check(text: &str, packed: &str) {
        assert_eq!(unpack(packed, LIMIT).unwrap(), text);
        assert_eq!(pack(text), packed);
    }

    #[test]
    fn the_published_text_is_packed_and_unpacked() {
        check(
            "{\"size\":3,\"grid\":[[{},{},{}],[{},{},{}],[{},{},{}]]}",
            "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==",
        );
    }

    #[test]
    fn our_own_text_is_packed_and_unpacked() {
        check(
            "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],\
             [{},{},{\"value\":3,\"given\":true},{}],[{},{\"value\":2,\"given\":true},{},{}],\
             [{},{},{},{\"value\":4,\"given\":true}]]}",
            "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv34hSlagGZ6\
             jFu04xxIsb0nkqCAEzymreB26DBagRYlTtSfYqPLhQrkA=",
        );
    }

    #[test]
    fn reports_damage() {
        let packed = pack("{\"size\":9}");
        let unpacked = |packed: &str| unpack(packed, LIMIT);
        assert_eq!(unpacked(""), Err(ParseError::NotPacked));
        assert_eq!(unpacked("?"), Err(ParseError::NotPacked));
        assert_eq!(unpacked(&packed[..8]), Err(ParseError::NotPacked));
        assert_eq!(unpacked("////"), Err(ParseError::NotPacked));
        // The text ends immediately.
        assert_eq!(unpacked("Q==="), Ok(String::new()));
        let text = "a plus + in the packed text: >>>>>>>>>~~~~~~~";
        let damaged = pack(text).replace('+', " ");
        assert_eq!(unpacked(&damaged).as_deref(), Ok(text));
    }

    #[test]
    fn unpacking_stops_at_the_limit() {
        let packed = pack(&"a".repeat(4 << 20));
        assert!(packed.len() < 10_000);
        assert_eq!(
            unpack(&packed, LIMIT),
            Err(ParseError::TooLarge { limit: LIMIT })
        );
        assert_eq!(unpack(&pack(&"a".repeat(100)), 100).unwrap().len(), 100);
    }

    proptest! {
        #[test]
        fn packed_text_is_unpacked(text in "(\\PC|[ab]{1,9}){0,200}") {
            prop_assert_eq!(unpack(&pack(&text), LIMIT).unwrap(), text);
        }

        #[test]
        fn junk_never_panics(packed in "[A-Za-z0-9+/]{0,300}={0,2}") {
            let _ = unpack(&packed, 10_000);
        }
    }
}
