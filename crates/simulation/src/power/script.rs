//! The script of a session, whose steps are chosen from a seed before anything is opened.

use novena_play::Move;
use novena_store::MoveId;

use crate::Numbers;

/// An action of a player or a program. Games are identified by their place in the list.
#[derive(Clone, Debug)]
pub enum Step {
    /// A game is begun.
    Begin(&'static str),
    /// A move is made.
    Play(usize, Move),
    /// A move with an ID is made.
    PlayWithId(usize, Move, MoveId),
    /// The last move with an ID is sent again.
    Repeat,
    /// Time passes, and the game's settings are changed.
    Touch(usize),
    /// A second program that has the store open makes a move.
    PlayElsewhere(usize, Move),
    /// Settings are saved.
    Settings(String),
    /// A game is deleted.
    Delete(usize),
    /// Everything is exported, and the export is merged back.
    ExportAndImport,
    /// An export from another store is merged: games and a collection.
    ImportOther,
    /// Another program copies the log into the database.
    Checkpoint(&'static str),
    /// The program ends and starts again.
    Reopen,
}

/// Puzzles with one solution, with many solutions, and with only one or a few empty cells.
pub(crate) const PUZZLES: [&str; 4] = [
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..",
    "1................................................................................",
    "57612983441953826783247659138726194525179438696438517272861345964395271819584762.",
    "57612983441953826783247659138726194525179438696438517272861345964395271819584....",
];

/// The moves that win the last puzzle, written as cells and digits.
const WINNING: [(&str, usize); 4] = [("r9c6", 7), ("r9c7", 6), ("r9c8", 2), ("r9c9", 3)];

impl Step {
    /// A session of one game with approximately the requested number of steps.
    #[must_use]
    pub fn session(numbers: &mut Numbers, length: usize) -> Vec<Self> {
        let mut steps = vec![Self::Begin(numbers.one_of(&PUZZLES))];
        let mut ids = 0;
        let session = numbers.next();
        for _ in 0..length {
            steps.push(Self::random(numbers, || {
                ids += 1;
                let id = format!("{session:x}.{ids}");
                id.parse().expect("it is short and visible")
            }));
        }
        if numbers.one_in(4) {
            steps.push(Self::Begin(PUZZLES[3]));
            for (cell, digit) in WINNING {
                let cell: novena_core::Cell = cell.parse().expect("it is a cell");
                let digit = novena_core::Digit::from_index(digit - 1);
                let cells = cell.into();
                steps.push(Self::Play(usize::MAX, Move::Digit { cells, digit }));
            }
        }
        steps
    }

    fn random(numbers: &mut Numbers, id: impl FnOnce() -> MoveId) -> Self {
        let game = numbers.below(4);
        match numbers.below(40) {
            0..14 => Self::Play(game, numbers.game_move()),
            14..24 => Self::PlayWithId(game, numbers.game_move(), id()),
            24..26 => Self::Repeat,
            26..28 => Self::PlayElsewhere(game, numbers.game_move()),
            28 => Self::Touch(game),
            29 => Self::Settings(format!("{{\"theme\":{}}}", numbers.below(100))),
            30 => Self::Delete(game),
            31 => Self::Begin(numbers.one_of(&PUZZLES)),
            32 => Self::ExportAndImport,
            33 => Self::ImportOther,
            34..37 => Self::Checkpoint(numbers.one_of(&["PASSIVE", "FULL", "RESTART", "TRUNCATE"])),
            _ => Self::Reopen,
        }
    }
}
