//! Random numbers from a seed, and random moves.

use novena_core::{Cell, CellSet, Colour, Digit};
use novena_play::Move;

/// Pseudo-random numbers that are the same for the same seed (Vigna's `SplitMix64`).
#[derive(Clone, Debug)]
pub struct Numbers(pub u64);

impl Numbers {
    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number between 0 and `end - 1`.
    pub const fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// True in one of `count` cases.
    pub const fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// One of the items, which must not be empty.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn cells(&mut self) -> CellSet {
        match self.below(4) {
            0 => CellSet::from_bits(u128::from(self.next()) << 17 | u128::from(self.next())),
            _ => Cell::from_index(self.below(81)).into(),
        }
    }

    /// Any move, including moves that a game refuses.
    pub fn game_move(&mut self) -> Move {
        let cells = self.cells();
        let digit = Digit::from_index(self.below(9));
        let colour = Colour::from_index(self.below(9));
        let name = self.one_of(&["a", "b", "ü; > \"", " "]).to_owned();
        match self.below(24) {
            0..5 => Move::Digit { cells, digit },
            5..7 => Move::Corner { cells, digit },
            7..9 => Move::Centre { cells, digit },
            9 => Move::Colour { cells, colour },
            10 => Move::CandidateColour {
                candidates: cells.iter().map(|cell| cell.with(digit)).collect(),
                colour,
            },
            11 => Move::Clear { cells },
            12 => Move::FillMarks { cells },
            13 => Move::CornersToCentre { cells },
            14 => Move::Restart,
            15..18 => Move::Undo,
            18..20 => Move::Redo,
            20 => Move::BeforeMistake,
            21 => Move::Save { name },
            22 => Move::Restore { name },
            _ => Move::Forget { name },
        }
    }
}
