//! Rates the difficulty of a sudoku on three scales.
//!
//! | name | what it is |
//! |---|---|
//! | [`SeRater`], [`SeRating`], [`SeTechnique`] | the scale of Sudoku Explainer 1.2.1 |
//! | [`HodokuRater`], [`HodokuRating`], [`HodokuStep`], [`HodokuTechnique`] | the scale of HoDoKu 2.3.2 |
//! | [`rate`], [`rate_within`], [`Rating`] | our own scale, invariant under board symmetries |
//! | [`LevelRule`] | versions of the level rule, so that past daily puzzles keep their levels |
//!
//! Ratings must not change when a technique is improved. The first two scales therefore have their
//! own searches, which use small masks instead of steps with evidence. The code that these searches
//! share with forcing chains is in [`novena_techniques::pencil`].
//!
//! ```
//! use novena_core::Puzzle;
//! use novena_ratings::{HodokuRater, SeRater, rate};
//! use novena_techniques::Position;
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse()?;
//! assert_eq!(SeRater::new().rate(&puzzle).to_string(), "1.5/1.2/1.2");
//! assert_eq!(HodokuRater::new().rate(&puzzle).to_string(), "easy, 204");
//! let position = Position::new(&puzzle)?.assuming_uniqueness(true);
//! assert_eq!(rate(position).unwrap().to_string(), "1.5, easy");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hodoku;
mod ours;
mod se;

pub use hodoku::{HodokuRater, HodokuRating, HodokuStep, HodokuTechnique};
pub use ours::{LevelRule, Rating, rate, rate_within};
pub use se::{SeRater, SeRating, SeTechnique};

/// The README example, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
