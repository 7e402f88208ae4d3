//! A sudoku library: solve, count, explain, rate, generate, draw, read and write puzzles.
//!
//! # Solve
//!
//! A [`Puzzle`] is read from 81 characters, with `.` or `0` for empty cells. [`solve`] finds the
//! solution and proves that it is the only one:
//!
//! ```
//! use novena::{Puzzle, Solve};
//!
//! let puzzle: Puzzle =
//!     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
//!         .parse()?;
//! match novena::solve(&puzzle) {
//!     Solve::Unique(solution) => assert_eq!(
//!         solution.to_string(),
//!         "576129834419538267832476591387261945251794386964385172728613459643952718195847623",
//!     ),
//!     Solve::Several(first, second) => println!("{first} and {second}, perhaps more"),
//!     Solve::None => println!("no solution"),
//! }
//! # Ok::<(), novena::ParseBoardError>(())
//! ```
//!
//! Puzzles with zero or several solutions are not errors. The only error is input that does not
//! consist of 81 cells ([`ParseBoardError`]). [`count`] counts solutions up to a limit, and
//! [`solutions`] lists them in order, each computed on demand:
//!
//! ```
//! use novena::Puzzle;
//!
//! assert_eq!(novena::count(&Puzzle::EMPTY, 100), 100);
//! let first_three: Vec<_> = novena::solutions(&Puzzle::EMPTY).take(3).collect();
//! assert!(first_three.is_sorted());
//! ```
//!
//! Places on the board are types rather than numbers: [`Cell`], [`Digit`], [`House`] and sets
//! of them. A [`Board`] is 81 cells that may break the rules, and a [`Puzzle`] consists of the
//! givens. A [`Grid`] records what is placed and what is still possible. A [`Solution`] cannot be
//! constructed unless it obeys every rule.
//!
//! # Explain (feature `techniques`, on by default)
//!
//! [`hint`] finds the easiest next deduction that a person could make, and [`steps`] finds all the
//! deductions that lead to the solution:
//!
//! ```
//! # #[cfg(feature = "techniques")]
//! # fn main() -> Result<(), novena::ParseBoardError> {
//! use novena::techniques::Kind;
//! use novena::Puzzle;
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse()?;
//! let step = novena::hint(&puzzle).expect("a puzzle with one solution has a next step");
//! assert_eq!(step.kind, Kind::HIDDEN_SINGLE);
//! for step in novena::steps(&puzzle) {
//!     println!("{step}");
//! }
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "techniques"))]
//! # fn main() {}
//! ```
//!
//! A [`Step`] is data: what the step places or removes, and the evidence for it. To start from a
//! position with entries and removed candidates, or to choose the techniques, use
//! [`techniques::Position`] and [`techniques::Reasoner`].
//!
//! # Sentences (feature `texts`)
//!
//! ```
//! # #[cfg(feature = "texts")]
//! # fn main() -> Result<(), novena::ParseBoardError> {
//! use novena::Puzzle;
//! use novena::texts::{Language, Naming, Rung, Wording};
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse()?;
//! let step = novena::hint(&puzzle).unwrap();
//! let english = Wording::new(Language::En, Naming::Short);
//! assert_eq!(
//!     english.sentence(&step, Rung::Why),
//!     "In box 1, 7 cannot be in row 1 (r1c7), row 3 (r3c4), column 1 (r6c1) or column 3 (r9c3), \
//!      so it goes in r2c2.",
//! );
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "texts"))]
//! # fn main() {}
//! ```
//!
//! # Rate (feature `ratings`)
//!
//! [`rate`] computes our own rating, which is the same for all puzzles that differ only by
//! symmetry. The scales of Sudoku Explainer and HoDoKu are in [`ratings`].
//!
//! ```
//! # #[cfg(feature = "ratings")]
//! # fn main() -> Result<(), novena::ParseBoardError> {
//! use novena::Puzzle;
//! use novena::techniques::Level;
//!
//! let puzzle: Puzzle =
//!     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!         .parse()?;
//! let rating = novena::rate(&puzzle).expect("a puzzle with one solution has a rating");
//! assert_eq!(rating.to_string(), "1.5, easy");
//! assert_eq!(rating.level(), Level::Easy);
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "ratings"))]
//! # fn main() {}
//! ```
//!
//! # Generate (feature `generator`)
//!
//! [`generate`] generates puzzles of a given level, or puzzles that meet a more detailed [`Wish`].
//! The same seed produces the same puzzles on every machine:
//!
//! ```
//! # #[cfg(feature = "generator")]
//! # fn main() -> Result<(), novena::generator::WishRefusal> {
//! use novena::techniques::Level;
//!
//! for found in novena::generate(Level::Medium, 2026)?.take(2) {
//!     println!("{}", found.made.puzzle);
//! }
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "generator"))]
//! # fn main() {}
//! ```
//!
//! # Read and write (feature `formats`, on by default)
//!
//! [`formats`] reads 29 text formats, detects which one the input uses, and needs only a constant
//! amount of memory:
//!
//! ```
//! # #[cfg(feature = "formats")]
//! # fn main() -> std::io::Result<()> {
//! use novena::formats::{Content, Reader};
//!
//! let file = "000120034000530067832400000007260900051090380004085100000003459640052000190047000\n";
//! for entry in Reader::new(file.as_bytes(), "sudoku01.txt", None)? {
//!     let entry = entry?;
//!     match entry.content {
//!         Content::Record(record) => assert_eq!(novena::count(&record.givens, 2), 1),
//!         Content::Neutral(_) => {} // a blank line or a comment
//!         Content::Error(error) => panic!("line {}: {error}", entry.line),
//!     }
//! }
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "formats"))]
//! # fn main() {}
//! ```
//!
//! # Features
//!
//! | feature | module or effect |
//! |---|---|
//! | `formats` (default) | [`formats`]: reads and writes the text formats of sudoku |
//! | `techniques` (default) | [`techniques`]: deductions with their reasons; [`hint`], [`steps`], [`position`] |
//! | `ratings` | [`ratings`]: our scale, Sudoku Explainer's and HoDoKu's; [`rate`] |
//! | `texts` | [`texts`]: sentences about steps in four languages |
//! | `generator` | [`generator`]: puzzles from a seed, to order; [`generate`] |
//! | `draw` | [`draw`]: positions and steps as SVG; also as PNG and PDF with `png` and `pdf` |
//! | `proof` | [`proof`]: checks steps with a search that does not use any techniques |
//! | `play` | [`play`]: a game with moves, undo, marks and hints |
//! | `wire` | [`wire`]: the JSON protocol of Novena |
//! | `serde` | `Serialize` and `Deserialize` for the types on this page |
//!
//! Without default features, this crate depends only on `novena-core` and `novena-kernel`. The
//! folder `examples` contains one short program each for solving, hints, ratings, generating and
//! drawing.

