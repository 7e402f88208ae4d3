//! Positions for practising a technique.

use novena_core::{Board, CellSet, Digit, DigitSet, Puzzle, Symmetry};
use novena_kernel::{Verdict, Wave};
use novena_techniques::{Kind, KindChoice, Position, Step};

use crate::judge::Gap;
use crate::{NewPuzzle, Random};

/// The techniques that puzzles are known to need, one per line. A rare one is followed by our own
/// puzzles that need it, made by `examples/practice_puzzles.rs`.
const TABLE: &str = include_str!("../data/practice.txt");

/// The number of puzzles made from the stored ones, each under a different symmetry.
const TURNS: usize = 24;

/// A position in which a technique is the next step, because everything before it in [`Kind::ALL`]
/// is exhausted.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The puzzle it comes from.
    pub made: NewPuzzle,
    /// The position.
    pub position: Position,
    /// A step of the technique in the position.
    pub step: Step,
}

impl Practice {
    /// The position of a puzzle in which a kind of the choice is next. `None` if the puzzle needs
    /// none of these kinds (see [`crate::Wish`]).
    ///
    /// ```
    /// use novena_generator::{Generator, Practice, Wish};
    /// use novena_techniques::Kind;
    ///
    /// let wish = Wish { needs: vec![Kind::XY_WING.into()], ..Wish::default() };
    /// let found = Generator::new(wish, 7)?.next().unwrap();
    /// let practice = Practice::of(&found.made, &Kind::XY_WING.into()).unwrap();
    /// assert_eq!(practice.step.kind, Kind::XY_WING);
    /// assert!(practice.entries().filled().len() < 81);
    /// # Ok::<(), novena_generator::WishRefusal>(())
    /// ```
    #[must_use]
    pub fn of(made: &NewPuzzle, choice: &KindChoice) -> Option<Self> {
        let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
        let gaps = Gap::of(choice);
        let (position, step) = gaps.iter().find_map(|gap| gap.find(start.clone()))?;
        Some(Self {
            made: *made,
            position,
            step,
        })
    }

    /// Whether a kind is the next step in a position: everything before it is exhausted, and among
    /// the kinds that are compared ([`Kind::is_in_stage`]), it is the one chosen.
    ///
    /// ```
    /// # use novena_generator::Practice;
    /// # use novena_techniques::{Kind, sketch};
    /// let position = sketch::position("r1c1=12 r1c9=13 r9c1=23 r1c5=3456 r5c5=4");
    /// assert!(Practice::is_due(&position, Kind::NAKED_SINGLE));
    /// assert!(!Practice::is_due(&position, Kind::XY_WING));
    /// ```
    #[must_use]
    pub fn is_due(position: &Position, kind: Kind) -> bool {
        Gap::new(kind).is_at(position)
    }

    /// Whether some puzzle is known to need this kind.
    ///
    /// ```
    /// # use novena_generator::Practice;
    /// # use novena_techniques::Kind;
    /// assert!(Practice::is_known(Kind::UNIQUE_RECTANGLE_4));
    /// assert!(!Practice::is_known(Kind::WHALE));
    /// ```
    #[must_use]
    pub fn is_known(kind: Kind) -> bool {
        row(kind).is_some()
    }

