//! Answers that are kept only once, whichever thread made them.

use std::collections::HashSet;
use std::ops::Range;

/// What tells answers apart: equal keys, equal answers.
pub(crate) type Key = [u32; 9];

/// Where an answer that is kept only once lies in its piece.
pub(super) struct Claim {
    pub(super) key: Key,
    pub(super) bytes: Range<usize>,
}

/// The keys of all answers that were kept.
#[derive(Default)]
pub(super) struct Repeats {
    seen: HashSet<Key>,
}

impl Repeats {
    /// Takes the answers out whose keys came before, and says how many they were. Pieces must
    /// come in the order of the input, so that the first of equals is kept.
    pub(super) fn take_out(&mut self, out: &mut Vec<u8>, claims: &[Claim]) -> u64 {
        let (mut repeated, mut kept, mut done) = (0, 0, 0);
        for claim in claims {
            if self.seen.insert(claim.key) {
                continue;
            }
            repeated += 1;
            let between = claim.bytes.start - done;
            out.copy_within(done..claim.bytes.start, kept);
            kept += between;
            done = claim.bytes.end;
        }
        if repeated > 0 {
            out.copy_within(done.., kept);
            out.truncate(kept + out.len() - done);
        }
        repeated
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(words: &[&str], expected: &str, repeated: u64) {
        let (mut out, mut claims) = (Vec::new(), Vec::new());
        for word in words {
            let start = out.len();
            out.extend_from_slice(word.as_bytes());
            // What is not claimed stays.
            if *word != "-" {
                let mut key = [0; 9];
                key[8] = u32::from(word.as_bytes()[0]);
                let bytes = start..out.len();
                claims.push(Claim { key, bytes });
            }
        }
        assert_eq!(Repeats::default().take_out(&mut out, &claims), repeated);
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn the_first_of_equals_is_kept() {
        check(&["a1", "b1", "a2", "-", "c1", "c2", "b2"], "a1b1-c1", 3);
        check(&["a1", "a2"], "a1", 1);
        check(&["a1", "-", "a2", "-"], "a1--", 1);
        check(&["a1", "b1"], "a1b1", 0);
        check(&[], "", 0);
    }

    #[test]
    fn keys_are_remembered_from_piece_to_piece() {
        let mut repeats = Repeats::default();
        let claims = [Claim {
            key: [1; 9],
            bytes: 0..2,
        }];
        let mut out = b"a\n".to_vec();
        assert_eq!(repeats.take_out(&mut out, &claims), 0);
        assert_eq!(repeats.take_out(&mut out, &claims), 1);
        assert!(out.is_empty());
    }
}
