//! Positions to practise a technique in.

use novena_core::{Board, CellSet, DigitSet};
use novena_techniques::{Kind, Position, Step};

use crate::NewPuzzle;
use crate::judge::Gap;

/// A position in which a technique is the next to use: everything before it in [`Kind::ALL`]
/// has been used up.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The puzzle it is taken from.
    pub made: NewPuzzle,
    /// The position.
    pub position: Position,
    /// A step of the technique in it.
    pub step: Step,
}

impl Practice {
    /// The position of a puzzle in which `kind` is next; none if the puzzle does not need it
    /// (see [`crate::Wish`]).
    ///
    /// ```
    /// use novena_generator::{Generator, Practice, Wish};
    /// use novena_techniques::Kind;
    ///
    /// let wish = Wish { needs: vec![Kind::XY_WING], ..Wish::default() };
    /// let found = Generator::new(wish, 7)?.next().unwrap();
    /// let practice = Practice::of(&found.made, Kind::XY_WING).unwrap();
    /// assert_eq!(practice.step.kind, Kind::XY_WING);
    /// assert!(practice.entries().filled().len() < 81);
    /// # Ok::<(), novena_generator::WishRefusal>(())
    /// ```
    #[must_use]
    pub fn of(made: &NewPuzzle, kind: Kind) -> Option<Self> {
        let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
        let (position, step) = Gap::new(kind).find(start)?;
        Some(Self {
            made: *made,
            position,
            step,
        })
    }

    /// The digits placed so far, without the givens.
    #[must_use]
    pub fn entries(&self) -> Board {
        let mut entries = *self.position.grid().board();
        for cell in self.position.givens() {
            entries[cell] = None;
        }
        entries
    }

    /// The candidates left in each cell; none in a filled one.
    #[must_use]
    pub fn marks(&self) -> [DigitSet; 81] {
        let open: CellSet = self.position.open_cells();
        let mut marks = [DigitSet::EMPTY; 81];
        for cell in open {
            marks[cell.index()] = self.position[cell];
        }
        marks
    }
}