// These are links to disabled modules; the documentation is built with all features.
#![cfg_attr(
    not(all(
        feature = "draw",
        feature = "formats",
        feature = "generator",
        feature = "play",
        feature = "proof",
        feature = "ratings",
        feature = "techniques",
        feature = "texts",
        feature = "wire",
    )),
    allow(rustdoc::broken_intra_doc_links)
)]

pub use novena_core::{
    Argument, Board, Candidate, Canonical, Cell, CellContent, CellSet, Cells, Change, Colour,
    ColourSet, Colours, Conflict, Contradiction, Digit, DigitSet, Digits, Grid, House, HouseKind,
    HouseSet, Houses, Journal, NotASolution, NotASymmetry, ParseBoardError, ParseCandidateError,
    ParseCellContentError, ParseCellError, ParseColourError, ParseDigitError, ParseHouseError,
    ParseSymmetryError, PatternSymmetry, Puzzle, Refusal, Savepoint, Sheet, Solution, Symmetry,
    UnknownPatternSymmetry, Visible, canonical, canonical_solution,
};
#[cfg(feature = "draw")]
pub use novena_draw as draw;
#[cfg(feature = "formats")]
pub use novena_formats as formats;
#[cfg(feature = "generator")]
pub use novena_generator as generator;
pub use novena_kernel as kernel;
pub use novena_kernel::{Solve, Solver};
#[cfg(feature = "play")]
pub use novena_play as play;
#[cfg(feature = "proof")]
pub use novena_proof as proof;
#[cfg(feature = "ratings")]
pub use novena_ratings as ratings;
#[cfg(feature = "techniques")]
pub use novena_techniques as techniques;
#[cfg(feature = "texts")]
pub use novena_texts as texts;
#[cfg(feature = "wire")]
pub use novena_wire as wire;

#[cfg(feature = "generator")]
use novena_generator::{Generator, Wish, WishRefusal};
use novena_kernel::Wave;
#[cfg(feature = "ratings")]
use novena_ratings::Rating;
#[cfg(feature = "techniques")]
use novena_techniques::{Position, Reasoner, Step};

/// Solves a puzzle. The result is its only solution, the first two solutions if there are several,
/// or none.
///
/// ```
/// use novena::{Puzzle, Solve};
///
/// // Two fives in the first row.
/// let clash: Puzzle = format!("55{}", ".".repeat(79)).parse()?;
/// assert_eq!(novena::solve(&clash), Solve::None);
/// assert!(matches!(novena::solve(&Puzzle::EMPTY), Solve::Several(first, second) if first < second));
/// # Ok::<(), novena::ParseBoardError>(())
/// ```
///
/// To solve many puzzles, it is faster to solve them together; see [`Solver::solve_batch`].
#[must_use]
pub fn solve(puzzle: &Puzzle) -> Solve {
    Wave::new().solve(puzzle)
}

/// Counts the solutions of a puzzle, up to a limit.
///
/// ```
/// assert_eq!(novena::count(&novena::Puzzle::EMPTY, 100), 100);
/// ```
#[must_use]
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    Wave::new().count(puzzle, limit)
}

