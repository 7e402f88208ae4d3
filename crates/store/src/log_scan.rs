//! Finds damage in the write-ahead log before SQLite opens it.
//!
//! SQLite reads the log up to the first frame whose checksum is wrong and silently ignores the
//! rest. After a crash, this is correct: the last transaction may be half written, and was not
//! reported as saved. But if the frames were written and synced, and damaged only later, changes
//! are lost. The log reveals this in one case: if another transaction follows the damaged one, the
//! damaged one had been synced to disk, so saved changes are lost.
//!
//! ```text
//! header  magic, version, page size, number, salt 1, salt 2, checksum      32 bytes
//! frame   page, pages if this ends a transaction, salts, checksum          24 bytes, and a page
//! frame   …                  each checksum covers everything before it
//! ```
//!
//! Each checksum continues from the previous one, which is also in the file. Frames after a damaged
//! frame can therefore still be checked, each against its predecessor.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::set_aside::{beside, copy_aside};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The first four bytes of a log, except the last bit, which gives the byte order of its checksums.
const MAGIC: u32 = 0x377f_0682;

/// Damage in the write-ahead log: saved changes that can no longer be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogDamage {
    /// The minimum number of changes lost.
    pub lost: usize,
    /// The path of a copy of the original database and its log.
    pub copy: PathBuf,
}

/// Looks for damage in the log of a database that no program has open. If it finds any, it copies
/// both the database and the log.
pub(crate) fn find_damage(path: &Path) -> io::Result<Option<LogDamage>> {
    let log = match fs::read(beside(path, "-wal")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        log => log?,
    };
    match lost_transactions(&log) {
        0 => Ok(None),
        lost => Ok(Some(LogDamage {
            lost,
            copy: copy_aside(path)?,
        })),
    }
}

/// The minimum number of transactions in a log that were on disk and can no longer be read.
fn lost_transactions(log: &[u8]) -> usize {
    let Some(log) = Log::of(log) else { return 0 };
    let sound = log.sound_frames();
    // Lists the ends of transactions among the frames that SQLite does not read, and finds the last
    // end that another frame follows.
    let ends: Vec<usize> = (sound..log.count)
        .filter(|&number| log.is_of_this_log(number) && log.is_end(number))
        .collect();
    let proven = ends.iter().rposition(|&end| {
        // The next frame continues from the checksum of this one, so it was written after this
        // transaction was complete and synced.
        log.follows(end, end + 1)
    });
    proven.map_or(0, |index| index + 1)
}

/// A log in memory.
struct Log<'a> {
    bytes: &'a [u8],
    page: usize,
    is_big_endian: bool,
    salts: [u8; 8],
    /// The checksum of the header.
    start: (u32, u32),
    /// The number of whole frames.
    count: usize,
    /// Whether SQLite reads the log at all.
    has_sound_header: bool,
}

impl<'a> Log<'a> {
    /// A log with a header and at least one frame.
    fn of(bytes: &'a [u8]) -> Option<Self> {
        let header: &[u8; HEADER] = bytes.first_chunk()?;
        let magic = number(header, 0);
        let page = number(header, 8) as usize;
        let frame = FRAME_HEADER + page;
        if magic & !1 != MAGIC || !(512..=65_536).contains(&page) || !page.is_power_of_two() {
            return None;
        }
        let count = (bytes.len() - HEADER) / frame;
        let first: &[u8; FRAME_HEADER] = bytes[HEADER..].first_chunk()?;
        let is_big_endian = magic & 1 == 1;
        let stored = (number(header, 24), number(header, 28));
        let sum = |header: &[u8]| checksum(is_big_endian, (0, 0), &header[..24]);
        let has_sound_header = sum(header) == stored;
        let mut salts: [u8; 8] = header[16..24].try_into().ok()?;
        if !has_sound_header {
            // After a log has been restarted, frames from the previous log may still follow the new
            // header. The frames belong to this header if it contains their salts, or if its
            // checksum would be valid with their salts.
            let mut mended = *header;
            mended[16..24].copy_from_slice(&first[8..16]);
            if mended != *header && sum(&mended) != stored {
                return None;
            }
            salts = first[8..16].try_into().ok()?;
        }
        Some(Self {
            bytes,
            page,
            is_big_endian,
            salts,
            start: stored,
            count,
            has_sound_header,
        })
    }

    fn frame(&self, number: usize) -> Option<&'a [u8]> {
        let length = FRAME_HEADER + self.page;
        let start = HEADER + number * length;
        self.bytes.get(start..start + length)
    }

    /// Whether a frame was written since the log was started. Older frames have different salts.
    fn is_of_this_log(&self, number: usize) -> bool {
        self.frame(number)
            .is_some_and(|frame| frame[8..16] == self.salts)
    }

    /// Whether a frame ends a transaction.
    fn is_end(&self, frame: usize) -> bool {
        self.frame(frame).is_some_and(|frame| number(frame, 4) != 0)
    }

    /// Whether a frame is sound, given the frame before it.
    fn follows(&self, before: usize, frame: usize) -> bool {
        let Some(before) = self.frame(before) else {
            return false;
        };
        self.is_of_this_log(frame)
            && self.continues((number(before, 16), number(before, 20)), frame)
    }

    fn continues(&self, before: (u32, u32), frame: usize) -> bool {
        let Some(frame) = self.frame(frame) else {
            return false;
        };
        let sum = checksum(self.is_big_endian, before, &frame[..8]);
        let sum = checksum(self.is_big_endian, sum, &frame[FRAME_HEADER..]);
        sum == (number(frame, 16), number(frame, 20))
    }

    /// The number of frames that SQLite reads: those up to the end of the last sound transaction.
    fn sound_frames(&self) -> usize {
        if !self.has_sound_header {
            return 0;
        }
        let (mut sum, mut sound) = (self.start, 0);
        for index in 0..self.count {
            if !self.is_of_this_log(index) || !self.continues(sum, index) {
                break;
            }
            let frame = self.frame(index).unwrap_or_default();
            sum = (number(frame, 16), number(frame, 20));
            if self.is_end(index) {
                sound = index + 1;
            }
        }
        sound
    }
}

/// Reads a four-byte number, most significant byte first.
fn number(bytes: &[u8], at: usize) -> u32 {
    let bytes = bytes
        .get(at..at + 4)
        .and_then(|bytes| bytes.try_into().ok());
    bytes.map_or(0, u32::from_be_bytes)
}

/// SQLite's checksum of these bytes, continued from an earlier checksum.
fn checksum(is_big_endian: bool, before: (u32, u32), bytes: &[u8]) -> (u32, u32) {
    let word = |bytes: [u8; 4]| {
        if is_big_endian {
            u32::from_be_bytes(bytes)
        } else {
            u32::from_le_bytes(bytes)
        }
    };
    let (pairs, _) = bytes.as_chunks::<8>();
    pairs
        .iter()
        .fold(before, |(one, two), &[a, b, c, d, e, f, g, h]| {
            let one = one.wrapping_add(word([a, b, c, d])).wrapping_add(two);
            let two = two.wrapping_add(word([e, f, g, h])).wrapping_add(one);
            (one, two)
        })
}
