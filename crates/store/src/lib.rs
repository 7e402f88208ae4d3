//! Saved games, collections of puzzles and statistics in one embedded database.
//!
//! | name | what it is |
//! |---|---|
//! | [`Store`] | a folder; every move is on the disk before the next is accepted |
//! | [`StoredGame`] | a game in it, with its whole history |
//! | [`Labels`] | what is known of a game besides the game |
//! | [`Collection`] | puzzles imported from a file, to be played one after the other |
//! | [`Statistics`] | how often, how fast, with which hints, how many days in a row |
//! | [`Store::export`] | all of it as one readable file; [`Store::import`] merges |
//!
//! There is no clock in here: whoever calls says what time it is.
//!
//! ```
//! use novena_core::{Cell, Digit};
//! use novena_play::{Game, Move};
//! use novena_store::{Labels, Moment, Store};
//!
//! # let folder = std::env::temp_dir().join(format!("novena-doc-{}", std::process::id()));
//! let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!     .parse().unwrap();
//! let now = Moment { seconds: 1_794_700_800, zone: 60 };
//! let mut store = Store::open(&folder)?.store;
//! let mut kept = store.begin(Game::new(puzzle), Labels::default(), now)?;
//! let digit = Move::Digit { cells: Cell::at(0, 0).into(), digit: Digit::ALL[3] };
//! store.play(&mut kept, &digit, now)?;
//! drop(store);
//!
//! let mut store = Store::open(&folder)?.store;
//! let last = store.latest_unfinished()?.expect("there is one");
//! assert_eq!(store.load(last.id)?, kept);
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), novena_store::StoreError>(())
//! ```

mod collections;
mod error;
mod export;
mod folder;
mod games;
mod import;
mod move_id;
mod open;
mod rows;
mod schema;
mod settings;
mod shapes;
mod statistics;
mod store;
mod stored_game;
mod words;

pub use collections::{Collection, PuzzleCounts};
pub use error::{Result, StoreError};
pub use export::ExportSummary;
pub use folder::data_folder;
pub use games::GameExtras;
pub use import::MergeSummary;
pub use move_id::{MoveId, MoveIdError, MoveOutcome};
pub use novena_play::Labels;
pub use open::OpenOutcome;
pub use statistics::{LevelStatistics, Statistics, Streak};
pub use store::Store;
pub use stored_game::{Finish, GameFilter, GameId, GameSummary, Moment, StoredGame};
