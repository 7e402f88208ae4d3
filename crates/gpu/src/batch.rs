//! Chooses the number of puzzles in a batch.
//!
//! At the end of a batch, a card waits for its longest searches, so larger batches are faster. They
//! also need more pinned memory, which the system cannot use for anything else.

use crate::line::{ANSWER, BOARD};

/// The number of batches on a card at a time: one being copied in, one being solved and one being
/// copied out.
pub(crate) const LINES: usize = 3;

/// The sizes of the smallest and the largest batch. Batches above the largest size would not be
/// faster.
pub(crate) const SMALLEST: usize = 1 << 18;
pub(crate) const LARGEST: usize = 1 << 22;

/// The minimum number of batches that a card should receive. With fewer, copies and searches hardly
/// overlap.
const BATCHES: usize = 8;

/// The cards may pin at most the machine's memory divided by this number.
const SHARE: usize = 8;

/// The amount of memory, in bytes, to assume if the machine's memory size is not known.
const UNKNOWN_MEMORY: usize = 8 << 30;

/// The batch size for a number of puzzles on a number of cards: a power of two between 2^18 and
/// 2^22. With three batches in flight on each card, no more than an eighth of the machine's memory
/// is pinned (but never less than batches of 2^18 need).
pub(crate) fn size(puzzles: usize, cards: usize) -> usize {
    size_in(puzzles, cards, memory())
}

fn size_in(puzzles: usize, cards: usize, memory: usize) -> usize {
    let cards = cards.max(1);
    let by_puzzles = puzzles / (BATCHES * cards);
    let by_memory = memory / SHARE / (cards * LINES * (BOARD + ANSWER));
    let most = by_puzzles.min(by_memory).clamp(SMALLEST, LARGEST);
    1 << most.ilog2()
}

/// The machine's memory in bytes.
fn memory() -> usize {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    total(&text).unwrap_or(UNKNOWN_MEMORY)
}

fn total(text: &str) -> Option<usize> {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_grow_with_the_work() {
        let large = 128 << 30;
        assert_eq!(size_in(1, 1, large), 1 << 18);
        assert_eq!(size_in(1 << 22, 1, large), 1 << 19);
        assert_eq!(size_in(1 << 25, 1, large), 1 << 22);
        assert_eq!(size_in(usize::MAX, 1, large), 1 << 22);
        // Two cards share the puzzles.
        assert_eq!(size_in(1 << 25, 2, large), 1 << 21);
    }

    #[test]
    fn pinned_memory_is_bounded() {
        for gibibytes in [16_usize, 24, 64] {
            for cards in 1..=8 {
                let size = size_in(usize::MAX, cards, gibibytes << 30);
                let pinned = size * LINES * cards * (BOARD + ANSWER);
                let is_bounded = pinned <= (gibibytes << 30) / SHARE;
                assert!(is_bounded || size == SMALLEST, "{gibibytes} {cards}");
            }
        }
        assert_eq!(size_in(usize::MAX, 1, 16 << 30), 1 << 22);
        assert_eq!(size_in(usize::MAX, 1, 8 << 30), 1 << 21);
        assert_eq!(size_in(usize::MAX, 1, 0), 1 << 18);
    }

    #[test]
    fn the_total_memory_is_read() {
        let text = "MemTotal:       16308016 kB\nMemFree:         1024 kB\n";
        assert_eq!(total(text), Some(16_308_016 << 10));
        assert_eq!(total("MemFree: 3 kB"), None);
        assert_eq!(total("MemTotal: much"), None);
    }
}
