//! Answers that are kept only once, regardless of which thread produced them.

use std::collections::HashSet;
use std::ops::Range;

use super::{Losses, RunSummary};

/// A key that identifies an answer. Answers with the same key are repeats of each other.
pub(crate) type Key = [u32; 9];

/// The position, within its piece, of an answer that is kept only once.
pub(super) struct Claim {
    pub(super) key: Key,
    pub(super) bytes: Range<usize>,
    /// The parts that the answer lost when it was written.
    pub(super) dropped: Losses,
}

/// The keys of all answers that have been kept.
#[derive(Default)]
pub(super) struct Repeats {
    seen: HashSet<Key>,
}

impl Repeats {
    /// Removes and counts the answers whose keys have occurred before, and counts the losses in the
    /// remaining answers. Pieces must arrive in input order, so that of several answers with the
    /// same key, the first is kept.
    pub(super) fn take_out(
        &mut self,
        out: &mut Vec<u8>,
        claims: impl Iterator<Item = Claim>,
        done: &mut RunSummary,
    ) {
        let (mut repeated, mut kept, mut seen) = (0, 0, 0);
        for claim in claims {
            if self.seen.insert(claim.key) {
                done.lose(claim.dropped);
                continue;
            }
            repeated += 1;
            let between = claim.bytes.start - seen;
            out.copy_within(seen..claim.bytes.start, kept);
            kept += between;
            seen = claim.bytes.end;
        }
        if repeated > 0 {
            out.copy_within(seen.., kept);
            out.truncate(kept + out.len() - seen);
        }
        done.repeated += repeated;
    }
}

#[cfg(test)]
mod tests {
    use novena_formats::RecordPart;

    use super::*;

    /// Returns the claim of an answer that lost a part of its record.
    fn claim(key: Key, bytes: Range<usize>) -> Claim {
        Claim {
            key,
            bytes,
            dropped: Losses::from([(("line", RecordPart::Comment), 1)]),
        }
    }

    fn check(words: &[&str], expected: &str, repeated: u64) {
        let (mut out, mut claims, mut claimed) = (Vec::new(), Vec::new(), 0);
        for word in words {
            let start = out.len();
            out.extend_from_slice(word.as_bytes());
            // Text without a key is always kept.
            if *word != "-" {
                claimed += 1;
                let mut key = [0; 9];
                key[8] = u32::from(word.as_bytes()[0]);
                let bytes = start..out.len();
                claims.push(claim(key, bytes));
            }
        }
        let mut done = RunSummary::default();
        Repeats::default().take_out(&mut out, claims.into_iter(), &mut done);
        assert_eq!(done.repeated, repeated);
        let written: u64 = done.dropped.values().sum();
        assert_eq!(
            written,
            claimed - repeated,
            "only the remaining answers count as losses"
        );
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn only_the_first_of_equal_answers_is_kept() {
        check(&["a1", "b1", "a2", "-", "c1", "c2", "b2"], "a1b1-c1", 3);
        check(&["a1", "a2"], "a1", 1);
        check(&["a1", "-", "a2", "-"], "a1--", 1);
        check(&["a1", "b1"], "a1b1", 0);
        check(&[], "", 0);
    }

    #[test]
    fn keys_are_remembered_across_pieces() {
        let mut repeats = Repeats::default();
        let mut out = b"a\n".to_vec();
        for expected in [0, 1] {
            let mut done = RunSummary::default();
            let claims = std::iter::once(claim([1; 9], 0..2));
            repeats.take_out(&mut out, claims, &mut done);
            assert_eq!(done.repeated, expected);
        }
        assert!(out.is_empty());
    }
}