    /// Puzzles that need one of the choice's rare kinds. They are stored puzzles under symmetries
    /// drawn from the seed. A transformed puzzle has the same steps, but a path may take them in
    /// another order; use a [`Judge`](crate::Judge) to be sure.
    ///
    /// ```
    /// # use novena_generator::Practice;
    /// # use novena_techniques::Kind;
    /// assert!(!Practice::stored(&Kind::REMOTE_PAIR.into(), 7).is_empty());
    /// // Enough puzzles need one to make them when they are asked for.
    /// assert!(Practice::stored(&Kind::X_WING.into(), 7).is_empty());
    /// ```
    #[must_use]
    pub fn stored(choice: &KindChoice, seed: u64) -> Vec<NewPuzzle> {
        let rows = || {
            choice
                .kinds()
                .iter()
                .filter_map(|&kind| Some((kind, row(kind)?)))
        };
        if rows().any(|(_, row)| !row.contains(' ')) {
            return Vec::new();
        }
        let puzzles = rows()
            .flat_map(|(kind, row)| puzzles_of(row).map(move |puzzle| (kind, puzzle)))
            .collect();
        turned(puzzles, Random::new(seed)).collect()
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

    /// The candidates left in each cell. A filled cell has none.
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

/// The puzzles listed on one line of a table.
pub(crate) fn puzzles_of(row: &str) -> impl Iterator<Item = Puzzle> {
    let words = row.split(' ').skip(1);
    words.filter_map(|word| word.parse().ok())
}

/// A few of these puzzles, each under a symmetry after which it still needs the kind.
pub(crate) fn turned(
    puzzles: Vec<(Kind, Puzzle)>,
    mut random: Random,
) -> impl Iterator<Item = NewPuzzle> {
    let turns = if puzzles.is_empty() { 0 } else { TURNS };
    (0..turns).filter_map(move |_| {
        let (kind, puzzle) = &puzzles[random.below_small(puzzles.len())];
        let puzzle = turn(*kind, &mut random)?.puzzle(puzzle);
        match Wave::new().verdict(&puzzle).0 {
            Verdict::Unique(solution) => Some(NewPuzzle { puzzle, solution }),
            Verdict::None | Verdict::Several => None,
        }
    })
}

/// A random symmetry after which a puzzle still needs the kind. Most kinds allow any symmetry. If
/// the symmetry of the givens must remain visible, only relabelling, rotation and reflection are
/// used.
fn turn(kind: Kind, random: &mut Random) -> Option<Symmetry> {
    let any = Symmetry::nth(random.next_u64() % Symmetry::COUNT)?;
    if kind != Kind::SYMMETRICAL_PLACEMENT {
        return Some(any);
    }
    let turns = [
        Symmetry::IDENTITY,
        Symmetry::ROTATE_90,
        Symmetry::ROTATE_180,
        Symmetry::ROTATE_90.then(Symmetry::ROTATE_180),
        Symmetry::FLIP_ROWS,
        Symmetry::FLIP_COLUMNS,
        Symmetry::TRANSPOSE,
        Symmetry::ANTITRANSPOSE,
    ];
    let digits = Digit::ALL.map(|digit| any.digit(digit));
    let renamed = Symmetry::relabel(digits).ok()?;
    Some(turns[random.below_small(turns.len())].then(renamed))
}

/// The line of the table for a kind.
pub(crate) fn row(kind: Kind) -> Option<&'static str> {
    row_of(TABLE, kind)
}

/// The line of a table for a kind.
pub(crate) fn row_of(table: &'static str, kind: Kind) -> Option<&'static str> {
    table
        .lines()
        .find(|line| line.split(' ').next() == Some(kind.id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_givens_stay_symmetric() {
        let kind = Kind::SYMMETRICAL_PLACEMENT;
        let stored = Practice::stored(&kind.into(), 3);
        assert!(!stored.is_empty());
        for made in stored {
            assert!(
                Practice::of(&made, &kind.into()).is_some(),
                "{}",
                made.puzzle
            );
        }
    }

    #[test]
    fn every_line_names_a_technique_and_puzzles_that_need_it() {
        for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split(' ');
            let id = words.next().unwrap_or_default();
            let kind: Kind = id.parse().unwrap();
            assert_eq!(kind.id(), id);
            for word in words {
                let puzzle: Puzzle = word.parse().unwrap();
                let Verdict::Unique(solution) = Wave::new().verdict(&puzzle).0 else {
                    panic!("{line}: not one solution");
                };
                let made = NewPuzzle { puzzle, solution };
                assert!(Practice::of(&made, &kind.into()).is_some(), "{line}");
            }
        }
    }

    #[test]
    fn a_seed_turns_a_puzzle_that_still_needs_its_technique() {
        for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
            let kind: Kind = line.split(' ').next().unwrap().parse().unwrap();
            let stored = Practice::stored(&kind.into(), 7);
            let is_needed = |made: &NewPuzzle| Practice::of(made, &kind.into()).is_some();
            assert!(stored.is_empty() || stored.iter().any(is_needed), "{kind}");
        }
    }
}