/// Lists all solutions of a puzzle in ascending order of their 81 digits. Each solution is computed
/// on demand.
///
/// ```
/// let first = novena::solutions(&novena::Puzzle::EMPTY).next().unwrap();
/// assert!(first.to_string().starts_with("123456789"));
/// ```
pub fn solutions(puzzle: &Puzzle) -> impl Iterator<Item = Solution> + use<> {
    Wave::new().solutions(puzzle)
}

/// Converts a puzzle to the form used by techniques: the candidates of every empty cell, and
/// whether the solution is unique, which [`solve`] determines. Returns `None` if there is no
/// solution.
///
/// ```
/// use novena::{Cell, Puzzle};
///
/// let position = novena::position(&Puzzle::EMPTY).unwrap();
/// assert_eq!(position[Cell::at(0, 0)].len(), 9);
/// assert!(!position.assumes_uniqueness());
/// ```
#[cfg(feature = "techniques")]
#[must_use]
pub fn position(puzzle: &Puzzle) -> Option<Position> {
    let is_unique = match solve(puzzle) {
        Solve::None => return None,
        Solve::Unique(_) => true,
        Solve::Several(..) => false,
    };
    let position = Position::new(puzzle).ok()?;
    Some(position.assuming_uniqueness(is_unique))
}

/// Finds the next deduction that a person could make: the first step of the easiest technique.
///
/// Returns `None` if there is nothing to deduce: the puzzle is full, it has no solution, or it has
/// several solutions and no technique makes progress.
///
/// ```
/// use novena::Puzzle;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse()?;
/// let step = novena::hint(&puzzle).unwrap();
/// println!("{}: {step}", step.kind);
/// assert_eq!(novena::hint(&Puzzle::EMPTY), None);
/// # Ok::<(), novena::ParseBoardError>(())
/// ```
#[cfg(feature = "techniques")]
#[must_use]
pub fn hint(puzzle: &Puzzle) -> Option<Step> {
    steps(puzzle).next()
}

/// Finds the steps that lead to the solution. Each step is the easiest in the position that the
/// previous steps leave, and is computed on demand.
///
/// The iterator ends at the solution, or earlier if no technique makes progress. If the puzzle does
/// not have a solution, the iterator is empty.
///
/// ```
/// use novena::Puzzle;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse()?;
/// let mut position = novena::position(&puzzle).unwrap();
/// for step in novena::steps(&puzzle) {
///     position.apply(&step)?;
/// }
/// assert_eq!(position.solution(), novena::solve(&puzzle).first());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[cfg(feature = "techniques")]
pub fn steps(puzzle: &Puzzle) -> impl Iterator<Item = Step> + use<> {
    let reasoner = Reasoner::standard();
    let mut position = position(puzzle);
    std::iter::from_fn(move || {
        let position = position.as_mut()?;
        let step = reasoner.first_step(position)?;
        position
            .apply(&step)
            .expect("a step keeps every solution, and there is one");
        Some(step)
    })
}

/// Rates a puzzle on our own scale, on which all symmetric variants of a puzzle have the same
/// rating.
///
/// Returns `None` unless the puzzle has exactly one solution.
///
/// ```
/// use novena::Puzzle;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse()?;
/// assert_eq!(novena::rate(&puzzle).unwrap().to_string(), "1.5, easy");
/// assert_eq!(novena::rate(&Puzzle::EMPTY), None);
/// # Ok::<(), novena::ParseBoardError>(())
/// ```
#[cfg(feature = "ratings")]
#[must_use]
pub fn rate(puzzle: &Puzzle) -> Option<Rating> {
    let position = position(puzzle).filter(Position::assumes_uniqueness)?;
    novena_ratings::rate(position)
}

/// Generates puzzles that satisfy a wish, as an endless iterator. The same wish and seed always
/// produce the same puzzles. A [`Level`](techniques::Level) can also be used as a wish.
///
/// ```
/// use novena::generator::Wish;
/// use novena::techniques::{Kind, Level};
///
/// let easy = novena::generate(Level::Easy, 7)?.next().unwrap();
/// assert_eq!(novena::count(&easy.made.puzzle, 2), 1);
///
/// // This wish is rare: give up after 10,000 tries.
/// let wish = Wish::needing(Kind::X_WING);
/// let found = novena::generate(wish, 7)?.with_effort(10_000).next();
/// # assert!(found.is_some());
/// # Ok::<(), novena::generator::WishRefusal>(())
/// ```
///
/// An error explains why no puzzle can satisfy the wish.
#[cfg(feature = "generator")]
pub fn generate(wish: impl Into<Wish>, seed: u64) -> Result<Generator, WishRefusal> {
    Generator::new(wish.into(), seed)
}

#[cfg(all(doctest, feature = "formats", feature = "techniques"))]
#[doc = include_str!("../README.md")]
struct Readme;

/// Runs the example of the guide.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Guide;
