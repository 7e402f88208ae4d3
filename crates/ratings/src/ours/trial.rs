//! Runs trials. A trial assumes a candidate and counts the rounds needed to reach a contradiction.
//!
//! All consequences in a round are applied at once, so the number of rounds depends only on the
//! position, not on the order in which candidates are processed.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, Contradiction, Digit, Grid, House};

use novena_techniques::{Kind, Position, technique};

/// The methods that a trial may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trial {
    /// Singles.
    Singles,
    /// Singles and, if there are none, patterns.
    Patterns,
    /// Singles and patterns and, if there are none, trials with singles.
    Nested,
    /// Singles and patterns and, if there are none, trials with patterns.
    Deep,
}

/// The patterns that a trial uses if there are no singles left.
const PATTERNS: [Kind; 5] = [
    Kind::POINTING,
    Kind::CLAIMING,
    Kind::NAKED_PAIR,
    Kind::HIDDEN_PAIR,
    Kind::X_WING,
];

impl Trial {
    pub(super) const ALL: [Self; 4] = [Self::Singles, Self::Patterns, Self::Nested, Self::Deep];

    /// The kind of trial that may be nested in this one.
    const fn inner(self) -> Option<Self> {
        match self {
            Self::Singles | Self::Patterns => None,
            Self::Nested => Some(Self::Singles),
            Self::Deep => Some(Self::Patterns),
        }
    }

    /// The candidates that lead to a contradiction in the fewest rounds, and the number of rounds.
    pub(super) fn struck(self, grid: &Grid) -> Option<(usize, Vec<Candidate>)> {
        self.struck_within(grid, usize::MAX)
    }

    fn struck_within(self, grid: &Grid, most: usize) -> Option<(usize, Vec<Candidate>)> {
        let mut soonest: Option<(usize, Vec<Candidate>)> = None;
        for cell in grid.open_cells() {
            for digit in grid[cell] {
                let candidate = cell.with(digit);
                let limit = soonest.as_ref().map_or(most, |(rounds, _)| *rounds);
                let Some(rounds) = self.contradiction(*grid, candidate, limit) else {
                    continue;
                };
                match &mut soonest {
                    Some((least, all)) if *least == rounds => all.push(candidate),
                    _ => soonest = Some((rounds, vec![candidate])),
                }
            }
        }
        soonest
    }

    /// The number of rounds, up to `most`, after which a candidate leads to a contradiction.
    fn contradiction(self, mut grid: Grid, supposed: Candidate, most: usize) -> Option<usize> {
        if grid.place(supposed).is_err() {
            return Some(1);
        }
        for round in 1..=most {
            match self.round(&mut grid) {
                Err(_) => return Some(round),
                Ok(true) => {}
                Ok(false) => return None,
            }
        }
        None
    }

    /// Applies all immediate consequences and returns whether there were any.
    fn round(self, grid: &mut Grid) -> Result<bool, Contradiction> {
        let singles = singles(grid);
        for &single in &singles {
            // The list may contain the same single several times.
            if grid.placed(single.cell) != Some(single.digit) {
                grid.place(single)?;
            }
        }
        if !singles.is_empty() || self == Self::Singles {
            return Ok(!singles.is_empty());
        }
        let removed = by_patterns(grid);
        for &candidate in &removed {
            grid.eliminate(candidate)?;
        }
        let Some(inner) = self.inner().filter(|_| removed.is_empty()) else {
            return Ok(!removed.is_empty());
        };
        let Some((_, struck)) = inner.struck(grid) else {
            return Ok(false);
        };
        for candidate in struck {
            grid.eliminate(candidate)?;
        }
        Ok(true)
    }
}

/// All naked and hidden singles.
fn singles(grid: &Grid) -> Vec<Candidate> {
    let mut singles = Vec::new();
    let [_, one, ..] = grid.cells_by_count();
    singles.extend(
        one.iter()
            .filter_map(|cell: Cell| Some(cell.with(grid[cell].single()?))),
    );
    for house in House::all() {
        for (index, &count) in grid.counts_in(house).iter().enumerate() {
            if count == 1 {
                let digit = Digit::from_index(index);
                let cell = grid.places_in(digit, house).single();
                singles.extend(cell.map(|cell| cell.with(digit)));
            }
        }
    }
    singles
}

/// The eliminations of the patterns.
fn by_patterns(grid: &Grid) -> Vec<Candidate> {
    let position = Position::from_grid(*grid, novena_core::CellSet::EMPTY);
    let mut removed = Vec::new();
    for technique in PATTERNS.into_iter().filter_map(technique) {
        // The callback never stops the search.
        let _ = technique.find(&position, &mut |step| {
            removed.extend(step.eliminations());
            ControlFlow::Continue(())
        });
    }
    removed
}

#[cfg(test)]
mod tests {
    use super::*;
    use novena_techniques::sketch::position;

    #[test]
    fn a_candidate_that_leaves_a_cell_empty_is_eliminated_at_once() {
        // With 1 in r1c1, 2 would be the only candidate in both of the other cells.
        let sketch = position(
            "r1c1=13 r1c2=12 r1c3=12 r1c5=3456789 r1c6=3456789 r1c7=3456789 r1c8=3456789 r1c9=3456789 r1c4=3456789",
        );
        let (rounds, struck) = Trial::Singles.struck(sketch.grid()).unwrap();
        assert_eq!(rounds, 1);
        assert!(struck.contains(&"1r1c1".parse().unwrap()), "{struck:?}");
    }

    #[test]
    fn an_empty_grid_has_no_eliminations() {
        assert_eq!(Trial::Patterns.struck(&Grid::EMPTY), None);
    }

    #[test]
    fn stronger_trials_eliminate_no_later_than_weaker_trials() {
        let puzzle: novena_core::Puzzle = include_str!("../../../cli/lists/hard.txt")
            .lines()
            .next()
            .unwrap()
            .parse()
            .unwrap();
        let grid = puzzle.grid().unwrap();
        let (rounds, struck) = Trial::Singles.struck(&grid).unwrap();
        for candidate in struck {
            for trial in Trial::ALL {
                assert_eq!(trial.contradiction(grid, candidate, rounds), Some(rounds));
            }
        }
    }
}
