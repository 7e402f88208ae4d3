//! Helpers for the store's tests: separate folders, and random moves of every kind.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use novena_core::{Cell, CellSet, Colour, Digit, Puzzle};
use novena_play::{Game, Move};
use novena_store::{Labels, Moment, Store, StoredGame};

pub(crate) const PUZZLES: [&str; 3] = [
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..",
    "1................................................................................",
    "55...............................................................................",
];

/// A board with one empty cell, so that one move wins.
pub(crate) const LAST_CELL: &str =
    "57612983441953826783247659138726194525179438696438517272861345964395271819584762.";

/// A folder that is removed when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("novena-store-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("novena.db")
    }

    /// Opens the store in the folder, which must not be damaged.
    pub(crate) fn open(&self) -> Store {
        let opened = Store::open(&self.0).unwrap();
        assert_eq!(opened.set_aside, None);
        assert_eq!(opened.log_damage, None);
        opened.store
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn at(seconds: i64) -> Moment {
    Moment { seconds, zone: 0 }
}

pub(crate) fn new_game(puzzle: &str) -> Game {
    Game::new(puzzle.parse::<Puzzle>().unwrap())
}

pub(crate) fn begin(store: &mut Store, puzzle: &str) -> StoredGame {
    store
        .begin(new_game(puzzle), Labels::default(), at(0))
        .unwrap()
}

pub(crate) fn digit(cell: &str, digit: u8) -> Move {
    Move::Digit {
        cells: cell.parse::<Cell>().unwrap().into(),
        digit: Digit::new(digit).unwrap(),
    }
}

/// Deterministic pseudo-random numbers (Vigna's `SplitMix64`).
#[derive(Clone)]
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn cells(&mut self) -> CellSet {
        match self.below(4) {
            0 => CellSet::from_bits(u128::from(self.next()) << 17 | u128::from(self.next())),
            _ => Cell::from_index(self.below(81) as usize).into(),
        }
    }

    /// Any move, including moves that a game refuses.
    pub(crate) fn a_move(&mut self) -> Move {
        let cells = self.cells();
        let digit = Digit::from_index(self.below(9) as usize);
        let colour = Colour::from_index(self.below(9) as usize);
        let name = ["a", "b", "ü; > \"", " "][self.below(4) as usize].to_owned();
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
